//! The back of an event card: an island of three terrains on the sea.

use egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind, Vec2};

use super::draw::Pen;
use crate::theme::Palette;
use crate::theme::bounds::Within;
use board::Terrain;

/// Paints the back over `rect`. A card of `size` that is being turned is
/// narrower than that, and the picture narrows with it.
pub fn paint_card_back(painter: &Painter, rect: Rect, size: Vec2, palette: &Palette) {
    let narrow = (rect.width() / size.x.max(1.0)).within(0.0, 1.0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 14")]
    let round = CornerRadius::same((14.0 * narrow) as u8);
    painter.rect_filled(rect, round, palette.deep_sea);
    let rim = rect.shrink2(Vec2::new(8.0 * narrow, 8.0));
    painter.rect_stroke(rim, round, Stroke::new(2.0, palette.beach), StrokeKind::Inside);
    let unit = size.y * 0.32;
    let pen = Pen { painter, center: rect.center(), unit: Vec2::new(unit * narrow, unit) };
    let corner = |sixth: f32, radius: f32| {
        let angle = (60.0 * sixth - 90.0).to_radians();
        (radius * angle.cos(), radius * angle.sin())
    };
    let sixths = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0];
    pen.fill(&sixths.map(|sixth| corner(sixth, 1.0)), palette.beach);
    for (first, terrain) in [(5.0, Terrain::Forest), (1.0, Terrain::Fields), (3.0, Terrain::Hills)]
    {
        let rhombus =
            [(0.0, 0.0), corner(first, 0.88), corner(first + 1.0, 0.88), corner(first + 2.0, 0.88)];
        pen.fill(&rhombus, palette.terrain(terrain).fill);
    }
    pen.oval(0.0, 0.0, (0.3 * narrow, 0.3), palette.card.fill);
}
