//! Cities & Knights in a game that begins in its middle: what it adds to pieces, hands
//! and awards.

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use super::{
    Improvements, MOST_ATTACKS, MOST_DEFENDERS, Merchant, PROGRESS_CARDS, PointCard, Track,
};
use crate::board::{Intersection, Island, Spot};
use crate::game::{PerSeat, Seat};

/// How Cities & Knights stands when the app comes to a game. Walls and knights stand
/// among the pieces, the ship where the base game has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnightsStart {
    /// How far each player's cities are improved.
    pub improvements: PerSeat<Improvements>,
    /// Where the metropolis of each track stands.
    #[serde(default)]
    pub metropolises: EnumMap<Track, Option<Intersection>>,
    /// Points as Defender.
    pub defenders: PerSeat<u8>,
    /// Progress cards held, by deck.
    pub progress: PerSeat<EnumMap<Track, u8>>,
    /// Who has shown the point cards.
    #[serde(default)]
    pub shown: EnumMap<PointCard, Option<Seat>>,
    /// The merchant, once it is on the island.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub merchant: Option<Merchant>,
    /// How often the barbarians have attacked.
    #[serde(default)]
    pub attacks: u16,
}

/// What can't be, whatever the table says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadKnightsStart {
    /// Not as many players as sit there.
    #[error("the table has other seats than the position")]
    WrongSeats,
    /// Somebody who isn't there.
    #[error("no such player here: {0}")]
    NoSuchPlayer(Seat),
    /// A metropolis or the merchant at sea.
    #[error("something stands off the island")]
    OffIsland(Spot),
    /// More progress cards than a deck has.
    #[error("the deck of {} has {PROGRESS_CARDS} cards, not {count}", track.key())]
    TooManyProgressCards {
        /// Of which deck.
        track: Track,
        /// How many were named, in all hands and on the table.
        count: u16,
    },
    /// More points as Defender than anybody earns.
    #[error("{0} can't have {1} points as Defender")]
    TooManyDefenders(Seat, u8),
    /// More attacks than any game sees.
    #[error("the barbarians attack {MOST_ATTACKS} times at most, not {0}")]
    TooManyAttacks(u16),
}

impl KnightsStart {
    /// Cities & Knights before anybody did anything.
    pub fn empty<T>(players: &PerSeat<T>) -> Self {
        Self {
            improvements: players.map(|_, _| Improvements::default()),
            metropolises: EnumMap::default(),
            defenders: players.map(|_, _| 0),
            progress: players.map(|_, _| EnumMap::default()),
            shown: EnumMap::default(),
            merchant: None,
            attacks: 0,
        }
    }

    /// All that can't be so on `island` with so many `players`, in the order of the fields.
    pub fn problems(&self, island: &Island, players: usize) -> Vec<BadKnightsStart> {
        let counts = [self.improvements.count(), self.defenders.count(), self.progress.count()];
        if counts.iter().any(|count| *count != players) {
            return vec![BadKnightsStart::WrongSeats];
        }
        let mut found = Vec::new();
        let named = self.shown.values().flatten().copied();
        let named = named.chain(self.merchant.map(|merchant| merchant.owner));
        let strangers = named.filter(|seat| self.defenders.get(*seat).is_none());
        found.extend(strangers.map(BadKnightsStart::NoSuchPlayer));
        let metropolises = self.metropolises.values().flatten();
        let at_sea = metropolises.filter(|at| !island.has_intersection(**at));
        found.extend(at_sea.map(|at| BadKnightsStart::OffIsland(Spot::Intersection(*at))));
        if let Some(merchant) = self.merchant.filter(|merchant| !island.is_land(merchant.at)) {
            found.push(BadKnightsStart::OffIsland(Spot::Hex(merchant.at)));
        }
        for track in Track::ALL {
            let count = self.progress_out(track);
            if count > u16::from(PROGRESS_CARDS) {
                found.push(BadKnightsStart::TooManyProgressCards { track, count });
            }
        }
        for (seat, points) in self.defenders.iter() {
            if *points > MOST_DEFENDERS {
                found.push(BadKnightsStart::TooManyDefenders(seat, *points));
            }
        }
        if self.attacks > MOST_ATTACKS {
            found.push(BadKnightsStart::TooManyAttacks(self.attacks));
        }
        found
    }

    /// Cards of a deck that are in hands or lie open.
    fn progress_out(&self, track: Track) -> u16 {
        let held = self.progress.values().map(|held| u16::from(held[track]));
        let shown = self
            .shown
            .iter()
            .filter(|(point, owner)| owner.is_some() && point.card().track() == track);
        held.sum::<u16>() + u16::try_from(shown.count()).unwrap_or(u16::MAX)
    }
}
