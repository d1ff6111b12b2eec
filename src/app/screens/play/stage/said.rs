//! What the table view says, before anything is painted.

use crate::app::screens::play::turn_news::TurnNews;
use crate::app::screens::play::view::View;
use crate::app::screens::play::{card, discard, payouts, season};
use crate::cards::{Die, Season};
use crate::game::{Cards, Over, Payout, Phase, RobberEscape, Seat, Source, Task};

/// All of it.
pub(super) struct Said {
    /// Whose turn it is.
    pub turn: (Seat, String),
    /// The season that holds.
    pub season: Option<Season>,
    pub number: Option<Number>,
    /// The event, or what the table waits for.
    pub title: String,
    /// The event in a line.
    pub line: String,
    pub rows: Vec<Row>,
}

/// The number of the turn.
pub(super) struct Number {
    pub number: u8,
    pub dice: Option<[Die; 2]>,
}

/// A line about a player, or about all.
pub(super) struct Row {
    pub seat: Option<Seat>,
    /// Stands before the words, in a column of its own.
    pub name: String,
    pub words: String,
    pub weight: Weight,
    /// Stand at its end.
    pub points: Option<u8>,
}

/// How much a line matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    /// Somebody is to do or take something.
    Plain,
    /// Nothing for this one.
    Quiet,
}

impl Said {
    pub fn of(view: &View<'_>, told: &TurnNews) -> Self {
        let active = view.builder();
        let is_opening = matches!(view.state.phase(), Phase::Founding { .. });
        let turn = view.about(if is_opening { "stage-opening" } else { "stage-turn" }, active);
        let season = view.state.is_seasonal().then(|| view.state.season());
        let mut said = Self {
            turn: (active, turn),
            season,
            number: None,
            title: String::new(),
            line: String::new(),
            rows: Vec::new(),
        };
        if let Some(over) = view.state.over() {
            said.end(view, over);
        } else if let Some(number) = view.state.number() {
            said.number(view, number);
            said.tasks(view);
            if let Some(payout) = view.state.payout() {
                said.payouts(view, payout, told);
            }
            if said.rows.is_empty() {
                said.points(view);
            }
        } else {
            said.tasks(view);
            said.points(view);
        }
        said
    }

    fn end(&mut self, view: &View<'_>, over: Over) {
        let winner = over.winner();
        self.title = match winner {
            Some(winner) => view.about("win-title", winner),
            None => view.text.get("end-title"),
        };
        self.turn = (winner.unwrap_or(self.turn.0), std::mem::take(&mut self.title));
        self.points(view);
        let points = |row: &Row| row.seat.map(|seat| view.shown_points(seat));
        self.rows.sort_by_key(|row| std::cmp::Reverse(points(row)));
    }

    fn number(&mut self, view: &View<'_>, number: u8) {
        let card = view.state.card();
        let dice = match (card, view.state.source()) {
            (Some((_, card)), _) => Some([card.red, card.yellow]),
            (None, Some(Source::Dice { red, yellow, .. })) => Some([red, yellow]),
            (None, _) => None,
        };
        self.number = Some(Number { number, dice });
        match card {
            Some((deck, card)) => {
                self.title = view.text.event_name(deck, &card.event);
                let seven = card::seven(view, card);
                let event = season::quiet(view, card);
                let event = event.or_else(|| view.event_text(deck, &card.event));
                let lines: Vec<String> = event.into_iter().chain(seven).collect();
                self.line = lines.join(" ");
            }
            None => self.title = view.text.get("rolled"),
        }
    }

    fn tasks(&mut self, view: &View<'_>) {
        let mut asked = false;
        for task in view.state.tasks() {
            if matches!(task, Task::Discard { count: None, .. }) {
                if !std::mem::replace(&mut asked, true) {
                    self.all(discard::question(view));
                }
                continue;
            }
            let seat = Some(task.player());
            let words = words_of(view, task);
            let (name, weight) = (String::new(), Weight::Plain);
            self.rows.push(Row { seat, name, words, weight, points: None });
        }
    }

    fn all(&mut self, words: String) {
        let name = String::new();
        let weight = Weight::Plain;
        self.rows.push(Row { seat: None, name, words, weight, points: None });
    }

    fn payouts(&mut self, view: &View<'_>, payout: &Payout, told: &TurnNews) {
        for seat in view.seats_from_active() {
            let note = payouts::note(view, (payout, told), seat);
            let (words, weight) = words(view, told.taken(payout, seat), &note);
            let (name, points) = (view.name(seat), Some(view.shown_points(seat)));
            self.rows.push(Row { seat: Some(seat), name, words, weight, points });
        }
    }

    fn points(&mut self, view: &View<'_>) {
        for seat in view.seats_from_active() {
            let points = [("points", view.shown_points(seat).into())];
            let words = view.text.with("stage-points", &points);
            let (name, weight) = (view.name(seat), Weight::Plain);
            self.rows.push(Row { seat: Some(seat), name, words, weight, points: None });
        }
    }
}

/// A task for all to read: nothing is touched on this screen.
fn words_of(view: &View<'_>, task: &Task) -> String {
    let who = task.player();
    match task {
        Task::MoveRobber { .. } => view.about("stage-robber", who),
        Task::RobberTo { to: RobberEscape::Fixed(Some(hex)), .. } => {
            let place = view.places().hex(*hex);
            view.text.with("stage-flees", &[("place", place.into())])
        }
        Task::RobberTo { to: RobberEscape::Among(_), .. } => view.text.get("stage-flees-among"),
        Task::DamageRoad { .. } => view.about("stage-damage", who),
        Task::FreeRoad { .. } => view.about("stage-free-road", who),
        task => view.task(task),
    }
}

fn words(view: &View<'_>, takes: Cards, note: &str) -> (String, Weight) {
    let key = match (takes.is_empty(), note.is_empty()) {
        (true, true) => "stage-nothing",
        (true, false) => "stage-nothing-note",
        (false, true) => "stage-takes",
        (false, false) => "stage-takes-note",
    };
    let values = [("cards", view.cards(takes).into()), ("note", note.into())];
    let weight = if takes.is_empty() { Weight::Quiet } else { Weight::Plain };
    (view.text.with(key, &values), weight)
}
