//! A game as it stood, with everything counted, and what tells of it in a language.

use std::cmp::Reverse;
use std::ops::Deref;

use super::report::{Plot, StatisticsReport};
use super::table::{Column, table};
use game::{Color, Expansion, Expansions, Game, PerSeat, PointsReason, Seat};
use kit::widgets::plot::{BarPart, Line, LineOf, PartOf, PlayerBar};
use stats::report::{FairFindings, GameReport, InTurn, Work};
use store::Table;
use words::game::GameWords;
use words::text::{Text, Value};

/// Subject of all pages of a game's statistics.
#[derive(Debug)]
pub struct CountedGame {
    pub game: Game,
    /// Everything that was counted.
    pub report: GameReport,
    /// Findings of fair games about its numbers, once they have been played.
    pub findings: Option<FairFindings>,
}

impl CountedGame {
    pub fn of(game: &Game) -> Self {
        Self { report: GameReport::of(game), game: game.clone(), findings: None }
    }

    pub fn expansions(&self) -> Expansions {
        self.game.state().rules().expansions()
    }

    pub fn heading(&self, text: &Text) -> String {
        match self.game.title() {
            Some(title) => text.with("stats-of", &[("game", title.to_string().into())]),
            None => text.get("stats-title"),
        }
    }

    /// A teller of it in this language.
    pub fn in_words<'a>(&'a self, text: &'a Text) -> Teller<'a> {
        let seats = self.game.state().seating().order().collect();
        Teller { words: GameWords::now(text, &self.game, &|_| String::new()), about: self, seats }
    }
}

/// The games that have a row of a list.
#[derive(Clone, Copy, Debug)]
pub enum KindsOfGame {
    All,
    With(Expansion),
    /// Games without this expansion: development cards, say, are in those without Cities &
    /// Knights.
    Without(Expansion),
}

/// A teller of a game in a language: sentences about it, with what was counted.
pub struct Teller<'a> {
    words: GameWords<'a>,
    pub about: &'a CountedGame,
    /// The seats in play, clockwise.
    pub seats: Vec<Seat>,
}

impl<'a> Deref for Teller<'a> {
    type Target = GameWords<'a>;

    fn deref(&self) -> &GameWords<'a> {
        &self.words
    }
}

impl<'a> Teller<'a> {
    /// Everything that was counted.
    pub const fn report(&self) -> &'a GameReport {
        &self.about.report
    }

    /// Returns whether `games` are such as this one.
    pub fn is_of(&self, games: KindsOfGame) -> bool {
        let played = self.about.expansions();
        match games {
            KindsOfGame::All => true,
            KindsOfGame::With(expansion) => played.has(expansion),
            KindsOfGame::Without(expansion) => !played.has(expansion),
        }
    }

    /// Everybody's points, most first.
    pub fn points(&self) -> Vec<PointsReason> {
        let all = self.seats.iter().map(|seat| self.game.points_reason(*seat));
        let mut all: Vec<PointsReason> = all.collect();
        all.sort_by_key(|reason| Reverse(reason.total()));
        all
    }

    /// A part of a bar in the color of `seat`.
    pub fn part(&self, seat: Seat, long: f32) -> BarPart {
        BarPart { long, what: PartOf::Player(self.color(seat)) }
    }

    /// A bar of somebody, whose name is the sentence `name`.
    pub fn bar(&self, seat: Seat, value: String, name: String, parts: Vec<BarPart>) -> PlayerBar {
        let (color, label) = (self.color(seat), self.name(seat));
        PlayerBar { seat, color, label, value, name, parts }
    }

    /// A line for each player, with a value for each of `all`.
    pub fn lines<T>(&self, all: &[T], value: impl Fn(&T, Seat) -> f32) -> Vec<Line> {
        let line = |seat: &Seat| Line {
            of: LineOf::Player(self.color(*seat)),
            label: self.name(*seat),
            values: all.iter().map(|one| value(one, *seat)).collect(),
        };
        self.seats.iter().map(line).collect()
    }

    /// A sentence for each player, with their mark.
    pub fn each(&self, words: impl Fn(Seat) -> String) -> Vec<(Option<Color>, String)> {
        self.seats.iter().map(|seat| (Some(self.color(*seat)), words(*seat))).collect()
    }

    /// Ranks what each has, most first.
    pub fn ranked<T: Copy + Default + Ord>(&self, all: &PerSeat<T>) -> Vec<(Seat, T)> {
        let mut ranked: Vec<(Seat, T)> =
            self.seats.iter().map(|seat| (*seat, all.of(*seat))).collect();
        ranked.sort_by_key(|(_, count)| Reverse(*count));
        ranked
    }

    pub fn get(&self, key: &str) -> String {
        self.text.get(key)
    }

    /// A sentence about somebody, `$who`, with more values.
    pub fn of(&self, seat: Seat, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.text.with(key, &[&[("who", self.name(seat).into())], values].concat())
    }

    /// Puts how many there are into a sentence, `$count`; nothing if there are none.
    pub fn some(&self, key: &str, count: impl Into<u32>) -> Option<String> {
        let count = count.into();
        (count > 0).then(|| self.with(key, &[("count", &count)]))
    }

    /// "Ann 5, Ben 3": a sentence about each, with one value.
    pub fn all<'v, T: Into<Value<'v>>>(
        &self,
        (key, value): (&str, &str),
        all: impl IntoIterator<Item = (Seat, T)>,
    ) -> String {
        let each = all.into_iter().map(|(seat, one)| self.of(seat, key, &[(value, one.into())]));
        self.text.joined(&each.collect::<Vec<_>>())
    }

    /// A table with a row for each of `all`.
    pub fn table<'t, T: 't>(
        &self,
        title: String,
        all: impl IntoIterator<Item = &'t T>,
        columns: &[Column<'_, T>],
    ) -> Table {
        table(self.text, title, all, columns)
    }

    /// All names, for the header of a table.
    pub fn names(&self) -> impl Iterator<Item = String> {
        self.seats.iter().map(|seat| self.name(*seat))
    }

    /// A table with a row for each player: their name, and these cells.
    pub fn each_row(
        &self,
        title: String,
        head: impl IntoIterator<Item = String>,
        cells: impl Fn(Seat) -> Vec<String>,
    ) -> Table {
        let row = |seat: &Seat| [vec![self.name(*seat)], cells(*seat)].concat();
        let head = std::iter::once(self.get("stats-player")).chain(head).collect();
        Table { title, head, rows: self.seats.iter().map(row).collect() }
    }

    /// The same with these columns.
    pub fn players(&self, title: String, columns: &[Column<'_, Seat>]) -> Table {
        let head = columns.iter().map(|(key, _)| self.get(key));
        self.each_row(title, head, |seat| columns.iter().map(|(_, cell)| cell(&seat)).collect())
    }

    /// Figures of each player: a sentence of the key `sentence` with all of them, and a table with
    /// a column for each. A figure is what the sentence calls it, what heads its column, and what
    /// it is counted by.
    pub fn figures<K: Copy>(
        &self,
        (title, sentence): (String, &str),
        all: &[(&str, String, K)],
        count: impl Fn(Seat, K) -> usize,
    ) -> StatisticsReport {
        let line = |seat: Seat| {
            let values = all.iter().map(|(name, _, by)| (*name, count(seat, *by).into()));
            self.of(seat, sentence, &values.collect::<Vec<_>>())
        };
        let head = all.iter().map(|(_, head, _)| head.clone());
        let table = self.each_row(title.clone(), head, |seat| {
            all.iter().map(|(.., by)| count(seat, *by).to_string()).collect()
        });
        StatisticsReport::new(title, Plot::Sentences(self.each(line))).table(table)
    }

    /// Returns what is said of each turn that was played: how all stood after it, in the sentences
    /// `each` and `turn`, or `opening`; and what happened in it, or `nothing`.
    pub fn turn_by_turn<T: Copy + Default + Ord + Into<Value<'static>>>(
        &self,
        [opening, turn, nothing]: [&str; 3],
        each: (&str, &str),
        standings: &[PerSeat<T>],
        changes: impl IntoIterator<Item = (usize, String)>,
    ) -> [Vec<String>; 2] {
        let turns = &self.report().turns;
        let title = |(number, standing): (&u32, &PerSeat<T>)| {
            let all = self.all(each, self.ranked(standing));
            let key = if *number == 0 { opening } else { turn };
            self.with(key, &[("turn", number), ("all", &all)])
        };
        let titles = turns.numbers().iter().zip(standings).map(title);
        let line = |all: Vec<String>| {
            if all.is_empty() { self.get(nothing) } else { all.join(" ") }
        };
        [titles.collect(), turns.in_each(changes).into_iter().map(line).collect()]
    }

    /// A table with a row for each of `all` and a column for each player; the text of the key
    /// `first` heads what the rows are called.
    pub fn by_player<T>(
        &self,
        (title, first): (String, &str),
        all: impl IntoIterator<Item = T>,
        name: impl Fn(&T) -> String,
        cell: impl Fn(&T, Seat) -> String,
    ) -> Table {
        let row = |one: T| {
            let cells = self.seats.iter().map(|seat| cell(&one, *seat));
            std::iter::once(name(&one)).chain(cells).collect()
        };
        Table {
            title,
            head: std::iter::once(self.get(first)).chain(self.names()).collect(),
            rows: all.into_iter().map(row).collect(),
        }
    }

    /// Lists what happened, one after the other: a line and a row of a table for each. If nothing
    /// did, the text of the key `none` says so.
    pub fn listed<T>(
        &self,
        (title, none): (String, &str),
        all: &[T],
        line: impl Fn(&T) -> (Option<Seat>, String),
        columns: &[Column<'_, T>],
    ) -> StatisticsReport {
        let table = self.table(title.clone(), all, columns);
        let marked = |(seat, words): (Option<Seat>, String)| (seat.map(|it| self.color(it)), words);
        let mut lines: Vec<_> = all.iter().map(|one| marked(line(one))).collect();
        if lines.is_empty() {
            lines.push((None, self.get(none)));
        }
        StatisticsReport::new(title, Plot::Sentences(lines)).table(table)
    }

    pub fn work(&self, work: Work) -> String {
        self.get(&format!("stats-work-{}", work.key()))
    }

    /// "Ann: knights recruited 3, promoted 1, ...", without what never happened.
    pub fn works(&self, seat: Seat, all: &[Work]) -> String {
        let done = all.iter().filter_map(|work| {
            let count = self.report().works.of(seat)[*work];
            let said =
                || self.with("stats-work-count", &[("what", &self.work(*work)), ("count", &count)]);
            (count > 0).then(said)
        });
        let mut done: Vec<String> = done.collect();
        if done.is_empty() {
            done.push(self.get("stats-works-none"));
        }
        self.of(seat, "stats-works-of", &[("all", self.text.joined(&done).into())])
    }

    /// A row for each of these works.
    pub fn works_table(&self, title: String, all: &[Work]) -> Table {
        let cell = |work: &&Work, seat| self.report().works.of(seat)[**work].to_string();
        self.by_player((title, "stats-what"), all, |work| self.work(**work), cell)
    }
}

/// Tells what was done in which turn and by whom, and `more` lines; `say` tells the key and the
/// values of a sentence.
pub fn in_turns<T>(
    tell: &Teller<'_>,
    title: String,
    all: &[InTurn<T>],
    say: impl Fn(&T) -> (&'static str, Vec<(&'static str, Value<'static>)>),
    columns: &[Column<'_, InTurn<T>>],
    more: impl IntoIterator<Item = (Option<Color>, String)>,
) -> StatisticsReport {
    let line = |one: &InTurn<T>| {
        let (key, mut values) = say(&one.what);
        values.push(("turn", one.turn.into()));
        (Some(tell.color(one.seat)), tell.of(one.seat, key, &values))
    };
    let turn: Column<'_, InTurn<T>> = ("stats-turn", &|one| one.turn.to_string());
    let who: Column<'_, InTurn<T>> = ("stats-player", &|one| tell.name(one.seat));
    let table = tell.table(title.clone(), all, &[&[turn, who], columns].concat());
    let lines = all.iter().map(line).chain(more);
    StatisticsReport::new(title, Plot::Close(lines.collect())).table(table)
}
