//! When something was shown: what is being put together is dropped, and pages
//! begin at their top, once the game has moved on.

use crate::app::screens::play::panel::Sheet;
use crate::game::{ActId, Game};
use crate::words::game::StepName;
use crate::words::game::announcement::Since;

/// A point of the game: the last act, and the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Moment {
    /// Not looked at yet.
    #[default]
    Unseen,
    /// After so many acts, the last of which is this one, in this turn.
    After(usize, Option<ActId>, u32),
}

impl Moment {
    /// Where `game` stands.
    pub fn of(game: &Game) -> Self {
        let last = game.acts().next_back().map(|(id, ..)| id);
        Self::After(game.count(), last, game.state().turn())
    }
}

/// What stands beside the island: a turn is another page after every act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ShownPage {
    pub name: &'static str,
    pub sheet: Sheet,
    pub moment: Moment,
}

/// What lies between two moments; `undo` is what could be taken back at
/// the first.
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
