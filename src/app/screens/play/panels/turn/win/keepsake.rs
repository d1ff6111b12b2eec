//! The end of a game as a picture to keep and to share.

use chrono::{DateTime, Utc};
use egui::{ColorImage, RichText, vec2};

use super::banner;
use crate::app::screens::statistics::EndPlots;
use crate::app::screens::table_island;
use game::Game;
use kit::theme::{Palette, plain};
use kit::widgets::page_picture::picture;
use words::game::GameWords;
use words::text::Text;

/// The width of the picture, in points.
const WIDE: f32 = 1_000.0;

/// The height of the island.
const ISLAND: f32 = 760.0;

/// Who won, the island as it lies, and how it came to that; nothing before the game is over.
/// `when` puts a time into words that are still right when the picture is looked at.
pub fn keepsake(
    game: &Game,
    text: &Text,
    when: &dyn Fn(DateTime<Utc>) -> String,
) -> Option<ColorImage> {
    let over = game.state().over()?;
    let say = GameWords::now(text, game, when);
    let mut plots = EndPlots::of(game);
    Some(picture(WIDE, |ui| {
        banner::show(ui, &say, Palette::of(ui), over);
        ui.add_space(8.0);
        let wide = ui.available_width();
        table_island::show(ui, &say, vec2(wide, ISLAND));
        ui.add_space(8.0);
        plots.standings(ui, text);
        plots.curve(ui, text);
        plots.strengths(ui, text);
        let line = text.with("win-picture-line", &[("when", when(game.setup().created).into())]);
        ui.label(RichText::new(line).font(plain(17.0)).color(Palette::of(ui).faint));
    }))
}
