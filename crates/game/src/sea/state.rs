//! State of Seafarers in a game.

use super::{
    Chit, Deserts, IslandLetters, ScenarioTable, SeaRules, SeaTable, Seafarers, gold::OpeningGold,
};
use crate::{MAX_BUILDINGS, PerSeat, Piece, Seat, Setup};
use board::{Intersection, MAX_CELLS, Path};
use cards::Die;

/// State of Seafarers in a game.
#[derive(Clone, Debug, PartialEq, Eq, derive::Getters)]
#[lends(table, turn)]
pub struct SeaState {
    /// State of the table.
    pub(crate) table: SeaTable,
    deserts: Deserts,
    /// Letters that islands have been called by since the map changed.
    pub(super) letters: IslandLetters,
    /// Places where each player placed settlements in the opening.
    pub(super) founded: PerSeat<Vec<Intersection>>,
    /// Deeds at sea in this turn.
    pub(crate) turn: SeaTurn,
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
    /// Set while a card is to be taken from somebody beside the pirate, not the robber.
    robs_at_sea: bool,
    /// Set once somebody attacked their fortress: nothing else is done in the turn.
    besieged: bool,
    /// The lower die of a number that the table told, once it said so.
    lower: Option<Die>,
    /// Set once the turn is over and ends the game.
    finished: bool,
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

    /// Returns whether cards are taken beside the pirate now.
    pub const fn robs_at_sea(&self) -> bool {
        self.robs_at_sea
    }

    pub(super) const fn rob_at_sea(&mut self, is_so: bool) {
        self.robs_at_sea = is_so;
    }

    /// Returns whether the turn's player has attacked their fortress.
    pub const fn besieged(&self) -> bool {
        self.besieged
    }

    /// Returns whether the turn is over and ends the game.
    pub const fn finished(&self) -> bool {
        self.finished
    }

    pub(crate) const fn finish(&mut self) {
        self.finished = true;
    }

    /// The lower die that the table told.
    pub const fn lower(&self) -> Option<Die> {
        self.lower
    }

    pub(super) const fn tell_lower(&mut self, lower: Die) {
        self.lower = Some(lower);
    }

    pub(super) const fn besiege(&mut self) {
        self.besieged = true;
    }

    pub(super) const fn take_up(&mut self, ship: Option<Path>) {
        self.taken_up = ship;
    }
}

impl SeaState {
    /// Before the first act of a game that plays it.
    pub(crate) fn at_first(setup: &Setup) -> Option<Self> {
        setup.rules.sea?;
        let map = setup.sea.clone().unwrap_or_default();
        let mut table = SeaTable::empty(&setup.players, &map);
        table.scenario =
            ScenarioTable::at_first(&map, &setup.players.map(|_, player| player.color));
        // With Cities & Knights the pirate waits for the first attack (SEA 12).
        if setup.rules.knights.is_some() || setup.rules.wagons.is_some() {
            table.pirate = None;
        }
        Some(Self {
            table,
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

    /// Returns what the rules look at, by the table's readings.
    pub const fn facts(&self, rules: SeaRules) -> Seafarers<'_> {
        Seafarers { table: &self.table, rules, deserts: self.deserts, letters: &self.letters }
    }

    /// Returns how many hexes have a letter.
    pub(crate) const fn letter_count(&self) -> usize {
        self.letters.count()
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
        let is_bounded = ScenarioTable::is_bounded;
        self.table.built.len() <= ships
            && self.table.chits.values().all(|chits| chits.len() <= MAX_CELLS)
            && self.table.home.values().all(|home| home.len() <= MAX_CELLS)
            && self.founded.values().all(|founded| founded.len() <= MAX_BUILDINGS)
            && self.table.scenario.as_ref().is_none_or(is_bounded)
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
            + self.table.scenario.as_ref().map_or(0, ScenarioTable::bytes)
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

    /// A ship that was a warship at `from` is one at `to`.
    pub(super) fn rename_warship(&mut self, from: Path, to: Path) {
        if let Some(ScenarioTable::Pirates(pirates)) = &mut self.table.scenario
            && let Ok(place) = pirates.warships.binary_search(&from)
        {
            pirates.warships.remove(place);
            pirates.warships.push(to);
            pirates.warships.sort_unstable();
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
