//! What a touch on a panel asks for.

use crate::app::command::Command;
use crate::app::screens::play::panel::figure::Figure;
use crate::app::screens::play::panel::page::{Page, Question};

/// What a touch on a panel asks for.
#[derive(Clone, Debug)]
pub enum Ask {
    /// Something that the shell does.
    Do(Command),
    /// The same; the panel has done its part and closes.
    Finish(Command),
    /// Another page.
    Open(Page),
    /// The same, or if that is open, back to the turn.
    Toggle(Page),
    /// Back to what lies below.
    Back,
    /// Back to the turn.
    Close,
}

impl Ask {
    /// Asks why.
    pub const fn why(question: Question) -> Self {
        Self::Open(Page::Why(question))
    }

    /// Asks to put a number right.
    pub const fn correct(figure: Figure) -> Self {
        Self::Open(Page::correcting(figure))
    }
}
