//! Insights from games: random play for testing the rules and for measuring, the effects
//! of events in such games, and the deck lab.
//!
//! [`report`] covers one game or all of them: everything in it derives from the acts.
//!
//! `random` plays: it tries deeds until the rules take one, with `random_expansions` for what
//! Cities & Knights and Seafarers add, `random_fish` for fish, `random_rivers` for rivers and gold,
//! and `random_wagons` for wagons; `random_whisper` tells the app alone of cards; `sensible` takes the best of some of these. `balance` plays whole
//! games so and sums what each event brought, with `balance_expansions` and `balance_scenarios` for
//! what happens beside events. `lab` plays no games at all: it only shuffles and turns piles, and
//! its findings can take along what `balance` measured.
//!
//! No randomness starts here: each function is handed its generator. Long work comes in slices, a
//! few turns or games to a call, because a page has no threads and a window has to keep drawing.

#![forbid(unsafe_code)]

mod balance;
mod balance_expansions;
mod balance_scenarios;
mod lab;
mod random;
mod random_expansions;
mod random_fish;
mod random_oil;
mod random_rivers;
mod random_wagons;
mod random_whisper;
pub mod report;
mod sensible;

pub use balance::{ActCause, Balance, Estimate, EventBalance, EventKey, SeasonBalance, Trial};
pub use balance_expansions::{KnightsBalance, SeaBalance};
pub use balance_scenarios::{
    ClothBalance, PirateBalance, ScenarioBalance, TribeBalance, WonderBalance,
};
pub use lab::{
    Absence, BadSeats, BadYears, Comes, Consequence, EventFinding, Findings, GAME_TURNS,
    GuessFinding, Guesses, Habits, KindFinding, Lab, MAX_YEARS, NetCards, NumberFinding,
    SeasonFinding, Seats, Votes, Years, net_cards, two_dice,
};
pub use random::{play_out, random_act, random_deed, random_scenario, random_setup};
pub use random_whisper::random_whisper;
pub use sensible::sensible_deed;
