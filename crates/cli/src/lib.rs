//! The command line's verbs, all without the window.
//!
//! The program itself reads [`Arguments`] and calls a function here for the verb (see
//! `src/command_line.rs`); what is printed goes through [`Printed`], which makes hidden characters
//! visible. `analyze` has `workers` deal out the lines and keep their order; for each, `question`
//! reads the position and what is asked, and the answer is put together with
//! `expansion_answers`, `scenario_answers`, and `module_answers`. `lab`, `balance`, `check`, and `show` are a verb or two each.
//!
//! The tests in `tests/core` belong to this crate, the highest one that needs no window.

#![forbid(unsafe_code)]

mod analyze;
mod arguments;
mod balance;
mod check;
mod expansion_answers;
mod lab;
mod module_answers;
mod named;
mod printed;
mod question;
mod scenario_answers;
mod show;
mod workers;

pub use analyze::{analyze, answer_line};
pub use arguments::{Arguments, DeckVerb, ScenarioVerb, Verb};
pub use balance::{BalanceArguments, balance};
pub use check::{check_decks, check_scenarios, list_scenarios};
pub use lab::{DeckStats, deck_stats};
pub use named::{NoDecks, decks_named, not_opened};
pub use printed::{Printed, visible};
pub use show::{Fate, Revealed, Verified, history_of, show, summary, verified_text, verify};
