//! The island of the play screen: brought closer, moved, shown whole again,
//! and worked by keyboard, in a game that goes on meanwhile.

use board::{Intersection, Spot};
use egui::{Key, Modifiers, Pos2, Rect, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use game::{Following, Phase};

use crate::tools::bot::Bot;

const WIDE: Vec2 = Vec2::new(1280.0, 800.0);
const WHOLE: &str = "island-whole";

fn opening() -> Bot {
    Bot::sized(Following::Off, 10, WIDE)
}

/// Returns where that lies which is called by this key.
fn rect(bot: &Bot, key: &str) -> Rect {
    rect_of(bot, &bot.window.text.get(key))
}

fn rect_of(bot: &Bot, name: &str) -> Rect {
    bot.window.harness.get_by_label(name).rect()
}

fn is_close(bot: &Bot) -> bool {
    bot.window.shows(WHOLE)
}

fn wheel(bot: &mut Bot, points: f32) {
    bot.window.wheel(points);
    bot.window.harness.run();
}

/// Returns where on the screen a free intersection near the middle is.
fn free_spot(bot: &Bot) -> (Intersection, Pos2) {
    let middle = rect(bot, "island").center();
    let places = bot.window.text.places(bot.state().island());
    let at = |place| rect_of(bot, &places.spot(Spot::Intersection(place))).center();
    let spots = bot.state().founding_spots();
    let all = spots.into_iter().map(|place| (place, at(place)));
    let far = |(_, at): &(Intersection, Pos2)| at.distance(middle);
    all.min_by(|one, other| far(one).total_cmp(&far(other))).expect("a free intersection")
}

#[test]
fn a_close_island_stays_close_through_acts_undo_and_other_windows_until_a_touch_shows_it_whole() {
    let mut bot = opening();
    assert!(!is_close(&bot));
    let corner = rect(&bot, "table-turn-corner");
    wheel(&mut bot, 250.0);
    assert!(is_close(&bot));
    assert_eq!(rect(&bot, "table-turn-corner"), corner, "the corner stays where it is");
    bot.audit();
    let (place, at) = free_spot(&bot);
    bot.window.touch_at(at + vec2(20.0, 25.0));
    assert!(bot.state().pieces().building(place).is_some(), "the nearest spot is taken");
    assert!(is_close(&bot));
    bot.window.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(bot.state().pieces().building(place), None);
    assert!(is_close(&bot));
    for size in [vec2(800.0, 1280.0), vec2(1024.0, 600.0), WIDE] {
        bot.window.harness.set_size(size);
        bot.window.harness.run();
        assert!(is_close(&bot));
        let (whole, island) = (rect(&bot, WHOLE), rect(&bot, "island"));
        assert!(whole.size().min_elem() >= 48.0 && island.contains_rect(whole), "{whole:?}");
        assert!(!rect(&bot, "table-turn-corner").intersects(whole));
    }
    let now = rect(&bot, WHOLE).center();
    let count = bot.count();
    bot.window.touch_at(now);
    assert!(!is_close(&bot));
    assert_eq!(bot.count(), count, "it chooses nothing below it");
}

#[test]
fn space_takes_the_spot_that_the_arrows_are_on_and_otherwise_presses_the_button_at_the_bottom() {
    let mut bot = opening();
    bot.window.press(Key::ArrowRight);
    let middle = rect(&bot, "island").center();
    let places = bot.window.text.places(bot.state().island());
    let name = |place| places.spot(Spot::Intersection(place));
    let mut spots = bot.state().founding_spots().into_iter();
    let focused = spots
        .find(|place| bot.window.harness.get_by_label(&name(*place)).is_focused())
        .expect("one is marked");
    let far = rect_of(&bot, &name(focused)).center().distance(middle);
    let (_, nearest) = free_spot(&bot);
    assert!(far < nearest.distance(middle) + 1.0, "the first key marks one near the middle");
    bot.window.press(Key::Space);
    assert!(bot.state().pieces().building(focused).is_some());
    bot.window.press(Key::ArrowUp);
    bot.window.press(Key::Enter);
    assert_eq!(bot.state().pieces().roads().count(), 1);
    while matches!(bot.state().phase(), Phase::Founding { .. }) {
        bot.step();
    }
    let count = bot.count();
    bot.window.harness.key_press(Key::ArrowRight);
    bot.window.press(Key::Space);
    assert!(bot.count() > count, "nothing can be chosen on the island: a card is drawn");
}

#[test]
fn where_several_pieces_are_possible_the_choice_is_beside_the_spot() {
    for size in [WIDE, vec2(800.0, 1280.0), vec2(1024.0, 600.0)] {
        let mut bot = Bot::sized(Following::Open, 10, WIDE);
        bot.play(60);
        while bot.state().phase() != Phase::Trading || !bot.state().tasks().is_empty() {
            let count = bot.count();
            bot.play(count + 1);
        }
        let zoom = bot.window.harness.ctx.zoom_factor();
        bot.window.harness.set_size(size / zoom);
        bot.window.harness.run();
        bot.tap("build");
        bot.choose("any-spot");
        let island = bot.state().island().clone();
        let free = island
            .intersections()
            .into_iter()
            .find(|at| bot.state().pieces().building(*at).is_none());
        let at = free.expect("a free intersection");
        let spot = bot.window.text.places(&island).intersection(at);
        let place = rect_of(&bot, &spot).center();
        bot.window.touch(&spot);
        let names = bot.window.names();
        let choices: Vec<&String> =
            names.iter().filter(|name| name.starts_with("Build: ")).collect();
        assert_eq!(choices.len(), 2, "a settlement or a city at {size}: {names:?}");
        let board = rect(&bot, "island");
        for choice in &choices {
            let rect = rect_of(&bot, choice);
            assert!(board.contains_rect(rect), "{choice} at {size}: {rect} on {board}");
            assert!(!rect.contains(place), "it doesn't cover the spot");
            let away = rect.distance_to_pos(place);
            assert!(away < 110.0, "{choice} at {size}: {away} away");
        }
        let settlement = choices.iter().find(|name| name.contains("Settlement"));
        bot.window.touch(settlement.expect("one of them"));
        // Whatever the rules say of it, it was meant for that spot.
        let is_built = bot.state().pieces().building(at).is_some();
        assert!(is_built || bot.window.tells("refused-record"), "{:?}", bot.window.names());
    }
}
