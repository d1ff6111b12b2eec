//! The reasons for what is counted: a payout, building by building, and the bank; an award, points,
//! and a win.

use super::answer::{Answer, WhyLine, compared};
use super::expansions;
use crate::game::{Extra, GameWords, TurnNews, payouts};
use crate::said::InWords;
use game::{
    AWARD_POINTS, AwardReason, Building, Cards, Cause, Decided, Over, PayoutReason, PointsReason,
    Rule, ScenarioTable, Seat, Shortage, YieldLine,
};

/// Returns what one player takes, or why several take nothing, with the news of what else brought them
/// cards since.
pub fn payouts(say: &GameWords<'_>, reasons: &[(PayoutReason, Cards)], news: &TurnNews) -> Answer {
    let more = |seat: Seat| news.extra(seat).fold(Cards::none(), |sum, (_, cards)| sum.plus(cards));
    let title = match reasons {
        [(one, card)] => {
            let caught = news.fish.get(&one.seat).map_or(one.fish_due(), |caught| caught.drawn);
            title(say, one, one.paid.plus(*card).plus(more(one.seat)), caught)
        }
        _ => say.text.get("why-everyone-title"),
    };
    let mut lines = Vec::new();
    let mut rules: Vec<Rule> = Vec::new();
    for (reason, card) in reasons {
        let seat = reason.seat;
        lines.extend(counted(say, reason));
        let caught = news.caught(seat);
        if caught.drawn < caught.owed {
            let values: [(_, &dyn InWords); 3] =
                [("who", &seat), ("owed", &caught.owed), ("drawn", &caught.drawn)];
            lines.push(WhyLine::sum(say.with("why-catch-less", &values)));
            rules.push(if caught.is_full { Rule::FishLimit } else { Rule::FishShort });
        }
        if !card.is_empty() {
            let words = say.with("why-by-card", &[("cards", card)]);
            lines.push(WhyLine::of(words).about(seat).with(*card));
            rules.push(Rule::Card);
        }
        for (by, cards) in news.extra(seat) {
            let words = say.text.sentences(&[payouts::extra(say, by, cards)]);
            lines.push(WhyLine::of(words).about(seat).with(cards));
            if by == Extra::Aqueduct {
                rules.push(Rule::Aqueduct);
            }
        }
        let besides = card.plus(more(seat));
        if !besides.is_empty() {
            lines.push(together(say, reason.paid.plus(besides)));
        }
        rules.extend(reason.rules.iter().filter(|rule| !rules.contains(rule)).collect::<Vec<_>>());
    }
    Answer { title, lines, rules: say.said(&rules) }
}

/// The question about what one player takes: cards, oil, and fish tokens.
fn title(say: &GameWords<'_>, one: &PayoutReason, cards: Cards, caught: u8) -> String {
    let oil = (one.oil.1 > 0).then(|| say.with("oil-count", &[("count", &one.oil.1)]));
    let fish = (caught > 0).then(|| say.with("player-fish", &[("count", &caught)]));
    let modules: Vec<String> = oil.into_iter().chain(fish).collect();
    let key = match (cards.is_empty() && modules.is_empty(), one.gold_due()) {
        (true, 1..) => "why-gold-title",
        (true, 0) => "why-payout-title-nothing",
        (false, _) => "why-payout-title",
    };
    let kinds = cards.kinds().map(|(kind, count)| say.text.cards(count, kind));
    let all = say.text.list(&kinds.chain(modules).collect::<Vec<_>>());
    say.with(key, &[("who", &one.seat), ("cards", &all)])
}

/// The buildings of one player, and their total.
fn counted(say: &GameWords<'_>, reason: &PayoutReason) -> Vec<WhyLine> {
    let mut lines: Vec<WhyLine> = reason.lines.iter().map(|line| building(say, line)).collect();
    let is_bare = reason.gold.is_empty() && reason.oil.0 == 0 && reason.fish.is_empty();
    if lines.is_empty() && is_bare {
        let words = say.about_with("why-no-building", reason.seat, "number", reason.number.into());
        lines.push(WhyLine::of(words).about(reason.seat));
    }
    if reason.lines.len() > 1 {
        lines.push(together(say, reason.owed));
    }
    lines.extend(expansions::gold(say, &reason.gold));
    if let (count @ 1.., got) = reason.oil {
        let words = say.with("why-oil", &[("count", &count), ("got", &got)]);
        lines.push(WhyLine::of(words).about(reason.seat));
    }
    lines.extend(expansions::caught(say, reason));
    for short in &reason.shortages {
        lines.extend(bank(say, short));
    }
    // Games that an older version counted stay as they were played.
    if reason.shortages.is_empty() && reason.owed != reason.paid {
        lines.push(WhyLine::faint(say.with("why-otherwise", &[("cards", &reason.paid)])));
    }
    lines
}

fn together(say: &GameWords<'_>, cards: Cards) -> WhyLine {
    WhyLine::sum(say.with("why-together", &[("cards", &cards)]))
}

/// "City at the mountains (8): 2 ore."
fn building(say: &GameWords<'_>, line: &YieldLine) -> WhyLine {
    let cards = line.cards;
    let key = match line.building {
        Building::Settlement | Building::LaidCity => "why-settlement",
        Building::City => "why-city",
        Building::OilMetropolis => "why-oil-metropolis",
    };
    let words = say.with(key, &[("hex", &line.hex), ("cards", &cards)]);
    let said = line.causes.iter().map(|cause| because(say, line, *cause));
    let words = std::iter::once(words).chain(said).collect::<Vec<_>>().join(" ");
    WhyLine::of(words).about(line.seat).with(cards)
}

fn because(say: &GameWords<'_>, line: &YieldLine, cause: Cause) -> String {
    let usual = |key: &str| say.with(key, &[("count", &line.usual.total())]);
    match cause {
        Cause::Away => say.about("why-cause-away", line.seat),
        Cause::Harvest => usual("why-cause-harvest"),
        Cause::Robber if line.lost.is_empty() => say.text.get("why-cause-robber-idle"),
        Cause::Robber => say.with("why-cause-robber", &[("cards", &line.lost)]),
        Cause::Spared => say.about("why-cause-spared", line.seat),
        Cause::Asleep => say.text.get("why-cause-asleep"),
        Cause::OneCard => usual("why-cause-one-card"),
        Cause::OtherHex => say.text.get("why-cause-other-hex"),
    }
}

/// Returns what the bank had, owed, and paid of one kind.
fn bank(say: &GameWords<'_>, short: &Shortage) -> Vec<WhyLine> {
    let kind = short.kind;
    let cards = |count: u16| say.text.cards(u8::try_from(count).unwrap_or(u8::MAX), kind);
    let (stock, wanted) = (cards(short.stock.into()), cards(short.wanted));
    let stock = say.with("why-short-stock", &[("stock", &stock), ("wanted", &wanted)]);
    let mut lines = vec![WhyLine::of(stock)];
    lines.extend(short.owed.iter().map(|(seat, count)| {
        let due = Cards::of(kind, *count);
        WhyLine::of(say.with("why-short-owed", &[("who", seat), ("cards", &due)])).about(*seat)
    }));
    lines.push(WhyLine::sum(match short.sole_creditor() {
        Some(seat) => say.with("why-short-sole", &[("who", &seat), ("cards", &cards(short.paid))]),
        None => say.with("why-short-nobody", &[("resource", &kind)]),
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
    let award = &reason.award;
    let title = match reason.holder {
        Some(holder) => say.with("why-award-title", &[("award", award), ("who", &holder)]),
        None => say.with("why-award-title-nobody", &[("award", award)]),
    };
    let order = say.state.seating().order();
    let scores = order.map(|seat| (seat, reason.scores.of(seat)));
    let mut lines: Vec<WhyLine> = compared(say, reason.measure, scores).collect();
    lines.push(WhyLine::sum(decided(say, reason)));
    if reason.holder.is_some() && reason.decided != Decided::KeptOnTie {
        lines.push(WhyLine::faint(match reason.before {
            Some(before) => say.about("why-award-before", before),
            None => say.text.get("why-award-before-nobody"),
        }));
    }
    Answer { title, lines, rules: say.said(&reason.rules) }
}

fn decided(say: &GameWords<'_>, reason: &AwardReason) -> String {
    let leaders = reason.leaders();
    let of_leaders = |key: &str| say.with(key, &[("who", &leaders)]);
    match (reason.decided, reason.holder) {
        (Decided::TooFew, _) => say.with("why-award-few", &[("least", &reason.least)]),
        (Decided::KeptOnTie, Some(holder)) => {
            let others = leaders.iter().copied().filter(|seat| *seat != holder);
            let (others, number): (Vec<Seat>, _) = (others.clone().collect(), others.count());
            let values: [(_, &dyn InWords); 3] =
                [("others", &others), ("number", &number), ("who", &holder)];
            say.with("why-award-kept", &values)
        }
        (Decided::Told, _) => say.text.get("why-award-told"),
        (Decided::SetAside, _) => of_leaders("why-award-aside"),
        (Decided::Most | Decided::KeptOnTie, _) => of_leaders("why-award-most"),
    }
}

pub fn points(say: &GameWords<'_>, reason: &PointsReason) -> Answer {
    let total = reason.total();
    let title = say.about_with("why-points-title", reason.seat, "points", total.into());
    let mut lines = parts(say, reason);
    lines.push(WhyLine::sum(
        say.with("why-points-together", &[("points", &total), ("target", &reason.target)]),
    ));
    lines.extend(beside(say, reason));
    Answer { title, lines, rules: say.said(&reason.rules) }
}

pub fn win(say: &GameWords<'_>, reason: &PointsReason) -> Answer {
    let who = reason.seat;
    let mut lines = parts(say, reason);
    lines.push(WhyLine::sum(say.with(
        "why-win-enough",
        &[("who", &who), ("points", &reason.total()), ("target", &reason.target)],
    )));
    if let Some(Over::PublicPoints { .. }) = say.state.over() {
        lines.extend(beside(say, reason));
    }
    Answer { title: say.about("why-win-title", who), lines, rules: say.said(&reason.rules) }
}

/// Returns where points come from, a sentence for each source.
pub fn points_by_source(say: &GameWords<'_>, reason: &PointsReason) -> Vec<String> {
    parts(say, reason).into_iter().map(|line| line.words).collect()
}

fn parts(say: &GameWords<'_>, reason: &PointsReason) -> Vec<WhyLine> {
    let count = |(key, count, points): (&str, u8, u8)| {
        let words = || say.with(key, &[("count", &count), ("points", &points)]);
        (count > 0).then(|| WhyLine::of(words()))
    };
    let titled = |award: String, points: u8| {
        WhyLine::of(say.with("why-points-award", &[("award", &award), ("points", &points)]))
    };
    let knights = &reason.knights;
    let buildings = [
        ("why-points-settlements", reason.settlements, reason.settlements),
        ("why-points-cities", reason.cities, reason.of_cities()),
        ("why-points-oil-metropolises", reason.oil_metropolises, reason.of_oil_metropolises()),
    ];
    let champion = u8::from(reason.is_champion);
    let others = [
        ("why-points-revealed", reason.revealed, reason.revealed),
        ("why-points-metropolises", knights.metropolises, knights.of_metropolises()),
        ("why-points-defenders", knights.defenders, knights.defenders),
        ("why-points-sequestered", reason.sequestered, reason.sequestered),
        ("why-points-champion", champion, champion),
        ("why-points-delivered", reason.delivered, reason.delivered),
        ("why-points-last-level", reason.last_level, reason.last_level),
    ];
    let mut lines: Vec<WhyLine> = buildings.into_iter().filter_map(count).collect();
    lines.extend(reason.awards.iter().map(|award| titled(say.award(*award), AWARD_POINTS)));
    lines.extend(others.into_iter().filter_map(count));
    let cards = knights.point_cards.iter();
    lines.extend(cards.map(|point| titled(say.progress_card(point.card()), 1)));
    lines.extend(count(("why-points-merchant", knights.merchant, knights.merchant)));
    lines.extend(reason.chits.iter().map(|chit| {
        let island = say.island_letter(chit.island);
        WhyLine::of(say.with("why-points-chit", &[("island", &island), ("points", &chit.points)]))
    }));
    let collected = match say.state.position().scenario() {
        Some(ScenarioTable::Tribe(tribe)) => ("why-points-found", tribe.chits.of(reason.seat)),
        Some(ScenarioTable::Cloth(cloth)) => ("why-points-cloth", cloth.cloth.of(reason.seat)),
        Some(ScenarioTable::Pirates(_) | ScenarioTable::Wonders(_)) | None => ("", 0),
    };
    lines.extend(count((collected.0, collected.1, reason.scenario)));
    let settler = |key: &str| Some(WhyLine::of(say.with(key, &[("points", &reason.settlers)])));
    lines.extend(match reason.settlers {
        1.. => settler("why-points-wealthiest"),
        ..=-1 => settler("why-points-poor"),
        0 => None,
    });
    if lines.is_empty() {
        lines.push(WhyLine::of(say.text.get("why-points-none")));
    }
    lines
}

/// Returns what does not count, what raises the number that wins, and what the table has corrected.
fn beside(say: &GameWords<'_>, reason: &PointsReason) -> Vec<WhyLine> {
    let mut lines = Vec::new();
    if say.state.position().boot() == Some(reason.seat) {
        let words = say.about_with("why-points-boot", reason.seat, "target", reason.target.into());
        lines.push(WhyLine::of(words));
    }
    if say.state.hidden_cards(reason.seat).total() > 0 {
        lines.push(WhyLine::faint(say.text.get("why-points-hidden")));
    }
    if reason.corrected > 0 {
        lines.push(WhyLine::faint(
            say.with("why-points-corrected", &[("count", &reason.corrected)]),
        ));
    }
    lines
}
