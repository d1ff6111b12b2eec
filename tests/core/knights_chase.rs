//! The robber chased away by a knight (docs/knights.md 10, 11, 20).

use board::Resource::Ore;
use board::{Hex, Intersection};
use game::{
    Breach, ChaseTarget, Condition, Correction, Deed, DisplacedReach, KnightLevel, KnightsBreach,
    KnightsDeed, KnightsTask, Play, Readiness, RuleChange, Task,
};

use crate::common::knights_table::{
    attacked_once, does, ends, has, knight, may_not, plays, trading,
};
use crate::common::{Table, cards};

/// The first player's active knight stands beside the robber.
fn beside_the_robber() -> (Table, KnightsDeed, Hex, Hex) {
    let mut table = trading();
    let from = ends(&table, 0)[0];
    knight(&mut table, 0, from, (KnightLevel::Basic, Readiness::Active));
    let land = |hex: &Hex| table.state.island().is_land(*hex);
    let at = from.hexes().into_iter().find(land).expect("land");
    table.corrects(Correction::Robber { at: Some(at) });
    let desert = table.state.island().deserts().find(|hex| *hex != at).expect("a desert");
    let numbered = table
        .state
        .island()
        .tiles()
        .iter()
        .find(|tile| tile.token.is_some() && tile.at != at && !from.touches(tile.at));
    let to = numbered.expect("a hex with a token").at;
    (table, KnightsDeed::ChaseRobber { from, to }, desert, at)
}

#[test]
fn a_knight_chases_the_robber_only_after_the_first_attack_lies_down_and_takes_a_card() {
    let (mut table, chase, ..) = beside_the_robber();
    may_not(&mut table, chase.clone(), KnightsBreach::RobberLocked);
    attacked_once(&mut table);
    for nth in [1, 2] {
        has(&mut table, nth, cards(&[(Ore, 1)]));
    }
    let KnightsDeed::ChaseRobber { from, to } = chase else { panic!("{chase:?}") };
    does(&mut table, KnightsDeed::ChaseRobber { from, to });
    assert_eq!(table.state.robber(), Some(to));
    let (_, stands) = table.state.pieces().knight(from).expect("it stays there");
    assert_eq!(stands.readiness, Readiness::Inactive);
    let around = Intersection::around(to);
    let victims = around.into_iter().filter_map(|at| table.state.pieces().building(at));
    let has_victim = victims.map(|(seat, _)| seat).any(|seat| seat != table.seat(0));
    let steals = matches!(table.state.tasks(), [Task::Steal { .. }]);
    assert_eq!(steals, has_victim);
}

#[test]
fn by_the_edition_of_2020_the_robber_is_chased_to_a_hex_with_a_number_by_2025_anywhere() {
    let (mut table, chase, desert, at) = beside_the_robber();
    attacked_once(&mut table);
    let KnightsDeed::ChaseRobber { from, .. } = chase else { panic!("{chase:?}") };
    let to_desert = KnightsDeed::ChaseRobber { from, to: desert };
    may_not(&mut table, to_desert.clone(), KnightsBreach::WrongChase(desert));
    let stays = Deed::Knights(KnightsDeed::ChaseRobber { from, to: at });
    table.refuses_for(stays, Breach::RobberStays(at));
    let mut rules = table.state.knights_rules();
    rules.chased = ChaseTarget::AnyHex;
    table.does(Deed::ChangeRule { rule: RuleChange::Knights(rules) });
    does(&mut table, to_desert);
    assert_eq!(table.state.robber(), Some(desert));
}

#[test]
fn a_knight_that_is_not_beside_the_robber_chases_nothing() {
    let (mut table, chase, desert, _) = beside_the_robber();
    attacked_once(&mut table);
    table.corrects(Correction::Robber { at: Some(desert) });
    let KnightsDeed::ChaseRobber { from, .. } = chase else { panic!("{chase:?}") };
    may_not(&mut table, chase, KnightsBreach::RobberNotBeside(from));
}

/// A road of the second player's over two paths, damaged or not, from a place where a
/// knight of theirs is displaced.
fn displaced_over(condition: Condition) -> Table {
    let mut table = trading();
    let two = table.seat(1);
    let free = |table: &Table, at: &Intersection| table.state.pieces().is_free(*at);
    let start = table.state.island().intersections().into_iter().find_map(|at| {
        let next = at.paths().into_iter().find(|path| {
            table.state.island().has_path(*path)
                && table.state.pieces().road(*path).is_none()
                && path.ends().iter().all(|end| free(&table, end))
        })?;
        at.paths()
            .iter()
            .all(|path| table.state.pieces().road(*path).is_none())
            .then_some((at, next))
    });
    let (at, path) = start.expect("room");
    table.corrects(Correction::Road { at: path, is: Some((two, condition)) });
    // The first player's road there lets them intrigue.
    let own = at
        .paths()
        .into_iter()
        .find(|other| *other != path && table.state.island().has_path(*other));
    let is = Some((table.seat(0), Condition::Intact));
    table.corrects(Correction::Road { at: own.expect("a path"), is });
    knight(&mut table, 1, at, (KnightLevel::Basic, Readiness::Active));
    table
}

#[test]
fn a_displaced_knight_goes_over_damaged_roads_by_2020_and_only_where_it_could_move_by_2025() {
    for (condition, reach, goes) in [
        (Condition::Intact, DisplacedReach::Connected, true),
        (Condition::Intact, DisplacedReach::ByMove, true),
        (Condition::Damaged, DisplacedReach::Connected, true),
        (Condition::Damaged, DisplacedReach::ByMove, false),
    ] {
        let mut table = displaced_over(condition);
        let (at, ..) = table.state.pieces().knights().next().expect("it stands there");
        let mut rules = table.state.knights_rules();
        if rules.displaced != reach {
            rules.displaced = reach;
            table.does(Deed::ChangeRule { rule: RuleChange::Knights(rules) });
        }
        plays(&mut table, Play::Intrigue { at });
        let due = Task::Knights(KnightsTask::Relocate { player: table.seat(1) });
        let asked = table.state.tasks().contains(&due);
        assert_eq!(asked, goes, "{condition:?}, {reach:?}");
        let left = table.state.knights_left(table.seat(1), KnightLevel::Basic);
        assert_eq!(left, if goes { 1 } else { 2 }, "otherwise it is back in the supply");
    }
}
