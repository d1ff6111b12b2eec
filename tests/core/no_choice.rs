//! Duties that leave one answer alone are done without a touch, and no others, of Cities & Knights
//! too (docs/knights.md 7, 8, 9, 10); what undo makes of them.

use board::Hex;
use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use cards::{Award, EventFace};
use chrono::DateTime;
use game::{
    Act, Building, By, CardKind, Condition, Correction, Deed, Enforcement, Entry, ExtraBuilding,
    Following, Game, KnightLevel, KnightsCorrection, KnightsDeed, KnightsTask, Level, Phase, Play,
    Readiness, Rules, Seat, Setup, SetupFields, State, StealTargets, Step, Task, Track,
};
use rstest::rstest;

use crate::common::knights_table::{of, trading};
use crate::common::watched::middle;
use crate::common::{Table, cards, roll, take};
use crate::knights_sections::others_guard;

fn rules(following: Following) -> Rules {
    Rules { following, ..Rules::default() }
}

/// The hex beside the settlement of a player, and of nobody else.
fn home(state: &State, seat: Seat) -> Hex {
    let at = state.pieces().buildings_of(seat).next().expect("a building").0;
    let hexes = state.robber_hexes();
    hexes.into_iter().find(|hex| at.hexes().contains(hex)).expect("a hex beside it")
}

/// The robber has to flee, and there is one desert.
fn fleeing() -> (Table, Act) {
    let mut table =
        Table::with_event(2, 3, r#"[{"do": "robber_flees", "without_desert": "beside_board"}]"#);
    table.corrects(Correction::Robber { at: Some(Hex::new(1, 1)) });
    let act = table.draws();
    (table, act)
}

#[test]
fn a_robber_that_flees_to_the_only_desert_goes_there_by_itself() {
    let (mut table, act) = fleeing();
    assert!(matches!(table.state.open_tasks(), [Task::RobberTo { .. }]));
    let to = Some(Hex::new(0, 0));
    assert_eq!(table.state.only_answer(&act.deed), Some(Deed::RobberFlees { to }));
    table.does(Deed::RobberFlees { to });
    assert_eq!(table.state.only_answer(&Deed::RobberFlees { to }), None, "nothing is due");
}

#[test]
fn a_table_that_puts_something_right_is_left_to_itself() {
    let (table, _) = fleeing();
    let award = Award::LongestRoad;
    let told = Deed::Correct { correction: Correction::Holder { award, holder: None } };
    assert_eq!(table.state.only_answer(&told), None);
}

/// A knight's robber beside the second player, who alone holds these cards.
fn robbed(following: Following, held: &[(board::Resource, u8)]) -> (Table, Deed) {
    let mut game = Table::of(middle(3, rules(following)));
    game.holds(1, held);
    game.does(roll(7));
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
    let steal = Deed::Steal { player, from, card: Some(Ore.into()) };
    assert_eq!(game.state.only_answer(&moved), Some(steal));
}

#[test]
fn of_several_victims_and_of_a_steal_that_may_be_left_nothing_is_done_by_itself() {
    let mut game = Table::of(middle(3, rules(Following::Secret)));
    let (one, other) = (game.seat(1), game.seat(2));
    game.holds(1, &[(Ore, 2)]);
    game.holds(2, &[(Ore, 2)]);
    let to = home(&game.state, one);
    let at = board::Intersection::around(to)
        .into_iter()
        .find(|at| game.state.pieces().building(*at).is_none())
        .expect("a free corner");
    game.corrects(Correction::Building { at, is: Some((other, Building::City)) });
    game.does(roll(7));
    let moved = Deed::MoveRobber { to };
    game.does(moved.clone());
    let tasks = game.state.open_tasks();
    assert!(
        matches!(tasks, [Task::Steal { from: StealTargets::OneOf(prey), .. }] if prey.len() == 2)
    );
    assert_eq!(game.state.only_answer(&moved), None);

    // Where hands are not followed only the table knows who holds a card.
    let mut game = Table::of(middle(3, rules(Following::Off)));
    game.does(roll(7));
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
    let mut game = Table::of(middle(3, rules(following)));
    game.holds(1, &[(Grain, 9)]);
    game.does(roll(7));
    let player = game.seat(1);
    let deed = Deed::Discard { player, cards: Some(cards(&[(Grain, 4)])) };
    assert_eq!(game.state.only_answer(&roll(7)), by_itself.then_some(deed));
}

#[test]
fn whoever_has_no_choice_does_not_wait_for_those_who_have() {
    let mut game = Table::of(middle(3, rules(Following::Open)));
    game.holds(1, &[(Grain, 5), (Ore, 4)]);
    game.holds(2, &[(Wool, 8)]);
    game.does(roll(7));
    let player = game.seat(2);
    let deed = Deed::Discard { player, cards: Some(cards(&[(Wool, 4)])) };
    assert_eq!(game.state.only_answer(&roll(7)), Some(deed.clone()));
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
fn phase(following: Following, held: &[(board::Resource, u8)]) -> Table {
    let extra_building = ExtraBuilding::Special;
    let mut game = Table::of(middle(5, Rules { extra_building, ..rules(following) }));
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
    acts(roll(2), By::Table);
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

/// Returns what the app would do next by itself.
fn answer(table: &Table) -> Option<Deed> {
    table.state.only_answer(&Deed::Resolve)
}

/// The first player has a second city.
pub fn second_city(table: &mut Table) {
    let settlement = table.state.city_spots()[0];
    table.builds(0, settlement, Building::City);
}

#[test]
fn the_fifth_progress_card_goes_back_by_itself_where_all_are_of_one_deck() {
    // Of politics it may be the Constitution, which is shown instead.
    let cases = [
        (Track::Trade, Track::Politics, 0, true),
        (Track::Trade, Track::Politics, 1, false),
        (Track::Politics, Track::Trade, 0, false),
    ];
    for (track, other, others, alone) in cases {
        let mut table = trading();
        table.draws_of(1, track, 4 - others);
        table.draws_of(1, other, others);
        let player = table.seat(1);
        let level = Level::MOST;
        table.corrects(KnightsCorrection::Level { player, track, level });
        table.passes();
        // A number that brings nothing.
        table.dice(2, 1, EventFace::Science);
        table.passes();
        let face = if track == Track::Trade { EventFace::Trade } else { EventFace::Politics };
        table.dice(1, 4, face);
        let due = Task::Knights(KnightsTask::PutBack { player });
        assert_eq!(table.state.tasks(), [due]);
        let back = Deed::Knights(KnightsDeed::PutBack { player, track });
        assert_eq!(answer(&table), alone.then_some(back));
    }
}

#[test]
fn a_single_city_becomes_the_metropolis_or_is_pillaged_by_itself_and_of_two_somebody_chooses() {
    for alone in [true, false] {
        let mut table = trading();
        if !alone {
            second_city(&mut table);
        }
        table.improved(0, Track::Trade, 3);
        table.has(0, of(CardKind::Cloth, 4));
        table.does(KnightsDeed::Improve { track: Track::Trade });
        let (player, track, at) = (table.seat(0), Track::Trade, table.city(0));
        let place = Deed::Knights(KnightsDeed::PlaceMetropolis { player, track, at });
        assert_eq!(answer(&table), alone.then_some(place));

        let mut table = trading();
        if !alone {
            second_city(&mut table);
        }
        others_guard(&mut table);
        table.dice(2, 3, EventFace::Ship);
        let (player, at) = (table.seat(0), table.city(0));
        let lose = Deed::Knights(KnightsDeed::LoseCity { player, at });
        assert_eq!(answer(&table), alone.then_some(lose));
    }
}

#[test]
fn the_last_deck_with_cards_is_drawn_from_by_itself() {
    let mut table = trading();
    for nth in [0, 1] {
        let at = table.ends(nth)[0];
        table.knight(nth, at, (KnightLevel::Mighty, Readiness::Active));
    }
    table.draws_of(2, Track::Science, 18);
    table.draws_of(2, Track::Trade, 17);
    table.passes();
    table.ship_is_near();
    table.dice(2, 3, EventFace::Ship);
    assert_eq!(answer(&table), None, "two decks have cards");
    let player = table.state.tasks().first().expect("a draw").player();
    table.does(KnightsDeed::ChooseDeck { player, track: Track::Trade });
    let player = table.state.tasks().first().expect("another").player();
    let draw = KnightsDeed::ChooseDeck { player, track: Track::Politics };
    assert_eq!(answer(&table), Some(Deed::Knights(draw)));
}

#[test]
fn a_single_knight_deserts_by_itself_and_of_two_its_owner_chooses() {
    for alone in [true, false] {
        let mut table = trading();
        let from = table.seat(1);
        let at = table.ends(1)[0];
        table.knight(1, at, (KnightLevel::Basic, Readiness::Inactive));
        if !alone {
            let other = table.wilds();
            table.knight(1, other, (KnightLevel::Basic, Readiness::Inactive));
        }
        table.plays(Play::Deserter { from });
        let lose = Deed::Knights(KnightsDeed::LoseKnight { player: from, at });
        assert_eq!(answer(&table), alone.then_some(lose));
    }
}

#[test]
fn what_a_card_only_allows_is_never_done_by_itself() {
    let mut table = trading();
    let at = table.ends(0)[0];
    table.knight(0, at, (KnightLevel::Basic, Readiness::Inactive));
    table.plays(Play::Smith);
    assert_eq!(answer(&table), None);
    let mut table = trading();
    table.has(0, cards(&[(Wool, 1)]));
    table.has(1, of(CardKind::Coin, 1));
    table.has(2, cards(&[(Ore, 1)]));
    table.plays(Play::CommercialHarbor);
    assert_eq!(answer(&table), None);
}
