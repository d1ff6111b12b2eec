//! Reports on games: the numbers, luck, points, cards, and time of one game, and the players
//! and numbers of all. Everything is counted from the acts each time; the stored summaries
//! are only a cache.
//!
//! `walk` in `scene` folds the branch once more and shows each act as a [`Scene`], with the table
//! before and after it. `game_report` walks once and passes every scene to all the tallies:
//! `numbers`, `luck`, `points`, `works`, `traffic`, `tempo`, `knights`, `sea`. A tally sees scenes
//! in order and only keeps what it needs. `flow` says which cards moved and `works` by which way,
//! and `chances` is what `luck` measures against. The finished report shrinks to a [`Summary`], and
//! `across` adds up summaries.
//!
//! `fair` is the exception: the walk only notes a plan, by which a screen later plays thousands of
//! fair games, slice by slice.

mod across;
mod chances;
mod fair;
mod flow;
mod game_report;
mod knights;
mod luck;
mod numbers;
mod points;
mod scene;
mod sea;
mod tempo;
#[cfg(test)]
pub(crate) mod tests;
mod traffic;
mod turns_played;
mod works;

pub use across::{Across, GameRecord, NumberRecord, NumbersFrom, PlayerRecord};
pub use chances::{Chance, Chances};
pub use fair::{FAIR_GAMES, Fair, FairBand, FairFindings, FairNumber, FairPlan, Lopsided};
pub use flow::Flow;
pub(crate) use flow::carried;
pub use game_report::{
    GameReport, Honor, Honored, MOST_HONORS, PlayerSummary, SUMMARY_VERSION, Summary,
};
pub use knights::{AttackRecord, KnightsReport, LevelChange, Levels, ProgressTally, Strengths};
pub use luck::{ENOUGH_OWED, GoldLuck, Luck, NumberLuck, Production};
pub use numbers::{Away, Came, Numbers, RollCounts};
pub use points::{
    MOST_TURNING_POINTS, Points, PointsChange, Prize, Reign, Source, Turning, TurningPoint,
};
pub use scene::{Scene, Tally, walk};
pub use sea::{AtSea, Loot, PirateMove, SeaReport};
pub use tempo::{BREAK, Spell, Tempo, TimedBy};
pub use traffic::Traffic;
pub use turns_played::TurnsPlayed;
pub use works::{Way, Work, Works};
