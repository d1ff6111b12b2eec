//! Reports on games: the numbers, luck, points, cards, and time of one game, and the players
//! and numbers of all. Everything is counted from the acts each time; the stored summaries
//! are only a cache.
//!
//! `walk` in `scene` folds the branch once more and shows each act as a [`Scene`], with the table
//! before and after it. `game_report` walks once and passes every scene to all the tallies:
//! `numbers`, `luck`, `points`, `works`, `traffic`, `tempo`, and those of an expansion: `knights`,
//! `sea`, `fish`, `gold`, `wagons`, `oil`. A tally sees scenes in order and only keeps what it needs;
//! `in_turn` and `reigns` are what several of them keep. `flow` says which cards moved and `works` by which way,
//! and `chances` is what `luck` measures against. The finished report shrinks to a [`Summary`], and
//! `across` adds up summaries.
//!
//! `fair` is the exception: the walk only notes a plan, by which a screen later plays thousands of
//! fair games, slice by slice.

mod across;
mod chances;
mod fair;
mod fish;
mod flow;
mod game_report;
mod gold;
mod in_turn;
mod knights;
mod luck;
mod numbers;
mod oil;
mod points;
mod reigns;
mod scene;
mod sea;
mod tempo;
#[cfg(test)]
pub(crate) mod tests;
mod traffic;
mod turns_played;
mod wagons;
mod works;

pub use across::{Across, GameRecord, NumberRecord, NumbersFrom, PlayerRecord};
pub use chances::{Chance, Chances};
pub use fair::{FAIR_GAMES, Fair, FairBand, FairFindings, FairNumber, FairPlan, Lopsided};
pub use fish::{FishReport, FishSpent, FishTally};
pub use flow::Flow;
pub(crate) use flow::carried;
pub use game_report::{
    GameReport, Honor, Honored, MOST_HONORS, PlayerSummary, SUMMARY_VERSION, Summary,
};
pub use gold::{GoldFlow, GoldReport, GoldWay};
pub use in_turn::{InTurn, SeatCounts};
pub use knights::{AttackRecord, KnightsReport, LevelChange, Levels, ProgressTally, Strengths};
pub use luck::{ENOUGH_OWED, GoldLuck, Luck, NumberLuck, Production};
pub use numbers::{Away, Came, Numbers, RollCounts};
pub use oil::{DisasterRecord, OilReport, OilTally, OilWay};
pub use points::{MOST_TURNING_POINTS, Points, PointsChange, Source, Turning, TurningPoint};
pub use reigns::{Prize, Reign};
pub use scene::{Scene, Tally, walk};
pub use sea::{Loot, PirateMove, SeaReport};
pub use tempo::{BREAK, Spell, Tempo, TimedBy};
pub use traffic::Traffic;
pub use turns_played::TurnsPlayed;
pub use wagons::{BanditDeed, WagonReport, WagonTally};
pub use works::{Way, Work, Works};
