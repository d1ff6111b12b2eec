//! Modules on seats, on a player's page, on the table view, in the check and in the history, with six
//! long names in every size and both languages: nothing is cut off or lies over something else, screen
//! readers hear it, and a number that is touched leads to its correction.

use std::collections::BTreeSet;

use egui::{Event, PointerButton, Pos2, Rect, vec2};
use game::{Expansion, Over, Phase};
use rstest::rstest;
use words::game::belongings::{Holding, Stored};

use crate::audit::{Stop, check};
use crate::pages::Visit;
use crate::tools::bot::Bot;
use crate::tools::module_middle::middle;
use crate::tools::played::Played;
use crate::tools::window::{LANDSCAPE, LONG_NAMES};

use Expansion::{Fish, Knights, Oil, Rivers, Sea, Wagons};

/// Sets that are played together: each module alone, several at once, and beside the larger expansions.
const KINDS: [&[Expansion]; 8] = [
    &[Fish],
    &[Rivers],
    &[Wagons],
    &[Oil],
    &[Fish, Rivers, Wagons],
    &[Fish, Rivers, Wagons, Oil],
    &[Fish, Rivers, Knights],
    &[Fish, Rivers, Sea],
];

/// A page's name, and the touches that lead there.
type Way<'a> = (&'a str, &'a dyn Fn(&mut Visit));

fn six(kind: &[Expansion]) -> Played {
    // Maps of Seafarers are for four.
    let players = if kind.contains(&Sea) { 4 } else { LONG_NAMES.len() };
    middle(kind, &LONG_NAMES[..players])
}

#[rstest]
fn six_long_names_with_all_that_lies_before_them_fit_in_every_size(
    #[values(0, 1, 2, 3, 4, 5, 6, 7)] nth: usize,
) {
    let game = six(KINDS[nth]);
    let first = format!("{}, ", LONG_NAMES[0]);
    let seat = |visit: &mut Visit| {
        visit.walk("home-resume");
        visit.window.touch_starting(&first);
    };
    let turn = |visit: &mut Visit| visit.walk("home-resume");
    let stage = |visit: &mut Visit| visit.walk("home-resume stage");
    let history = |visit: &mut Visit| visit.walk("home-resume history");
    let read = |visit: &mut Visit| visit.walk("home-resume table table-check");
    let stores = |visit: &mut Visit| {
        visit.walk("home-resume table table-check check-jump-name:check-stores");
    };
    let ground = |visit: &mut Visit| {
        visit.walk("home-resume table table-check check-jump-name:check-ground");
    };
    let paths: [Way<'_>; 7] = [
        ("modules: turn", &turn),
        ("modules: a player", &seat),
        ("modules: table view", &stage),
        ("modules: history", &history),
        ("modules: check", &read),
        ("modules: check of the stores", &stores),
        ("modules: check of the ground", &ground),
    ];
    let stops = paths.map(|(name, path)| Stop { name, games: vec![&game], path, stays: &[] });
    check(&stops);
}

/// The place of a player's seat.
fn seat_of(bot: &Bot, name: &str) -> Rect {
    let start = format!("{name}, ");
    bot.window.place_of(|it| it.starts_with(&start) && it.contains(": "))
}

/// A right click there, which asks what is really so.
fn asks_at(bot: &mut Bot, at: Pos2) {
    let modifiers = egui::Modifiers::NONE;
    let button = PointerButton::Secondary;
    bot.window.harness.event(Event::PointerMoved(at));
    for pressed in [true, false] {
        bot.window.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers });
        bot.window.harness.step();
    }
    bot.window.harness.run();
}

/// Places at which numbers are painted within a part of the window.
fn numbers_in(bot: &Bot, part: Rect) -> Vec<Pos2> {
    let texts = bot.window.texts();
    let is_number = |words: &str| {
        !words.is_empty()
            && words.chars().all(|it| it.is_ascii_digit() || "+\u{2212}/".contains(it))
    };
    let all = texts.into_iter().filter(|text| is_number(text.galley.text()));
    let middles = all.map(|text| text.visual_bounding_rect().center());
    middles.filter(|at| part.contains(*at)).collect()
}

#[rstest]
#[case(&[Fish, Rivers], &["truth-fish", "truth-gold"])]
#[case(&[Wagons], &["truth-gold", "truth-train", "truth-delivered"])]
#[case(&[Oil], &["truth-oil"])]
fn a_number_on_a_seat_that_is_touched_leads_to_its_correction(
    #[case] kind: &[Expansion],
    #[case] questions: &[&str],
) {
    let mut bot = middle(kind, &["Anna", "Ben", "Clara", "David"]).shown_at(LANDSCAPE);
    let seat = seat_of(&bot, "Anna");
    let mut found: BTreeSet<&&str> = BTreeSet::new();
    for at in numbers_in(&bot, seat) {
        asks_at(&mut bot, at);
        found.extend(questions.iter().filter(|key| bot.window.tells(key)));
        bot.window.press(egui::Key::Escape);
    }
    assert_eq!(found.len(), questions.len(), "{found:?}");
}

#[rstest]
#[case(&[Fish], &["truth-fish_supply"])]
#[case(&[Wagons], &["truth-castle_stack", "truth-quarry_stack", "truth-glassworks_stack"])]
#[case(&[Oil], &["truth-oil_supply", "truth-oil_track"])]
fn stores_lie_in_a_corner_of_the_picture_and_each_number_leads_to_its_correction(
    #[case] kind: &[Expansion],
    #[case] questions: &[&str],
) {
    let mut bot = middle(kind, &["Anna", "Ben", "Clara"]).shown_at(LANDSCAPE);
    let start = bot.window.start_of("stores-name", &[], "all");
    let corner = bot.window.place_of(|it| it.starts_with(&start));
    assert!(corner.size().min_elem() >= 47.9, "{corner:?}");
    let mut found: BTreeSet<&&str> = BTreeSet::new();
    for at in numbers_in(&bot, corner) {
        asks_at(&mut bot, at);
        found.extend(questions.iter().filter(|key| bot.window.tells(key)));
        bot.window.press(egui::Key::Escape);
    }
    assert_eq!(found.len(), questions.len(), "{found:?}");
    // A touch reads all of them back.
    bot.window.touch_starting(&start);
    assert!(bot.window.tells("check-stores"), "{:?}", bot.window.names());
}

#[test]
fn screen_readers_hear_what_lies_before_players_and_the_stores_on_every_view() {
    for kind in KINDS {
        let names = ["Anna", "Ben", "Clara", "David"];
        let mut bot = middle(kind, &names).shown_at(vec2(480.0, 800.0));
        let state = bot.state().clone();
        let held: Vec<(String, Vec<String>)> = state
            .players()
            .iter()
            .map(|(seat, player)| {
                let all = Holding::all(&state, seat).collect::<Vec<_>>();
                let words = all.into_iter().map(|one| bot.said(|say| say.held_in_words(one)));
                (player.name.to_string(), words.collect())
            })
            .collect();
        let stores: Vec<String> = Stored::all(&state)
            .collect::<Vec<_>>()
            .into_iter()
            .map(|one| bot.said(|say| say.stored_in_words(one)))
            .collect();
        let hears = |bot: &Bot, place: &str| {
            for (name, all) in &held {
                let names = bot.window.names();
                let own = names.iter().filter(|it| it.starts_with(name.as_str()));
                let own: Vec<_> = own.collect();
                for words in all {
                    let is_heard = own.iter().any(|it| it.contains(words.as_str()));
                    assert!(is_heard, "{kind:?}, {place}: {words} of {own:?}");
                }
            }
        };
        hears(&bot, "the seats");
        bot.window.walk("stage");
        hears(&bot, "the table view");
        for words in stores {
            assert!(bot.window.says(&words), "{kind:?}: {words}");
        }
    }
}

#[test]
fn the_history_shows_only_what_a_module_brings_where_that_is_asked() {
    for (kind, key) in [
        (Fish, "history-only-fish"),
        (Rivers, "history-only-gold"),
        (Wagons, "history-only-wagons"),
        (Oil, "history-only-oil"),
    ] {
        let mut bot = middle(&[kind], &["Anna", "Ben", "Clara"]).shown();
        bot.walk("history");
        let lines = |bot: &Bot| bot.window.controls().len();
        let all = lines(&bot);
        bot.choose(key);
        let some = lines(&bot);
        assert!(some < all, "{kind:?}: {some} of {all}");
        bot.choose(key);
        assert_eq!(lines(&bot), all, "{kind:?}: all of it again");
    }
}

/// A game with oil that came to its end without a winner.
fn dead() -> Played {
    use rand::SeedableRng as _;
    let rules = game::Rules {
        oil: Some(game::OilRules { destroyed_places: 3, ..game::OilRules::default() }),
        target: 25,
        ..game::Rules::open_hands()
    };
    let names = ["Anna", "Ben", "Clara"];
    for seed in 0..60 {
        let mut rng = rand::rngs::StdRng::seed_from_u64(seed);
        let decks = crate::tools::played::built_in("a");
        let drawn = stats::random_setup(&decks, 3, rules.clone(), &mut rng).expect("a setup");
        let players = crate::common::players(names);
        let first = players.seat(0).expect("a seat");
        let parts = game::SetupFields { players, first, ..drawn.into() };
        let game = Played::at_random(game::Setup::new(parts).expect("a setup"), 4_000, seed);
        if let Some(Over::BoardDead { champion: Some(_) }) = game.state.over() {
            assert_eq!(game.state.phase(), Phase::Over);
            return game;
        }
    }
    panic!("no board dies with a Champion")
}

#[test]
fn where_the_board_dies_nobody_wins_and_the_champion_has_the_last_word() {
    let game = dead();
    let Some(Over::BoardDead { champion: Some(champion) }) = game.state.over() else {
        panic!("it isn't over")
    };
    for size in [LANDSCAPE, vec2(480.0, 800.0), vec2(800.0, 480.0)] {
        let bot = game.shown_at(size);
        assert!(bot.window.tells("oil-end-title"), "{:?}", bot.window.names());
        assert!(bot.window.says(&bot.said(|say| say.about("oil-end-champion", champion))));
    }
}
