//! Numbers: how often each came, compared with fair games.

use super::about::About;
use super::report::{Plot, Report};
use super::table::{by_player, table};
use game::Seat;
use kit::widgets::plot::{Beside, Row};
use stats::report::{FairNumber, Lopsided, Number};
use words::text::{Text, Value};

/// Returns what is told of the numbers.
pub fn reports(text: &Text, about: &About) -> Vec<Report> {
    let all = Number::ALL.iter();
    let verdict = verdict(text, about);
    let by_number = table(
        text,
        verdict.clone(),
        &Number::ALL,
        &[
            ("stats-number", &|number| number.to_string()),
            ("stats-came", &|number| count(about, *number).to_string()),
            ("stats-expected", &|number| {
                of_fair(about, *number, |fair| text.number(fair.expected, 1))
            }),
            ("stats-usual-least", &|number| {
                of_fair(about, *number, |fair| fair.band.least.to_string())
            }),
            ("stats-usual-most", &|number| {
                of_fair(about, *number, |fair| fair.band.most.to_string())
            }),
            ("stats-usual-held", &|number| {
                of_fair(about, *number, |fair| text.number(fair.band.share * 100.0, 1))
            }),
            ("stats-away", &|number| about.report.numbers.away(*number).longest.to_string()),
        ],
    );
    let head = (text.get("stats-numbers-players"), "stats-number");
    let by_player =
        by_player(text, about, head, all.clone(), ToString::to_string, |number, seat| {
            about.report.numbers.counts_of(seat)[**number].to_string()
        });
    if about.report.numbers.came().is_empty() {
        let none = Report::new(text.get("stats-numbers-none"), Plot::Nothing);
        return vec![none.table(by_number), Report::only(by_player)];
    }
    let titles = all.clone().map(|number| title(text, about, *number)).collect();
    let lines = all.clone().map(|number| line(text, about, *number)).collect();
    let rows = all.clone().map(|number| row(text, about, *number)).collect();
    let seven = all.take_while(|number| **number != Number::SEVEN).count();
    vec![
        Report::new(verdict, Plot::Nothing).line(meaning(text, about)).table(by_number),
        Report::said("numbers", titles, lines, Plot::Columns(rows)).begins(seven).table(by_player),
    ]
}

fn count(about: &About, number: Number) -> u32 {
    about.report.numbers.counts()[number]
}

fn finding(about: &About, number: Number) -> Option<&FairNumber> {
    about.findings.as_ref().map(|findings| &findings.numbers[number])
}

/// Returns what `say` says of fair games; nothing before they have been played.
fn of_fair(about: &About, number: Number, say: impl FnOnce(&FairNumber) -> String) -> String {
    finding(about, number).map(say).unwrap_or_default()
}

/// Returns whether the numbers as a whole are unusual.
fn verdict(text: &Text, about: &About) -> String {
    let count = about.report.numbers.came().len();
    let Some(findings) = &about.findings else {
        return text.with("stats-numbers-playing", &[("count", count.into())]);
    };
    let (key, part): (&str, u8) = match findings.lopsided {
        Lopsided::Tenths(part) => ("stats-lopsided-tenths", part),
        Lopsided::Hundredths(part) => ("stats-lopsided-hundredths", part),
        Lopsided::Rarer => ("stats-lopsided-rarer", 1),
    };
    text.with(key, &[("part", part.into()), ("count", count.into())])
}

fn meaning(text: &Text, about: &About) -> String {
    let Some(findings) = &about.findings else { return text.get("stats-numbers-wait") };
    let usual = if findings.lopsided.is_unusual() {
        text.get("stats-lopsided-unusual")
    } else {
        text.get("stats-lopsided-usual")
    };
    let games = [("games", text.whole(findings.games.into()).into())];
    format!("{usual} {}", text.with("stats-lopsided-how", &games))
}

/// "A 6 came 14 times; 10.2 were to be expected, 5 to 15 are usual."
fn title(text: &Text, about: &About, number: Number) -> String {
    let mut values: Vec<(&str, Value<'_>)> =
        vec![("number", number.value().into()), ("count", count(about, number).into())];
    let Some(finding) = finding(about, number) else {
        return text.with("stats-number-came", &values);
    };
    values.push(("expected", text.number(finding.expected, 1).into()));
    values.push(("least", finding.band.least.into()));
    values.push(("most", finding.band.most.into()));
    text.with("stats-number-beside", &values)
}

/// Returns how long it stayed away, and in whose turns it came.
fn line(text: &Text, about: &About, number: Number) -> String {
    let numbers = &about.report.numbers;
    let away = numbers.away(number);
    let values = [("longest", away.longest.into()), ("now", away.now.into())];
    let key = if away.now > 0 { "stats-number-away-now" } else { "stats-number-away" };
    let each = |seat: &Seat| {
        let count = numbers.counts_of(*seat)[number];
        let values = [("who", about.name(*seat).into()), ("count", count.into())];
        text.with("stats-number-of", &values)
    };
    let players: Vec<String> = about.seats.iter().map(each).collect();
    let players = [("players", players.join(", ").into())];
    format!("{} {}", text.with(key, &values), text.with("stats-number-players", &players))
}

fn row(text: &Text, about: &About, number: Number) -> Row {
    let count = count(about, number);
    Row {
        label: number.to_string(),
        value: count.to_string(),
        name: title(text, about, number),
        share: f64::from(count),
        beside: finding(about, number).map_or(Beside::Nothing, |finding| Beside::Usual {
            least: finding.band.least.into(),
            mean: finding.expected,
            most: finding.band.most.into(),
        }),
    }
}
