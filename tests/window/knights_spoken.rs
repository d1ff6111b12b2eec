//! What screen readers say by themselves in Cities & Knights: the event die, who draws, an
//! attack and its city, a metropolis that changes hands.

use cards::{Die, EventFace};
use egui::Key;
use game::{
    BarbarianTrack, Building, CardKind, Cards, Correction, Deed, Following, KnightsCorrection,
    KnightsDeed, Level, NumberSource, Seat, Track,
};
use words::language::Language;

use crate::tools::knights_game::{before, before_by, first, knights, rolled};
use crate::tools::played::Played;
use crate::tools::typist::Typist;
use crate::tools::window::LANDSCAPE;

fn is_at(game: &mut Played, nth: usize, track: Track, level: u8) {
    let player = game.seat(nth);
    let level = Level::try_from(level).expect("a level");
    game.corrects(KnightsCorrection::Level { player, track, level });
}

/// Rolls a 5 by key, and tells what the table's event die shows.
fn rolls(game: &Played, face: EventFace, red: Option<u8>) -> Typist {
    let mut typist = Typist::sits(game);
    typist.number(5);
    assert!(typist.news().contains("The number is 5"), "{}", typist.news());
    let shown = typist.window.text.event_face(face);
    let name = typist.window.text.with("event-die-name", &[("face", shown.into())]);
    typist.window.touch(&name);
    if let Some(red) = red {
        typist.window.tap_with("event-die-red-name", &[("red", red.into())]);
    }
    typist.window.harness.run_steps(8);
    typist
}

#[test]
fn a_gate_says_its_red_die_and_who_draws_and_then_who_takes_what() {
    let mut game = before(Following::Open);
    is_at(&mut game, 1, Track::Trade, 3);
    let typist = rolls(&game, EventFace::Trade, Some(2));
    typist.says(&["Trade gate, red 2: Ben draws a progress card", "takes"]);
    let words = typist.news();
    assert!(!words.contains("The number is"), "it was said before: {words}");
}

#[test]
fn a_gate_that_nobody_reaches_says_so() {
    let typist = rolls(&before(Following::Open), EventFace::Politics, Some(3));
    typist.says(&["Politics gate, red 3: nobody draws"]);
}

#[test]
fn a_ship_says_that_it_sails() {
    let typist = rolls(&before(Following::Open), EventFace::Ship, None);
    typist.says(&["The barbarian ship sails one space", "takes"]);
}

#[test]
fn the_apps_own_die_is_said_once_and_with_the_number() {
    let source = NumberSource::Dice;
    let mut typist = Typist::of(LANDSCAPE, &before_by(source, Following::Open).moment());
    typist.press(Key::Space);
    typist.window.harness.run_steps(8);
    let words = typist.news();
    assert!(words.contains("The number is "), "{words}");
    let die = ["sails one space", " gate, red "].map(|part| words.matches(part).count());
    assert_eq!(die.iter().sum::<usize>(), 1, "{words}");
    assert!(!words.contains("rolls the event die"), "{words}");
}

/// The ship lands with its next step.
fn about_to_land() -> Played {
    let mut game = before(Following::Open);
    game.does(Deed::MoveBarbarians { to: BarbarianTrack::try_from(6).expect("a step") });
    game
}

#[test]
fn a_lost_attack_says_its_sums_and_who_loses_a_city() {
    let mut typist = rolls(&about_to_land(), EventFace::Ship, None);
    let cities = |typist: &Typist, seat: Seat| {
        let own = typist.state().pieces().buildings_of(seat);
        own.filter(|(_, building)| *building == Building::City).count()
    };
    let all: Vec<Seat> = typist.state().players().seats().collect();
    assert!(all.iter().all(|seat| cities(&typist, *seat) == 0), "each had one, and lost it");
    let words = typist.news();
    typist.says(&["The defense fails: 0 against 3", "Anna, Ben and Clara lose a city each"]);
    assert!(words.contains("Anna loses a city"), "the one city needs no touch: {words}");
    typist.press_with(egui::Modifiers::COMMAND, Key::Z);
    assert!(typist.news().starts_with("Undo: "), "{}", typist.news());
}

/// After the number, the first player can take over the metropolis of science.
fn about_to_take_over() -> Played {
    let mut game = rolled(before(Following::Open));
    let other = game.seat(1);
    let city = first(&game.state, other, Building::City);
    is_at(&mut game, 0, Track::Science, 4);
    is_at(&mut game, 1, Track::Science, 4);
    game.corrects(KnightsCorrection::Metropolis { track: Track::Science, at: Some(city) });
    game.has(0, Cards::of(CardKind::Paper, 5));
    game
}

#[test]
fn a_metropolis_that_changes_hands_is_said() {
    let mut typist = Typist::of(LANDSCAPE, &about_to_take_over().moment());
    let player = typist.state().builder();
    typist.press(Key::I);
    typist.presses("Improve science to level 5");
    assert_eq!(typist.state().metropolis_holder(Track::Science), Some(player));
    typist.says(&["Anna improves science", "Anna places the metropolis of science"]);
}

#[test]
fn it_is_said_in_german_too() {
    let mut typist = Typist::of(LANDSCAPE, &about_to_land().moment());
    typist.window.walk("table settings");
    typist.window.touch("Deutsch");
    typist.window.touch("Fertig");
    typist.press(Key::Escape);
    typist.window.text = words::text::Text::of(Language::German);
    typist.number(5);
    let shown = typist.window.text.event_face(EventFace::Ship);
    typist.window.tap_with("event-die-name", &[("face", shown.into())]);
    typist.window.harness.run_steps(8);
    typist.says(&["Die Verteidigung scheitert: 0 gegen 3", "verlieren je eine Stadt"]);
}

#[test]
fn it_is_said_again_when_the_game_is_opened() {
    let mut game = before(Following::Open);
    is_at(&mut game, 1, Track::Trade, 3);
    game.rolls(5);
    let red = Die::try_from(2).ok();
    game.does(knights(KnightsDeed::EventDie { face: EventFace::Trade, red }));
    let typist = Typist::sits(&game);
    typist.says(&["The number is 5", "Trade gate, red 2: Ben draws a progress card"]);
}

#[test]
fn a_correction_of_a_city_is_no_attack() {
    let mut game = before(Following::Open);
    let player = game.seat(0);
    let at = first(&game.state, player, Building::City);
    let is = Some((player, Building::Settlement));
    game.corrects(Correction::Building { at, is });
    let typist = Typist::sits(&game);
    assert!(!typist.news().contains("attack"), "{}", typist.news());
}
