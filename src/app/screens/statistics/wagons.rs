//! Wagons: deliveries over time and by cargo, ways and tolls, baggage trains, and bandits
//! (TRADERS 5).

use super::about::{Teller, in_turns};
use super::report::StatisticsReport;
use super::series::{course, course_table};
use game::{Cargo, Seat};
use kit::widgets::plot::PlayerBar;
use stats::report::{BanditDeed, GoldFlow, GoldWay, InTurn, WagonReport, WagonTally};

/// Returns what wagons add; nothing without them.
pub fn reports(tell: &Teller<'_>) -> Vec<StatisticsReport> {
    let Some(report) = &tell.report().wagons else { return Vec::new() };
    let played = &tell.report().turns;
    let (delivered, levels) = (report.delivered.by_turn(played), report.levels.by_turn(played));
    vec![
        course(tell, "stats-delivered", &delivered),
        cargo(tell, report),
        StatisticsReport::only(deliveries(tell, report)),
        moves(tell, report),
        course(tell, "stats-trains", &levels),
        bandits_each(tell, report),
        bandits(tell, report),
        course_table(tell, "stats-delivered", &delivered),
        course_table(tell, "stats-trains", &levels),
    ]
}

/// Cargo that each player delivered.
fn cargo(tell: &Teller<'_>, report: &WagonReport) -> StatisticsReport {
    let of = |seat: Seat, cargo: Cargo| {
        let own = report.deliveries.iter().filter(|one| one.seat == seat);
        own.filter(|one| one.what == cargo).count()
    };
    let bar = |seat: &Seat| -> PlayerBar {
        let each = Cargo::ALL.map(|cargo| (tell.text.named(&cargo), of(*seat, cargo)));
        let count: usize = each.iter().map(|(_, count)| count).sum();
        let said = each.iter().filter(|(_, count)| *count > 0);
        let said = said.map(|(what, count)| {
            tell.with("stats-work-count", &[("what", what), ("count", count)])
        });
        let all = tell.text.joined(&said.collect::<Vec<_>>());
        let part = (count > 0).then(|| tell.part(*seat, count as f32));
        let name =
            tell.of(*seat, "stats-cargo-of", &[("count", count.into()), ("all", all.into())]);
        tell.bar(*seat, count.to_string(), name, part.into_iter().collect())
    };
    let title = tell.get("stats-cargo");
    let table = tell.by_player(
        (title.clone(), "stats-what"),
        Cargo::ALL,
        |cargo| tell.text.named(cargo),
        |cargo, seat| of(seat, *cargo).to_string(),
    );
    let bars = tell.seats.iter().map(bar).collect();
    StatisticsReport::bars("cargo", title, bars).table(table)
}

/// Deliveries turn by turn.
fn deliveries(tell: &Teller<'_>, report: &WagonReport) -> store::Table {
    tell.table(
        tell.get("stats-deliveries"),
        &report.deliveries,
        &[
            ("stats-turn", &|one: &InTurn<Cargo>| one.turn.to_string()),
            ("stats-player", &|one| tell.name(one.seat)),
            ("stats-what", &|one| tell.text.named(&one.what)),
        ],
    )
}

/// A figure of a wagon's ways: what a sentence calls it, the key of its head, and how it is counted.
type WayFigure = (&'static str, &'static str, fn(&WagonTally, &GoldFlow) -> u32);

const MOVES: [WayFigure; 6] = [
    ("moves", "stats-head-moves", |tally, _| tally.moves),
    ("points", "stats-head-way", |tally, _| tally.points),
    ("fed", "stats-head-fed", |tally, _| tally.fed),
    ("journeys", "card-swift-journey", |tally, _| tally.journeys),
    ("paid", "stats-gold-way-toll-left", |_, flow| flow.gave[GoldWay::Toll]),
    ("received", "stats-gold-way-toll", |_, flow| flow.got[GoldWay::Toll]),
];

/// Ways of each player's wagon, and the tolls along them.
fn moves(tell: &Teller<'_>, report: &WagonReport) -> StatisticsReport {
    let all = MOVES.map(|(name, head, count)| (name, tell.get(head), count));
    tell.figures((tell.get("stats-wagon-moves"), "stats-wagon-of"), &all, |seat, count| {
        let flow = tell.report().gold.as_ref().map(|gold| gold.flows.of(seat));
        let count = count(&report.players.of(seat), &flow.unwrap_or_default());
        usize::try_from(count).unwrap_or(usize::MAX)
    })
}

/// Deeds to bandits, turn by turn.
fn bandits(tell: &Teller<'_>, report: &WagonReport) -> StatisticsReport {
    let all = &report.bandits;
    let what = |deed: BanditDeed| tell.get(&format!("stats-bandit-{}", deed.key()));
    let say = |deed: &BanditDeed| {
        let key = match deed {
            BanditDeed::Moved => "stats-bandit-has-moved",
            BanditDeed::SentAway => "stats-bandit-has-sent",
            BanditDeed::DrivenOff => "stats-bandit-has-driven",
            BanditDeed::Withstood => "stats-bandit-has-withstood",
        };
        (key, Vec::new())
    };
    let driven = all.iter().filter(|one| one.what == BanditDeed::DrivenOff).count();
    let title = tell.with("stats-bandits", &[("count", &all.len()), ("driven", &driven)]);
    in_turns(tell, title, all, say, &[("stats-what", &|one| what(one.what))], [])
}

/// Counts of what each player did to bandits.
fn bandits_each(tell: &Teller<'_>, report: &WagonReport) -> StatisticsReport {
    let all = BanditDeed::ALL
        .map(|deed| (deed.key(), tell.get(&format!("stats-bandit-{}", deed.key())), deed));
    let title = tell.get("stats-bandits-each");
    tell.figures((title, "stats-bandits-of"), &all, |seat, deed| report.bandits_of(seat, deed))
}
