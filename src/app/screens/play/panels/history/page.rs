//! A page of the history: a limited number of lines, read piece by piece, so that a long
//! game never has to be read all at once.

use super::abandoned::AbandonedBranches;
use super::line::Line;
use crate::app::screens::play::view::View;
use game::{Act, Seat, State};
use words::game::HistorySection;

/// How many lines make a page; it may have a few more.
const LINES: usize = 200;

/// How many acts are read at a time: the game keeps a state just as often.
const PIECE: usize = 64;

/// How many pieces are read in a frame: a few thousand acts, when looking for the few
/// that concern a player.
const PIECES: usize = 32;

/// A row of a page.
#[derive(Debug)]
pub enum HistoryRow {
    Line(Line),
    /// An abandoned branch.
    Way(usize),
}

/// Whose lines are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Filter {
    #[default]
    All,
    /// Those that concern one player.
    Only(Seat),
}

impl Filter {
    fn takes(self, act: &Act, before: &State) -> bool {
        match self {
            Self::All => true,
            Self::Only(seat) => act.concerned(before).contains(&seat),
        }
    }
}

/// In which direction a page is still being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    ToTheBeginning,
    ToTheEnd,
    /// It is full, or there is nothing more.
    Read,
}

/// What a page is read from.
pub struct Source<'a, 'b> {
    pub view: &'a View<'b>,
    pub filter: Filter,
    pub branches: &'a AbandonedBranches,
}

/// A run of consecutive lines.
#[derive(Debug)]
pub struct HistoryPage {
    /// The latest first.
    pub rows: Vec<HistoryRow>,
    /// How many acts of the branch come before it.
    from: usize,
    /// How many acts of the branch there are up to its end.
    to: usize,
    reading: Reading,
}

impl HistoryPage {
    /// A page that ends after this number of acts.
    pub const fn before(to: usize) -> Self {
        Self { rows: Vec::new(), from: to, to, reading: Reading::ToTheBeginning }
    }

    /// A page that begins after this number of acts.
    pub fn after(source: &Source<'_, '_>, from: usize) -> Self {
        let mut page = Self { rows: Vec::new(), from, to: from, reading: Reading::ToTheEnd };
        if from == 0 {
            page.begin(source);
        }
        page
    }

    /// Whether all of it has been read.
    pub fn is_read(&self) -> bool {
        self.reading == Reading::Read
    }

    /// The part of the game that a row belongs to: that of the next line.
    pub fn part_at(&self, row: usize) -> Option<HistorySection> {
        self.rows.get(row..)?.iter().find_map(|row| match row {
            HistoryRow::Line(line) => Some(line.part),
            HistoryRow::Way(_) => None,
        })
    }

    /// The number of acts before it.
    pub const fn from(&self) -> usize {
        self.from
    }

    /// The number of acts up to its end.
    pub const fn to(&self) -> usize {
        self.to
    }

    /// Reads on for one frame.
    pub fn read_on(&mut self, source: &Source<'_, '_>) {
        for _ in 0..PIECES {
            match self.reading {
                Reading::ToTheBeginning => self.read_back(source),
                Reading::ToTheEnd => self.read_forth(source),
                Reading::Read => return,
            }
            if self.rows.len() >= LINES {
                self.reading = Reading::Read;
            }
        }
    }

    fn read_back(&mut self, source: &Source<'_, '_>) {
        let piece = self.from.saturating_sub(1) / PIECE * PIECE;
        self.rows.extend(read(source, piece, self.from).into_iter().rev());
        self.from = piece;
        if piece == 0 {
            self.begin(source);
            self.reading = Reading::Read;
        }
    }

    fn read_forth(&mut self, source: &Source<'_, '_>) {
        let count = source.view.game.count();
        let end = ((self.to / PIECE + 1) * PIECE).min(count);
        self.rows.splice(0..0, read(source, self.to, end).into_iter().rev());
        self.to = end;
        if end == count {
            self.reading = Reading::Read;
        }
    }

    /// The first line of all.
    fn begin(&mut self, source: &Source<'_, '_>) {
        self.rows
            .extend(source.branches.leaving(None).iter().rev().map(|way| HistoryRow::Way(*way)));
        self.rows.push(HistoryRow::Line(Line::first(source.view)));
    }
}

/// The lines of the acts between these counts, in order.
fn read(source: &Source<'_, '_>, from: usize, to: usize) -> Vec<HistoryRow> {
    let game = source.view.game;
    let mut rows = Vec::new();
    // Only folds acts that this game has taken before.
    let Ok(mut state) = game.state_after(from) else { return rows };
    for (nth, (id, _, act)) in (from + 1..=to).zip(game.acts_from(from)) {
        if source.filter.takes(act, &state) {
            rows.push(HistoryRow::Line(Line::of(source.view, (nth, id), act, &state)));
        }
        if state.apply(act).is_err() {
            break;
        }
        rows.extend(source.branches.leaving(Some(id)).iter().map(|way| HistoryRow::Way(*way)));
    }
    rows
}
