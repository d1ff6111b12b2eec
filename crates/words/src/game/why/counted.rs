//! The reasons for what is counted: a payout, building by building, and the bank; an award, points,
//! and a win.

use super::answer::{Answer, Line};
use super::expansions;
use crate::game::{Extra, GameWords, payouts};
use crate::text::Value;
use game::{
    AWARD_POINTS, AwardReason, Building, Cards, Cause, Decided, Over, PayoutReason, PointsReason,
    Rule, Seat, Shortage, YieldLine,
};

/// Returns what one player takes, or why several take nothing.
pub fn payouts(say: &GameWords<'_>, reasons: &[(PayoutReason, Cards)]) -> Answer {
    payouts_with(say, reasons, &[])
}

/// The same with what else brought them cards since.
pub fn payouts_with(
    say: &GameWords<'_>,
    reasons: &[(PayoutReason, Cards)],
    extra: &[(Seat, Extra, Cards)],
) -> Answer {
    let more = |seat: Seat| {
        let own = extra.iter().filter(|(taker, ..)| *taker == seat);
        own.fold(Cards::none(), |sum, (.., cards)| sum.plus(*cards))
    };
    let title = match reasons {
        [(one, card)]
            if one.gold_due() > 0 && one.paid.plus(more(one.seat)).plus(*card).is_empty() =>
        {
            say.about("why-gold-title", one.seat)
        }
        [(one, card)] if one.paid.plus(more(one.seat)).plus(*card).is_empty() => {
            say.about("why-payout-title-nothing", one.seat)
        }
        [(one, card)] => {
            let cards = say.cards(one.paid.plus(*card).plus(more(one.seat))).into();
            say.about_with("why-payout-title", one.seat, "cards", cards)
        }
        _ => say.text.get("why-everyone-title"),
    };
    let mut lines = Vec::new();
    let mut rules: Vec<Rule> = Vec::new();
    for (reason, card) in reasons {
        lines.extend(counted(say, reason));
        if !card.is_empty() {
            let words = say.with("why-by-card", &[("cards", card)]);
            lines.push(Line::of(words).about(reason.seat).with(*card));
            rules.push(Rule::Card);
        }
        for (_, by, cards) in extra.iter().filter(|(taker, ..)| *taker == reason.seat) {
            let words = say.text.sentences(&[payouts::extra(say, *by, *cards)]);
            lines.push(Line::of(words).about(reason.seat).with(*cards));
            if *by == Extra::Aqueduct {
                rules.push(Rule::Aqueduct);
            }
        }
        let besides = card.plus(more(reason.seat));
        if !besides.is_empty() {
            lines.push(together(say, reason.paid.plus(besides)));
        }
        rules.extend(reason.rules.iter().filter(|rule| !rules.contains(rule)).collect::<Vec<_>>());
    }
    Answer { title, lines, rules: say.said(&rules) }
}

/// The buildings of one player, and their total.
fn counted(say: &GameWords<'_>, reason: &PayoutReason) -> Vec<Line> {
    let mut lines: Vec<Line> = reason.lines.iter().map(|line| building(say, line)).collect();
    if lines.is_empty() && reason.gold.is_empty() {
        let words = say.about_with("why-no-building", reason.seat, "number", reason.number.into());
        lines.push(Line::of(words).about(reason.seat));
    }
    if reason.lines.len() > 1 {
        lines.push(together(say, reason.owed));
    }
    lines.extend(expansions::gold(say, &reason.gold));
    for short in &reason.shortages {
        lines.extend(bank(say, short));
    }
    // Games that an older version counted stay as they were played.
    if reason.shortages.is_empty() && reason.owed != reason.paid {
        let paid = say.cards(reason.paid);
        lines.push(Line::faint(say.with("why-otherwise", &[("cards", &paid)])));
    }
    lines
}

fn together(say: &GameWords<'_>, cards: Cards) -> Line {
    Line::sum(say.with("why-together", &[("cards", &cards)]))
}

/// "City at the mountains (8): 2 ore."
fn building(say: &GameWords<'_>, line: &YieldLine) -> Line {
    let cards = line.cards;
    let key = match line.building {
        Building::Settlement | Building::LaidCity => "why-settlement",
        Building::City => "why-city",
    };
    let hex: Value<'_> = say.places().hex(line.hex).into();
    let words = say.text.with(key, &[("hex", hex), ("cards", say.cards(cards).into())]);
    let said = line.causes.iter().map(|cause| because(say, line, *cause));
    let words = std::iter::once(words).chain(said).collect::<Vec<_>>().join(" ");
    Line::of(words).about(line.seat).with(cards)
}

fn because(say: &GameWords<'_>, line: &YieldLine, cause: Cause) -> String {
    let usual = |key: &str| say.with(key, &[("count", &line.usual.total())]);
    match cause {
        Cause::Away => say.about("why-cause-away", line.seat),
        Cause::Harvest => usual("why-cause-harvest"),
        Cause::Robber if line.lost.is_empty() => say.text.get("why-cause-robber-idle"),
        Cause::Robber => {
            let kept = say.cards(line.lost);
            say.with("why-cause-robber", &[("cards", &kept)])
        }
        Cause::Spared => say.about("why-cause-spared", line.seat),
        Cause::Asleep => say.text.get("why-cause-asleep"),
        Cause::OneCard => usual("why-cause-one-card"),
        Cause::OtherHex => say.text.get("why-cause-other-hex"),
    }
}

/// Returns what the bank had, owed, and paid of one kind.
fn bank(say: &GameWords<'_>, short: &Shortage) -> Vec<Line> {
    let kind = short.kind;
    let cards = |count: u16| {
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        Value::from(say.text.cards(count, kind))
    };
    let stock = [("stock", cards(short.stock.into())), ("wanted", cards(short.wanted))];
    let mut lines = vec![Line::of(say.text.with("why-short-stock", &stock))];
    lines.extend(short.owed.iter().map(|(seat, count)| {
        let due = Cards::of(kind, *count);
        let words = say.about_with("why-short-owed", *seat, "cards", say.cards(due).into());
        Line::of(words).about(*seat)
    }));
    lines.push(Line::sum(if let Some(seat) = short.sole_creditor() {
        say.about_with("why-short-sole", seat, "cards", cards(short.paid))
    } else {
        let resource = say.text.kind(kind);
        say.with("why-short-nobody", &[("resource", &resource)])
    }));
    lines
}

pub fn shortages(say: &GameWords<'_>, shortages: &[Shortage]) -> Answer {
    let rules: Vec<Rule> = shortages.iter().map(Shortage::rule).collect();
    Answer {
        title: say.text.get("why-short-title"),
        lines: shortages.iter().flat_map(|short| bank(say, short)).collect(),
        rules: say.said(&rules),
    }
}

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
