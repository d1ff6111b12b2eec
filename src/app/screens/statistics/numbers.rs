//! Numbers: how often each came, compared with fair games.

use super::about::Teller;
use super::report::{Plot, StatisticsReport};
use game::{Roll, Seat};
use kit::widgets::plot::{Beside, Row};
use stats::report::{FairNumber, Lopsided};
use words::text::Value;

/// Returns what is told of the numbers.
pub fn reports(tell: &Teller<'_>) -> Vec<StatisticsReport> {
    let numbers = &tell.report().numbers;
    let verdict = verdict(tell);
    // Nothing before fair games have been played.
    let fair = |number: &Roll, say: fn(&Teller<'_>, &FairNumber) -> String| {
        finding(tell, *number).map(|fair| say(tell, fair)).unwrap_or_default()
    };
    let by_number = tell.table(
        verdict.clone(),
        &Roll::ALL,
        &[
            ("stats-number", &|number| number.to_string()),
            ("stats-came", &|number| numbers.counts()[*number].to_string()),
            ("stats-expected", &|number| {
                fair(number, |tell, fair| tell.text.number(fair.expected, 1))
            }),
            ("stats-usual-least", &|number| fair(number, |_, fair| fair.band.least.to_string())),
            ("stats-usual-most", &|number| fair(number, |_, fair| fair.band.most.to_string())),
            ("stats-usual-held", &|number| {
                fair(number, |tell, fair| tell.text.number(fair.band.share * 100.0, 1))
            }),
            ("stats-away", &|number| numbers.away(*number).longest.to_string()),
        ],
    );
    let by_player = tell.by_player(
        (tell.get("stats-numbers-players"), "stats-number"),
        Roll::ALL,
        ToString::to_string,
        |number, seat| numbers.counts_of(seat)[*number].to_string(),
    );
    if numbers.came().is_empty() {
        let none = StatisticsReport::new(tell.get("stats-numbers-none"), Plot::Nothing);
        return vec![none.table(by_number), StatisticsReport::only(by_player)];
    }
    let titles = Roll::ALL.map(|number| title(tell, number)).to_vec();
    let lines = Roll::ALL.map(|number| line(tell, number)).to_vec();
    let rows = Roll::ALL.map(|number| row(tell, number)).to_vec();
    let seven = Roll::ALL.iter().take_while(|number| **number != Roll::SEVEN).count();
    vec![
        StatisticsReport::new(verdict, Plot::Nothing).line(meaning(tell)).table(by_number),
        StatisticsReport::said("numbers", titles, lines, Plot::Columns(rows))
            .begins(seven)
            .table(by_player),
    ]
}

fn finding<'a>(tell: &Teller<'a>, number: Roll) -> Option<&'a FairNumber> {
    tell.about.findings.as_ref().map(|findings| &findings.numbers[number])
}

/// Returns whether the numbers as a whole are unusual.
fn verdict(tell: &Teller<'_>) -> String {
    let count = &tell.report().numbers.came().len();
    let Some(findings) = &tell.about.findings else {
        return tell.with("stats-numbers-playing", &[("count", count)]);
    };
    let (key, part): (&str, u8) = match findings.lopsided {
        Lopsided::Tenths(part) => ("stats-lopsided-tenths", part),
        Lopsided::Hundredths(part) => ("stats-lopsided-hundredths", part),
        Lopsided::Rarer => ("stats-lopsided-rarer", 1),
    };
    tell.with(key, &[("part", &part), ("count", count)])
}

fn meaning(tell: &Teller<'_>) -> String {
    let Some(findings) = &tell.about.findings else { return tell.get("stats-numbers-wait") };
    let is_unusual = findings.lopsided.is_unusual();
    let usual = if is_unusual { "stats-lopsided-unusual" } else { "stats-lopsided-usual" };
    let games = tell.text.whole(findings.games.into());
    format!("{} {}", tell.get(usual), tell.with("stats-lopsided-how", &[("games", &games)]))
}

/// "A 6 came 14 times; 10.2 were to be expected, 5 to 15 are usual."
fn title(tell: &Teller<'_>, number: Roll) -> String {
    let count = tell.report().numbers.counts()[number];
    let mut values: Vec<(&str, Value<'_>)> =
        vec![("number", number.number().into()), ("count", count.into())];
    let Some(finding) = finding(tell, number) else {
        return tell.text.with("stats-number-came", &values);
    };
    values.push(("expected", tell.text.number(finding.expected, 1).into()));
    values.push(("least", finding.band.least.into()));
    values.push(("most", finding.band.most.into()));
    tell.text.with("stats-number-beside", &values)
}

/// Returns how long it stayed away, and in whose turns it came.
fn line(tell: &Teller<'_>, number: Roll) -> String {
    let numbers = &tell.report().numbers;
    let away = numbers.away(number);
    let key = if away.now > 0 { "stats-number-away-now" } else { "stats-number-away" };
    let count = |seat: &Seat| (*seat, numbers.counts_of(*seat)[number]);
    let players = tell.all(("stats-number-of", "count"), tell.seats.iter().map(count));
    let players = tell.with("stats-number-players", &[("players", &players)]);
    let away = tell.with(key, &[("longest", &away.longest), ("now", &away.now)]);
    format!("{away} {players}")
}

fn row(tell: &Teller<'_>, number: Roll) -> Row {
    let count = tell.report().numbers.counts()[number];
    Row {
        label: number.to_string(),
        value: count.to_string(),
        name: title(tell, number),
        share: f64::from(count),
        beside: finding(tell, number).map_or(Beside::Nothing, |finding| Beside::Usual {
            least: finding.band.least.into(),
            mean: finding.expected,
            most: finding.band.most.into(),
        }),
    }
}
