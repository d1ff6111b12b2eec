//! Luck: what the numbers owed on average, what they brought, and what else
//! gave or took cards.

use super::about::{KindsOfGame, Teller};
use super::knights::commodities;
use super::report::{Curve, Plot, StatisticsReport};
use game::{Expansion, PerSeat, Seat};
use kit::widgets::plot::{Beside, PlayerBar, Row, points};
use stats::report::{Production, Way};
use store::Table;
use words::text::Value;

/// Returns what is told of luck.
pub fn reports(tell: &Teller<'_>) -> Vec<StatisticsReport> {
    let all = [figures(tell), StatisticsReport::only(ledgers(tell)), course(tell)];
    let own =
        StatisticsReport::each("luck", tell.seats.iter().map(|seat| ledger(tell, *seat)).collect());
    all.into_iter().chain(commodities(tell)).chain([own]).collect()
}

fn of_seat(tell: &Teller<'_>, seat: Seat) -> Production {
    tell.report().luck.players.of(seat)
}

/// "Ann: 1.12 (0.88 to 1.12 is usual). Owed 34 cards, 30.4 on average."
fn sentence(tell: &Teller<'_>, seat: Seat, production: &Production) -> String {
    let number = |number: f64, digits| tell.text.number(number, digits).into();
    let mut values: Vec<(&str, Value<'_>)> = vec![
        ("owed", production.owed().total().into()),
        ("average", number(production.owed_on_average(), 1)),
    ];
    let Some(luck) = production.luck() else { return tell.of(seat, "stats-luck-early", &values) };
    values.push(("figure", number(luck.figure, 2)));
    // In 19 of 20 fair games, it is within two standard deviations.
    values.push(("least", number((1.0 - 2.0 * luck.usual).max(0.0), 2)));
    values.push(("most", number(1.0 + 2.0 * luck.usual, 2)));
    tell.of(seat, "stats-luck-of", &values)
}

fn figures(tell: &Teller<'_>) -> StatisticsReport {
    let figure =
        |production: &Production| production.luck().map(|luck| tell.text.number(luck.figure, 2));
    let bar = |seat: &Seat| -> PlayerBar {
        let production = of_seat(tell, *seat);
        let value = figure(&production).unwrap_or_else(|| tell.get("stats-luck-none"));
        let long = points(production.luck().map_or(0.0, |luck| luck.figure));
        let name = sentence(tell, *seat, &production);
        tell.bar(*seat, value, name, vec![tell.part(*seat, long)])
    };
    let bars: Vec<PlayerBar> = tell.seats.iter().map(bar).collect();
    let lines = bars.iter().map(|bar| bar.name.clone()).collect();
    let title = tell.get("stats-luck-title");
    let of = |seat: &Seat, say: &dyn Fn(&Production) -> String| say(&of_seat(tell, *seat));
    let table = tell.players(
        title.clone(),
        &[
            ("stats-luck-figure", &|seat| of(seat, &|it| figure(it).unwrap_or_default())),
            ("stats-luck-average", &|seat| {
                of(seat, &|it| tell.text.number(it.owed_on_average(), 1))
            }),
            ("stats-luck-owed", &|seat| of(seat, &|it| it.owed().total().to_string())),
            ("stats-came", &|seat| of(seat, &|it| it.came.total().to_string())),
            ("stats-luck-blocked", &|seat| of(seat, &|it| it.blocked.total().to_string())),
            ("stats-luck-withheld", &|seat| of(seat, &|it| it.withheld.total().to_string())),
        ],
    );
    let plot = Plot::Bars(bars, Some(1.0), Some(tell.get("stats-luck-meaning")));
    StatisticsReport::said("luck", vec![title], lines, plot).table(table)
}

/// Returns how many cards each was ahead of the average after each number.
fn course(tell: &Teller<'_>) -> StatisticsReport {
    let luck = &tell.report().luck;
    let none = luck.players.map(|_, _| 0.0);
    let ahead: Vec<(usize, PerSeat<f64>)> =
        std::iter::once(none).chain(luck.ahead.iter().cloned()).enumerate().collect();
    let title = |(nth, ahead): &(usize, PerSeat<f64>)| {
        let each = |seat: &Seat| (*seat, tell.text.signed(ahead.of(*seat), 1));
        let all = tell.all(("stats-luck-ahead", "ahead"), tell.seats.iter().map(each));
        tell.with("stats-luck-after", &[("nth", nth), ("all", &all)])
    };
    let lines = tell.lines(&ahead, |(_, ahead), seat| points(ahead.of(seat)));
    let values = || lines.iter().flat_map(|line| &line.values).copied();
    let curve = Curve {
        least: values().fold(-2.0, f32::min),
        most: values().fold(2.0, f32::max),
        numbers: (0..).take(ahead.len()).collect(),
        axis: tell.get("stats-luck-axis"),
        is_steady: false,
        all: lines,
        ..Curve::default()
    };
    let name = tell.get("stats-luck-course");
    let table = tell.by_player(
        (name.clone(), "stats-numbers"),
        &ahead,
        |(nth, _)| nth.to_string(),
        |(_, ahead), seat| tell.text.signed(ahead.of(seat), 1),
    );
    let titles = ahead.iter().map(title).collect();
    StatisticsReport::curve("luck-course", titles, Vec::new(), curve).line(name).table(table)
}

/// Returns where a player's cards differed from what the numbers owed.
fn entries(tell: &Teller<'_>, seat: Seat) -> Vec<(String, f64)> {
    let (production, flow) = (of_seat(tell, seat), tell.report().traffic.flows.of(seat));
    let numbers = f64::from(production.owed().total()) - production.owed_on_average();
    let kept = [
        ("stats-luck-numbers", numbers),
        ("stats-luck-blocked", 0.0 - f64::from(production.blocked.total())),
        ("stats-luck-withheld", 0.0 - f64::from(production.withheld.total())),
    ];
    let with_knights = KindsOfGame::With(Expansion::Knights);
    let ways = [
        (Way::Discard, "stats-luck-discards", KindsOfGame::All),
        (Way::Robber, "stats-luck-thefts", KindsOfGame::All),
        (Way::Event, "stats-luck-events", KindsOfGame::All),
        (Way::Development, "stats-luck-development", KindsOfGame::Without(Expansion::Knights)),
        (Way::Progress, "stats-luck-progress", with_knights),
        (Way::Aqueduct, "stats-way-aqueduct", with_knights),
    ];
    // What a number brought that somebody set is what their card brought.
    let net = |way| flow.net(way) + if way == Way::Progress { production.set.into() } else { 0 };
    let ways = ways.into_iter().filter(|(.., games)| tell.is_of(*games));
    let ways = ways.map(|(way, key, _)| (key, net(way) as f64));
    kept.into_iter().chain(ways).map(|(key, cards)| (tell.get(key), cards)).collect()
}

fn ledger(tell: &Teller<'_>, seat: Seat) -> StatisticsReport {
    let row = |(label, cards): (String, f64)| {
        let value = tell.text.signed(cards, 1);
        let name = tell.with("stats-luck-entry", &[("what", &label), ("cards", &value)]);
        Row { label, value, name, share: cards, beside: Beside::Nothing }
    };
    let rows = entries(tell, seat).into_iter().map(row).collect();
    StatisticsReport::rows("luck-ledger", tell.about("stats-luck-ledger", seat), rows)
}

fn ledgers(tell: &Teller<'_>) -> Table {
    let entries: Vec<_> = tell.seats.iter().map(|seat| (*seat, entries(tell, *seat))).collect();
    let labels = entries.first().map(|(_, all)| all.as_slice()).unwrap_or_default();
    tell.by_player(
        (tell.get("stats-luck-ledgers"), "stats-what"),
        labels.iter().enumerate(),
        |(_, (label, _))| label.clone(),
        |(nth, _), seat| {
            let own = entries.iter().find(|(who, _)| *who == seat);
            let cards = own.and_then(|(_, all)| all.get(*nth));
            cards.map(|(_, cards)| tell.text.signed(*cards, 1)).unwrap_or_default()
        },
    )
}
