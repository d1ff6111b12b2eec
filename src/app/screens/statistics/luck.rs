//! Luck: what the numbers owed on average, what they brought, and what else
//! gave or took cards.

use super::about::About;
use super::report::{Curve, Plot, Report};
use super::table::{by_player, table};
use game::{CardKind, PerSeat, Seat};
use kit::widgets::plot::{Beside, PlayerBar, Row, points};
use stats::report::{PlayerLuck, Production, Way};
use words::text::{Text, Value};

/// Returns what is told of luck.
pub fn reports(text: &Text, about: &About) -> Vec<Report> {
    let each = |report: &dyn Fn(Seat) -> Report| {
        let all = about.seats.iter().map(|seat| report(*seat)).collect();
        Report::each("luck", all)
    };
    let ledgers = ledgers(text, about);
    let mut all = vec![figures(text, about), Report::only(ledgers), course(text, about)];
    if about.has_knights() {
        all.push(each(&|seat| commodities(text, about, seat)).table(kinds(text, about)));
    }
    all.push(each(&|seat| ledger(text, about, seat)));
    all
}

fn of_seat(about: &About, seat: Seat) -> PlayerLuck {
    about.report.luck.players.of(seat)
}

/// "Ann: 1.12 (0.88 to 1.12 is usual). Owed 34 cards, 30.4 on average."
fn sentence(text: &Text, about: &About, seat: Seat) -> String {
    let production = of_seat(about, seat).production;
    let mut values: Vec<(&str, Value<'_>)> = vec![
        ("who", about.name(seat).into()),
        ("owed", production.owed().total().into()),
        ("average", text.number(production.owed_on_average(), 1).into()),
    ];
    let Some(luck) = production.luck() else { return text.with("stats-luck-early", &values) };
    values.push(("figure", text.number(luck.figure, 2).into()));
    // In 19 of 20 fair games, it is within two standard deviations.
    values.push(("least", text.number((1.0 - 2.0 * luck.usual).max(0.0), 2).into()));
    values.push(("most", text.number(1.0 + 2.0 * luck.usual, 2).into()));
    text.with("stats-luck-of", &values)
}

fn figures(text: &Text, about: &About) -> Report {
    let figure = |seat| of_seat(about, seat).production.luck().map(|luck| luck.figure);
    let bar = |seat: &Seat| -> PlayerBar {
        let figure = figure(*seat);
        let none = || text.get("stats-luck-none");
        let value = figure.map_or_else(none, |figure| text.number(figure, 2));
        let part = about.part(*seat, points(figure.unwrap_or(0.0)));
        about.bar(*seat, value, sentence(text, about, *seat), vec![part])
    };
    let bars: Vec<PlayerBar> = about.seats.iter().map(bar).collect();
    let lines = bars.iter().map(|bar| bar.name.clone()).collect();
    let title = text.get("stats-luck-title");
    let count = |seat: &Seat, count: fn(&Production) -> u32| {
        count(&of_seat(about, *seat).production).to_string()
    };
    let table = table(
        text,
        title.clone(),
        &about.seats,
        &[
            ("stats-player", &|seat| about.name(*seat)),
            ("stats-luck-figure", &|seat| {
                figure(*seat).map(|figure| text.number(figure, 2)).unwrap_or_default()
            }),
            ("stats-luck-average", &|seat| {
                text.number(of_seat(about, *seat).production.owed_on_average(), 1)
            }),
            ("stats-luck-owed", &|seat| count(seat, |it| it.owed().total())),
            ("stats-came", &|seat| count(seat, |it| it.came.total())),
            ("stats-luck-blocked", &|seat| count(seat, |it| it.blocked.total())),
            ("stats-luck-withheld", &|seat| count(seat, |it| it.withheld.total())),
        ],
    );
    let meaning = text.get("stats-luck-meaning");
    let plot = Plot::Bars(bars, Some(1.0), Some(meaning));
    Report::said("luck", vec![title], lines, plot).table(table)
}

/// Returns how many cards each was ahead of the average after each number.
fn course(text: &Text, about: &About) -> Report {
    let over_time = about.report.luck.over_time.iter();
    let ahead = over_time
        .map(|point| point.average.map(|seat, mean| f64::from(point.owed.of(seat)) - mean));
    let none = about.report.luck.players.map(|_, _| 0.0);
    let ahead: Vec<(usize, PerSeat<f64>)> =
        std::iter::once(none).chain(ahead).enumerate().collect();
    let title = |(nth, ahead): &(usize, PerSeat<f64>)| {
        let each = |seat: &Seat| {
            let cards = text.signed(ahead.of(*seat), 1).into();
            text.with("stats-luck-ahead", &[("who", about.name(*seat).into()), ("ahead", cards)])
        };
        let all: Vec<String> = about.seats.iter().map(each).collect();
        text.with("stats-luck-after", &[("nth", (*nth).into()), ("all", all.join(", ").into())])
    };
    let lines = about.lines(&ahead, |(_, ahead), seat| points(ahead.of(seat)));
    let values = || lines.iter().flat_map(|line| &line.values).copied();
    let curve = Curve {
        least: values().fold(-2.0, f32::min),
        most: values().fold(2.0, f32::max),
        numbers: (0..).take(ahead.len()).collect(),
        axis: text.get("stats-luck-axis"),
        is_steady: false,
        all: lines,
        ..Curve::default()
    };
    let head = (text.get("stats-luck-course"), "stats-numbers");
    let table = by_player(
        text,
        about,
        head,
        &ahead,
        |(nth, _)| nth.to_string(),
        |(_, ahead), seat| text.signed(ahead.of(seat), 1),
    );
    let titles = ahead.iter().map(title).collect();
    let report = Report::curve("luck-course", titles, Vec::new(), curve);
    report.line(text.get("stats-luck-course")).table(table)
}

/// Returns where a player's cards differed from what the numbers owed.
fn entries(text: &Text, about: &About, seat: Seat) -> Vec<(String, f64)> {
    let PlayerLuck { production, flow, .. } = of_seat(about, seat);
    let numbers = f64::from(production.owed().total()) - production.owed_on_average();
    let kept = [
        ("stats-luck-numbers", numbers),
        ("stats-luck-blocked", 0.0 - f64::from(production.blocked.total())),
        ("stats-luck-withheld", 0.0 - f64::from(production.withheld.total())),
    ];
    let own: &[_] = if about.has_knights() {
        &[(Way::Progress, "stats-luck-progress"), (Way::Aqueduct, "stats-way-aqueduct")]
    } else {
        &[(Way::Development, "stats-luck-development")]
    };
    let ways = [
        (Way::Discard, "stats-luck-discards"),
        (Way::Robber, "stats-luck-thefts"),
        (Way::Event, "stats-luck-events"),
    ];
    let ways = ways.iter().chain(own).map(|(way, key)| (*key, flow.net(*way) as f64));
    kept.into_iter().chain(ways).map(|(key, cards)| (text.get(key), cards)).collect()
}

/// Returns what the numbers owed of each commodity, against what they owe on average
/// (KNIGHTS 4).
fn commodities(text: &Text, about: &About, seat: Seat) -> Report {
    let production = of_seat(about, seat).production;
    let row = |kind: &CardKind| {
        let (owed, average) = production.of_kind(*kind);
        let both: [(&str, Value<'_>); 2] =
            [("owed", owed.into()), ("average", text.number(average, 1).into())];
        let value = text.with("stats-luck-against", &both);
        let of = [("who", about.name(seat).into()), ("kind", text.kind(*kind).into())];
        Row {
            label: text.kind(*kind),
            value,
            name: text.with("stats-luck-kind", &of.into_iter().chain(both).collect::<Vec<_>>()),
            share: owed.into(),
            beside: Beside::Other(average),
        }
    };
    let kinds = about.kinds.iter().filter(|kind| kind.commodity().is_some());
    let title = text.with("stats-luck-commodities", &[("who", about.name(seat).into())]);
    Report::rows("luck-commodities", title, kinds.map(row).collect())
}

/// Each kind that was owed, with its average, for a game with commodities.
fn kinds(text: &Text, about: &About) -> store::Table {
    let each = |seat: Seat| about.kinds.iter().map(move |kind| (seat, *kind));
    let all: Vec<(Seat, CardKind)> = about.seats.iter().copied().flat_map(each).collect();
    let owed = |(seat, kind): &(Seat, CardKind)| of_seat(about, *seat).production.of_kind(*kind);
    table(
        text,
        text.get("stats-luck-kinds"),
        &all,
        &[
            ("stats-player", &|(seat, _)| about.name(*seat)),
            ("stats-kind-head", &|(_, kind)| text.kind(*kind)),
            ("stats-luck-owed", &|one| owed(one).0.to_string()),
            ("stats-luck-average", &|one| text.number(owed(one).1, 1)),
        ],
    )
}

fn ledger(text: &Text, about: &About, seat: Seat) -> Report {
    let row = |(label, cards): (String, f64)| {
        let value = text.signed(cards, 1);
        let values = [("what", label.clone().into()), ("cards", value.clone().into())];
        let name = text.with("stats-luck-entry", &values);
        Row { label, value, name, share: cards, beside: Beside::Nothing }
    };
    let rows = entries(text, about, seat).into_iter().map(row).collect();
    let title = text.with("stats-luck-ledger", &[("who", about.name(seat).into())]);
    Report::rows("luck-ledger", title, rows)
}

fn ledgers(text: &Text, about: &About) -> store::Table {
    let entries = about.players().map(|seat, _| entries(text, about, seat));
    let first = about.seats.first().map(|seat| entries.of(*seat)).unwrap_or_default();
    let head = (text.get("stats-luck-ledgers"), "stats-what");
    let labels = first.into_iter().enumerate();
    by_player(
        text,
        about,
        head,
        labels,
        |(_, (label, _))| label.clone(),
        |(nth, _), seat| {
            let all = entries.of(seat);
            all.get(*nth).map(|(_, cards)| text.signed(*cards, 1)).unwrap_or_default()
        },
    )
}
