//! What a turn has to explain, the most urgent first.

use super::{first_steps, sea_lessons};
use crate::app::screens::play::view::View;
use game::{KnightsTask, Phase, Readiness, Task};
use words::game::Lesson;

/// All of it.
pub fn due(view: &View<'_>) -> Vec<Lesson> {
    let (asked, open) = (sea_lessons::asked(view), sea_lessons::open(view));
    [asked, of_knights(view), open, first_steps::due(view)].concat()
}

fn of_knights(view: &View<'_>) -> Vec<Lesson> {
    let Some(knights) = view.state.knights() else { return Vec::new() };
    let mut due = Vec::new();
    let tasks = view.state.open_tasks();
    let asks = |wanted: fn(&Task) -> bool| tasks.iter().any(wanted);
    match view.state.phase() {
        Phase::Over => return due,
        Phase::Founding { .. } if view.founds_city() => due.push(Lesson::OpeningCity),
        Phase::BeforeProduction if tasks.is_empty() => due.push(Lesson::Barbarians),
        _ => {}
    }
    if asks(|task| matches!(task, Task::Knights(KnightsTask::EventDie { .. }))) {
        due.push(Lesson::EventDie);
    }
    if asks(|task| matches!(task, Task::Knights(KnightsTask::PlaceMetropolis { .. }))) {
        due.push(Lesson::Metropolis);
    }
    if view.news.attack.is_some() {
        due.push(Lesson::Attack);
    }
    if view.news.gate.is_some() {
        due.push(Lesson::Gate);
    }
    if view.state.number() == Some(7) && knights.table().attacks == 0 {
        due.push(Lesson::SleepingRobber);
    }
    if asks(|task| matches!(task, Task::Discard { .. })) {
        due.push(Lesson::Walls);
    }
    let paid = view.state.payout().into_iter().flat_map(|payout| payout.paid.iter());
    let mut kinds = paid.flat_map(|(_, cards)| cards.kinds());
    if kinds.any(|(kind, _)| kind.commodity().is_some()) {
        due.push(Lesson::Commodities);
    }
    if view.state.phase() == Phase::Trading && tasks.is_empty() {
        if !view.state.laid_cities(view.builder()).is_empty() {
            due.push(Lesson::LaidCity);
        }
        let mut own = view.state.pieces().knights_of(view.builder());
        if own.any(|(_, knight)| knight.readiness == Readiness::Inactive) {
            due.push(Lesson::Activating);
        }
        if !view.state.knight_spots().is_empty() {
            due.push(Lesson::Recruiting);
        }
    }
    due
}
