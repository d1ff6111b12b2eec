//! The command line's verbs, all without the window.

mod analyze;
mod line;
mod show;
mod task;

pub use analyze::{Answered, analyze, answer_line};
pub use show::{show, summary};
