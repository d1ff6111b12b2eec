//! Seafarers on the table, the parts of it that the rules look at, and the letters that islands
//! have been called by (SEA 8, 11).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Deserts, Home, ScenarioTable, SeaMap, SeaRules, each_once};
use crate::{PerSeat, Piece, Pieces, Seat};
use board::{Hex, IslandLetter, Isle, Path};
use derive::Said;

/// The most points from foreign islands that anybody can be given.
pub const MOST_CHIT_POINTS: u8 = 50;

/// Seafarers on the table. Ships lie among the pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeaTable {
    /// Hex of the pirate; `None` if it stands beside the board.
    pub pirate: Option<Hex>,
    /// Points that each player has earned abroad.
    pub chits: PerSeat<Vec<Chit>>,
    /// Hexes of the islands that are home to each.
    pub home: PerSeat<Vec<Hex>>,
    /// Ships that were built in this turn, sorted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub built: Vec<Path>,
    /// Players who moved a ship in this turn, sorted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moved: Vec<Seat>,
    /// Pieces and places of a scenario with rules of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<ScenarioTable>,
}

/// Reason that a table of Seafarers is impossible, whatever it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("bad-start-sea", error)]
pub enum BadSeaTable {
    /// Something of it at a table that doesn't play it.
    NotPlayed,
    /// More points from foreign islands than anybody earns.
    TooManyChits(Seat, #[said("count")] u8),
    RoadUnderShip(Path),
    /// More of a scenario's things in one place than there can be: chits, cloth, levels.
    TooMany {
        count: u8,
        most: u8,
    },
}

impl SeaTable {
    /// Seafarers as `map` has it before anybody did anything.
    pub fn empty<T>(players: &PerSeat<T>, map: &SeaMap) -> Self {
        let home = match &map.home {
            Home::WhereFounded => Vec::new(),
            Home::At(hexes) => hexes.clone(),
        };
        Self {
            pirate: map.pirate,
            chits: players.map(|_, _| Vec::new()),
            home: players.map(|_, _| home.clone()),
            built: Vec::new(),
            moved: Vec::new(),
            scenario: None,
        }
    }

    /// Gives `seat` chits for `points` of which nobody named the islands: `each` for every
    /// foreign area where they have a building, and the rest together, so that no point is
    /// lost and no island that is still to be settled counts as settled.
    pub fn give_points(
        &mut self,
        seat: Seat,
        points: u8,
        each: u8,
        (areas, pieces): (&[Isle], &Pieces),
    ) {
        let (Some(home), Some(chits)) = (self.home.get(seat), self.chits.get_mut(seat)) else {
            return;
        };
        let is_settled = |isle: &Isle| {
            let mut own = pieces.buildings_of(seat);
            own.any(|(place, _)| isle.hexes.iter().any(|hex| place.touches(*hex)))
        };
        let is_home = |isle: &Isle| isle.hexes.iter().any(|hex| home.contains(hex));
        let settled = areas.iter().filter(|isle| is_settled(isle) && !is_home(isle));
        let free = settled.filter(|isle| !chits.iter().any(|it| isle.hexes.contains(&it.island)));
        let free: Vec<Hex> = free.filter_map(|isle| isle.hexes.first().copied()).collect();
        let mut left = points;
        for island in free {
            let points = left.min(each);
            left -= points;
            if points > 0 {
                chits.push(Chit { island, points });
            }
        }
        if left == 0 {
            return;
        }
        if let Some(last) = chits.last_mut() {
            last.points = last.points.saturating_add(left);
            return;
        }
        // Any island will do, best one of theirs.
        let any = areas.iter().find(|isle| is_settled(isle)).or(areas.first());
        let island = any.and_then(|isle| isle.hexes.first());
        chits.extend(island.map(|island| Chit { island: *island, points: left }));
    }

    /// The same with each place once in every list, what was earned on an island together,
    /// and of ships that were built only those that lie there.
    #[must_use]
    pub(crate) fn each_once(mut self, pieces: &Pieces) -> Self {
        self.home.iter_mut().for_each(|(_, home)| each_once(home));
        self.chits = self.chits.map(|_, chits| together(chits));
        each_once(&mut self.built);
        self.built.retain(|at| pieces.ship(*at).is_some());
        each_once(&mut self.moved);
        self
    }

    /// All points of `seat` from foreign islands, and from the pieces of a scenario.
    pub fn points(&self, seat: Seat) -> u8 {
        let of_scenario = self.scenario.as_ref().map_or(0, |scenario| scenario.points(seat));
        self.island_points(seat).saturating_add(of_scenario)
    }

    /// Points of `seat` for foreign islands alone.
    pub fn island_points(&self, seat: Seat) -> u8 {
        self.chits.get(seat).map_or(0, |chits| points(chits))
    }

    /// Returns how many of `piece` stand for `seat` that are no piece: a fortress that they took may
    /// (SCENARIOS 4.7).
    pub(crate) fn without_piece(&self, seat: Seat, piece: Piece) -> u8 {
        match &self.scenario {
            Some(ScenarioTable::Pirates(pirates)) => {
                u8::from(piece == Piece::Settlement && pirates.has_taken(seat))
            }
            Some(ScenarioTable::Tribe(_) | ScenarioTable::Cloth(_) | ScenarioTable::Wonders(_))
            | None => 0,
        }
    }

    /// Returns whether `seat` has moved a ship in this turn.
    pub fn has_moved(&self, seat: Seat) -> bool {
        self.moved.contains(&seat)
    }

    /// Every player it names beside those at the table.
    pub(crate) fn named(&self) -> impl Iterator<Item = Seat> {
        let of_scenario = self.scenario.iter().flat_map(ScenarioTable::named);
        self.moved.iter().copied().chain(of_scenario)
    }

    /// Returns the number of seats for which each of its lists says something.
    pub(crate) fn seats(&self) -> [usize; 3] {
        let of_scenario = self.scenario.as_ref().and_then(ScenarioTable::seats);
        let home = self.home.count();
        [self.chits.count(), home, of_scenario.unwrap_or(home)]
    }

    pub(crate) fn land(&self) -> impl Iterator<Item = Hex> {
        let home = self.home.values().flatten().copied();
        home.chain(self.chits.values().flatten().map(|chit| chit.island))
    }
}

/// One chit for each island of `chits`, in the order of the first of each.
fn together(chits: &[Chit]) -> Vec<Chit> {
    let mut places = BTreeMap::new();
    let mut all: Vec<Chit> = Vec::new();
    for chit in chits {
        let place = *places.entry(chit.island).or_insert(all.len());
        match all.get_mut(place) {
            Some(before) => before.points = before.points.saturating_add(chit.points),
            None => all.push(*chit),
        }
    }
    all
}

/// All points of these chits.
fn points(chits: &[Chit]) -> u8 {
    chits.iter().map(|chit| chit.points).fold(0, u8::saturating_add)
}

/// Additions of Seafarers to a position beside its pieces.
#[derive(Clone, Copy, Debug)]
pub struct Seafarers<'a> {
    /// The pieces and counts that lie there.
    pub table: &'a SeaTable,
    /// The table's readings.
    pub rules: SeaRules,
    /// Effect of deserts on areas.
    pub deserts: Deserts,
    /// The names that islands have had since the map changed.
    pub letters: &'a IslandLetters,
}

/// The letters of islands once the map has changed in a game. Players speak of islands by
/// them, and chits bear them, so a letter stays with the hexes that had it: what is found
/// later takes the next one in the order in which it is found, and of islands that grow
/// together the earlier letter is that of all, while a chit keeps the one it was earned
/// under. An order by the map alone couldn't do that: neither how many islands lie under fog
/// nor where each begins is known before it lifts. A position that is written
/// and read again names its islands anew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct IslandLetters {
    /// The first name of each hex's island, sorted by hexes; nothing until the map
    /// changes.
    named: Vec<(Hex, IslandLetter)>,
}

impl IslandLetters {
    /// The letter that `hex` has had since it was land, if the map has changed.
    pub(super) fn of(&self, hex: Hex) -> Option<IslandLetter> {
        let place = self.named.binary_search_by_key(&hex, |(at, _)| *at).ok()?;
        self.named.get(place).map(|(_, letter)| *letter)
    }

    /// Gives `areas` the letters by which they go.
    pub(super) fn call(&self, areas: &mut [Isle]) {
        if self.named.is_empty() {
            return;
        }
        for area in areas {
            let earliest = area.hexes.iter().filter_map(|hex| self.of(*hex)).min();
            area.letter = earliest.unwrap_or(area.letter);
        }
    }

    /// Every hex of `areas` has a letter, and no two of them the same.
    pub(super) fn keep(&mut self, areas: &[Isle]) {
        let is_first = self.named.is_empty();
        let mut taken = Vec::new();
        for area in areas {
            let own = area.hexes.iter().filter_map(|hex| self.of(*hex));
            let earliest = own.filter(|letter| !taken.contains(letter)).min();
            let letter = match earliest {
                Some(letter) => letter,
                None if is_first => area.letter,
                None => self.next(),
            };
            taken.push(letter);
            for hex in &area.hexes {
                match self.named.binary_search_by_key(hex, |(at, _)| *at) {
                    Err(place) => self.named.insert(place, (*hex, letter)),
                    // A correction has cut it off from what keeps that letter.
                    Ok(place) => {
                        if let Some((_, own)) = self.named.get_mut(place) {
                            *own = letter.max(*own);
                        }
                    }
                }
            }
        }
    }

    /// Returns how many hexes have a letter.
    pub(crate) const fn count(&self) -> usize {
        self.named.len()
    }

    /// About how many bytes it holds.
    pub(super) const fn bytes(&self) -> usize {
        self.named.len() * size_of::<(Hex, IslandLetter)>()
    }

    fn next(&self) -> IslandLetter {
        let last = self.named.iter().map(|(_, letter)| *letter).max();
        last.map_or(IslandLetter::FIRST, IslandLetter::next)
    }
}

/// Points that somebody earned with their first settlement on a foreign island; they stay
/// whatever becomes of it (SEA 8, 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chit {
    pub island: Hex,
    pub points: u8,
}
