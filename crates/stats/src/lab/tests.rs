//! The lab against exact values.

use std::collections::BTreeMap;

use super::*;
use crate::report::tests::{decks, hiding, rng};
use cards::{
    Arrangement, BuiltIn, Card, DeckId, Die, Effect, Event, EventId, LeapYear, NewYear, Season,
    Weather,
};

fn a() -> Vec<Deck> {
    decks(&[BuiltIn::A])
}

fn played(decks: &[Deck], selection: Selection, votes: Votes, years: u64) -> Lab {
    let habits = Habits { votes, ..Habits::default() };
    let years = Years::try_from(years).expect("within bounds");
    let mut lab = Lab::new(decks, &selection, habits, years).expect("a sound selection");
    lab.run(u64::MAX, &mut rng(years.count()));
    assert!(lab.is_done());
    lab
}

fn without() -> Selection {
    Selection { new_year: NewYear::Off, ..Selection::default() }
}

/// Returns how many of the 36 pairs of dice make `number`.
fn pairs(number: u8) -> u64 {
    u64::from(6 - number.abs_diff(7))
}

#[test]
fn without_new_year_every_number_comes_exactly_as_often_as_the_cards_say() {
    let findings = played(&a(), without(), Votes::Reset, 500).findings();
    assert_eq!(findings.turns, 500 * 36);
    for number in &findings.numbers {
        assert_eq!(number.cards.times, 500 * pairs(number.number), "{}", number.number);
        assert!((number.cards.share - number.expected).abs() < 1e-12);
    }
    let event = |name: &str| {
        findings.events.iter().find(|one| one.event.as_str() == name).expect("an event").share
    };
    assert!((event("robber_attacks") - 6.0 / 36.0).abs() < 1e-12);
    assert!((event("epidemic") - 2.0 / 36.0).abs() < 1e-12);
    // Take: tournament, calm sea twice, plentiful year.
    let take = findings.kinds.iter().find(|one| one.kind == Consequence::Take).expect("a kind");
    assert!((take.share - 4.0 / 36.0).abs() < 1e-12);
}

#[test]
fn with_new_year_shares_stay_within_five_standard_errors() {
    let years = 40_000;
    let findings = played(&a(), Selection::default(), Votes::Reset, years).findings();
    assert_eq!(findings.turns, years * 31);
    for number in &findings.numbers {
        // Of 36 cards 5 stay hidden: the hypergeometric variance of a year.
        let share = number.expected;
        let variance = 31.0 * share * (1.0 - share) * 5.0 / 35.0 * years as f64;
        let off = number.cards.times as f64 - share * findings.turns as f64;
        assert!(off.abs() < 5.0 * variance.sqrt(), "{}: {off}", number.number);
        let variance = findings.turns as f64 * share * (1.0 - share);
        let off = number.dice.times as f64 - share * findings.turns as f64;
        assert!(off.abs() < 5.0 * variance.sqrt(), "dice {}: {off}", number.number);
    }
}

#[test]
fn without_new_year_a_number_stays_away_no_longer_than_two_piles_allow() {
    let findings = played(&a(), without(), Votes::Reset, 50_000).findings();
    for number in &findings.numbers {
        // Drawn first in one pile and last in the next.
        let most = 2 * (36 - pairs(number.number));
        assert!(number.away.longest <= most, "{}: {:?}", number.number, number.away);
        assert!(number.away.typical <= number.away.long);
        assert!(number.away.long <= number.away.longest);
        assert!(number.dice_away.longest > most, "dice know no such bound: {number:?}");
    }
    // The single 2 comes once in every pile: both ends are seen.
    assert_eq!(findings.numbers[0].away.longest, 70);
}

#[test]
fn cards_bring_a_number_more_evenly_than_dice() {
    let findings = played(&a(), Selection::default(), Votes::Reset, 10_000).findings();
    for number in &findings.numbers {
        let width = |comes: Comes| comes.most.expect("games") - comes.least.expect("games");
        assert!(width(number.cards) < width(number.dice), "{number:?}");
        let mean = pairs(number.number) * 2;
        assert!(number.cards.least <= Some(mean) && number.cards.most >= Some(mean));
    }
}

/// The exact mean of the best guess with `left` cards of `groups` unknown: the
/// mean of the largest group among them, by the number of ways.
fn best_guess(groups: &[usize], left: usize) -> f64 {
    let choose = |n: usize, k: usize| {
        (0..k).fold(1.0, |ways, nth| ways * (n - nth) as f64 / (nth + 1) as f64)
    };
    let all: usize = groups.iter().sum();
    // Ways to leave `left` cards with at most `most` of each group.
    let at_most = |most: usize| -> f64 {
        let mut ways = vec![0.0; left + 1];
        ways[0] = 1.0;
        for group in groups {
            let mut more = vec![0.0; left + 1];
            for (so_far, count) in ways.iter().enumerate() {
                for taken in 0..=most.min(*group).min(left - so_far) {
                    more[so_far + taken] += count * choose(*group, taken);
                }
            }
            ways = more;
        }
        ways[left] / choose(all, left)
    };
    let mean: f64 = (1..=left).map(|most| most as f64 * (at_most(most) - at_most(most - 1))).sum();
    mean / left as f64
}

#[test]
fn the_best_guess_is_as_good_as_arithmetic_says() {
    let groups = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
    assert!((best_guess(&groups, 36) - 6.0 / 36.0).abs() < 1e-9);
    assert!((best_guess(&groups, 1) - 1.0).abs() < 1e-9);
    let findings = played(&a(), Selection::default(), Votes::Reset, 40_000).findings();
    let guesses = &findings.guesses;
    assert_eq!((guesses.with_new_year.len(), guesses.without.len()), (31, 36));
    for guess in &guesses.without {
        let exact = best_guess(&groups, guess.left);
        assert!((guess.chance - exact).abs() < 0.003, "{}: {exact} {guess:?}", guess.left);
    }
    for guess in &guesses.with_new_year {
        let exact = best_guess(&groups, guess.left + 5);
        assert!((guess.chance - exact).abs() < 0.003, "{}: {exact} {guess:?}", guess.left);
    }
    assert!((guesses.without[0].chance - 1.0).abs() < 1e-12, "the last card is certain");
    assert!(guesses.with_new_year[0].chance < 0.4, "New Year keeps it open");
    assert!(guesses.mean_with < guesses.mean_without && guesses.mean_with > guesses.dice);
}

#[test]
fn where_only_the_weather_may_be_left_the_next_pile_is_thought_of() {
    let mut numbers = plan::NumberCounts::default();
    (numbers[6], numbers[8]) = (2, 1);
    let pile = PilePlan {
        order: Vec::new(),
        drawn: 0,
        above_new_year: 0,
        numbers,
        weather: 1,
        next: numbers,
    };
    let mut guesser = Guesser::new(&pile, 0.0);
    guesser.number(6);
    guesser.number(6);
    // An 8 and a weather card are left, one of them under New Year: half the
    // time it is the 8, half the time the next pile, where a third are 8s.
    assert!((guesser.with_new_year(1) - 2.0 / 3.0).abs() < 1e-12);
    assert!((guesser.with_new_year(2) - 1.0).abs() < 1e-12);
    let leap = Guesser::new(&pile, 1.0);
    assert!((leap.with_new_year(1) - 2.0 / 3.0).abs() < 1e-12);
    guesser.number(8);
    assert!((guesser.without_new_year() - 2.0 / 3.0).abs() < 1e-12, "the weather, then a new pile");
}

#[test]
fn slices_change_nothing() {
    let lab = || {
        Lab::new(&a(), &Selection::default(), Habits::default(), Years::THOUSAND).expect("sound")
    };
    let (mut whole, mut sliced) = (lab(), lab());
    let (mut one, mut other) = (rng(3), rng(3));
    whole.run(u64::MAX, &mut one);
    let mut runs = 0;
    while !sliced.is_done() {
        sliced.run(1_000, &mut other);
        runs += 1;
    }
    assert!(runs > 20, "{runs}");
    assert_eq!(sliced.findings(), whole.findings());
    assert_eq!((sliced.years_done(), sliced.turns()), (1_000, 31_000));
    sliced.run(5, &mut other);
    assert_eq!(sliced.turns(), 31_000, "a run that is over stays over");
}

#[test]
fn votes_for_a_leap_year_draw_the_hidden_cards_too() {
    let selection = Selection { new_year: hiding(5, LeapYear::With), ..Selection::default() };
    let turns = |votes| played(&a(), selection, votes, 1_000).turns();
    assert_eq!((turns(Votes::Reset), turns(Votes::Leap)), (31_000, 36_000));
    let half = turns(Votes::Half);
    assert!((33_000..34_000).contains(&half), "{half}");
    let plain = played(&a(), Selection::default(), Votes::Leap, 100).turns();
    assert_eq!(plain, 3_100, "without the card nobody votes");
}

#[test]
fn stacks_are_drawn_one_after_the_other_and_each_hides_its_own() {
    let decks = decks(&BuiltIn::ALL);
    let stacks = Selection { arrangement: Arrangement::Stacks, ..Selection::default() };
    let lab = played(&decks, stacks, Votes::Reset, 100);
    assert_eq!(lab.turns(), 100 * 4 * 31);
    assert_eq!(lab.findings().guesses.with_new_year.len(), 31);
    let mixed = played(&decks, Selection::default(), Votes::Reset, 100);
    assert_eq!(mixed.turns(), 100 * (4 * 36 - 20));
}

fn event_id(name: &str) -> EventId {
    EventId::try_from(name.to_owned()).expect("a name")
}

/// Every pair of dice once, all with the same event, featured in `season`.
fn seasonal(season: Season, effects: Vec<Effect>) -> Vec<Deck> {
    let die = |pips: u8| Die::try_from(pips).expect("a die");
    let cards = (0..36_u8).map(|pair| Card {
        red: die(1 + pair / 6),
        yellow: die(1 + pair % 6),
        season: Some(season),
        event: event_id("fair"),
        faces: None,
    });
    let event = Event { effects, ..Event::default() };
    let id = DeckId::try_from("fair".to_owned()).expect("an id");
    let events = BTreeMap::from([(event_id("fair"), event)]);
    vec![Deck::new(id, BTreeMap::new(), cards.collect(), events).expect("a deck")]
}

#[test]
fn an_event_happens_in_its_season_only() {
    let decks = seasonal(Season::Winter, Vec::new());
    let fair = |selection| {
        let findings = played(&decks, selection, Votes::Reset, 2_000).findings();
        let event = &findings.events[0];
        assert!((event.share + event.idle - 1.0).abs() < 1e-12);
        let winter = findings.seasons[3];
        assert_eq!(winter.season, Season::Winter);
        assert!((winter.share - event.share).abs() < 1e-12);
        event.share
    };
    let spring = Selection::default();
    let winter = Selection { starts: Season::Winter, ..spring };
    assert!(fair(spring) < 1e-12 && fair(winter) > 1.0 - 1e-12);
    let held = Selection { weather: Weather::Held, ..spring };
    assert!((fair(held) - 0.25).abs() < 1e-9, "every round of four begins a season");
    let mixed = fair(Selection { weather: Weather::Mixed, ..spring });
    assert!((mixed - 0.25).abs() < 0.02, "{mixed}");
}

#[test]
fn an_event_can_begin_a_season_itself() {
    let decks = seasonal(Season::Spring, vec![Effect::Season { begins: Season::Summer }]);
    let findings = played(&decks, without(), Votes::Reset, 10).findings();
    // The first card is drawn in spring, all others in the summer it began.
    assert!((findings.seasons[0].share - 1.0 / 360.0).abs() < 1e-12);
    assert!((findings.seasons[1].share - 359.0 / 360.0).abs() < 1e-12);
}

#[test]
fn a_selection_that_cannot_be_laid_out_is_refused() {
    let refused = |decks: &[Deck], selection: Selection| {
        Lab::new(decks, &selection, Habits::default(), Years::THOUSAND).expect_err("refused")
    };
    assert_eq!(refused(&[], Selection::default()), BadSelection::NoDeck);
    let both = Selection {
        arrangement: Arrangement::Stacks,
        new_year: hiding(5, LeapYear::With),
        ..Selection::default()
    };
    assert_eq!(refused(&a(), both), BadSelection::LeapYearWithStacks);
    assert!(Years::try_from(0).is_err() && Years::try_from(MAX_YEARS + 1).is_err());
    assert!(Seats::try_from(1).is_err() && Seats::try_from(7).is_err());
}

#[test]
fn two_dice_show_what_two_dice_show() {
    let mut rng = rng(1);
    let mut times = [0_u64; 13];
    for _ in 0..360_000 {
        times[usize::from(two_dice(&mut rng))] += 1;
    }
    for number in 2..=12 {
        let expected = (pairs(number) * 10_000) as f64;
        let off = times[usize::from(number)] as f64 - expected;
        assert!(off.abs() < 5.0 * expected.sqrt(), "{number}: {off}");
    }
    assert_eq!(times[0] + times[1], 0);
}
