//! What is being put together in a turn.

use super::discard::Counts;
use super::number_entry::PrintedDraft;
use super::task_draft::TaskDraft;

/// What is being put together in a turn.
#[derive(Debug, Default)]
pub(super) struct TurnDraft {
    pub task: TaskDraft,
    /// Hand sizes at a 7, where hands are not followed.
    pub counts: Counts,
    pub printed: PrintedDraft,
}
