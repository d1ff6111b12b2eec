//! Chances worked out by hand.

use std::sync::Arc;

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;

use super::*;
use crate::report::tests::{hiding, rng};
use crate::{random_act, random_setup};
use board::{Resource, first_game};
use cards::{
    Arrangement, BuiltIn, Deck, Harvest, LeapYear, NewYear, NextInPiles, Pile, PileCard, Piles,
    Preparation, Season, Selection, Shuffle, TiedVote, VoteOutcome, Weather, prepare,
};
use game::{
    Act, Ballot, Deed, Enforcement, FirstSevens, Phase, Rules, Seat, Setup, SetupFields, Turned,
};

/// A deck of these numbers. Those below 7 yield one more in summer; the others
/// have no event.
fn deck(numbers: &[u8]) -> Deck {
    let card = |number: &u8| {
        let red = (*number - 1).min(6);
        let event = if *number < 7 {
            r#""season": "summer", "event": "rich""#
        } else {
            r#""event": "none""#
        };
        format!(r#"{{"red": {red}, "yellow": {}, {event}}}"#, number - red)
    };
    let cards: Vec<String> = numbers.iter().map(card).collect();
    let text = format!(
        r#"{{"format": "tableside-deck", "version": 2, "id": "own", "cards": [{}], "events": {{
            "rich": {{"effects": [{{"do": "yield", "harvest": "one_more"}}]}},
            "none": {{"effects": []}}}}}}"#,
        cards.join(",")
    );
    Deck::read(&text).expect("a deck")
}

fn rich() -> YieldRule {
    YieldRule { changes: vec![(None, Harvest::OneMore)], ..YieldRule::default() }
}

fn card(place: u8) -> PileCard {
    PileCard::Numbered { deck: 0, card: place }
}

/// A table after its opening, with piles in exactly this order.
fn table(decks: &[Deck], rules: Rules, piles: &[&[PileCard]]) -> State {
    let setup = random_setup(decks, 3, rules, &mut rng(7)).expect("a table");
    let fields = SetupFields::from(setup);
    let shuffle = piles.iter().map(|pile| Preparation::new(pile.to_vec(), [1; 16]));
    let setup = Setup::new(SetupFields {
        first: fields.players.seat(0).expect("a seat"),
        island: first_game(),
        shuffle: Shuffle::from(shuffle.collect::<Vec<_>>()),
        ..fields
    });
    let mut state = State::new(Arc::new(setup.expect("the parts go together")));
    let mut rng = rng(7);
    while state.phase() != Phase::BeforeProduction {
        random_act(&mut state, &mut rng).expect("the opening goes on");
    }
    state
}

fn rules(cards: Selection) -> Rules {
    Rules { cards, ..Rules::open_hands() }
}

fn does(state: &mut State, deed: Deed) -> Act {
    state.perform(deed, Enforcement::ByTheRules).expect("the rules allow it")
}

/// Turns cards from the top, up to a number or a vote, and passes the turn.
fn draw(state: &mut State) {
    let turned = state.next_draw(|| panic!("the pile holds a number")).expect("cards");
    does(state, Deed::Draw { turned });
    if state.number().is_some() {
        does(state, Deed::Pass);
    }
}

fn assert_chances(chances: &Chances, expected: &[(u8, YieldRule, f64)]) {
    assert_eq!(chances.iter().count(), expected.len(), "{chances:?}");
    for (number, rule, probability) in expected {
        let such = chances.iter().find(|one| one.number == *number && one.rule == *rule);
        let found = such.unwrap_or_else(|| panic!("{number} {rule:?}: {chances:?}")).probability;
        assert!((found - probability).abs() < 1e-12, "{number} {rule:?}: {found}");
    }
}

/// Returns how likely a number is, with any event.
fn of_number(chances: &Chances, number: u8) -> f64 {
    let such = chances.iter().filter(|chance| chance.number == number);
    such.map(|chance| chance.probability).sum()
}

/// Numbers without an event.
fn plain(expected: &[(u8, f64)]) -> Vec<(u8, YieldRule, f64)> {
    expected.iter().map(|(number, share)| (*number, YieldRule::default(), *share)).collect()
}

#[test]
fn dice_give_36ths_and_30ths_where_the_first_sevens_are_rolled_again() {
    let all = Selection { new_year: NewYear::Off, ..Selection::default() };
    let pile: Vec<PileCard> = (0..3).map(card).collect();
    let mut state = table(&[deck(&[7, 8, 9])], rules(all), &[&pile]);
    for source in [NumberSource::Dice, NumberSource::Table] {
        let chances = Chances::by(&state, source);
        assert_eq!(chances.iter().count(), 11);
        assert!((of_number(&chances, 7) - 6.0 / 36.0).abs() < 1e-12);
        assert!((of_number(&chances, 12) - 1.0 / 36.0).abs() < 1e-12);
    }
    let again = game::RuleChange::FirstSevens(FirstSevens::DrawnAgain);
    does(&mut state, Deed::ChangeRule { rule: again });
    let chances = Chances::by(&state, NumberSource::Dice);
    assert!((of_number(&chances, 6) - 5.0 / 30.0).abs() < 1e-12);
    assert!(chances.iter().all(|one| one.number != 7));
    // With cards, too, the 7 is set aside: 8 and 9 are left.
    assert_chances(&Chances::of(&state), &plain(&[(8, 0.5), (9, 0.5)]));
}

/// The chances before and after each draw, of numbers without an event.
fn assert_each(mut state: State, expected: &[&[(u8, f64)]]) {
    for (nth, numbers) in expected.iter().enumerate() {
        if nth > 0 {
            draw(&mut state);
        }
        assert_chances(&Chances::of(&state), &plain(numbers));
    }
}

#[test]
fn hidden_cards_are_as_likely_as_those_above_new_year() {
    let selection = Selection { new_year: hiding(1, LeapYear::Without), ..Selection::default() };
    let order = [card(0), card(1), card(2), PileCard::NewYear, card(3)];
    let state = table(&[deck(&[8, 9, 10, 11])], rules(selection), &[&order]);
    let quarters = &[(8, 0.25), (9, 0.25), (10, 0.25), (11, 0.25)][..];
    let three = &[(9, 1.0 / 3.0), (10, 1.0 / 3.0), (11, 1.0 / 3.0)][..];
    // Two are left, and one of them is drawn: nobody knows which. The one that is left then
    // stays hidden, so all numbers come from a fresh pile.
    assert_each(state, &[quarters, three, &[(10, 0.5), (11, 0.5)], quarters]);
}

#[test]
fn a_seven_that_is_passed_over_may_use_up_what_is_above_new_year() {
    let selection = Selection { new_year: hiding(1, LeapYear::Without), ..Selection::default() };
    // 8 is drawn; two of 7, 7', and 9 are above New Year. One time in three
    // both are 7s; then fresh cards bring 8 or 9 with equal chance.
    let order = [card(2), card(3), card(0), PileCard::NewYear, card(1)];
    let again = Rules { first_sevens: FirstSevens::DrawnAgain, ..rules(selection) };
    let mut state = table(&[deck(&[7, 7, 8, 9])], again, &[&order]);
    draw(&mut state);
    assert_each(state, &[&[(8, 1.0 / 6.0), (9, 2.0 / 3.0 + 1.0 / 6.0)]]);
}

#[test]
fn stacks_are_drawn_from_one_after_the_other() {
    let selection = Selection {
        new_year: hiding(1, LeapYear::Without),
        arrangement: Arrangement::Stacks,
        ..Selection::default()
    };
    let other = |place| PileCard::Numbered { deck: 1, card: place };
    let first = [card(0), PileCard::NewYear, card(1)];
    let second = [other(0), PileCard::NewYear, other(1)];
    let state = table(&[deck(&[8, 9]), deck(&[10, 11])], rules(selection), &[&first, &second]);
    let each = [[(8, 0.5), (9, 0.5)], [(10, 0.5), (11, 0.5)]];
    assert_each(state, &[&each[0], &each[1], &each[0]]);
}

/// 5 (rich in summer), 8, and 9 with four weather cards; 8 and 9 are drawn.
/// Three of the five cards left are above New Year.
fn weather_left(leap_year: LeapYear) -> State {
    let selection = Selection {
        new_year: hiding(2, leap_year),
        weather: Weather::Mixed,
        ..Selection::default()
    };
    let [spring, summer, autumn, winter] = Season::ALL.map(PileCard::Weather);
    let mut order = vec![card(1), card(2), spring, summer, card(0), PileCard::NewYear];
    order.extend((leap_year == LeapYear::With).then_some(PileCard::LeapYear));
    order.extend([autumn, winter]);
    let mut state = table(&[deck(&[5, 8, 9])], rules(selection), &[&order]);
    for place in [1, 2] {
        draw(&mut state);
        // The same on the table, one turn later each time.
        does(&mut state, Deed::DrawPrinted { card: card(place) });
        does(&mut state, Deed::Pass);
    }
    state
}

#[test]
fn a_card_whose_event_waits_for_its_season_changes_the_yield_only_then() {
    let state = weather_left(LeapYear::Without);
    // The 5 is first, second, or third of the five one time in five each: in
    // spring if first, otherwise in any season with equal chance. Two times in
    // five it is none of these: then come fresh cards, in any season with equal
    // chance.
    let fifth = 1.0 / 5.0;
    let expected = [
        (5, rich(), 2.0 * fifth / 4.0 + 2.0 * fifth / 3.0 / 4.0),
        (5, YieldRule::default(), fifth + 2.0 * fifth * 0.75 + 2.0 * fifth / 3.0 * 0.75),
        (8, YieldRule::default(), 2.0 * fifth / 3.0),
        (9, YieldRule::default(), 2.0 * fifth / 3.0),
    ];
    assert_chances(&Chances::of(&state), &expected);
    assert_chances(&Chances::by(&state, NumberSource::Printed), &expected);
}

#[test]
fn a_number_that_comes_without_a_vote_is_asked_after_without_it() {
    let state = weather_left(LeapYear::With);
    // Only the 5 can come before New Year: one time in three in spring,
    // otherwise after a change.
    let expected =
        [(5, rich(), 2.0 / 3.0 / 4.0), (5, YieldRule::default(), 1.0 / 3.0 + 2.0 / 3.0 * 0.75)];
    assert_chances(&Chances::of(&state), &expected);
    assert_chances(&Chances::by(&state, NumberSource::Printed), &expected);
}

#[test]
fn a_pending_vote_counts_as_it_stands_and_a_certain_one_as_a_tie() {
    for (tied_vote, sum) in [(TiedVote::Resets, 3), (TiedVote::GoesOn, 1)] {
        let selection =
            Selection { new_year: hiding(1, LeapYear::With), tied_vote, ..Selection::default() };
        let order = [card(0), card(1), PileCard::NewYear, PileCard::LeapYear, card(2)];
        let mut state = table(&[deck(&[8, 9, 10])], rules(selection), &[&order]);
        draw(&mut state);
        draw(&mut state);
        let fresh = plain(&[(8, 1.0 / 3.0), (9, 1.0 / 3.0), (10, 1.0 / 3.0)]);
        let hidden = plain(&[(10, 1.0)]);
        let tie = if sum == 1 { &hidden } else { &fresh };
        assert_chances(&Chances::of(&state), tie);
        does(&mut state, Deed::Draw { turned: vec![Turned::Card(PileCard::NewYear)] });
        assert_chances(&Chances::of(&state), tie);
        let seats: Vec<Seat> = state.players().seats().collect();
        does(&mut state, Deed::Vote { player: seats[0], ballot: Ballot::LeapYear });
        assert_chances(&Chances::of(&state), &hidden);
        does(&mut state, Deed::Vote { player: seats[1], ballot: Ballot::Reset });
        assert_chances(&Chances::of(&state), tie);
        does(&mut state, Deed::Vote { player: seats[2], ballot: Ballot::Reset });
        assert!(!state.is_voting());
        assert_chances(&Chances::of(&state), &fresh);
    }
}

#[test]
fn a_yield_of_one_kind_stays_apart_from_that_of_another() {
    // Deck C in summer: its quiet 5s are one chance, the rich vein another.
    let decks = vec![BuiltIn::C.deck().expect("sound")];
    let summer =
        Selection { new_year: NewYear::Off, starts: Season::Summer, ..Selection::default() };
    let pile: Vec<PileCard> = (0..36).map(card).collect();
    let chances = Chances::of(&table(&decks, rules(summer), &[&pile]));
    let vein = YieldRule {
        changes: vec![
            (Some(Resource::Brick), Harvest::OneMore),
            (Some(Resource::Ore), Harvest::OneMore),
        ],
        ..YieldRule::default()
    };
    let of = |rule: &YieldRule| {
        chances.iter().find(|one| one.number == 5 && one.rule == *rule).expect("there").probability
    };
    assert!((of(&vein) - 1.0 / 36.0).abs() < 1e-12);
    assert!((of(&YieldRule::default()) - 3.0 / 36.0).abs() < 1e-12);
    assert!((of_number(&chances, 5) - 4.0 / 36.0).abs() < 1e-12);
}

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
        if piles.next() == NextInPiles::Vote {
            piles.decide(VoteOutcome::LeapYear);
        }
        piles.turn(*card).expect("turned before");
    }
    match (piles.next(), old.next()) {
        (NextInPiles::Vote, NextInPiles::Shuffle) => piles.decide(VoteOutcome::Reset),
        (NextInPiles::Vote, NextInPiles::Card(_)) => piles.decide(VoteOutcome::LeapYear),
        _ => {}
    }
    let mut season = state.season();
    loop {
        match piles.next() {
            NextInPiles::Vote => return None,
            NextInPiles::Shuffle => {
                let fresh = prepare(&setup.decks, &selection, rng);
                piles.shuffle(&fresh).expect("its time");
            }
            NextInPiles::Card(place) => {
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
