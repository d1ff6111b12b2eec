//! The few colors of a GIF: what is seen most as it is, and of all other colors those
//! that lie farthest from any other.

use std::collections::HashMap;

use egui::{Color32, ColorImage};

/// Number of colors, apart from the one that lets through what was there before.
const COLORS: usize = 255;

/// Number of colors that are taken because they are seen most.
const FREQUENT: usize = 128;

/// Number of colors that the others are chosen from.
const CANDIDATES: usize = 4_096;

#[derive(Debug, Default)]
pub struct ColorCount {
    counts: HashMap<[u8; 3], u32>,
}

#[derive(Debug, Default)]
pub struct GifPalette {
    colors: Vec<[u8; 3]>,
    known: HashMap<[u8; 3], u8>,
}

impl ColorCount {
    pub fn add(&mut self, image: &ColorImage) {
        for run in image.pixels.chunk_by(|one, other| one == other) {
            if let Some(pixel) = run.first() {
                let count = u32::try_from(run.len()).unwrap_or(u32::MAX);
                *self.counts.entry(rgb(*pixel)).or_default() += count;
            }
        }
    }

    pub fn palette(self) -> GifPalette {
        let mut all: Vec<([u8; 3], u32)> = self.counts.into_iter().collect();
        all.sort_unstable_by_key(|(color, count)| (std::cmp::Reverse(*count), *color));
        all.truncate(CANDIDATES);
        let mut colors: Vec<[u8; 3]> = all.iter().take(FREQUENT).map(|(color, _)| *color).collect();
        let mut rest: Vec<(u32, [u8; 3], u32)> = all
            .iter()
            .skip(FREQUENT)
            .map(|(color, count)| {
                let far = colors.iter().map(|other| distance(*color, *other)).min();
                (far.unwrap_or(u32::MAX), *color, *count)
            })
            .collect();
        while colors.len() < COLORS {
            let worth = |far: u32, count: u32| u64::from(far) * u64::from(count.isqrt() + 1);
            let best = rest.iter().max_by_key(|(far, color, count)| (worth(*far, *count), *color));
            let Some((_, color, _)) = best.copied().filter(|(far, ..)| *far > 0) else { break };
            colors.push(color);
            for (far, other, _) in &mut rest {
                *far = (*far).min(distance(color, *other));
            }
        }
        GifPalette { colors, known: HashMap::new() }
    }
}

impl GifPalette {
    /// The number that stands for no color: what was there before shows through.
    pub const CLEAR: u8 = 255;

    /// All colors, one after another: red, green, blue.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.colors.iter().flatten().copied().collect();
        bytes.resize(256 * 3, 0);
        bytes
    }

    pub fn nearest(&mut self, color: Color32) -> u8 {
        let color = rgb(color);
        if let Some(known) = self.known.get(&color) {
            return *known;
        }
        let all = (0..=u8::MAX).zip(&self.colors);
        let near = all.min_by_key(|(_, other)| distance(color, **other));
        let near = near.map_or(0, |(nth, _)| nth);
        self.known.insert(color, near);
        near
    }
}

fn rgb(color: Color32) -> [u8; 3] {
    [color.r(), color.g(), color.b()]
}

/// Returns how different two colors look: eyes see green best, and blue least.
fn distance(one: [u8; 3], other: [u8; 3]) -> u32 {
    let [red, green, blue] = [0, 1, 2].map(|nth: usize| {
        let part = |color: [u8; 3]| color.get(nth).copied().unwrap_or_default();
        u32::from(part(one).abs_diff(part(other))).pow(2)
    });
    3 * red + 6 * green + 2 * blue
}

#[cfg(test)]
mod tests {
    use super::*;

    fn image(colors: impl Iterator<Item = [u8; 3]>) -> ColorImage {
        let pixels: Vec<Color32> =
            colors.map(|[red, green, blue]| Color32::from_rgb(red, green, blue)).collect();
        ColorImage::new([pixels.len(), 1], pixels)
    }

    #[test]
    fn a_picture_of_few_colors_keeps_them_all() {
        let colors: Vec<[u8; 3]> = (0..200).map(|nth| [nth, 255 - nth, nth / 2]).collect();
        let mut count = ColorCount::default();
        count.add(&image(colors.iter().copied()));
        let mut palette = count.palette();
        let bytes = palette.bytes();
        for [red, green, blue] in colors {
            let nth = usize::from(palette.nearest(Color32::from_rgb(red, green, blue)));
            assert_eq!(bytes[nth * 3..nth * 3 + 3], [red, green, blue]);
        }
    }

    #[test]
    fn of_many_colors_the_frequent_ones_stay_and_no_other_is_far_off() {
        let frequent = [[10, 20, 30], [250, 240, 10], [0, 120, 250]];
        let often = frequent.into_iter().flat_map(|color| std::iter::repeat_n(color, 500));
        let steps = || (0..=255).step_by(15);
        let rare = steps().flat_map(|red| steps().map(move |blue| [red, 128, blue]));
        let mut count = ColorCount::default();
        count.add(&image(often.chain(rare.clone())));
        let mut palette = count.palette();
        let bytes = palette.bytes();
        let mut off = |[red, green, blue]: [u8; 3]| {
            let nth = usize::from(palette.nearest(Color32::from_rgb(red, green, blue)));
            distance([red, green, blue], [bytes[nth * 3], bytes[nth * 3 + 1], bytes[nth * 3 + 2]])
        };
        assert!(frequent.into_iter().all(|color| off(color) == 0));
        assert!(rare.into_iter().map(off).max() <= Some(distance([0, 0, 0], [20, 0, 20])));
    }
}
