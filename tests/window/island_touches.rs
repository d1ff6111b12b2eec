//! Fingers on the island: what is done lay under the finger, or nothing is done.

use board::{Intersection, Path, Spot};
use cards::BuiltIn;
use egui::{Key, Pos2, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{
    Breach, Building, Condition, Correction, Deed, Edition, Following, Phase, Refusal, Rules,
    SeaBreach, SeaDeed, SeaRules, State, Task,
};
use kit::widgets::Geometry;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use stats::{random_act, random_setup};

use crate::tools::bot::Bot;
use crate::tools::played::Played;
use crate::tools::typist::is_free;
use crate::tools::window::LANDSCAPE;

/// What lies under a finger in a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Under {
    Piece,
    Corner,
    Path,
    /// The middle of a hex, where nothing can be built.
    Middle,
}

/// The games that are played on an island, all without a price, so that whatever the rules
/// allow is done at once.
fn games() -> [Rules; 4] {
    let free = |rules: Rules| Rules { following: Following::Off, target: 30, ..rules };
    let sea = |rules: Rules| Rules { sea: Some(SeaRules::default()), ..rules };
    let knights = || Rules::with_knights(Edition::Sixth);
    [Rules::default(), knights(), sea(Rules::default()), sea(knights())].map(free)
}

/// A game by these rules, played at random for so many acts, until somebody builds,
/// and `is_it`; none where that doesn't come.
fn position(
    rules: &Rules,
    acts: usize,
    is_it: fn(&State) -> bool,
    rng: &mut StdRng,
) -> Option<Played> {
    let decks = [BuiltIn::A.deck().expect("sound")];
    let players = rng.random_range(3..=6);
    let setup = random_setup(&decks, players, rules.clone(), rng).expect("a setup");
    let mut game = Played::of(setup.into());
    for nth in 0..acts + 200 {
        if nth >= acts && is_at_rest(&game.state) && is_it(&game.state) {
            return Some(game);
        }
        let act = random_act(&mut game.state.clone(), rng)?;
        game.did(&act);
    }
    None
}

/// The first such game of those that lots begin.
fn first(rules: &Rules, acts: usize, is_it: fn(&State) -> bool) -> Played {
    let mut drawn =
        (0..50).map(|seed| position(rules, acts, is_it, &mut StdRng::seed_from_u64(seed)));
    drawn.find_map(|game| game).expect("such a game")
}

fn is_at_rest(state: &State) -> bool {
    match state.phase() {
        Phase::Trading => state.open_tasks().iter().all(|task| {
            matches!(task, Task::MoveRobber { .. } | Task::FreeRoad { .. } | Task::MendRoad { .. })
        }),
        Phase::Founding { .. } => true,
        _ => false,
    }
}

struct Board {
    geometry: Geometry,
    rect: Rect,
    /// Buttons that lie over the island.
    covered: Vec<Rect>,
}

impl Board {
    fn of(bot: &Bot) -> Self {
        let harness = &bot.window.harness;
        let name = bot.window.text.get("island");
        let rect = harness.get_by_label(&name).rect();
        let turned = bot.game().board_rotation().sixths();
        let geometry = Geometry::fit(bot.state().island(), rect, turned);
        let over = ["table-turn-corner", "stage", "odd-chip"].map(|key| bot.window.text.get(key));
        let nodes = harness.root().children_recursive();
        let covered = nodes.filter(|node| {
            let label = node.accesskit_node().label().unwrap_or_default();
            over.contains(&label)
                || label.starts_with(&bot.window.start_of("bank-name", &[], "cards"))
        });
        Self { geometry, rect, covered: covered.map(|node| node.rect()).collect() }
    }

    fn is_open(&self, pos: Pos2) -> bool {
        self.rect.contains(pos) && !self.covered.iter().any(|rect| rect.expand(2.0).contains(pos))
    }
}

/// A place, and a point within what is drawn or marked there.
fn aim(bot: &Bot, board: &Board, under: Under, rng: &mut StdRng) -> Option<(Spot, Pos2)> {
    let (state, geometry) = (bot.state(), &board.geometry);
    let (pieces, island, side) = (state.pieces(), state.island(), geometry.side());
    let mut within = |share: f32| {
        let angle = rng.random_range(0.0..std::f32::consts::TAU);
        Vec2::angled(angle) * side * rng.random_range(0.0..share)
    };
    let by = match under {
        Under::Middle => within(0.3),
        Under::Corner => within(0.18),
        Under::Path => Vec2::ZERO,
        Under::Piece => within(0.07),
    };
    // A metropolis is higher than half a path is long.
    let is_high = |at: &Intersection| {
        let is_city = matches!(pieces.building(*at), Some((_, Building::City)));
        is_city && state.knights().is_some()
    };
    let free = |path: &Path| pieces.link(*path).is_none() && !path.ends().iter().any(is_high);
    let offset = |spot: Spot, by: Vec2| (spot, geometry.spot(spot) + by);
    // Half of all aim at what the rules allow, which is seldom met by chance.
    let is_allowed = rng.random_bool(0.5);
    match under {
        Under::Middle => {
            let tiles = island.tiles();
            Some(offset(Spot::Hex(tiles.choose(rng)?.at), by))
        }
        Under::Corner => {
            let all: Vec<_> = match state.phase() {
                Phase::Founding { .. } if is_allowed => state.founding_spots(),
                _ if is_allowed => state.settlement_spots(),
                _ => island.intersections().into_iter().filter(|at| pieces.is_free(*at)).collect(),
            };
            Some(offset(Spot::Intersection(*all.choose(rng)?), by))
        }
        Under::Path => {
            let all: Vec<Path> = if is_allowed {
                state.road_spots().into_iter().chain(state.ship_spots()).filter(free).collect()
            } else {
                island.links().into_iter().filter(free).collect()
            };
            let path = *all.choose(rng)?;
            let [one, other] = geometry.path(path);
            // Beside a piece, which may cover part of the path, only its middle is certain.
            let is_bare = path.ends().iter().all(|end| pieces.is_free(*end));
            let share = if is_bare { 0.32..0.68 } else { 0.46..0.54 };
            let along = one.lerp(other, rng.random_range(share));
            let across = (other - one).rot90() * rng.random_range(-0.07..0.07);
            Some((Spot::Path(path), along + across))
        }
        Under::Piece => {
            let standing = pieces.buildings().map(|(at, ..)| at);
            let standing = standing.chain(pieces.knights().map(|(at, ..)| at));
            let standing = standing.map(Spot::Intersection);
            let ships = pieces.ships().map(|(at, ..)| at);
            let sound = pieces.roads().filter(|(.., condition)| *condition == Condition::Intact);
            let lying = ships.chain(sound.map(|(at, ..)| at)).map(Spot::Path);
            let all: Vec<Spot> = standing.chain(lying).collect();
            Some(offset(*all.choose(rng)?, by))
        }
    }
}

/// The game once a finger has touched the middle of a place: nothing has changed.
#[track_caller]
fn touched_for_nothing(game: &Played, spot: Spot) -> Bot {
    let mut bot = game.shown_at(LANDSCAPE);
    let before = bot.state().clone();
    let at = Board::of(&bot).geometry.spot(spot);
    bot.window.touch_at(at);
    assert_eq!(bot.state(), &before);
    bot
}

/// Touches the island so many times in a game by `rules`; says at how many places something was
/// done.
fn touches(rules: &Rules, (seed, acts, taps): (u64, usize, usize)) -> usize {
    let mut rng = StdRng::seed_from_u64(seed);
    let Some(game) = position(rules, acts, |_| true, &mut rng) else { return 0 };
    let mut bot = game.shown_at(LANDSCAPE);
    let mut done = 0;
    for nth in 0..taps {
        let under = [Under::Piece, Under::Path, Under::Corner, Under::Middle][nth % 4];
        let board = Board::of(&bot);
        let Some((spot, at)) = aim(&bot, &board, under, &mut rng) else { continue };
        if !board.is_open(at) {
            continue;
        }
        let hexes = bot.state().island().tiles().iter().map(|tile| tile.at);
        let hex = hexes.into_iter().find(|hex| board.geometry.is_inside(*hex, at));
        let (before, names) = (bot.count(), bot.window.names());
        bot.window.touch_at(at);
        if under != Under::Middle {
            let what = format!("seed {seed}, {under:?} {spot:?} at {at}");
            assert_ne!(bot.window.names(), names, "{what}: what is against it is said");
        }
        let acts = bot.game().acts_from(before).map(|(_, _, act)| act.clone());
        for act in acts.collect::<Vec<_>>() {
            done += 1;
            let lay = [Some(spot), hex.map(Spot::Hex)];
            let is_it = |place: &Spot| match place {
                Spot::Hex(_) => lay.contains(&Some(*place)),
                Spot::Intersection(_) | Spot::Path(_) => *place == spot,
            };
            assert!(
                act.deed.named().place.as_ref().is_some_and(is_it),
                "seed {seed}, {under:?} {spot:?} touched at {at}: {:?}",
                act.deed
            );
        }
        for _ in 0..4 {
            bot.window.press(Key::Escape);
        }
        while bot.count() > before {
            bot.choose_before("undo-what", &[], "what");
        }
    }
    done
}

#[test]
fn four_hundred_touches_of_random_positions_do_what_lay_under_the_finger_or_nothing() {
    let mut done = 0;
    for (nth, rules) in games().iter().enumerate() {
        let seed = u64::try_from(nth).expect("small") * 10;
        for (more, acts) in [(0, 5), (1, 30), (2, 80), (3, 160), (4, 260)] {
            done += touches(rules, (seed + more, acts, 24));
        }
    }
    assert!(done > 40, "only {done} touches did anything");
}

/// A game in which whoever is on turn could build a road.
fn trading(rules: &Rules) -> Played {
    first(rules, 20, |state| is_free(state) && !state.road_spots().is_empty())
}

#[test]
fn a_touch_of_a_corner_that_the_distance_rule_bars_says_so_and_builds_nothing() {
    let [rules, ..] = games();
    let game = trading(&rules);
    let seat = game.state.builder();
    let own = game.state.pieces().buildings_of(seat).map(|(at, _)| at).next().expect("built");
    let barred = own.paths().into_iter().flat_map(Path::ends).find(|end| *end != own);
    let bot = touched_for_nothing(&game, Spot::Intersection(barred.expect("a neighbor")));
    assert!(bot.window.tells("breach-distance-rule"), "{:?}", bot.window.names());
}

/// A free corner where whoever is on turn may build, and an own road that ends there.
fn corner_at_road(state: &State) -> Option<(Intersection, Path)> {
    let spots = state.settlement_spots();
    let mut own = state.pieces().roads_of(state.builder()).map(|(path, _)| path);
    own.find_map(|road| {
        let end = road.ends().into_iter().find(|end| spots.contains(end))?;
        Some((end, road))
    })
}

/// A turn in which a settlement may be built at the end of a road, and both places.
fn free_corner_at_a_road() -> (Played, [Spot; 2]) {
    let [rules, ..] = games();
    let mut game = trading(&rules);
    while corner_at_road(&game.state).is_none() {
        let at = *game.state.road_spots().last().expect("a free path");
        game.does(Deed::BuildRoad { at });
    }
    let (corner, road) = corner_at_road(&game.state).expect("a corner");
    (game, [Spot::Intersection(corner), Spot::Path(road)])
}

#[test]
fn between_a_piece_and_a_place_that_lies_hardly_farther_the_app_asks_and_names_both() {
    let (game, [corner, road]) = free_corner_at_a_road();
    // So large that places aren't too close for fingers, and so small that both are meant.
    let sizes = (0..12_u8).map(|step| vec2(1280.0, 800.0) * (1.0 - 0.03 * f32::from(step)));
    let mut shown = sizes.map(|size| game.shown_at(size));
    let is_fitting = |bot: &Bot| (40.0..48.0).contains(&Board::of(bot).geometry.side());
    let mut bot = shown.find(is_fitting).expect("such a size");
    let before = bot.count();
    let geometry = Board::of(&bot).geometry;
    let at = geometry.spot(corner).lerp(geometry.spot(road), 0.5);
    assert!(at.distance(geometry.spot(corner)) < 12.0);
    bot.window.touch_at(at);
    assert_eq!(bot.count(), before, "nothing is built before it is clear which is meant");
    let [free, taken] = [corner, road].map(|spot| {
        let place = bot.said(|words| words.place_with_piece(spot));
        bot.window.text.with("ask-this", &[("place", place.into())])
    });
    assert!(bot.window.has(&taken) && bot.window.has(&free), "{:?}", bot.window.names());
    bot.touch(&taken);
    let there = bot.window.text.with("impossible-path-taken", &[("piece", "road".into())]);
    assert!(bot.window.says(&there), "{:?}", bot.window.names());
    assert_eq!(bot.count(), before);
}

#[test]
fn where_places_lie_too_close_for_fingers_an_unclear_touch_brings_them_closer_and_the_next_counts()
{
    let (game, [corner, road]) = free_corner_at_a_road();
    let mut bot = game.shown_at(vec2(480.0, 800.0));
    let before = bot.count();
    let geometry = Board::of(&bot).geometry;
    assert!(geometry.side() < 40.0);
    bot.window.touch_at(geometry.spot(corner).lerp(geometry.spot(road), 0.5));
    assert_eq!(bot.count(), before);
    assert!(!bot.window.tells("ask-title") && bot.window.shows("island-whole"));
    let name = bot.said(|words| words.place(corner));
    let at = bot.window.harness.get_by_label(&name).rect().center();
    bot.window.touch_at(at);
    assert_eq!(bot.count(), before + 1, "{:?}", bot.window.names());
    assert!(!bot.window.shows("island-whole"), "the whole island is there again");
}

#[test]
fn a_touch_of_an_own_knight_opens_its_page_however_near_a_free_path_begins() {
    let [_, rules, ..] = games();
    let game = first(&rules, 100, |state| {
        is_free(state) && state.pieces().knights_of(state.builder()).next().is_some()
    });
    let seat = game.state.builder();
    let (knight, _) = game.state.pieces().knights_of(seat).next().expect("a knight");
    let mut bot = game.shown_at(vec2(800.0, 480.0));
    let before = bot.count();
    let geometry = Board::of(&bot).geometry;
    let at = geometry.spot(Spot::Intersection(knight));
    let path = knight.paths()[0];
    bot.window.touch_at(at.lerp(geometry.spot(Spot::Path(path)), 0.3));
    assert_eq!(bot.count(), before);
    let (_, knight) = bot.state().pieces().knight(knight).expect("a knight");
    let title = bot.said(|words| words.knight_title(knight));
    assert!(bot.window.has(&title), "{:?}", bot.window.names());
}

#[test]
fn a_touch_of_a_closed_ship_says_that_it_is_closed_and_lays_nothing_beside_it() {
    let [_, _, rules, _] = games();
    let mut game = first(&rules, 30, |state| {
        is_free(state) && state.pieces().ships_of(state.builder()).next().is_some()
    });
    let builder = game.state.builder();
    let (ship, _) = game.state.pieces().ships_of(builder).next().expect("a ship");
    // With a settlement of its owner's at either end its route is closed.
    for at in ship.ends() {
        if !game.state.pieces().is_free(at) {
            continue;
        }
        let is = Some((builder, Building::Settlement));
        game.corrects(Correction::Building { at, is });
    }
    assert_eq!(game.state.pieces().closed_ships(), [ship]);
    assert!(!game.state.ship_spots().is_empty(), "another could be built");
    let bot = touched_for_nothing(&game, Spot::Path(ship));
    assert!(bot.window.tells("sail-title"), "{:?}", bot.window.names());
}

#[test]
fn a_touch_of_a_coast_with_the_pirate_says_that_it_is_there() {
    let [_, _, rules, _] = games();
    let game = first(&rules, 30, |state| is_free(state) && barred_by_pirate(state).is_some());
    let path = barred_by_pirate(&game.state).expect("a coast");
    let bot = touched_for_nothing(&game, Spot::Path(path));
    assert!(bot.window.tells("breach-sea-beside-pirate"), "{:?}", bot.window.names());
}

/// A path at sea where whoever is on turn could lay a ship but for the pirate.
fn barred_by_pirate(state: &State) -> Option<Path> {
    let against = |at: &Path| state.against(Deed::Sea(SeaDeed::BuildShip { at: *at }));
    let is_barred = |at: &Path| {
        against(at) == Some(Refusal::Forbidden(Breach::Sea(SeaBreach::BesidePirate(*at))))
    };
    let sea = |at: &Path| !state.island().has_path(*at);
    state.island().links().into_iter().filter(sea).find(is_barred)
}
