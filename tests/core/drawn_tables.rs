//! Tables drawn by lot, on which the laws of expansions are tried, and what holds on each.

use std::sync::Arc;

use cards::{
    BuiltIn, Deck, EventDie, Hidden, LeapYear, NewYear, RulingSet, Rulings, Selection, Weather,
};
use game::{Act, CardKind, ExtraBuilding, Rules, State};
use rand::rngs::StdRng;
use stats::{random_act, random_setup};

/// A table of two to six players by `rules`: with each seed other decks, rulings, and ways of
/// building beside the turn.
pub fn drawn(seed: u64, rules: &Rules, event_die: EventDie, rng: &mut StdRng) -> State {
    let players = 2 + usize::try_from(seed % 5).expect("small");
    let extra_building = match (players, seed % 3) {
        (5.., 0) => ExtraBuilding::Special,
        (5.., 1) => ExtraBuilding::Paired,
        _ => ExtraBuilding::Off,
    };
    let new_year = NewYear::On { hidden: Hidden::default(), leap_year: LeapYear::With };
    // Deck A comes with an event die beside it, the others bring its faces along.
    let (weather, decks) = match seed % 3 {
        2 => (Weather::Off, vec![BuiltIn::A]),
        _ => (Weather::Mixed, vec![BuiltIn::B, BuiltIn::C, BuiltIn::D]),
    };
    let cards = Selection { new_year, weather, event_die, ..Selection::default() };
    let rulings = Rulings::from(RulingSet::ALL[usize::try_from(seed % 3).expect("small")]);
    let decks: Vec<Deck> = decks.iter().map(|deck| deck.deck().expect("sound")).collect();
    let rules = Rules { cards, extra_building, rulings, ..rules.clone() };
    let setup = random_setup(&decks, players, rules, rng).expect("a setup");
    State::new(Arc::new(setup))
}

/// Plays on at random and looks at every act; returns how it stands then, and what was done.
pub fn plays(
    mut state: State,
    rng: &mut StdRng,
    acts: usize,
    check: impl Fn(&State),
) -> (State, Vec<Act>) {
    let mut done = Vec::new();
    for _ in 0..acts {
        let mut folded = state.clone();
        let Some(act) = random_act(&mut state, rng) else { break };
        folded.apply(&act).expect("the act fits");
        assert_eq!(folded, state, "the fold asks nothing of the rules: {act:?}");
        assert!(act.against.is_empty(), "by the rules: {act:?}");
        cards_add_up(&state);
        check(&state);
        done.push(act);
    }
    (state, done)
}

/// Bank and hands hold together what there is.
fn cards_add_up(state: &State) {
    let supply = state.setup().supply();
    if let (Some(hands), Some(bank)) = (state.hands(), state.bank())
        && let Some(held) = hands.held()
    {
        for kind in CardKind::ALL {
            let counted = u16::from(bank.get(kind)) + u16::from(held.get(kind));
            assert_eq!(counted, u16::from(supply.get(kind)), "{kind:?}");
        }
    }
}
