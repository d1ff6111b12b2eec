//! Turns on phones: drawn, built, ended, and taken back there, where the table wants it.

use std::collections::BTreeSet;

use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use board::Side;
use cards::{Arrangement, prepare};
use game::{Building, Correction, ExtraBuilding, Following, NumberSource, Phase, Rules};
use rstest::rstest;
use serde_json::{Value, json};
use words::language::Language;

use crate::at_the_table::two_victims;
use crate::common::watched::middle;
use crate::common::{card, cards, corner, shuffle};
use crate::phones::AtTable;
use crate::seats::{SeatPhone, at_table, discards, two_discard};
use crate::tools::knights_game::{before_by, company};
use crate::tools::played::{Played, built_in};
use crate::tools::window::{LANDSCAPE, PORTRAIT};

/// A game in which the first player may build nearly anything once the number is there.
fn rich(players: usize, rules: Rules) -> Played {
    let mut parts = middle(players, Rules { following: Following::Private, ..rules });
    // A quiet number first.
    parts.shuffle = shuffle(&[card(2, 1)], parts.rules.cards.new_year);
    let mut game = Played::of(parts);
    game.has(0, cards(&[(Brick, 3), (Lumber, 3), (Wool, 2), (Grain, 4), (Ore, 4)]));
    game
}

fn on(table: &mut AtTable) {
    table.window.walk("table table-phones");
    table.window.tap("phones-turns");
    table.window.press(egui::Key::Escape);
    table.window.press(egui::Key::Escape);
    table.window.harness.run_steps(3);
}

fn next(phone: &SeatPhone) -> Value {
    let own = phone.own();
    json!({ "choose": { "ask": own["token"], "key": own["next"]["key"] } })
}

/// Something that a seat may do unasked, as its phone sends it.
fn chosen(phone: &SeatPhone, choice: &Value) -> Value {
    json!({ "choose": { "ask": phone.own()["token"], "key": choice["key"] } })
}

/// The choices that are done on the island, with these words.
fn placed(phone: &SeatPhone, words: &str) -> Vec<Value> {
    let may = phone.own()["may"].as_array().expect("choices").clone();
    may.into_iter().filter(|it| it["words"] == words && !it["at"].is_null()).collect()
}

#[test]
fn a_whole_turn_is_taken_on_a_phone_without_a_touch_of_the_main_device() {
    let mut table = at_table(&rich(3, Rules::default()), LANDSCAPE, Language::English);
    let mut phone = SeatPhone::sits(&mut table, 0);
    assert_eq!(phone.own()["next"], Value::Null, "off at first");
    on(&mut table);
    let touches = table.window.touches;
    assert_eq!(phone.own()["next"]["words"], "Draw");
    let draws = next(&phone);
    assert_eq!(phone.proposes(&mut table, &draws).0, 200);
    assert_eq!(table.window.state().number(), Some(3));
    let roads = placed(&phone, "Build a road");
    let spots = phone.own()["spots"].as_array().expect("spots").clone();
    assert!(!roads.is_empty() && spots.len() >= roads.len());
    for spot in &spots {
        assert!(spot["words"].as_str().is_some_and(|words| !words.is_empty()));
        let at = spot["at"].as_array().expect("a place");
        assert!(at.iter().all(|share| share.as_u64().is_some_and(|share| share <= 1000)));
    }
    let builds = chosen(&phone, &roads[0]);
    assert_eq!(phone.proposes(&mut table, &builds).0, 200);
    assert!(table.window.says("By phone: "), "{:?}", table.window.names());
    assert_eq!(phone.proposes(&mut table, &builds).0, 409, "once");
    let ends = next(&phone);
    assert_eq!(phone.own()["next"]["words"], "Done");
    assert_eq!(phone.proposes(&mut table, &ends).0, 200);
    assert_eq!(phone.own()["next"], Value::Null);
    assert_eq!(table.window.touches, touches);
    assert_eq!(table.window.state().turn(), 2);
}

#[test]
fn without_turns_on_phones_what_belongs_on_the_island_is_done_at_the_main_device() {
    let mut game = Played::of(middle(3, Rules::default()));
    game.rolls(7);
    let mut table = at_table(&game, PORTRAIT, Language::English);
    let phone = SeatPhone::sits(&mut table, 0);
    let ask = phone.ask();
    assert_eq!((&ask["one_of"], &ask["note"]), (&json!([]), &json!("At the main device")));
    on(&mut table);
    let ask = phone.ask();
    assert!(ask["one_of"].as_array().is_some_and(|all| all.len() > 10), "{ask}");
    assert_eq!(ask["note"], "");
}

#[test]
fn who_builds_beside_a_turn_does_so_on_their_phone_whoever_takes_turns_where() {
    let rules = Rules { extra_building: ExtraBuilding::Special, ..Rules::default() };
    let mut game = rich(5, rules);
    game.has(1, cards(&[(Brick, 1), (Lumber, 1)]));
    game.rolls(4);
    game.passes();
    assert!(matches!(game.state.phase(), Phase::ExtraBuilding { .. }));
    let mut table = at_table(&game, LANDSCAPE, Language::English);
    let mut phone = SeatPhone::sits(&mut table, 1);
    let roads = placed(&phone, "Build a road");
    let builds = chosen(&phone, &roads[0]);
    assert_eq!(phone.proposes(&mut table, &builds).0, 200);
    assert_eq!(phone.own()["next"]["words"], "Done building");
    let done = next(&phone);
    assert_eq!(phone.proposes(&mut table, &done).0, 200);
    assert!(placed(&phone, "Build a road").is_empty());
}

#[test]
fn a_player_takes_back_their_own_last_act_on_their_phone_and_nobody_else_s() {
    let mut table = at_table(&two_discard(), LANDSCAPE, Language::English);
    let [mut ben, clara] = [1, 2].map(|seat| SeatPhone::sits(&mut table, seat));
    let ask = ben.ask();
    assert_eq!(ben.own()["take_back"], Value::Null);
    assert_eq!(ben.proposes(&mut table, &discards(&ask)).0, 200);
    let back = ben.own()["take_back"].clone();
    assert!(back["words"].as_str().is_some_and(|words| words.contains("discards")), "{back}");
    assert_eq!(clara.own()["take_back"], Value::Null);
    let takes_back = json!({ "take_back": { "act": back["act"] } });
    let mut other = clara;
    let (status, body) = other.proposes(&mut table, &takes_back);
    assert_eq!(status, 409, "{body}");
    assert_eq!(ben.proposes(&mut table, &takes_back).0, 200);
    assert_eq!(ben.ask()["token"], ask["token"], "it is asked again");
    assert_eq!(ben.proposes(&mut table, &takes_back).0, 409, "once");
    // Once somebody else has acted it is theirs no more.
    assert_eq!(ben.proposes(&mut table, &discards(&ask)).0, 200);
    let act = json!({ "take_back": { "act": ben.own()["take_back"]["act"] } });
    let others = other.ask();
    assert_eq!(other.proposes(&mut table, &discards(&others)).0, 200);
    let (status, body) = ben.proposes(&mut table, &act);
    assert_eq!((status, ben.own()["take_back"].is_null()), (409, true), "{body}");
    assert!(body["say"].as_str().is_some_and(|say| say.contains("isn't the last thing")));
}

#[test]
fn the_table_undoes_what_a_phone_did_by_its_name_and_without_kinds_that_nobody_saw() {
    let (game, [victim, _]) = two_victims(Following::Private);
    let mut table = at_table(&game, LANDSCAPE, Language::English);
    let mut phone = SeatPhone::sits(&mut table, 0);
    let (ask, ore) = (phone.ask(), table.window.text.kind(Ore));
    let ways = ask["one_of"].as_array().expect("ways").clone();
    let from = table.window.state().players().get(victim).expect("a player").name.to_string();
    let told = ways
        .iter()
        .find(|it| it["words"] == ore.as_str() && it["within"].to_string().contains(&from));
    let key = told.unwrap_or_else(|| panic!("{ways:?}"))["key"].clone();
    let takes = json!({ "choose": { "ask": ask["token"], "key": key } });
    assert_eq!(phone.proposes(&mut table, &takes).0, 200);
    table.window.press(egui::Key::Escape);
    let undo = table.window.named("Undo");
    assert!(undo.iter().any(|name| name.contains("takes a card")), "{undo:?}");
    let says = [&undo[..], &table.window.named("By phone: ")[..]].concat();
    assert!(says.len() > 1 && says.iter().all(|line| !line.contains(&ore)), "{says:?}");
}

#[test]
fn seats_say_that_they_have_a_phone_and_tasks_that_it_may_be_done_there() {
    let mut table = at_table(&two_discard(), LANDSCAPE, Language::English);
    let phone = SeatPhone::sits(&mut table, 1);
    table.window.press(egui::Key::Escape);
    table.window.press(egui::Key::Escape);
    assert!(table.window.says("with a phone"), "{:?}", table.window.names());
    assert!(table.window.says("By phone ("), "{:?}", table.window.names());
    assert_eq!(phone.seat, 1);
}

#[test]
fn whoever_takes_back_their_own_act_can_take_back_nothing_that_came_before_it() {
    let mut table = at_table(&rich(3, Rules::default()), LANDSCAPE, Language::English);
    let mut phone = SeatPhone::sits(&mut table, 0);
    on(&mut table);
    table.window.tap("draw");
    table.window.harness.run_steps(4);
    let roads = placed(&phone, "Build a road");
    let builds = chosen(&phone, &roads[0]);
    assert_eq!(phone.proposes(&mut table, &builds).0, 200);
    let act = json!({ "take_back": { "act": phone.own()["take_back"]["act"] } });
    assert_eq!(phone.proposes(&mut table, &act).0, 200);
    assert!(table.window.says("By phone, taken back: "), "{:?}", table.window.names());
    assert_eq!(phone.own()["take_back"], Value::Null, "the number was drawn at the main device");
    assert_eq!(table.window.state().number(), Some(3));
}

#[test]
fn others_build_as_little_as_the_turn_ends_while_somebody_asked_to_wait() {
    let rules = Rules { extra_building: ExtraBuilding::Special, ..Rules::default() };
    let mut game = rich(5, rules);
    game.has(1, cards(&[(Brick, 1), (Lumber, 1)]));
    game.rolls(4);
    let mut table = at_table(&game, LANDSCAPE, Language::English);
    let mut phone = SeatPhone::sits(&mut table, 2);
    table.window.press(egui::Key::Escape);
    table.window.press(egui::Key::Escape);
    assert!(table.window.shows("others-build"), "{:?}", table.window.names());
    let waits = json!({ "say": "wait" });
    assert_eq!(phone.proposes(&mut table, &waits).0, 200);
    assert!(!table.window.shows("others-build"), "{:?}", table.window.names());
    assert_eq!(phone.proposes(&mut table, &waits).0, 200, "no longer");
    assert!(table.window.shows("others-build"), "{:?}", table.window.names());
}

#[test]
fn whoever_has_enough_points_with_hidden_ones_claims_the_win_on_their_phone() {
    let mut game = rich(3, Rules { target: 3, ..Rules::default() });
    let player = game.seat(0);
    game.builds(0, corner(0, 0, Side::NorthWest), Building::Settlement);
    game.corrects(Correction::Hidden { player, count: 1 });
    game.rolls(12);
    let mut table = at_table(&game, LANDSCAPE, Language::English);
    let mut phone = SeatPhone::sits(&mut table, 0);
    let may = phone.own()["may"].as_array().expect("choices").clone();
    let claims = may.iter().find(|it| it["words"].as_str().is_some_and(|it| it.contains("win")));
    let claims = chosen(&phone, claims.unwrap_or_else(|| panic!("{may:?}")));
    assert_eq!(phone.proposes(&mut table, &claims).0, 200);
    assert!(table.window.state().over().is_some());
    assert_eq!(phone.own()["next"], Value::Null);
}

#[test]
fn what_the_table_s_event_die_shows_is_said_by_phone_with_the_red_die_where_it_counts() {
    let game = before_by(NumberSource::Table, Following::Private);
    let mut table = at_table(&game, LANDSCAPE, Language::English);
    let mut phone = SeatPhone::sits(&mut table, 0);
    on(&mut table);
    let may = phone.own()["may"].as_array().expect("choices").clone();
    let eight = chosen(&phone, may.iter().find(|it| it["words"] == "8").expect("an 8"));
    assert_eq!(phone.proposes(&mut table, &eight).0, 200);
    let ask = phone.ask();
    let faces = ask["one_of"].as_array().expect("faces").clone();
    // The barbarians' ship, and three gates with a red die of 2 to 6 each.
    assert_eq!(faces.len(), 1 + 3 * 5, "{faces:?}");
    let science = faces.iter().find(|it| !it["within"].is_null()).expect("a gate");
    let says = json!({ "choose": { "ask": ask["token"], "key": science["key"] } });
    assert_eq!(phone.proposes(&mut table, &says).0, 200);
    assert!(!table.window.state().awaits_event_die(), "{:?}", table.window.state().open_tasks());
}

#[test]
fn cards_that_are_about_no_place_are_played_by_phone_whoever_takes_turns_where() {
    let mut table = at_table(&company(Following::Private), LANDSCAPE, Language::English);
    let builder = u8::try_from(table.window.state().builder().index()).expect("a seat");
    let phone = SeatPhone::sits(&mut table, builder);
    let plays = |phone: &SeatPhone| {
        let may = phone.own()["may"].as_array().expect("choices").clone();
        let plays = may.into_iter().filter(|it| it["within"][0] == "Play a progress card");
        plays.collect::<Vec<Value>>()
    };
    let off = plays(&phone);
    assert!(
        off.iter().any(|it| it["within"][1] == "Irrigation" || it["words"] == "Irrigation"),
        "{off:?}"
    );
    assert!(off.iter().all(|it| it["at"].is_null()), "nothing is lit on the island: {off:?}");
    on(&mut table);
    let all = plays(&phone);
    assert!(all.iter().any(|it| !it["at"].is_null()), "{all:?}");
    let again: Vec<&Value> = all.iter().filter(|it| it["at"].is_null()).collect();
    assert_eq!(again.len(), off.len(), "each of them once");
}

#[test]
fn turns_on_phones_are_kept_for_the_game_over_a_restart() {
    let game = rich(3, Rules::default());
    let mut table = at_table(&game, LANDSCAPE, Language::English);
    let phone = SeatPhone::sits(&mut table, 0);
    on(&mut table);
    assert_eq!(phone.own()["next"]["words"], "Draw");
    let folder = table.closed();
    let mut table =
        AtTable::over(folder, Some(crate::phones::home()), LANDSCAPE, Language::English);
    table.switch_on();
    let phone = phone.again(&mut table);
    assert_eq!(phone.own()["next"]["words"], "Draw");
}

#[rstest]
#[case::deck_a("a", Arrangement::default())]
#[case::the_seasons_together("bcd", Arrangement::default())]
#[case::the_seasons_one_after_another("bcd", Arrangement::Stacks)]
fn whoever_draws_a_printed_card_says_on_their_phone_which_one_it_was(
    #[case] letters: &str,
    #[case] arrangement: Arrangement,
) {
    let mut rules = Rules { following: Following::Private, ..Rules::default() };
    rules.cards.arrangement = arrangement;
    let mut parts = middle(3, rules);
    (parts.decks, parts.source) = (built_in(letters), NumberSource::Printed);
    parts.shuffle = prepare(&parts.decks, &parts.rules.cards, &mut rand::rng());
    let game = Played::of(parts);
    let offered = game.state.printed().offered().len();
    let mut table = at_table(&game, LANDSCAPE, Language::English);
    let mut phone = SeatPhone::sits(&mut table, 0);
    assert!(phone.own()["may"].as_array().is_some_and(Vec::is_empty), "off at first");
    on(&mut table);
    let may = phone.own()["may"].as_array().expect("choices").clone();
    assert_eq!(may.len(), offered, "{may:?}");
    let ways: BTreeSet<String> =
        may.iter().map(|it| format!("{} {}", it["within"], it["words"])).collect();
    assert_eq!(ways.len(), offered, "no two read alike: {ways:?}");
    assert!(may.iter().all(|it| it["within"][0] == "The printed card"), "{ways:?}");
    let eight = may.iter().find(|it| it["within"][1] == "8").expect("an 8");
    let draws = chosen(&phone, eight);
    assert_eq!(phone.proposes(&mut table, &draws).0, 200);
    assert_eq!(table.window.state().number(), Some(8));
    assert_eq!(table.window.state().printed().offered().len(), offered - 1);
    assert_eq!(phone.proposes(&mut table, &draws).0, 409, "once");
}

#[test]
fn what_the_table_s_own_dice_show_is_said_on_the_phone_of_whoever_threw_them() {
    let mut parts = middle(3, Rules { following: Following::Private, ..Rules::default() });
    parts.source = NumberSource::Table;
    let mut table = at_table(&Played::of(parts), LANDSCAPE, Language::English);
    let [mut own, other] = [0, 1].map(|seat| SeatPhone::sits(&mut table, seat));
    on(&mut table);
    let none = other.own()["may"].as_array().expect("choices").clone();
    assert!(none.iter().all(|it| it["within"][0] != "The dice show"), "{none:?}");
    let may = own.own()["may"].as_array().expect("choices").clone();
    let eleven = may.iter().find(|it| it["words"] == "11").expect("an 11");
    assert_eq!(eleven["within"], json!(["The dice show"]));
    let says = chosen(&own, eleven);
    assert_eq!(own.proposes(&mut table, &says).0, 200);
    assert_eq!(table.window.state().number(), Some(11));
}
