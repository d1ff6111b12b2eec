//! Single-line fields for names.

use egui::text::CCursorRange;
use egui::text_edit::TextEditState;
use egui::{Align2, Margin, Response, TextEdit, TextStyle, Ui, vec2};

use super::buttons::fitted;
use crate::theme::resized;
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
    let field = TextEdit::singleline(&mut written)
        .char_limit(most)
        .font(font)
        .align(Align2::LEFT_CENTER)
        .margin(Margin::symmetric(12, 4))
        .desired_width(width - 24.0)
        .min_size(vec2(width, 48.0));
    let response = ui.add_sized(vec2(width, 48.0), field);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    if response.gained_focus() {
        select_all(ui, &response, &written);
    }
    let changed = response.changed().then_some(written);
    (response, changed)
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
