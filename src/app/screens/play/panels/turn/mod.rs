//! The turn itself, or the end of the game: the panel below all others.

mod asked;
mod card;
mod content;
mod discard;
mod event_die;
mod extra_building;
mod knights_tasks;
mod lessons;
mod payout_grid;
mod payouts;
mod sea_tasks;
mod tasks;
mod vote;
mod way_round;
mod win;

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Head, IslandMode, Next, Panel, Question};
use crate::app::screens::play::parts::{spots, why_buttons as why};
use crate::app::screens::play::view::View;
use board::Spot;
use content::TurnDraft;
use discard::Counts;
use game::{Over, Phase, SeaTask, Task};
use kit::widgets::{Subject, Touch};
use win::WinPage;
pub use win::keepsake;
use words::game::Lesson;

/// The turn, with what is being put together in it.
#[derive(Debug, Default)]
pub struct TurnPanel {
    draft: TurnDraft,
    win: WinPage,
}

impl TurnPanel {
    /// Drops anything begun before the game moved on, except hands that are being counted
    /// one after another.
    pub fn follow(&mut self, view: &View<'_>, is_same_turn: bool) {
        let tasks = view.state.tasks();
        let is_counting = matches!(tasks.first(), Some(Task::Discard { count: None, .. }));
        let keeps = is_counting && is_same_turn;
        let counts = if keeps { std::mem::take(&mut self.draft.counts) } else { Counts::default() };
        self.draft = TurnDraft { counts, ..TurnDraft::default() };
        self.win = WinPage::default();
    }

    /// The way around the open task, as its key takes it.
    pub fn skip(&self, view: &View<'_>) -> Option<Command> {
        way_round::skip(view, &self.draft.task)
    }
}

impl Panel for TurnPanel {
    fn head(&self) -> Head {
        Head::new("").rolls()
    }

    fn name(&self, view: &View<'_>) -> &'static str {
        if view.state.over().is_some() { "win" } else { "turn" }
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        if view.state.over().is_some() {
            return self.win.ui(ui, view);
        }
        content::show(ui, view, &mut self.draft)
    }

    fn next(&self, view: &View<'_>) -> Next {
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
                let Task::Sea(SeaTask::TurnUp { at, .. }) = task else { return None };
                Some(Spot::Hex(*at))
            }),
        };
        let aim = self.draft.task.aim;
        let (choices, unmarked) = (spots::choices(view, aim), spots::answering(view, aim));
        let mode = IslandMode { choices, unmarked, selected, ..IslandMode::plain(view) };
        match view.state.over().and_then(Over::winner) {
            Some(winner) => IslandMode { subject: Subject::PiecesOf(winner), ..mode },
            None => mode,
        }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Ask> {
        Some(spots::asked(view, touch, self.draft.task.aim))
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Ask> {
        spots::unmarked(view, spot, self.draft.task.aim)
    }

    fn question(&self, view: &View<'_>) -> Option<Question> {
        if view.state.over().is_some() {
            return Some(Question::Win);
        }
        if let Some((nth, _)) = self.draft.task.current(view) {
            return Some(Question::Task(nth));
        }
        match view.state.payout() {
            Some(payout) if payout.number != 7 => {
                let mut seats = view.seats_from_active();
                let taker = seats.find(|seat| !payout.paid.of(*seat).is_empty());
                Some(taker.map_or(Question::Nothing, Question::Payout))
            }
            _ => why::means_nobody(view).then_some(Question::Nobody),
        }
    }

    fn lessons(&self, view: &View<'_>) -> Vec<Lesson> {
        lessons::due(view)
    }
}
