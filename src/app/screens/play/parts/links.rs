//! Roads and ships: where whoever builds now may lay one, whether it costs something or not.

use crate::app::screens::play::view::View;
use board::{Path, Spot};
use game::{Condition, Phase, SeaTask, Task};

/// What a road or ship costs now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Laying {
    /// Nothing: it belongs to a settlement of the opening.
    InTheOpening,
    /// Nothing: by a card.
    Free,
    /// Its price.
    Paid,
}

/// What a road or ship costs now.
pub fn laying(view: &View<'_>) -> Laying {
    if matches!(view.state.phase(), Phase::Founding { .. }) {
        return Laying::InTheOpening;
    }
    let is_free =
        |task: &Task| matches!(task, Task::FreeRoad { .. } | Task::Sea(SeaTask::FreeShip { .. }));
    if view.state.open_tasks().iter().any(is_free) { Laying::Free } else { Laying::Paid }
}

/// Where a road may go now, sorted, its price aside.
pub fn roads(view: &View<'_>) -> Vec<Path> {
    match laying(view) {
        Laying::InTheOpening => view.state.founding_roads(),
        Laying::Free if is_ship_due(view) => Vec::new(),
        Laying::Free | Laying::Paid => view.state.road_spots(),
    }
}

/// Where a ship may go now, sorted, its price aside.
pub fn ships(view: &View<'_>) -> Vec<Path> {
    match laying(view) {
        Laying::InTheOpening => view.state.founding_ships(),
        Laying::Paid => view.state.ship_spots(),
        Laying::Free if is_ship_due(view) || view.state.may_lay_ship_free(view.builder()) => {
            view.state.ship_spots()
        }
        Laying::Free => Vec::new(),
    }
}

/// The path of an undamaged ship of whoever builds now.
pub fn own_ship(view: &View<'_>, spot: Spot) -> Option<Path> {
    let Spot::Path(at) = spot else { return None };
    let is_own = view.state.pieces().ship(at) == Some((view.builder(), Condition::Intact));
    is_own.then_some(at)
}

/// Whether only a ship may be laid for free.
fn is_ship_due(view: &View<'_>) -> bool {
    let open = view.state.open_tasks();
    open.iter().any(|task| matches!(task, Task::Sea(SeaTask::FreeShip { .. })))
}
