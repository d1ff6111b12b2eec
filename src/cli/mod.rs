//! The command line's verbs, all without the window.

mod analyze;
mod line;
mod task;

pub use analyze::{Answered, analyze, answer_line};
