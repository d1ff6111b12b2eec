//! A drawing: shapes laid on one another, read from a strict part of SVG, and
//! drawn by the library that draws egui's letters.

use egui::{Color32, ColorImage};
use vello_cpu::color::{AlphaColor, Srgb, parse_color};
use vello_cpu::kurbo::{Affine, BezPath, Cap, Circle, Join, Shape as _, Stroke};
use vello_cpu::{Pixmap, RenderContext, Resources};

/// The frame of every drawing, in its own units.
pub const WIDTH: f64 = 240.0;
/// See [`WIDTH`].
pub const HEIGHT: f64 = 160.0;

/// How finely a circle becomes a path, in units.
const FINE: f64 = 0.05;

/// A path and its color, to be filled or drawn along.
#[derive(Clone, Debug, PartialEq)]
struct Layer {
    color: AlphaColor<Srgb>,
    path: BezPath,
    /// How wide the line along it is, in units; filled if there is none.
    line: Option<f64>,
}

impl Layer {
    /// `<path fill="#rrggbb" d="..."/>`, with `fill-opacity`; the same with
    /// `stroke`, `stroke-width` and `stroke-opacity`; or a filled
    /// `<circle cx="" cy="" r=""/>`.
    fn read(line: &str) -> Option<Self> {
        let said = |name: &str| {
            let (_, rest) = line.split_once(&format!(" {name}=\""))?;
            Some(rest.split_once('"')?.0)
        };
        let number = |name: &str| said(name)?.parse::<f64>().ok();
        let width = number("stroke-width");
        let paint = if width.is_some() { "stroke" } else { "fill" };
        let color = parse_color(said(paint)?).ok()?.to_alpha_color::<Srgb>();
        let opacity = said(&format!("{paint}-opacity")).map_or(Some(1.0), |said| said.parse().ok());
        let path = match said("d") {
            Some(path) => BezPath::from_svg(path).ok()?,
            None => Circle::new((number("cx")?, number("cy")?), number("r")?).to_path(FINE),
        };
        Some(Self { color: color.multiply_alpha(opacity?), path, line: width })
    }
}

/// Shapes, the lowest first.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing(Vec<Layer>);

impl Drawing {
    /// The drawing in an SVG file that has one shape a line; other lines count
    /// for nothing.
    pub fn read(svg: &str) -> Self {
        Self(svg.lines().filter_map(Layer::read).collect())
    }

    /// Fills `size` pixels; what doesn't fit is cut alike on both sides.
    pub fn image(&self, size: [u16; 2]) -> ColorImage {
        let [width, height] = size.map(|side| side.max(1));
        let (wide, high) = (f64::from(width), f64::from(height));
        let growth = (wide / WIDTH).max(high / HEIGHT);
        let corner = ((wide - WIDTH * growth) / 2.0, (high - HEIGHT * growth) / 2.0);
        let mut context = RenderContext::new(width, height);
        context.set_transform(Affine::translate(corner) * Affine::scale(growth));
        for layer in &self.0 {
            context.set_paint(layer.color);
            match layer.line {
                None => context.fill_path(&layer.path),
                Some(width) => {
                    let round = Stroke::new(width).with_caps(Cap::Round).with_join(Join::Round);
                    context.set_stroke(round);
                    context.stroke_path(&layer.path);
                }
            }
        }
        context.flush();
        let mut pixels = Pixmap::new(width, height);
        context.render(&mut pixels, &mut Resources::new());
        let pixels = pixels.data().iter();
        // The first shape covers the frame, so nothing is transparent but by rounding.
        let pixels = pixels.map(|of| Color32::from_rgb(of.r, of.g, of.b));
        ColorImage::new([usize::from(width), usize::from(height)], pixels.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::super::files::file;
    use enum_map::EnumMap;

    use super::*;
    use cards::Motif;

    #[test]
    fn each_line_of_each_file_is_a_shape_and_the_first_covers_the_frame() {
        for (motif, ()) in EnumMap::<Motif, ()>::default() {
            let file = file(motif);
            let shapes = file.lines().filter(|line| !line.contains("svg")).count();
            assert_eq!(Drawing::read(file).0.len(), shapes, "{motif:?}");
            assert_eq!(file.lines().count(), shapes + 2, "{motif:?}");
            let first = Drawing::read(file).0.swap_remove(0);
            let covered = first.path.bounding_box();
            let frame = vello_cpu::kurbo::Rect::new(0.0, 0.0, WIDTH, HEIGHT);
            assert!(first.line.is_none() && covered.union(frame) == covered, "{motif:?}");
        }
    }

    #[test]
    fn a_drawing_fills_its_frame_whatever_the_shape_of_that() {
        let drawing = Drawing::read(
            "<path fill=\"#112233\" d=\"M0 0H240V160H0Z\"/>\n\
             <circle fill=\"#ff0000\" cx=\"120\" cy=\"80\" r=\"20\"/>",
        );
        assert_eq!(drawing.image([0, 0]).size, [1, 1]);
        for size in [[24, 16], [16, 16], [48, 16]] {
            let image = drawing.image(size);
            let [width, height] = image.size;
            let corner = image.pixels[0];
            assert_eq!(corner, Color32::from_rgb(0x11, 0x22, 0x33), "{size:?}");
            let middle = image.pixels[height / 2 * width + width / 2];
            assert_eq!(middle, Color32::from_rgb(255, 0, 0), "{size:?}");
        }
    }

    #[test]
    fn what_is_no_shape_is_left_out() {
        for line in ["", "<svg>", "<path d=\"M0 0H1\"/>", "<path fill=\"#12\" d=\"nonsense\"/>"] {
            assert_eq!(Layer::read(line), None, "{line}");
        }
    }
}
