//! The three fonts: one to read, its strong cut, and one with a character of its own for
//! titles and numbers.

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily, FontId, FontTweak};

use super::bounds::Within;

const REGULAR: &str = "Tableside Regular";
const STRONG: &str = "Tableside Strong";
const TITLE: &str = "Tableside Title";

#[cfg(not(target_arch = "wasm32"))]
const REGULAR_FILE: &[u8] = include_bytes!("../../../../assets/fonts/Regular.ttf");
#[cfg(not(target_arch = "wasm32"))]
const STRONG_FILE: &[u8] = include_bytes!("../../../../assets/fonts/Strong.ttf");
#[cfg(not(target_arch = "wasm32"))]
const TITLE_FILE: &[u8] = include_bytes!("../../../../assets/fonts/Title.ttf");

// A page carries Latin letters only; the browser draws all others with its own
// fonts.
#[cfg(target_arch = "wasm32")]
const REGULAR_FILE: &[u8] = include_bytes!("../../../../assets/fonts/web/Regular.ttf");
#[cfg(target_arch = "wasm32")]
const STRONG_FILE: &[u8] = include_bytes!("../../../../assets/fonts/web/Strong.ttf");
#[cfg(target_arch = "wasm32")]
const TITLE_FILE: &[u8] = include_bytes!("../../../../assets/fonts/web/Title.ttf");

/// The letters to read are small for their size.
const READABLE: f32 = 1.04;

pub(super) fn strong_family() -> FontFamily {
    FontFamily::Name("strong".into())
}

fn title_family() -> FontFamily {
    FontFamily::Name("title".into())
}

/// Gives egui our fonts, once; later calls find them there.
pub(super) fn set_fonts(ctx: &egui::Context) {
    let id = egui::Id::unique("our fonts");
    let known = ctx.data_mut(|data| {
        let known = data.get_temp(id).unwrap_or(false);
        data.insert_temp(id, true);
        known
    });
    if !known {
        ctx.set_fonts(fonts());
    }
}

fn fonts() -> FontDefinitions {
    // Only our three: each additional font costs memory and startup time.
    let mut fonts = FontDefinitions::empty();
    let readable = FontTweak { scale: READABLE, ..FontTweak::default() };
    for (name, file, tweak) in [
        (REGULAR, REGULAR_FILE, readable.clone()),
        (STRONG, STRONG_FILE, readable),
        (TITLE, TITLE_FILE, FontTweak::default()),
    ] {
        let font = FontData::from_static(file).tweak(tweak);
        fonts.font_data.insert(name.to_owned(), Arc::new(font));
    }
    // What a font lacks, the next one may have.
    let chain = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    fonts.families.insert(FontFamily::Proportional, chain(&[REGULAR]));
    fonts.families.insert(FontFamily::Monospace, chain(&[REGULAR]));
    fonts.families.insert(strong_family(), chain(&[STRONG, REGULAR]));
    fonts.families.insert(title_family(), chain(&[TITLE, STRONG, REGULAR]));
    fonts
}

/// The steps between text sizes, each up to a size. There are few, because each
/// letter in each size takes up space in one texture, which is kept.
const STEPS: [(f32, f32); 5] =
    [(24.0, 0.5), (48.0, 2.0), (96.0, 4.0), (256.0, 16.0), (320.0, 64.0)];

const LARGEST: f32 = 320.0;

/// The largest stepped text size up to `size`, so that text fits wherever text
/// of `size` would.
pub fn letters(size: f32) -> f32 {
    let size = size.within(1.0, LARGEST);
    let step = STEPS.iter().find(|(end, _)| size < *end).map_or(64.0, |(_, step)| *step);
    // Just below a step counts as the step, since sizes come rounded.
    (((size + 0.01) / step).floor() * step).max(1.0)
}

/// The bold font at about `size`; see [`letters`]. The regular one until
/// [`super::Palette::apply`] has run, because egui panics on a family it
/// doesn't know.
pub fn strong(ctx: &egui::Context, size: f32) -> FontId {
    known(ctx, strong_family(), size)
}

/// The font for titles and numbers at about `size`; like [`strong`] otherwise.
pub fn display(ctx: &egui::Context, size: f32) -> FontId {
    known(ctx, title_family(), size)
}

fn known(ctx: &egui::Context, family: FontFamily, size: f32) -> FontId {
    let is_known = ctx.fonts(|fonts| fonts.definitions().families.contains_key(&family));
    let family = if is_known { family } else { FontFamily::Proportional };
    FontId::new(letters(size), family)
}

/// The regular font at about `size`; see [`letters`].
pub fn plain(size: f32) -> FontId {
    FontId::proportional(letters(size))
}

/// The monospace font at about `size`; see [`letters`].
pub fn monospace(size: f32) -> FontId {
    FontId::monospace(letters(size))
}

/// `font` at about `size`; see [`letters`].
pub fn resized(font: FontId, size: f32) -> FontId {
    FontId::new(letters(size), font.family)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_have_few_sizes_none_larger_than_asked_and_none_much_smaller() {
        let asked = (0..80_000_u32).map(|nth| 6.0 + nth as f32 * 0.01);
        let mut sizes: Vec<f32> = Vec::new();
        for size in asked {
            let drawn = letters(size);
            assert!(drawn <= size + 0.011, "{drawn} for {size}");
            assert!(drawn >= size.min(LARGEST) * 0.79, "{drawn} for {size}");
            if sizes.last() != Some(&drawn) {
                assert!(sizes.last().is_none_or(|last| *last < drawn), "{drawn} again");
                sizes.push(drawn);
            }
        }
        assert!(sizes.len() <= 72, "{sizes:?}");
    }

    #[test]
    fn sizes_that_are_written_down_are_kept_and_odd_ones_are_some_size() {
        for size in [11.0, 12.5, 14.0, 15.5, 16.5, 17.0, 22.0, 26.0, 30.0, 34.0, 48.0] {
            assert_eq!(letters(size).to_bits(), f32::to_bits(size), "{size}");
        }
        for odd in [-4.0, 0.0, f32::NAN, f32::INFINITY] {
            assert!((1.0..=LARGEST).contains(&letters(odd)), "{odd}");
        }
    }
}
