//! Improvements over time, and how far each player's cities are improved.

use egui::{Label, RichText, Ui};

use crate::app::screens::statistics::about::{About, track_name};
use game::{PerSeat, Seat, Track};
use kit::widgets::mark;
use kit::widgets::plot::{Line, LineOf, Lines, Words, panel};
use stats::report::{KnightsReport, LevelChange};
use store::Table;
use words::language::Language;
use words::text::{Text, Value};

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
    pub(super) fn of(report: &KnightsReport) -> Self {
        let turns = report.levels.by_turn(&report.turns);
        Self { told: report.turns.last(), turns, words: None }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, text: &Text, about: &About, report: &KnightsReport) {
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
pub(super) fn standing(ui: &mut Ui, text: &Text, about: &About, report: &KnightsReport) {
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

pub(super) fn sheets(text: &Text, about: &About, report: &KnightsReport) -> [Table; 2] {
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
