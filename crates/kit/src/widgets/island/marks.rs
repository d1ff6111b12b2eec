//! Marks on the island: where something may be placed and what it would be, what may not be
//! chosen where nearly everything may, and what a finger would take or has taken.

use egui::{Color32, Painter, Pos2, Shape, Stroke, vec2};

use super::geometry::cells;
use super::sea::{around_ship, ship_place};
use super::stops::is_labeled;
use super::tiles::Canvas;
use crate::widgets::draw::{dashed_ring, hexagon};
use crate::widgets::{Icon, paint_knight_mark, paint_ship_mark};
use board::{Hex, Intersection, Island, Path, Spot};
use game::{Pieces, WagonStop};

/// A piece that the mark of a choice tells before it is touched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MarkSign {
    /// None: what stands there, a settlement where nothing does, a road on a path.
    #[default]
    Plain,
    Ship,
    RoadOrShip,
    Knight,
    SettlementOrKnight,
    Bridge,
    Bandit,
    OilMetropolis,
}

/// Marks of the places that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Marks {
    Each,
    /// Corners without any sign, so many that rings would hide the land.
    Dots,
    /// Nearly every hex can be chosen: these can't, and are dimmed.
    AllBut(Vec<Hex>),
    /// Every corner and path can be chosen.
    None,
}

/// The number of marked corners from which on rings would hide the land.
const MANY: usize = 24;

impl Marks {
    fn of(island: &Island, choices: &[Spot]) -> Self {
        let hexes = choices.iter().filter(|spot| matches!(spot, Spot::Hex(_))).count();
        if hexes > 0 {
            let rest = cells(island).filter(|hex| !choices.contains(&Spot::Hex(*hex)));
            let rest: Vec<Hex> = rest.collect();
            return if rest.len() < hexes { Self::AllBut(rest) } else { Self::Each };
        }
        let corners = choices.iter().filter(|spot| matches!(spot, Spot::Intersection(_))).count();
        if corners < choices.len() && corners == island.intersections().len() {
            Self::None
        } else if corners == choices.len() && corners > MANY {
            Self::Dots
        } else {
            Self::Each
        }
    }
}

impl Canvas<'_> {
    /// Draws the marks of choices with their signs, below the pieces, whose own marks they must not
    /// cover. Those of stops are their labels.
    pub(super) fn marks(
        &self,
        island: &Island,
        pieces: &Pieces,
        (choices, signs): (&[Spot], &[MarkSign]),
        stops: &[WagonStop],
    ) {
        match Marks::of(island, choices) {
            Marks::None => {}
            Marks::AllBut(hexes) => hexes.into_iter().for_each(|hex| self.barred(hex)),
            Marks::Dots => {
                for spot in choices.iter().filter(|spot| !is_labeled(stops, **spot)) {
                    self.dot(self.geometry.spot(*spot));
                }
            }
            Marks::Each => {
                for (nth, spot) in choices.iter().enumerate() {
                    if is_labeled(stops, *spot) {
                        continue;
                    }
                    let sign = signs.get(nth).copied().unwrap_or_default();
                    self.choice(*spot, MarkGround::of(*spot, pieces), sign);
                }
            }
        }
    }
}

/// The piece under the mark of a choice, if any.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MarkGround {
    Free,
    /// A piece: the mark goes around it and leaves it visible.
    Taken,
    /// A piece wider than others: a knight with its sword, or a wall.
    TakenWide,
    /// A ship, as high as it is wide.
    Ship,
}

impl MarkGround {
    pub(super) fn of(spot: Spot, pieces: &Pieces) -> Self {
        let is_taken = match spot {
            Spot::Hex(_) => false,
            Spot::Intersection(place) if is_wide(place, pieces) => return Self::TakenWide,
            Spot::Intersection(place) => pieces.building(place).is_some(),
            Spot::Path(path) if pieces.ship(path).is_some() => return Self::Ship,
            Spot::Path(path) => pieces.on_path(path).is_some(),
        };
        if is_taken { Self::Taken } else { Self::Free }
    }
}

fn is_wide(place: Intersection, pieces: &Pieces) -> bool {
    pieces.knight(place).is_some() || pieces.has_wall(place)
}

impl Canvas<'_> {
    /// A dashed ring or bar where something may be placed, with the sign of what that is.
    pub(super) fn choice(&self, spot: Spot, ground: MarkGround, sign: MarkSign) {
        let (side, center) = (self.geometry.side(), self.geometry.spot(spot));
        match sign {
            MarkSign::Knight if ground == MarkGround::Free => {
                return paint_knight_mark(self.painter, center, side, self.palette);
            }
            MarkSign::Ship if ground == MarkGround::Free => {
                return paint_ship_mark(self.painter, center, side, self.palette);
            }
            MarkSign::Plain
            | MarkSign::Ship
            | MarkSign::RoadOrShip
            | MarkSign::Knight
            | MarkSign::SettlementOrKnight
            | MarkSign::Bridge
            | MarkSign::Bandit
            | MarkSign::OilMetropolis => self.ring_or_bar(spot, ground),
        }
        match sign {
            MarkSign::RoadOrShip => {
                paint_ship_mark(self.painter, center, side * 0.72, self.palette);
            }
            MarkSign::SettlementOrKnight => {
                paint_knight_mark(self.painter, center, side * 0.6, self.palette);
            }
            MarkSign::Bridge => self.sign_at(center, (side * 0.21).max(8.0), Icon::BridgeSpan),
            MarkSign::Bandit => self.sign_at(center, (side * 0.19).max(7.5), Icon::Bandit),
            // Beside the city, which stays in sight.
            MarkSign::OilMetropolis => {
                let beside = center + side * vec2(-0.36, -0.3);
                self.sign_at(beside, (side * 0.2).max(8.0), Icon::Oil);
            }
            MarkSign::Plain | MarkSign::Ship | MarkSign::Knight => {}
        }
    }

    fn ring_or_bar(&self, spot: Spot, ground: MarkGround) {
        let side = self.geometry.side();
        let thick = (side * 0.062).max(3.0);
        // White dashes around a white piece would be a tangle.
        let color = match ground {
            MarkGround::Free => self.palette.choice,
            MarkGround::Taken | MarkGround::TakenWide | MarkGround::Ship => {
                self.palette.choice_of_piece
            }
        };
        let layers = [(thick + 2.5, self.palette.edge), (thick, color)];
        let (shade, ring, half) = match ground {
            MarkGround::Free => (self.palette.edge.gamma_multiply(0.5), 0.23, 0.11),
            MarkGround::Taken => (Color32::TRANSPARENT, 0.42, 0.17),
            MarkGround::TakenWide => (Color32::TRANSPARENT, 0.47, 0.17),
            MarkGround::Ship => (color.gamma_multiply(0.45), 0.0, 0.17),
        };
        match self.mark(spot, ground, (0.86, ring, half)) {
            SpotMark::Rim(mut corners) => {
                let is_hex = matches!(spot, Spot::Hex(_));
                // A light bar between dark land is seen from across the table.
                let shade = match ground {
                    MarkGround::Free => self.palette.choice.gamma_multiply(0.5),
                    MarkGround::Taken | MarkGround::TakenWide | MarkGround::Ship => shade,
                };
                if !is_hex {
                    self.painter.add(Shape::convex_polygon(corners.clone(), shade, Stroke::NONE));
                }
                corners.extend(corners.first().copied());
                // A whole number of dashes per side of a hex makes its corners match.
                let (dash, on, off) =
                    if is_hex { (side * 0.86 / 3.0, 0.64, 0.36) } else { (side * 0.125, 1.0, 0.6) };
                for (thick, color) in layers {
                    let line = Stroke::new(thick, color);
                    self.painter.extend(Shape::dashed_line(&corners, line, dash * on, dash * off));
                }
            }
            SpotMark::Ring(center, radius) => {
                self.painter.circle_filled(center, radius, shade);
                if ground == MarkGround::Free {
                    self.dot(center);
                }
                let dashes = if ground == MarkGround::Ship { 9 } else { 7 };
                for (thick, color) in layers {
                    dashed_ring(self.painter, center, radius, dashes, Stroke::new(thick, color));
                }
            }
        }
    }

    /// A light dot where something may be placed, small enough that the land stays in sight.
    fn dot(&self, center: Pos2) {
        let radius = (self.geometry.side() * 0.085).max(3.0);
        for (more, color) in [(1.8, self.palette.edge), (0.0, self.palette.choice)] {
            self.painter.circle_filled(center, radius + more, color);
        }
    }

    /// A hex that can't be chosen among nearly all others.
    fn barred(&self, hex: Hex) {
        let (side, center) = (self.geometry.side(), self.geometry.hex(hex));
        let shade = self.palette.edge.gamma_multiply(0.62);
        self.painter.add(Shape::convex_polygon(hexagon(center, side), shade, Stroke::NONE));
    }

    /// Marks the choice that a mouse would take.
    pub(super) fn hovered(&self, spot: Spot, ground: MarkGround) {
        let side = self.geometry.side();
        let thick = match spot {
            Spot::Hex(_) => 4.0,
            Spot::Intersection(_) => (side * 0.06).max(3.0),
            Spot::Path(_) => (side * 0.05).max(3.0),
        };
        let line = Stroke::new(thick, self.palette.choice);
        self.mark(spot, ground, (0.93, 0.3, 0.15)).draw(self.painter, line);
    }

    /// A bright, solid ring around what was just chosen; along the edge of a hex, so that terrain
    /// and token stay readable.
    pub(super) fn selected(&self, spot: Spot, ground: MarkGround) {
        let ring = if ground == MarkGround::TakenWide { 0.47 } else { 0.34 };
        let mark = self.mark(spot, ground, (0.88, ring, 0.17));
        for (thick, color) in [(0.13, self.palette.edge), (0.075, self.palette.focus)] {
            let thick = (self.geometry.side() * thick).max(3.0);
            mark.draw(self.painter, Stroke::new(thick, color));
        }
    }

    /// Returns what marks a place: so many sides of a hex around its middle, around an
    /// intersection, and to both sides of a path.
    fn mark(&self, spot: Spot, ground: MarkGround, (hex, ring, half): (f32, f32, f32)) -> SpotMark {
        let (side, center) = (self.geometry.side(), self.geometry.spot(spot));
        match spot {
            Spot::Hex(_) => SpotMark::Rim(hexagon(center, side * hex)),
            Spot::Intersection(_) => SpotMark::Ring(center, side * ring),
            Spot::Path(path) if ground == MarkGround::Ship => {
                SpotMark::Ring(ship_place(self.geometry, path), around_ship(side))
            }
            Spot::Path(path) => SpotMark::Rim(self.around(path, half)),
        }
    }

    /// The corners of a bar along a path, `half` of a hex's side to both sides of it.
    fn around(&self, path: Path, half: f32) -> Vec<Pos2> {
        let [one, other] = self.geometry.bar(path, 0.27);
        let across = (other - one).normalized().rot90() * self.geometry.side() * half;
        vec![one - across, other - across, other + across, one + across]
    }
}

/// A line around a place, which marks it.
enum SpotMark {
    Rim(Vec<Pos2>),
    Ring(Pos2, f32),
}

impl SpotMark {
    fn draw(&self, painter: &Painter, line: Stroke) {
        match self {
            Self::Rim(corners) => painter.add(Shape::closed_line(corners.clone(), line)),
            Self::Ring(center, radius) => painter.circle_stroke(*center, *radius, line),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::first_game;

    fn marks(choices: &[Spot]) -> Marks {
        Marks::of(&first_game(), choices)
    }

    #[test]
    fn where_nearly_every_hex_may_be_chosen_the_others_are_marked() {
        let island = first_game();
        let hexes: Vec<Spot> = island.tiles().iter().map(|tile| Spot::Hex(tile.at)).collect();
        let Some((Spot::Hex(first), rest)) = hexes.split_first() else { panic!("hexes") };
        assert_eq!(marks(rest), Marks::AllBut(vec![*first]));
        assert_eq!(marks(&hexes), Marks::AllBut(Vec::new()));
        assert_eq!(marks(&rest[..3]), Marks::Each);
    }

    #[test]
    fn so_many_corners_that_rings_would_hide_the_land_get_dots_and_all_places_none() {
        let island = first_game();
        let corners: Vec<Spot> =
            island.intersections().into_iter().map(Spot::Intersection).collect();
        let paths: Vec<Spot> = island.paths().into_iter().map(Spot::Path).collect();
        assert_eq!(marks(&corners), Marks::Dots);
        assert_eq!(marks(&corners[..8]), Marks::Each);
        assert_eq!(marks(&[&corners[..8], &paths[..4]].concat()), Marks::Each);
        assert_eq!(marks(&[corners, paths].concat()), Marks::None);
    }
}
