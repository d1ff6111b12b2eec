//! The system's own way back: a browser's Back button, a tablet's gesture. It
//! does what Escape does; where Escape does nothing, it leads to the start
//! screen.

use egui::{Event, Key, Modifiers, Ui};

use super::tableside::{Screen, Tableside};
use crate::app::command::Command;
use crate::app::platform::WayBack;
use kit::widgets::keyboard::escape;

impl Tableside {
    /// Hands a requested step back to the screen, which sees it as an Escape; returns whether it
    /// did. Typing is finished first, and so is a step on its way to disk.
    pub(super) fn step_back(&mut self, ui: &Ui) -> bool {
        self.steps_back += self.platform.steps_back();
        if self.way_back() == WayBack::Out {
            self.steps_back = 0;
        }
        if self.steps_back == 0 || self.is_waiting() {
            return false;
        }
        ui.ctx().request_repaint();
        if ui.ctx().text_edit_focused() {
            ui.memory_mut(|memory| {
                if let Some(field) = memory.focused() {
                    memory.surrender_focus(field);
                }
            });
            return false;
        }
        self.steps_back -= 1;
        ui.input_mut(|input| {
            input.events.push(Event::Key {
                key: Key::Escape,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: Modifiers::NONE,
            });
        });
        true
    }

    /// If the screen had nothing to close, the step leads to the start screen.
    pub(super) fn stepped_back(ui: &Ui, steps: bool, asked: &[Command]) -> Option<Command> {
        let is_untaken = steps && escape(ui);
        (is_untaken && asked.is_empty()).then_some(Command::Home)
    }

    /// Returns where the system's own way back leads from here.
    pub(super) fn way_back(&self) -> WayBack {
        let is_start = matches!(&self.screen, Screen::Home(home) if home.is_start());
        if is_start && self.is_in_front() { WayBack::Out } else { WayBack::Within }
    }
}
