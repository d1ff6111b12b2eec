//! The code that a phone scans (QR), as modules for a window to draw.

use qrcodegen::{QrCode, QrCodeEcc};
use thiserror::Error;

/// Modules of white around a code, which scanners need.
pub const MARGIN: usize = 4;

/// A code to scan: a square of dark and light modules, its white margin among them. It is drawn
/// dark on white whatever the look of the window.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScanCode {
    side: usize,
    dark: Vec<bool>,
}

/// Error of a text that no code holds: more than some 2,300 bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the text is too long for a code")]
pub struct TooLongToScan;

impl ScanCode {
    /// Makes a code of a text.
    ///
    /// # Errors
    ///
    /// The text is too long.
    pub fn of(text: &str) -> Result<Self, TooLongToScan> {
        let code = QrCode::encode_text(text, QrCodeEcc::Medium).map_err(|_| TooLongToScan)?;
        let inner = code.size();
        let margin = i32::try_from(MARGIN).map_err(|_| TooLongToScan)?;
        let lines = -margin..inner + margin;
        let side = lines.clone().count();
        let dark = lines.clone().flat_map(|y| lines.clone().map(move |x| (x, y)));
        // Outside of the code all is light.
        let dark = dark.map(|(x, y)| code.get_module(x, y)).collect();
        Ok(Self { side, dark })
    }

    /// Modules along a side, the margins among them.
    pub const fn side(&self) -> usize {
        self.side
    }

    /// The rows from the top, each from the left; true is dark.
    pub fn rows(&self) -> impl Iterator<Item = &[bool]> {
        self.dark.chunks(self.side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_a_square_with_a_white_margin_around_its_corners() {
        let code = ScanCode::of("http://192.168.1.20:28471/#i=482913").unwrap();
        let rows: Vec<&[bool]> = code.rows().collect();
        assert_eq!((rows.len(), code.side()), (29 + 2 * MARGIN, 29 + 2 * MARGIN));
        for (y, row) in rows.iter().enumerate() {
            assert_eq!(row.len(), code.side());
            for (x, dark) in row.iter().enumerate() {
                let inner = MARGIN..code.side() - MARGIN;
                assert!(!dark || (inner.contains(&x) && inner.contains(&y)), "{x}, {y}");
            }
        }
        let corners = [(MARGIN, MARGIN), (MARGIN, code.side() - 7 - MARGIN)];
        for (y, x) in corners {
            assert!(rows[y][x..x + 7].iter().all(|dark| *dark), "a finder's edge");
        }
    }

    #[test]
    fn a_text_that_is_too_long_is_an_error() {
        assert_eq!(ScanCode::of(&"x".repeat(3_000)), Err(TooLongToScan));
    }
}
