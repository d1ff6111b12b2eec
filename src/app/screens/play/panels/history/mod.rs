//! The history: what happened, turn by turn; the table as it was after any line, and the
//! way back to it; the game played again; and abandoned branches.
//!
//! `page` reads a limited number of lines from the end of the game backward, with the branches that
//! left it. A line that is chosen, or the slider of `replay`, gives a moment of the past, which the
//! panel keeps and the play screen shows instead of now. Going back to it for good is a command.

mod page;
mod replay;

use egui::{Key, Ui, Vec2, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{
    NextButton, Panel, PanelHead, PanelSheet, PastArrival, PastMoment,
};
use crate::app::screens::play::parts::controls::section_of;
use crate::app::screens::play::view::View;
use game::{ActId, Expansion, Room};
use kit::theme::Tone;
use kit::widgets::{FINGER, Icon, SizedButton, Switch, buttons, hint, mark_button, section};
use page::{AbandonedBranches, HistoryFilter, HistoryPage, HistoryRow, HistorySource};
use replay::{Replay, export_button, exports};
use words::game::HistorySection;

/// The acts so far in words, as of when the history was opened.
#[derive(Debug)]
pub struct HistoryPanel {
    branches: AbandonedBranches,
    filter: HistoryFilter,
    page: HistoryPage,
    /// Number of times the page was turned.
    turned: usize,
    chosen: ChosenRow,
    /// Number of acts up to the first line of the list, while the game is played again: whoever
    /// looks on reads along.
    follows: Option<usize>,
    /// The past shown instead of now.
    past: Option<PastMoment>,
    replay: Replay,
    /// Shows what can be exported.
    shows_exports: bool,
}

/// Row that was touched last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ChosenRow {
    Nothing,
    /// The line after this many acts, the last of which is this one.
    Line(usize, Option<ActId>),
    /// An abandoned branch.
    Way(usize),
}

/// Page to turn to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum To {
    Beginning,
    Earlier,
    Later,
    Now,
}

impl HistoryPanel {
    pub fn of(view: &View<'_>) -> Self {
        let mut history = Self {
            branches: AbandonedBranches::of(view.game),
            filter: HistoryFilter::default(),
            page: HistoryPage::before(view.game.count()),
            turned: 0,
            chosen: ChosenRow::Nothing,
            follows: None,
            past: None,
            replay: Replay::default(),
            shows_exports: false,
        };
        history.read_on(view);
        history
    }

    /// The same, with the game being played again from its beginning.
    pub fn replaying(view: &View<'_>) -> Self {
        let mut history = Self::of(view);
        history.seek(view, 0);
        history.follow(view);
        history.replay = Replay::playing();
        history
    }

    /// The same history in the current words.
    fn again(&self, view: &View<'_>) -> Self {
        let mut history = Self {
            filter: self.filter,
            page: HistoryPage::before(self.page.to),
            turned: self.turned,
            shows_exports: self.shows_exports,
            ..Self::of(view)
        };
        history.read_on(view);
        history
    }

    fn show_now(&mut self) {
        self.past = None;
        self.follows = None;
        self.chosen = ChosenRow::Nothing;
        self.replay.pause();
    }

    /// Returns how many acts led to what is shown.
    fn at(&self, view: &View<'_>) -> usize {
        match self.chosen {
            ChosenRow::Line(acts, _) => acts,
            ChosenRow::Nothing | ChosenRow::Way(_) => view.game.count(),
        }
    }

    /// Shows the table as it was after so many acts.
    fn seek(&mut self, view: &View<'_>, acts: usize) {
        self.choose_line(view, acts);
        let is_now = acts >= view.game.count();
        let past = || PastMoment::after(view, acts, PastArrival::Sought(acts));
        self.past = if is_now { None } else { past() };
    }

    fn choose_line(&mut self, view: &View<'_>, acts: usize) {
        let act = acts.checked_sub(1).and_then(|nth| view.game.acts_from(nth).next());
        self.chosen = ChosenRow::Line(acts, act.map(|(id, ..)| id));
    }

    fn replay(&mut self, view: &View<'_>, arrival: PastArrival) {
        match arrival {
            PastArrival::Sought(acts) => self.seek(view, acts),
            PastArrival::Played(acts, _) => {
                let before = self.at(view);
                let shown = self.past.take().filter(|_| acts == before + 1);
                let next = shown.and_then(|past| past.next(view, acts, arrival));
                self.past = next.or_else(|| PastMoment::after(view, acts, arrival));
                self.choose_line(view, acts);
            }
            PastArrival::Elsewhere => {}
        }
    }

    fn read_on(&mut self, view: &View<'_>) {
        self.page.read_on(HistorySource { view, filter: self.filter, branches: &self.branches });
    }

    /// Begins the list with the line that the island shows; turns to its page if it lies on
    /// another one.
    fn follow(&mut self, view: &View<'_>) {
        let (acts, count) = (self.at(view), view.game.count());
        self.follows = Some(acts).filter(|acts| *acts < count);
        if !self.page.is_read() || (self.page.from..=self.page.to).contains(&acts) {
            return;
        }
        self.page = HistoryPage::around(acts);
        self.turned += 1;
        self.read_on(view);
    }

    /// Returns the number of rows above the first line of the list.
    fn passed_over(&self) -> usize {
        let Some(acts) = self.follows else { return 0 };
        let is_first = |row: &HistoryRow| match row {
            HistoryRow::Line(line) => line.nth <= acts,
            HistoryRow::Way(_) => false,
        };
        self.page.rows.iter().position(is_first).unwrap_or(0)
    }

    fn choose(&mut self, view: &View<'_>, row: usize) {
        match self.page.rows.get(row) {
            Some(HistoryRow::Line(line)) => {
                let acts = line.nth;
                self.replay.pause();
                self.seek(view, acts);
            }
            Some(HistoryRow::Way(way)) if self.chosen == ChosenRow::Way(*way) => self.show_now(),
            Some(HistoryRow::Way(way)) => {
                self.replay.pause();
                self.chosen = ChosenRow::Way(*way);
                self.past = self.branches.end_of(view, *way);
            }
            None => {}
        }
    }

    /// Everybody, every player, and every module, to choose which lines to show, and the export button;
    /// says whether another choice was made.
    fn marks(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let mut chosen = None;
        let before = self.filter;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            let tone = Tone { fill: view.palette.raised, ink: view.palette.text };
            let all = view.keyed_button("history-all");
            let all = all.named(view.text.get("history-all-name")).tone(tone).text(16.0);
            if all.chosen(before.seat.is_none()).show(ui, vec2(64.0, 48.0)).clicked() {
                chosen = Some(HistoryFilter { seat: None, ..before });
            }
            for seat in view.state.seating().order() {
                let name = view.about("history-only", seat);
                let switch = Switch::when(before.seat == Some(seat));
                if mark_button(ui, view.color(seat), &name, switch).clicked() {
                    chosen = Some(HistoryFilter { seat: Some(seat), ..before });
                }
            }
            for (room, key, icon) in MODULES {
                if !room.is_played(view.state.rules().expansions()) {
                    continue;
                }
                let is_chosen = before.room == Some(room);
                let plate = SizedButton::new("").named(view.text.get(key)).icon(icon);
                if plate.tone(tone).chosen(is_chosen).show(ui, Vec2::splat(48.0)).clicked() {
                    chosen = Some(HistoryFilter { room: (!is_chosen).then_some(room), ..before });
                }
            }
            export_button(ui, view, &mut self.shows_exports);
        });
        self.filter = chosen.unwrap_or(self.filter);
        chosen.is_some()
    }

    /// The lines, and below a chosen one the button that undoes everything after it; returns the row
    /// that was touched, and what was asked for.
    fn rows(&self, ui: &mut Ui, view: &View<'_>) -> (Option<usize>, Option<Command>) {
        let (mut touched, mut asked) = (None, None);
        let mut part = None;
        for (row, shown) in self.page.rows.iter().enumerate().skip(self.passed_over()) {
            // An abandoned branch is shown with the line after which it left.
            let here = self.page.part_at(row);
            if let Some(here) = here.filter(|here| part != Some(*here)) {
                let heading = here.heading(view);
                match here {
                    HistorySection::Turn(_, seat) => section_of(ui, view, seat, &heading),
                    HistorySection::Opening => section(ui, &heading),
                }
            }
            part = here.or(part);
            let is_touched = match shown {
                HistoryRow::Line(line) => {
                    let is_chosen = self.chosen == ChosenRow::Line(line.nth, line.act);
                    let is_touched = line.show(ui, view, is_chosen);
                    let is_past = is_chosen && self.past.is_some() && !self.replay.is_playing();
                    let back = view.keyed_button("history-back").icon(Icon::Undo).text(16.0);
                    if is_past && back.touched(ui, FINGER) {
                        asked = Some(Command::BackTo(line.act));
                    }
                    is_touched
                }
                HistoryRow::Way(way) => {
                    let is_open = self.chosen == ChosenRow::Way(*way);
                    let open = self.past.as_ref().filter(|_| is_open);
                    self.branches.show(ui, view, *way, open)
                }
            };
            if is_touched {
                touched = Some(row);
            }
        }
        if !self.page.is_read() {
            hint(ui, &view.text.get("history-reading"));
        }
        if self.follows.is_some() {
            // The list grows from line to line, and the bar beside it must not come and go.
            ui.add_space(ui.clip_rect().height());
        }
        (touched, asked)
    }
}

impl Panel for HistoryPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("history").titled("history-title").letter(Key::H)
    }

    /// Draws it, latest first.
    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        if !self.page.is_read() {
            self.read_on(view);
            ui.ctx().request_repaint();
        }
        ui.spacing_mut().item_spacing.y = 4.0;
        let mut to = self.marks(ui, view).then_some(To::Now);
        let at = self.at(view);
        if let Some(arrival) = self.replay.show(ui, view, at) {
            self.replay(view, arrival);
            // The island has already been drawn.
            ui.ctx().request_repaint();
            self.follow(view);
        }
        let exported = if self.shows_exports { exports(ui, view) } else { None };
        if self.page.to < view.game.count() || self.follows.is_some() {
            let keys = [("history-to-latest", To::Now), ("history-later", To::Later)];
            to = to.or(turn(ui, view, Icon::Up, keys));
        }
        let (row, undone) = self.rows(ui, view);
        if self.page.from > 0 && self.page.is_read() {
            let keys = [("history-earlier", To::Earlier), ("history-to-first", To::Beginning)];
            to = to.or(turn(ui, view, Icon::Down, keys));
        }
        if exported.is_some() || to.is_some() || row.is_some() {
            // Things already drawn will look different now.
            ui.ctx().request_repaint();
        }
        if let Some(to) = to {
            self.page = match to {
                To::Beginning => HistoryPage::after(0),
                To::Earlier => HistoryPage::before(self.page.from),
                To::Later => HistoryPage::after(self.page.to),
                To::Now => HistoryPage::before(view.game.count()),
            };
            self.follows = None;
            self.turned += 1;
            self.read_on(view);
        } else if let Some(row) = row {
            self.choose(view, row);
        }
        exported.or(undone)
    }

    fn next(&self, view: &View<'_>) -> NextButton {
        if self.replay.is_playing() {
            return NextButton::when(view.text.get("replay-playing"), None);
        }
        match (self.chosen, &self.past) {
            (ChosenRow::Nothing, _) => NextButton::when(view.text.get("history-choose"), None),
            (ChosenRow::Line(..), None) => NextButton::when(view.text.get("history-now"), None),
            // Whoever only looks back must not undo the game with the usual touch.
            (ChosenRow::Line(..), Some(_)) => {
                NextButton::go(view.text.get("player-back"), Command::Close).quiet(true)
            }
            (ChosenRow::Way(nth), _) => match self.branches.get(nth) {
                Some(way) => {
                    let label = view.text.get("history-take-up");
                    NextButton::go(label, Command::BackTo(Some(way.last)))
                }
                None => NextButton::none(),
            },
        }
    }

    fn reword(&mut self, view: &View<'_>) {
        *self = self.again(view);
    }

    fn sheet(&self) -> PanelSheet {
        PanelSheet { number: self.turned, ..PanelSheet::default() }
    }

    fn past(&self) -> Option<&PastMoment> {
        self.past.as_ref()
    }

    fn covered(&mut self) {
        self.replay.pause();
    }

    fn leave_past(&mut self) {
        self.show_now();
    }
}

/// Modules whose lines can be shown alone.
const MODULES: [(Room, &str, Icon); 5] = [
    (Room::Of(Expansion::Fish), "history-only-fish", Icon::Fish),
    (Room::Of(Expansion::Rivers), "history-only-rivers", Icon::BridgeSpan),
    (Room::Gold, "history-only-gold", Icon::GoldCoin),
    (Room::Of(Expansion::Wagons), "history-only-wagons", Icon::Wagon),
    (Room::Of(Expansion::Oil), "history-only-oil", Icon::Oil),
];

/// Two buttons that turn to another page.
fn turn(ui: &mut Ui, view: &View<'_>, icon: Icon, keys: [(&str, To); 2]) -> Option<To> {
    let touched = buttons(ui, &keys, (130.0, 48.0), |(key, to)| {
        let is_next = matches!(to, To::Earlier | To::Later);
        view.keyed_button(key).text(16.0).icon(is_next.then_some(icon))
    });
    ui.add_space(2.0);
    touched.map(|(_, to)| to)
}
