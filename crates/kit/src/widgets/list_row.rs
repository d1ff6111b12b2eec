//! A row of a list that leads to what it names.

use egui::{Align2, FontId, Rect, Response, Ui, pos2, vec2};

use super::{FINGER, GAP, Icon, SizedButton, elided, fitted_line, pressed_ground, touchable};
use crate::theme::{Palette, strong};

/// The height of a row.
const HIGH: f32 = 68.0;

/// The room of the sign at the end of a row.
const WAY: f32 = 48.0;

/// A row over the full width: a title, and a line about it.
#[derive(Clone, Copy, Debug)]
pub struct ListRow<'a> {
    pub title: &'a str,
    pub line: &'a str,
    /// Name for screen readers.
    pub name: &'a str,
}

impl ListRow<'_> {
    /// Draws it without a picture.
    pub fn show(&self, ui: &mut Ui) -> Response {
        self.beside(ui, 16.0, |_, _| {})
    }

    /// Draws it beside a button with this icon and name; says which of the two was touched.
    pub fn with_button(&self, ui: &mut Ui, icon: Icon, name: &str) -> (bool, bool) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            let row = vec2(ui.available_width() - FINGER - GAP, HIGH);
            let opens = ui.allocate_ui(row, |ui| self.show(ui).clicked()).inner;
            let button = SizedButton::new("").named(name).icon(icon);
            (opens, button.show(ui, vec2(FINGER, HIGH)).clicked())
        })
        .inner
    }

    /// Draws it `indent` points away from its left edge, and in the room before that what
    /// `picture` draws.
    pub fn beside(&self, ui: &mut Ui, indent: f32, picture: impl FnOnce(&Ui, Rect)) -> Response {
        let palette = Palette::of(ui);
        let (rect, response) = touchable(ui, vec2(ui.available_width(), HIGH), self.name);
        pressed_ground(ui, &response, palette.panel);
        picture(ui, rect.with_max_x(rect.left() + indent));
        let room = rect.width() - indent - WAY;
        let corner = rect.min + vec2(indent, 11.0);
        let font = strong(ui.ctx(), 18.0);
        fitted_line(ui, corner, Align2::LEFT_TOP, self.title, font, palette.text, room);
        let (below, font) = (corner + vec2(0.0, 26.0), FontId::proportional(16.0));
        elided(ui, below, Align2::LEFT_TOP, self.line, font, palette.faint, room);
        let way = pos2(rect.right() - 28.0, rect.center().y);
        Icon::Forward.paint_at(ui.painter(), way, 20.0, palette.faint);
        response
    }
}
