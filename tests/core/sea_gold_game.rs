//! Gold fields and hidden hexes as a game goes on (SEA 6, 7), and Seafarers with Cities & Knights
//! (SEA 12).

use board::{Hex, Intersection, Resource, Terrain, Token};
use cards::EventFace;
use game::{
    Building, CardKind, Cards, Correction, Deed, Enforcement, Following, FoundingGold, Ground,
    HiddenGround, HiddenStack, Impossible, KnightLevel, KnightsBreach, KnightsCorrection,
    KnightsDeed, Phase, Play, Readiness, Refusal, Rules, SeaBreach, SeaDeed, SeaMap, SeaRules,
    SeaTask, Task, Track,
};

use crate::common::Table;
use crate::common::knights_table::level;
use crate::sea_game::{FAR, GOLD, HIDDEN, landing, opened, rules, unopened, way_to, with_knights};

/// A city of the first player and a settlement of the second at the gold, and a 4.
fn four(rules: Rules) -> Table {
    let mut table = opened(rules, SeaMap::default());
    let corners = Intersection::around(GOLD);
    table.builds(0, corners[0], Building::City);
    table.builds(1, corners[3], Building::Settlement);
    table.rolls(4);
    table
}

fn gold(table: &Table) -> Vec<(usize, u8)> {
    let tasks = table.state.tasks().iter();
    tasks
        .filter_map(|task| match task {
            Task::Sea(SeaTask::Gold { player, count }) => Some((player.index(), *count)),
            _ => None,
        })
        .collect()
}

#[test]
fn gold_brings_a_resource_of_choice_a_settlement_and_two_a_city_clockwise() {
    let mut table = four(rules());
    assert_eq!(gold(&table), [(0, 2), (1, 1)]);
    let (one, other) = (table.seat(0), table.seat(1));
    let any = Cards::of(Resource::Ore, 1).plus(Cards::of(Resource::Grain, 1));
    let due = SeaBreach::WrongGold { given: 1, due: 2 };
    let few = Some(Cards::of(Resource::Ore, 1));
    table.forbids(SeaDeed::TakeGold { player: one, cards: few }, due);
    let before = table.hand(0);
    table.does(SeaDeed::TakeGold { player: one, cards: Some(any) });
    assert_eq!(table.hand(0), before.plus(any), "in any mix");
    table.does(SeaDeed::TakeGold { player: other, cards: few });
    assert_eq!(table.state.phase(), Phase::Trading);
}

#[test]
fn gold_brings_what_the_bank_still_has() {
    let mut table = opened(rules(), SeaMap::default());
    table.builds(0, Intersection::around(GOLD)[0], Building::City);
    let one = Cards::of(Resource::Wool, 1);
    table.rolls(4);
    assert_eq!(table.state.gold_due(2), 2);
    table.corrects(Correction::Bank { cards: one });
    assert_eq!(table.state.gold_due(2), 1);
    table.does(SeaDeed::TakeGold { player: table.seat(0), cards: Some(one) });
    assert_eq!(table.state.tasks(), []);
}

#[test]
fn where_hands_are_not_followed_nobody_has_to_tell() {
    let mut table = four(Rules { following: Following::Off, ..rules() });
    for nth in [0, 1] {
        table.does(SeaDeed::TakeGold { player: table.seat(nth), cards: None });
    }
    assert_eq!(table.state.phase(), Phase::Trading);
}

/// The first three settlements and their roads.
fn three_found(table: &mut Table) {
    for _ in 0..3 {
        table.does(Deed::FoundSettlement { at: table.state.founding_spots()[0] });
        table.does(Deed::FoundRoad { at: table.state.founding_roads()[0] });
    }
}

#[test]
fn a_second_settlement_at_gold_brings_a_card_of_choice_or_by_a_setting_nothing() {
    for (setting, due) in [(FoundingGold::OfChoice, 1), (FoundingGold::Nothing, 0)] {
        let sea = SeaRules { founding_gold: setting, ..SeaRules::default() };
        let mut table = unopened(Rules { sea: Some(sea), ..rules() }, SeaMap::default());
        three_found(&mut table);
        let at = Intersection::around(GOLD)[0];
        table.does(Deed::FoundSettlement { at });
        assert_eq!(gold(&table).len(), due, "{setting:?}");
        if let [(_, count)] = gold(&table)[..] {
            assert_eq!(count, 1);
            let refusal = table.refuses(Deed::FoundRoad { at: at.paths()[0] });
            assert!(refusal.waiting_for().is_some(), "the card first");
            let player = table.state.builder();
            let cards = Some(Cards::of(Resource::Ore, 1));
            table.does(SeaDeed::TakeGold { player, cards });
        }
        let ships = table.state.founding_ships();
        table.does(SeaDeed::FoundShip { at: ships[0] });
    }
}

#[test]
fn what_gold_brought_in_the_opening_goes_back_with_its_settlement() {
    for told in [true, false] {
        let mut table = unopened(rules(), SeaMap::default());
        three_found(&mut table);
        let at = Intersection::around(GOLD)[0];
        let player = table.state.builder();
        let size = |table: &Table| table.state.hands().map(|hands| hands.size(player));
        let before = size(&table);
        for _ in 0..2 {
            table.does(Deed::FoundSettlement { at });
            let cards = told.then(|| Cards::of(Resource::Ore, 1));
            let takes = Deed::Sea(SeaDeed::TakeGold { player, cards });
            table.state.perform(takes, Enforcement::AsTheTableDid).expect("taken");
            assert_ne!(size(&table), before);
            table.corrects(Correction::Building { at, is: None });
            assert_eq!(size(&table), before, "told: {told}");
            assert!(table.state.tasks().is_empty());
        }
        let other = table.state.founding_spots()[0];
        table.does(Deed::FoundSettlement { at: other });
        let back = table.state.founding_cards(other).total();
        table.corrects(Correction::Building { at: other, is: None });
        assert_eq!(size(&table), before, "{back} cards came and went");
    }
}

/// The second player sails to what is hidden; where that is.
pub fn finds(table: &mut Table) -> Hex {
    let corner = Intersection::around(HIDDEN[0]).into_iter();
    let to = corner.min_by_key(|at| (way_to(&table.state, *at).len(), *at)).expect("one");
    let way = way_to(&table.state, to);
    for at in way {
        table.rich();
        table.does(SeaDeed::BuildShip { at });
        if let Some(Task::Sea(SeaTask::TurnUp { at, .. })) = table.state.tasks().first() {
            return *at;
        }
    }
    panic!("nothing was found");
}

/// The second player, whose second settlement lies in the west, is on turn.
pub fn explorer(map: SeaMap) -> Table {
    let mut table = opened(rules(), map);
    table.rolls(5);
    table.does(Deed::Pass);
    table.rolls(5);
    table
}

fn ground(terrain: Terrain, number: Option<u8>) -> Ground {
    let token = number.map(|number| Token::try_from(number).expect("a token"));
    Ground { terrain, token }
}

#[test]
fn a_hidden_hex_is_turned_up_where_a_ship_ends_and_its_finder_takes_its_card() {
    let mut table = explorer(SeaMap::default());
    let at = finds(&mut table);
    let player = table.seat(1);
    let before = table.hand(1);
    let found = Some(ground(Terrain::Mountains, Some(8)));
    table.does(SeaDeed::TurnUp { player, at, is: found });
    assert_eq!(table.hand(1), before.plus(Cards::of(Resource::Ore, 1)));
    assert!(table.state.island().is_land(at));
    assert_eq!(table.state.phase(), Phase::Trading, "nobody's turn ends by it");
}

#[test]
fn gold_is_a_card_of_choice_for_its_finder_and_sea_and_desert_bring_none() {
    for (is, due) in [
        (Some(ground(Terrain::Gold, Some(9))), 1),
        (Some(ground(Terrain::Desert, None)), 0),
        (None, 0),
    ] {
        let mut table = explorer(SeaMap::default());
        let at = finds(&mut table);
        let (player, before) = (table.seat(1), table.hand(1));
        table.does(SeaDeed::TurnUp { player, at, is });
        assert_eq!(table.hand(1), before);
        assert_eq!(gold(&table).len(), due, "{is:?}");
        assert_eq!(table.state.island().is_sea(at), is.is_none());
        assert!(!table.state.island().hidden().contains(&at));
    }
}

#[test]
fn only_what_is_asked_is_turned_up_and_everything_waits_for_it() {
    let mut table = explorer(SeaMap::default());
    let at = finds(&mut table);
    let player = table.seat(1);
    let elsewhere = Hex::new(0, 0);
    let refusal = table.refuses(SeaDeed::TurnUp { player, at: elsewhere, is: None });
    assert!(matches!(refusal, Refusal::Impossible(Impossible::NotNow(_))));
    assert!(table.state.island().hidden().contains(&at));
    assert!(table.refuses(Deed::Pass).waiting_for().is_some());
    let spot = table.state.ship_spots()[0];
    assert!(table.refuses(SeaDeed::BuildShip { at: spot }).waiting_for().is_some());
}

#[test]
fn what_is_left_in_the_stacks_is_known_until_something_else_comes_up() {
    let hexes = vec![(HiddenGround::Sea, 1), (HiddenGround::Land(Terrain::Hills), 1)];
    let token = |number: u8| Token::try_from(number).expect("a token");
    let hidden = Some(HiddenStack { hexes: hexes.clone(), tokens: vec![token(3), token(8)] });
    let mut table = explorer(SeaMap { hidden, ..SeaMap::default() });
    assert_eq!(table.state.hidden_left(), hexes);
    let at = finds(&mut table);
    let player = table.seat(1);
    let mut odd = table.clone();
    table.does(SeaDeed::TurnUp { player, at, is: Some(ground(Terrain::Hills, Some(8))) });
    assert_eq!(table.state.hidden_left(), [(HiddenGround::Sea, 1)]);
    assert_eq!(table.state.hidden_tokens_left(), Some(vec![token(3)]));
    odd.does(SeaDeed::TurnUp { player, at, is: Some(ground(Terrain::Pasture, Some(4))) });
    assert_eq!(odd.state.hidden_tokens_left(), None);
    assert_eq!(odd.state.hidden_left(), [], "the box is another than the map says");
}

#[test]
fn a_road_finds_what_is_hidden_beside_it_in_the_opening_as_well() {
    let mut table = unopened(rules(), SeaMap::default());
    let island = table.state.island().clone();
    let free = Hex::new(-3, 0);
    table.corrects(Correction::Tile { at: free, is: Some(ground(Terrain::Hills, Some(3))) });
    let beside = |path: &board::Path| {
        path.hexes().contains(&free) && path.ends().iter().any(|end| end.touches(HIDDEN[0]))
    };
    let corners = table.state.founding_spots().into_iter();
    let starts = corners.filter(|at| !HIDDEN.iter().any(|hex| at.touches(*hex)));
    let start = starts
        .filter(|at| at.touches(free))
        .find(|at| at.paths().iter().any(beside))
        .expect("a corner beside it");
    table.does(Deed::FoundSettlement { at: start });
    let finder = table.state.builder();
    let road = start.paths().into_iter().find(|path| beside(path)).expect("a path");
    table.does(Deed::FoundRoad { at: road });
    let [Task::Sea(SeaTask::TurnUp { player, at }), ..] = table.state.tasks() else {
        panic!("{:?}", table.state.tasks());
    };
    assert_eq!(*player, finder, "though it is the next player's turn");
    let at = *at;
    assert_eq!(table.state.founding_spots(), [], "everybody waits");
    table.does(SeaDeed::TurnUp { player: finder, at, is: None });
    assert_ne!(*table.state.island(), island);
    let again = Deed::Sea(SeaDeed::TurnUp { player: finder, at, is: None });
    let refusal = table.refuses(again);
    assert!(matches!(refusal, Refusal::Impossible(Impossible::NotNow(_))));
}

#[test]
fn whoever_is_on_turn_chooses_first_among_what_is_left() {
    let mut table = four(rules());
    let cards = Some(Cards::of(Resource::Ore, 1));
    let second = table.seat(1);
    let refusal = table.refuses(SeaDeed::TakeGold { player: second, cards });
    assert!(refusal.waiting_for().is_some());
    assert_eq!(table.state.open_tasks().len(), 1);
}

fn table() -> Table {
    let mut table = opened(with_knights(), SeaMap { pirate: Some(FAR), ..SeaMap::default() });
    table.rolls_on(5);
    table
}

/// Ships of the first player to the islet, laid by hand; and where they end.
fn ships(table: &mut Table) -> (Vec<board::Path>, Intersection) {
    let to = landing(&table.state);
    let way = way_to(&table.state, to);
    for at in &way {
        table.launches(0, *at);
    }
    (way, to)
}

#[test]
fn the_pirate_waits_for_the_first_attack_and_comes_where_its_map_puts_it() {
    let mut table = opened(with_knights(), SeaMap { pirate: Some(FAR), ..SeaMap::default() });
    assert_eq!(table.state.pirate(), None);
    table.ship_is_near();
    table.dice(2, 3, EventFace::Ship);
    assert_eq!(table.state.pirate(), Some(FAR));
}

#[test]
fn a_7_before_the_first_attack_moves_neither() {
    let mut table = table();
    table.does(Deed::Pass);
    table.dice(3, 4, EventFace::Ship);
    assert_eq!(table.state.phase(), Phase::Trading);
    assert!(!table.state.may_move_pirate());
}

#[test]
fn a_knight_is_recruited_where_a_ship_ends_ashore() {
    let mut table = table();
    let (_, at) = ships(&mut table);
    table.holds(0, &[(Resource::Wool, 1), (Resource::Ore, 1)]);
    assert!(table.state.knight_spots().contains(&at));
    table.does(KnightsDeed::Recruit { at });
}

#[test]
fn a_knight_beside_the_pirate_chases_it_and_takes_a_card_of_a_sailor() {
    let mut table = table();
    table.attacked_once();
    let at = table.ends(1)[0];
    let sea = at.hexes().into_iter().find(|hex| table.state.island().is_sea(*hex));
    let sea = sea.expect("a coast");
    table.corrects(game::SeaCorrection::Pirate { at: Some(sea) });
    let way = way_to(&table.state, landing(&table.state));
    table.launches(0, way[0]);
    table.has(0, Cards::of(CardKind::Coin, 2));
    table.does(Deed::Pass);
    table.rolls_on(5);
    table.knight(1, at, (KnightLevel::Basic, Readiness::Active));
    let to = way[0].hexes().into_iter().find(|hex| table.state.island().is_sea(*hex));
    let to = to.expect("sea");
    if to == sea {
        table.forbids(SeaDeed::ChasePirate { from: at, to }, SeaBreach::PirateStays(to));
        return;
    }
    table.does(SeaDeed::ChasePirate { from: at, to });
    let lies = table.state.pieces().knight(at).expect("there").1.readiness;
    assert_eq!((table.state.pirate(), lies), (Some(to), Readiness::Inactive));
    assert!(matches!(table.state.tasks(), [Task::Steal { .. }]));
    let again = Deed::Sea(SeaDeed::ChasePirate { from: at, to: sea });
    assert!(table.refuses(again).waiting_for().is_some());
}

#[test]
fn a_bishop_moves_the_robber_alone() {
    let mut table = table();
    table.attacked_once();
    table.plays(Play::Bishop);
    assert!(!table.state.may_move_pirate());
    table.forbids(SeaDeed::MovePirate { to: FAR }, SeaBreach::RobberOnly);
}

#[test]
fn a_diplomat_takes_an_open_ship_and_ones_own_is_laid_again_as_a_ship() {
    let mut table = table();
    let (way, _) = ships(&mut table);
    table.draws_of(0, Track::Politics, 1);
    let player = table.seat(0);
    let inner = Play::Diplomat { at: way[0], from: player };
    table.may_not(inner, KnightsBreach::RoadNotOpen(way[0]));
    let last = *way.last().expect("some");
    table.does(Play::Diplomat { at: last, from: player });
    assert_eq!(table.state.tasks(), [Task::Sea(SeaTask::FreeShip { player })]);
    assert_eq!(table.state.pieces().ship(last), None);
    let hand = table.hand(0);
    let at = table.state.ship_spots()[0];
    table.does(SeaDeed::BuildShip { at });
    assert_eq!((table.state.tasks().len(), table.hand(0)), (0, hand));
}

#[test]
fn ones_own_road_is_laid_again_as_a_road() {
    let mut table = table();
    table.draws_of(0, Track::Politics, 1);
    let player = table.seat(0);
    let (at, _) = table.state.pieces().roads_of(player).next().expect("a road");
    table.does(Play::Diplomat { at, from: player });
    assert_eq!(table.state.tasks(), [Task::FreeRoad { player }]);
    let ship = table.state.ship_spots()[0];
    table.forbids(SeaDeed::BuildShip { at: ship }, SeaBreach::RoadForRoad);
}

#[test]
fn no_merchant_stands_on_gold() {
    let mut table = table();
    let at = Intersection::around(GOLD)[0];
    table.builds(0, at, Building::Settlement);
    table.draws_of(0, Track::Trade, 1);
    let breach = game::Breach::Sea(SeaBreach::MerchantOnGold(GOLD));
    table.refuses_for(Play::Merchant { at: GOLD }, breach);
    assert_eq!(table.state.island().tile(GOLD).expect("gold").terrain, Terrain::Gold);
}

#[test]
fn gold_brings_no_commodity_and_leaves_nothing_for_an_aqueduct() {
    let mut table = table();
    let at = Intersection::around(GOLD)[0];
    let player = table.seat(0);
    table.builds(0, at, Building::City);
    let (track, level) = (Track::Science, level(3));
    table.corrects(KnightsCorrection::Level { player, track, level });
    for _ in 0..2 {
        table.does(Deed::Pass);
        table.rolls_on(5);
    }
    table.does(Deed::Pass);
    table.rolls(4);
    table.opens_no_gate();
    let gold = Task::Sea(SeaTask::Gold { player, count: 2 });
    assert_eq!(table.state.tasks(), [gold], "and nothing of an aqueduct");
    let cloth = Some(Cards::of(CardKind::Cloth, 2));
    table.may_not(SeaDeed::TakeGold { player, cards: cloth }, KnightsBreach::NoCommodity);
    let ore = Some(Cards::of(Resource::Ore, 2));
    table.does(SeaDeed::TakeGold { player, cards: ore });
}
