//! Laws that hold in every game: random legal games, played to their end.

use std::sync::Arc;

use board::Resource;
use cards::{
    Arrangement, Award, BuiltIn, Deck, EventDie, Hidden, LeapYear, Measure, NewYear, Selection,
    Weather, prepare,
};
use chrono::DateTime;
use game::{
    AWARD_POINTS, Act, Building, Cards, Deed, Discrepancy, Enforcement, Entry, ExtraBuilding,
    FirstSevens, Following, FriendlyRobber, Game, HarbormasterRule, PartnerWin, Phase, Piece,
    Rules, Setup, State, Step, road_length,
};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use stats::{random_act, random_deed, random_setup};

use crate::common::cases::cases;
use crate::common::deck;

/// The house rules of a game for this many players: each with each as the seed goes.
fn house_rules(players: usize, seed: u64, rules: Rules) -> Rules {
    let extra_building = match (players, seed % 3) {
        (5.., 0) => ExtraBuilding::Special,
        (5.., 1) => ExtraBuilding::Paired,
        _ => ExtraBuilding::Off,
    };
    let on = |bit: u32| (seed >> bit) & 1 == 1;
    let friendly_robber = if on(3) { FriendlyRobber::On } else { FriendlyRobber::Off };
    let first_sevens = if on(4) { FirstSevens::DrawnAgain } else { FirstSevens::Count };
    let partner_win = if on(5) { PartnerWin::May } else { PartnerWin::MayNot };
    Rules { extra_building, friendly_robber, first_sevens, partner_win, ..rules }
}

fn rules(following: Following, seed: u64) -> Rules {
    let harbormaster =
        if seed.is_multiple_of(2) { HarbormasterRule::InPlay } else { HarbormasterRule::Off };
    let set = cards::RulingSet::ALL[usize::try_from(seed % 3).expect("small")];
    Rules { following, harbormaster, rulings: set.into(), ..Rules::open_hands() }
}

fn opening(following: Following, seed: u64, rng: &mut StdRng) -> Setup {
    let players = 2 + usize::try_from(seed % 5).expect("small");
    let (decks, cards) = cards(seed / 6);
    let rules = Rules { cards, ..rules(following, seed) };
    // What the game is played with is not bound to how many play it.
    let rules = house_rules(players, seed / 120, rules);
    random_setup(&decks, players, rules, rng).expect("a setup")
}

/// Half of the games with deck A as usual, the others with season decks, mixed
/// or in stacks.
fn cards(seed: u64) -> (Vec<Deck>, Selection) {
    let decks = |decks: &[BuiltIn]| decks.iter().map(|deck| deck.deck().expect("sound")).collect();
    let new_year = NewYear::On { hidden: Hidden::default(), leap_year: LeapYear::With };
    match seed % 4 {
        0 => {
            let weather = Weather::Mixed;
            let event_die = EventDie::Shown;
            let cards = Selection { new_year, weather, event_die, ..Selection::default() };
            (decks(&[BuiltIn::B, BuiltIn::C, BuiltIn::D]), cards)
        }
        1 => {
            let arrangement = Arrangement::Stacks;
            let cards = Selection { arrangement, weather: Weather::Held, ..Selection::default() };
            (decks(&[BuiltIn::D, BuiltIn::A, BuiltIn::C]), cards)
        }
        _ => (vec![deck()], Selection::default()),
    }
}

/// What must hold after every act.
fn check(state: &State) {
    let setup = state.setup();
    let position = state.position();
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
        for piece in [Piece::Road, Piece::Settlement, Piece::City] {
            assert!(state.pieces_left(seat, piece) <= 15);
        }
        let buildings: u8 = state.pieces().buildings_of(seat).map(|(_, kind)| kind.worth()).sum();
        let awards = u8::try_from(state.awards(seat).count()).expect("few") * AWARD_POINTS;
        assert_eq!(state.public_points(seat), buildings + awards + state.revealed(seat));
        assert_eq!(state.measure(Measure::RoadLength, seat), road_length(state.pieces(), seat));
        for (place, _) in state.pieces().buildings_of(seat) {
            let near = place.neighbors().into_iter();
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
        assert!(state.public_points(winner) >= setup.rules.target);
    }
    let settlements = |seat| {
        let own = state.pieces().buildings_of(seat);
        own.filter(|(_, kind)| *kind == Building::Settlement).count()
    };
    assert!(setup.players.seats().all(|seat| settlements(seat) <= 5));
}

/// A line of play: what is done next, as a die decides.
fn wander(game: &mut Game, rng: &mut StdRng, steps: usize) {
    for _ in 0..steps {
        let step = match rng.random_range(0..10) {
            0..=1 => Step::Undo,
            2 => Step::Redo,
            3 => {
                let acts: Vec<_> = game.acts().map(|(id, _, _)| id).collect();
                Step::Back(acts.choose(rng).copied())
            }
            _ => {
                let mut ahead = game.state().clone();
                match random_act(&mut ahead, rng) {
                    Some(act) => Step::Act(act),
                    None => Step::Undo,
                }
            }
        };
        // Undo at the opening and redo at the end are refused.
        let _ = game.take(Entry::new(DateTime::UNIX_EPOCH, step));
    }
}

/// The table says that a hand is other than the books have it; refused where
/// there are not so many cards.
fn correction(state: &mut State, rng: &mut StdRng) -> Option<Act> {
    let seats: Vec<_> = state.setup().players.seats().collect();
    let player = *seats.choose(rng)?;
    let cards = Cards::from_resources(|_| rng.random_range(0..4));
    state.perform(Deed::CorrectHand { player, cards }, Enforcement::ByTheRules).ok()
}

fn straight_fold(game: &Game) -> State {
    let acts: Vec<Act> = game.acts().map(|(_, _, act)| act.clone()).collect();
    State::fold(Arc::clone(game.setup()), &acts).expect("its own acts")
}

fn following(seed: u64) -> Following {
    if seed.is_multiple_of(2) { Following::Open } else { Following::Secret }
}

/// A random game to its end, each act of it performed, folded and checked.
fn whole_game(following: Following, seed: u64) -> TestCaseResult {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut state = State::new(Arc::new(opening(following, seed, &mut rng)));
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
    fn games_whose_hands_nobody_follows_keep_pieces_and_points_in_order(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = State::new(Arc::new(opening(Following::Off, seed, &mut rng)));
        for _ in 0..300 {
            if random_act(&mut state, &mut rng).is_none() {
                break;
            }
            check(&state);
        }
    }

    #[test]
    fn what_is_offered_to_build_on_is_what_the_rules_allow(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        // Hands that nobody follows can pay for anything.
        let mut state = State::new(Arc::new(opening(Following::Off, seed, &mut rng)));
        for _ in 0..150 {
            if random_act(&mut state, &mut rng).is_none() {
                break;
            }
            if !state.tasks().is_empty() || state.phase() != Phase::Trading {
                continue;
            }
            let allows = |deed| state.propose(deed, Enforcement::ByTheRules).is_ok();
            let (roads, settlements) = (state.road_spots(), state.settlement_spots());
            for at in state.island().paths() {
                prop_assert_eq!(roads.contains(&at), allows(Deed::BuildRoad { at }), "{:?}", at);
            }
            for at in state.island().intersections() {
                let allowed = allows(Deed::BuildSettlement { at });
                prop_assert_eq!(settlements.contains(&at), allowed, "{:?}", at);
            }
        }
    }

    #[test]
    fn a_deed_that_is_refused_changes_nothing(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = State::new(Arc::new(opening(following(seed), seed / 2, &mut rng)));
        let mut deeds = Vec::new();
        for _ in 0..300 {
            let Some(deed) = random_deed(&state, &mut rng) else { break };
            deeds.push(deed.clone());
            // Most deeds of another time are refused now.
            let other = deeds.choose(&mut rng).expect("one at least").clone();
            let mut after = state.clone();
            if after.perform(other, Enforcement::AsTheTableDid).is_err() {
                prop_assert_eq!(&after, &state);
            }
            let mut after = state.clone();
            if after.perform(deed, Enforcement::ByTheRules).is_ok() {
                state = after;
            } else {
                prop_assert_eq!(&after, &state);
            }
        }
    }

    #[test]
    fn any_number_of_undos_and_redos_equals_the_straight_fold(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut game = Game::new(opening(following(seed), seed / 2, &mut rng));
        for _ in 0..8 {
            wander(&mut game, &mut rng, 60);
            prop_assert_eq!(game.state(), &straight_fold(&game));
            let count = rng.random_range(0..=game.count());
            let acts: Vec<Act> = game.acts().take(count).map(|(_, _, act)| act.clone()).collect();
            let fold = State::fold(Arc::clone(game.setup()), &acts).expect("its own acts");
            prop_assert_eq!(game.state_after(count).expect("its own acts"), fold);
        }
    }

    #[test]
    fn what_was_undone_is_done_again_by_redo(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut game = Game::new(opening(following(seed), seed / 2, &mut rng));
        wander(&mut game, &mut rng, 200);
        let (before, count) = (game.state().clone(), game.count());
        let take = |game: &mut Game, step| game.take(Entry::new(DateTime::UNIX_EPOCH, step));
        let back = rng.random_range(0..=count);
        for _ in 0..back {
            take(&mut game, Step::Undo).expect("something to undo");
        }
        prop_assert_eq!(game.count(), count - back);
        for _ in 0..back {
            take(&mut game, Step::Redo).expect("something to redo");
        }
        prop_assert_eq!(game.state(), &before);
    }

    #[test]
    fn a_draw_or_shuffle_that_was_undone_comes_out_the_same_on_any_branch(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let rules = Rules { target: 30, ..rules(following(seed), seed / 2) };
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

    #[test]
    fn a_journal_written_and_read_back_is_the_same_game_redo_included(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let setup = opening(following(seed), seed / 2, &mut rng);
        let text = serde_json::to_string(&setup).expect("writes");
        prop_assert_eq!(&serde_json::from_str::<Setup>(&text).expect("reads"), &setup);
        let mut game = Game::new(setup.clone());
        let mut lines = Vec::new();
        for _ in 0..150 {
            let step = match rng.random_range(0..8) {
                0 => Step::Undo,
                1 => Step::Redo,
                _ => match random_act(&mut game.state().clone(), &mut rng) {
                    Some(act) => Step::Act(act),
                    None => Step::Undo,
                },
            };
            let entry = Entry::new(DateTime::UNIX_EPOCH, step);
            if game.take(entry.clone()).is_ok() {
                lines.push(serde_json::to_string(&entry).expect("writes"));
            }
        }
        let entries = lines.iter().map(|line| serde_json::from_str::<Entry>(line).expect("reads"));
        let read = Game::replay(setup, entries).expect("its own steps");
        prop_assert_eq!(read.state(), game.state());
        prop_assert_eq!(read.next(), game.next());
        prop_assert_eq!(read.count(), game.count());
        let acts = |game: &Game| game.acts().map(|(_, _, act)| act.clone()).collect::<Vec<_>>();
        prop_assert_eq!(acts(&read), acts(&game));
    }
}
