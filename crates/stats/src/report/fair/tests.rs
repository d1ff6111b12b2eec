//! Fair games against exact values, and against piles that are really
//! prepared and turned.

use super::findings::{as_far, distances};
use super::*;
use crate::random_setup;
use crate::report::tests::{decks, hiding, number, rng};
use cards::{
    Arrangement, BuiltIn, Deck, LeapYear, NewYear, NextInPiles, Selection, Shuffle, VoteOutcome,
    Weather, prepare,
};
use game::{Rules, Setup};

mod course;

fn done(plan: &FairPlan, seed: u64) -> Fair {
    let mut fair = Fair::new(plan.clone());
    fair.run(u32::MAX, &mut rng(seed));
    assert!(fair.is_done());
    fair
}

fn found(plan: &FairPlan, came: &RollCounts) -> FairFindings {
    done(plan, 11).findings(came).expect("all have been played")
}

/// `length` numbers from `from`; for the first `first` of them, 7s are drawn again.
fn plan(setup: &Setup, from: NumberSource, length: usize, first: usize) -> FairPlan {
    let mut plan = FairPlan::new(setup);
    plan.steps.extend((0..length).map(|nth| {
        let sevens = if nth < first { FirstSevens::DrawnAgain } else { FirstSevens::Count };
        Step::Number { from, sevens }
    }));
    plan
}

fn setup(letters: &[BuiltIn], cards: Selection) -> Setup {
    let rules = Rules { cards, ..Rules::open_hands() };
    random_setup(&decks(letters), 4, rules, &mut rng(1)).expect("a sound opening")
}

const BCD: [BuiltIn; 3] = [BuiltIn::B, BuiltIn::C, BuiltIn::D];

fn seasons() -> Selection {
    let new_year = hiding(5, LeapYear::With);
    Selection { new_year, weather: Weather::Mixed, ..Selection::default() }
}

/// A game of `plan`'s length drawn from piles that are prepared and turned as
/// at the table.
fn really_drawn(
    setup: &Setup,
    plan: &FairPlan,
    outcomes: &[VoteOutcome],
    seed: u64,
) -> NumberTimes {
    let mut rng = rng(seed);
    let selection = setup.rules.cards;
    let decks: &[Deck] = &setup.decks;
    let mut fresh = || -> Shuffle { prepare(decks, &selection, &mut rng) };
    let mut piles = cards::Piles::new(selection, &fresh());
    let mut votes = outcomes.iter().copied();
    let mut tally = NumberTimes::default();
    for step in &plan.steps {
        let Step::Number { sevens, .. } = step else { panic!("only draws") };
        loop {
            match piles.next() {
                NextInPiles::Vote => piles.decide(votes.next().unwrap_or(VoteOutcome::Reset)),
                NextInPiles::Shuffle => piles.shuffle(&fresh()).expect("it is time"),
                NextInPiles::Card(card) => {
                    piles.turn(card).expect("it lies on top");
                    let Some(card) = setup.card(card) else { continue };
                    if card.number() == 7 && *sevens == FirstSevens::DrawnAgain {
                        continue;
                    }
                    tally[number(card.number())] += 1;
                    break;
                }
            }
        }
    }
    tally
}

/// Checks bands and means of `plan` against games `drawn` another way.
fn check(name: &str, plan: &FairPlan, drawn: &[NumberTimes]) {
    let findings = found(plan, &RollCounts::default());
    let games = drawn.len() as f64;
    let error = (0.95 * 0.05 / games).sqrt();
    for (number, FairNumber { expected, band, .. }) in findings.numbers {
        let share = |least: u32, most: u32| {
            let within = |tally: &&NumberTimes| (least..=most).contains(&u32::from(tally[number]));
            drawn.iter().filter(within).count() as f64 / games
        };
        let held = share(band.least, band.most);
        assert!(held >= 0.95 - 3.0 * error, "{name}: {number} {band:?} holds {held}");
        assert!((held - band.share).abs() < 6.0 * error, "{name}: {number} {band:?}: {held}");
        // The margin is 0.0046 where the band holds 0.95.
        let width = band.most - band.least;
        for least in (0..=band.most).filter(|_| width > 0) {
            let narrower = share(least, least + width - 1);
            let most = 0.9546 + 4.0 * error;
            assert!(narrower < most, "{name}: {number} {least} +{width}: {narrower}");
        }
        let counts: Vec<f64> = drawn.iter().map(|tally| f64::from(tally[number])).collect();
        let mean = counts.iter().sum::<f64>() / games;
        let variance = counts.iter().map(|count| (count - mean).powi(2)).sum::<f64>() / games;
        // Both means may come from random games.
        let off = 5.0 * (variance / games + variance / f64::from(FAIR_GAMES)).sqrt();
        assert!((mean - expected).abs() <= off + 1e-9, "{name}: {number} {mean} {expected}");
    }
}

#[test]
fn thirty_six_rolls_bring_six_sevens_and_one_2_on_average() {
    let setup = setup(&[BuiltIn::A], Selection::default());
    let findings = found(&plan(&setup, NumberSource::Table, 36, 0), &RollCounts::default());
    for (number, finding) in findings.numbers {
        let pairs = f64::from(number.pairs());
        assert!((finding.expected - pairs).abs() < 1e-9, "{number}: {finding:?}");
    }
    // With a chance of 1/36 each, 36 rolls bring 0 to 2 in 0.9223 of games, 0 to
    // 3 in 0.9827; with 1/6, 3 to 10 in 0.9244, which no other eight counts
    // reach, and 2 to 10 in 0.9599.
    let band = |value: u8| findings.numbers[number(value)].band;
    assert_eq!((band(2).least, band(2).most), (0, 3));
    assert_eq!((band(7).least, band(7).most), (2, 10));
    assert!((band(2).share - 0.9827).abs() < 0.005 && (band(7).share - 0.9599).abs() < 0.005);
}

#[test]
fn rolls_of_the_first_round_have_no_seven_under_that_house_rule() {
    let setup = setup(&[BuiltIn::A], Selection::default());
    let plan = plan(&setup, NumberSource::Dice, 3, 3);
    let findings = found(&plan, &RollCounts::default());
    let expected = |value| findings.numbers[number(value)].expected;
    assert!(expected(7) < 1e-12 && (expected(6) - 0.5).abs() < 1e-9, "3 of 5/30 each");
    assert_eq!(findings.numbers[number(7)].band.most, 0);
}

#[test]
fn bands_hold_what_they_promise_over_fresh_games_with_dice() {
    let setup = setup(&[BuiltIn::A], Selection::default());
    let plan = plan(&setup, NumberSource::Table, 72, 0);
    let mut fresh = rng(5);
    let mut tally = |_| {
        let mut tally = NumberTimes::default();
        (0..72).for_each(|_| tally[number(two_dice(&mut fresh))] += 1);
        tally
    };
    check("dice", &plan, &(0..40_000).map(&mut tally).collect::<Vec<_>>());
}

#[test]
fn bands_hold_what_they_promise_over_piles_and_a_mean_is_known_where_each_draw_is_certain() {
    use NumberSource::{Cards, Printed};
    use VoteOutcome::{LeapYear as Leap, Reset};
    let of_a = |new_year| setup(&[BuiltIn::A], Selection { new_year, ..Selection::default() });
    let with_new_year = of_a(Selection::default().new_year);
    let stacks = |weather| {
        setup(&BCD, Selection { arrangement: Arrangement::Stacks, weather, ..Selection::default() })
    };
    let one_pile = setup(&BCD, seasons());
    // A card with a 7 of the first round is used up though it does not count.
    let tables: [(_, &Setup, _, _, &[VoteOutcome], _); 9] = [
        ("A", &with_new_year, Cards, (72, 0), &[], true),
        ("A printed", &with_new_year, Printed, (50, 0), &[], true),
        ("seasons", &one_pile, Cards, (130, 0), &[], true),
        ("a Leap Year", &one_pile, Cards, (130, 0), &[Leap], true),
        ("a Leap Year later", &one_pile, Cards, (130, 0), &[Reset, Leap], true),
        ("stacks", &stacks(Weather::Off), Cards, (45, 0), &[], true),
        ("stacks with weather", &stacks(Weather::Mixed), Cards, (45, 0), &[], false),
        ("first round", &of_a(NewYear::Off), Cards, (30, 4), &[], false),
        ("first round with New Year", &with_new_year, Cards, (60, 6), &[], false),
    ];
    for (name, setup, from, (length, first), outcomes, is_known) in tables {
        let mut plan = plan(setup, from, length, first);
        for outcome in outcomes {
            plan.cards.decide(*outcome);
        }
        assert_eq!(plan.expected().is_some(), is_known, "{name}");
        let drawn = (0..4_000).map(|seed| really_drawn(setup, &plan, outcomes, seed));
        check(name, &plan, &drawn.collect::<Vec<_>>());
    }
}

#[test]
fn fair_games_are_unusual_as_seldom_as_it_is_said() {
    let (a, three) = (setup(&[BuiltIn::A], Selection::default()), setup(&BCD, seasons()));
    for (name, plan) in [
        ("dice", plan(&a, NumberSource::Table, 70, 0)),
        ("A", plan(&a, NumberSource::Cards, 70, 0)),
        ("B, C, D", plan(&three, NumberSource::Cards, 70, 0)),
    ] {
        let expected = plan.expected().expect("one pile, or dice");
        let of = |seed| distances(&done(&plan, seed).games, &expected);
        let (games, fresh) = (of(3), of(4));
        let (games, fresh) = (&games[..5_000], &fresh[..2_000]);
        let shares = fresh.iter().map(|own| f64::from(as_far(games, *own)) / games.len() as f64);
        let shares: Vec<f64> = shares.collect();
        for level in [0.05, 0.1, 0.25, 0.5, 0.75, 0.9] {
            let below = shares.iter().filter(|share| **share < level).count() as f64 / 2_000.0;
            let error: f64 = (level * (1.0 - level) * (1.0 / 2_000.0 + 1.0 / 5_000.0)).sqrt();
            assert!((below - level).abs() < 4.0 * error, "{name}: {below} below {level}");
        }
    }
}

#[test]
fn where_the_slices_end_changes_nothing_and_nothing_is_found_before_the_last() {
    let setup = setup(&[BuiltIn::A], Selection::default());
    let plan = plan(&setup, NumberSource::Cards, 40, 0);
    let whole = done(&plan, 8);
    let mut sliced = Fair::new(plan);
    let mut rng = rng(8);
    while !sliced.is_done() {
        assert_eq!(sliced.findings(&RollCounts::default()), None);
        sliced.run(777, &mut rng);
    }
    assert_eq!(sliced.games.len(), FAIR_GAMES as usize);
    assert_eq!(sliced.findings(&RollCounts::default()), whole.findings(&RollCounts::default()));
}
