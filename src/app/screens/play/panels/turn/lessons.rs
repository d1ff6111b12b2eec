//! What a turn has to explain, the most urgent first.

use crate::app::screens::play::panel::SpotFilter;
use crate::app::screens::play::parts::spots;
use crate::app::screens::play::view::View;
use board::Path;
use game::{KnightsTask, Phase, Readiness, SeaTask, Task};
use words::game::Lesson;

/// Lessons, and whether each is due.
type Rows = Vec<(Lesson, bool)>;

pub fn due(view: &View<'_>) -> Vec<Lesson> {
    let all = [asked_at_sea(view), of_knights(view), open_at_sea(view), first_steps(view)];
    let due = all.into_iter().flatten().filter(|(_, is_due)| *is_due);
    due.map(|(lesson, _)| lesson).collect()
}

fn of_knights(view: &View<'_>) -> Rows {
    let (state, phase) = (view.state, view.state.phase());
    let Some(knights) = state.knights().filter(|_| phase != Phase::Over) else {
        return Vec::new();
    };
    let tasks = state.open_tasks();
    let asks = |wanted: fn(&Task) -> bool| tasks.iter().any(wanted);
    let is_event_die = |task: &Task| matches!(task, Task::Knights(KnightsTask::EventDie { .. }));
    let is_metropolis =
        |task: &Task| matches!(task, Task::Knights(KnightsTask::PlaceMetropolis { .. }));
    let is_free = phase == Phase::Trading && tasks.is_empty();
    let is_founding = matches!(phase, Phase::Founding { .. });
    let paid = state.payout().into_iter().flat_map(|payout| payout.paid.iter());
    let mut kinds = paid.flat_map(|(_, cards)| cards.kinds());
    let mut own = state.pieces().knights_of(view.builder());
    let sleeps = own.any(|(_, knight)| knight.readiness == Readiness::Inactive);
    vec![
        (Lesson::OpeningCity, is_founding && view.founds_city()),
        (Lesson::Barbarians, phase == Phase::BeforeProduction && tasks.is_empty()),
        (Lesson::EventDie, asks(is_event_die)),
        (Lesson::Metropolis, asks(is_metropolis)),
        (Lesson::Attack, view.news.attack.is_some()),
        (Lesson::Gate, view.news.gate.is_some()),
        (Lesson::SleepingRobber, state.number() == Some(7) && knights.table().attacks == 0),
        (Lesson::Walls, asks(|task| matches!(task, Task::Discard { .. }))),
        (Lesson::Commodities, kinds.any(|(kind, _)| kind.commodity().is_some())),
        (Lesson::LaidCity, is_free && !state.laid_cities(view.builder()).is_empty()),
        (Lesson::Activating, is_free && sleeps),
        (Lesson::Recruiting, is_free && !state.knight_spots().is_empty()),
    ]
}

/// Returns what is new to newcomers.
fn first_steps(view: &View<'_>) -> Rows {
    if !view.state.tasks().is_empty() {
        return Vec::new();
    }
    match view.state.phase() {
        Phase::BeforeProduction => vec![(Lesson::Drawing, true), (Lesson::TableView, true)],
        Phase::Trading => {
            let mut paid = view.state.payout().into_iter().flat_map(|payout| payout.paid.iter());
            let has_spots = !spots::to_build(view, SpotFilter::default()).is_empty();
            vec![
                (Lesson::Payouts, paid.any(|(_, cards)| !cards.is_empty())),
                (Lesson::Building, has_spots),
                (Lesson::Undoing, true),
                (Lesson::Correcting, true),
            ]
        }
        _ => Vec::new(),
    }
}

/// Returns what Seafarers asks somebody to do.
fn asked_at_sea(view: &View<'_>) -> Rows {
    if view.state.sea().is_none() || view.state.phase() == Phase::Over {
        return Vec::new();
    }
    let tasks = view.state.open_tasks();
    let asks = |wanted: fn(&SeaTask) -> bool| {
        tasks.iter().any(|task| matches!(task, Task::Sea(task) if wanted(task)))
    };
    vec![
        (Lesson::Fog, asks(|task| matches!(task, SeaTask::TurnUp { .. }))),
        (Lesson::Gold, asks(|task| matches!(task, SeaTask::Gold { .. }))),
        (Lesson::Pirate, view.state.may_move_pirate()),
    ]
}

/// Returns what may be done at sea once nothing is asked.
fn open_at_sea(view: &View<'_>) -> Rows {
    let is_free = view.state.phase() == Phase::Trading && view.state.tasks().is_empty();
    if view.state.sea().is_none() || !is_free {
        return Vec::new();
    }
    vec![
        (Lesson::Abroad, may_settle_abroad(view)),
        (Lesson::Route, has_gap(view)),
        (Lesson::Ship, !view.state.ship_spots().is_empty()),
        (Lesson::Sailing, !view.state.movable_ships().is_empty()),
    ]
}

/// Returns whether a settlement that may be built now would earn points.
fn may_settle_abroad(view: &View<'_>) -> bool {
    let due = view.state.position().chits_due(view.builder());
    let mut spots = view.state.settlement_spots().into_iter();
    spots.any(|spot| due.binary_search(&spot).is_ok())
}

/// Returns whether a road and a ship of whoever builds now meet where they have no building.
fn has_gap(view: &View<'_>) -> bool {
    let (pieces, builder) = (view.state.pieces(), view.builder());
    let ends = pieces.ships_of(builder).flat_map(|(path, _)| path.ends());
    let mut apart = ends.filter(|place| pieces.building(*place).is_none());
    let is_road = |path: Path| pieces.road(path).is_some_and(|(owner, _)| owner == builder);
    apart.any(|place| place.paths().into_iter().any(is_road))
}
