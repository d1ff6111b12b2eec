//! A picture that changes from frame to frame, drawn without a window: only where something
//! has changed is it drawn anew.

use egui::epaint::{ClippedPrimitive, Primitive, Vertex};
use egui::{Color32, ColorImage, Context, FullOutput, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::page_picture::run;
use super::rasterizer::{PixelCanvas, Rasterizer, triangles};
use crate::theme::bounds::Within;
use crate::theme::{Look, Palette};

/// The side of the squares that are drawn anew, in pixels.
const SQUARE: usize = 32;

/// A picture of a page that changes; always on a light ground, whatever look the window has.
pub struct MovingPicture {
    ctx: Context,
    rasterizer: Rasterizer,
    canvas: PixelCanvas,
    size: Vec2,
    pixels_per_point: f32,
    /// A hash of the contents of each square, row by row: it changes with any triangle that touches
    /// it.
    marks: Vec<u64>,
}

/// Some columns and rows of a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PixelRect {
    /// The first column and row.
    pub min: [usize; 2],
    /// Those after the last.
    pub max: [usize; 2],
}

impl PixelRect {
    pub const fn whole(size: [usize; 2]) -> Self {
        Self { min: [0, 0], max: size }
    }

    /// The least that holds this and another.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let ([left, top], [right, bottom]) = (self.min, self.max);
        Self {
            min: [left.min(other.min[0]), top.min(other.min[1])],
            max: [right.max(other.max[0]), bottom.max(other.max[1])],
        }
    }
}

impl MovingPicture {
    /// A page of `size` points.
    pub fn new(size: Vec2, pixels_per_point: f32) -> Self {
        let ctx = Context::default();
        Palette::of_look(Look::Light).apply(&ctx);
        ctx.set_pixels_per_point(pixels_per_point);
        let canvas = PixelCanvas::new(size, pixels_per_point, ground());
        let rasterizer = Rasterizer::default();
        let mut picture =
            Self { ctx, rasterizer, canvas, size, pixels_per_point, marks: Vec::new() };
        // The first frame only makes the letters known.
        let output = picture.laid_out(|_| {});
        picture.take(output);
        picture
    }

    pub const fn image(&self) -> &ColorImage {
        &self.canvas.image
    }

    /// Draws the next frame; returns what of it may look different now.
    pub fn draw(&mut self, draw: impl FnMut(&mut Ui)) -> Option<PixelRect> {
        let mut output = self.laid_out(draw);
        let shapes = std::mem::take(&mut output.shapes);
        self.take(output);
        let primitives = self.ctx.tessellate(shapes, self.pixels_per_point);
        let marks = self.marks_of(&primitives);
        let changed: Vec<bool> =
            (0..marks.len()).map(|nth| self.marks.get(nth) != marks.get(nth)).collect();
        self.marks = marks;
        let columns = self.columns();
        let places = changed.iter().enumerate().filter(|(_, changed)| **changed);
        let squares = places.map(|(nth, _)| {
            let (x, y) = (nth % columns, nth / columns);
            PixelRect { min: [x, y], max: [x + 1, y + 1] }
        });
        let found = squares.reduce(PixelRect::and)?;
        self.paint(&primitives, &changed);
        let [width, height] = self.canvas.image.size;
        let pixels = |[x, y]: [usize; 2]| [(x * SQUARE).min(width), (y * SQUARE).min(height)];
        Some(PixelRect { min: pixels(found.min), max: pixels(found.max) })
    }

    fn laid_out(&self, draw: impl FnMut(&mut Ui)) -> FullOutput {
        run(&self.ctx, self.size, 0, draw)
    }

    fn take(&mut self, mut output: FullOutput) {
        let is_renewed = |changes: &egui::epaint::image::ImageDelta| changes.pos.is_none();
        let mut all = output.textures_delta.set.values().flatten();
        if all.any(is_renewed) {
            self.marks.clear();
        }
        self.rasterizer.take(&mut output.textures_delta);
        output.drop_without_applying_deltas();
    }

    fn columns(&self) -> usize {
        self.canvas.image.size[0].div_ceil(SQUARE).max(1)
    }

    fn rows(&self) -> usize {
        self.canvas.image.size[1].div_ceil(SQUARE)
    }

    /// The squares that a triangle may touch, as the first and the last column and row.
    fn squares(&self, corners: &[Vertex; 3], clip: Rect) -> Option<[[usize; 2]; 2]> {
        let [a, b, c] = corners.map(|corner| corner.pos);
        let bounds = Rect::from_min_max(a.min(b).min(c), a.max(b).max(c));
        let bounds = bounds.intersect(clip) * self.pixels_per_point;
        if bounds.width() < 0.0 || bounds.height() < 0.0 {
            return None;
        }
        // Rounding may take a pixel more.
        let bounds = bounds.expand(1.0);
        let [columns, rows] = [self.columns(), self.rows()];
        let most = pos2(columns as f32 - 1.0, rows as f32 - 1.0);
        let square = |at: Pos2| {
            let at = (at.to_vec2() / SQUARE as f32).floor();
            vec2(at.x.within(0.0, most.x), at.y.within(0.0, most.y))
        };
        let (first, last) = (square(bounds.min), square(bounds.max));
        Some([nth(first), nth(last)])
    }

    /// A mark for each square.
    fn marks_of(&self, primitives: &[ClippedPrimitive]) -> Vec<u64> {
        let columns = self.columns();
        let mut marks = vec![1; columns * self.rows()];
        for (clip, corners, _) in all_triangles(primitives) {
            let Some([first, last]) = self.squares(&corners, clip) else { continue };
            let mark = mark_of(&corners, clip);
            for y in first[1]..=last[1] {
                for x in first[0]..=last[0] {
                    if let Some(square) = marks.get_mut(y * columns + x) {
                        *square = mixed(*square, mark);
                    }
                }
            }
        }
        marks
    }

    fn paint(&mut self, primitives: &[ClippedPrimitive], changed: &[bool]) {
        let columns = self.columns();
        let place = |nth: usize| {
            let min = vec2((nth % columns) as f32, (nth / columns) as f32) * SQUARE as f32;
            Rect::from_min_size(min.to_pos2(), Vec2::splat(SQUARE as f32))
        };
        for (nth, _) in changed.iter().enumerate().filter(|(_, changed)| **changed) {
            self.clear(nth % columns, nth / columns);
        }
        for (clip, corners, texture) in all_triangles(primitives) {
            let Some(sheet) = self.rasterizer.sheet(texture) else { continue };
            let Some([first, last]) = self.squares(&corners, clip) else { continue };
            let clip = clip * self.pixels_per_point;
            for y in first[1]..=last[1] {
                for x in first[0]..=last[0] {
                    let nth = y * columns + x;
                    if changed.get(nth).copied().unwrap_or_default() {
                        self.canvas.fill(corners, sheet, clip.intersect(place(nth)));
                    }
                }
            }
        }
    }

    fn clear(&mut self, column: usize, row: usize) {
        let [width, height] = self.canvas.image.size;
        let (left, top) = (column * SQUARE, row * SQUARE);
        let (right, bottom) = ((left + SQUARE).min(width), (top + SQUARE).min(height));
        for y in top..bottom {
            let pixels = self.canvas.image.pixels.get_mut(y * width + left..y * width + right);
            if let Some(pixels) = pixels {
                pixels.fill(ground());
            }
        }
    }
}

fn ground() -> Color32 {
    Palette::of_look(Look::Light).backdrop
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "held to the squares of a picture"
)]
const fn nth(at: Vec2) -> [usize; 2] {
    [at.x as usize, at.y as usize]
}

type Textured = (Rect, [Vertex; 3], egui::TextureId);

fn all_triangles(primitives: &[ClippedPrimitive]) -> impl Iterator<Item = Textured> + '_ {
    primitives.iter().flat_map(|clipped| {
        let mesh = match &clipped.primitive {
            Primitive::Mesh(mesh) => Some(mesh),
            Primitive::Callback(_) => None,
        };
        mesh.into_iter().flat_map(|mesh| {
            triangles(mesh).map(|corners| (clipped.clip_rect, corners, mesh.texture_id))
        })
    })
}

/// Tells triangles apart, and where they are cut off.
fn mark_of(corners: &[Vertex; 3], clip: Rect) -> u64 {
    let ends = [clip.left(), clip.top(), clip.right(), clip.bottom()];
    let mark = ends.into_iter().fold(0, |mark, end| mixed(mark, end.to_bits().into()));
    corners.iter().fold(mark, |mark, corner| {
        let places = [corner.pos.x, corner.pos.y, corner.uv.x, corner.uv.y];
        let mark = places.into_iter().fold(mark, |mark, place| mixed(mark, place.to_bits().into()));
        mixed(mark, u32::from_le_bytes(corner.color.to_array()).into())
    })
}

const fn mixed(mark: u64, more: u64) -> u64 {
    (mark.rotate_left(5) ^ more).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

#[cfg(test)]
mod tests {
    use egui::CornerRadius;

    use super::*;

    /// A page with a square at each of these places, and a word.
    fn page(places: &[Pos2]) -> impl FnMut(&mut Ui) + '_ {
        move |ui: &mut Ui| {
            for at in places {
                let place = Rect::from_min_size(*at, Vec2::splat(20.0));
                ui.painter().rect_filled(place, CornerRadius::ZERO, Color32::from_rgb(200, 20, 30));
            }
            ui.label("Tableside");
        }
    }

    #[test]
    fn what_is_drawn_over_what_was_there_looks_as_if_drawn_at_once() {
        let size = vec2(300.0, 200.0);
        let mut moving = MovingPicture::new(size, 1.0);
        let steps: [&[Pos2]; 4] = [
            &[],
            &[pos2(100.0, 50.0)],
            &[pos2(100.0, 50.0), pos2(250.0, 150.0)],
            &[pos2(250.0, 150.0)],
        ];
        for places in steps {
            moving.draw(page(places));
            let mut still = MovingPicture::new(size, 1.0);
            still.draw(page(places));
            assert!(moving.image() == still.image(), "{places:?}");
        }
    }

    #[test]
    fn only_what_changes_is_drawn_anew() {
        let mut moving = MovingPicture::new(vec2(300.0, 200.0), 1.0);
        moving.draw(page(&[]));
        moving.draw(page(&[]));
        assert_eq!(moving.draw(page(&[])), None);
        let changed = moving.draw(page(&[pos2(230.0, 140.0)])).expect("a square more");
        assert!(changed.min[0] >= 192 && changed.min[1] >= 96, "{changed:?}");
        assert!(changed.max[0] <= 288 && changed.max[1] <= 192, "{changed:?}");
    }
}
