//! Keys for laptops.

use egui::{Key, Modifiers, Ui};

use super::turn::Next;
use super::view::View;
use super::{Open, Play};
use crate::app::command::Command;
use crate::game::{Deed, Phase};

impl Play {
    /// Keys for laptops: the space bar presses the button at the bottom, digits
    /// say what real dice show.
    pub(super) fn keys(&mut self, ui: &Ui, view: &View<'_>, next: &Next) -> Option<Command> {
        if ui.memory(|memory| memory.focused().is_some()) {
            return None;
        }
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        if pressed(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z)
            || pressed(Modifiers::COMMAND, Key::Y)
        {
            return view.game.next().map(|_| Command::Redo);
        }
        if pressed(Modifiers::COMMAND, Key::Z) {
            return view.game.last().map(|_| Command::Undo);
        }
        if matches!(self.open, Open::Why(_)) && pressed(Modifiers::NONE, Key::Escape) {
            self.open = self.behind();
            return None;
        }
        if pressed(Modifiers::NONE, Key::Space) && !self.is_settling(ui) {
            return next.press(self, view);
        }
        let rolls = view.refused.is_none()
            && view.state.phase() == Phase::BeforeProduction
            && view.state.tasks().is_empty()
            && matches!(self.open, Open::Turn | Open::Numbers);
        let roll = if rolls { self.typed.roll(ui) } else { None };
        roll.map(|number| Command::Act(Deed::Roll { number }))
    }
}
