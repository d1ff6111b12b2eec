//! Fields to write in: names, lines with their label above, and longer texts.

use egui::text::CCursorRange;
use egui::text_edit::TextEditState;
use egui::{Align2, FontId, Id, Key, Margin, Response, Sense, TextEdit, TextStyle, Ui, vec2};

use super::buttons::fitted;
use super::choice::one_line;
use crate::theme::{Palette, resized, strong};
use game::MAX_NAME;

/// A field for a player's name; returns the name if it has changed.
pub fn name_field(ui: &mut Ui, label: &str, name: &str, width: f32) -> Option<String> {
    line_field(ui, label, MAX_NAME, name, width).1
}

/// A single-line field for at most `most` characters; also returns its text if
/// that has changed.
pub fn line_field(
    ui: &mut Ui,
    label: &str,
    most: usize,
    text: &str,
    width: f32,
) -> (Response, Option<String>) {
    let mut written = text.to_owned();
    // Long text shrinks rather than being cut off.
    let (font, wide) = fitted(ui, text, TextStyle::Heading.resolve(ui.style()), width - 32.0);
    let share = ((width - 32.0) / wide.max(1.0)).min(1.0);
    let size = font.size * share;
    let font = resized(font, size);
    let field = single_line(&mut written, most, font, width);
    let response = ui.add_sized(vec2(width, 48.0), field);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    if response.gained_focus() {
        select_all(ui, &response, &written);
    }
    let changed = response.changed().then_some(written);
    (response, changed)
}

/// A line to write at most `most` characters in, as high as a finger.
fn single_line(written: &mut String, most: usize, font: FontId, wide: f32) -> TextEdit<'_> {
    TextEdit::singleline(written)
        .char_limit(most)
        .font(font)
        .align(Align2::LEFT_CENTER)
        .margin(Margin::symmetric(12, 4))
        .desired_width(wide - 24.0)
        .min_size(vec2(wide, 48.0))
}

/// Leads to a field: what is typed replaces `text`, which stands in it.
pub fn focus_field(ui: &Ui, field: &Response, text: &str) {
    field.request_focus();
    select_all(ui, field, text);
}

/// Typing replaces all of it: on a tablet, nobody wants to erase a name letter by letter.
fn select_all(ui: &Ui, field: &Response, text: &str) {
    if let Some(mut state) = TextEditState::load(ui.ctx(), field.id) {
        state.cursor.set_char_range(Some(CCursorRange::select_all_str(text)));
        state.store(ui.ctx(), field.id);
    }
}

/// Moment at which a field takes the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// As soon as it appears, with its contents selected.
    Now,
    /// Once it is touched.
    Touched,
}

/// A field's id, which keeps the keyboard focus no matter what changes above it.
fn field_id(label: &str) -> Id {
    Id::unique(("field", label))
}

/// Moves the keyboard focus to the field with this label.
pub fn focus(ui: &Ui, label: &str) {
    ui.memory_mut(|memory| memory.request_focus(field_id(label)));
}

/// A field's label. Screen readers get it from the field itself.
pub fn label_above(ui: &mut Ui, label: &str) {
    ui.add_space(4.0);
    let palette = Palette::of(ui);
    let wide = ui.available_width();
    let galley = one_line(ui, label, strong(ui.ctx(), 16.0), palette.faint, wide);
    let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.painter().galley(rect.min, galley, palette.faint);
}

/// A one-line field with its label above; returns the text when it changes.
pub fn field(ui: &mut Ui, label: &str, value: &str, most: usize, focus: Focus) -> Option<String> {
    label_above(ui, label);
    let mut written = value.to_owned();
    let wide = ui.available_width();
    let field = single_line(&mut written, most, FontId::proportional(18.0), wide);
    let response = ui.add_sized(vec2(wide, 48.0), field.id(field_id(label)));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    if focus == Focus::Now {
        focus_field(ui, &response, &written);
    }
    response.changed().then_some(written)
}

/// Returns whether the text of the one-line field with this label was just entered. Call it after
/// drawing the field.
pub fn entered(ui: &Ui, label: &str) -> bool {
    let left = ui.ctx().read_response(field_id(label)).is_some_and(|field| field.lost_focus());
    left && ui.input(|input| input.key_pressed(Key::Enter))
}

/// A multiline field with its label above.
pub fn long_field(
    ui: &mut Ui,
    label: &str,
    hint: &str,
    value: &str,
    most: usize,
) -> Option<String> {
    label_above(ui, label);
    let mut written = value.to_owned();
    let field = TextEdit::multiline(&mut written)
        .id(field_id(label))
        .char_limit(most)
        .hint_text(hint.to_owned())
        .font(FontId::proportional(17.0))
        .margin(Margin::symmetric(12, 8))
        .desired_rows(3)
        // Tab moves on to the next control, as in the field above.
        .lock_focus(false)
        .desired_width(f32::INFINITY);
    let response = ui.add(field);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    response.changed().then_some(written)
}
