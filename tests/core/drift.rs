//! Laws of games whose books drift: whatever the table puts right, changes or
//! sets aside in the middle of a random game, acts fold to what was performed,
//! nothing panics, and the game goes on.

use std::sync::Arc;

use board::Hex;
use cards::{Hidden, LeapYear, NewYear, Selection, Weather, deck_a};
use game::{
    Act, Color, Deed, Enforcement, ExtraBuilding, FirstSevens, Following, Impossible, Market, Name,
    Phase, Refusal, RuleChange, Rules, Seat, State,
};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use stats::{random_act, random_setup};

use crate::common::cases::cases;
use crate::facts::any_told;

fn seat(state: &State, rng: &mut impl Rng) -> Seat {
    *state.players().seats().collect::<Vec<_>>().choose(rng).expect("a seat")
}

/// A rule of the base game, now and then one that can't be.
fn rule(rules: &Rules, rng: &mut impl Rng) -> RuleChange {
    let row = Rules::ROWS.choose(rng).expect("some rules");
    let (least, most) = row.range().into_inner();
    let beyond = if row.names.is_empty() { most + 2 } else { most };
    let reading = rng.random_range(least.saturating_sub(2)..=beyond);
    row.change(rules, reading).expect("it may be written")
}

pub fn change(state: &State, rng: &mut impl Rng) -> Deed {
    let player = seat(state, rng);
    match rng.random_range(0..12) {
        0..=5 => Deed::Correct { correction: any_told(state, rng) },
        6 => Deed::ChangeRule { rule: rule(state.rules(), rng) },
        7 => Deed::LeaveTable { player },
        8 => Deed::ComeBack { player },
        9 => Deed::MoveSeat { player, place: rng.random_range(0..=6) },
        10 => Deed::Recolor { player, color: *Color::ALL.choose(rng).expect("six") },
        _ => {
            let name = Name::try_from(format!("N{}", rng.random_range(0..9))).expect("a name");
            Deed::Rename { player, name }
        }
    }
}

/// Something that the table did against the rules, or out of their order.
fn whim(state: &State, rng: &mut impl Rng) -> Deed {
    let player = seat(state, rng);
    match rng.random_range(0..6) {
        0 => Deed::BreakOff,
        1 => Deed::PassWeather { to: player },
        2 => Deed::LetBuild { player },
        3 => Deed::Leave { task: 0 },
        4 => Deed::Pass,
        _ => Deed::MoveRobber { to: Hex::new(rng.random_range(-2..=2), rng.random_range(-2..=2)) },
    }
}

/// Something that the rules allow, or something that changes the table.
fn next(state: &mut State, rng: &mut StdRng) -> Option<Act> {
    if state.over().is_some() && rng.random_bool(0.5) {
        return state.perform(Deed::PlayOn, Enforcement::ByTheRules).ok();
    }
    if state.over().is_some() || rng.random_bool(0.25) {
        let before = state.clone();
        let (deed, enforcement) = if rng.random_bool(0.15) {
            (whim(state, rng), Enforcement::AsTheTableDid)
        } else {
            (change(state, rng), Enforcement::ByTheRules)
        };
        match state.perform(deed.clone(), enforcement) {
            Ok(act) => return Some(act),
            Err(refusal) => {
                assert_eq!(*state, before, "a refusal changes nothing");
                // The judge has other words for whatever else can't be.
                let is_misfit = matches!(
                    refusal,
                    Refusal::Impossible(Impossible::NotOnThePile | Impossible::TooMuch)
                );
                assert!(!is_misfit, "{deed:?} was let through and did not fit: {refusal}");
            }
        }
    }
    if state.over().is_some() {
        return state.perform(Deed::PlayOn, Enforcement::ByTheRules).ok();
    }
    random_act(state, rng)
}

/// Weather cards that are held, New Years to vote on, or neither.
fn selection(seed: u64) -> Selection {
    let usual = Selection::default();
    match seed % 7 {
        0 | 1 => Selection { weather: Weather::Held, ..usual },
        2 | 3 => {
            let hidden = Hidden::try_from(10).expect("0 to 10");
            let new_year = NewYear::On { hidden, leap_year: LeapYear::With };
            Selection { new_year, ..usual }
        }
        _ => usual,
    }
}

proptest! {
    #![proptest_config(cases(200, 23))]

    #[test]
    fn a_game_whose_books_drift_folds_to_itself_and_goes_on(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let players = 2 + usize::try_from(seed % 5).expect("small");
        let extra_building = match (players, seed % 2) {
            (0..=4, _) => ExtraBuilding::Off,
            (_, 0) => ExtraBuilding::Special,
            _ => ExtraBuilding::Paired,
        };
        let following = if seed % 3 == 0 { Following::Secret } else { Following::Open };
        let first_sevens =
            if seed % 5 < 2 { FirstSevens::DrawnAgain } else { FirstSevens::Count };
        let cards = selection(seed);
        let rules =
            Rules { extra_building, following, first_sevens, cards, ..Rules::open_hands() };
        let deck = deck_a().expect("sound");
        let setup = random_setup(&[deck], players, rules, &mut rng).expect("a setup");
        let mut state = State::new(Arc::new(setup));
        let mut folded = state.clone();
        let mut turns = 0;
        for _ in 0..400 {
            let Some(act) = next(&mut state, &mut rng) else {
                // Corrections may leave an opening without a free place or a
                // settlement; then only another correction helps.
                if matches!(state.phase(), Phase::Founding { .. }) {
                    return Ok(());
                }
                prop_assert!(false, "it stands still: {:?} {:?}", state.phase(), state.tasks());
                break;
            };
            let line = serde_json::to_string(&act).expect("writes");
            let read: Act = serde_json::from_str(&line).expect("reads");
            folded.apply(&read).expect("its own act");
            prop_assert_eq!(&folded, &state, "after {}", line);
            prop_assert!(state.seating().count() >= 2);
            let acts = state.over().is_none().then(|| state.builder());
            prop_assert!(acts.is_none_or(|seat| state.seating().is_present(seat)), "{}", line);
            let asked = state.tasks().iter().map(game::Task::player);
            for player in asked {
                prop_assert!(state.seating().is_present(player), "{}", line);
            }
            for seat in state.players().seats() {
                let (pieces, island) = (state.pieces(), state.island());
                prop_assert_eq!(
                    state.trade_rates(seat),
                    Market { pieces, island, knights: None, fleet: &[] }.rates(seat),
                    "{}",
                    line
                );
            }
            turns = turns.max(state.turn());
            let _ = state.discrepancies();
        }
        let founding = matches!(state.phase(), Phase::Founding { .. });
        prop_assert!(turns > 1 || founding, "the game goes on");
    }
}
