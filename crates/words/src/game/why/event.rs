//! Reasons for a task, a discard, or nothing at all.

use super::answer::{Answer, Weight, WhyLine, compared};
use super::expansions;
use crate::game::GameWords;
use crate::said::InWords;
use cards::Tie;
use game::{
    Asker, Cards, Comparison, Deed, DiscardReason, EventReason, KnightsDeed, Meant, PirateReason,
    Rule, SeaDeed, SeaTask, Seat, Selected, Task, TaskReason,
};

pub fn discard(say: &GameWords<'_>, reason: DiscardReason) -> Answer {
    let who = reason.seat;
    let of_limit = |key: &str| WhyLine::of(say.with(key, &[("limit", &reason.limit)]));
    let mut rules = say.said(&[reason.rule()]);
    let (Some(cards), Some(due)) = (reason.hand, reason.due) else {
        return Answer {
            title: say.text.get("why-discard-title-open"),
            lines: vec![of_limit("why-discard-unknown")],
            rules,
        };
    };
    let holds = say.about_with("why-discard-hand", who, "count", cards.into());
    let hand = cards.saturating_add(reason.oil.into());
    let mut lines = vec![WhyLine::of(holds).about(who)];
    if reason.oil > 0 {
        let oil = say.about_with("why-discard-oil", who, "count", reason.oil.into());
        lines.push(WhyLine::of(oil).about(who));
        rules.extend(say.said(&[Rule::OilIsCard]));
    }
    if reason.walls > 0 {
        let walls = [("count", &reason.walls as &dyn InWords), ("limit", &reason.limit)];
        lines.push(WhyLine::of(say.with("why-discard-walls", &walls)));
    }
    let title = if due == 0 {
        lines.push(WhyLine { weight: Weight::Sum, ..of_limit("why-discard-within") });
        say.about("why-discard-title-keeps", who)
    } else {
        lines.push(of_limit("why-discard-over"));
        lines.push(WhyLine::sum(say.with("why-discard-half", &[("hand", &hand), ("count", &due)])));
        say.about_with("why-discard-title", who, "count", due.into())
    };
    Answer { title, lines, rules }
}

pub fn task(say: &GameWords<'_>, task: &Task, reason: &TaskReason) -> Answer {
    let mut lines = vec![WhyLine::sum(say.task(task)).about(task.player())];
    lines.push(WhyLine::of(asked_by(say, reason.asker, task.player())));
    if let Task::ChooseYield { one_of, .. } = task {
        let kinds: Cards = one_of.iter().map(|kind| (*kind, 1)).collect();
        lines.push(WhyLine::of(say.with("why-yield-kinds", &[("cards", &kinds)])).with(kinds));
    }
    let mut rules = reason.rules.clone();
    if let Task::Sea(SeaTask::Gold { count, .. }) = task {
        if let Asker::Gold(number) = reason.asker {
            let mut gold = say.state.gold_lines(number);
            gold.retain(|line| line.seat == task.player());
            lines.extend(expansions::gold(say, &gold));
        }
        lines.extend(expansions::short(say, *count));
    }
    if let Some(robs) = pirate_of(say, task, reason.asker) {
        lines.extend(expansions::victims(say, &robs));
        rules.extend(robs.rules);
    }
    if let Some(selected) = &reason.selected {
        lines.extend(selection(say, selected));
    }
    let freedom = format!("why-freedom-{}", reason.freedom.key());
    lines.push(WhyLine::faint(say.text.get(&freedom)));
    Answer { title: say.text.get("why-task-title"), lines, rules: say.said(&rules) }
}

/// Returns the players that the pirate may rob, with the reasons, where `task` is to take a card of
/// somebody with a ship there.
fn pirate_of(say: &GameWords<'_>, task: &Task, asker: Asker) -> Option<PirateReason> {
    let Task::Steal { player, .. } = task else { return None };
    let by_move = matches!(asker, Asker::Seven | Asker::Knight);
    let mut moves = say.game.acts().filter_map(|(_, _, act)| {
        let at_sea =
            matches!(act.deed, Deed::Sea(SeaDeed::MovePirate { .. } | SeaDeed::ChasePirate { .. }));
        let on_land = matches!(
            act.deed,
            Deed::MoveRobber { .. } | Deed::Knights(KnightsDeed::ChaseRobber { .. })
        );
        (at_sea || on_land).then_some(at_sea)
    });
    let is_last_at_sea = moves.next_back() == Some(true);
    say.state.pirate_reason(*player).filter(|_| by_move && is_last_at_sea)
}

fn asked_by(say: &GameWords<'_>, asker: Asker, who: Seat) -> String {
    if asker != Asker::Card {
        return say.say(&asker, who);
    }
    let card = say.state.card();
    let event = card.map(|(deck, card)| say.text.card_title(deck, card)).unwrap_or_default();
    say.with("why-asks-card", &[("event", &event)])
}

/// Explains why a card asks nothing of anybody.
pub fn nobody(say: &GameWords<'_>, reasons: &[EventReason]) -> Answer {
    let card = say.state.card();
    let event = card.map(|(deck, card)| say.text.card_title(deck, card));
    let event = event.unwrap_or_default();
    let selected = reasons.iter().filter_map(|reason| reason.selected.as_ref());
    let rules: Vec<Rule> = reasons.iter().flat_map(|reason| reason.rules.clone()).collect();
    Answer {
        title: say.with("why-event-title", &[("event", &event)]),
        lines: selected.flat_map(|selected| selection(say, selected)).collect(),
        rules: say.said(&rules),
    }
}

/// Returns who it means, with what was compared.
fn selection(say: &GameWords<'_>, selected: &Selected) -> Vec<WhyLine> {
    let players = selected.players.as_slice();
    let who = &say.names(players);
    let mut lines = Vec::new();
    match &selected.why {
        Meant::Active => lines.push(WhyLine::of(say.with("why-means-active", &[("who", who)]))),
        Meant::All => lines.push(WhyLine::of(say.text.get("why-means-all"))),
        Meant::Others => lines.push(WhyLine::of(say.about("why-means-others", say.active()))),
        Meant::Wealthiest => {
            lines.push(WhyLine::sum(say.with("why-means-wealthiest", &[("who", who)])));
        }
        Meant::Holder(award) => {
            let words = say.with("why-means-holder", &[("award", award), ("who", who)]);
            lines.push(WhyLine { seat: players.first().copied(), ..WhyLine::sum(words) });
        }
        Meant::Leaders { unclaimed, tried, tie } => {
            if let Some(award) = unclaimed {
                lines.push(WhyLine::of(say.with("why-unclaimed", &[("award", award)])));
            }
            if tried.is_empty() {
                lines.push(WhyLine::sum(say.text.get("why-leads-nothing")));
            }
            for (nth, by) in tried.iter().enumerate() {
                lines.extend(scores(say, by));
                let most = by.scores.iter().map(|(_, score)| *score).max().unwrap_or(0);
                let leading = by.scores.iter().filter(|(_, score)| *score == most);
                let leading: Vec<Seat> = leading.map(|(seat, _)| *seat).collect();
                let key = match (most, leading.len(), tie) {
                    (..=0, ..) => "why-leads-zero",
                    (_, 1, _) => "why-leads-one",
                    (_, _, Tie::Share) => "why-leads-many",
                    (_, _, Tie::Nobody) if nth + 1 < tried.len() => "why-leads-tie-next",
                    (_, _, Tie::Nobody) => "why-leads-tie",
                };
                lines.push(WhyLine::sum(say.with(key, &[("who", &leading)])));
            }
        }
        Meant::Trailers { by, .. } => {
            lines.extend(scores(say, by));
            lines.push(WhyLine::sum(if players.is_empty() {
                say.text.get("why-trails-nobody")
            } else {
                say.with("why-trails", &[("who", who), ("number", &players.len())])
            }));
        }
        Meant::AtLeast { by, count } => {
            lines.extend(scores(say, by));
            lines.push(bound(say, "why-at-least", *count, players));
        }
        Meant::AtMost { by, count } => {
            lines.extend(scores(say, by));
            lines.push(bound(say, "why-at-most", *count, players));
        }
    }
    lines
}

/// A bound that players meet, or that nobody meets.
fn bound(say: &GameWords<'_>, key: &str, count: u8, players: &[Seat]) -> WhyLine {
    let means = say.with(key, &[("count", &count)]);
    if players.is_empty() {
        let nobody = say.text.get("why-nobody-fits");
        return WhyLine::sum(format!("{means} {nobody}"));
    }
    WhyLine::sum(means)
}

fn scores(say: &GameWords<'_>, by: &Comparison) -> impl Iterator<Item = WhyLine> {
    compared(say, by.measure, by.scores.iter().copied())
}
