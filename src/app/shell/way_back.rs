//! The system's own way back: a browser's Back button, a tablet's gesture. It
//! does what Escape does; where Escape does nothing, it leads to the start
//! screen.

use egui::{Event, Key, Modifiers, Ui};

use super::tableside::{Screen, Tableside};
use crate::app::command::{Command, Page};
use crate::app::platform::WayBack;
use kit::widgets::keyboard::escape;

/// Whether a step back is taken in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Back {
    /// No.
    Stays,
    /// Yes: the screen sees it as an Escape.
    Steps,
}

impl Tableside {
    /// Hands a requested step back to the screen. Typing is finished first, and
    /// so is a step on its way to disk.
    pub(super) fn step_back(&mut self, ui: &Ui) -> Back {
        self.steps_back += self.platform.steps_back();
        if self.way_back() == WayBack::Out {
            self.steps_back = 0;
        }
        if self.steps_back == 0 || self.is_waiting() {
            return Back::Stays;
        }
        ui.ctx().request_repaint();
        if ui.ctx().text_edit_focused() {
            ui.memory_mut(|memory| {
                if let Some(field) = memory.focused() {
                    memory.surrender_focus(field);
                }
            });
            return Back::Stays;
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
        Back::Steps
    }

    /// If the screen had nothing to close, the step leads to the start screen.
    pub(super) fn stepped_back(ui: &Ui, back: Back, asked: &[Command]) -> Option<Command> {
        let is_untaken = back == Back::Steps && escape(ui);
        (is_untaken && asked.is_empty()).then_some(Command::Home)
    }

    /// Returns where the system's own way back leads from here.
    pub(super) fn way_back(&self) -> WayBack {
        match &self.screen {
            Screen::Home(home)
                if self.settings == Page::Leave
                    && self.statistics.is_none()
                    && self.almanac.is_none()
                    && home.is_start() =>
            {
                WayBack::Out
            }
            _ => WayBack::Within,
        }
    }
}
