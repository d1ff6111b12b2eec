//! A few hexes of an island, drawn as the island is.

use egui::{Pos2, Rect, Ui, vec2};

use game::{Color, Game, PerSeat};
use kit::theme::Palette;
use kit::widgets::{Geometry, IslandView, Landmarks, Seascape};
use words::almanac::DrawnIsland;
use words::text::Text;

/// Draws it in `rect`, in the colors of `game`'s table as far as it has as many players.
pub fn paint(ui: &Ui, text: &Text, drawn: &DrawnIsland, rect: Rect, game: Option<&Game>) {
    let start = &drawn.position.start;
    let colors = colors(drawn, game);
    let landmarks = start.knights.as_ref().map(Landmarks::at_start).unwrap_or_default();
    let pirate = start.sea.as_ref().and_then(|sea| sea.pirate);
    let view = IslandView {
        island: &drawn.position.island,
        turned: 0,
        text,
        palette: Palette::of(ui),
        pieces: &start.pieces,
        colors: &colors,
        landmarks,
        sea: Seascape { pirate, ..Seascape::default() },
        robber: start.robber,
        lit_hexes: &[],
        lit_road: &[],
        choices: &drawn.marks,
        unmarked: &[],
        own: None,
        selected: None,
    };
    view.paint_within(&ui.painter().with_clip_rect(rect.intersect(ui.clip_rect())), rect);
}

/// How high its land and sea are for their width.
pub fn height(drawn: &DrawnIsland) -> f32 {
    let fitted = |size| {
        let rect = Rect::from_min_size(Pos2::ZERO, size);
        Geometry::fit(&drawn.position.island, rect, 0).side()
    };
    fitted(vec2(1.0, MUCH) * ROOM) / fitted(vec2(MUCH, 1.0) * ROOM)
}

/// A room that only one of its sides limits.
const ROOM: f32 = 1000.0;
const MUCH: f32 = 100.0;

fn colors(drawn: &DrawnIsland, game: Option<&Game>) -> PerSeat<Color> {
    let people = &drawn.position.people;
    let at_table: Vec<Color> = game.into_iter().flat_map(table_colors).collect();
    people.map(|seat, person| {
        let here = at_table.len() >= people.seats().count();
        at_table.get(seat.index()).copied().filter(|_| here).unwrap_or(person.color)
    })
}

fn table_colors(game: &Game) -> Vec<Color> {
    game.state().players().values().map(|player| player.color).collect()
}
