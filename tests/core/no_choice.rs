//! Duties that have one answer, and what undo makes of them.

use board::Hex;
use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use cards::Award;
use chrono::DateTime;
use game::{
    Act, By, Condition, Correction, Deed, Enforcement, Entry, ExtraBuilding, Following, Game,
    Phase, Rules, Seat, Setup, SetupFields, State, StealTargets, Step, Task,
};
use rstest::rstest;

use crate::common::watched::{Watched, middle};
use crate::common::{Table, cards, take};

fn rules(following: Following) -> Rules {
    Rules { following, ..Rules::default() }
}

fn seven() -> Deed {
    Deed::Roll { number: 7.try_into().expect("a roll") }
}

/// The hex beside the settlement of a player, and of nobody else.
fn home(state: &State, seat: Seat) -> Hex {
    let at = state.pieces().buildings_of(seat).next().expect("a building").0;
    let hexes = state.robber_hexes();
    hexes.into_iter().find(|hex| at.hexes().contains(hex)).expect("a hex beside it")
}

#[test]
fn a_robber_that_flees_to_the_only_desert_goes_there_by_itself() {
    let mut table =
        Table::with_event(2, 3, r#"[{"do": "robber_flees", "without_desert": "beside_board"}]"#);
    let at = Some(Hex::new(1, 1));
    table.corrects(Correction::Robber { at });
    let act = table.draws();
    assert!(matches!(table.state.open_tasks(), [Task::RobberTo { .. }]));
    let to = Some(Hex::new(0, 0));
    assert_eq!(table.state.only_answer(&act.deed), Some(Deed::RobberFlees { to }));
    table.does(Deed::RobberFlees { to });
    assert_eq!(table.state.only_answer(&Deed::RobberFlees { to }), None, "nothing is due");
}

#[test]
fn a_table_that_puts_something_right_is_left_to_itself() {
    let mut table =
        Table::with_event(2, 3, r#"[{"do": "robber_flees", "without_desert": "beside_board"}]"#);
    let at = Some(Hex::new(1, 1));
    table.corrects(Correction::Robber { at });
    table.draws();
    let award = Award::LongestRoad;
    let told = Deed::Correct { correction: Correction::Holder { award, holder: None } };
    assert_eq!(table.state.only_answer(&told), None);
}

/// A knight's robber beside the second player, who alone holds these cards.
fn robbed(following: Following, held: &[(board::Resource, u8)]) -> (Watched, Deed) {
    let mut game = Watched::open(middle(3, rules(following)));
    game.holds(1, held);
    game.does(seven());
    let to = home(&game.state, game.seat(1));
    let moved = Deed::MoveRobber { to };
    game.does(moved.clone());
    (game, moved)
}

#[test]
fn the_only_victim_of_a_secret_hand_is_robbed_without_a_touch() {
    let (game, moved) = robbed(Following::Secret, &[(Ore, 2), (Wool, 1)]);
    let (player, from) = (game.seat(0), game.seat(1));
    assert_eq!(game.state.only_answer(&moved), Some(Deed::Steal { player, from, card: None }));
}

#[test]
fn a_card_of_an_open_hand_is_asked_for_unless_all_are_of_one_kind() {
    let (game, moved) = robbed(Following::Open, &[(Ore, 2), (Wool, 1)]);
    assert_eq!(game.state.only_answer(&moved), None);
    let (game, moved) = robbed(Following::Open, &[(Ore, 3)]);
    let (player, from) = (game.seat(0), game.seat(1));
    let card = Some(Ore);
    assert_eq!(
        game.state.only_answer(&moved),
        Some(Deed::Steal { player, from, card: card.map(Into::into) })
    );
}

#[test]
fn of_several_victims_and_of_a_steal_that_may_be_left_nothing_is_done_by_itself() {
    let mut game = Watched::open(middle(3, rules(Following::Secret)));
    let (one, other) = (game.seat(1), game.seat(2));
    game.holds(1, &[(Ore, 2)]);
    game.holds(2, &[(Ore, 2)]);
    let to = home(&game.state, one);
    let at = board::Intersection::around(to)
        .into_iter()
        .find(|at| game.state.pieces().building(*at).is_none())
        .expect("a free corner");
    game.corrects(Correction::Building { at, is: Some((other, game::Building::City)) });
    game.does(seven());
    let moved = Deed::MoveRobber { to };
    game.does(moved.clone());
    let tasks = game.state.open_tasks();
    assert!(
        matches!(tasks, [Task::Steal { from: StealTargets::OneOf(prey), .. }] if prey.len() == 2)
    );
    assert_eq!(game.state.only_answer(&moved), None);

    // Where hands are not followed only the table knows who holds a card.
    let mut game = Watched::open(middle(3, rules(Following::Off)));
    game.does(seven());
    while matches!(game.state.open_tasks(), [Task::Discard { .. }, ..]) {
        game.does(Deed::Leave { task: 0 });
    }
    let to = home(&game.state, game.seat(1));
    let moved = Deed::MoveRobber { to };
    game.does(moved.clone());
    assert!(matches!(game.state.open_tasks(), [Task::Steal { .. }]));
    assert_eq!(game.state.only_answer(&moved), None);
}

#[rstest]
#[case(Following::Open, true)]
#[case(Following::Secret, false)]
fn a_hand_of_one_kind_discards_by_itself_only_where_all_see_it(
    #[case] following: Following,
    #[case] by_itself: bool,
) {
    let mut game = Watched::open(middle(3, rules(following)));
    game.holds(1, &[(Grain, 9)]);
    game.does(seven());
    let player = game.seat(1);
    let deed = Deed::Discard { player, cards: Some(cards(&[(Grain, 4)])) };
    assert_eq!(game.state.only_answer(&seven()), by_itself.then_some(deed));
}

#[test]
fn whoever_has_no_choice_does_not_wait_for_those_who_have() {
    let mut game = Watched::open(middle(3, rules(Following::Open)));
    game.holds(1, &[(Grain, 5), (Ore, 4)]);
    game.holds(2, &[(Wool, 8)]);
    game.does(seven());
    let player = game.seat(2);
    let deed = Deed::Discard { player, cards: Some(cards(&[(Wool, 4)])) };
    assert_eq!(game.state.only_answer(&seven()), Some(deed.clone()));
    game.does(deed.clone());
    assert!(matches!(game.state.open_tasks(), [Task::Discard { .. }]));
    assert_eq!(game.state.only_answer(&deed), None, "the other one chooses");
}

#[test]
fn the_only_road_that_can_be_damaged_is_damaged_by_itself() {
    let effects = r#"[{"do": "damage_road", "who": "active", "bars": "buildings"}]"#;
    let mut table = Table::with_event(2, 3, effects);
    let seat = table.seat(0);
    let roads: Vec<_> = table.state.pieces().roads_of(seat).map(|(at, _)| at).collect();
    let [gone, at] = roads.as_slice() else { panic!("{roads:?}") };
    table.corrects(Correction::Road { at: *gone, is: Some((seat, Condition::Damaged)) });
    let act = table.draws();
    let only = Deed::DamageRoad { player: seat, at: *at };
    assert_eq!(table.state.only_answer(&act.deed), Some(only));
}

/// Five at a table with the special building phase, each with these cards; the
/// first one is done.
fn phase(following: Following, held: &[(board::Resource, u8)]) -> Watched {
    let extra_building = ExtraBuilding::Special;
    let mut game = Watched::open(middle(5, Rules { extra_building, ..rules(following) }));
    for nth in (0..5).filter(|_| following.is_on()) {
        game.holds(nth, held);
    }
    game.rolls(2);
    game.does(Deed::Pass);
    assert!(matches!(game.state.phase(), Phase::ExtraBuilding { .. }));
    game
}

#[rstest]
#[case::nothing_open(Following::Open, &[], true)]
#[case::no_price_open(Following::Open, &[(Wool, 3)], true)]
#[case::a_road_open(Following::Open, &[(Brick, 1), (Lumber, 1)], false)]
#[case::one_card_secret(Following::Secret, &[(Brick, 1)], true)]
#[case::too_little_grain_open(Following::Open, &[(Grain, 1), (Ore, 4)], true)]
#[case::enough_for_all_that_is_seen(Following::Secret, &[(Grain, 1), (Ore, 4)], false)]
#[case::not_followed(Following::Off, &[], false)]
fn a_special_building_phase_in_which_nobody_can_pay_is_over_by_itself(
    #[case] following: Following,
    #[case] held: &[(board::Resource, u8)],
    #[case] by_itself: bool,
) {
    let game = phase(following, held);
    let answer = game.state.only_answer(&Deed::Pass);
    assert_eq!(answer, by_itself.then_some(Deed::Pass), "{following:?} {held:?}");
}

#[test]
fn whoever_has_built_in_the_phase_says_themselves_that_they_are_done() {
    let game = phase(Following::Open, &[]);
    let player = game.seat(3);
    assert_eq!(game.state.only_answer(&Deed::LetBuild { player }), None);
}

/// A game in which the first is done, and the rest of the turn follows.
fn followed() -> Game {
    let extra_building = ExtraBuilding::Special;
    let parts: SetupFields = middle(5, Rules { extra_building, ..rules(Following::Open) });
    let mut game = Game::new(Setup::new(parts).expect("fine"));
    let mut acts = |deed: Deed, by: By| {
        let act = game.propose(deed, Enforcement::ByTheRules).expect("it can be done").into_act();
        let entry = Entry::new(DateTime::UNIX_EPOCH, Step::Act(Act { by, ..act }));
        let line = serde_json::to_string(&entry).expect("writes");
        game.take(serde_json::from_str(&line).expect("reads")).expect("it fits");
    };
    acts(Deed::Roll { number: 2.try_into().expect("a roll") }, By::Table);
    acts(Deed::Pass, By::Table);
    acts(Deed::Pass, By::App);
    game
}

#[test]
fn one_undo_takes_back_the_touch_and_what_followed_by_itself_and_one_redo_brings_both() {
    let mut game = followed();
    let after = game.state().clone();
    assert_eq!((game.count(), after.turn()), (3, 2));
    assert_eq!(game.last_touch().map(|(before, act)| (before, &act.deed)), Some((1, &Deed::Pass)));
    let step = game.undo_step();
    take(&mut game, step);
    assert_eq!((game.count(), game.state().phase()), (1, Phase::Trading));
    let step = game.redo_step();
    take(&mut game, step);
    assert_eq!((game.count(), game.state()), (3, &after));
    assert_eq!(game.last().map(|act| act.by), Some(By::App));
    // Between the two one may still stand: the history leads there.
    let between = game.acts().nth(1).map(|(id, ..)| id);
    take(&mut game, Step::Back(between));
    assert!(matches!(game.state().phase(), Phase::ExtraBuilding { .. }));
    assert_eq!(game.undo_step(), Step::Undo);
}

#[test]
fn an_undo_to_the_opening_takes_back_all_that_followed_its_first_act() {
    let mut game = followed();
    for left in [1, 0] {
        let step = game.undo_step();
        take(&mut game, step);
        assert_eq!(game.count(), left);
    }
    for count in [1, 3] {
        let step = game.redo_step();
        take(&mut game, step);
        assert_eq!(game.count(), count);
    }
}
