//! Why an award is where it is, why a player has their points, and why somebody
//! has won.

use super::answer::{Answer, Line};
use crate::game::GameWords;
use crate::text::Value;
use game::{AWARD_POINTS, AwardReason, Decided, Over, PointsReason, Seat};

pub fn award(say: &GameWords<'_>, reason: &AwardReason) -> Answer {
    let award = ("award", Value::from(say.award(reason.award)));
    let title = match reason.holder {
        Some(holder) => {
            say.text.with("why-award-title", &[award, ("who", say.name(holder).into())])
        }
        None => say.text.with("why-award-title-nobody", &[award]),
    };
    let mut lines = vec![Line::of(say.with("why-compared", &[("measure", &reason.measure)]))];
    let order = say.state.seating().order();
    lines.extend(order.map(|seat| {
        let count = reason.scores.of(seat).into();
        Line::of(say.about_with("why-score", seat, "count", count)).about(seat)
    }));
    lines.push(Line::sum(decided(say, reason)));
    if reason.holder.is_some() && reason.decided != Decided::KeptOnTie {
        lines.push(Line::faint(match reason.before {
            Some(before) => say.about("why-award-before", before),
            None => say.text.get("why-award-before-nobody"),
        }));
    }
    Answer { title, lines, rules: say.said(&reason.rules) }
}

fn decided(say: &GameWords<'_>, reason: &AwardReason) -> String {
    let names = |seats: &[Seat]| {
        let names: Vec<String> = seats.iter().map(|seat| say.name(*seat)).collect();
        Value::from(say.text.list(&names))
    };
    let leaders = reason.leaders();
    match (reason.decided, reason.holder) {
        (Decided::TooFew, _) => say.with("why-award-few", &[("least", &reason.least)]),
        (Decided::KeptOnTie, Some(holder)) => {
            let others: Vec<Seat> = leaders.into_iter().filter(|seat| *seat != holder).collect();
            let values = [
                ("others", names(&others)),
                ("number", others.len().into()),
                ("who", say.name(holder).into()),
            ];
            say.text.with("why-award-kept", &values)
        }
        (Decided::Told, _) => say.text.get("why-award-told"),
        (Decided::SetAside, _) => say.text.with("why-award-aside", &[("who", names(&leaders))]),
        (Decided::Most | Decided::KeptOnTie, _) => {
            say.text.with("why-award-most", &[("who", names(&leaders))])
        }
    }
}

pub fn points(say: &GameWords<'_>, reason: &PointsReason) -> Answer {
    let total = reason.total();
    let title = say.about_with("why-points-title", reason.seat, "points", total.into());
    let mut lines = parts(say, reason);
    lines.push(Line::sum(
        say.with("why-points-together", &[("points", &total), ("target", &reason.target)]),
    ));
    lines.extend(beside(say, reason));
    Answer { title, lines, rules: say.said(&reason.rules) }
}

pub fn win(say: &GameWords<'_>, reason: &PointsReason) -> Answer {
    let who = reason.seat;
    let mut lines = parts(say, reason);
    lines.push(Line::sum(say.with(
        "why-win-enough",
        &[("who", &who), ("points", &reason.total()), ("target", &reason.target)],
    )));
    if let Some(Over::PublicPoints { .. }) = say.state.over() {
        lines.extend(beside(say, reason));
    }
    Answer { title: say.about("why-win-title", who), lines, rules: say.said(&reason.rules) }
}

fn parts(say: &GameWords<'_>, reason: &PointsReason) -> Vec<Line> {
    let count = |key: &str, count: u8, points: u8| {
        let values = [("count", count.into()), ("points", points.into())];
        (count > 0).then(|| Line::of(say.text.with(key, &values)))
    };
    let mut lines: Vec<Line> = [
        count("why-points-settlements", reason.settlements, reason.settlements),
        count("why-points-cities", reason.cities, reason.of_cities()),
    ]
    .into_iter()
    .flatten()
    .collect();
    lines.extend(reason.awards.iter().map(|award| {
        let values = [("award", say.award(*award).into()), ("points", AWARD_POINTS.into())];
        Line::of(say.text.with("why-points-award", &values))
    }));
    lines.extend(count("why-points-revealed", reason.revealed, reason.revealed));
    let knights = &reason.knights;
    let metropolises =
        count("why-points-metropolises", knights.metropolises, knights.of_metropolises());
    lines.extend(metropolises);
    lines.extend(count("why-points-defenders", knights.defenders, knights.defenders));
    lines.extend(knights.point_cards.iter().map(|point| {
        let values = [("award", say.progress_card(point.card()).into()), ("points", 1.into())];
        Line::of(say.text.with("why-points-award", &values))
    }));
    lines.extend(count("why-points-merchant", knights.merchant, knights.merchant));
    lines.extend(reason.chits.iter().map(|chit| {
        let island = say.island_letter(chit.island);
        Line::of(say.with("why-points-chit", &[("island", &island), ("points", &chit.points)]))
    }));
    if lines.is_empty() {
        lines.push(Line::of(say.text.get("why-points-none")));
    }
    lines
}

/// Returns what does not count, and what the table has corrected.
fn beside(say: &GameWords<'_>, reason: &PointsReason) -> Vec<Line> {
    let mut lines = Vec::new();
    if say.state.hidden_cards(reason.seat).total() > 0 {
        lines.push(Line::faint(say.text.get("why-points-hidden")));
    }
    if reason.corrected > 0 {
        lines.push(Line::faint(say.with("why-points-corrected", &[("count", &reason.corrected)])));
    }
    lines
}
