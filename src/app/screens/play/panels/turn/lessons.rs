//! What a turn has to explain, the most urgent first.

use crate::app::screens::play::panel::SpotFilter;
use crate::app::screens::play::parts::spots;
use crate::app::screens::play::view::View;
use board::Path;
use game::{KnightsTask, Phase, Readiness, SeaTask, Task};
use words::game::Lesson;

pub fn due(view: &View<'_>) -> Vec<Lesson> {
    let (state, phase, tasks) = (view.state, view.state.phase(), view.state.open_tasks());
    let asks = |wanted: fn(&Task) -> bool| tasks.iter().any(wanted);
    let is_before = phase == Phase::BeforeProduction && state.tasks().is_empty();
    let is_free = phase == Phase::Trading && state.tasks().is_empty();
    let is_on = phase != Phase::Over;
    let (has_sea, at_sea) = (state.sea().is_some() && is_on, state.sea().is_some() && is_free);
    let knights = state.knights().filter(|_| is_on);
    let has_knights = knights.is_some();
    let paid = || state.payout().into_iter().flat_map(|payout| payout.paid.iter());
    let has_commodity = || {
        let mut kinds = paid().flat_map(|(_, cards)| cards.kinds());
        kinds.any(|(kind, _)| kind.commodity().is_some())
    };
    let sleeps = || {
        let mut own = state.pieces().knights_of(view.builder());
        own.any(|(_, knight)| knight.readiness == Readiness::Inactive)
    };
    let is_first_seven =
        state.number() == Some(7) && knights.is_some_and(|knights| knights.table().attacks == 0);
    let rows = [
        (Lesson::Fog, has_sea && asks(|it| matches!(it, Task::Sea(SeaTask::TurnUp { .. })))),
        (Lesson::Gold, has_sea && asks(|it| matches!(it, Task::Sea(SeaTask::Gold { .. })))),
        (Lesson::Pirate, has_sea && state.may_move_pirate()),
        (
            Lesson::OpeningCity,
            has_knights && matches!(phase, Phase::Founding { .. }) && view.founds_city(),
        ),
        (Lesson::Barbarians, has_knights && is_before),
        (
            Lesson::EventDie,
            has_knights && asks(|it| matches!(it, Task::Knights(KnightsTask::EventDie { .. }))),
        ),
        (
            Lesson::Metropolis,
            has_knights
                && asks(|it| matches!(it, Task::Knights(KnightsTask::PlaceMetropolis { .. }))),
        ),
        (Lesson::Attack, has_knights && view.news.attack.is_some()),
        (Lesson::Gate, has_knights && view.news.gate.is_some()),
        (Lesson::SleepingRobber, is_first_seven),
        (Lesson::Walls, has_knights && asks(|it| matches!(it, Task::Discard { .. }))),
        (Lesson::Commodities, has_knights && has_commodity()),
        (Lesson::LaidCity, has_knights && is_free && !state.laid_cities(view.builder()).is_empty()),
        (Lesson::Activating, has_knights && is_free && sleeps()),
        (Lesson::Recruiting, has_knights && is_free && !state.knight_spots().is_empty()),
        (Lesson::Abroad, at_sea && may_settle_abroad(view)),
        (Lesson::Route, at_sea && has_gap(view)),
        (Lesson::Ship, at_sea && !state.ship_spots().is_empty()),
        (Lesson::Sailing, at_sea && !state.movable_ships().is_empty()),
        (Lesson::Drawing, is_before),
        (Lesson::TableView, is_before),
        (Lesson::Payouts, is_free && paid().any(|(_, cards)| !cards.is_empty())),
        (Lesson::Building, is_free && !spots::to_build(view, SpotFilter::default()).is_empty()),
        (Lesson::Undoing, is_free),
        (Lesson::Correcting, is_free),
    ];
    rows.into_iter().filter(|(_, is_due)| *is_due).map(|(lesson, _)| lesson).collect()
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
