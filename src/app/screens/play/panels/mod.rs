//! The panels. None of them knows another, nor the play screen: they return what they ask
//! for. What several of them need is in [`parts`](super::parts).

pub mod build;
pub mod cards;
pub mod check;
pub mod help;
pub mod history;
pub mod knight;
pub mod numbers;
pub mod people;
pub mod player;
pub mod progress;
pub mod table;
pub mod trade;
pub mod turn;
pub mod why;
