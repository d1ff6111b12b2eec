//! The reasons for a payout: building by building, and the bank.

use super::answer::{Answer, Line};
use super::expansions;
use crate::game::{Extra, GameWords, payouts};
use crate::text::Value;
use game::{Building, Cards, Cause, PayoutReason, Rule, Seat, Shortage, YieldLine};

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
