//! One thing that statistics tell: drawn as a panel with a plot, read aloud by it, and shown and
//! written as a table. The pages are made of these; here is how each is drawn.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{
    Align, Align2, Color32, FontId, Id, Label, Layout, Rect, RichText, Sense, Stroke, StrokeKind,
    Ui, Vec2, pos2, vec2,
};

use crate::app::screens::piles::{PilesDraft, list};
use game::{Color, Outcome, Setup};
use kit::theme::{Palette, strong};
pub use kit::widgets::plot::Curve;
use kit::widgets::plot::{
    Beside, Lines, PlayerBar, Row, Words, bar_place, card_bar, in_sight, panel, player_bars,
    points, rows,
};
use kit::widgets::{Icon, labeled, mark, one_line, paint_mark_shape};
use store::Table;
use words::game::Pile;
use words::text::Text;

/// One thing that statistics tell.
#[derive(Debug, Default)]
pub struct StatisticsReport {
    /// Name of what can be touched in it.
    id: &'static str,
    /// Titles of the panel: one for each thing that can be touched, or one for all. A report
    /// without any is a table alone.
    titles: Vec<String>,
    /// Lines below the title, likewise; there may be none.
    lines: Vec<String>,
    plot: Plot,
    /// The same as a table; a report without one is a panel alone.
    pub table: Option<Table>,
    /// Index of what it tells of before anything is touched.
    begins: usize,
}

/// Drawing below the title.
#[derive(Debug, Default)]
pub enum Plot {
    #[default]
    Nothing,
    /// A bar for each player, a line across all of them, and words below.
    Bars(Vec<PlayerBar>, Option<f32>, Option<String>),
    Rows(Vec<Row>),
    /// A column for each, where there is room for them, else a row.
    Columns(Vec<Row>),
    Curve(Curve),
    /// Sentences, each with the mark of a player it is about.
    Sentences(Vec<(Option<Color>, String)>),
    /// The same, close to one another.
    Close(Vec<(Option<Color>, String)>),
    Titles(Vec<HonorTitle>),
    /// Attacks in order, and what all of them were for each player.
    Attacks(Vec<(Outcome, String, String)>, Vec<(Option<Color>, String)>),
    /// Bands of what players took from one another, up to this turn.
    Bands(Vec<HeldSpans>, f32),
    /// Piles that were promised; some can be opened.
    Piles(Arc<Setup>, Vec<Pile>),
    /// A report for each thing that can be touched in the report of this name.
    Each(&'static str, Vec<StatisticsReport>),
}

/// A title, who has it, and what for.
#[derive(Debug)]
pub struct HonorTitle {
    pub colors: Vec<Color>,
    pub name: String,
    pub words: String,
}

/// Spans of turns in which somebody held something.
#[derive(Debug)]
pub struct HeldSpans {
    pub name: String,
    pub words: String,
    /// First and last turn of each span, and the color and the name of the player who held it.
    pub spans: Vec<(f32, f32, Color, String)>,
}

/// Amount that is said about a curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CurveWords {
    /// The standing of everybody, and what changed that.
    WhatHappened,
    /// The standing of everybody only; the curve is lower then.
    Standing,
}

/// Things that were touched in the reports.
#[derive(Debug, Default)]
pub struct Touched {
    told: BTreeMap<&'static str, usize>,
    piles: PilesDraft,
}

impl StatisticsReport {
    /// A panel with one title.
    pub fn new(title: String, plot: Plot) -> Self {
        Self { titles: vec![title], plot, ..Self::default() }
    }

    /// A table alone.
    pub fn only(table: Table) -> Self {
        Self { table: Some(table), ..Self::default() }
    }

    /// A bar for each player; the one that is touched is described.
    pub fn bars(id: &'static str, title: String, bars: Vec<PlayerBar>) -> Self {
        let lines = bars.iter().map(|bar| bar.name.clone()).collect();
        Self { id, lines, ..Self::new(title, Plot::Bars(bars, None, None)) }
    }

    /// Rows; the one that is touched is described.
    pub fn rows(id: &'static str, title: String, rows: Vec<Row>) -> Self {
        let lines = rows.iter().map(|row| row.name.clone()).collect();
        Self { id, lines, ..Self::new(title, Plot::Rows(rows)) }
    }

    /// Returns what is said of each thing in it: titles, and lines below them.
    pub fn said(id: &'static str, titles: Vec<String>, lines: Vec<String>, plot: Plot) -> Self {
        Self { id, titles, lines, plot, ..Self::default() }
    }

    /// A curve, which tells of its last turn first.
    pub fn curve(id: &'static str, titles: Vec<String>, lines: Vec<String>, curve: Curve) -> Self {
        let begins = titles.len().saturating_sub(1);
        Self { begins, ..Self::said(id, titles, lines, Plot::Curve(curve)) }
    }

    /// A report for each thing that can be touched in the report of the name `of`.
    pub fn each(of: &'static str, all: Vec<Self>) -> Self {
        Self { plot: Plot::Each(of, all), ..Self::default() }
    }

    /// The same with this line below the title.
    pub fn line(self, line: String) -> Self {
        Self { lines: vec![line], ..self }
    }

    /// The same as a table, too.
    pub fn table(self, table: Table) -> Self {
        Self { table: Some(table), ..self }
    }

    /// Returns its sentences, if it has any.
    pub fn sentences(&self) -> Vec<(Option<Color>, String)> {
        if let Plot::Sentences(all) = &self.plot { all.clone() } else { Vec::new() }
    }

    /// The same as a table alone.
    pub fn into_table(self) -> Self {
        Self { table: self.table, ..Self::default() }
    }

    /// The same, telling of this first.
    pub const fn begins(mut self, begins: usize) -> Self {
        self.begins = begins;
        self
    }

    /// Draws its panel.
    pub fn show(&self, ui: &mut Ui, text: &Text, touched: &mut Touched, say: CurveWords) {
        if let Plot::Each(other, all) = &self.plot {
            let told = touched.told.get(other).copied().unwrap_or_default();
            if let Some(report) = all.get(told) {
                report.show(ui, text, touched, say);
            }
            return;
        }
        if self.titles.is_empty() {
            return;
        }
        let told = touched.told.get(self.id).copied().unwrap_or(self.begins);
        let mut words = Words { titles: &self.titles, lines: &self.lines, told };
        match &self.plot {
            Plot::Rows(rows) => words.told = told.min(rows.len().saturating_sub(1)),
            Plot::Curve(curve) if !curve.is_steady => {
                words.titles = self.titles.get(told..=told).unwrap_or_default();
            }
            Plot::Curve(_) if say == CurveWords::Standing => words.lines = &[],
            _ => {}
        }
        if let Some(told) = panel(ui, words, |ui| self.plot(ui, text, words.told, touched, say)) {
            touched.told.insert(self.id, told);
            ui.ctx().request_repaint();
        }
    }

    /// Draws what is below the title; returns what was touched.
    fn plot(
        &self,
        ui: &mut Ui,
        text: &Text,
        told: usize,
        touched: &mut Touched,
        say: CurveWords,
    ) -> Option<usize> {
        match &self.plot {
            Plot::Nothing | Plot::Each(..) => {}
            Plot::Bars(bars, mark, below) => {
                let touched = player_bars(ui, self.id, bars, told, *mark);
                if let Some(below) = below {
                    ui.add(Label::new(below).wrap());
                }
                return touched;
            }
            Plot::Rows(all) => return rows(ui, self.id, all, told),
            Plot::Columns(all) => {
                let width = ui.available_width() / all.len().max(1) as f32;
                let is_narrow = width < NARROW;
                return if is_narrow {
                    rows(ui, self.id, all, told)
                } else {
                    columns(ui, all, told)
                };
            }
            Plot::Curve(curve) => return self.show_curve(ui, curve, told, say),
            Plot::Sentences(all) => all.iter().for_each(|line| sentence(ui, line)),
            Plot::Close(all) => {
                ui.spacing_mut().interact_size.y = CLOSE;
                for line in all {
                    sentence(ui, line);
                }
            }
            Plot::Titles(all) => all.iter().for_each(|title| show_title(ui, title)),
            Plot::Attacks(attacks, sums) => {
                for attack in attacks {
                    show_attack(ui, attack);
                }
                if !sums.is_empty() {
                    ui.add_space(4.0);
                }
                for line in sums {
                    sentence(ui, line);
                }
            }
            Plot::Bands(bands, last) => bands.iter().for_each(|band| show_band(ui, band, *last)),
            Plot::Piles(setup, piles) => list(ui, text, setup, piles, &mut touched.piles),
        }
        None
    }

    fn show_curve(
        &self,
        ui: &mut Ui,
        curve: &Curve,
        told: usize,
        say: CurveWords,
    ) -> Option<usize> {
        let title = self.titles.get(told).map(String::as_str);
        let line = self.lines.get(told).filter(|_| curve.is_steady).map(String::as_str);
        let name: Vec<&str> = title.into_iter().chain(line).collect();
        let name = name.join(" ");
        let data = if curve.is_steady { self.titles.join(" ") } else { name.clone() };
        let high = if say == CurveWords::Standing { 150.0 } else { curve.high };
        Lines { curve, told, name: &name, data: &data }.show(ui, high)
    }
}

/// The least height of a line among close ones: nothing in it is touched.
const CLOSE: f32 = 26.0;

fn sentence(ui: &mut Ui, (color, words): &(Option<Color>, String)) {
    let words = Label::new(RichText::new(words).size(17.0)).wrap();
    if let Some(color) = color {
        ui.horizontal(|ui| {
            mark(ui, *color, 20.0);
            ui.add(words);
        });
    } else {
        ui.add(words);
    }
}

fn show_title(ui: &mut Ui, title: &HonorTitle) {
    ui.horizontal_wrapped(|ui| {
        for color in &title.colors {
            mark(ui, *color, 26.0);
        }
        ui.label(RichText::new(&title.name).font(strong(ui.ctx(), 18.0)));
        let words = RichText::new(&title.words).size(17.0);
        ui.add(Label::new(words.color(Palette::of(ui).faint)).wrap());
    });
    ui.allocate_space(vec2(1.0, 2.0));
}

/// A check or a cross, and beside it both strengths and how it ended.
fn show_attack(ui: &mut Ui, (outcome, strengths, words): &(Outcome, String, String)) {
    ui.with_layout(Layout::left_to_right(Align::TOP), |ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
        let palette = Palette::of(ui);
        let (icon, ink) = match outcome {
            Outcome::Repelled => (Icon::Check, palette.text),
            Outcome::Lost => (Icon::Cross, palette.loud_red),
        };
        icon.paint(ui.painter(), rect.shrink(3.0), ink);
        let room = ui.available_width();
        ui.vertical(|ui| {
            ui.set_width(room);
            let title = RichText::new(strengths).font(strong(ui.ctx(), 17.0));
            ui.add(Label::new(title).wrap());
            ui.add(Label::new(RichText::new(words).size(17.0).color(palette.faint)).wrap());
        });
    });
}

fn show_band(ui: &mut Ui, band: &HeldSpans, last: f32) {
    let palette = Palette::of(ui);
    let size = vec2(ui.available_width(), 62.0);
    let rect = labeled(ui, size, &band.words);
    let font = FontId::proportional(16.0);
    let at = rect.left_top() + vec2(2.0, 0.0);
    ui.painter().text(at, Align2::LEFT_TOP, &band.name, font.clone(), palette.faint);
    let track = rect.with_min_y(rect.top() + 24.0).with_max_y(rect.bottom() - 4.0);
    ui.painter().rect_filled(track, 6.0, palette.raised);
    let x = |turn: f32| track.left() + track.width() * turn / last;
    for (from, to, color, name) in &band.spans {
        let span = Rect::from_min_max(
            pos2(x(*from), track.top()),
            pos2(x(*to).max(x(*from) + 3.0).min(track.right()), track.bottom()),
        );
        ui.painter().rect_filled(span, 6.0, palette.player(*color).fill);
        let ink = palette.player(*color).ink;
        let words = one_line(ui, name, font.clone(), ink, (span.width() - 36.0).max(0.0));
        if span.width() > 26.0 {
            let center = pos2(span.left() + 15.0, span.center().y);
            paint_mark_shape(ui.painter(), center, 8.0, *color, ink);
        }
        if span.width() > 80.0 {
            let at = pos2(span.left() + 28.0, span.center().y - words.size().y / 2.0);
            ui.painter().galley(at, words, ink);
        }
    }
}

/// Columns narrower than this are hard to touch, so rows are drawn instead.
const NARROW: f32 = 48.0;

const HIGH: f32 = 250.0;
const LABELS: f32 = 50.0;

fn columns(ui: &mut Ui, all: &[Row], told: usize) -> Option<usize> {
    let palette = Palette::of(ui);
    let size = vec2(ui.available_width(), in_sight(ui, HIGH + LABELS));
    let (area, _) = ui.allocate_exact_size(size, Sense::hover());
    let top = |row: &Row| match row.beside {
        Beside::Usual { most, .. } => row.share.max(most),
        Beside::Other(_) | Beside::Nothing => row.share,
    };
    let highest = points(all.iter().map(top).fold(4.0, f64::max));
    let floor = area.bottom() - LABELS;
    let high = area.height() - LABELS;
    let y = |count: f32| floor - count / (highest * 1.06) * (high - 6.0);
    let width = area.width() / all.len() as f32;
    let place = |nth: usize| {
        let left = area.left() + nth as f32 * width;
        Rect::from_min_max(pos2(left, area.top()), pos2(left + width, area.bottom()))
    };
    let mut touched = None;
    for (nth, row) in all.iter().enumerate() {
        let rect = place(nth).shrink2(vec2(1.0, 0.0));
        let id = Id::unique(("stats-column", nth));
        if bar_place(ui, rect, id, &row.name, nth == told).clicked() {
            touched = Some(nth);
        }
    }
    let step = if highest > 40.0 { 10_u8 } else { 5 };
    for times in (step..=200).step_by(step.into()).map(f32::from) {
        if times < highest {
            let line = Stroke::new(1.0, palette.line);
            ui.painter().hline(area.x_range(), y(times), line);
            let at = pos2(area.left() + 2.0, y(times) - 1.0);
            let font = FontId::proportional(14.0);
            ui.painter().text(at, Align2::LEFT_BOTTOM, times, font, palette.faint);
        }
    }
    for (nth, row) in all.iter().enumerate() {
        let middle = place(nth).center().x;
        let half = (width * 0.26).min(24.0);
        let top = y(points(row.share));
        card_bar(ui, Rect::from_min_max(pos2(middle - half, top), pos2(middle + half, floor)));
        if let Beside::Usual { least, mean, most } = row.beside {
            // From the least to the most that is usual in fair games, and a line at the mean.
            let (from, to) = (middle - (half + 6.0), middle + (half + 6.0));
            let frame = Rect::from_min_max(pos2(from, y(points(most))), pos2(to, y(points(least))));
            let line = Stroke::new(2.0, palette.award);
            ui.painter().rect(frame, 3.0, Color32::TRANSPARENT, line, StrokeKind::Middle);
            ui.painter().hline(from..=to, y(points(mean)), Stroke::new(3.0, palette.text));
        }
        let font = strong(ui.ctx(), 19.0);
        let at = pos2(middle, floor + 4.0);
        ui.painter().text(at, Align2::CENTER_TOP, &row.label, font, palette.text);
        let font = FontId::proportional(15.0);
        let at = pos2(middle, floor + 28.0);
        ui.painter().text(at, Align2::CENTER_TOP, &row.value, font, palette.text);
    }
    ui.painter().hline(area.x_range(), floor, Stroke::new(2.0, palette.faint));
    touched
}
