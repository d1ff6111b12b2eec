//! Laws that hold in every game: random legal games, played to their end.

use std::sync::Arc;

use board::Resource;
use cards::prepare;
use chrono::DateTime;
use game::{
    Act, Building, Cards, Deed, Discrepancy, Enforcement, Entry, Expansions, ExtraBuilding,
    Following, Game, PartnerWin, Phase, Rules, Setup, State, Step,
};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use stats::{random_act, random_setup};

use crate::common::cases::cases;
use crate::common::deck;
use crate::expansion_laws::{opening, stands};

/// What must hold after every act.
fn check(state: &State) {
    stands(state);
    let setup = state.setup();
    if let Some(hands) = state.hands() {
        let supply = setup.supply();
        let bank = state.bank().expect("followed");
        let held = hands.held().expect("all known");
        let discrepancies = state.discrepancies();
        for kind in Resource::ALL {
            let counted = u16::from(bank.get(kind)) + u16::from(held.get(kind));
            let supply = u16::from(supply.get(kind));
            let odd = Discrepancy::Cards { kind: kind.into(), counted, supply };
            assert_eq!(discrepancies.contains(&odd), counted != supply, "said, and only then");
        }
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
        assert_eq!(all, hands.held().expect("all known").total());
        for (sum, kind) in known.into_iter().zip(Resource::ALL) {
            assert!(sum <= u16::from(hands.held().expect("all known").get(kind)));
        }
    }
    let founding = matches!(state.phase(), Phase::Founding { .. });
    for seat in setup.players.seats() {
        for (place, _) in state.pieces().buildings_of(seat) {
            let near = place.neighbors().into_iter();
            assert!(near.into_iter().all(|place| state.pieces().building(place).is_none()));
        }
    }
    if !founding && state.over().is_none() {
        assert!(state.public_points(state.active()) < i16::from(setup.rules.target));
    }
    let guest = (state.builder() != state.active()).then(|| state.builder());
    if let Some(guest) = guest {
        assert!(matches!(state.phase(), Phase::ExtraBuilding { builder } if builder == guest));
        assert!(state.rules().extra_building != ExtraBuilding::Off && state.over().is_none());
    }
    if state.passes_over(7) {
        assert_ne!(state.number(), Some(7), "no 7 in the first round");
    }
    if let Some(over) = state.over() {
        let winner = over.winner().expect("nobody broke it off");
        let rules = state.rules();
        let may_partner =
            rules.extra_building == ExtraBuilding::Paired && rules.partner_win == PartnerWin::May;
        let partner = state.seating().third_after(state.active()).filter(|_| may_partner);
        assert!(
            winner == state.active() || Some(winner) == partner,
            "won on the own turn or as its partner"
        );
        assert!(state.public_points(winner) >= i16::from(setup.rules.target));
    }
    let settlements = |seat| {
        let own = state.pieces().buildings_of(seat);
        own.filter(|(_, kind)| *kind == Building::Settlement).count()
    };
    assert!(setup.players.seats().all(|seat| settlements(seat) <= 5));
}

/// The table says that a hand is other than the books have it; refused where
/// there are not so many cards.
fn correction(state: &mut State, rng: &mut StdRng) -> Option<Act> {
    let seats: Vec<_> = state.setup().players.seats().collect();
    let player = *seats.choose(rng)?;
    let cards = Cards::from_resources(|_| rng.random_range(0..4));
    state.perform(Deed::CorrectHand { player, cards }, Enforcement::ByTheRules).ok()
}

fn following(seed: u64) -> Following {
    if seed.is_multiple_of(2) { Following::Open } else { Following::Secret }
}

/// A random game to its end, each act of it performed, folded and checked.
fn whole_game(following: Following, seed: u64) -> TestCaseResult {
    let mut rng = StdRng::seed_from_u64(seed);
    let setup = opening(Expansions::NONE, following, seed);
    let text = serde_json::to_string(&setup).expect("writes");
    prop_assert_eq!(&serde_json::from_str::<Setup>(&text).expect("reads"), &setup);
    let mut state = State::new(Arc::new(setup));
    let mut folded = state.clone();
    for _ in 0..50_000 {
        let act = match rng.random_range(0..100) {
            0 => correction(&mut state, &mut rng),
            _ => random_act(&mut state, &mut rng),
        };
        if let Some(act) = act {
            folded.apply(&act).expect("its own acts");
        } else if state.over().is_some() {
            break;
        }
        prop_assert_eq!(&folded, &state, "the fold of what was performed");
        check(&state);
    }
    prop_assert!(state.over().is_some(), "a game ends");
    prop_assert!(state.tasks().is_empty(), "nothing is left to do");
    Ok(())
}

proptest! {
    #![proptest_config(cases(600, 19))]

    #[test]
    fn random_games_with_open_hands_end_with_cards_pieces_points_and_awards_in_order(seed: u64) {
        whole_game(Following::Open, seed)?;
    }

    #[test]
    fn random_games_with_secret_hands_end_with_cards_pieces_points_and_awards_in_order(seed: u64) {
        whole_game(Following::Secret, seed)?;
    }
}

proptest! {
    #![proptest_config(cases(200, 19))]

    #[test]
    fn a_draw_or_shuffle_that_was_undone_comes_out_the_same_on_any_branch(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let rules = Rules { target: 30, following: following(seed), ..Rules::open_hands() };
        let setup = random_setup(&[deck()], 3, rules, &mut rng).expect("a setup");
        let mut game = Game::new(setup);
        let take = |game: &mut Game, step| game.take(Entry::new(DateTime::UNIX_EPOCH, step));
        let mut numbers: Vec<Option<u8>> = Vec::new();
        // The first line of play goes through several New Years; the second
        // does other things in between and must meet the same cards.
        for line in 0..2 {
            let mut drawn = 0;
            while drawn < 100 {
                let mut ahead = game.state().clone();
                let act = if matches!(ahead.phase(), Phase::BeforeProduction) && ahead.tasks().is_empty() {
                    let setup = Arc::clone(game.setup());
                    let deed = game
                        .draw(|| prepare(&setup.decks, &setup.rules.cards, &mut rng))
                        .expect("a card");
                    let act = ahead.perform(deed, Enforcement::ByTheRules).expect("a draw");
                    if line == 0 {
                        numbers.push(ahead.number());
                    } else {
                        prop_assert_eq!(Some(&ahead.number()), numbers.get(drawn));
                    }
                    drawn += 1;
                    act
                } else {
                    match random_act(&mut ahead, &mut rng) {
                        Some(act) => act,
                        None => return Ok(()),
                    }
                };
                take(&mut game, Step::Act(act)).expect("a legal act");
            }
            take(&mut game, Step::Back(None)).expect("the opening");
        }
    }
}
