//! State of Seafarers in a game.

use super::{Chit, Deserts, IslandLetters, SeaTable, Seafarers, gold::OpeningGold};
use crate::{MAX_BUILDINGS, PerSeat, Piece, Seat, Setup};
use board::{Intersection, MAX_CELLS, Path};

/// State of Seafarers in a game.
#[derive(Clone, Debug, PartialEq, Eq, derive::Getters)]
#[lends(table, turn)]
pub struct SeaState {
    /// State of the table.
    pub(crate) table: SeaTable,
    /// Points of a first settlement on a foreign island, 0 to 2.
    pub(crate) foreign_island: u8,
    deserts: Deserts,
    /// Letters that islands have been called by since the map changed.
    pub(super) letters: IslandLetters,
    /// Places where each player placed settlements in the opening.
    pub(super) founded: PerSeat<Vec<Intersection>>,
    /// Deeds at sea in this turn.
    pub(super) turn: SeaTurn,
    /// Cards that gold has brought the settlement that the opening placed last.
    pub(super) opening_gold: OpeningGold,
}

/// Deeds at sea in this turn, but for those that are noted on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeaTurn {
    /// Player, start, and end of each move of a ship, if the table said so.
    ways: Vec<(Seat, Path, Path)>,
    /// Path where a Diplomat took up a ship last.
    taken_up: Option<Path>,
}

impl SeaTurn {
    /// Returns the paths from and to which `seat` moved a ship in this turn.
    pub fn moved(&self, seat: Seat) -> Option<(Path, Path)> {
        let way = self.ways.iter().find(|(who, ..)| *who == seat);
        way.map(|(_, from, to)| (*from, *to))
    }

    /// The ship that `seat` moved stays where it is in this turn.
    pub(super) fn settle(&mut self, seat: Seat) {
        self.ways.retain(|(who, ..)| *who != seat);
    }

    pub(super) fn took_up(&self, at: Path) -> bool {
        self.taken_up == Some(at)
    }

    pub(super) const fn take_up(&mut self, ship: Option<Path>) {
        self.taken_up = ship;
    }
}

impl SeaState {
    /// Before the first act of a game that plays it.
    pub(crate) fn at_first(setup: &Setup) -> Option<Self> {
        let rules = setup.rules.sea?;
        let map = setup.sea.clone().unwrap_or_default();
        let mut table = SeaTable::empty(&setup.players, &map);
        // With Cities & Knights the pirate waits for the first attack (SEA 12).
        if setup.rules.knights.is_some() {
            table.pirate = None;
        }
        Some(Self {
            table,
            foreign_island: rules.foreign_island,
            deserts: map.deserts,
            letters: IslandLetters::default(),
            founded: setup.players.map(|_, _| Vec::new()),
            turn: SeaTurn::default(),
            opening_gold: OpeningGold::default(),
        })
    }

    /// The table is as `told`.
    pub(crate) fn lay(&mut self, told: &SeaTable) {
        self.table.clone_from(told);
        self.turn.ways.retain(|(who, ..)| told.has_moved(*who));
    }

    /// Returns what the rules look at.
    pub const fn facts(&self) -> Seafarers<'_> {
        Seafarers {
            table: &self.table,
            foreign_island: self.foreign_island,
            deserts: self.deserts,
            letters: &self.letters,
        }
    }

    /// Returns what `seat` has earned abroad, in that order.
    pub fn chits(&self, seat: Seat) -> &[Chit] {
        self.table.chits.get(seat).map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns where `seat` placed settlements in the opening.
    pub fn founded(&self, seat: Seat) -> &[Intersection] {
        self.founded.get(seat).map(Vec::as_slice).unwrap_or_default()
    }

    /// Adds what `seat` earned; whether it is more than before: on each island once.
    pub(super) fn earn(&mut self, seat: Seat, chit: Chit) -> bool {
        let Some(chits) = self.table.chits.get_mut(seat) else { return true };
        let is_new = chits.len() < MAX_CELLS && !chits.iter().any(|it| it.island == chit.island);
        if is_new {
            chits.push(chit);
        }
        is_new
    }

    /// Returns whether no list of it is longer than what a table has.
    pub(crate) fn is_bounded(&self) -> bool {
        let ships = self.table.chits.count() * usize::from(Piece::Ship.supply());
        self.table.built.len() <= ships
            && self.table.chits.values().all(|chits| chits.len() <= MAX_CELLS)
            && self.table.home.values().all(|home| home.len() <= MAX_CELLS)
            && self.founded.values().all(|founded| founded.len() <= MAX_BUILDINGS)
    }

    /// About how many bytes it holds.
    pub(crate) fn bytes(&self) -> usize {
        fn all<T>(lists: &PerSeat<Vec<T>>) -> usize {
            lists.values().map(|list| size_of_val(list.as_slice())).sum()
        }
        size_of::<Self>()
            + all(&self.table.chits)
            + all(&self.founded)
            + all(&self.table.home)
            + size_of_val(self.table.built.as_slice())
            + size_of_val(self.turn.ways.as_slice())
            + size_of_val(self.table.moved.as_slice())
            + self.letters.bytes()
    }

    /// `seat` moved a ship.
    pub(super) fn move_ship(&mut self, seat: Seat, from: Path, to: Path) {
        let before = self.turn.moved(seat);
        self.turn.settle(seat);
        self.table.moved.retain(|who| *who != seat);
        // Back where it lay: it hasn't moved (SEA 3).
        if before != Some((to, from)) {
            self.turn.ways.push((seat, from, to));
            self.table.moved.push(seat);
            self.table.moved.sort_unstable();
        }
    }

    pub(crate) fn end_turn(&mut self) {
        self.turn = SeaTurn::default();
        self.table.built.clear();
        self.table.moved.clear();
    }

    pub(super) fn built(&mut self, at: Path) {
        if let Err(place) = self.table.built.binary_search(&at) {
            self.table.built.insert(place, at);
        }
    }

    pub(super) fn forget_built(&mut self, at: Path) {
        self.table.built.retain(|other| *other != at);
    }
}
