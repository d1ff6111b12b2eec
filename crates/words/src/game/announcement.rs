//! Announcements that screen readers make on their own whenever the game moves on: whose turn it
//! is, the card, what to do, and who takes what.

use super::payouts::Haul;
use super::{GameWords, TurnNews, extra_building};
use game::{Act, Deed, KnightsDeed, OilChange, Payout, SeaDeed, Task};

#[derive(Debug)]
pub enum Since {
    /// It is being looked at afresh: opened, or in another language.
    Looked,
    /// This act was taken back, with everything that followed automatically.
    TakenBack(String),
    Done,
}

pub fn announcement(say: &GameWords<'_>, news: &TurnNews, since: &Since) -> String {
    let last = say.game.last_touch().map(|(_, act)| act);
    let is_number = last.is_some_and(|act| act.deed.is_number());
    let is_pass = last.is_some_and(|act| matches!(act.deed, Deed::Pass));
    // The table's own event die follows a number that was said when it was rolled.
    let is_die = last.is_some_and(is_event_die) && matches!(since, Since::Done);
    let is_founded = last.is_some_and(|act| {
        matches!(act.deed, Deed::FoundRoad { .. } | Deed::Sea(SeaDeed::FoundShip { .. }))
    });
    let mut parts = Vec::new();
    let mut whole = true;
    match since {
        Since::Looked => {}
        Since::TakenBack(what) => parts.push(what.clone()),
        Since::Done if is_number || is_pass || is_die => {}
        Since::Done => {
            whole = false;
            parts.extend(done(say));
        }
    }
    if let Some(over) = say.state.over() {
        parts.push(say.end(over));
    } else if let Some(words) = say.founding_request() {
        // What was found comes before the next piece (SEA 7).
        parts.push(tasks(say).unwrap_or(words));
    } else {
        // The last road of the opening begins the first turn.
        if (whole && !is_die) || is_founded || ends_by_disaster(say) {
            parts.push(turn_of(say));
        }
        if whole {
            parts.extend(number(say).filter(|_| !is_die));
            parts.extend(say.event_die_news(news));
        }
        if whole {
            parts.extend(news.of_scenario_alone().map(str::to_owned));
        }
        parts.extend(tasks(say));
        if whole && matches!(since, Since::Done) {
            parts.extend(by_itself(say));
        }
        if let Some(payout) = say.state.payout().filter(|_| whole) {
            parts.push(takes(say, news, payout));
        }
    }
    let sentences = parts.iter().map(|part| part.trim_end_matches('.'));
    let sentences = sentences.filter(|part| !part.is_empty()).map(|part| {
        // A question, or a call, has its own sign.
        if part.ends_with(['?', '!', '…']) { part.to_owned() } else { format!("{part}.") }
    });
    sentences.collect::<Vec<_>>().join(" ")
}

/// The last act of the table and everything that came of it.
fn done(say: &GameWords<'_>) -> Vec<String> {
    stories(say, |_, _| true)
}

/// Returns what followed automatically, and why; what the event die shows is said by itself.
fn by_itself(say: &GameWords<'_>) -> Vec<String> {
    stories(say, |nth, act| nth > 0 && !is_event_die(act))
}

/// Tells the last act of the table and everything that came of it, as far as `tells` lets an act
/// through by its place and itself.
fn stories(say: &GameWords<'_>, tells: impl Fn(usize, &Act) -> bool) -> Vec<String> {
    let Some((touched, _)) = say.game.last_touch() else { return Vec::new() };
    let acts = say.game.acts_from(touched).map(|(_, _, act)| act).enumerate();
    let story = |(nth, act): (usize, &Act)| {
        let before = say.game.state_after(touched + nth).ok()?;
        Some(say.whole_story(act, &before))
    };
    acts.filter(|(nth, act)| tells(*nth, act)).filter_map(story).collect()
}

fn is_event_die(act: &Act) -> bool {
    matches!(act.deed, Deed::Knights(KnightsDeed::EventDie { .. }))
}

/// Returns whether the last act of the table settled the disaster that ended a turn (TRADERS 7.5).
fn ends_by_disaster(say: &GameWords<'_>) -> bool {
    let Some((touched, _)) = say.game.last_touch() else { return false };
    let mut changes = say.game.acts_from(touched).flat_map(|(_, _, act)| &act.oil);
    changes.any(|change| matches!(change, OilChange::TurnEnded))
}

fn turn_of(say: &GameWords<'_>) -> String {
    match say.guest() {
        Some(guest) => extra_building::titles(say, guest).1,
        None => say.about("stage-turn", say.active()),
    }
}

/// "The number is 8, Calm Sea".
fn number(say: &GameWords<'_>) -> Option<String> {
    let number = say.state.number()?;
    Some(match say.state.card() {
        Some((deck, card)) => {
            let event = say.text.card_title(deck, card);
            say.with("spoken-number", &[("number", &number), ("event", &event)])
        }
        None => say.with("number-shown", &[("number", &number)]),
    })
}

fn tasks(say: &GameWords<'_>) -> Option<String> {
    let all = say.tasks_in_words();
    (!all.is_empty()).then(|| all.join("; "))
}

impl GameWords<'_> {
    /// The open tasks, each in a sentence; of a 7 where hands aren't followed, the question for all.
    pub(super) fn tasks_in_words(&self) -> Vec<String> {
        let open = self.state.open_tasks();
        let is_count = |task: &Task| matches!(task, Task::Discard { count: None, .. });
        if open.iter().any(is_count) {
            return vec![self.discard_question()];
        }
        open.iter().map(|task| self.task(task)).collect()
    }
}

/// "Anna takes 2 ore; Ben takes 1 wool; Clara: nothing".
fn takes(say: &GameWords<'_>, news: &TurnNews, payout: &Payout) -> String {
    if payout.number == 7 {
        return say.seven_done();
    }
    let mut lines = Vec::new();
    let mut empty = Vec::new();
    for seat in say.seats_from_active() {
        let haul = Haul::of(say, payout, news, seat);
        if haul.is_nothing() {
            empty.push(say.name(seat));
        } else {
            lines.push(haul.sentence(say, seat));
        }
    }
    if lines.is_empty() {
        return say.text.get("spoken-nobody");
    }
    if !empty.is_empty() {
        lines.push(say.with("takes-nothing", &[("who", &say.text.joined(&empty))]));
    }
    lines.join("; ")
}
