//! Games of the scenarios with rules of their own that begin in their middle: what lies there, and
//! what each player has of it, entered by touch.

use board::{HarborKind, Path, Resource, Spot};
use egui::{Vec2, vec2};
use game::{
    Building, Color, Condition, OwnScenario, PerSeat, Rules, ScenarioTable, Seat, State, Wonder,
    own_fortresses,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rstest::rstest;
use scenarios::{Item, LayHow, ScenarioParts};
use words::language::Language;

use crate::tools::audit::{Exempt, audit};
use crate::tools::begin_sea::{Desk, Finger};
use crate::tools::bot::Bot;
use crate::tools::new_table::NewTable;
use crate::tools::scenario_game::file;
use crate::tools::window::{LONG_NAMES, PORTRAIT};

const LOW: Vec2 = vec2(800.0, 480.0);

const TABLES: [(Vec2, Language, usize); 4] = [
    (PORTRAIT, Language::English, 3),
    (LOW, Language::German, 6),
    (PORTRAIT, Language::German, 6),
    (LOW, Language::English, 4),
];

/// Fingers on the page of pieces at every such table.
fn fingers(own: OwnScenario) -> impl Iterator<Item = Finger> {
    TABLES.into_iter().map(move |(size, language, players)| {
        let names = &LONG_NAMES[..players];
        Finger::at(Desk::of(file(own), Rules::open_hands(), names, language), size)
    })
}

fn lies(finger: &Finger) -> ScenarioTable {
    finger.start().sea.and_then(|sea| sea.scenario).expect("it lies there at first")
}

fn seat(state: &State, nth: usize) -> Seat {
    state.players().seat(nth).expect("a seat")
}

/// One more or less of a number of the first player's.
fn step(finger: &mut Finger, key: &str, what: &str) {
    let what = finger.text.get(what);
    let values = [("what", what.into()), ("who", LONG_NAMES[0].into())];
    finger.tap_with(key, &values);
}

#[test]
fn of_the_tribe_items_are_taken_or_laid_and_what_each_has_found_is_told() {
    for mut finger in fingers(OwnScenario::Tribe) {
        let marked = |finger: &Finger| {
            let ScenarioTable::Tribe(tribe) = lies(finger) else { panic!("the Tribe") };
            tribe.marked
        };
        let at_first = marked(&finger);
        let (taken, _) = at_first[0];
        finger.tap("begin-tool-item");
        finger.spot(Spot::Path(taken));
        assert!(!marked(&finger).iter().any(|(at, _)| *at == taken));
        finger.spot(Spot::Path(taken));
        assert_eq!(marked(&finger), at_first, "a second touch takes it back");
        finger.spot(Spot::Path(taken));
        let is_other = |(at, item): &&(Path, Item)| *at != taken && *item == Item::Card;
        let (laid, _) = *at_first.iter().find(is_other).expect("a card");
        finger.tap("begin-item-chit");
        finger.spot(Spot::Path(laid));
        assert!(marked(&finger).contains(&(laid, Item::Chit)), "the lot was another");
        finger.tap("begin-page-cards");
        step(&mut finger, "begin-more", "begin-tribe_chits");
        step(&mut finger, "begin-more", "begin-tribe_chits");
        let wool = HarborKind::Of(Resource::Wool);
        let harbor = finger.text.harbor(wool);
        let values = [("who", LONG_NAMES[0].into()), ("harbor", harbor.into())];
        finger.tap_with("begin-held-harbor", &values);
        let state = finger.begun();
        let position = state.position();
        let tribe = position.tribe().expect("it is played");
        assert_eq!(tribe.marked.len(), at_first.len() - 1);
        assert_eq!(
            (tribe.chits.of(seat(&state, 0)), tribe.held.of(seat(&state, 0))),
            (2, vec![wool])
        );
        assert_eq!(state.public_points(seat(&state, 0)), 2);
    }
}

#[test]
fn of_cloth_villages_supply_and_players_have_what_is_told() {
    for mut finger in fingers(OwnScenario::Cloth) {
        let cloth = |finger: &Finger| {
            let ScenarioTable::Cloth(cloth) = lies(finger) else { panic!("Cloth") };
            cloth
        };
        let (one, two) = (cloth(&finger).villages[0], cloth(&finger).villages[1]);
        finger.tap("begin-tool-village");
        finger.spot(Spot::Intersection(one.at));
        assert_eq!(cloth(&finger).villages[0].cloth, one.cloth - 1);
        for _ in 0..two.cloth {
            finger.spot(Spot::Intersection(two.at));
        }
        assert_eq!(cloth(&finger).villages[1].cloth, 0);
        finger.spot(Spot::Intersection(two.at));
        assert_eq!(cloth(&finger).villages[1], two, "an empty one is filled again");
        assert!(!finger.begun().discrepancies().is_empty(), "a cloth is missing");
        finger.tap("begin-page-cards");
        step(&mut finger, "begin-more", "begin-cloth");
        step(&mut finger, "begin-more", "begin-cloth");
        finger.tap("begin-page-turn");
        let what = finger.text.get("begin-cloth_supply");
        finger.tap_with("begin-table-less", &[("what", what.into())]);
        let state = finger.begun();
        let position = state.position();
        let after = position.cloth().expect("it is played");
        assert_eq!(after.villages[0].cloth, one.cloth - 1);
        assert_eq!((after.supply, after.cloth.of(seat(&state, 0))), (9, 2));
        assert_eq!(state.public_points(seat(&state, 0)), 1);
        assert_eq!(state.discrepancies(), []);
    }
}

#[test]
fn of_the_pirate_islands_the_fleet_warships_and_fortresses_are_told() {
    for mut finger in fingers(OwnScenario::Pirates) {
        let pirates = |finger: &Finger| {
            let ScenarioTable::Pirates(pirates) = lies(finger) else { panic!("the fleet") };
            pirates
        };
        let state = finger.begun();
        let map = state.setup().sea.clone().expect("a map");
        let Some(ScenarioParts::Pirates(parts)) = map.parts else { panic!("its parts") };
        let colors = Color::ALL[..state.players().count()].iter().copied();
        let colors = PerSeat::new(colors).expect("a table");
        let own = own_fortresses(&parts, &colors).of(seat(&state, 0)).expect("a fortress");
        assert!(!finger.shows("begin-tool-robber") && !finger.shows("begin-tool-pirate"));
        for (seat, own) in own_fortresses(&parts, &colors).iter() {
            let own = own.expect("a fortress");
            let given = Some((seat, Building::Settlement));
            assert_eq!(state.pieces().building(own.settlement), given, "as at the table");
            assert_eq!(state.pieces().ship(own.ship), Some((seat, Condition::Intact)));
        }
        finger.tap("begin-tool-warship");
        finger.spot(Spot::Path(own.ship));
        finger.tap("begin-tool-fleet");
        finger.spot(Spot::Hex(parts.fleet[2]));
        let state = finger.begun();
        let position = state.position();
        let there = position.pirates().expect("played");
        assert_eq!((there.fleet, &there.warships), (Some(parts.fleet[2]), &vec![own.ship]));
        assert_eq!(state.discrepancies(), []);
        finger.tap("begin-fleet-leaves");
        assert!(finger.tells("begin-fleet-left"));
        let ScenarioTable::Pirates(gone) = lies(&finger) else { panic!("the fleet") };
        assert_eq!((gone.fleet, gone.course), (None, parts.fleet.clone()));
        // Another's ship there is no warship, nor is one that is gone.
        finger.touch_starting(&format!("{}: ", LONG_NAMES[1]));
        finger.tap_starting("begin-tool-ship");
        finger.spot(Spot::Path(own.ship));
        assert_eq!(finger.start().pieces.ship(own.ship).map(|(_, it)| it), Some(Condition::Intact));
        assert!(pirates(&finger).warships.is_empty());
        finger.touch_starting(&format!("{}: ", LONG_NAMES[0]));
        finger.tap("begin-page-cards");
        assert!(!finger.tells("begin-revealed"), "there are no point cards");
        for _ in 0..3 {
            step(&mut finger, "begin-less", "begin-fortress");
        }
        let state = finger.begun();
        let own_one = Some((seat(&state, 0), Building::Settlement));
        assert_eq!(state.pieces().building(own.at), own_one, "it is their settlement");
        assert!(state.position().pirates().expect("played").has_taken(seat(&state, 0)));
        for _ in 0..4 {
            step(&mut finger, "begin-more", "begin-fortress");
        }
        let values = [("most", 3.into()), ("count", 4.into())];
        assert!(finger.says(&finger.text.with("bad-start-sea-too-many", &values)));
        let state = finger.begun();
        assert_eq!(state.pieces().building(own.at), None);
    }
}

#[test]
fn of_the_wonders_each_player_has_one_of_those_left_and_its_level() {
    for mut finger in fingers(OwnScenario::Wonders) {
        finger.tap("begin-page-cards");
        assert!(finger.tells("begin-revealed"));
        let (theater, wall) =
            (finger.text.named(&Wonder::Theater), finger.text.named(&Wonder::Wall));
        assert!(!finger.shows("begin-wonder_level"));
        finger.touch(&theater);
        step(&mut finger, "begin-more", "begin-wonder_level");
        step(&mut finger, "begin-more", "begin-wonder_level");
        finger.touch_starting(&format!("{}: ", LONG_NAMES[1]));
        assert!(!finger.has(&theater), "it is taken");
        finger.touch(&wall);
        finger.tap("begin-no-wonder");
        let state = finger.begun();
        let position = state.position();
        let wonders = position.wonders().expect("played");
        assert_eq!(wonders.of(seat(&state, 0)), Some((Wonder::Theater, 2)));
        assert_eq!(wonders.of(seat(&state, 1)), None);
        assert!(wonders.leads(seat(&state, 0)));
    }
}

#[test]
fn what_players_have_goes_with_them_and_a_new_map_starts_over_with_a_word() {
    let mut finger = fingers(OwnScenario::Tribe).next().expect("a table");
    finger.tap("begin-page-cards");
    step(&mut finger, "begin-more", "begin-tribe_chits");
    finger.change(|desk| desk.seat(&[2, 0]));
    let state = finger.begun();
    let chits = state.position().tribe().expect("played").chits.clone();
    assert_eq!((chits.of(seat(&state, 0)), chits.of(seat(&state, 1))), (0, 1));
    let names = &LONG_NAMES[..3];
    let other = Desk::of(file(OwnScenario::Cloth), Rules::open_hands(), names, Language::English);
    finger.change(|desk| desk.lay_as(other));
    assert!(finger.tells("dropped-sea-scenario"));
    assert!(matches!(lies(&finger), ScenarioTable::Cloth(_)));
}

#[rstest]
#[case::of_the_tribe(OwnScenario::Tribe, &["item"])]
#[case::of_cloth(OwnScenario::Cloth, &["village"])]
#[case::of_the_pirate_islands(OwnScenario::Pirates, &["warship", "fleet"])]
#[case::of_the_wonders(OwnScenario::Wonders, &["isles"])]
fn every_page_has_room_for_six_long_names(#[case] own: OwnScenario, #[case] tools: &[&str]) {
    for (size, language) in [(PORTRAIT, Language::German), (LOW, Language::English)] {
        let scenario = Some(file(own));
        let table = NewTable { language, size, names: &LONG_NAMES, scenario, ..NewTable::EASY };
        let mut bot = table.set_up();
        bot.tap("new-tab-begin");
        bot.window.tap_starting("begin-middle");
        for tool in tools {
            bot.tap(&format!("begin-tool-{tool}"));
            let wrong = audit(&mut bot.window.harness, Exempt::Nothing);
            assert!(wrong.is_empty(), "{tool} at {size} in {language:?}: {wrong:?}");
        }
        for page in ["begin-page-cards", "begin-page-turn"] {
            bot.tap(page);
            let wrong = audit(&mut bot.window.harness, Exempt::Nothing);
            assert!(wrong.is_empty(), "{page} at {size} in {language:?}: {wrong:?}");
        }
        if own == OwnScenario::Tribe {
            enters_harbors(&mut bot);
        }
    }
}

/// One touch leads to the island where harbors that were laid are put, and what was entered stays.
fn enters_harbors(bot: &mut Bot) {
    let map = file(OwnScenario::Tribe).scenario().expect("sound");
    let laid = map.map_for(6).expect("a map").lay(LayHow::PRINTED, &mut StdRng::seed_from_u64(1));
    let (taken, _) = laid.items[0];
    bot.tap("begin-page-pieces");
    let name = bot.window.text.places(&laid.island).spot(Spot::Path(taken));
    bot.press(&name);
    bot.tap("begin-harbors");
    assert!(bot.window.shows("enter-step-harbors"));
    assert!(bot.window.tells("enter-clear-harbors"), "harbors are laid at once");
    bot.tap("enter-step-areas");
    bot.tap("enter-done");
    bot.tap("new-tab-begin");
    let start = bot.window.text.with("new-start-middle", &[("player", LONG_NAMES[0].into())]);
    bot.press(&start);
    let state = bot.state();
    assert_eq!(state.setup().own_scenario(), Some(OwnScenario::Tribe));
    let position = state.position();
    let marked = &position.tribe().expect("played").marked;
    assert_eq!(marked.len(), laid.items.len() - 1);
    assert!(!marked.iter().any(|(at, _)| *at == taken));
}
