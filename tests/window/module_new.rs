//! Beginning a game with fish, rivers, wagons, and oil: what lies on the table together, boards that
//! follow, what is grey and says why, and starts in the middle.

use board::{Intersection, Island, Spot, Terrain};
use egui::{Vec2, vec2};
use game::{
    BANDITS, BridgeGold, Building, Condition, Expansion, Expansions, HarbormasterRule, OilLimit,
    OilRules, Phase, Seat, SetupFields,
};
use store::write_position;
use tempfile::TempDir;

use crate::tools::window::{LANDSCAPE, PORTRAIT, SIZES, Window};

const NARROW: Vec2 = vec2(480.0, 800.0);

fn set(played: &[Expansion]) -> Expansions {
    played.iter().copied().collect()
}

/// A table that has chosen `played`, a touch each.
fn table(size: Vec2, played: Expansions) -> (Window, TempDir) {
    let (mut window, data) = Window::new_game(size);
    for expansion in played.iter() {
        window.tap(&format!("new-game-{}", expansion.key()));
    }
    (window, data)
}

fn seat(window: &Window, nth: usize) -> Seat {
    window.state().players().seat(nth).expect("a seat")
}

fn touch(window: &mut Window, island: &Island, spot: Spot) {
    let name = window.text.places(island).spot(spot);
    window.touch(&name);
}

/// Springs, grounds, rivers, and wagons of an opening are there where they are played, and else not.
fn check(setup: &SetupFields, played: Expansions) {
    assert_eq!(setup.rules.expansions(), played);
    let marks = setup.island.markers();
    assert_eq!(!marks.grounds.is_empty(), played.has(Expansion::Fish), "{played:?}");
    assert_eq!(setup.rivers.is_some(), played.has(Expansion::Rivers), "{played:?}");
    let has_wagons = played.has(Expansion::Wagons);
    assert_eq!(!setup.island.trade_hexes().is_empty(), has_wagons, "{played:?}");
    assert_eq!(setup.bandits.len(), if has_wagons { BANDITS } else { 0 }, "{played:?}");
    assert_eq!(marks.springs.len() > 2, played.has(Expansion::Oil), "{played:?}");
}

#[test]
fn every_set_that_is_offered_is_chosen_by_a_touch_each_and_begun() {
    for (nth, played) in Expansions::combinations().enumerate() {
        let size = SIZES[nth % SIZES.len()];
        let (mut window, _data) = table(size, played);
        let setup = window.start();
        check(&setup, played);
        let usual = setup.rules.target_on(&setup.island, setup.sea.as_ref());
        let usual = if played.has(Expansion::Sea) { usual } else { setup.rules.usual_target() };
        assert_eq!(setup.rules.target, usual, "{played:?}");
        assert!(matches!(window.state().phase(), Phase::Founding { .. }), "{played:?}");
    }
}

#[test]
fn five_and_six_get_the_large_boards() {
    for (module, hexes) in [(Expansion::Fish, 30), (Expansion::Rivers, 30), (Expansion::Wagons, 37)]
    {
        let (mut window, _data) = table(PORTRAIT, set(&[module]));
        window.walk("new-add-player new-add-player");
        let setup = window.start();
        check(&setup, set(&[module]));
        assert_eq!(setup.island.tiles().len(), hexes, "{module:?}");
    }
}

#[test]
fn what_does_not_go_together_is_grey_and_says_why_when_it_is_touched() {
    for size in SIZES {
        let (mut window, _data) = table(size, set(&[Expansion::Knights]));
        let grey = window.named("Oil, can't be added: Oil isn't offered with Cities & Knights");
        assert_eq!(grey.len(), 1, "{size:?}: {:?}", window.names());
        window.touch(&grey[0]);
        let why = "Oil isn't offered with Cities & Knights: no rules tell of both";
        assert!(!window.named(why).is_empty(), "{size:?}");
        window.check_controls("new-game", |_| false);
        window.tap("new-game-knights");
        assert!(window.named(why).is_empty(), "it can be added now");
        window.tap("new-game-oil");
        assert_eq!(window.named("Cities & Knights, can't be added").len(), 1);
        assert_eq!(window.start().rules.expansions(), set(&[Expansion::Oil]));
    }
}

#[test]
fn a_scenario_greys_what_it_is_not_played_with_and_a_module_greys_scenarios() {
    let (mut window, _data) = table(LANDSCAPE, set(&[Expansion::Sea]));
    window.tap("new-tab-island");
    window.touch_starting("Pirate Islands: ");
    for grey in ["Fish, can't", "Rivers, can't", "Wagons, can't"] {
        assert_eq!(window.named(grey).len(), 1, "{grey}");
    }
    window.touch_starting("Fish, can't");
    assert!(window.has("The Pirate Islands are played without fish."));
    window.tap("new-game-sea");
    window.walk("new-game-fish new-game-sea");
    let other = window.named("Pirate Islands: ");
    assert!(other[0].contains("Not with fish"), "{other:?}");
    let setup = window.start();
    check(&setup, set(&[Expansion::Sea, Expansion::Fish]));
}

#[test]
fn a_bridge_earns_less_beside_wagons_until_the_table_says_otherwise() {
    let (mut window, _data) = table(LANDSCAPE, set(&[Expansion::Rivers, Expansion::Wagons]));
    let rivers = |window: &mut Window| window.start().rules.rivers.expect("rivers").bridge_gold;
    assert_eq!(rivers(&mut window), BridgeGold::Two);
    let (mut window, _data) = table(LANDSCAPE, set(&[Expansion::Rivers, Expansion::Wagons]));
    window.tap("new-tab-rules");
    window.touch("Gold for a bridge: 3");
    assert_eq!(rivers(&mut window), BridgeGold::Three);
}

#[test]
fn rules_of_modules_are_set_and_come_back_with_the_next_game() {
    let (mut window, _data) = table(LANDSCAPE, set(&[Expansion::Fish, Expansion::Oil]));
    window.walk("new-tab-rules rule-harbormaster");
    assert!(window.has("13"), "oil's 12, and one more");
    window.touch("Most oil that a player holds: No limit");
    let rules = window.start().rules;
    assert_eq!(rules.harbormaster, HarbormasterRule::InPlay);
    let oil = Some(OilRules { oil_limit: OilLimit::Open, ..OilRules::default() });
    assert_eq!(rules.oil, oil);
    window.walk("menu home-new-game");
    let again = window.start();
    check(&again, set(&[Expansion::Fish, Expansion::Oil]));
    assert_eq!(again.rules.oil, oil);
}

#[test]
fn another_touch_mixes_the_board_again_and_by_hand_all_of_it_can_be_changed() {
    let both = set(&[Expansion::Rivers, Expansion::Fish]);
    let (mut window, _data) = table(LANDSCAPE, both);
    window.walk("new-tab-island new-shuffle-again");
    let mixed = window.start();
    assert_ne!(mixed.island.tiles(), board(LANDSCAPE, both).island.tiles(), "mixed anew");
    let (mut window, _data) = table(LANDSCAPE, both);
    window.walk("new-tab-island new-shuffle-again new-island-enter");
    window.tap("enter-step-modules");
    window.walk("enter-module-ground enter-clear-modules");
    window.tap("enter-modules-lay");
    window.tap("enter-module-river");
    let text = window.text.get("enter-hint-module-river");
    assert!(window.has(&text));
    window.tap("enter-step-harbors");
    window.walk("enter-next-modules enter-done");
    check(&window.start(), set(&[Expansion::Rivers, Expansion::Fish]));
}

/// Begins in the middle, with a tool in hand.
fn middle(size: Vec2, played: Expansions) -> (Window, TempDir) {
    let (mut window, data) = table(size, played);
    window.walk("new-tab-begin begin-middle");
    (window, data)
}

/// The board that such a table begins on: each window mixes alike.
fn board(size: Vec2, played: Expansions) -> SetupFields {
    table(size, played).0.start()
}

#[test]
fn a_start_in_the_middle_has_bridges_a_loaded_wagon_and_gold() {
    for size in [LANDSCAPE, NARROW] {
        let played = set(&[Expansion::Rivers, Expansion::Wagons]);
        let setup = board(size, played);
        let (mut window, _data) = middle(size, played);
        let (island, rivers) = (&setup.island, setup.rivers.as_ref().expect("rivers"));
        let plaza = Intersection::plaza(island.trade_hexes()[0]);
        let site = rivers.sites().next().expect("a site");
        window.tap_starting("begin-tool-bridge");
        touch(&mut window, island, Spot::Path(site));
        window.tap("begin-tool-wagon");
        touch(&mut window, island, Spot::Intersection(plaza));
        window.touch_starting("Red's wagon: Sand");
        window.tap("begin-page-cards");
        window.touch("Gold of Red: one more");
        window.touch_starting("Start: ");
        let (state, red) = (window.state(), seat(&window, 0));
        assert_eq!(state.pieces().bridge(site), Some((red, Condition::Intact)));
        let wagon = state.wagon(red).expect("a wagon");
        assert_eq!(wagon.at, Some(plaza));
        assert_eq!(wagon.load, Some(game::Cargo::Sand));
        assert_eq!(state.gold_of(red), 1);
        let bandits = state.wagons().expect("played").table().bandits.len();
        assert_eq!(bandits, BANDITS);
    }
}

#[test]
fn a_start_in_the_middle_has_fish_a_boot_and_oil_with_its_metropolis() {
    let played = set(&[Expansion::Fish, Expansion::Oil]);
    let island = &board(PORTRAIT, played).island;
    let (mut window, _data) = middle(PORTRAIT, played);
    let city = island.intersections()[8];
    let lost = island.tiles().iter().find(|tile| tile.terrain == Terrain::Fields);
    let lost = lost.expect("fields").at;
    window.tap_starting("begin-tool-city");
    touch(&mut window, island, Spot::Intersection(city));
    window.tap("begin-tool-oil-metropolis");
    touch(&mut window, island, Spot::Intersection(city));
    window.tap("begin-tool-destroyed");
    touch(&mut window, island, Spot::Hex(lost));
    window.tap("begin-page-cards");
    window.touch("Fish tokens of Red: one more");
    window.touch("Sequestered oil of Red: one more");
    window.tap("begin-page-turn");
    window.touch_starting("The boot: Blue");
    window.touch_starting("Start: ");
    let (state, red) = (window.state(), seat(&window, 0));
    assert_eq!(state.pieces().building(city), Some((red, Building::OilMetropolis)));
    let oil = state.oil().expect("played").table();
    assert_eq!(oil.destroyed, [lost]);
    assert_eq!(oil.sequestered.of(red), 1);
    let fish = state.fish().expect("played").table();
    assert_eq!((fish.tokens.of(red), fish.boot), (1, Some(seat(&window, 1))));
}

#[test]
fn a_position_of_modules_is_loaded_and_written_again_as_it_was() {
    let played = set(&[Expansion::Rivers, Expansion::Wagons, Expansion::Fish]);
    let (mut window, _data) = table(LANDSCAPE, played);
    window.start();
    let written = write_position(window.state());
    let rivers = window.game().setup().rivers.clone();
    window.walk("menu home-new-game new-game-base new-tab-begin begin-load");
    window.fill("load-text", &written);
    window.tap("load-text-now");
    let setup = window.start();
    check(&setup, played);
    assert_eq!(setup.rivers.map(|map| map.rivers), rivers.map(|map| map.rivers));
}
