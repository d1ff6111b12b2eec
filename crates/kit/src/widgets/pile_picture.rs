//! Piles of cards from top to bottom, as they are on the table.

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};

use super::buttons::{fitted, fitted_line};
use super::draw::centered;
use super::{DeckBadge, Icon};
use crate::theme::bounds::Within;
use crate::theme::{Palette, Tone, mixed, resized, strong};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PileShown {
    pub decks: Vec<DeckBadge>,
    /// Cards above New Year.
    pub draw: usize,
    /// Cards below it.
    pub hidden: usize,
}

/// Piles side by side; all of them have the same layers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PilePicture {
    /// The piles, in the order they are drawn.
    pub piles: Vec<PileShown>,
    /// The layers from the top, with their names.
    pub layers: Vec<(Layer, String)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// The cards to draw from.
    Draw,
    NewYear,
    LeapYear,
    Hidden,
}

const WIDEST: f32 = 250.0;
/// Width from which on a pile has room for the names of its layers.
const ROOMY: f32 = 150.0;
/// Below this width, a pile is too narrow for its number.
const NARROWEST: f32 = 46.0;
/// The greatest height to draw a card's thickness at.
const CARD: f32 = 2.6;
/// The least height to draw a layer's edge at.
const THINNEST: f32 = 3.0;

/// Places of everything in the picture.
struct PileLayout {
    /// The left edge of the names, and their width; zero if the names fit on
    /// the piles.
    names: (f32, f32),
    /// The middle of the first pile, and the distance to the next.
    middle: (f32, f32),
    fits: usize,
    wide: f32,
    face: f32,
    card: f32,
    badge: f32,
    top: f32,
    feet: Vec<f32>,
}

impl PilePicture {
    fn plan(&self, rect: Rect) -> PileLayout {
        let count = self.piles.len().max(1);
        let alone = (rect.width() / count as f32) * 0.82 >= ROOMY;
        let names = if alone { 0.0 } else { rect.width().mul_add(0.12, 50.0).within(84.0, 124.0) };
        let room = rect.width() - names;
        // If not all piles fit, a number stands for the rest.
        let fits = whole_times(NARROWEST + 8.0, room, count);
        let step = (room / fits as f32).min(WIDEST + 36.0);
        let wide = (step * 0.82).min(WIDEST);
        let left = rect.left() + (room - step * fits as f32).max(0.0) / 2.0;

        let layers = self.layers.len().max(1) as f32;
        let badge = (wide * 0.42).within(24.0, 60.0).min(rect.height() * 0.16);
        let gap = (rect.height() * 0.035).within(3.0, 18.0);
        let high = rect.height() - badge * 1.3 - gap * layers;
        let face = (wide * 0.3).min(60.0).min(high / layers * 0.58).max(8.0);
        let tallest = |layer| self.piles.iter().map(|pile| pile.count(layer)).max().unwrap_or(0);
        let cards = tallest(Layer::Draw) + tallest(Layer::Hidden);
        let card = ((high - (face + THINNEST) * layers) / cards.max(1) as f32).within(0.0, CARD);
        let thick = |layer: Layer| (card * tallest(layer) as f32).max(THINNEST);
        let heights = self.layers.iter().map(|(layer, _)| face + thick(*layer) + gap);
        let whole = badge * 1.3 + heights.clone().sum::<f32>();
        let top = rect.top() + (rect.height() - whole).max(0.0) / 2.0;
        let mut foot = top + badge * 1.3;
        let feet = heights.map(|height| {
            foot += height;
            foot
        });
        let feet = feet.collect();
        let middle = (left + names + step / 2.0, step);
        PileLayout { names: (left, names), middle, fits, wide, face, card, badge, top, feet }
    }

    /// Draws the piles as large as `rect` allows.
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let plan = self.plan(rect);
        let count = self.piles.len();
        for (nth, pile) in self.piles.iter().take(plan.fits).enumerate() {
            let (first, step) = plan.middle;
            let at = pos2(step.mul_add(nth as f32, first), plan.top + plan.badge / 2.0);
            if nth > 0 {
                let between = Rect::from_center_size(at - vec2(step / 2.0, 0.0), vec2(18.0, 18.0));
                Icon::Forward.paint(ui.painter(), between, palette.faint);
            }
            if nth + 1 == plan.fits && plan.fits < count {
                let more = format!("+{}", count + 1 - plan.fits);
                centered(ui.painter(), at, &more, strong(ui.ctx(), 20.0), palette.text);
                break;
            }
            pile.badges(ui, at, plan.badge, plan.wide);
            for ((layer, name), foot) in self.layers.iter().zip(&plan.feet) {
                let name = if plan.names.1 > 0.0 { "" } else { name };
                pile.layer(ui, &plan, *layer, name, pos2(at.x, *foot));
            }
        }
        if plan.names.1 > 0.0 {
            for ((_, name), foot) in self.layers.iter().zip(&plan.feet) {
                let at = pos2(plan.names.0 + 4.0, foot - plan.face / 2.0);
                let room = plan.names.1 - 8.0;
                let font = strong(ui.ctx(), 16.0);
                fitted_line(ui, at, Align2::LEFT_CENTER, name, font, palette.faint, room);
            }
        }
    }
}

impl PileShown {
    const fn count(&self, layer: Layer) -> usize {
        match layer {
            Layer::Draw => self.draw,
            Layer::NewYear | Layer::LeapYear => 1,
            Layer::Hidden => self.hidden,
        }
    }

    fn badges(&self, ui: &Ui, middle: Pos2, high: f32, room: f32) {
        let card = vec2(high * 0.74, high);
        let count = self.decks.len().max(1) as f32;
        let step = (card.x + 4.0).min((room - card.x) / (count - 1.0).max(1.0));
        let mut x = middle.x - step * (count - 1.0) / 2.0;
        for deck in &self.decks {
            deck.paint(ui, Rect::from_center_size(pos2(x, middle.y), card));
            x += step;
        }
    }

    /// A layer whose front edge is at `foot`; with its name, unless that is
    /// written elsewhere.
    fn layer(&self, ui: &Ui, plan: &PileLayout, layer: Layer, name: &str, foot: Pos2) {
        let palette = Palette::of(ui);
        let paper = [palette.card.fill];
        let decks: Vec<Color32> = self.decks.iter().map(|deck| deck.tone.fill).collect();
        let (tone, edges): (Tone, &[Color32]) = match layer {
            Layer::Draw => (palette.card, &decks),
            Layer::NewYear => (palette.primary, &paper),
            Layer::LeapYear => (palette.accent, &paper),
            Layer::Hidden => (palette.quiet, &decks),
        };
        let thick = (plan.card * self.count(layer) as f32).max(THINNEST);
        slab(ui.painter(), palette, foot, (plan.wide, plan.face, thick), tone.fill, edges);
        let middle = pos2(foot.x, foot.y - thick - plan.face / 2.0);
        let room = plan.wide * 0.72;
        let large = strong(ui.ctx(), (plan.face * 0.62).max(12.0));
        let count = match layer {
            Layer::Draw | Layer::Hidden => self.count(layer).to_string(),
            Layer::NewYear | Layer::LeapYear => String::new(),
        };
        if name.is_empty() || count.is_empty() {
            let words = if count.is_empty() { name } else { &count };
            let size = if count.is_empty() { large.size.min(20.0) } else { large.size };
            let (fit, _) = fitted(ui, words, resized(large, size), room);
            centered(ui.painter(), middle, words, fit, tone.ink);
            return;
        }
        // Number and name side by side, centered together.
        let (large, number) = fitted(ui, &count, large, room * 0.6);
        let small = strong(ui.ctx(), (plan.face * 0.4).within(12.0, 20.0));
        let gap = 10.0;
        let (small, named) = fitted(ui, name, small, room - number - gap);
        let left = middle.x - (number + gap + named) / 2.0;
        let at = pos2(left + number / 2.0, middle.y);
        let large_size = large.size;
        centered(ui.painter(), at, &count, large, tone.ink);
        let at =
            pos2(left + number + gap + named / 2.0, middle.y + (large_size - small.size) * 0.3);
        centered(ui.painter(), at, name, small, tone.ink);
    }
}

/// Returns how many times `part` fits into `room`: at least once, at most `most` times.
fn whole_times(part: f32, room: f32, most: usize) -> usize {
    (1..=most).take_while(|times| part * *times as f32 <= room).count().max(1)
}

/// A stack of cards, seen from above the edge of the table.
fn slab(
    painter: &Painter,
    palette: &Palette,
    foot: Pos2,
    (wide, face, thick): (f32, f32, f32),
    fill: Color32,
    edges: &[Color32],
) {
    let half = wide / 2.0;
    let slant = (face * 0.55).min(half * 0.3);
    let front = Rect::from_min_max(foot - vec2(half, thick), foot + vec2(half, 0.0));
    let shadow = [
        front.left_bottom() + vec2(-3.0, 2.0),
        front.right_bottom() + vec2(9.0, 2.0),
        front.right_bottom() + vec2(9.0 - slant, -face),
        front.left_bottom() + vec2(slant - 3.0, -face),
    ];
    painter.add(Shape::convex_polygon(
        shadow.to_vec(),
        Color32::from_black_alpha(60),
        Stroke::NONE,
    ));
    painter.rect_filled(front, 1.0, palette.card.fill);
    // The cards' edges, one deck after another.
    let stripes = whole_times(3.0, thick, 60);
    let high = thick / stripes as f32;
    for (nth, color) in (0..stripes).zip(edges.iter().cycle()) {
        let y = front.top() + high * nth as f32;
        let stripe = Rect::from_min_max(pos2(front.left(), y), pos2(front.right(), y + high));
        painter.rect_filled(stripe, 0.0, *color);
        let line = Stroke::new(1.0, mixed(*color, palette.edge, 0.35));
        painter.hline(stripe.x_range(), stripe.bottom() - 0.5, line);
    }
    let rim = Stroke::new(1.5, palette.edge);
    painter.rect_stroke(front, 1.0, rim, egui::StrokeKind::Middle);
    let top = vec![
        front.left_top(),
        front.right_top(),
        front.right_top() + vec2(-slant, -face),
        front.left_top() + vec2(slant, -face),
    ];
    painter.add(Shape::convex_polygon(top, fill, rim));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_lie_within_their_room_however_many_and_however_small_it_is() {
        let layers = [Layer::Draw, Layer::NewYear, Layer::LeapYear, Layer::Hidden];
        for (wide, high) in [(635.0, 480.0), (470.0, 180.0), (300.0, 150.0), (420.0, 140.0)] {
            let room = Rect::from_min_size(pos2(10.0, 20.0), vec2(wide, high));
            for count in 1..=12 {
                let pile =
                    PileShown { decks: Vec::new(), draw: 200 * 12 / count, hidden: 120 / count };
                let picture = PilePicture {
                    piles: vec![pile; count],
                    layers: layers.map(|layer| (layer, String::new())).to_vec(),
                };
                let plan = picture.plan(room);
                let (first, step) = plan.middle;
                let last = first + step * (plan.fits - 1) as f32;
                let case = format!("{count} in {wide} x {high}");
                assert!(plan.names.0 >= room.left() - 0.1, "{case}");
                assert!(first - plan.wide / 2.0 >= plan.names.0 + plan.names.1, "{case}");
                assert!(last + plan.wide / 2.0 <= room.right() + 0.1, "{case}");
                assert!(plan.wide <= step && plan.face >= 8.0, "{case}");
                assert!(plan.top >= room.top(), "{case}");
                assert!(plan.feet.iter().all(|foot| *foot <= room.bottom() + 0.1), "{case}");
                assert!(plan.feet.is_sorted(), "{case}");
            }
        }
    }
}
