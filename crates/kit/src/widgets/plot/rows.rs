//! Bars below one another, each with its name and value.

use egui::{Color32, FontId, Id, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::panel::{BarFocus, bar_place, card_bar, dice_bar, points};
use crate::theme::{Palette, strong};
use crate::widgets::one_line;

/// A bar with its words.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its name.
    pub label: String,
    /// Its value, as it is written.
    pub value: String,
    /// Both, in a sentence.
    pub name: String,
    /// Its length as a share of the whole; below 0, it goes to the left.
    pub share: f64,
    /// What it is compared with.
    pub beside: Beside,
}

/// What a bar is compared with.
#[derive(Clone, Copy, Debug)]
pub enum Beside {
    /// Nothing.
    Nothing,
    /// A bar for the dice, or for what was expected, below it.
    Other(f64),
    /// A frame around its end from the least to the most that is usual, with a
    /// line at the mean.
    Usual {
        /// The least.
        least: f64,
        /// The mean.
        mean: f64,
        /// The most.
        most: f64,
    },
}

impl Beside {
    /// How far it reaches.
    const fn reach(self) -> f64 {
        match self {
            Self::Nothing => 0.0,
            Self::Other(share) => share,
            Self::Usual { most, .. } => most,
        }
    }
}

const HIGH: f32 = 50.0;

/// Draws all bars; `told` is the index of the one described in full. Returns
/// the index of the one that was touched.
pub fn rows(ui: &mut Ui, id: &str, all: &[Row], told: usize) -> Option<usize> {
    let palette = Palette::of(ui);
    let lengths = || all.iter().flat_map(|row| [row.share, row.beside.reach()]);
    let least = lengths().fold(0.0, f64::min);
    let span = points(lengths().fold(f64::EPSILON, f64::max) - least);
    let font = FontId::proportional(17.0);
    let widest = |text: &dyn Fn(&Row) -> &str, font: &FontId| {
        all.iter()
            .map(|row| {
                let words = text(row).to_owned();
                ui.painter().layout_no_wrap(words, font.clone(), palette.text).size().x
            })
            .fold(0.0, f32::max)
    };
    let room = ui.available_width();
    let labels = widest(&|row| &row.label, &font).min(room * 0.45);
    let values = widest(&|row| &row.value, &strong(ui.ctx(), 17.0));
    let mut touched = None;
    ui.spacing_mut().item_spacing.y = 2.0;
    for (nth, row) in all.iter().enumerate() {
        let (rect, _) = ui.allocate_exact_size(vec2(room, HIGH), Sense::hover());
        let place = Id::unique((id, nth));
        if bar_place(ui, rect, place, &row.name, BarFocus::when(nth == told)).clicked() {
            touched = Some(nth);
        }
        let label = one_line(ui, &row.label, font.clone(), palette.text, labels);
        let middle = rect.center().y;
        let at = pos2(rect.left() + 8.0, middle - label.size().y / 2.0);
        ui.painter().galley(at, label, palette.text);
        let left = rect.left() + 8.0 + labels + 12.0;
        let most = (rect.right() - 8.0 - values - 8.0 - left).max(20.0);
        let zero = left + most * points(0.0 - least) / span;
        let end = |share: f64| zero + most * points(share) / span;
        let bar = |share: f64, y: f32, high: f32| {
            let (from, to) = (zero.min(end(share)), zero.max(end(share)).max(zero + 1.0));
            Rect::from_x_y_ranges(from..=to, y - high / 2.0..=y + high / 2.0)
        };
        if least < 0.0 {
            ui.painter().vline(zero, rect.y_range(), Stroke::new(1.0, palette.faint));
        }
        match row.beside {
            Beside::Nothing => card_bar(ui, bar(row.share, middle, 24.0)),
            Beside::Other(share) => {
                card_bar(ui, bar(row.share, middle - 9.0, 16.0));
                dice_bar(ui, bar(share, middle + 9.0, 16.0));
            }
            Beside::Usual { least, mean, most } => {
                card_bar(ui, bar(row.share, middle, 24.0));
                let high = middle - 18.0..=middle + 18.0;
                let frame = Rect::from_x_y_ranges(end(least)..=end(most), high.clone());
                let line = Stroke::new(2.0, palette.award);
                ui.painter().rect(frame, 3.0, Color32::TRANSPARENT, line, StrokeKind::Middle);
                ui.painter().vline(end(mean), high, Stroke::new(3.0, palette.text));
            }
        }
        let value = one_line(ui, &row.value, strong(ui.ctx(), 17.0), palette.text, values + 2.0);
        let longer = row.beside.reach().max(row.share);
        let at = pos2(end(longer.max(0.0)) + 8.0, middle - value.size().y / 2.0);
        ui.painter().galley(at, value, palette.text);
    }
    touched
}
