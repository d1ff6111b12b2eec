//! A field for a player's name.

use egui::text::CCursorRange;
use egui::text_edit::TextEditState;
use egui::{Align2, FontId, Margin, TextEdit, TextStyle, Ui, vec2};

use super::buttons::fitted;
use crate::game::MAX_NAME;

/// A field for a name; returns it when it has changed.
#[must_use]
pub fn name_field(ui: &mut Ui, label: &str, name: &str, width: f32) -> Option<String> {
    let mut written = name.to_owned();
    // Twenty wide letters are small here rather than cut.
    let (font, wide) = fitted(ui, name, TextStyle::Heading.resolve(ui.style()), width - 32.0);
    let share = ((width - 32.0) / wide.max(1.0)).min(1.0);
    let font = FontId { size: font.size * share, ..font };
    let field = TextEdit::singleline(&mut written)
        .char_limit(MAX_NAME)
        .font(font)
        .align(Align2::LEFT_CENTER)
        .margin(Margin::symmetric(12, 4))
        .desired_width(width - 24.0)
        .min_size(vec2(width, 48.0));
    let response = ui.add_sized(vec2(width, 48.0), field);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    // What is typed replaces the name: on a tablet nobody erases by letters.
    if response.gained_focus()
        && let Some(mut state) = TextEditState::load(ui.ctx(), response.id)
    {
        state.cursor.set_char_range(Some(CCursorRange::select_all_str(&written)));
        state.store(ui.ctx(), response.id);
    }
    response.changed().then_some(written)
}
