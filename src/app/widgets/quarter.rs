//! Pictures turned by quarters of a full turn, to face whoever sits there.

use std::sync::Arc;

use egui::layers::ShapeIdx;
use egui::{CornerRadius, Painter, Pos2, Rect, Shape, Ui, Vec2, vec2};

/// How a picture is turned on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Quarter {
    /// Upright for whoever sits in front of the screen.
    #[default]
    Near,
    /// Upright for whoever sits on the left.
    Left,
    /// Upright for whoever sits across from the near side.
    Far,
    /// Upright for whoever sits on the right.
    Right,
}

impl Quarter {
    /// All four, clockwise from the near side.
    pub const ALL: [Self; 4] = [Self::Near, Self::Left, Self::Far, Self::Right];

    const fn quarters(self) -> u8 {
        match self {
            Self::Near => 0,
            Self::Left => 1,
            Self::Far => 2,
            Self::Right => 3,
        }
    }

    /// The clockwise angle, in radians.
    pub fn angle(self) -> f32 {
        f32::from(self.quarters()) * std::f32::consts::FRAC_PI_2
    }

    /// The room for a picture that fills `screen` when turned: around the same
    /// middle, with the width and height of the screen as seen from that side.
    pub fn room(self, screen: Rect) -> Rect {
        let size = match self {
            Self::Near | Self::Far => screen.size(),
            Self::Left | Self::Right => vec2(screen.height(), screen.width()),
        };
        Rect::from_center_size(screen.center(), size)
    }

    /// Where `pos` of the picture ends up when turned around `middle`.
    pub fn turn(self, middle: Pos2, pos: Pos2) -> Pos2 {
        let away = pos - middle;
        middle
            + match self {
                Self::Near => away,
                Self::Left => vec2(-away.y, away.x),
                Self::Far => -away,
                Self::Right => vec2(away.y, -away.x),
            }
    }

    /// The same for a rectangle.
    pub fn turn_rect(self, middle: Pos2, rect: Rect) -> Rect {
        Rect::from_two_pos(self.turn(middle, rect.min), self.turn(middle, rect.max))
    }

    /// Paints what `draw` paints, turned around the middle of `screen`. `draw`
    /// gets the room it has.
    pub fn paint_with<R>(self, ui: &Ui, screen: Rect, draw: impl FnOnce(&Painter, Rect) -> R) -> R {
        let painter = ui.painter().with_clip_rect(Rect::EVERYTHING);
        let layer = painter.layer_id();
        let next = || ui.ctx().graphics_mut(|graphics| graphics.entry(layer).next_idx());
        let first = next();
        let drawn = draw(&painter, self.room(screen));
        let last = next();
        let middle = screen.center();
        ui.ctx().graphics_mut(|graphics| {
            let shapes = graphics.entry(layer);
            for nth in first.0..last.0 {
                shapes.mutate_shape(ShapeIdx(nth), |clipped| {
                    clipped.clip_rect = ui.clip_rect();
                    self.turn_shape(middle, &mut clipped.shape);
                });
            }
        });
        drawn
    }

    fn turn_shape(self, middle: Pos2, shape: &mut Shape) {
        let turned = |pos: Pos2| self.turn(middle, pos);
        match shape {
            // Plots and paint callbacks aren't turned; we have none.
            Shape::Noop | Shape::Callback(_) | Shape::Band(_) => {}
            Shape::Vec(shapes) => {
                for one in shapes {
                    self.turn_shape(middle, one);
                }
            }
            Shape::Circle(circle) => circle.center = turned(circle.center),
            Shape::Ellipse(ellipse) => {
                ellipse.center = turned(ellipse.center);
                ellipse.angle += self.angle();
            }
            Shape::LineSegment { points, .. } => *points = points.map(turned),
            Shape::Path(path) => {
                for point in &mut path.points {
                    *point = turned(*point);
                }
            }
            Shape::Rect(rect) => {
                rect.rect = self.turn_rect(middle, rect.rect);
                rect.corner_radius = self.turn_corners(rect.corner_radius);
            }
            Shape::Text(text) => {
                text.pos = turned(text.pos);
                text.angle += self.angle();
            }
            Shape::Mesh(mesh) => {
                for vertex in &mut Arc::make_mut(mesh).vertices {
                    vertex.pos = turned(vertex.pos);
                }
            }
            Shape::QuadraticBezier(bend) => bend.points = bend.points.map(turned),
            Shape::CubicBezier(bend) => bend.points = bend.points.map(turned),
        }
    }

    fn turn_corners(self, corners: CornerRadius) -> CornerRadius {
        (0..self.quarters()).fold(corners, |corners, _| CornerRadius {
            ne: corners.nw,
            se: corners.ne,
            sw: corners.se,
            nw: corners.sw,
        })
    }
}

/// The side of the screen that a quarter faces, as a direction on it.
impl From<Quarter> for Vec2 {
    fn from(quarter: Quarter) -> Self {
        match quarter {
            Quarter::Near => vec2(0.0, 1.0),
            Quarter::Left => vec2(-1.0, 0.0),
            Quarter::Far => vec2(0.0, -1.0),
            Quarter::Right => vec2(1.0, 0.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    const SCREEN: Rect = Rect { min: Pos2::ZERO, max: Pos2 { x: 1280.0, y: 800.0 } };

    #[test]
    fn a_turned_picture_fills_the_screen_and_no_more() {
        for quarter in Quarter::ALL {
            let room = quarter.room(SCREEN);
            assert_eq!(quarter.turn_rect(SCREEN.center(), room), SCREEN, "{quarter:?}");
        }
    }

    #[test]
    fn the_foot_of_the_picture_lies_toward_whoever_sits_there() {
        for quarter in Quarter::ALL {
            let room = quarter.room(SCREEN);
            let foot = quarter.turn(SCREEN.center(), room.center_bottom()) - SCREEN.center();
            let toward: Vec2 = quarter.into();
            assert!(foot.normalized().dot(toward) > 0.99, "{quarter:?}: {foot:?}");
        }
    }

    #[test]
    fn every_kind_of_shape_goes_along() {
        let middle = SCREEN.center();
        let at = pos2(100.0, 200.0);
        let rect = Rect::from_min_size(at, vec2(30.0, 10.0));
        let shapes = [
            Shape::circle_filled(at, 5.0, egui::Color32::WHITE),
            Shape::rect_filled(rect, 3.0, egui::Color32::WHITE),
            Shape::line_segment([at, middle], (2.0, egui::Color32::WHITE)),
            Shape::line(vec![at, middle, rect.max], (2.0, egui::Color32::WHITE)),
            Shape::ellipse_filled(at, vec2(9.0, 3.0), egui::Color32::WHITE),
        ];
        for quarter in Quarter::ALL {
            for shape in &shapes {
                let mut turned = shape.clone();
                quarter.turn_shape(middle, &mut turned);
                let expected = quarter.turn_rect(middle, shape.visual_bounding_rect());
                let found = turned.visual_bounding_rect();
                assert!((found.min - expected.min).length() < 0.1, "{quarter:?} {shape:?}");
                assert!((found.max - expected.max).length() < 0.1, "{quarter:?} {shape:?}");
            }
        }
    }
}
