//! What is said about a game: its acts and its history, its tasks, news, and payouts, the
//! table view, refusals, and the reasons why.

mod acts;
pub mod announcement;
pub mod at_sea;
mod barbarians;
mod corrections;
pub mod extra_building;
mod history;
mod improved;
mod knights;
mod lessons;
mod levels;
mod links;
mod metropolises;
mod news;
pub mod payouts;
mod piles;
mod players;
mod refusals;
mod sea;
mod sea_facts;
mod season_acts;
mod sentences;
pub mod stage;
mod story;
mod taken_off;
mod turn_news;
pub mod why;
mod words;

pub use acts::{StepName, redo, undo};
pub use history::{HistorySection, Kept};
pub use lessons::Lesson;
pub use metropolises::MetropolisClaim;
pub use piles::{Order, Pile, card_name};
pub use refusals::RefusalWords;
pub use sentences::purchase_of;
pub use story::{Story, tell};
pub use turn_news::{DrawStage, Extra, News, Sign, Skipped, TurnNews};
pub use words::GameWords;
