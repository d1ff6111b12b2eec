//! The attacks, one by one: how each ended, who was thanked, and who lost a city.

use egui::{Align, Label, Layout, RichText, Sense, Ui, Vec2};

use crate::app::screens::statistics::about::{About, track_name};
use game::{Outcome, Seat};
use kit::theme::{Palette, strong};
use kit::widgets::plot::{Words, panel};
use kit::widgets::{Icon, mark};
use stats::report::{AttackRecord, KnightsReport};
use store::Table;
use words::text::Text;

pub(super) fn show(ui: &mut Ui, text: &Text, about: &About, report: &KnightsReport) {
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

pub(super) fn sheet(text: &Text, about: &About, report: &KnightsReport) -> Table {
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
