//! Limits the glyph atlas: the texture in which egui keeps each letter in each size.
//! Left alone, it grows to the square of what the graphics card allows, and starts
//! over only when that is full.

use egui::{Context, RawInput};

/// The width and greatest height of the atlas, in pixels: about sixteen megabytes, as
/// much as the largest window may need at once.
const SIDE: usize = 2048;

/// How full the atlas may get before it starts over, which is before it doubles in
/// size. Windows of the usual size need a tenth.
const ENOUGH: f32 = 0.45;

/// Keeps the atlas small.
#[derive(Debug, Default)]
pub struct AtlasBound {
    /// The largest texture side that the graphics card takes.
    card: Option<usize>,
    /// How much of the atlas a frame fills that starts with it empty.
    needed: f32,
    fill: Fill,
    side: Side,
}

/// What is known about how full the atlas is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Fill {
    /// It was empty before the last frame.
    OneFrame,
    #[default]
    Grown,
}

/// egui starts the atlas over whenever its width changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Side {
    #[default]
    Whole,
    OneLess,
}

impl AtlasBound {
    /// Sets in `input` how large the atlas may get. Call it before each frame.
    pub fn apply(&mut self, ctx: &Context, input: &mut RawInput) {
        self.card = input.max_texture_side.or(self.card);
        // There are no fonts before the first frame.
        if ctx.cumulative_pass_nr() > 0 {
            ctx.fonts(|fonts| self.follow(fonts.font_atlas_fill_ratio()));
        }
        let side = match self.side {
            Side::Whole => SIDE,
            Side::OneLess => SIDE - 1,
        };
        input.max_texture_side = self.card.map(|card| card.min(side));
    }

    fn follow(&mut self, fill: f32) {
        match self.fill {
            Fill::OneFrame => {
                self.needed = fill;
                self.fill = Fill::Grown;
            }
            // A page that fills as much by itself would start over in every frame.
            Fill::Grown if fill > ENOUGH.max(2.0 * self.needed) => {
                self.fill = Fill::OneFrame;
                self.side = match self.side {
                    Side::Whole => Side::OneLess,
                    Side::OneLess => Side::Whole,
                };
            }
            Fill::Grown => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Color32, FontId, Vec2};

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
        super::super::fonts::set_fonts(&ctx);
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
