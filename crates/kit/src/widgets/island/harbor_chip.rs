//! Harbors of a map so small that their words would cover ships on the coast.

use egui::{Align2, Color32, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::sign_place::has_chips;
use super::tiles::Canvas;
use crate::theme::strong;
use crate::widgets::paint_card;
use board::{HarborKind, Island};

/// The height of a chip in points, and of what is written on it.
const HIGH: f32 = 13.0;
const LETTERS: f32 = 10.0;

impl Canvas<'_> {
    /// Whether this map's harbors are only chips.
    pub(super) fn has_chips(&self, island: &Island) -> bool {
        has_chips(self.geometry, island)
    }

    /// The ratio of a harbor for everything, or the sign of what it trades.
    pub(super) fn harbor_chip(&self, center: Pos2, gives: HarborKind) {
        let (painter, palette) = (self.painter, self.palette);
        let (tone, wide, ratio) = match gives {
            HarborKind::Any => {
                let font = strong(painter.ctx(), LETTERS);
                let ratio = painter.layout_no_wrap(self.text.harbor(gives), font, palette.card.ink);
                (palette.card, ratio.size().x + 5.0, Some(ratio))
            }
            HarborKind::Of(resource) => (palette.card(resource), HIGH, None),
        };
        let rect = Rect::from_center_size(center, vec2(wide, HIGH));
        let round = HIGH * 0.3;
        painter.rect_filled(rect.translate(vec2(0.0, 1.5)), round, Color32::from_black_alpha(80));
        painter.rect_filled(rect, round, tone.fill);
        let line = Stroke::new(1.2, palette.card.fill);
        painter.rect_stroke(rect, round, line, StrokeKind::Middle);
        if let Some(ratio) = ratio {
            let at = Align2::CENTER_CENTER.anchor_size(center, ratio.size());
            painter.galley(at.min, ratio, tone.ink);
        }
        if let HarborKind::Of(resource) = gives {
            let sign = Rect::from_center_size(center, Vec2::splat(HIGH - 2.5));
            paint_card(painter, sign, resource, tone);
        }
    }
}
