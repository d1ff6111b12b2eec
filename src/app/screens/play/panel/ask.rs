//! What a touch on a panel asks for.

use super::figure::Figure;
use super::page::{Page, Question};
use crate::app::command::Command;
use kit::widgets::Quarter;

/// What a touch on a panel asks for.
#[derive(Clone, Debug)]
pub enum Ask {
    /// Something for the shell to do.
    Do(Command),
    /// The same; the panel is done and closes.
    Finish(Command),
    /// The same; the panel closes, and the one below returns.
    Leave(Command),
    /// Open another page.
    Open(Page),
    /// The same, or if that page is open, return to the turn.
    Toggle(Page),
    /// Go back to the panel below.
    Back,
    /// Go back to the turn.
    Close,
    /// Turn the table view by this much.
    TurnTableView(Quarter),
    /// Make room in the table view for those who build alongside the turn.
    ShowBuilders,
    /// Leave the table view for the island.
    LeaveTableView,
}

impl Ask {
    /// Asks why.
    pub const fn why(question: Question) -> Self {
        Self::Open(Page::Why(question))
    }

    /// Asks to correct a number.
    pub const fn correct(figure: Figure) -> Self {
        Self::Open(Page::correcting(figure))
    }
}
