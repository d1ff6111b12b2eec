//! What the table view says, before anything is painted.

use super::{GameWords, TurnNews, payouts};
use crate::cards::{Die, Season};
use crate::game::{Cards, Over, Payout, Phase, RobberEscape, Seat, Source, Task};

/// Everything the table view says.
pub struct StageWords {
    /// Whose turn it is.
    pub turn: (Seat, String),
    /// The current season.
    pub season: Option<Season>,
    /// The number of the turn, once there is one.
    pub number: Option<Number>,
    /// The event, or what the table waits for.
    pub title: String,
    /// The event in one line.
    pub line: String,
    /// Who does or takes what.
    pub rows: Vec<Row>,
}

/// The number of the turn.
pub struct Number {
    /// From 2 to 12.
    pub number: u8,
    /// What the dice show, red first, if the number came from any.
    pub dice: Option<[Die; 2]>,
}

/// A line about one player, or about everybody.
pub struct Row {
    /// Who it is about; `None` for everybody.
    pub seat: Option<Seat>,
    /// Shown before the words, in a column of its own.
    pub name: String,
    /// What they do or take.
    pub words: String,
    /// The cards they take.
    pub cards: Cards,
    /// Why these, and not others; empty if there is nothing to say.
    pub note: String,
    /// How much it matters.
    pub weight: RowWeight,
    /// The player's points, shown at the end of the line.
    pub points: Option<u8>,
}

impl Row {
    fn new(seat: Option<Seat>, name: String, words: String) -> Self {
        let (weight, cards) = (RowWeight::Plain, Cards::none());
        Self { seat, name, words, weight, cards, note: String::new(), points: None }
    }
}

/// How much a line matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowWeight {
    /// Somebody has something to do or take.
    Plain,
    /// Nothing for this player.
    Quiet,
}

impl StageWords {
    /// What it says now.
    pub fn of(say: &GameWords<'_>, news: &TurnNews) -> Self {
        let active = say.builder();
        let is_opening = matches!(say.state.phase(), Phase::Founding { .. });
        let turn = say.about(if is_opening { "stage-opening" } else { "stage-turn" }, active);
        let season = say.state.is_seasonal().then(|| say.state.season());
        let mut said = Self {
            turn: (active, turn),
            season,
            number: None,
            title: String::new(),
            line: String::new(),
            rows: Vec::new(),
        };
        if let Some(over) = say.state.over() {
            said.end(say, over);
        } else if let Some(number) = say.state.number() {
            said.number(say, number);
            said.tasks(say);
            if let Some(payout) = say.state.payout() {
                said.payouts(say, payout, news);
            }
            if said.rows.is_empty() {
                said.points(say);
            }
        } else {
            said.tasks(say);
            said.points(say);
        }
        said
    }

    fn end(&mut self, say: &GameWords<'_>, over: Over) {
        let winner = over.winner();
        self.title = match winner {
            Some(winner) => say.about("win-title", winner),
            None => say.text.get("end-title"),
        };
        self.turn = (winner.unwrap_or(self.turn.0), std::mem::take(&mut self.title));
        self.points(say);
        let points = |row: &Row| row.seat.map(|seat| say.shown_points(seat));
        self.rows.sort_by_key(|row| std::cmp::Reverse(points(row)));
    }

    fn number(&mut self, say: &GameWords<'_>, number: u8) {
        let card = say.state.card();
        let dice = match (card, say.state.source()) {
            (Some((_, card)), _) => Some([card.red, card.yellow]),
            (None, Some(Source::Dice { red, yellow, .. })) => Some([red, yellow]),
            (None, _) => None,
        };
        self.number = Some(Number { number, dice });
        match card {
            Some((deck, card)) => {
                self.title = say.text.event_name(deck, &card.event);
                let seven = say.season_seven(card);
                let event = say.waiting_event(card);
                let event = event.or_else(|| say.event_text(deck, &card.event));
                let lines: Vec<String> = event.into_iter().chain(seven).collect();
                self.line = lines.join(" ");
            }
            None => self.title = say.text.get("rolled"),
        }
    }

    fn tasks(&mut self, say: &GameWords<'_>) {
        let mut asked = false;
        for task in say.state.tasks() {
            if matches!(task, Task::Discard { count: None, .. }) {
                if !std::mem::replace(&mut asked, true) {
                    self.all(say.discard_question());
                }
                continue;
            }
            let seat = Some(task.player());
            let words = words_of(say, task);
            let (name, weight) = (String::new(), RowWeight::Plain);
            self.rows.push(Row { weight, ..Row::new(seat, name, words) });
        }
    }

    fn all(&mut self, words: String) {
        let name = String::new();
        let weight = RowWeight::Plain;
        self.rows.push(Row { weight, ..Row::new(None, name, words) });
    }

    fn payouts(&mut self, say: &GameWords<'_>, payout: &Payout, news: &TurnNews) {
        for seat in say.seats_from_active() {
            let note = payouts::note(say, payout, news, seat);
            let cards = news.taken(payout, seat);
            let (words, weight) = words(say, cards, &note);
            let points = Some(say.shown_points(seat));
            let row = Row::new(Some(seat), say.name(seat), words);
            self.rows.push(Row { cards, note, weight, points, ..row });
        }
    }

    fn points(&mut self, say: &GameWords<'_>) {
        for seat in say.seats_from_active() {
            let points = [("points", say.shown_points(seat).into())];
            let words = say.text.with("stage-points", &points);
            let (name, weight) = (say.name(seat), RowWeight::Plain);
            self.rows.push(Row { weight, ..Row::new(Some(seat), name, words) });
        }
    }
}

/// A task for everybody to read: nobody touches this screen.
fn words_of(say: &GameWords<'_>, task: &Task) -> String {
    let who = task.player();
    match task {
        Task::MoveRobber { .. } => say.about("stage-robber", who),
        Task::RobberTo { to: RobberEscape::Fixed(Some(hex)), .. } => {
            let place = say.places().hex(*hex);
            say.text.with("stage-flees", &[("place", place.into())])
        }
        Task::RobberTo { to: RobberEscape::Among(_), .. } => say.text.get("stage-flees-among"),
        Task::DamageRoad { .. } => say.about("stage-damage", who),
        Task::FreeRoad { .. } => say.about("stage-free-road", who),
        task => say.task(task),
    }
}

fn words(say: &GameWords<'_>, takes: Cards, note: &str) -> (String, RowWeight) {
    let key = match (takes.is_empty(), note.is_empty()) {
        (true, true) => "stage-nothing",
        (true, false) => "stage-nothing-note",
        (false, true) => "stage-takes",
        (false, false) => "stage-takes-note",
    };
    let values = [("cards", say.cards(takes).into()), ("note", note.into())];
    let weight = if takes.is_empty() { RowWeight::Quiet } else { RowWeight::Plain };
    (say.text.with(key, &values), weight)
}
