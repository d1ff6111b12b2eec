//! Values kept within bounds that may cross: in a window without room, the
//! least of something is often more than the most.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// Values that can be kept within bounds. `clamp` panics if they cross, which
/// is why clippy forbids it.
pub trait Within {
    /// Limits the value to at most `most` and at least `least`; if they cross, `least` wins.
    #[must_use]
    fn within(self, least: Self, most: Self) -> Self;
}

impl Within for f32 {
    fn within(self, least: Self, most: Self) -> Self {
        self.min(most).max(least)
    }
}

impl Within for f64 {
    fn within(self, least: Self, most: Self) -> Self {
        self.min(most).max(least)
    }
}

impl Within for Vec2 {
    fn within(self, least: Self, most: Self) -> Self {
        vec2(self.x.within(least.x, most.x), self.y.within(least.y, most.y))
    }
}

/// `rect`, or an empty rect at its upper left if its size is negative, since
/// nothing can be laid out in that.
pub fn upright(rect: Rect) -> Rect {
    Rect::from_min_max(rect.min, rect.max.max(rect.min))
}

/// The point in `rect` nearest to `place`; the upper left of a `rect` with a
/// negative size.
pub fn nearest(rect: Rect, place: Pos2) -> Pos2 {
    pos2(place.x.within(rect.left(), rect.right()), place.y.within(rect.top(), rect.bottom()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_the_bounds_cross_the_least_holds() {
        for (value, kept) in [(0.0_f32, 1.0_f32), (3.0, 3.0), (9.0, 5.0)] {
            assert_eq!(value.within(1.0, 5.0).to_bits(), kept.to_bits());
            assert_eq!(value.within(5.0, 1.0).to_bits(), 5.0_f32.to_bits());
        }
        assert_eq!(f32::NAN.within(1.0, 5.0).to_bits(), 5.0_f32.to_bits());
        let turned = Rect::from_min_max(pos2(10.0, 0.0), pos2(-10.0, 4.0));
        assert_eq!(nearest(turned, pos2(3.0, 9.0)), pos2(10.0, 4.0));
        assert_eq!(upright(turned), Rect::from_min_max(pos2(10.0, 0.0), pos2(10.0, 4.0)));
    }
}
