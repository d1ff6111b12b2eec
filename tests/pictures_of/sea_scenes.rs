//! Islands amid their sea, pictured by themselves: ships, gold, fog, and the pirate.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use board::{Hex, Intersection, Island, Path, Side, Spot};
use egui::{Color32, Rect, TexturesDelta, vec2};
use egui_kittest::{Harness, TestRenderer};
use game::{
    Building, Color, Condition as RoadCondition, Deserts, FriendlyRobber, HarbormasterRule,
    Holders, IslandLetters, PerSeat, Pieces, Position, SeaMap, SeaTable, Seafarers, Seat, Seating,
    longest_road_of,
};
use image::{Rgb, RgbImage};
use kit::theme::{Look, Palette};
use kit::widgets::rasterizer::Rasterizer;
use kit::widgets::{IslandView, IsleSign, Landmarks, Seascape, ShipPreview, Subject, Viewfinder};
use words::language::Language;
use words::text::Text;

use super::condition::{Condition, Enlarged, Screen};
use super::island_editor::at;
use super::sea_maps::{corner, fog_islands, new_shores};

/// A picture: its name, and what is on it.
pub struct SeaScene {
    pub name: &'static str,
    pose: fn() -> Table,
}

pub const ALL: [SeaScene; 4] = [
    SeaScene { name: "sea-shores", pose: shores },
    SeaScene { name: "sea-routes", pose: routes },
    SeaScene { name: "sea-fog", pose: fog },
    SeaScene { name: "sea-letters", pose: letters },
];

/// The conditions of each: every size, and going round, every look.
pub fn conditions(nth: usize) -> impl Iterator<Item = Condition> {
    let screens = [Screen::Laptop, Screen::Tall, Screen::Least, Screen::Narrow];
    screens.into_iter().enumerate().map(move |(place, screen)| Condition {
        screen,
        look: Look::ALL[(nth + place) % 3],
        language: Language::ALL[(nth + place) % 2],
        enlarged: Enlarged::No,
    })
}

/// What lies on a table.
struct Table {
    island: Island,
    pieces: Pieces,
    isles: Vec<IsleSign>,
    pirate: Option<Hex>,
    robber: Option<Hex>,
    lit_hexes: Vec<Hex>,
    lit_road: Vec<Path>,
    choices: Vec<Spot>,
    selected: Option<Spot>,
    preview: Option<ShipPreview>,
}

impl SeaScene {
    pub fn picture(&self, condition: Condition) -> RgbImage {
        let table = (self.pose)();
        let rasterizer = Rc::new(RefCell::new(Rasterizer::default()));
        let size = condition.screen.size();
        let palette = Palette::of_look(condition.look);
        let text = Text::of(condition.language);
        let mut looks = [Viewfinder::default(), Viewfinder::default()];
        let mut harness = Harness::builder()
            .with_size(size)
            .renderer(Textures(Rc::clone(&rasterizer)))
            .with_context_setup(move |ctx| palette.apply(ctx))
            .build_ui(move |ui| {
                let whole = ui.ctx().content_rect();
                ui.painter().rect_filled(whole, 0.0, palette.backdrop);
                for (look, rect) in looks.iter_mut().zip(rooms(whole.shrink(6.0))) {
                    let room =
                        egui::UiBuilder::new().max_rect(rect).id_salt(rect.size().x.to_bits());
                    table.show(&mut ui.new_child(room), &text, palette, look);
                }
            });
        harness.run();
        let (ctx, shapes) = (&harness.ctx, harness.output().shapes.clone());
        let scale = ctx.pixels_per_point();
        let primitives = ctx.tessellate(shapes, scale);
        let image = rasterizer.borrow().draw(&primitives, size, scale, Color32::BLACK);
        let [width, height] = image.size.map(|size| u32::try_from(size).expect("a screen"));
        RgbImage::from_fn(width, height, |x, y| {
            let color = image[(x as usize, y as usize)];
            Rgb([color.r(), color.g(), color.b()])
        })
    }
}

/// Where islands are drawn: on a small screen first as small as beside the turn, and then in
/// what is left.
fn rooms(whole: Rect) -> Vec<Rect> {
    if whole.size().max_elem() > 1000.0 {
        vec![whole]
    } else if whole.width() < whole.height() {
        let (above, below) = whole.split_top_bottom_at_y(whole.top() + 228.0);
        vec![above.shrink2(vec2(110.0, 0.0)), below]
    } else {
        let (left, right) = whole.split_left_right_at_x(whole.left() + 312.0);
        vec![left, right]
    }
}

impl Table {
    fn show(&self, ui: &mut egui::Ui, text: &Text, palette: &Palette, look: &mut Viewfinder) {
        let colors = colors();
        let view = IslandView {
            island: &self.island,
            turned: 0,
            text,
            palette,
            pieces: &self.pieces,
            colors: &colors,
            landmarks: Landmarks::default(),
            sea: Seascape { pirate: self.pirate, preview: self.preview, isles: &self.isles },
            robber: self.robber,
            lit_hexes: &self.lit_hexes,
            lit_road: &self.lit_road,
            choices: &self.choices,
            unmarked: &[],
            own: None,
            selected: self.selected,
        };
        view.show_through(ui, ui.available_size(), Subject::Game, look);
    }
}

/// Hands the textures of every frame on.
struct Textures(Rc<RefCell<Rasterizer>>);

impl TestRenderer for Textures {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.borrow_mut().take(delta);
    }
}

fn colors() -> PerSeat<Color> {
    PerSeat::new(Color::ALL).expect("six seats")
}

fn seat(color: Color) -> Seat {
    let nth = Color::ALL.iter().position(|other| *other == color).expect("a color");
    colors().seat(nth).expect("a seat")
}

impl Table {
    fn on(island: Island) -> Self {
        Self {
            island,
            pieces: Pieces::default(),
            isles: Vec::new(),
            pirate: None,
            robber: None,
            lit_hexes: Vec::new(),
            lit_road: Vec::new(),
            choices: Vec::new(),
            selected: None,
            preview: None,
        }
    }

    /// A building with two roads inland.
    fn settle(&mut self, color: Color, place: Intersection, building: Building) {
        self.pieces.put_building(place, seat(color), building);
        let mut from = place;
        for _ in 0..2 {
            let is_inland = |path: &Path| path.hexes().iter().all(|hex| self.island.is_land(*hex));
            let is_free = |path: &Path| self.pieces.road(*path).is_none();
            let mut paths = from.paths().into_iter().filter(is_inland).filter(is_free);
            let Some(path) = paths.next() else { return };
            self.pieces.put_road(path, seat(color), RoadCondition::Intact);
            from = path.ends().into_iter().find(|end| *end != from).expect("another end");
        }
    }

    /// Ships on the shortest free way from one place toward another, `short` ships short of
    /// it.
    fn sail(&mut self, color: Color, from: Intersection, to: Intersection, short: usize) {
        let mut ways = VecDeque::from([(from, Vec::new())]);
        let mut seen = vec![from];
        while let Some((place, way)) = ways.pop_front() {
            if place == to {
                let count = way.len().saturating_sub(short);
                for path in way.into_iter().take(count) {
                    self.pieces.put_ship(path, seat(color), RoadCondition::Intact);
                }
                return;
            }
            for path in place.paths() {
                let end = path.ends().into_iter().find(|end| *end != place).expect("an end");
                let is_free = self.pieces.ship(path).is_none() && self.pieces.road(path).is_none();
                if self.island.has_ship_path(path) && is_free && !seen.contains(&end) {
                    seen.push(end);
                    ways.push_back((end, [way.clone(), vec![path]].concat()));
                }
            }
        }
        panic!("no way for {color:?}");
    }

    /// The ships of `mover` that may go.
    fn movable(&self, mover: Color) -> Vec<Path> {
        let none = colors().map(|_, _| 0);
        let seating = Seating::of(&none);
        let table = SeaTable { pirate: self.pirate, ..SeaTable::empty(&none, &SeaMap::default()) };
        let position = Position {
            island: &self.island,
            seating: &seating,
            friendly_robber: FriendlyRobber::Off,
            pieces: &self.pieces,
            robber: self.robber,
            holders: Holders::default(),
            harbormaster: HarbormasterRule::Off,
            knight_cards: &none,
            road_lengths: &none,
            revealed: &none,
            hand_sizes: colors().map(|_, _| None),
            resources: None,
            bank: None,
            knights: None,
            sea: Some(Seafarers {
                table: &table,
                foreign_island: 2,
                deserts: Deserts::Join,
                letters: &IslandLetters::default(),
            }),
        };
        position.movable_ships(seat(mover))
    }
}

/// New Shores with the ships of six players.
fn settled() -> Table {
    let mut table = Table::on(new_shores());
    table.robber = Some(at(5, 3));
    table.pirate = Some(at(4, 8));
    let (town, city) = (Building::Settlement, Building::City);
    for (color, from, building, to, short) in [
        (Color::Red, corner(3, 2, 1), town, corner(1, 2, 4), 0),
        (Color::Blue, corner(3, 4, 0), city, corner(1, 5, 4), 1),
        (Color::White, corner(4, 5, 5), town, corner(4, 7, 2), 0),
        (Color::Orange, corner(6, 5, 5), town, corner(6, 7, 3), 0),
        (Color::Green, corner(7, 3, 4), city, corner(7, 6, 4), 1),
        (Color::Brown, corner(5, 1, 2), town, corner(1, 2, 2), 1),
    ] {
        table.settle(color, from, building);
        table.sail(color, from, to, short);
        if short == 0 {
            table.settle(color, to, town);
        }
    }
    table
}

fn shores() -> Table {
    let mut table = settled();
    table.lit_hexes = vec![at(4, 7), at(5, 2), at(7, 4)];
    table
}

fn routes() -> Table {
    let mut table = settled();
    table.pirate = Some(at(2, 4));
    let movable = table.movable(Color::Green);
    table.choices = movable.iter().copied().map(Spot::Path).collect();
    table.choices.extend([at(8, 3), at(3, 8), at(0, 5)].map(Spot::Hex));
    table.selected = movable.last().copied().map(Spot::Path);
    table.lit_road = longest_road_of(&table.pieces, seat(Color::Brown)).to_vec();
    let blue = seat(Color::Blue);
    let turned = table.pieces.ships_of(blue).map(|(path, _)| path).next().expect("a ship");
    table.pieces.put_ship(turned, blue, RoadCondition::Damaged);
    let ahead = Path::of(at(7, 7), Side::SouthWest);
    table.preview = Some(ShipPreview { at: ahead, owner: seat(Color::Green) });
    table
}

fn fog() -> Table {
    let mut table = Table::on(fog_islands());
    table.robber = Some(at(2, 7));
    table.pirate = Some(at(4, 1));
    let town = Building::Settlement;
    for (color, from, to, short) in [
        (Color::Red, corner(4, 2, 0), corner(3, 3, 4), 0),
        (Color::Blue, corner(3, 6, 3), corner(5, 5, 5), 1),
        (Color::White, corner(1, 4, 2), corner(2, 3, 1), 1),
        (Color::Orange, corner(6, 3, 5), corner(6, 5, 4), 0),
    ] {
        table.settle(color, from, town);
        table.sail(color, from, to, short);
        if short == 0 {
            table.settle(color, to, town);
        }
    }
    let sides = Side::ALL.map(|side| Path::of(at(4, 5), side));
    let free =
        |path: &Path| table.island.has_ship_path(*path) && table.pieces.ship(*path).is_none();
    table.choices = sides.into_iter().filter(free).map(Spot::Path).collect();
    table
}

fn letters() -> Table {
    let mut table = Table::on(new_shores());
    let isles = table.island.islands();
    let largest = isles.iter().map(|isle| isle.hexes.len()).max();
    let sign = |isle: board::Isle| IsleSign {
        points: (Some(isle.hexes.len()) != largest).then_some(2),
        letter: isle.letter,
        hexes: isle.hexes,
    };
    table.isles = isles.into_iter().map(sign).collect();
    table
}
