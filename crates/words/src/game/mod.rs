//! Words about a game: its acts and its history, its tasks, news, and payouts, the table
//! view, refusals, and the reasons why.
//!
//! `words` has [`GameWords`], a game at one moment together with a `Text`; nearly everything here
//! is a function of it. `sentences` has the parts (cards, places, tasks, events), `acts` makes one
//! act of them, and `history` the whole story with its turns. `news` goes through the acts of a
//! turn and fills a [`TurnNews`], from which `payouts`, `stage` (the table view's poster), and
//! `announcement` (screen readers) choose what they show. `knights`, `sea`, `fish`, `rivers`, `wagons`, and `oil` have the expansions'
//! sentences for all of them, `belongings` the rows of what modules put before players and on the table,
//! and `why` answers questions.

mod acts;
pub mod announcement;
pub mod belongings;
mod corrections;
pub mod extra_building;
mod fish;
mod history;
mod knights;
mod lessons;
mod module_news;
mod news;
mod oil;
pub mod payouts;
mod piles;
mod players;
mod refusals;
mod rivers;
mod sea;
mod sentences;
pub mod stage;
mod turn_news;
mod wagons;
pub mod why;
mod words;

pub use acts::{StepName, redo, undo};
pub use history::{HistorySection, Kept, Story, is_of, tell};
pub use knights::MetropolisClaim;
pub use lessons::Lesson;
pub use piles::{Order, Pile, card_name};
pub use refusals::{RefusalWords, behind_refusal};
pub use turn_news::{AfterAttack, Caught, DrawStage, Extra, NewsLine, Sign, Skipped, TurnNews};
pub use words::GameWords;
