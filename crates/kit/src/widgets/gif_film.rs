//! A GIF made frame by frame, each of which holds only what has changed.

use std::borrow::Cow;

use egui::{Color32, ColorImage};
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::gif_palette::GifPalette;
use super::moving_picture::PixelRect;

/// A GIF that is being made; it plays over and over.
pub struct GifFilm {
    encoder: Encoder<Vec<u8>>,
    palette: GifPalette,
    size: [usize; 2],
    /// Color numbers of the picture that is shown; empty before the first frame.
    shown: Vec<u8>,
    /// The last frame, which may be shown for longer yet.
    last: Option<Frame<'static>>,
}

impl GifFilm {
    /// One of pictures of this size in pixels.
    ///
    /// # Errors
    /// When the encoder can't write that.
    pub fn new(size: [usize; 2], palette: GifPalette) -> Result<Self, EncodingError> {
        let [width, height] = size.map(short);
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette.bytes())?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self { encoder, palette, size, shown: Vec::new(), last: None })
    }

    /// Shows a picture for so many hundredths of a second; it differs from the one before
    /// nowhere but in `changed`.
    ///
    /// # Errors
    /// When the encoder can't write that.
    pub fn show(
        &mut self,
        image: &ColorImage,
        changed: Option<PixelRect>,
        hundredths: u16,
    ) -> Result<(), EncodingError> {
        let is_first = self.shown.is_empty();
        let within = if is_first { Some(PixelRect::whole(self.size)) } else { changed };
        let seen = within.map(|within| self.seen(image, within));
        let found = if is_first { within } else { self.differing(seen.as_deref(), within) };
        let (Some(found), Some(within), Some(seen)) = (found, within, seen) else {
            if let Some(last) = &mut self.last {
                last.delay = last.delay.saturating_add(hundredths);
            }
            return Ok(());
        };
        if is_first {
            self.shown = vec![GifPalette::CLEAR; self.size[0] * self.size[1]];
        }
        let frame = self.frame(&seen, within, found, hundredths);
        if let Some(last) = self.last.replace(frame) {
            self.encoder.write_frame(&last)?;
        }
        Ok(())
    }

    pub fn bytes(&self) -> usize {
        self.encoder.get_ref().len()
    }

    /// The whole file.
    ///
    /// # Errors
    /// When the encoder can't write that.
    pub fn finish(mut self) -> Result<Vec<u8>, EncodingError> {
        if let Some(last) = self.last.take() {
            self.encoder.write_frame(&last)?;
        }
        self.encoder.into_inner()
    }

    /// The numbers of the colors in a part of a picture, row by row.
    fn seen(&mut self, image: &ColorImage, within: PixelRect) -> Vec<u8> {
        let mut seen = Vec::new();
        let (mut last, mut number) = (Color32::PLACEHOLDER, 0);
        for y in within.min[1]..within.max[1] {
            let row = y * self.size[0];
            let row = image.pixels.get(row + within.min[0]..row + within.max[0]);
            for pixel in row.unwrap_or_default() {
                if *pixel != last {
                    (last, number) = (*pixel, self.palette.nearest(*pixel));
                }
                seen.push(number);
            }
        }
        seen
    }

    /// The least part that holds all that differs from what is shown.
    fn differing(&self, seen: Option<&[u8]>, within: Option<PixelRect>) -> Option<PixelRect> {
        let (seen, within) = (seen?, within?);
        let wide = within.max[0] - within.min[0];
        let mut found: Option<PixelRect> = None;
        for (y, row) in (within.min[1]..).zip(seen.chunks(wide.max(1))) {
            let from = y * self.size[0] + within.min[0];
            let shown = self.shown.get(from..from + wide).unwrap_or_default();
            let differs = |(one, other): (&u8, &u8)| one != other;
            let Some(first) = row.iter().zip(shown).position(differs) else { continue };
            let last = row.iter().zip(shown).rposition(differs).unwrap_or(first);
            let (left, right) = (within.min[0] + first, within.min[0] + last + 1);
            let row = PixelRect { min: [left, y], max: [right, y + 1] };
            found = Some(found.map_or(row, |found| found.and(row)));
        }
        found
    }

    /// The frame that brings what is shown to what is seen.
    fn frame(
        &mut self,
        seen: &[u8],
        within: PixelRect,
        found: PixelRect,
        hundredths: u16,
    ) -> Frame<'static> {
        let wide = within.max[0] - within.min[0];
        let mut buffer = Vec::new();
        for y in found.min[1]..found.max[1] {
            let from = (y - within.min[1]) * wide + found.min[0] - within.min[0];
            let long = found.max[0] - found.min[0];
            let row = seen.get(from..from + long).unwrap_or_default();
            let at = y * self.size[0] + found.min[0];
            let shown = self.shown.get_mut(at..at + long).unwrap_or_default();
            for (new, old) in row.iter().zip(shown) {
                buffer.push(if new == old { GifPalette::CLEAR } else { *new });
                *old = *new;
            }
        }
        Frame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(GifPalette::CLEAR),
            left: short(found.min[0]),
            top: short(found.min[1]),
            width: short(found.max[0] - found.min[0]),
            height: short(found.max[1] - found.min[1]),
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        }
    }
}

fn short(size: usize) -> u16 {
    u16::try_from(size).unwrap_or(u16::MAX)
}
