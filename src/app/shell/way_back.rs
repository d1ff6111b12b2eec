//! The system's own way back: a browser's button, a tablet's gesture. It does
//! what Escape does, and where that does nothing it leads to the start.

use egui::{Event, Key, Modifiers, Ui};

use super::tableside::{Screen, Tableside};
use crate::app::command::{Command, Page};
use crate::app::platform::WayBack;
use crate::app::widgets::keyboard::escape;

/// Whether a step back is taken in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Back {
    /// None is.
    Stays,
    /// One is: the screen has it as an Escape.
    Steps,
}

impl Tableside {
    /// Hands a step that was asked for to the screen. What is being typed is
    /// taken first, and a step that is on its way to disk has come there.
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

    /// Where the screen had nothing to close, the step leads to the start.
    pub(super) fn stepped_back(ui: &Ui, back: Back, asked: Option<Command>) -> Option<Command> {
        let is_untaken = back == Back::Steps && escape(ui);
        asked.or_else(|| is_untaken.then_some(Command::Home))
    }

    /// Where the system's own way back leads from here.
    pub(super) fn way_back(&self) -> WayBack {
        match &self.screen {
            Screen::Home(home)
                if self.settings == Page::Leave && self.statistics.is_none() && home.is_start() =>
            {
                WayBack::Out
            }
            _ => WayBack::Within,
        }
    }
}
