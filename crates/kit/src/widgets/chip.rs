//! Chips: a number of cards of one kind, in its color, with its icon.

use std::sync::Arc;

use egui::{Color32, Galley, Painter, Rect, Ui, Vec2, pos2, vec2};

use super::button_ground::labeled;
use super::signs::paint_card;
use crate::theme::{Tone, strong};
use game::{CardKind, Counted};

/// A count of one kind: the number, its icon, and its word if
/// there is room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chip<'a> {
    /// Number shown; `None` leaves the icon alone, or with its word.
    pub count: Option<Counted>,
    pub kind: CardKind,
    /// Its name; left out if there is little room.
    pub word: &'a str,
    pub tone: Tone,
}

impl Chip<'_> {
    /// Returns its width with all its parts on a pill `high` points high.
    pub fn width(&self, ui: &Ui, high: f32) -> f32 {
        let parts = ChipParts::of(self, ui.ctx(), ui.painter(), high);
        parts.width() + high * 0.6
    }

    /// Draws it on a pill over all of `rect`; the word is left out if it
    /// wouldn't fit.
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        let round = if self.is_stacked(rect) { rect.width() * 0.28 } else { rect.height() * 0.5 };
        ui.painter().rect_filled(rect, round, self.tone.fill);
        self.write(ui, rect);
    }

    /// The same without the pill.
    pub fn write(&self, ui: &Ui, rect: Rect) {
        if self.is_stacked(rect) {
            return self.stacked(ui, rect);
        }
        let painter = ui.painter();
        let mut high = rect.height();
        let mut parts = ChipParts::of(self, ui.ctx(), painter, high);
        let room = rect.width() - high * 0.3;
        if parts.width() > room {
            parts.word = None;
        }
        if parts.width() > room {
            high *= (room / parts.width()).max(0.45);
            parts = ChipParts::of(&Self { word: "", ..*self }, ui.ctx(), painter, high);
        }
        let mut x = rect.center().x - parts.width() / 2.0;
        let middle = rect.center().y;
        let mut put = |galley: &Arc<Galley>, gap: f32| {
            let at = pos2(x, middle - galley.size().y / 2.0);
            painter.galley(at, Arc::clone(galley), self.tone.ink);
            x += galley.size().x + gap;
        };
        if let Some(count) = &parts.count {
            put(count, parts.gap);
        }
        if let Some(word) = &parts.word {
            let after = parts.icon + parts.gap;
            x += after;
            let at = pos2(x, middle - word.size().y / 2.0);
            painter.galley(at, Arc::clone(word), self.tone.ink);
            x -= after;
        }
        let sign = Rect::from_min_size(pos2(x, middle - parts.icon / 2.0), Vec2::splat(parts.icon));
        paint_card(painter, sign, self.kind, self.tone);
    }

    fn is_stacked(&self, rect: Rect) -> bool {
        rect.height() > rect.width() * 0.95 && self.count.is_some()
    }

    /// The icon above the number, for narrow places.
    fn stacked(&self, ui: &Ui, rect: Rect) {
        let Some(count) = self.count else { return };
        let side = (rect.width() * 0.72).min(rect.height() * 0.46);
        let sign = pos2(rect.center().x, rect.top() + rect.height() * 0.29);
        paint_card(
            ui.painter(),
            Rect::from_center_size(sign, Vec2::splat(side)),
            self.kind,
            self.tone,
        );
        let font = strong(ui.ctx(), (rect.height() * 0.44).min(rect.width() * 0.74));
        let galley = ui.painter().layout_no_wrap(written(count), font, self.tone.ink);
        let at = pos2(rect.center().x, rect.top() + rect.height() * 0.74) - galley.size() / 2.0;
        ui.painter().galley(at, galley, self.tone.ink);
    }
}

/// "3", "3+", or "?".
fn written(count: Counted) -> String {
    match count {
        Counted::Exactly(count) => count.to_string(),
        Counted::AtLeast(count) => format!("{count}+"),
        Counted::Unknown => "?".to_owned(),
    }
}

/// The parts of a chip, laid out.
struct ChipParts {
    count: Option<Arc<Galley>>,
    icon: f32,
    word: Option<Arc<Galley>>,
    gap: f32,
}

impl ChipParts {
    fn of(chip: &Chip<'_>, ctx: &egui::Context, painter: &Painter, high: f32) -> Self {
        let size = high * 0.56;
        let write =
            |words: String| painter.layout_no_wrap(words, strong(ctx, size), Color32::PLACEHOLDER);
        Self {
            count: chip.count.map(|count| write(written(count))),
            icon: high * 0.62,
            word: (!chip.word.is_empty()).then(|| write(chip.word.to_owned())),
            gap: high * 0.16,
        }
    }

    fn width(&self) -> f32 {
        let part = |galley: &Option<Arc<Galley>>| {
            galley.as_ref().map_or(0.0, |galley| galley.size().x + self.gap)
        };
        part(&self.count) + self.icon + part(&self.word)
    }
}

/// Shows `chip` on a pill of `size` points, named `name` for screen readers.
pub fn card_chip(ui: &mut Ui, chip: &Chip<'_>, size: Vec2, name: &str) {
    let rect = labeled(ui, size.max(vec2(8.0, 8.0)), name);
    if ui.is_rect_visible(rect) {
        chip.paint(ui, rect);
    }
}
