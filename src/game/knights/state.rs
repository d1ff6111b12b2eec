//! How Cities & Knights stands in a game.

use enum_map::EnumMap;

use super::{Barbarians, CitiesAndKnights, Improvements, Knight, Track};
use crate::board::Intersection;
use crate::game::{PerSeat, Seat, Setup};

/// How many progress cards each track's deck has (KNIGHTS 1).
pub const PROGRESS_CARDS: u8 = 18;

/// How many progress cards a player may hold (KNIGHTS 8).
pub const MOST_PROGRESS_CARDS: u8 = 4;

/// How Cities & Knights stands in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnightsState {
    pub(in crate::game) table: CitiesAndKnights,
    /// How many progress cards of each deck the players hold, face down.
    pub(in crate::game) progress: PerSeat<EnumMap<Track, u8>>,
    pub(in crate::game) turn: KnightsTurn,
    /// A knight off the island until its owner places it again: whose, and where it stood.
    pub(in crate::game) displaced: Option<(Seat, Knight, Intersection)>,
}

/// What knights have done in this turn, by where they stand now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnightsTurn {
    /// Who may not act: they did, or were made active only now.
    tired: Vec<Intersection>,
    /// Who got a level.
    promoted: Vec<Intersection>,
}

impl KnightsTurn {
    /// Whether the knight at `place` acts no more in this turn.
    pub fn is_tired(&self, place: Intersection) -> bool {
        self.tired.contains(&place)
    }

    /// Whether the knight at `place` got a level in this turn.
    pub fn is_promoted(&self, place: Intersection) -> bool {
        self.promoted.contains(&place)
    }

    pub(super) fn tire(&mut self, place: Intersection) {
        if !self.is_tired(place) {
            self.tired.push(place);
        }
    }

    pub(super) fn promote(&mut self, place: Intersection) {
        if !self.is_promoted(place) {
            self.promoted.push(place);
        }
    }

    /// A knight went `from` one place `to` another, where whatever stood there is gone.
    pub(super) fn follow(&mut self, from: Intersection, to: Intersection) {
        for places in [&mut self.tired, &mut self.promoted] {
            places.retain(|place| *place != to);
            places.iter_mut().filter(|place| **place == from).for_each(|place| *place = to);
        }
    }
}

impl KnightsState {
    /// Before the first act of a game that plays it (KNIGHTS 2).
    pub(in crate::game) fn at_first(setup: &Setup) -> Option<Self> {
        setup.rules.knights?;
        let none = setup.players.map(|_, _| 0);
        let table = CitiesAndKnights {
            improvements: setup.players.map(|_, _| Improvements::default()),
            metropolises: EnumMap::default(),
            defenders: none.clone(),
            point_cards: none,
            merchant: None,
            barbarians: Barbarians::default(),
            resources: setup.players.map(|_, _| None),
        };
        let progress = setup.players.map(|_, _| EnumMap::default());
        Some(Self { table, progress, turn: KnightsTurn::default(), displaced: None })
    }

    /// What knights have done in this turn.
    pub const fn turn(&self) -> &KnightsTurn {
        &self.turn
    }

    /// A knight off the island until its owner places it again: whose, and where it stood.
    pub const fn displaced(&self) -> Option<(Seat, Knight, Intersection)> {
        self.displaced
    }

    pub(super) fn end_turn(&mut self) {
        self.turn = KnightsTurn::default();
        self.displaced = None;
    }

    /// What the rules look at.
    pub const fn table(&self) -> &CitiesAndKnights {
        &self.table
    }
}
