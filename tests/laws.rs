//! Laws that hold in every game: random legal games, played to their end.

use std::sync::Arc;

use chrono::DateTime;
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tableside::board::Resource;
use tableside::cards::{Award, Deck, Measure, deck_a, prepare};
use tableside::game::{
    AWARD_POINTS, Act, Building, Deed, Entry, Following, Game, HarbormasterRule, Leave, Phase,
    Piece, Rules, Setup, State, Step, Turned, road_length,
};
use tableside::stats::{random_act, random_deed, random_setup};

fn deck() -> Deck {
    deck_a().expect("the built-in deck is sound")
}

fn rules(following: Following, seed: u64) -> Rules {
    let harbormaster =
        if seed.is_multiple_of(2) { HarbormasterRule::InPlay } else { HarbormasterRule::Off };
    let set = tableside::cards::RulingSet::ALL[usize::try_from(seed % 3).expect("small")];
    Rules { following, harbormaster, rulings: set.into(), ..Rules::default() }
}

fn opening(following: Following, seed: u64, rng: &mut StdRng) -> Setup {
    let players = 2 + usize::try_from(seed % 3).expect("small");
    random_setup(&deck(), players, rules(following, seed), rng).expect("a setup")
}

/// What must hold after every act.
fn check(state: &State) {
    let setup = state.setup();
    let position = state.position();
    if let Some(hands) = state.hands() {
        let supply = setup.supply();
        let bank = state.bank().expect("followed");
        assert_eq!(bank.plus(hands.held()), supply);
        let mut known = [0_u16; 5];
        let mut all = 0;
        for seat in setup.players.seats() {
            for (sum, kind) in known.iter_mut().zip(Resource::ALL) {
                *sum += u16::from(hands.known(seat).get(kind));
            }
            assert_eq!(hands.known(seat).total() + hands.unknown(seat), hands.size(seat));
            assert!(hands.most(seat).covers(hands.known(seat)));
            all += hands.size(seat);
        }
        assert_eq!(all, hands.held().total());
        for (sum, kind) in known.into_iter().zip(Resource::ALL) {
            assert!(sum <= u16::from(hands.held().get(kind)));
        }
    }
    let founding = matches!(state.phase(), Phase::Founding { .. });
    for seat in setup.players.seats() {
        for piece in [Piece::Road, Piece::Settlement, Piece::City] {
            assert!(state.pieces_left(seat, piece) <= 15);
        }
        let buildings: u8 = state.pieces().buildings_of(seat).map(|(_, kind)| kind.worth()).sum();
        let awards = u8::try_from(state.awards(seat).count()).expect("few") * AWARD_POINTS;
        assert_eq!(state.public_points(seat), buildings + awards + state.revealed(seat));
        assert_eq!(state.measure(Measure::RoadLength, seat), road_length(state.pieces(), seat));
        for (place, _) in state.pieces().buildings_of(seat) {
            let near = place.neighbours().into_iter();
            assert!(near.into_iter().all(|place| state.pieces().building(place).is_none()));
        }
    }
    for award in Award::ALL {
        let holder = state.holders().of(award);
        assert_eq!(position.holders_after().of(award), holder, "awards follow by themselves");
    }
    if !founding && state.over().is_none() {
        assert!(state.public_points(state.active()) < setup.rules.target);
    }
    if let Some(over) = state.over() {
        assert_eq!(over.winner, state.active(), "won on the own turn");
        assert!(state.public_points(over.winner) >= setup.rules.target);
    }
    let settlements = |seat| {
        let own = state.pieces().buildings_of(seat);
        own.filter(|(_, kind)| *kind == Building::Settlement).count()
    };
    assert!(setup.players.seats().all(|seat| settlements(seat) <= 5));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_games_end_with_cards_pieces_points_and_awards_in_order(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let following = [Following::Open, Following::Secret, Following::Off][usize::try_from(seed % 3).expect("small")];
        let mut state = State::new(Arc::new(opening(following, seed / 3, &mut rng)));
        let limit = if following == Following::Off { 300 } else { 20_000 };
        for _ in 0..limit {
            if random_act(&mut state, &mut rng).is_none() {
                break;
            }
            check(&state);
        }
        if following != Following::Off {
            prop_assert!(state.over().is_some(), "a game ends");
        }
    }
}
