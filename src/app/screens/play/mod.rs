//! The game itself: island, card, tasks, building and trade.
//!
//! The game as it stands is all in the [`PlayContext`]; what is kept here is only
//! what is being put together: an open panel, a chosen spot, a trade half
//! entered. It is dropped as soon as the game has moved on.

mod actions;
mod announcement;
mod badge;
mod barbarians;
mod board;
mod build;
mod card;
mod card_tasks;
mod check;
mod clock;
mod corners;
mod development;
mod discard;
mod extra;
mod figure_tiles;
mod finger;
mod header;
mod history;
mod keys;
mod keys_page;
mod layout;
mod moment;
mod motion;
mod number_entry;
mod numbers;
mod odd_chip;
mod page_keys;
mod pages;
mod panel;
mod parts;
mod past_sign;
mod payout_grid;
mod payouts;
mod people;
mod piles;
mod plaque;
mod player;
mod players;
mod refusal;
mod rules;
mod season;
mod ship;
mod shortage;
mod sizes;
mod spot_list;
mod spots;
mod stack;
mod stage;
mod table;
mod task_draft;
mod task_header;
mod task_line;
mod tasks;
mod trade;
mod turn;
mod turn_draft;
mod turn_frame;
mod turn_panel;
mod typed;
mod view;
mod vote;
mod way_round;
mod weather;
mod why;
mod why_buttons;
mod win;

use std::rc::Rc;
use std::sync::Arc;

use egui::{Role, ScrollArea, Ui, UiBuilder};

use crate::app::command::Command;
use crate::app::screens::play_context::PlayContext;
use crate::app::widgets::Viewfinder;
use crate::game::{Discrepancy, State};
use crate::words::game::announcement::Since;
use crate::words::game::{self as words, StepName, TurnNews};
use actions::Action;
use announcement::Announcement;
use board::Touched;
use finger::Finger;
use keys::{Arrival, Tab};
use layout::Areas;
use moment::{Moment, Shown};
use motion::Moving;
use panel::{Ask, Next, Page, Panel};
use refusal::RefusalPanel;
use stack::PanelStack;
use stage::Stage;
use turn_panel::Moved;
use typed::Typed;
use view::View;

/// The play screen, with what is being put together on it.
#[derive(Debug, Default)]
pub struct Play {
    /// Where in the game it is being put together.
    moment: Moment,
    panels: PanelStack,
    refusal: RefusalPanel,
    typed: Typed,
    told: Rc<TurnNews>,
    undo: Option<StepName>,
    redo: Option<StepName>,
    /// What was last shown beside the island.
    shown: Shown,
    /// What does not add up.
    odd: Rc<[Discrepancy]>,
    finger: Finger,
    stage: Stage,
    /// What moves.
    course: Moving,
    announcement: Announcement,
    arrival: Arrival,
    /// How the island is looked at.
    look: Viewfinder,
    /// Until when, in seconds of the program's clock, the button at the bottom
    /// takes nothing.
    settled: f64,
}

/// So many seconds after the game has moved on, the button at the bottom takes
/// nothing: it has just changed its meaning under the finger, and one touch
/// too many must not take the next player's turn.
const SETTLING: f64 = 0.3;

impl Play {
    /// Draws it.
    pub fn ui(&mut self, ui: &mut Ui, scene: &PlayContext<'_>) -> Option<Command> {
        let nothing = TurnNews::default();
        let before = View::new(scene, ui.max_rect(), &nothing);
        let now = ui.input(|input| input.time);
        self.course.follow(before.game, before.motion, now);
        self.course.tick(ui);
        self.follow(&before, now);
        let (told, odd) = (Rc::clone(&self.told), Rc::clone(&self.odd));
        let mut view = before.telling(&told, &odd);
        view.course = self.course;
        self.typed.follow(ui);
        keys::lead(ui);
        let tab = Tab::hold(ui);
        if self.stage.is_open() {
            return self.stage_ui(ui, &view);
        }
        self.finger.follow(ui);
        // Controls and words grow with the screen.
        let growth = sizes::growth(ui.max_rect());
        ui.spacing_mut().interact_size *= growth;
        let actions = self.actions(&view);
        // The table as it was takes the place of the table as it is.
        let past = self.past(&view);
        let past = past.as_deref().map(|state| view.at(state));
        let areas = Areas::of(ui.max_rect(), past.as_ref().unwrap_or(&view), actions);
        ui.allocate_rect(ui.max_rect(), egui::Sense::hover());
        let mut command = None;
        let child = |ui: &mut Ui, rect, name: &str| {
            ui.new_child(UiBuilder::new().max_rect(rect).id_salt(name))
        };
        let region = |ui: &mut Ui, rect, name: &str, key: &str| {
            let builder = UiBuilder::new().max_rect(rect).id_salt(name);
            let label = scene.text.get(key);
            ui.new_child(builder.accessibility_role(Role::Region).accessibility_label(label))
        };
        let mut bar = region(ui, areas.header, "header", "region-header");
        if past.is_some() {
            self.past_sign(&mut bar, &view);
        } else {
            let steps = header::Steps { undo: self.undo.as_ref(), redo: self.redo.as_ref() };
            let asked = header::show(&mut bar, &view, steps, &self.finger);
            self.put(&mut command, asked, &view);
        }
        if let Some(banner) = areas.banner {
            let asked = header::trouble(&mut child(ui, banner, "trouble"), &view);
            self.put(&mut command, asked.map(Ask::Do), &view);
        }
        let shown = past.as_ref().unwrap_or(&view);
        let asked = self.island(&mut child(ui, areas.island, "board"), shown, areas.odd);
        self.put(&mut command, asked, &view);
        let panel = areas.side;
        let is_odd = !view.odd.is_empty() && !self.panels.top().shows(&Page::Odd);
        if past.is_none() && is_odd {
            let chip = &mut child(ui, areas.odd, "odd");
            let asked = odd_chip::chip(chip, &view, view.odd.len());
            self.put(&mut command, asked.then_some(Ask::Open(Page::Odd)), &view);
        }
        let next = self.next(&view);
        {
            let mut side = region(ui, panel, "side", "region-panel");
            side.shrink_clip_rect(panel.expand(3.0));
            let page = self.page(&view);
            if self.shown != page {
                self.arrival = Arrival::at(ui, page.name);
            }
            view.arrival = self.arrival.once_released(ui);
            tab.give(ui);
            let area = ScrollArea::vertical().id_salt(page.name).auto_shrink([false, false]);
            // Whatever is new is read from its top.
            let area = if self.shown == page { area } else { area.vertical_scroll_offset(0.0) };
            self.shown = page;
            area.show(&mut side, |ui| {
                ui.set_width(panel.width());
                let asked = self.panel_ui(ui, &view);
                self.put(&mut command, asked, &view);
                ui.add_space(4.0);
                keys::scroll(ui);
            });
        }
        if let Some(row) = areas.actions {
            let asked = actions::show(&mut child(ui, row, "actions"), &view, actions);
            self.put(&mut command, asked, &view);
        }
        let asked = next.show(&mut child(ui, areas.next, "next"), &view);
        let asked = asked.filter(|_| !self.is_settling(ui));
        self.put(&mut command, asked, &view);
        let shown = past.as_ref().unwrap_or(&view);
        let strip = &mut region(ui, areas.strip, "players", "region-players");
        let asked = players::show(strip, shown, &self.finger);
        self.put(&mut command, asked, &view);
        if past.is_some() {
            let strip = areas.strip.with_min_y(areas.strip.top() - 5.0);
            for place in [areas.island, strip] {
                past_sign::frame(ui, &view, place);
            }
        }
        let pressed = self.keys(ui, &view, &next);
        self.announcement.show(ui, &view);
        command.or(pressed)
    }

    /// A name for what is shown beside the island, or instead of it.
    pub fn place(&self) -> &'static str {
        match self.shown.name {
            _ if self.stage.is_open() => "stage",
            // Not drawn yet.
            "" => "turn",
            name => name,
        }
    }

    /// The table view; the keys go on with the game below it.
    fn stage_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        self.stage.show(ui, view);
        let next = self.next(view);
        self.announcement.show(ui, view);
        self.keys(ui, view, &next)
    }

    fn is_settling(&self, ui: &Ui) -> bool {
        ui.input(|input| input.time) < self.settled
    }

    /// Drops what was begun before the game moved on.
    fn follow(&mut self, view: &View<'_>, now: f64) {
        let moment = Moment::of(view.game);
        if self.moment == moment {
            if self.told.language != view.text.language() {
                self.tell(view);
                self.announcement = Announcement::of(view, &self.told, &Since::Looked);
            }
            return;
        }
        let turn = |moment| match moment {
            Moment::After(_, _, turn) => Some(turn),
            Moment::Unseen => None,
        };
        let same_turn = turn(self.moment) == turn(moment);
        let since = moment::since(self.moment, moment, self.undo.take());
        let moved = if same_turn { Moved::WithinTheTurn } else { Moved::ToAnother };
        self.panels.turn.follow(view, moved);
        if self.moment != Moment::Unseen {
            self.settled = now + SETTLING;
        }
        self.moment = moment;
        self.panels.after_act(view);
        self.odd = view.state.discrepancies().into();
        self.typed = Typed::default();
        self.tell(view);
        self.announcement = Announcement::of(view, &self.told, &since);
    }

    /// Puts into words what holds until the game moves on or another language
    /// is spoken.
    fn tell(&mut self, view: &View<'_>) {
        self.told = Rc::new(TurnNews::of(view));
        self.undo = words::undo(view);
        self.redo = words::redo(view);
        self.panels.reword(view);
    }

    /// What is seen beside the island: a refusal comes before all else.
    fn top(&self, view: &View<'_>) -> &dyn Panel {
        if view.refused.is_some() { &self.refusal } else { self.panels.top() }
    }

    /// The same, to be drawn and touched.
    fn top_mut(&mut self, view: &View<'_>) -> &mut dyn Panel {
        if view.refused.is_some() { &mut self.refusal } else { self.panels.top_mut() }
    }

    fn panel_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let panel = self.top_mut(view);
        let closed = match panel.title(view) {
            Some(title) => parts::heading(ui, view, &title).then_some(Ask::Back),
            None => None,
        };
        panel.ui(ui, view).or(closed)
    }

    /// The island, and what is touched on it.
    fn island(&mut self, ui: &mut Ui, view: &View<'_>, odd: egui::Rect) -> Option<Ask> {
        let mode = self.top(view).island(view);
        let hands = board::Hands { look: &mut self.look, finger: &self.finger };
        match board::show(ui, view, &mode, hands, odd)? {
            Touched::Asks(ask) => Some(ask),
            Touched::Choice(touch) => {
                // What is chosen is marked in the picture, which is drawn already.
                ui.ctx().request_repaint();
                self.panels.top_mut().touched(view, touch)
            }
            Touched::Stage => {
                self.stage.open();
                view.refused.map(|_| Ask::Do(Command::Dismiss))
            }
        }
    }

    /// Does what was asked for, unless something was already.
    fn put(&mut self, command: &mut Option<Command>, asked: Option<Ask>, view: &View<'_>) {
        let Some(ask) = asked else { return };
        let asked = self.asked(ask, view);
        if command.is_none() {
            *command = asked;
        }
    }

    /// Opens and closes panels; what is left to the shell.
    fn asked(&mut self, ask: Ask, view: &View<'_>) -> Option<Command> {
        match ask {
            Ask::Do(command) => return Some(command),
            Ask::Finish(command) => {
                self.panels.close();
                return Some(command);
            }
            Ask::Back => {
                self.panels.back();
                return None;
            }
            Ask::Close => {
                self.panels.close();
                return None;
            }
            Ask::Toggle(page) if self.panels.top().shows(&page) => self.panels.close(),
            Ask::Open(page) | Ask::Toggle(page) => self.panels.open(page, view),
        }
        // What was refused gives way to what is asked for.
        view.refused.map(|_| Command::Dismiss)
    }

    /// What is shown beside the island, for its scroll position.
    fn page(&self, view: &View<'_>) -> Shown {
        let is_turn = self.panels.is_turn();
        let moment = if is_turn { self.moment } else { Moment::Unseen };
        Shown { name: self.top(view).name(view), sheet: self.panels.top().sheet(), moment }
    }

    /// The table as it was, while the history shows that.
    fn past(&self, view: &View<'_>) -> Option<Arc<State>> {
        let past = self.panels.top().past().filter(|_| view.refused.is_none());
        past.map(|past| Arc::clone(&past.state))
    }

    /// The sign of the past; a touch leads back to now.
    fn past_sign(&mut self, ui: &mut Ui, view: &View<'_>) {
        let panel = self.panels.top_mut();
        if panel.past().is_some_and(|past| past_sign::sign(ui, view, past)) {
            panel.leave_past();
            ui.ctx().request_repaint();
        }
    }

    /// What may be done beside the primary button.
    fn actions(&self, view: &View<'_>) -> &'static [Action] {
        if self.panels.is_turn() && view.refused.is_none() {
            actions::possible_actions(view)
        } else {
            &[]
        }
    }

    /// The button at the bottom: what comes next.
    fn next(&self, view: &View<'_>) -> Next {
        if self.typed != Typed::Nothing {
            return Next::when(view.text.get("roll-typed"), None);
        }
        self.top(view).next(view)
    }
}
