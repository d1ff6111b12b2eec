//! A page of the history: a limited number of lines, read piece by piece, so that a long
//! game never has to be read all at once; the table as it was; and branches of the game that the
//! table abandoned by going back: a quiet line where each left the current branch.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Align2, Color32, Painter, Rect, Role, StrokeKind, Ui, vec2};

use crate::app::screens::play::panel::{PastArrival, PastMoment};
use crate::app::screens::play::view::View;
use game::{Abandoned, Act, ActId, Game, Room, Seat, State};
use kit::theme::plain;
use kit::widgets::{Icon, chosen_ring, focus_ring, hint, say, selectable};
use words::game::{HistorySection, Kept, is_of};

/// Number of lines that make a page; it may have a few more.
const LINES: usize = 200;

/// Number of acts read at a time: the game keeps a state just as often.
const PIECE: usize = 64;

/// Number of pieces read in a frame: a few thousand acts, when looking for the few that concern
/// a player.
const PIECES: usize = 32;

#[derive(Debug)]
pub enum HistoryRow {
    Line(HistoryLine),
    /// An abandoned branch.
    Way(usize),
}

/// Direction in which a page is still being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ReadingDirection {
    ToTheBeginning,
    ToTheEnd,
    /// It is full, or there is nothing more.
    Read,
}

/// Lines that are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HistoryFilter {
    /// Only those that concern this player; `None` shows everybody's.
    pub seat: Option<Seat>,
    /// Only those about what this module brings; `None` shows all.
    pub room: Option<Room>,
}

impl HistoryFilter {
    fn lets_through(self, act: &Act, before: &State) -> bool {
        self.seat.is_none_or(|seat| act.concerned(before).contains(&seat))
            && self.room.is_none_or(|room| is_of(act, room))
    }
}

/// Data that a page is read from.
#[derive(Clone, Copy)]
pub struct HistorySource<'a, 'b> {
    pub view: &'a View<'b>,
    pub filter: HistoryFilter,
    pub branches: &'a AbandonedBranches,
}

/// A run of consecutive lines.
#[derive(Debug)]
pub struct HistoryPage {
    /// The latest first.
    pub rows: Vec<HistoryRow>,
    /// Number of the branch's acts that come before it.
    pub from: usize,
    /// Number of the branch's acts up to its end.
    pub to: usize,
    reading: ReadingDirection,
}

impl HistoryPage {
    /// A page that ends after this number of acts.
    pub const fn before(to: usize) -> Self {
        Self { rows: Vec::new(), from: to, to, reading: ReadingDirection::ToTheBeginning }
    }

    /// A page that begins after this number of acts.
    pub const fn after(from: usize) -> Self {
        Self { rows: Vec::new(), from, to: from, reading: ReadingDirection::ToTheEnd }
    }

    /// A page with the line after this number of acts, and with those that come next.
    pub const fn around(acts: usize) -> Self {
        Self::after(acts.saturating_sub(PIECE) / PIECE * PIECE)
    }

    /// Returns whether all of it has been read.
    pub fn is_read(&self) -> bool {
        self.reading == ReadingDirection::Read
    }

    /// The part of the game that a row belongs to: that of the next line.
    pub fn part_at(&self, row: usize) -> Option<HistorySection> {
        self.rows.get(row..)?.iter().find_map(|row| match row {
            HistoryRow::Line(line) => Some(line.part),
            HistoryRow::Way(_) => None,
        })
    }

    /// Reads on for one frame.
    pub fn read_on(&mut self, source: HistorySource<'_, '_>) {
        for _ in 0..PIECES {
            match self.reading {
                ReadingDirection::ToTheBeginning => self.read_back(source),
                ReadingDirection::ToTheEnd => self.read_forth(source),
                ReadingDirection::Read => return,
            }
            if self.rows.len() >= LINES {
                self.reading = ReadingDirection::Read;
            }
        }
    }

    fn read_back(&mut self, source: HistorySource<'_, '_>) {
        let piece = self.from.saturating_sub(1) / PIECE * PIECE;
        self.rows.extend(read(source, piece, self.from).into_iter().rev());
        self.from = piece;
        if piece == 0 {
            self.begin(source);
            self.reading = ReadingDirection::Read;
        }
    }

    fn read_forth(&mut self, source: HistorySource<'_, '_>) {
        let count = source.view.game.count();
        let end = ((self.to / PIECE + 1) * PIECE).min(count);
        if self.to == 0 {
            self.begin(source);
        }
        self.rows.splice(0..0, read(source, self.to, end).into_iter().rev());
        self.to = end;
        if end == count {
            self.reading = ReadingDirection::Read;
        }
    }

    /// The first line of all.
    fn begin(&mut self, source: HistorySource<'_, '_>) {
        let ways = source.branches.leaving(None).iter().rev();
        self.rows.extend(ways.map(|way| HistoryRow::Way(*way)));
        self.rows.push(HistoryRow::Line(HistoryLine::first(source.view)));
    }
}

/// The lines of the acts between these counts, in order.
fn read(source: HistorySource<'_, '_>, from: usize, to: usize) -> Vec<HistoryRow> {
    let game = source.view.game;
    let mut rows = Vec::new();
    // Only folds acts that this game has taken before.
    let Ok(mut state) = game.state_after(from) else { return rows };
    for (nth, (id, _, act)) in (from + 1..=to).zip(game.acts_from(from)) {
        if source.filter.lets_through(act, &state) {
            rows.push(HistoryRow::Line(HistoryLine::of(source.view, (nth, id), act, &state)));
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
pub struct HistoryLine {
    /// Number of the branch's acts up to this one.
    pub nth: usize,
    /// The act it is about; none for the opening.
    pub act: Option<ActId>,
    pub words: String,
    pub part: HistorySection,
    seat: Seat,
    kept: Kept,
}

impl HistoryLine {
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
        let name = || view.with("history-line", &[("number", &self.nth), ("words", &self.words)]);
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
            view.paint_mark(painter, at, 9.0, self.seat);
        })
    }
}

impl PastMoment {
    /// After so many acts of the branch; `arrival` says how many.
    pub fn after(view: &View<'_>, acts: usize, arrival: PastArrival) -> Option<Self> {
        let Some(nth) = acts.checked_sub(1) else {
            let state = view.game.state_after(0).ok()?;
            let (section, words) = (HistorySection::Opening, view.history_start());
            return Some(Self::of(view, (state, section), &words, arrival));
        };
        let (_, _, act) = view.game.acts_from(nth).next()?;
        Self::once(view, act, view.game.state_after(nth).ok()?, arrival)
    }

    /// The next act after this; none after the last one.
    pub fn next(&self, view: &View<'_>, acts: usize, arrival: PastArrival) -> Option<Self> {
        let (_, _, act) = view.game.acts_from(acts.checked_sub(1)?).next()?;
        Self::once(view, act, State::clone(&self.state), arrival)
    }

    /// Once `act` was made where the table stood so.
    fn once(view: &View<'_>, act: &Act, mut state: State, arrival: PastArrival) -> Option<Self> {
        let (section, words) = (HistorySection::of(&state), view.history_line(act, &state));
        state.apply(act).ok()?;
        Some(Self::of(view, (state, section), &words, arrival))
    }

    /// The table in this section, after `last`.
    fn of(
        view: &View<'_>,
        (state, section): (State, HistorySection),
        last: &str,
        arrival: PastArrival,
    ) -> Self {
        let is_elsewhere = arrival == PastArrival::Elsewhere;
        let title = match section {
            HistorySection::Opening if is_elsewhere => view.text.get("history-past-way-opening"),
            HistorySection::Opening => view.text.get("history-past-opening"),
            HistorySection::Turn(turn, _) => {
                let key = if is_elsewhere { "history-past-way" } else { "history-past-turn" };
                view.text.with(key, &[("turn", turn.into())])
            }
        };
        let after = view.text.with("history-past-after", &[("words", last.into())]);
        let (state, sentences) = (Arc::new(state), Vec::new());
        Self { state, title, after, arrival, sentences, left_out: 0 }
    }
}

/// The number of a branch's last sentences that are shown.
const SHOWN: usize = 6;

#[derive(Debug, Default)]
pub struct AbandonedBranches {
    all: Vec<Abandoned>,
    /// Those of them that leave the current branch after an act.
    at: BTreeMap<Option<ActId>, Vec<usize>>,
}

impl AbandonedBranches {
    pub fn of(game: &Game) -> Self {
        let all = game.abandoned();
        let mut at: BTreeMap<Option<ActId>, Vec<usize>> = BTreeMap::new();
        for (nth, way) in all.iter().enumerate() {
            at.entry(way.leaves).or_default().push(nth);
        }
        Self { all, at }
    }

    /// Returns which leave the current branch after `act`, or at the opening if there is none.
    pub fn leaving(&self, act: Option<ActId>) -> &[usize] {
        self.at.get(&act).map_or(&[], Vec::as_slice)
    }

    pub fn get(&self, nth: usize) -> Option<&Abandoned> {
        self.all.get(nth)
    }

    /// Draws one, with its last sentences if it is the one that is `open`. Says whether
    /// it was touched.
    pub fn show(
        &self,
        ui: &mut Ui,
        view: &View<'_>,
        nth: usize,
        open: Option<&PastMoment>,
    ) -> bool {
        let Some(way) = self.all.get(nth) else { return false };
        let until = (view.when)(way.time);
        let number = nth + 1;
        let said =
            |key| view.with(key, &[("number", &number), ("count", &way.acts), ("until", &until)]);
        let (name, words) = (said("history-way-name"), said("history-way"));
        let ink = if open.is_some() { view.palette.text } else { view.palette.faint };
        let look = (15.0, ink);
        let touched =
            row(ui, (&words, || name.clone()), look, open.is_some(), |painter, rect, is_lit| {
                if is_lit {
                    painter.rect_filled(rect, 8.0, view.palette.raised);
                }
                Icon::Redo.paint_at(painter, rect.left_center() + vec2(22.0, 0.0), 18.0, ink);
            });
        if let Some(past) = open {
            if past.left_out > 0 {
                hint(ui, &view.with("history-way-before", &[("count", &past.left_out)]));
            }
            for sentence in &past.sentences {
                say(ui, sentence);
            }
            ui.add_space(6.0);
        }
        touched
    }

    /// Returns how the game stood at the end of a branch, and what led there.
    pub fn end_of(&self, view: &View<'_>, nth: usize) -> Option<PastMoment> {
        let way = self.all.get(nth)?;
        let mut state = view.game.state_at(way.leaves).ok()?;
        let acts = view.game.way(way);
        let left_out = acts.len().saturating_sub(SHOWN);
        let mut sentences = Vec::new();
        for (place, (_, _, act)) in acts.into_iter().enumerate() {
            if place >= left_out {
                sentences.push(view.history_line(act, &state));
            }
            state.apply(act).ok()?;
        }
        let last = sentences.last().cloned().unwrap_or_default();
        let section = HistorySection::of(&state);
        let past = PastMoment::of(view, (state, section), &last, PastArrival::Elsewhere);
        Some(PastMoment { sentences, left_out, ..past })
    }
}

/// Draws words of this size and ink as a row, `ground` and sign behind them, and its name for
/// screen readers; says whether it was touched.
pub fn row(
    ui: &mut Ui,
    (words, name): (&str, impl Fn() -> String),
    (size, ink): (f32, Color32),
    is_chosen: bool,
    ground: impl FnOnce(&Painter, Rect, bool),
) -> bool {
    let wide = ui.available_width();
    let galley = ui.painter().layout(words.to_owned(), plain(size), ink, wide - 56.0);
    let size = vec2(wide, (galley.size().y + 16.0).max(48.0));
    let (rect, response) = selectable(ui, size, Role::Button, is_chosen, &name());
    if ui.is_rect_visible(rect) {
        ground(ui.painter(), rect, is_chosen || response.hovered());
        if is_chosen {
            chosen_ring(ui, rect, 8.0);
        }
        focus_ring(ui, &response);
        let left = rect.left_center() + vec2(42.0, 0.0);
        let place = Align2::LEFT_CENTER.anchor_size(left, galley.size());
        ui.painter().galley(place.min, galley, ink);
    }
    response.clicked()
}
