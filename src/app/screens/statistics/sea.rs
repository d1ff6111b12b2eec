//! Seafarers: what each did at sea, islands that were settled, what was found, and the pirate.

use super::about::Teller;
use super::report::{Plot, Report};
use super::table::Column;
use game::{Chit, Expansion, Ground, Seat};
use kit::widgets::plot::PlayerBar;
use stats::report::{AtSea, PirateMove, SeaReport, Work};

/// Returns what Seafarers adds; nothing without it.
pub fn reports(tell: &Teller<'_>) -> Vec<Report> {
    let Some(report) = &tell.report().sea else { return Vec::new() };
    vec![works(tell), abroad(tell, report), found(tell, report), pirate(tell, report)]
}

fn works(tell: &Teller<'_>) -> Report {
    let all = Work::brought_by(Some(Expansion::Sea));
    let bar = |seat: &Seat| -> PlayerBar {
        let ships = tell.report().works.of(*seat)[Work::Ship];
        let part = (ships > 0).then(|| tell.part(*seat, ships as f32));
        tell.bar(*seat, ships.to_string(), tell.works(*seat, all), part.into_iter().collect())
    };
    let bars = tell.seats.iter().map(bar).collect();
    let table = tell.works_table(tell.get("stats-sea-all-works"), all);
    Report::bars("sea-works", tell.get("stats-sea-works"), bars).table(table)
}

/// A sentence about what somebody did in a turn.
fn in_turn<T>(
    tell: &Teller<'_>,
    key: &str,
    one: &AtSea<T>,
    more: &[(&str, words::text::Value<'_>)],
) -> (Option<Seat>, String) {
    let turn = [("turn", one.turn.into())];
    (Some(one.seat), tell.of(one.seat, key, &[&turn, more].concat()))
}

fn found(tell: &Teller<'_>, report: &SeaReport) -> Report {
    let found = &report.discoveries;
    let what = |one: &AtSea<Option<Ground>>| tell.text.turned_up(one.what);
    let line = |one: &AtSea<Option<Ground>>| {
        in_turn(tell, "stats-sea-found", one, &[("what", what(one).into())])
    };
    let title = tell.with("stats-sea-turned-up", &[("count", found.len().into())]);
    let columns: [Column<'_, AtSea<Option<Ground>>>; 3] = [
        ("stats-turn", &|one| one.turn.to_string()),
        ("stats-player", &|one| tell.name(one.seat)),
        ("stats-what", &what),
    ];
    tell.listed(title, (Plot::Close, None), found, line, &columns)
}

fn abroad(tell: &Teller<'_>, report: &SeaReport) -> Report {
    let chits = &report.chits;
    // No letter where its hex was never land.
    let letter = |one: &AtSea<Chit>| {
        let letter = tell.state.position().letter_of(one.what.island);
        letter.map(|letter| letter.to_string()).unwrap_or_default()
    };
    let line = |one: &AtSea<Chit>| {
        let more = [("island", letter(one).into()), ("count", one.what.points.into())];
        in_turn(tell, "stats-sea-settled", one, &more)
    };
    let title = tell.with("stats-sea-abroad", &[("count", chits.len().into())]);
    let columns: [Column<'_, AtSea<Chit>>; 4] = [
        ("stats-turn", &|one| one.turn.to_string()),
        ("stats-player", &|one| tell.name(one.seat)),
        ("stats-head-island", &letter),
        ("stats-points", &|one| one.what.points.to_string()),
    ];
    let table = tell.table(title.clone(), chits, &columns);
    let lines = chits.iter().map(|one| tell.marked(line(one))).collect();
    Report::new(title, Plot::Close(lines)).table(table)
}

fn pirate(tell: &Teller<'_>, report: &SeaReport) -> Report {
    let moves = &report.pirate;
    let line = |one: &AtSea<PirateMove>| match one.what.robbed {
        Some(robbed) => {
            in_turn(tell, "stats-sea-pirate-robs", one, &[("robbed", tell.name(robbed).into())])
        }
        None => in_turn(tell, "stats-sea-pirate-sails", one, &[]),
    };
    // What all its moves were for those who moved it or lost a card to it.
    let sums = tell.seats.iter().filter_map(|seat| {
        let moved = tell.report().works.of(*seat)[Work::Pirate];
        let lost = moves.iter().filter(|one| one.what.robbed == Some(*seat)).count();
        let values = [("moved", moved.into()), ("lost", lost.into())];
        let words = || tell.of(*seat, "stats-sea-pirate-of", &values);
        (moved > 0 || lost > 0).then(|| (Some(*seat), words()))
    });
    let lines = moves.iter().map(line).chain(sums).map(|one| tell.marked(one)).collect();
    let robbed = moves.iter().filter(|one| one.what.robbed.is_some()).count();
    let values = [("count", moves.len().into()), ("robbed", robbed.into())];
    let title = tell.with("stats-sea-pirate", &values);
    let table = tell.table(
        title.clone(),
        moves,
        &[
            ("stats-turn", &|one: &AtSea<PirateMove>| one.turn.to_string()),
            ("stats-player", &|one| tell.name(one.seat)),
            ("stats-place", &|one| tell.places().hex(one.what.to)),
            ("stats-head-robbed", &|one| {
                one.what.robbed.map(|seat| tell.name(seat)).unwrap_or_default()
            }),
        ],
    );
    Report::new(title, Plot::Close(lines)).table(table)
}
