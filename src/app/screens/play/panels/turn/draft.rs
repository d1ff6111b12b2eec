//! What is being put together in a turn.

use super::discard::Counts;
use super::task_draft::TaskDraft;
use crate::app::screens::play::parts::number_entry::PrintedDraft;

/// What is being put together in a turn.
#[derive(Debug, Default)]
pub struct TurnDraft {
    pub task: TaskDraft,
    /// Hand sizes at a 7, if hands aren't tracked.
    pub counts: Counts,
    pub printed: PrintedDraft,
}
