//! Tables of fish, rivers, wagons, and oil on their printed boards, in the first player's turn after its
//! number, with whatever a test needs put right.

use board::{Hex, Island, Path, Resource, Shape, Terrain, Tile, Token, TokenRule, first_game};
use game::{
    Building, Cards, Correction, Deed, FishCorrection, FishRules, FishTask, Following,
    GoldCorrection, NumberSource, OilCorrection, OilRules, Phase, RiversRules, Rules, Setup,
    SetupFields, Task, TrainLevel, WagonBoard, WagonCorrection, WagonRules, fish_board,
    river_board,
};
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::common::{Table, players, setup_with};

/// The names of those at these tables.
pub const NAMES: [&str; 6] = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];

/// A game by these rules, from its opening on, where the table throws the dice; `lay` changes what
/// lies on it.
fn laid(rules: Rules, names: &[&str], lay: impl FnOnce(&mut SetupFields)) -> Table {
    let mut parts: SetupFields = setup_with(names.len(), Rules::open_hands(), &[]).into();
    parts.players = players(names.iter().copied());
    parts.rules = rules;
    parts.source = NumberSource::Table;
    lay(&mut parts);
    let mut table = Table::at(Setup::new(parts).expect("a setup"));
    while matches!(table.state.phase(), Phase::Founding { .. }) {
        let deed =
            match (table.state.founding_spots().first(), table.state.founding_roads().first()) {
                (Some(at), _) => Deed::FoundSettlement { at: *at },
                (None, Some(at)) => Deed::FoundRoad { at: *at },
                (None, None) => Deed::Leave { task: 0 },
            };
        table.does(deed);
    }
    answers(&mut table);
    table
}

/// Nobody has drawn the boot, and nobody exchanges.
fn answers(table: &mut Table) {
    while let Some(Task::Fish(task)) = table.state.open_tasks().first() {
        let deed = match task {
            FishTask::Boot { .. } | FishTask::Exchange { .. } => Deed::Leave { task: 0 },
        };
        table.does(deed);
    }
}

fn rng() -> StdRng {
    StdRng::seed_from_u64(5)
}

fn shape(names: &[&str]) -> Shape {
    if names.len() > 4 { Shape::Large } else { Shape::Standard }
}

/// Fish before the first number.
pub fn fish_before(following: Following, names: &[&str]) -> Table {
    let rules = Rules { fish: Some(FishRules::default()), following, ..Rules::open_hands() };
    laid(rules, names, |parts| {
        parts.island = fish_board(shape(names), TokenRule::Random, &mut rng());
    })
}

/// Rivers before the first number.
pub fn rivers_before(following: Following, names: &[&str]) -> Table {
    let rules = Rules { rivers: Some(RiversRules::default()), following, ..Rules::open_hands() };
    laid(rules, names, |parts| {
        let (island, rivers) = river_board(shape(names), &mut rng());
        (parts.island, parts.rivers) = (island, Some(rivers));
    })
}

/// Wagons before the first number.
pub fn wagons_before(following: Following, names: &[&str]) -> Table {
    let wagons = Some(WagonRules::default());
    let rules = Rules { wagons, following, target: 13, ..Rules::open_hands() };
    laid(rules, names, |parts| {
        let board = if names.len() > 4 { WagonBoard::Large } else { WagonBoard::Small };
        parts.island = board.island(&board.terrain()).expect("a board");
        parts.bandits = board.bandits();
    })
}

/// The hexes of the springs.
pub const SPRINGS: [Hex; 2] = [Hex::new(0, 0), Hex::new(1, -1)];

/// Oil before the first number: springs in the middle of the first game's island, with a 5 and a 9.
pub fn oil_before(following: Following, names: &[&str]) -> Table {
    let rules =
        Rules { oil: Some(OilRules::default()), following, target: 12, ..Rules::open_hands() };
    laid(rules, names, |parts| parts.island = sprung(first_game()))
}

fn sprung(island: Island) -> Island {
    let spring = |island: Island, (at, number): (Hex, u8)| {
        let token = Some(Token::try_from(number).expect("a number"));
        island.laid(at, Some(Tile { at, terrain: Terrain::Spring, token })).expect("an island")
    };
    SPRINGS.into_iter().zip([5, 9]).fold(island, spring)
}

impl Table {
    /// The first number of a turn, one that asks nothing of anybody.
    #[track_caller]
    pub fn goes_on(mut self, number: u8) -> Self {
        self.rolls(number);
        answers(&mut self);
        assert_eq!(self.state.phase(), Phase::Trading, "{:?}", self.state.tasks());
        self
    }

    /// So many fish tokens of a player's.
    pub fn has_fish(&mut self, nth: usize, count: u8) {
        let player = self.seat(nth);
        self.corrects(Correction::Fish(FishCorrection::Tokens { player, count }));
    }

    pub fn has_boot(&mut self, nth: usize) {
        let holder = Some(self.seat(nth));
        self.corrects(Correction::Fish(FishCorrection::Boot { holder }));
    }

    pub fn has_gold(&mut self, nth: usize, count: u16) {
        let player = self.seat(nth);
        self.corrects(Correction::Gold(GoldCorrection::Gold { player, count }));
    }

    pub fn drawn_by_level(&mut self, nth: usize, level: u8) {
        let (player, level) = (self.seat(nth), TrainLevel::try_from(level).expect("a level"));
        self.corrects(Correction::Wagons(WagonCorrection::Train { player, level }));
    }

    /// A bandit lies beside the wagon of a player, in place of another.
    pub fn bandit_beside(&mut self, nth: usize) -> Path {
        let player = self.seat(nth);
        let at = self.state.wagon(player).and_then(|wagon| wagon.at).expect("a wagon");
        let to = self.state.island().paths_at(at).next().expect("a path");
        let away = self.state.wagons().expect("wagons").table().bandits[0];
        let bandit = |at, is| Correction::Wagons(WagonCorrection::Bandit { at, is });
        self.corrects(bandit(away, game::Bandit::Elsewhere));
        self.corrects(bandit(to, game::Bandit::Here));
        to
    }

    pub fn has_oil(&mut self, nth: usize, count: u8) {
        let player = self.seat(nth);
        let supply = self.state.oil().expect("oil").table().supply;
        self.corrects(Correction::Oil(OilCorrection::Held { player, count }));
        let count = supply.saturating_sub(count);
        self.corrects(Correction::Oil(OilCorrection::Supply { count }));
    }

    pub fn track_is_at(&mut self, count: u8) {
        self.corrects(Correction::Oil(OilCorrection::Track { count }));
    }

    /// The first settlement of a player is a city.
    pub fn has_city(&mut self, nth: usize) -> board::Intersection {
        let player = self.seat(nth);
        let mut own = self.state.pieces().places_of(player, Building::Settlement);
        let at = own.next().expect("a settlement");
        drop(own);
        self.builds(nth, at, Building::City);
        at
    }

    /// So many of each resource.
    pub fn is_rich(&mut self, nth: usize, count: u8) {
        let all = Resource::ALL.into_iter().map(|kind| (kind, count));
        self.has(nth, all.collect::<Cards>());
    }
}
