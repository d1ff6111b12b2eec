//! What a game tells, whether it is being played or over: its result, numbers, luck, points,
//! cards, knights, what went on at sea, and time. All of it is computed from the acts when the
//! page is opened; every plot can be read as a table, too.

mod about;
mod cards;
mod knights;
mod luck;
mod numbers;
mod points;
mod result;
mod sea;
pub mod sheet;
#[cfg(test)]
mod tests;
mod time;

use egui::{ColorImage, RichText, Ui};
use rand::Rng;

use super::decks::parts::{hint, page, rows, top_bar};
use crate::app::command::{Command, StatisticsOf};
use cards::CardsPage;
use game::Game;
use kit::theme::display;
use kit::widgets::keyboard::escape;
use kit::widgets::page_picture::picture;
use kit::widgets::plot::Form;
use kit::widgets::split::{scrolling, within};
use kit::widgets::{Icon, SizedButton, segments};
use store::{DataForm, Table};
use words::text::Text;

use about::About;
use knights::KnightsPage;
use luck::LuckPage;
use numbers::NumbersPage;
use points::{CurveWords, PointsPage};
use result::ResultPage;
use sea::SeaPage;
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
    /// Nothing for the base game.
    knights: Option<KnightsPage>,
    /// Nothing without Seafarers.
    sea: Option<SeaPage>,
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
    Knights,
    Sea,
    Time,
}

impl Tab {
    /// All of them, from left to right.
    const ALL: [Self; 8] = [
        Self::Result,
        Self::Numbers,
        Self::Luck,
        Self::Points,
        Self::Cards,
        Self::Knights,
        Self::Sea,
        Self::Time,
    ];

    const fn key(self) -> &'static str {
        match self {
            Self::Result => "stats-result",
            Self::Numbers => "stats-numbers",
            Self::Luck => "stats-luck",
            Self::Points => "stats-points",
            Self::Cards => "stats-cards",
            Self::Knights => "stats-knights",
            Self::Sea => "stats-sea",
            Self::Time => "stats-time",
        }
    }
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
            knights: KnightsPage::of(game),
            sea: SeaPage::of(game),
            time: TimePage::of(game),
        }
    }

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
                    Form::Plots => self.plots(ui, text, self.tab),
                    Form::Tables => sheet::show(ui, &self.sheets(text, self.tab)),
                }
                written = data_doors(ui, text);
            });
        });
        let leave = back || escape(ui);
        leave.then_some(Command::Statistics(StatisticsOf::Nothing)).or(written)
    }

    fn head(&mut self, ui: &mut Ui, text: &Text) {
        let tabs: Vec<(Tab, String)> = self.tabs().map(|tab| (tab, text.get(tab.key()))).collect();
        let rows = if ui.available_width() < NARROW { 2 } else { 1 };
        let in_a_row = tabs.len().div_ceil(rows);
        for row in tabs.chunks(in_a_row) {
            if let Some(tab) = segments(ui, row, self.tab) {
                self.tab = tab;
                ui.ctx().request_repaint();
            }
            ui.add_space(4.0);
        }
    }

    fn tabs(&self) -> impl Iterator<Item = Tab> + use<> {
        let (has_knights, has_sea) = (self.knights.is_some(), self.sea.is_some());
        Tab::ALL.into_iter().filter(move |tab| match tab {
            Tab::Knights => has_knights,
            Tab::Sea => has_sea,
            _ => true,
        })
    }

    fn plots(&mut self, ui: &mut Ui, text: &Text, tab: Tab) {
        match tab {
            Tab::Result => self.result.ui(ui, text, &self.about),
            Tab::Numbers => self.numbers.ui(ui, text, &self.about),
            Tab::Luck => self.luck.ui(ui, text, &self.about),
            Tab::Points => self.points.ui(ui, text, &self.about),
            Tab::Cards => self.cards.ui(ui, text, &self.about),
            Tab::Knights => {
                if let Some(page) = &mut self.knights {
                    page.ui(ui, text, &self.about);
                }
            }
            Tab::Sea => {
                if let Some(page) = &mut self.sea {
                    page.ui(ui, text, &self.about);
                }
            }
            Tab::Time => self.time.ui(ui, text, &self.about),
        }
    }

    pub fn tables(&self, text: &Text) -> Vec<Table> {
        self.tabs().flat_map(|tab| self.sheets(text, tab)).collect()
    }

    /// All plots, one below another, as a picture.
    pub fn picture(&mut self, text: &Text) -> ColorImage {
        picture(WIDE, |ui| {
            let heading = RichText::new(self.about.heading(text));
            ui.label(heading.font(display(ui.ctx(), 30.0)));
            for tab in self.tabs() {
                self.plots(ui, text, tab);
            }
        })
    }

    fn sheets(&self, text: &Text, tab: Tab) -> Vec<Table> {
        match tab {
            Tab::Result => self.result.sheets(text, &self.about),
            Tab::Numbers => self.numbers.sheets(text, &self.about),
            Tab::Luck => self.luck.sheets(text, &self.about),
            Tab::Points => self.points.sheets(text, &self.about),
            Tab::Cards => self.cards.sheets(text, &self.about),
            Tab::Knights => match &self.knights {
                Some(page) => page.sheets(text, &self.about),
                None => Vec::new(),
            },
            Tab::Sea => match &self.sea {
                Some(page) => page.sheets(text, &self.about),
                None => Vec::new(),
            },
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

/// How a game ended, and how it came to that.
#[derive(Debug)]
pub struct EndPlots {
    about: About,
    result: ResultPage,
    points: PointsPage,
    knights: Option<KnightsPage>,
}

impl EndPlots {
    pub fn of(game: &Game) -> Self {
        Self {
            about: About::of(game),
            result: ResultPage::of(game),
            points: PointsPage::of(game),
            knights: KnightsPage::of(game),
        }
    }

    /// Everybody's points, and what they are for.
    pub fn standings(&mut self, ui: &mut Ui, text: &Text) {
        self.result.standings(ui, text, &self.about);
    }

    /// Everybody's points over time.
    pub fn curve(&mut self, ui: &mut Ui, text: &Text) {
        self.points.curve(ui, text, &self.about, CurveWords::Standing);
    }

    /// The barbarians against the knights over time; nothing for the base game.
    pub fn strengths(&mut self, ui: &mut Ui, text: &Text) {
        if let Some(page) = &mut self.knights {
            page.strengths(ui, text, &self.about, CurveWords::Standing);
        }
    }
}
