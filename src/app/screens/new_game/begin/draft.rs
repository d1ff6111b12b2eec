//! A game under way, being entered. Impossible entries are refused; anything that no
//! longer fits after a change of players or island is removed and reported, and the rest is kept.
//! The consequences of an entry are found in `findings`.

use board::{Hex, Intersection, Island, Path, Spot};
use game::{
    BadTable, Building, Cards, Color, FACTS, Fact, FishTable, HandCount, KnightsTable, OilTable,
    PathMarking, PerSeat, Pieces, Purses, RiverMap, Rules, ScenarioTable, SeaMap, SeaTable, Seat,
    Subject, Table, Value, WagonsTable, knights_facts, lone_pieces, sea_facts,
};
use words::text::Text;

/// Part of the entry that something belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartPart {
    Board,
    Hand(Seat),
    Bank,
    Fact(&'static Fact, Subject),
}

/// Something that no longer fits.
#[derive(Clone, Debug)]
pub struct Dropped {
    /// The name of the sentence that says so.
    key: &'static str,
    /// The name of a player who left.
    who: String,
    /// The number of pieces that are gone.
    count: usize,
}

impl Dropped {
    /// Creates a note that `count` pieces no longer fit; `who` names their player, if they
    /// left.
    pub(super) fn new(key: &'static str, who: &str, count: usize) -> Self {
        Self { key, who: who.to_owned(), count }
    }

    pub fn said(&self, text: &Text) -> String {
        text.with(self.key, &[("who", self.who.as_str().into()), ("count", self.count.into())])
    }
}

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// Stays with the player.
    pub key: u8,
    pub name: String,
    pub color: Color,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitters(pub PerSeat<Sitter>);

impl Sitters {
    pub fn called(&self, seat: Seat) -> String {
        self.0.get(seat).map(|sitter| sitter.name.clone()).unwrap_or_default()
    }

    pub fn color(&self, seat: Seat) -> Color {
        self.0.get(seat).map_or(Color::White, |sitter| sitter.color)
    }
}

/// Board and rules that an entry is checked against.
#[derive(Clone, Copy)]
pub struct BoardAndRules<'a> {
    pub island: &'a Island,
    pub rules: &'a Rules,
    /// Data of the map apart from its hexes, where Seafarers is played.
    pub sea: Option<&'a SeaMap>,
    /// Rivers of the island, where they are played.
    pub rivers: Option<&'a RiverMap>,
    /// Paths on which bandits begin.
    pub bandits: &'a [Path],
}

impl BoardAndRules<'_> {
    /// Returns whether the table marks paths of its own (SCENARIOS 9).
    pub(super) fn marks_by_hand(&self) -> bool {
        self.rules.sea.is_some_and(|sea| sea.marked_paths == PathMarking::ByHand)
    }
}

/// Parts of Seafarers that the table itself, or the position that was loaded, has set; the rest
/// follows from the map and the pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidAtSea {
    pub pirate: bool,
    pub homes: PerSeat<bool>,
}

#[derive(Clone, Debug)]
pub struct StartDraft {
    pub(super) start: Table,
    pub(super) sitters: Sitters,
    island: Island,
    /// Data of its map apart from the hexes, where Seafarers is played.
    pub(super) map: Option<SeaMap>,
    rivers: Option<RiverMap>,
    /// Paths on which the board has bandits begin.
    pub(super) bandits: Vec<Path>,
    /// The robber's first hex on this board, if it isn't beside it.
    usual_robber: Option<Hex>,
    pub(super) said: SaidAtSea,
    /// The part whose last change was refused, and why.
    refused: Option<(StartPart, BadTable)>,
    /// Notes on what no longer fits, until the note on it is dismissed.
    pub(super) dropped: Vec<Dropped>,
}

impl StartDraft {
    pub fn new(sitters: Sitters, basis: BoardAndRules<'_>) -> Option<Self> {
        let start = Table::empty(&sitters.0, sitters.0.seat(0)?, basis.island);
        let start = Table { robber: basis.usual_robber(), ..start };
        let mut draft = Self::loaded(start, sitters, basis);
        draft.lay_given(|_| true);
        Some(draft)
    }

    /// A start that was loaded, on the board that the other tabs have.
    pub fn loaded(start: Table, sitters: Sitters, basis: BoardAndRules<'_>) -> Self {
        let (island, map) = (basis.island.clone(), basis.sea.cloned());
        let told = start.sea.as_ref();
        let has_home = |sea: &SeaTable, seat| sea.home.get(seat).is_some_and(|it| !it.is_empty());
        let homes = sitters.0.map(|seat, _| told.is_some_and(|sea| has_home(sea, seat)));
        let said = SaidAtSea { pirate: told.is_some(), homes };
        let start = with_expansions(start, (map.as_ref(), basis.bandits), &sitters);
        let (rivers, bandits) = (basis.rivers.cloned(), basis.bandits.to_vec());
        Self {
            start,
            sitters,
            island,
            map,
            rivers,
            bandits,
            usual_robber: basis.usual_robber(),
            said,
            refused: None,
            dropped: Vec::new(),
        }
    }

    pub const fn start(&self) -> &Table {
        &self.start
    }

    /// The pieces that a table with these rules has.
    pub fn shown(&self, rules: &Rules) -> Pieces {
        relevant(&self.start, rules).pieces
    }

    pub fn refused(&self, at: StartPart) -> Option<BadTable> {
        self.refused.filter(|(other, _)| *other == at).map(|(_, why)| why)
    }

    /// Makes a change; one number or piece too many is refused.
    pub fn change(
        &mut self,
        at: StartPart,
        basis: BoardAndRules<'_>,
        change: impl FnOnce(&mut Table),
    ) {
        let players = self.sitters.0.count();
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
    fn forget_gone(&mut self, before: &Pieces) {
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
        self.disarm_gone(before);
    }

    /// Says that `fact` is `value`, or nothing if it is that already: a second touch undoes the
    /// first. What can't stand or lie with it goes.
    pub fn toggle(
        &mut self,
        (fact, subject, value): (&'static Fact, Subject, Value),
        basis: BoardAndRules<'_>,
    ) {
        self.said.pirate |= *fact == sea_facts::Pirate;
        self.change(StartPart::Board, basis, |table| {
            let is_so = fact.on(table, subject).as_ref() == Some(&value);
            if !is_so {
                if lone_pieces().any(|one| one == fact) {
                    let others = lone_pieces().filter(|other| *other != fact);
                    others.for_each(|other| clear(table, other, subject));
                }
                if let Value::Intersection(Some(city)) = value
                    && *fact == knights_facts::Metropolis
                {
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

    pub fn erase(&mut self, spot: Spot, basis: BoardAndRules<'_>) {
        self.change(StartPart::Board, basis, |table| {
            lone_pieces().for_each(|fact| clear(table, fact, spot.into()));
            if let Spot::Intersection(place) = spot {
                tidy(table, place);
            }
        });
    }
}

impl StartDraft {
    /// Adapts to the players, the island, and the rules as they are now.
    pub fn follow(&mut self, sitters: Sitters, basis: BoardAndRules<'_>) {
        if self.sitters != sitters {
            self.reseat(sitters);
        }
        let is_same = self.island == *basis.island
            && self.map.as_ref() == basis.sea
            && self.rivers.as_ref() == basis.rivers
            && self.bandits == basis.bandits
            && self.usual_robber == basis.usual_robber();
        if !is_same {
            self.relay(basis);
        }
        self.settle(basis);
    }

    fn reseat(&mut self, sitters: Sitters) {
        let moved = |seat: Seat| {
            let key = self.sitters.0.get(seat).map(|old| old.key);
            sitters.0.iter().find(|(_, new)| Some(new.key) == key).map(|(seat, _)| seat)
        };
        for (seat, left) in self.sitters.0.iter().filter(|(seat, _)| moved(*seat).is_none()) {
            let pieces = self.start.pieces.count(seat);
            if pieces > 0 {
                self.dropped.push(Dropped::new("dropped-player", &left.name, pieces));
            }
        }
        let Some(first) = sitters.0.seat(0) else { return };
        let came_from = sitters.0.map(|_, new| {
            self.sitters.0.iter().find(|(_, old)| old.key == new.key).map(|(seat, _)| seat)
        });
        let old = &self.start;
        let no_cards = HandCount::Cards(Cards::none());
        let mut start = Table {
            active: moved(old.active).unwrap_or(first),
            pieces: old.pieces.clone(),
            hands: came_from.map(|_, from| from.map_or(no_cards, |seat| old.hands.of(seat))),
            bank: old.bank,
            season: old.season,
            barbarians: old.barbarians,
            ..Table::empty(&sitters.0, first, &self.island)
        };
        start.pieces.reseat(moved);
        start = with_expansions(start, (self.map.as_ref(), &self.bandits), &sitters);
        if let (Some(now), Some(lay)) = (&mut start.sea, scenario(old)) {
            now.scenario = Some(lay.reseated(&came_from, now.scenario.as_ref()));
        }
        for fact in FACTS.into_iter().flatten() {
            for subject in fact.subjects(self.sitters.0.seats()) {
                if let (Some(value), Some(now)) = (fact.on(old, subject), subject.reseated(moved)) {
                    fact.put(&mut start, now, value.reseated(moved));
                }
            }
        }
        // What isn't told of the table or of a seat stays with its piece.
        let pieces = &start.pieces;
        if let (Some(now), Some(old)) = (&mut start.knights, &old.knights) {
            for at in now.metropolises.values_mut() {
                *at = at.filter(|at| pieces.building(*at).is_some());
            }
            let is_there = |at: &_| pieces.knight(*at).is_some();
            now.used = old.used.iter().copied().filter(is_there).collect();
            now.promoted = old.promoted.iter().copied().filter(is_there).collect();
        }
        if let (Some(now), Some(old)) = (&mut start.wagons, &old.wagons) {
            now.bandits.clone_from(&old.bandits);
        }
        if let (Some(now), Some(old)) = (&mut start.oil, &old.oil) {
            now.destroyed.clone_from(&old.destroyed);
        }
        if let (Some(now), Some(old)) = (&mut start.sea, &old.sea) {
            now.chits = came_from.map(|_, from| from.map_or(Vec::new(), |seat| old.chits.of(seat)));
            now.built = old.built.iter().copied().filter(|at| pieces.ship(*at).is_some()).collect();
        }
        let homes = came_from.map(|_, from| from.is_some_and(|seat| self.said.homes.of(seat)));
        self.said = SaidAtSea { homes, ..self.said };
        let pieces = start.pieces.clone();
        self.start = start;
        self.disarm_gone(&pieces);
        self.refused = None;
        self.sitters = sitters;
        self.lay_given(|seat| came_from.of(seat).is_none());
    }

    fn relay(&mut self, basis: BoardAndRules<'_>) {
        let island = basis.island;
        let before = self.start.pieces.clone();
        let dropped = self.start.pieces.drop_off(island);
        self.forget_gone(&before);
        if dropped > 0 {
            self.dropped.push(Dropped::new("dropped-pieces", "", dropped));
        }
        if let Some(knights) = &mut self.start.knights {
            for at in knights.metropolises.values_mut() {
                *at = at.filter(|at| island.has_intersection(*at));
            }
            knights.merchant = knights.merchant.filter(|merchant| island.is_land(merchant.at));
        }
        self.relay_at_sea(island);
        let is_laid_anew = self.relay_scenario(basis);
        // A robber on the desert moves with it, and one where its map puts it with the map.
        let usual = basis.usual_robber();
        self.relay_modules(basis);
        if self.start.robber == self.usual_robber {
            self.start.robber = usual;
        } else if self.start.robber.is_some_and(|hex| !island.is_land(hex)) {
            self.start.robber = usual;
            let key = basis.sea.map_or("dropped-robber", |_| "dropped-sea-robber");
            self.dropped.push(Dropped::new(key, "", 1));
        }
        self.refused = None;
        self.island = island.clone();
        self.map = basis.sea.cloned();
        self.rivers = basis.rivers.cloned();
        self.usual_robber = usual;
        if is_laid_anew {
            self.lay_given(|_| true);
        }
    }
}

/// The part of `start` that matters under these rules: where hands aren't tracked,
/// neither they nor the bank do, and each game has its own pieces and cards. The rest is
/// kept all the same, since the rules may change again.
pub fn relevant(start: &Table, rules: &Rules) -> Table {
    let part = start.part(rules.expansions());
    if rules.following.is_on() {
        return part;
    }
    Table { hands: part.hands.map(|_, _| HandCount::Unknown), bank: None, ..part }
}

/// `start` with room for what the expansions add.
fn with_expansions(
    mut start: Table,
    (map, bandits): (Option<&SeaMap>, &[Path]),
    sitters: &Sitters,
) -> Table {
    make_room(&mut start, &sitters.0, bandits);
    let knights = || KnightsTable::empty(&start.knight_cards);
    start.knights = Some(start.knights.clone().unwrap_or_else(knights));
    let sea = || SeaTable::empty(&start.knight_cards, &map.cloned().unwrap_or_default());
    let mut sea = start.sea.take().unwrap_or_else(sea);
    sea.scenario = sea.scenario.or_else(|| at_first(map, sitters));
    start.sea = Some(sea);
    start
}

/// Makes room for what modules add to `table`.
fn make_room<T>(table: &mut Table, players: &PerSeat<T>, bandits: &[Path]) {
    table.fish.get_or_insert_with(|| FishTable::empty(players));
    table.gold.get_or_insert_with(|| Purses::empty(players));
    table.wagons.get_or_insert_with(|| WagonsTable::empty(players, bandits));
    table.oil.get_or_insert_with(|| OilTable::empty(players));
}

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

/// The scenario that is entered, as it lies on the table.
pub fn scenario(table: &Table) -> Option<&ScenarioTable> {
    table.sea.as_ref()?.scenario.as_ref()
}

/// The scenario as `map` has it before anybody plays, for those who sit there.
pub fn at_first(map: Option<&SeaMap>, sitters: &Sitters) -> Option<ScenarioTable> {
    ScenarioTable::at_first(map?, &sitters.0.map(|_, sitter| sitter.color))
}
