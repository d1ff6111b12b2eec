//! What the lab plays: which decks, how they are laid out, for how long.

use egui::{Label, RichText, Ui, vec2};

use cards::{
    Arrangement, BadSelection, Deck, Hidden, LeapYear, MAX_DECKS, NewYear, Selection, Weather,
};
use kit::theme::Palette;
use kit::widgets::{Picked, SizedButton, segments};
use stats::{Habits, Lab, Votes, Years};
use words::text::Text;

/// New Year and Leap Year as one choice out of three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum YearEnd {
    NewYear,
    LeapYear,
    Off,
}

/// The settings.
#[derive(Clone, Debug)]
pub struct Choice {
    offered: Vec<Deck>,
    /// Indexes of the chosen decks into those offered, in their order.
    chosen: Vec<usize>,
    arrangement: Arrangement,
    year_end: YearEnd,
    votes: Votes,
    weather: Weather,
    years: Years,
}

impl Choice {
    /// The first of `offered`, set up as most tables play it.
    pub fn new(offered: Vec<Deck>) -> Self {
        Self {
            chosen: if offered.is_empty() { Vec::new() } else { vec![0] },
            offered,
            arrangement: Arrangement::Mixed,
            year_end: YearEnd::NewYear,
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
        let hidden = Hidden::default();
        let new_year = match self.year_end {
            YearEnd::NewYear => NewYear::On { hidden, leap_year: LeapYear::Without },
            YearEnd::LeapYear => NewYear::On { hidden, leap_year: LeapYear::With },
            YearEnd::Off => NewYear::Off,
        };
        let weather = if self.is_seasonal() { self.weather } else { Weather::Off };
        // A single deck is one pile, whatever was chosen for several.
        let arrangement = if self.chosen.len() > 1 { self.arrangement } else { Arrangement::Mixed };
        Selection { new_year, arrangement, weather, ..Selection::default() }
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
            heading(ui, &text.get("lab-layout"));
            let options = [
                (Arrangement::Mixed, text.get("lab-layout-mixed")),
                (Arrangement::Stacks, text.get("lab-layout-stacks")),
            ];
            self.arrangement = segments(ui, &options, self.arrangement).unwrap_or(self.arrangement);
        }
        heading(ui, &text.get("lab-new-year"));
        let options = [
            (YearEnd::NewYear, text.get("lab-new-year-on")),
            (YearEnd::LeapYear, text.get("lab-new-year-leap")),
            (YearEnd::Off, text.get("lab-new-year-off")),
        ];
        self.year_end = segments(ui, &options, self.year_end).unwrap_or(self.year_end);
        if self.year_end == YearEnd::LeapYear {
            heading(ui, &text.get("lab-votes"));
            let option = |votes: Votes| (votes, text.get(&format!("lab-votes-{}", votes.key())));
            let options = [Votes::Reset, Votes::Half, Votes::Leap].map(option);
            self.votes = segments(ui, &options, self.votes).unwrap_or(self.votes);
        }
        if self.is_seasonal() {
            heading(ui, &text.get("lab-weather"));
            let options = [
                (Weather::Off, text.get("lab-weather-off")),
                (Weather::Mixed, text.get("lab-weather-mixed")),
                (Weather::Held, text.get("lab-weather-held")),
            ];
            self.weather = segments(ui, &options, self.weather).unwrap_or(self.weather);
        }
        heading(ui, &text.get("lab-years"));
        self.year_row(ui, text);
        let note = RichText::new(text.get("lab-years-note")).size(15.0);
        ui.add(Label::new(note.color(Palette::of(ui).faint)).wrap());
    }

    /// A button for each deck: a touch adds it or leaves it out.
    fn deck_rows(&mut self, ui: &mut Ui, text: &Text) {
        let mut touched = None;
        let titles: Vec<String> = self.offered.iter().map(|deck| text.deck_title(deck)).collect();
        let places: Vec<(usize, String)> = titles.into_iter().enumerate().collect();
        side_by_side(
            ui,
            &places,
            if ui.available_width() < WIDE { 1 } else { 2 },
            |ui, one, width| {
                let (nth, title) = one;
                let button = SizedButton::new(title);
                let button = if self.chosen.contains(nth) {
                    button.picked(Picked::This)
                } else {
                    button.picked(Picked::Not)
                };
                if button.show(ui, vec2(width, 50.0)).clicked() {
                    touched = Some(*nth);
                }
            },
        );
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
        side_by_side(ui, &Years::CHOICES, columns, |ui, years, width| {
            let label = text.whole(years.count());
            let named = [("years", (&label).into())];
            let name = text.with("lab-years-choice-name", &named);
            let button = SizedButton::new(&label).named(&name);
            let button = if *years == self.years {
                button.picked(Picked::This)
            } else {
                button.picked(Picked::Not)
            };
            if button.show(ui, vec2(width, 50.0)).clicked() {
                touched = *years;
            }
        });
        self.years = touched;
    }
}

/// From this width on, more options fit side by side.
const WIDE: f32 = 560.0;

/// Draws `all` in rows of `columns` of equal width; if the last row isn't full,
/// the rest share it.
fn side_by_side<T>(ui: &mut Ui, all: &[T], columns: usize, mut draw: impl FnMut(&mut Ui, &T, f32)) {
    let gap = ui.spacing().item_spacing.x;
    for row in all.chunks(columns) {
        let count = row.len().max(1) as f32;
        let width = (ui.available_width() - gap * (count - 1.0)) / count;
        ui.horizontal(|ui| {
            for one in row {
                draw(ui, one, width);
            }
        });
    }
}

fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(4.0);
    let faint = Palette::of(ui).faint;
    let label = ui.label(RichText::new(words).size(16.0).color(faint));
    label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Heading, true, words));
}
