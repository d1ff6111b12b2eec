//! Quarters of a full turn, and shapes turned by them to face whoever sits there.

use std::sync::Arc;

use egui::epaint::tessellator::path::rounded_rectangle;
use egui::epaint::{Brush, MarginF32, Mesh, RectShape, RoundedRect, Vertex};
use egui::{CornerRadius, Pos2, Rect, Shape, Vec2, vec2};

/// Rotation of the window's contents on the screen.
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

    /// The side that lies this many quarters further, clockwise.
    #[must_use]
    pub const fn clockwise(self, by: Self) -> Self {
        match (self.quarters() + by.quarters()) % 4 {
            0 => Self::Near,
            1 => Self::Left,
            2 => Self::Far,
            _ => Self::Right,
        }
    }

    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            Self::Near | Self::Far => self,
        }
    }

    #[must_use]
    pub fn turn(self, way: Vec2) -> Vec2 {
        match self {
            Self::Near => way,
            Self::Left => vec2(-way.y, way.x),
            Self::Far => -way,
            Self::Right => vec2(way.y, -way.x),
        }
    }

    /// The margins that are left, top, right, and bottom for whoever it faces, where
    /// `margin` is how they are for whoever sits in front.
    #[must_use]
    pub const fn margin(self, margin: MarginF32) -> MarginF32 {
        let MarginF32 { left, right, top, bottom } = margin;
        match self {
            Self::Near => margin,
            Self::Left => MarginF32 { left: top, top: right, right: bottom, bottom: left },
            Self::Far => MarginF32 { left: right, top: bottom, right: left, bottom: top },
            Self::Right => MarginF32 { left: bottom, top: left, right: top, bottom: right },
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

/// A room whose contents are turned to fill a screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnedRoom {
    quarter: Quarter,
    screen: Rect,
    room: Rect,
}

impl TurnedRoom {
    /// The room of a screen: it begins at the screen's corner, with the width and height
    /// that the screen has as seen from that side.
    pub fn of(screen: Rect, quarter: Quarter) -> Self {
        let size = match quarter {
            Quarter::Near | Quarter::Far => screen.size(),
            Quarter::Left | Quarter::Right => vec2(screen.height(), screen.width()),
        };
        Self { quarter, screen, room: Rect::from_min_size(screen.min, size) }
    }

    pub const fn quarter(self) -> Quarter {
        self.quarter
    }

    /// Returns where its contents are laid out.
    pub const fn room(self) -> Rect {
        self.room
    }

    /// Returns where a place in the room is on the screen.
    pub fn to_screen(self, at: Pos2) -> Pos2 {
        self.screen.center() + self.quarter.turn(at - self.room.center())
    }

    /// The same for a rectangle.
    pub fn rect_to_screen(self, rect: Rect) -> Rect {
        // What is out of sight has no corners to turn.
        if self.quarter == Quarter::Near || rect == Rect::EVERYTHING || rect.is_negative() {
            return rect;
        }
        Rect::from_two_pos(self.to_screen(rect.min), self.to_screen(rect.max))
    }

    /// Returns which place in the room is there on the screen.
    pub fn in_room(self, at: Pos2) -> Pos2 {
        self.room.center() + self.quarter.inverse().turn(at - self.screen.center())
    }

    /// A picture turned itself, not only its outline.
    fn picture_on_screen(self, print: &RectShape, brush: &Brush) -> Mesh {
        let mut outline = Vec::new();
        rounded_rectangle(&mut outline, RoundedRect::new(print.rect, print.corner_radius));
        let mut mesh = Mesh::with_texture(brush.fill_texture_id);
        mesh.vertices.extend(outline.iter().map(|at| {
            let share = (*at - print.rect.min) / print.rect.size();
            let uv = brush.uv.lerp_inside(share);
            Vertex { pos: self.to_screen(*at), uv, color: print.fill }
        }));
        let count = u32::try_from(outline.len()).unwrap_or_default();
        mesh.indices.extend((2..count).flat_map(|nth| [0, nth - 1, nth]));
        mesh
    }

    /// Moves a shape from the room to the screen.
    pub fn shape_to_screen(self, shape: &mut Shape) {
        let turned = |pos: Pos2| self.to_screen(pos);
        match shape {
            // Paint callbacks and bands can't be turned; there are none.
            Shape::Noop | Shape::Callback(_) | Shape::Band(_) => {}
            Shape::Vec(shapes) => {
                for one in shapes {
                    self.shape_to_screen(one);
                }
            }
            Shape::Circle(circle) => circle.center = turned(circle.center),
            Shape::Ellipse(ellipse) => {
                ellipse.center = turned(ellipse.center);
                ellipse.angle += self.quarter.angle();
            }
            Shape::LineSegment { points, .. } => *points = points.map(turned),
            Shape::Path(path) => {
                for point in &mut path.points {
                    *point = turned(*point);
                }
            }
            Shape::Rect(rect) => {
                if let Some(brush) = &rect.brush {
                    *shape = Shape::mesh(self.picture_on_screen(rect, brush));
                    return;
                }
                rect.rect = self.rect_to_screen(rect.rect);
                rect.corner_radius = self.quarter.turn_corners(rect.corner_radius);
            }
            Shape::Text(text) => {
                text.pos = turned(text.pos);
                text.angle += self.quarter.angle();
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
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    const SCREEN: Rect = Rect { min: Pos2::ZERO, max: Pos2 { x: 1280.0, y: 800.0 } };

    fn rooms() -> [TurnedRoom; 4] {
        Quarter::ALL.map(|quarter| TurnedRoom::of(SCREEN, quarter))
    }

    #[test]
    fn a_turned_room_fills_the_screen_and_no_more() {
        for room in rooms() {
            assert_eq!(room.rect_to_screen(room.room()), SCREEN, "{room:?}");
            assert_eq!(room.room().min, SCREEN.min);
        }
    }

    #[test]
    fn the_foot_of_the_room_lies_toward_whoever_sits_there() {
        for room in rooms() {
            let foot = room.to_screen(room.room().center_bottom()) - SCREEN.center();
            let toward = room.quarter().turn(vec2(0.0, 1.0));
            assert!(foot.normalized().dot(toward) > 0.99, "{room:?}: {foot:?}");
        }
    }

    #[test]
    fn a_place_on_the_screen_is_one_place_of_the_room() {
        for room in rooms() {
            for at in [pos2(0.0, 0.0), pos2(100.0, 200.0), pos2(1279.0, 3.0)] {
                assert!((room.to_screen(room.in_room(at)) - at).length() < 0.01, "{room:?}");
            }
        }
    }

    #[test]
    fn a_margin_at_a_side_of_the_screen_is_at_the_side_of_the_room_that_lies_there() {
        let notch = MarginF32 { left: 40.0, right: 0.0, top: 7.0, bottom: 0.0 };
        for room in rooms() {
            let margin = room.quarter().margin(notch);
            let inner = room.rect_to_screen(room.room() - margin);
            assert_eq!(inner, SCREEN - notch, "{room:?}");
        }
    }

    #[test]
    fn four_quarters_make_a_turn() {
        for quarter in Quarter::ALL {
            assert_eq!(quarter.clockwise(quarter.inverse()), Quarter::Near);
            let there = Quarter::Left.clockwise(quarter).turn(vec2(0.0, 1.0));
            assert_eq!(there, Quarter::Left.turn(quarter.turn(vec2(0.0, 1.0))));
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
        for room in rooms() {
            for shape in &shapes {
                let mut turned = shape.clone();
                room.shape_to_screen(&mut turned);
                let expected = room.rect_to_screen(shape.visual_bounding_rect());
                let found = turned.visual_bounding_rect();
                assert!((found.min - expected.min).length() < 0.1, "{room:?} {shape:?}");
                assert!((found.max - expected.max).length() < 0.1, "{room:?} {shape:?}");
            }
        }
    }
}
