//! Makes up for what an on-screen keyboard covers: pushes the page up just far
//! enough to show the field being typed in.

use kit::theme::bounds::Within;

/// A stretch of the page from top to bottom, in the browser's pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stretch {
    pub top: f64,
    pub bottom: f64,
}

impl Stretch {
    const fn height(self) -> f64 {
        self.bottom - self.top
    }
}

/// A field being typed in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    pub whole: Stretch,
    /// The line with the cursor.
    pub line: Stretch,
}

/// How much stays visible below the field.
const BELOW: f64 = 16.0;

/// Returns how far to push the page up so that `field` is within `seen`; never past the
/// point where the bottom of the page shows.
pub fn push(field: Field, seen: Stretch, page: f64) -> f64 {
    let covered = (page - seen.bottom).max(0.0);
    let fits = field.whole.height() + BELOW <= seen.height();
    let shown = if fits { field.whole } else { field.line };
    (shown.bottom + BELOW - seen.bottom).within(0.0, covered)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: f64 = 800.0;

    fn field(top: f64, bottom: f64) -> Field {
        Field { whole: Stretch { top, bottom }, line: Stretch { top: bottom - 20.0, bottom } }
    }

    /// Returns what is visible above a keyboard of this height.
    const fn above(keyboard: f64) -> Stretch {
        Stretch { top: 0.0, bottom: PAGE - keyboard }
    }

    #[test]
    fn without_a_keyboard_nothing_moves() {
        for (top, bottom) in [(0.0, 40.0), (400.0, 440.0), (760.0, 800.0)] {
            assert!(push(field(top, bottom), above(0.0), PAGE).abs() < f64::EPSILON);
        }
    }

    #[test]
    fn a_field_above_the_keyboard_stays_where_it_is() {
        assert!(push(field(100.0, 140.0), above(400.0), PAGE).abs() < f64::EPSILON);
    }

    #[test]
    fn a_covered_field_is_seen_with_some_room_below() {
        let seen = above(400.0);
        for bottom in [400.0, 500.0, 700.0, 780.0] {
            let pushed = push(field(bottom - 40.0, bottom), seen, PAGE);
            assert!((bottom - pushed + BELOW - seen.bottom).abs() < 0.001, "{bottom}: {pushed}");
        }
    }

    #[test]
    fn the_page_is_not_pushed_beyond_its_end() {
        assert!((push(field(760.0, 800.0), above(400.0), PAGE) - 400.0).abs() < f64::EPSILON);
    }

    #[test]
    fn of_a_field_higher_than_what_is_seen_the_line_being_written_is_seen() {
        let tall = Field {
            whole: Stretch { top: 100.0, bottom: 700.0 },
            line: Stretch { top: 120.0, bottom: 140.0 },
        };
        assert!(push(tall, above(400.0), PAGE).abs() < f64::EPSILON);
        let line = Stretch { top: 480.0, bottom: 500.0 };
        let pushed = push(Field { line, ..tall }, above(400.0), PAGE);
        assert!((pushed - 116.0).abs() < 0.001, "{pushed}");
    }

    #[test]
    fn a_browser_that_has_moved_the_page_itself_is_left_alone() {
        let moved = Stretch { top: 400.0, bottom: 800.0 };
        assert!(push(field(700.0, 740.0), moved, PAGE).abs() < f64::EPSILON);
    }
}
