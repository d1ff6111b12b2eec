//! Oil on the table (TRADERS 7.1, 7.3).

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{OilLimit, OilRules};
use crate::{EXTRA_BUILDERS, PerSeat, Seat, holder_after};
use board::{Hex, MAX_CELLS};
use derive::Said;

/// Places of the track that used oil moves along; a disaster follows the last one (TRADERS 7.4).
pub const OIL_TRACK: u8 = 5;

/// The most oil that anybody holds, where there is a limit (TRADERS 7.3).
pub const MOST_OIL: u8 = 4;

/// Number of sequestered oil that is worth a point (TRADERS 7.6).
pub const SEQUESTERED_PER_POINT: u8 = 3;

/// The least sequestered oil that makes a Champion of the Environment (TRADERS 7.6).
pub const CHAMPION_FROM: u8 = 3;

/// Returns how much oil so many players have (TRADERS 7.1).
pub const fn oil_in_box(players: usize) -> u8 {
    if players < EXTRA_BUILDERS { 15 } else { 21 }
}

/// Returns how many oil metropolises so many players have (TRADERS 7.1).
pub const fn oil_metropolises_in_box(players: usize) -> u8 {
    if players < EXTRA_BUILDERS { 4 } else { 6 }
}

/// Range of what can be told of oil in one place.
pub(super) fn told_oil(players: usize) -> RangeInclusive<u32> {
    0..=oil_in_box(players).into()
}

board::keyed! {
    /// Place of a hex's token.
    #[derive(Default)]
    pub enum TokenPlace {
        #[default]
        OnHex = "on_hex",
        /// On the track: pollution has taken it (TRADERS 7.5).
        OnTrack = "on_track",
    }
}

/// Oil on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OilTable {
    /// Oil of each player, but for sequestered.
    pub oil: PerSeat<u8>,
    /// Oil that each has sequestered: it is out of the game.
    pub sequestered: PerSeat<u8>,
    /// Oil that is still to be had.
    pub supply: u8,
    /// Place on the track, up to [`OIL_TRACK`].
    pub track: u8,
    /// Hexes that have lost their token to the track, sorted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub destroyed: Vec<Hex>,
    /// Champion of the Environment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub champion: Option<Seat>,
    /// Players who used oil in this turn, sorted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Seat>,
    /// Players who sequestered oil in this turn, sorted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub laid: Vec<Seat>,
}

/// Reason that oil on a table is impossible, whatever it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("bad-start-oil", error)]
pub enum BadOilTable {
    /// Oil, or a metropolis for it, at a table that plays without.
    NotPlayed,
    /// A track that has no such place.
    TrackTooLong(#[said("count")] u8),
}

impl OilTable {
    /// All oil of the box in supply, and nothing on the track.
    pub fn empty<T>(players: &PerSeat<T>) -> Self {
        let none = players.map(|_, _| 0);
        Self {
            oil: none.clone(),
            sequestered: none,
            supply: oil_in_box(players.count()),
            track: 0,
            destroyed: Vec::new(),
            champion: None,
            used: Vec::new(),
            laid: Vec::new(),
        }
    }

    /// Returns how much oil there is, wherever it is, but for what pollution took.
    pub fn total(&self) -> u16 {
        let held = self.oil.values().chain(self.sequestered.values());
        held.map(|count| u16::from(*count)).sum::<u16>() + u16::from(self.supply)
    }

    /// Place of the token of `hex`.
    pub fn place(&self, hex: Hex) -> TokenPlace {
        match self.destroyed.binary_search(&hex) {
            Ok(_) => TokenPlace::OnTrack,
            Err(_) => TokenPlace::OnHex,
        }
    }

    /// Oil that may still be used before the track is full.
    pub const fn left(&self) -> u8 {
        OIL_TRACK.saturating_sub(self.track)
    }

    /// Points of `seat` for oil that was sequestered (TRADERS 7.6).
    pub fn points(&self, seat: Seat) -> u8 {
        let champion = u8::from(self.champion == Some(seat));
        self.sequestered.of(seat) / SEQUESTERED_PER_POINT + champion
    }

    /// Returns who is Champion by what is sequestered, given who was before (RULES 7).
    pub fn champion_after(&self) -> Option<Seat> {
        let scores = self.sequestered.map(|_, count| i16::from(*count));
        holder_after(&scores, CHAMPION_FROM.into(), self.champion)
    }

    /// The same with each place and player once in every list.
    #[must_use]
    pub(crate) fn each_once(mut self) -> Self {
        for seats in [&mut self.used, &mut self.laid] {
            seats.sort_unstable();
            seats.dedup();
        }
        self.destroyed.sort_unstable();
        self.destroyed.dedup();
        self
    }

    /// Every player it names beside those at the table.
    pub(crate) fn named(&self) -> impl Iterator<Item = Seat> {
        self.used.iter().chain(&self.laid).copied().chain(self.champion)
    }

    /// Returns the number of seats for which each of its lists says something.
    pub(crate) fn seats(&self) -> [usize; 2] {
        [self.oil.count(), self.sequestered.count()]
    }

    /// Returns whether no list of it is longer than what a table has.
    pub(crate) fn is_bounded(&self) -> bool {
        let most = self.oil.count();
        self.destroyed.len() <= MAX_CELLS && self.used.len() <= most && self.laid.len() <= most
    }

    /// About how many bytes its lists hold.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(self.destroyed.as_slice())
            + size_of_val(self.used.as_slice())
            + size_of_val(self.laid.as_slice())
    }
}

/// Oil beside all else that the rules look at.
#[derive(Clone, Copy, Debug)]
pub struct Oilfield<'a> {
    /// Oil, and the track.
    pub table: &'a OilTable,
    /// The table's readings.
    pub rules: OilRules,
    /// Set if it counts for a 7 and is stolen.
    pub is_card: bool,
}

impl Oilfield<'_> {
    /// Returns how much more oil `seat` may hold.
    pub fn room(&self, seat: Seat) -> u8 {
        match self.rules.oil_limit {
            OilLimit::Four => MOST_OIL.saturating_sub(self.table.oil.of(seat)),
            OilLimit::Open => u8::MAX,
        }
    }
}
