//! The progress cards of politics, each as rules (docs/knights.md 12).

use board::Resource::{Brick, Grain, Ore};
use board::{Intersection, Path};
use game::{
    Breach, Building, CardKind, Cards, Condition, Correction, Deed, DeserterActs, DeserterLevel,
    Knight, KnightLevel, KnightsBefore, KnightsBreach, KnightsCorrection, KnightsDeed, KnightsTask,
    NotOnTheTable, Play, ProgressCard, Readiness, SaboteurHits, Task, Track,
};

use crate::common::knights_table::{of, trading};
use crate::common::{Table, cards};

const BASIC: (KnightLevel, Readiness) = (KnightLevel::Basic, Readiness::Inactive);
const MIGHTY: (KnightLevel, Readiness) = (KnightLevel::Mighty, Readiness::Active);

#[test]
fn a_bishop_moves_the_robber_and_takes_a_card_from_everybody_beside_it() {
    let mut table = trading();
    table.may_not_play(Play::Bishop, KnightsBreach::RobberLocked);
    table.attacked_once();
    let [one, two, three] = [0, 1, 2].map(|nth| table.seat(nth));
    // All three have a building at this hex.
    let at = table.state.island().tiles().iter().map(|tile| tile.at).find(|hex| {
        table.state.robber() != Some(*hex)
            && Intersection::around(*hex).into_iter().all(|at| table.state.pieces().is_free(at))
    });
    let at = at.expect("a free hex");
    let corners = Intersection::around(at);
    for nth in 0..3 {
        table.builds(nth, corners[2 * nth], Building::Settlement);
    }
    table.has(0, Cards::none());
    table.has(1, of(CardKind::Coin, 1));
    table.has(2, cards(&[(Ore, 2)]));
    table.plays(Play::Bishop);
    table.does(Deed::MoveRobber { to: at });
    let open: Vec<_> = table.state.open_tasks().iter().map(Task::player).collect();
    assert_eq!(open, [one, one], "one card from each of the two others");
    table.does(Deed::Steal { player: one, from: three, card: Some(CardKind::Ore) });
    table.does(Deed::Steal { player: one, from: two, card: Some(CardKind::Coin) });
    assert_eq!(table.hand(0), cards(&[(Ore, 1)]).plus(of(CardKind::Coin, 1)));
    assert!(table.state.tasks().is_empty());
}

#[test]
fn a_bishop_whose_robber_is_not_moved_takes_nothing() {
    let mut table = trading();
    table.attacked_once();
    table.plays(Play::Bishop);
    table.does(Deed::DoneAtTable { task: 0 });
    assert!(table.state.tasks().is_empty());
}

/// The second player has a knight, which deserts.
fn deserted(of: (KnightLevel, Readiness)) -> Table {
    let mut table = trading();
    let from = table.seat(1);
    let at = table.ends(1)[0];
    table.knight(1, at, of);
    table.plays(Play::Deserter { from });
    // Of its owner's choice.
    table.asks([KnightsTask::LoseKnight { player: from }]);
    table.does(KnightsDeed::LoseKnight { player: from, at });
    assert!(table.state.pieces().is_free(at));
    table
}

#[test]
fn a_knight_that_deserts_comes_over_as_strong_and_as_active_without_a_fortress() {
    let mut table = deserted(MIGHTY);
    table.asks([KnightsTask::PlaceDeserter { player: table.seat(0) }]);
    assert_eq!(table.state.deserter_levels(), [KnightLevel::Mighty]);
    let at = table.ends(0)[0];
    let (wild, level, basic) = (table.wilds(), KnightLevel::Mighty, KnightLevel::Basic);
    let weaker = KnightsDeed::PlaceDeserter { at, level: basic };
    table.may_not(weaker, KnightsBreach::WrongDeserter(basic));
    let apart = KnightsDeed::PlaceDeserter { at: wild, level };
    table.may_not(apart, KnightsBreach::KnightWithoutRoad(wild));
    table.does(KnightsDeed::PlaceDeserter { at, level });
    let arrived = table.state.pieces().knight(at);
    assert_eq!(arrived, Some((table.seat(0), Knight { level, readiness: Readiness::Active })));
    let may_act = !table.state.knights().expect("played").table().is_tired(at);
    assert!(may_act, "it may act at once");
}

#[test]
fn where_no_knight_of_its_level_is_left_a_basic_one_comes_over_or_by_2025_any_lower_one() {
    let mut table = trading();
    for _ in 0..2 {
        let at = table.wilds();
        table.knight(0, at, MIGHTY);
    }
    let from = table.seat(1);
    let at = table.ends(1)[0];
    table.knight(1, at, MIGHTY);
    table.plays(Play::Deserter { from });
    table.does(KnightsDeed::LoseKnight { player: from, at });
    assert_eq!(table.state.deserter_levels(), [KnightLevel::Basic]);
    table.plays_by(|rules| rules.deserter_level = DeserterLevel::SameOrLower);
    assert_eq!(table.state.deserter_levels(), [KnightLevel::Basic, KnightLevel::Strong]);
    table.does(Deed::Leave { task: 0 });
    assert!(table.state.tasks().is_empty(), "nobody has to place one");
}

#[test]
fn a_table_may_let_a_deserter_rest_until_the_next_turn() {
    let mut table = deserted(MIGHTY);
    table.plays_by(|rules| rules.deserter_acts = DeserterActs::NextTurn);
    let at = table.ends(0)[0];
    table.does(KnightsDeed::PlaceDeserter { at, level: KnightLevel::Mighty });
    assert!(table.state.knights().expect("played").table().is_tired(at));
    let mut table = trading();
    let from = table.seat(1);
    let nobody = KnightsBreach::NothingToGain(ProgressCard::Deserter);
    table.may_not_play(Play::Deserter { from }, nobody);
}

/// A road of a player's, with its far end free of everything of theirs.
fn open_road(table: &Table, nth: usize) -> (Path, Intersection) {
    let seat = table.seat(nth);
    let pieces = table.state.pieces();
    let mut roads = pieces.roads_of(seat).map(|(path, _)| path);
    let found = roads.find_map(|path| {
        let end = path.ends().into_iter().find(|end| pieces.is_free(*end))?;
        Some((path, end))
    });
    found.expect("roads of the opening are open")
}

#[test]
fn a_diplomat_removes_an_open_road_and_an_own_one_may_be_built_elsewhere() {
    let mut table = trading();
    let (at, _) = open_road(&table, 1);
    table.plays(Play::Diplomat { at, from: table.seat(1) });
    assert_eq!(table.state.pieces().road(at), None);
    assert!(table.state.tasks().is_empty(), "somebody else's is gone");
    let (at, _) = open_road(&table, 0);
    let from = table.seat(0);
    table.has(0, Cards::none());
    table.plays(Play::Diplomat { at, from });
    assert_eq!(table.state.tasks(), [Task::FreeRoad { player: from }]);
    let other = table.state.road_spots().into_iter().find(|path| *path != at).expect("another");
    table.does(Deed::BuildRoad { at: other });
    assert!(table.state.tasks().is_empty());
}

#[test]
fn a_diplomat_leaves_closed_and_damaged_roads_and_no_knight_alone() {
    let mut table = trading();
    let from = table.seat(1);
    let (at, end) = open_road(&table, 1);
    table.knight(1, end, BASIC);
    let play = Play::Diplomat { at, from };
    table.may_not_play(play.clone(), KnightsBreach::RoadNotOpen(at));
    table.corrects(KnightsCorrection::Knight { at: end, is: None });
    let damaged = Some((from, Condition::Damaged));
    table.corrects(Correction::Road { at, is: damaged });
    table.may_not_play(play.clone(), KnightsBreach::DamagedRoadStays(at));

    // Its building is gone, and a knight stands there instead: only this road links it.
    let intact = Some((from, Condition::Intact));
    table.corrects(Correction::Road { at, is: intact });
    let near = at.ends().into_iter().find(|other| *other != end).expect("two ends");
    table.corrects(Correction::Building { at: near, is: None });
    table.knight(1, near, BASIC);
    table.may_not_play(play, KnightsBreach::KnightCutOff(near));
}

#[test]
fn an_intrigue_displaces_a_knight_of_any_strength_at_an_own_road() {
    let mut table = trading();
    let two = table.seat(1);
    let at = table.ends(1)[0];
    table.knight(1, at, MIGHTY);
    table.may_not_play(Play::Intrigue { at }, KnightsBreach::NoOwnRoadThere(at));
    table.paves(0, table.free_path(at));
    table.plays(Play::Intrigue { at });
    assert!(table.state.pieces().is_free(at));
    match table.state.tasks() {
        [] => assert!(table.state.relocations().is_empty(), "back in the supply"),
        [Task::Knights(KnightsTask::Relocate { player })] => {
            assert_eq!(*player, two);
            let to = *table.state.relocations().first().expect("a place");
            table.does(KnightsDeed::Relocate { player: two, to });
            let (level, readiness) = MIGHTY;
            let moved = table.state.pieces().knight(to);
            assert_eq!(moved, Some((two, Knight { level, readiness })));
        }
        other => panic!("{other:?}"),
    }
    let own = table.ends(0)[0];
    table.knight(0, own, BASIC);
    table.draws_of(0, Track::Politics, 1);
    table.refuses_for(Play::Intrigue { at: own }, NotOnTheTable::NobodyToDisplace(own));
}

#[test]
fn a_saboteur_costs_everybody_with_as_many_points_half_of_any_hand() {
    let mut table = trading();
    let [two, three] = [1, 2].map(|nth| table.seat(nth));
    table.leads_by(1, 1);
    table.has(1, cards(&[(Ore, 2)]).plus(of(CardKind::Coin, 1)));
    table.has(2, cards(&[(Brick, 1)]));
    let wall = table.city(1);
    table.corrects(KnightsCorrection::Wall { at: wall, is: Some(two) });
    table.plays(Play::Saboteur);
    let due = Task::Discard { player: two, count: Some(1) };
    assert_eq!(table.state.tasks(), [due], "half of one card is none, and walls don't help");
    table.does(Deed::Discard { player: two, cards: Some(cards(&[(Ore, 1)])) });
    assert_eq!(table.hand(1), cards(&[(Ore, 1)]).plus(of(CardKind::Coin, 1)));
    assert!(table.state.has_discarded(two), "their line stays while others discard");

    table.has(2, cards(&[(Brick, 4)]));
    table.plays_by(|rules| rules.saboteur_hits = SaboteurHits::MorePoints);
    assert_eq!(table.state.sabotaged(), [two], "not {three}, who has as many");
    table.has(1, Cards::none());
    table.may_not_play(Play::Saboteur, KnightsBreach::NothingToGain(ProgressCard::Saboteur));
}

#[test]
fn a_spy_takes_a_progress_card_or_none_from_a_hand_that_has_one() {
    let mut table = trading();
    let [one, two] = [0, 1].map(|nth| table.seat(nth));
    let took = Some(Track::Science);
    table.draws_of(1, Track::Science, 1);
    table.plays(Play::Spy { from: two, took });
    assert_eq!(table.state.progress_of(one, Track::Science), 1);
    assert_eq!(table.state.progress_cards(two), 0);
    table.draws_of(0, Track::Politics, 1);
    table.refuses_for(Play::Spy { from: two, took }, NotOnTheTable::NoProgressCard(Track::Science));
    let nothing = KnightsBreach::NothingToGain(ProgressCard::Spy);
    table.may_not_play(Play::Spy { from: two, took: None }, nothing);
    table.draws_of(1, Track::Trade, 1);
    table.plays(Play::Spy { from: two, took: None });
    assert_eq!(table.state.progress_cards(two), 1);
}

#[test]
fn a_warlord_makes_all_own_knights_active_but_they_act_only_in_the_next_turn() {
    let mut table = trading();
    table.may_not_play(Play::Warlord, KnightsBreach::NothingToGain(ProgressCard::Warlord));
    let at = table.ends(0)[0];
    let foreign = table.ends(1)[0];
    table.knight(0, at, BASIC);
    table.knight(1, foreign, BASIC);
    table.has(0, Cards::none());
    table.plays(Play::Warlord);
    let readiness = |at| table.state.pieces().knight(at).map(|(_, it)| it.readiness);
    assert_eq!(readiness(at), Some(Readiness::Active));
    assert_eq!(readiness(foreign), Some(Readiness::Inactive));
    assert!(table.state.knights().expect("played").table().is_tired(at));
}

#[test]
fn for_a_wedding_everybody_with_more_points_gives_two_cards_of_their_choice() {
    let mut table = trading();
    let [one, two, three] = [0, 1, 2].map(|nth| table.seat(nth));
    table.may_not_play(Play::Wedding, KnightsBreach::NothingToGain(ProgressCard::Wedding));
    table.leads_by(1, 1);
    table.leads_by(2, 2);
    table.has(0, Cards::none());
    table.has(1, of(CardKind::Coin, 3));
    table.has(2, cards(&[(Grain, 1)]));
    table.plays(Play::Wedding);
    let givers: Vec<_> = table.state.open_tasks().iter().map(Task::player).collect();
    assert_eq!(givers, [two, two, three], "as many as they have");
    let hands_over = |player, kind| Deed::Give { player, to: one, card: Some(kind) };
    table.does(hands_over(three, CardKind::Grain));
    table.does(hands_over(two, CardKind::Coin));
    table.does(hands_over(two, CardKind::Coin));
    assert_eq!(table.hand(0), cards(&[(Grain, 1)]).plus(of(CardKind::Coin, 2)));
    assert!(table.state.tasks().is_empty());
}

#[test]
fn before_the_first_attack_a_stricter_table_lets_no_knight_act() {
    let mut table = trading();
    let from = table.ends(0)[0];
    table.knight(0, from, (KnightLevel::Basic, Readiness::Active));
    let path = table.free_path(from);
    table.paves(0, path);
    let to = path.ends().into_iter().find(|end| *end != from).expect("two ends");
    table.plays_by(|rules| rules.knights_before = KnightsBefore::Rest);
    let walk = KnightsDeed::MoveKnight { from, to };
    table.may_not(walk.clone(), KnightsBreach::KnightsRest(from));
    table.attacked_once();
    table.does(walk);
    assert!(table.state.pieces().knight(to).is_some());
}

#[test]
fn progress_cards_are_played_on_ones_own_turn_after_the_number_alone() {
    let mut table = trading();
    table.does(Deed::Pass);
    table.draws_of(1, Track::Politics, 1);
    table.refuses_for(Play::Warlord, Breach::BeforeProduction);
    table.rolls_on(5);
    let at = table.ends(1)[0];
    table.knight(1, at, BASIC);
    table.does(Play::Warlord);
    table.draws_of(1, Track::Politics, 0);
    table.refuses_for(Play::Warlord, NotOnTheTable::NoProgressCard(Track::Politics));
}
