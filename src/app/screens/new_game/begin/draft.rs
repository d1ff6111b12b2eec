//! A game under way, being entered. Impossible entries are refused; anything that no
//! longer fits after a change of players or island is removed and reported.

use board::{Hex, Intersection, Island, Spot};
use game::{
    BadTable, Building, FACTS, Fact, HandCount, Kind, KnightsTable, PerSeat, Pieces, Rules, SeaMap,
    SeaTable, Seat, Subject, Table, Value, base_facts, knights_facts, sea_facts,
};
use words::text::Text;

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
#[derive(Clone, Debug)]
pub struct Dropped {
    /// The name of the sentence that says so.
    key: &'static str,
    /// What a player who left was called.
    who: String,
    /// How many pieces are gone.
    count: usize,
}

impl Dropped {
    /// So many pieces, of a player who left if they are called `who`.
    pub(super) fn new(key: &'static str, who: &str, count: usize) -> Self {
        Self { key, who: who.to_owned(), count }
    }

    /// Returns what no longer fits.
    pub fn said(&self, text: &Text) -> String {
        text.with(self.key, &[("who", self.who.as_str().into()), ("count", self.count.into())])
    }
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
    /// Returns where the robber usually stands.
    pub fn robber(&self) -> Option<Hex> {
        robber(self.island, self.sea)
    }
}

/// Returns where the robber usually stands on `island`, by its `map` if it has one.
pub fn robber(island: &Island, map: Option<&SeaMap>) -> Option<Hex> {
    map.map_or_else(|| island.deserts().next(), |map| map.robber)
}

/// What of Seafarers the table has said itself, or the position that was loaded; the rest
/// follows from the map and the pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidAtSea {
    /// Where the pirate is.
    pub pirate: bool,
    /// What is home to each.
    pub homes: PerSeat<bool>,
}

/// The entry.
#[derive(Clone, Debug)]
pub struct Draft {
    pub(super) start: Table,
    pub(super) sitting: PerSeat<Sitting>,
    pub(super) island: Island,
    /// What its map says beside the hexes, where Seafarers is played.
    pub(super) map: Option<SeaMap>,
    pub(super) said: SaidAtSea,
    /// What was just refused, and in which part.
    pub(super) refused: Option<(At, BadTable)>,
    pub(super) dropped: Vec<Dropped>,
}

/// Pieces of which only one stands or lies at a place.
static EITHER: [(&Fact, &Fact); 2] =
    [(&base_facts::Building, &knights_facts::Knight), (&base_facts::Road, &sea_facts::Ship)];

impl Draft {
    /// Starts with nothing on the island.
    pub fn new(sitting: PerSeat<Sitting>, basis: BoardAndRules<'_>) -> Option<Self> {
        let start = Table::empty(&sitting, sitting.seat(0)?, basis.island);
        let start = Table { robber: basis.robber(), ..start };
        Some(Self::loaded(start, sitting, (basis.island.clone(), basis.sea.cloned())))
    }

    /// A start that was loaded, on an island with this map if it is one of Seafarers.
    pub fn loaded(
        start: Table,
        sitting: PerSeat<Sitting>,
        (island, map): (Island, Option<SeaMap>),
    ) -> Self {
        let told = start.sea.as_ref();
        let has_home = |sea: &SeaTable, seat| sea.home.get(seat).is_some_and(|it| !it.is_empty());
        let homes = sitting.map(|seat, _| told.is_some_and(|sea| has_home(sea, seat)));
        let said = SaidAtSea { pirate: told.is_some(), homes };
        let start = with_expansions(start, map.as_ref());
        Self { start, sitting, island, map, said, refused: None, dropped: Vec::new() }
    }

    /// The position as entered so far.
    pub const fn start(&self) -> &Table {
        &self.start
    }

    /// The pieces that a table with these rules has.
    pub fn shown(&self, rules: &Rules) -> Pieces {
        relevant(&self.start, rules).pieces
    }

    /// Why the last change to this part was refused.
    pub fn refused(&self, at: At) -> Option<BadTable> {
        self.refused.filter(|(other, _)| *other == at).map(|(_, why)| why)
    }

    /// Returns what no longer fits, until the note is dismissed.
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

    /// Says that `fact` is `value`, or nothing if it is that already: a second touch undoes the
    /// first. What can't stand or lie with it goes.
    pub fn toggle(
        &mut self,
        (fact, subject, value): (&'static Fact, Subject, Value),
        basis: BoardAndRules<'_>,
    ) {
        self.said.pirate |= *fact == sea_facts::Pirate;
        self.change(At::Board, basis, |table| {
            let is_so = fact.on(table, subject).as_ref() == Some(&value);
            if !is_so {
                for (one, other) in EITHER {
                    if fact == one {
                        clear(table, other, subject);
                    } else if fact == other {
                        clear(table, one, subject);
                    }
                }
                if let Value::Intersection(Some(city)) = value {
                    take_metropolis(table, city);
                }
            }
            if let Some(value) = if is_so { value.nothing() } else { Some(value) } {
                fact.put(table, subject, value);
            }
            if let Subject::Intersection(place) = subject {
                tidy(table, place);
            }
        });
    }

    /// Removes what is there.
    pub fn erase(&mut self, spot: Spot, basis: BoardAndRules<'_>) {
        self.change(At::Board, basis, |table| {
            let pieces = FACTS.into_iter().flatten().filter(|it| matches!(it.kind, Kind::Piece));
            for fact in pieces {
                clear(table, fact, spot.into());
            }
            if let Spot::Intersection(place) = spot {
                tidy(table, place);
            }
        });
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
pub(super) fn with_expansions(mut start: Table, map: Option<&SeaMap>) -> Table {
    let knights = || KnightsTable::empty(&start.knight_cards);
    start.knights = Some(start.knights.clone().unwrap_or_else(knights));
    let sea = || SeaTable::empty(&start.knight_cards, &map.cloned().unwrap_or_default());
    start.sea = Some(start.sea.clone().unwrap_or_else(sea));
    start
}

/// Takes away what `fact` tells of `subject`.
fn clear(table: &mut Table, fact: &Fact, subject: Subject) {
    if let Some(nothing) = fact.on(table, subject).and_then(|value| value.nothing()) {
        fact.put(table, subject, nothing);
    }
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
    if city.is_none() {
        take_metropolis(start, place);
    }
}

/// Takes the metropolis off the city at `place`: one city carries one.
fn take_metropolis(start: &mut Table, place: Intersection) {
    for at in start.knights.iter_mut().flat_map(|knights| knights.metropolises.values_mut()) {
        *at = at.filter(|at| *at != place);
    }
}

/// Returns whether `old` was at least as bad as `new`; if so, `new` is no reason to refuse a
/// change.
fn covers(old: BadTable, new: BadTable) -> bool {
    let ((old, count), (new, more)) = (old.counted(), new.counted());
    old == new && more <= count
}
