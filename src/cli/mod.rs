//! The command line's verbs, all without the window.

mod analyze;
mod balance;
mod line;
mod show;
mod task;

pub use analyze::{Answered, analyze, answer_line};
pub use balance::{BalanceArguments, balance};
pub use show::{show, summary};
