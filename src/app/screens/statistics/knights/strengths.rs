//! The barbarians against the knights, turn by turn, as a plot.

use egui::Ui;

use super::attacks;
use crate::app::screens::statistics::about::About;
use crate::app::screens::statistics::points::CurveWords;
use kit::widgets::plot::{Line, LineOf, Lines, Words, panel};
use stats::report::{AttackRecord, KnightsReport, Strength};
use store::Table;
use words::language::Language;
use words::text::{Text, Value};

/// The plot, and which turn it tells of.
#[derive(Debug)]
pub struct StrengthsPlot {
    told: usize,
    /// The turns with an attack.
    attacked: Vec<usize>,
    /// The words about each turn, and the language they are in.
    words: Option<(Language, Vec<String>, Vec<String>)>,
}

impl StrengthsPlot {
    pub(super) fn of(report: &KnightsReport) -> Self {
        let attacked = report.attacks.iter().map(|attack| report.turns.of_act(attack.nth));
        Self {
            told: report.strengths.turns().len().saturating_sub(1),
            attacked: attacked.collect(),
            words: None,
        }
    }

    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        about: &About,
        report: &KnightsReport,
        say: CurveWords,
    ) {
        let language = text.language();
        if self.words.as_ref().is_none_or(|(put, ..)| *put != language) {
            let all = || report.strengths.turns().iter().enumerate();
            let titles = all().map(|one| title(text, report, one)).collect();
            let lines = all().map(|one| line(text, about, report, one)).collect();
            self.words = Some((language, titles, lines));
        }
        let Some((_, titles, lines)) = &self.words else { return };
        let (said, high): (&[String], _) = match say {
            CurveWords::WhatHappened => (lines, 260.0),
            CurveWords::Standing => (&[], 150.0),
        };
        let words = Words { titles, lines: said, told: self.told };
        let told = panel(ui, words, |ui| {
            let turns = report.strengths.turns();
            let side = |of, key: &str, count: &dyn Fn(&Strength) -> f32| Line {
                of,
                label: text.get(key),
                values: turns.iter().map(count).collect(),
            };
            let all = [
                side(LineOf::Barbarians, "stats-barbarians", &|one| f32::from(one.barbarians)),
                side(LineOf::Knights, "stats-knights", &|one| f32::from(one.knights())),
            ];
            let values = all.iter().flat_map(|line| &line.values).copied();
            let name = [titles.get(self.told), lines.get(self.told)];
            let name: Vec<&str> = name.into_iter().flatten().map(String::as_str).collect();
            let plot = Lines {
                all: &all,
                numbers: report.turns.numbers(),
                least: 0.0,
                most: values.fold(4.0, f32::max) + 0.5,
                mark: None,
                posts: &self.attacked,
                axis: &text.get("stats-strength-axis"),
                told: self.told,
                name: &name.join(" "),
                data: &titles.join(" "),
            };
            plot.show(ui, high)
        });
        if let Some(told) = told {
            self.told = told;
            ui.ctx().request_repaint();
        }
    }
}

/// The last attack of the turn that is this far among those played: the one that the plot shows.
fn attack_in(report: &KnightsReport, turn: usize) -> Option<&AttackRecord> {
    report.attacks.iter().rfind(|attack| report.turns.of_act(attack.nth) == turn)
}

/// "After turn 12: barbarians 5, knights 3".
fn title(text: &Text, report: &KnightsReport, (turn, strength): (usize, &Strength)) -> String {
    let number = report.turns.numbers().get(turn).copied().unwrap_or_default();
    let values: [(&str, Value<'_>); 3] = [
        ("turn", number.into()),
        ("barbarians", strength.barbarians.into()),
        ("knights", strength.knights().into()),
    ];
    let key = match attack_in(report, turn) {
        Some(_) => "stats-strength-attack",
        None if turn == 0 => "stats-strength-opening",
        None => "stats-strength-turn",
    };
    text.with(key, &values)
}

/// Whose knights they were, and how an attack ended.
fn line(
    text: &Text,
    about: &About,
    report: &KnightsReport,
    (turn, strength): (usize, &Strength),
) -> String {
    let own = about.seats.iter().filter(|seat| strength.defence.of(**seat) > 0);
    let own: Vec<String> = own
        .map(|seat| {
            let count = strength.defence.of(*seat).into();
            text.with("stats-knights-of", &[("who", about.name(*seat).into()), ("count", count)])
        })
        .collect();
    let each = if own.is_empty() {
        text.get("stats-strength-nobody")
    } else {
        text.with("stats-strength-each", &[("all", text.joined(&own).into())])
    };
    match attack_in(report, turn) {
        Some(attack) => format!("{each} {}", attacks::outcome(text, about, attack)),
        None => each,
    }
}

pub(super) fn sheet(text: &Text, about: &About, report: &KnightsReport) -> Table {
    let head = ["stats-turn", "stats-barbarians", "stats-knights"].map(|key| text.get(key));
    let row = |(strength, turn): (&Strength, &u32)| {
        let both = [strength.barbarians.into(), strength.knights()];
        let each = about.seats.iter().map(|seat| strength.defence.of(*seat).to_string());
        std::iter::once(turn.to_string())
            .chain(both.map(|count| count.to_string()))
            .chain(each)
            .collect()
    };
    Table {
        title: text.get("stats-strength-title"),
        head: [head.to_vec(), about.names()].concat(),
        rows: report.strengths.turns().iter().zip(report.turns.numbers()).map(row).collect(),
    }
}
