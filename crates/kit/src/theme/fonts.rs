//! The three fonts: one to read, its strong cut, and one with a character of its own for titles;
//! and the limit of the glyph atlas, the texture in which egui keeps each letter in each size.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily, FontId, FontTweak, RawInput};

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
pub(super) fn set_fonts(ctx: &Context) {
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
pub fn strong(ctx: &Context, size: f32) -> FontId {
    known(ctx, strong_family(), size)
}

/// The font for titles and numbers at about `size`; like [`strong`] otherwise.
pub fn display(ctx: &Context, size: f32) -> FontId {
    known(ctx, title_family(), size)
}

fn known(ctx: &Context, family: FontFamily, size: f32) -> FontId {
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

/// The width and greatest height of the atlas, in pixels: about sixteen megabytes, as
/// much as the largest window may need at once.
const SIDE: usize = 2048;

/// Share of the atlas that may be filled before it starts over, which is before it doubles in
/// size. Windows of the usual size need a tenth.
const ENOUGH: f32 = 0.45;

/// Keeps the atlas small.
#[derive(Debug, Default)]
pub struct AtlasBound {
    /// The largest texture side that the graphics card takes.
    card: Option<usize>,
    /// Share of the atlas filled by a frame that starts with it empty.
    needed: f32,
    /// It was empty before the last frame.
    was_empty: bool,
    /// Set while its width is one less than [`SIDE`]: egui starts the atlas over whenever that
    /// changes.
    is_narrow: bool,
}

impl AtlasBound {
    /// Sets in `input` how large the atlas may get. Call it before each frame.
    pub fn apply(&mut self, ctx: &Context, input: &mut RawInput) {
        self.card = input.max_texture_side.or(self.card);
        // There are no fonts before the first frame.
        if ctx.cumulative_pass_nr() > 0 {
            ctx.fonts(|fonts| self.follow(fonts.font_atlas_fill_ratio()));
        }
        let side = SIDE - usize::from(self.is_narrow);
        input.max_texture_side = self.card.map(|card| card.min(side));
    }

    fn follow(&mut self, fill: f32) {
        if self.was_empty {
            self.needed = fill;
            self.was_empty = false;
        } else if fill > ENOUGH.max(2.0 * self.needed) {
            // A page that fills as much by itself would start over in every frame.
            self.was_empty = true;
            self.is_narrow = !self.is_narrow;
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{Color32, FontId, Vec2};

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

    /// Draws letters of these sizes. Returns how full the atlas is, and its size.
    fn draw(ctx: &Context, bound: &mut AtlasBound, sizes: &[f32]) -> (f32, [usize; 2]) {
        let mut input = RawInput::default();
        if ctx.cumulative_pass_nr() == 0 {
            input.max_texture_side = Some(16_384);
        }
        bound.apply(ctx, &mut input);
        let mut output = ctx.run_ui(input, |ui| {
            for size in sizes {
                let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
                let font = FontId::proportional(*size);
                let galley = ui.painter().layout_no_wrap(letters.into(), font, Color32::WHITE);
                assert!(galley.size() != Vec2::ZERO);
            }
        });
        output.textures_delta.clear();
        ctx.fonts(|fonts| (fonts.font_atlas_fill_ratio(), fonts.font_image_size()))
    }

    fn context() -> Context {
        let ctx = Context::default();
        set_fonts(&ctx);
        ctx
    }

    #[test]
    fn the_atlas_stays_below_nine_megabytes_whatever_sizes_come_along() {
        let (ctx, mut bound) = (context(), AtlasBound::default());
        let mut most = 0;
        for nth in 0..640_u16 {
            let size = 8.0 + f32::from(nth % 160) * 0.25;
            let (_, [width, height]) = draw(&ctx, &mut bound, &[size, 17.0]);
            most = most.max(width * height * 4);
        }
        assert!((4_000_000..9_000_000).contains(&most), "{most} bytes");
    }

    #[test]
    fn a_page_that_needs_half_of_the_atlas_keeps_it() {
        let (ctx, mut bound) = (context(), AtlasBound::default());
        let page: Vec<f32> = (0..15_u8).map(|nth| 50.0 + f32::from(nth) * 2.0).collect();
        let (first, _) = draw(&ctx, &mut bound, &page);
        assert!(first > ENOUGH, "{first}");
        let mut sides = Vec::new();
        for _ in 0..6 {
            let (fill, [width, _]) = draw(&ctx, &mut bound, &page);
            assert!((fill - first).abs() < 0.01, "{fill} and {first}");
            sides.push(width);
        }
        assert_eq!(sides.iter().filter(|side| **side != sides[5]).count(), 0, "{sides:?}");
    }

    #[test]
    fn a_card_that_takes_less_is_asked_for_less() {
        let mut bound = AtlasBound::default();
        let mut input = RawInput { max_texture_side: Some(1024), ..RawInput::default() };
        bound.apply(&Context::default(), &mut input);
        assert_eq!(input.max_texture_side, Some(1024));
    }
}
