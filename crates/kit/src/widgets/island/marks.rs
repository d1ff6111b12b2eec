//! Marks on the island: where something may be placed, what a mouse would take,
//! what is chosen.

use board::{Intersection, Path, Spot};
use egui::{Pos2, Shape, Stroke};

use super::sea::{around_ship, ship_place};
use super::tiles::Canvas;
use crate::widgets::draw::{dashed_ring, hexagon};
use game::Pieces;

/// What is under the mark of a choice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ground {
    Free,
    /// A piece: the mark goes around it and leaves it visible.
    Taken,
    /// A piece wider than others: a knight with its sword, or a wall.
    TakenWide,
    /// A ship, as high as it is wide.
    Ship,
}

impl Ground {
    pub(super) fn of(spot: Spot, pieces: &Pieces) -> Self {
        let is_taken = match spot {
            Spot::Hex(_) => false,
            Spot::Intersection(place) if is_wide(place, pieces) => return Self::TakenWide,
            Spot::Intersection(place) => pieces.building(place).is_some(),
            Spot::Path(path) if pieces.ship(path).is_some() => return Self::Ship,
            Spot::Path(path) => pieces.road(path).is_some(),
        };
        if is_taken { Self::Taken } else { Self::Free }
    }
}

fn is_wide(place: Intersection, pieces: &Pieces) -> bool {
    pieces.knight(place).is_some() || pieces.has_wall(place)
}

impl Canvas<'_> {
    /// A dashed ring or bar where something may be placed.
    pub(super) fn choice(&self, spot: Spot, ground: Ground) {
        let side = self.geometry.side();
        let thick = (side * 0.055).max(3.0);
        let layers = [(thick + 2.5, self.palette.edge), (thick, self.palette.choice)];
        let (shade, ring, half) = match ground {
            Ground::Free => (self.palette.edge.gamma_multiply(0.5), 0.23, 0.11),
            Ground::Taken => (egui::Color32::TRANSPARENT, 0.36, 0.17),
            Ground::TakenWide => (egui::Color32::TRANSPARENT, 0.47, 0.17),
            Ground::Ship => (self.palette.choice.gamma_multiply(0.45), 0.0, 0.17),
        };
        match spot {
            Spot::Path(path) if ground == Ground::Ship => {
                let (center, radius) = (ship_place(self.geometry, path), around_ship(side));
                self.painter.circle_filled(center, radius, shade);
                for (thick, color) in layers {
                    dashed_ring(self.painter, center, radius, 9, Stroke::new(thick, color));
                }
            }
            Spot::Hex(hex) => {
                let mut corners = hexagon(self.geometry.hex(hex), side * 0.86);
                corners.extend(corners.first().copied());
                // A whole number of dashes per side makes its corners match.
                let dash = side * 0.86 / 3.0;
                for (thick, color) in layers {
                    let line = Stroke::new(thick, color);
                    self.painter.extend(Shape::dashed_line(
                        &corners,
                        line,
                        dash * 0.64,
                        dash * 0.36,
                    ));
                }
            }
            Spot::Intersection(place) => {
                let center = self.geometry.intersection(place);
                self.painter.circle_filled(center, side * ring, shade);
                for (thick, color) in layers {
                    dashed_ring(self.painter, center, side * ring, 7, Stroke::new(thick, color));
                }
            }
            Spot::Path(path) => {
                let mut corners = self.around(path, half);
                self.painter.add(Shape::convex_polygon(corners.clone(), shade, Stroke::NONE));
                corners.extend(corners.first().copied());
                let dash = side * 0.125;
                for (thick, color) in layers {
                    let line = Stroke::new(thick, color);
                    self.painter.extend(Shape::dashed_line(&corners, line, dash, dash * 0.6));
                }
            }
        }
    }

    /// Marks the choice that a mouse would take.
    pub(super) fn hovered(&self, spot: Spot, ground: Ground) {
        let side = self.geometry.side();
        match spot {
            Spot::Hex(hex) => {
                let corners = hexagon(self.geometry.hex(hex), side * 0.93);
                self.painter
                    .add(Shape::closed_line(corners, Stroke::new(4.0, self.palette.choice)));
            }
            Spot::Intersection(place) => {
                let center = self.geometry.intersection(place);
                let line = Stroke::new((side * 0.06).max(3.0), self.palette.choice);
                self.painter.circle_stroke(center, side * 0.3, line);
            }
            Spot::Path(path) if ground == Ground::Ship => {
                let line = Stroke::new((side * 0.05).max(3.0), self.palette.choice);
                let center = ship_place(self.geometry, path);
                self.painter.circle_stroke(center, around_ship(side), line);
            }
            Spot::Path(path) => {
                let line = Stroke::new((side * 0.05).max(3.0), self.palette.choice);
                self.painter.add(Shape::closed_line(self.around(path, 0.15), line));
            }
        }
    }

    /// A bright, solid ring around what was just chosen.
    pub(super) fn selected(&self, spot: Spot, ground: Ground) {
        let ring = if ground == Ground::TakenWide { 0.47 } else { 0.34 };
        let side = self.geometry.side();
        let center = self.geometry.spot(spot);
        let layers = [(0.13, self.palette.edge), (0.075, self.palette.focus)];
        let lines = layers.map(|(thick, color)| Stroke::new((side * thick).max(3.0), color));
        for line in lines {
            match spot {
                // Along the edge, so that terrain and token stay readable.
                Spot::Hex(_) => {
                    self.painter.add(Shape::closed_line(hexagon(center, side * 0.88), line));
                }
                Spot::Intersection(_) => {
                    self.painter.circle_stroke(center, side * ring, line);
                }
                Spot::Path(path) if ground == Ground::Ship => {
                    let center = ship_place(self.geometry, path);
                    self.painter.circle_stroke(center, around_ship(side), line);
                }
                Spot::Path(path) => {
                    self.painter.add(Shape::closed_line(self.around(path, 0.17), line));
                }
            }
        }
    }

    /// The corners of a bar along a path, `half` of a hex's side to both sides of it.
    fn around(&self, path: Path, half: f32) -> Vec<Pos2> {
        let [one, other] = self.geometry.bar(path, 0.27);
        let across = (other - one).normalized().rot90() * self.geometry.side() * half;
        vec![one - across, other - across, other + across, one + across]
    }
}
