//! The command line's verbs, all without the window.

mod analyze;
mod arguments;
mod ascending;
mod bad_line;
mod balance;
mod cell;
mod check;
mod decks;
mod expansion;
mod history;
mod knights_answer;
mod knights_line;
mod knights_question;
mod lab;
mod lab_table;
mod line;
mod printed;
mod read_line;
mod sea_answer;
mod sea_line;
mod sea_question;
mod show;
mod task;
mod verify;
mod workers;

pub use analyze::{analyze, answer_line};
pub use arguments::{Arguments, DeckVerb, Verb};
pub use balance::{BalanceArguments, balance};
pub use check::{Checked, Style, check_decks};
pub use decks::{NoDecks, decks_named};
pub use history::history_of;
pub use lab::{DeckStats, StatsError, deck_stats};
pub use printed::{Printed, visible};
pub use show::{show, summary};
pub use verify::{Fate, Revealed, Verified, verified_text, verify};
pub use workers::Answered;
