//! Beginning a game of Seafarers, through names as a screen reader has them.

use std::collections::BTreeMap;

use board::{Hex, Terrain};
use cards::{RulingSet, Rulings};
use game::{
    Deserts, Edition, HarbormasterRule, Home, KnightsRules, Rules, SeaMap, SeaRules, SetupFields,
};
use scenarios::{BuiltInScenario, Scenario};
use tempfile::TempDir;

use crate::common::temp_dir;
use crate::tools::window::{LANDSCAPE, Window};

/// A table of Red, Blue and White that has chosen Seafarers.
fn sea() -> (Window, TempDir) {
    let (mut window, data_dir) = Window::new_game(LANDSCAPE);
    window.tap("new-game-sea");
    (window, data_dir)
}

fn map(setup: &SetupFields) -> &SeaMap {
    setup.sea.as_ref().expect("a map with sea")
}

fn scenario(known: BuiltInScenario) -> Scenario {
    known.scenario().expect("a sound file")
}

/// Adds players until there are so many.
fn seat(window: &mut Window, players: usize) {
    window.tap("new-tab-players");
    if players == 2 {
        let remove = window.text.with("new-remove", &[("player", "White".into())]);
        window.touch(&remove);
    }
    for _ in 3..players {
        window.tap("new-add-player");
    }
    window.tap("new-tab-island");
}

fn choose(window: &mut Window, known: BuiltInScenario) {
    let title = window.text.of_scenario(scenario(known).titles()).to_owned();
    window.touch_starting(&format!("{title}: "));
}

#[test]
fn one_touch_chooses_the_game_and_another_goes_back() {
    let (mut window, _data) = sea();
    let setup = window.start();
    assert_eq!(setup.rules.sea, Some(SeaRules::default()));
    assert_eq!(setup.rules.target, 14);
    assert_eq!(map(&setup).scenario.as_ref(), Some(scenario(BuiltInScenario::NewShores).id()));
    assert!(matches!(map(&setup).home, Home::At(_)));
    let (mut window, _data) = sea();
    window.tap("new-game-sea");
    let setup = window.start();
    let rulings = Rulings::all_by(RulingSet::PRINTED);
    assert_eq!((setup.rules, setup.sea), (Rules { rulings, ..Rules::default() }, None));
}

#[test]
fn both_expansions_are_played_together_and_each_can_be_left() {
    let (mut window, _data) = sea();
    window.walk("new-game-knights new-tab-rules");
    assert!(window.has("16"), "two points more");
    window.tap("rule-harbormaster");
    assert!(window.has("17"));
    window.tap("new-game-sea");
    assert!(window.has("14"), "Cities & Knights alone, with Harbormaster");
    window.tap("new-game-sea");
    let setup = window.start();
    assert_eq!(setup.rules.knights, Some(KnightsRules::of(Edition::Fifth)));
    assert_eq!(setup.rules.harbormaster, HarbormasterRule::InPlay);
    assert_eq!((setup.rules.target, setup.rules.sea.is_some()), (17, true));
}

#[test]
fn each_scenario_begins_with_its_map_target_and_points() {
    for known in BuiltInScenario::ALL {
        for players in 2..=6 {
            let (mut window, _data) = sea();
            seat(&mut window, players);
            choose(&mut window, known);
            let found = scenario(known);
            let Some(map_for) = found.map_for(u8::try_from(players).expect("few")) else {
                let title = found.titles().english();
                assert!(window.says(&format!("{title} has maps for 4 players at most")));
                window.touch_starting("Start: ");
                assert!(window.shows("new-title"), "{known:?} has no map for {players}");
                continue;
            };
            let setup = window.start();
            assert_eq!(setup.players.count(), players);
            assert_eq!(setup.rules.target, found.target(), "{known:?}");
            assert_eq!(setup.rules.sea.map(|rules| rules.foreign_island), Some(found.points()));
            let mut cells: Vec<Hex> = map_for.cells().iter().map(|cell| cell.at).collect();
            cells.sort_unstable();
            let mut laid: Vec<Hex> = setup.island.tiles().iter().map(|tile| tile.at).collect();
            laid.extend(setup.island.sea().iter().chain(setup.island.hidden()));
            laid.sort_unstable();
            assert_eq!(laid, cells, "{known:?} for {players}");
            assert_eq!(map(&setup).pirate, map_for.pirate());
            assert_eq!(map(&setup).begins, found.start_on(map_for));
        }
    }
}

#[test]
fn what_a_scenario_leaves_to_the_table_is_said() {
    let (mut window, _data) = sea();
    seat(&mut window, 4);
    for known in BuiltInScenario::ALL {
        choose(&mut window, known);
        let found = scenario(known);
        let kept = found.kept_by_table();
        assert_eq!(window.tells("scenario-kept-by-table"), !kept.is_empty(), "{known:?}");
        for sentence in kept {
            assert!(window.says(sentence.english()), "{known:?}: {}", sentence.english());
        }
    }
}

#[test]
fn and_again_once_the_game_goes_on() {
    let (mut window, _data) = sea();
    window.tap("new-tab-island");
    assert!(!window.tells("scenario-kept-by-table"));
    choose(&mut window, BuiltInScenario::Cloth);
    window.start();
    window.tap("scenario-kept-open");
    assert!(window.shows("scenario-kept-by-table"));
    for sentence in scenario(BuiltInScenario::Cloth).kept_by_table() {
        assert!(window.says(sentence.english()));
    }
    let (mut window, _data) = sea();
    window.start();
    assert!(!window.shows("scenario-kept-open"), "New Shores leaves nothing to the table");
}

#[test]
fn the_best_spots_to_begin_at_lie_where_the_scenario_lets_one_begin() {
    let (mut window, _data) = sea();
    window.walk("new-tab-island shuffle-fair* shuffle-fair-show");
    let setup = window.start();
    let begins = map(&setup).begins.clone().expect("the main island");
    let all = window.state().founding_spots();
    assert!(!all.is_empty());
    for at in all {
        assert!(at.hexes().iter().any(|hex| begins.contains(hex)), "{at:?}");
    }
}

/// The terrain of each area, sorted by kind.
fn by_kind(setup: &SetupFields) -> BTreeMap<Terrain, usize> {
    let mut found = BTreeMap::new();
    for tile in setup.island.tiles() {
        *found.entry(tile.terrain).or_default() += 1;
    }
    found
}

#[test]
fn terrain_numbers_and_harbors_are_shuffled_each_by_its_own_switch() {
    let printed = {
        let (mut window, _data) = sea();
        window.start()
    };
    let shuffled = |key: &str| {
        let (mut window, _data) = sea();
        window.tap("new-tab-island");
        window.tap(key);
        window.tap("scenario-shuffle-again");
        window.start()
    };
    let terrain = |setup: &SetupFields| -> Vec<(Hex, Terrain)> {
        setup.island.tiles().iter().map(|tile| (tile.at, tile.terrain)).collect()
    };
    let kinds = |setup: &SetupFields| -> Vec<String> {
        setup.island.harbors().iter().map(|harbor| format!("{harbor:?}")).collect()
    };
    let other = shuffled("scenario-shuffle-terrain");
    assert_ne!(terrain(&other), terrain(&printed));
    assert_eq!(by_kind(&other), by_kind(&printed), "no piece is lost");
    assert_eq!(kinds(&other), kinds(&printed));
    let other = shuffled("scenario-shuffle-tokens");
    assert_eq!(terrain(&other), terrain(&printed));
    assert_ne!(other.island, printed.island);
    let other = shuffled("scenario-shuffle-harbors");
    assert_eq!(terrain(&other), terrain(&printed));
    assert_ne!(kinds(&other), kinds(&printed));
}

#[test]
fn a_target_that_the_table_set_is_for_that_map() {
    let (mut window, _data) = sea();
    window.walk("new-tab-rules rule-target-less");
    assert!(window.has("13"));
    window.tap("new-tab-island");
    choose(&mut window, BuiltInScenario::FogIslands);
    let setup = window.start();
    assert_eq!(setup.rules.target, 12);
    assert!(!setup.island.hidden().is_empty());
    let hidden = map(&setup).hidden.as_ref().expect("a stack").hexes.iter();
    let count: usize = hidden.map(|(_, count)| usize::from(*count)).sum();
    assert_eq!(count, setup.island.hidden().len());
}

#[test]
fn what_the_table_set_outlives_a_look_at_the_base_game() {
    let (mut window, _data) = sea();
    window.walk("new-tab-rules rule-target-less new-game-base");
    assert!(window.has("10"));
    window.tap("new-game-sea");
    let setup = window.start();
    assert_eq!((setup.rules.target, setup.rules.sea), (13, Some(SeaRules::default())));
}

#[test]
fn a_map_that_nobody_prints_is_another_one_in_every_new_game() {
    let drawn = |seed: u64| {
        let data_dir = temp_dir();
        let mut window = Window::seeded(data_dir.path(), LANDSCAPE, seed);
        window.walk("home-new-game new-game-sea new-tab-island");
        choose(&mut window, BuiltInScenario::NewWorld);
        window.start().island
    };
    assert_ne!(drawn(1), drawn(2));
}

#[test]
fn undo_in_the_editor_brings_the_map_back_that_was_entered_before() {
    let (mut window, _data) = sea();
    window.tap("new-tab-island");
    for known in [BuiltInScenario::NewShores, BuiltInScenario::FogIslands] {
        window.tap("new-island-scenario");
        choose(&mut window, known);
        window.tap("new-island-enter");
        if known == BuiltInScenario::FogIslands {
            window.tap_starting("enter-undo");
        }
        window.walk("enter-step-areas enter-done");
    }
    let setup = window.start();
    assert_eq!(map(&setup).scenario.as_ref(), Some(scenario(BuiltInScenario::NewShores).id()));
    assert!(setup.island.hidden().is_empty());
    assert_eq!(setup.rules.target, 14);
}

#[test]
fn a_scenario_changed_by_hand_is_still_that_scenario() {
    let (mut window, _data) = sea();
    window.tap("new-tab-island");
    choose(&mut window, BuiltInScenario::ThroughTheDesert);
    window.walk("new-island-enter enter-step-areas enter-done");
    let setup = window.start();
    assert_eq!(map(&setup).deserts, Deserts::Part);
    let found = scenario(BuiltInScenario::ThroughTheDesert);
    assert_eq!(map(&setup).scenario.as_ref(), Some(found.id()));
    assert_eq!(setup.rules.target, 14);
    assert_eq!(map(&setup).begins, found.start_on(found.map_for(3).expect("a map")));
}

#[test]
fn what_was_played_last_is_offered_again() {
    let (mut window, data) = sea();
    window.walk("new-game-knights new-tab-island");
    choose(&mut window, BuiltInScenario::FourIslands);
    window.start();
    drop(window);
    let mut window = Window::open(data.path(), LANDSCAPE);
    window.tap("home-new-game");
    let setup = window.start();
    assert_eq!(map(&setup).scenario.as_ref(), Some(scenario(BuiltInScenario::FourIslands).id()));
    assert_eq!(setup.rules.target, 15);
    assert!(setup.rules.knights.is_some());
}
