//! The command line's verbs, all without the window.

#![forbid(unsafe_code)]

mod analyze;
mod arguments;
mod ascending;
mod balance;
mod check;
mod decks;
mod history;
mod knights_answer;
mod lab;
mod lab_table;
mod printed;
mod question;
mod scenarios;
mod sea_answer;
mod show;
mod task;
mod verify;
mod workers;

pub use analyze::{analyze, answer_line};
pub use arguments::{Arguments, DeckVerb, ScenarioVerb, Verb};
pub use balance::{BalanceArguments, balance};
pub use check::{Checked, Style, check_decks};
pub use decks::{NoDecks, decks_named};
pub use history::history_of;
pub use lab::{DeckStats, StatsError, deck_stats};
pub use printed::{Printed, visible};
pub use scenarios::{check_scenarios, list_scenarios};
pub use show::{show, summary};
pub use verify::{Fate, Revealed, Verified, verified_text, verify};
pub use workers::Answered;
