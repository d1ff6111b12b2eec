//! How many cards are in the box.

use super::{CardKind, Cards};

/// How many cards of each resource a table of so many players has (RULES 1).
pub fn supply(players: usize) -> Cards {
    let each = if players > 4 { 24 } else { 19 };
    CardKind::RESOURCES.map(|kind| (kind, each)).into_iter().collect()
}
