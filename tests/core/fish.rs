//! Fish (docs/traders.md 1), read as rules: what grounds and lakes bring, tokens and what they buy,
//! and the boot. The island is that of TRADERS 12.1.

use board::{
    BadIsland, FishingGround, Hex, Intersection, Island, IslandCode, Lake, Markers, Path, Resource,
    SecondToken, Side, Terrain, Tile, Token,
};
use game::{
    BadFishMap, BadSetup, BootDraw, Breach, Building, CardKind, Cards, Correction, Deed,
    Discrepancy, Edition, Enforcement, FishBreach, FishCorrection, FishDeed, FishDiscrepancy,
    FishPurchase, FishRules, FishShort, FishTask, FishTime, FishTokens, HarbormasterRule,
    Impossible, KnightsBreach, KnightsTask, NotFish, Over, Phase, Rules, SeaMap, SeaRules, Seat,
    SetupFields, Task, Track, Waiting,
};
use serde_json::{Value, json};

use crate::common::{Done, Table, setup_with};
use crate::oracle::answers;

impl Done for FishDeed {
    fn deed(self) -> Deed {
        Deed::Fish(self)
    }
}

impl Done for FishCorrection {
    fn deed(self) -> Deed {
        Deed::Correct { correction: Correction::Fish(self) }
    }
}

/// A hex by its row and its column in the drawing.
const fn at(row: i8, column: i8) -> Hex {
    Hex::new(column - row / 2, row)
}

/// A corner of a hex.
#[derive(Clone, Copy)]
enum Corner {
    Top,
    NorthEast,
    Bottom,
}

fn corner(hex: Hex, corner: Corner) -> Intersection {
    let (one, other) = match corner {
        Corner::Top => (Side::NorthWest, Side::NorthEast),
        Corner::NorthEast => (Side::NorthEast, Side::East),
        Corner::Bottom => (Side::SouthEast, Side::SouthWest),
    };
    Intersection::try_from([hex, hex.neighbor(one), hex.neighbor(other)]).expect("a corner")
}

fn token(number: u8) -> Token {
    Token::try_from(number).expect("a token")
}

/// The rows of the island, with the column of the first hex of each.
const ROWS: [(i8, i8, &str); 5] = [
    (1, 2, "M10 P2 F9"),
    (2, 2, "G12 H6 P4 H10"),
    (3, 1, "G9 F11 L F3 M8"),
    (4, 2, "F8 M3 G4 P5"),
    (5, 2, "H5 G6 P11"),
];

const GROUNDS: [(i8, i8, u8); 6] =
    [(0, 3, 5), (1, 1, 4), (2, 6, 9), (4, 6, 6), (6, 3, 8), (5, 1, 10)];

fn tiles() -> Vec<Tile> {
    let tiles = ROWS.into_iter().flat_map(|(row, first, hexes)| {
        hexes.split(' ').zip(first..).map(move |(hex, column)| {
            let (terrain, number) = hex.split_at(1);
            let terrain = match terrain {
                "M" => Terrain::Mountains,
                "P" => Terrain::Pasture,
                "F" => Terrain::Forest,
                "G" => Terrain::Fields,
                "H" => Terrain::Hills,
                _ => Terrain::Lake,
            };
            Tile { at: at(row, column), terrain, token: number.parse().ok().map(token) }
        })
    });
    tiles.collect()
}

fn grounds() -> Vec<FishingGround> {
    let ground =
        |(row, column, number)| FishingGround { at: at(row, column), number: token(number) };
    GROUNDS.into_iter().map(ground).collect()
}

pub fn island() -> Island {
    let bare = Island::new(tiles(), Vec::new()).expect("an island");
    bare.marked(Markers { grounds: grounds(), ..Markers::NONE }).expect("grounds at sea")
}

/// A position on the island: where each player has settlements and cities, their tokens, and more.
fn asked(players: &[(&[Intersection], &[Intersection], u8)], more: &Value) -> Value {
    let hexes = tiles().into_iter().map(|tile| {
        let mut hex = json!({ "at": tile.at, "terrain": tile.terrain.key() });
        match tile.token {
            Some(token) => hex["token"] = json!(token),
            None => hex["numbers"] = json!([2, 3, 11, 12]),
        }
        hex
    });
    let players = players.iter().map(|(settlements, cities, fish)| {
        json!({ "settlements": settlements, "cities": cities, "fish": fish })
    });
    let mut line = json!({
        "expansions": ["fish"],
        "hexes": hexes.collect::<Vec<_>>(),
        "grounds": grounds(),
        "players": players.collect::<Vec<_>>(),
    });
    let fields = more.as_object().expect("fields").clone();
    line.as_object_mut().expect("fields").extend(fields);
    let (answered, answers) = answers(&line.to_string());
    assert!(answered, "{answers:?}");
    answers.into_iter().next().expect("an answer")
}

fn catches(answer: &Value) -> (&Value, &Value) {
    (&answer["fish_owed"], &answer["production"])
}

fn rules() -> Rules {
    Rules { fish: Some(FishRules::default()), ..Rules::open_hands() }
}

/// Three players at the first free places, with the first to roll.
fn settled(rules: Rules) -> Table {
    let mut parts = SetupFields::from(setup_with(3, Rules::open_hands(), &[]));
    parts.rules = rules;
    parts.island = island();
    let mut table = Table::of(parts);
    while matches!(table.state.phase(), Phase::Founding { .. }) || !table.state.tasks().is_empty() {
        let deed = if table.state.tasks().is_empty() {
            match table.state.founding_spots().first() {
                Some(at) => Deed::FoundSettlement { at: *at },
                None => Deed::FoundRoad { at: table.state.founding_roads()[0] },
            }
        } else {
            Deed::Leave { task: 0 }
        };
        table.does(deed);
    }
    table
}

/// The same once the first has rolled what brings nobody fish.
fn trading(rules: Rules) -> Table {
    let mut table = settled(rules);
    table.does(crate::common::roll(7));
    while let Some(task) = table.state.tasks().first().cloned() {
        let deed = match task {
            Task::MoveRobber { .. } => Deed::MoveRobber { to: at(4, 2) },
            _ => Deed::DoneAtTable { task: 0 },
        };
        table.does(deed);
    }
    table
}

fn has_fish(table: &mut Table, nth: usize, count: u8) {
    table.corrects(FishCorrection::Tokens { player: table.seat(nth), count });
}

/// Nobody builds at the ground with the 5.
fn clears(table: &mut Table) {
    let shore = Intersection::around(at(0, 3)).into_iter();
    for place in shore.filter(|place| island().has_intersection(*place)) {
        table.corrects(Correction::Building { at: place, is: None });
    }
}

fn tokens(ones: u8, twos: u8, threes: u8) -> FishTokens {
    FishTokens { ones, twos, threes }
}

fn spends(on: FishPurchase, tokens: FishTokens) -> FishDeed {
    FishDeed::Spend { on, tokens }
}

#[test]
fn a_ground_brings_a_settlement_one_token_and_a_city_two() {
    let one = [corner(at(1, 2), Corner::Top)];
    let two = [corner(at(1, 3), Corner::Top)];
    for robber in [None, Some(at(1, 2))] {
        let answer =
            asked(&[(&one, &[], 0), (&[], &two, 0)], &json!({ "roll": 5, "robber": robber }));
        assert_eq!(catches(&answer), (&json!([1, 2]), &json!([{}, {}])), "{robber:?}");
    }
}

#[test]
fn a_lake_brings_fish_with_each_of_its_numbers_until_the_robber_is_there() {
    let one = [corner(at(3, 3), Corner::Top)];
    let two = [corner(at(3, 3), Corner::NorthEast)];
    let lumber = json!([{}, { "lumber": 2 }]);
    for (robber, owed, paid) in [
        (None, json!([1, 2]), lumber.clone()),
        (Some(at(3, 3)), json!([0, 0]), lumber),
        (Some(at(3, 4)), json!([1, 2]), json!([{}, {}])),
    ] {
        let answer =
            asked(&[(&one, &[], 0), (&[], &two, 0)], &json!({ "roll": 3, "robber": robber }));
        assert_eq!(catches(&answer), (&owed, &paid), "{robber:?}");
    }
}

#[test]
fn a_ground_is_fished_from_whatever_hexes_lie_beside_it() {
    let one = [corner(at(3, 5), Corner::NorthEast)];
    let answer = asked(&[(&one, &[], 0)], &json!({ "roll": 9 }));
    assert_eq!(answer["fish_owed"], json!([1]));
}

/// The answer where the first has a city at a ground with the number, the second a settlement.
fn owed_two_and_one(held: [u8; 2], more: &Value) -> Value {
    let one = [corner(at(1, 2), Corner::Top)];
    let two = [corner(at(1, 3), Corner::Top)];
    let mut all = json!({ "roll": 5 });
    all.as_object_mut().expect("fields").extend(more.as_object().expect("fields").clone());
    let answer = asked(&[(&[], &one, held[0]), (&two, &[], held[1])], &all);
    assert_eq!(answer["fish_owed"], json!([2, 1]));
    answer
}

#[test]
fn nobody_keeps_more_than_seven_but_may_exchange_one() {
    let answer = owed_two_and_one([6, 7], &json!({ "active": 1, "fish": { "supply": 20 } }));
    assert_eq!(answer["fish_drawn"], json!([1, 0]));
    assert_eq!(answer["fish_exchange"], json!([true, true]));
}

#[test]
fn where_too_few_are_left_nobody_draws_or_all_in_order() {
    let fish = json!({ "supply": 1, "spent": 1 });
    for (more, drawn) in [
        (json!({}), [0, 0]),
        (json!({ "settings": { "fish_short": "in_order" } }), [1, 1]),
        (json!({ "edition": "2025" }), [1, 1]),
        (json!({ "edition": "2025", "settings": { "fish_short": "nobody" } }), [0, 0]),
    ] {
        let mut all = json!({ "active": 0, "fish": fish.clone() });
        all.as_object_mut().expect("fields").extend(more.as_object().expect("fields").clone());
        assert_eq!(owed_two_and_one([0, 0], &all)["fish_drawn"], json!(drawn), "{more}");
    }
}

#[test]
fn the_supply_is_short_only_of_what_all_may_take() {
    let answer = owed_two_and_one([7, 0], &json!({ "active": 0, "fish": { "supply": 1 } }));
    assert_eq!(answer["fish_drawn"], json!([0, 1]));
    assert_eq!(answer["fish_exchange"], json!([true, false]));
}

#[test]
fn who_exchanges_gets_the_last_and_the_other_what_they_put_down() {
    let mut table = settled(rules());
    let [one, two] = [0, 1].map(|nth| table.seat(nth));
    clears(&mut table);
    table.builds(0, corner(at(1, 2), Corner::Top), Building::City);
    table.builds(1, corner(at(1, 3), Corner::Top), Building::Settlement);
    has_fish(&mut table, 0, 7);
    has_fish(&mut table, 1, 0);
    table.corrects(FishCorrection::Supply { count: 1 });
    table.corrects(FishCorrection::Spent { count: 0 });
    table.corrects(FishCorrection::Boot { holder: Some(two) });
    table.does(crate::common::roll(5));
    assert_eq!(table.state.fish_of(two), 1);
    assert_eq!(table.state.tasks(), [FishTask::Exchange { player: one }.into()]);
    table.does(FishDeed::Exchange { player: one });
    assert_eq!((table.state.fish_of(one), table.state.fish_of(two)), (7, 1));
    let fish = table.state.fish().expect("played").table();
    assert_eq!((fish.supply, fish.spent), (0, 0));
    assert_eq!(table.state.phase(), Phase::Trading);
}

#[test]
fn each_action_is_paid_by_itself_and_there_is_no_change() {
    let mut table = trading(rules());
    has_fish(&mut table, 0, 4);
    let robber = table.state.robber();
    assert!(robber.is_some());
    table.refuses_for(
        spends(FishPurchase::RobberOff, tokens(1, 0, 0)),
        Breach::from(FishBreach::TooFewFish { paid: 1, price: 2 }),
    );
    table.does(spends(FishPurchase::Resource, tokens(0, 1, 1)));
    assert_eq!(table.state.fish_of(table.seat(0)), 2);
    table.does(Deed::Take { player: table.seat(0), card: Some(CardKind::Ore) });
    table.does(spends(FishPurchase::RobberOff, tokens(0, 0, 1)));
    assert_eq!(table.state.robber(), None);
    assert_eq!(table.state.fish_of(table.seat(0)), 1);
    let away = spends(FishPurchase::RobberOff, tokens(0, 1, 0));
    table.refuses_for(away, NotFish::RobberAway);
    let many = spends(FishPurchase::Resource, tokens(0, 2, 0));
    table.refuses_for(many, NotFish::TooFewTokens(table.seat(0)));
}

#[test]
fn the_holder_of_the_boot_needs_a_point_more_and_passes_it_to_nobody_with_fewer() {
    let chits = |points: [u8; 4]| -> Vec<Value> {
        points.into_iter().map(|chits| json!({ "chits": chits })).collect()
    };
    for (boot, needs, to) in
        [(1, json!([10, 11, 10, 10]), json!([0, 2])), (2, json!([10, 10, 11, 10]), json!([]))]
    {
        let line = json!({ "expansions": ["sea", "fish"], "hexes": [], "target": 10,
            "players": chits([8, 8, 9, 7]), "fish": { "boot": boot } });
        let (_, answers) = answers(&line.to_string());
        assert_eq!((&answers[0]["needs"], &answers[0]["boot_to"]), (&needs, &to));
    }
}

#[test]
fn passing_the_boot_on_may_win_at_once() {
    let mut table = trading(Rules { target: 3, ..rules() });
    let [one, three] = [0, 2].map(|nth| table.seat(nth));
    table.corrects(FishCorrection::Boot { holder: Some(one) });
    let own: Vec<_> = table.state.pieces().buildings_of(one).map(|(place, _)| place).collect();
    table.builds(0, own[0], Building::City);
    assert_eq!((table.state.public_points(one), table.state.needs(one)), (3, 4));
    assert_eq!(table.state.over(), None);
    let passes = FishDeed::PassBoot { to: three };
    table.refuses_for(passes, Breach::from(FishBreach::FewerPoints(three)));
    let own: Vec<_> = table.state.pieces().buildings_of(three).map(|(place, _)| place).collect();
    table.builds(2, own[0], Building::City);
    table.does(passes);
    assert_eq!(table.state.over(), Some(Over::PublicPoints { winner: one }));
    assert_eq!(table.state.needs(three), 4);
}

#[test]
fn the_second_settlement_at_fish_draws_one_token_once_its_road_lies() {
    let mut parts = SetupFields::from(setup_with(2, Rules::open_hands(), &[]));
    (parts.rules, parts.island) = (rules(), island());
    let mut table = Table::of(parts);
    let [first, last] = [corner(at(1, 2), Corner::Top), corner(at(5, 2), Corner::Bottom)];
    let others = [corner(at(3, 5), Corner::NorthEast), corner(at(2, 5), Corner::NorthEast)];
    for place in [first, others[0], others[1]] {
        table.does(Deed::FoundSettlement { at: place });
        table.does(Deed::FoundRoad { at: table.state.founding_roads()[0] });
        while !table.state.tasks().is_empty() {
            table.does(Deed::Leave { task: 0 });
        }
    }
    let one = table.seat(0);
    assert_eq!(table.state.fish_of(one), 0, "not the first");
    table.does(Deed::FoundSettlement { at: last });
    assert_eq!(table.hand(0), Cards::of(Resource::Brick, 1));
    table.does(Deed::FoundRoad { at: table.state.founding_roads()[0] });
    assert_eq!(table.state.fish_of(one), 1);
    let among = std::iter::once(one).collect();
    let boot = FishTask::Boot { player: one, among, drawn: BootDraw::Perhaps };
    assert_eq!(table.state.tasks(), [boot.into()]);
    table.does(FishDeed::DrawBoot { player: one });
    assert_eq!((table.state.fish_of(one), table.state.position().boot()), (0, Some(one)));
    assert_eq!(table.state.discrepancies(), []);
}

#[test]
fn an_epidemic_leaves_the_catch_as_it_is() {
    let one = [corner(at(3, 3), Corner::Top)];
    let two = [corner(at(3, 3), Corner::NorthEast)];
    let more = json!({ "roll": 3, "event": "epidemic", "active": 0, "rulings": "fusion" });
    let answer = asked(&[(&one, &[], 0), (&[], &two, 0)], &more);
    assert_eq!(catches(&answer), (&json!([1, 2]), &json!([{}, { "lumber": 1 }])));
}

#[test]
fn targets_are_those_of_the_sheets_and_the_boot_adds_one() {
    for (expansions, harbormaster, needs) in [
        (vec!["fish"], false, [10, 11]),
        (vec!["fish"], true, [11, 12]),
        (vec!["knights", "fish"], false, [13, 14]),
        (vec!["knights", "fish"], true, [14, 15]),
    ] {
        let line = json!({ "expansions": expansions, "harbormaster": harbormaster,
            "players": [{}, {}], "fish": { "boot": 1 } });
        let (_, answers) = answers(&line.to_string());
        assert_eq!(answers[0]["needs"], json!(needs), "{line}");
    }
    let at_sea = json!({ "expansions": ["sea", "fish"], "players": [{}, {}] });
    assert_eq!(answers(&at_sea.to_string()).1[0].get("needs"), None, "a scenario says it");
    let with_knights =
        Rules { fish: Some(FishRules::default()), ..Rules::with_knights(Edition::Fifth) };
    assert_eq!(with_knights.usual_target(), 13);
    let harbormaster = Rules { harbormaster: HarbormasterRule::InPlay, ..rules() };
    assert_eq!(harbormaster.usual_target(), 11);
}

#[test]
fn what_fish_buy_is_asked_as_others_ask_it() {
    let mut table = trading(rules());
    let [one, two] = [0, 1].map(|nth| table.seat(nth));
    has_fish(&mut table, 0, 7);
    table.holds(1, &[(Resource::Wool, 1)]);
    table.holds(2, &[]);
    let before = table.hand(0);
    table.does(spends(FishPurchase::Theft, tokens(0, 0, 1)));
    table.does(Deed::Steal { player: one, from: two, card: Some(CardKind::Wool) });
    assert_eq!(table.hand(0), before.plus(Cards::of(Resource::Wool, 1)));
    table.refuses_for(spends(FishPurchase::Theft, tokens(0, 0, 1)), NotFish::NobodyHasCards);
    let hidden = table.state.hidden_cards(one).total();
    table.does(spends(FishPurchase::Card, tokens(1, 0, 2)));
    assert_eq!(table.state.hidden_cards(one).total(), hidden + 1);
    assert_eq!(table.state.hidden_cards(one).ready, 0, "bought in this turn");
    has_fish(&mut table, 0, 3);
    table.does(spends(FishPurchase::Road, tokens(0, 1, 1)));
    assert_eq!(table.state.tasks(), [Task::FreeRoad { player: one }]);
    let hand = table.hand(0);
    table.does(Deed::BuildRoad { at: table.state.road_spots()[0] });
    assert_eq!(table.hand(0), hand, "it was free");
}

#[test]
fn fish_are_spent_after_production_by_2020_and_before_it_by_2025() {
    let mut table = settled(rules());
    has_fish(&mut table, 0, 4);
    let buys = spends(FishPurchase::Resource, tokens(0, 2, 0));
    table.refuses_for(buys, Breach::BeforeProduction);
    let early = FishRules { fish_time: FishTime::AnyTime, ..FishRules::default() };
    let mut table = settled(Rules { fish: Some(early), ..rules() });
    has_fish(&mut table, 0, 4);
    table.does(buys);
    table.refuses_for(crate::common::roll(4), Waiting::Tasks);
    table.does(Deed::Take { player: table.seat(0), card: Some(CardKind::Ore) });
    assert_eq!(table.state.phase(), Phase::BeforeProduction);
}

#[test]
fn with_cities_and_knights_seven_fish_buy_a_progress_card_and_the_robber_stays_locked() {
    let fish = Some(FishRules::default());
    let open = Rules::open_hands().following;
    let rules = Rules { fish, following: open, ..Rules::with_knights(Edition::Fifth) };
    let mut table = settled(rules);
    table.does(crate::common::roll(4));
    while let Some(task) = table.state.tasks().first().cloned() {
        let is_die = matches!(task, Task::Knights(KnightsTask::EventDie { .. }));
        let deed = if is_die {
            let (face, red) = (cards::EventFace::Ship, None);
            Deed::Knights(game::KnightsDeed::EventDie { face, red })
        } else {
            Deed::DoneAtTable { task: 0 }
        };
        table.does(deed);
    }
    has_fish(&mut table, 0, 7);
    table.does(spends(FishPurchase::Card, tokens(0, 2, 1)));
    let one = table.seat(0);
    assert_eq!(table.state.tasks(), [KnightsTask::ChooseDeck { player: one }.into()]);
    table.does(game::KnightsDeed::ChooseDeck { player: one, track: Track::Trade });
    assert_eq!(table.state.progress_of(one, Track::Trade), 1);
    table.corrects(Correction::Robber { at: Some(at(1, 2)) });
    let off = spends(FishPurchase::RobberOff, tokens(0, 1, 0));
    table.refuses_for(off, Breach::from(KnightsBreach::RobberLocked));
}

#[test]
fn who_leaves_gives_back_their_tokens_and_the_boot() {
    let mut table = trading(rules());
    let two = table.seat(1);
    has_fish(&mut table, 1, 3);
    let before = table.state.fish().expect("played").table().clone();
    table.corrects(FishCorrection::Boot { holder: Some(two) });
    table.leaves(1);
    let after = table.state.fish().expect("played").table();
    assert_eq!((after.tokens.of(two), after.boot), (0, None));
    assert_eq!((after.supply, after.spent), (before.supply + 1, before.spent + 3));
}

#[test]
fn more_tokens_than_there_are_are_named_and_not_refused() {
    let mut table = trading(rules());
    assert_eq!(table.state.discrepancies(), []);
    has_fish(&mut table, 0, 9);
    let odd = FishDiscrepancy::Tokens { counted: 38, supply: 29 };
    assert_eq!(table.state.discrepancies(), [Discrepancy::Fish(odd)]);
    let player = table.seat(0);
    table.refuses_for(
        FishCorrection::Tokens { player, count: 31 },
        Impossible::TooMany { count: 31, most: 30 },
    );
}

#[test]
fn the_last_face_down_tokens_have_the_boot_among_them() {
    let mut table = settled(rules());
    clears(&mut table);
    let two = table.seat(1);
    table.builds(1, corner(at(1, 2), Corner::Top), Building::City);
    table.corrects(FishCorrection::Supply { count: 2 });
    table.does(crate::common::roll(5));
    let among = std::iter::once(two).collect();
    let boot = FishTask::Boot { player: two, among, drawn: BootDraw::Surely };
    assert_eq!(table.state.tasks(), [boot.into()]);
    let answer = table.state.only_answer(&crate::common::roll(5));
    assert_eq!(answer, Some(FishDeed::DrawBoot { player: two }.deed()));
}

#[test]
fn at_sea_the_pirate_stops_grounds_and_two_fish_send_it_away() {
    let sea: Vec<Hex> = GROUNDS.iter().map(|(row, column, _)| at(*row, *column)).collect();
    let around = board::Surroundings { sea: sea.clone(), hidden: Vec::new() };
    let bare = Island::with_sea(tiles(), Vec::new(), around).expect("an island");
    let laid = bare.marked(Markers { grounds: grounds(), ..Markers::NONE }).expect("at sea");
    let mut parts = SetupFields::from(setup_with(3, Rules::open_hands(), &[]));
    parts.rules = Rules { sea: Some(SeaRules::default()), ..rules() };
    parts.island = laid;
    parts.sea = Some(SeaMap { pirate: Some(sea[0]), ..SeaMap::default() });
    let mut table = Table::settled(game::Setup::new(parts).expect("a setup"));
    table.builds(0, corner(at(1, 2), Corner::Top), Building::City);
    let owed = |table: &Table| table.state.position().fish_owed(5, &game::YieldRule::default());
    let one = table.seat(0);
    assert_eq!(owed(&table).of(one), 0, "it is there");
    table.does(crate::common::roll(4));
    while !table.state.tasks().is_empty() {
        table.does(Deed::DoneAtTable { task: 0 });
    }
    has_fish(&mut table, 0, 1);
    table.does(spends(FishPurchase::PirateOff, tokens(0, 1, 0)));
    assert_eq!(table.state.pirate(), None);
    assert!(owed(&table).of(one) > 0);
    let odd = table.state.discrepancies();
    assert!(odd.iter().all(|odd| !matches!(odd, Discrepancy::Sea(_))), "{odd:?}");
}

#[test]
fn a_map_is_looked_through_and_each_fault_named() {
    let refused = |island: Island, fish| {
        let mut parts = SetupFields::from(setup_with(3, Rules::open_hands(), &[]));
        parts.island = island;
        parts.rules.fish = fish;
        game::Setup::new(parts).map(drop)
    };
    let fish = Some(FishRules::default());
    assert_eq!(refused(island(), fish), Ok(()));
    let not_played = Err(BadSetup::Fish(BadFishMap::NotPlayed));
    assert_eq!(refused(island(), None), not_played);
    let with = |ground| {
        let bare = Island::new(tiles(), Vec::new()).expect("an island");
        bare.marked(Markers { grounds: vec![ground], ..Markers::NONE })
    };
    let ground = |row, column, number| FishingGround { at: at(row, column), number: token(number) };
    assert_eq!(with(ground(3, 3, 5)), Err(BadIsland::GroundOnLand(at(3, 3))));
    let bad = |ground| refused(with(ground).expect("at sea"), fish);
    let far = at(0, 1);
    assert_eq!(bad(ground(0, 1, 5)), Err(BadSetup::Fish(BadFishMap::NoShore(far))));
    let number = BadFishMap::Number(at(0, 3), token(2));
    assert_eq!(bad(ground(0, 3, 2)), Err(BadSetup::Fish(number)));
    let path = Path::try_from([at(0, 3), at(1, 2)]).expect("neighbors");
    let harbor = island().with_harbor(path, Some(board::HarborKind::Any)).expect("a harbor");
    assert_eq!(refused(harbor, fish), Err(BadSetup::Fish(BadFishMap::AtHarbor(at(0, 3)))));
    let coast = Some(Tile { at: at(1, 2), terrain: Terrain::Lake, token: None });
    let coast = island().laid(at(1, 2), coast).expect("a lake");
    assert_eq!(refused(coast, fish), Err(BadSetup::Fish(BadFishMap::LakeAtCoast(at(1, 2)))));
}

#[test]
fn islands_with_lakes_grounds_and_second_tokens_have_codes_of_version_four() {
    let second = SecondToken { at: at(1, 3), token: token(12) };
    let lake = Lake { at: at(3, 3), numbers: [4, 10].map(token).to_vec() };
    let markers =
        Markers { grounds: grounds(), lakes: vec![lake], second: vec![second], ..Markers::NONE };
    for island in [island(), island().marked(markers).expect("marks")] {
        let code = IslandCode::of(&island).expect("a code");
        assert!(code.as_str().starts_with('4'), "{code}");
        assert_eq!(code.as_str().parse::<IslandCode>().expect("reads").island(), &island);
        let written = serde_json::to_string(&island).expect("writes");
        assert_eq!(serde_json::from_str::<Island>(&written).expect("reads"), island);
    }
    let two = island().marked(Markers { second: vec![second], ..Markers::NONE }).expect("marks");
    let both = |number| two.tiles_with(number).any(|tile| tile.at == at(1, 3));
    assert!(both(2) && both(12), "it produces for both");
}

#[test]
fn faults_of_a_position_name_their_fields() {
    let fault = |more: Value| {
        let mut line = json!({ "expansions": ["fish"], "players": [{}],
            "hexes": [{ "at": [0, 0], "terrain": "hills", "token": 4 }] });
        line.as_object_mut().expect("fields").extend(more.as_object().expect("fields").clone());
        let (answered, answers) = answers(&line.to_string());
        assert!(!answered, "{line}");
        answers[0]["error"].as_str().expect("an error").to_owned()
    };
    for (more, field) in [
        (json!({ "grounds": [{ "at": [0, 0], "number": 5 }] }), "grounds[0].at"),
        (json!({ "grounds": [{ "at": [1, 0], "number": 7 }] }), "grounds[0].number"),
        (json!({ "fish": { "boot": 3 } }), "fish.boot"),
        (json!({ "hexes": [{ "at": [0, 0], "terrain": "lake", "token": 4 }] }), "hexes[0].token"),
        (json!({ "fish": { "supply": -1 } }), "fish.supply"),
        (json!({ "settings": { "fish_short": "maybe" } }), "settings.fish_short"),
        (json!({ "players": [{ "fish": -1 }] }), "players[0].fish"),
        (
            json!({ "expansions": [], "hexes": [{ "at": [0, 0], "terrain": "lake" }] }),
            "hexes[0].terrain",
        ),
        (
            json!({ "hexes": [{ "at": [0, 0], "terrain": "desert", "second": 4 }] }),
            "hexes[0].second",
        ),
    ] {
        let said = fault(more.clone());
        assert!(said.starts_with(field), "{more}: {said}");
    }
}

#[test]
fn short_supplies_are_the_tables_choice_in_a_game_too() {
    let in_order = FishRules { fish_short: FishShort::InOrder, ..FishRules::default() };
    for (fish, drawn) in [(FishRules::default(), 0), (in_order, 1)] {
        let mut table = settled(Rules { fish: Some(fish), ..rules() });
        clears(&mut table);
        table.builds(1, corner(at(1, 2), Corner::Top), Building::City);
        let held: Vec<Seat> = table.state.players().seats().collect();
        for player in held {
            table.corrects(FishCorrection::Tokens { player, count: 0 });
        }
        table.corrects(FishCorrection::Supply { count: 1 });
        table.corrects(FishCorrection::Boot { holder: Some(table.seat(2)) });
        table.does(crate::common::roll(5));
        assert_eq!(table.state.fish_of(table.seat(1)), drawn);
    }
}

#[test]
fn a_table_may_set_aside_what_fish_forbid() {
    let mut table = trading(rules());
    has_fish(&mut table, 0, 2);
    let cheap = spends(FishPurchase::Resource, tokens(1, 0, 0));
    let act = table.takes(cheap, Enforcement::AsTheTableDid);
    let breach = FishBreach::TooFewFish { paid: 1, price: 4 };
    assert_eq!(act.against, [Breach::Fish(breach)]);
}
