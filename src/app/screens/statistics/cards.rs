//! Cards: what came in, where it went, what was built with it, and who traded.

use super::about::About;
use super::report::{Plot, Report};
use super::table::{by_player, table};
use board::Intersection;
use game::{CardKind, Seat};
use kit::widgets::plot::{BarPart, Beside, PartOf, PlayerBar, Row};
use stats::report::{Built, Tally, Way};
use words::text::{Text, Value};

/// Into a hand, or out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Came,
    Left,
}

/// In which direction a table tells of a way: nothing goes the other way but what was put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goes {
    In,
    Out,
    /// Cards that leave by it are called otherwise, by a key with `-left` at its end.
    Both,
}

/// A way of cards: in which direction, in which games, and the end of the key of its name.
type WayRow = (Way, Goes, fn(&About) -> bool, &'static str);

const WAYS: [WayRow; 12] = [
    (Way::Opening, Goes::In, |_| true, "opening"),
    (Way::Production, Goes::In, |_| true, "production"),
    (Way::Discovery, Goes::In, About::has_sea, "discovery"),
    (Way::Aqueduct, Goes::In, About::has_knights, "aqueduct"),
    (Way::Event, Goes::Both, |_| true, "event"),
    (Way::Robber, Goes::Both, |_| true, "robber"),
    (Way::Discard, Goes::Out, |_| true, "discard"),
    (Way::Development, Goes::Both, |about| !about.has_knights(), "development"),
    (Way::Progress, Goes::Both, About::has_knights, "progress"),
    (Way::Trade, Goes::Both, |_| true, "trade"),
    (Way::Bank, Goes::Both, |_| true, "bank"),
    (Way::Building, Goes::Out, |_| true, "building"),
];

/// What can be built, with the keys of its name and of its count in a sentence.
const BUILT: [(Built, &str, &str); 4] = [
    (Built::Road, "stats-built-roads", "roads"),
    (Built::Settlement, "stats-built-settlements", "settlements"),
    (Built::City, "stats-built-cities", "cities"),
    (Built::Card, "stats-built-cards", "cards"),
];

/// Returns what is told of the cards.
pub fn reports(text: &Text, about: &About) -> Vec<Report> {
    let ways = about.seats.iter().map(|seat| ways(text, about, *seat)).collect();
    let ways = Report::each("produced", ways).table(ways_table(text, about));
    vec![produced(text, about), ways, built(text, about), best(text, about), trades(text, about)]
}

fn tally(about: &About, seat: Seat, direction: Direction, way: Way) -> Tally {
    let flow = about.report.traffic.flows.of(seat);
    match direction {
        Direction::Came => flow.got(way),
        Direction::Left => flow.gave(way),
    }
}

/// Returns what the numbers brought each player, by resource.
fn produced(text: &Text, about: &About) -> Report {
    let tally = |seat| tally(about, seat, Direction::Came, Way::Production);
    let bar = |seat: &Seat| -> PlayerBar {
        let tally = tally(*seat);
        let values: [(&str, Value<'_>); 3] = [
            ("who", about.name(*seat).into()),
            ("count", tally.total().into()),
            ("kinds", kinds(text, tally).into()),
        ];
        let name = text.with("stats-produced-of", &values);
        let part = |kind| BarPart { long: tally.of(kind) as f32, what: PartOf::Cards(kind) };
        let parts = CardKind::ALL.into_iter().map(part).filter(|part| part.long > 0.0);
        about.bar(*seat, tally.total().to_string(), name, parts.collect())
    };
    let title = text.get("stats-produced");
    let head = about.kinds.iter().map(|kind| text.kind(*kind)).collect();
    let row = |seat: &Seat| {
        let tally = tally(*seat);
        let each = about.kinds.iter().map(|kind| tally.of(*kind).to_string()).collect();
        [vec![about.name(*seat)], each, vec![tally.total().to_string()]].concat()
    };
    let table = store::Table {
        title: title.clone(),
        head: [vec![text.get("stats-player")], head, vec![text.get("stats-all")]].concat(),
        rows: about.seats.iter().map(row).collect(),
    };
    Report::bars("produced", title, about.seats.iter().map(bar).collect()).table(table)
}

/// Returns where the cards of one player came from and where they went.
fn ways(text: &Text, about: &About, seat: Seat) -> Report {
    let row = |(direction, way, label): (Direction, Way, String)| {
        let tally = tally(about, seat, direction, way);
        let count = f64::from(tally.total());
        let share = if direction == Direction::Came { count } else { -count };
        let values: [(&str, Value<'_>); 3] = [
            ("way", label.clone().into()),
            ("count", tally.total().into()),
            ("kinds", kinds(text, tally).into()),
        ];
        let name = text.with("stats-way-line", &values);
        let row = Row { name, value: text.signed(share, 0), label, share, beside: Beside::Nothing };
        (tally.total() > 0).then_some(row)
    };
    let flow = about.report.traffic.flows.of(seat);
    let values: [(&str, Value<'_>); 3] = [
        ("who", about.name(seat).into()),
        ("came", flow.all_got().total().into()),
        ("left", flow.all_gave().total().into()),
    ];
    let rows = all_ways(text, about, |_, _| true).filter_map(row).collect();
    Report::rows("ways", text.with("stats-ways", &values), rows)
}

fn ways_table(text: &Text, about: &About) -> store::Table {
    let goes = |direction, goes| match direction {
        Direction::Came => goes != Goes::Out,
        Direction::Left => goes != Goes::In,
    };
    let head = (text.get("stats-ways-all"), "stats-way");
    let all = all_ways(text, about, |direction, (_, way, is_played, _)| {
        is_played(about) && goes(direction, *way)
    });
    by_player(
        text,
        about,
        head,
        all,
        |(.., label)| label.clone(),
        |(direction, way, _), seat| tally(about, seat, *direction, *way).total().to_string(),
    )
}

/// The ways that `are_told`, first those by which cards come, each with its name.
fn all_ways<'a>(
    text: &'a Text,
    about: &'a About,
    are_told: impl Fn(Direction, &(Way, Goes, fn(&About) -> bool, &str)) -> bool + 'a,
) -> impl Iterator<Item = (Direction, Way, String)> + 'a {
    let both = [Direction::Came, Direction::Left].into_iter();
    let both = both.flat_map(|direction| WAYS.iter().map(move |row| (direction, row)));
    both.filter(move |(direction, row)| are_told(*direction, row)).map(|(direction, row)| {
        let (way, goes, _, key) = *row;
        let is_left = direction == Direction::Left && goes == Goes::Both;
        let name = if way == Way::Opening && about.has_knights() {
            text.get("stats-way-opening-city")
        } else if is_left {
            text.get(&format!("stats-way-{key}-left"))
        } else {
            text.get(&format!("stats-way-{key}"))
        };
        (direction, way, name)
    })
}

fn built(text: &Text, about: &About) -> Report {
    let built = &about.report.traffic.built;
    let line = |seat: &Seat| {
        let mut values: Vec<(&str, Value<'_>)> = vec![("who", about.name(*seat).into())];
        values.extend(BUILT.map(|(what, _, key)| (key, built.of(*seat)[what].into())));
        let key = if about.has_knights() { "stats-built-knights" } else { "stats-built-of" };
        text.with(key, &values)
    };
    let title = text.get("stats-built");
    // Development cards are not played with Cities & Knights.
    let all = BUILT.iter().filter(|(what, ..)| *what != Built::Card || !about.has_knights());
    let head = (title.clone(), "stats-what");
    let table = by_player(
        text,
        about,
        head,
        all,
        |(_, key, _)| text.get(key),
        |one, seat| built.of(seat)[one.0].to_string(),
    );
    Report::new(title, sentences(about.seats.iter().map(line))).table(table)
}

fn sentences(lines: impl IntoIterator<Item = String>) -> Plot {
    Plot::Sentences(lines.into_iter().map(|line| (None, line)).collect())
}

/// The hexes and the spots that brought the most.
fn best(text: &Text, about: &About) -> Report {
    let places = about.places(text);
    let traffic = &about.report.traffic;
    let mut spots: Vec<((Intersection, Seat), u32)> = Vec::new();
    spots.extend(traffic.spots.iter().map(|(spot, count)| (*spot, *count)));
    let table = table(
        text,
        text.get("stats-spots"),
        &spots,
        &[
            ("stats-player", &|((_, seat), _)| about.name(*seat)),
            ("stats-place", &|((at, _), _)| places.intersection(*at)),
            ("stats-count", &|(_, count)| count.to_string()),
        ],
    );
    let (hexes, most) = traffic.best_hexes();
    if hexes.is_empty() {
        return Report::only(table);
    }
    let hexes: Vec<String> = hexes.into_iter().map(|hex| places.hex(hex)).collect();
    let values = [("places", hexes.join(", ").into()), ("count", most.into())];
    let hexes = text.with("stats-best-hex", &values);
    let (spots, most) = traffic.best_spots();
    let named = |(at, seat)| {
        let place = places.intersection(at).into();
        text.with("stats-spot-of", &[("who", about.name(seat).into()), ("place", place)])
    };
    let spots: Vec<String> = spots.into_iter().map(named).collect();
    let values = [("places", spots.join(", ").into()), ("count", most.into())];
    let spots = text.with("stats-best-spot", &values);
    Report::new(text.get("stats-best"), sentences([hexes, spots])).table(table)
}

fn trades(text: &Text, about: &About) -> Report {
    let trades = about.report.traffic.trades.iter();
    let mut all: Vec<((Seat, Seat), u32)> = trades.map(|(pair, count)| (*pair, *count)).collect();
    let title = text.get("stats-trades");
    let table = table(
        text,
        title.clone(),
        &all,
        &[
            ("stats-player", &|((one, _), _)| about.name(*one)),
            ("stats-with", &|((_, other), _)| about.name(*other)),
            ("stats-count", &|(_, count)| count.to_string()),
        ],
    );
    all.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let line = |((one, other), count): ((Seat, Seat), u32)| {
        let values: [(&str, Value<'_>); 3] = [
            ("one", about.name(one).into()),
            ("other", about.name(other).into()),
            ("count", count.into()),
        ];
        text.with("stats-trades-of", &values)
    };
    let mut lines: Vec<String> = all.into_iter().map(line).collect();
    if lines.is_empty() {
        lines.push(text.get("stats-trades-none"));
    }
    Report::new(title, sentences(lines)).table(table)
}

/// "3 ore, 2 wool, 1 unseen".
fn kinds(text: &Text, tally: Tally) -> String {
    let kinds = CardKind::ALL.into_iter().filter(|kind| tally.of(*kind) > 0);
    let kind = |kind| {
        let values = [("count", tally.of(kind).into()), ("kind", text.kind(kind).into())];
        text.with("stats-kind", &values)
    };
    let mut all: Vec<String> = kinds.map(kind).collect();
    if tally.unseen > 0 {
        all.push(text.with("stats-unseen", &[("count", tally.unseen.into())]));
    }
    all.join(", ")
}
