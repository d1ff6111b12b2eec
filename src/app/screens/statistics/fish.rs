//! Fish: tokens drawn over time, where they went, the waters that they came from, what they bought,
//! and who had the boot (TRADERS 1).

use std::collections::BTreeMap;

use super::about::Teller;
use super::report::{Plot, StatisticsReport};
use super::series::{course, course_table, reigns};
use board::Hex;
use game::{FishPurchase, PerSeat, Seat};
use kit::widgets::plot::{Beside, PlayerBar, Row};
use stats::report::{FishReport, FishTally, InTurn, Prize};

/// Returns what fish add; nothing without them.
pub fn reports(tell: &Teller<'_>) -> Vec<StatisticsReport> {
    let Some(report) = &tell.report().fish else { return Vec::new() };
    let players = tell.state.players();
    let drawn = tell.report().turns.sums(players, &report.catches, |count| *count);
    vec![
        course(tell, "stats-caught", &drawn),
        each(tell, report),
        waters(tell, report),
        bought(tell, report),
        StatisticsReport::only(purchases(tell, report)),
        boot(tell, report),
        course_table(tell, "stats-caught", &drawn),
        course_table(tell, "stats-fish-held", &report.held.by_turn(&tell.report().turns)),
    ]
}

/// A count of a player's tokens beside those drawn: the key of its head, and where it is counted.
type FishCount = (&'static str, fn(&FishTally) -> u32);

const COUNTED: [FishCount; 6] = [
    ("stats-head-caught", |tally| tally.caught),
    ("stats-head-exchanged", |tally| tally.exchanged),
    ("stats-head-full", |tally| tally.full),
    ("stats-head-short", |tally| tally.short),
    ("stats-head-spent", |tally| tally.spent),
    ("figure-boot", |tally| tally.boots),
];

/// Tokens that each player drew, and what became of them.
fn each(tell: &Teller<'_>, report: &FishReport) -> StatisticsReport {
    let bar = |seat: &Seat| -> PlayerBar {
        let tally = report.players.of(*seat);
        let part = (tally.caught > 0).then(|| tell.part(*seat, tally.caught as f32));
        let values = [
            ("caught", tally.caught.into()),
            ("spent", tally.spent.into()),
            ("now", tell.state.fish_of(*seat).into()),
        ];
        let beside = [
            tell.some("stats-fish-exchanged", tally.exchanged),
            tell.some("stats-fish-full", tally.full),
            tell.some("stats-fish-short", tally.short),
            tell.some("stats-fish-boots", tally.boots),
        ];
        let words = std::iter::once(tell.of(*seat, "stats-fish-of", &values));
        let words: Vec<String> = words.chain(beside.into_iter().flatten()).collect();
        tell.bar(*seat, tally.caught.to_string(), words.join(" "), part.into_iter().collect())
    };
    let title = tell.get("stats-fish-each");
    let head =
        COUNTED.map(|(key, _)| tell.get(key)).into_iter().chain([tell.get("stats-road-now")]);
    let table = tell.each_row(title.clone(), head, |seat| {
        let tally = report.players.of(seat);
        let all = COUNTED.map(|(_, count)| count(&tally)).into_iter();
        all.chain([tell.state.fish_of(seat).into()]).map(|count| count.to_string()).collect()
    });
    let bars = tell.seats.iter().map(bar).collect();
    StatisticsReport::bars("fish-each", title, bars).table(table)
}

/// Tokens from each fishing ground and lake.
fn waters(tell: &Teller<'_>, report: &FishReport) -> StatisticsReport {
    let all = named_waters(tell, report);
    let of = |water: &[Hex], seat: Seat| {
        let here = water.iter().filter_map(|at| report.waters.get(at));
        here.map(|tokens| tokens.of(seat)).sum::<u32>()
    };
    let sum = |water: &[Hex]| {
        let here = water.iter().filter_map(|at| report.waters.get(at));
        here.flat_map(PerSeat::values).sum::<u32>()
    };
    let row = |(label, water): &(String, Vec<Hex>)| {
        let own = tell.seats.iter().map(|seat| (*seat, of(water, *seat)));
        let own = tell.all(("stats-number-of", "count"), own.filter(|(_, count)| *count > 0));
        let count = sum(water);
        let values = [("water", label as _), ("count", &count as _), ("all", &own as _)];
        Row {
            label: label.clone(),
            value: count.to_string(),
            name: tell.with("stats-water-of", &values),
            share: count.into(),
            beside: Beside::Nothing,
        }
    };
    let count: u32 = all.iter().map(|(_, water)| sum(water)).sum();
    let title = tell.with("stats-waters", &[("count", &count)]);
    let table = tell.by_player(
        (title.clone(), "stats-place"),
        &all,
        |(label, _)| label.clone(),
        |(_, water), seat| of(water, seat).to_string(),
    );
    let rows = all.iter().map(row).collect();
    StatisticsReport::rows("fish-waters", title, rows).table(table)
}

/// Lakes and grounds by what they are called: those of one number bring fish together.
fn named_waters(tell: &Teller<'_>, report: &FishReport) -> Vec<(String, Vec<Hex>)> {
    let markers = tell.state.island().markers();
    let mut all: Vec<(String, Vec<Hex>)> = Vec::new();
    for lake in &markers.lakes {
        let numbers = lake.numbers.iter().map(|token| token.number().to_string());
        let numbers = tell.text.joined(&numbers.collect::<Vec<_>>());
        all.push((tell.with("stats-water-lake", &[("numbers", &numbers)]), vec![lake.at]));
    }
    let mut grounds: BTreeMap<u8, Vec<Hex>> = BTreeMap::new();
    for ground in &markers.grounds {
        grounds.entry(ground.number.number()).or_default().push(ground.at);
    }
    all.extend(grounds.into_iter().map(|(number, water)| {
        let values = [("number", &number as _), ("count", &water.len() as _)];
        (tell.with("stats-water-ground", &values), water)
    }));
    // What the table has taken away since brought something all the same.
    let is_gone = |at: &&Hex| !all.iter().any(|(_, water)| water.contains(at));
    let gone: Vec<_> = report.waters.keys().filter(is_gone).copied().collect();
    all.extend(gone.into_iter().map(|at| (tell.places().hex(at), vec![at])));
    all
}

/// Purchases of each player.
fn bought(tell: &Teller<'_>, report: &FishReport) -> StatisticsReport {
    let all = FishPurchase::ALL.into_iter();
    let all = all.filter(|what| tell.seats.iter().any(|seat| report.bought(*seat, *what).0 > 0));
    let all: Vec<FishPurchase> = all.collect();
    let line = |seat: Seat| {
        let own = all.iter().filter_map(|what| {
            let (times, fish) = report.bought(seat, *what);
            let what = purchase(tell, *what);
            let values = [("what", &what as _), ("times", &times as _), ("fish", &fish as _)];
            (times > 0).then(|| tell.with("stats-bought-each", &values))
        });
        let own: Vec<String> = own.collect();
        let own =
            if own.is_empty() { tell.get("stats-works-none") } else { tell.text.joined(&own) };
        tell.of(seat, "stats-works-of", &[("all", own.into())])
    };
    let title = tell.with("stats-bought", &[("count", &report.purchases.len())]);
    let table = tell.by_player(
        (title.clone(), "stats-what"),
        &all,
        |what| purchase(tell, **what),
        |what, seat| report.bought(seat, **what).0.to_string(),
    );
    let lines = if all.is_empty() { Vec::new() } else { tell.each(line) };
    StatisticsReport::new(title, Plot::Sentences(lines)).table(table)
}

/// Returns what fish bought, as this table says it.
fn purchase(tell: &Teller<'_>, what: FishPurchase) -> String {
    tell.with(&format!("fish-for-{}", what.key()), &[])
}

/// Purchases turn by turn, with the tokens that paid for them.
fn purchases(tell: &Teller<'_>, report: &FishReport) -> store::Table {
    tell.table(
        tell.get("stats-purchases"),
        &report.purchases,
        &[
            ("stats-turn", &|one: &InTurn<stats::report::FishSpent>| one.turn.to_string()),
            ("stats-player", &|one| tell.name(one.seat)),
            ("stats-what", &|one| purchase(tell, one.what.on)),
            ("figure-fish", &|one| one.what.tokens.count().to_string()),
            ("stats-fish", &|one| one.what.tokens.fish().to_string()),
        ],
    )
}

/// Holders of the boot, and for how many turns each had it.
fn boot(tell: &Teller<'_>, report: &FishReport) -> StatisticsReport {
    let turns = &tell.report().turns;
    let held: PerSeat<usize> = tell.state.players().map(|seat, _| report.boot_turns(seat, turns));
    let had = tell.seats.iter().filter(|seat| report.boot.iter().any(|it| it.holder == **seat));
    let each = had.map(|seat| tell.of(*seat, "stats-boot-of", &[("turns", held.of(*seat).into())]));
    let each = tell.text.joined(&each.collect::<Vec<_>>());
    let title = tell.with("stats-boot", &[("count", &report.boot.len()), ("all", &each)]);
    let told = reigns(tell, title.clone(), &report.boot, &[Prize::Boot]);
    if report.boot.is_empty() {
        return StatisticsReport::new(title, Plot::Nothing).table(told.table);
    }
    told
}
