//! The places on the island that Cities & Knights asks for, and what a touch there does.

use crate::app::screens::play::panel::SpotFilter;
use crate::app::screens::play::view::View;
use board::{Intersection, Spot};
use game::{
    Building, Deed, KnightLevel, KnightsDeed, KnightsPurchase, KnightsTask, Readiness, Seat,
};

/// The places that can be touched for `task`.
pub fn of_task(view: &View<'_>, task: &KnightsTask, filter: SpotFilter) -> Vec<Spot> {
    let anywhere = filter == SpotFilter::Anywhere;
    let state = view.state;
    let places: Vec<Intersection> = match task {
        KnightsTask::PlaceMetropolis { player, .. } | KnightsTask::LoseCity { player } => {
            if anywhere {
                cities(view, *player)
            } else {
                state.cities_without_metropolis(*player)
            }
        }
        KnightsTask::Relocate { .. } | KnightsTask::PlaceDeserter { .. } if anywhere => free(view),
        KnightsTask::Relocate { .. } => state.relocations().into_iter().collect(),
        KnightsTask::Promote { player } if anywhere => knights(view, *player),
        KnightsTask::Promote { .. } => state.promotable().collect(),
        KnightsTask::LoseKnight { player } => knights(view, *player),
        KnightsTask::PlaceDeserter { .. } => state.knight_spots().into_iter().collect(),
        KnightsTask::EventDie { .. }
        | KnightsTask::ChooseDeck { .. }
        | KnightsTask::PutBack { .. }
        | KnightsTask::TradeAtHarbor { .. }
        | KnightsTask::StealFromEach { .. } => Vec::new(),
    };
    places.into_iter().map(Spot::Intersection).collect()
}

/// Returns what touching `at` does for `task`; nothing where something else has to be told, too.
pub fn deed_of_task(
    view: &View<'_>,
    task: &KnightsTask,
    level: Option<KnightLevel>,
    at: Intersection,
) -> Option<Deed> {
    let deed = match task {
        KnightsTask::PlaceMetropolis { player, track } => {
            KnightsDeed::PlaceMetropolis { player: *player, track: *track, at }
        }
        KnightsTask::LoseCity { player } => KnightsDeed::LoseCity { player: *player, at },
        KnightsTask::Relocate { player } => KnightsDeed::Relocate { player: *player, to: at },
        KnightsTask::Promote { .. } => KnightsDeed::Promote { at },
        KnightsTask::LoseKnight { player } => KnightsDeed::LoseKnight { player: *player, at },
        KnightsTask::PlaceDeserter { .. } => {
            let strongest = || view.state.deserter_levels().into_iter().max();
            KnightsDeed::PlaceDeserter { at, level: level.or_else(strongest)? }
        }
        KnightsTask::EventDie { .. }
        | KnightsTask::ChooseDeck { .. }
        | KnightsTask::PutBack { .. }
        | KnightsTask::TradeAtHarbor { .. }
        | KnightsTask::StealFromEach { .. } => return None,
    };
    Some(Deed::Knights(deed))
}

/// The knights of whoever builds now that may do something, as far as they can pay for it.
pub fn able(view: &View<'_>, filter: SpotFilter) -> Vec<Spot> {
    let builder = view.builder();
    let pays = |purchase: KnightsPurchase| {
        filter != SpotFilter::Payable || view.may_give(builder, purchase.price())
    };
    let (activates, promotes) =
        (pays(KnightsPurchase::Activation), pays(KnightsPurchase::Promotion));
    let promotable: Vec<Intersection> = view.state.promotable().collect();
    let own = view.state.pieces().knights_of(builder);
    let able = own.filter(|(at, knight)| {
        (activates && knight.readiness == Readiness::Inactive)
            || (promotes && promotable.contains(at))
            || view.state.knight_acts(*at).is_some()
    });
    able.map(|(at, _)| Spot::Intersection(at)).collect()
}

fn cities(view: &View<'_>, seat: Seat) -> Vec<Intersection> {
    let own = view.state.pieces().buildings_of(seat);
    own.filter(|(_, building)| *building == Building::City).map(|(at, _)| at).collect()
}

fn knights(view: &View<'_>, seat: Seat) -> Vec<Intersection> {
    view.state.pieces().knights_of(seat).map(|(at, _)| at).collect()
}

fn free(view: &View<'_>) -> Vec<Intersection> {
    let all = view.state.island().intersections().into_iter();
    all.filter(|at| view.state.pieces().is_free(*at)).collect()
}
