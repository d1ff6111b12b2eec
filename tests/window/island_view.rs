//! The island view by finger, by name and by screen reader.

use board::{Hex, Intersection, Island, Path, Side, Spot, Surroundings, first_game};
use egui::{Pos2, Rect, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use game::{Building, Color, Condition, PerSeat, Pieces};
use kit::theme::Palette;
use kit::widgets::{Geometry, IslandView, Landmarks, Seascape, Touch};
use words::text::Text;

struct Table {
    island: Island,
    pieces: Pieces,
    choices: Vec<Spot>,
    text: Text,
    size: Vec2,
    at: Rect,
    touch: Option<Touch>,
}

impl Table {
    fn geometry(&self) -> Geometry {
        Geometry::fit(&self.island, self.at, 0)
    }

    fn name(&self, spot: Spot) -> String {
        self.text.places(&self.island).spot(spot)
    }
}

fn harness(size: Vec2, choices: Vec<Spot>) -> Harness<'static, Table> {
    let table = Table {
        island: first_game(),
        pieces: Pieces::default(),
        choices,
        text: Text::english(),
        size,
        at: Rect::NOTHING,
        touch: None,
    };
    let mut harness = Harness::builder()
        .with_size(size + vec2(40.0, 40.0))
        .with_context_setup(|ctx| Palette::dark().apply(ctx))
        .build_ui_state(
            |ui, table: &mut Table| {
                let Ok(colors) = PerSeat::new(Color::ALL) else { return };
                table.at = Rect::from_min_size(ui.cursor().min, table.size);
                let touch = IslandView {
                    island: &table.island,
                    turned: 0,
                    text: &table.text,
                    palette: Palette::of(ui),
                    pieces: &table.pieces,
                    colors: &colors,
                    landmarks: Landmarks::default(),
                    sea: Seascape::default(),
                    robber: Some(Hex::new(0, 0)),
                    lit_hexes: &[],
                    lit_road: &[],
                    choices: &table.choices,
                    unmarked: &[],
                    own: None,
                    selected: None,
                }
                .show(ui, table.size);
                table.touch = table.touch.take().or(touch);
            },
            table,
        );
    harness.run();
    harness
}

fn corner(side: Side) -> Spot {
    Spot::Intersection(Intersection::of(Hex::new(0, 0), side))
}

fn click(harness: &mut Harness<'static, Table>, pos: Pos2) -> Option<Touch> {
    harness.hover_at(pos);
    for pressed in [true, false] {
        harness.event(egui::Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        });
    }
    harness.run();
    harness.state_mut().touch.take()
}

const LARGE: Vec2 = Vec2::new(800.0, 740.0);

#[test]
fn every_choice_is_found_by_its_name_and_clicked_by_finger_and_screen_reader() {
    let path = Spot::Path(Path::of(Hex::new(1, -1), Side::East));
    let hex = Spot::Hex(Hex::new(-1, 1));
    let choices = vec![corner(Side::East), corner(Side::West), path, hex];
    let mut harness = harness(LARGE, choices.clone());
    for spot in choices {
        let name = harness.state().name(spot);
        harness.get_by_label(&name).click();
        harness.run();
        assert_eq!(harness.state_mut().touch.take(), Some(Touch::Spot(spot)), "finger: {name}");
        harness.get_by_label(&name).click_accesskit();
        harness.run();
        assert_eq!(harness.state_mut().touch.take(), Some(Touch::Spot(spot)), "reader: {name}");
    }
}

#[test]
fn the_keyboard_takes_the_choice_it_is_on() {
    let spot = corner(Side::East);
    let mut harness = harness(LARGE, vec![corner(Side::West), spot]);
    let name = harness.state().name(spot);
    harness.get_by_label(&name).focus();
    harness.run();
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert_eq!(harness.state_mut().touch.take(), Some(Touch::Spot(spot)));
}

#[test]
fn a_click_near_a_choice_takes_it_and_one_far_away_takes_nothing() {
    let spot = corner(Side::East);
    let mut harness = harness(LARGE, vec![spot]);
    let at = harness.state().geometry().spot(spot);
    assert_eq!(click(&mut harness, at + vec2(-12.0, 9.0)), Some(Touch::Spot(spot)));
    assert_eq!(click(&mut harness, at + vec2(60.0, 0.0)), None);
    let middle = harness.state().geometry().hex(Hex::new(0, 0));
    assert_eq!(click(&mut harness, middle), None);
}

#[test]
fn choices_that_a_finger_covers_together_are_asked_about_but_not_by_name() {
    let [one, other] = [corner(Side::East), corner(Side::NorthEast)];
    let path = Spot::Path(Path::of(Hex::new(0, 0), Side::NorthEast));
    let mut harness = harness(vec2(220.0, 200.0), vec![one, other]);
    let geometry = harness.state().geometry();
    let between = geometry.spot(one).lerp(geometry.spot(other), 0.4);
    // The path between them is nearer than both, so it is named as well.
    assert_eq!(click(&mut harness, between), Some(Touch::Ask(vec![path, one, other])));
    let name = harness.state().name(other);
    harness.get_by_label(&name).click_accesskit();
    harness.run();
    assert_eq!(harness.state_mut().touch.take(), Some(Touch::Spot(other)));
}

#[test]
fn without_choices_a_click_gives_nothing_and_no_place_is_offered() {
    let mut harness = harness(LARGE, Vec::new());
    let middle = harness.state().geometry().hex(Hex::new(0, 0));
    assert_eq!(click(&mut harness, middle), None);
    let name = harness.state().name(corner(Side::East));
    assert!(harness.query_by_label(&name).is_none());
    assert!(harness.query_by_label("The island").is_some());
}

#[test]
fn pieces_of_all_colors_are_drawn_without_waking_the_screen() {
    let mut harness = harness(LARGE, Vec::new());
    let table = harness.state_mut();
    let seats = PerSeat::new(Color::ALL).expect("six seats");
    let all: Vec<_> = seats.seats().collect();
    for (seat, place) in all.iter().copied().cycle().zip(table.island.intersections()) {
        let kind = if seat.index() % 2 == 0 { Building::City } else { Building::Settlement };
        table.pieces.put_building(place, seat, kind);
    }
    for (seat, path) in all.iter().copied().cycle().zip(table.island.paths()) {
        let damaged = seat.index() == 1;
        let condition = if damaged { Condition::Damaged } else { Condition::Intact };
        table.pieces.put_road(path, seat, condition);
    }
    // `run` fails when the screen asks to be drawn again and again.
    harness.run();
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
fn a_ship_and_a_path_out_at_sea_are_chosen_by_finger_key_and_screen_reader() {
    let [far, near] = [Hex::new(4, -2), Hex::new(3, -2)].map(|hex| Path::of(hex, Side::West));
    let mut harness = harness(LARGE, vec![Spot::Path(far), Spot::Path(near)]);
    harness.state_mut().island = amid_sea();
    let seat = PerSeat::new(Color::ALL).expect("six").seat(0).expect("a seat");
    harness.state_mut().pieces.put_ship(far, seat, Condition::Intact);
    harness.run();
    for spot in [far, near].map(Spot::Path) {
        let name = harness.state().name(spot);
        harness.get_by_label(&name).click();
        harness.run();
        assert_eq!(harness.state_mut().touch.take(), Some(Touch::Spot(spot)), "finger: {name}");
        harness.get_by_label(&name).click_accesskit();
        harness.run();
        assert_eq!(harness.state_mut().touch.take(), Some(Touch::Spot(spot)), "reader: {name}");
        let at = harness.state().geometry().spot(spot);
        assert_eq!(click(&mut harness, at), Some(Touch::Spot(spot)), "{name}");
    }
    let name = harness.state().name(Spot::Path(near));
    harness.get_by_label(&name).focus();
    harness.run();
    harness.key_press(egui::Key::ArrowRight);
    harness.run();
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert_eq!(harness.state_mut().touch.take(), Some(Touch::Spot(Spot::Path(far))));
}
