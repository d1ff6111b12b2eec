//! The panels. None of them knows another, nor the play screen: they return what they ask
//! for. What several of them need is in [`parts`](super::parts).

pub mod bank;
pub mod build;
pub mod cards;
pub mod check;
pub mod history;
pub mod improvements;
pub mod island_code;
pub mod keys;
pub mod knight;
pub mod lesson;
pub mod numbers;
pub mod people;
pub mod piles;
pub mod player;
pub mod progress;
pub mod refusal;
pub mod rules;
pub mod sail;
pub mod ship;
pub mod table;
pub mod trade;
pub mod turn;
pub mod why;

pub use turn::keepsake;
