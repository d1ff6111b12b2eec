//! Seafarers: what each did at sea, islands that were settled, what was found, and the pirate.

use super::about::About;
use super::report::{Plot, Report};
use super::table::{Column, Works, table};
use game::{Color, Ground, Seat};
use kit::widgets::plot::PlayerBar;
use stats::report::{ChitRecord, Discovery, PirateMove, SeaReport, SeaWork};
use words::text::Text;

/// What each can do at sea, with the key of its name.
const WORKS: [(SeaWork, &str); 5] = [
    (SeaWork::Ship, "stats-sea-ships"),
    (SeaWork::Move, "stats-sea-moves"),
    (SeaWork::Pirate, "stats-sea-pirate-moves"),
    (SeaWork::Discovery, "stats-sea-discoveries"),
    (SeaWork::Island, "stats-sea-islands"),
];

/// Returns what Seafarers adds; nothing without it.
pub fn reports(text: &Text, about: &About) -> Vec<Report> {
    let Some(report) = &about.report.sea else { return Vec::new() };
    let mut all = vec![works(text, about, report), abroad(text, about, report)];
    all.extend([found(text, about, report), pirate(text, about, report)]);
    all
}

fn works(text: &Text, about: &About, report: &SeaReport) -> Report {
    let count = |seat: Seat, work: SeaWork| report.works.of(seat)[work];
    let done = Works { text, about, all: &WORKS, count: &count };
    let bar = |seat: &Seat| -> PlayerBar {
        let ships = count(*seat, SeaWork::Ship);
        let part = (ships > 0).then(|| about.part(*seat, ships as f32));
        about.bar(*seat, ships.to_string(), done.sentence(*seat), part.into_iter().collect())
    };
    let bars = about.seats.iter().map(bar).collect();
    let table = done.table("stats-sea-all-works");
    Report::bars("sea-works", text.get("stats-sea-works"), bars).table(table)
}

/// A list of what happened: a line and a row for each.
fn listed<T>(
    text: &Text,
    title: String,
    all: &[T],
    line: impl Fn(&T) -> (Option<Color>, String),
    columns: &[Column<'_, T>],
) -> Report {
    let table = table(text, title.clone(), all, columns);
    Report::new(title, Plot::Close(all.iter().map(line).collect())).table(table)
}

fn found(text: &Text, about: &About, report: &SeaReport) -> Report {
    let found = &report.discoveries;
    let line = |one: &Discovery| {
        let values = [
            ("turn", one.turn.into()),
            ("who", about.name(one.seat).into()),
            ("what", ground(text, one).into()),
        ];
        (Some(about.color(one.seat)), text.with("stats-sea-found", &values))
    };
    let title = text.with("stats-sea-turned-up", &[("count", found.len().into())]);
    let columns: [Column<'_, Discovery>; 3] = [
        ("stats-turn", &|one| one.turn.to_string()),
        ("stats-player", &|one| about.name(one.seat)),
        ("stats-what", &|one| ground(text, one)),
    ];
    if found.is_empty() {
        return Report::only(table(text, title, found, &columns));
    }
    listed(text, title, found, line, &columns)
}

/// Returns what it was: "forest 6", "gold", "sea".
fn ground(text: &Text, one: &Discovery) -> String {
    match one.is {
        None => text.get("sea-hex-sea"),
        Some(Ground { terrain, token: None }) => text.terrain(terrain),
        Some(Ground { terrain, token: Some(token) }) => {
            let terrain = text.terrain(terrain).into();
            let values = [("terrain", terrain), ("number", token.number().into())];
            text.with("sea-hex-land", &values)
        }
    }
}

fn abroad(text: &Text, about: &About, report: &SeaReport) -> Report {
    // No letter where its hex was never land.
    let letter =
        |one: &ChitRecord| about.letters.get(&one.chit.island).cloned().unwrap_or_default();
    let line = |one: &ChitRecord| {
        let values = [
            ("turn", one.turn.into()),
            ("who", about.name(one.seat).into()),
            ("island", letter(one).into()),
            ("count", one.chit.points.into()),
        ];
        (Some(about.color(one.seat)), text.with("stats-sea-settled", &values))
    };
    let title = text.with("stats-sea-abroad", &[("count", report.chits.len().into())]);
    let columns: [Column<'_, ChitRecord>; 4] = [
        ("stats-turn", &|one| one.turn.to_string()),
        ("stats-player", &|one| about.name(one.seat)),
        ("stats-head-island", &letter),
        ("stats-points", &|one| one.chit.points.to_string()),
    ];
    listed(text, title, &report.chits, line, &columns)
}

fn pirate(text: &Text, about: &About, report: &SeaReport) -> Report {
    let moves = &report.pirate;
    let line = |one: &PirateMove| {
        let mut values = vec![("turn", one.turn.into()), ("who", about.name(one.seat).into())];
        let key = match one.robbed {
            Some(robbed) => {
                values.push(("robbed", about.name(robbed).into()));
                "stats-sea-pirate-robs"
            }
            None => "stats-sea-pirate-sails",
        };
        (Some(about.color(one.seat)), text.with(key, &values))
    };
    let mut lines: Vec<_> = moves.iter().map(line).collect();
    lines.extend(about.seats.iter().filter_map(|seat| sums(text, about, report, *seat)));
    let robbed = moves.iter().filter(|one| one.robbed.is_some()).count();
    let values = [("count", moves.len().into()), ("robbed", robbed.into())];
    let title = text.with("stats-sea-pirate", &values);
    let table = table(
        text,
        title.clone(),
        moves,
        &[
            ("stats-turn", &|one: &PirateMove| one.turn.to_string()),
            ("stats-player", &|one| about.name(one.seat)),
            ("stats-place", &|one| about.places(text).hex(one.to)),
            ("stats-head-robbed", &|one| {
                one.robbed.map(|seat| about.name(seat)).unwrap_or_default()
            }),
        ],
    );
    Report::new(title, Plot::Close(lines)).table(table)
}

/// Returns what all its moves were for a player; nothing for those who neither moved it nor lost a
/// card to it.
fn sums(
    text: &Text,
    about: &About,
    report: &SeaReport,
    seat: Seat,
) -> Option<(Option<Color>, String)> {
    let moved = report.works.of(seat)[SeaWork::Pirate];
    let lost = report.pirate.iter().filter(|one| one.robbed == Some(seat)).count();
    let values = [("who", about.name(seat).into()), ("moved", moved.into()), ("lost", lost.into())];
    let words = || text.with("stats-sea-pirate-of", &values);
    (moved > 0 || lost > 0).then(|| (Some(about.color(seat)), words()))
}
