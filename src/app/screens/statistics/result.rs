//! How the game ended, or where it stands: points, turning points and titles,
//! and the piles' shuffles.

use std::sync::Arc;

use super::about::About;
use super::points::prize_name;
use super::report::{Plot, Report, Title};
use super::table::{Column, table};
use game::{KnightsPoints, Over, PointsReason, Seat};
use stats::report::{Honor, Honored, Turning, TurningPoint};
use words::game::{Order, Pile};
use words::text::{Text, Value};

/// Returns what is told of the end.
pub fn reports(text: &Text, about: &About) -> Vec<Report> {
    let mut all = vec![standings(text, about), titles(text, about), turning(text, about)];
    all.extend(shuffles(text, about));
    all
}

fn heading(text: &Text, about: &About) -> String {
    let turns: (&str, Value<'_>) = ("turns", about.turn.into());
    match about.over {
        Some(Over::BrokenOff) => text.with("stats-result-broken", &[turns]),
        Some(Over::PublicPoints { winner } | Over::RevealedCards { winner }) => {
            text.with("stats-result-won", &[("who", about.name(winner).into()), turns])
        }
        None => text.with("stats-result-so-far", &[turns]),
    }
}

/// Everybody's points, and what they are for.
pub fn standings(text: &Text, about: &About) -> Report {
    let bar = |reason: &PointsReason| {
        let parts = [
            reason.settlements,
            reason.of_cities(),
            reason.knights.of_metropolises(),
            reason.of_awards(),
            reason.revealed,
            reason.knights.defenders,
            reason.knights.of_point_cards(),
            reason.knights.merchant,
            of_chits(reason),
        ];
        let parts = parts.into_iter().filter(|part| *part > 0);
        let parts = parts.map(|part| about.part(reason.seat, f32::from(part))).collect();
        let name = points_words(text, about, reason);
        about.bar(reason.seat, reason.total().to_string(), name, parts)
    };
    let (knights, sea) = (about.has_knights(), about.has_sea());
    let columns: [(bool, Column<'_, PointsReason>); 11] = [
        (true, ("stats-player", &|reason| about.name(reason.seat))),
        (true, ("stats-points", &|reason| reason.total().to_string())),
        (true, ("stats-built-settlements", &|reason| reason.settlements.to_string())),
        (true, ("stats-built-cities", &|reason| reason.cities.to_string())),
        (true, ("stats-result-awards", &|reason| reason.awards.len().to_string())),
        (knights, ("stats-head-metropolises", &|it| it.knights.metropolises.to_string())),
        (knights, ("stats-head-defender", &|it| it.knights.defenders.to_string())),
        (knights, ("stats-head-point-cards", &|it| it.knights.of_point_cards().to_string())),
        (knights, ("stats-head-merchant", &|it| it.knights.merchant.to_string())),
        (!knights, ("stats-result-victory", &|it| it.revealed.to_string())),
        (sea, ("stats-head-islands", &|it| of_chits(it).to_string())),
    ];
    let columns = columns.into_iter().filter_map(|(is_there, column)| is_there.then_some(column));
    let columns: Vec<Column<'_, PointsReason>> = columns.collect();
    let title = heading(text, about);
    let table = table(text, title.clone(), &about.points, &columns);
    Report::bars("result", title, about.points.iter().map(bar).collect()).table(table)
}

/// "Ann: 10 points (2 settlements, 3 cities, Longest Road, ...)".
fn points_words(text: &Text, about: &About, reason: &PointsReason) -> String {
    let count =
        |key: &str, count: u8| (count > 0).then(|| text.with(key, &[("count", count.into())]));
    let counted = [
        count("stats-result-settlements", reason.settlements),
        count("stats-result-cities", reason.cities),
        count("stats-result-revealed", reason.revealed),
    ];
    let mut parts: Vec<String> = counted.into_iter().flatten().collect();
    parts.extend(reason.awards.iter().map(|award| about.award(text, *award)));
    parts.extend(knights_parts(text, about, &reason.knights));
    parts.extend(count("stats-result-islands", of_chits(reason)));
    let values: [(&str, Value<'_>); 3] = [
        ("who", about.name(reason.seat).into()),
        ("points", reason.total().into()),
        ("parts", parts.join(", ").into()),
    ];
    text.with("stats-result-of", &values)
}

/// Points for foreign islands (SEA 8).
fn of_chits(reason: &PointsReason) -> u8 {
    reason.chits.iter().map(|chit| chit.points).sum()
}

/// Returns what counts in Cities & Knights: "1 metropolis", "Defender twice", "Printer".
fn knights_parts(text: &Text, about: &About, knights: &KnightsPoints) -> Vec<String> {
    let count =
        |key: &str, count: u8| (count > 0).then(|| text.with(key, &[("count", count.into())]));
    let counted = [
        count("stats-result-metropolises", knights.metropolises),
        count("stats-result-defender", knights.defenders),
    ];
    let mut parts: Vec<String> = counted.into_iter().flatten().collect();
    let shown = knights.point_cards.iter();
    parts.extend(shown.map(|point| about.progress_card(text, point.card())));
    parts.extend((knights.merchant > 0).then(|| text.get("stats-source-merchant")));
    parts
}

fn titles(text: &Text, about: &About) -> Report {
    let honors = about.report.honors();
    let names =
        |one: &Honored| -> Vec<String> { one.seats.iter().map(|seat| about.name(*seat)).collect() };
    let title = |one: &Honored| Title {
        colors: one.seats.iter().map(|seat| about.color(*seat)).collect(),
        name: honor_name(text, one.honor),
        words: text.with(
            &format!("honor-{}-how", one.honor.key()),
            &[("who", text.list(&names(one)).into()), ("count", one.count.into())],
        ),
    };
    let table = table(
        text,
        text.get("stats-honors"),
        &honors,
        &[
            ("stats-honor", &|one: &Honored| honor_name(text, one.honor)),
            ("stats-player", &|one| names(one).join(", ")),
            ("stats-count", &|one| one.count.to_string()),
        ],
    );
    if honors.is_empty() {
        return Report::only(table);
    }
    let plot = Plot::Titles(honors.iter().map(title).collect());
    Report::new(text.get("stats-honors"), plot).table(table)
}

fn honor_name(text: &Text, honor: Honor) -> String {
    let key = format!("honor-{}", honor.key());
    match honor {
        Honor::Harvest(kind) => text.with(&key, &[("kind", text.kind(kind).into())]),
        _ => text.get(&key),
    }
}

fn turning(text: &Text, about: &About) -> Report {
    let points = &about.report.points;
    let turn = |point: &TurningPoint| points.turns.number_at(point.nth);
    let all = points.turning_points();
    let line = |point: &TurningPoint| {
        let (Turning::Lead { seat, .. } | Turning::Prize { to: seat, .. }) = point.what;
        (Some(about.color(seat)), turning_words(text, about, (turn(point), point.what)))
    };
    let mut lines: Vec<_> = all.iter().map(line).collect();
    if lines.is_empty() {
        lines.push((None, text.get("stats-turning-none")));
    }
    let table = table(
        text,
        text.get("stats-turning"),
        &all,
        &[
            ("stats-turn", &|point: &TurningPoint| turn(point).to_string()),
            ("stats-what", &|point| turning_words(text, about, (turn(point), point.what))),
        ],
    );
    Report::new(text.get("stats-turning"), Plot::Sentences(lines)).table(table)
}

fn turning_words(text: &Text, about: &About, (turn, what): (u32, Turning)) -> String {
    let turn: (&str, Value<'_>) = ("turn", turn.into());
    let name = |seat: Seat| about.name(seat);
    match what {
        Turning::Lead { seat, points } => {
            let values = [turn, ("who", name(seat).into()), ("points", points.into())];
            text.with("stats-turning-lead", &values)
        }
        Turning::Prize { prize, to, from: None } => {
            let award = prize_name(text, about, prize);
            let values = [turn, ("who", name(to).into()), ("award", award.into())];
            text.with("stats-turning-award", &values)
        }
        Turning::Prize { prize, to, from: Some(from) } => {
            let values = [
                turn,
                ("who", name(to).into()),
                ("from", name(from).into()),
                ("award", prize_name(text, about, prize).into()),
            ];
            text.with("stats-turning-award-from", &values)
        }
    }
}

/// What was promised about the piles, with the order of those nobody draws from anymore: a table
/// of all, and one for each whose order may be seen.
fn shuffles(text: &Text, about: &About) -> Vec<Report> {
    let (setup, piles) = (&about.setup, &about.piles);
    if piles.is_empty() {
        return Vec::new();
    }
    let order = |pile: &Pile| {
        let cards: Vec<(usize, String)> = (1..).zip(pile.cards(text, setup)).collect();
        let code = pile.preparation.commitment().short();
        let columns: [Column<'_, (usize, String)>; 2] = [
            ("stats-shuffle-place", &|(place, _)| place.to_string()),
            ("stats-shuffle-card", &|(_, card)| card.clone()),
        ];
        let title = text.with("stats-shuffle-of", &[("code", code.into())]);
        Report::only(table(text, title, &cards, &columns))
    };
    let all = table(
        text,
        text.get("stats-shuffles"),
        piles,
        &[
            ("stats-shuffle-code", &|pile: &Pile| pile.preparation.commitment().short()),
            ("stats-shuffle-decks", &|pile| pile.title(text, setup)),
            ("stats-shuffle-state", &|pile| pile.state(text)),
            ("stats-shuffle-commitment", &|pile| pile.preparation.commitment().to_string()),
            ("stats-shuffle-nonce", &|pile| match pile.order {
                Order::Revealed => pile.preparation.nonce(),
                Order::Sealed => String::new(),
            }),
        ],
    );
    let plot = Plot::Piles(Arc::clone(setup), piles.clone());
    let promised = Report::new(text.get("stats-shuffles"), plot).line(text.get("piles-promise"));
    let revealed = piles.iter().filter(|pile| pile.order == Order::Revealed);
    std::iter::once(promised.table(all)).chain(revealed.map(order)).collect()
}
