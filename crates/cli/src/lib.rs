//! The command line's verbs, all without the window.

#![forbid(unsafe_code)]

mod analyze;
mod arguments;
mod balance;
mod check;
mod expansion_answers;
mod lab;
mod named;
mod printed;
mod question;
mod show;
mod workers;

pub use analyze::{analyze, answer_line};
pub use arguments::{Arguments, DeckVerb, ScenarioVerb, Verb};
pub use balance::{BalanceArguments, balance};
pub use check::{check_decks, check_scenarios, list_scenarios};
pub use lab::{DeckStats, deck_stats};
pub use named::{NoDecks, decks_named};
pub use printed::{Printed, visible};
pub use show::{Fate, Revealed, Verified, history_of, show, summary, verified_text, verify};
