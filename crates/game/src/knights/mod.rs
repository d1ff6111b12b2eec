//! Cities & Knights (docs/knights.md): what it adds to a position, and what its rules
//! say about that: improvements, knights, the barbarians.
//!
//! In the base game a knight is a card; here it is a piece on the island.
//!
//! A deed of `deed` is judged in `judge` and done in `fold`; a progress card that is played, a
//! `Play` of `progress_card`, goes the same way. `ask` says which tasks follow, and `event_die`
//! comes between an event's text and its number: ship, attack, gates. `options` answers what may be
//! bought, moved, or reached, for the screens as for the judge. `state` is what a game keeps beside
//! the base game's pieces, `table` what lies there to be seen, and `correction` the facts the table
//! can tell of it. `rules` has the rows of the rules that a table may set.
//!
//! Knights and walls are kept with the base game's pieces, not here, and `ask` also answers
//! questions of the base game, such as which awards and kinds of cards are played for.

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
