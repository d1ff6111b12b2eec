//! Choice of what the lab plays: which decks, how they are laid out, for how long.

use egui::{Label, RichText, Ui, Vec2, vec2};

use cards::{
    Arrangement, BadSelection, Deck, Hidden, LeapYear, MAX_DECKS, NewYear, Selection, Weather,
};
use kit::theme::Palette;
use kit::widgets::{self, SizedButton, segments};
use stats::{Habits, Lab, Votes, Years};
use words::text::Text;

/// New Year with the usual number of hidden cards, without Leap Year and with it.
fn new_year(leap_year: LeapYear) -> NewYear {
    NewYear::On { hidden: Hidden::default(), leap_year }
}

/// The settings.
#[derive(Clone, Debug)]
pub struct LabSettings {
    offered: Vec<Deck>,
    /// Indexes of the chosen decks into those offered, in their order.
    chosen: Vec<usize>,
    arrangement: Arrangement,
    new_year: NewYear,
    votes: Votes,
    weather: Weather,
    years: Years,
}

impl LabSettings {
    /// The first of `offered`, set up as most tables play it.
    pub fn new(offered: Vec<Deck>) -> Self {
        Self {
            chosen: if offered.is_empty() { Vec::new() } else { vec![0] },
            offered,
            arrangement: Arrangement::Mixed,
            new_year: new_year(LeapYear::Without),
            votes: Votes::Half,
            weather: Weather::Mixed,
            years: Years::THOUSAND,
        }
    }

    pub fn decks(&self) -> Vec<Deck> {
        self.chosen.iter().filter_map(|place| self.offered.get(*place).cloned()).collect()
    }

    fn is_seasonal(&self) -> bool {
        self.chosen.iter().filter_map(|place| self.offered.get(*place)).any(Deck::is_seasonal)
    }

    pub fn selection(&self) -> Selection {
        let weather = if self.is_seasonal() { self.weather } else { Weather::Off };
        // A single deck is one pile, whatever was chosen for several.
        let arrangement = if self.chosen.len() > 1 { self.arrangement } else { Arrangement::Mixed };
        Selection { new_year: self.new_year, arrangement, weather, ..Selection::default() }
    }

    pub const fn years(&self) -> Years {
        self.years
    }

    /// A lab for these settings, unless the decks can't be laid out that way.
    pub fn lab(&self) -> Option<Lab> {
        let habits = Habits { votes: self.votes, ..Habits::default() };
        Lab::new(&self.decks(), &self.selection(), habits, self.years).ok()
    }

    /// Returns what keeps this from being played, in a sentence.
    pub fn problem(&self, text: &Text) -> Option<String> {
        if self.offered.is_empty() {
            return Some(text.get("lab-problem-deck"));
        }
        Some(match self.selection().check(&self.decks()).err()? {
            BadSelection::NoDeck => text.get("lab-problem-no-deck"),
            BadSelection::TooManyDecks(_) => {
                text.with("lab-problem-too-many", &[("most", MAX_DECKS.into())])
            }
            BadSelection::LeapYearWithStacks => text.get("lab-problem-leap-stacks"),
            BadSelection::NoNumber { .. } => text.get("lab-problem-no-number"),
        })
    }

    pub fn ui(&mut self, ui: &mut Ui, text: &Text) {
        heading(ui, &text.get("lab-decks"));
        self.deck_rows(ui, text);
        if self.chosen.len() > 1 {
            let options = [
                (Arrangement::Mixed, "lab-layout-mixed"),
                (Arrangement::Stacks, "lab-layout-stacks"),
            ];
            choose(ui, text, "lab-layout", &options, &mut self.arrangement);
        }
        let with_leap_year = new_year(LeapYear::With);
        let options = [
            (new_year(LeapYear::Without), "lab-new-year-on"),
            (with_leap_year, "lab-new-year-leap"),
            (NewYear::Off, "lab-new-year-off"),
        ];
        choose(ui, text, "lab-new-year", &options, &mut self.new_year);
        if self.new_year == with_leap_year {
            let option = |votes: Votes| (votes, format!("lab-votes-{}", votes.key()));
            let options = [Votes::Reset, Votes::Half, Votes::Leap].map(option);
            choose(ui, text, "lab-votes", &options, &mut self.votes);
        }
        if self.is_seasonal() {
            let options = [
                (Weather::Off, "lab-weather-off"),
                (Weather::Mixed, "lab-weather-mixed"),
                (Weather::Held, "lab-weather-held"),
            ];
            choose(ui, text, "lab-weather", &options, &mut self.weather);
        }
        heading(ui, &text.get("lab-years"));
        self.year_row(ui, text);
        let note = RichText::new(text.get("lab-years-note")).size(15.0);
        ui.add(Label::new(note.color(Palette::of(ui).faint)).wrap());
    }

    /// A button for each deck: a touch adds it or leaves it out.
    fn deck_rows(&mut self, ui: &mut Ui, text: &Text) {
        let mut touched = None;
        let titles = self.offered.iter().map(|deck| text.deck_title(deck));
        let places: Vec<(usize, String)> = titles.enumerate().collect();
        let columns = if ui.available_width() < WIDE { 1 } else { 2 };
        side_by_side(ui, &places, columns, |ui, (nth, title), size| {
            let button = SizedButton::new(title).chosen(self.chosen.contains(nth));
            if button.show(ui, size).clicked() {
                touched = Some(*nth);
            }
        });
        let Some(place) = touched else { return };
        match self.chosen.iter().position(|one| *one == place) {
            Some(nth) => {
                self.chosen.remove(nth);
            }
            None => self.chosen.push(place),
        }
        self.chosen.sort_unstable();
    }

    /// The numbers of years side by side; screen readers say "1,000 years".
    fn year_row(&mut self, ui: &mut Ui, text: &Text) {
        let columns = if ui.available_width() < WIDE { 3 } else { 5 };
        let mut touched = self.years;
        side_by_side(ui, &Years::CHOICES, columns, |ui, years, size| {
            let label = text.whole(years.count());
            let name = text.with("lab-years-choice-name", &[("years", (&label).into())]);
            let button = SizedButton::new(label).named(name).chosen(*years == self.years);
            if button.show(ui, size).clicked() {
                touched = *years;
            }
        });
        self.years = touched;
    }
}

/// Least width at which more options fit side by side.
const WIDE: f32 = 560.0;

/// Draws `all` in rows of `columns` of equal width; if the last row isn't full,
/// the rest share it.
fn side_by_side<T>(
    ui: &mut Ui,
    all: &[T],
    columns: usize,
    mut draw: impl FnMut(&mut Ui, &T, Vec2),
) {
    let gap = ui.spacing().item_spacing.x;
    for row in all.chunks(columns) {
        let count = row.len().max(1) as f32;
        let width = (ui.available_width() - gap * (count - 1.0)) / count;
        ui.horizontal(|ui| {
            for one in row {
                draw(ui, one, vec2(width, 50.0));
            }
        });
    }
}

/// Options side by side under a heading, whose keys these are; what is touched is `now` chosen.
fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    text: &Text,
    title: &str,
    options: &[(T, impl AsRef<str>)],
    now: &mut T,
) {
    heading(ui, &text.get(title));
    let options: Vec<(T, String)> =
        options.iter().map(|(value, key)| (*value, text.get(key.as_ref()))).collect();
    *now = segments(ui, &options, *now).unwrap_or(*now);
}

fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(4.0);
    widgets::heading(ui, RichText::new(words).size(16.0).color(Palette::of(ui).faint));
}
