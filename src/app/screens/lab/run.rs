//! A run of the lab in progress, and what it found, one plot below another.

use chrono::{DateTime, Utc};
use egui::{Label, RichText, Ui};
use rand::SeedableRng;
use rand::rngs::{StdRng, Xoshiro256PlusPlus};

use super::choice::LabSettings;
use super::plots;
use crate::app::platform::Platform;
use crate::app::screens::statistics::report::{Plot, ReportView, StatisticsReport};
use cards::{Deck, RulingSet, Selection, Weather};
use kit::theme::Palette;
use kit::widgets::plot::{Beside, Row};
use kit::widgets::split::scrolling;
use stats::{EventFinding, Findings, KindFinding, Lab, NetCards, SeasonFinding, Trial, net_cards};
use words::text::Text;

/// The number of turns in the first slice, and in the smallest.
const LEAST: u64 = 20_000;

/// The number of turns in the largest slice.
const MOST: u64 = 2_000_000;

/// A slice takes about this many milliseconds: half a frame, so that touches
/// feel immediate.
const SLICE_MILLIS: std::ops::RangeInclusive<i64> = 6..=10;

/// The number of whole games played after the piles, and of players in each.
const GAMES: usize = 40;

const PLAYERS: usize = 4;

/// The piles' share of the progress, in percent; the games are the rest.
const PILES_SHARE: u64 = 70;

/// A lab at work, with the settings it was given.
#[derive(Debug)]
pub struct Run {
    lab: Lab,
    trial: Trial,
    rng: Xoshiro256PlusPlus,
    slice: u64,
    games: usize,
    decks: Vec<Deck>,
    selection: Selection,
}

impl Run {
    pub fn new(lab: Lab, choice: &LabSettings, rng: &mut StdRng) -> Self {
        Self {
            lab,
            trial: Trial::new(choice.decks(), choice.selection(), PLAYERS),
            rng: Xoshiro256PlusPlus::from_rng(rng),
            slice: LEAST,
            games: GAMES,
            decks: choice.decks(),
            selection: choice.selection(),
        }
    }

    /// Plays a slice, and determines how large the next may be.
    pub fn slice(&mut self, platform: &dyn Platform) {
        let begun = platform.now();
        if self.lab.is_done() {
            return self.play_games(platform, begun);
        }
        self.lab.run(self.slice, &mut self.rng);
        let took = (platform.now() - begun).num_milliseconds();
        if took < *SLICE_MILLIS.start() {
            self.slice = self.slice * 3 / 2;
        } else if took > *SLICE_MILLIS.end() {
            self.slice = self.slice * 2 / 3;
        }
        self.slice = self.slice.clamp(LEAST, MOST);
    }

    fn play_games(&mut self, platform: &dyn Platform, begun: DateTime<Utc>) {
        while !self.is_done() {
            // What the lab has played can be played at a table, too.
            if self.trial.play(&mut self.rng).is_err() {
                self.games = self.trial.games();
            }
            if (platform.now() - begun).num_milliseconds() >= *SLICE_MILLIS.start() {
                return;
            }
        }
    }

    pub const fn is_done(&self) -> bool {
        self.lab.is_done() && self.trial.games() >= self.games
    }

    pub fn percent(&self) -> u8 {
        let piles = self.lab.years_done() * PILES_SHARE / self.lab.years().count();
        let games = u64::try_from(self.trial.games() * 100 / self.games.max(1)).unwrap_or(100);
        u8::try_from(piles + games * (100 - PILES_SHARE) / 100).unwrap_or(100)
    }

    pub fn results(self) -> Results {
        let net_cards = net_cards(&self.trial.balance(), &self.decks);
        Results {
            findings: self.lab.findings().with_net_cards(net_cards),
            decks: self.decks,
            selection: self.selection,
            number: 8,
            away: 7,
            left: 5,
            view: ReportView::default(),
        }
    }
}

/// The findings, and which bars are described in full.
#[derive(Debug)]
pub struct Results {
    findings: Findings,
    decks: Vec<Deck>,
    selection: Selection,
    number: u8,
    away: u8,
    left: usize,
    view: ReportView,
}

impl Results {
    pub fn ui(&mut self, ui: &mut Ui, text: &Text) {
        scrolling(ui, "lab-results", |ui| {
            let faint = Palette::of(ui).faint;
            ui.add(Label::new(RichText::new(self.heading(text)).color(faint)).wrap());
            plots::show(ui, text, &self.findings, &mut self.number);
            plots::show_away(ui, text, &self.findings, &mut self.away);
            plots::show_guesses(ui, text, &self.findings, &mut self.left);
            for report in self.reports(text) {
                report.show(ui, text, &mut self.view);
            }
        });
    }

    /// Returns what is told of seasons, events, and their effects.
    fn reports(&self, text: &Text) -> Vec<StatisticsReport> {
        let seasons = (self.selection.weather != Weather::Off).then(|| self.seasons(text));
        let all = seasons.into_iter().chain([self.events(text), self.kinds(text)]);
        all.chain(self.net_cards(text)).collect()
    }

    fn heading(&self, text: &Text) -> String {
        let titles: Vec<String> = self.decks.iter().map(|deck| text.deck_title(deck)).collect();
        let values = [
            ("decks", titles.join(" + ").into()),
            ("turns", text.whole(self.findings.turns).into()),
            ("years", text.whole(self.findings.years).into()),
        ];
        text.with("lab-of", &values)
    }

    fn seasons(&self, text: &Text) -> StatisticsReport {
        let row = |one: &SeasonFinding| {
            titled(text, "lab-seasons-title", ("season", text.season(one.season)), one.share)
        };
        told_by_title("lab-seasons", self.findings.seasons.iter().map(row), Vec::new())
    }

    fn event_name(&self, text: &Text, one: &EventFinding) -> String {
        self.decks
            .get(one.deck)
            .map_or_else(|| one.event.to_string(), |deck| text.event_name(deck, &one.event))
    }

    fn event_line(&self, text: &Text, one: &EventFinding) -> String {
        let mut values = vec![
            ("event", self.event_name(text, one).into()),
            ("share", text.of_100(one.share).into()),
        ];
        if one.share <= 0.0 && one.idle <= 0.0 {
            return text.with("lab-events-line-never", &values);
        }
        if one.idle > 0.0 {
            values.push(("idle", text.of_100(one.idle).into()));
            return text.with("lab-events-line-idle", &values);
        }
        values.push(("every", text.number(1.0 / one.share, 0).into()));
        text.with("lab-events-line", &values)
    }

    fn events(&self, text: &Text) -> StatisticsReport {
        // What changes anything, under the usual rulings.
        let is_eventful = |one: &&EventFinding| {
            let event = self.decks.get(one.deck).and_then(|deck| deck.events().get(&one.event));
            event.is_some_and(|event| !event.effects(RulingSet::default()).is_empty())
        };
        let eventful = self.findings.events.iter().filter(is_eventful);
        let share: f64 = eventful.clone().map(|one| one.share).sum();
        let title = text.with("lab-events-title", &[("share", text.of_100(share).into())]);
        let row = |one: &EventFinding| Row {
            label: self.event_name(text, one),
            value: text.of_100(one.share),
            name: self.event_line(text, one),
            share: one.share,
            beside: Beside::Nothing,
        };
        StatisticsReport::rows("lab-events", title, eventful.map(row).collect())
    }

    fn kinds(&self, text: &Text) -> StatisticsReport {
        let row = |one: &KindFinding| {
            let label = text.get(&format!("lab-kind-{}", one.kind.key()));
            titled(text, "lab-kinds-title", ("kind", label), one.share)
        };
        let line = text.get("lab-kinds-line");
        told_by_title("lab-kinds", self.findings.kinds.iter().map(row), vec![line])
    }

    /// Returns what whole games showed about the events, if they were measured.
    fn net_cards(&self, text: &Text) -> Option<StatisticsReport> {
        let all = &self.findings.net_cards;
        let line = |one: &NetCards| {
            let deck = self.decks.get(one.deck);
            let event = deck.map(|deck| text.event_name(deck, &one.event)).unwrap_or_default();
            let values = [
                ("event", event.into()),
                ("net", text.signed(one.net, 1).into()),
                ("passed", text.number(one.passed, 1).into()),
            ];
            (None, text.with("lab-net-line", &values))
        };
        let lines = || Plot::Sentences(all.iter().map(line).collect());
        (!all.is_empty()).then(|| StatisticsReport::new(text.get("lab-net-title"), lines()))
    }
}

/// A bar for `share`, whose title has the words of `key` with its label in them.
fn titled(text: &Text, key: &str, (what, label): (&str, String), share: f64) -> Row {
    let value = text.of_100(share);
    let name = text.with(key, &[(what, (&label).into()), ("share", (&value).into())]);
    Row { name, label, value, share, beside: Beside::Nothing }
}

/// A panel of bars whose title describes one of them.
fn told_by_title(
    id: &'static str,
    rows: impl Iterator<Item = Row>,
    lines: Vec<String>,
) -> StatisticsReport {
    let rows: Vec<Row> = rows.collect();
    let titles = rows.iter().map(|row| row.name.clone()).collect();
    StatisticsReport::said(id, titles, lines, Plot::Rows(rows))
}
