//! The game itself: island, card, tasks, building, and trade.
//!
//! The state of the game is all in the [`PlayContext`]. What is kept here is what the
//! player is putting together (an open panel, a chosen spot, a half-entered trade), which
//! is dropped once the game has moved on unless a panel keeps it; how the island is looked
//! at; and what was worked out for this moment of the game.
//!
//! A frame goes through [`PlayScreen::ui`]. It makes a [`View`], the game with all that a drawing
//! asks. If `moment` says that the game has moved on, the news is told anew, panels are closed or
//! follow, and what is to be heard is noted. `open_pages` says which panel is on top, and `frame`
//! draws around it: header, island, actions, players. A touch on the island goes to the top panel,
//! and every touch comes back as a [`Command`]: `open_pages` does what is about pages, and the rest
//! is for the shell. Last comes `page_keys`: a key does what a touch would have done.
//!
//! What the rules allow to be built is judged once for each moment of the game, and looked up in
//! the view.
//!
//! The panels are in `panels`, their contract is in `panel`, and `parts` has what several of them
//! use, with the motion and the celebrations that are drawn over everything.
//!
//! Oddities:
//! - Three things take precedence over the panels: a refusal, a number being typed, and the poster
//!   of the table view, which replaces panel and island.
//! - The past is a second view. While the history shows it, island and players are drawn from it
//!   and the rest from now.
//! - The button at the bottom is worked out before the panel is drawn, so a touch on the panel
//!   changes it in the next frame. After each step of the game it ignores touches for a moment.

mod frame;
mod moment;
mod open_pages;
mod page_keys;
mod panel;
mod panels;
mod parts;
mod view;

use std::rc::Rc;

use egui::{Rect, Role, ScrollArea, Ui, UiBuilder};

use crate::app::command::{Command, PlayPage};
use crate::app::screens::play_context::PlayContext;
use crate::app::settings::TableSide;
use crate::app::sound::Heard;
use ::words::game as words;
use ::words::game::announcement::{Since, announcement};
use ::words::game::{StepName, TurnNews};
use frame::board::{self, IslandTouch};
use frame::explainer::Explainer;
use frame::layout::{Areas, ColumnPage, PageRoom};
use frame::{actions, corners, header, players, stage};
use game::{Discrepancy, Game, LegalBuilds, Phase, Seat};
use kit::widgets::{Quarter, TouchMeaning, Viewfinder, folded};
pub use moment::{GameMoment, since};
use moment::{PastFrame, PastTable, ShownPage};
use open_pages::{OpenPages, Visit};
use page_keys::DoubleTap;
use panels::turn;
pub use panels::turn::keepsake;
use parts::celebration::{self, Grounds};
use parts::curtain;
use parts::finger::LongTouch;
use parts::keys::{self, Arrival, RollEntry, TabPress};
use parts::motion::Moving;
use view::View;

fn child(ui: &mut Ui, rect: Rect, name: &str) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect).id_salt(name))
}

/// The play screen and what is being put together on it.
#[derive(Debug, Default)]
pub struct PlayScreen {
    visit: Visit,
    /// The point in the game at which it is being put together.
    moment: Option<GameMoment>,
    open: OpenPages,
    news: Rc<TurnNews>,
    undo: Option<StepName>,
    redo: Option<StepName>,
    /// Page shown last beside the island.
    shown: ShownPage,
    discrepancies: Rc<[Discrepancy]>,
    builds: Rc<LegalBuilds>,
    finger: LongTouch,
    page_room: PageRoom,
    animation: Moving,
    past: PastTable,
    /// Area of each player's tile or row in this frame.
    seats: Vec<(Seat, Rect)>,
    /// The sentences that screen readers announce.
    announced: String,
    /// Cue and words to be heard, until they are taken.
    heard: Heard,
    arrival: Arrival,
    /// The view of the island.
    look: Viewfinder,
    /// Until when, in seconds of the program's clock, the button at the bottom ignores
    /// touches.
    settled: f64,
    room_for_bars: Option<Rect>,
    double_tap: DoubleTap,
    explainer: Explainer,
}

/// Seconds for which the button at the bottom ignores touches after the game has moved on: it
/// has just changed its meaning under the finger, and one touch too many must not take the next
/// player's turn.
const SETTLING: f64 = 0.3;

/// The same after an attack, which nobody should miss.
const SETTLING_ATTACK: f64 = 1.2;

impl PlayScreen {
    /// One that plays the game again, and leads back once that is closed.
    pub fn replaying() -> Self {
        Self { visit: Visit::Begins, ..Self::default() }
    }

    /// Draws it; returns all that was asked for in this frame, in order.
    pub fn ui(&mut self, ui: &mut Ui, scene: &PlayContext<'_>) -> Vec<Command> {
        let (nothing, now) = (TurnNews::default(), ui.input(|input| input.time));
        let before = View::new(scene, ui.max_rect(), &nothing);
        self.animation.follow(before.game, before.motion, now);
        self.animation.tick(ui);
        self.follow(&before, now);
        let (news, builds) = (Rc::clone(&self.news), Rc::clone(&self.builds));
        let discrepancies = Rc::clone(&self.discrepancies);
        let mut view = before.telling(&news, &discrepancies, &builds);
        view.animation = self.animation;
        self.visit.begin(&mut self.open.panels, &view);
        self.open.entry.follow(ui);
        keys::lead(ui);
        let tab = TabPress::hold(ui);
        self.finger.follow(ui);
        let actions = self.open.actions(&view);
        // The table as it was replaces the table as it is.
        let frame = self.past.follow(ui, &view, self.open.past(&view));
        let past = frame.as_ref().map(|frame| frame.view(&view));
        let is_poster = self.open.shows_poster(&view);
        self.page_room.follow(self.page(&view), &view);
        view.squeeze = self.page_room.squeeze();
        if let Some(seat) = self.open.alone(&view) {
            tab.give(ui);
            return self.behind(ui, &view, seat);
        }
        let areas = self.areas(ui.max_rect(), (&view, past.as_ref()), &actions);
        ui.allocate_rect(ui.max_rect(), egui::Sense::hover());
        self.room_for_bars = Some(areas.between_corners(is_poster));
        let is_ready = self.is_ready(ui);
        let mut commands = Vec::new();
        let region = |ui: &mut Ui, rect, name: &str, key: &str| {
            let builder = UiBuilder::new().max_rect(rect).id_salt(name);
            let label = scene.text.get(key);
            ui.new_child(builder.accessibility_role(Role::Region).accessibility_label(label))
        };
        let mut bar = region(ui, areas.header, "header", "region-header");
        if past.is_some() {
            self.past_sign(&mut bar, &view);
        } else {
            let steps = (self.undo.as_ref(), self.redo.as_ref());
            let is_table_view = self.open.stage.is_open();
            let asked = header::show(&mut bar, &view, is_table_view, steps, &self.finger);
            self.put(&mut commands, asked, &view);
        }
        if let Some(banner) = areas.banner {
            commands.extend(header::trouble(&mut child(ui, banner, "trouble"), &view));
        }
        let shown = past.as_ref().unwrap_or(&view);
        if !is_poster {
            let asked = self.ground(ui, (&view, shown), &areas);
            self.put(&mut commands, asked, &view);
            areas.over.map(|over| ui.painter().rect_filled(over, 0.0, view.palette.backdrop));
        }
        if let Some(place) = areas.card {
            let mut card = region(ui, place, "card", "region-card");
            let asked = turn::card::strip(&mut card, &view);
            self.put(&mut commands, asked, &view);
        }
        let panel = areas.side;
        let next = self.open.next(&view);
        {
            let mut side = region(ui, panel, "side", "region-panel");
            side.shrink_clip_rect(panel.expand(3.0));
            let page = self.page(&view);
            if self.shown != page {
                self.arrival = Arrival::at(ui, page.name);
            }
            view.arrival = self.arrival.once_released(ui);
            tab.give(ui);
            let mut asked = self.side(&mut side, &view, page);
            asked.retain(|ask| self.double_tap.admits(ui, &view, ask, is_ready));
            self.put(&mut commands, asked, &view);
        }
        if let Some(row) = areas.actions {
            let asked = actions::show(&mut child(ui, row, "actions"), &view, &actions);
            self.put(&mut commands, asked, &view);
        }
        let asked = next.show(&mut child(ui, areas.next, "next"), &view);
        self.put(&mut commands, asked.filter(|_| is_ready), &view);
        let shown = past.as_ref().unwrap_or(&view);
        if let Some((place, grid)) = areas.seats {
            let strip = &mut region(ui, place, "players", "region-players");
            let asked = players::show(strip, shown, (grid, &self.finger), &mut self.seats);
            self.put(&mut commands, asked, &view);
        }
        if past.is_some() {
            let seats = areas.seats.map(|(place, _)| place.expand(4.0));
            for place in [areas.island].into_iter().chain(seats) {
                corners::past_frame(ui, &view, place);
            }
        }
        let (shown, board) =
            (past.as_ref().unwrap_or(&view), if is_poster { panel } else { areas.island });
        self.celebrate(ui, shown, frame.as_ref(), board);
        let pressed = page_keys::press(&mut self.open, ui, &view, &next, is_ready);
        self.put(&mut commands, pressed, &view);
        moment::announce(ui, &view, &self.announced);
        self.go_on(&mut commands, &view);
        commands
    }

    /// The places of the screen's parts; `past` is the table as it was, while that is shown.
    fn areas(
        &self,
        screen: Rect,
        (view, past): (&View<'_>, Option<&View<'_>>),
        actions: &[actions::Action],
    ) -> Areas {
        if self.open.shows_poster(view) {
            return Areas::of_poster(screen, view, actions);
        }
        let page = self.column_page(view, past.is_some());
        Areas::of(screen, past.unwrap_or(view), actions, page)
    }

    /// Draws nothing but the page with which a player is alone.
    fn behind(&mut self, ui: &mut Ui, view: &View<'_>, seat: Seat) -> Vec<Command> {
        ui.allocate_rect(ui.max_rect(), egui::Sense::hover());
        self.shown = self.page(view);
        let mut commands = Vec::new();
        let asked = curtain::behind(ui, view, seat, |ui| self.open.ui(ui, view));
        self.put(&mut commands, asked, view);
        let (next, is_ready) = (self.open.next(view), self.is_ready(ui));
        let pressed = page_keys::press(&mut self.open, ui, view, &next, is_ready);
        self.put(&mut commands, pressed, view);
        moment::announce(ui, view, &self.announced);
        commands
    }

    /// Draws what is celebrated over `board` and the seats; `past` is the past moment shown, if any.
    fn celebrate(&mut self, ui: &mut Ui, shown: &View<'_>, past: Option<&PastFrame>, board: Rect) {
        let seats = std::mem::take(&mut self.seats);
        let attack = match past {
            Some(past) => past.attack.as_deref(),
            None => shown.news.attack.as_ref(),
        };
        celebration::show(ui, shown, &Grounds { board, seats, attack });
    }

    /// Adds what goes on by itself, which can wait for a frame in which nobody asks for anything.
    fn go_on(&mut self, commands: &mut Vec<Command>, view: &View<'_>) {
        if commands.is_empty() {
            let is_stage = self.open.stage.is_open();
            let by_itself = self.open.stage.draws(view);
            let by_itself = by_itself.or_else(|| self.explainer.follow(view, is_stage));
            commands.extend(by_itself);
        }
        self.open.stage.follow(view, commands);
        if commands.is_empty() {
            commands.extend(self.visit.end(&self.open.panels));
        }
    }

    /// Draws the island with all that lies above and over it; `shown` is the table as it was,
    /// while that is looked at.
    fn ground(
        &mut self,
        ui: &mut Ui,
        (view, shown): (&View<'_>, &View<'_>),
        areas: &Areas,
    ) -> Vec<Command> {
        self.explainer.look(view, self.open.top(view), self.moment);
        let chip = areas.discrepancies;
        // The sea goes on to the window's edge.
        ui.painter().rect_filled(areas.ground, 0.0, view.palette.deep_sea);
        let mut asked: Vec<_> = Vec::new();
        let mut board = child(ui, areas.island, "board");
        // What lies below a page isn't touched.
        let bottom = areas.over.map_or(areas.island.bottom(), |over| over.top());
        board.shrink_clip_rect(areas.island.with_max_y(bottom));
        asked.extend(self.island(&mut board, shown, chip));
        if let Some(strip) = areas.barbarians {
            asked.extend(corners::barbarian_strip(&mut child(ui, strip, "barbarians"), shown));
        }
        if shown.is_past {
            return asked;
        }
        let count = view.discrepancies.len();
        let over = if count == 0 || self.open.panels.shows(&PlayPage::Discrepancies) {
            self.explainer.corner(&mut child(ui, chip, "explained"), view)
        } else {
            let touched = corners::discrepancy_chip(&mut child(ui, chip, "odd"), view, count);
            touched.then_some(Command::Open(PlayPage::Discrepancies))
        };
        asked.extend(over);
        asked
    }

    /// The panel beside the island, or the poster.
    fn side(&mut self, ui: &mut Ui, view: &View<'_>, page: ShownPage) -> Vec<Command> {
        let is_same = std::mem::replace(&mut self.shown, page) == page;
        if self.open.shows_poster(view) {
            self.seats = stage::poster(ui, view);
            return Vec::new();
        }
        let wide = ui.max_rect().width();
        // Where there is room, the way out stays in sight; on a low screen it scrolls.
        let (mut closed, top) = (None, ui.cursor().top());
        let is_low = view.is_low();
        if !is_low {
            closed = self.open.heading(ui, view);
        }
        let heading = ui.cursor().top() - top;
        let room = ui.max_rect().height();
        let area = ScrollArea::vertical().auto_shrink([false, false]);
        // New content is shown from the top.
        let area = if is_same { area } else { area.vertical_scroll_offset(0.0) };
        let scrolled = folded(ui, page.name, area, |ui| {
            ui.set_width(wide);
            if is_low {
                closed = self.open.heading(ui, view);
            }
            let asked = self.open.ui(ui, view);
            let used = ui.cursor().top() - ui.max_rect().top();
            ui.add_space(4.0);
            let said = self.explainer.below(ui, view);
            keys::scroll(ui);
            ([asked, said], used)
        });
        let (touched, used) = scrolled.inner;
        let used = self.open.top(view).needed(view).unwrap_or(used);
        let covers = !self.wants_island(view);
        self.page_room.note(ui.ctx(), view, (heading + used + 4.0, room), covers);
        touched.into_iter().chain([closed]).flatten().collect()
    }

    /// Returns whether the page in the column is about the island, which has to be in sight then: so
    /// is the history.
    fn wants_island(&self, view: &View<'_>) -> bool {
        let is_history = self.open.panels.shows(&PlayPage::History);
        is_history || !self.open.top(view).island(view).choices.is_empty()
    }

    /// Returns the page in the column, and the height of one that may lie over the island: it
    /// has nothing to touch there.
    fn column_page(&self, view: &View<'_>, is_past: bool) -> (ColumnPage, f32) {
        let is_turn = self.open.panels.is_turn() && view.refused.is_none();
        let page = match view.state.phase() {
            _ if is_past || self.open.panels.shows(&PlayPage::History) => ColumnPage::Past,
            Phase::Over => ColumnPage::Other,
            _ if is_turn => ColumnPage::Turn,
            _ => ColumnPage::Other,
        };
        let wants_island = self.wants_island(view);
        (page, if wants_island { 0.0 } else { self.page_room.needed() })
    }

    /// Takes what is to be heard since this was last called.
    pub fn take_heard(&mut self) -> Heard {
        std::mem::take(&mut self.heard)
    }

    /// The side that the window faces.
    pub fn faced(&self, game: &Game, which: TableSide) -> Quarter {
        self.open.stage.faced(game.state(), which)
    }

    /// A name for what is shown beside the island, or instead of it.
    pub fn place(&self) -> &'static str {
        match self.shown.name {
            // Nothing drawn yet.
            "" => "turn",
            name => name,
        }
    }

    /// The room over which bars may lie that come and go, once the screen has been drawn.
    pub const fn room_for_bars(&self) -> Option<Rect> {
        self.room_for_bars
    }

    /// Returns whether the button at the bottom takes touches and keys.
    fn is_ready(&self, ui: &Ui) -> bool {
        ui.input(|input| input.time) >= self.settled
    }

    /// Drops what was begun before the game moved on, and works out what is new.
    fn follow(&mut self, view: &View<'_>, now: f64) {
        let moment = GameMoment::of(view.game);
        if self.moment == Some(moment) {
            if self.news.language != view.text.language() {
                self.tell(view);
                self.announced = announcement(view, &self.news, &Since::Looked);
            }
            return;
        }
        let same_turn = self.moment.is_some_and(|before| before.turn == moment.turn);
        let since = since(self.moment, moment, self.undo.take());
        // What is taken back or gone back to, nobody did by phone.
        let phone = view.by_phone().filter(|_| same_turn && matches!(since, Since::Done));
        self.open.panels.turn.follow(view, same_turn, phone);
        if self.moment.is_some() {
            self.settled = now + SETTLING;
        }
        let was = self.moment.replace(moment);
        let was_attacked = same_turn && self.news.attack.is_some();
        self.open.panels.after_act(view, phone);
        self.discrepancies = view.state.discrepancies().into();
        self.builds = Rc::new(LegalBuilds::of(view.state));
        self.open.entry = RollEntry::default();
        self.tell(view);
        self.announced = announcement(view, &self.news, &since);
        let is_attacked = self.news.attack.is_some() && !was_attacked;
        if is_attacked && was.is_some() {
            self.settled = now + SETTLING_ATTACK;
        }
        let step = (was, !same_turn, is_attacked);
        let before = std::mem::take(&mut self.heard);
        self.heard = moment::heard(view, &since, step, &self.announced, before);
    }

    /// Puts into words what stays the same until the game moves on or the language
    /// changes.
    fn tell(&mut self, view: &View<'_>) {
        let news = Rc::new(TurnNews::of(view));
        self.undo = words::undo(view);
        self.redo = words::redo(view);
        self.open.panels.reword(&view.telling(&news, &self.discrepancies, &self.builds));
        self.news = news;
    }

    /// Draws the island and handles touches on it.
    fn island(&mut self, ui: &mut Ui, view: &View<'_>, chip: Rect) -> Option<Command> {
        let top = self.open.top(view);
        let (mode, choices) = (top.island(view), top.beside(view));
        let input = (&mut self.look, &self.finger);
        match board::show(ui, view, (&mode, &choices), input, self.open.stage.is_open(), chip)? {
            IslandTouch::Asks(ask) => Some(ask),
            IslandTouch::Place(meant) => {
                // The choice is marked in the picture, which has already been drawn.
                ui.ctx().request_repaint();
                let panels = &mut self.open.panels;
                match meant {
                    TouchMeaning::Choice(touch) => panels.touched(view, touch),
                    TouchMeaning::Other(spot) => panels.top_mut().unmarked(view, spot),
                }
            }
        }
    }

    /// Does what was asked for of the pages, and adds what is for the app.
    fn put(
        &mut self,
        commands: &mut Vec<Command>,
        asked: impl IntoIterator<Item = Command>,
        view: &View<'_>,
    ) {
        for ask in asked {
            commands.extend(self.open.asked(ask, view));
        }
    }

    /// Returns what is shown beside the island, for its scroll position.
    fn page(&self, view: &View<'_>) -> ShownPage {
        let is_turn = self.open.panels.is_turn();
        let moment = self.moment.filter(|_| is_turn);
        ShownPage {
            name: if self.open.shows_poster(view) {
                "stage"
            } else {
                self.open.top(view).name(view)
            },
            sheet: self.open.panels.top().sheet(),
            moment,
        }
    }

    /// The sign of the past; a touch returns to now.
    fn past_sign(&mut self, ui: &mut Ui, view: &View<'_>) {
        let panel = self.open.panels.top_mut();
        if panel.past().is_some_and(|past| corners::past_sign(ui, view, past)) {
            panel.leave_past();
            ui.ctx().request_repaint();
        }
    }
}
