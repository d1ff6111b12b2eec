//! What a turn has to explain of Seafarers.

use crate::app::screens::play::view::View;
use board::Path;
use game::{Phase, SeaTask, Task};
use words::game::Lesson;

/// What somebody is asked to do.
pub fn asked(view: &View<'_>) -> Vec<Lesson> {
    if view.state.sea().is_none() || view.state.phase() == Phase::Over {
        return Vec::new();
    }
    let tasks = view.state.open_tasks();
    let asks = |wanted: fn(&SeaTask) -> bool| {
        tasks.iter().any(|task| matches!(task, Task::Sea(task) if wanted(task)))
    };
    let all = [
        (Lesson::Fog, asks(|task| matches!(task, SeaTask::TurnUp { .. }))),
        (Lesson::Gold, asks(|task| matches!(task, SeaTask::Gold { .. }))),
        (Lesson::Pirate, view.state.may_move_pirate()),
    ];
    due(all)
}

/// What may be done once nothing is asked.
pub fn open(view: &View<'_>) -> Vec<Lesson> {
    let is_free = view.state.phase() == Phase::Trading && view.state.tasks().is_empty();
    if view.state.sea().is_none() || !is_free {
        return Vec::new();
    }
    due([
        (Lesson::Abroad, may_settle_abroad(view)),
        (Lesson::Route, has_gap(view)),
        (Lesson::Ship, !view.state.ship_spots().is_empty()),
        (Lesson::Sailing, !view.state.movable_ships().is_empty()),
    ])
}

fn due<const COUNT: usize>(all: [(Lesson, bool); COUNT]) -> Vec<Lesson> {
    all.into_iter().filter(|(_, is_due)| *is_due).map(|(lesson, _)| lesson).collect()
}

/// Whether a settlement that may be built now would earn points.
fn may_settle_abroad(view: &View<'_>) -> bool {
    let due = view.state.position().chits_due(view.builder());
    let mut spots = view.state.settlement_spots().into_iter();
    spots.any(|spot| due.binary_search(&spot).is_ok())
}

/// Whether a road and a ship of whoever builds now meet where they have no building.
fn has_gap(view: &View<'_>) -> bool {
    let (pieces, builder) = (view.state.pieces(), view.builder());
    let ends = pieces.ships_of(builder).flat_map(|(path, _)| path.ends());
    let mut apart = ends.filter(|place| pieces.building(*place).is_none());
    let is_road = |path: Path| pieces.road(path).is_some_and(|(owner, _)| owner == builder);
    apart.any(|place| place.paths().into_iter().any(is_road))
}
