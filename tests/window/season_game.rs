//! Games with season decks, Leap Year, stacks, printed cards and dice, by
//! touch alone.

use std::collections::BTreeSet;
use std::sync::Arc;

use cards::{
    Arrangement, BuiltIn, Deck, EventDie, Hidden, LeapYear, NewYear, PileCard, Preparation, Season,
    Selection, Weather, prepare,
};
use egui::accesskit::Role;
use egui::{Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{Deed, NumberSource, Phase, Rules, Setup, SetupFields, State, Task, Turned};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rstest::rstest;

use crate::common::{decks, setup_with};
use crate::tools::bot::{Bot, name_of, seated};
use crate::tools::played::Played;
use crate::tools::typist::{is_free, waits_for_a_number};
use crate::tools::window::SIZES;

/// Decks that ask everything a deck can ask.
const MIXED: [&str; 3] = ["b", "c", "d"];
const STACKED: [&str; 2] = ["c", "d"];

const LARGE: Vec2 = vec2(1700.0, 1400.0);

fn decks_of(ids: &[&str]) -> Vec<Deck> {
    ids.iter().map(|id| decks::deck(id)).collect()
}

/// Decks as they come with the program.
fn built_in(decks: &[BuiltIn]) -> Vec<Deck> {
    decks.iter().map(|deck| deck.deck().expect("a sound deck")).collect()
}

fn new_year(hidden: u8, leap_year: LeapYear) -> NewYear {
    NewYear::On { hidden: Hidden::try_from(hidden).expect("a few"), leap_year }
}

/// An opening for this many players.
fn setup(players: usize, decks: Vec<Deck>, rules: Rules, source: NumberSource) -> Setup {
    let shuffle = prepare(&decks, &rules.cards, &mut StdRng::seed_from_u64(11));
    let usual = SetupFields::from(setup_with(players, Rules::open_hands(), &[]));
    let parts = SetupFields { players: seated(players), rules, decks, shuffle, source, ..usual };
    Setup::new(parts).expect("the parts go together")
}

fn rules(cards: Selection) -> Rules {
    Rules { cards, ..Rules::open_hands() }
}

/// The pile's cards in another order: these on top.
fn with_on_top(setup: Setup, top: &[PileCard]) -> Setup {
    let mut parts = SetupFields::from(setup);
    let old = parts.shuffle.piles()[0].order().to_vec();
    let rest = old.into_iter().filter(|card| !top.contains(card));
    let order = top.iter().copied().chain(rest).collect();
    parts.shuffle = Preparation::new(order, [3; 16]).into();
    Setup::new(parts).expect("the same cards")
}

/// The first card with this event that speaks, or stays quiet, in spring.
fn card_with(deck: &Deck, event: &str, quiet: Speech) -> PileCard {
    let fits = |card: &cards::Card| {
        let speaks = card.is_featured_in(Season::Spring);
        card.event.as_str() == event && speaks == (quiet == Speech::Featured)
    };
    let nth = deck.cards().iter().position(fits).expect("such a card");
    PileCard::Numbered { deck: 0, card: u8::try_from(nth).expect("36 cards") }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Speech {
    Featured,
    Quiet,
}

/// A deck whose cards with `event` all speak in spring.
fn all_in_spring(id: &str, event: &str) -> Deck {
    let deck = decks::deck(id);
    let mut cards = deck.cards().to_vec();
    for card in cards.iter_mut().filter(|card| card.event.as_str() == event) {
        card.season = Some(Season::Spring);
    }
    let id = cards::DeckId::try_from(id.to_owned()).expect("an id");
    Deck::new(id, deck.titles().clone(), cards, deck.events().clone()).expect("a deck")
}

/// A game with this opening, played past it in a window of this size.
fn opened(setup: &Setup, size: Vec2) -> Bot {
    let mut bot = Played::at(setup.clone()).shown_at(size);
    bot.opens();
    bot
}

/// Takes the last draw back and draws again: the same cards come, prepared
/// piles included, and redo brings them too.
fn draws_the_same_again(bot: &mut Bot) {
    let drawn = bot.game().last().expect("a draw").clone();
    assert!(matches!(drawn.deed, Deed::Draw { .. }));
    bot.touch_starting("Undo: ");
    bot.number();
    assert_eq!(bot.game().last(), Some(&drawn));
    bot.touch_starting("Undo: ");
    bot.touch_starting("Redo: ");
    assert_eq!(bot.game().last(), Some(&drawn));
}

/// Plays on in haste: after each number the turn is passed.
fn hurry(bot: &mut Bot, until: impl Fn(&State) -> bool) {
    let mut again = false;
    for _ in 0..2000 {
        if until(bot.state()) {
            return;
        }
        let shuffled = bot.state().shuffles();
        match bot.state().phase() {
            Phase::Trading if bot.state().open_tasks().is_empty() => bot.pass(),
            _ => bot.step(),
        }
        if bot.state().shuffles() > shuffled && !std::mem::replace(&mut again, true) {
            draws_the_same_again(bot);
        }
    }
    panic!("it does not come to that");
}

/// What every game with votes meets.
const OFTEN: [&str; 9] = [
    "vote for a new pile",
    "vote for a Leap Year",
    "draw on",
    "swap",
    "pay",
    "robber",
    "reopened",
    "undo and redo",
    "settlement",
];

#[rstest]
#[case::that_ask_everything(decks_of(&MIXED), &[
    "take", "mend", "earthquake", "at the table", "barbarians", "give", "steal", "discard",
])]
#[case::of_the_program(built_in(&[BuiltIn::B, BuiltIn::C, BuiltIn::D]), &["barbarians"])]
fn three_season_decks_with_a_leap_year_are_played_from_the_opening_to_a_win(
    #[case] decks: Vec<Deck>,
    #[case] all_of: &[&str],
) {
    let cards = Selection {
        new_year: new_year(10, LeapYear::With),
        weather: Weather::Mixed,
        event_die: EventDie::Shown,
        ..Selection::default()
    };
    let rules = Rules { target: 6, ..rules(cards) };
    let setup = setup(3, decks, rules, NumberSource::Cards);
    // The first year is short, the second as long as they are.
    let order = setup.shuffle.piles()[0].order().to_vec();
    let numbered = order.into_iter().filter(|card| card.is_numbered());
    let top: Vec<PileCard> = numbered.take(12).chain([PileCard::NewYear]).collect();
    let mut bot = opened(&with_on_top(setup, &top), LARGE);
    // A new pile by the first vote, the hidden cards by the second, and all
    // afresh after them.
    hurry(&mut bot, |state| state.shuffles() == 2);
    bot.wins(3000, &[&OFTEN[..], all_of].concat());
    // The game is over: every order may be seen.
    bot.touch_starting("Piles: ");
    let orders = bot.window.harness.query_all_by_label_contains("Show the order").count();
    let shuffles = bot.game().shuffles().into_iter().flat_map(|(shuffle, _)| shuffle.piles());
    let promises: BTreeSet<String> = shuffles.map(|pile| pile.commitment().to_string()).collect();
    assert_eq!(orders, promises.len());
    assert!(!bot.window.tells("piles-whole"));
}

#[rstest]
#[case::that_ask_everything(decks_of(&STACKED))]
#[case::of_the_program(built_in(&[BuiltIn::A, BuiltIn::B]))]
fn two_decks_in_stacks_are_played_one_after_the_other_while_the_weather_is_passed_round(
    #[case] decks: Vec<Deck>,
) {
    let cards = Selection {
        new_year: new_year(10, LeapYear::Without),
        arrangement: Arrangement::Stacks,
        weather: Weather::Held,
        ..Selection::default()
    };
    let rules = Rules { target: 5, ..rules(cards) };
    let mut bot = opened(&setup(3, decks, rules, NumberSource::Cards), LARGE);
    assert_eq!(name_of(bot.state().weather_holder()), "Clara");
    hurry(&mut bot, |state| matches!(state.open_tasks(), [Task::TurnWeather { .. }]));
    assert_eq!(bot.active(), "Clara");
    bot.touch("Summer begins");
    assert_eq!(bot.state().season(), Season::Summer);
    assert!(bot.window.says("The season: Summer"));
    // To the left, before the draw; Anna turns it in her turn and passes it
    // to the right, which is Clara again.
    assert!(bot.window.says("Clara has the weather cards"));
    bot.touch("Pass the weather cards to Anna");
    assert!(!bot.window.says("Pass the weather cards"));
    hurry(&mut bot, |state| matches!(state.open_tasks(), [Task::TurnWeather { .. }]));
    assert_eq!(bot.active(), "Anna");
    bot.touch("Autumn begins");
    hurry(&mut bot, is_free);
    bot.touch("Pass the weather cards to Clara");
    assert_eq!(name_of(bot.state().weather_holder()), "Clara");
    bot.touch_starting("Undo: Anna passes the weather cards to Clara");
    assert_eq!(name_of(bot.state().weather_holder()), "Anna");

    hurry(&mut bot, |state| state.piles().current() == 1);
    assert!(bot.window.tells("news-next-stack"));
    hurry(&mut bot, |state| state.shuffles() == 1);
    assert_eq!(bot.state().piles().current(), 0);
    bot.wins(3000, &["weather"]);
}

#[test]
fn printed_cards_are_drawn_to_the_end_of_the_pile_and_only_dice_that_are_left_are_offered() {
    let cards = Selection { new_year: NewYear::Off, ..Selection::default() };
    let mut bot = opened(
        &setup(3, decks_of(&["b"]), rules(cards), NumberSource::Printed),
        vec2(1280.0, 800.0),
    );
    assert!(bot.window.tells("printed-ask"));
    let is_open = |bot: &Bot, die: &str| !bot.window.is_disabled(die);
    for drawn in 0..37_usize {
        let offered = bot.state().printed().offered();
        assert_eq!(offered.len(), if drawn == 36 { 36 } else { 36 - drawn });
        let setup = Arc::clone(bot.state().setup());
        let left = |red: u8| {
            offered.iter().any(|card| setup.card(*card).is_some_and(|it| it.red.pips() == red))
        };
        for red in 1..=6 {
            let is_open = is_open(&bot, &format!("Red die {red}"));
            assert_eq!(is_open, left(red), "red {red} after {drawn} cards");
        }
        if drawn == 1 {
            // The 1 and 1 was drawn first.
            bot.touch("Red die 1");
            assert!(!is_open(&bot, "Yellow die 1") && is_open(&bot, "Yellow die 2"));
            bot.touch("Red die 2");
            assert!(is_open(&bot, "Yellow die 1"));
        }
        bot.printed(offered[0]);
        hurry(&mut bot, waits_for_a_number);
    }
}

#[test]
fn where_two_decks_have_the_dice_the_deck_is_asked_and_markers_lie_beside() {
    let cards = Selection {
        new_year: new_year(5, LeapYear::With),
        weather: Weather::Mixed,
        ..Selection::default()
    };
    let mut bot = opened(
        &setup(3, decks_of(&["b", "c"]), rules(cards), NumberSource::Printed),
        vec2(1024.0, 600.0),
    );
    assert!(!bot.window.tells("task-vote-leap"), "it lies under New Year");
    bot.choose("weather-winter");
    assert_eq!(bot.state().season(), Season::Winter);
    assert!(bot.window.says("It is winter now."));
    assert!(bot.window.tells("printed-draw-on"));
    let second = PileCard::Numbered { deck: 1, card: 3 };
    bot.printed(second);
    assert!(bot.done.contains("which of several"));
    hurry(&mut bot, waits_for_a_number);
    bot.choose("card-new-year");
    assert!(bot.state().is_voting() && bot.window.tells("news-new-year-vote"));
    bot.resize(LARGE);
    let row = |bot: &Bot| bot.window.harness.get_by_label("Ben votes for a Leap Year").rect();
    let before = row(&bot);
    bot.touch("Anna votes for a Leap Year");
    assert_eq!(row(&bot), before, "a second touch meets the same player");
    assert!(bot.window.says("New pile 0 · Leap Year 1"));
    bot.choose("vote-nobody-else");
    assert!(bot.window.says("The vote: a Leap Year, 1 to 0."));
    bot.choose("task-vote-leap");
    assert!(bot.window.tells("news-leap-year"));
    // It is also told beside the number that comes at last.
    bot.printed(PileCard::Numbered { deck: 0, card: 0 });
    assert!(bot.window.says("The vote: a Leap Year, 1 to 0."));
}

#[test]
fn the_season_that_a_card_brings_is_the_one_that_is_lit_on_it() {
    let cards =
        Selection { new_year: NewYear::Off, weather: Weather::Mixed, ..Selection::default() };
    let deck = BuiltIn::C.deck().expect("a sound deck");
    let thaw = deck.cards().iter().position(|card| card.event.as_str() == "early_thaw");
    let thaw = u8::try_from(thaw.expect("such a card")).expect("36 cards");
    let top = [PileCard::Weather(Season::Winter), PileCard::Numbered { deck: 0, card: thaw }];
    let setup = setup(3, vec![deck], rules(cards), NumberSource::Cards);
    let mut bot = opened(&with_on_top(setup, &top), LARGE);
    bot.number();
    assert_eq!((bot.state().drawn_in(), bot.state().season()), (Season::Winter, Season::Spring));
    assert!(bot.window.says("Drawn in: Winter. Now: Spring. Its event: Winter"));
    assert!(!bot.window.says("it is winter now"), "that is over");
    assert!(bot.window.says("it is spring now"));
}

#[test]
fn the_source_changes_in_two_touches_and_the_apps_dice_lie_large_on_the_card() {
    let cards = Selection { event_die: EventDie::Shown, ..Selection::default() };
    let mut bot =
        opened(&setup(3, decks_of(&["b"]), rules(cards), NumberSource::Cards), vec2(1280.0, 800.0));
    let next_turn = |bot: &mut Bot| {
        hurry(bot, is_free);
        bot.pass();
    };
    bot.walk("table numbers");
    bot.choose("numbers-dice");
    assert_eq!(bot.state().numbers(), NumberSource::Dice);
    bot.choose("roll-dice");
    let rolled = bot.game().last().expect("a roll").clone();
    let Deed::Dice { red, yellow, face } = rolled.deed else { panic!("{rolled:?}") };
    assert!(face.is_some());
    let shown = format!("Red die {}, yellow die {}", red.pips(), yellow.pips());
    assert!(bot.window.says(&shown));
    bot.touch_starting("Undo: ");
    bot.choose("roll-dice");
    assert_eq!(bot.game().last(), Some(&rolled), "an undo is no second chance");
    next_turn(&mut bot);

    bot.walk("table numbers");
    bot.choose("numbers-table");
    assert!(bot.window.tells("roll-ask"));
    bot.touch("Rolled 12");
    assert_eq!(bot.state().number(), Some(12));
    next_turn(&mut bot);
    for key in [egui::Key::Num1, egui::Key::Num1] {
        bot.window.harness.key_press(key);
    }
    bot.window.harness.run();
    assert_eq!(bot.state().number(), Some(11));
    next_turn(&mut bot);

    bot.walk("table numbers");
    bot.choose("numbers-cards");
    // A roll just for once leaves the source as it is.
    bot.walk("table numbers");
    bot.touch("Rolled 9");
    assert_eq!((bot.state().number(), bot.state().numbers()), (Some(9), NumberSource::Cards));
    next_turn(&mut bot);
    bot.choose("draw");
    assert!(bot.state().card().is_some());
    bot.choose("history");
    assert!(bot.window.says("Switched to: Your dice"));
}

#[test]
fn a_card_speaks_in_its_season_and_stays_quiet_in_the_others() {
    let deck = all_in_spring("b", "gift");
    let gift = card_with(&deck, "gift", Speech::Featured);
    let tide = card_with(&deck, "market", Speech::Quiet);
    let cards = Selection { event_die: EventDie::Shown, ..Selection::default() };
    let setup = setup(3, vec![deck], rules(cards), NumberSource::Cards);
    let mut bot = opened(&with_on_top(setup, &[gift, tide]), vec2(1280.0, 800.0));
    bot.choose("draw");
    assert!(bot.window.says("Gift comes over the island."));
    assert!(bot.window.says("takes 1 wool; Gift") || bot.window.says("Gift: 1 wool"));
    assert!(bot.window.says("Now: Spring. Its event: Spring"));
    bot.pass();
    bot.choose("draw");
    assert!(bot.window.says("This card's event only counts in "));
    assert!(!bot.window.says("Market comes over the island."));
    assert!(bot.state().tasks().is_empty());
}

#[test]
fn what_nobody_else_wants_is_left_with_one_touch_and_taken_back_one_by_one() {
    let deck = all_in_spring("b", "plenty");
    let plenty = card_with(&deck, "plenty", Speech::Featured);
    let setup = setup(3, vec![deck], rules(Selection::default()), NumberSource::Cards);
    let mut bot = opened(&with_on_top(setup, &[plenty]), vec2(1024.0, 600.0));
    bot.choose("draw");
    assert_eq!(bot.state().open_tasks().len(), 3);
    bot.touch("Anna takes ore");
    let before = bot.count();
    bot.choose("task-nobody-else");
    assert!(bot.state().tasks().is_empty() && bot.state().payout().is_some());
    assert_eq!(bot.count(), before + 2);
    bot.touch_starting("Undo: Ben takes nothing");
    assert_eq!(bot.state().open_tasks().len(), 1);
    bot.touch_starting("Undo: Clara takes nothing");
    assert_eq!(bot.state().open_tasks().len(), 2);
}

#[test]
fn the_ship_sails_to_the_attack_and_back_and_is_put_right_by_hand() {
    let cards = Selection { event_die: EventDie::Shown, ..Selection::default() };
    let mut bot =
        opened(&setup(3, decks_of(&["b"]), rules(cards), NumberSource::Cards), vec2(800.0, 1280.0));
    let attacks = |state: &State| {
        state.open_tasks().iter().any(|task| matches!(task, Task::Barbarians { .. }))
    };
    hurry(&mut bot, attacks);
    assert!(bot.window.says("The barbarian ship: at the island"));
    bot.choose("task-barbarians-done");
    assert_eq!(bot.state().barbarians().steps(), 0);
    hurry(&mut bot, waits_for_a_number);
    let at = bot.state().barbarians().steps();
    let wanted = if at == 5 { 4 } else { 5 };
    bot.touch_starting("The barbarian ship: ");
    bot.touch(&format!("The ship is here: Step {wanted}"));
    assert_eq!(bot.state().barbarians().steps(), wanted);
    bot.touch_starting("Undo: correction to “the barbarian ship is at step");
    assert_eq!(bot.state().barbarians().steps(), at);
}

#[test]
fn a_pile_shows_its_promise_while_it_lives_and_its_order_when_it_is_done() {
    let cards = Selection { new_year: new_year(10, LeapYear::Without), ..Selection::default() };
    let setup = setup(3, decks_of(&["b"]), rules(cards), NumberSource::Cards);
    let first = setup.shuffle.piles()[0].clone();
    let mut bot = opened(&setup, LARGE);
    bot.touch_starting("Piles: ");
    let code = first.commitment().short();
    assert!(bot.window.says(&code));
    bot.touch(&format!("Whole code: {code}"));
    assert!(bot.window.says(&first.commitment().to_string()));
    assert!(!bot.window.says(&first.nonce()) && !bot.window.tells("piles-from-top"));
    bot.choose("player-back");

    hurry(&mut bot, |state| state.shuffles() == 1);
    let second = bot.state().pile().expect("a pile").preparation().clone();
    assert!(!bot.window.says(&second.commitment().short()), "nothing on the card but the card");
    bot.touch_starting("Piles: ");
    assert!(bot.window.says(&second.commitment().short()));
    bot.touch(&format!("Show the order: {code}"));
    assert!(bot.window.says(&first.nonce()) && bot.window.says("27. New Year"));
    assert!(!bot.window.says(&second.nonce()));
    bot.choose("player-back");

    // The draw that prepared the second pile is taken back: its order stays
    // secret, for it will come again.
    bot.touch_starting("Undo: ");
    while bot.state().shuffles() == 1 {
        bot.touch_starting("Undo: ");
    }
    bot.touch_starting("Piles: ");
    assert!(bot.window.says("Undone."));
    let code = second.commitment().short();
    bot.touch(&format!("Whole code: {code}"));
    assert!(bot.window.says(&second.commitment().to_string()));
    assert!(!bot.window.says(&second.nonce()) && !bot.window.tells("piles-from-top"));
}

#[test]
fn weather_cards_on_the_way_to_a_number_are_told_and_stand_in_the_history() {
    let cards = Selection { weather: Weather::Mixed, ..Selection::default() };
    let setup = setup(3, decks_of(&["b"]), rules(cards), NumberSource::Cards);
    let deck = decks::deck("b");
    let harvest = card_with(&deck, "harvest", Speech::Quiet);
    let top = [PileCard::Weather(Season::Winter), PileCard::Weather(Season::Summer), harvest];
    let mut bot = opened(&with_on_top(setup, &top), LARGE);
    bot.choose("draw");
    assert!(bot.window.says("It is winter now."));
    assert!(bot.window.says("It is summer now."));
    assert_eq!(bot.state().season(), Season::Summer);
    let drawn = bot.game().last().expect("a draw");
    assert!(matches!(&drawn.deed, Deed::Draw { turned } if turned.len() == 3
        && turned[0] == Turned::Card(top[0])));
    bot.choose("history");
    assert!(bot.window.says("Harvest, after Winter Comes and Summer Starts"));
}

#[test]
fn an_event_that_means_nobody_says_so() {
    let cards = Selection::default();
    let setup = setup(3, built_in(&[BuiltIn::A]), rules(cards), NumberSource::Cards);
    // Conflict, before anybody has a knight, and Plentiful Year.
    let top = [1, 0].map(|card| PileCard::Numbered { deck: 0, card });
    let mut bot = opened(&with_on_top(setup, &top), LARGE);
    bot.number();
    assert!(bot.window.tells("news-nobody"));
    bot.pass();
    bot.number();
    assert!(!bot.window.tells("news-nobody"));
}

#[test]
fn names_and_texts_of_the_greatest_length_stay_on_the_screen() {
    let name = "W".repeat(40);
    let text = "Whoever wins wonderful wheat walks westward. ".repeat(6);
    let event = |effects: &str| {
        format!(
            r#"{{"effects": {effects}, "texts": {{"en": {{"name": "{name}", "text": "{text}"}}}}}}"#
        )
    };
    let cards: Vec<String> = (1..=6)
        .flat_map(|red| (1..=6).map(move |yellow| (red, yellow)))
        .map(|(red, yellow)| format!(r#"{{"red": {red}, "yellow": {yellow}, "event": "long"}}"#))
        .collect();
    let deck = Deck::read(&format!(
        r#"{{"format": "tableside-deck", "version": 2, "id": "long", "cards": [{}],
        "titles": {{"en": "{name}"}}, "events": {{"long": {}}}}}"#,
        cards.join(","),
        event(r#"[{"do": "take", "who": "all"}]"#)
    ));
    let decks = vec![deck.expect("at the limits")];
    let cards = Selection { event_die: EventDie::Shown, ..Selection::default() };
    let mut bot = opened(&setup(4, decks, rules(cards), NumberSource::Cards), LARGE);
    bot.number();
    for size in SIZES {
        bot.resize(size);
        for node in bot.window.harness.get_all_by_role(Role::Button) {
            let (name, rect) = (node.accesskit_node().label(), node.rect());
            assert!(rect.right() <= size.x + 0.5, "{name:?} at {rect:?}, {size:?}");
        }
        for node in bot.window.harness.query_all_by_label_contains(&name) {
            assert!(node.rect().right() <= size.x + 0.5, "{:?}, {size:?}", node.rect());
        }
    }
}
