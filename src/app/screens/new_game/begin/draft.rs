//! A game under way, being entered. Impossible entries are refused; anything that no
//! longer fits after a change of players or island is removed and reported, and the rest is kept.
//! What follows from an entry is found beside it: points, roads, and awards; what can't be; and
//! what doesn't add up yet.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::StdRng;

use board::{Hex, Intersection, Island, Spot};
use cards::{Award, Measure, deck_a};
use game::{
    BadTable, Building, Cards, Color, Discrepancy, ExtraBuilding, FACTS, Fact, Fishing, HandCount,
    HandSizes, Holders, IslandLetters, KnightsTable, Oilfield, PathMarking, PerSeat, Pieces,
    Position, Rules, ScenarioTable, SeaMap, SeaTable, Seafarers, Seat, Seating, Setup, SetupFields,
    State, Subject, Table, Value, Wagons, award_measure, award_threshold, lone_pieces, road_length,
    sea_facts,
};
use stats::random_setup;
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
}

impl BoardAndRules<'_> {
    /// Returns whether the table marks paths of its own (SCENARIOS 9).
    pub(super) fn marks_by_hand(&self) -> bool {
        self.rules.sea.is_some_and(|sea| sea.marked_paths == PathMarking::ByHand)
    }
}

/// Returns where the robber usually stands on `island`, by its `map` if it has one.
fn usual_robber(island: &Island, map: Option<&SeaMap>) -> Option<Hex> {
    map.map_or_else(|| island.deserts().next(), |map| map.robber)
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
    pub(super) said: SaidAtSea,
    /// The part whose last change was refused, and why.
    refused: Option<(StartPart, BadTable)>,
    /// Notes on what no longer fits, until the note on it is dismissed.
    pub(super) dropped: Vec<Dropped>,
}

impl StartDraft {
    pub fn new(sitters: Sitters, basis: BoardAndRules<'_>) -> Option<Self> {
        let start = Table::empty(&sitters.0, sitters.0.seat(0)?, basis.island);
        let start = Table { robber: usual_robber(basis.island, basis.sea), ..start };
        let mut draft = Self::loaded(start, sitters, (basis.island.clone(), basis.sea.cloned()));
        draft.lay_given(|_| true);
        Some(draft)
    }

    /// A start that was loaded, on an island with this map if it is one of Seafarers.
    pub fn loaded(start: Table, sitters: Sitters, (island, map): (Island, Option<SeaMap>)) -> Self {
        let told = start.sea.as_ref();
        let has_home = |sea: &SeaTable, seat| sea.home.get(seat).is_some_and(|it| !it.is_empty());
        let homes = sitters.0.map(|seat, _| told.is_some_and(|sea| has_home(sea, seat)));
        let said = SaidAtSea { pirate: told.is_some(), homes };
        let start = with_expansions(start, map.as_ref(), &sitters);
        Self { start, sitters, island, map, said, refused: None, dropped: Vec::new() }
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
        if self.island != *basis.island || self.map.as_ref() != basis.sea {
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
        start = with_expansions(start, self.map.as_ref(), &sitters);
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
        let usual = usual_robber(island, basis.sea);
        if self.start.robber == usual_robber(&self.island, self.map.as_ref()) {
            self.start.robber = usual;
        } else if self.start.robber.is_some_and(|hex| !island.is_land(hex)) {
            self.start.robber = usual;
            let key = basis.sea.map_or("dropped-robber", |_| "dropped-sea-robber");
            self.dropped.push(Dropped::new(key, "", 1));
        }
        self.refused = None;
        self.island = island.clone();
        self.map = basis.sea.cloned();
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
fn with_expansions(mut start: Table, map: Option<&SeaMap>, sitters: &Sitters) -> Table {
    let knights = || KnightsTable::empty(&start.knight_cards);
    start.knights = Some(start.knights.clone().unwrap_or_else(knights));
    let sea = || SeaTable::empty(&start.knight_cards, &map.cloned().unwrap_or_default());
    let mut sea = start.sea.take().unwrap_or_else(sea);
    sea.scenario = sea.scenario.or_else(|| at_first(map, sitters));
    start.sea = Some(sea);
    start
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

/// Consequences of an entry.
#[derive(Clone, Debug)]
pub struct StartFindings {
    of: (Table, Island, Rules, Option<SeaMap>),
    pub points: PerSeat<i16>,
    /// Longest trails.
    pub roads: PerSeat<u8>,
    /// Holders of the awards by the rules, given the previous holders.
    pub holders: Holders,
    /// Awards with several players tied, and those players.
    pub ties: Vec<(Award, Vec<Seat>)>,
    pub problems: Vec<BadTable>,
    pub odd: Vec<Discrepancy>,
}

impl StartFindings {
    /// Returns whether these findings are still up to date.
    pub fn are_of(&self, start: &Table, basis: BoardAndRules<'_>) -> bool {
        let (known, island, rules, map) = &self.of;
        let is_same = known == start && island == basis.island && rules == basis.rules;
        is_same && map.as_ref() == basis.sea
    }

    pub fn of(start: &Table, basis: BoardAndRules<'_>) -> Self {
        let BoardAndRules { island, rules, sea: map } = basis;
        let judged = relevant(start, rules);
        let known = (start.clone(), island.clone(), rules.clone(), map.cloned());
        let start = &judged;
        let seating = Seating::of(&start.knight_cards);
        let letters = IslandLetters::default();
        let sea = rules.sea.zip(start.sea.as_ref()).map(|(rules, table)| Seafarers {
            table,
            rules,
            deserts: map.map(|map| map.deserts).unwrap_or_default(),
            letters: &letters,
        });
        let roads = start.knight_cards.map(|seat, _| road_length(&start.pieces, seat));
        let mut position = Position {
            island,
            seating: &seating,
            friendly_robber: rules.friendly_robber,
            pieces: &start.pieces,
            robber: start.robber,
            holders: start.holders,
            harbormaster: rules.harbormaster,
            knight_cards: &start.knight_cards,
            road_lengths: &roads,
            revealed: &start.revealed,
            hand_sizes: HandSizes::Told(start.hands.map(|_, hand| hand.size())),
            resources: None,
            bank: start.bank,
            knights: rules.knights.and(start.knights.as_ref()),
            sea,
            fish: Fishing::of(rules.fish, start.fish.as_ref()),
            gold: start.gold.as_ref(),
            rivers: None,
            wagons: Wagons::of(rules.wagons, start.wagons.as_ref()),
            oil: Oilfield::of(start.oil.as_ref(), rules),
        };
        position.holders = position.holders_after();
        let each = |measure| start.knight_cards.map(|seat, _| position.measure(measure, seat));
        let points = each(Measure::PublicPoints);
        let played_for = Award::ALL.into_iter().filter(|award| rules.plays_for(*award));
        let ties = played_for.filter_map(|award| {
            let scores = each(award_measure(award));
            let most = scores.values().copied().max().unwrap_or(0);
            let level: Vec<Seat> =
                scores.iter().filter(|(_, score)| **score == most).map(|(seat, _)| seat).collect();
            (most >= i16::from(award_threshold(award)) && level.len() > 1).then_some((award, level))
        });
        let ties = ties.collect();
        let holders = position.holders;
        let mut problems = judged.problems(island, start.knight_cards.count(), rules);
        problems.extend(basis.sea_not_played());
        let odd = odd(&judged, basis).unwrap_or_default();
        Self { of: known, points, roads, holders, ties, problems, odd }
    }
}

/// Returns what doesn't add up in a game that began this way; nothing if it can't begin. Names
/// and cards don't matter here: they are anybody's.
fn odd(start: &Table, basis: BoardAndRules<'_>) -> Option<Vec<Discrepancy>> {
    let BoardAndRules { island, rules, sea: map } = basis;
    let (count, decks) = (start.knight_cards.count(), [deck_a().ok()?]);
    let anybody = random_setup(&decks, count, Rules::default(), &mut StdRng::seed_from_u64(0));
    let anybody = SetupFields::from(anybody.ok()?);
    let (cards, extra_building) = (anybody.rules.cards, ExtraBuilding::Off);
    let setup = Setup::new(SetupFields {
        first: start.active,
        rules: Rules { cards, extra_building, ..rules.clone() },
        island: island.clone(),
        sea: rules.sea.and(map).cloned(),
        start: Some(start.clone()),
        ..anybody
    });
    Some(State::new(Arc::new(setup.ok()?)).discrepancies())
}

/// The scenario that is entered, as it lies on the table.
pub fn scenario(table: &Table) -> Option<&ScenarioTable> {
    table.sea.as_ref()?.scenario.as_ref()
}

/// The scenario as `map` has it before anybody plays, for those who sit there.
pub fn at_first(map: Option<&SeaMap>, sitters: &Sitters) -> Option<ScenarioTable> {
    ScenarioTable::at_first(map?, &sitters.0.map(|_, sitter| sitter.color))
}
