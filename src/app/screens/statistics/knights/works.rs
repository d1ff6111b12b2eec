//! What each player bought, and what their knights did.

use egui::{Label, RichText, Ui};

use crate::app::screens::statistics::about::About;
use crate::app::screens::statistics::works::Works;
use game::Seat;
use kit::widgets::mark;
use kit::widgets::plot::{Words, panel};
use stats::report::{KnightsReport, Work};
use store::Table;
use words::text::Text;

pub(super) fn show(ui: &mut Ui, text: &Text, about: &About, report: &KnightsReport) {
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

pub(super) fn sheet(text: &Text, about: &About, report: &KnightsReport) -> Table {
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
