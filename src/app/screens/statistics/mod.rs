//! Statistics of a game, whether it is being played or over: its result, numbers, luck, points,
//! cards, knights, what went on at sea, and time. All of it is computed from the acts when the
//! page is opened; every plot can be read as a table, too.
//!
//! `about` counts the game once and can tell it in a language. Each tab is a file that makes
//! [`StatisticsReport`]s of that, and `report` draws one as a plot or, with `table`, as a table;
//! the same reports go into a picture or a file. They are told again when the tab or the language
//! changes, and when the fair games, of which some are played in every frame, are done.

mod about;
mod cards;
mod fish;
mod gold;
mod knights;
mod luck;
mod numbers;
mod oil;
mod points;
pub mod report;
mod result;
mod scenarios;
mod sea;
mod series;
pub mod table;
mod time;
mod wagons;

use egui::{ColorImage, RichText, Ui};
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::app::command::Command;
use game::{Expansion, Expansions, Game};
use kit::theme::display;
use kit::widgets::keyboard::escape;
use kit::widgets::page_picture::picture;
use kit::widgets::plot::Form;
use kit::widgets::split::{page, scrolling, within};
use kit::widgets::{Icon, SizedButton, buttons, hint, segments, top_bar};
use stats::report::Fair;
use store::{DataForm, Table};
use words::language::Language;
use words::text::Text;

use about::{CountedGame, Teller};
use report::{ReportView, StatisticsReport};

/// The statistics of a game as it stood when they were opened.
#[derive(Debug)]
pub struct Statistics {
    about: CountedGame,
    /// The key of what is shown.
    tab: &'static str,
    form: Form,
    fair: Fair,
    rng: Xoshiro256PlusPlus,
    /// Reports of the tab that is open.
    reports: CachedReports<&'static str>,
    view: ReportView,
}

/// Reports, with their subject and the language they are in: made again once either changes.
#[derive(Debug)]
struct CachedReports<K>(Option<((K, Language), Vec<StatisticsReport>)>);

impl<K: PartialEq> CachedReports<K> {
    fn get(
        &mut self,
        now: (K, Language),
        tell: impl FnOnce() -> Vec<StatisticsReport>,
    ) -> &[StatisticsReport] {
        let cached = self.0.take().filter(|(of, _)| *of == now);
        &self.0.insert(cached.unwrap_or_else(|| (now, tell()))).1
    }
}

/// The number of fair games played between two frames.
const SLICE: u32 = 1_000;

/// A tab: its key, the games that bring it, and what it tells.
type StatisticsTab =
    (&'static str, fn(Expansions) -> bool, fn(&Teller<'_>) -> Vec<StatisticsReport>);

/// All of them, from left to right.
const TABS: &[StatisticsTab] = &[
    ("stats-result", |_| true, result::reports),
    ("stats-numbers", |_| true, numbers::reports),
    ("stats-luck", |_| true, luck::reports),
    ("stats-points", |_| true, points::reports),
    ("stats-cards", |_| true, cards::reports),
    ("stats-knights", |played| played.has(Expansion::Knights), knights::reports),
    ("stats-sea", |played| played.has(Expansion::Sea), sea::reports),
    ("stats-fish", |played| played.has(Expansion::Fish), fish::reports),
    ("stats-gold", Expansions::have_gold, gold::reports),
    ("stats-wagons", |played| played.has(Expansion::Wagons), wagons::reports),
    ("stats-oil", |played| played.has(Expansion::Oil), oil::reports),
    ("stats-time", |_| true, time::reports),
];

/// The width of a picture of all plots, in points.
const WIDE: f32 = 1_000.0;

/// The least width of a tab: where there is less for each, they are in several rows.
const TAB: f32 = 84.0;

impl Statistics {
    /// The statistics of `game`; fair games for comparison are drawn by `rng`.
    pub fn of(game: &Game, rng: &mut impl Rng) -> Self {
        let about = CountedGame::of(game);
        Self {
            fair: Fair::new(about.report.plan.clone()),
            about,
            tab: "stats-result",
            form: Form::Plots,
            rng: Xoshiro256PlusPlus::from_rng(rng),
            reports: CachedReports(None),
            view: ReportView::default(),
        }
    }

    /// Plays more of the fair games, if there are any left.
    fn play_on(&mut self, ui: &Ui) {
        let numbers = &self.about.report.numbers;
        if self.about.findings.is_some() || numbers.came().is_empty() {
            return;
        }
        self.fair.run(SLICE, &mut self.rng);
        self.about.findings = self.fair.findings(numbers.counts());
        if self.about.findings.is_some() {
            self.reports = CachedReports(None);
        }
        ui.ctx().request_repaint();
    }

    pub fn ui(&mut self, ui: &mut Ui, text: &Text) -> Option<Command> {
        self.play_on(ui);
        let title = self.about.heading(text);
        let back = top_bar(ui, &text.get("stats-back"), &title, |ui| self.form.switch(ui, text));
        let area = page(ui.available_rect_before_wrap(), 1_100.0);
        let mut written = None;
        within(ui, area, |ui| {
            self.head(ui, text);
            if self.about.game.count() == 0 {
                hint(ui, &text.get("stats-nothing-yet"));
                return;
            }
            let id = format!("{}-{:?}", self.tab, self.form);
            scrolling(ui, &id, |ui| {
                self.tell(ui, text);
                written = data_doors(ui, text);
            });
        });
        let leave = back || escape(ui);
        leave.then_some(Command::Leave).or(written)
    }

    fn head(&mut self, ui: &mut Ui, text: &Text) {
        let tabs: Vec<(&str, String)> = self.tabs().map(|(key, ..)| (key, text.get(key))).collect();
        // As few rows as have room, with as many tabs in each.
        let fits = |count: usize| count as f32 * TAB <= ui.available_width();
        let all = tabs.len().max(1);
        let rows = (1..=all).find(|rows| fits(all.div_ceil(*rows))).unwrap_or(all);
        let in_a_row = all.div_ceil(rows);
        for row in tabs.chunks(in_a_row) {
            if let Some(tab) = segments(ui, row, self.tab) {
                self.tab = tab;
                ui.ctx().request_repaint();
            }
            ui.add_space(4.0);
        }
    }

    fn tabs(&self) -> impl Iterator<Item = StatisticsTab> + use<> {
        let played = self.about.expansions();
        TABS.iter().copied().filter(move |(_, is_of, _)| is_of(played))
    }

    /// Everything that is told, all tabs together.
    fn all(&self, text: &Text) -> Vec<StatisticsReport> {
        let tell = self.about.in_words(text);
        self.tabs().flat_map(|(.., reports)| reports(&tell)).collect()
    }

    /// Draws what the tab tells.
    fn tell(&mut self, ui: &mut Ui, text: &Text) {
        let reports = self.reports.get((self.tab, text.language()), || {
            let tab = TABS.iter().find(|(key, ..)| *key == self.tab);
            tab.map(|(.., reports)| reports(&self.about.in_words(text))).unwrap_or_default()
        });
        self.view.show(ui, text, reports, self.form);
    }

    pub fn tables(&self, text: &Text) -> Vec<Table> {
        self.all(text).into_iter().filter_map(|report| report.table).collect()
    }

    /// All plots, one below another, as a picture.
    pub fn picture(&mut self, text: &Text) -> ColorImage {
        let reports = self.all(text);
        picture(WIDE, |ui| {
            let heading = RichText::new(self.about.heading(text));
            ui.label(heading.font(display(ui.ctx(), 30.0)));
            self.view.show(ui, text, &reports, Form::Plots);
        })
    }
}

/// Buttons to save all of it as a file, below the page.
fn data_doors(ui: &mut Ui, text: &Text) -> Option<Command> {
    let forms = [
        (DataForm::Picture, "stats-picture"),
        (DataForm::Csv, "stats-csv"),
        (DataForm::Json, "stats-json"),
    ];
    let touched = buttons(ui, &forms, (200.0, 52.0), |(_, key)| {
        SizedButton::new(text.get(key)).icon(Icon::Export).text(16.0)
    });
    touched.map(|(form, _)| Command::WriteStatistics(form))
}

/// A plot of a game's end.
#[derive(Clone, Copy, Debug)]
pub enum EndPlot {
    /// Everybody's points, and what they are for.
    Standings,
    /// Everybody's points over time.
    Curve,
    /// The barbarians against the knights over time; nothing for the base game.
    Strengths,
}

/// Plots of how a game ended, and how it came to that.
#[derive(Debug)]
pub struct EndPlots {
    about: CountedGame,
    /// Each [`EndPlot`].
    reports: CachedReports<()>,
    view: ReportView,
}

impl EndPlots {
    pub fn of(game: &Game) -> Self {
        Self {
            about: CountedGame::of(game),
            reports: CachedReports(None),
            view: ReportView::brief(),
        }
    }

    pub fn show(&mut self, ui: &mut Ui, text: &Text, all: [EndPlot; 3]) {
        let reports = self.reports.get(((), text.language()), || {
            let tell = self.about.in_words(text);
            let strengths = tell.report().knights.iter().map(|it| knights::strengths(&tell, it));
            [result::standings(&tell), points::curve(&tell)].into_iter().chain(strengths).collect()
        });
        for report in all.into_iter().filter_map(|plot| reports.get(plot as usize)) {
            report.show(ui, text, &mut self.view);
        }
    }
}
