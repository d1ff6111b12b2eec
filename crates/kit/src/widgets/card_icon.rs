//! The back of an event card, and a deck's badge with its letters.

use egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::buttons::fitted;
use super::draw::{Pen, centered};
use crate::theme::bounds::Within;
use crate::theme::{Palette, Tone, strong};
use board::Terrain;
use cards::{BuiltIn, Deck, Season};

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

/// A badge that sets a deck apart at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckBadge {
    /// One letter for the built-in decks, two for others.
    pub letters: String,
    pub tone: Tone,
    pub seasonal: bool,
}

impl DeckBadge {
    /// The badge of a deck called `title`, at index `place` of those on offer.
    pub fn of(palette: &Palette, deck: &Deck, title: &str, place: usize) -> Self {
        let own = BuiltIn::ALL.into_iter().find(|known| known.key() == deck.id());
        let letters = match own {
            Some(known) => known.key().to_uppercase(),
            None => title.chars().filter(|letter| letter.is_alphanumeric()).take(2).collect(),
        };
        let tone = match own {
            Some(BuiltIn::A) => palette.card,
            Some(BuiltIn::B) => palette.terrain(Terrain::Fields),
            Some(BuiltIn::C) => palette.terrain(Terrain::Mountains),
            Some(BuiltIn::D) => palette.sea_badge,
            None => palette.terrain(match place % 3 {
                0 => Terrain::Pasture,
                1 => Terrain::Hills,
                _ => Terrain::Forest,
            }),
        };
        Self { letters, tone, seasonal: deck.is_seasonal() }
    }

    /// Draws it as a card that fills `rect`.
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        let painter = ui.painter();
        let round = rect.width() * 0.14;
        painter.rect_filled(rect, round, self.tone.fill);
        let palette = Palette::of(ui);
        let line = Stroke::new((rect.width() * 0.04).max(1.0), palette.edge);
        let mut words = rect.shrink(rect.width() * 0.08);
        if self.seasonal {
            let strip = Rect::from_min_max(
                rect.left_bottom() - vec2(0.0, rect.height() * 0.26),
                rect.right_bottom(),
            );
            words.max.y = strip.top();
            seasons(
                painter,
                palette,
                strip.shrink2(vec2(rect.width() * 0.1, rect.height() * 0.06)),
            );
        }
        painter.rect_stroke(rect, round, line, StrokeKind::Inside);
        let font = strong(ui.ctx(), words.height().min(rect.width()) * 0.7);
        let (font, _) = fitted(ui, &self.letters, font, words.width());
        centered(painter, words.center(), &self.letters, font, self.tone.ink);
    }
}

/// Four drops in the colors of the year.
fn seasons(painter: &Painter, palette: &Palette, rect: Rect) {
    let step = rect.width() / 4.0;
    for (nth, season) in (0..4_u8).zip(Season::ALL) {
        let at = rect.left_center() + vec2(step * (f32::from(nth) + 0.5), 0.0);
        let radius = (step * 0.42).min(rect.height() * 0.5);
        let pen = Pen::new(painter, at, radius);
        pen.disc(0.0, 0.0, 1.0, palette.edge);
        pen.disc(0.0, 0.0, 0.78, palette.season(season).fill);
    }
}
