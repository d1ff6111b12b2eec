//! A scenario as a tile to touch: its map, its name, and the points that win.

use egui::{Align2, FontId, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use board::Island;
use kit::theme::{Palette, Tone, strong};
use kit::widgets::{Switch, chosen_ring, fitted, paint_small_island, toned_ground};
use words::text::Text;

/// What a tile shows.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// The scenario's name.
    pub title: &'a str,
    /// The points that win.
    pub points: u8,
    /// Its map.
    pub picture: &'a Island,
    /// How the map is turned, in sixths.
    pub turned: u8,
    /// Whether it is chosen.
    pub picked: Switch,
    /// Whether it has a map for so many players.
    pub fits: bool,
}

/// How much of a tile its two lines take, in points.
const WORDS: f32 = 46.0;

/// Draws the tile. Returns whether it was touched.
pub fn show(ui: &mut Ui, text: &Text, shown: &Shown<'_>, size: Vec2) -> bool {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let points = if shown.fits {
        text.with("scenario-points", &[("points", shown.points.into())])
    } else {
        text.get("scenario-no-map")
    };
    let values = [("title", shown.title.into()), ("line", points.as_str().into())];
    let said = text.with("scenario-tile", &values);
    let (enabled, picked) = (ui.is_enabled(), shown.picked == Switch::On);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, picked, &said));
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let tone = Tone { fill: palette.raised, ink: palette.text };
    toned_ground(ui, &response, tone);
    if picked {
        chosen_ring(ui, rect, 12.0);
    }
    let picture = Rect::from_min_max(rect.min, rect.max - vec2(0.0, WORDS)).shrink(6.0);
    paint_small_island(ui.painter(), picture, shown.picture, shown.turned, palette);
    if !shown.fits {
        ui.painter().rect_filled(picture, 8.0, tone.fill.gamma_multiply(0.7));
    }
    let room = rect.width() - 12.0;
    let lines = [
        (shown.title, strong(ui.ctx(), 17.0), tone.ink, 35.0),
        (points.as_str(), FontId::proportional(14.0), palette.faint, 15.0),
    ];
    for (words, font, ink, above) in lines {
        let (font, _) = fitted(ui, words, font, room);
        let at = rect.center_bottom() - vec2(0.0, above);
        ui.painter().text(at, Align2::CENTER_CENTER, words, font, ink);
    }
    response.clicked()
}
