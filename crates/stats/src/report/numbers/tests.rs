use super::*;
use crate::report::GameReport;
use crate::report::tests::{TrialGame, decks, number};
use cards::{BuiltIn, Die};
use enum_map::Enum as _;
use game::{BadRoll, Deed, FirstSevens, Game, Rules, Step};

fn numbers_of(game: &Game) -> Numbers {
    GameReport::of(game).numbers
}

/// The seats in turn order.
fn clockwise(setup: &Setup) -> Vec<Seat> {
    let next = |seat: &Seat| Some(setup.players.after(*seat)).filter(|next| *next != setup.first);
    std::iter::successors(Some(setup.first), next).collect()
}

fn rolled(players: usize, numbers: &[u8]) -> TrialGame {
    let mut trial =
        TrialGame::in_its_course(&decks(&[BuiltIn::A]), players, Rules::open_hands(), 1);
    for number in numbers {
        trial.roll(*number);
    }
    trial
}

fn values(numbers: &Numbers) -> Vec<u8> {
    numbers.came().iter().map(|came| came.number.number()).collect()
}

#[test]
fn numbers_are_counted_in_all_and_by_whose_turn_it_was() {
    let trial = rolled(3, &[8, 6, 8, 8, 5, 6, 11]);
    let numbers = numbers_of(&trial.game);
    assert_eq!(values(&numbers), [8, 6, 8, 8, 5, 6, 11]);
    let count = |value| numbers.counts()[number(value)];
    assert_eq!([8, 6, 5, 11, 7, 2].map(count), [3, 2, 1, 1, 0, 0]);
    // Three take turns: the first has 8, 8, 11, the second 6, 5, the third 8, 6.
    let setup = trial.game.setup();
    let seats = clockwise(setup);
    let of = |nth: usize, value| numbers.counts_of(seats[nth])[number(value)];
    assert_eq!([of(0, 8), of(0, 11), of(0, 6)], [2, 1, 0]);
    assert_eq!([of(1, 6), of(1, 5), of(1, 8)], [1, 1, 0]);
    assert_eq!([of(2, 8), of(2, 6), of(2, 5)], [1, 1, 0]);
    assert!(numbers.came().iter().all(|came| came.from == NumberSource::Table));
}

#[test]
fn an_absence_counts_the_numbers_between_and_goes_on_until_the_number_comes() {
    let trial = rolled(4, &[8, 6, 5, 8, 9, 4, 3, 5]);
    let numbers = numbers_of(&trial.game);
    let away = |value| {
        let away = numbers.away(number(value));
        (away.longest, away.now)
    };
    assert_eq!(away(8), (4, 4), "6 and 5 between, then 9, 4, 3, 5");
    assert_eq!(away(5), (4, 0), "8, 9, 4, 3 between, longer than 8, 6 before");
    assert_eq!(away(6), (6, 6));
    assert_eq!(away(3), (6, 1), "before it first came");
    assert_eq!(away(12), (8, 8), "never");
}

#[test]
fn what_was_taken_back_does_not_count() {
    let mut trial = rolled(3, &[8, 6, 12]);
    trial.step(Step::Undo);
    assert_eq!(values(&numbers_of(&trial.game)), [8, 6]);
    trial.roll(9);
    let numbers = numbers_of(&trial.game);
    assert_eq!(values(&numbers), [8, 6, 9]);
    assert_eq!((numbers.counts()[number(12)], numbers.away(number(12)).now), (0, 3));
}

#[test]
fn a_game_without_a_number_has_none_and_nothing_stayed_away() {
    let numbers = numbers_of(&rolled(3, &[]).game);
    assert!(numbers.came().is_empty());
    assert!(numbers.counts().values().all(|count| *count == 0));
    assert_eq!(numbers.away(Roll::SEVEN), Away::default());
}

#[test]
fn six_players_have_their_numbers_each() {
    let numbers = [2, 3, 4, 5, 6, 8, 2, 3, 4, 5, 6, 8];
    let trial = rolled(6, &numbers);
    let told = numbers_of(&trial.game);
    let setup = trial.game.setup();
    let seats = clockwise(setup);
    assert_eq!(seats.len(), 6);
    for (seat, value) in seats.into_iter().zip(numbers) {
        let counts = told.counts_of(seat);
        assert_eq!((counts[number(value)], counts.values().sum()), (2, 2), "{seat}");
    }
}

#[test]
fn dice_that_are_rolled_again_bring_one_number() {
    let rules = Rules { first_sevens: FirstSevens::DrawnAgain, ..Rules::open_hands() };
    let mut trial = TrialGame::opened(&decks(&[BuiltIn::A]), 3, rules, 4);
    trial.reach_next_number();
    for (red, yellow) in [(3, 4), (6, 1), (2, 2)] {
        let [red, yellow] = [red, yellow].map(|pips| Die::try_from(pips).expect("a die"));
        trial.act(Deed::Dice { red, yellow, face: None });
    }
    let numbers = numbers_of(&trial.game);
    assert_eq!(values(&numbers), [4]);
    assert_eq!(numbers.came()[0].from, NumberSource::Dice);
    assert_eq!(numbers.away(Roll::SEVEN).now, 1, "a 7 that means nothing has not come");
}

#[test]
fn a_number_is_2_to_12_and_its_pairs_are_the_ways_two_dice_give_it() {
    for (nth, number) in Roll::ALL.into_iter().enumerate() {
        let ways = (1..=6).flat_map(|red| (1..=6).map(move |yellow| red + yellow));
        let ways = ways.filter(|sum| *sum == number.number()).count();
        assert_eq!(usize::from(number.pairs()), ways, "{number}");
        assert_eq!((number.into_usize(), Roll::from_usize(nth)), (nth, number));
        assert_eq!(Roll::try_from(number.number()), Ok(number));
    }
    assert_eq!(Roll::try_from(1), Err(BadRoll(1)));
    assert_eq!(Roll::try_from(13), Err(BadRoll(13)));
}
