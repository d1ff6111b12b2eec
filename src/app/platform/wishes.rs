//! What the system's user has set for all programs.

use kit::theme::{Look, Motion};
use words::language::Language;

/// What the system reports of the user's wishes; `None` is unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// The language.
    pub language: Option<Language>,
    /// The colors.
    pub look: Option<Look>,
    /// Whether things move by themselves.
    pub motion: Option<Motion>,
}
