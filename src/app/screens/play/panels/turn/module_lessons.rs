//! What a turn has to explain of fish, rivers, wagons, and oil where it first comes up.

use crate::app::screens::play::view::View;
use game::{
    BuildPiece, FishTask, GOLD_PRICE, OilState, Phase, Seat, State, Task, TrainLevel, WagonTask,
};
use words::game::Lesson;

/// Fish that buy something (TRADERS 1.5).
const LEAST_FISH: u8 = 2;
/// Oil on the track from which on the end of it is near.
const NEARLY_FULL: u8 = 3;

/// Returns it, the most urgent first: what is asked, then what may be done.
pub(super) fn lessons(view: &View<'_>) -> Vec<Lesson> {
    let (state, builder) = (view.state, view.builder());
    let asks = |wanted: fn(&Task) -> bool| state.open_tasks().iter().any(wanted);
    let is_free = state.phase() == Phase::Trading && state.tasks().is_empty();
    let may_move = || is_free && may_move_wagon(state, builder);
    let oil = || state.oil().filter(|_| is_free).map(OilState::table);
    let has_oil = || oil().is_some() && state.oil_of(builder) > 0;
    let rows: [(Lesson, &dyn Fn() -> bool); 16] = [
        (Lesson::FullNet, &|| asks(|it| matches!(it, Task::Fish(FishTask::Exchange { .. })))),
        (Lesson::Catch, &|| asks(|it| matches!(it, Task::Fish(FishTask::Boot { .. })))),
        (Lesson::Bandit, &|| asks(|it| matches!(it, Task::Wagons(WagonTask::Bandit { .. })))),
        (Lesson::Cargo, &|| asks(|it| matches!(it, Task::Wagons(WagonTask::Load { .. })))),
        (Lesson::Disaster, &|| asks(|it| matches!(it, Task::Oil(_)))),
        (Lesson::Boot, &|| is_free && state.position().boot() == Some(builder)),
        (Lesson::Settlers, &|| is_free && !state.position().poor().is_empty()),
        (Lesson::DriveOff, &|| may_move() && may_drive_off(state, builder)),
        (Lesson::Wagon, &may_move),
        (Lesson::OilTrack, &|| oil().is_some_and(|table| table.track >= NEARLY_FULL)),
        (Lesson::UsingOil, &has_oil),
        (Lesson::SpendingFish, &|| is_free && state.fish_of(builder) >= LEAST_FISH),
        (Lesson::Bridge, &|| is_free && view.builds.places(BuildPiece::Bridge).next().is_some()),
        (Lesson::Purse, &|| is_free && state.gold_of(builder) >= GOLD_PRICE),
        (Lesson::Train, &|| may_move() && state.next_level(builder).is_some()),
        (Lesson::Sequestering, &has_oil),
    ];
    let due = rows.iter().filter(|(lesson, is_due)| view.plays(lesson.expansion()) && is_due());
    due.map(|(lesson, _)| *lesson).collect()
}

/// Returns whether the wagon of `seat` stands somewhere and hasn't moved yet.
fn may_move_wagon(state: &State, seat: Seat) -> bool {
    let has_begun = state.wagons().is_none_or(|wagons| wagons.turn().has_begun());
    !has_begun && state.wagon(seat).is_some_and(|wagon| wagon.at.is_some())
}

/// Returns whether a bandit lies beside the wagon of `seat`, and its level drives bandits off.
fn may_drive_off(state: &State, seat: Seat) -> bool {
    let Some((wagons, wagon)) = state.wagons().zip(state.wagon(seat)) else { return false };
    let is_beside = |at| wagons.table().bandits.iter().any(|path| path.ends().contains(&at));
    wagon.level > TrainLevel::FIRST && wagon.at.is_some_and(is_beside)
}
