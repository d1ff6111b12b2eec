//! The command line's verbs, all without the window.

mod analyze;
mod lab;
mod lab_table;
mod line;
mod show;
mod task;

pub use analyze::{Answered, analyze, answer_line};
pub use lab::{DeckStats, StatsError, deck_stats};
pub use show::{show, summary};
