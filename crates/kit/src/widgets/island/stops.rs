//! The places where a wagon may stop: what it costs to go there is written on the mark of each
//! (TRADERS 5.4).

use egui::{Align2, Pos2, Rect, Stroke, Vec2, vec2};

use super::geometry::Geometry;
use super::tiles::Canvas;
use crate::theme::bounds::Within;
use crate::theme::strong;
use crate::widgets::Icon;
use board::Spot;
use game::{Pieces, WagonStop};

/// Height of a label in sides of a hex: less than half of one, so that it clears those on the next
/// corners, which lie half a side lower and on both sides.
const HIGH: f32 = 0.44;

/// The lowest and the highest label, in points.
const LIMITS: (f32, f32) = (11.0, 24.0);

/// Widths of the parts of a label, in heights of it: its ends, a figure, a coin, and the gap before
/// that.
const END: f32 = 0.27;

const FIGURE: f32 = 0.5;

const COIN: f32 = 0.66;

const GAP: f32 = 0.1;

/// Distance of the label from a place where something stands, in sides of a hex: over the feet of
/// that.
const LOW: f32 = 0.24;

/// Room for so many figures.
fn figures(number: u16) -> f32 {
    FIGURE * if number < 10 { 1.0 } else { 2.0 }
}

/// The label of each stop, none of which lies on another.
pub(super) fn labels(geometry: &Geometry, pieces: &Pieces, stops: &[WagonStop]) -> Vec<Rect> {
    let side = geometry.side();
    let high = (side * HIGH).within(LIMITS.0, LIMITS.1);
    let centered = |stop: &WagonStop| {
        let toll = if stop.gold > 0 { GAP + COIN + figures(stop.gold) } else { 0.0 };
        let wide = high * (2.0 * END + figures(stop.points.into()) + toll);
        Rect::from_center_size(geometry.intersection(stop.at), vec2(wide, high))
    };
    // In the middle of its place each has room: one moves only where all others leave it some.
    let mut placed: Vec<Rect> = stops.iter().map(centered).collect();
    for (nth, stop) in stops.iter().enumerate().filter(|(_, stop)| !pieces.is_free(stop.at)) {
        let others = || placed.iter().enumerate().filter(|(other, _)| *other != nth);
        let is_free = |rect: &Rect| others().all(|(_, it)| !it.intersect(*rect).is_positive());
        let moved = |low: f32| centered(stop).translate(vec2(0.0, side * low));
        let label = [LOW, -LOW].into_iter().map(moved).find(is_free);
        if let (Some(label), Some(place)) = (label, placed.get_mut(nth)) {
            *place = label;
        }
    }
    placed
}

impl Canvas<'_> {
    /// The cost of stopping at each of these places: points, and coins for tolls.
    pub(super) fn stops(&self, pieces: &Pieces, stops: &[WagonStop]) {
        let labels = labels(self.geometry, pieces, stops);
        for (stop, rect) in stops.iter().zip(labels) {
            self.stop(*stop, rect);
        }
    }

    fn stop(&self, stop: WagonStop, rect: Rect) {
        let (painter, palette) = (self.painter, self.palette);
        let high = rect.height();
        let line = Stroke::new((high * 0.11).max(1.6), palette.choice);
        self.plate(rect, high * 0.5, 1.5, palette.edge, line);
        let font = strong(painter.ctx(), high * 0.84);
        let write = |number: u16, left: f32| {
            let wide = figures(number) * high;
            let at = Pos2::new(left + wide / 2.0, rect.center().y);
            let ink = palette.choice;
            painter.text(at, Align2::CENTER_CENTER, number, font.clone(), ink);
            left + wide
        };
        let left = write(stop.points.into(), rect.left() + END * high);
        if stop.gold > 0 {
            let coin = Rect::from_min_size(
                Pos2::new(left + GAP * high, rect.center().y - COIN * high / 2.0),
                Vec2::splat(COIN * high),
            );
            Icon::GoldCoin.paint(painter, coin, palette.award);
            write(stop.gold, coin.right());
        }
    }
}

/// Returns whether the mark of `spot` is the label of a stop.
pub(super) fn is_labeled(stops: &[WagonStop], spot: Spot) -> bool {
    stops.iter().any(|stop| Spot::Intersection(stop.at) == spot)
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Intersection, Island, Terrain};
    use game::{Building, Color, PerSeat, WagonBoard};

    /// A printed board with any terrain.
    fn island(board: WagonBoard) -> Island {
        let terrain: Vec<Terrain> = board.terrain();
        board.island(&terrain).expect("a printed board")
    }

    fn all_stops(island: &Island) -> Vec<WagonStop> {
        let plazas = island.trade_hexes().iter().map(|hex| Intersection::plaza(*hex));
        let all = island.intersections().into_iter().chain(plazas).enumerate();
        // Any of them may cost a toll, two of ten, or ten points.
        let stop = |(nth, at): (usize, Intersection)| WagonStop {
            at,
            points: if nth % 7 == 0 { 9 } else { 4 },
            gold: [0, 1, 0, 2, 1][nth % 5],
        };
        all.map(stop).collect()
    }

    #[test]
    fn what_stops_cost_never_lies_on_another_however_small_the_island_is() {
        let colors = PerSeat::new(Color::ALL).expect("six seats");
        let owner = colors.seats().next().expect("a seat");
        for board in [WagonBoard::Small, WagonBoard::Large] {
            let island = island(board);
            let stops = all_stops(&island);
            for (wide, turned) in [(480.0, 0), (480.0, 1), (800.0, 2), (1280.0, 3)] {
                let screen = Rect::from_min_size(Pos2::ZERO, Vec2::splat(wide));
                let geometry = Geometry::fit(&island, screen, turned);
                let mut pieces = Pieces::default();
                for is_built in [false, true] {
                    if is_built {
                        for stop in stops.iter().filter(|it| !it.at.is_plaza()).step_by(3) {
                            pieces.put_building(stop.at, owner, Building::Settlement);
                        }
                    }
                    let labels = labels(&geometry, &pieces, &stops);
                    for (nth, label) in labels.iter().enumerate() {
                        assert!(screen.contains_rect(*label));
                        for (other, stop) in labels.iter().zip(&stops).skip(nth + 1) {
                            let both = label.intersect(*other);
                            assert!(!both.is_positive(), "{board:?} {wide} {turned} {stop:?}");
                        }
                    }
                }
            }
        }
    }
}
