//! Insights from games: random play for testing the rules and for measuring, the effects
//! of events in such games, and the deck lab.
//!
//! [`report`] covers one game or all of them: everything in it derives from the acts.

#![forbid(unsafe_code)]

mod balance;
mod balance_expansions;
mod lab;
mod random;
mod random_expansions;
pub mod report;

pub use balance::{ActCause, Balance, Estimate, EventBalance, EventKey, SeasonBalance, Trial};
pub use balance_expansions::{KnightsBalance, SeaBalance};
pub use lab::{
    Absence, BadSeats, BadYears, Comes, Consequence, EventFinding, Findings, GAME_TURNS,
    GuessFinding, Guesses, Habits, KindFinding, Lab, MAX_YEARS, NetCards, NumberFinding,
    SeasonFinding, Seats, Votes, Years, net_cards, two_dice,
};
pub use random::{play_out, random_act, random_deed, random_setup, sensible_deed};
