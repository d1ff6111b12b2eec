//! A ground together with what is written on it, and the contrast in lightness between two
//! colors.

use egui::Color32;

/// A fill and the color of text on it, as far apart as the look demands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tone {
    /// The ground.
    pub fill: Color32,
    /// What is written or drawn on it.
    pub ink: Color32,
}

impl Tone {
    /// The same ground a little further from its ink, so that text on it stays
    /// at least as readable.
    #[must_use]
    pub fn set_back(self, share: f32) -> Self {
        let light = contrast(self.ink, Color32::BLACK) > contrast(self.ink, Color32::WHITE);
        let away = if light { Color32::BLACK } else { Color32::WHITE };
        Self { fill: mixed(self.fill, away, share), ..self }
    }
}

/// `a` mixed with a share of `b` between 0 and 1, fully opaque.
pub fn mixed(a: Color32, b: Color32, share: f32) -> Color32 {
    a.lerp_to_gamma(b, share)
}

/// An opaque color by its hex code, red first.
pub(super) const fn rgb(code: u32) -> Color32 {
    let [_, red, green, blue] = code.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// A tone by its two colors' hex codes.
pub(super) const fn tone(fill: u32, ink: u32) -> Tone {
    Tone { fill: rgb(fill), ink: rgb(ink) }
}

/// The dark ink for light grounds.
pub(super) const NIGHT: u32 = 0x0016_181d;

/// The light ink for dark grounds.
pub(super) const SNOW: u32 = 0x00ff_ffff;

/// The WCAG 2 contrast ratio: 1 for equal colors, 21 for black and white. Text
/// needs 4.5, a sign that carries meaning 3.
pub fn contrast(a: Color32, b: Color32) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn luminance(color: Color32) -> f32 {
    let linear = |channel: u8| {
        let value = f32::from(channel) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ground_that_is_set_back_leaves_its_ink_readable() {
        for tone in [tone(0x00d9_dde4, NIGHT), tone(0x002e_7d32, SNOW)] {
            for share in [0.1, 0.3] {
                let set_back = tone.set_back(share);
                assert_ne!(set_back.fill, tone.fill);
                let before = contrast(tone.fill, tone.ink);
                assert!(contrast(set_back.fill, set_back.ink) > before);
            }
        }
    }

    #[test]
    fn black_and_white_stand_21_apart_and_equal_colors_1() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        assert!((contrast(Color32::RED, Color32::RED) - 1.0).abs() < 0.01);
    }
}
