//! The game itself: island, card, tasks, building and trade.
//!
//! The game as it stands is all in the [`Scene`]; what is kept here is only
//! what is being put together: an open panel, a chosen spot, a trade half
//! entered. It is dropped as soon as the game has moved on.

mod acts;
mod amendments;
mod announcement;
mod board;
mod build;
mod card;
mod card_tasks;
mod check;
mod clock;
mod development;
mod discard;
mod extra;
mod finger;
mod header;
mod history;
mod keys;
mod keys_page;
mod layout;
mod moment;
mod motion;
mod numbers;
mod open;
mod parts;
mod payout_grid;
mod payouts;
mod people;
pub mod piles;
mod plaque;
mod player;
mod player_words;
mod players;
mod refusal;
mod rules;
mod season;
mod season_acts;
mod sentences;
mod ship;
mod shortage;
mod stage;
mod table;
mod task_header;
mod tasks;
mod told;
mod trade;
mod turn;
mod turn_page;
mod typed;
mod view;
mod vote;
mod way_round;
mod weather;
mod why;
mod win;

use egui::{Role, ScrollArea, Ui, UiBuilder};

use super::Scene;
use crate::app::command::Command;
use crate::app::widgets::{Spot, Viewfinder};
use crate::game::{Discrepancy, Task};
use announcement::{Announcement, Since};
use build::Reach;
use discard::Counts;
use finger::Finger;
pub use history::{Story, tell};
use keys::{Arrival, Tab};
use layout::Areas;
use moment::{Moment, Named, Page};
use motion::Moving;
use numbers::PrintedDraft;
use open::Open;
use stage::Stage;
use tasks::TaskDraft;
use told::Told;
use turn::{Action, Next};
use typed::Typed;
use view::View;

/// The play screen, with what is being put together on it.
#[derive(Debug, Default)]
pub struct Play {
    /// Where in the game it is being put together.
    moment: Moment,
    open: Open,
    task: TaskDraft,
    /// Hand sizes at a 7, where hands are not followed.
    counts: Counts,
    printed: PrintedDraft,
    typed: Typed,
    told: Told,
    undo: Option<Named>,
    redo: Option<Named>,
    /// What was last shown beside the island.
    shown: Page,
    /// What does not add up.
    odd: Vec<Discrepancy>,
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
    pub fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Option<Command> {
        let mut view = View::new(scene, ui.max_rect());
        let now = ui.input(|input| input.time);
        self.course.follow(&view, now);
        self.course.tick(ui);
        view.course = self.course;
        self.follow(&view, now);
        self.typed.follow(ui);
        keys::lead(ui);
        let tab = Tab::hold(ui);
        if self.stage.is_open() {
            return self.stage_ui(ui, &view);
        }
        self.finger.follow(ui);
        // Controls and words grow with the screen.
        let growth = layout::growth(ui.max_rect());
        ui.spacing_mut().interact_size *= growth;
        let actions = self.actions(&view);
        // The table as it was takes the place of the table as it is.
        let past = self.past(&view);
        let past = past.as_deref().map(|state| view.at(state));
        let areas = Areas::of(ui.max_rect(), past.as_ref().unwrap_or(&view), actions);
        ui.allocate_rect(ui.max_rect(), egui::Sense::hover());
        let mut asked = None;
        let mut put = |command: Option<Command>| {
            if asked.is_none() {
                asked = command;
            }
        };
        let child = |ui: &mut Ui, rect, name: &str| {
            ui.new_child(UiBuilder::new().max_rect(rect).id_salt(name))
        };
        let region = |ui: &mut Ui, rect, name: &str, key: &str| {
            let builder = UiBuilder::new().max_rect(rect).id_salt(name);
            let label = view.text.get(key);
            ui.new_child(builder.accessibility_role(Role::Region).accessibility_label(label))
        };
        let mut bar = region(ui, areas.header, "header", "region-header");
        match &mut self.open {
            Open::History(log) if past.is_some() => log.sign(&mut bar, &view),
            _ => put(header::show(&mut bar, &view, self)),
        }
        if let Some(banner) = areas.banner {
            put(header::trouble(&mut child(ui, banner, "trouble"), &view));
        }
        let shown = past.as_ref().unwrap_or(&view);
        put(board::show(&mut child(ui, areas.island, "board"), shown, self, areas.odd));
        let panel = areas.side;
        if past.is_none() && !self.odd.is_empty() && !matches!(self.open, Open::Odd) {
            put(self.warning(&mut child(ui, areas.odd, "odd"), &view));
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
                put(self.page_ui(ui, &view));
                ui.add_space(4.0);
                keys::scroll(ui);
            });
        }
        if let Some(row) = areas.actions {
            put(turn::actions(&mut child(ui, row, "actions"), &view, self, actions));
        }
        put(next.show(&mut child(ui, areas.next, "next"), &view, self));
        let shown = past.as_ref().unwrap_or(&view);
        put(players::show(&mut region(ui, areas.strip, "players", "region-players"), shown, self));
        if past.is_some() {
            let strip = areas.strip.with_min_y(areas.strip.top() - 5.0);
            for place in [areas.island, strip] {
                history::frame(ui, &view, place);
            }
        }
        put(self.keys(ui, &view, &next));
        self.announcement.show(ui, &view);
        asked
    }

    /// A name for what is shown beside the island, or instead of it.
    #[must_use]
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
        self.stage.show(ui, view, &self.told);
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
        let since = Since::of(self.moment, moment, self.undo.take());
        let counting =
            matches!(view.state.tasks().first(), Some(Task::Discard { count: None, .. }));
        if !(same_turn && counting) {
            self.counts = Counts::default();
        }
        if self.moment != Moment::Unseen {
            self.settled = now + SETTLING;
        }
        self.moment = moment;
        self.open = std::mem::take(&mut self.open).after_an_act(view);
        self.odd = view.state.discrepancies();
        self.task = TaskDraft::default();
        self.printed = PrintedDraft::default();
        self.typed = Typed::default();
        self.tell(view);
        self.announcement = Announcement::of(view, &self.told, &since);
    }

    /// Puts into words what holds until the game moves on or another language
    /// is spoken.
    fn tell(&mut self, view: &View<'_>) {
        self.told = Told::of(view);
        self.undo = acts::undo(view);
        self.redo = acts::redo(view);
        self.open = match std::mem::take(&mut self.open) {
            Open::History(log) => Open::History(log.again(view)),
            open => open,
        };
    }

    fn page_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        if let Some((_, refusal)) = view.refused {
            return refusal::show(ui, view, refusal);
        }
        let close;
        let mut figure = None;
        let mut question = None;
        let command = match &mut self.open {
            Open::Why(why) => {
                close = why.show(ui, view);
                None
            }
            Open::Numbers => {
                close = parts::heading(ui, view, &view.text.get("numbers-title"));
                numbers::show(ui, view)
            }
            Open::Piles(draft) => {
                close = parts::heading(ui, view, &view.text.get("piles-title"));
                piles::show(ui, view, draft)
            }
            Open::Ship => {
                close = parts::heading(ui, view, &view.text.get("ship-title"));
                ship::show(ui, view)
            }
            Open::Build(reach) => {
                close = parts::heading(ui, view, &view.text.get("build-title"));
                build::prices(ui, view, reach);
                None
            }
            Open::Spot(spot, reach) => {
                close = parts::heading(ui, view, &view.text.get("chooser-title"));
                build::chooser(ui, view, *spot, *reach)
            }
            Open::Ask(spots, reach) => {
                close = parts::heading(ui, view, &view.text.get("ask-title"));
                let reach = *reach;
                if let Some(spot) = build::ask(ui, view, spots) {
                    return self.touched(view, spot, reach);
                }
                None
            }
            Open::Trade(draft) => {
                close = parts::heading(ui, view, &view.text.get("trade-title"));
                trade::show(ui, view, draft)
            }
            Open::Cards(draft) => {
                close = parts::heading(ui, view, &view.text.get("cards-title"));
                development::show(ui, view, draft)
            }
            Open::Player(draft) => {
                close = parts::heading(ui, view, &view.name(draft.seat));
                let command = player::show(ui, view, draft);
                question = player::questions(ui, view, draft);
                figure = player::figures(ui, view, draft);
                command
            }
            Open::Table(draft) => {
                close = parts::heading(ui, view, &view.text.get("table-title"));
                match table::show(ui, view, draft) {
                    Some(table::Touched::Command(command)) => Some(command),
                    Some(table::Touched::Page(page)) => {
                        self.open = page;
                        None
                    }
                    None => None,
                }
            }
            Open::People(draft) => {
                close = parts::heading(ui, view, &view.text.get("table-people"));
                people::show(ui, view, draft)
            }
            Open::Rules(draft) => {
                close = parts::heading(ui, view, &view.text.get("table-rules"));
                rules::show(ui, view, draft)
            }
            Open::Keys(_) => {
                close = parts::heading(ui, view, &view.text.get("keys-title"));
                keys_page::show(ui, view);
                None
            }
            Open::Turn => return self.turn_ui(ui, view),
            Open::Check(_) | Open::Truth(_) | Open::Odd => return self.check_ui(ui, view),
            Open::History(log) => {
                close = parts::heading(ui, view, &view.text.get("history-title"));
                log.show(ui, view)
            }
        };
        if close {
            self.close();
        }
        if let Some(question) = question {
            self.explain(view, question);
        }
        if let Some(figure) = figure {
            self.put_right(view, figure);
        }
        command
    }

    /// What may be done beside the primary button.
    fn actions(&self, view: &View<'_>) -> &'static [Action] {
        if matches!(self.open, Open::Turn) && view.refused.is_none() {
            turn::possible_actions(view)
        } else {
            &[]
        }
    }

    /// The button at the bottom: what comes next.
    fn next(&self, view: &View<'_>) -> Next {
        if self.typed != Typed::Nothing {
            return Next::when(view.text.get("roll-typed"), None);
        }
        if view.refused.is_some() {
            return Next::go(view.text.get("refused-back"), Command::Dismiss);
        }
        match &self.open {
            Open::Turn => turn::next(view, &self.task, &self.counts, &self.told),
            Open::Trade(draft) => trade::next(view, draft),
            Open::Cards(draft) => development::next(view, draft),
            Open::Player(draft) => player::next(view, draft),
            Open::History(log) => log.next(view),
            Open::Check(check) => check.next(view),
            Open::Truth(truth) => truth.next(view),
            Open::Rules(draft) => rules::next(view, draft),
            Open::Why(why) => why.next(view),
            Open::Keys(under) => Next::close(view.text.get(match **under {
                Open::Turn => "player-back",
                _ => "keys-back",
            })),
            Open::Piles(_) | Open::Table(_) | Open::People(_) | Open::Odd => {
                Next::close(view.text.get("player-back"))
            }
            Open::Numbers | Open::Ship | Open::Build(_) | Open::Spot(..) | Open::Ask(..) => {
                Next::close(view.text.get("chooser-cancel"))
            }
        }
    }

    /// A spot of the island was chosen.
    fn touched(&mut self, view: &View<'_>, spot: Spot, reach: Reach) -> Option<Command> {
        let deed = board::deed_at(view, &self.task, spot);
        if deed.is_none() {
            self.open = Open::Spot(spot, reach);
        } else {
            self.open = Open::Turn;
        }
        deed.map(Command::Act)
    }
}
