//! Fair games compared with games in progress.

use super::*;
use crate::report::tests::TrialGame;
use crate::report::{GameReport, Numbers};
use cards::PileCard;
use game::{Ballot, Correction, Deed, Game, PrintedCardPlace, Step as Taken, Task};

fn without() -> Selection {
    Selection { new_year: NewYear::Off, ..Selection::default() }
}

fn in_its_course(players: usize, cards: Selection) -> TrialGame {
    let rules = Rules { cards, ..Rules::open_hands() };
    TrialGame::in_its_course(&decks(&[BuiltIn::A]), players, rules, 2)
}

fn plan_of(game: &Game) -> FairPlan {
    GameReport::of(game).plan
}

fn told(game: &Game) -> (Numbers, FairFindings) {
    let GameReport { numbers, plan, .. } = GameReport::of(game);
    let findings = found(&plan, numbers.counts());
    (numbers, findings)
}

/// Draws so many numbers from the app's cards.
fn draw(trial: &mut TrialGame, count: usize) {
    (0..count).for_each(|_| trial.draw());
}

fn rolled(numbers: impl IntoIterator<Item = u8>) -> FairFindings {
    let mut trial = in_its_course(4, Selection::default());
    numbers.into_iter().for_each(|number| trial.roll(number));
    told(&trial.game).1
}

/// Casts the same vote for everybody, once New Year is face up.
fn vote(trial: &mut TrialGame, ballot: Ballot) {
    while let Some(Task::Vote { player }) = trial.game.state().open_tasks().first().cloned() {
        trial.act(Deed::Vote { player, ballot });
    }
}

#[test]
fn a_deck_that_was_drawn_through_is_as_even_as_every_other_one() {
    let mut trial = in_its_course(3, without());
    draw(&mut trial, 36);
    let (numbers, findings) = told(&trial.game);
    for (number, FairNumber { came, expected, band }) in findings.numbers {
        let pairs = u32::from(number.pairs());
        assert_eq!((came, numbers.counts()[number]), (pairs, pairs), "{number}");
        assert_eq!((band.least, band.most), (pairs, pairs), "{number}");
        assert!((expected - f64::from(pairs)).abs() < 1e-9 && (band.share - 1.0).abs() < 1e-12);
    }
    assert_eq!(findings.lopsided, Lopsided::Tenths(10));
}

#[test]
fn one_number_all_the_time_is_unusual_and_the_expected_ones_are_not() {
    let loaded = rolled([6, 6, 6, 9, 6, 6, 6, 6, 4, 6, 6, 6, 6, 6, 6]);
    assert_eq!(loaded.lopsided, Lopsided::Rarer);
    assert!(loaded.lopsided.is_unusual());
    let six = loaded.numbers[number(6)];
    assert!(six.came == 13 && !six.band.holds(13), "{six:?}");
    let even = rolled(
        Roll::ALL
            .into_iter()
            .flat_map(|number| std::iter::repeat_n(number.number(), usize::from(number.pairs()))),
    );
    assert_eq!(even.lopsided, Lopsided::Tenths(10));
    assert!(!even.lopsided.is_unusual());
    assert!(even.distance < 1e-9);
}

#[test]
fn the_distance_is_what_is_off_squared_by_what_was_expected() {
    // One roll of 7: (1 - 1/6)² / (1/6) for the 7, and for each of the others
    // what was expected: 25/6 + 5/6.
    let one = rolled([7]);
    assert!((one.distance - 5.0).abs() < 1e-9, "{}", one.distance);
    assert_eq!(one.lopsided, Lopsided::Tenths(10), "nothing is nearer than a 7");
    let two = rolled([2]);
    assert!((two.distance - 35.0).abs() < 1e-9, "{}", two.distance);
    // 2 or 12: 2 of 36 games.
    assert_eq!(two.lopsided, Lopsided::Hundredths(5));
}

#[test]
fn a_game_with_no_number_yet_is_like_every_other_one() {
    let (_, findings) = told(&in_its_course(4, Selection::default()).game);
    assert_eq!(plan_of(&in_its_course(4, Selection::default()).game).length(), 0);
    assert_eq!(findings.lopsided, Lopsided::Tenths(10));
    for finding in findings.numbers.values() {
        assert_eq!((finding.came, finding.band.least, finding.band.most), (0, 0, 0));
        assert!(finding.expected.abs() < 1e-12);
    }
}

#[test]
fn a_running_game_is_held_against_fair_ones_as_long_as_it_is() {
    let rules = Rules::open_hands();
    let mut trial = TrialGame::opened(&decks(&[BuiltIn::A]), 6, rules, 7);
    for length in [6, 31, 40] {
        while plan_of(&trial.game).length() < length {
            trial.draw();
        }
        let (numbers, findings) = told(&trial.game);
        assert_eq!(numbers.came().len(), length);
        let all: f64 = findings.numbers.values().map(|finding| finding.expected).sum();
        assert!((all - length as f64).abs() < 1e-9);
        let twos = findings.numbers[number(2)].band.most;
        // The only 2 comes up at most once in each pile of 31 cards.
        assert!(twos <= if length > 31 { 2 } else { 1 }, "{length}: {twos}");
    }
}

#[test]
fn cards_and_dice_count_each_for_the_part_of_the_game_they_were_used_in() {
    let mut trial = in_its_course(3, without());
    draw(&mut trial, 20);
    trial.switch(NumberSource::Table);
    for number in [2, 2, 2, 12, 8, 6] {
        trial.roll(number);
    }
    trial.switch(NumberSource::Cards);
    draw(&mut trial, 16);
    let plan = plan_of(&trial.game);
    let sources: Vec<NumberSource> = plan.sources().collect();
    assert_eq!(sources.len(), 42);
    assert!(sources[20..26].iter().all(|source| *source == NumberSource::Table));
    let (_, findings) = told(&trial.game);
    for (number, finding) in findings.numbers {
        // The pile picks up where it left off: all its cards, plus six rolls.
        let pairs = u32::from(number.pairs());
        assert!((finding.expected - f64::from(pairs) * 42.0 / 36.0).abs() < 1e-9);
        assert_eq!(finding.band.least, pairs, "{number}");
    }
    assert_eq!(findings.numbers[number(2)].came, 4);
}

#[test]
fn what_was_taken_back_belongs_to_no_plan() {
    let mut trial = in_its_course(3, without());
    draw(&mut trial, 5);
    trial.step(Taken::Undo);
    trial.reach_next_number();
    let plan = plan_of(&trial.game);
    assert_eq!(plan.length(), 4);
    trial.roll(5);
    let plan = plan_of(&trial.game);
    assert_eq!(plan.sources().filter(|from| *from == NumberSource::Cards).count(), 4);
    assert_eq!(plan.sources().last(), Some(NumberSource::Table));
}

#[test]
fn a_vote_in_fair_games_comes_to_what_it_came_to_in_the_game() {
    let cards = Selection { new_year: hiding(5, LeapYear::With), ..Selection::default() };
    for (ballot, has_width) in [(Ballot::LeapYear, false), (Ballot::Reset, true)] {
        let mut trial = in_its_course(4, cards);
        draw(&mut trial, 31);
        trial.reach_next_number();
        trial.draw_once();
        assert!(trial.game.state().is_voting());
        assert_eq!(plan_of(&trial.game).length(), 31);
        vote(&mut trial, ballot);
        draw(&mut trial, 5);
        let (_, findings) = told(&trial.game);
        // After a Leap Year all 36 cards have come up.
        let six = findings.numbers[number(6)].band;
        assert_eq!(six.most > six.least, has_width, "{ballot:?}: {six:?}");
    }
}

#[test]
fn a_vote_over_printed_cards_counts_as_well() {
    let cards = Selection { new_year: hiding(5, LeapYear::With), ..Selection::default() };
    for (ballot, twos) in [(Ballot::LeapYear, 1), (Ballot::Reset, 2)] {
        let mut trial = in_its_course(4, cards);
        trial.switch(NumberSource::Printed);
        let draw = |trial: &mut TrialGame, wanted: Option<PileCard>| {
            trial.reach_next_number();
            let offered = trial.game.state().printed().offered();
            let numbered = offered.into_iter().find(|card| card.is_numbered());
            trial.act(Deed::DrawPrinted { card: wanted.or(numbered).expect("a card") });
        };
        (0..31).for_each(|_| draw(&mut trial, None));
        draw(&mut trial, Some(PileCard::NewYear));
        vote(&mut trial, ballot);
        (0..5).for_each(|_| draw(&mut trial, None));
        let (_, findings) = told(&trial.game);
        assert_eq!(plan_of(&trial.game).length(), 36);
        let most = done(&plan_of(&trial.game), 1);
        let most = most.games.iter().map(|tally| tally[number(2)]).max();
        assert_eq!(most, Some(twos), "{ballot:?}");
        assert!((findings.numbers[number(2)].expected - 1.0).abs() < 1e-9);
    }
}

#[test]
fn cards_put_aside_unread_are_missing_from_fair_games_too() {
    let mut trial = in_its_course(3, without());
    trial.reach_next_number();
    trial.act(Deed::Correct { correction: Correction::Pile { left: 18 } });
    draw(&mut trial, 18);
    let (_, findings) = told(&trial.game);
    for (number, finding) in findings.numbers {
        let half = f64::from(number.pairs()) / 2.0;
        assert!((finding.expected - half).abs() < 1e-9);
        assert!(finding.band.most > finding.band.least, "any half of the pile");
    }
    draw(&mut trial, 2);
    let games = done(&plan_of(&trial.game), 1).games;
    let twos = games.iter().map(|tally| tally[number(2)]).max();
    assert_eq!(twos, Some(2), "one of the first pile and one of the next");
}

#[test]
fn a_printed_card_that_came_before_comes_in_no_fair_game_of_this_pile() {
    let mut trial = in_its_course(3, without());
    trial.switch(NumberSource::Printed);
    trial.reach_next_number();
    let cards = trial.game.state().printed().offered();
    let two = cards
        .iter()
        .copied()
        .find(|card| trial.game.setup().card(*card).is_some_and(|card| card.number() == 2));
    let correct = |trial: &mut TrialGame, card, place| {
        trial.act(Deed::Correct { correction: Correction::Printed { card, place } });
    };
    let two = two.expect("a 2");
    correct(&mut trial, two, PrintedCardPlace::Aside);
    for card in cards.iter().filter(|card| **card != two) {
        trial.reach_next_number();
        trial.act(Deed::DrawPrinted { card: *card });
    }
    let (_, findings) = told(&trial.game);
    for (number, finding) in findings.numbers {
        let count = if number.number() == 2 { 0 } else { u32::from(number.pairs()) };
        assert_eq!((finding.came, finding.band.least, finding.band.most), (count, count, count));
    }
    // Corrected: it is in the pile after all, and comes up last.
    trial.reach_next_number();
    correct(&mut trial, two, PrintedCardPlace::InPile);
    trial.act(Deed::DrawPrinted { card: two });
    let (_, findings) = told(&trial.game);
    let band = findings.numbers[number(2)].band;
    assert_eq!((band.least, band.most), (1, 1));
}

#[test]
fn sevens_of_the_first_round_are_drawn_again_in_fair_games_too() {
    let rules = Rules { first_sevens: FirstSevens::DrawnAgain, ..Rules::open_hands() };
    let mut trial = TrialGame::opened(&decks(&[BuiltIn::A]), 4, rules.clone(), 3);
    for number in [8, 6, 4, 9] {
        trial.roll(number);
    }
    let sevens = |game: &Game| found(&plan_of(game), &RollCounts::default()).numbers[number(7)];
    assert!(sevens(&trial.game).expected < 1e-12);
    trial.roll(7);
    assert!((sevens(&trial.game).expected - 1.0 / 6.0).abs() < 1e-9);
    // A table that lets one count against the rule has played without the rule.
    let mut trial = TrialGame::opened(&decks(&[BuiltIn::A]), 4, rules, 3);
    trial.roll(7);
    assert!((sevens(&trial.game).expected - 1.0 / 6.0).abs() < 1e-9);
}
