//! The barbarians against the knights: turn by turn, as a plot, and attack by attack: how each
//! ended, who was thanked, and who lost a city.

use egui::{Align, Label, Layout, RichText, Sense, Ui, Vec2};

use crate::app::screens::statistics::about::{About, track_name};
use crate::app::screens::statistics::points::CurveWords;
use game::{Outcome, Seat};
use kit::theme::{Palette, strong};
use kit::widgets::plot::{Line, LineOf, Lines, Words, panel};
use kit::widgets::{Icon, mark};
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
        Some(attack) => format!("{each} {}", outcome(text, about, attack)),
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

pub(super) fn show_attacks(ui: &mut Ui, text: &Text, about: &About, report: &KnightsReport) {
    let titles = [heading(text, report)];
    panel(ui, Words { titles: &titles, lines: &[], told: 0 }, |ui| {
        for attack in &report.attacks {
            sign_and(ui, attack.outcome, |ui| {
                let title = RichText::new(strengths(text, attack)).font(strong(ui.ctx(), 17.0));
                ui.add(Label::new(title).wrap());
                let words = RichText::new(outcome(text, about, attack)).size(17.0);
                ui.add(Label::new(words.color(Palette::of(ui).faint)).wrap());
            });
        }
        if report.attacks.is_empty() {
            return;
        }
        ui.add_space(4.0);
        for seat in &about.seats {
            ui.horizontal(|ui| {
                mark(ui, about.color(*seat), 20.0);
                let words = sums_words(text, about, report, *seat);
                ui.add(Label::new(RichText::new(words).size(17.0)).wrap());
            });
        }
    });
}

/// A check or a cross, and words beside it.
fn sign_and(ui: &mut Ui, outcome: Outcome, words: impl FnOnce(&mut Ui)) {
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
            words(ui);
        });
    });
}

fn heading(text: &Text, report: &KnightsReport) -> String {
    if report.attacks.is_empty() {
        return text.get("stats-attacks-none");
    }
    let repelled = report.attacks.iter().filter(|attack| attack.outcome == Outcome::Repelled);
    let values = [("count", report.attacks.len().into()), ("repelled", repelled.count().into())];
    text.with("stats-attacks", &values)
}

/// "Turn 14: barbarians 5, knights 3".
fn strengths(text: &Text, attack: &AttackRecord) -> String {
    let values = [
        ("turn", attack.turn.into()),
        ("barbarians", attack.barbarians.into()),
        ("knights", attack.knights().into()),
    ];
    text.with("stats-attack", &values)
}

/// How an attack ended, and for whom.
pub(super) fn outcome(text: &Text, about: &About, attack: &AttackRecord) -> String {
    let names = |seats: &mut dyn Iterator<Item = Seat>| {
        let names: Vec<String> = seats.map(|seat| about.name(seat)).collect();
        text.list(&names)
    };
    let several = |key: &str, seats: &mut dyn Iterator<Item = Seat>, count: usize| {
        text.with(key, &[("who", names(seats).into()), ("count", count.into())])
    };
    match attack.outcome {
        Outcome::Lost if attack.pillaged.is_empty() => text.get("stats-attack-lost-nothing"),
        Outcome::Lost => {
            let seats = &mut attack.pillaged.iter().map(|(seat, _)| *seat);
            several("stats-attack-lost", seats, attack.pillaged.len())
        }
        Outcome::Repelled => match attack.defender {
            Some(defender) => {
                text.with("stats-attack-defender", &[("who", about.name(defender).into())])
            }
            None if attack.draws.is_empty() => text.get("stats-attack-repelled"),
            None => {
                let seats = &mut attack.draws.iter().map(|(seat, _)| *seat);
                several("stats-attack-draws", seats, attack.draws.len())
            }
        },
    }
}

/// What all attacks were for a player.
#[derive(Clone, Copy, Debug)]
struct Sums {
    defender: usize,
    draws: usize,
    lost: usize,
    strength: usize,
}

impl Sums {
    fn of(report: &KnightsReport, seat: Seat) -> Self {
        let count = |count: &dyn Fn(&AttackRecord) -> usize| report.attacks.iter().map(count).sum();
        Self {
            defender: count(&|attack| usize::from(attack.defender == Some(seat))),
            draws: count(&|attack| attack.draws.iter().filter(|(who, _)| *who == seat).count()),
            lost: count(&|attack| attack.pillaged.iter().filter(|(who, _)| *who == seat).count()),
            strength: count(&|attack| attack.defence.of(seat).into()),
        }
    }
}

fn sums_words(text: &Text, about: &About, report: &KnightsReport, seat: Seat) -> String {
    let sums = Sums::of(report, seat);
    let values = [
        ("who", about.name(seat).into()),
        ("strength", sums.strength.into()),
        ("defender", sums.defender.into()),
        ("draws", sums.draws.into()),
        ("lost", sums.lost.into()),
    ];
    text.with("stats-attacks-of", &values)
}

pub(super) fn attacks_sheet(text: &Text, about: &About, report: &KnightsReport) -> Table {
    let head = [
        "stats-turn",
        "stats-barbarians",
        "stats-knights",
        "stats-head-outcome",
        "stats-head-defender",
        "stats-head-draws",
        "stats-head-pillaged",
    ];
    let row = |attack: &AttackRecord| {
        let outcome = match attack.outcome {
            Outcome::Repelled => "stats-repelled",
            Outcome::Lost => "stats-lost",
        };
        let draws = attack.draws.iter().map(|(seat, track)| {
            let values =
                [("who", about.name(*seat).into()), ("track", track_name(text, *track).into())];
            text.with("stats-drew", &values)
        });
        // Where they stood has no room in a column.
        let pillaged = attack.pillaged.iter().map(|(seat, _)| about.name(*seat));
        vec![
            attack.turn.to_string(),
            attack.barbarians.to_string(),
            attack.knights().to_string(),
            text.get(outcome),
            attack.defender.map(|seat| about.name(seat)).unwrap_or_default(),
            text.joined(&draws.collect::<Vec<_>>()),
            text.joined(&pillaged.collect::<Vec<_>>()),
        ]
    };
    Table {
        title: heading(text, report),
        head: head.map(|key| text.get(key)).to_vec(),
        rows: report.attacks.iter().map(row).collect(),
    }
}

/// What all attacks were for each player.
pub(super) fn sums_sheet(text: &Text, about: &About, report: &KnightsReport) -> Table {
    let head = [
        "stats-player",
        "stats-head-strength",
        "stats-head-defender",
        "stats-head-draws",
        "stats-head-pillaged",
    ];
    let row = |seat: &Seat| {
        let Sums { defender, draws, lost, strength } = Sums::of(report, *seat);
        let counts = [strength, defender, draws, lost].map(|count| count.to_string());
        [vec![about.name(*seat)], counts.to_vec()].concat()
    };
    Table {
        title: text.get("stats-attacks-sums"),
        head: head.map(|key| text.get(key)).to_vec(),
        rows: about.seats.iter().map(row).collect(),
    }
}
