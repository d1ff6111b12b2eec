//! When something was shown: once the game has moved on, what is being put together is
//! dropped, and pages start at their top.

use super::panel::Sheet;
use game::{ActId, Game};
use words::game::StepName;
use words::game::announcement::Since;

/// A point of the game: the last act, and the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Moment {
    /// Not seen yet.
    #[default]
    Unseen,
    /// The number of acts, the last of them, and the turn.
    After(usize, Option<ActId>, u32),
}

impl Moment {
    /// Where `game` stands.
    pub fn of(game: &Game) -> Self {
        let last = game.acts().next_back().map(|(id, ..)| id);
        Self::After(game.count(), last, game.state().turn())
    }
}

/// The page beside the island: a turn becomes another page after every act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ShownPage {
    pub name: &'static str,
    pub sheet: Sheet,
    pub moment: Moment,
}

/// What happened between two moments; `undo` is what could be undone at the first.
pub fn since(before: Moment, now: Moment, undo: Option<StepName>) -> Since {
    match (before, now, undo) {
        (Moment::Unseen, ..) => Since::Looked,
        (Moment::After(before, ..), Moment::After(now, ..), Some(undo))
            if now + undo.acts == before =>
        {
            Since::TakenBack(undo.long)
        }
        (Moment::After(before, ..), Moment::After(now, ..), _) if now < before => Since::Looked,
        _ => Since::Done,
    }
}
