//! Fish on the table (TRADERS 1.1, 1.4).

use serde::{Deserialize, Serialize};

use super::FishRules;
use crate::{EXTRA_BUILDERS, Impossible, PerSeat, Seat};
use derive::Said;

/// The most tokens that anybody keeps, the boot not counted (TRADERS 1.4).
pub const FISH_LIMIT: u8 = 7;

/// Returns how many fish tokens so many players have, the boot not counted (TRADERS 1.1).
pub const fn fish_in_box(players: usize) -> u8 {
    if players < EXTRA_BUILDERS { 29 } else { 43 }
}

/// Fish on the table. What a token shows is its owner's secret until it is spent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FishTable {
    /// Tokens of each player, the boot not counted.
    pub tokens: PerSeat<u8>,
    /// Tokens that lie face down, the boot among them while nobody has it.
    pub supply: u8,
    /// Tokens that lie face up beside them.
    pub spent: u8,
    /// Holder of the boot.
    pub boot: Option<Seat>,
}

/// Reason that fish on a table are impossible, whatever it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("bad-start-fish", error)]
pub enum BadFishTable {
    /// Fish at a table that plays without them.
    NotPlayed,
}

impl FishTable {
    /// All tokens of the box face down, the boot among them.
    pub fn empty<T>(players: &PerSeat<T>) -> Self {
        Self {
            tokens: players.map(|_, _| 0),
            supply: fish_in_box(players.count()) + 1,
            spent: 0,
            boot: None,
        }
    }

    /// Returns how many tokens there are, wherever they are, the boot not counted.
    pub fn total(&self) -> u16 {
        let held: u16 = self.tokens.values().map(|count| u16::from(*count)).sum();
        let boot = u16::from(self.boot.is_none());
        (held + u16::from(self.supply) + u16::from(self.spent)).saturating_sub(boot)
    }

    /// Tokens that can still be drawn: those that lie face down, and the spent ones after them.
    pub fn left(&self) -> u16 {
        u16::from(self.supply) + u16::from(self.spent)
    }

    /// `player` draws `count` tokens; once none lies face down, the spent ones are mixed
    /// (TRADERS 1.3).
    ///
    /// # Errors
    /// Fails if there aren't so many.
    pub(super) fn draw(&mut self, player: Seat, count: u8) -> Result<(), Impossible> {
        for _ in 0..count {
            if self.supply == 0 {
                self.supply = std::mem::take(&mut self.spent);
            }
            self.supply = self.supply.checked_sub(1).ok_or(Impossible::TooMuch)?;
            self.tokens.change(player, |tokens| *tokens = tokens.saturating_add(1));
        }
        Ok(())
    }

    /// `player` lays `count` tokens face up.
    pub(super) fn spend(&mut self, player: Seat, count: u8) {
        self.tokens.change(player, |tokens| *tokens = tokens.saturating_sub(count));
        self.spent = self.spent.saturating_add(count);
    }

    /// `player` has left: their tokens are spent ones, and the boot is face down (TRADERS 1.6).
    pub(super) fn leave(&mut self, player: Seat) {
        self.spend(player, self.tokens.of(player));
        if self.boot == Some(player) {
            self.boot = None;
            self.supply = self.supply.saturating_add(1);
        }
    }
}

/// Fish beside all else that the rules look at.
#[derive(Clone, Copy, Debug)]
pub struct Fishing<'a> {
    /// Tokens, and the boot.
    pub table: &'a FishTable,
    /// The table's readings.
    pub rules: FishRules,
}

impl<'a> Fishing<'a> {
    /// The fish of a table that plays by these rules, if it plays with fish.
    pub fn of(rules: Option<FishRules>, table: Option<&'a FishTable>) -> Option<Self> {
        rules.zip(table).map(|(rules, table)| Self { table, rules })
    }
}
