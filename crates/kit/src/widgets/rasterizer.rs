//! Draws egui's output without a graphics card: for pictures that people keep and share, and for
//! those that tests compare.
//!
//! The CPU renderers on the registry are made for an earlier egui, and for
//! rendering many frames.

use std::collections::HashMap;

use egui::epaint::textures::TexturesDelta;
use egui::epaint::{ClippedPrimitive, Mesh, Primitive, Vertex, WHITE_UV};
use egui::{Color32, ColorImage, ImageData, Pos2, Rect, TextureId, Vec2, pos2};

use crate::theme::bounds::Within;

/// Draws tessellated shapes; knows the textures of the context they are from.
#[derive(Default)]
pub struct Rasterizer {
    /// Images that meshes are painted with: letters, above all.
    textures: HashMap<TextureId, ColorImage>,
}

impl Rasterizer {
    /// Takes up what a frame changed about textures. Has to see every frame of
    /// a context, because later changes build upon earlier ones.
    pub fn take(&mut self, delta: &mut TexturesDelta) {
        for (id, changes) in std::mem::take(&mut delta.set) {
            for change in changes {
                let ImageData::Color(image) = change.image;
                match change.pos {
                    None => drop(self.textures.insert(id, (*image).clone())),
                    Some(at) => {
                        if let Some(whole) = self.textures.get_mut(&id) {
                            patch(whole, &image, at);
                        }
                    }
                }
            }
        }
        // What is freed is freed after it is painted, and may yet be drawn again.
        delta.clear();
    }

    /// The image that meshes with this texture are painted with.
    pub(super) fn sheet(&self, texture: TextureId) -> Option<PaintImage<'_>> {
        self.textures.get(&texture).map(PaintImage::of)
    }

    /// The picture of `primitives`, `size` points wide and high, on `ground`.
    pub fn draw(
        &self,
        primitives: &[ClippedPrimitive],
        size: Vec2,
        pixels_per_point: f32,
        ground: Color32,
    ) -> ColorImage {
        let mut canvas = PixelCanvas::new(size, pixels_per_point, ground);
        for clipped in primitives {
            if let Primitive::Mesh(mesh) = &clipped.primitive
                && let Some(sheet) = self.sheet(mesh.texture_id)
            {
                let clip = clipped.clip_rect * pixels_per_point;
                triangles(mesh).for_each(|corners| canvas.fill(corners, sheet, clip));
            }
        }
        canvas.image
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

/// The corners of each triangle of a mesh.
pub(super) fn triangles(mesh: &Mesh) -> impl Iterator<Item = [Vertex; 3]> + '_ {
    mesh.indices.chunks_exact(3).filter_map(|corners| {
        let corner = |nth: usize| {
            let index = usize::try_from(*corners.get(nth)?).ok()?;
            mesh.vertices.get(index).copied()
        };
        Some([corner(0)?, corner(1)?, corner(2)?])
    })
}

/// An image that triangles are painted with.
#[derive(Clone, Copy)]
pub(super) struct PaintImage<'a> {
    image: &'a ColorImage,
    /// The ink of its white spot, where triangles have their own colors only.
    plain: Ink,
}

impl<'a> PaintImage<'a> {
    fn of(image: &'a ColorImage) -> Self {
        Self { image, plain: sample(image, WHITE_UV) }
    }
}

/// The image that triangles are drawn into.
pub(super) struct PixelCanvas {
    pub image: ColorImage,
    pixels_per_point: f32,
}

/// A color with its alpha multiplied in, each part from 0 to 255.
type Ink = [f32; 4];

impl PixelCanvas {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a page has some thousand pixels"
    )]
    pub fn new(size: Vec2, pixels_per_point: f32, ground: Color32) -> Self {
        let pixels = |points: f32| (points * pixels_per_point).round().max(1.0) as usize;
        let image = ColorImage::filled([pixels(size.x), pixels(size.y)], ground);
        Self { image, pixels_per_point }
    }

    /// Fills a triangle within `clip`, which is in pixels.
    pub fn fill(&mut self, [a, b, c]: [Vertex; 3], sheet: PaintImage<'_>, clip: Rect) {
        let Some(triangle) = Triangle::of([a, b, c], self.pixels_per_point) else { return };
        let has_one_ink =
            [a, b, c].iter().all(|corner| corner.uv == WHITE_UV && corner.color == a.color);
        if has_one_ink {
            let ink = multiplied(a.color.to_array().map(f32::from), sheet.plain);
            self.paint(&triangle, clip, |_| ink);
        } else {
            self.paint(&triangle, clip, |shares| {
                let mixed = triangle.mixed(shares);
                multiplied(mixed.ink, sample(sheet.image, mixed.uv))
            });
        }
    }

    /// Lays on the pixels of a triangle what `ink` gives for the shares that its
    /// corners have in each.
    fn paint(&mut self, triangle: &Triangle, clip: Rect, ink: impl Fn([f32; 3]) -> Ink) {
        let [width, height] = self.image.size;
        let [left, right] = triangle.columns().map(|x| pixel_of(x, width));
        let [top, bottom] = triangle.rows().map(|y| pixel_of(y, height));
        let clipped = |place: f32, size| pixel_of(fine(place - 0.5) + STEPS - 1, size);
        let left = left.max(clipped(clip.left(), width));
        let right = right.min(clipped(clip.right(), width));
        let top = top.max(clipped(clip.top(), height));
        let bottom = bottom.min(clipped(clip.bottom(), height));
        for y in top..bottom {
            let Some(row) =
                self.image.pixels.get_mut(y * width + left..y * width + right.max(left))
            else {
                continue;
            };
            for (x, pixel) in (left..).zip(row) {
                if let Some(shares) = triangle.shares(middle(x, y)) {
                    lay(pixel, ink(shares));
                }
            }
        }
    }
}

/// Steps in a pixel between which corners can't be told apart, as graphics cards
/// do it: whole numbers make sure that of two triangles that share an edge just
/// one gets each pixel on it.
const STEPS: i64 = 256;

/// A place in pixels, in steps.
#[expect(clippy::cast_possible_truncation, reason = "what lies further out is nowhere near")]
fn fine(place: f32) -> i64 {
    const FAR: f32 = 1_048_576.0;
    (place.within(-FAR, FAR) * STEPS as f32).round() as i64
}

fn middle(x: usize, y: usize) -> StepPlace {
    let steps = |pixel| i64::try_from(pixel).unwrap_or(i64::MAX / STEPS / 2) * STEPS + STEPS / 2;
    StepPlace { x: steps(x), y: steps(y) }
}

/// Returns which of `size` pixels a place lies in, given in steps; `size` if beyond.
fn pixel_of(place: i64, size: usize) -> usize {
    usize::try_from(place.max(0) / STEPS).unwrap_or(size).min(size)
}

/// Lays ink over what a pixel shows.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "held to a byte")]
fn lay(pixel: &mut Color32, [red, green, blue, alpha]: Ink) {
    let rest = 1.0 - alpha / 255.0;
    let over = |new: f32, old: u8| {
        let sum = new + f32::from(old) * rest;
        (sum + 0.5).within(0.0, 255.0) as u8
    };
    *pixel = Color32::from_rgb(over(red, pixel.r()), over(green, pixel.g()), over(blue, pixel.b()));
}

fn multiplied(ink: Ink, [red, green, blue, alpha]: Ink) -> Ink {
    let [r, g, b, a] = ink;
    [r * red / 255.0, g * green / 255.0, b * blue / 255.0, a * alpha / 255.0]
}

/// A triangle whose corners turn clockwise on the screen.
struct Triangle {
    corners: [Vertex; 3],
    at: [StepPlace; 3],
    /// Twice its area, in square steps.
    twice_area: i64,
}

/// A place in the picture, in steps.
#[derive(Clone, Copy)]
struct StepPlace {
    x: i64,
    y: i64,
}

/// A mix of the inks and texture places of a triangle's corners.
struct Mixed {
    ink: Ink,
    uv: Pos2,
}

impl Triangle {
    /// None if it covers nothing.
    fn of(corners: [Vertex; 3], pixels_per_point: f32) -> Option<Self> {
        let [a, b, c] = corners.map(|corner| {
            let pixels = corner.pos.to_vec2() * pixels_per_point;
            StepPlace { x: fine(pixels.x), y: fine(pixels.y) }
        });
        let twice_area = turn(a, b, c);
        let [one, two, three] = corners;
        match twice_area {
            0 => None,
            1.. => Some(Self { corners, at: [a, b, c], twice_area }),
            _ => Some(Self { corners: [one, three, two], at: [a, c, b], twice_area: -twice_area }),
        }
    }

    /// The range that it spans across, up to the next pixel, in steps.
    fn columns(&self) -> [i64; 2] {
        let [a, b, c] = self.at.map(|place| place.x);
        [a.min(b).min(c), a.max(b).max(c) + STEPS]
    }

    /// The range that it spans down, up to the next pixel, in steps.
    fn rows(&self) -> [i64; 2] {
        let [a, b, c] = self.at.map(|place| place.y);
        [a.min(b).min(c), a.max(b).max(c) + STEPS]
    }

    /// The corners' shares at a place; None if that isn't part of the triangle.
    fn shares(&self, at: StepPlace) -> Option<[f32; 3]> {
        let [a, b, c] = self.at;
        let share = |from: StepPlace, to: StepPlace| {
            let share = turn(from, to, at);
            (share > 0 || (share == 0 && owns(from, to)))
                .then(|| share as f32 / self.twice_area as f32)
        };
        Some([share(b, c)?, share(c, a)?, share(a, b)?])
    }

    fn mixed(&self, [first, second, third]: [f32; 3]) -> Mixed {
        let [one, two, three] = &self.corners;
        let mix = |of: fn(&Vertex) -> f32| first * of(one) + second * of(two) + third * of(three);
        Mixed {
            ink: [
                mix(|corner| corner.color.r().into()),
                mix(|corner| corner.color.g().into()),
                mix(|corner| corner.color.b().into()),
                mix(|corner| corner.color.a().into()),
            ],
            uv: pos2(mix(|corner| corner.uv.x), mix(|corner| corner.uv.y)),
        }
    }
}

/// Twice the area of a triangle, positive if it turns clockwise on the screen.
const fn turn(a: StepPlace, b: StepPlace, c: StepPlace) -> i64 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// Returns whether a pixel exactly on the edge belongs to this triangle: of two that
/// share the edge, only one gets it.
const fn owns(from: StepPlace, to: StepPlace) -> bool {
    to.y < from.y || (to.y == from.y && to.x > from.x)
}

/// The texture at `uv`, from 0 to 1, interpolated between its four nearest
/// pixels.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "textures have some thousand pixels"
)]
fn sample(texture: &ColorImage, uv: Pos2) -> Ink {
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
    let mix = |a: Ink, b: Ink, share: f32| {
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
    use super::*;

    fn drawn(mesh: Mesh, clip: Rect) -> ColorImage {
        let mut rasterizer = Rasterizer::default();
        let white = ColorImage::filled([1, 1], Color32::WHITE);
        rasterizer.textures.insert(mesh.texture_id, white);
        let primitive = ClippedPrimitive { clip_rect: clip, primitive: Primitive::Mesh(mesh) };
        rasterizer.draw(&[primitive], Vec2::splat(40.0), 1.0, Color32::BLACK)
    }

    fn lit(image: &ColorImage) -> usize {
        image.pixels.iter().filter(|pixel| **pixel != Color32::BLACK).count()
    }

    /// A fan of slim triangles that together are a square.
    fn fan(ink: Color32) -> Mesh {
        let mut mesh = Mesh::default();
        mesh.colored_vertex(pos2(18.3, 21.7), ink);
        let rim = (0..=15).map(|nth| nth as f32 * 2.0 + 5.0);
        let sides = rim.clone().map(|x| pos2(x, 5.0));
        let sides = sides.chain(rim.clone().map(|y| pos2(35.0, y)));
        let sides = sides.chain(rim.clone().rev().map(|x| pos2(x, 35.0)));
        let sides = sides.chain(rim.rev().map(|y| pos2(5.0, y)));
        sides.for_each(|at| mesh.colored_vertex(at, ink));
        (1..64).for_each(|nth| mesh.add_triangle(0, nth, nth + 1));
        mesh
    }

    #[test]
    fn triangles_that_meet_leave_no_gap_and_cover_nothing_twice() {
        let glass = Color32::from_white_alpha(100);
        let image = drawn(fan(glass), Rect::EVERYTHING);
        assert_eq!(lit(&image), 30 * 30);
        let shades: std::collections::BTreeSet<_> =
            image.pixels.iter().map(Color32::to_array).collect();
        assert_eq!(shades.len(), 2, "{shades:?}");
    }

    #[test]
    fn nothing_is_drawn_beyond_the_clip_or_the_picture() {
        let clip = Rect::from_min_max(pos2(10.0, 12.0), pos2(20.0, 400.0));
        assert_eq!(lit(&drawn(fan(Color32::WHITE), clip)), 10 * (35 - 12));
        let mut wide = Mesh::default();
        let ink = Color32::WHITE;
        wide.add_colored_rect(Rect::from_min_max(pos2(-500.0, 30.0), pos2(900.0, 900.0)), ink);
        assert_eq!(lit(&drawn(wide, Rect::EVERYTHING)), 40 * 10);
        let mut none = Mesh::default();
        none.add_colored_rect(Rect::from_min_max(pos2(50.0, 50.0), pos2(60.0, 60.0)), ink);
        assert_eq!(lit(&drawn(none, Rect::EVERYTHING)), 0);
    }

    #[test]
    fn colors_run_from_corner_to_corner() {
        let mut mesh = Mesh::default();
        for (at, ink) in [
            (pos2(0.0, 0.0), Color32::BLACK),
            (pos2(40.0, 0.0), Color32::WHITE),
            (pos2(40.0, 40.0), Color32::WHITE),
            (pos2(0.0, 40.0), Color32::BLACK),
        ] {
            mesh.colored_vertex(at, ink);
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 2, 3);
        let image = drawn(mesh, Rect::EVERYTHING);
        for row in image.pixels.chunks(40) {
            for (x, pixel) in row.iter().enumerate() {
                let due = (x as f32 + 0.5) / 40.0 * 255.0;
                assert!((f32::from(pixel.r()) - due).abs() <= 1.0, "{x}: {pixel:?}, not {due}");
            }
        }
    }
}
