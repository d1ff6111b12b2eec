//! The turn itself, or the end of the game: the panel below all others, and what it has to explain.
//!
//! `content` decides what the page consists of in this phase, and in which order where there is
//! little room: the `card`, what the `event_die` did, then what is asked, then `payouts`. Open tasks
//! are shown by `tasks`,
//! which asks `privately` about cards that nobody else sees, and leaves some to `expansion_tasks`, `scenario_tasks`, and `module_tasks`, and those of all players at once to `everybody`; `asked`
//! keeps what is being put together for a task and says what the button at the bottom makes of
//! that. `extra_building` takes the page while others build, and `win` once the game is over; `lessons` are what it has to explain.
//!
//! Places that a task asks for aren't chosen here but on the island, by [`spots`].

mod asked;
pub(in crate::app::screens::play) mod card;
mod content;
mod event_die;
mod everybody;
mod expansion_tasks;
mod extra_building;
mod lessons;
mod module_tasks;
mod payouts;
mod privately;
mod scenario_tasks;
mod tasks;
mod win;

use egui::Ui;

use crate::app::command::{Command, WhyQuestion};
use crate::app::screens::play::panel::{IslandMode, NextButton, Panel, PanelHead};
use crate::app::screens::play::parts::{seat_phones, spots, why_buttons as why};
use crate::app::screens::play::view::View;
use asked::TaskDraft;
use board::Spot;
use content::TurnDraft;
use everybody::HandCounts;
use game::{Over, Phase, SeaTask, Seat, Task, WagonTask};
use kit::widgets::{Subject, Touch};
use win::WinPage;
pub use win::keepsake;
use words::game::Lesson;

/// The turn, with what is being put together in it.
#[derive(Debug, Default)]
pub struct TurnPanel {
    draft: TurnDraft,
    /// Tasks that were open when the game was last followed.
    open: Vec<Task>,
    win: WinPage,
}

impl TurnPanel {
    /// Returns what is asked for instead of `ask`, wherever it was touched, if it passes cards unseen.
    pub fn privately(&self, view: &View<'_>, ask: Command) -> Command {
        self.draft.task.unseen.instead(view, ask)
    }

    /// Drops anything begun before the game moved on, except hands that are being counted
    /// one after another, and what one player is asked while another does their part by phone.
    pub fn follow(&mut self, view: &View<'_>, is_same_turn: bool, phone: Option<Seat>) {
        let tasks = view.state.tasks();
        let is_counting = matches!(tasks.first(), Some(Task::Discard { count: None, .. }));
        let keeps = is_counting && is_same_turn;
        let counts =
            if keeps { std::mem::take(&mut self.draft.counts) } else { HandCounts::default() };
        let open = view.state.open_tasks();
        let was = self.draft.task.aim.which.unwrap_or(0);
        let is_others = |task: &&Task| phone.is_some_and(|phone| phone != task.player());
        let asked = self.open.get(was).filter(is_others);
        let still = asked.and_then(|task| open.iter().position(|it| it == task));
        self.open = open.to_vec();
        let task = std::mem::take(&mut self.draft.task);
        let task = match still {
            Some(nth) => task.at(nth),
            // A table that lets the app draw does so the next time, too.
            None => TaskDraft { unseen: task.unseen, ..TaskDraft::default() },
        };
        self.draft = TurnDraft { task, counts, ..TurnDraft::default() };
        self.win = WinPage::default();
    }

    /// The way around the open task, as its key takes it.
    pub fn skip(&self, view: &View<'_>) -> Option<Command> {
        asked::skip(view, &self.draft.task)
    }
}

impl Panel for TurnPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("").rolls()
    }

    fn name(&self, view: &View<'_>) -> &'static str {
        if view.state.over().is_some() { "win" } else { "turn" }
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        if let Some(step) = seat_phones::requests(ui, view) {
            return Some(Command::Phones(step));
        }
        if view.state.over().is_some() {
            return self.win.ui(ui, view);
        }
        content::show(ui, view, &mut self.draft)
    }

    fn needed(&self, view: &View<'_>) -> Option<f32> {
        view.state.over().is_none().then_some(self.draft.needed)
    }

    fn next(&self, view: &View<'_>) -> NextButton {
        content::next(view, &self.draft)
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        let selected = match view.state.phase() {
            Phase::Founding { settlement: Some(at), .. } if view.state.tasks().is_empty() => {
                Some(Spot::Intersection(at))
            }
            _ => self.draft.task.current(view).and_then(|(_, task)| {
                if let Task::ChooseYield { at, .. } = task {
                    return Some(Spot::Intersection(*at));
                }
                if let Task::Wagons(WagonTask::Load { player, .. }) = task {
                    let wagon = view.state.wagon(*player)?;
                    return wagon.at.map(Spot::Intersection);
                }
                let Task::Sea(SeaTask::TurnUp { at, .. }) = task else { return None };
                Some(Spot::Hex(*at))
            }),
        };
        let aim = self.draft.task.aim;
        let (choices, unmarked) = (spots::choices(view, aim), spots::answering(view, aim));
        let signs = spots::signs(view, aim, &choices);
        let task = self.draft.task.current(view).map(|(_, task)| task);
        let plain = IslandMode::plain(view);
        let mut mode = IslandMode { choices, signs, unmarked, selected, ..plain };
        if let Some(task) = task {
            module_tasks::threaten(view, &self.draft.task, task, &mut mode);
        }
        match view.state.over().and_then(Over::winner) {
            Some(winner) => IslandMode { subject: Subject::PiecesOf(winner), ..mode },
            None => mode,
        }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Command> {
        Some(spots::asked(view, touch, self.draft.task.aim))
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Command> {
        spots::unmarked(view, spot, self.draft.task.aim)
    }

    fn question(&self, view: &View<'_>) -> Option<WhyQuestion> {
        if view.state.over().is_some() {
            return Some(WhyQuestion::Win);
        }
        if let Some((nth, _)) = self.draft.task.current(view) {
            return Some(WhyQuestion::Task(nth));
        }
        match view.state.payout() {
            Some(payout) if payout.number != 7 => {
                let mut seats = view.seats_from_active();
                let taker = seats.find(|seat| !payout.paid.of(*seat).is_empty());
                Some(taker.map_or(WhyQuestion::Nothing, WhyQuestion::Payout))
            }
            _ => why::means_nobody(view).then_some(WhyQuestion::Nobody),
        }
    }

    fn lessons(&self, view: &View<'_>) -> Vec<Lesson> {
        lessons::lessons(view)
    }
}
