//! The panels. None of them knows another, nor the play screen: they return what they ask
//! for. What several of them need is in [`parts`](super::parts).
//!
//! `turn` is below all others and always there; the rest are opened over it by a page's name. A
//! file may hold several panels that belong together, such as `numbers`, `table`, or `help`.

pub mod bandit;
pub mod build;
pub mod cards;
pub mod check;
pub mod fish;
pub mod help;
pub mod history;
pub mod knight;
pub mod numbers;
pub mod oil;
pub mod own;
pub mod people;
#[cfg(not(target_arch = "wasm32"))]
pub mod phones;
pub mod player;
pub mod progress;
pub mod scenario;
pub mod table;
pub mod trade;
pub mod turn;
pub mod wagon;
pub mod why;
