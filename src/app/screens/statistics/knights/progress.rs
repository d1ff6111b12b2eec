//! Progress cards: what each player drew, and what became of it.

use egui::Ui;

use crate::app::screens::statistics::about::{About, track_name};
use game::{ProgressCard, Seat, Track};
use kit::widgets::plot::{BarPart, PartOf, PlayerBar, Words, panel, player_bars};
use stats::report::{KnightsReport, ProgressTally};
use store::Table;
use words::text::{Text, Value};

/// The plot, and which player it tells of.
#[derive(Debug, Default)]
pub struct ProgressPlot {
    told: usize,
}

impl ProgressPlot {
    pub(super) fn show(&mut self, ui: &mut Ui, text: &Text, about: &About, report: &KnightsReport) {
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

pub(super) fn sheets(text: &Text, about: &About, report: &KnightsReport) -> [Table; 2] {
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
