//! Buttons large enough for a finger, each with a name for screen readers.

use std::fmt::Display;
use std::ops::RangeInclusive;

use egui::{Align2, Color32, FontId, Pos2, Rect, Response, Ui, Vec2, pos2, vec2};

use super::Icon;
use super::button_ground::{FINGER, labeled, toned_ground, touchable};
use super::draw::{centered, elided};
use crate::theme::bounds::Within;
use crate::theme::{Palette, Tone, resized, strong};

fn named_button(ui: &mut Ui, size: Vec2, name: &str, tone: Tone) -> (Response, Tone) {
    let (_, response) = touchable(ui, size, name);
    let tone = toned_ground(ui, &response, tone);
    (response, tone)
}

/// `font`, smaller if `label` wouldn't fit into `room` points, and the label's
/// width at that size. Shrinking stops at 0.6, below which text would be hard
/// to read.
pub fn fitted(ui: &Ui, label: &str, font: FontId, room: f32) -> (FontId, f32) {
    let wide = text_width(ui, label, &font);
    let share = (room / wide.max(1.0)).within(0.6, 1.0);
    let size = font.size;
    let smaller = resized(font, size * share);
    let wide = wide * smaller.size / size;
    (smaller, wide)
}

/// Writes one line of `text` at `at`: smaller if it is long, and cut off only then.
pub fn fitted_line(
    ui: &Ui,
    at: Pos2,
    anchor: Align2,
    text: &str,
    font: FontId,
    ink: Color32,
    room: f32,
) {
    let (font, _) = fitted(ui, text, font, room);
    elided(ui, at, anchor, text, font, ink, room);
}

/// Returns how wide `label` is on one line.
pub fn text_width(ui: &Ui, label: &str, font: &FontId) -> f32 {
    ui.painter().layout_no_wrap(label.to_owned(), font.clone(), Color32::WHITE).size().x
}

/// The one button that says what comes next: green, 64 points high, and as wide
/// as there is room.
pub fn primary_button(ui: &mut Ui, label: &str) -> Response {
    wide_button(ui, label, Palette::of(ui).primary)
}

/// The primary button with a smaller line below its label.
pub fn primary_button_with(ui: &mut Ui, label: &str, line: &str) -> Response {
    let size = vec2(ui.available_width().max(FINGER), 64.0);
    let (response, tone) = named_button(ui, size, label, Palette::of(ui).primary);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(line));
    let room = response.rect.width() - 24.0;
    let middle = response.rect.center();
    let (above, font) = (middle - vec2(0.0, 10.0), strong(ui.ctx(), 21.0));
    fitted_line(ui, above, Align2::CENTER_CENTER, label, font, tone.ink, room);
    let below = middle + vec2(0.0, 17.0);
    let font = FontId::proportional(15.0);
    elided(ui, below, Align2::CENTER_CENTER, line, font, tone.ink, room);
    response
}

/// A button like the primary one in another color.
pub fn wide_button(ui: &mut Ui, label: &str, tone: Tone) -> Response {
    let size = vec2(ui.available_width().max(FINGER), 64.0);
    let (response, tone) = named_button(ui, size, label, tone);
    let room = response.rect.width() - 24.0;
    let (font, _) = fitted(ui, label, strong(ui.ctx(), 22.0), room);
    centered(ui.painter(), response.rect.center(), label, font, tone.ink);
    response
}

/// A button in the usual color with a label and, if given, an icon.
pub fn action_button(ui: &mut Ui, icon: Option<Icon>, label: &str) -> Response {
    let palette = Palette::of(ui);
    toned_button(ui, icon, label, Tone { fill: palette.raised, ink: palette.text })
}

/// A button in its own color with a label and, if given, an icon. It is as high
/// as the style's `interact_size`, and as wide as its label or, in a justified
/// layout (such as a column), as there is room.
pub fn toned_button(ui: &mut Ui, icon: Option<Icon>, label: &str, tone: Tone) -> Response {
    let font = strong(ui.ctx(), 17.0);
    let (icon_side, gap) = if icon.is_some() { (22.0, 8.0) } else { (0.0, 0.0) };
    let wide = if ui.layout().horizontal_justify() {
        ui.available_width()
    } else {
        icon_side + gap + text_width(ui, label, &font) + 32.0
    };
    let high = ui.spacing().interact_size.y;
    let (response, tone) = named_button(ui, vec2(wide, high).max(Vec2::splat(FINGER)), label, tone);
    let room = response.rect.width() - icon_side - gap - 16.0;
    let (font, words) = fitted(ui, label, font, room);
    let middle = response.rect.center();
    let left = middle.x - (icon_side + gap + words) / 2.0;
    if let Some(icon) = icon {
        let center = pos2(left + icon_side / 2.0, middle.y);
        icon.paint(ui.painter(), Rect::from_center_size(center, Vec2::splat(icon_side)), tone.ink);
    }
    let at = pos2(left + icon_side + gap + words / 2.0, middle.y);
    centered(ui.painter(), at, label, font, tone.ink);
    response
}

/// A square button with only an icon; `name` is for screen readers.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str) -> Response {
    let palette = Palette::of(ui);
    let tone = Tone { fill: palette.raised, ink: palette.text };
    let (response, tone) = named_button(ui, Vec2::splat(FINGER), name, tone);
    let place = Rect::from_center_size(response.rect.center(), Vec2::splat(24.0));
    icon.paint(ui.painter(), place, tone.ink);
    response
}

/// Icons to touch, each with its name and what it stands for, and dead where it can do nothing.
/// Returns what was touched.
pub fn icon_buttons<T, const N: usize>(
    ui: &mut Ui,
    buttons: [(bool, Icon, String, T); N],
) -> Option<T> {
    let mut touched = None;
    for (can, icon, name, what) in buttons {
        if ui.add_enabled_ui(can, |ui| icon_button(ui, icon, &name)).inner.clicked() {
            touched = Some(what);
        }
    }
    touched
}

/// A number with a button on either side. `less` and `more` name the buttons
/// for screen readers ("Cards of Red: one less"). Returns the change asked for,
/// -1 or 1, never out of `range`.
pub fn stepper<N: Copy + PartialOrd + Display>(
    ui: &mut Ui,
    (less, more): (&str, &str),
    value: N,
    range: &RangeInclusive<N>,
) -> Option<i8> {
    let mut change = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let can_take = value > *range.start();
        if ui.add_enabled_ui(can_take, |ui| icon_button(ui, Icon::Minus, less)).inner.clicked() {
            change = Some(-1);
        }
        let number = value.to_string();
        let rect = labeled(ui, Vec2::splat(FINGER), &number);
        let (font, ink) = (strong(ui.ctx(), 22.0), Palette::of(ui).text);
        centered(ui.painter(), rect.center(), &number, font, ink);
        let can_add = value < *range.end();
        if ui.add_enabled_ui(can_add, |ui| icon_button(ui, Icon::Plus, more)).inner.clicked() {
            change = Some(1);
        }
    });
    change
}
