//! Words about a game: its acts and its history, its tasks, news, and payouts, the table
//! view, refusals, and the reasons why.
//!
//! `words` has [`GameWords`], a game at one moment together with a `Text`; nearly everything here
//! is a function of it. `sentences` has the parts (cards, places, tasks, events), `acts` makes one
//! act of them, and `history` the whole story with its turns. `news` goes through the acts of a
//! turn and fills a [`TurnNews`], from which `payouts`, `stage` (the table view's poster), and
//! `announcement` (screen readers) choose what they show; `looking_on` makes of them what is sent to
//! lookers-on, and `seats` what a player gets on a phone of their own. `knights`, `sea`, `fish`, `rivers`, `wagons`, and `oil` have the expansions'
//! sentences for all of them, `own_cards` what a player alone is told, `belongings` the rows of what
//! modules put before players and on the table,
//! and `why` answers questions.

mod acts;
pub mod announcement;
pub mod belongings;
mod corrections;
mod endings;
pub mod extra_building;
mod fish;
mod history;
mod knights;
mod lessons;
pub mod looking_on;
mod module_news;
mod news;
mod oil;
mod own_cards;
pub mod payouts;
mod piles;
mod players;
mod refusals;
mod rivers;
mod sea;
pub mod seats;
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
