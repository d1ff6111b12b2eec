//! Beginning a game of Cities & Knights, through names as a screen reader has them.

use board::{Commodity, Hex, Intersection, Resource, Spot, first_game};
use cards::{Arrangement, EventDie, RulingSet, Rulings, Selection, Weather};
use game::{
    BarbarianTrack, Building, CardKind, Edition, ExtraBuilding, HarbormasterRule, Knight,
    KnightLevel, KnightsRules, Level, MerchantGround, NumberSource, Phase, PointCard, Readiness,
    Round, Rules, SetupFields, State, Track,
};
use store::write_position;
use tempfile::TempDir;

use crate::common::setup_with;
use crate::tools::window::{LANDSCAPE, Window};

/// A table of Red, Blue and White that has chosen Cities & Knights.
fn knights() -> (Window, TempDir) {
    let (mut window, data_dir) = Window::new_game(LANDSCAPE);
    window.tap("new-game-knights");
    (window, data_dir)
}

fn decks(setup: &SetupFields) -> Vec<&str> {
    setup.decks.iter().map(cards::Deck::id).collect()
}

fn touch(window: &mut Window, spot: Spot) {
    let name = window.text.places(&first_game()).spot(spot);
    window.touch(&name);
}

fn corner(window: &mut Window, at: Intersection) {
    touch(window, Spot::Intersection(at));
}

#[test]
fn one_touch_chooses_the_game_and_points_and_cards_follow() {
    let (mut window, _data) = knights();
    let setup = window.start();
    assert_eq!(setup.rules.knights, Some(KnightsRules::of(Edition::Fifth)));
    assert_eq!(setup.rules.target, 13);
    assert_eq!(decks(&setup), ["b", "c", "d"]);
    let expected = Selection { weather: Weather::Mixed, ..Selection::default() };
    assert_eq!(setup.rules.cards, expected);
}

#[test]
fn another_touch_goes_back_and_nothing_that_was_set_is_lost() {
    let (mut window, _data) = Window::new_game(LANDSCAPE);
    window.walk("new-tab-cards new-more new-event-die new-preset-stacks new-tab-rules");
    window.walk("rule-target-less new-game-knights");
    assert!(window.has("13"), "each game has its own target");
    window.tap("rule-harbormaster");
    assert!(window.has("14"));
    window.tap("rule-target-more");
    window.touch_starting("Edition of 2025");
    window.tap("new-tab-cards");
    assert!(!window.shows("new-event-die"), "its die needs no switch");
    window.walk("new-game-base new-tab-rules");
    assert!(window.has("9") && !window.shows("knights-rule-edition"));
    window.tap("new-game-knights");
    assert!(window.has("15"));
    let again = window.start();
    assert_eq!(again.rules.knights, Some(KnightsRules::of(Edition::Sixth)));
    assert_eq!(again.rules.harbormaster, HarbormasterRule::InPlay);
    assert_eq!(again.rules.cards.arrangement, Arrangement::Stacks);
    assert_eq!(again.rules.cards.event_die, EventDie::Hidden);
}

#[test]
fn the_base_game_plays_as_before_once_it_is_chosen_again() {
    let (mut window, _data) = knights();
    window.tap("new-game-base");
    let setup = window.start();
    let rulings = Rulings::all_by(RulingSet::PRINTED);
    assert_eq!(setup.rules, Rules { rulings, ..Rules::default() });
    assert_eq!(decks(&setup), ["a"]);
}

#[test]
fn each_usual_choice_of_cards_begins_a_game() {
    for (preset, ids, source) in [
        ("A year of seasons", vec!["b", "c", "d"], NumberSource::Cards),
        ("Official deck A", vec!["a"], NumberSource::Cards),
        ("Three dice", vec!["a"], NumberSource::Dice),
        ("Your own dice", vec!["a"], NumberSource::Table),
        ("Deck after deck", vec!["a", "b", "c", "d"], NumberSource::Cards),
    ] {
        let (mut window, _data) = knights();
        window.tap("new-tab-cards");
        window.touch(preset);
        let setup = window.start();
        assert!(setup.rules.knights.is_some(), "{preset}");
        assert_eq!(decks(&setup), ids, "{preset}");
        assert_eq!(setup.source, source, "{preset}");
    }
}

#[test]
fn every_setting_reaches_the_setup() {
    let (mut window, _data) = knights();
    window.walk("new-tab-rules knights-stricter knights-single");
    window.touch("The merchant stands: On any hex");
    window.touch("Spy takes: Any card");
    assert!(window.says("Usual: Not on a desert."));
    let expected = KnightsRules {
        merchant_ground: MerchantGround::AnyLand,
        spy_takes: KnightsRules::default().spy_takes,
        ..KnightsRules::default().stricter(true)
    };
    assert_eq!(window.start().rules.knights, Some(expected));
}

#[test]
fn an_edition_sets_all_that_differs_and_names_the_cards_as_its_book_does() {
    let (mut window, _data) = knights();
    window.walk("new-tab-players new-add-player new-add-player new-tab-rules knights-single");
    assert!(window.has("Spy takes: Any card"));
    window.touch_starting("Edition of 2025");
    assert!(window.has("Espionage takes: Any card"));
    let setup = window.start();
    assert_eq!(setup.rules.knights, Some(KnightsRules::of(Edition::Sixth)));
    assert_eq!(setup.rules.extra_building, ExtraBuilding::Paired, "as its book has it");
}

#[test]
fn rules_change_in_the_middle_of_a_game() {
    let (mut window, _data) = knights();
    window.start();
    window.walk("table table-rules");
    window.touch_starting("Edition of 2025");
    assert_eq!(window.state().knights_rules(), KnightsRules::of(Edition::Sixth));
    window.tap("knights-stricter");
    let stricter = KnightsRules::of(Edition::Sixth).stricter(true);
    assert_eq!(window.state().knights_rules(), stricter);
    window.tap("knights-stricter");
    assert_eq!(window.state().knights_rules(), KnightsRules::of(Edition::Sixth));
}

#[test]
fn the_opening_asks_for_a_settlement_then_a_city_and_only_the_city_brings_cards() {
    let (mut window, _data) = knights();
    window.start();
    let mut cities = 0;
    while let Phase::Founding { round, settlement } = window.state().phase() {
        let who = window.state().active();
        let name = window.state().players().get(who).expect("a player").name.to_string();
        if settlement.is_none() {
            let asked = match round {
                Round::First => "tap where your first settlement goes",
                Round::Second => "tap where your city goes",
                Round::Third => panic!("three settlements are Cloth's"),
            };
            assert!(window.says(asked), "{asked}");
            let at = window.state().founding_spots()[0];
            corner(&mut window, at);
            let building = window.state().pieces().building(at);
            assert_eq!(building, Some((who, window.state().rules().opens_with(round))));
            if round == Round::Second {
                cities += 1;
                assert!(window.says(&format!("{name} places a city")), "named for Undo");
                let held = window.state().hands().expect("followed").size(who);
                assert_eq!(window.says("for their city"), held > 0);
            } else {
                assert_eq!(window.state().hands().expect("followed").size(who), 0);
            }
        } else {
            let at = window.state().founding_roads()[0];
            touch(&mut window, Spot::Path(at));
        }
    }
    assert_eq!(cities, 3);
    let state = window.state();
    for seat in state.players().seats() {
        assert_eq!(state.public_points(seat), 3);
    }
    assert_eq!(state.phase(), Phase::BeforeProduction);
    window.tap("draw");
    assert!(window.state().number().is_some(), "the first card");
}

#[test]
fn what_was_played_last_is_offered_again() {
    let (mut window, data) = knights();
    window.walk("new-tab-rules knights-stricter");
    window.start();
    drop(window);
    let mut window = Window::open(data.path(), LANDSCAPE);
    assert!(window.says("Cities & Knights"), "the start screen says so");
    window.tap("home-new-game");
    let setup = window.start();
    assert_eq!(setup.rules.knights, Some(KnightsRules::default().stricter(true)));
    assert_eq!(setup.rules.target, 13);
    assert_eq!(decks(&setup), ["b", "c", "d"]);
}

/// Touches a stepper's plus so often.
fn more(window: &mut Window, what: &str, times: usize) {
    let values = [("what", what.into()), ("who", "Red".into())];
    let name = window.text.with("begin-more", &values);
    for _ in 0..times {
        window.touch(&name);
    }
}

/// A middle's pieces: a wall and a metropolis on a city, a knight, a laid city.
fn lay_pieces(window: &mut Window, [city, laid, knight]: [Intersection; 3], hex: Hex) {
    let tool = |window: &mut Window, key: &str| window.tap_starting(key);
    tool(window, "begin-tool-city");
    corner(window, city);
    window.tap("begin-laid");
    corner(window, laid);
    tool(window, "begin-tool-wall");
    corner(window, city);
    tool(window, "begin-tool-knight");
    window.walk("begin-knight-strong begin-knight-inactive");
    corner(window, knight);
    tool(window, "begin-tool-metropolis");
    window.tap("begin-track-trade");
    corner(window, city);
    tool(window, "begin-tool-merchant");
    touch(window, Spot::Hex(hex));
}

#[test]
fn a_game_of_it_begins_in_its_middle_with_every_field() {
    let (mut window, _data) = knights();
    window.tap("new-tab-begin");
    window.touch_starting("In progress");
    let island = first_game();
    let places = island.intersections();
    let (city, laid, knight) = (places[0], places[20], places[40]);
    let hex = island.tiles()[3].at;
    lay_pieces(&mut window, [city, laid, knight], hex);
    window.tap("begin-page-cards");
    more(&mut window, "Trade: level", 4);
    more(&mut window, "Politics: level", 6);
    more(&mut window, "Science: progress cards", 2);
    more(&mut window, "Points as Defender", 1);
    window.tap_starting("progress-printer");
    more(&mut window, "cloth", 3);
    more(&mut window, "ore", 1);
    window.walk("begin-page-turn begin-ship-more");
    window.touch("Attacks so far: one more");
    window.touch("Attacks so far: one more");
    window.touch_starting("Start: ");
    let state = window.state();
    let red = state.players().seat(0).expect("Red");
    let told = state.knights().expect("it is played").table();
    assert_eq!(state.pieces().building(city), Some((red, Building::City)));
    assert_eq!(state.pieces().building(laid), Some((red, Building::LaidCity)));
    assert!(state.pieces().has_wall(city));
    let strong = Knight { level: KnightLevel::Strong, readiness: Readiness::Inactive };
    assert_eq!(state.pieces().knight(knight), Some((red, strong)));
    assert_eq!(told.metropolises[Track::Trade], Some(city));
    assert_eq!(told.merchant.map(|it| (it.at, it.owner)), Some((hex, red)));
    assert_eq!(state.improvement(red, Track::Trade).number(), 4);
    assert_eq!(state.improvement(red, Track::Politics), Level::MOST, "no sixth level");
    assert_eq!(state.progress_of(red, Track::Science), 2);
    assert_eq!(state.knights().and_then(|it| it.shown(PointCard::Printer)), Some(red));
    assert_eq!(told.defenders.of(red), 1);
    assert_eq!(told.attacks, 2);
    assert_eq!(state.barbarians(), BarbarianTrack::HARBOR.nearer());
    let held = state.hands().expect("followed").known(red);
    assert_eq!(held.get(CardKind::from(Commodity::Cloth)), 3);
    assert_eq!(held.get(CardKind::from(Resource::Ore)), 1);
    // A metropolis, a city, a laid city, the merchant, a Defender, and a point card.
    assert_eq!(state.public_points(red), 4 + 1 + 1 + 1 + 1);
}

#[test]
fn what_belongs_to_the_other_game_is_kept_but_does_not_begin() {
    let (mut window, _data) = knights();
    window.tap("new-tab-begin");
    window.touch_starting("In progress");
    let places = first_game().intersections();
    lay_pieces(&mut window, [places[0], places[20], places[40]], first_game().tiles()[3].at);
    window.tap("new-game-base");
    window.touch_starting("Start: ");
    let start = window.game().setup().start.clone().expect("a middle");
    assert!(start.knights.is_none());
    assert_eq!(start.pieces.knights().count() + start.pieces.walls().count(), 0);
    let red = window.state().players().seat(0).expect("Red");
    assert_eq!(start.pieces.building(places[20]), Some((red, Building::Settlement)));
}

#[test]
fn a_position_of_the_base_game_brings_the_base_game_back() {
    let (mut window, _data) = knights();
    window.walk("new-tab-begin begin-load");
    let state = State::new(setup_with(4, Rules::open_hands(), &[]).into());
    window.fill("load-text", &write_position(&state));
    window.tap("load-text-now");
    assert!(window.start().rules.knights.is_none());
}
