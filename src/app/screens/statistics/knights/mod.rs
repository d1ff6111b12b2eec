//! Cities & Knights: the barbarians against the knights, attack by attack, improvements,
//! progress cards, and what else was bought.

mod strengths;

use egui::{Label, RichText, Ui};

use super::about::About;
use super::points::CurveWords;
use crate::app::screens::statistics::about::track_name;
use crate::app::screens::statistics::sheet::Works;
use game::{Game, PerSeat, ProgressCard, Seat, Track};
use kit::widgets::mark;
use kit::widgets::plot::{
    BarPart, Line, LineOf, Lines, PartOf, PlayerBar, Words, panel, player_bars,
};
use stats::report::{KnightsReport, LevelChange, ProgressTally, Work};
use store::Table;
use words::language::Language;
use words::text::{Text, Value};

use strengths::StrengthsPlot;

/// The page about what Cities & Knights adds.
#[derive(Debug)]
pub struct KnightsPage {
    report: KnightsReport,
    strengths: StrengthsPlot,
    levels: LevelsPlot,
    progress: ProgressPlot,
}

impl KnightsPage {
    /// The page for `game`; nothing for the base game.
    pub fn of(game: &Game) -> Option<Self> {
        let report = KnightsReport::of(game)?;
        Some(Self {
            strengths: StrengthsPlot::of(&report),
            levels: LevelsPlot::of(&report),
            progress: ProgressPlot::default(),
            report,
        })
    }

    pub fn ui(&mut self, ui: &mut Ui, text: &Text, about: &About) {
        self.strengths(ui, text, about, CurveWords::WhatHappened);
        strengths::show_attacks(ui, text, about, &self.report);
        self.levels.show(ui, text, about, &self.report);
        standing(ui, text, about, &self.report);
        self.progress.show(ui, text, about, &self.report);
        show_works(ui, text, about, &self.report);
    }

    /// The barbarians against the knights over time.
    pub fn strengths(&mut self, ui: &mut Ui, text: &Text, about: &About, say: CurveWords) {
        self.strengths.show(ui, text, about, &self.report, say);
    }

    pub fn sheets(&self, text: &Text, about: &About) -> Vec<Table> {
        let mut sheets = vec![
            strengths::attacks_sheet(text, about, &self.report),
            strengths::sums_sheet(text, about, &self.report),
        ];
        sheets.extend(level_sheets(text, about, &self.report));
        sheets.extend(progress_sheets(text, about, &self.report));
        sheets.push(works_sheet(text, about, &self.report));
        // A row for each turn: whoever looks for anything else should not have to pass them.
        sheets.push(strengths::sheet(text, about, &self.report));
        sheets
    }
}

/// The plot, and which turn it tells of.
#[derive(Debug)]
pub struct LevelsPlot {
    told: usize,
    /// All levels of each player together, after each turn that was played.
    turns: Vec<PerSeat<u8>>,
    /// The words about each turn, and the language they are in.
    words: Option<(Language, Vec<String>, Vec<String>)>,
}

impl LevelsPlot {
    fn of(report: &KnightsReport) -> Self {
        let turns = report.levels.by_turn(&report.turns);
        Self { told: report.turns.last(), turns, words: None }
    }

    fn show(&mut self, ui: &mut Ui, text: &Text, about: &About, report: &KnightsReport) {
        let language = text.language();
        if self.words.as_ref().is_none_or(|(put, ..)| *put != language) {
            let all = report.turns.numbers().iter().copied().zip(&self.turns);
            let titles = all.map(|one| title(text, about, one)).collect();
            let lines = happened(text, about, report);
            self.words = Some((language, titles, lines));
        }
        let Some((_, titles, lines)) = &self.words else { return };
        let words = Words { titles, lines, told: self.told };
        let told = panel(ui, words, |ui| {
            let line = |seat: &Seat| Line {
                of: LineOf::Player(about.color(*seat)),
                label: about.name(*seat),
                values: self.turns.iter().map(|sums| f32::from(sums.of(*seat))).collect(),
            };
            let all: Vec<Line> = about.seats.iter().map(line).collect();
            let most = self.turns.iter().flat_map(PerSeat::values).copied().max().unwrap_or(0);
            let name = [titles.get(self.told), lines.get(self.told)];
            let name: Vec<&str> = name.into_iter().flatten().map(String::as_str).collect();
            let plot = Lines {
                all: &all,
                numbers: report.turns.numbers(),
                least: 0.0,
                most: f32::from(most.max(4)) + 0.5,
                mark: None,
                posts: &[],
                axis: &text.get("stats-levels-axis"),
                told: self.told,
                name: &name.join(" "),
                data: &titles.join(" "),
            };
            plot.show(ui, 260.0)
        });
        if let Some(told) = told {
            self.told = told;
            ui.ctx().request_repaint();
        }
    }
}

/// "Improvements after turn 12: Ann 5, Ben 3".
fn title(text: &Text, about: &About, (turn, sums): (u32, &PerSeat<u8>)) -> String {
    let mut seats = about.seats.clone();
    seats.sort_by_key(|seat| std::cmp::Reverse(sums.of(*seat)));
    let each = |seat: &Seat| {
        let count = sums.of(*seat).into();
        text.with("stats-knights-of", &[("who", about.name(*seat).into()), ("count", count)])
    };
    let all: Vec<String> = seats.iter().map(each).collect();
    let values = [("turn", turn.into()), ("all", text.joined(&all).into())];
    text.with(if turn == 0 { "stats-levels-opening" } else { "stats-levels-turn" }, &values)
}

/// What was improved in each turn.
fn happened(text: &Text, about: &About, report: &KnightsReport) -> Vec<String> {
    let words = |change: &LevelChange| {
        let values: [(&str, Value<'_>); 3] = [
            ("who", about.name(change.seat).into()),
            ("track", track_name(text, change.track).into()),
            ("level", change.to.into()),
        ];
        text.with("stats-level", &values)
    };
    let mut each = vec![Vec::new(); report.turns.numbers().len()];
    for change in &report.levels.changes {
        if let Some(turn) = each.get_mut(report.turns.of_act(change.nth)) {
            turn.push(words(change));
        }
    }
    let joined = |all: Vec<String>| {
        if all.is_empty() { text.get("stats-levels-same") } else { all.join(" ") }
    };
    each.into_iter().map(joined).collect()
}

/// How far each player's cities are improved.
fn standing(ui: &mut Ui, text: &Text, about: &About, report: &KnightsReport) {
    let titles = [text.get("stats-levels-now")];
    panel(ui, Words { titles: &titles, lines: &[], told: 0 }, |ui| {
        for seat in &about.seats {
            let levels = report.levels.now.of(*seat);
            let level = |track: Track| -> Value<'_> { levels.of(track).number().into() };
            let values = [
                ("who", about.name(*seat).into()),
                ("science", level(Track::Science)),
                ("trade", level(Track::Trade)),
                ("politics", level(Track::Politics)),
            ];
            ui.horizontal(|ui| {
                mark(ui, about.color(*seat), 20.0);
                let words = text.with("stats-levels-of", &values);
                ui.add(Label::new(RichText::new(words).size(17.0)).wrap());
            });
        }
    });
}

fn level_sheets(text: &Text, about: &About, report: &KnightsReport) -> [Table; 2] {
    let tracks = Track::ALL.map(|track| track_name(text, track));
    let standing = |seat: &Seat| {
        let levels = report.levels.now.of(*seat);
        let each = Track::ALL.map(|track| levels.of(track).number().to_string());
        [vec![about.name(*seat)], each.to_vec()].concat()
    };
    let change = |change: &LevelChange| {
        vec![
            change.turn.to_string(),
            about.name(change.seat),
            track_name(text, change.track),
            change.to.to_string(),
        ]
    };
    let head = ["stats-turn", "stats-player", "stats-head-track", "stats-head-level"];
    [
        Table {
            title: text.get("stats-levels-now"),
            head: [vec![text.get("stats-player")], tracks.to_vec()].concat(),
            rows: about.seats.iter().map(standing).collect(),
        },
        Table {
            title: text.get("stats-levels-title"),
            head: head.map(|key| text.get(key)).to_vec(),
            rows: report.levels.changes.iter().map(change).collect(),
        },
    ]
}

/// The plot, and which player it tells of.
#[derive(Debug, Default)]
pub struct ProgressPlot {
    told: usize,
}

impl ProgressPlot {
    fn show(&mut self, ui: &mut Ui, text: &Text, about: &About, report: &KnightsReport) {
        let bar = |seat: &Seat| {
            let tally = report.progress.of(*seat);
            // A deck has the sign and the color of what pays for its track.
            let part = |track: Track| BarPart {
                long: tally.drawn[track] as f32,
                what: PartOf::Cards(track.commodity().into()),
            };
            PlayerBar {
                seat: *seat,
                color: about.color(*seat),
                label: about.name(*seat),
                value: tally.all_drawn().to_string(),
                name: sentence(text, about, *seat, &tally),
                parts: Track::ALL.map(part).into_iter().filter(|part| part.long > 0.0).collect(),
            }
        };
        let bars: Vec<PlayerBar> = about.seats.iter().map(bar).collect();
        let lines: Vec<String> = bars.iter().map(|bar| bar.name.clone()).collect();
        let titles = [text.get("stats-progress")];
        let words = Words { titles: &titles, lines: &lines, told: self.told };
        if let Some(told) =
            panel(ui, words, |ui| player_bars(ui, "progress", &bars, self.told, None))
        {
            self.told = told;
            ui.ctx().request_repaint();
        }
    }
}

/// "Ann drew 7: science 3, trade 4. Played: Crane, Merchant (2). Shown: Printer."
fn sentence(text: &Text, about: &About, seat: Seat, tally: &ProgressTally) -> String {
    let drawn = Track::ALL.into_iter().filter(|track| tally.drawn[*track] > 0).map(|track| {
        let count = tally.drawn[track].into();
        text.with("stats-of-track", &[("track", track_name(text, track).into()), ("count", count)])
    });
    let drawn: Vec<String> = drawn.collect();
    let values: [(&str, Value<'_>); 3] = [
        ("who", about.name(seat).into()),
        ("count", tally.all_drawn().into()),
        ("tracks", text.joined(&drawn).into()),
    ];
    let mut sentences = vec![text.with("stats-progress-of", &values)];
    let played = ProgressCard::ALL.into_iter().filter(|card| tally.played[*card] > 0);
    let played: Vec<String> = played
        .map(|card| match tally.played[card] {
            1 => about.progress_card(text, card),
            count => {
                let card = about.progress_card(text, card).into();
                text.with("stats-several", &[("card", card), ("count", count.into())])
            }
        })
        .collect();
    let shown: Vec<String> =
        tally.shown.iter().map(|point| about.progress_card(text, point.card())).collect();
    let listed = [("stats-progress-played", played), ("stats-progress-shown", shown)];
    for (key, cards) in listed.into_iter().filter(|(_, cards)| !cards.is_empty()) {
        sentences.push(text.with(key, &[("cards", text.joined(&cards).into())]));
    }
    let counted = [
        ("stats-progress-spied", tally.spied.values().sum::<u32>()),
        ("stats-progress-lost", tally.lost.values().sum()),
        ("stats-progress-back", tally.put_back.values().sum()),
    ];
    for (key, count) in counted.into_iter().filter(|(_, count)| *count > 0) {
        sentences.push(text.with(key, &[("count", count.into())]));
    }
    sentences.join(" ")
}

fn progress_sheets(text: &Text, about: &About, report: &KnightsReport) -> [Table; 2] {
    let tracks = Track::ALL.map(|track| track_name(text, track));
    let more = [
        "stats-head-played",
        "stats-head-shown",
        "stats-head-spied",
        "stats-head-spied-on",
        "stats-head-back",
    ];
    let head =
        [vec![text.get("stats-player")], tracks.to_vec(), more.map(|key| text.get(key)).to_vec()];
    let row = |seat: &Seat| {
        let tally = report.progress.of(*seat);
        let drawn = Track::ALL.map(|track| tally.drawn[track].to_string());
        let rest = [
            tally.all_played().to_string(),
            tally.shown.len().to_string(),
            tally.spied.values().sum::<u32>().to_string(),
            tally.lost.values().sum::<u32>().to_string(),
            tally.put_back.values().sum::<u32>().to_string(),
        ];
        [vec![about.name(*seat)], drawn.to_vec(), rest.to_vec()].concat()
    };
    let played = |card: ProgressCard| {
        let count = move |seat: &Seat| report.progress.of(*seat).played[card];
        let counts: Vec<u32> = about.seats.iter().map(count).collect();
        let name = || about.progress_card(text, card);
        counts.iter().any(|count| *count > 0).then(|| {
            std::iter::once(name()).chain(counts.iter().map(ToString::to_string)).collect()
        })
    };
    [
        Table {
            title: text.get("stats-progress"),
            head: head.concat(),
            rows: about.seats.iter().map(row).collect(),
        },
        Table {
            title: text.get("stats-progress-cards"),
            head: [vec![text.get("stats-head-card")], about.names()].concat(),
            rows: ProgressCard::ALL.into_iter().filter_map(played).collect(),
        },
    ]
}

fn show_works(ui: &mut Ui, text: &Text, about: &About, report: &KnightsReport) {
    let count = |seat: Seat, work: Work| report.works.of(seat)[work];
    let done = Works { text, about, all: &Work::ALL, key, count: &count };
    let titles = [text.get("stats-works")];
    panel(ui, Words { titles: &titles, lines: &[], told: 0 }, |ui| {
        for seat in &about.seats {
            let words = done.sentence(*seat);
            ui.horizontal(|ui| {
                mark(ui, about.color(*seat), 20.0);
                ui.add(Label::new(RichText::new(words).size(17.0)).wrap());
            });
        }
    });
}

fn works_sheet(text: &Text, about: &About, report: &KnightsReport) -> Table {
    let count = |seat: Seat, work: Work| report.works.of(seat)[work];
    Works { text, about, all: &Work::ALL, key, count: &count }.sheet("stats-works")
}

const fn key(work: Work) -> &'static str {
    match work {
        Work::Knight => "stats-work-knights",
        Work::Promotion => "stats-work-promotions",
        Work::Activation => "stats-work-activations",
        Work::Wall => "stats-work-walls",
        Work::Improvement => "stats-work-improvements",
        Work::Displacement => "stats-work-displacements",
        Work::Chase => "stats-work-chases",
    }
}
