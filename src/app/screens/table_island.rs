//! The island of a table with all that stands on it, for pictures: nothing of it is touched.

use egui::{Ui, Vec2};

use cards::Award;
use game::longest_road_of;
use kit::theme::Palette;
use kit::widgets::{IslandView, Landmarks, Seascape};
use words::game::GameWords;

/// Draws it into `size`, as it is turned on the table, with the longest road lit.
pub fn show(ui: &mut Ui, say: &GameWords<'_>, size: Vec2) {
    let state = say.state;
    let holder = state.holders().of(Award::LongestRoad);
    let road = holder.map(|holder| longest_road_of(state.pieces(), holder).to_vec());
    let colors = say.colors();
    let view = IslandView {
        turned: say.game.board_rotation().sixths(),
        landmarks: Landmarks::of(state.knights()),
        sea: Seascape::of(state.sea()),
        robber: state.robber(),
        lit_road: road.as_deref().unwrap_or_default(),
        ..IslandView::of(state.island(), say.text, Palette::of(ui), state.pieces(), &colors)
    };
    view.show(ui, size);
}
