//! What games tell. For now: play by lot, to try the rules and to measure, and
//! the deck lab.

mod lab;
mod random;

pub use lab::{
    Absence, BadSeats, BadYears, Comes, Consequence, EventFinding, Findings, GAME_TURNS,
    GuessFinding, Guesses, Habits, KindFinding, Lab, MAX_YEARS, NetCards, NumberFinding,
    SeasonFinding, Seats, Votes, Years, two_dice,
};
pub use random::{play_out, random_act, random_deed, random_setup};
