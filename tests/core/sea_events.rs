//! What event cards mean with gold, ships, and the pirate (docs/sea.md 6, 12; docs/rules.md 9).

use board::{Hex, Intersection, Path, Resource, Surroundings, Terrain, first_game};
use cards::Measure;
use game::{
    Building, Cards, Condition, Correction, Deed, Ground, Payout, Refusal, RobberEscape, SeaBreach,
    SeaCorrection, SeaDeed, SeaRules, SeaTask, Seat, Setup, SetupFields, StealTargets, Task,
};
use rstest::rstest;
use stats::ActCause;
use words::game::{GameWords, TurnNews};
use words::text::Text;

use crate::common::{Plays, Table, opened, opening};

/// The first island amid two rings of sea, three players on it, and a card with this number
/// whose event does what `effects` says.
fn table(number: u8, effects: &str) -> Table {
    let red = number.saturating_sub(6).max(1);
    let ashore = Table::with_event(red, number - red, effects);
    let mut parts = SetupFields::from(Setup::clone(ashore.state.setup()));
    let land = first_game();
    let near = |hex: &Hex| hex.distance(Hex::new(0, 0)) <= 4 && !land.is_land(*hex);
    let sea = (-4..=4).flat_map(|q| (-4..=4).map(move |r| Hex::new(q, r))).filter(near).collect();
    let around = Surroundings { sea, hidden: Vec::new() };
    let (tiles, harbors) = (land.tiles().to_vec(), land.harbors().to_vec());
    parts.island = board::Island::with_sea(tiles, harbors, around).expect("an island");
    parts.rules.sea = Some(SeaRules::default());
    let mut table = Table::open(Setup::new(parts).expect("the parts go together"));
    lays(&mut table, MIDDLE, Ground { terrain: Terrain::Desert, token: None });
    table.corrects(Correction::Robber { at: Some(MIDDLE) });
    table
}

/// The desert of the table.
const MIDDLE: Hex = Hex::new(0, 0);

fn lays(table: &mut Table, at: Hex, ground: Ground) {
    table.corrects(Correction::Tile { at, is: Some(ground) });
}

fn lays_gold(table: &mut Table, at: Hex, number: u8) {
    let token = Some(number.try_into().expect("a token"));
    lays(table, at, Ground { terrain: Terrain::Gold, token });
}

/// The second player's first settlement, and two hexes of land beside it.
fn blue() -> (Intersection, [Hex; 2]) {
    let (at, _) = opening()[1];
    let island = first_game();
    let land: Vec<Hex> = at.hexes().into_iter().filter(|hex| island.is_land(*hex)).collect();
    (at, [land[0], land[1]])
}

/// Returns how it is where the second player has a building at a gold field with an 8, the event's
/// number.
fn golden(blue_seat: Seat, building: Building) -> [Correction; 4] {
    let (at, [gold, beside]) = blue();
    let token = Some(8.try_into().expect("a token"));
    let ground = |terrain, token| Some(Ground { terrain, token });
    [
        Correction::Tile { at: gold, is: ground(Terrain::Gold, token) },
        Correction::Tile { at: beside, is: ground(Terrain::Fields, None) },
        Correction::Building { at, is: Some((blue_seat, building)) },
        // Their other one might take something for the number as well.
        Correction::Building { at: opening()[4].0, is: None },
    ]
}

fn at_gold(effects: &str, building: Building) -> Table {
    let mut table = table(8, effects);
    for correction in golden(table.seat(1), building) {
        table.corrects(correction);
    }
    table
}

/// Returns what the second player may choose for gold, once the card is drawn.
fn gold(effects: &str, building: Building) -> u8 {
    let mut table = at_gold(effects, building);
    table.draws();
    chosen(&table)
}

fn chosen(table: &Table) -> u8 {
    let blue = table.seat(1);
    let of_blue = |task: &Task| match task {
        Task::Sea(SeaTask::Gold { player, count }) if *player == blue => Some(*count),
        _ => None,
    };
    table.state.tasks().iter().find_map(of_blue).unwrap_or(0)
}

fn paid(table: &Table) -> Payout {
    table.state.payout().cloned().expect("the number was paid")
}

/// A path at sea beside the second player's first settlement.
fn at_sea(table: &Table) -> Path {
    let (at, _) = blue();
    let free = |path: &Path| {
        table.state.island().has_ship_path(*path) && table.state.pieces().link(*path).is_none()
    };
    at.paths().into_iter().find(free).expect("it stands on the coast")
}

/// Lays a ship of the second player's beside their settlement.
fn lays_ship(table: &mut Table, condition: Condition) -> Path {
    let at = at_sea(table);
    let is = Some((table.seat(1), condition));
    table.corrects(SeaCorrection::Ship { at, is });
    at
}

const RICH: &str = r#"[{"do": "yield", "harvest": "one_more"}]"#;
const POOR: &str = r#"[{"do": "yield", "harvest": "one_less"}]"#;
const NOTHING: &str = r#"[{"do": "yield", "harvest": "nothing"}]"#;
const CAPPED: &str = r#"[{"do": "cap_yield", "buildings": "all_buildings"}]"#;
const CAPPED_CITIES: &str = r#"[{"do": "cap_yield", "buildings": "cities"}]"#;

#[test]
fn a_rich_or_a_poor_harvest_is_one_of_gold_as_well() {
    let all = [("[]", 1, 2), (RICH, 2, 3), (POOR, 0, 1), (NOTHING, 0, 0)];
    for (effects, settlement, city) in all {
        assert_eq!(gold(effects, Building::Settlement), settlement, "{effects}");
        assert_eq!(gold(effects, Building::City), city, "{effects}");
    }
}

/// By how much the card is said to change what the second player takes.
fn told_change(effects: &str, building: Building) -> Option<i16> {
    let table = table(8, effects);
    let blue = table.seat(1);
    let mut game = opened(Setup::clone(table.state.setup()));
    let ground = Some(Ground { terrain: Terrain::Desert, token: None });
    let middle = Correction::Tile { at: MIDDLE, is: ground };
    let robber = Correction::Robber { at: Some(MIDDLE) };
    for correction in [middle, robber].into_iter().chain(golden(blue, building)) {
        game.does(Deed::Correct { correction });
    }
    let turned = game.state().next_draw(|| panic!("cards are left")).expect("a card");
    game.does(Deed::Draw { turned });
    let text = Text::english();
    let say = GameWords::now(&text, &game, &|_| String::new());
    TurnNews::of(&say).changed.get(&blue).copied()
}

#[test]
fn more_and_less_because_of_the_card_counts_gold_as_well() {
    assert_eq!(told_change("[]", Building::City), None);
    assert_eq!(told_change(RICH, Building::City), Some(1));
    assert_eq!(told_change(POOR, Building::City), Some(-1));
    assert_eq!(told_change(NOTHING, Building::Settlement), Some(-1));
}

#[test]
fn what_a_card_says_of_one_resource_is_not_about_gold() {
    for harvest in ["one_more", "one_less", "nothing"] {
        for resource in ["brick", "lumber", "wool", "grain", "ore"] {
            let effects =
                format!(r#"[{{"do": "yield", "resource": "{resource}", "harvest": "{harvest}"}}]"#);
            assert_eq!(gold(&effects, Building::City), 2, "{effects}");
        }
    }
}

#[test]
fn an_epidemic_holds_a_building_at_gold_to_one_card_of_choice() {
    assert_eq!(gold(CAPPED, Building::City), 1);
    assert_eq!(gold(CAPPED, Building::Settlement), 1);
    assert_eq!(gold(CAPPED_CITIES, Building::City), 1);
    assert_eq!(gold(CAPPED_CITIES, Building::Settlement), 1);
}

#[rstest]
#[case::from_gold_and_nothing_from_beside(Terrain::Pasture, false, 1, 0)]
#[case::just_one_from_two_gold_fields(Terrain::Gold, false, 1, 0)]
#[case::from_beside_where_the_robber_is_at_the_gold(Terrain::Pasture, true, 0, 1)]
fn a_building_that_is_held_to_one_card_takes_it(
    #[case] terrain: Terrain,
    #[case] is_robbed: bool,
    #[case] of_choice: u8,
    #[case] wool: u8,
) {
    let mut table = at_gold(CAPPED, Building::City);
    let (_, [gold, beside]) = blue();
    lays(&mut table, beside, Ground { terrain, token: 8.try_into().ok() });
    if is_robbed {
        table.corrects(Correction::Robber { at: Some(gold) });
    }
    table.draws();
    assert_eq!(chosen(&table), of_choice, "{:?}", table.state.tasks());
    assert_eq!(paid(&table).paid.of(table.seat(1)), Cards::of(Resource::Wool, wool));
    assert_eq!(paid(&table).blocked.of(table.seat(1)), Cards::none());
}

#[test]
fn without_a_card_two_gold_fields_pay_a_city_two_each() {
    let mut table = at_gold("[]", Building::City);
    let (_, [_, beside]) = blue();
    lays_gold(&mut table, beside, 8);
    table.draws();
    assert_eq!(chosen(&table), 4);
}

#[test]
fn gold_produces_under_a_sleeping_robber_and_under_no_other() {
    let (_, [hex, _]) = blue();
    for (effects, count) in [(r#"[{"do": "robber_sleeps"}]"#, 2), ("[]", 0)] {
        let mut table = at_gold(effects, Building::City);
        table.corrects(Correction::Robber { at: Some(hex) });
        table.draws();
        assert_eq!(chosen(&table), count, "{effects}");
    }
}

#[test]
fn what_a_card_gives_is_taken_before_gold_is_chosen() {
    let mut table = at_gold(r#"[{"do": "take", "who": "active"}]"#, Building::City);
    table.draws();
    let [red, blue] = [0, 1].map(|nth| table.seat(nth));
    assert!(matches!(table.state.tasks(), [Task::Take { player, .. }] if *player == red));
    table.does(Deed::Take { player: red, card: Some(Resource::Ore.into()) });
    let due = Task::Sea(SeaTask::Gold { player: blue, count: 2 });
    assert_eq!(table.state.tasks(), [due]);
}

const EARTHQUAKE: &str = r#"[{"do": "damage_road", "who": "all", "bars": "buildings"}]"#;

#[test]
fn an_earthquake_may_turn_a_ship() {
    let mut table = table(8, EARTHQUAKE);
    let ship = lays_ship(&mut table, Condition::Intact);
    table.draws();
    let all = [0, 1, 2].map(|nth| table.seat(nth));
    for player in all {
        let road = table.state.pieces().roads_of(player).next().expect("a road").0;
        let at = if player == all[1] { ship } else { road };
        table.does(Deed::DamageRoad { player, at });
    }
    assert_eq!(table.state.pieces().ship(ship), Some((all[1], Condition::Damaged)));
}

#[test]
fn who_has_a_ship_alone_to_turn_is_asked_to_turn_it() {
    let mut table = table(8, EARTHQUAKE);
    lays_ship(&mut table, Condition::Intact);
    let blue = table.seat(1);
    let roads: Vec<Path> = table.state.pieces().roads_of(blue).map(|(at, _)| at).collect();
    for at in roads {
        table.corrects(Correction::Road { at, is: None });
    }
    table.draws();
    let asked = |task: &Task| matches!(task, Task::DamageRoad { player, .. } if *player == blue);
    assert!(table.state.tasks().iter().any(asked), "{:?}", table.state.tasks());
}

#[test]
fn who_mends_roads_mends_ships() {
    let mut table = table(8, r#"[{"do": "mend_road", "who": "all"}]"#);
    let at = lays_ship(&mut table, Condition::Damaged);
    table.draws();
    let player = table.seat(1);
    assert_eq!(table.state.tasks(), [Task::MendRoad { player }]);
    table.does(Deed::MendRoad { player, at });
    assert_eq!(table.state.pieces().ship(at), Some((player, Condition::Intact)));
}

#[test]
fn who_has_a_damaged_ship_has_a_damaged_road() {
    let who = r#"{"at_least": {"measure": "damaged_roads", "count": 1}}"#;
    let effects = format!(r#"[{{"do": "take", "who": {who}, "resource": "lumber"}}]"#);
    let mut table = table(8, &effects);
    lays_ship(&mut table, Condition::Damaged);
    table.draws();
    let hands = [0, 1, 2].map(|nth| table.hand(nth).get(Resource::Lumber));
    assert_eq!(hands[1], 1, "{hands:?}");
    assert_eq!(table.state.measure(Measure::DamagedRoads, table.seat(1)), 1);
}

#[test]
fn who_leads_by_roads_does_so_by_trade_routes_and_by_roads_and_ships_together() {
    for most in ["road_length", "roads"] {
        let who = format!(r#"{{"leaders": {{"most": ["{most}"], "tie": "nobody"}}}}"#);
        let effects = format!(r#"[{{"do": "steal", "who": {who}, "from": "anyone"}}]"#);
        let mut table = table(8, &effects);
        lays_ship(&mut table, Condition::Intact);
        table.holds(0, &[(Resource::Ore, 1)]);
        table.draws();
        let blue = table.seat(1);
        let steals = |task: &Task| matches!(task, Task::Steal { player, .. } if *player == blue);
        assert!(steals(&table.state.tasks()[0]), "{most}: {:?}", table.state.tasks());
    }
}

/// A sea hex beside a ship of the second player's, and another one far off.
fn waters(table: &mut Table) -> (Hex, Hex) {
    let ship = lays_ship(table, Condition::Intact);
    let sea = |hex: &Hex| table.state.island().is_sea(*hex);
    let at = ship.hexes().into_iter().find(sea).expect("beside the sea");
    (at, Hex::new(-at.q, -at.r))
}

#[test]
fn a_robber_that_flees_leaves_the_pirate_where_it_is() {
    let mut table = table(8, r#"[{"do": "robber_flees", "without_desert": "empty_hex"}]"#);
    let (near, far) = waters(&mut table);
    table.corrects(SeaCorrection::Pirate { at: Some(far) });
    let (_, [hex, _]) = blue();
    table.corrects(Correction::Robber { at: Some(hex) });
    table.draws();
    let moves = Deed::Sea(SeaDeed::MovePirate { to: near });
    assert!(matches!(table.refuses(moves), Refusal::Impossible(_)), "nobody is asked to");
    table.does(Deed::RobberFlees { to: Some(MIDDLE) });
    assert_eq!((table.state.robber(), table.state.pirate()), (Some(MIDDLE), Some(far)));
}

#[test]
fn without_a_desert_the_robber_flees_to_land_alone() {
    let mut table = table(8, r#"[{"do": "robber_flees", "without_desert": "empty_hex"}]"#);
    lays_gold(&mut table, MIDDLE, 4);
    let is_empty =
        |hex: &Hex| table.state.pieces().buildings().all(|(place, ..)| !place.touches(*hex));
    let tiles = table.state.island().tiles().iter().map(|tile| tile.at);
    let empty: Vec<Hex> = tiles.filter(is_empty).collect();
    lays_gold(&mut table, empty[0], 4);
    let (_, [hex, _]) = blue();
    table.corrects(Correction::Robber { at: Some(hex) });
    table.draws();
    let [Task::RobberTo { to: RobberEscape::Among(hexes), .. }] = table.state.tasks() else {
        panic!("{:?}", table.state.tasks())
    };
    assert_eq!(*hexes, empty, "gold without buildings is one of them, and no sea");
}

#[test]
fn a_card_that_moves_the_robber_does_not_move_the_pirate_instead() {
    let mut table = table(8, r#"[{"do": "move_robber", "duty": "may"}]"#);
    let (near, _) = waters(&mut table);
    table.draws();
    assert!(!table.state.may_move_pirate());
    table.forbids(SeaDeed::MovePirate { to: near }, SeaBreach::RobberOnly);
    let (_, [hex, _]) = blue();
    table.does(Deed::MoveRobber { to: hex });
}

#[test]
fn a_card_with_a_seven_moves_either_whether_it_says_so_or_not() {
    let said = r#"[{"do": "discard_half"}, {"do": "move_robber"},
        {"do": "steal", "who": "active", "from": "beside_robber"}]"#;
    for effects in ["[]", said] {
        let mut table = table(7, effects);
        let (near, _) = waters(&mut table);
        table.holds(1, &[(Resource::Ore, 1)]);
        table.draws();
        table.does(SeaDeed::MovePirate { to: near });
        let [red, blue] = [0, 1].map(|nth| table.seat(nth));
        let [Task::Steal { player, from: StealTargets::OneOf(prey), .. }] = table.state.tasks()
        else {
            panic!("{:?}", table.state.tasks())
        };
        assert_eq!((*player, &prey[..]), (red, &[blue][..]));
    }
}

#[test]
fn a_cards_own_robber_moves_before_the_sevens_robber_or_pirate() {
    let mut table = table(7, r#"[{"do": "move_robber", "duty": "may"}]"#);
    let (near, _) = waters(&mut table);
    table.draws();
    assert!(!table.state.may_move_pirate(), "the card's own comes first");
    let (_, [hex, _]) = blue();
    table.does(Deed::MoveRobber { to: hex });
    assert!(table.state.may_move_pirate());
    table.does(SeaDeed::MovePirate { to: near });
    assert_eq!((table.state.robber(), table.state.pirate()), (Some(hex), Some(near)));
}

#[test]
fn harbors_at_gold_count_as_any() {
    let mut table = table(8, "[]");
    let harbor = table.state.island().harbors()[0];
    let hexes = harbor.path.hexes();
    let hex = hexes.into_iter().find(|hex| table.state.island().is_land(*hex)).expect("land");
    let at = harbor.path.ends()[0];
    let before = table.state.measure(Measure::HarborPoints, table.seat(1));
    table.builds(1, at, Building::City);
    lays_gold(&mut table, hex, 4);
    assert_eq!(table.state.measure(Measure::HarborPoints, table.seat(1)), before + 2);
}

/// Returns what an event brought the second player, act by act.
fn gains(effects: &str) -> i64 {
    let mut table = at_gold(effects, Building::City);
    let blue = table.seat(1);
    let cause = ActCause::of(&table.state);
    let act = table.draws();
    let mut sum = cause.gains(&act, &table.state).of(blue);
    while chosen(&table) > 0 {
        let cards = Some(Cards::of(Resource::Ore, chosen(&table)));
        let cause = ActCause::of(&table.state);
        let act = table.does(SeaDeed::TakeGold { player: blue, cards });
        sum += cause.gains(&act, &table.state).of(blue);
    }
    sum
}

#[test]
fn an_event_counts_what_it_changes_about_gold_and_not_what_gold_brings_anyway() {
    let all = [("[]", 0), (RICH, 1), (POOR, -1), (NOTHING, -2), (CAPPED, -1)];
    for (effects, brings) in all {
        assert_eq!(gains(effects), brings, "{effects}");
    }
    let each = r#"[{"do": "take", "who": "all", "resource": "wool", "duty": "must"}]"#;
    assert_eq!(gains(each), 1);
}
