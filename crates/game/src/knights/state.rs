//! How Cities & Knights stands in a game.

use enum_map::EnumMap;

use super::{CitiesAndKnights, Improvements, Knight, KnightsTable, PointCard, ProgressCard, Track};
use crate::{CardKind, MAX_KNIGHTS, PerSeat, Seat, Setup};
use board::Intersection;
use cards::{Die, EventFace};

/// How Cities & Knights stands in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnightsState {
    pub(crate) table: CitiesAndKnights,
    /// How many progress cards of each deck the players hold, face down.
    pub(crate) progress: PerSeat<EnumMap<Track, u8>>,
    /// Who showed the progress cards that are worth a point.
    pub(crate) shown: EnumMap<PointCard, Option<Seat>>,
    pub(crate) turn: KnightsTurn,
    /// A knight off the island until its owner places it again: whose, and where it stood.
    pub(crate) displaced: Option<(Seat, Knight, Intersection)>,
    /// The knight that a Deserter took, until one like it is placed.
    pub(crate) deserted: Option<Knight>,
}

/// What was done in this turn; of knights, by where they stand now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnightsTurn {
    /// Who may not act: they did, or were made active only now.
    tired: Vec<Intersection>,
    /// Who got a level.
    promoted: Vec<Intersection>,
    /// What the bank takes two of (KNIGHTS 6, Merchant Fleet).
    fleet: Vec<CardKind>,
    /// The event die, where this turn's number came without it, and the red die beside it.
    die: Option<(EventFace, Option<Die>)>,
    /// The progress card that was played last.
    played: Option<ProgressCard>,
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

    /// What the bank takes two of from whoever builds now.
    pub fn fleet(&self) -> &[CardKind] {
        &self.fleet
    }

    /// The event die, where it was rolled apart from the number, and the red die, where the
    /// number tells none.
    pub const fn die(&self) -> Option<(EventFace, Option<Die>)> {
        self.die
    }

    /// The progress card that was played last.
    pub const fn played(&self) -> Option<ProgressCard> {
        self.played
    }

    pub(super) fn roll(&mut self, face: EventFace, red: Option<Die>) {
        self.die = Some((face, red));
    }

    pub(super) fn play(&mut self, card: ProgressCard) {
        self.played = Some(card);
    }

    pub(crate) fn trade(&mut self, kind: CardKind) {
        if !self.fleet.contains(&kind) {
            self.fleet.push(kind);
        }
    }

    pub(super) const fn forget_die(&mut self) {
        self.die = None;
    }

    /// The bank takes two of `kinds` and of no others.
    pub(super) fn set_fleet(&mut self, kinds: &[CardKind]) {
        self.end_fleet();
        for kind in kinds {
            self.trade(*kind);
        }
    }

    /// The fleet sails for one player alone.
    pub(super) fn end_fleet(&mut self) {
        self.fleet.clear();
    }

    /// No knight stands at `place` any more.
    pub(super) fn forget(&mut self, place: Intersection) {
        for places in [&mut self.tired, &mut self.promoted] {
            places.retain(|other| *other != place);
        }
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
    pub(crate) fn at_first(setup: &Setup) -> Option<Self> {
        setup.rules.knights?;
        let none = setup.players.map(|_, _| 0);
        let table = CitiesAndKnights {
            improvements: setup.players.map(|_, _| Improvements::default()),
            metropolises: EnumMap::default(),
            defenders: none.clone(),
            point_cards: none,
            merchant: None,
            attacks: 0,
            resources: setup.players.map(|_, _| None),
        };
        let progress = setup.players.map(|_, _| EnumMap::default());
        Some(Self {
            table,
            progress,
            shown: EnumMap::default(),
            turn: KnightsTurn::default(),
            displaced: None,
            deserted: None,
        })
    }

    /// The table is as `told`.
    pub(crate) fn lay(&mut self, told: &KnightsTable) {
        self.table.improvements.clone_from(&told.improvements);
        self.table.metropolises = told.metropolises;
        self.table.defenders.clone_from(&told.defenders);
        self.table.merchant = told.merchant;
        self.table.attacks = told.attacks;
        self.turn.tired.clone_from(&told.used);
        self.turn.promoted.clone_from(&told.promoted);
        self.progress.clone_from(&told.progress);
        self.shown = told.shown;
        self.count_point_cards();
    }

    /// How it lies on the table.
    pub(crate) fn on_table(&self) -> KnightsTable {
        KnightsTable {
            improvements: self.table.improvements.clone(),
            metropolises: self.table.metropolises,
            defenders: self.table.defenders.clone(),
            progress: self.progress.clone(),
            shown: self.shown,
            merchant: self.table.merchant,
            attacks: self.table.attacks,
            used: self.turn.tired.clone(),
            promoted: self.turn.promoted.clone(),
        }
    }

    /// What knights have done in this turn.
    pub const fn turn(&self) -> &KnightsTurn {
        &self.turn
    }

    /// A knight off the island until its owner places it again: whose, and where it stood.
    pub const fn displaced(&self) -> Option<(Seat, Knight, Intersection)> {
        self.displaced
    }

    /// The knight that a Deserter took, until one like it is placed.
    pub const fn deserted(&self) -> Option<Knight> {
        self.deserted
    }

    /// Who showed `point`, if anybody has.
    pub fn shown(&self, point: PointCard) -> Option<Seat> {
        self.shown[point]
    }

    /// Whether it names no more knights than so many players have.
    pub(crate) const fn is_bounded(&self, players: usize) -> bool {
        let most = players * MAX_KNIGHTS;
        self.turn.tired.len() <= most && self.turn.promoted.len() <= most
    }

    /// About how many bytes it holds.
    pub(crate) const fn bytes(&self) -> usize {
        size_of::<Self>()
            + size_of_val(self.turn.tired.as_slice())
            + size_of_val(self.turn.promoted.as_slice())
            + size_of_val(self.turn.fleet.as_slice())
    }

    pub(super) fn end_turn(&mut self) {
        self.turn = KnightsTurn::default();
        self.displaced = None;
        self.deserted = None;
    }

    /// Counts the points of the cards that lie open.
    pub(super) fn count_point_cards(&mut self) {
        let shown = self.shown;
        let of = |seat| shown.values().filter(|owner| **owner == Some(seat)).count();
        self.table.point_cards =
            self.table.point_cards.map(|seat, _| u8::try_from(of(seat)).unwrap_or(u8::MAX));
    }

    /// What the rules look at.
    pub const fn table(&self) -> &CitiesAndKnights {
        &self.table
    }
}
