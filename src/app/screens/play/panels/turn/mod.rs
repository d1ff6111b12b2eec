//! The turn itself, or the end of the game: the panel below all others, and what it has to explain.
//!
//! `content` decides what the page consists of in this phase, and in which order where there is
//! little room: the `card`, what the `event_die` did, then what is asked, then `payouts`. Open tasks
//! are shown by `tasks`,
//! which leaves some to `expansion_tasks` and `scenario_tasks`, and those of all players at once to `everybody`; `asked`
//! keeps what is being put together for a task and says what the button at the bottom makes of
//! that. `extra_building` takes the page while others build, and `win` once the game is over.
//!
//! Places that a task asks for aren't chosen here but on the island, by [`spots`].

mod asked;
pub(in crate::app::screens::play) mod card;
mod content;
mod event_die;
mod everybody;
mod expansion_tasks;
mod extra_building;
mod fish_tasks;
mod module_lessons;
mod oil_tasks;
mod payouts;
mod scenario_tasks;
mod tasks;
mod wagon_tasks;
mod win;

use egui::Ui;

use crate::app::command::{Command, SpotFilter, WhyQuestion};
use crate::app::screens::play::panel::{IslandMode, NextButton, Panel, PanelHead};
use crate::app::screens::play::parts::{spots, why_buttons as why};
use crate::app::screens::play::view::View;
use board::{Path, Spot};
use content::TurnDraft;
use everybody::HandCounts;
use game::{BuildPiece, KnightsTask, Over, Phase, Readiness, SeaTask, Task, WagonTask};
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
        let counts =
            if keeps { std::mem::take(&mut self.draft.counts) } else { HandCounts::default() };
        self.draft = TurnDraft { counts, ..TurnDraft::default() };
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
        let threatened = task
            .map(|task| oil_tasks::threatened(view, &self.draft.task, task))
            .unwrap_or_default();
        let plain = IslandMode::plain(view);
        let mode = IslandMode { choices, signs, threatened, unmarked, selected, ..plain };
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
        lessons(view)
    }
}

/// Returns what a turn has to explain, the most urgent first.
fn lessons(view: &View<'_>) -> Vec<Lesson> {
    use KnightsTask as T;
    let (state, phase, tasks) = (view.state, view.state.phase(), view.state.open_tasks());
    if phase == Phase::Over {
        return Vec::new();
    }
    let asks = |wanted: fn(&Task) -> bool| tasks.iter().any(wanted);
    let is_before = phase == Phase::BeforeProduction && state.tasks().is_empty();
    let is_free = phase == Phase::Trading && state.tasks().is_empty();
    let paid = || state.payout().into_iter().flat_map(|payout| payout.paid.iter());
    let may_build = |piece| view.builds.places(piece).next().is_some();
    let has_commodity = || {
        let mut kinds = paid().flat_map(|(_, cards)| cards.kinds());
        kinds.any(|(kind, _)| kind.commodity().is_some())
    };
    let sleeps = || {
        let mut own = state.pieces().knights_of(view.builder());
        own.any(|(_, knight)| knight.readiness == Readiness::Inactive)
    };
    let table = state.position();
    let own_fleet = || table.pirates().is_some_and(|pirates| pirates.fleet.is_some());
    let unclaimed = || table.wonders().is_some_and(|own| own.of(view.builder()).is_none());
    let rows: [(Lesson, &dyn Fn() -> bool); 28] = [
        (Lesson::Fog, &|| asks(|it| matches!(it, Task::Sea(SeaTask::TurnUp { .. })))),
        (Lesson::Gold, &|| asks(|it| matches!(it, Task::Sea(SeaTask::Gold { .. })))),
        (Lesson::Pirate, &|| state.may_move_pirate()),
        (Lesson::Fleet, &|| is_before && own_fleet()),
        (Lesson::Siege, &|| is_free && state.may_besiege()),
        (Lesson::Wonders, &|| is_free && unclaimed()),
        (Lesson::Villages, &|| is_free && table.cloth().is_some()),
        (Lesson::MarkedPaths, &|| {
            is_free && table.tribe().is_some_and(|own| !own.marked.is_empty())
        }),
        (Lesson::Barbarians, &|| is_before),
        (Lesson::EventDie, &|| asks(|it| matches!(it, Task::Knights(T::EventDie { .. })))),
        (Lesson::Metropolis, &|| asks(|it| matches!(it, Task::Knights(T::PlaceMetropolis { .. })))),
        (Lesson::Attack, &|| view.news.attack.is_some()),
        (Lesson::Gate, &|| view.news.gate.is_some()),
        (Lesson::Walls, &|| asks(|it| matches!(it, Task::Discard { .. }))),
        (Lesson::Commodities, &has_commodity),
        (Lesson::LaidCity, &|| is_free && !state.laid_cities(view.builder()).is_empty()),
        (Lesson::Activating, &|| is_free && sleeps()),
        (Lesson::Recruiting, &|| is_free && may_build(BuildPiece::Knight)),
        (Lesson::Abroad, &|| is_free && may_settle_abroad(view)),
        (Lesson::Route, &|| is_free && has_gap(view)),
        (Lesson::Ship, &|| is_free && may_build(BuildPiece::Ship)),
        (Lesson::Sailing, &|| is_free && !state.movable_ships().is_empty()),
        (Lesson::Drawing, &|| is_before),
        (Lesson::TableView, &|| is_before),
        (Lesson::Payouts, &|| is_free && paid().any(|(_, cards)| !cards.is_empty())),
        (Lesson::Building, &|| is_free && !spots::to_build(view, SpotFilter::default()).is_empty()),
        (Lesson::Undoing, &|| is_free),
        (Lesson::Correcting, &|| is_free),
    ];
    let due = rows.iter().filter(|(lesson, is_due)| view.plays(lesson.expansion()) && is_due());
    let due = due.map(|(lesson, _)| *lesson);
    // A newcomer's first steps come after them.
    let (first, others): (Vec<_>, Vec<_>) = due.partition(|lesson| lesson.is_first_step());
    others.into_iter().chain(module_lessons::lessons(view)).chain(first).collect()
}

/// Returns whether a settlement that may be built now would earn points.
fn may_settle_abroad(view: &View<'_>) -> bool {
    let due = view.state.position().chits_due(view.builder());
    let mut spots = view.builds.places(BuildPiece::Settlement);
    spots.any(|spot| due.iter().any(|at| spot == (*at).into()))
}

/// Returns whether a road and a ship of whoever builds now meet where they have no building.
fn has_gap(view: &View<'_>) -> bool {
    let (pieces, builder) = (view.state.pieces(), view.builder());
    let ends = pieces.ships_of(builder).flat_map(|(path, _)| path.ends());
    let mut apart = ends.filter(|place| pieces.building(*place).is_none());
    let is_road = |path: Path| pieces.road(path).is_some_and(|(owner, _)| owner == builder);
    apart.any(|place| place.paths().into_iter().any(is_road))
}
