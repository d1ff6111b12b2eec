//! Why a task, a discard, or nothing at all.

use super::super::view::View;
use super::page::{Line, Page};
use crate::cards::Tie;
use crate::game::{
    Asker, Cards, Comparison, DiscardReason, EventReason, Freedom, Meant, Rule, Seat, Selected,
    Task, TaskReason,
};
use crate::words::text::Value;

/// Why somebody discards so many cards.
pub(super) fn discard(view: &View<'_>, reason: DiscardReason) -> Page {
    let who = reason.seat;
    let limit = ("limit", Value::from(reason.limit));
    let rules = view.said(&[reason.rule()]);
    let (Some(hand), Some(due)) = (reason.hand, reason.due) else {
        return Page {
            title: view.text.get("why-discard-title-open"),
            lines: vec![Line::of(view.text.with("why-discard-unknown", &[limit]))],
            rules,
        };
    };
    let holds = view.about_with("why-discard-hand", who, "count", hand.into());
    let mut lines = vec![Line::of(holds).about(who)];
    let title = if due == 0 {
        lines.push(Line::sum(view.text.with("why-discard-within", &[limit])));
        view.about("why-discard-title-keeps", who)
    } else {
        lines.push(Line::of(view.text.with("why-discard-over", &[limit])));
        let half = [("hand", hand.into()), ("count", due.into())];
        lines.push(Line::sum(view.text.with("why-discard-half", &half)));
        view.about_with("why-discard-title", who, "count", due.into())
    };
    Page { title, lines, rules }
}

/// Why somebody is asked to do something.
pub(super) fn task(view: &View<'_>, task: &Task, reason: &TaskReason) -> Page {
    let mut lines = vec![Line::sum(view.task(task)).about(task.player())];
    lines.push(Line::of(asked_by(view, reason.asker, task.player())));
    if let Task::ChooseYield { one_of, .. } = task {
        let kinds: Cards = one_of.iter().map(|kind| (*kind, 1)).collect();
        let cards = [("cards", view.cards(kinds).into())];
        lines.push(Line::of(view.text.with("why-yield-kinds", &cards)).with(kinds));
    }
    if let Some(selected) = &reason.selected {
        lines.extend(selection(view, selected));
    }
    let freedom = match reason.freedom {
        Freedom::May => "why-freedom-may",
        Freedom::Must => "why-freedom-must",
    };
    lines.push(Line::faint(view.text.get(freedom)));
    Page { title: view.text.get("why-task-title"), lines, rules: view.said(&reason.rules) }
}

fn asked_by(view: &View<'_>, asker: Asker, who: Seat) -> String {
    match asker {
        Asker::Card => {
            let card = view.state.card();
            let event = card.map(|(deck, card)| view.text.event_name(deck, &card.event));
            let event = event.unwrap_or_default();
            view.text.with("why-asks-card", &[("event", event.into())])
        }
        Asker::Seven => view.text.get("why-asks-seven"),
        Asker::Knight => view.about("why-asks-knight", who),
        Asker::RoadBuilding => view.about("why-asks-road-building", who),
        Asker::NewYear => view.text.get("why-asks-new-year"),
        Asker::Weather => view.about("why-asks-weather", who),
        Asker::Barbarians => view.text.get("why-asks-barbarians"),
    }
}

/// Why a card asks nothing of anybody.
pub(super) fn nobody(view: &View<'_>, reasons: &[EventReason]) -> Page {
    let card = view.state.card();
    let event = card.map(|(deck, card)| view.text.event_name(deck, &card.event));
    let event = event.unwrap_or_default();
    let selected = reasons.iter().filter_map(|reason| reason.selected.as_ref());
    let rules: Vec<Rule> = reasons.iter().flat_map(|reason| reason.rules.clone()).collect();
    Page {
        title: view.text.with("why-event-title", &[("event", event.into())]),
        lines: selected.flat_map(|selected| selection(view, selected)).collect(),
        rules: view.said(&rules),
    }
}

/// Whom it means, with what was compared.
fn selection(view: &View<'_>, selected: &Selected) -> Vec<Line> {
    let names = |seats: &[Seat]| {
        let names: Vec<String> = seats.iter().map(|seat| view.name(*seat)).collect();
        Value::from(view.text.list(&names))
    };
    let players = selected.players.as_slice();
    let first = players.first().copied();
    let who = |key: &str| view.text.with(key, &[("who", names(players))]);
    let mut lines = Vec::new();
    match &selected.why {
        Meant::Active => lines.push(Line::of(who("why-means-active"))),
        Meant::All => lines.push(Line::of(view.text.get("why-means-all"))),
        Meant::Others => {
            let active = view.about("why-means-others", view.active());
            lines.push(Line::of(active));
        }
        Meant::Holder(award) => {
            let values = [("award", view.award(*award).into()), ("who", names(players))];
            let line = Line::sum(view.text.with("why-means-holder", &values));
            lines.push(match first {
                Some(seat) => line.about(seat),
                None => line,
            });
        }
        Meant::Leaders { unclaimed, tried, tie } => {
            if let Some(award) = unclaimed {
                let award = [("award", view.award(*award).into())];
                lines.push(Line::of(view.text.with("why-unclaimed", &award)));
            }
            if tried.is_empty() {
                lines.push(Line::sum(view.text.get("why-leads-nothing")));
            }
            for (nth, by) in tried.iter().enumerate() {
                lines.extend(scores(view, by));
                let most = by.scores.iter().map(|(_, score)| *score).max().unwrap_or(0);
                let leading = by.scores.iter().filter(|(_, score)| *score == most);
                let leading: Vec<Seat> = leading.map(|(seat, _)| *seat).collect();
                let key = match (most, leading.len(), tie) {
                    (0, ..) => "why-leads-zero",
                    (_, 1, _) => "why-leads-one",
                    (_, _, Tie::Share) => "why-leads-many",
                    (_, _, Tie::Nobody) if nth + 1 < tried.len() => "why-leads-tie-next",
                    (_, _, Tie::Nobody) => "why-leads-tie",
                };
                lines.push(Line::sum(view.text.with(key, &[("who", names(&leading))])));
            }
        }
        Meant::Trailers { by, .. } => {
            lines.extend(scores(view, by));
            lines.push(Line::sum(if players.is_empty() {
                view.text.get("why-trails-nobody")
            } else {
                let values = [("who", names(players)), ("number", players.len().into())];
                view.text.with("why-trails", &values)
            }));
        }
        Meant::AtLeast { by, count } => {
            lines.extend(scores(view, by));
            lines.push(bound(view, "why-at-least", *count, players));
        }
        Meant::AtMost { by, count } => {
            lines.extend(scores(view, by));
            lines.push(bound(view, "why-at-most", *count, players));
        }
    }
    lines
}

/// A measure that somebody reaches or keeps below, or nobody.
fn bound(view: &View<'_>, key: &str, count: u8, players: &[Seat]) -> Line {
    let means = view.text.with(key, &[("count", count.into())]);
    if players.is_empty() {
        let nobody = view.text.get("why-nobody-fits");
        return Line::sum(format!("{means} {nobody}"));
    }
    Line::sum(means)
}

/// What each player has of what is compared.
fn scores(view: &View<'_>, by: &Comparison) -> Vec<Line> {
    let measure = [("measure", view.text.measure(by.measure).into())];
    let mut lines = vec![Line::of(view.text.with("why-compared", &measure))];
    lines.extend(by.scores.iter().map(|(seat, count)| {
        Line::of(view.about_with("why-score", *seat, "count", (*count).into())).about(*seat)
    }));
    lines
}
