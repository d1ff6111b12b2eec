//! The island by finger, by name and by screen reader, looked at more closely by pinch, wheel and
//! drag, with a touch to come back, and by arrow keys.

use board::{Hex, Intersection, Island, Path, Side, Spot, Surroundings, first_game};
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Rect,
    TouchDeviceId, TouchId, TouchPhase, Vec2, pos2, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use game::{Color, Condition, PerSeat, Pieces};
use kit::theme::Palette;
use kit::widgets::{
    Geometry, IslandView, Landmarks, Landscape, Lens, Seascape, Subject, Touch, Viewfinder,
};
use words::text::Text;

struct Table {
    island: Island,
    pieces: Pieces,
    choices: Vec<Spot>,
    text: Text,
    at: Rect,
    look: Viewfinder,
    touch: Option<Touch>,
}

impl Table {
    fn fitted(&self) -> Geometry {
        Geometry::fit(&self.island, self.at, 0)
    }

    fn geometry(&self) -> Geometry {
        self.look.lens().geometry(&self.fitted())
    }

    fn name(&self, spot: Spot) -> String {
        self.text.places(&self.island).spot(spot)
    }
}

type Desk = Harness<'static, Table>;

fn harness(choices: Vec<Spot>) -> Desk {
    sized(vec2(700.0, 640.0), choices)
}

fn sized(size: Vec2, choices: Vec<Spot>) -> Desk {
    let table = Table {
        island: first_game(),
        pieces: Pieces::default(),
        choices,
        text: Text::english(),
        at: Rect::NOTHING,
        look: Viewfinder::default(),
        touch: None,
    };
    let mut harness = Harness::builder()
        .with_size(size)
        .with_max_steps(60)
        .with_context_setup(|ctx| Palette::dark().apply(ctx))
        .build_ui_state(
            |ui, table: &mut Table| {
                let Ok(colors) = PerSeat::new(Color::ALL) else { return };
                let size = ui.available_size() - vec2(20.0, 80.0);
                table.at = Rect::from_min_size(ui.cursor().min, size);
                let touch = IslandView {
                    island: &table.island,
                    turned: 0,
                    text: &table.text,
                    palette: Palette::of(ui),
                    pieces: &table.pieces,
                    colors: &colors,
                    landmarks: Landmarks::default(),
                    sea: Seascape::default(),
                    land: Landscape::default(),
                    robber: Some(Hex::new(0, 0)),
                    lit_hexes: &[],
                    lit_road: &[],
                    choices: &table.choices,
                    signs: &[],
                    unmarked: &[],
                    own: None,
                    selected: None,
                }
                .show_through(ui, size, Subject::Game, &mut table.look);
                table.touch = table.touch.take().or(touch);
                let _ = ui.button("Beside it");
            },
            table,
        );
    harness.run();
    harness
}

fn corners() -> Vec<Spot> {
    first_game().intersections().into_iter().map(Spot::Intersection).collect()
}

fn corner(side: Side) -> Spot {
    Spot::Intersection(Intersection::of(Hex::new(0, 0), side))
}

fn button(harness: &mut Desk, pos: Pos2, pressed: bool) {
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    harness.step();
}

fn tap(harness: &mut Desk, pos: Pos2) -> Option<Touch> {
    harness.hover_at(pos);
    harness.step();
    button(harness, pos, true);
    button(harness, pos, false);
    harness.run();
    harness.state_mut().touch.take()
}

fn drag(harness: &mut Desk, from: Pos2, to: Pos2) -> Option<Touch> {
    harness.hover_at(from);
    harness.step();
    button(harness, from, true);
    for step in 1..=5_u8 {
        harness.hover_at(from.lerp(to, f32::from(step) / 5.0));
        harness.step();
    }
    button(harness, to, false);
    harness.run();
    harness.state_mut().touch.take()
}

fn wheel(harness: &mut Desk, at: Pos2, points: f32) {
    harness.hover_at(at);
    harness.step();
    harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, points),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    });
    // Fails if the screen goes on asking for frames after the wheel has come
    // to rest.
    harness.run();
}

fn finger(harness: &mut Desk, id: u64, phase: TouchPhase, pos: Pos2) {
    let (device_id, id) = (TouchDeviceId(0), TouchId(id));
    harness.event(Event::Touch { device_id, id, phase, pos, force: None });
}

fn near(one: Pos2, other: Pos2) -> bool {
    one.distance(other) < 2.0
}

#[test]
fn the_wheel_brings_what_is_under_the_pointer_closer_and_back_again() {
    let mut harness = harness(corners());
    let spot = corner(Side::East);
    let at = harness.state().geometry().spot(spot);
    wheel(&mut harness, at, 200.0);
    let zoom = harness.state().look.lens().zoom();
    assert!(zoom > 1.5 && zoom < 4.0, "{zoom}");
    assert!(near(harness.state().geometry().spot(spot), at));
    wheel(&mut harness, at, 5000.0);
    assert!((harness.state().look.lens().zoom() - 4.0).abs() < 0.01);
    wheel(&mut harness, at, -9000.0);
    assert!(harness.state().look.lens().is_whole());
    assert_eq!(harness.state().geometry(), harness.state().fitted());
}

#[test]
fn two_fingers_bring_the_island_closer_move_it_and_choose_nothing() {
    let mut harness = harness(corners());
    let spot = corner(Side::East);
    let at = harness.state().geometry().spot(spot);
    let fingers = |apart: f32, by: Vec2| [at + by - vec2(apart, 0.0), at + by + vec2(apart, 0.0)];
    // The first finger is a pointer too, as the window system has it.
    let [one, other] = fingers(30.0, Vec2::ZERO);
    finger(&mut harness, 1, TouchPhase::Start, one);
    harness.hover_at(one);
    button(&mut harness, one, true);
    finger(&mut harness, 2, TouchPhase::Start, other);
    harness.step();
    for step in 1..=6_u8 {
        let share = f32::from(step) / 6.0;
        let [one, other] = fingers(30.0 + 30.0 * share, vec2(40.0, 20.0) * share);
        finger(&mut harness, 1, TouchPhase::Move, one);
        finger(&mut harness, 2, TouchPhase::Move, other);
        harness.step();
    }
    let zoom = harness.state().look.lens().zoom();
    assert!((zoom - 2.0).abs() < 0.1, "twice as far apart, twice as large: {zoom}");
    let moved = harness.state().geometry().spot(spot) - at;
    assert!((moved - vec2(40.0, 20.0)).length() < 12.0, "{moved}");
    finger(&mut harness, 2, TouchPhase::End, other);
    finger(&mut harness, 1, TouchPhase::End, one);
    button(&mut harness, one, false);
    harness.event(Event::PointerGone);
    harness.run();
    assert_eq!(harness.state_mut().touch.take(), None);
    let place = harness.state().geometry().spot(spot);
    assert_eq!(tap(&mut harness, place), Some(Touch::Spot(spot)), "the next touch counts");
}

#[test]
fn a_drag_moves_a_close_island_within_bounds_and_chooses_nothing() {
    let mut harness = harness(corners());
    let spot = corner(Side::East);
    let at = harness.state().geometry().spot(spot);
    assert_eq!(drag(&mut harness, at, at + vec2(90.0, 40.0)), None);
    assert!(harness.state().look.lens().is_whole(), "the whole island stays where it is");
    wheel(&mut harness, at, 250.0);
    let from = harness.state().geometry().spot(spot);
    assert_eq!(drag(&mut harness, from, from + vec2(-70.0, 30.0)), None);
    let now = harness.state().geometry().spot(spot);
    assert!(near(now, from + vec2(-70.0, 30.0)), "it sticks to the finger: {now} from {from}");
    for _ in 0..8 {
        drag(&mut harness, pos2(100.0, 320.0), pos2(600.0, 320.0));
    }
    let table = harness.state();
    let hexes = table.island.tiles().iter().map(|tile| table.geometry().hex(tile.at));
    assert!(hexes.filter(|at| table.at.contains(*at)).count() >= 3, "it is not lost");
}

#[test]
fn touches_on_a_close_island_take_what_they_hit() {
    let [spot, other] = [corner(Side::East), corner(Side::NorthEast)];
    let path = Spot::Path(Path::of(Hex::new(0, 0), Side::NorthEast));
    let mut harness = harness(vec![spot, other]);
    let middle = harness.state().at.center();
    wheel(&mut harness, middle, 220.0);
    let geometry = harness.state().geometry();
    let at = geometry.spot(spot);
    assert!(at.distance(harness.state().fitted().spot(spot)) > 20.0);
    assert_eq!(tap(&mut harness, at + vec2(-14.0, 16.0)), Some(Touch::Spot(spot)));
    assert_eq!(tap(&mut harness, geometry.hex(Hex::new(0, 0))), None, "no corner is near");
    harness.state_mut().choices.push(path);
    harness.run();
    let along = |share: f32| geometry.spot(spot).lerp(geometry.spot(other), share);
    let between = along(14.0 / geometry.side().max(40.0));
    let beside = tap(&mut harness, between);
    assert_eq!(beside, Some(Touch::Spot(spot)), "close by, the corner and its path lie apart");
    let name = harness.state().name(other);
    harness.get_by_label(&name).click();
    harness.run();
    assert_eq!(harness.state_mut().touch.take(), Some(Touch::Spot(other)));
}

#[test]
fn what_two_choices_share_is_asked_about_until_the_island_is_close_enough() {
    let place = Intersection::of(Hex::new(0, 0), Side::East);
    let (spot, path) = (Spot::Intersection(place), place.paths()[0]);
    let mut harness = harness(vec![spot, Spot::Path(path)]);
    let middle = harness.state().at.center();
    // So much of the way from the place to the middle of its path.
    let finger = |harness: &Harness<'_, Table>, share: f32| {
        let geometry = harness.state().geometry();
        geometry.spot(spot).lerp(geometry.spot(Spot::Path(path)), share)
    };
    wheel(&mut harness, middle, 5.0);
    assert!(harness.state().geometry().side() > harness.state().fitted().side());
    let at = finger(&harness, 0.44);
    match tap(&mut harness, at) {
        Some(Touch::Ask(spots)) => assert_eq!(spots, [spot, Spot::Path(path)]),
        other => panic!("{other:?}"),
    }
    wheel(&mut harness, middle, 250.0);
    let at = finger(&harness, 0.41);
    assert_eq!(tap(&mut harness, at), Some(Touch::Spot(spot)));
    let at = finger(&harness, 0.49);
    assert_eq!(tap(&mut harness, at), Some(Touch::Spot(Spot::Path(path))));
}

#[test]
fn the_same_part_is_seen_after_the_window_has_changed() {
    let mut harness = harness(corners());
    let spot = corner(Side::NorthWest);
    let middle = harness.state().at.center();
    wheel(&mut harness, middle, 250.0);
    let from = harness.state().geometry().spot(spot);
    drag(&mut harness, from, middle);
    assert!(near(harness.state().geometry().spot(spot), middle));
    harness.set_size(vec2(1300.0, 700.0));
    harness.run();
    let table = harness.state();
    assert!(table.geometry().spot(spot).distance(table.at.center()) < 4.0);
}

fn press(harness: &mut Desk, key: Key) {
    harness.key_press(key);
    harness.run();
}

fn focused(harness: &Desk, spots: &[Spot]) -> Option<Spot> {
    let on = |spot: &&Spot| harness.get_by_label(&harness.state().name(**spot)).is_focused();
    spots.iter().find(on).copied()
}

#[test]
fn arrows_go_from_choice_to_choice_and_enter_or_space_takes_the_one_they_are_on() {
    let spots: Vec<Spot> = first_game().tiles().iter().map(|tile| Spot::Hex(tile.at)).collect();
    let mut harness = harness(spots.clone());
    assert_eq!(focused(&harness, &spots), None);
    let hex = |q, r| Some(Spot::Hex(Hex::new(q, r)));
    for (key, hex) in [
        (Key::ArrowLeft, hex(0, 0)),
        (Key::ArrowRight, hex(1, 0)),
        (Key::ArrowRight, hex(2, 0)),
        (Key::ArrowRight, hex(2, 0)),
        (Key::ArrowUp, hex(2, -1)),
        (Key::ArrowLeft, hex(1, -1)),
        (Key::ArrowLeft, hex(0, -1)),
    ] {
        press(&mut harness, key);
        assert_eq!(focused(&harness, &spots), hex, "after {key:?}");
    }
    for key in [Key::Enter, Key::Space] {
        press(&mut harness, key);
        let touch = harness.state_mut().touch.take();
        assert_eq!(touch, Some(Touch::Spot(Spot::Hex(Hex::new(0, -1)))), "by {key:?}");
    }
    press(&mut harness, Key::Escape);
    assert_eq!(focused(&harness, &spots), None);
}

#[test]
fn arrows_bring_what_they_come_to_into_a_close_picture() {
    let spots = corners();
    let mut harness = harness(spots.clone());
    let middle = harness.state().at.center();
    wheel(&mut harness, middle, 5000.0);
    for _ in 0..8 {
        press(&mut harness, Key::ArrowRight);
        let spot = focused(&harness, &spots).expect("a choice");
        let table = harness.state();
        assert!(table.at.contains(table.geometry().spot(spot)), "{spot:?} is seen");
    }
}

#[test]
fn tab_takes_all_choices_for_one() {
    let spots = corners();
    let mut harness = harness(spots.clone());
    press(&mut harness, Key::Tab);
    let first = focused(&harness, &spots).expect("the first stop");
    press(&mut harness, Key::ArrowUp);
    assert_ne!(focused(&harness, &spots), Some(first));
    press(&mut harness, Key::Tab);
    assert_eq!(focused(&harness, &spots), None);
    assert!(harness.get_by_label("Beside it").is_focused(), "it leads out of the island");
}

#[test]
fn names_follow_what_can_be_chosen_now() {
    let [spot, other] = [corner(Side::East), corner(Side::West)];
    let mut harness = harness(vec![spot]);
    harness.state_mut().choices = vec![other];
    harness.run();
    let [old, new] = [spot, other].map(|spot| harness.state().name(spot));
    assert!(harness.query_by_label(&new).is_some() && harness.query_by_label(&old).is_none());
    assert_eq!(harness.state().look.lens(), Lens::WHOLE);
}

/// It is found by its name, by a finger and a screen reader.
fn is_taken(harness: &mut Desk, spot: Spot) {
    let name = harness.state().name(spot);
    harness.get_by_label(&name).click();
    harness.run();
    assert_eq!(harness.state_mut().touch.take(), Some(Touch::Spot(spot)), "finger: {name}");
    harness.get_by_label(&name).click_accesskit();
    harness.run();
    assert_eq!(harness.state_mut().touch.take(), Some(Touch::Spot(spot)), "reader: {name}");
}

#[test]
fn choices_that_a_finger_covers_together_are_asked_about_but_not_by_name() {
    let [one, other] = [corner(Side::East), corner(Side::NorthEast)];
    let path = Spot::Path(Path::of(Hex::new(0, 0), Side::NorthEast));
    let mut harness = sized(vec2(486.0, 520.0), vec![one, other]);
    let geometry = harness.state().geometry();
    let between = geometry.spot(one).lerp(geometry.spot(other), 0.33);
    // The path between them is nearer than both, so it is named as well.
    assert_eq!(tap(&mut harness, between), Some(Touch::Ask(vec![path, one])));
    let name = harness.state().name(other);
    harness.get_by_label(&name).click_accesskit();
    harness.run();
    assert_eq!(harness.state_mut().touch.take(), Some(Touch::Spot(other)));
}

#[test]
fn choices_too_close_for_a_finger_come_closer_first_and_the_next_touch_shows_all_again() {
    let [one, other] = [corner(Side::East), corner(Side::NorthEast)];
    let mut harness = sized(vec2(256.0, 296.0), vec![one, other]);
    let geometry = harness.state().geometry();
    let between = geometry.spot(one).lerp(geometry.spot(other), 0.4);
    assert_eq!(tap(&mut harness, between), None);
    let close = harness.state().geometry();
    assert!(close.side() > 60.0, "{}", close.side());
    assert_eq!(tap(&mut harness, close.spot(one)), Some(Touch::Spot(one)));
    assert!(harness.state().look.lens().is_whole());
}

#[test]
fn without_choices_a_click_gives_nothing_and_no_place_is_offered() {
    let mut harness = harness(Vec::new());
    let middle = harness.state().geometry().hex(Hex::new(0, 0));
    assert_eq!(tap(&mut harness, middle), None);
    let name = harness.state().name(corner(Side::East));
    assert!(harness.query_by_label(&name).is_none());
    assert!(harness.query_by_label("The island").is_some());
}

/// The first game's island amid a ring of sea.
fn amid_sea() -> Island {
    let land = first_game();
    let near = |at: &Hex| at.distance(Hex::new(0, 0)) <= 4;
    let all = (-4..=4).flat_map(|q| (-4..=4).map(move |r| Hex::new(q, r))).filter(near);
    let sea = all.filter(|at| !land.is_land(*at)).collect();
    let around = Surroundings { sea, hidden: Vec::new() };
    Island::with_sea(land.tiles().to_vec(), land.harbors().to_vec(), around).expect("an island")
}

#[test]
fn every_choice_is_found_by_its_name_and_taken_by_finger_key_and_screen_reader() {
    let [far, near] = [Hex::new(4, -2), Hex::new(3, -2)].map(|hex| Path::of(hex, Side::West));
    let ashore = [corner(Side::West), Spot::Hex(Hex::new(-1, 1))];
    let choices = [vec![Spot::Path(far), Spot::Path(near)], ashore.to_vec()].concat();
    let mut harness = harness(choices.clone());
    harness.state_mut().island = amid_sea();
    let seat = PerSeat::new(Color::ALL).expect("six").seat(0).expect("a seat");
    harness.state_mut().pieces.put_ship(far, seat, Condition::Intact);
    harness.run();
    for spot in choices {
        let name = harness.state().name(spot);
        is_taken(&mut harness, spot);
        let at = harness.state().geometry().spot(spot);
        assert_eq!(tap(&mut harness, at), Some(Touch::Spot(spot)), "{name}");
    }
    let name = harness.state().name(Spot::Path(near));
    harness.get_by_label(&name).focus();
    harness.run();
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state_mut().touch.take(), Some(Touch::Spot(Spot::Path(far))));
}
