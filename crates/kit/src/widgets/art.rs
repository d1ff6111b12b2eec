//! The pictures on event cards: drawn by us as flat shapes, kept as vectors,
//! and made into pixels the first time a size of one is shown.

use std::collections::HashMap;

use egui::epaint::RectShape;
use egui::{
    Color32, ColorImage, Context, CornerRadius, Plugin, Pos2, Rect, Shape, TextureHandle,
    TextureId, TextureOptions, Ui, Vec2,
};
use vello_cpu::color::{AlphaColor, Srgb, parse_color};
use vello_cpu::kurbo::{Affine, BezPath, Cap, Circle, Join, Shape as _, Stroke};
use vello_cpu::{Pixmap, RenderContext, Resources};

use crate::theme::bounds::Within as _;
use cards::Motif;

/// Width of a picture divided by its height.
pub const ART_SHAPE: f32 = 1.5;

/// The drawing of `motif`, as a strict part of SVG.
pub const fn file(motif: Motif) -> &'static str {
    match motif {
        Motif::RobberAttacks => include_str!("../../../../assets/art/robber_attacks.svg"),
        Motif::RobberFlees => include_str!("../../../../assets/art/robber_flees.svg"),
        Motif::Epidemic => include_str!("../../../../assets/art/epidemic.svg"),
        Motif::Earthquake => include_str!("../../../../assets/art/earthquake.svg"),
        Motif::GoodNeighbors => include_str!("../../../../assets/art/good_neighbors.svg"),
        Motif::NeighborlyAssistance => {
            include_str!("../../../../assets/art/neighborly_assistance.svg")
        }
        Motif::Tournament => include_str!("../../../../assets/art/tournament.svg"),
        Motif::TradeAdvantage => include_str!("../../../../assets/art/trade_advantage.svg"),
        Motif::CalmSea => include_str!("../../../../assets/art/calm_sea.svg"),
        Motif::Conflict => include_str!("../../../../assets/art/conflict.svg"),
        Motif::PlentifulYear => include_str!("../../../../assets/art/plentiful_year.svg"),
        Motif::NewYear => include_str!("../../../../assets/art/new_year.svg"),
        Motif::LeapYear => include_str!("../../../../assets/art/leap_year.svg"),
        Motif::WeatherSpring => include_str!("../../../../assets/art/weather_spring.svg"),
        Motif::WeatherSummer => include_str!("../../../../assets/art/weather_summer.svg"),
        Motif::WeatherAutumn => include_str!("../../../../assets/art/weather_autumn.svg"),
        Motif::WeatherWinter => include_str!("../../../../assets/art/weather_winter.svg"),
        Motif::Quiet => include_str!("../../../../assets/art/quiet.svg"),
        Motif::Sheep => include_str!("../../../../assets/art/sheep.svg"),
        Motif::Harvest => include_str!("../../../../assets/art/harvest.svg"),
        Motif::Mill => include_str!("../../../../assets/art/mill.svg"),
        Motif::Market => include_str!("../../../../assets/art/market.svg"),
        Motif::Peddler => include_str!("../../../../assets/art/peddler.svg"),
        Motif::Mice => include_str!("../../../../assets/art/mice.svg"),
        Motif::Honey => include_str!("../../../../assets/art/honey.svg"),
        Motif::Drought => include_str!("../../../../assets/art/drought.svg"),
        Motif::Rain => include_str!("../../../../assets/art/rain.svg"),
        Motif::Frost => include_str!("../../../../assets/art/frost.svg"),
        Motif::Forest => include_str!("../../../../assets/art/forest.svg"),
        Motif::Storm => include_str!("../../../../assets/art/storm.svg"),
        Motif::Lightning => include_str!("../../../../assets/art/lightning.svg"),
        Motif::Flood => include_str!("../../../../assets/art/flood.svg"),
        Motif::Snow => include_str!("../../../../assets/art/snow.svg"),
        Motif::Mountain => include_str!("../../../../assets/art/mountain.svg"),
        Motif::Clay => include_str!("../../../../assets/art/clay.svg"),
        Motif::Road => include_str!("../../../../assets/art/road.svg"),
        Motif::RobberAsleep => include_str!("../../../../assets/art/robber_asleep.svg"),
        Motif::Wolves => include_str!("../../../../assets/art/wolves.svg"),
        Motif::Fleet => include_str!("../../../../assets/art/fleet.svg"),
        Motif::Harbor => include_str!("../../../../assets/art/harbor.svg"),
        Motif::Pirates => include_str!("../../../../assets/art/pirates.svg"),
        Motif::Castle => include_str!("../../../../assets/art/castle.svg"),
        Motif::Crown => include_str!("../../../../assets/art/crown.svg"),
        Motif::Knights => include_str!("../../../../assets/art/knights.svg"),
        Motif::Fish => include_str!("../../../../assets/art/fish.svg"),
    }
}

/// Number of pixels that all textures together may take; those on the screen stay.
const ROOM: usize = 3 << 20;

/// The greatest side of a texture, in pixels.
const LARGEST: f32 = 2048.0;

/// The picture of `motif` over `rect`, which may be of any shape.
pub fn art(ctx: &Context, rect: Rect, round: CornerRadius, motif: Motif) -> Shape {
    let fine = ctx.pixels_per_point();
    // On whole pixels, so that each pixel of the texture is one of the screen.
    let pixels = |at: Pos2| (at.to_vec2() * fine).round();
    let (least, most) = (pixels(rect.min), pixels(rect.max));
    let size = most - least;
    let size = Vec2::new(size.x.within(1.0, LARGEST), size.y.within(1.0, LARGEST));
    let place = Rect::from_min_max((least / fine).to_pos2(), (most / fine).to_pos2());
    let textures = ctx.plugin_or_default::<ArtTextures>();
    let texture = textures.lock().texture(ctx, motif, size);
    let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
    RectShape::filled(place, round, Color32::WHITE).with_texture(texture, whole).into()
}

/// A motif at a size, in pixels.
type ArtPrint = (Motif, [u16; 2]);

/// The drawings that a context shows.
#[derive(Default)]
struct ArtTextures {
    read: HashMap<Motif, ArtDrawing>,
    textures: HashMap<ArtPrint, ShownTexture>,
}

/// A texture, and the last pass that showed it.
struct ShownTexture {
    texture: TextureHandle,
    pass: u64,
}

impl ArtTextures {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to LARGEST")]
    fn texture(&mut self, ctx: &Context, motif: Motif, size: Vec2) -> TextureId {
        let size = [size.x as u16, size.y as u16];
        let pass = ctx.cumulative_pass_nr();
        let shown = self.textures.entry((motif, size)).or_insert_with(|| {
            let drawing = self.read.entry(motif).or_insert_with(|| ArtDrawing::read(file(motif)));
            let image = drawing.image(size);
            let texture = ctx.load_texture("art", image, TextureOptions::LINEAR);
            ShownTexture { texture, pass }
        });
        shown.pass = pass;
        shown.texture.id()
    }

    /// Lets go those that were not seen for longest, until the others have room.
    fn tidy(&mut self, now: u64) {
        let pixels = |[width, height]: [u16; 2]| usize::from(width) * usize::from(height);
        let mut taken: usize = self.textures.keys().map(|(_, size)| pixels(*size)).sum();
        while taken > ROOM {
            let unseen = self.textures.iter().filter(|(_, shown)| shown.pass < now);
            let Some((print, _)) = unseen.min_by_key(|(_, shown)| shown.pass) else { return };
            let print = *print;
            taken -= pixels(print.1);
            self.textures.remove(&print);
        }
    }
}

impl Plugin for ArtTextures {
    fn debug_name(&self) -> &'static str {
        "art"
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        self.tidy(ui.ctx().cumulative_pass_nr());
    }
}

/// The frame of every drawing, in its own units.
pub const WIDTH: f64 = 240.0;

/// See [`WIDTH`].
pub const HEIGHT: f64 = 160.0;

/// Tolerance of a circle's path, in units.
const FINE: f64 = 0.05;

/// Returns what an attribute says in a line of SVG.
pub(super) fn said<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(&format!(" {name}=\""))?;
    Some(rest.split_once('"')?.0)
}

/// A path and its color, to be filled or drawn along.
#[derive(Clone, Debug, PartialEq)]
struct ArtLayer {
    color: AlphaColor<Srgb>,
    path: BezPath,
    /// Width of the line along it, in units; filled if there is none.
    line: Option<f64>,
}

impl ArtLayer {
    /// `<path fill="#rrggbb" d="..."/>`, with `fill-opacity`; the same with
    /// `stroke`, `stroke-width` and `stroke-opacity`; or a filled
    /// `<circle cx="" cy="" r=""/>`.
    fn read(line: &str) -> Option<Self> {
        let said = |name: &str| said(line, name);
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
pub struct ArtDrawing(Vec<ArtLayer>);

impl ArtDrawing {
    /// The drawing in an SVG file that has one shape a line; other lines count
    /// for nothing.
    pub fn read(svg: &str) -> Self {
        Self(svg.lines().filter_map(ArtLayer::read).collect())
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
    use enum_map::EnumMap;

    use super::{file, *};
    use cards::Motif;

    #[test]
    fn textures_that_are_long_unseen_go_when_others_need_their_room() {
        let ctx = Context::default();
        let mut art = ArtTextures::default();
        let large = |art: &mut ArtTextures, motif| art.texture(&ctx, motif, Vec2::splat(1024.0));
        for motif in [Motif::Mill, Motif::Snow, Motif::Fish, Motif::Rain] {
            large(&mut art, motif);
        }
        art.tidy(0);
        assert_eq!(art.textures.len(), 4, "what this pass shows stays");
        for (motif, pass) in [(Motif::Mill, 9), (Motif::Snow, 3)] {
            art.textures.get_mut(&(motif, [1024; 2])).expect("there").pass = pass;
        }
        art.tidy(10);
        assert_eq!(art.textures.len(), 3);
        assert!(art.textures.contains_key(&(Motif::Mill, [1024; 2])), "seen last");
    }

    #[test]
    fn the_same_picture_in_the_same_size_is_one_texture() {
        let ctx = Context::default();
        let mut art = ArtTextures::default();
        let size = Vec2::new(60.0, 40.0);
        let first = art.texture(&ctx, Motif::Mill, size);
        assert_eq!(art.texture(&ctx, Motif::Mill, size), first);
        assert_ne!(art.texture(&ctx, Motif::Mill, size * 2.0), first);
        assert_ne!(art.texture(&ctx, Motif::Snow, size), first);
    }

    #[test]
    fn each_line_of_each_file_is_a_shape_and_the_first_covers_the_frame() {
        for (motif, ()) in EnumMap::<Motif, ()>::default() {
            let file = file(motif);
            let shapes = file.lines().filter(|line| !line.contains("svg")).count();
            assert_eq!(ArtDrawing::read(file).0.len(), shapes, "{motif:?}");
            assert_eq!(file.lines().count(), shapes + 2, "{motif:?}");
            let first = ArtDrawing::read(file).0.swap_remove(0);
            let covered = first.path.bounding_box();
            let frame = vello_cpu::kurbo::Rect::new(0.0, 0.0, WIDTH, HEIGHT);
            assert!(first.line.is_none() && covered.union(frame) == covered, "{motif:?}");
        }
    }

    #[test]
    fn a_drawing_fills_its_frame_whatever_the_shape_of_that() {
        let drawing = ArtDrawing::read(
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
            assert_eq!(ArtLayer::read(line), None, "{line}");
        }
    }
}
