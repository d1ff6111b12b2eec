//! Beginning a game of Seafarers: what a table may set, its maps that are kept and shared, and
//! another game on them, through names as a screen reader has them.

use board::{Hex, IslandCode, Rotation, Terrain, first_game};
use cards::{RulingSet, Rulings};
use egui_kittest::kittest::Queryable as _;
use game::{
    Deserts, Edition, EmptyVillages, FleetAttacks, Following, FoundingGold, HarbormasterRule, Home,
    KnightsRules, PathMarking, PirateGround, Rules, SeaDeed, SeaMap, SeaRules, SeaTask,
    SetupFields, ShortestWay, Task, WonderAt, WonderClaim,
};
use scenarios::{BuiltInScenario, Scenario};
use store::{Folder, IslandName, Occupied, OwnIsland};
use tempfile::TempDir;
use words::game::tell;

use crate::common::temp_dir;
use crate::tools::bot::Bot;
use crate::tools::played::Played;
use crate::tools::sea_game::{before, before_a_discovery, in_fog, rules, trading};
use crate::tools::window::{LANDSCAPE, Window, now};

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
    window.tap("menu");
    let title = window.text.of_scenario(scenario(BuiltInScenario::NewShores).titles()).to_owned();
    let named = window.says(&format!(" – {title}"));
    assert!(named, "the list of games names the scenario: {:?}", window.names());
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
                assert!(window.says(&format!("{title} has maps for 3 and 4 players")));
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
        let kept = found.head().kept_by_table();
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
    choose(&mut window, BuiltInScenario::ForgottenTribe);
    window.start();
    window.tap("scenario-kept-open");
    assert!(window.shows("scenario-kept-by-table"));
    for sentence in scenario(BuiltInScenario::ForgottenTribe).head().kept_by_table() {
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

fn rules_page() -> Bot {
    let mut bot = before(rules(Following::Open)).shown();
    bot.walk("table table-rules");
    bot
}

fn set(bot: &Bot) -> SeaRules {
    bot.state().rules().sea.expect("Seafarers")
}

/// What `changes_all` sets.
const CHANGED: SeaRules = SeaRules {
    foreign_island: 1,
    pirate_ground: PirateGround::OpenSea,
    founding_gold: FoundingGold::Nothing,
    fleet_attacks: FleetAttacks::All,
    empty_villages: EmptyVillages::Five,
    wonder_at: WonderAt::Building,
    wonder_claim: WonderClaim::Free,
    shortest_way: ShortestWay::Must,
    marked_paths: PathMarking::Printed,
};

fn changes_all(window: &mut Window) {
    window.touch("Points for a foreign island: 1 point");
    window.touch("The pirate sails: Off the frame");
    window.touch("Gold in the opening: Nothing");
}

#[test]
fn every_rule_of_seafarers_is_set_in_the_middle_of_a_game_and_says_what_it_means() {
    let mut bot = rules_page();
    assert!(bot.window.tells("sea-rule-foreign_island-2-line"));
    bot.touch("Points for a foreign island: None");
    assert_eq!(set(&bot).foreign_island, 0);
    assert!(bot.window.tells("sea-rule-foreign_island-0-line"));
    changes_all(&mut bot.window);
    assert!(bot.window.says("Usual: Anywhere."));
    assert_eq!(set(&bot), CHANGED);
    assert_eq!(bot.state().sea_rules().foreign_island, 1, "it counts from now on");
    let story = tell(&bot.window.text, bot.game(), &|_| String::new());
    let set = "1 point for a foreign island, the pirate stays off the frame and gold brings \
               nothing in the opening";
    assert!(story.written.contains(&format!("\nSeafarers: {set}\n")), "{}", story.written);
    let last = story.sentences.last().expect("a sentence");
    assert!(last.contains(&format!("New rules of Seafarers: {set}")), "{last}");
}

#[test]
fn the_usual_target_of_a_map_is_a_touch_away() {
    let mut bot = rules_page();
    assert!(bot.window.named("14 points, as usual").is_empty(), "it is played for 14");
    bot.walk("rule-target-less rule-target-less");
    assert_eq!(bot.state().rules().target, 12);
    bot.touch("14 points, as usual on this map");
    assert_eq!(bot.state().rules().target, 14);
    assert!(bot.window.named("14 points, as usual").is_empty());
}

#[test]
fn the_code_of_the_island_is_copied_from_a_game() {
    for (game, is_printed) in [(before(rules(Following::Open)), true), (in_fog(None), false)] {
        let mut bot = game.shown();
        bot.walk("table shuffle-code");
        let code = IslandCode::of(bot.state().island()).expect("a code");
        assert!(bot.window.has(code.as_str()));
        assert_eq!(bot.window.has("New Shores, 4 players"), is_printed);
        let label = bot.window.text.get("shuffle-code-copy");
        bot.window.harness.get_by_label(&label).click();
        bot.window.harness.step();
        assert_eq!(bot.window.copied().as_deref(), Some(code.as_str()));
        bot.window.harness.run();
        assert!(bot.window.shows("shuffle-code-copied"));
    }
}

/// A new game beside a kept map with sea.
fn beside_a_map() -> (Window, TempDir, OwnIsland) {
    let game = before(rules(Following::Open));
    let data = temp_dir();
    let own = OwnIsland {
        name: IslandName::try_from("Holidays".to_owned()).expect("a name"),
        island: game.state.island().clone(),
        sea: game.state.setup().sea.clone(),
        rivers: None,
        bandits: Vec::new(),
        rotation: Rotation::NONE,
        saved: now(),
    };
    Folder::new(data.path()).islands().save(&own, Occupied::Keep).expect("saved");
    let mut window = Window::open(data.path(), LANDSCAPE);
    window.walk("home-new-game new-tab-island");
    (window, data, own)
}

#[test]
fn a_kept_map_says_which_it_is_and_for_how_many_and_waits_for_its_game() {
    let (mut window, _data, own) = beside_a_map();
    let row = "Holidays, New Shores, 4 players";
    window.tap("new-island-kept");
    window.touch(row);
    assert!(window.tells("sea-island-of-sea"));
    window.walk("new-game-sea new-island-kept");
    window.touch(row);
    assert!(!window.tells("sea-island-of-sea"));
    window.tap("new-tab-rules");
    assert!(window.has("14"), "as it is printed");
    window.touch_starting("Start: ");
    assert_eq!(window.state().island(), &own.island);
    assert_eq!(window.game().setup().sea, own.sea);
}

#[test]
fn an_island_of_the_base_game_waits_for_that() {
    let (mut window, _data, _) = beside_a_map();
    window.tap("shuffle-keep");
    window.fill("shuffle-keep-name", "Ashore");
    window.walk("shuffle-keep new-game-sea new-island-kept");
    window.touch("Ashore, 19 hexes");
    assert!(window.tells("sea-island-of-base"));
    window.touch_starting("Start: ");
    assert!(window.state().island().has_surroundings(), "what was shown is played");
}

#[test]
fn a_map_with_sea_is_kept_with_all_that_it_says() {
    let (mut window, data, _) = beside_a_map();
    window.walk("new-game-sea shuffle-keep");
    window.fill("shuffle-keep-name", "Shores");
    window.tap("shuffle-keep");
    assert!(window.says("Shores is saved."));
    let files = Folder::new(data.path()).islands().list().expect("a folder");
    let kept =
        files.into_iter().filter_map(Result::ok).find(|file| file.own.name.as_str() == "Shores");
    let kept = kept.expect("kept").own;
    window.touch_starting("Start: ");
    assert_eq!(window.state().island(), &kept.island);
    assert_eq!(window.game().setup().sea, kept.sea);
    assert_eq!(window.state().rules().target, 14);
}

#[test]
fn a_code_of_another_game_says_what_to_touch_and_waits_to_be_shown() {
    let (mut window, _data, own) = beside_a_map();
    window.tap("shuffle-code");
    let code = IslandCode::of(&own.island).expect("a code");
    window.fill("shuffle-code-field", code.as_str());
    window.tap("shuffle-code-take");
    assert!(window.tells("sea-code-of-sea"));
    window.tap("new-game-sea");
    assert!(!window.tells("sea-code-of-sea"));
    window.tap("shuffle-code-take");
    assert!(window.tells("shuffle-from-code") && window.has(code.as_str()));
    let base = IslandCode::of(&first_game()).expect("a code");
    window.fill("shuffle-code-field", base.as_str());
    window.tap("shuffle-code-take");
    assert!(window.tells("sea-code-of-base") && window.has(code.as_str()));
    window.touch_starting("Start: ");
    assert_eq!(window.state().island(), &own.island);
}

#[test]
fn the_rules_are_set_before_a_game_begins() {
    let (mut window, _data, _) = beside_a_map();
    window.tap("new-tab-rules");
    assert!(!window.shows("sea-rules"));
    window.tap("new-game-sea");
    changes_all(&mut window);
    assert_eq!(window.start().rules.sea, Some(CHANGED));
}

/// A game that the table breaks off.
fn ended(game: &Played) -> Bot {
    let mut bot = game.shown();
    bot.walk("table table-break-off table-break-off-sure");
    bot
}

#[test]
fn another_game_is_a_touch_away_on_the_same_map_or_on_one_that_is_shuffled() {
    for key in ["win-rematch-same", "win-rematch-new"] {
        let mut bot = ended(&trading(rules(Following::Open)));
        let setup = bot.game().setup().clone();
        bot.press(&bot.window.text.get(key));
        assert_eq!((bot.game().count(), bot.state().over()), (0, None));
        let again = bot.game().setup().clone();
        assert_eq!(again.rules, setup.rules);
        assert_eq!(again.island == setup.island, key == "win-rematch-same");
        assert_eq!(again.island.sea(), setup.island.sea(), "land and sea stay");
        let (map, before) = (again.sea.as_ref().expect("a map"), setup.sea.as_ref());
        let before = before.expect("a map");
        assert_eq!((map.pirate, &map.home), (before.pirate, &before.home));
        assert_eq!(map.begins, before.begins);
    }
}

#[test]
fn what_was_turned_up_lies_face_down_again_in_another_game() {
    let mut game = before_a_discovery(None);
    let hidden = game.state.setup().island.hidden().to_vec();
    let [Task::Sea(SeaTask::TurnUp { player, at }), ..] = game.state.tasks() else {
        panic!("something is found")
    };
    let (player, at) = (*player, *at);
    game.does(SeaDeed::TurnUp { player, at, is: None });
    let mut bot = ended(&game);
    assert_ne!(bot.state().island().hidden(), hidden);
    bot.press(&bot.window.text.get("win-rematch-same"));
    assert_eq!(bot.state().island().hidden(), hidden);
    let said = bot.window.text.with("rematch-same-hidden", &[("who", "Ben".into())]);
    assert!(bot.window.says(&said), "{said}");
}
