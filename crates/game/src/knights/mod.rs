//! Cities & Knights (docs/knights.md): what it adds to a position, and what its rules
//! say about that: improvements, knights, the barbarians.
//!
//! In the base game a knight is a card; here it is a piece on the island.

mod ask;
mod correction;
mod deed;
mod event_die;
mod fold;
mod judge;
mod knight;
mod options;
mod progress_card;
mod rules;
mod state;
mod table;

pub(crate) use correction::KNIGHTS_ON_TABLE;
pub use correction::{KnightsCorrection, KnightsDiscrepancy, rows as knights_facts};
pub use deed::{
    HarborTrade, KnightsBreach, KnightsChange, KnightsDeed, KnightsTask, NotOnTheTable,
};
pub use event_die::{Attack, Outcome, Pillage};
pub(crate) use knight::MAX_KNIGHTS;
pub use knight::{
    BadKnightLevel, BadLevel, Improvements, KNIGHTS, Knight, KnightLevel, Level,
    MOST_PROGRESS_CARDS, PROGRESS_CARDS, Readiness, Track, WALLS,
};
pub use options::{KnightReach, KnightsPurchase};
pub use progress_card::{Asks, CardWork, Play, PointCard, ProgressCard};
pub use rules::{
    CardRed, ChaseTarget, DeserterActs, DeserterLevel, DisplacedReach, Edition, EventDraws,
    EventOrder, HolderAtFive, KnightsBefore, KnightsRules, MerchantGround, RobberWaits,
    SaboteurHits, SpyTakes, rows as rule_rows,
};
pub use state::{KnightsState, KnightsTurn};
pub use table::{
    BadKnightsTable, KnightsPoints, KnightsTable, METROPOLIS_POINTS, MOST_ATTACKS, MOST_DEFENDERS,
    Merchant,
};
