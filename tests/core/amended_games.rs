//! Corners of corrections, house rules and people who come and go, each found
//! by reading the rules against the code.

use board::Resource::{Brick, Ore, Wool};
use board::{Hex, Side};
use cards::{PileCard, Selection, Weather, prepare};
use game::{
    Ballot, Breach, Building, Correction, Deed, Discrepancy, ExtraBuilding, FirstSevens, HandCount,
    Impossible, Over, Phase, RuleChange, Rules, Seat, SetupFields, StealTargets, Task, Waiting,
};
use rand::SeedableRng;

use crate::common;
use crate::common::watched::middle;
use crate::common::{Table, card, cards, corner, roll};
use crate::house_rules::{extra, game};
use crate::review::leap;

fn start_of(parts: &mut SetupFields) -> &mut game::Table {
    parts.start.as_mut().expect("a game in its middle")
}

fn select(parts: &mut SetupFields, selection: Selection) {
    let mut rng = rand::rngs::StdRng::seed_from_u64(5);
    parts.rules.cards = selection;
    parts.shuffle = prepare(&parts.decks, &selection, &mut rng);
}

// Hands known by number only.

#[test]
fn year_of_plenty_brings_two_cards_even_where_nobody_has_counted_the_bank() {
    let mut parts = middle(3, Rules::open_hands());
    let [red, blue] = [0, 1].map(|nth| parts.players.seat(nth).expect("a seat"));
    let start = start_of(&mut parts);
    *start.hands.get_mut(blue).expect("a seat") = HandCount::Count(4);
    *start.hidden.get_mut(red).expect("a seat") = 1;
    let mut game = Table::of(parts);
    assert_eq!(game.state.bank(), None);
    let three = Deed::PlayYearOfPlenty { cards: cards(&[(Ore, 3)]) };
    game.refuses_for(three, Impossible::WrongCount { given: 3, due: 2 });
    game.does(Deed::PlayYearOfPlenty { cards: cards(&[(Ore, 2)]) });
    assert_eq!(game.state.hands().map(|hands| hands.known(red)), Some(cards(&[(Ore, 2)])));
}

#[test]
fn the_bank_is_known_as_soon_as_all_hands_are() {
    let mut parts = middle(3, Rules::open_hands());
    let blue = parts.players.seat(1).expect("a seat");
    *start_of(&mut parts).hands.get_mut(blue).expect("a seat") = HandCount::Count(1);
    let all = game::supply(3, game::Kinds::Resources);
    let mut game = Table::of(parts.clone());
    game.holds(0, &[(Brick, 1)]);
    game.rolls(2);
    assert_eq!(game.state.bank(), None);
    game.does(Deed::Trade {
        with: blue,
        give: cards(&[(Brick, 1)]).into(),
        get: cards(&[(Ore, 1)]).into(),
    });
    assert_eq!(game.state.bank(), Some(all.less(cards(&[(Brick, 1), (Ore, 1)]))));
    let mut game = Table::of(parts);
    game.corrects(Correction::HandSize { player: blue, count: 0 });
    assert_eq!(game.state.bank(), Some(all));
}

#[test]
fn more_cards_in_hands_than_exist_are_shown_even_where_the_bank_is_unknown() {
    let mut parts = middle(3, Rules::open_hands());
    let [red, blue, white] = [0, 1, 2].map(|nth| parts.players.seat(nth).expect("a seat"));
    let start = start_of(&mut parts);
    *start.hands.get_mut(red).expect("a seat") = HandCount::Cards(cards(&[(Wool, 15)]));
    *start.hands.get_mut(blue).expect("a seat") = HandCount::Cards(cards(&[(Wool, 15)]));
    *start.hands.get_mut(white).expect("a seat") = HandCount::Count(2);
    let mut game = Table::of(parts);
    assert_eq!(game.state.bank(), None);
    let wool = Discrepancy::Cards { kind: Wool.into(), counted: 30, supply: 19 };
    assert_eq!(game.state.discrepancies(), [wool]);
    game.corrects(Correction::HandSize { player: white, count: 95 });
    let all = Discrepancy::AllCards { counted: 125, supply: 95 };
    assert_eq!(game.state.discrepancies(), [wool, all]);
}

// Winning.

#[test]
fn whoever_has_the_points_already_when_a_game_goes_on_wins_with_their_first_act() {
    let mut parts = middle(3, Rules { target: 3, ..Rules::open_hands() });
    let red = parts.players.seat(0).expect("a seat");
    *start_of(&mut parts).revealed.get_mut(red).expect("a seat") = 2;
    let mut game = Table::of(parts);
    assert_eq!(game.state.over(), None);
    game.rolls(2);
    assert_eq!(game.state.over(), Some(Over::PublicPoints { winner: red }));
}

#[test]
fn points_put_right_in_a_game_that_was_broken_off_count_when_it_goes_on() {
    let mut game = game(3, Rules { target: 3, ..Rules::open_hands() });
    let red = game.seat(0);
    game.does(Deed::BreakOff);
    game.corrects(Correction::Revealed { player: red, count: 2 });
    assert_eq!(game.state.over(), Some(Over::BrokenOff));
    game.does(Deed::PlayOn);
    assert_eq!(game.state.over(), Some(Over::PublicPoints { winner: red }));
    game.does(Deed::PlayOn);
    assert_eq!(game.state.over(), None, "the second time the table plays on after a win");
}

#[test]
fn a_win_by_points_counted_in_error_is_none_and_the_game_can_be_won_later() {
    let mut game = game(3, Rules { target: 3, ..Rules::open_hands() });
    let [red, blue] = [0, 1].map(|nth| game.seat(nth));
    game.corrects(Correction::Revealed { player: red, count: 2 });
    assert_eq!(game.state.over(), Some(Over::PublicPoints { winner: red }));
    game.corrects(Correction::Revealed { player: red, count: 0 });
    game.does(Deed::PlayOn);
    assert_eq!((game.state.over(), game.state.earlier_win()), (None, None));
    game.corrects(Correction::Revealed { player: blue, count: 2 });
    game.quiet_turn();
    assert_eq!(game.state.over(), Some(Over::PublicPoints { winner: blue }));
}

// Corrections of a game that is over.

#[test]
fn whose_turn_it_is_cannot_be_put_right_once_the_game_is_over() {
    let mut game = game(3, Rules::open_hands());
    game.rolls(2);
    game.does(Deed::BreakOff);
    game.refuses_for(Correction::Turn { active: game.seat(1) }, Impossible::NotNow(Waiting::Over));
    game.does(Deed::PlayOn);
    assert_eq!((game.state.active(), game.state.phase()), (game.seat(0), Phase::Trading));
}

#[test]
fn a_settlement_taken_back_while_the_opening_was_broken_off_is_placed_anew() {
    let mut game = Table::at(common::setup_with(3, Rules::open_hands(), &[]));
    let at = game.state.founding_spots()[0];
    game.does(Deed::FoundSettlement { at });
    game.does(Deed::BreakOff);
    game.corrects(Correction::Building { at, is: None });
    game.does(Deed::PlayOn);
    assert!(matches!(game.state.phase(), Phase::Founding { settlement: None, .. }));
    game.does(Deed::FoundSettlement { at });
}

// Piles and weather.

/// New Year lies on top of the pile, with a Leap Year to vote for.
fn before_new_year(players: usize, rules: Rules) -> SetupFields {
    let mut parts = middle(players, rules);
    select(&mut parts, leap());
    let pile = parts.shuffle.piles()[0].clone();
    let others = pile.order().iter().filter(|card| **card != PileCard::NewYear).copied();
    let order: Vec<PileCard> = std::iter::once(PileCard::NewYear).chain(others).collect();
    parts.shuffle = cards::Preparation::new(order, [7; 16]).into();
    parts
}

#[test]
fn a_vote_ends_alike_for_all_when_its_player_leaves_and_the_next_one_has_won() {
    let mut parts = before_new_year(3, Rules { target: 3, ..Rules::open_hands() });
    let blue = parts.players.seat(1).expect("a seat");
    *start_of(&mut parts).revealed.get_mut(blue).expect("a seat") = 2;
    let mut game = Table::of(parts);
    game.draws();
    assert!(game.state.is_voting());
    game.leaves(0);
    assert_eq!(game.state.over(), Some(Over::PublicPoints { winner: blue }));
}

#[test]
fn a_pile_about_to_be_prepared_afresh_has_no_number_of_cards_to_put_right() {
    let mut game = Table::of(before_new_year(2, Rules::open_hands()));
    game.draws();
    for nth in 0..2 {
        game.does(Deed::Vote { player: game.seat(nth), ballot: Ballot::Reset });
    }
    let left = game.state.pile().expect("a pile").left();
    assert!(left > 1);
    let fewer = Deed::Correct { correction: Correction::Pile { left: left - 1 } };
    game.refuses_for(fewer, Impossible::PileHolds { left, least: left });
}

fn with_held_weather(players: usize) -> Table {
    let mut parts = middle(players, Rules::open_hands());
    select(&mut parts, Selection { weather: Weather::Held, ..Selection::default() });
    parts.weather_holder = parts.players.seat(0);
    Table::of(parts)
}

#[test]
fn the_weather_is_turned_once_a_turn_whoever_else_leaves_in_it() {
    let mut game = with_held_weather(4);
    game.does(Deed::TurnWeather);
    let season = game.state.season();
    game.leaves(2);
    assert_eq!((game.state.tasks(), game.state.season()), ([].as_slice(), season));
    game.refuses_for(Correction::Turn { active: game.seat(0) }, Impossible::SoAlready);
    game.leaves(0);
    assert_eq!(game.state.weather_holder(), game.seat(1), "the next one takes the stack over");
    assert_eq!(game.state.tasks(), [Task::TurnWeather { player: game.seat(1) }]);
}

#[test]
fn the_weather_cards_go_to_nobody_who_has_left() {
    let mut game = with_held_weather(4);
    game.does(Deed::TurnWeather);
    game.leaves(1);
    let to = game.seat(1);
    game.refuses_for(Deed::PassWeather { to }, Impossible::NoSuchPlayer(to));
    game.does(Deed::PassWeather { to: game.seat(2) });
}

// People who leave.

#[test]
fn nobody_gives_a_card_to_a_player_who_has_left_in_the_meantime() {
    let mut parts = middle(4, Rules::open_hands());
    parts.shuffle = common::shuffle(&[card(3, 3)], parts.rules.cards.new_year);
    let mut game = Table::of(parts);
    for nth in 0..4 {
        game.holds(nth, &[(Ore, 1)]);
    }
    game.draws();
    assert_eq!(game.state.tasks().len(), 4, "each gives their left neighbor a card");
    game.leaves(1);
    let givers: Vec<Seat> = game.state.tasks().iter().map(Task::player).collect();
    assert_eq!(givers, [game.seat(2), game.seat(3)]);
}

#[test]
fn nobody_takes_a_card_from_a_player_who_has_left_in_the_meantime() {
    let mut game = game(4, Rules::open_hands());
    let [blue, white] = [1, 2].map(|nth| game.seat(nth));
    game.builds(1, corner(0, 1, Side::East), Building::Settlement);
    game.builds(2, corner(0, 1, Side::West), Building::Settlement);
    game.holds(1, &[(Ore, 1)]);
    game.holds(2, &[(Wool, 1)]);
    game.rolls(7);
    game.does(Deed::MoveRobber { to: Hex::new(0, 1) });
    let prey = |game: &Table| match game.state.tasks() {
        [Task::Steal { from: StealTargets::OneOf(prey), .. }] => prey.to_vec(),
        _ => Vec::new(),
    };
    assert_eq!(prey(&game), [blue, white]);
    game.leaves(1);
    assert_eq!(prey(&game), [white]);
    game.leaves(2);
    assert_eq!((game.state.tasks(), game.state.phase()), ([].as_slice(), Phase::Trading));
}

#[test]
fn others_go_on_building_when_the_player_whose_turn_it_was_leaves() {
    let mut game = game(5, extra(ExtraBuilding::Special));
    game.quiet_turn();
    game.does(Deed::LetBuild { player: game.seat(2) });
    game.leaves(0);
    assert_eq!(game.state.phase(), Phase::ExtraBuilding { builder: game.seat(2) });
    let left: Vec<Seat> = game.state.special_builders();
    assert_eq!(left, [2, 3, 4].map(|nth| game.seat(nth)));
    game.leaves(2);
    assert_eq!(game.state.builder(), game.seat(3), "the next one builds");
    game.does(Deed::LetBuild { player: game.seat(4) });
    game.leaves(4);
    assert_eq!((game.state.phase(), game.state.active()), (Phase::BeforeProduction, game.seat(1)));
}

#[test]
fn a_partner_in_the_middle_of_a_knight_goes_on_when_the_active_player_leaves() {
    let mut game = game(5, extra(ExtraBuilding::Paired));
    let partner = game.seat(3);
    game.corrects(Correction::Hidden { player: partner, count: 1 });
    game.quiet_turn();
    game.does(Deed::PlayKnight);
    game.leaves(0);
    assert_eq!(game.state.builder(), partner);
    game.does(Deed::MoveRobber { to: Hex::new(0, 1) });
    assert_eq!(game.state.robber(), Some(Hex::new(0, 1)));
    game.does(Deed::Pass);
    assert_eq!(game.state.active(), game.seat(1));
}

#[test]
fn the_first_round_is_everybodys_first_turn_even_after_somebody_has_left() {
    let rules = Rules { first_sevens: FirstSevens::DrawnAgain, ..Rules::open_hands() };
    let mut game = Table::settled(common::setup_with(4, rules, &[]));
    for _ in 0..2 {
        game.quiet_turn();
    }
    game.leaves(0);
    for nth in [2, 3] {
        assert_eq!(game.state.active(), game.seat(nth));
        game.refuses_for(roll(7), Breach::FirstSeven);
        game.quiet_turn();
    }
    assert_eq!(game.state.active(), game.seat(1));
    game.rolls(7);
    assert_eq!(game.state.number(), Some(7));
}

#[test]
fn a_rule_change_in_the_middle_of_extra_building_leaves_a_way_on() {
    let mut game = game(5, extra(ExtraBuilding::Special));
    game.quiet_turn();
    for rule in [ExtraBuilding::Paired, ExtraBuilding::Off] {
        game.does(Deed::ChangeRule { rule: RuleChange::ExtraBuilding(rule) });
        assert_eq!(game.state.builder(), game.seat(1));
    }
    game.leaves(1);
    assert_eq!((game.state.phase(), game.state.active()), (Phase::BeforeProduction, game.seat(2)));
}
