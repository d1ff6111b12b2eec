//! What of Seafarers the table has said itself; the rest is as usual.

use game::{PerSeat, SeaTable};

/// Who said something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SetBy {
    /// Nobody: it follows from the rest.
    #[default]
    Usual,
    /// The table, or the position that was loaded.
    Table,
}

/// What of Seafarers the table has said itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AtSea {
    /// Where the pirate is.
    pub pirate: SetBy,
    /// What is home to each.
    pub homes: PerSeat<SetBy>,
}

impl AtSea {
    /// Nothing.
    pub fn usual<T>(players: &PerSeat<T>) -> Self {
        Self { pirate: SetBy::Usual, homes: players.map(|_, _| SetBy::Usual) }
    }

    /// All that a loaded `start` says.
    pub fn told<T>(players: &PerSeat<T>, start: Option<&SeaTable>) -> Self {
        let Some(start) = start else { return Self::usual(players) };
        let has_home = |seat| start.home.get(seat).is_some_and(|home| !home.is_empty());
        let set = |is_told| if is_told { SetBy::Table } else { SetBy::Usual };
        Self { pirate: SetBy::Table, homes: players.map(|seat, _| set(has_home(seat))) }
    }
}
