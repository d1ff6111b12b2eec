//! A game under way, being entered. Impossible entries are refused; anything that no
//! longer fits after a change of players or island is removed and reported.

use super::at_sea::AtSea;
use board::{Hex, Intersection, Island, Spot};
use game::{
    BadKnightsTable, BadSeaTable, BadTable, Building, Condition, Fact, HandCount, KnightsTable,
    PerSeat, Pieces, Rules, SeaMap, SeaTable, Seat, Subject, Table,
};

/// Which part of the entry something belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// The island.
    Board,
    /// A player's hand.
    Hand(Seat),
    /// The bank.
    Bank,
    /// A fact, of a player or of the table.
    Fact(&'static Fact, Subject),
}

/// Something that no longer fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// A player left, and their pieces with them.
    Player {
        /// What they were called.
        name: String,
        /// How many pieces they had.
        pieces: usize,
    },
    /// This many pieces were where the island no longer has a place.
    Pieces(usize),
    /// The robber's hex is gone.
    Robber,
    /// The same on a map of Seafarers, which says where the robber begins.
    RobberOfMap,
    /// The pirate's hex is gone.
    Pirate,
}

/// A player at the table: a key that stays with them, and their name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// Stays with the player.
    pub key: u8,
    /// What they are called.
    pub name: String,
}

/// What an entry is checked against.
#[derive(Clone, Copy)]
pub struct BoardAndRules<'a> {
    /// The island.
    pub island: &'a Island,
    /// The rules.
    pub rules: &'a Rules,
    /// What the map says beside its hexes, where Seafarers is played.
    pub sea: Option<&'a SeaMap>,
}

impl BoardAndRules<'_> {
    /// Where the robber usually stands.
    pub fn robber(&self) -> Option<Hex> {
        robber(self.island, self.sea)
    }
}

/// Where the robber usually stands on `island`, by its `map` if it has one.
pub fn robber(island: &Island, map: Option<&SeaMap>) -> Option<Hex> {
    map.map_or_else(|| island.deserts().next(), |map| map.robber)
}

/// The entry.
#[derive(Clone, Debug)]
pub struct Draft {
    pub(super) start: Table,
    pub(super) sitting: PerSeat<Sitting>,
    pub(super) island: Island,
    /// What its map says beside the hexes, where Seafarers is played.
    pub(super) map: Option<SeaMap>,
    /// What of Seafarers the table has set itself.
    pub(super) at_sea: AtSea,
    /// What was just refused, and in which part.
    pub(super) refused: Option<(At, BadTable)>,
    pub(super) dropped: Vec<Dropped>,
}

impl Draft {
    /// Starts with nothing on the island.
    pub fn new(sitting: PerSeat<Sitting>, basis: BoardAndRules<'_>) -> Option<Self> {
        let start = Table::empty(&sitting, sitting.seat(0)?, basis.island);
        let start = Table { robber: basis.robber(), ..start };
        let at_sea = AtSea::usual(&sitting);
        Some(Self::of(start, sitting, (basis.island.clone(), basis.sea.cloned()), at_sea))
    }

    /// A start that was loaded, on an island with this map if it is one of Seafarers.
    pub fn loaded(
        start: Table,
        sitting: PerSeat<Sitting>,
        (island, map): (Island, Option<SeaMap>),
    ) -> Self {
        let at_sea = AtSea::told(&sitting, start.sea.as_ref());
        Self::of(start, sitting, (island, map), at_sea)
    }

    fn of(
        start: Table,
        sitting: PerSeat<Sitting>,
        (island, map): (Island, Option<SeaMap>),
        at_sea: AtSea,
    ) -> Self {
        let start = with_expansions(start, map.as_ref());
        Self { start, sitting, island, map, at_sea, refused: None, dropped: Vec::new() }
    }

    /// The position as entered so far.
    pub const fn start(&self) -> &Table {
        &self.start
    }

    /// Why the last change to this part was refused.
    pub fn refused(&self, at: At) -> Option<BadTable> {
        self.refused.filter(|(other, _)| *other == at).map(|(_, why)| why)
    }

    /// What no longer fits, until the note is dismissed.
    pub fn dropped(&self) -> &[Dropped] {
        &self.dropped
    }

    /// Dismisses the note on what no longer fits.
    pub fn put_away(&mut self) {
        self.dropped.clear();
    }

    /// Makes a change; one number or piece too many is refused.
    pub fn change(&mut self, at: At, basis: BoardAndRules<'_>, change: impl FnOnce(&mut Table)) {
        let players = self.sitting.count();
        let mut after = self.start.clone();
        change(&mut after);
        let before = relevant(&self.start, basis.rules);
        let before = before.problems(basis.island, players, basis.rules);
        let found = relevant(&after, basis.rules);
        let found = found.problems(basis.island, players, basis.rules);
        let worse = found.into_iter().find(|new| !before.iter().any(|old| covers(*old, *new)));
        self.refused = worse.map(|why| (at, why));
        if self.refused.is_none() {
            let before = std::mem::replace(&mut self.start, after);
            self.forget_gone(&before.pieces);
        }
    }

    /// Ships and knights that are gone, or another's now, did nothing in this turn.
    pub(super) fn forget_gone(&mut self, before: &Pieces) {
        let Table { knights, sea, pieces, .. } = &mut self.start;
        if let Some(sea) = sea {
            let owner = |of: &Pieces, at| of.ship(at).map(|(owner, _)| owner);
            let stays = |at| owner(pieces, at).is_some_and(|now| owner(before, at) == Some(now));
            sea.built.retain(|ship| stays(*ship));
        }
        if let Some(knights) = knights {
            let owner = |of: &Pieces, at| of.knight(at).map(|(owner, _)| owner);
            let stays = |at| owner(pieces, at).is_some_and(|now| owner(before, at) == Some(now));
            knights.used.retain(|knight| stays(*knight));
            knights.promoted.retain(|knight| stays(*knight));
        }
    }

    /// Places a building, or removes it if it is there already.
    pub fn build(&mut self, spot: Spot, seat: Seat, building: Building, basis: BoardAndRules<'_>) {
        let Spot::Intersection(place) = spot else { return };
        self.change(At::Board, basis, |start| {
            if start.pieces.building(place) == Some((seat, building)) {
                start.pieces.remove_building(place);
            } else {
                start.pieces.put_building(place, seat, building);
                start.pieces.remove_knight(place);
            }
            tidy(start, place);
        });
    }

    /// Places a road, or removes it if it is there already.
    pub fn pave(&mut self, spot: Spot, seat: Seat, condition: Condition, basis: BoardAndRules<'_>) {
        let Spot::Path(path) = spot else { return };
        self.change(At::Board, basis, |start| {
            if start.pieces.road(path) == Some((seat, condition)) {
                start.pieces.remove_road(path);
            } else {
                start.pieces.put_road(path, seat, condition);
                start.pieces.remove_ship(path);
            }
        });
    }

    /// Moves the robber to a hex, or off the board.
    pub fn rob(&mut self, hex: Option<Hex>) {
        self.refused = None;
        self.start.robber = if self.start.robber == hex { None } else { hex };
    }

    /// Removes what is there.
    pub fn erase(&mut self, spot: Spot) {
        self.alter(|start| match spot {
            Spot::Intersection(place) => {
                start.pieces.remove_building(place);
                start.pieces.remove_knight(place);
                tidy(start, place);
            }
            Spot::Path(path) => {
                start.pieces.remove_road(path);
                start.pieces.remove_ship(path);
            }
            Spot::Hex(_) => {}
        });
    }

    /// Makes a change that can't be refused.
    pub fn alter(&mut self, change: impl FnOnce(&mut Table)) {
        self.refused = None;
        let before = self.start.pieces.clone();
        change(&mut self.start);
        self.forget_gone(&before);
    }

    /// Takes away what needs a city at `place` where none stands.
    pub fn tidy(&mut self, place: Intersection) {
        tidy(&mut self.start, place);
    }
}

/// The part of `start` that matters under these rules: where hands aren't tracked,
/// neither they nor the bank do, and each game has its own pieces and cards. The rest is
/// kept all the same, since the rules may change again.
pub fn relevant(start: &Table, rules: &Rules) -> Table {
    let part = match rules.knights {
        Some(_) => start.knights_part(),
        None => start.base_part(),
    };
    let part = if rules.sea.is_some() { part } else { part.shore_part() };
    if rules.following.is_on() {
        return part;
    }
    Table { hands: part.hands.map(|_, _| HandCount::Unknown), bank: None, ..part }
}

/// `start` with room for what the expansions add.
fn with_expansions(mut start: Table, map: Option<&SeaMap>) -> Table {
    let knights = || KnightsTable::empty(&start.knight_cards);
    start.knights = Some(start.knights.clone().unwrap_or_else(knights));
    let sea = || SeaTable::empty(&start.knight_cards, &map.cloned().unwrap_or_default());
    start.sea = Some(start.sea.clone().unwrap_or_else(sea));
    start
}

/// Takes away what needs a city at `place` where none of its owner's stands.
fn tidy(start: &mut Table, place: Intersection) {
    let city = match start.pieces.building(place) {
        Some((owner, Building::City)) => Some(owner),
        _ => None,
    };
    let walled = start.pieces.walls().find(|(at, _)| *at == place).map(|(_, owner)| owner);
    if walled != city {
        start.pieces.remove_wall(place);
    }
    if let Some(knights) = &mut start.knights
        && city.is_none()
    {
        for at in knights.metropolises.values_mut() {
            *at = at.filter(|at| *at != place);
        }
    }
}

/// Whether `old` was at least as bad as `new`; if so, `new` is no reason to refuse a
/// change.
fn covers(old: BadTable, new: BadTable) -> bool {
    use BadTable as Bad;
    match (old, new) {
        (
            Bad::TooManyPieces { player, piece, count },
            Bad::TooManyPieces { player: whose, piece: kind, count: more },
        ) => player == whose && piece == kind && more <= count,
        (
            Bad::TooManyCards { player, kind, count, .. },
            Bad::TooManyCards { player: whose, kind: same, count: more, .. },
        ) => player == whose && kind == same && more <= count,
        (Bad::HandTooLarge { player, count }, Bad::HandTooLarge { player: whose, count: more }) => {
            player == whose && more <= count
        }
        (
            Bad::TooManyDevelopmentCards { player, kind, count, .. },
            Bad::TooManyDevelopmentCards { player: whose, kind: other, count: more, .. },
        ) => player == whose && kind == other && more <= count,
        (Bad::Knights(old), Bad::Knights(new)) => covers_knights(old, new),
        (
            Bad::Sea(BadSeaTable::TooManyChits(player, points)),
            Bad::Sea(BadSeaTable::TooManyChits(whose, more)),
        ) => player == whose && more <= points,
        (old, new) => old == new,
    }
}

/// The same for Cities & Knights.
fn covers_knights(old: BadKnightsTable, new: BadKnightsTable) -> bool {
    use BadKnightsTable as Bad;
    match (old, new) {
        (Bad::TooManyKnights(player, count), Bad::TooManyKnights(whose, more))
        | (Bad::TooManyWalls(player, count), Bad::TooManyWalls(whose, more))
        | (Bad::TooManyDefenders(player, count), Bad::TooManyDefenders(whose, more)) => {
            player == whose && more <= count
        }
        (
            Bad::TooManyProgressCards { track, count },
            Bad::TooManyProgressCards { track: deck, count: more },
        ) => track == deck && more <= count,
        (Bad::TooManyAttacks(count), Bad::TooManyAttacks(more)) => more <= count,
        (old, new) => old == new,
    }
}
