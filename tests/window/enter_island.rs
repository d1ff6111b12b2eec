//! The island that lies on the table is entered by touch, through names as a
//! screen reader has them, and the touches are counted.

use board::{
    Harbor, HarborKind, Hex, Island, Path, Rotation, Shape, Side, Spiral, Terrain, TokenRule,
    Turning, first_game, lay_spiral, shuffled_island,
};
use egui::Vec2;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use rand::SeedableRng;
use rand::rngs::StdRng;
use tempfile::TempDir;

use crate::tools::window::{LANDSCAPE, SIZES, Window};

/// The island tab of a new game, where the touches begin to count.
fn at_the_island_tab(size: Vec2) -> (Window, TempDir) {
    let (mut hand, folder) = Window::new_game(size);
    hand.tap("new-tab-island");
    hand.touches = 0;
    (hand, folder)
}

/// The editor, where nothing is laid yet.
fn entering(size: Vec2) -> (Window, TempDir) {
    let (mut hand, folder) = at_the_island_tab(size);
    hand.tap("new-island-by-hand");
    (hand, folder)
}

pub fn side_name(side: Side) -> &'static str {
    match side {
        Side::East => "right",
        Side::NorthEast => "upper right",
        Side::NorthWest => "upper left",
        Side::West => "left",
        Side::SouthWest => "lower left",
        Side::SouthEast => "lower right",
    }
}

impl Window {
    /// Touches the one spot whose name begins like this.
    fn spot(&mut self, start: &str) {
        let found = self.named(start);
        let [name] = found.as_slice() else { panic!("{start}: {found:?}") };
        let name = name.clone();
        self.touch(&name);
    }

    fn hex(&mut self, shape: Shape, hex: Hex) {
        self.spot(&format!("{}: ", place(shape, hex)));
    }

    fn coast(&mut self, shape: Shape, path: Path) {
        let hexes = shape.hexes();
        let land = path.hexes().into_iter().find(|hex| hexes.contains(hex)).expect("a coast");
        let side = Side::ALL.into_iter().find(|side| Path::of(land, *side) == path);
        let side = side_name(side.expect("one of six"));
        self.spot(&format!("{side} coast of {}: ", place(shape, land)));
    }

    fn harbor(&mut self, kind: HarborKind) {
        self.touch(&match kind {
            HarborKind::Any => "3:1".to_owned(),
            HarborKind::Of(resource) => format!("2:1 {}", resource.key()),
        });
    }

    /// Lays all terrain: what is scarce first, the last kind in one go.
    fn paint(&mut self, shape: Shape, island: &Island) {
        let order = [
            Terrain::Desert,
            Terrain::Hills,
            Terrain::Mountains,
            Terrain::Forest,
            Terrain::Pasture,
        ];
        for terrain in order {
            for tile in island.tiles().iter().filter(|tile| tile.terrain == terrain) {
                self.hex(shape, tile.at);
            }
        }
        self.touch("Fill the rest with fields");
    }

    /// Begins the game, and hands out its island and how it lies.
    fn begin(&mut self) -> (Island, Rotation) {
        self.touch("Start: Red places first");
        let game = self.game();
        (game.setup().island.clone(), game.board_rotation())
    }
}

/// Returns where a hex of a printed shape lies, in words.
fn place(shape: Shape, hex: Hex) -> String {
    let hexes = shape.hexes();
    let first = hexes.iter().map(|hex| hex.r).min().expect("hexes");
    let before = hexes.iter().filter(|other| other.r == hex.r && other.q < hex.q).count();
    format!("row {}, place {}", hex.r - first + 1, before + 1)
}

/// An island with shuffled hexes, its tokens in this spiral.
fn shuffled(shape: Shape, spiral: Spiral, seed: u64) -> Island {
    let mut rng = StdRng::seed_from_u64(seed);
    shuffled_island(shape, TokenRule::Spiral(spiral), &mut rng)
}

fn with_harbors(island: &Island, harbors: Vec<Harbor>) -> Island {
    Island::new(island.tiles().to_vec(), harbors).expect("the same hexes")
}

#[test]
fn a_whole_variable_island_in_a_turned_frame_takes_at_most_35_touches() {
    let shape = Shape::Standard;
    let mut most = 0;
    for (nth, corner) in (0_usize..).zip(shape.corners()) {
        let turning = if nth % 2 == 0 { Turning::CounterClockwise } else { Turning::Clockwise };
        let spiral = Spiral { corner, turning };
        let frame = shape.rotations()[nth];
        let harbors = shape.harbors_turned(frame).expect("a rotation of the shape");
        let wanted = with_harbors(&shuffled(shape, spiral, nth as u64), harbors);

        let (mut hand, _folder) = entering(LANDSCAPE);
        hand.paint(shape, &wanted);
        hand.tap("enter-next-numbers");
        if turning == Turning::Clockwise {
            hand.tap("new-clockwise");
        }
        hand.hex(shape, corner);
        hand.tap("enter-next-harbors");
        for _ in 0..nth {
            hand.tap("enter-frame-turn");
        }
        hand.tap("enter-done");
        let (island, lies) = hand.begin();
        assert_eq!(island, wanted);
        assert_eq!(lies, Rotation::NONE);
        most = most.max(hand.touches);
    }
    println!("a variable island in a turned frame: at most {most} touches");
    assert!(most <= 35, "{most}");
}

#[test]
fn a_whole_variable_island_with_three_other_harbors_takes_at_most_35_touches() {
    let shape = Shape::Standard;
    let spiral = Spiral { corner: Hex::new(2, -2), turning: Turning::Clockwise };
    let mut harbors = shape.harbors();
    let kinds: Vec<HarborKind> = [0, 4, 7].map(|nth: usize| harbors[nth].gives).to_vec();
    for (place, kind) in [4, 7, 0].into_iter().zip(kinds) {
        let place: usize = place;
        harbors[place].gives = kind;
    }
    let wanted = with_harbors(&shuffled(shape, spiral, 40), harbors.clone());

    let (mut hand, _folder) = entering(LANDSCAPE);
    hand.paint(shape, &wanted);
    hand.tap("enter-next-numbers");
    hand.hex(shape, spiral.corner);
    hand.walk("new-clockwise enter-next-harbors");
    for nth in [4, 7, 0] {
        let harbor: Harbor = harbors[nth];
        hand.coast(shape, harbor.path);
        hand.harbor(harbor.gives);
    }
    hand.tap("enter-done");
    assert_eq!(hand.begin(), (wanted, Rotation::NONE));
    println!("a variable island with three other harbors: {} touches", hand.touches);
    assert!(hand.touches <= 35, "{}", hand.touches);
}

#[test]
fn tokens_and_harbors_can_be_laid_one_by_one() {
    let shape = Shape::Standard;
    let mut rng = StdRng::seed_from_u64(9);
    let island = shuffled_island(shape, TokenRule::Random, &mut rng);
    let kinds: Vec<HarborKind> = island.harbors().iter().map(|harbor| harbor.gives).collect();
    let mut harbors = shape.harbors();
    for (harbor, gives) in harbors.iter_mut().zip(kinds) {
        harbor.gives = gives;
    }
    let wanted = with_harbors(&island, harbors.clone());

    let (mut hand, _folder) = entering(LANDSCAPE);
    hand.paint(shape, &wanted);
    hand.walk("enter-next-numbers enter-one-by-one");
    let before = hand.touches;
    let mut tiles: Vec<_> = wanted.tiles().iter().filter(|tile| tile.token.is_some()).collect();
    tiles.sort_by_key(|tile| tile.token);
    for tile in tiles {
        hand.hex(shape, tile.at);
    }
    assert_eq!(hand.touches - before, 18, "the next number comes to hand by itself");
    hand.tap("enter-next-harbors");
    // A whole frame is read off clockwise: one touch begins, nine follow.
    hand.coast(shape, harbors[0].path);
    for harbor in &harbors {
        hand.harbor(harbor.gives);
    }
    hand.tap("enter-done");
    assert_eq!(hand.begin(), (wanted, Rotation::NONE));
}

#[test]
fn an_island_of_30_hexes_lies_in_either_rotation_of_its_frame() {
    let shape = Shape::Large;
    let spiral = Spiral { corner: shape.corners()[3], turning: Turning::Clockwise };
    let harbors = shape.harbors_turned(Rotation::HALF).expect("half a turn");
    let wanted = with_harbors(&shuffled(shape, spiral, 2), harbors);
    let (mut hand, _folder) = entering(LANDSCAPE);
    hand.walk("enter-step-shape enter-shape-30 enter-next-terrain");
    hand.paint(shape, &wanted);
    hand.walk("enter-next-numbers new-clockwise");
    hand.hex(shape, spiral.corner);
    hand.walk("enter-next-harbors enter-frame-turn");
    assert!(hand.tells("enter-all-usual"));
    hand.tap("enter-done");
    assert_eq!(hand.begin().0, wanted);
}

#[test]
fn a_free_shape_with_a_water_hole_takes_a_spiral_from_its_coast() {
    let (mut hand, _folder) = entering(LANDSCAPE);
    hand.tap("enter-step-shape");
    hand.spot("row 3, place 3: ");
    hand.spot("sea, upper left of row 1, place 1");
    hand.tap("enter-step-terrain");
    let hexes: Vec<Hex> = Shape::Standard
        .hexes()
        .into_iter()
        .filter(|hex| *hex != Hex::new(0, 0))
        .chain([Hex::new(0, -3)])
        .collect();
    assert_eq!(hand.named("row ").len(), 19);
    for name in hand.named("row ") {
        let place = name.split(':').next().expect("a place").to_owned();
        if hand.says("Fill the rest with ") {
            break;
        }
        hand.spot(&format!("{place}: "));
    }
    hand.spot("Fill the rest with ");
    hand.tap("enter-next-numbers");
    // The new hex is a row of its own now.
    hand.spot("row 1, place 1: ");
    hand.walk("enter-next-harbors enter-done");
    let (island, _) = hand.begin();
    let at: Vec<Hex> = island.tiles().iter().map(|tile| tile.at).collect();
    let mut sorted = hexes;
    sorted.sort();
    assert_eq!(at, sorted);
    let mut tiles = island.tiles().to_vec();
    let stock = board::Stock::fitting(&at);
    let spiral = Spiral { corner: Hex::new(0, -3), turning: Turning::CounterClockwise };
    lay_spiral(&mut tiles, &stock.spiral_tokens(), spiral);
    assert_eq!(tiles, island.tiles());
    assert_eq!(island.harbors().len(), stock.harbor_total());
    assert!(island.tiles().iter().filter(|tile| tile.token.is_none()).count() == 1, "the desert");
}

#[test]
fn a_hex_can_be_painted_anew_taken_off_and_every_change_taken_back() {
    let shape = Shape::Standard;
    let (one, other) = (Hex::new(0, -2), Hex::new(1, -2));
    let (mut hand, _folder) = entering(LANDSCAPE);
    hand.tap("terrain-label-forest");
    hand.hex(shape, one);
    assert!(hand.says("row 1, place 1: forest"));
    hand.tap("terrain-label-pasture");
    hand.hex(shape, one);
    assert!(hand.says("row 1, place 1: pasture"));
    hand.hex(shape, one);
    assert!(hand.says("row 1, place 1: empty"));
    hand.hex(shape, other);
    hand.touch("Undo: pasture");
    assert!(hand.says("row 1, place 2: empty"));
    hand.touch("Undo: removed");
    hand.touch("Undo: pasture");
    assert!(hand.says("row 1, place 1: forest"));
    hand.tap("enter-clear-terrain");
    assert!(hand.says("row 1, place 1: empty"));
    hand.touch("Undo: cleared");
    assert!(hand.says("row 1, place 1: forest"));
    hand.touch("Undo: forest");
    assert!(hand.says("row 1, place 1: empty"));
    assert!(hand.says("Undo"), "nothing is left to take back");
}

#[test]
fn a_finger_drawn_over_hexes_paints_them_and_is_one_change() {
    let (mut hand, _folder) = entering(LANDSCAPE);
    hand.tap("terrain-label-forest");
    let at = |hand: &Window, place: u8| {
        hand.harness.get_by_label(&format!("row 2, place {place}: empty")).rect().center()
    };
    let way = [1, 2, 3, 4].map(|place| at(&hand, place));
    hand.harness.drag_at(way[0]);
    hand.harness.run();
    for pos in &way[1..3] {
        hand.harness.hover_at(*pos);
        hand.harness.run();
    }
    hand.harness.drop_at(way[2]);
    hand.harness.run();
    let row = ["1: forest", "2: forest", "3: forest", "4: empty"];
    assert_eq!(hand.named("row 2, "), row.map(|hex| format!("row 2, place {hex}")));
    hand.touch("Undo: forest");
    assert!(!hand.says(": forest"), "one finger's way is one change");
}

#[test]
fn empty_hexes_are_sea_and_only_an_island_without_any_hex_does_not_begin() {
    let shape = Shape::Standard;
    let (mut hand, _folder) = entering(LANDSCAPE);
    assert!(hand.says("19 hexes are still empty"));
    hand.tap("new-back");
    assert!(hand.says("There are no hexes yet"));
    let start = hand.harness.get_by_label("Start: Red places first");
    assert!(start.accesskit_node().is_disabled());
    hand.walk("new-island-enter terrain-label-forest");
    hand.hex(shape, Hex::new(0, 0));
    assert!(hand.says("18 hexes are still empty"));
    hand.tap("new-back");
    assert!(hand.says("18 hexes are still empty"));
    let (island, _) = hand.begin();
    let tiles: Vec<_> = island.tiles().iter().map(|tile| (tile.at, tile.terrain)).collect();
    assert_eq!(tiles, [(Hex::new(0, 0), Terrain::Forest)]);
    assert_eq!(island.harbors(), [], "they lay off hexes that are sea");
}

#[test]
fn what_is_unusual_is_said_while_it_is_so_and_the_game_begins_all_the_same() {
    let shape = Shape::Standard;
    let (mut hand, _folder) = at_the_island_tab(LANDSCAPE);
    hand.tap("new-island-enter");
    assert!(hand.tells("enter-all-usual"));
    // A second desert, one hex of fields too few.
    hand.tap("terrain-label-desert");
    hand.hex(shape, Hex::new(-2, 0));
    assert!(hand.says("1 too many"), "said where the pieces are counted");
    assert!(hand.says("Desert: 2 on this island") || hand.says("desert: 2 on this island"));
    hand.touch("Undo: desert");
    assert!(hand.tells("enter-all-usual"));
    // A red number beside another one.
    hand.tap("enter-next-numbers");
    hand.touch("Number 8");
    hand.hex(shape, Hex::new(-1, 0));
    assert!(hand.says("Red numbers side by side"));
    hand.tap("enter-clear-numbers");
    assert!(hand.tells("new-remark-no-tokens"));
    assert!(!hand.says("Red numbers side by side"));
    hand.touch("Undo: cleared");
    hand.walk("enter-next-harbors enter-clear-harbors");
    assert!(hand.tells("new-remark-no-harbors"));
    hand.tap("enter-done");
    assert!(hand.says("Red numbers side by side"));
    let (island, _) = hand.begin();
    assert_eq!(island.harbors(), []);
    assert_eq!(island.tile(Hex::new(-1, 0)).and_then(|tile| tile.token).map(u8::from), Some(8));
}

#[test]
fn another_island_is_changed_from_where_it_stands_and_that_can_be_taken_back() {
    let (mut hand, _folder) = at_the_island_tab(LANDSCAPE);
    hand.walk("new-island-enter enter-turn enter-turn new-back");
    assert_eq!(hand.begin(), (first_game(), Rotation::NONE.next().next()));

    let (mut hand, _folder) = entering(LANDSCAPE);
    hand.tap("terrain-label-forest");
    hand.hex(Shape::Standard, Hex::new(0, 0));
    hand.walk("new-back new-island-first new-island-enter");
    assert!(hand.says("row 1, place 1: mountains (10)"));
    hand.touch("Undo: other island");
    assert!(hand.says("row 1, place 1: empty") && hand.says("row 3, place 3: forest"));
}

#[test]
fn a_spiral_follows_when_the_desert_turns_out_to_lie_elsewhere() {
    let shape = Shape::Standard;
    let spiral = Spiral { corner: Hex::new(0, -2), turning: Turning::CounterClockwise };
    let wanted = shuffled(shape, spiral, 5);
    let desert = wanted.deserts().next().expect("a desert");
    let other =
        wanted.tiles().iter().find(|tile| tile.terrain == Terrain::Hills).expect("hills").at;
    let (mut hand, _folder) = entering(LANDSCAPE);
    // Desert and hills are mistaken for each other at first.
    hand.hex(shape, other);
    hand.hex(shape, desert);
    for terrain in [Terrain::Hills, Terrain::Mountains, Terrain::Forest, Terrain::Pasture] {
        for tile in wanted.tiles().iter().filter(|tile| tile.terrain == terrain) {
            if tile.at != other {
                hand.hex(shape, tile.at);
            }
        }
    }
    hand.touch("Fill the rest with fields");
    hand.tap("enter-step-numbers");
    hand.hex(shape, spiral.corner);
    hand.walk("enter-step-terrain terrain-label-desert");
    hand.hex(shape, desert);
    hand.tap("terrain-label-hills");
    hand.hex(shape, other);
    hand.tap("new-back");
    assert_eq!(hand.begin().0.tiles(), wanted.tiles());
}

#[test]
fn on_every_screen_61_hexes_can_be_entered() {
    for size in SIZES {
        let at = |step: &str| format!("{step} on {} x {}", size.x, size.y);
        let (mut hand, _folder) = entering(size);
        hand.tap("enter-step-shape");
        while let Some(sea) = hand.named("sea, ").first().cloned() {
            hand.touch(&sea);
        }
        let hexes = hand.named("row ");
        assert_eq!(hexes.len(), 61, "{}", at("shape"));
        hand.tap("enter-step-terrain");
        for hex in hexes.iter().take(8) {
            hand.touch(hex);
            let place = hex.split(": ").next().expect("a place");
            assert!(!hand.says(&format!("{place}: empty")), "{}: {place}", at("terrain"));
        }
        hand.walk("enter-step-numbers enter-one-by-one");
        hand.spot("row 1, place 1: ");
        hand.tap("enter-step-harbors");
        let coast = hand.named("").into_iter().find(|name| name.contains(" coast of row "));
        hand.touch(&coast.expect("a coast"));
        hand.walk("harbor-ore enter-done");
    }
}
