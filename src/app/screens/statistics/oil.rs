//! Oil: what springs gave over time, what became of it, what was sequestered, and disasters
//! (TRADERS 7).

use super::about::Teller;
use super::report::{Plot, StatisticsReport};
use super::series::{WayCounts, course, course_table, course_with, ways};
use super::table::Column;
use board::Intersection;
use game::{OIL_TRACK, Roll, SEQUESTERED_PER_POINT, Seat};
use kit::widgets::plot::PlayerBar;
use stats::report::{DisasterRecord, InTurn, OilReport, OilWay};

/// Returns what oil adds; nothing without it.
pub fn reports(tell: &Teller<'_>) -> Vec<StatisticsReport> {
    let Some(report) = &tell.report().oil else { return Vec::new() };
    let played = &tell.report().turns;
    let got = played.sums(tell.state.players(), &report.got, |count| *count);
    let laid = report.sequestered.by_turn(played);
    let posts = report.disasters.iter().map(|one| played.of_act(one.nth)).collect();
    vec![
        course_with(tell, "stats-oil-got", &got, posts),
        each(tell, report),
        moved(tell, report),
        course(tell, "stats-laid", &laid),
        sequestered(tell, report),
        disasters(tell, report),
        course_table(tell, "stats-oil-got", &got),
        course_table(tell, "stats-laid", &laid),
    ]
}

/// Oil that each player got and used.
fn each(tell: &Teller<'_>, report: &OilReport) -> StatisticsReport {
    type OilCount = fn(&stats::report::OilTally) -> u32;
    const USED: [(&str, &str, OilCount); 4] = [
        ("got", "stats-head-oil-got", |it| it.got[OilWay::Number]),
        ("missed", "stats-head-missed", |it| it.missed),
        ("used", "stats-head-used", |it| it.gave[OilWay::Converted] + it.gave[OilWay::Metropolis]),
        ("laid", "stats-head-laid", |it| it.gave[OilWay::Sequestered]),
    ];
    let bar = |seat: &Seat| -> PlayerBar {
        let tally = report.players.of(*seat);
        let values = USED.map(|(name, _, count)| (name, count(&tally).into()));
        let now = ("now", tell.state.oil_of(*seat).into());
        let got = tally.got[OilWay::Number];
        let part = (got > 0).then(|| tell.part(*seat, got as f32));
        let name = tell.of(*seat, "stats-oil-of", &[&values[..], &[now]].concat());
        tell.bar(*seat, got.to_string(), name, part.into_iter().collect())
    };
    let title = tell.get("stats-oil-each");
    let head = USED.map(|(_, head, _)| tell.get(head)).into_iter();
    let head = head.chain([tell.get("stats-road-now")]);
    let table = tell.each_row(title.clone(), head, |seat| {
        let tally = report.players.of(seat);
        let all = USED.map(|(.., count)| count(&tally)).into_iter();
        all.chain([tell.state.oil_of(seat).into()]).map(|count| count.to_string()).collect()
    });
    let bars = tell.seats.iter().map(bar).collect();
    StatisticsReport::bars("oil", title, bars).table(table)
}

/// Ways on which each player's oil came and went.
fn moved(tell: &Teller<'_>, report: &OilReport) -> StatisticsReport {
    let first = |seat| u32::from(report.held.at_first(seat));
    let counts = |way: OilWay, comes: bool| {
        move |seat: Seat| {
            let tally = report.players.of(seat);
            if comes { tally.got[way] } else { tally.gave[way] }
        }
    };
    let both = [true, false].map(|comes| OilWay::ALL.map(|way| (way, comes, counts(way, comes))));
    let mut all =
        vec![WayCounts { label: tell.get("stats-gold-first"), comes: true, count: &first }];
    all.extend(both.iter().flatten().map(|(way, comes, count)| {
        let key = format!("stats-oil-way-{}", way.key());
        let label = if *comes { tell.get(&key) } else { tell.get(&format!("{key}-left")) };
        WayCounts { label, comes: *comes, count }
    }));
    let title = |seat, came: u32, left: u32| {
        tell.of(seat, "stats-oil-ways", &[("came", came.into()), ("left", left.into())])
    };
    ways(tell, ("oil", "stats-oil-line"), title, (tell.get("stats-oil-all"), &all))
}

/// Sequestered oil of each player, and what it is worth.
fn sequestered(tell: &Teller<'_>, report: &OilReport) -> StatisticsReport {
    let now = report.sequestered.by_turn(&tell.report().turns).pop();
    let both = [
        ("count", tell.get("figure-sequestered"), 1),
        ("points", tell.get("stats-points"), SEQUESTERED_PER_POINT),
    ];
    tell.figures((tell.get("stats-laid-now"), "stats-laid-of"), &both, |seat, of| {
        usize::from(now.as_ref().map_or(0, |now| now.of(seat)) / of)
    })
}

/// Disasters, and what each of them took.
fn disasters(tell: &Teller<'_>, report: &OilReport) -> StatisticsReport {
    let all = &report.disasters;
    let track = tell.state.oil().map_or(0, |oil| oil.table().track);
    let values = [("count", &all.len() as _), ("track", &track as _), ("places", &OIL_TRACK as _)];
    let title = tell.with("stats-disasters", &values);
    let line = |one: &InTurn<DisasterRecord>| {
        let values = [("turn", one.turn.into()), ("number", one.what.number.number().into())];
        let words = tell.text.with("stats-disaster", &values);
        (None, format!("{words} {}", damage(tell, &one.what)))
    };
    let columns: [Column<'_, InTurn<DisasterRecord>>; 5] = [
        ("stats-turn", &|one| one.turn.to_string()),
        ("stats-number", &|one| one.what.number.number().to_string()),
        ("stats-what", &|one| damage(tell, &one.what)),
        ("stats-head-removed", &|one| buildings(tell, &one.what.removed)),
        ("stats-head-reduced", &|one| buildings(tell, &one.what.reduced)),
    ];
    let table = tell.table(title.clone(), all, &columns);
    StatisticsReport::new(title, Plot::Close(all.iter().map(line).collect())).table(table)
}

/// Returns what a disaster took.
fn damage(tell: &Teller<'_>, disaster: &DisasterRecord) -> String {
    if let Some(at) = disaster.polluted {
        return tell.with("stats-disaster-polluted", &[("place", &tell.places().hex(at))]);
    }
    if disaster.number != Roll::SEVEN {
        return tell.get("stats-disaster-nothing");
    }
    let of = |all: &[(Seat, Intersection)], seat: Seat| {
        all.iter().filter(|(owner, _)| *owner == seat).count()
    };
    let each = tell.seats.iter().filter_map(|seat| {
        let (removed, reduced) = (of(&disaster.removed, *seat), of(&disaster.reduced, *seat));
        let values = [("removed", removed.into()), ("reduced", reduced.into())];
        (removed + reduced > 0).then(|| tell.of(*seat, "stats-flood-of", &values))
    });
    let each: Vec<String> = each.collect();
    if each.is_empty() {
        return tell.get("stats-flood-nothing");
    }
    tell.with("stats-flood", &[("all", &tell.text.joined(&each))])
}

/// Places of buildings with their owners.
fn buildings(tell: &Teller<'_>, all: &[(Seat, Intersection)]) -> String {
    let one = |(seat, at): &(Seat, Intersection)| {
        tell.of(*seat, "stats-spot-of", &[("place", tell.places().intersection(*at).into())])
    };
    tell.text.joined(&all.iter().map(one).collect::<Vec<_>>())
}
