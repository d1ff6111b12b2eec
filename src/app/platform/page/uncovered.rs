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
pub struct TypedField {
    pub whole: Stretch,
    /// The line with the cursor.
    pub line: Stretch,
}

/// Space that stays visible below the field, in the browser's pixels.
const BELOW: f64 = 16.0;

/// Returns how far to push the page up so that `field` is within `seen`; never past the
/// point where the bottom of the page shows.
pub fn push(field: TypedField, seen: Stretch, page: f64) -> f64 {
    let covered = (page - seen.bottom).max(0.0);
    let fits = field.whole.height() + BELOW <= seen.height();
    let shown = if fits { field.whole } else { field.line };
    (shown.bottom + BELOW - seen.bottom).within(0.0, covered)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: f64 = 800.0;

    fn field(top: f64, bottom: f64) -> TypedField {
        TypedField { whole: Stretch { top, bottom }, line: Stretch { top: bottom - 20.0, bottom } }
    }

    /// Returns what is visible above a keyboard of this height.
    const fn above(keyboard: f64) -> Stretch {
        Stretch { top: 0.0, bottom: PAGE - keyboard }
    }

    #[test]
    fn a_covered_field_or_the_line_being_written_is_seen_and_nothing_else_moves() {
        let whole = Stretch { top: 100.0, bottom: 700.0 };
        let tall = |top, bottom| TypedField { whole, line: Stretch { top, bottom } };
        for (case, field, seen, pushed) in [
            ("no keyboard", field(0.0, 40.0), above(0.0), 0.0),
            ("no keyboard", field(400.0, 440.0), above(0.0), 0.0),
            ("no keyboard", field(760.0, 800.0), above(0.0), 0.0),
            ("above it", field(100.0, 140.0), above(400.0), 0.0),
            ("covered", field(360.0, 400.0), above(400.0), BELOW),
            ("covered", field(460.0, 500.0), above(400.0), 100.0 + BELOW),
            ("covered", field(660.0, 700.0), above(400.0), 300.0 + BELOW),
            ("covered", field(740.0, 780.0), above(400.0), 380.0 + BELOW),
            ("at the page's end", field(760.0, 800.0), above(400.0), 400.0),
            ("higher than what is seen", tall(120.0, 140.0), above(400.0), 0.0),
            ("higher than what is seen", tall(480.0, 500.0), above(400.0), 116.0),
            (
                "moved by the browser",
                field(700.0, 740.0),
                Stretch { top: 400.0, bottom: PAGE },
                0.0,
            ),
        ] {
            assert!((push(field, seen, PAGE) - pushed).abs() < 0.001, "{case}: {field:?}");
        }
    }
}
