//! Rivers that flow from hex to hex to the sea, the sites where bridges may stand, and bridges
//! (TRADERS 2).

use egui::{Color32, Painter, Pos2, Shape, Stroke};

use super::geometry::Geometry;
use super::parts::IslandPart;
use super::pieces::broken;
use super::tiles::Canvas;
use crate::theme::{Palette, mixed};
use crate::widgets::draw::{disc, distance_to_line};
use crate::widgets::paint_mark_shape;
use board::{Hex, Path};
use game::{Color, Condition, Pieces, RiverMap};

/// A river's width, in sides of a hex.
const WIDE: f32 = 0.28;

/// Half the length of a bridge along its path, in sides of a hex.
const HALF: f32 = 0.33;

/// Half a bridge's width at its ends and in its middle, in sides of a hex.
const FLARED: f32 = 0.16;

const NARROW: f32 = 0.105;

/// Number of steps in which a bend is drawn.
const STEPS: u8 = 8;

/// The points of a bend from `from` to `to` around `by`, but for the first.
fn bend(from: Pos2, by: Pos2, to: Pos2) -> impl Iterator<Item = Pos2> {
    (1..=STEPS).map(move |step| {
        let share = f32::from(step) / f32::from(STEPS);
        from.lerp(by, share).lerp(by.lerp(to, share), share)
    })
}

/// The middle line of a river, from its source to a little out at sea.
pub(super) fn course(geometry: &Geometry, river: &[Hex]) -> Vec<Pos2> {
    let places: Vec<Pos2> = river.iter().map(|hex| geometry.hex(*hex)).collect();
    let mut course = Vec::new();
    let mut came_from = None;
    for pair in places.windows(2) {
        let [here, next] = pair else { continue };
        let out = here.lerp(*next, 0.5);
        let from = came_from.unwrap_or_else(|| {
            // The source, across the hex from where the river leaves it.
            let source = *here - (out - *here) * 0.74;
            course.push(source);
            source
        });
        course.extend(bend(from, *here, out));
        came_from = Some(out);
    }
    if let (Some(shore), Some(mouth)) = (came_from, places.last()) {
        course.push(shore.lerp(*mouth, 0.34));
    }
    course
}

impl Canvas<'_> {
    /// The ribbons of all rivers, below tokens and pieces.
    pub(super) fn rivers(&self, map: &RiverMap) {
        for river in &map.rivers {
            self.begin(IslandPart::River);
            self.river(river);
        }
    }

    fn river(&self, river: &[Hex]) {
        let (palette, side) = (self.palette, self.geometry.side());
        let course = course(self.geometry, river);
        let bank = mixed(palette.deep_sea, palette.edge, 0.75);
        let water = mixed(palette.shallows, Color32::WHITE, 0.24);
        let light = mixed(palette.shallows, Color32::WHITE, 0.72);
        let wide = side * WIDE;
        let rim = (side * 0.035).max(1.3);
        let (Some(source), Some(mouth)) = (course.first(), course.last()) else { return };
        for (more, color) in [(2.0 * rim, bank), (0.0, water)] {
            // A pool where it rises, and a wide mouth.
            self.painter.circle_filled(*source, wide * 0.62 + more / 2.0, color);
            self.painter.add(Shape::line(course.clone(), Stroke::new(wide + more, color)));
        }
        self.painter.circle_filled(*mouth, wide * 0.5, water);
        let line = Stroke::new((side * 0.035).max(1.2), light);
        self.painter.circle_stroke(*source, wide * 0.3, line);
        let dash = side * 0.13;
        self.painter.extend(Shape::dashed_line(&course, line, dash, dash * 0.8));
    }

    /// Free sites: the stones of both ends, and planks that aren't there yet.
    pub(super) fn bridge_sites(&self, map: &RiverMap, pieces: &Pieces) {
        for site in map.sites().filter(|site| pieces.on_path(*site).is_none()) {
            self.begin(IslandPart::BridgeSite);
            let [one, other] = ends(self.geometry, site);
            let side = self.geometry.side();
            let across = (other - one).normalized().rot90();
            let dashes = Stroke::new((side * 0.045).max(1.6), self.palette.card.fill);
            for away in [-0.075, 0.075] {
                let rail = [one, other].map(|end| end + across * side * away);
                let dash = side * 0.085;
                let dark = Stroke::new(dashes.width + 2.0, self.palette.edge);
                for line in [dark, dashes] {
                    self.painter.extend(Shape::dashed_line(&rail, line, dash, dash * 0.7));
                }
            }
            piers(self.painter, self.geometry, [one, other], self.palette);
        }
    }

    pub(super) fn bridge(&self, path: Path, color: Color, condition: Condition) {
        self.begin(IslandPart::Bridge);
        paint_bridge(self.painter, self.geometry, path, (color, condition), self.palette);
    }
}

/// Draws a bridge with its player's mark: wider at its ends than in its middle, between two stones.
pub fn paint_bridge(
    painter: &Painter,
    geometry: &Geometry,
    path: Path,
    (color, condition): (Color, Condition),
    palette: &Palette,
) {
    let tone = palette.player(color);
    let side = geometry.side();
    let rim = (side * 0.032).max(1.4);
    let [one, other] = ends(geometry, path);
    let middle = one.lerp(other, 0.5);
    let halves = match condition {
        Condition::Intact => [[one, middle], [other, middle]],
        Condition::Damaged => broken([one, other], BROKEN_BRIDGE),
    };
    let deck = |[outer, inner]: [Pos2; 2]| {
        let across = (outer - inner).normalized().rot90() * side;
        let (wide, narrow) = (across * FLARED, across * NARROW);
        vec![outer - wide, inner - narrow, inner + narrow, outer + wide]
    };
    let layers = [(palette.card.fill, 3.2 * rim), (palette.edge, 2.0 * rim), (tone.fill, 0.0)];
    for (fill, thick) in layers {
        for half in halves {
            let line = Stroke::new(thick, fill);
            painter.add(Shape::convex_polygon(deck(half), fill, line));
        }
    }
    let plank = Stroke::new((side * 0.028).max(1.0), mixed(tone.fill, palette.edge, 0.6));
    for [outer, inner] in halves {
        let across = (outer - inner).normalized().rot90() * side * NARROW;
        for share in [0.3, 0.55] {
            let at = outer.lerp(inner, share);
            painter.line_segment([at - across, at + across], plank);
        }
    }
    match condition {
        Condition::Intact => {
            piers(painter, geometry, [one, other], palette);
            let line = Stroke::new(rim, palette.edge);
            painter.add(disc(middle, side * 0.125, tone.fill, line));
            paint_mark_shape(painter, middle, side * 0.088, color, tone.ink);
        }
        Condition::Damaged => {
            for [outer, inner] in halves {
                let at = outer.lerp(inner, 0.2);
                paint_mark_shape(painter, at, side * 0.07, color, tone.ink);
            }
        }
    }
}

/// The stones at both ends of a bridge.
fn piers(painter: &Painter, geometry: &Geometry, ends: [Pos2; 2], palette: &Palette) {
    let side = geometry.side();
    let [one, other] = ends;
    let along = (other - one).normalized() * side * 0.05;
    let across = along.rot90().normalized() * side * 0.19;
    let line = Stroke::new((side * 0.03).max(1.2), palette.edge);
    for end in ends {
        let corners = vec![
            end - along - across,
            end + along - across,
            end + along + across,
            end - along + across,
        ];
        painter.add(Shape::convex_polygon(corners, palette.stone.fill, line));
    }
}

/// The ends of a bridge.
fn ends(geometry: &Geometry, path: Path) -> [Pos2; 2] {
    let [one, other] = geometry.path(path);
    let middle = one.lerp(other, 0.5);
    let along = (other - one) * HALF;
    [middle - along, middle + along]
}

/// The halves of a damaged bridge, as of a road.
const BROKEN_BRIDGE: (f32, [f32; 2]) = (0.14, [0.46, 0.1]);

/// Returns whether a bridge's figure covers `pos`.
pub(super) fn bridge_covers(
    geometry: &Geometry,
    path: Path,
    condition: Condition,
    pos: Pos2,
) -> bool {
    let [one, other] = ends(geometry, path);
    let is_near = |bar: [Pos2; 2]| distance_to_line(pos, bar) <= geometry.side() * FLARED;
    match condition {
        Condition::Intact => is_near([one, other]),
        Condition::Damaged => {
            let sign = one.lerp(other, 0.5);
            sign.distance(pos) <= geometry.side() * FLARED
                || broken([one, other], BROKEN_BRIDGE).into_iter().any(is_near)
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::Rect;

    use super::*;
    use board::{Side, first_game};

    const SCREEN: Rect = Rect { min: Pos2::ZERO, max: Pos2 { x: 480.0, y: 480.0 } };

    /// A river from the middle of the island to its eastern shore, with a bend.
    fn river() -> Vec<Hex> {
        let source = Hex::new(0, 0);
        let next = source.neighbor(Side::SouthEast);
        let last = next.neighbor(Side::East);
        vec![source, next, last, last.neighbor(Side::East)]
    }

    #[test]
    fn a_river_crosses_the_middle_of_every_bridge_site_and_ends_at_sea() {
        let (island, river) = (first_game(), river());
        let map = RiverMap { rivers: vec![river.clone()], robber: None };
        for turned in 0..6 {
            let geometry = Geometry::fit(&island, SCREEN, turned);
            let course = course(&geometry, &river);
            assert_eq!(map.sites().count(), 3);
            for site in map.sites() {
                let middle = geometry.spot(site.into());
                let near = course.iter().map(|at| at.distance(middle)).fold(f32::MAX, f32::min);
                assert!(near < 0.5, "{site:?} {near}");
            }
            let [first, .., last] = course.as_slice() else { panic!("a course") };
            assert!(geometry.is_inside(river[0], *first), "{turned}");
            assert!(geometry.is_inside(river[3], *last), "{turned}");
            let step = geometry.side() * 0.4;
            assert!(course.windows(2).all(|two| two[0].distance(two[1]) < step), "no jump");
        }
    }

    #[test]
    fn a_bridge_is_touched_on_its_planks_and_not_beside_them() {
        let geometry = Geometry::fit(&first_game(), SCREEN, 0);
        let path = Path::of(Hex::new(0, 0), Side::East);
        let [one, other] = geometry.path(path);
        let across = (other - one).rot90();
        let middle = one.lerp(other, 0.5);
        for condition in [Condition::Intact, Condition::Damaged] {
            let covers = |at| bridge_covers(&geometry, path, condition, at);
            assert!(covers(middle));
            assert!(!covers(middle + across * 0.6) && !covers(one));
        }
        assert!(bridge_covers(&geometry, path, Condition::Intact, one.lerp(other, 0.25)));
    }
}
