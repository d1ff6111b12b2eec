//! Cards as drawings: the kinds of cards (a wall of bricks, logs, a sheep, an ear of grain, and
//! so on), the back of an event card, and a deck's badge with its letters.

use egui::{Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::buttons::fitted;
use super::draw::{Pen, centered};
use crate::theme::bounds::Within;
use crate::theme::{Palette, Tone, strong};
use board::Terrain;
use cards::{BuiltIn, Deck, Season};
use game::CardKind;

/// Draws the icon of `kind` as large as `rect` allows, in the ink of `tone`, whose
/// fill is already behind it.
pub fn paint_card(painter: &Painter, rect: Rect, kind: impl Into<CardKind>, tone: Tone) {
    let pen = Pen::new(painter, rect.center(), rect.size().min_elem() / 2.0);
    match kind.into() {
        CardKind::Brick => bricks(&pen, tone.ink),
        CardKind::Lumber => logs(&pen, tone),
        CardKind::Wool => sheep(&pen, tone),
        CardKind::Grain => ear(&pen, tone.ink),
        CardKind::Ore => lump(&pen, tone),
        CardKind::Paper => sheet(&pen, tone),
        CardKind::Cloth => bolt(&pen, tone),
        CardKind::Coin => coins(&pen, tone),
    }
}

fn bricks(pen: &Pen<'_>, ink: Color32) {
    let brick = |left: f32, top: f32, right: f32| {
        let rect = Rect::from_two_pos(pen.spot(left, top), pen.spot(right, top + 0.52));
        pen.painter.rect_filled(rect, pen.length(0.1), ink);
    };
    for top in [-0.88, 0.36] {
        brick(-0.95, top, -0.06);
        brick(0.06, top, 0.95);
    }
    brick(-0.95, -0.26, -0.5);
    brick(-0.38, -0.26, 0.38);
    brick(0.5, -0.26, 0.95);
}

/// Two logs with a third on top, seen from their sawn ends.
fn logs(pen: &Pen<'_>, tone: Tone) {
    for (x, y) in [(-0.48, 0.42), (0.48, 0.42), (0.0, -0.4)] {
        pen.disc(x, y, 0.46, tone.ink);
        pen.ring(x, y, 0.25, 0.1, tone.fill);
    }
}

fn sheep(pen: &Pen<'_>, tone: Tone) {
    for x in [-0.34, 0.24] {
        pen.line(&[(x, 0.4), (x, 0.84)], 0.2, tone.ink);
    }
    for (x, y, radius) in
        [(-0.52, 0.0, 0.4), (-0.12, -0.26, 0.42), (0.3, -0.06, 0.42), (-0.1, 0.22, 0.42)]
    {
        pen.disc(x, y, radius, tone.ink);
    }
    // The head stands out from the fleece.
    pen.disc(0.62, -0.3, 0.36, tone.fill);
    pen.disc(0.66, -0.3, 0.27, tone.ink);
    pen.line(&[(0.46, -0.56), (0.36, -0.48)], 0.14, tone.ink);
}

fn ear(pen: &Pen<'_>, ink: Color32) {
    pen.line(&[(0.0, 0.95), (0.0, -0.3)], 0.14, ink);
    for side in [-1.0, 1.0] {
        for y in [-0.3, 0.1, 0.5] {
            let kernel = [
                (0.06 * side, y + 0.1),
                (0.1 * side, y - 0.16),
                (0.42 * side, y - 0.42),
                (0.52 * side, y - 0.3),
                (0.42 * side, y - 0.04),
            ];
            pen.fan_about(&kernel, ink);
        }
    }
    pen.fan_about(&[(0.0, -0.98), (0.17, -0.68), (0.0, -0.4), (-0.17, -0.68)], ink);
}

fn lump(pen: &Pen<'_>, tone: Tone) {
    let rim = [
        (-0.92, 0.5),
        (-0.66, -0.3),
        (-0.12, -0.78),
        (0.4, -0.62),
        (0.9, 0.1),
        (0.82, 0.62),
        (-0.5, 0.8),
    ];
    pen.fan(&rim, tone.ink);
    let facet = 0.11;
    pen.line(&[(-0.62, -0.24), (-0.16, 0.0), (0.36, -0.56)], facet, tone.fill);
    pen.line(&[(-0.16, 0.0), (0.1, 0.42), (0.84, 0.16)], facet, tone.fill);
    pen.line(&[(0.1, 0.42), (-0.44, 0.72)], facet, tone.fill);
}

/// A sheet with lines of writing and a folded corner.
fn sheet(pen: &Pen<'_>, tone: Tone) {
    pen.fan(&[(-0.66, -0.92), (0.3, -0.92), (0.66, -0.54), (0.66, 0.92), (-0.66, 0.92)], tone.ink);
    pen.fill(&[(0.24, -0.86), (0.24, -0.46), (0.62, -0.46)], tone.fill);
    for (y, right) in [(-0.2, 0.4), (0.16, 0.4), (0.52, 0.06)] {
        pen.line(&[(-0.4, y), (right, y)], 0.12, tone.fill);
    }
}

/// A bolt of cloth, its end hanging down.
fn bolt(pen: &Pen<'_>, tone: Tone) {
    pen.fan(&[(-0.4, -0.66), (0.9, -0.66), (0.9, 0.06), (-0.4, 0.06)], tone.ink);
    pen.disc(-0.44, -0.3, 0.4, tone.ink);
    pen.ring(-0.44, -0.3, 0.2, 0.1, tone.fill);
    pen.fan(
        &[(0.1, 0.0), (0.9, 0.0), (0.9, 0.86), (0.63, 0.66), (0.37, 0.86), (0.1, 0.66)],
        tone.ink,
    );
    pen.line(&[(0.1, 0.16), (0.9, 0.16)], 0.1, tone.fill);
}

/// Three coins, one lying over two.
fn coins(pen: &Pen<'_>, tone: Tone) {
    for (x, y) in [(-0.44, 0.4), (0.44, 0.4), (0.0, -0.36)] {
        pen.disc(x, y, 0.56, tone.fill);
        pen.disc(x, y, 0.49, tone.ink);
        pen.line(&[(x, y - 0.2), (x, y + 0.2)], 0.14, tone.fill);
    }
}

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

/// What sets a deck apart at a glance.
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
