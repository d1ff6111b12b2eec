//! Middles of games with modules, with and without Cities & Knights or Seafarers, in which as much as
//! can be lies before the players.

use game::{
    Act, Edition, Expansion, Expansions, FishRules, Following, OilRules, Phase, RiversRules, Rules,
    SeaRules, Setup, SetupFields, State, WagonRules,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::{random_act, random_setup};
use words::game::belongings::Holding;

use super::played::{Played, built_in};
use crate::common::players;

/// The rules of a table with these expansions and open hands, at which nobody wins soon.
pub fn rules(kind: Expansions) -> Rules {
    let base = if kind.has(Expansion::Knights) {
        Rules::with_knights(Edition::Fifth)
    } else {
        Rules::open_hands()
    };
    Rules {
        following: Following::Open,
        target: 25,
        sea: kind.has(Expansion::Sea).then(SeaRules::default),
        fish: kind.has(Expansion::Fish).then(FishRules::default),
        rivers: kind.has(Expansion::Rivers).then(RiversRules::default),
        wagons: kind.has(Expansion::Wagons).then(WagonRules::default),
        oil: kind.has(Expansion::Oil).then(OilRules::default),
        ..base
    }
}

/// All that lies before the players, and what the number brought them.
fn weight(state: &State) -> usize {
    let lies = |seat| Holding::all(state, seat).count();
    let taken = |seat| state.payout().map_or(0, |paid| usize::from(paid.paid.of(seat).total()));
    state.players().seats().map(|seat| lies(seat) + taken(seat).min(4)).sum()
}

/// A turn in its middle, with a number that has paid and nothing asked; of some games the one in which
/// most lies before the players.
pub fn middle(kind: &[Expansion], names: &[&str]) -> Played {
    let kind: Expansions = kind.iter().copied().collect();
    let mut best: Option<(usize, Played)> = None;
    for seed in 0..3 {
        let mut rng = StdRng::seed_from_u64(seed);
        let drawn = random_setup(&built_in("a"), names.len(), rules(kind), &mut rng);
        let players = players(names.iter().copied());
        let first = players.seat(0).expect("a seat");
        let parts = SetupFields { players, first, ..drawn.expect("a setup").into() };
        let mut state = State::new(Setup::new(parts).expect("a setup").into());
        let mut acts: Vec<Act> = Vec::new();
        for _ in 0..1_500 {
            let Some(act) = random_act(&mut state, &mut rng) else { break };
            acts.push(act);
            let is_idle = state.phase() == Phase::Trading && state.tasks().is_empty();
            let is_paid = state.payout().is_some_and(|payout| payout.number != 7);
            if state.turn() < 20 || !is_idle || !is_paid {
                continue;
            }
            let weight = weight(&state);
            if best.as_ref().is_none_or(|(most, _)| *most < weight) {
                best = Some((weight, Played { acts: acts.clone(), state: state.clone() }));
            }
        }
    }
    best.expect("a turn in its middle").1
}
