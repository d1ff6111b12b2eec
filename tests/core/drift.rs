//! Laws of whatever is tried at whatever time: a deed that fails leaves no trace, acts fold to what
//! was performed even where the table puts right, changes or sets aside in the middle of a random
//! game, nothing panics, and the game goes on.

use std::sync::Arc;

use board::{Hex, Resource};
use cards::{
    Die, EventFace, Hidden, LeapYear, NewYear, PileCard, Selection, Weather, deck_a, prepare,
};
use chrono::DateTime;
use game::{
    Act, Ballot, BarbarianTrack, Cards, Color, Deed, Enforcement, Entry, ExtraBuilding,
    FirstSevens, Following, Game, Impossible, Name, NumberSource, Phase, Refusal, RuleChange,
    Rules, Seat, Span, State, Step, Turned,
};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use stats::{random_act, random_setup};

use crate::common::cases::cases;
use crate::expansion_laws::follows;
use crate::facts::any_told;

pub fn seat(state: &State, rng: &mut impl Rng) -> Seat {
    one(&state.players().seats().collect::<Vec<_>>(), rng)
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
            follows(&state);
            turns = turns.max(state.turn());
            let _ = state.discrepancies();
        }
        let founding = matches!(state.phase(), Phase::Founding { .. });
        prop_assert!(turns > 1 || founding, "the game goes on");
    }
}

pub fn one<T: Clone>(of: &[T], rng: &mut impl Rng) -> T {
    of.choose(rng).expect("there are some").clone()
}

/// One that sits at the table, or now and then one that nobody ever took.
fn any_seat(state: &State, rng: &mut impl Rng) -> Seat {
    if rng.random_bool(0.1) {
        return serde_json::from_str("5").expect("a seat");
    }
    seat(state, rng)
}

fn named<T>(value: T, rng: &mut impl Rng) -> Option<T> {
    rng.random_bool(0.7).then_some(value)
}

/// A few cards, or more than any hand has.
fn cards(rng: &mut impl Rng) -> Cards {
    let most = one(&[1, 1, 2, 30], rng);
    Cards::from_resources(|_| rng.random_range(0..=most))
}

fn turned(state: &State, rng: &mut impl Rng) -> Vec<Turned> {
    let setup = state.setup();
    let shuffle = prepare(&setup.decks, &setup.rules.cards, rng);
    match rng.random_range(0..4) {
        0 => vec![Turned::Shuffle(shuffle)],
        1 => vec![Turned::Card(card(rng))],
        2 => vec![Turned::Shuffle(shuffle), Turned::Card(card(rng))],
        _ => state.next_draw(|| shuffle.clone()).unwrap_or_default(),
    }
}

fn card(rng: &mut impl Rng) -> PileCard {
    PileCard::Numbered { deck: 0, card: rng.random_range(0..40) }
}

/// Any deed, whether or not its time has come.
fn any(state: &State, rng: &mut impl Rng) -> Deed {
    let (player, other) = (any_seat(state, rng), any_seat(state, rng));
    let [kind, other_kind] = [(); 2].map(|()| one(&Resource::ALL, rng));
    let corner = one(&state.island().intersections(), rng);
    let path = one(&state.island().paths(), rng);
    let hex = Hex::new(rng.random_range(-3..=3), rng.random_range(-3..=3));
    let count = rng.random_range(0..6);
    match rng.random_range(0..40) {
        0 => Deed::FoundSettlement { at: corner },
        1 => Deed::FoundRoad { at: path },
        2 => Deed::Draw { turned: turned(state, rng) },
        3 => Deed::Roll { number: rng.random_range(2..=12).try_into().expect("a roll") },
        4 => {
            let [red, yellow] = [(); 2].map(|()| one(&Die::ALL, rng));
            Deed::Dice { red, yellow, face: named(one(&EventFace::DIE, rng), rng) }
        }
        5 => Deed::DrawPrinted { card: card(rng) },
        6 => Deed::UseSource { numbers: one(&NumberSource::ALL, rng) },
        7 => Deed::Vote { player, ballot: one(&[Ballot::Reset, Ballot::LeapYear], rng) },
        8 => Deed::TurnWeather,
        9 => Deed::PassWeather { to: player },
        10 => Deed::Pay { player, card: named(kind.into(), rng) },
        11 => Deed::Swap { player, cards: named((kind.into(), other_kind.into()), rng) },
        12 => Deed::MendRoad { player, at: path },
        13 => Deed::Resolve,
        14 => Deed::MoveBarbarians { to: BarbarianTrack::HARBOR },
        15 => Deed::Discard { player, cards: named(cards(rng), rng) },
        16 => Deed::MoveRobber { to: hex },
        17 => Deed::Steal { player, from: other, card: named(kind.into(), rng) },
        18 => Deed::Take { player, card: named(kind.into(), rng) },
        19 => Deed::Give { player, to: other, card: named(kind.into(), rng) },
        20 => Deed::DamageRoad { player, at: path },
        21 => Deed::RobberFlees { to: named(hex, rng) },
        22 => Deed::ChooseYield { player, at: corner, card: kind },
        23 => Deed::Leave { task: usize::from(count) },
        24 => Deed::DoneAtTable { task: usize::from(count) },
        25 => Deed::BuildRoad { at: path },
        26 => Deed::BuildSettlement { at: corner },
        27 => Deed::BuildCity { at: corner },
        28 => Deed::RepairRoad { at: path },
        29 => Deed::BuyCard,
        30 => Deed::PlayKnight,
        31 => Deed::PlayRoadBuilding,
        32 => Deed::PlayYearOfPlenty { cards: cards(rng) },
        33 => {
            let taken = state.players().map(|_, _| rng.random_range(0..3));
            Deed::PlayMonopoly { resource: kind, taken }
        }
        34 => Deed::TradeWithBank { give: kind.into(), count, get: other_kind.into() },
        35 => Deed::Trade { with: player, give: cards(rng).into(), get: cards(rng).into() },
        36 => Deed::Pass,
        37 => Deed::ClaimWin { revealed: count },
        38 => Deed::CorrectHand { player, cards: cards(rng) },
        _ => change(state, rng),
    }
}

/// Tries `deed` on a game and says whether it was done.
fn tries(game: &mut Game, deed: &Deed, enforcement: Enforcement) -> bool {
    let before = game.state().clone();
    let mut state = before.clone();
    let performed = state.perform(deed.clone(), enforcement);
    let proposed = game.propose(deed.clone(), enforcement);
    assert_eq!(game.state(), &before, "nothing is done by proposing it");
    let next = match (performed, proposed) {
        (Err(one), Err(other)) => {
            assert_eq!((&state, one), (&before, other), "{deed:?} left a trace");
            return false;
        }
        (Ok(act), Ok(next)) => {
            assert_eq!(next.act(), &act, "{deed:?}");
            next
        }
        (performed, proposed) => panic!("{deed:?}: {performed:?}, but {proposed:?}"),
    };
    let (mut folded, time) = (game.clone(), DateTime::UNIX_EPOCH);
    let entry = Entry::new(time, Step::Act(next.act().clone()));
    assert_eq!(folded.check(&entry.step), Ok(()), "{deed:?} does not fit");
    folded.take(entry).expect("its own act");
    game.take_next(next, time, Span::ZERO).expect("its own act");
    assert_eq!(game.state(), &state, "{deed:?} as it was performed");
    assert_eq!(game.state(), folded.state(), "{deed:?} as it is folded");
    assert_eq!((game.last(), game.count()), (folded.last(), folded.count()));
    true
}

proptest! {
    #![proptest_config(cases(60, 29))]

    #[test]
    fn a_deed_that_fails_changes_nothing_and_one_that_is_done_leads_where_its_act_leads(
        seed: u64,
    ) {
        let mut rng = StdRng::seed_from_u64(seed);
        let players = 2 + usize::try_from(seed % 4).expect("small");
        let following = [Following::Open, Following::Secret, Following::Off]
            [usize::try_from(seed % 3).expect("small")];
        let rules = Rules { following, ..Rules::open_hands() };
        let decks = [deck_a().expect("sound")];
        let mut game = Game::new(random_setup(&decks, players, rules, &mut rng).expect("a setup"));
        let (mut done, mut failed) = (0, 0);
        for _ in 0..120 {
            for _ in 0..8 {
                let enforcement = one(&[Enforcement::ByTheRules, Enforcement::AsTheTableDid], &mut rng);
                let deed = any(game.state(), &mut rng);
                if tries(&mut game, &deed, enforcement) {
                    done += 1;
                } else {
                    failed += 1;
                }
            }
            let Some(act) = random_act(&mut game.state().clone(), &mut rng) else { break };
            game.take(Entry::new(DateTime::UNIX_EPOCH, Step::Act(act))).expect("it fits");
        }
        prop_assert!(done > 0 && failed > done, "{done} were done and {failed} failed");
    }
}

#[test]
fn what_was_proposed_before_the_game_went_on_is_applied_to_the_game_as_it_is() {
    let mut rng = StdRng::seed_from_u64(3);
    let decks = [deck_a().expect("sound")];
    let mut game = Game::new(random_setup(&decks, 3, Rules::open_hands(), &mut rng).expect("3"));
    let time = DateTime::UNIX_EPOCH;
    let source = Deed::UseSource { numbers: NumberSource::Table };
    let next = game.propose(source, Enforcement::ByTheRules).expect("it may be done");
    let at = one(&game.state().founding_spots(), &mut rng);
    let first = game.propose(Deed::FoundSettlement { at }, Enforcement::ByTheRules).expect("free");
    game.take_next(first, time, Span::ZERO).expect("it fits");
    assert_eq!(game.check_next(&next), Ok(()));
    game.take_next(next, time, Span::ZERO).expect("it fits as well");
    assert_eq!(game.state().numbers(), NumberSource::Table);
    assert!(game.state().pieces().building(at).is_some(), "what came between is not lost");
    assert_eq!(game.count(), 2);
}
