//! Rules at the edges of several features at once: events on a 7, corrections
//! and wins in the middle of something, odd but valid decks.

use std::collections::BTreeSet;
use std::sync::Arc;

use board::Resource::{Grain, Ore, Wool};
use cards::{EventDie, Hidden, LeapYear, NewYear, Selection, Weather};
use game::{
    Ballot, BarbarianTrack, Breach, Condition, Correction, Deed, Enforcement, Following,
    Impossible, Phase, Refusal, Rules, Seat, Seats, Setup, SetupFields, State, StealTargets, Task,
    Waiting,
};
use rstest::rstest;

use crate::common::{Table, cards, roll};
use crate::seasons::{deck, setup_by};

/// Twelve cards of which the first shows `red` and `yellow` and does `effects`;
/// the others are quiet.
fn setup(red: u8, yellow: u8, effects: &str, rules: Rules) -> Setup {
    let first = format!(r#"{{"red":{red},"yellow":{yellow},"event":"own"}}"#);
    let own = format!(r#""own":{{"effects":[{effects}]}}"#);
    setup_by(rules, &[deck("x", 12, &[(0, &first)], &own)], &[])
}

/// A card with these dice and effects is the next one.
fn event(red: u8, yellow: u8, effects: &str) -> Table {
    Table::open(setup(red, yellow, effects, Rules { target: 30, ..Rules::open_hands() }))
}

fn each_holds(game: &mut Table, counts: &[(board::Resource, u8)]) {
    (0..3).for_each(|nth| game.holds(nth, counts));
}

fn discards(game: &Table) -> Vec<(usize, Option<u16>)> {
    let discard = |task: &Task| match task {
        Task::Discard { player, count } => Some((player.index(), *count)),
        _ => None,
    };
    game.state.tasks().iter().filter_map(discard).collect()
}

/// A turn each, in the first of which a 7 puts the robber there.
fn robber_stands_at(game: &mut Table, to: board::Hex) {
    each_holds(game, &[]);
    for number in [7, 2, 2] {
        game.rolls(number);
        if number == 7 {
            game.does(Deed::MoveRobber { to });
        }
        game.does(Deed::Pass);
    }
}

/// A hex without the robber, beside which just these have a building.
fn hex_of(state: &State, only: &[usize]) -> board::Hex {
    let owners = |hex| {
        let around = board::Intersection::around(hex).into_iter();
        let owners = around.filter_map(|place| state.pieces().building(place));
        owners.map(|(seat, _)| seat.index()).collect::<BTreeSet<_>>()
    };
    let mut hexes = state.island().tiles().iter().map(|tile| tile.at);
    let fits = |hex: &board::Hex| {
        state.robber() != Some(*hex) && owners(*hex).into_iter().eq(only.iter().copied())
    };
    hexes.find(fits).expect("a hex with just these beside it")
}

const FULL: [(board::Resource, u8); 1] = [(Ore, 9)];

// A 7 and its card's own event.

const PAY: &str = r#"{"do":"pay","who":"active"}"#;
const DISCARD: &str = r#"{"do":"discard_half"}"#;
const MOVE: &str = r#"{"do":"move_robber"}"#;
const STEAL: &str = r#"{"do":"steal","who":"active","from":"beside_robber"}"#;

#[test]
fn a_hand_corrected_before_the_discards_of_a_seven_discards_once() {
    let mut game = event(3, 4, PAY);
    game.holds(0, &[(Wool, 1)]);
    game.draws();
    assert_eq!(game.state.tasks()[0], Task::Pay { player: game.seat(0) });
    game.holds(1, &FULL);
    assert_eq!(discards(&game), [(1, Some(4))]);
    assert_eq!(game.state.tasks()[0], Task::Pay { player: game.seat(0) }, "the event first");
    game.does(Deed::Pay { player: game.seat(0), card: Some(Wool.into()) });
    assert_eq!(discards(&game), [(1, Some(4))]);
    game.holds(1, &[]);
    assert!(discards(&game).is_empty());
}

#[rstest]
#[case::discards_last(&[MOVE, STEAL, DISCARD])]
#[case::something_in_between(&[DISCARD, PAY, MOVE, STEAL])]
#[case::discards_only(&[DISCARD, PAY])]
#[case::twice(&[DISCARD, DISCARD, MOVE, STEAL])]
fn a_seven_costs_half_a_hand_once_however_its_card_says_it(#[case] effects: &[&str]) {
    let mut game = event(3, 4, &effects.join(","));
    game.holds(0, &[(Wool, 1)]);
    game.holds(1, &[(Ore, 18)]);
    game.draws();
    if let Task::Pay { player } = game.state.tasks()[0] {
        game.does(Deed::Pay { player, card: Some(Wool.into()) });
    }
    assert_eq!(discards(&game), [(1, Some(9))]);
    assert!(matches!(game.state.tasks()[0], Task::Discard { .. }), "before the robber");
}

#[test]
fn a_seven_whose_card_speaks_of_the_robber_only_in_part_is_a_whole_seven() {
    let leader = r#"{"do":"move_robber","who":{"leaders":{"most":["knights"],"tie":"nobody"}}}"#;
    let mut game = event(3, 4, &[DISCARD, leader].join(","));
    game.holds(1, &FULL);
    game.draws();
    assert_eq!(discards(&game), [(1, Some(4))]);
    assert!(matches!(game.state.tasks()[1], Task::MoveRobber { .. }));
    assert!(matches!(game.state.tasks()[2], Task::Steal { .. }));
}

// The robber of the event and the robber of the 7.

#[test]
fn a_theft_beside_a_robber_that_stays_where_it_is_names_its_victims() {
    let mut game = event(2, 4, STEAL);
    let to = hex_of(&game.state, &[1]);
    robber_stands_at(&mut game, to);
    each_holds(&mut game, &[(Grain, 1)]);
    game.draws();
    let (player, from) = (game.seat(0), game.seat(1));
    let [Task::Steal { from: prey, .. }] = game.state.tasks() else {
        panic!("{:?}", game.state.tasks())
    };
    assert_eq!(*prey, StealTargets::OneOf(Seats::from_iter([from])));
    game.does(Deed::Steal { player, from, card: Some(Grain.into()) });
    assert_eq!(game.state.phase(), Phase::Trading);
}

#[rstest]
#[case::nobody(&[])]
#[case::only_the_thief(&[0])]
fn a_theft_beside_a_robber_that_stands_beside_no_victim_is_no_task(#[case] owners: &[usize]) {
    let mut game = event(2, 4, STEAL);
    let to = hex_of(&game.state, owners);
    robber_stands_at(&mut game, to);
    game.draws();
    assert_eq!((game.state.tasks(), game.state.phase()), (&[][..], Phase::Trading));
}

// Effects one after the other.

const WOOL_FOR_OTHERS: &str = r#"{"do":"take","who":"others","resource":"wool"}"#;

#[test]
fn a_card_that_was_taken_first_can_be_stolen_afterward() {
    let effects = [WOOL_FOR_OTHERS, r#"{"do":"steal","who":"active","from":"anyone"}"#];
    let mut game = event(2, 4, &effects.join(","));
    each_holds(&mut game, &[]);
    game.draws();
    let [_, blue, white] = [0, 1, 2].map(|nth| game.seat(nth));
    let [Task::Steal { from, .. }] = game.state.tasks() else { panic!("{:?}", game.state.tasks()) };
    assert_eq!(*from, StealTargets::OneOf(Seats::from_iter([blue, white])));
}

#[test]
fn a_card_that_was_taken_first_can_be_given_afterward() {
    let effects = [WOOL_FOR_OTHERS, r#"{"do":"give","who":"all","to":"left_neighbour"}"#];
    let mut game = event(2, 4, &effects.join(","));
    each_holds(&mut game, &[]);
    game.draws();
    let givers: Vec<usize> = game.state.tasks().iter().map(|task| task.player().index()).collect();
    assert_eq!(givers, [1, 2], "red has nothing to give");
}

#[test]
fn a_card_that_was_paid_first_can_be_taken_from_the_bank_afterward() {
    let effects = [PAY, r#"{"do":"take","who":"others","resource":"wool","duty":"may"}"#];
    let mut game = event(2, 4, &effects.join(","));
    for (nth, wool) in [(1, 0), (2, 0), (0, 19)] {
        game.holds(nth, &[(Wool, wool)]);
    }
    game.draws();
    game.does(Deed::Pay { player: game.seat(0), card: Some(Wool.into()) });
    assert_eq!(game.state.tasks().len(), 2, "{:?}", game.state.tasks());
    game.does(Deed::Take { player: game.seat(1), card: Some(Wool.into()) });
    assert!(game.state.tasks().is_empty(), "none is left for white");
}

#[test]
fn an_event_counts_its_discards_when_their_turn_comes() {
    let mut game = event(2, 4, &[PAY, DISCARD].join(","));
    game.holds(0, &[(Ore, 8)]);
    game.holds(1, &[(Grain, 9)]);
    game.draws();
    let [red, blue, _] = [0, 1, 2].map(|nth| game.seat(nth));
    game.does(Deed::Pay { player: red, card: Some(Ore.into()) });
    assert_eq!(discards(&game), [(1, Some(4))], "red has paid the one too many");
    game.holds(1, &[(Grain, 12)]);
    assert_eq!(discards(&game), [(1, Some(6))], "what they really hold");
    game.does(Deed::Discard { player: blue, cards: Some(cards(&[(Grain, 6)])) });
    assert_eq!(game.state.phase(), Phase::Trading);
}

#[test]
fn whoever_holds_nothing_but_what_was_given_passes_that_on() {
    let give = r#"{"do":"give","who":"all","to":"left_neighbour"}"#;
    let mut game = event(2, 4, &[give, give].join(","));
    for (nth, hand) in [(0, &[(Ore, 1)][..]), (1, &[(Wool, 1)]), (2, &[])] {
        game.holds(nth, hand);
    }
    game.draws();
    let [red, blue, white] = [0, 1, 2].map(|nth| game.seat(nth));
    game.does(Deed::Give { player: red, to: blue, card: Some(Ore.into()) });
    let own_first = game.refuses(Deed::Give { player: blue, to: white, card: Some(Ore.into()) });
    assert_eq!(own_first, Refusal::from(Breach::NotHeldBefore(Ore.into())));
    game.does(Deed::Give { player: blue, to: white, card: Some(Wool.into()) });
    game.does(Deed::Give { player: blue, to: white, card: Some(Ore.into()) });
    assert_eq!(game.state.phase(), Phase::Trading);
}

#[test]
fn whoever_holds_nothing_when_the_card_is_drawn_is_not_asked_to_pass_a_gift_on() {
    for to in ["anyone", "left_neighbour"] {
        let give = format!(r#"{{"do":"give","who":"others","to":"{to}"}}"#);
        let mut game = event(2, 4, &give);
        for (nth, hand) in [(0, &[][..]), (1, &[(Ore, 1)]), (2, &[])] {
            game.holds(nth, hand);
        }
        game.draws();
        let [blue, white] = [1, 2].map(|nth| game.seat(nth));
        let givers: Vec<_> = game.state.tasks().iter().map(Task::player).collect();
        assert_eq!(givers, [blue], "{to}");
        game.does(Deed::Give { player: blue, to: white, card: Some(Ore.into()) });
        assert_eq!(game.state.phase(), Phase::Trading, "{to}");
    }
}

type DeedOf<'a> = &'a dyn Fn(&Table, Seat) -> Deed;

#[test]
fn what_a_card_asks_of_one_player_nobody_does_for_them() {
    let road =
        |game: &Table, player| game.state.pieces().roads_of(player).next().expect("a road").0;
    let to = |game: &Table| game.seat(2);
    let asked: [(&str, DeedOf); 6] = [
        (r#"{"do":"steal","who":"active","from":"anyone"}"#, &|game, player| Deed::Steal {
            player,
            from: to(game),
            card: Some(Ore.into()),
        }),
        (r#"{"do":"take","who":"active"}"#, &|_, player| Deed::Take {
            player,
            card: Some(Wool.into()),
        }),
        (r#"{"do":"pay","who":"active"}"#, &|_, player| Deed::Pay {
            player,
            card: Some(Ore.into()),
        }),
        (r#"{"do":"swap","who":"active"}"#, &|_, player| Deed::Swap {
            player,
            cards: Some((Ore.into(), Wool.into())),
        }),
        (r#"{"do":"give","who":"active","to":"anyone"}"#, &|game, player| Deed::Give {
            player,
            to: to(game),
            card: Some(Ore.into()),
        }),
        (r#"{"do":"damage_road","who":"active","bars":"buildings"}"#, &|game, player| {
            Deed::DamageRoad { player, at: road(game, player) }
        }),
    ];
    for (effect, deed) in asked {
        let mut game = event(2, 4, effect);
        each_holds(&mut game, &[(Ore, 2)]);
        game.draws();
        let [red, blue] = [0, 1].map(|nth| game.seat(nth));
        let by_another = deed(&game, blue);
        let refusal = game.refuses(by_another);
        assert_eq!(refusal.waiting_for(), Some(Waiting::NoSuchTask), "{effect}");
        let own = deed(&game, red);
        game.does(own);
        assert_eq!(game.state.phase(), Phase::Trading, "{effect}");
    }
}

#[test]
fn a_damaged_road_is_mended_by_whomever_the_card_names() {
    let mut game = event(2, 4, r#"{"do":"mend_road","who":"active"}"#);
    let roads = [0, 1].map(|nth| {
        let player = game.seat(nth);
        let mut roads = game.state.pieces().roads_of(player);
        (player, roads.next().expect("a road").0)
    });
    for (player, at) in roads {
        game.corrects(Correction::Road { at, is: Some((player, Condition::Damaged)) });
    }
    game.draws();
    let [(red, own), (blue, other)] = roads;
    let refusal = game.refuses(Deed::MendRoad { player: blue, at: other });
    assert_eq!(refusal.waiting_for(), Some(Waiting::NoSuchTask));
    game.does(Deed::MendRoad { player: red, at: own });
    assert_eq!(game.state.damaged_links(blue).collect::<Vec<_>>(), [other]);
}

#[test]
fn each_mending_turns_one_road_back_as_long_as_one_is_damaged() {
    let mend = r#"{"do":"mend_road","who":"active"}"#;
    let mut game = event(2, 4, &[mend; 3].join(","));
    let player = game.seat(0);
    let roads: Vec<_> = game.state.pieces().roads_of(player).map(|(at, _)| at).collect();
    let [one, other] = roads[..] else { panic!("{roads:?}") };
    for at in [one, other] {
        game.corrects(Correction::Road { at, is: Some((player, Condition::Damaged)) });
    }
    game.draws();
    assert_eq!(game.state.tasks().len(), 3);
    game.does(Deed::MendRoad { player, at: other });
    assert_eq!(game.state.tasks().len(), 2);
    game.does(Deed::MendRoad { player, at: one });
    assert!(game.state.tasks().is_empty(), "the third has nothing to mend");
    assert_eq!(game.state.phase(), Phase::Trading);
}

#[test]
fn whoever_has_no_intact_road_left_damages_none() {
    let damage = r#"{"do":"damage_road","who":"active","bars":"buildings"}"#;
    let mut game = event(2, 4, &[damage; 3].join(","));
    game.draws();
    let red = game.seat(0);
    let roads: Vec<_> = game.state.pieces().roads_of(red).map(|(path, _)| path).collect();
    assert_eq!((roads.len(), game.state.tasks().len()), (2, 3));
    for at in roads {
        game.does(Deed::DamageRoad { player: red, at });
    }
    assert!(game.state.tasks().is_empty());
}

// Hands that nobody follows.

#[rstest]
#[case::to_pay(PAY)]
#[case::to_give(r#"{"do":"give","who":"all","to":"left_neighbour"}"#)]
fn where_hands_are_not_followed_the_table_says_that_nobody_had_a_card(#[case] effects: &str) {
    let rules = Rules { target: 30, following: Following::Off, ..Rules::open_hands() };
    let mut game = Table::open(setup(2, 4, effects, rules));
    game.draws();
    while !game.state.tasks().is_empty() {
        game.does(Deed::Leave { task: 0 });
    }
    assert_eq!(game.state.phase(), Phase::Trading, "by the rules");
}

// A win in the middle of a vote.

/// With a Leap Year to vote for.
pub fn leap() -> Selection {
    let new_year = NewYear::On { hidden: Hidden::default(), leap_year: LeapYear::With };
    Selection { new_year, ..Selection::default() }
}

#[test]
fn a_win_in_the_middle_of_a_vote_ends_the_vote_and_folds_to_itself() {
    let rules = Rules { target: 3, cards: leap(), ..Rules::open_hands() };
    let mut game = Table::open(setup(2, 4, "", rules));
    let quiet = roll(2);
    game.does(quiet.clone());
    each_holds(&mut game, &[(Wool, 2), (Grain, 2), (Ore, 2)]);
    game.does(Deed::BuyCard);
    game.does(Deed::Pass);
    while game.state.pile().expect("a pile").left() > 7 {
        game.draws();
        while !game.state.tasks().is_empty() {
            game.takes(Deed::Leave { task: 0 }, Enforcement::AsTheTableDid);
        }
        game.does(Deed::Pass);
    }
    while game.state.active() != game.seat(0) {
        game.does(quiet.clone());
        game.does(Deed::Pass);
    }
    game.draws();
    assert!(game.state.is_voting());
    game.does(Deed::Vote { player: game.seat(1), ballot: Ballot::LeapYear });
    game.does(Deed::ClaimWin { revealed: 1 });
    assert!(game.state.over().is_some());
    assert!(!game.state.is_voting() && game.state.tasks().is_empty());
    game.does(Deed::PlayOn);
    assert!(game.state.is_voting(), "the table votes on");
    assert_eq!(game.state.ballots(), [Ballot::LeapYear]);
}

// The ship.

#[test]
fn an_attack_that_was_not_fought_is_not_over_when_the_card_is_done() {
    let event_die = EventDie::Shown;
    let rules =
        Rules { cards: Selection { event_die, ..Selection::default() }, ..Rules::open_hands() };
    let effects = r#"{"do":"ship","course":"nearer"},{"do":"at_table"}"#;
    let mut game = Table::open(setup(2, 4, effects, rules));
    game.does(Deed::MoveBarbarians { to: 6.try_into().expect("a step") });
    game.draws();
    assert!(matches!(game.state.tasks(), [Task::Barbarians { .. }, Task::AtTable { .. }]));
    game.takes(Deed::Leave { task: 0 }, Enforcement::AsTheTableDid);
    game.does(Deed::Resolve);
    assert_eq!(game.state.barbarians(), BarbarianTrack::ISLAND);
}

// Held weather cards.

#[test]
fn the_weather_cards_are_not_passed_on_before_the_game_has_begun() {
    let cards = Selection { weather: Weather::Held, ..Selection::default() };
    let rules = Rules { cards, ..Rules::open_hands() };
    let mut parts = SetupFields::from(setup(2, 4, "", rules));
    parts.weather_holder = Some(parts.first);
    let state = State::new(Arc::new(Setup::new(parts).expect("fine")));
    let to = state.setup().players.after(state.active());
    let refused = state.propose(Deed::PassWeather { to }, Enforcement::AsTheTableDid);
    assert_eq!(refused, Err(Refusal::from(Impossible::NotNow(Waiting::Opening))));
}
