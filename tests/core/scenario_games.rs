//! Tables of the scenarios with rules of their own: their maps as printed, seats by color, and
//! pieces that lie there when the app comes to the table.

use std::collections::{BTreeMap, VecDeque};

use board::{HarborKind, Hex, Intersection, Island, Path, Resource};
use cards::Selection;
use game::{
    Building, Cards, ClothTable, Color, Condition, Deed, DevelopmentCard, Name, PerSeat, Phase,
    PirateTable, Player, Rules, ScenarioTable, SeaBreach, SeaChange, SeaDeed, SeaMap, SeaTable,
    Seat, Setup, SetupFields, State, Table as Lies, TribeTable,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{BuiltInScenario, LayHow};

use crate::common::{Table, setup_with};
use crate::sea_maps;

/// `(3,3) top` as a corner.
pub fn corner(text: &str) -> Intersection {
    sea_maps::corner(text).0
}

/// `(3,3) NW` as a path.
pub fn path(text: &str) -> Path {
    sea_maps::side(text).0
}

/// `(3,3)` as a hex.
pub fn hex(text: &str) -> Hex {
    sea_maps::place(text).0
}

/// A game of the scenario on its printed map for players of these colors, with open hands and
/// whatever rules the table changes.
pub fn setup(known: BuiltInScenario, colors: &[Color], change: impl FnOnce(&mut Rules)) -> Setup {
    let scenario = known.scenario().expect("sound");
    let count = u8::try_from(colors.len()).expect("few");
    let map = scenario.map_for(count).expect("a map");
    let laid = map.lay(LayHow::PRINTED, &mut StdRng::seed_from_u64(1));
    let parts = SetupFields::from(setup_with(colors.len(), Rules::open_hands(), &[]));
    let mut rules = Rules::open_hands().for_scenario(&scenario);
    change(&mut rules);
    rules.cards = Selection { event_die: rules.cards.event_die, ..parts.rules.cards };
    let player = |color: &Color| {
        let name = Name::try_from(color.key().to_owned()).expect("a name");
        Player { name, color: *color }
    };
    let players = PerSeat::new(colors.iter().map(player)).expect("a table");
    let sea = Some(SeaMap::of(&scenario, map, &laid));
    let fields = SetupFields { rules, players, island: laid.island, sea, ..parts };
    Setup::new(fields).expect("a setup")
}

/// The first so many colors.
pub fn usual(known: BuiltInScenario, players: usize) -> Setup {
    setup(known, &Color::ALL[..players], |_| {})
}

/// The same table once `lay` has put there what lies on it, its first player about to roll.
pub fn goes_on(setup: Setup, lay: impl FnOnce(&mut Lies)) -> Table {
    let mut start = State::new(setup.clone().into()).table();
    lay(&mut start);
    let table = Table::of(SetupFields { start: Some(start), ..setup.into() });
    assert_eq!(table.state.phase(), Phase::BeforeProduction);
    table
}

/// The seat with this number.
pub fn seat(nth: usize) -> Seat {
    Seat::all().nth(nth).expect("a seat")
}

/// Things that are put on a table before a game goes on there.
pub trait Lays {
    fn sea(&mut self) -> &mut SeaTable;
    fn settles(&mut self, nth: usize, places: &[Intersection], building: Building);
    fn paves(&mut self, nth: usize, paths: &[Path]);
    fn sails(&mut self, nth: usize, paths: &[Path]);
    fn tribe(&mut self) -> &mut TribeTable;
    fn cloth(&mut self) -> &mut ClothTable;
    fn pirates(&mut self) -> &mut PirateTable;
}

macro_rules! tables {
    ($($name:ident $variant:ident $of:ty;)*) => {
        impl Lays for Lies {
            fn sea(&mut self) -> &mut SeaTable {
                self.sea.as_mut().expect("Seafarers")
            }

            fn settles(&mut self, nth: usize, places: &[Intersection], building: Building) {
                self.pieces.put_buildings(places, seat(nth), building).expect("free");
            }

            fn paves(&mut self, nth: usize, paths: &[Path]) {
                self.pieces.put_roads(paths, seat(nth), Condition::Intact).expect("free");
            }

            fn sails(&mut self, nth: usize, paths: &[Path]) {
                self.pieces.put_ships(paths, seat(nth), Condition::Intact).expect("free");
            }

            $(fn $name(&mut self) -> &mut $of {
                match self.sea().scenario.as_mut() {
                    Some(ScenarioTable::$variant(own)) => own,
                    other => panic!("{other:?}"),
                }
            })*
        }
    };
}

tables! {
    tribe Tribe TribeTable;
    cloth Cloth ClothTable;
    pirates Pirates PirateTable;
}

/// The ships of a shortest way over the sea, in order.
pub fn way(island: &Island, from: Intersection, to: Intersection) -> Vec<Path> {
    let mut come: BTreeMap<Intersection, Option<(Intersection, Path)>> =
        BTreeMap::from([(from, None)]);
    let mut open = VecDeque::from([from]);
    while let Some(place) = open.pop_front() {
        for path in place.paths().into_iter().filter(|path| island.has_ship_path(*path)) {
            let end = path.other_end(place).expect("its other end");
            come.entry(end).or_insert_with(|| {
                open.push_back(end);
                Some((place, path))
            });
        }
    }
    let (mut way, mut at) = (Vec::new(), to);
    while let Some((before, path)) = come[&at] {
        way.push(path);
        at = before;
    }
    way.reverse();
    way
}

/// Returns what followed from the acts so far by the scenario's own rules.
pub fn followed(table: &Table) -> Vec<SeaChange> {
    table.acts.iter().flat_map(|act| act.sea.clone()).collect()
}

impl Table {
    /// Whoever builds now holds just this.
    pub fn pays(&mut self, cards: Cards) {
        let player = self.state.builder();
        self.does(Deed::CorrectHand { player, cards });
    }

    /// Whoever builds now has what a ship costs, and builds it there.
    #[track_caller]
    pub fn ships(&mut self, at: Path) -> Vec<SeaChange> {
        self.pays(Cards::of(Resource::Lumber, 1).plus(Cards::of(Resource::Wool, 1)));
        self.does(SeaDeed::BuildShip { at }).sea
    }

    /// The rules of Seafarers forbid it for this reason.
    #[track_caller]
    pub fn breaks(&mut self, deed: SeaDeed, why: SeaBreach) {
        self.refuses_for(deed, game::Breach::Sea(why));
    }

    /// So many unplayed development cards of a player.
    pub fn hides(&mut self, nth: usize, count: u8) {
        self.corrects(game::Correction::Hidden { player: self.seat(nth), count });
    }

    /// Turns in which nothing is done until the first player has rolled again.
    pub fn next_round(&mut self, number: u8) {
        for _ in 0..self.state.players().count() {
            self.passes();
            self.rolls(number);
        }
    }

    pub fn points(&self, nth: usize) -> i16 {
        self.state.public_points(self.seat(nth))
    }
}

/// The kinds of development cards, each with how many are in the box.
pub fn box_of(setup: &Setup) -> [u8; 5] {
    use DevelopmentCard::{Knight, Monopoly, RoadBuilding, VictoryPoint, YearOfPlenty};
    [Knight, VictoryPoint, RoadBuilding, YearOfPlenty, Monopoly]
        .map(|it| setup.development_cards(it))
}

/// Harbors and where they lie.
pub fn harbors(state: &State) -> Vec<(Path, HarborKind)> {
    let harbors = state.island().harbors().iter();
    harbors.map(|harbor| (harbor.path, harbor.gives)).collect()
}

/// The same game with these cards of deck A on top of its pile.
pub fn drawing(setup: Setup, top: &[(u8, u8)]) -> Setup {
    let top: Vec<_> = top.iter().map(|(red, yellow)| crate::common::card(*red, *yellow)).collect();
    let shuffle = crate::common::shuffle(&top, setup.rules.cards.new_year);
    Setup::new(SetupFields { shuffle, ..setup.into() }).expect("a setup")
}

/// The ships to the nearer end of `to`, and another path there that takes ships.
pub fn approach(island: &Island, from: Intersection, to: Path) -> (Vec<Path>, Option<Path>) {
    let ways = to.ends().map(|end| (way(island, from, end), end));
    let (way, end) = ways.into_iter().min_by_key(|(way, _)| way.len()).expect("two ends");
    let mut beside = end.paths().into_iter().filter(|path| island.has_ship_path(*path));
    let spur = beside.find(|path| *path != to && !way.contains(path));
    (way, spur)
}
