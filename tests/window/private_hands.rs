//! Private hands on the screen: each is shown to its owner while they hold, and to nobody else. Twins
//! that differ in what players whispered look, sound, and read alike.

use std::collections::BTreeSet;

use egui::{Event, Key, Modifiers, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use game::{
    CardKind, Deed, Edition, Enforcement, FishRules, Following, OilRules, PassedKind, Phase,
    ProgressCard, RiversRules, Rules, SeaRules, Setup, SetupFields, State, Viewer, WagonRules,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rstest::rstest;
use stats::random_deed;
use words::language::Language;
use words::text::Text;

use crate::at_the_table::two_victims;
use crate::common::{cards, players, setup_with, temp_dir};
use crate::secrets::{Twins, look_around, moment, same};
use crate::tools::bot::Bot;
use crate::tools::knights_game::company;
use crate::tools::played::Played;
use crate::tools::window::{LANDSCAPE, LONG_NAMES, PORTRAIT, Window, now};
use board::Resource::{Grain, Ore, Wool};

fn at_sea(rules: Rules) -> Rules {
    Rules { sea: Some(SeaRules::default()), ..rules }
}

#[rstest]
#[case::the_base_game(4, Rules::default())]
#[case::six_players(6, Rules::default())]
#[case::cities_and_knights(4, Rules::with_knights(Edition::Fifth))]
#[case::both(4, at_sea(Rules::with_knights(Edition::Fifth)))]
#[case::fish(4, Rules { fish: Some(FishRules::default()), ..Rules::default() })]
#[case::rivers(4, Rules { rivers: Some(RiversRules::default()), ..Rules::default() })]
#[case::wagons(4, Rules { wagons: Some(WagonRules::default()), ..Rules::default() })]
#[case::oil(4, Rules { oil: Some(OilRules::default()), ..Rules::default() })]
fn nobody_can_tell_from_the_screen_what_was_whispered(
    #[case] players: usize,
    #[case] rules: Rules,
) {
    let (mut moments, mut seen, mut differing) = (BTreeSet::new(), BTreeSet::new(), 0);
    for seed in 0..2 {
        let mut twins = Twins::whispering(players, rules.clone(), seed);
        let mut rng = StdRng::seed_from_u64(seed);
        for _ in 0..100 {
            if twins.differing() > 0 && moments.insert(moment(&twins.states[0])) {
                look_around(&twins, &mut rng, 6, &mut seen);
            }
            if !twins.go_on(&mut rng) {
                break;
            }
        }
        differing += twins.differing();
    }
    assert!(differing > 20 && moments.len() > 3, "{differing} differ at {moments:?}");
}

#[test]
fn what_lies_under_the_curtain_would_tell_twins_apart() {
    let mut rng = StdRng::seed_from_u64(3);
    let mut twins = Twins::whispering(4, Rules::default(), 3);
    let differs = |twins: &Twins| {
        let [one, other] = &twins.states;
        let mut seats = one.players().seats();
        seats.find(|seat| {
            let own = [one, other].map(|state| state.own_cards(Viewer::Seat(*seat), *seat));
            own[0] != own[1]
        })
    };
    let seat = loop {
        if let Some(seat) = differs(&twins) {
            break seat;
        }
        assert!(twins.go_on(&mut rng), "it goes on");
    };
    let mut desks = twins.windows();
    same(&desks, &["before".to_owned()]);
    let name = twins.states[0].players().get(seat).expect("a player").name.to_string();
    let told = desks.each_mut().map(|desk| {
        let tile = desk.window.place_of(|label| label.starts_with(&format!("{name}, ")));
        desk.window.rest(tile.center(), LONG);
        let told = desk.window.texts().iter().map(|text| text.galley.text().to_owned()).collect();
        let told: Vec<String> = told;
        desk.window.button(tile.center(), false);
        told
    });
    assert!(told[0] != told[1], "each sees their own: {told:?}");
    same(&desks, &["let go".to_owned()]);
}

/// Frames after which the curtain has opened.
const LONG: usize = 8;

fn idle(state: &State) -> bool {
    state.phase() == Phase::Trading && state.tasks().is_empty()
}

/// A game in which nothing is asked, and the first player, whose turn it is, holds 2 ore and 1 grain.
fn table(names: &[&str]) -> Played {
    let rules = Rules { following: Following::Private, target: 20, ..Rules::default() };
    let setup = setup_with(names.len(), rules, &[]);
    let parts = SetupFields { players: players(names.iter().copied()), ..setup.into() };
    let mut game = Played::settled(Setup::new(parts).expect("a setup"));
    let mut rng = StdRng::seed_from_u64(4);
    while !idle(&game.state) || game.state.active().index() != 0 {
        let deed = random_deed(&game.state, &mut rng).expect("it goes on");
        if game.state.propose(deed.clone(), Enforcement::ByTheRules).is_ok() {
            game.does(deed);
        }
    }
    let player = game.seat(0);
    game.does(Deed::CorrectHand { player, cards: cards(&[(Ore, 2), (Grain, 1)]) });
    game
}

const THREE: [&str; 3] = ["Anna", "Ben", "Clara"];

#[rstest]
#[case::landscape(LANDSCAPE, Language::English, &THREE, "Your hand: ")]
#[case::portrait_in_german(PORTRAIT, Language::German, &LONG_NAMES, "Auf der Hand: ")]
#[case::low(vec2(800.0, 480.0), Language::German, &LONG_NAMES, "Auf der Hand: ")]
fn a_hand_is_shown_and_read_only_while_its_tile_is_held(
    #[case] size: Vec2,
    #[case] language: Language,
    #[case] names: &[&str],
    #[case] words: &str,
) {
    let game = table(names);
    let mut bot = game.shown_as((size, language));
    let start = format!("{}, ", names[0]);
    let tile = bot.window.place_of(|label| label.starts_with(&start));
    let only = Text::of(language).with("curtain-only", &[("who", names[0].into())]);
    assert!(!bot.window.says(words) && !bot.window.says(&only));
    bot.window.rest(tile.center(), 2);
    assert!(bot.window.says(&only), "the curtain falls first");
    assert!(!bot.window.says(words), "the others look away first");
    bot.window.harness.run_steps(LONG);
    assert!(bot.window.says(words), "{:?}", bot.window.names());
    bot.window.button(tile.center(), false);
    bot.window.harness.run();
    assert!(!bot.window.says(words) && !bot.window.says(&only));
    assert!(bot.window.shows("build"), "no page was opened by it");
}

/// What lies under the curtain of this player.
fn looked_at(bot: &mut Bot, name: &str) -> Vec<String> {
    let start = format!("{name}, ");
    let tile = bot.window.place_of(|label| label.starts_with(&start));
    bot.window.rest(tile.center(), LONG);
    let said = bot.window.names();
    bot.window.button(tile.center(), false);
    bot.window.harness.run();
    let seen = bot.window.names();
    said.into_iter().filter(|line| !seen.contains(line)).collect()
}

#[test]
fn a_key_that_is_held_shows_the_hand_as_a_finger_does() {
    let mut bot = table(&THREE).shown();
    bot.touch_starting("Anna, ");
    let own = bot.said(|say| say.about("own-cards", say.active()));
    bot.window.touch(&own);
    let look = bot.window.text.get("own-look");
    bot.window.harness.get_by_label(&look).focus();
    bot.window.harness.run();
    let key = |pressed| Event::Key {
        key: Key::Space,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    bot.window.harness.event(key(true));
    bot.window.harness.run_steps(LONG);
    assert!(bot.window.says("Your hand: "), "{:?}", bot.window.names());
    bot.window.harness.event(key(false));
    bot.window.harness.run();
    assert!(!bot.window.says("Your hand: "));
}

#[test]
fn an_owner_tells_the_app_alone_what_they_hold() {
    let mut bot = table(&THREE).shown();
    let (anna, before) = (bot.state().active(), bot.count());
    bot.touch_starting("Anna, ");
    let [own, label] =
        ["own-cards", "correct-label"].map(|key| bot.said(|say| say.about(key, anna)));
    bot.window.touch(&own);
    bot.window.tap("own-tell");
    let [tell, misfit] = ["own-tell-now", "own-tell-misfit"].map(|key| bot.window.text.get(key));
    assert!(bot.window.is_disabled(&tell), "nothing is told yet");
    let wool = bot.window.text.kind(Wool);
    let values = [("label", label.as_str().into()), ("resource", wool.into())];
    for _ in 0..3 {
        bot.window.tap_with("kind-more", &values);
    }
    assert!(bot.window.says(&misfit), "by the bank no wool is out: {:?}", bot.window.names());
    bot.window.touch(&tell);
    assert_eq!(bot.count(), before + 1);
    let own = bot.state().own_cards(Viewer::Seat(anna), anna).expect("their own");
    assert_eq!((own.known, own.unknown), (cards(&[(Wool, 3)]), 0));
    assert!(!bot.window.says("3 wool"), "nobody else reads it: {:?}", bot.window.names());
    assert!(bot.window.says("Anna told the app something"), "the history says that they did");
    bot.window.press(Key::Escape);
    assert!(looked_at(&mut bot, "Anna").iter().any(|line| line.contains("3 wool")));
    bot.touch_starting("Undo: ");
    assert!(looked_at(&mut bot, "Anna").iter().any(|line| line.contains("2 ore")));
}

#[test]
fn whoever_takes_a_card_tells_the_app_alone_which_one() {
    let (game, [victim, _]) = two_victims(Following::Private);
    let mut bot = game.shown();
    let thief = bot.state().active();
    bot.window.tap("unseen-told");
    let takes =
        bot.said(|say| say.with("task-steal-from-name", &[("who", &thief), ("from", &victim)]));
    bot.window.touch(&takes);
    assert!(bot.window.says("Which card was it?"), "{:?}", bot.window.names());
    let ore = bot.window.text.kind(Ore);
    bot.window.tap_with("whisper-kind", &[("resource", ore.into())]);
    assert!(bot.state().tasks().is_empty(), "{:?}", bot.state().tasks());
    let own = bot.state().own_cards(Viewer::Seat(thief), thief).expect("their own");
    assert_eq!(
        own.passed.iter().map(|passed| passed.kind).collect::<Vec<_>>(),
        [PassedKind::Known(Ore.into())]
    );
    assert!(!bot.window.says("1 ore"), "{:?}", bot.window.names());
    let name = bot.name_of(victim);
    assert!(looked_at(&mut bot, &name).iter().any(|line| line.contains("1 ore")));
}

#[test]
fn the_app_draws_a_card_and_draws_it_again_after_an_undo() {
    let (game, [victim, _]) = two_victims(Following::Private);
    let mut bot = game.shown();
    let thief = bot.state().active();
    let takes =
        bot.said(|say| say.with("task-steal-from-name", &[("who", &thief), ("from", &victim)]));
    let mut drawn = Vec::new();
    for _ in 0..4 {
        bot.window.tap("unseen-drawn");
        bot.window.touch(&takes);
        assert!(bot.state().tasks().is_empty());
        let own = bot.state().own_cards(Viewer::Seat(thief), thief).expect("their own");
        drawn.push(own.passed[0].kind);
        bot.touch_starting("Undo: ");
    }
    assert_eq!(drawn, [PassedKind::Known(Ore.into()); 4]);
}

#[test]
fn whoever_takes_a_card_reads_that_the_app_cannot_draw_of_a_hand_that_it_does_not_know() {
    let mut game = table(&THREE);
    let mut rng = StdRng::seed_from_u64(4);
    let (thief, victim) = loop {
        let deed = random_deed(&game.state, &mut rng).expect("it goes on");
        let own = |seat| game.state.own_cards(Viewer::Seat(seat), seat).expect("their own");
        match deed {
            Deed::Steal { player, from, .. } if own(from).unknown > 0 => break (player, from),
            _ => game.does(deed),
        };
    };
    let mut bot = game.shown();
    bot.window.tap("unseen-drawn");
    let takes =
        bot.said(|say| say.with("task-steal-from-name", &[("who", &thief), ("from", &victim)]));
    bot.window.touch(&takes);
    let names = [victim, thief].map(|seat| bot.name_of(seat));
    for (name, advice) in names.iter().zip(["Let them draw one unseen", "Draw one unseen"]) {
        let told = looked_at(&mut bot, name);
        assert!(told.iter().any(|line| line.contains(advice)), "{told:?}");
    }
}

#[test]
fn hands_are_laid_open_by_a_touch_once_the_game_is_over_and_not_before() {
    let mut game = table(&THREE);
    game.does(Deed::BreakOff);
    let mut bot = game.shown();
    assert!(!bot.window.says("Anna holds"), "{:?}", bot.window.names());
    bot.window.tap("own-lay-open");
    assert!(bot.window.says("Anna holds 1 grain and 2 ore"), "{:?}", bot.window.names());
}

#[test]
fn hidden_points_that_were_told_are_laid_open_with_the_hand() {
    let mut game = table(&THREE);
    game.has(0, cards(&[(Grain, 1), (Ore, 2), (Wool, 1)]));
    game.does(Deed::BuyCard);
    let mut bot = game.shown();
    let anna = bot.state().active();
    bot.touch_starting("Anna, ");
    let own = bot.said(|say| say.about("own-cards", anna));
    bot.window.touch(&own);
    bot.window.walk("own-tell-points own-points-more own-tell-now");
    bot.window.press(Key::Escape);
    bot.walk("table table-break-off table-break-off-sure");
    bot.window.tap("own-lay-open");
    assert!(bot.window.says("hidden: 1 point"), "{:?}", bot.window.names());
}

#[test]
fn hands_are_laid_open_only_where_the_table_played() {
    let folder = temp_dir();
    let mut game = table(&THREE);
    game.does(Deed::BreakOff);
    game.save(folder.path(), now());
    let mut windows = [(); 2].map(|()| Window::open(folder.path(), LANDSCAPE));
    let offers = windows.each_mut().map(|window| {
        let names = window.names();
        let row = names.iter().find(|name| name.contains("Anna") && name.contains(". "));
        window.touch(&row.expect("a row").clone());
        window.tells("own-lay-open")
    });
    assert_eq!(offers, [true, false]);
}

#[test]
fn open_hands_are_asked_about_where_something_was_told_alone() {
    for (following, asks) in [(Following::Private, true), (Following::Secret, false)] {
        let rules = Rules { following, target: 20, ..Rules::default() };
        let mut bot = Played::company(rules, THREE).shown();
        bot.choose("table");
        bot.choose("table-hands");
        bot.choose("rule-following-open");
        assert_eq!(bot.window.tells("hands-lay-open"), asks, "{following:?}");
        assert!(bot.window.shows("hands-change"));
    }
}

#[test]
fn a_window_that_looks_on_has_no_curtain() {
    let folder = temp_dir();
    table(&THREE).save(folder.path(), now());
    let mut first = Window::open(folder.path(), LANDSCAPE);
    let mut second = Window::open(folder.path(), LANDSCAPE);
    for window in [&mut first, &mut second] {
        window.tap("home-resume");
    }
    let held = |window: &mut Window| {
        let tile = window.place_of(|label| label.starts_with("Anna, "));
        window.rest(tile.center(), LONG);
        let is_shown = window.says("Only Anna looks") || window.says("Your hand: ");
        window.button(tile.center(), false);
        window.harness.run();
        is_shown
    };
    assert!(held(&mut first) && !held(&mut second), "{:?}", second.names());
    second.touch_starting("Anna, ");
    assert!(!second.tells("own-look") && !second.says("2 ore"), "{:?}", second.names());
}

#[test]
fn two_cards_that_a_merchant_takes_are_told_the_app_alone() {
    let mut bot = company(Following::Private).shown();
    let (me, card) = (bot.state().builder(), bot.card(ProgressCard::MasterMerchant));
    let other = bot.state().players().seats().find(|seat| *seat != me).expect("another");
    bot.window.walk("progress progress-tab-name:progress-deck-trade~ progress-master_merchant");
    let who = bot.name_of(other);
    bot.choose_before("progress-on", &[("card", card.into()), ("who", who.into())], "what");
    for (nth, kind) in [CardKind::Coin, Ore.into()].into_iter().enumerate() {
        let which =
            bot.said(|say| say.with("whisper-which-of", &[("nth", &(nth + 1)), ("count", &2_u8)]));
        assert!(bot.window.says(&which), "{:?}", bot.window.names());
        let kind = bot.window.text.kind(kind);
        bot.window.tap_with("whisper-kind", &[("resource", kind.into())]);
    }
    let own = bot.state().own_cards(Viewer::Seat(me), me).expect("their own");
    let passed: Vec<_> = own.passed.iter().map(|passed| passed.kind).collect();
    assert_eq!(passed, [CardKind::Coin, Ore.into()].map(PassedKind::Known));
    assert_eq!(bot.state().progress_of(me, ProgressCard::MasterMerchant.track()), 0);
}
