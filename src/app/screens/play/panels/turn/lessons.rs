//! Lessons that a turn has, where their things first come up.

use crate::app::command::SpotFilter;
use crate::app::screens::play::parts::spots;
use crate::app::screens::play::view::View;
use board::Path;
use game::{
    BuildPiece, FishTask, GOLD_PRICE, KnightsTask, OilState, Phase, Readiness, SeaTask, Seat,
    State, Task, TrainLevel, WagonTask,
};
use words::game::Lesson;

/// Returns what a turn has to explain, the most urgent first.
pub fn lessons(view: &View<'_>) -> Vec<Lesson> {
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
    others.into_iter().chain(of_modules(view)).chain(first).collect()
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

/// Fish that buy something (TRADERS 1.5).
const LEAST_FISH: u8 = 2;
/// Oil on the track from which on the end of it is near.
const NEARLY_FULL: u8 = 3;

/// Returns what modules have to explain, the most urgent first: what is asked, then what may be done.
fn of_modules(view: &View<'_>) -> Vec<Lesson> {
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
