//! A map of Seafarers is entered by touch, and the touches are counted.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use board::{
    Harbor, HarborKind, Hex, Island, Path, SeaFrame, Side, Surroundings, Terrain, Tile, Token,
    first_game, ring_around,
};
use egui::{Pos2, Vec2};
use game::{Deserts, Home, SetBoard};
use tableside::app::screens::{AreasDraft, IslandEditor};

use crate::enter_island::side_name;
use crate::tools::island_editor::{HARBORS, Hand, at, new_shores, place};
use crate::tools::window::{LANDSCAPE, PORTRAIT};

const FRAME: SeaFrame = SeaFrame::Four;

fn hand() -> Hand {
    Hand::at(IslandEditor::at_sea(FRAME), LANDSCAPE)
}

/// The middles of all places of the picture.
fn middles(hand: &Hand) -> BTreeMap<Hex, Pos2> {
    let middle = |hex: &Hex| (*hex, hand.place(&format!("{}: ", place(FRAME, *hex))));
    FRAME.hexes().iter().map(middle).collect()
}

/// From `from` to the nearest of `wanted` over hexes that `may` be crossed.
fn way(from: Hex, wanted: &BTreeSet<Hex>, may: &dyn Fn(Hex) -> bool) -> Option<Vec<Hex>> {
    let mut seen = BTreeSet::from([from]);
    let mut open = VecDeque::from([vec![from]]);
    while let Some(way) = open.pop_front() {
        let last = *way.last().expect("it begins somewhere");
        for next in last.neighbors().filter(|next| FRAME.hexes().contains(next)) {
            let whole: Vec<Hex> = way.iter().copied().chain([next]).collect();
            if wanted.contains(&next) {
                return Some(whole);
            }
            if may(next) && seen.insert(next) {
                open.push_back(whole);
            }
        }
    }
    None
}

/// Lays what is wanted: hexes that are at most `reach` steps apart in one finger's way.
fn lay(
    hand: &mut Hand,
    middles: &BTreeMap<Hex, Pos2>,
    wanted: &[Hex],
    (may, reach): (&dyn Fn(Hex) -> bool, usize),
) {
    let mut left: BTreeSet<Hex> = wanted.iter().copied().collect();
    while let Some(first) = left.pop_first() {
        let mut stroke = vec![first];
        let own = |hex: Hex| may(hex) || wanted.contains(&hex);
        while let Some(on) = way(*stroke.last().expect("a hex"), &left, &own) {
            if on.len() > reach + 1 {
                break;
            }
            left.remove(on.last().expect("a hex"));
            stroke.extend(on.into_iter().skip(1));
        }
        if stroke.len() == 1 {
            // Names change with what lies there, places don't.
            hand.spot(&format!("{}: ", place(FRAME, first)));
        } else {
            let points: Vec<Pos2> = stroke.iter().map(|hex| middles[hex]).collect();
            hand.draw(&points);
        }
    }
}

fn coast(frame: SeaFrame, row: i8, column: i8, side: Side) -> String {
    format!("{} coast of {}: ", side_name(side), place(frame, at(row, column)))
}

/// Enters all of New Shores, with strokes that cross at most `reach` hexes.
fn enter_new_shores(hand: &mut Hand, reach: usize) {
    let wanted = new_shores();
    let middles = middles(hand);
    for isle in wanted.islands() {
        lay(hand, &middles, &isle.hexes, (&|_| false, 30));
    }
    hand.tap("enter-next-terrain");
    let order = [
        Terrain::Forest,
        Terrain::Pasture,
        Terrain::Fields,
        Terrain::Hills,
        Terrain::Mountains,
        Terrain::Gold,
        Terrain::Desert,
    ];
    let mut laid: BTreeSet<Hex> = wanted.sea().iter().copied().collect();
    for terrain in order {
        let of_kind = |tile: &&Tile| tile.terrain == terrain;
        let hexes: Vec<Hex> = wanted.tiles().iter().filter(of_kind).map(|tile| tile.at).collect();
        lay(hand, &middles, &hexes, (&|hex| laid.contains(&hex), reach));
        laid.extend(hexes);
    }
    hand.tap("enter-next-numbers");
    let mut laid: BTreeSet<Hex> = wanted.sea().iter().copied().chain(wanted.deserts()).collect();
    for token in Token::ALL {
        let has = |tile: &&Tile| tile.token == Some(token);
        let hexes: Vec<Hex> = wanted.tiles().iter().filter(has).map(|tile| tile.at).collect();
        lay(hand, &middles, &hexes, (&|hex| laid.contains(&hex), reach));
        laid.extend(hexes);
    }
    hand.tap("enter-next-harbors");
    let (any, special): (Vec<_>, Vec<_>) =
        HARBORS.into_iter().partition(|(_, _, _, gives)| gives.is_none());
    let mut special = special;
    special.sort_by_key(|(_, _, _, gives)| *gives);
    for (row, column, side, _) in special.into_iter().chain(any) {
        hand.spot(&coast(FRAME, row, column, side));
    }
    hand.walk("enter-next-areas enter-done");
}

#[test]
fn new_shores_for_four_takes_at_most_60_touches_and_comes_out_as_the_rules_draw_it() {
    let small = [Vec2::new(480.0, 800.0), Vec2::new(800.0, 480.0)];
    for size in [LANDSCAPE, PORTRAIT].into_iter().chain(small) {
        let mut hand = Hand::at(IslandEditor::at_sea(FRAME), size);
        enter_new_shores(&mut hand, 3);
        println!("New Shores for four on {} x {}: {} touches", size.x, size.y, hand.touches);
        assert!(hand.touches <= 60, "{}", hand.touches);
        assert!(!hand.harness.state().is_entering);
        assert_eq!(hand.editor().island(), &new_shores(), "{size}");
    }
}

#[test]
fn land_brings_the_sea_around_it_and_one_stroke_is_one_change() {
    let mut hand = hand();
    assert!(hand.tells("enter-no-land"));
    let middles = middles(&hand);
    let row: Vec<Pos2> = (2..7).map(|column| middles[&at(0, column)]).collect();
    hand.draw(&row);
    let rows = hand.named("row ");
    assert_eq!(rows.iter().filter(|name| name.ends_with(": empty")).count(), 5);
    assert_eq!(hand.named("row 1, ").len(), 6, "a row more than the frame has");
    assert!(!hand.tells("enter-no-land") && hand.says("5 hexes are still empty"));
    let sea = hand.editor().island().sea().len();
    assert_eq!(sea, 68 + 6 + 1, "bare land is sea so far");
    hand.touch("Undo: Land");
    assert!(hand.tells("enter-no-land"));
    assert_eq!(hand.editor().island().sea().len(), 68);
    // A touch of land with the same brush is sea again.
    hand.spot("row 5, place 4: sea");
    hand.spot("row 5, place 4: empty");
    assert!(hand.the_one("row 5, place 4: ").ends_with("sea"));
}

#[test]
fn a_stroke_from_an_empty_hex_fills_empty_ones_and_one_from_a_full_hex_paints_over() {
    let mut hand = hand();
    let middles = middles(&hand);
    let way: Vec<Pos2> = (3..7).map(|column| middles[&at(4, column)]).collect();
    hand.draw(&way);
    hand.tap("enter-next-terrain");
    hand.spot("row 5, place 4: empty");
    hand.tap("terrain-label-gold");
    hand.draw(&way);
    let names = |hand: &Hand| -> Vec<String> {
        let found = (3..7).map(|nth| hand.the_one(&format!("row 5, place {nth}: ")));
        found.map(|name| name.rsplit(": ").next().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(names(&hand), ["gold field", "forest", "gold field", "empty"], "two are all");
    hand.touch("Undo: gold field");
    assert_eq!(names(&hand), ["empty", "forest", "empty", "empty"]);
    hand.tap("terrain-label-mountains");
    let back: Vec<Pos2> = [way[1], way[2], way[3]].to_vec();
    hand.draw(&back);
    assert_eq!(names(&hand), ["empty", "mountains", "mountains", "mountains"]);
}

#[test]
fn sea_comes_off_the_map_where_no_land_is_near() {
    let mut hand = on_small();
    hand.walk("enter-step-ground enter-ground-sea");
    hand.spot("row 1, place 6: sea");
    assert_eq!(hand.editor().island().sea().len(), small().sea().len() - 1);
    hand.spot("row 6, place 7: sea");
    assert_eq!(hand.editor().island().sea().len(), small().sea().len() - 1, "it is a coast's");
    hand.touch("Undo: removed");
    assert_eq!(hand.editor().island(), &small());
}

/// A small map: an island of three hexes, an islet of one, and a hidden hex.
fn small() -> Island {
    let token = |number| Token::try_from(number).ok();
    let tiles = [
        (at(3, 3), Terrain::Hills, 5),
        (at(3, 4), Terrain::Forest, 9),
        (at(4, 4), Terrain::Pasture, 10),
        (at(5, 7), Terrain::Gold, 4),
    ];
    let tiles = tiles.map(|(at, terrain, number)| Tile { at, terrain, token: token(number) });
    let hidden = vec![at(1, 3)];
    let land: Vec<Hex> = tiles.iter().map(|tile| tile.at).collect();
    let mut sea = ring_around(land.iter().chain(&hidden).copied());
    sea.extend(FRAME.hexes().into_iter().filter(|hex| !land.contains(hex) && *hex != hidden[0]));
    let harbor = Harbor { path: Path::of(at(3, 3), Side::West), gives: HarborKind::Any };
    let surroundings = Surroundings { sea: sea.into_iter().collect(), hidden };
    Island::with_sea(tiles.to_vec(), vec![harbor], surroundings).expect("a map")
}

fn on_small() -> Hand {
    let mut editor = IslandEditor::at_sea(FRAME);
    editor.copy(&SetBoard::of(small()), AreasDraft::default(), None);
    Hand::at(editor, LANDSCAPE)
}

#[test]
fn a_hidden_hex_takes_no_number_and_says_so() {
    let mut hand = on_small();
    hand.tap("enter-step-numbers");
    hand.spot("row 2, place 3: hidden");
    assert!(hand.tells("enter-hidden-number"));
    assert_eq!(hand.editor().island(), &small());
    // Land that is hidden keeps its number until it is land again.
    hand.tap("enter-step-ground");
    assert!(!hand.tells("enter-hidden-number"));
    hand.tap("enter-ground-hidden");
    hand.spot("row 6, place 8: gold field (4)");
    assert!(hand.says("1 hidden hex has a number"));
    assert_eq!(hand.editor().island().hidden().len(), 2);
    hand.tap("enter-ground-land");
    hand.spot("row 6, place 8: hidden");
    assert_eq!(hand.editor().island(), &small());
}

#[test]
fn a_harbor_whose_coast_is_gone_waits_for_it_and_says_so() {
    let mut hand = on_small();
    hand.walk("enter-step-ground enter-ground-sea");
    hand.spot("row 4, place 4: hills (5)");
    assert!(hand.says("1 harbor lies on no coast"));
    assert_eq!(hand.editor().island().harbors(), []);
    hand.tap("enter-step-harbors");
    assert_eq!(hand.named("").iter().filter(|name| name.ends_with(": 3:1")).count(), 1);
    hand.touch("Undo: Sea");
    assert_eq!(hand.editor().island(), &small());
    assert!(!hand.says("lies on no coast"));
}

#[test]
fn a_map_takes_127_hexes_with_its_sea_and_says_when_it_is_full() {
    let mut hand = hand();
    hand.touch("Frame for 5 and 6 players");
    assert!(hand.says("95 hexes, sea included"));
    // The rim moves outward wherever land is drawn on it.
    for _ in 0..40 {
        hand.spot("row 1, place 1: sea");
        if hand.says("A map has at most 127 hexes") {
            break;
        }
    }
    assert!(hand.says("A map has at most 127 hexes"));
    let island = hand.editor().island();
    let cells = island.sea().len() + island.tiles().len();
    assert!((120..=127).contains(&cells), "{cells}");
    hand.tap("enter-clear-shape");
    assert!(hand.says("95 hexes, sea included") && !hand.says("A map has at most 127"));
}

#[test]
fn islands_are_named_and_home_points_and_deserts_are_the_tables_to_say() {
    let mut hand = on_small();
    hand.tap("enter-step-areas");
    // Three of four hexes: a main island.
    assert!(hand.says("A: home, 3 hexes") && hand.says("B: foreign, 1 hex"));
    hand.spot("island B, ");
    assert!(hand.says("B: home, 1 hex"));
    hand.touch("Undo: islands");
    hand.touch("A: home, 3 hexes");
    assert!(hand.says("A: foreign, 3 hexes"));
    hand.tap("enter-home-begins");
    assert!(hand.says("Island A, 3 hexes") && hand.says("Island B, 1 hex"));
    assert_eq!(hand.editor().areas().home, Some(Home::WhereFounded));
    hand.touch("+1 for the first settlement abroad");
    assert_eq!(hand.editor().areas().points, 1);
    assert!(!hand.tells("enter-deserts-part"), "there is none");
    hand.walk("enter-step-terrain terrain-label-desert");
    hand.spot("row 4, place 5: ");
    hand.walk("enter-step-areas enter-deserts-part");
    assert_eq!(hand.editor().areas().deserts, Deserts::Part);
    hand.tap("enter-clear-areas");
    assert_eq!(hand.editor().areas().points, 2);
}

#[test]
fn an_island_of_the_base_game_lies_in_the_frame_as_its_main_island() {
    let mut editor = IslandEditor::at_sea(FRAME);
    editor.copy(&SetBoard::of(first_game()), AreasDraft::default(), None);
    let island = editor.island();
    assert_eq!(island.tile(at(3, 2)).map(|tile| tile.terrain), Some(Terrain::Mountains));
    let main: BTreeSet<Hex> = new_shores()
        .islands()
        .into_iter()
        .find(|isle| isle.hexes.len() == 19)
        .expect("the main island")
        .hexes
        .into_iter()
        .collect();
    assert_eq!(island.tiles().iter().map(|tile| tile.at).collect::<BTreeSet<_>>(), main);
    assert_eq!((island.harbors().len(), island.sea().len()), (9, 49));
}
