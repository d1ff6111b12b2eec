//! A page as a picture, drawn without a window and without a graphics card, for
//! files that people keep and share.
//!
//! egui lays the page out and turns it into triangles; here they are filled.
//! The CPU renderers on the registry are made for an earlier egui, and for
//! rendering many frames.

use std::collections::HashMap;

use egui::epaint::{Mesh, Primitive, Vertex};
use egui::{
    Color32, ColorImage, Context, FullOutput, ImageData, Margin, Pos2, RawInput, Rect, TextureId,
    Ui, pos2, vec2,
};

use crate::app::theme::bounds::Within;
use crate::app::theme::{Look, Palette};

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
    let mut textures = Textures::default();
    let mut height = HIGHEST;
    // Laying it out once gives its height and the width of its words.
    for _ in 0..2 {
        let output = run(&ctx, vec2(width, HIGHEST), |ui| {
            draw(ui);
            height = (ui.next_widget_position().y + MARGIN).min(HIGHEST);
        });
        textures.take(output);
    }
    let ground = Palette::of_look(Look::Light).backdrop;
    let mut output = run(&ctx, vec2(width, height), &mut draw);
    let shapes = std::mem::take(&mut output.shapes);
    textures.take(output);
    let mut canvas = PixelCanvas::new(vec2(width, height) * FINE, ground);
    for clipped in ctx.tessellate(shapes, FINE) {
        if let Primitive::Mesh(mesh) = clipped.primitive
            && let Some(texture) = textures.all.get(&mesh.texture_id)
        {
            canvas.fill(&mesh, texture, clipped.clip_rect);
        }
    }
    canvas.image
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

const MARGIN: f32 = 24.0;

fn run(ctx: &Context, size: egui::Vec2, mut draw: impl FnMut(&mut Ui)) -> FullOutput {
    let input = RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
        ..RawInput::default()
    };
    ctx.run_ui(input, |ui| {
        let frame = egui::Frame::new().inner_margin(Margin::same(24));
        egui::CentralPanel::default().frame(frame).show(ui, |ui| draw(ui));
    })
}

/// Images that meshes are painted with: letters, above all.
#[derive(Default)]
struct Textures {
    all: HashMap<TextureId, ColorImage>,
}

impl Textures {
    fn take(&mut self, mut output: FullOutput) {
        for (id, deltas) in std::mem::take(&mut output.textures_delta.set) {
            for delta in deltas {
                let ImageData::Color(image) = delta.image;
                match delta.pos {
                    None => drop(self.all.insert(id, (*image).clone())),
                    Some(at) => {
                        if let Some(whole) = self.all.get_mut(&id) {
                            patch(whole, &image, at);
                        }
                    }
                }
            }
        }
        output.drop_without_applying_deltas();
    }
}

fn patch(whole: &mut ColorImage, part: &ColorImage, [left, top]: [usize; 2]) {
    let width = whole.size[0];
    for (row, pixels) in part.pixels.chunks(part.size[0].max(1)).enumerate() {
        let from = (top + row) * width + left;
        if let Some(place) = whole.pixels.get_mut(from..from + pixels.len()) {
            place.copy_from_slice(pixels);
        }
    }
}

/// The image that triangles are drawn into.
struct PixelCanvas {
    image: ColorImage,
}

impl PixelCanvas {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a page has some thousand pixels"
    )]
    fn new(size: egui::Vec2, ground: Color32) -> Self {
        let size = [size.x.ceil().max(1.0) as usize, size.y.ceil().max(1.0) as usize];
        Self { image: ColorImage::filled(size, ground) }
    }

    fn fill(&mut self, mesh: &Mesh, texture: &ColorImage, clip: Rect) {
        let clip = clip * FINE;
        for corners in mesh.indices.chunks_exact(3) {
            let corner = |nth: usize| {
                let index = usize::try_from(*corners.get(nth)?).ok()?;
                mesh.vertices.get(index).copied()
            };
            if let (Some(a), Some(b), Some(c)) = (corner(0), corner(1), corner(2)) {
                self.triangle([a, b, c], texture, clip);
            }
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "within the picture, which has some thousand pixels"
    )]
    fn triangle(&mut self, corners: [Vertex; 3], texture: &ColorImage, clip: Rect) {
        let [a, b, c] = corners.map(|corner| (corner.pos.to_vec2() * FINE).to_pos2());
        let area = turn(a, b, c);
        if area.abs() < f32::EPSILON {
            return;
        }
        // From here on, all turn the same way.
        let ([a, b, c], [one, two, three], area) = if area > 0.0 {
            ([a, b, c], corners, area)
        } else {
            let [one, two, three] = corners;
            ([a, c, b], [one, three, two], -area)
        };
        let [width, height] = self.image.size.map(|size| size as f32);
        let least = a.min(b).min(c).max(clip.min).max(Pos2::ZERO);
        let most = a.max(b).max(c).min(clip.max).min(pos2(width, height));
        let (rows, columns) = (
            least.y.floor().max(0.0) as usize..most.y.ceil().max(0.0) as usize,
            least.x.floor().max(0.0) as usize..most.x.ceil().max(0.0) as usize,
        );
        for y in rows {
            for x in columns.clone() {
                let at = pos2(x as f32 + 0.5, y as f32 + 0.5);
                if !clip.contains(at) {
                    continue;
                }
                let shares = [turn(b, c, at), turn(c, a, at), turn(a, b, at)];
                let edges = [(b, c), (c, a), (a, b)];
                let is_within = shares
                    .into_iter()
                    .zip(edges)
                    .all(|(share, (from, to))| share > 0.0 || (share == 0.0 && owns(from, to)));
                if !is_within {
                    continue;
                }
                let [first, second, third] = shares.map(|share| share / area);
                let mixed = |of: fn(&Vertex) -> f32| {
                    first * of(&one) + second * of(&two) + third * of(&three)
                };
                let ink = [
                    mixed(|corner| corner.color.r().into()),
                    mixed(|corner| corner.color.g().into()),
                    mixed(|corner| corner.color.b().into()),
                    mixed(|corner| corner.color.a().into()),
                ];
                let uv = pos2(mixed(|corner| corner.uv.x), mixed(|corner| corner.uv.y));
                self.blend((x, y), ink, sample(texture, uv));
            }
        }
    }

    /// Colors are premultiplied: they already contain their alpha.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "held to a byte")]
    fn blend(&mut self, (x, y): (usize, usize), ink: [f32; 4], texel: [f32; 4]) {
        let Some(pixel) = self.image.pixels.get_mut(y * self.image.size[0] + x) else { return };
        let [red, green, blue, alpha] = [0, 1, 2, 3]
            .map(|nth: usize| ink.get(nth).zip(texel.get(nth)).map_or(0.0, |(a, b)| a * b / 255.0));
        let rest = 1.0 - alpha / 255.0;
        let over =
            |new: f32, old: u8| (new + f32::from(old) * rest).round().within(0.0, 255.0) as u8;
        *pixel =
            Color32::from_rgb(over(red, pixel.r()), over(green, pixel.g()), over(blue, pixel.b()));
    }
}

/// Twice the area of a triangle, positive if it turns clockwise on the screen.
fn turn(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// Whether a pixel exactly on the edge belongs to this triangle: of two that
/// share the edge, only one gets it.
fn owns(from: Pos2, to: Pos2) -> bool {
    to.y < from.y || (to.y - from.y).abs() < f32::EPSILON && to.x > from.x
}

/// The texture at `uv`, from 0 to 1, interpolated between its four nearest
/// pixels.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "textures have some thousand pixels"
)]
fn sample(texture: &ColorImage, uv: Pos2) -> [f32; 4] {
    let [width, height] = texture.size;
    let x = (uv.x * width as f32 - 0.5).within(0.0, width.saturating_sub(1) as f32);
    let y = (uv.y * height as f32 - 0.5).within(0.0, height.saturating_sub(1) as f32);
    let (left, top) = (x.floor() as usize, y.floor() as usize);
    let (right, bottom) = ((left + 1).min(width - 1), (top + 1).min(height - 1));
    let (along, down) = (x.fract(), y.fract());
    let pixel = |x: usize, y: usize| {
        let pixel = texture.pixels.get(y * width + x).copied().unwrap_or_default();
        pixel.to_array().map(f32::from)
    };
    let mix = |a: [f32; 4], b: [f32; 4], share: f32| {
        let mut mixed = a;
        for (value, other) in mixed.iter_mut().zip(b) {
            *value += (other - *value) * share;
        }
        mixed
    };
    let upper = mix(pixel(left, top), pixel(right, top), along);
    let lower = mix(pixel(left, bottom), pixel(right, bottom), along);
    mix(upper, lower, down)
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
        // Two triangles of one rectangle share an edge: translucent ink covers
        // it only once.
        let glass = picture(200.0, |ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(80.0, 60.0), egui::Sense::hover());
            let ink = Color32::from_black_alpha(128);
            ui.painter().add(egui::Shape::mesh({
                let mut mesh = Mesh::default();
                mesh.add_colored_rect(rect, ink);
                mesh
            }));
        });
        let shades: std::collections::BTreeSet<[u8; 4]> =
            glass.pixels.iter().map(Color32::to_array).collect();
        assert_eq!(shades.len(), 2, "{shades:?}");
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
