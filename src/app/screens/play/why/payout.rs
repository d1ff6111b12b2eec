//! Why a payout: building by building, and the bank.

use super::super::view::View;
use super::page::{Line, Page};
use crate::game::{Building, Cards, Cause, PayoutReason, Rule, Shortage, YieldLine};
use crate::words::text::Value;

/// What one player takes, or why several take nothing.
pub(super) fn payouts(view: &View<'_>, reasons: &[(PayoutReason, Cards)]) -> Page {
    let title = match reasons {
        [(one, card)] if one.paid.is_empty() && card.is_empty() => {
            view.about("why-payout-title-nothing", one.seat)
        }
        [(one, card)] => {
            let cards = view.cards(one.paid.plus(*card)).into();
            view.about_with("why-payout-title", one.seat, "cards", cards)
        }
        _ => view.text.get("why-everyone-title"),
    };
    let mut lines = Vec::new();
    let mut rules: Vec<Rule> = Vec::new();
    for (reason, card) in reasons {
        lines.extend(counted(view, reason));
        if !card.is_empty() {
            let words = view.text.with("why-by-card", &[("cards", view.cards(*card).into())]);
            lines.push(Line::of(words).about(reason.seat).with(*card));
            lines.push(together(view, reason.paid.plus(*card)));
            rules.push(Rule::Card);
        }
        rules.extend(reason.rules.iter().filter(|rule| !rules.contains(rule)).collect::<Vec<_>>());
    }
    Page { title, lines, rules: view.said(&rules) }
}

/// The buildings of one player, and what they come to.
fn counted(view: &View<'_>, reason: &PayoutReason) -> Vec<Line> {
    let mut lines: Vec<Line> = reason.lines.iter().map(|line| building(view, line)).collect();
    if lines.is_empty() {
        let words = view.about_with("why-no-building", reason.seat, "number", reason.number.into());
        lines.push(Line::of(words).about(reason.seat));
    }
    if reason.lines.len() > 1 {
        lines.push(together(view, reason.owed));
    }
    for short in &reason.shortages {
        lines.extend(bank(view, short));
    }
    // Games that an older version has counted stay as they were played.
    if reason.shortages.is_empty() && reason.owed != reason.paid {
        let paid = view.cards(reason.paid);
        lines.push(Line::faint(view.text.with("why-otherwise", &[("cards", paid.into())])));
    }
    lines
}

fn together(view: &View<'_>, cards: Cards) -> Line {
    Line::sum(view.text.with("why-together", &[("cards", view.cards(cards).into())]))
}

/// "City at the 8 mountains: 2 ore."
fn building(view: &View<'_>, line: &YieldLine) -> Line {
    let cards = Cards::of(line.resource, line.count);
    let key = match line.building {
        Building::Settlement => "why-settlement",
        Building::City => "why-city",
    };
    let hex: Value<'_> = view.places().hex(line.hex).into();
    let words = view.text.with(key, &[("hex", hex), ("cards", view.cards(cards).into())]);
    let said = line.causes.iter().map(|cause| because(view, line, *cause));
    let words = std::iter::once(words).chain(said).collect::<Vec<_>>().join(" ");
    Line::of(words).about(line.seat).with(cards)
}

/// Why it is not as usual.
fn because(view: &View<'_>, line: &YieldLine, cause: Cause) -> String {
    let usual = |key: &str| view.text.with(key, &[("count", line.usual.into())]);
    match cause {
        Cause::Away => view.about("why-cause-away", line.seat),
        Cause::Harvest => usual("why-cause-harvest"),
        Cause::Robber if line.lost == 0 => view.text.get("why-cause-robber-idle"),
        Cause::Robber => {
            let kept = view.cards(Cards::of(line.resource, line.lost));
            view.text.with("why-cause-robber", &[("cards", kept.into())])
        }
        Cause::Spared => view.about("why-cause-spared", line.seat),
        Cause::Asleep => view.text.get("why-cause-asleep"),
        Cause::OneCard => usual("why-cause-one-card"),
        Cause::OtherHex => view.text.get("why-cause-other-hex"),
    }
}

/// What the bank had, owed and paid of one kind.
fn bank(view: &View<'_>, short: &Shortage) -> Vec<Line> {
    let kind = short.resource;
    let cards = |count: u16| {
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        Value::from(view.text.cards(count, kind))
    };
    let stock = [("stock", cards(short.stock.into())), ("wanted", cards(short.wanted))];
    let mut lines = vec![Line::of(view.text.with("why-short-stock", &stock))];
    lines.extend(short.owed.iter().map(|(seat, count)| {
        let due = Cards::of(kind, *count);
        let words = view.about_with("why-short-owed", *seat, "cards", view.cards(due).into());
        Line::of(words).about(*seat)
    }));
    lines.push(Line::sum(if let Some(seat) = short.sole_creditor() {
        view.about_with("why-short-sole", seat, "cards", cards(short.paid))
    } else {
        let resource = view.text.resource(kind);
        view.text.with("why-short-nobody", &[("resource", resource.into())])
    }));
    lines
}

/// All that the bank could not pay.
pub(super) fn shortages(view: &View<'_>, shortages: &[Shortage]) -> Page {
    let rules: Vec<Rule> = shortages.iter().map(Shortage::rule).collect();
    Page {
        title: view.text.get("why-short-title"),
        lines: shortages.iter().flat_map(|short| bank(view, short)).collect(),
        rules: view.said(&rules),
    }
}
