//! Size of everything.

use egui::Vec2;

use crate::app::session::steps::SteppedNumber;
use kit::theme::bounds::Within;

/// The size of everything, in percent: 100 to 250, in steps of 10. The least is as large as the
/// system and the window make it.
pub type Zoom = SteppedNumber<100, 250, 10, 100>;

/// The points that screens need along the longer side and the shorter side.
const NEEDED: (f32, f32) = (800.0, 480.0);

/// The shorter side of the largest window on which everything is as large as the system makes
/// it, in points; on larger ones, which are looked at from farther away, everything grows with it.
const USUAL: f32 = 850.0;

/// The least and the greatest growth.
const GROWTHS: (f32, f32) = (1.0, 4.0);

/// Steps of growth in 1: not every size of a window being resized needs letters of its own.
const GROWTH_STEPS: f32 = 8.0;

/// Returns how many times larger everything is in a window of `window` points before anybody
/// zooms: from 1 to 4, in steps of an eighth.
pub fn growth(window: Vec2) -> f32 {
    // Just below a step counts as the step, since sizes come rounded.
    let steps = (window.min_elem() / USUAL * GROWTH_STEPS + 0.01).floor();
    (steps / GROWTH_STEPS).within(GROWTHS.0, GROWTHS.1)
}

impl Zoom {
    pub fn factor(self) -> f32 {
        f32::from(self.number()) / 100.0
    }

    /// The largest zoom that leaves a window of `window` points at 100 percent
    /// with 800x480 points, or 480x800, beside its growth. A smaller window stays at 100 percent.
    pub fn most_of(window: Vec2) -> Self {
        let window = window / growth(window);
        let room = (window.max_elem() / NEEDED.0).min(window.min_elem() / NEEDED.1);
        let mut most = Self::LEAST;
        // Just below a step counts as the step, since sizes come rounded.
        while most < Self::MOST && most.more().factor() <= room + 0.001 {
            most = most.more();
        }
        most
    }
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;

    #[test]
    fn the_cap_leaves_800_by_480_points_in_either_orientation() {
        for (width, height, most) in [
            (3840.0, 2160.0, 180),
            (2560.0, 1600.0, 170),
            (1280.0, 800.0, 160),
            (800.0, 1280.0, 160),
            (1024.0, 600.0, 120),
            (800.0, 480.0, 100),
            (640.0, 400.0, 100),
            (2000.0, 480.0, 100),
        ] {
            assert_eq!(Zoom::most_of(vec2(width, height)).number(), most, "{width}x{height}");
        }
    }

    #[test]
    fn everything_grows_with_a_large_window_and_a_larger_zoom_makes_nothing_smaller() {
        for (width, height, usual) in [
            (800.0, 480.0, 1.0),
            (1280.0, 800.0, 1.0),
            (960.0, 1400.0, 1.125),
            (2560.0, 1600.0, 1.875),
            (3840.0, 2160.0, 2.5),
        ] {
            let window = vec2(width, height);
            assert!((growth(window) - usual).abs() < 0.001, "{window}: {}", growth(window));
            let left = window / (growth(window) * Zoom::most_of(window).factor());
            assert!(left.min_elem() >= 479.0 && left.max_elem() >= 799.0, "{window}: {left}");
        }
        let wide = growth(vec2(2000.0, 1100.0));
        assert!((wide - growth(vec2(2010.0, 1110.0))).abs() < f32::EPSILON, "in steps");
    }
}
