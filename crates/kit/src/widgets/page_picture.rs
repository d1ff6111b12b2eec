//! A page as a picture, drawn without a window and without a graphics card, for
//! files that people keep and share.

use egui::{ColorImage, Context, FullOutput, Margin, Pos2, RawInput, Rect, Ui, vec2};

use super::rasterizer::Rasterizer;
use crate::theme::{Look, Palette};

/// Pixels per point.
const FINE: f32 = 1.5;

/// The greatest height of a page, in points.
const HIGHEST: f32 = 12_000.0;

/// A picture of what `draw` draws on a page `width` points wide and as high as
/// needed; always on a light ground, whatever look the window has.
pub fn picture(width: f32, mut draw: impl FnMut(&mut Ui)) -> ColorImage {
    let ctx = Context::default();
    Palette::of_look(Look::Light).apply(&ctx);
    ctx.set_pixels_per_point(FINE);
    let mut rasterizer = Rasterizer::default();
    let mut height = HIGHEST;
    // Laying it out once gives its height and the width of its words.
    for _ in 0..2 {
        let output = run(&ctx, vec2(width, HIGHEST), MARGIN, |ui| {
            draw(ui);
            height = (ui.next_widget_position().y + f32::from(MARGIN)).min(HIGHEST);
        });
        take(&mut rasterizer, output);
    }
    let size = vec2(width, height);
    let mut output = run(&ctx, size, MARGIN, &mut draw);
    let shapes = std::mem::take(&mut output.shapes);
    take(&mut rasterizer, output);
    let ground = Palette::of_look(Look::Light).backdrop;
    rasterizer.draw(&ctx.tessellate(shapes, FINE), size, FINE, ground)
}

fn take(rasterizer: &mut Rasterizer, mut output: FullOutput) {
    rasterizer.take(&mut output.textures_delta);
    output.drop_without_applying_deltas();
}

/// The picture as a file (PNG).
///
/// # Errors
///
/// Any error of the encoder.
pub fn png(image: &ColorImage) -> Result<Vec<u8>, png::EncodingError> {
    let mut bytes = Vec::new();
    let [width, height] = image.size.map(|size| u32::try_from(size).unwrap_or(u32::MAX));
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    // The ground covers everything, so nothing is transparent.
    let data: Vec<u8> =
        image.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]).collect();
    writer.write_image_data(&data)?;
    writer.finish()?;
    Ok(bytes)
}

const MARGIN: i8 = 24;

/// Lays out a page of `size` points with a margin around it.
pub(super) fn run(
    ctx: &Context,
    size: egui::Vec2,
    margin: i8,
    mut draw: impl FnMut(&mut Ui),
) -> FullOutput {
    let input = RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
        ..RawInput::default()
    };
    ctx.run_ui(input, |ui| {
        let frame = egui::Frame::new().inner_margin(Margin::same(margin));
        egui::CentralPanel::default().frame(frame).show(ui, |ui| draw(ui));
    })
}

#[cfg(test)]
mod tests {
    use egui::{Color32, CornerRadius};

    use super::*;

    #[test]
    fn a_page_is_as_high_as_what_is_on_it_and_has_its_colors() {
        let page = |high: f32| {
            picture(300.0, |ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(100.0, high), egui::Sense::hover());
                ui.painter().rect_filled(rect, CornerRadius::ZERO, Color32::from_rgb(200, 20, 30));
            })
        };
        let (low, high) = (page(40.0), page(240.0));
        assert_eq!(low.size[0], 450);
        assert_eq!(high.size[1] - low.size[1], 300);
        let red = |image: &ColorImage| {
            image.pixels.iter().filter(|pixel| **pixel == Color32::from_rgb(200, 20, 30)).count()
        };
        // 100 by 40 points are 150 by 60 pixels, minus the soft edges.
        assert!((8_500..=9_000).contains(&red(&low)), "{}", red(&low));
        assert!((53_000..=54_000).contains(&red(&high)), "{}", red(&high));
    }

    #[test]
    fn words_are_written_in_ink_and_nothing_shines_through_twice() {
        let empty = picture(300.0, |_| {});
        let words = picture(300.0, |ui| {
            ui.label("Tableside");
        });
        let dark = |image: &ColorImage| {
            image.pixels.iter().filter(|pixel| pixel.r() < 90 && pixel.b() < 90).count()
        };
        assert_eq!(dark(&empty), 0);
        assert!(dark(&words) > 150, "{}", dark(&words));
    }

    #[test]
    fn a_file_of_it_is_read_as_the_same_picture() {
        let image = picture(120.0, |ui| {
            ui.label("8");
        });
        let bytes = png(&image).expect("written");
        let read = image::load_from_memory(&bytes).expect("a picture").to_rgb8();
        assert_eq!([read.width() as usize, read.height() as usize], image.size);
        let same = read.pixels().zip(&image.pixels);
        assert!(same.into_iter().all(|(one, other)| one.0 == [other.r(), other.g(), other.b()]));
    }
}
