//! Chances against draws from piles that are shuffled over and over.

use rand::RngExt;
use rand::seq::SliceRandom;

use super::*;
use crate::random_setup;
use cards::{Next, Outcome, Pile, Piles, prepare};

/// One draw with the unturned cards in a different order: its number and rule,
/// or `None` if a vote comes first.
fn simulated(state: &State, rng: &mut Xoshiro256PlusPlus) -> Option<(u8, YieldRule)> {
    let (setup, old) = (state.setup(), state.piles());
    let selection = setup.rules.cards;
    let is_marker = |card: &PileCard| matches!(card, PileCard::NewYear | PileCard::LeapYear);
    let shuffled = old.stacks().iter().map(|pile| {
        let (turned, rest) = pile.preparation().order().split_at(pile.turned().len());
        let mut loose: Vec<PileCard> =
            rest.iter().filter(|card| !is_marker(card)).copied().collect();
        loose.shuffle(rng);
        let mut rest = rest.to_vec();
        for place in rest.iter_mut().filter(|card| !is_marker(card)) {
            *place = loose.pop().expect("as many");
        }
        Preparation::new([turned, &rest].concat(), [0; 16])
    });
    let mut piles = Piles::new(selection, &Shuffle::from(shuffled.collect::<Vec<_>>()));
    for card in old.stacks().iter().flat_map(Pile::turned) {
        if piles.next() == Next::Vote {
            piles.decide(Outcome::LeapYear);
        }
        piles.turn(*card).expect("turned before");
    }
    match (piles.next(), old.next()) {
        (Next::Vote, Next::Shuffle) => piles.decide(Outcome::Reset),
        (Next::Vote, Next::Card(_)) => piles.decide(Outcome::LeapYear),
        _ => {}
    }
    let mut season = state.season();
    loop {
        match piles.next() {
            Next::Vote => return None,
            Next::Shuffle => {
                let fresh = prepare(&setup.decks, &selection, rng);
                piles.shuffle(&fresh).expect("its time");
            }
            Next::Card(place) => {
                piles.turn(place).expect("on top");
                if let PileCard::Weather(begins) = place {
                    season = begins;
                }
                let Some(card) = setup.card(place) else { continue };
                if !state.passes_over(card.number()) {
                    let deck = setup.deck(place).expect("its deck");
                    let effects = deck.effects(&card.event, &state.rules().rulings);
                    let effects = if card.is_featured_in(season) { effects } else { &[] };
                    return Some((card.number(), YieldRule::of(effects)));
                }
            }
        }
    }
}

#[test]
fn chances_agree_with_piles_that_are_shuffled_thousands_of_times() {
    const DRAWS: u32 = 4_000;
    let [official, seasons @ ..] = BuiltIn::ALL.map(|deck| deck.deck().expect("sound"));
    let seasons = || seasons.to_vec();
    let mixed = Selection { weather: Weather::Mixed, ..Selection::default() };
    let leap = Selection { new_year: hiding(10, LeapYear::With), ..mixed };
    let stacks = Selection { arrangement: Arrangement::Stacks, ..mixed };
    let few = Selection { new_year: hiding(2, LeapYear::Without), ..mixed };
    let tables = [
        (vec![official], Selection::default()),
        (seasons(), mixed),
        (seasons(), leap),
        (seasons(), stacks),
        (vec![deck(&[5, 8, 7, 7, 6])], few),
    ];
    let mut looked = 0;
    for (nth, (decks, selection)) in (0..).zip(tables) {
        let mut rng = rng(100 + nth);
        let house = Rules { first_sevens: FirstSevens::DrawnAgain, target: 30, ..rules(selection) };
        let setup = random_setup(&decks, 4, house, &mut rng).expect("a setup");
        let mut state = State::new(Arc::new(setup));
        for _ in 0..9 {
            let wait = rng.random_range(1..25);
            for _ in 0..wait {
                let turn = state.turn();
                while state.turn() == turn && random_act(&mut state, &mut rng).is_some() {}
            }
            while state.phase() != Phase::BeforeProduction || !state.tasks().is_empty() {
                if random_act(&mut state, &mut rng).is_none() {
                    break;
                }
            }
            if state.over().is_some() {
                break;
            }
            let chances = Chances::of(&state);
            let sum: f64 = chances.iter().map(|one| one.probability).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{sum}");
            let mut came: Vec<((u8, YieldRule), u32)> = Vec::new();
            for _ in 0..DRAWS {
                let Some(one) = simulated(&state, &mut rng) else { continue };
                match came.iter_mut().find(|(known, _)| *known == one) {
                    Some((_, times)) => *times += 1,
                    None => came.push((one, 1)),
                }
            }
            let draws: u32 = came.iter().map(|(_, times)| *times).sum();
            if draws < DRAWS / 10 {
                continue;
            }
            looked += 1;
            for ((number, rule), _) in &came {
                let known = chances.iter().any(|one| one.number == *number && one.rule == *rule);
                assert!(known, "{number} {rule:?} came: {chances:?}");
            }
            for one in chances.iter() {
                let such = came
                    .iter()
                    .find(|((number, rule), _)| *number == one.number && *rule == one.rule);
                let times = such.map_or(0.0, |(_, times)| f64::from(*times));
                let (share, all) = (one.probability, f64::from(draws));
                let error = (share * (1.0 - share) * all).max(1.0).sqrt();
                assert!((times - share * all).abs() < 5.0 * error, "{one:?}: {times} of {all}");
            }
        }
    }
    assert!(looked >= 30, "{looked} states");
}
