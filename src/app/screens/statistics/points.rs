//! Points over time: who led when, and who held the awards.

use std::cmp::Reverse;

use super::about::{About, track_name};
use super::report::{Band, Curve, Plot, Report};
use super::table::{by_player, table};
use game::{PerSeat, Seat};
use stats::report::{Change, Prize, Reign, Source};
use words::text::{Text, Value};

/// Returns what is told of the points.
pub fn reports(text: &Text, about: &About) -> Vec<Report> {
    vec![curve(text, about), awards(text, about), roads(text, about)]
}

/// The points over time.
pub fn curve(text: &Text, about: &About) -> Report {
    let points = &about.report.points;
    let turns: Vec<(u32, PerSeat<u8>)> =
        points.turns.numbers().iter().copied().zip(points.by_turn()).collect();
    let changes = points.changes.iter();
    let changes = changes.map(|change| (change.nth, change_words(text, about, change)));
    let lines = points.turns.in_each(changes).into_iter().map(|changes| {
        if changes.is_empty() { text.get("stats-points-same") } else { changes.join(" ") }
    });
    let titles = turns.iter().enumerate().map(|one| standing(text, about, one));
    let most = turns.iter().flat_map(|(_, points)| points.values()).copied().max().unwrap_or(0);
    // A target that nobody is near would flatten the lines against the floor.
    let is_near = u16::from(about.target) <= u16::from(most) * 3 / 2 + 2;
    let top = if is_near { most.max(about.target) } else { most };
    let target = text.with("stats-points-target", &[("points", about.target.into())]);
    let curve = Curve {
        all: about.lines(&turns, |(_, points), seat| f32::from(points.of(seat))),
        numbers: points.turns.numbers().to_vec(),
        most: f32::from(top) + 0.5,
        mark: is_near.then_some((f32::from(about.target), target)),
        axis: text.get("stats-turns-axis"),
        high: 300.0,
        ..Curve::default()
    };
    let head = (text.get("stats-points-by-turn"), "stats-turn");
    let table = by_player(
        text,
        about,
        head,
        &turns,
        |(turn, _)| turn.to_string(),
        |(_, points), seat| points.of(seat).to_string(),
    );
    Report::curve("points", titles.collect(), lines.collect(), curve).table(table)
}

/// Everybody's points after a turn.
fn standing(text: &Text, about: &About, (nth, turn): (usize, &(u32, PerSeat<u8>))) -> String {
    let (number, points) = turn;
    let mut seats = about.seats.clone();
    seats.sort_by_key(|seat| Reverse(points.of(*seat)));
    let each = |seat: &Seat| {
        let values: [(&str, Value<'_>); 2] =
            [("who", about.name(*seat).into()), ("points", points.of(*seat).into())];
        text.with("stats-points-of", &values)
    };
    let all: Vec<String> = seats.iter().map(each).collect();
    let values = [("turn", (*number).into()), ("all", all.join(", ").into())];
    text.with(if nth == 0 { "stats-points-opening" } else { "stats-points-turn" }, &values)
}

/// Returns who held which award or metropolis, and when.
fn awards(text: &Text, about: &About) -> Report {
    let points = &about.report.points;
    let turn_at = |act| points.turns.number_at(act).to_string();
    let key = if about.has_knights() { "stats-awards-metropolises" } else { "stats-awards" };
    let table = table(
        text,
        text.get(key),
        &points.reigns,
        &[
            ("stats-award", &|reign: &Reign| prize_name(text, about, reign.prize)),
            ("stats-player", &|reign| about.name(reign.holder)),
            ("stats-from", &|reign| turn_at(reign.from)),
            ("stats-until", &|reign| {
                reign.until.map_or_else(|| text.get("stats-held-still"), turn_at)
            }),
        ],
    );
    let last = points.turns.last().max(1) as f32;
    let bands = Prize::ALL.into_iter().filter_map(|prize| band(text, about, prize, last));
    let bands: Vec<Band> = bands.collect();
    if bands.is_empty() {
        return Report::only(table);
    }
    Report::new(text.get(key), Plot::Bands(bands, last)).table(table)
}

/// Returns who held `prize`, and when; nothing if nobody did.
fn band(text: &Text, about: &About, prize: Prize, last: f32) -> Option<Band> {
    let points = &about.report.points;
    let own = || points.reigns.iter().filter(|reign| reign.prize == prize);
    own().next()?;
    let words: Vec<String> = own().map(|reign| reign_words(text, about, *reign)).collect();
    let turn_of = |act| points.turns.of_act(act) as f32;
    let span = |reign: &Reign| {
        let to = reign.until.map_or(last, turn_of);
        let from = turn_of(reign.from).min(to);
        (from, to, about.color(reign.holder), about.name(reign.holder))
    };
    Some(Band {
        name: prize_name(text, about, prize),
        words: words.join(" "),
        spans: own().map(span).collect(),
    })
}

fn reign_words(text: &Text, about: &About, reign: Reign) -> String {
    let turn_at = |act| about.report.points.turns.number_at(act);
    let mut values: Vec<(&str, Value<'_>)> = vec![
        ("who", about.name(reign.holder).into()),
        ("award", prize_name(text, about, reign.prize).into()),
        ("from", turn_at(reign.from).into()),
    ];
    let Some(until) = reign.until else { return text.with("stats-reign-still", &values) };
    values.push(("until", turn_at(until).into()));
    text.with("stats-reign", &values)
}

/// The longest roads at their longest, and now.
fn roads(text: &Text, about: &About) -> Report {
    let longest = |seat: Seat| {
        let own = about.report.points.roads.iter().filter(|growth| growth.seat == seat);
        let lengths: Vec<u8> = own.map(|growth| growth.length).collect();
        (lengths.iter().copied().max().unwrap_or(0), lengths.last().copied().unwrap_or(0))
    };
    let line = |seat: Seat| {
        let (most, now) = longest(seat);
        let values = [("who", about.name(seat).into()), ("most", most.into()), ("now", now.into())];
        text.with("stats-road-of", &values)
    };
    let title = text.get(if about.has_sea() { "stats-routes" } else { "stats-roads" });
    let table = table(
        text,
        title.clone(),
        &about.seats,
        &[
            ("stats-player", &|seat| about.name(*seat)),
            ("stats-road-most", &|seat| longest(*seat).0.to_string()),
            ("stats-road-now", &|seat| longest(*seat).1.to_string()),
        ],
    );
    Report::new(title, Plot::Sentences(about.each(line))).table(table)
}

/// Returns what an award or a metropolis is called.
pub fn prize_name(text: &Text, about: &About, prize: Prize) -> String {
    match prize {
        Prize::Award(award) => about.award(text, award),
        Prize::Metropolis(track) => {
            text.with("stats-metropolis", &[("track", track_name(text, track).into())])
        }
    }
}

/// "Ann 4 to 6: longest road +2."
fn change_words(text: &Text, about: &About, change: &Change) -> String {
    let why = |(source, by): &(Source, i16)| {
        let what = match source {
            Source::Settlement => text.get("stats-source-settlements"),
            Source::City => text.get("stats-source-cities"),
            Source::Award(award) => about.award(text, *award),
            Source::Revealed => text.get("stats-source-revealed"),
            Source::Metropolis => text.get("stats-source-metropolises"),
            Source::Defender => text.get("stats-source-defender"),
            Source::PointCard => text.get("stats-source-point-cards"),
            Source::Merchant => text.get("stats-source-merchant"),
            Source::Chit => text.get("stats-source-chit"),
        };
        let by = text.signed(f64::from(*by), 0);
        text.with("stats-source", &[("what", what.into()), ("by", by.into())])
    };
    let why: Vec<String> = change.why.iter().map(why).collect();
    let values = [
        ("who", about.name(change.seat).into()),
        ("from", change.from.into()),
        ("to", change.to.into()),
        ("why", why.join(", ").into()),
    ];
    text.with("stats-change", &values)
}
