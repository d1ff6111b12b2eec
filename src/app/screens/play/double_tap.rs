//! A second tap of the same finger: right after an answer, the same button may already
//! be the next player's.

use egui::{Pos2, Ui};

use super::panel::Ask;
use super::view::View;
use crate::app::command::Command;

/// How far apart two touches are, in points, that are surely of different things.
const APART: f32 = 48.0;

/// Where the last answer was touched.
#[derive(Debug, Default)]
pub struct DoubleTap {
    at: Option<Pos2>,
}

impl DoubleTap {
    /// Whether `ask` was meant, and not the end of a double tap: then it would answer for
    /// another player than the touch before it, at the same place.
    pub fn admits(&mut self, ui: &Ui, view: &View<'_>, ask: &Ask, is_ready: bool) -> bool {
        let Ask::Do(Command::Act(deed)) = ask else { return true };
        let at = ui.input(|input| input.pointer.interact_pos());
        let is_near = self.at.zip(at).is_some_and(|(last, at)| last.distance(at) < APART);
        let last = view.game.acts().last().and_then(|(_, _, act)| act.deed.player());
        let is_others = last.is_some() && deed.player().is_some() && deed.player() != last;
        if is_others && is_near && !is_ready {
            return false;
        }
        self.at = at;
        true
    }
}
