//! What a game tells, whether it is being played or over: its result, numbers, luck, points,
//! cards, and time. All of it is computed from the acts when the page is opened; every plot can
//! be read as a table, too.

mod about;
mod cards;
mod end_plots;
mod luck;
mod numbers;
mod points;
mod result;
pub mod sheet;
mod time;

use egui::{ColorImage, RichText, Ui};
use rand::Rng;

use super::decks::parts::{hint, page, rows, top_bar};
use crate::app::command::{Command, StatisticsOf};
use crate::app::theme::display;
use crate::app::widgets::keyboard::escape;
use crate::app::widgets::page_picture::picture;
use crate::app::widgets::plot::Form;
use crate::app::widgets::split::{scrolling, within};
use crate::app::widgets::{Icon, SizedButton, segments};
use crate::game::Game;
use crate::store::{DataForm, Table};
use crate::words::text::Text;
use about::About;
use cards::CardsPage;
pub use end_plots::EndPlots;
use luck::LuckPage;
use numbers::NumbersPage;
use points::PointsPage;
use result::ResultPage;
use time::TimePage;

/// The statistics of a game as it stood when they were opened.
#[derive(Debug)]
pub struct Statistics {
    about: About,
    tab: Tab,
    form: Form,
    result: ResultPage,
    numbers: NumbersPage,
    luck: LuckPage,
    points: PointsPage,
    cards: CardsPage,
    time: TimePage,
}

/// What is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Result,
    Numbers,
    Luck,
    Points,
    Cards,
    Time,
}

/// The width of a picture of all plots, in points.
const WIDE: f32 = 1_000.0;

/// Below this width, the tabs are in two rows.
const NARROW: f32 = 640.0;

impl Statistics {
    /// The statistics of `game`; fair games for comparison are drawn by `rng`.
    pub fn of(game: &Game, rng: &mut impl Rng) -> Self {
        Self {
            about: About::of(game),
            tab: Tab::Result,
            form: Form::Plots,
            result: ResultPage::of(game),
            numbers: NumbersPage::of(game, rng),
            luck: LuckPage::of(game),
            points: PointsPage::of(game),
            cards: CardsPage::of(game),
            time: TimePage::of(game),
        }
    }

    /// Draws them.
    pub fn ui(&mut self, ui: &mut Ui, text: &Text) -> Option<Command> {
        self.numbers.play_on(ui);
        let title = self.about.heading(text);
        let back = top_bar(ui, &text.get("stats-back"), &title, |ui| self.form.switch(ui, text));
        let area = page(ui.available_rect_before_wrap(), 1_100.0);
        let mut written = None;
        within(ui, area, |ui| {
            self.head(ui, text);
            if self.about.acts == 0 {
                hint(ui, &text.get("stats-nothing-yet"));
                return;
            }
            let id = format!("statistics-{:?}-{:?}", self.tab, self.form);
            scrolling(ui, &id, |ui| {
                match self.form {
                    Form::Plots => self.plots(ui, text),
                    Form::Tables => sheet::show(ui, &self.sheets(text, self.tab)),
                }
                written = data_doors(ui, text);
            });
        });
        let leave = back || escape(ui);
        leave.then_some(Command::Statistics(StatisticsOf::Nothing)).or(written)
    }

    fn head(&mut self, ui: &mut Ui, text: &Text) {
        let tabs = [
            (Tab::Result, "stats-result"),
            (Tab::Numbers, "stats-numbers"),
            (Tab::Luck, "stats-luck"),
            (Tab::Points, "stats-points"),
            (Tab::Cards, "stats-cards"),
            (Tab::Time, "stats-time"),
        ];
        let tabs = tabs.map(|(tab, key)| (tab, text.get(key)));
        let in_a_row = if ui.available_width() < NARROW { 3 } else { tabs.len() };
        for row in tabs.chunks(in_a_row) {
            if let Some(tab) = segments(ui, row, self.tab) {
                self.tab = tab;
                ui.ctx().request_repaint();
            }
            ui.add_space(4.0);
        }
    }

    fn plots(&mut self, ui: &mut Ui, text: &Text) {
        match self.tab {
            Tab::Result => self.result.ui(ui, text, &self.about),
            Tab::Numbers => self.numbers.ui(ui, text, &self.about),
            Tab::Luck => self.luck.ui(ui, text, &self.about),
            Tab::Points => self.points.ui(ui, text, &self.about),
            Tab::Cards => self.cards.ui(ui, text, &self.about),
            Tab::Time => self.time.ui(ui, text, &self.about),
        }
    }

    /// Everything, as tables.
    pub fn tables(&self, text: &Text) -> Vec<Table> {
        let all = [Tab::Result, Tab::Numbers, Tab::Luck, Tab::Points, Tab::Cards, Tab::Time];
        all.into_iter().flat_map(|tab| self.sheets(text, tab)).collect()
    }

    /// All plots, one below another, as a picture.
    pub fn picture(&mut self, text: &Text) -> ColorImage {
        picture(WIDE, |ui| {
            let heading = RichText::new(self.about.heading(text));
            ui.label(heading.font(display(ui.ctx(), 30.0)));
            self.result.ui(ui, text, &self.about);
            self.numbers.ui(ui, text, &self.about);
            self.luck.ui(ui, text, &self.about);
            self.points.ui(ui, text, &self.about);
            self.cards.ui(ui, text, &self.about);
            self.time.ui(ui, text, &self.about);
        })
    }

    fn sheets(&self, text: &Text, tab: Tab) -> Vec<Table> {
        match tab {
            Tab::Result => self.result.sheets(text, &self.about),
            Tab::Numbers => self.numbers.sheets(text, &self.about),
            Tab::Luck => self.luck.sheets(text, &self.about),
            Tab::Points => self.points.sheets(text, &self.about),
            Tab::Cards => self.cards.sheets(text, &self.about),
            Tab::Time => self.time.sheets(text, &self.about),
        }
    }
}

/// Buttons to save all of it as a file, below the page.
fn data_doors(ui: &mut Ui, text: &Text) -> Option<Command> {
    let forms = [
        (DataForm::Picture, "stats-picture"),
        (DataForm::Csv, "stats-csv"),
        (DataForm::Json, "stats-json"),
    ];
    let mut command = None;
    rows(ui, &forms, (200.0, 52.0), |ui, (form, key), size| {
        let label = text.get(key);
        if SizedButton::new(&label).icon(Icon::Export).text(16.0).show(ui, size).clicked() {
            command = Some(Command::WriteStatistics(*form));
        }
    });
    command
}
