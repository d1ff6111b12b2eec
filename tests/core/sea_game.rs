//! A table of Seafarers: the first-game island amid sea, an islet with gold in the east, two
//! hidden hexes in the west.

use std::collections::BTreeMap;

use board::{Hex, Intersection, Island, Path, Surroundings, Terrain, Tile, Token, first_game};
use game::{
    Breach, Cards, Condition, Deed, Edition, Rules, SeaBreach, SeaCorrection, SeaDeed, SeaMap,
    SeaRules, SeaTask, Setup, SetupFields, State, Task,
};

use crate::common::{Table, setup_with};

/// How far the sea goes.
const REACH: u16 = 5;

pub const GOLD: Hex = Hex::new(4, -1);
pub const ISLET: Hex = Hex::new(4, 0);
pub const HIDDEN: [Hex; 2] = [Hex::new(-4, 0), Hex::new(-4, 1)];
/// Where the pirate may be, far from everything.
pub const FAR: Hex = Hex::new(0, 4);

pub fn rules() -> Rules {
    Rules { target: 20, sea: Some(SeaRules::default()), ..Rules::open_hands() }
}

pub fn with_knights() -> Rules {
    let knights = Rules::with_knights(Edition::Fifth);
    Rules { target: 20, sea: Some(SeaRules::default()), following: rules().following, ..knights }
}

/// The island and its sea; the gold has a 4.
pub fn island() -> Island {
    let base = first_game();
    let land = |at: Hex, terrain, number: u8| {
        let token = Some(Token::try_from(number).expect("a token"));
        Tile { at, terrain, token }
    };
    let mut tiles = base.tiles().to_vec();
    tiles.extend([land(GOLD, Terrain::Gold, 4), land(ISLET, Terrain::Pasture, 10)]);
    let middle = Hex::new(0, 0);
    let all = (-5..=5).flat_map(|q| (-5..=5).map(move |r| Hex::new(q, r)));
    let sea = all.filter(|hex| hex.distance(middle) <= REACH);
    let is_free = |hex: &Hex| !HIDDEN.contains(hex) && tiles.iter().all(|tile| tile.at != *hex);
    let sea: Vec<Hex> = sea.filter(is_free).collect();
    let around = Surroundings { sea, hidden: HIDDEN.to_vec() };
    Island::with_sea(tiles, base.harbors().to_vec(), around).expect("an island")
}

pub fn fields(rules: Rules, map: SeaMap) -> SetupFields {
    fields_for(3, rules, map)
}

pub fn fields_for(players: usize, rules: Rules, map: SeaMap) -> SetupFields {
    let plain = Rules { sea: None, ..rules.clone() };
    let parts = SetupFields::from(setup_with(players, plain, &[]));
    SetupFields { rules, island: island(), sea: Some(map), ..parts }
}

pub fn opened(rules: Rules, map: SeaMap) -> Table {
    Table::open(Setup::new(fields(rules, map)).expect("a setup"))
}

/// Before the first settlement.
pub fn unopened(rules: Rules, map: SeaMap) -> Table {
    let setup = Setup::new(fields(rules, map)).expect("a setup");
    Table::at(setup)
}

/// The first player's turn, after a number that brings no task.
pub fn trading() -> Table {
    let mut table = opened(rules(), SeaMap::default());
    table.rolls(5);
    table
}

/// The paths of a shortest way over the sea from a building of whoever builds now to `to`.
pub fn way_to(state: &State, to: Intersection) -> Vec<Path> {
    let mut come: BTreeMap<Intersection, Option<(Intersection, Path)>> = BTreeMap::new();
    let own = state.pieces().buildings_of(state.builder()).map(|(at, _)| at);
    let mut open: Vec<Intersection> = own.collect();
    come.extend(open.iter().map(|at| (*at, None)));
    let mut next = 0;
    while let Some(place) = open.get(next).copied() {
        next += 1;
        let free = |path: &Path| {
            state.island().has_ship_path(*path) && state.pieces().link(*path).is_none()
        };
        for path in place.paths().into_iter().filter(free) {
            for end in path.ends() {
                come.entry(end).or_insert_with(|| {
                    open.push(end);
                    Some((place, path))
                });
            }
        }
    }
    let mut way = Vec::new();
    let mut at = to;
    while let Some((before, path)) = come[&at] {
        way.push(path);
        at = before;
    }
    way.reverse();
    way
}

/// A corner of the islet that the nearest way leads to.
pub fn landing(state: &State) -> Intersection {
    let corners = Intersection::around(ISLET).into_iter();
    let away = corners.filter(|at| !at.touches(GOLD));
    away.min_by_key(|at| (way_to(state, *at).len(), *at)).expect("a corner")
}

impl Table {
    pub fn forbids(&mut self, deed: SeaDeed, why: SeaBreach) {
        self.refuses_for(deed, Breach::Sea(why));
    }

    /// A ship of a player lies there.
    pub fn launches(&mut self, nth: usize, at: Path) {
        let is = Some((self.seat(nth), Condition::Intact));
        self.corrects(SeaCorrection::Ship { at, is });
    }

    /// All that is asked to be turned up is sea.
    pub fn finds_sea(&mut self) {
        while let Some(Task::Sea(SeaTask::TurnUp { player, at })) = self.state.tasks().first() {
            let (player, at) = (*player, *at);
            self.does(SeaDeed::TurnUp { player, at, is: None });
        }
    }

    /// Whoever builds now holds enough for anything.
    pub fn rich(&mut self) {
        let player = self.state.builder();
        let kinds = board::Resource::ALL.into_iter();
        let cards: Cards = kinds.map(|kind| (kind, 3)).collect();
        self.does(Deed::CorrectHand { player, cards });
    }

    /// Whoever builds now sails to `to`, whatever it costs.
    pub fn sails(&mut self, to: Intersection) -> Vec<Path> {
        let way = way_to(&self.state, to);
        for at in &way {
            self.rich();
            self.does(SeaDeed::BuildShip { at: *at });
        }
        way
    }
}
