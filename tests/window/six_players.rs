//! Five and six players through the window's own widgets: whole games by touch, and people who
//! change in the middle.

use std::collections::BTreeSet;

use board::{Shape, Spot, TokenRule, shuffled_island};
use cards::prepare;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use game::{
    Color, ExtraBuilding, FirstSevens, Following, FriendlyRobber, NumberSource, Phase, Rules,
    Setup, SetupFields, State,
};
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::common::{setup_with, widest};
use crate::tools::bot::Bot;
use crate::tools::played::Played;
use crate::tools::window::{LANDSCAPE, PORTRAIT};

fn play_until(bot: &mut Bot, done: impl Fn(&State) -> bool) {
    let mut steps = 0;
    while !done(bot.state()) {
        bot.step();
        steps += 1;
        assert!(steps < 600, "it never comes to that");
    }
}

/// The players change in the middle of a game: each is an act that can be taken
/// back, and what can't be is said.
fn people_change(bot: &mut Bot) {
    let before = bot.state().clone();
    let anna = bot.seat(0);
    bot.walk("table table-people");
    bot.touch("Change Anna");
    bot.window.write("New name of Anna", "Ben");
    assert!(bot.window.tells("people-bad-name-taken"));
    bot.window.write("New name of Anna", "Annabella");
    bot.touch("Rename Anna to Annabella");
    assert_eq!(bot.name_of(anna), "Annabella");
    bot.touch_starting("Annabella takes Blue");
    assert_eq!(bot.state().players().get(anna).expect("Anna").color, Color::Blue);
    let order = |bot: &Bot| bot.state().seating().order().collect::<Vec<_>>();
    let seats = order(bot);
    bot.touch("Seat Annabella one place later");
    assert_eq!(order(bot)[..2], [seats[1], seats[0]]);
    for _ in 0..3 {
        bot.touch_starting("Undo: ");
    }
    assert_eq!(bot.state(), &before);
    for _ in 0..3 {
        bot.touch_starting("Redo: ");
    }
    bot.choose("player-back");
}

/// A player leaves: no task, no trade, no turn for them until they are back.
fn leaves_and_comes_back(bot: &mut Bot, nth: usize) {
    let who = bot.seat(nth);
    let name = bot.name_of(who);
    bot.walk("table table-people");
    bot.touch(&format!("Change {name}"));
    bot.touch(&format!("{name} leaves the table"));
    bot.choose("player-back");
    assert!(bot.window.says("away from the table"));
    let turn = bot.state().turn();
    let players = u32::try_from(bot.state().players().count()).expect("few");
    let mut had_turns = BTreeSet::new();
    while bot.state().turn() < turn + players && bot.state().over().is_none() {
        had_turns.insert(bot.state().builder());
        assert!(bot.state().tasks().iter().all(|task| task.player() != who));
        bot.step();
    }
    assert!(!had_turns.contains(&who), "the turns are skipped");
    bot.walk("table table-people");
    bot.touch(&format!("Change {name}"));
    bot.touch(&format!("{name} comes back to the table"));
    assert!(bot.state().seating().is_present(who));
    bot.choose("player-back");
}

/// A rule that changes in the middle; one that would end the game is told.
fn rules_change(bot: &mut Bot) {
    bot.walk("table table-rules");
    bot.choose("rule-hand_limit-more");
    assert_eq!(bot.state().rules().hand_limit, 8);
    bot.touch_starting("Undo: New rule");
    assert_eq!(bot.state().rules().hand_limit, 7);
    bot.choose("award-harbormaster");
    assert!(bot.state().rules().harbormaster.is_in_play());
    bot.choose("award-harbormaster");
    let active = bot.state().active();
    let points = bot.state().public_points(active);
    let (target, count) = (bot.state().rules().target, bot.count());
    for _ in points + 1..i16::from(target) {
        bot.choose("rule-target-less");
    }
    if points >= 3 {
        let name = bot.name_of(active);
        bot.choose("rule-target-less");
        assert!(bot.window.says("and would win right away"), "{points} points");
        assert!(bot.window.says(&format!("Change it: {name} wins")));
        bot.choose("house-change-back");
        assert!(bot.state().over().is_none());
    }
    while bot.count() > count {
        bot.touch_starting("Undo: ");
    }
    assert_eq!(bot.state().rules().target, target);
    bot.choose("player-back");
}

#[test]
fn five_play_with_partners_to_the_win_while_people_and_rules_change() {
    let mut bot = Bot::company(5, ExtraBuilding::Paired, 5, LANDSCAPE);
    assert_eq!(bot.state().island().tiles().len(), 30);
    play_until(&mut bot, |state| matches!(state.phase(), Phase::ExtraBuilding { .. }));
    let (active, partner) = (bot.state().active(), bot.state().builder());
    assert_eq!(bot.state().seating().third_after(active), Some(partner));
    assert!(bot.window.says(&format!("{} joins in", bot.name_of(partner))));
    // A partner trades with the bank only.
    assert!(!bot.window.shows("trade"));
    bot.choose("bank");
    bot.choose("chooser-cancel");
    people_change(&mut bot);
    play_until(&mut bot, |state| state.phase() == Phase::Trading && state.tasks().is_empty());
    rules_change(&mut bot);
    leaves_and_comes_back(&mut bot, 3);
    let winner = bot.wins(4_000, &["partner", "reopened", "undo and redo", "discard", "steal"]);
    // The table plays on: nobody wins a second time.
    bot.choose("table-play-on");
    assert!(bot.state().over().is_none() && bot.window.tells("table-played-on-short"));
    let turn = bot.state().turn();
    play_until(&mut bot, |state| state.turn() >= turn + 2);
    assert!(bot.state().over().is_none());
    bot.choose("table");
    assert!(bot.window.says(&format!("{winner} has already won")));
    bot.choose("table-break-off");
    assert!(bot.state().over().is_none(), "only the second touch breaks it off");
    bot.choose("table-break-off-sure");
    assert!(bot.window.tells("end-title"));
    bot.tap("menu");
    assert!(bot.window.tells("home-stage-broken-off"));
}

#[test]
fn six_play_with_the_special_building_phase_to_the_win() {
    let mut bot = Bot::company(6, ExtraBuilding::Special, 5, PORTRAIT);
    assert_eq!(bot.state().island().tiles().len(), 30);
    play_until(&mut bot, |state| matches!(state.phase(), Phase::ExtraBuilding { .. }));
    // One touch more than otherwise: nobody builds.
    let (turn, active) = (bot.state().turn(), bot.state().active());
    assert_eq!(bot.state().special_builders().len(), 5);
    assert!(bot.window.tells("others-may-build"));
    assert!(!bot.window.shows("trade"));
    let next = bot.name_of(bot.state().seating().after(active));
    bot.touch(&format!("Nobody builds – pass to {next}"));
    assert_eq!(bot.state().turn(), turn + 1);
    play_until(&mut bot, |state| state.phase() == Phase::Trading && state.tasks().is_empty());
    people_change(&mut bot);
    leaves_and_comes_back(&mut bot, 4);
    bot.wins(4_000, &["let build", "reopened", "settlement", "robber", "steal"]);
}

/// An opening for this many players with the longest names.
fn setup(players: usize, rules: Rules, source: NumberSource, rng: &mut StdRng) -> Setup {
    let usual = SetupFields::from(setup_with(players, rules, &[]));
    let shuffle = prepare(&usual.decks, &usual.rules.cards, rng);
    let island = shuffled_island(Shape::Large, TokenRule::Random, rng);
    let players = widest(players);
    Setup::new(SetupFields { players, island, shuffle, source, ..usual }).expect("a setup")
}

#[test]
fn a_new_game_seats_six_on_the_large_island_and_four_go_back_to_the_usual() {
    let mut bot = Bot::at_start(LANDSCAPE);
    bot.tap("home-new-game");
    assert!(!bot.window.says("large island"));
    for _ in 0..3 {
        bot.tap("new-add-player");
    }
    for nth in 1..=6 {
        let letter = ["W", "M", "Q", "G", "O", "H"][nth - 1];
        bot.window.write(&format!("Name of player {nth}"), &letter.repeat(20));
    }
    assert!(bot.window.says("large island of 30 hexes"));
    bot.tap("new-tab-rules");
    assert!(
        bot.window.tells("rule-extra_building-special")
            && bot.window.tells("rule-extra_building-paired")
    );
    bot.walk("house-rules rule-first_sevens house-rules-less");
    assert!(bot.window.says("1 house rule is set."));
    bot.tap("new-tab-players");
    for letter in ["G", "O"] {
        bot.press(&format!("Remove {}", letter.repeat(20)));
    }
    bot.tap("new-tab-rules");
    assert!(!bot.window.tells("rule-extra_building-special"));
    bot.press(&format!("Start: {} places first", "W".repeat(20)));
    let state = bot.state();
    assert_eq!((state.players().count(), state.island().tiles().len()), (4, 19));
    assert_eq!(state.rules().extra_building, ExtraBuilding::Off);
    assert_eq!(state.rules().first_sevens, FirstSevens::DrawnAgain);
}

#[test]
fn a_seven_of_the_first_round_is_told_and_does_not_count() {
    let rules = Rules {
        first_sevens: FirstSevens::DrawnAgain,
        following: Following::Secret,
        ..Rules::open_hands()
    };
    // A table whose pile begins with a 7.
    let mut rng = StdRng::seed_from_u64(1);
    let begins_with_a_7 = |setup: &Setup| {
        let top = setup.shuffle.piles()[0].order()[0];
        setup.card(top).is_some_and(|card| card.number() == 7)
    };
    let setup_of = |rng: &mut StdRng| setup(3, rules.clone(), NumberSource::Cards, rng);
    let first = (0..100).map(|_| setup_of(&mut rng)).find(begins_with_a_7).expect("a 7 on top");
    let mut bot = Played::at(first).shown_at(LANDSCAPE);
    play_until(&mut bot, |state| state.phase() == Phase::BeforeProduction);
    bot.choose("draw");
    assert!(bot.state().number().is_some_and(|number| number != 7));
    assert!(bot.window.says("A 7 in the first round doesn't count"));
    bot.choose("history");
    assert!(bot.window.tells("act-seven-aside"));
    bot.choose("close");
}

#[test]
fn a_friendly_robber_is_not_offered_where_somebody_is_spared() {
    let rules = Rules { friendly_robber: FriendlyRobber::On, ..Rules::open_hands() };
    let mut rng = StdRng::seed_from_u64(2);
    let setup = setup(3, rules, NumberSource::Table, &mut rng);
    let mut bot = Played::at(setup).shown_at(LANDSCAPE);
    play_until(&mut bot, |state| state.phase() == Phase::BeforeProduction);
    bot.touch("Rolled 7");
    play_until(&mut bot, |state| {
        state.tasks().first().is_some_and(|task| matches!(task, game::Task::MoveRobber { .. }))
    });
    assert!(bot.window.says("The robber leaves"));
    let state = bot.state();
    let tiles = state.island().tiles().iter().map(|tile| tile.at);
    let spared: Vec<_> = tiles.filter(|hex| state.spared_at(*hex).is_some()).collect();
    assert!(!spared.is_empty());
    let places = bot.window.text.places(state.island());
    for hex in &spared {
        let name = places.spot(Spot::Hex(*hex));
        assert!(
            bot.window.harness.query_by_role_and_label(Role::Button, &name).is_none(),
            "{name}"
        );
    }
}
