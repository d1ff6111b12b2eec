//! What brings somebody to a game: to play it, or only to see it played again.

use super::panel::Page;
use super::panel_stack::PanelStack;
use super::view::View;
use crate::app::command::Command;

/// What brings somebody to a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Visit {
    /// To play it, or to watch others play.
    #[default]
    Stays,
    /// To see it played again, from its first frame on.
    Begins,
    /// It is being seen again.
    Sees,
}

impl Visit {
    /// Opens the replay if that is what the game was opened for.
    pub fn begin(&mut self, panels: &mut PanelStack, view: &View<'_>) {
        if *self == Self::Begins {
            panels.open(Page::Replay, view);
            *self = Self::Sees;
        }
    }

    /// The way back, once the replay is closed that the game was opened for.
    pub fn end(self, panels: &PanelStack) -> Option<Command> {
        (self == Self::Sees && panels.is_turn()).then_some(Command::Home)
    }
}
