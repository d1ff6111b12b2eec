//! Cities & Knights on the table: its additions to pieces, hands and awards.

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use super::{Improvements, PointCard, Track};
use crate::{Building, PerSeat, Pieces, Seat};
use board::{Hex, Intersection};
use derive::Said;

/// Points of a metropolis, beside those of its city (KNIGHTS 13).
pub const METROPOLIS_POINTS: u8 = 2;

/// The merchant on the island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Merchant {
    pub at: Hex,
    /// Player who put it there.
    pub owner: Seat,
}

/// The most points as Defender that anybody can be given.
pub const MOST_DEFENDERS: u8 = 50;

/// The most attacks of the barbarians that a table can have had.
pub const MOST_ATTACKS: u16 = 999;

/// Cities & Knights on the table. Walls and knights stand among the pieces, the ship where the
/// base game has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnightsTable {
    /// Improvements of each player's cities.
    pub improvements: PerSeat<Improvements>,
    /// Place of each track's metropolis.
    #[serde(default)]
    pub metropolises: EnumMap<Track, Option<Intersection>>,
    /// Points as Defender.
    pub defenders: PerSeat<u8>,
    /// Progress cards held, by deck.
    pub progress: PerSeat<EnumMap<Track, u8>>,
    #[serde(default)]
    pub shown: EnumMap<PointCard, Option<Seat>>,
    /// The merchant, once it is on the island.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub merchant: Option<Merchant>,
    /// Number of attacks by the barbarians so far.
    #[serde(default)]
    pub attacks: u16,
    /// Knights that act no more in this turn, by where they stand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<Intersection>,
    /// Knights that got a level in this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub promoted: Vec<Intersection>,
}

/// Reason that a table of Cities & Knights is impossible, whatever it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("bad-start-knights", error)]
pub enum BadKnightsTable {
    /// Something of it at a table that doesn't play it.
    NotPlayed,
    /// More knights of one level than a player has.
    TooManyKnights(Seat, #[said("count")] u8),
    /// More walls than a player has.
    TooManyWalls(Seat, #[said("count")] u8),
    /// More progress cards than a deck has.
    TooManyProgressCards {
        track: Track,
        /// Number of cards that were named, in all hands and on the table.
        count: u16,
    },
    /// More points as Defender than anybody earns.
    TooManyDefenders(Seat, #[said("count")] u8),
    /// More attacks than any game sees.
    TooManyAttacks(#[said("count")] u16),
}

/// Sources of points in Cities & Knights beside buildings and awards (KNIGHTS 13).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnightsPoints {
    /// Metropolises, 2 each beside their cities.
    pub metropolises: u8,
    /// Times as Defender, 1 each.
    pub defenders: u8,
    /// Point cards that lie open, 1 each.
    pub point_cards: Vec<PointCard>,
    /// The merchant: 1, or 0 where somebody else has it.
    pub merchant: u8,
}

impl KnightsPoints {
    /// Returns what the metropolises are worth.
    pub const fn of_metropolises(&self) -> u8 {
        self.metropolises.saturating_mul(METROPOLIS_POINTS)
    }

    /// Returns what the point cards are worth.
    pub fn of_point_cards(&self) -> u8 {
        u8::try_from(self.point_cards.len()).unwrap_or(u8::MAX)
    }

    /// All together.
    pub fn total(&self) -> u8 {
        [self.defenders, self.of_point_cards(), self.merchant]
            .into_iter()
            .fold(self.of_metropolises(), u8::saturating_add)
    }
}

impl KnightsTable {
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
            used: Vec::new(),
            promoted: Vec::new(),
        }
    }

    /// The same with each knight that did something once, if it stands there.
    #[must_use]
    pub(crate) fn each_once(mut self, pieces: &Pieces) -> Self {
        for places in [&mut self.used, &mut self.promoted] {
            places.retain(|at| pieces.knight(*at).is_some());
            places.sort_unstable();
            places.dedup();
            places.shrink_to_fit();
        }
        self
    }

    /// Returns whether the city at `place` carries a metropolis.
    pub fn is_metropolis(&self, place: Intersection) -> bool {
        self.metropolises.values().any(|at| *at == Some(place))
    }

    /// Returns what `seat` has beside buildings and awards (KNIGHTS 13).
    pub(crate) fn points(&self, seat: Seat, pieces: &Pieces) -> KnightsPoints {
        let is_own = |at: &&Intersection| pieces.building(**at) == Some((seat, Building::City));
        let metropolises = self.metropolises.values().flatten().filter(is_own).count();
        let shown = self.shown.iter().filter(|(_, owner)| **owner == Some(seat));
        KnightsPoints {
            metropolises: u8::try_from(metropolises).unwrap_or(u8::MAX),
            defenders: self.defenders.of(seat),
            point_cards: shown.map(|(point, _)| point).collect(),
            merchant: u8::from(self.merchant.is_some_and(|merchant| merchant.owner == seat)),
        }
    }

    /// Points of progress cards that lie open.
    pub fn point_cards(&self, seat: Seat) -> u8 {
        let own = self.shown.values().filter(|owner| **owner == Some(seat));
        own.fold(0, |points, _| points.saturating_add(1))
    }

    /// Returns whether the knight at `place` acts no more in this turn.
    pub fn is_tired(&self, place: Intersection) -> bool {
        self.used.contains(&place)
    }

    /// Returns whether the knight at `place` got a level in this turn.
    pub fn is_promoted(&self, place: Intersection) -> bool {
        self.promoted.contains(&place)
    }

    /// No knight stands at `place` any more.
    pub(super) fn forget(&mut self, place: Intersection) {
        for places in [&mut self.used, &mut self.promoted] {
            places.retain(|other| *other != place);
        }
    }

    pub(super) fn tire(&mut self, place: Intersection) {
        if !self.is_tired(place) {
            self.used.push(place);
        }
    }

    pub(super) fn promote(&mut self, place: Intersection) {
        if !self.is_promoted(place) {
            self.promoted.push(place);
        }
    }

    /// A knight went `from` one place `to` another, where whatever stood there is gone.
    pub(super) fn follow(&mut self, from: Intersection, to: Intersection) {
        for places in [&mut self.used, &mut self.promoted] {
            places.retain(|place| *place != to);
            places.iter_mut().filter(|place| **place == from).for_each(|place| *place = to);
        }
    }

    /// Returns the number of seats for which each of its lists says something.
    pub(crate) fn seats(&self) -> [usize; 3] {
        [self.improvements.count(), self.defenders.count(), self.progress.count()]
    }

    pub(crate) fn named(&self) -> impl Iterator<Item = Seat> {
        let shown = self.shown.values().flatten().copied();
        shown.chain(self.merchant.map(|merchant| merchant.owner))
    }

    /// Returns where metropolises stand.
    pub(crate) fn places(&self) -> impl Iterator<Item = Intersection> {
        self.metropolises.values().flatten().copied()
    }

    /// Cards of a deck that are in hands or lie open.
    pub(super) fn progress_out(&self, track: Track) -> u16 {
        let held = self.progress.values().map(|held| u16::from(held[track]));
        let shown = self
            .shown
            .iter()
            .filter(|(point, owner)| owner.is_some() && point.card().track() == track);
        held.sum::<u16>() + u16::try_from(shown.count()).unwrap_or(u16::MAX)
    }
}
