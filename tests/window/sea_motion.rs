//! What moves at sea: ships, the pirate, and the fog, for less than a second, and not at all
//! where nobody likes it.

use std::time::Duration;

use board::Spot;
use egui_kittest::kittest::Queryable as _;
use game::{Building, Cards, Deed, Following, SeaDeed, State};
use tableside::app::platform::{Fake, FakeSystem, Platform, Wishes};
use tableside::app::settings::Motion;
use words::text::Text;

use crate::common::temp_dir;
use crate::tools::played::Played;
use crate::tools::sea_game::{before, building, has, in_fog, rules, trading, way_into_fog};
use crate::tools::window::{LANDSCAPE, Window, now};

/// A frame of these tests.
const FRAME: Duration = Duration::from_millis(50);

/// The most frames that go by while only a button settles.
const SETTLED: usize = 8;

/// Where the game stands, and how many frames went by, once all of these were touched.
fn touched(game: &Played, wish: Motion, touches: &[String]) -> (State, usize) {
    let data_dir = temp_dir();
    game.moment().save(data_dir.path(), now());
    let system = move || {
        let system = FakeSystem::from(Fake { time: now(), seed: 7 });
        system.wishes.replace(Wishes { motion: Some(wish), ..Wishes::default() });
        Box::new(system) as Box<dyn Platform>
    };
    let mut window = Window::paced(data_dir.path(), (LANDSCAPE, FRAME), system);
    window.tap("home-resume");
    for (nth, name) in touches.iter().enumerate() {
        frames_until_still(&mut window);
        window.harness.get_by_label(name).click();
        if nth + 1 < touches.len() {
            window.harness.run_steps(3);
        }
    }
    window.harness.run_steps(3);
    let frames = frames_until_still(&mut window);
    (window.state().clone(), frames)
}

fn frames_until_still(window: &mut Window) -> usize {
    let mut frames = 0;
    loop {
        let delay = window.harness.output().viewport_output.values().map(|view| view.repaint_delay);
        if delay.min().is_none_or(|delay| delay > Duration::from_millis(100)) {
            return frames;
        }
        window.harness.step();
        frames += 1;
        assert!(frames < 200, "it never comes to rest");
    }
}

/// It moves where that is wished, for less than a second, and else is there at once.
fn moves(game: &Played, touches: &[String], done: impl Fn(&State) -> bool) {
    let (state, frames) = touched(game, Motion::Moving, touches);
    assert!(done(&state), "it was done");
    let longest = 0.9 / FRAME.as_secs_f64();
    assert!(frames > SETTLED && (frames as f64) <= longest + 3.0, "{frames} frames");
    let (state, frames) = touched(game, Motion::Still, touches);
    assert!(done(&state) && frames <= SETTLED, "{frames} frames where it is not wished");
}

fn name(game: &Played, spot: Spot) -> String {
    Text::english().places(game.state.island()).spot(spot)
}

#[test]
fn a_new_ship_rises() {
    let mut game = trading(rules(Following::Open));
    has(&mut game, 0, Cards::from_fn(|kind| 2 * u8::from(kind.resource().is_some())));
    let roads = game.state.road_spots();
    let spots = game.state.ship_spots();
    let at = *spots.iter().find(|path| !roads.contains(path)).expect("a path at sea");
    moves(&game, &[name(&game, Spot::Path(at))], |state| state.pieces().ship(at).is_some());
}

#[test]
fn a_ship_sails_from_path_to_path() {
    let game = trading(rules(Following::Open));
    let from = *game.state.movable_ships().first().expect("a ship");
    let to = *game.state.ship_moves(from).first().expect("a goal");
    let touches = [from, to].map(|path| name(&game, Spot::Path(path)));
    moves(&game, &touches, |state| state.pieces().ship(to).is_some());
}

#[test]
fn the_pirate_sails_from_hex_to_hex() {
    let mut game = before(rules(Following::Off));
    game.rolls(7);
    while !game.state.may_move_pirate() {
        game.does(Deed::Leave { task: 0 });
    }
    let is_alone = |hex: &board::Hex| {
        !game.state.pieces().ships().any(|(path, ..)| path.hexes().contains(hex))
    };
    let to = game.state.pirate_hexes().into_iter().find(is_alone).expect("open sea");
    moves(&game, &[name(&game, Spot::Hex(to))], |state| state.pirate() == Some(to));
}

#[test]
fn fog_lifts_from_a_hex_that_is_turned_up() {
    let mut game = in_fog(None);
    has(&mut game, 0, Cards::from_fn(|kind| 2 * u8::from(kind.resource().is_some())));
    let (place, ship) = way_into_fog(&game.state);
    building(&mut game, 0, place, Building::Settlement);
    game.does(Deed::Sea(SeaDeed::BuildShip { at: ship }));
    let hidden = game.state.island().hidden().len();
    let text = Text::english();
    let sea = text.get("found-sea");
    let sea = text.with("found-ground", &[("ground", sea.into())]);
    moves(&game, &[sea], |state| state.island().hidden().len() < hidden);
}
