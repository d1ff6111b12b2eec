//! The fact of gold, corrections of it, and faults of a table's purses.

use serde::{Deserialize, Serialize};

use super::{BadGoldTable, MOST_GOLD};
use crate::{BadTable, Expansions, Room, Seat, fact::facts, table::Table};

const HERE: Room = Room::Gold;

facts! {
    /// A fact of gold as it truly is.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(tag = "fact", rename_all = "snake_case")]
    GoldCorrection of HERE;

    /// Gold of a player.
    "gold" Gold {
        player: Seat;
        count: u16
    }, Seat, Kind::Count(|_| 0..=MOST_GOLD.into()) =>
        table (t: {
                let purses = t.gold.as_ref()?;
                purses.all().find(|(seat, _)| *seat == player)?.1
            };
            *t.gold.as_mut()?.get_mut(player)? = count);
}

/// All about the purses on `table` that can't be so where these are `played`.
pub(crate) fn gold_problems(table: &Table, played: Expansions) -> Vec<BadTable> {
    let Some(purses) = &table.gold else { return Vec::new() };
    if !played.have_gold() {
        return vec![BadTable::Gold(BadGoldTable::NotPlayed)];
    }
    let too_much = purses.all().filter(|(_, gold)| *gold > MOST_GOLD);
    let too_much = too_much.map(|(seat, gold)| BadGoldTable::TooMuch(seat, gold));
    too_much.map(BadTable::Gold).collect()
}
