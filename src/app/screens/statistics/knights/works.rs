//! What each player bought, and what their knights did.

use egui::{Label, RichText, Ui};

use crate::app::screens::statistics::about::About;
use crate::app::widgets::mark;
use crate::app::widgets::plot::{Words, panel};
use crate::game::Seat;
use crate::stats::report::{KnightsReport, Work};
use crate::store::Table;
use crate::words::text::{Text, Value};

pub(super) fn show(ui: &mut Ui, text: &Text, about: &About, report: &KnightsReport) {
    let titles = [text.get("stats-works")];
    panel(ui, Words { titles: &titles, lines: &[], told: 0 }, |ui| {
        for seat in &about.seats {
            let words = sentence(text, about, report, *seat);
            ui.horizontal(|ui| {
                mark(ui, about.color(*seat), 20.0);
                ui.add(Label::new(RichText::new(words).size(17.0)).wrap());
            });
        }
    });
}

/// "Ann: knights recruited 3, promoted 1, ...", without what never happened.
fn sentence(text: &Text, about: &About, report: &KnightsReport, seat: Seat) -> String {
    let works = report.works.of(seat);
    let done = Work::ALL.into_iter().filter(|work| works[*work] > 0).map(|work| {
        let values: [(&str, Value<'_>); 2] =
            [("what", text.get(key(work)).into()), ("count", works[work].into())];
        text.with("stats-work-count", &values)
    });
    let mut done: Vec<String> = done.collect();
    if done.is_empty() {
        done.push(text.get("stats-works-none"));
    }
    let values = [("who", about.name(seat).into()), ("all", text.joined(&done).into())];
    text.with("stats-works-of", &values)
}

pub(super) fn sheet(text: &Text, about: &About, report: &KnightsReport) -> Table {
    let row = |work: Work| {
        let count = |seat: &Seat| report.works.of(*seat)[work].to_string();
        std::iter::once(text.get(key(work))).chain(about.seats.iter().map(count)).collect()
    };
    Table {
        title: text.get("stats-works"),
        head: [vec![text.get("stats-what")], about.names()].concat(),
        rows: Work::ALL.into_iter().map(row).collect(),
    }
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
