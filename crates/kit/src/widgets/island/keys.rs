//! The island by keyboard: arrow keys go from choice to choice.
//!
//! egui's own arrow keys move the focus among all widgets of the window, and
//! arbitrarily between equally near ones. Here, a key always does the same
//! thing.

use egui::{FocusDirection, Key, Modifiers, Pos2, Ui, Vec2};

/// The keys and where they lead.
const KEYS: [(Key, Vec2); 4] = [
    (Key::ArrowLeft, Vec2::LEFT),
    (Key::ArrowRight, Vec2::RIGHT),
    (Key::ArrowUp, Vec2::UP),
    (Key::ArrowDown, Vec2::DOWN),
];

/// How much a sideways distance counts compared with one straight ahead.
const ASIDE: f32 = 1.2;

/// Places no further ahead than this, in points, are to the side.
const ALONG: f32 = 0.5;

/// The arrow keys pressed in this frame, consumed so that egui doesn't see
/// them.
pub(super) fn arrows(ui: &Ui) -> Vec<Vec2> {
    let pressed: Vec<Vec2> = ui.input_mut(|input| {
        let times = |key| input.count_and_consume_key(Modifiers::NONE, key);
        let keys = KEYS.map(|(key, _)| key).map(times);
        KEYS.iter().zip(keys).flat_map(|((_, way), count)| vec![*way; count]).collect()
    });
    if !pressed.is_empty() {
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    pressed
}

/// Which of `places` comes next from the one at index `from` in the direction
/// `way`.
pub(super) fn next(places: &[Pos2], from: usize, way: Vec2) -> Option<usize> {
    let start = *places.get(from)?;
    let others = places.iter().enumerate().filter(|(nth, _)| *nth != from);
    let ways: Vec<(usize, f32, f32)> = others
        .map(|(nth, place)| {
            let to = *place - start;
            (nth, to.dot(way), to.dot(way.rot90()).abs())
        })
        .filter(|(_, along, _)| *along > ALONG)
        .collect();
    let nearest = |ahead: &dyn Fn(&(usize, f32, f32)) -> bool| {
        let far = |(_, along, aside): &(usize, f32, f32)| along + ASIDE * aside;
        let ahead = ways.iter().filter(|way| ahead(way));
        ahead.min_by(|one, other| far(one).total_cmp(&far(other))).map(|(nth, ..)| *nth)
    };
    // Places far to the side count only if nothing is ahead, so that every
    // choice can be reached.
    nearest(&|(_, along, aside)| *along >= 0.5 * aside).or_else(|| nearest(&|_| true))
}

/// Which of `places` is nearest to `middle`.
pub(super) fn nearest(places: &[Pos2], middle: Pos2) -> Option<usize> {
    let far = |place: &Pos2| place.distance_sq(middle);
    let all = places.iter().enumerate();
    all.min_by(|(_, one), (_, other)| far(one).total_cmp(&far(other))).map(|(nth, _)| nth)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use egui::{Rect, pos2, vec2};

    use super::super::Geometry;
    use super::*;
    use board::{Path, Side, Spot, first_game};

    /// How many places the arrow keys reach from the one nearest to the middle.
    fn reached(places: &[Pos2], middle: Pos2) -> usize {
        let mut known = BTreeSet::new();
        let mut open: Vec<usize> = nearest(places, middle).into_iter().collect();
        while let Some(nth) = open.pop() {
            if known.insert(nth) {
                open.extend(KEYS.iter().filter_map(|(_, way)| next(places, nth, *way)));
            }
        }
        known.len()
    }

    #[test]
    fn arrows_lead_to_every_place_of_the_island() {
        let island = first_game();
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(640.0, 590.0));
        let hexes: Vec<Spot> = island.tiles().iter().map(|tile| Spot::Hex(tile.at)).collect();
        let corners: Vec<Spot> =
            island.intersections().into_iter().map(Spot::Intersection).collect();
        let paths: Vec<Spot> = island.paths().into_iter().map(Spot::Path).collect();
        let few: Vec<Spot> = corners.iter().chain(&paths).copied().step_by(7).collect();
        for turned in 0..2 {
            let geometry = Geometry::fit(&island, rect, turned);
            for spots in [&hexes, &corners, &paths, &few] {
                let places: Vec<Pos2> = spots.iter().map(|spot| geometry.spot(*spot)).collect();
                assert_eq!(reached(&places, rect.center()), places.len());
            }
        }
    }

    #[test]
    fn arrows_lead_to_every_path_and_hex_at_sea() {
        let island = super::super::a_sea();
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(310.0, 290.0));
        let cells = super::super::geometry::cells(&island);
        let sides = |hex| Side::ALL.map(|side| Path::of(hex, side));
        let paths: BTreeSet<Path> =
            cells.flat_map(sides).filter(|path| island.has_ship_path(*path)).collect();
        let paths: Vec<Spot> = paths.into_iter().map(Spot::Path).collect();
        let hexes: Vec<Spot> = island.sea().iter().copied().map(Spot::Hex).collect();
        for turned in 0..2 {
            let geometry = Geometry::fit(&island, rect, turned);
            for spots in [&paths, &hexes] {
                let places: Vec<Pos2> = spots.iter().map(|spot| geometry.spot(*spot)).collect();
                assert_eq!(reached(&places, rect.center()), places.len());
            }
        }
    }

    #[test]
    fn an_arrow_prefers_what_lies_straight_ahead_and_ends_at_the_edge() {
        let places = [pos2(0.0, 0.0), pos2(100.0, 0.0), pos2(60.0, 70.0), pos2(-10.0, 300.0)];
        assert_eq!(next(&places, 0, Vec2::RIGHT), Some(1));
        assert_eq!(next(&places, 0, Vec2::DOWN), Some(2));
        assert_eq!(next(&places, 1, Vec2::RIGHT), None);
        assert_eq!(next(&places, 0, Vec2::LEFT), Some(3), "far aside is better than nothing");
        assert_eq!(nearest(&places, pos2(55.0, 55.0)), Some(2));
    }
}
