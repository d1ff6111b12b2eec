//! Properties that everything shares which can be touched: its size, its name, and its ground.

use egui::{Color32, Id, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};
use serde::{Deserialize, Serialize};

use crate::theme::{Palette, Tone};

/// The least width and height of anything to touch.
pub const FINGER: f32 = 48.0;

/// A place of this size to touch, with its name for screen readers.
pub fn touchable(ui: &mut Ui, size: Vec2, name: &str) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
    (rect, response)
}

/// The same of something that is chosen or not, or on or off, by its role.
pub fn selectable(
    ui: &mut Ui,
    size: Vec2,
    role: Role,
    is_chosen: bool,
    name: &str,
) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(role, enabled, is_chosen, name));
    (rect, response)
}

/// A place of this size that only shows something, with the words for screen readers.
pub fn labeled(ui: &mut Ui, size: Vec2, words: &str) -> Rect {
    said(ui, size, Role::Label, words)
}

/// The same for the title of a page, which screen readers find as a heading.
pub fn titled(ui: &mut Ui, size: Vec2, title: &str) -> Rect {
    said(ui, size, Role::Heading, title)
}

fn said(ui: &mut Ui, size: Vec2, role: Role, words: &str) -> Rect {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(role, true, words));
    rect
}

/// A place that is laid out already, with its role and name for screen readers.
pub fn named_place(
    ui: &Ui,
    place: Rect,
    id: Id,
    (sense, role): (Sense, Role),
    name: &str,
) -> Response {
    let response = ui.interact(place, id, sense);
    response.widget_info(|| WidgetInfo::labeled(role, true, name));
    response
}

/// The title of a page that has no room to show it, for screen readers alone.
pub fn unseen_title(ui: &Ui, title: &str) {
    let at = Rect::from_min_size(ui.cursor().min, Vec2::ZERO);
    let id = ui.scope_id().with("unseen title");
    named_place(ui, at, id, (Sense::hover(), Role::Heading), title);
}

/// Paints a button's ground in its current state; returns the tone to write in.
pub fn toned_ground(ui: &Ui, response: &Response, tone: Tone) -> Tone {
    let palette = Palette::of(ui);
    let rect = response.rect;
    let enabled = ui.is_enabled();
    let tone = if !enabled {
        palette.disabled
    } else if response.is_pointer_button_down_on() {
        tone.set_back(0.3)
    } else if response.hovered() {
        tone.set_back(0.12)
    } else {
        tone
    };
    // Disabled buttons have no border.
    let rim = if enabled { palette.rim } else { Stroke::NONE };
    ui.painter().rect(rect, 12.0, tone.fill, rim, StrokeKind::Inside);
    if response.has_focus() {
        let ring = Stroke::new(3.0, palette.focus);
        ui.painter().rect_stroke(rect.expand(2.0), 14.0, ring, StrokeKind::Middle);
    }
    tone
}

/// The ring around what is chosen, where it has a color or a picture of its own; options in
/// plain words are filled with the accent instead.
pub fn chosen_ring(ui: &Ui, rect: Rect, corner: f32) {
    let palette = Palette::of(ui);
    for (inset, thick, color) in [(0.0, 4.0, palette.focus), (4.0, 1.5, palette.edge)] {
        let line = Stroke::new(thick, color);
        let corner = (corner - inset).max(0.0);
        ui.painter().rect_stroke(rect.shrink(inset), corner, line, StrokeKind::Inside);
    }
}

/// The focus ring, inside whatever has the keyboard focus, on any ground.
pub fn focus_ring(ui: &Ui, response: &Response) {
    if response.has_focus() {
        let ring = Stroke::new(3.0, Palette::of(ui).focus);
        ui.painter().rect_stroke(response.rect, 10.0, ring, StrokeKind::Inside);
    }
}

/// Paints the ground of a tile that lies on the screen, lit under the pointer.
pub fn tile_ground(ui: &Ui, response: &Response, corner: f32) {
    let palette = Palette::of(ui);
    let rect = response.rect;
    let is_lit = response.hovered() && response.sense.senses_click();
    let fill = if is_lit { palette.raised } else { palette.panel };
    ui.painter().rect(rect, corner, fill, palette.panel_rim, StrokeKind::Inside);
    if response.has_focus() {
        let ring = Stroke::new(3.0, palette.focus);
        ui.painter().rect_stroke(rect, corner, ring, StrokeKind::Inside);
    }
}

/// Paints the ground of a row that can be touched as a whole, in its current
/// state.
pub fn pressed_ground(ui: &Ui, response: &Response, fill: Color32) {
    toned_ground(ui, response, Tone { fill, ink: Palette::of(ui).text });
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Switch {
    On,
    /// It is not.
    #[default]
    Off,
}

impl Switch {
    pub const fn when(yes: bool) -> Self {
        if yes { Self::On } else { Self::Off }
    }

    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Self::On => Self::Off,
            Self::Off => Self::On,
        }
    }
}
