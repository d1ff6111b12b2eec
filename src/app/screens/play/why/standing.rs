//! Why an award, why so many points, why the win.

use super::super::view::View;
use super::page::{Line, Page};
use crate::game::{AWARD_POINTS, AwardReason, Decided, Over, PointsReason, Seat};
use crate::words::text::Value;

/// Why an award is where it is.
pub(super) fn award(view: &View<'_>, reason: &AwardReason) -> Page {
    let award = ("award", Value::from(view.award(reason.award)));
    let title = match reason.holder {
        Some(holder) => {
            view.text.with("why-award-title", &[award, ("who", view.name(holder).into())])
        }
        None => view.text.with("why-award-title-nobody", &[award]),
    };
    let measure = [("measure", view.text.measure(reason.measure).into())];
    let mut lines = vec![Line::of(view.text.with("why-compared", &measure))];
    let order = view.state.seating().order();
    lines.extend(order.map(|seat| {
        let count = reason.scores.of(seat).into();
        Line::of(view.about_with("why-score", seat, "count", count)).about(seat)
    }));
    lines.push(Line::sum(decided(view, reason)));
    if reason.holder.is_some() && reason.decided != Decided::KeptOnTie {
        lines.push(Line::faint(match reason.before {
            Some(before) => view.about("why-award-before", before),
            None => view.text.get("why-award-before-nobody"),
        }));
    }
    Page { title, lines, rules: view.said(&reason.rules) }
}

fn decided(view: &View<'_>, reason: &AwardReason) -> String {
    let names = |seats: &[Seat]| {
        let names: Vec<String> = seats.iter().map(|seat| view.name(*seat)).collect();
        Value::from(view.text.list(&names))
    };
    let leaders = reason.leaders();
    match (reason.decided, reason.holder) {
        (Decided::TooFew, _) => view.text.with("why-award-few", &[("least", reason.least.into())]),
        (Decided::KeptOnTie, Some(holder)) => {
            let others: Vec<Seat> = leaders.into_iter().filter(|seat| *seat != holder).collect();
            let values = [
                ("others", names(&others)),
                ("number", others.len().into()),
                ("who", view.name(holder).into()),
            ];
            view.text.with("why-award-kept", &values)
        }
        (Decided::Told, _) => view.text.get("why-award-told"),
        (Decided::SetAside, _) => view.text.with("why-award-aside", &[("who", names(&leaders))]),
        (Decided::Most | Decided::KeptOnTie, _) => {
            view.text.with("why-award-most", &[("who", names(&leaders))])
        }
    }
}

/// What the points are made of.
pub(super) fn points(view: &View<'_>, reason: &PointsReason) -> Page {
    let total = reason.total();
    let title = view.about_with("why-points-title", reason.seat, "points", total.into());
    let mut lines = parts(view, reason);
    let values = [("points", total.into()), ("target", reason.target.into())];
    lines.push(Line::sum(view.text.with("why-points-together", &values)));
    lines.extend(beside(view, reason));
    Page { title, lines, rules: view.said(&reason.rules) }
}

/// Why somebody has won.
pub(super) fn win(view: &View<'_>, reason: &PointsReason) -> Page {
    let who = reason.seat;
    let mut lines = parts(view, reason);
    let values = [
        ("who", view.name(who).into()),
        ("points", reason.total().into()),
        ("target", reason.target.into()),
    ];
    lines.push(Line::sum(view.text.with("why-win-enough", &values)));
    if let Some(Over::PublicPoints { .. }) = view.state.over() {
        lines.extend(beside(view, reason));
    }
    Page { title: view.about("why-win-title", who), lines, rules: view.said(&reason.rules) }
}

/// A line for each thing that counts.
fn parts(view: &View<'_>, reason: &PointsReason) -> Vec<Line> {
    let count = |key: &str, count: u8, points: u8| {
        let values = [("count", count.into()), ("points", points.into())];
        (count > 0).then(|| Line::of(view.text.with(key, &values)))
    };
    let mut lines: Vec<Line> = [
        count("why-points-settlements", reason.settlements, reason.settlements),
        count("why-points-cities", reason.cities, reason.of_cities()),
    ]
    .into_iter()
    .flatten()
    .collect();
    lines.extend(reason.awards.iter().map(|award| {
        let values = [("award", view.award(*award).into()), ("points", AWARD_POINTS.into())];
        Line::of(view.text.with("why-points-award", &values))
    }));
    lines.extend(count("why-points-revealed", reason.revealed, reason.revealed));
    if lines.is_empty() {
        lines.push(Line::of(view.text.get("why-points-none")));
    }
    lines
}

/// What does not count, and what the table has put right.
fn beside(view: &View<'_>, reason: &PointsReason) -> Vec<Line> {
    let mut lines = Vec::new();
    if view.state.hidden_cards(reason.seat).total() > 0 {
        lines.push(Line::faint(view.text.get("why-points-hidden")));
    }
    if reason.corrected > 0 {
        let count = [("count", reason.corrected.into())];
        lines.push(Line::faint(view.text.with("why-points-corrected", &count)));
    }
    lines
}
