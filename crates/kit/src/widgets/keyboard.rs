//! Rules for keys that apply everywhere, before any screen sees them.

use egui::{Event, Key};

/// Use of the keyboard in the last frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keyboard {
    /// Its keys control the app.
    #[default]
    Free,
    /// It was typing into a field.
    Writes,
}

impl Keyboard {
    /// Removes what no screen should act on. A key that is held down counts only
    /// once, because what comes next belongs to another player. Escape in a field
    /// just leaves the field.
    pub fn before(self, ui: &egui::Ui) {
        if ui.ctx().text_edit_focused() {
            return;
        }
        ui.input_mut(|input| {
            input.events.retain(|event| match event {
                Event::Key { key: Key::Escape, pressed: true, .. } => self == Self::Free,
                Event::Key { key, pressed: true, repeat: true, .. } => may_repeat(*key),
                _ => true,
            });
        });
    }

    /// Remembers whether a field had the keyboard.
    pub fn after(&mut self, ctx: &egui::Context) {
        *self = if ctx.text_edit_focused() { Self::Writes } else { Self::Free };
    }
}

/// Keys that move from one thing to the next.
const fn may_repeat(key: Key) -> bool {
    matches!(
        key,
        Key::ArrowLeft
            | Key::ArrowRight
            | Key::ArrowUp
            | Key::ArrowDown
            | Key::Tab
            | Key::Plus
            | Key::Minus
            | Key::Equals
            | Key::PageUp
            | Key::PageDown
    )
}

/// Returns whether Escape was pressed, which leads back, unless something else has
/// already taken it.
pub fn escape(ui: &egui::Ui) -> bool {
    ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape))
}
