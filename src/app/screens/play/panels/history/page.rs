//! A page of the history: a limited number of lines, read piece by piece, so that a long
//! game never has to be read all at once.

use egui::{StrokeKind, Ui, vec2};

use super::past::{AbandonedBranches, row};
use crate::app::screens::play::view::View;
use game::{Act, ActId, Seat, State};
use kit::widgets::paint_mark;
use words::game::{HistorySection, Kept};

/// How many lines make a page; it may have a few more.
const LINES: usize = 200;

/// How many acts are read at a time: the game keeps a state just as often.
const PIECE: usize = 64;

/// How many pieces are read in a frame: a few thousand acts, when looking for the few
/// that concern a player.
const PIECES: usize = 32;

#[derive(Debug)]
pub enum HistoryRow {
    Line(Line),
    /// An abandoned branch.
    Way(usize),
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
#[derive(Clone, Copy)]
pub struct Source<'a, 'b> {
    pub view: &'a View<'b>,
    /// Whose lines are shown: all, or those that concern one player.
    pub filter: Option<Seat>,
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
    pub const fn after(from: usize) -> Self {
        Self { rows: Vec::new(), from, to: from, reading: Reading::ToTheEnd }
    }

    /// Returns whether all of it has been read.
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
    pub fn read_on(&mut self, source: Source<'_, '_>) {
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

    fn read_back(&mut self, source: Source<'_, '_>) {
        let piece = self.from.saturating_sub(1) / PIECE * PIECE;
        self.rows.extend(read(source, piece, self.from).into_iter().rev());
        self.from = piece;
        if piece == 0 {
            self.begin(source);
            self.reading = Reading::Read;
        }
    }

    fn read_forth(&mut self, source: Source<'_, '_>) {
        let count = source.view.game.count();
        let end = ((self.to / PIECE + 1) * PIECE).min(count);
        if self.to == 0 {
            self.begin(source);
        }
        self.rows.splice(0..0, read(source, self.to, end).into_iter().rev());
        self.to = end;
        if end == count {
            self.reading = Reading::Read;
        }
    }

    /// The first line of all.
    fn begin(&mut self, source: Source<'_, '_>) {
        let ways = source.branches.leaving(None).iter().rev();
        self.rows.extend(ways.map(|way| HistoryRow::Way(*way)));
        self.rows.push(HistoryRow::Line(Line::first(source.view)));
    }
}

/// The lines of the acts between these counts, in order.
fn read(source: Source<'_, '_>, from: usize, to: usize) -> Vec<HistoryRow> {
    let game = source.view.game;
    let mut rows = Vec::new();
    // Only folds acts that this game has taken before.
    let Ok(mut state) = game.state_after(from) else { return rows };
    for (nth, (id, _, act)) in (from + 1..=to).zip(game.acts_from(from)) {
        if source.filter.is_none_or(|seat| act.concerned(&state).contains(&seat)) {
            rows.push(HistoryRow::Line(Line::of(source.view, (nth, id), act, &state)));
        }
        if state.apply(act).is_err() {
            break;
        }
        rows.extend(source.branches.leaving(Some(id)).iter().map(|way| HistoryRow::Way(*way)));
    }
    rows
}

/// An act in words.
#[derive(Debug)]
pub struct Line {
    /// How many acts the branch has up to this one.
    pub nth: usize,
    /// The act it is about; none for the opening.
    pub act: Option<ActId>,
    pub words: String,
    pub part: HistorySection,
    seat: Seat,
    kept: Kept,
}

impl Line {
    /// The line saying that the game began.
    pub fn first(view: &View<'_>) -> Self {
        let seat = view.game.setup().first;
        let words = view.history_start();
        Self { nth: 0, act: None, words, part: HistorySection::Opening, seat, kept: Kept::Rules }
    }

    /// The line for the act with number `nth` in the game, as the table stood `before`
    /// it.
    pub fn of(view: &View<'_>, (nth, id): (usize, ActId), act: &Act, before: &State) -> Self {
        Self {
            nth,
            act: Some(id),
            words: view.history_line(act, before),
            part: HistorySection::of(before),
            seat: act.actor(before),
            kept: Kept::of(act, before),
        }
    }

    /// Draws it with its number: two lines may say the same, so the number is part of
    /// what a screen reader says. Says whether it was touched.
    pub fn show(&self, ui: &mut Ui, view: &View<'_>, is_chosen: bool) -> bool {
        let palette = view.palette;
        let ink = match self.kept {
            Kept::Rules | Kept::Untold | Kept::Corrected => palette.text,
            Kept::Against => palette.warning.ink,
        };
        let name = || {
            let values = [("number", self.nth.into()), ("words", self.words.as_str().into())];
            view.text.with("history-line", &values)
        };
        row(ui, (&self.words, name), (16.0, ink), is_chosen, |painter, rect, is_lit| {
            let fill = match (self.kept, is_lit) {
                (Kept::Against, _) => palette.warning.fill,
                (_, true) => palette.raised,
                (_, false) => palette.panel,
            };
            painter.rect(rect, 8.0, fill, palette.panel_rim, StrokeKind::Inside);
            let mark = match self.kept {
                Kept::Corrected => Some(palette.outline),
                Kept::Untold => Some(palette.warning_line),
                Kept::Rules | Kept::Against => None,
            };
            if let Some(mark) = mark {
                painter.rect_filled(rect.with_max_x(rect.left() + 6.0), 3.0, mark);
            }
            let at = rect.left_center() + vec2(22.0, 0.0);
            paint_mark(painter, at, 9.0, view.color(self.seat), palette);
        })
    }
}
