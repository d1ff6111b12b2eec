//! Why a step was not taken.

use cards::EmptyPile;
use game::{BadStep, Refusal};
use store::WriteError;
use words::errors;
use words::text::Text;

/// Why a step was not taken.
#[derive(Debug, thiserror::Error)]
pub enum StepError {
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// There is no such step.
    #[error(transparent)]
    Bad(#[from] BadStep),
    /// There is nothing to draw.
    #[error(transparent)]
    Empty(#[from] EmptyPile),
    /// It can't be serialized.
    #[error(transparent)]
    Unwritable(#[from] WriteError),
    /// The previous step is still on its way to disk.
    #[error("the previous step is still being written")]
    Waiting,
}

impl StepError {
    /// The error as a sentence.
    pub fn sentence(&self, text: &Text) -> String {
        match self {
            Self::Bad(BadStep::NothingToUndo) => text.get("error-nothing-to-undo"),
            Self::Bad(BadStep::NothingToRedo) => text.get("error-nothing-to-redo"),
            Self::Empty(_) => text.get("error-empty-pile"),
            Self::Bad(BadStep::TooMuch) => text.get("error-too-much"),
            Self::Bad(BadStep::ApplyError(_)) => text.get("error-misfit"),
            Self::Bad(BadStep::NoSuchAct) => text.get("error-no-such-act"),
            Self::Refused(_) => text.get("error-refused"),
            Self::Unwritable(error) => errors::write_error(text, error),
            Self::Waiting => text.get("error-waiting"),
        }
    }
}
