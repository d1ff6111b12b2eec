//! Gold: purses over time, what was earned and spent, bridges, and the settlers' tiles (TRADERS 2).

use super::about::{KindsOfGame, Teller};
use super::report::StatisticsReport;
use super::series::{WayCounts, course, course_table, reigns, ways};
use game::{Expansion, Seat};
use kit::widgets::plot::PlayerBar;
use stats::report::{GoldReport, GoldWay, Prize, Reign, Work};

/// Returns what gold adds; nothing where nobody plays with it.
pub fn reports(tell: &Teller<'_>) -> Vec<StatisticsReport> {
    let Some(report) = &tell.report().gold else { return Vec::new() };
    let turns = report.purses.by_turn(&tell.report().turns);
    let mut all =
        vec![course(tell, "stats-purse", &turns), earned(tell, report), moved(tell, report)];
    if tell.is_of(KindsOfGame::With(Expansion::Rivers)) {
        all.extend(settlers(tell, report));
        all.push(bridges(tell, report));
    }
    all.push(course_table(tell, "stats-purse", &turns));
    all
}

/// Gold that each player earned by what they did.
fn earned(tell: &Teller<'_>, report: &GoldReport) -> StatisticsReport {
    let bar = |seat: &Seat| -> PlayerBar {
        let flow = report.flows.of(*seat);
        let (earned, now) = (flow.earned(), tell.state.gold_of(*seat));
        let values = [("earned", earned.into()), ("now", now.into())];
        let part = (earned > 0).then(|| tell.part(*seat, earned as f32));
        let name = tell.of(*seat, "stats-gold-of", &values);
        tell.bar(*seat, earned.to_string(), name, part.into_iter().collect())
    };
    let title = tell.get("stats-gold-earned");
    let both = [
        ("earned", tell.get("stats-head-earned"), true),
        ("now", tell.get("stats-road-now"), false),
    ];
    let table = tell.figures((title.clone(), "stats-gold-of"), &both, |seat, is_earned| {
        let now = u32::from(tell.state.gold_of(seat));
        let count = if is_earned { report.flows.of(seat).earned() } else { now };
        usize::try_from(count).unwrap_or(usize::MAX)
    });
    let bars = tell.seats.iter().map(bar).collect();
    StatisticsReport::bars("gold", title, bars).table(table.table)
}

/// Ways on which each player's gold came and went.
fn moved(tell: &Teller<'_>, report: &GoldReport) -> StatisticsReport {
    let first = |seat| u32::from(report.purses.at_first(seat));
    let counts = |way: GoldWay, comes: bool| {
        move |seat: Seat| {
            let flow = report.flows.of(seat);
            if comes { flow.got[way] } else { flow.gave[way] }
        }
    };
    let both = [true, false].map(|comes| GoldWay::ALL.map(|way| (way, comes, counts(way, comes))));
    let mut all =
        vec![WayCounts { label: tell.get("stats-gold-first"), comes: true, count: &first }];
    all.extend(both.iter().flatten().map(|(way, comes, count)| {
        let key = format!("stats-gold-way-{}", way.key());
        let label = if *comes { tell.with(&key, &[]) } else { tell.get(&format!("{key}-left")) };
        WayCounts { label, comes: *comes, count }
    }));
    let title = |seat, came: u32, left: u32| {
        tell.of(seat, "stats-gold-ways", &[("came", came.into()), ("left", left.into())])
    };
    ways(tell, ("gold", "stats-gold-line"), title, (tell.get("stats-gold-all"), &all))
}

/// Holders of the settlers' tiles, and for how many turns each had one (TRADERS 2.7).
fn settlers(tell: &Teller<'_>, report: &GoldReport) -> [StatisticsReport; 2] {
    let turns = &tell.report().turns;
    let of = |seat: Seat, prize: Prize| {
        let own = move |reign: &&Reign| reign.holder == seat && reign.prize == prize;
        report.settlers.iter().filter(own).map(|reign| reign.turns(turns)).sum::<usize>()
    };
    let has_poor = tell.is_of(KindsOfGame::Without(Expansion::Wagons));
    let prizes = if has_poor { &Prize::SETTLERS[..] } else { &[Prize::Wealthiest] };
    let both = [
        ("wealthiest", tell.prize(Prize::Wealthiest), Prize::Wealthiest),
        ("poor", tell.prize(Prize::Poor), Prize::Poor),
    ];
    let key = if has_poor { "stats-settlers-of" } else { "stats-wealthiest-of" };
    let (figures, _) = both.split_at(prizes.len());
    let title = tell.get("stats-settlers-turns");
    let held = reigns(tell, tell.get("stats-settlers"), &report.settlers, prizes);
    [held, tell.figures((title, key), figures, of)]
}

/// Bridges of each player, and the gold for them.
fn bridges(tell: &Teller<'_>, report: &GoldReport) -> StatisticsReport {
    let both =
        [("count", tell.get("stats-head-bridges"), true), ("gold", tell.get("stats-gold"), false)];
    tell.figures((tell.get("stats-bridges"), "stats-bridges-of"), &both, |seat, is_count| {
        let built = tell.report().works.of(seat)[Work::Bridge];
        let count = if is_count { built } else { report.flows.of(seat).got[GoldWay::Bridge] };
        usize::try_from(count).unwrap_or(usize::MAX)
    })
}
