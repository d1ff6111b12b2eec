//! The program's own icon: an island of three terrains with a token on it.

use egui::{Color32, IconData};

use crate::app::theme::Palette;
use crate::board::Terrain;

const SIDE: u16 = 128;
/// Samples along each side of a pixel, for antialiasing.
const FINE: u16 = 4;

/// The icon of the window.
pub fn app_icon() -> IconData {
    let palette = Palette::dark();
    let rgba = (0..SIDE)
        .flat_map(|y| (0..SIDE).map(move |x| (x, y)))
        .flat_map(|(x, y)| pixel(palette, x, y))
        .collect();
    IconData { rgba, width: u32::from(SIDE), height: u32::from(SIDE) }
}

fn pixel(palette: &Palette, x: u16, y: u16) -> [u8; 4] {
    let place = |pixel: u16, part: u16| {
        let fine = f32::from(pixel * FINE + part) + 0.5;
        fine / f32::from(SIDE * FINE) * 2.0 - 1.0
    };
    let mut sums = [0_u16; 4];
    for part_y in 0..FINE {
        for part_x in 0..FINE {
            let color = color_at(palette, place(x, part_x), place(y, part_y));
            for (sum, channel) in sums.iter_mut().zip(color.to_array()) {
                *sum += u16::from(channel);
            }
        }
    }
    sums.map(|sum| u8::try_from(sum / (FINE * FINE)).unwrap_or(u8::MAX))
}

/// The color at a point, in a square from -1 to 1 both ways.
fn color_at(palette: &Palette, x: f32, y: f32) -> Color32 {
    let distance = x.hypot(y);
    if distance < 0.1 {
        palette.card_red
    } else if distance < 0.3 {
        palette.card.fill
    } else if in_hexagon(x, y, 0.72) {
        // Three rhombi meet in the middle.
        let terrain = match y.atan2(x).to_degrees() {
            angle if (-90.0..30.0).contains(&angle) => Terrain::Fields,
            angle if (30.0..150.0).contains(&angle) => Terrain::Forest,
            _ => Terrain::Hills,
        };
        palette.terrain(terrain).fill
    } else if in_hexagon(x, y, 0.8) {
        palette.beach
    } else if in_hexagon(x, y, 0.98) {
        palette.sea
    } else {
        Color32::TRANSPARENT
    }
}

/// Whether a point is inside the pointy-top hexagon of this radius.
fn in_hexagon(x: f32, y: f32, radius: f32) -> bool {
    let half_width = radius * 0.866;
    x.abs() <= half_width && y.abs() <= radius - x.abs() * 0.577
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_is_clear_at_its_corners_and_solid_in_the_middle() {
        let icon = app_icon();
        assert_eq!(icon.rgba.len(), usize::from(SIDE) * usize::from(SIDE) * 4);
        let alpha = |x: usize, y: usize| icon.rgba[(y * usize::from(SIDE) + x) * 4 + 3];
        assert_eq!((alpha(0, 0), alpha(64, 64)), (0, 255));
    }

    #[test]
    fn the_icon_of_desktops_is_that_of_the_window() {
        let kept = include_bytes!("../../../packaging/icons/128.png");
        let kept = image::load_from_memory(kept).expect("a picture").into_rgba8().into_raw();
        let drawn = app_icon().rgba;
        assert_eq!(kept.len(), drawn.len());
        // The file's transparent edge was antialiased differently.
        let solid = |pixel: &[u8]| pixel[3] == u8::MAX;
        let pairs = kept.chunks(4).zip(drawn.chunks(4));
        let both = pairs.filter(|(kept, drawn)| solid(kept) && solid(drawn)).collect::<Vec<_>>();
        assert!(both.len() > drawn.len() / 4 / 2, "most of it is solid in both");
        let other = |(kept, drawn): &&(&[u8], &[u8])| {
            kept.iter().zip(*drawn).any(|(one, other)| one.abs_diff(*other) > 64)
        };
        let far = both.iter().filter(other).count();
        assert!(far < both.len() / 100, "{far} pixels of the kept icon are others");
    }
}
