//! Cities & Knights at random: what may be done, and one way to do what is asked.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

use crate::game::{
    Building, Deed, KnightsDeed, KnightsPurchase, KnightsTask, Phase, Readiness, Seat, State, Track,
};

/// One way to do what Cities & Knights asks.
pub fn task_deed(state: &State, task: &KnightsTask, rng: &mut impl Rng) -> Option<KnightsDeed> {
    Some(match *task {
        KnightsTask::PlaceMetropolis { player, track } => {
            let at = pick(&state.cities_without_metropolis(player), rng)?;
            KnightsDeed::PlaceMetropolis { player, track, at }
        }
        KnightsTask::Relocate { player } => {
            let places: Vec<_> = state.relocations().into_iter().collect();
            KnightsDeed::Relocate { player, to: pick(&places, rng)? }
        }
        KnightsTask::LoseCity { player } => KnightsDeed::LoseCity {
            player,
            at: pick(&state.cities_without_metropolis(player), rng)?,
        },
        KnightsTask::ChooseDeck { player } => {
            let decks = Track::ALL.into_iter().filter(|track| state.progress_left(*track) > 0);
            KnightsDeed::ChooseDeck { player, track: pick(&decks.collect::<Vec<_>>(), rng)? }
        }
        KnightsTask::PutBack { player } => put_back(state, player, rng)?,
        KnightsTask::EventDie { .. } => return None,
    })
}

fn put_back(state: &State, player: Seat, rng: &mut impl Rng) -> Option<KnightsDeed> {
    let held = Track::ALL.into_iter().filter(|track| state.progress_of(player, *track) > 0);
    Some(KnightsDeed::PutBack { player, track: pick(&held.collect::<Vec<_>>(), rng)? })
}

/// Adds what may be done; some of it the rules may refuse.
pub fn add_deeds(state: &State, deeds: &mut Vec<Deed>, rng: &mut impl Rng) {
    let (Some(knights), Some(hands)) = (state.knights(), state.hands()) else { return };
    let active = state.builder();
    if state.has_surplus(active) {
        deeds.clear();
        deeds.extend(put_back(state, active, rng).map(Deed::Knights));
        return;
    }
    let pays = |purchase: KnightsPurchase| hands.may_hold(active, purchase.price());
    let mut found = Vec::new();
    if pays(KnightsPurchase::Wall) {
        let cities = state.pieces().buildings_of(active);
        let cities = cities.filter(|(_, building)| *building == Building::City);
        found.extend(cities.map(|(at, _)| KnightsDeed::BuildWall { at }));
    }
    for track in Track::ALL {
        let next = state.improvement(active, track).next();
        if next.is_some_and(|level| pays(KnightsPurchase::Improvement(track, level))) {
            found.push(KnightsDeed::Improve { track });
        }
    }
    if pays(KnightsPurchase::Knight) {
        let ends = state.pieces().roads_of(active).flat_map(|(path, _)| path.ends());
        let free = ends.filter(|at| state.pieces().is_free(*at));
        found.extend(free.map(|at| KnightsDeed::Recruit { at }));
    }
    for (at, knight) in state.pieces().knights_of(active) {
        if pays(KnightsPurchase::Promotion) {
            found.push(KnightsDeed::Promote { at });
        }
        if knight.readiness == Readiness::Inactive {
            if pays(KnightsPurchase::Activation) {
                found.push(KnightsDeed::Activate { at });
            }
        } else if state.phase() == Phase::Trading && !knights.turn().is_tired(at) {
            let reach = state.position().knight_reach(at);
            let moves = reach.moves.iter().map(|to| KnightsDeed::MoveKnight { from: at, to: *to });
            found.extend(moves);
            let displaces = reach.displaces.iter();
            found.extend(displaces.map(|to| KnightsDeed::Displace { from: at, to: *to }));
            if reach.chases && rng.random_bool(0.5) {
                let to = pick(&state.robber_hexes(), rng);
                found.extend(to.map(|to| KnightsDeed::ChaseRobber { from: at, to }));
            }
        }
    }
    deeds.extend(found.into_iter().map(Deed::Knights));
}

fn pick<T: Copy>(all: &[T], rng: &mut impl Rng) -> Option<T> {
    all.choose(rng).copied()
}
