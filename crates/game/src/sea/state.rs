//! How Seafarers stands in a game.

use super::{Chit, Home, IslandLetters, SeaTable, Seafarers, gold_payout::OpeningGold};
use crate::{MAX_BUILDINGS, PerSeat, Piece, Seat, Setup};
use board::{Intersection, MAX_CELLS, Path};

/// How Seafarers stands in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeaState {
    pub(crate) table: Seafarers,
    /// What each has earned abroad, in that order.
    pub(crate) chits: PerSeat<Vec<Chit>>,
    /// Where each placed settlements in the opening.
    pub(super) founded: PerSeat<Vec<Intersection>>,
    pub(super) turn: SeaTurn,
    /// What gold has brought the settlement that the opening placed last.
    pub(super) opening_gold: OpeningGold,
}

/// What was done at sea in this turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeaTurn {
    /// Who moved a ship, and from where to where, if the table said so.
    moved: Vec<(Seat, Option<(Path, Path)>)>,
    /// Where a Diplomat took up a ship last.
    taken_up: Option<Path>,
}

impl SeaTurn {
    /// Whether `seat` has moved a ship in this turn.
    pub fn has_moved(&self, seat: Seat) -> bool {
        self.moved.iter().any(|(who, _)| *who == seat)
    }

    /// From where to where `seat` moved a ship in this turn.
    pub fn moved(&self, seat: Seat) -> Option<(Path, Path)> {
        self.moved.iter().find(|(who, _)| *who == seat).and_then(|(_, way)| *way)
    }

    pub(super) fn move_ship(&mut self, seat: Seat, from: Path, to: Path) {
        let before = self.moved(seat);
        self.moved.retain(|(who, _)| *who != seat);
        // Back where it lay: it hasn't moved (SEA 3).
        if before != Some((to, from)) {
            self.moved.push((seat, Some((from, to))));
        }
    }

    /// The ship that `seat` moved stays where it is in this turn.
    pub(super) fn settle(&mut self, seat: Seat) {
        for (_, way) in self.moved.iter_mut().filter(|(who, _)| *who == seat) {
            *way = None;
        }
    }

    pub(super) fn took_up(&self, at: Path) -> bool {
        self.taken_up == Some(at)
    }

    pub(super) const fn take_up(&mut self, ship: Option<Path>) {
        self.taken_up = ship;
    }

    pub(super) fn open_again(&mut self, seat: Seat) {
        self.moved.retain(|(who, _)| *who != seat);
    }

    pub(super) fn close(&mut self, seat: Seat) {
        if !self.has_moved(seat) {
            self.moved.push((seat, None));
        }
    }
}

impl SeaState {
    /// Before the first act of a game that plays it.
    pub(crate) fn at_first(setup: &Setup) -> Option<Self> {
        let rules = setup.rules.sea?;
        let map = setup.sea.clone().unwrap_or_default();
        let home = match map.home {
            Home::WhereFounded => Vec::new(),
            Home::At(hexes) => hexes,
        };
        let none = setup.players.map(|_, _| 0);
        // With Cities & Knights the pirate waits for the first attack (SEA 12).
        let pirate = map.pirate.filter(|_| setup.rules.knights.is_none());
        Some(Self {
            table: Seafarers {
                pirate,
                chits: none,
                home: setup.players.map(|_, _| home.clone()),
                foreign_island: rules.foreign_island,
                deserts: map.deserts,
                letters: IslandLetters::default(),
                built: Vec::new(),
            },
            chits: setup.players.map(|_, _| Vec::new()),
            founded: setup.players.map(|_, _| Vec::new()),
            turn: SeaTurn::default(),
            opening_gold: OpeningGold::default(),
        })
    }

    /// The table is as `told`.
    pub(crate) fn lay(&mut self, told: &SeaTable) {
        self.table.pirate = told.pirate;
        self.table.home.clone_from(&told.home);
        self.chits.clone_from(&told.chits);
        self.count_chits();
        self.table.built.clone_from(&told.built);
        for seat in self.chits.seats() {
            if told.moved.contains(&seat) {
                self.turn.close(seat);
            } else {
                self.turn.open_again(seat);
            }
        }
    }

    /// How it lies on the table.
    pub(crate) fn on_table(&self) -> SeaTable {
        SeaTable {
            pirate: self.table.pirate,
            chits: self.chits.clone(),
            home: self.table.home.clone(),
            built: self.table.built.clone(),
            moved: self.chits.seats().filter(|seat| self.turn.has_moved(*seat)).collect(),
        }
    }

    /// What the rules look at.
    pub const fn table(&self) -> &Seafarers {
        &self.table
    }

    /// What `seat` has earned abroad, in that order.
    pub fn chits(&self, seat: Seat) -> &[Chit] {
        self.chits.get(seat).map(Vec::as_slice).unwrap_or_default()
    }

    /// Where `seat` placed settlements in the opening.
    pub fn founded(&self, seat: Seat) -> &[Intersection] {
        self.founded.get(seat).map(Vec::as_slice).unwrap_or_default()
    }

    /// What was done at sea in this turn.
    pub const fn turn(&self) -> &SeaTurn {
        &self.turn
    }

    /// Adds what `seat` earned; whether it is more than before: on each island once.
    pub(super) fn earn(&mut self, seat: Seat, chit: Chit) -> bool {
        let (Some(chits), Some(points)) =
            (self.chits.get_mut(seat), self.table.chits.get_mut(seat))
        else {
            return true;
        };
        let is_new = chits.len() < MAX_CELLS && !chits.iter().any(|it| it.island == chit.island);
        if is_new {
            chits.push(chit);
            *points = points.saturating_add(chit.points);
        }
        is_new
    }

    /// Whether no list of it is longer than what a table has.
    pub(crate) fn is_bounded(&self) -> bool {
        let ships = self.chits.count() * usize::from(Piece::Ship.supply());
        self.table.built.len() <= ships
            && self.chits.values().all(|chits| chits.len() <= MAX_CELLS)
            && self.table.home.values().all(|home| home.len() <= MAX_CELLS)
            && self.founded.values().all(|founded| founded.len() <= MAX_BUILDINGS)
    }

    /// About how many bytes it holds.
    pub(crate) fn bytes(&self) -> usize {
        fn all<T>(lists: &PerSeat<Vec<T>>) -> usize {
            lists.values().map(|list| size_of_val(list.as_slice())).sum()
        }
        size_of::<Self>()
            + all(&self.chits)
            + all(&self.founded)
            + all(&self.table.home)
            + size_of_val(self.table.built.as_slice())
            + size_of_val(self.turn.moved.as_slice())
            + self.table.letters.bytes()
    }

    pub(super) fn count_chits(&mut self) {
        let points = |seat| {
            let earned = self.chits(seat).iter().map(|chit| chit.points);
            earned.fold(0, u8::saturating_add)
        };
        self.table.chits = self.table.chits.map(|seat, _| points(seat));
    }

    pub(super) fn end_turn(&mut self) {
        self.turn = SeaTurn::default();
        self.table.built.clear();
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
