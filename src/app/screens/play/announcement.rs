//! What screen readers say by themselves whenever the game has moved on:
//! whose turn it is, the card, what is to be done, who takes what.

use egui::accesskit::Live;
use egui::{Id, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

use super::moment::{Moment, Named};
use super::turn_news::TurnNews;
use super::view::View;
use super::{discard, extra, payouts, refusal, turn};
use crate::game::{Act, Deed, Over, Payout, Task};

/// How the game has come to where it stands.
#[derive(Debug)]
pub(super) enum Since {
    /// It was looked at again: opened, or in another language.
    Looked,
    /// An act was taken back with what had followed by itself: this one.
    TakenBack(String),
    /// Something was done.
    Done,
}

impl Since {
    /// What lies between two moments; `undo` is what could be taken back at
    /// the first.
    pub fn of(before: Moment, now: Moment, undo: Option<Named>) -> Self {
        match (before, now, undo) {
            (Moment::Unseen, ..) => Self::Looked,
            (Moment::After(before, ..), Moment::After(now, ..), Some(undo))
                if now + undo.acts == before =>
            {
                Self::TakenBack(undo.long)
            }
            (Moment::After(before, ..), Moment::After(now, ..), _) if now < before => Self::Looked,
            _ => Self::Done,
        }
    }
}

/// The sentences of the moment.
#[derive(Debug, Default)]
pub(super) struct Announcement {
    words: String,
}

impl Announcement {
    /// What is said now.
    pub fn of(view: &View<'_>, told: &TurnNews, since: &Since) -> Self {
        let last = view.game.last_touch().map(|(_, act)| act);
        let is_number = last.is_some_and(|act| is_numbered(&act.deed));
        let is_pass = last.is_some_and(|act| matches!(act.deed, Deed::Pass));
        let is_founded = last.is_some_and(|act| matches!(act.deed, Deed::FoundRoad { .. }));
        let mut parts = Vec::new();
        let mut whole = true;
        match since {
            Since::Looked => {}
            Since::TakenBack(what) => parts.push(what.clone()),
            Since::Done if is_number || is_pass => {}
            Since::Done => {
                whole = false;
                parts.extend(done(view));
            }
        }
        if let Some(over) = view.state.over() {
            parts.push(end(view, over));
        } else if let Some(words) = turn::founding_words(view) {
            parts.push(words);
        } else {
            // The last road of the opening begins the first turn.
            if whole || is_founded {
                parts.push(turn_of(view));
            }
            if whole {
                parts.extend(number(view));
            }
            parts.extend(tasks(view));
            if whole && matches!(since, Since::Done) {
                parts.extend(by_itself(view));
            }
            if let Some(payout) = view.state.payout().filter(|_| whole) {
                parts.push(takes(view, told, payout));
            }
        }
        let ends = |part: &String| part.trim_end_matches('.').to_owned();
        let sentences: Vec<String> =
            parts.iter().map(ends).filter(|part| !part.is_empty()).collect();
        Self { words: format!("{}.", sentences.join(". ")) }
    }

    /// Puts it where screen readers listen; what went wrong is said at once.
    pub fn show(&self, ui: &Ui, view: &View<'_>) {
        live(ui, Id::unique("announcement"), (Role::Status, Live::Polite), &self.words);
        let refused = view.refused.map(|(_, refusal)| refusal::words(view, refusal));
        let trouble = || {
            let why = [("why", view.trouble?.into())];
            Some(view.text.with("not-saved", &why))
        };
        if let Some(words) = refused.or_else(trouble) {
            live(ui, Id::unique("alert"), (Role::Alert, Live::Assertive), &words);
        }
    }
}

/// A sentence nobody sees and nothing touches.
fn live(ui: &Ui, id: Id, (role, live): (Role, Live), words: &str) {
    let place = Rect::from_min_size(ui.max_rect().min, Vec2::splat(1.0));
    let node = ui.interact(place, id, Sense::hover());
    node.widget_info(|| WidgetInfo::labeled(role, true, words));
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_live(live);
        node.set_live_atomic();
    });
}

/// Whether it gives the turn its number.
const fn is_numbered(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Draw { .. } | Deed::DrawPrinted { .. } | Deed::Dice { .. } | Deed::Roll { .. }
    )
}

/// The last act of the table and all that came of it.
fn done(view: &View<'_>) -> Vec<String> {
    let Some((touched, _)) = view.game.last_touch() else { return Vec::new() };
    let acts = view.game.acts_from(touched).map(|(_, _, act)| act).enumerate();
    let story = |(nth, act): (usize, &Act)| {
        let before = view.game.state_after(touched + nth).ok()?;
        Some(view.whole_story(act, &before))
    };
    acts.filter_map(story).collect()
}

/// What followed by itself, with why.
fn by_itself(view: &View<'_>) -> Vec<String> {
    let mut all = done(view);
    all.drain(..all.len().min(1));
    all
}

fn end(view: &View<'_>, over: Over) -> String {
    match over.winner() {
        Some(winner) => view.about("win-title", winner),
        None => view.text.get("end-title"),
    }
}

fn turn_of(view: &View<'_>) -> String {
    match view.guest() {
        Some(guest) => extra::titles(view, guest).1,
        None => view.about("stage-turn", view.active()),
    }
}

/// "The number is 8, Calm Sea".
fn number(view: &View<'_>) -> Option<String> {
    let number = ("number", view.state.number()?.into());
    Some(match view.state.card() {
        Some((deck, card)) => {
            let event = ("event", view.text.event_name(deck, &card.event).into());
            view.text.with("spoken-number", &[number, event])
        }
        None => view.text.with("number-shown", &[number]),
    })
}

/// What is to be done now.
fn tasks(view: &View<'_>) -> Option<String> {
    let open = view.state.open_tasks();
    let is_count = |task: &Task| matches!(task, Task::Discard { count: None, .. });
    let all: Vec<String> = if open.iter().any(is_count) {
        vec![discard::question(view)]
    } else {
        open.iter().map(|task| view.task(task)).collect()
    };
    (!all.is_empty()).then(|| all.join("; "))
}

/// "Anna takes 2 ore; Ben takes 1 wool; Clara: nothing".
fn takes(view: &View<'_>, told: &TurnNews, payout: &Payout) -> String {
    if payout.number == 7 {
        return view.text.get("seven-nothing");
    }
    let mut lines = Vec::new();
    let mut empty = Vec::new();
    for seat in view.seats_from_active() {
        let note = payouts::note(view, (payout, told), seat);
        let cards = told.taken(payout, seat);
        if cards.is_empty() && note.is_empty() {
            empty.push(view.name(seat));
            continue;
        }
        let sentence = view.takes(seat, cards);
        lines.push(if note.is_empty() {
            sentence
        } else {
            let values = [("sentence", sentence.into()), ("note", note.into())];
            view.text.with("takes-note", &values)
        });
    }
    if lines.is_empty() {
        return view.text.get("spoken-nobody");
    }
    if !empty.is_empty() {
        lines.push(view.text.with("takes-nothing", &[("who", view.text.joined(&empty).into())]));
    }
    lines.join("; ")
}
