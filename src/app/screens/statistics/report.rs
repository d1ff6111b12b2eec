//! One thing that statistics tell: drawn as a panel with a plot, read aloud by it, and shown and
//! written as a table. The pages are made of these; here is how each is drawn.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Align, Label, Layout, RichText, Sense, Ui, Vec2, vec2};

use super::table::show_tables;
use crate::app::screens::piles::{PilesDraft, list};
use game::{Color, Outcome, Setup};
use kit::theme::{Palette, strong};
pub use kit::widgets::plot::Curve;
use kit::widgets::plot::{
    Form, HeldSpans, Lines, PlayerBar, Row, Words, columns, panel, player_bars, rows,
};
use kit::widgets::{Icon, mark};
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

/// Things that were touched in the reports, and how much is said there.
#[derive(Debug, Default)]
pub struct ReportView {
    selected: BTreeMap<&'static str, usize>,
    piles: PilesDraft,
    /// A curve tells the standing of everybody, not what changed that, and is lower.
    is_brief: bool,
}

impl ReportView {
    pub fn brief() -> Self {
        Self { is_brief: true, ..Self::default() }
    }

    /// Draws reports in this form, one below another.
    pub fn show(&mut self, ui: &mut Ui, text: &Text, reports: &[StatisticsReport], form: Form) {
        match form {
            Form::Plots => {
                for report in reports {
                    report.show(ui, text, self);
                }
            }
            Form::Tables => show_tables(ui, reports.iter().filter_map(|it| it.table.as_ref())),
        }
    }
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
    pub fn table(self, table: impl Into<Option<Table>>) -> Self {
        Self { table: table.into(), ..self }
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
    pub fn show(&self, ui: &mut Ui, text: &Text, view: &mut ReportView) {
        if let Plot::Each(other, all) = &self.plot {
            let selected = view.selected.get(other).copied().unwrap_or_default();
            if let Some(report) = all.get(selected) {
                report.show(ui, text, view);
            }
            return;
        }
        if self.titles.is_empty() {
            return;
        }
        let selected = view.selected.get(self.id).copied().unwrap_or(self.begins);
        let mut words = Words { titles: &self.titles, lines: &self.lines, selected };
        match &self.plot {
            Plot::Rows(rows) => words.selected = selected.min(rows.len().saturating_sub(1)),
            Plot::Curve(curve) if !curve.is_steady => {
                words.titles = self.titles.get(selected..=selected).unwrap_or_default();
            }
            Plot::Curve(_) if view.is_brief => words.lines = &[],
            _ => {}
        }
        if let Some(selected) = panel(ui, words, |ui| self.plot(ui, text, words.selected, view)) {
            view.selected.insert(self.id, selected);
            ui.ctx().request_repaint();
        }
    }

    /// Draws what is below the title; returns what was touched.
    fn plot(
        &self,
        ui: &mut Ui,
        text: &Text,
        selected: usize,
        view: &mut ReportView,
    ) -> Option<usize> {
        match &self.plot {
            Plot::Nothing | Plot::Each(..) => {}
            Plot::Bars(bars, mark, below) => {
                let touched = player_bars(ui, self.id, bars, selected, *mark);
                if let Some(below) = below {
                    ui.add(Label::new(below).wrap());
                }
                return touched;
            }
            Plot::Rows(all) => return rows(ui, self.id, all, selected),
            Plot::Columns(all) => return columns(ui, self.id, all, selected),
            Plot::Curve(curve) => return self.show_curve(ui, curve, selected, view.is_brief),
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
            Plot::Bands(bands, last) => bands.iter().for_each(|held| held.show(ui, *last)),
            Plot::Piles(setup, piles) => list(ui, text, setup, piles, &mut view.piles),
        }
        None
    }

    fn show_curve(
        &self,
        ui: &mut Ui,
        curve: &Curve,
        selected: usize,
        is_brief: bool,
    ) -> Option<usize> {
        let title = self.titles.get(selected).map(String::as_str);
        let line = self.lines.get(selected).filter(|_| curve.is_steady).map(String::as_str);
        let name: Vec<&str> = title.into_iter().chain(line).collect();
        let name = name.join(" ");
        let data = if curve.is_steady { self.titles.join(" ") } else { name.clone() };
        let high = if is_brief { 150.0 } else { curve.high };
        Lines { curve, selected, name: &name, data: &data }.show(ui, high)
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
