//! The robber chased away by a knight, the opening, laid cities, five and six players, friendly
//! robber, Harbormaster (docs/knights.md 2, 9, 10, 11, 15, 16, 17, 20).

use board::Resource::{Grain, Ore, Wool};
use board::{Hex, Intersection, Tile};
use cards::EventFace;
use game::{
    Breach, Building, CardKind, Cards, ChaseTarget, Condition, Correction, Deed, DisplacedReach,
    Edition, ExtraBuilding, Following, FriendlyRobber, KnightLevel, KnightsBreach,
    KnightsCorrection, KnightsDeed, KnightsTask, PartnerWin, Piece, Play, Readiness, Refusal,
    RobberEscape, Rules, Task, Track,
};

use crate::common::knights_table::{die, of, rules, trading};
use crate::common::{Table, cards, setup_with};

/// The first player's active knight stands beside the robber: where it is, the robber, and a hex
/// with a token elsewhere.
fn beside_the_robber() -> (Table, Intersection, Hex, Hex) {
    let mut table = trading();
    let from = table.ends(0)[0];
    table.knight(0, from, (KnightLevel::Basic, Readiness::Active));
    let island = table.state.island();
    let at = from.hexes().into_iter().find(|hex| island.is_land(*hex)).expect("land");
    let is_away = |tile: &&Tile| tile.token.is_some() && tile.at != at && !from.touches(tile.at);
    let to = island.tiles().iter().find(is_away).expect("a hex with a token").at;
    table.corrects(Correction::Robber { at: Some(at) });
    (table, from, at, to)
}

#[test]
fn a_knight_chases_the_robber_only_after_the_first_attack_lies_down_and_takes_a_card() {
    let (mut table, from, _, to) = beside_the_robber();
    let chase = KnightsDeed::ChaseRobber { from, to };
    table.may_not(chase.clone(), KnightsBreach::RobberLocked);
    table.attacked_once();
    for nth in [1, 2] {
        table.has(nth, cards(&[(Ore, 1)]));
    }
    table.does(chase);
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
    let (mut table, from, at, to) = beside_the_robber();
    table.attacked_once();
    let desert = table.state.island().deserts().find(|hex| *hex != at).expect("a desert");
    let to_desert = KnightsDeed::ChaseRobber { from, to: desert };
    table.may_not(to_desert.clone(), KnightsBreach::WrongChase(desert));
    table.refuses_for(KnightsDeed::ChaseRobber { from, to: at }, Breach::RobberStays(at));
    let mut away = table.clone();
    away.corrects(Correction::Robber { at: Some(desert) });
    away.may_not(KnightsDeed::ChaseRobber { from, to }, KnightsBreach::RobberNotBeside(from));
    table.plays_by(|rules| rules.chased = ChaseTarget::AnyHex);
    table.does(to_desert);
    assert_eq!(table.state.robber(), Some(desert));
}

/// A road of the second player's over two paths, damaged or not, from a place where a
/// knight of theirs is displaced.
fn displaced_over(condition: Condition) -> Table {
    let mut table = trading();
    let two = table.seat(1);
    let at = table.wilds();
    let path = table.free_path(at);
    table.corrects(Correction::Road { at: path, is: Some((two, condition)) });
    // The first player's road there lets them intrigue.
    let own = table.free_path(at);
    table.paves(0, own);
    table.knight(1, at, (KnightLevel::Basic, Readiness::Active));
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
        if table.state.knights_rules().displaced != reach {
            table.plays_by(|rules| rules.displaced = reach);
        }
        table.plays(Play::Intrigue { at });
        let due = Task::Knights(KnightsTask::Relocate { player: table.seat(1) });
        let asked = table.state.tasks().contains(&due);
        assert_eq!(asked, goes, "{condition:?}, {reach:?}");
        let left = table.state.knights_left(table.seat(1), KnightLevel::Basic);
        assert_eq!(left, if goes { 1 } else { 2 }, "otherwise it is back in the supply");
    }
}

#[test]
fn by_the_edition_of_2025_the_robber_waits_beside_the_board_until_the_first_attack() {
    let sixth = Rules { following: Following::Open, ..Rules::with_knights(Edition::Sixth) };
    let mut table = Table::new(sixth, &[]);
    assert_eq!(table.state.robber(), None);
    table.ship_is_near();
    table.dice(2, 3, EventFace::Ship);
    let desert = table.state.island().deserts().next();
    let due = Task::RobberTo { player: table.seat(0), to: RobberEscape::Fixed(desert) };
    assert!(table.state.tasks().contains(&due), "{:?}", table.state.tasks());
    while let Some(task) = table.state.tasks().first().cloned() {
        table.does(table.state.only_answer(&Deed::Resolve).expect("one way alone"));
        assert!(!table.state.tasks().contains(&task));
    }
    assert_eq!(table.state.robber(), desert);
    assert_eq!(table.state.knights().map(|it| it.table().attacks), Some(1));
}

/// All but the first player have a knight, and the ship is near in the second one's turn.
pub fn others_guard(table: &mut Table) {
    for nth in [1, 2] {
        let guard = table.ends(nth)[0];
        table.knight(nth, guard, (KnightLevel::Basic, Readiness::Active));
    }
    table.passes();
    table.ship_is_near();
}

/// The first player has no settlement left in the supply.
fn without_settlements() -> Table {
    let mut table = trading();
    for _ in 0..table.state.pieces_left(table.seat(0), Piece::Settlement) {
        let free = table.state.island().intersections().into_iter().find(|at| {
            table.state.pieces().is_free(*at) && table.state.pieces().building_beside(*at).is_none()
        });
        table.builds(0, free.expect("room"), Building::Settlement);
    }
    assert_eq!(table.state.pieces_left(table.seat(0), Piece::Settlement), 0);
    table
}

#[test]
fn a_city_that_no_settlement_can_replace_is_laid_on_its_side_and_stands_up_first_for_its_price() {
    let mut table = without_settlements();
    let (one, at) = (table.seat(0), table.city(0));
    table.corrects(KnightsCorrection::Wall { at, is: Some(one) });
    others_guard(&mut table);
    table.dice(2, 3, EventFace::Ship);
    table.asks([KnightsTask::LoseCity { player: one }]);
    let cities = table.state.pieces_left(one, Piece::City);
    table.does(KnightsDeed::LoseCity { player: one, at });
    assert_eq!(table.state.pieces().building(at), Some((one, Building::LaidCity)));
    assert!(!table.state.pieces().has_wall(at), "its wall is gone");
    assert_eq!(table.state.pieces_left(one, Piece::City), cities, "the piece still lies there");
    assert_eq!(table.state.laid_cities(one), [at]);
    for _ in 0..2 {
        table.passes();
        table.rolls_on(5);
    }
    let own: Vec<_> = table.state.pieces().buildings_of(one).collect();
    let settlement = own.into_iter().find(|(_, building)| *building == Building::Settlement);
    let (other, _) = settlement.expect("a settlement");
    table.has(0, cards(&[(Grain, 4), (Ore, 6)]));
    table.may_not(Deed::BuildCity { at: other }, KnightsBreach::LaidCityFirst(at));
    assert_eq!(table.state.city_spots(), [at], "no other one lights up");
    table.does(Deed::BuildCity { at });
    assert_eq!(table.state.pieces().building(at), Some((one, Building::City)));
    assert_eq!(table.hand(0), cards(&[(Grain, 2), (Ore, 3)]));
    assert_eq!(table.state.pieces_left(one, Piece::City), cities, "it needs no piece");
    table.does(Deed::BuildCity { at: other });
}

#[test]
fn a_pillaged_city_produces_as_a_settlement_on_the_same_roll() {
    let mut table = trading();
    let at = table.city(0);
    let tile = table.producing(at);
    let number = tile.token.expect("a token").number();
    others_guard(&mut table);
    table.has(0, Cards::none());
    let (red, yellow) = if number <= 7 { (1, number - 1) } else { (6, number - 6) };
    table.dice(red, yellow, EventFace::Ship);
    table.does(KnightsDeed::LoseCity { player: table.seat(0), at });
    let paid = table.state.payout().expect("it follows").paid.of(table.seat(0));
    assert!(paid.commodities().is_empty(), "{paid:?}");
    assert!(paid.get(tile.terrain.resource().expect("a resource")) >= 1);
}

/// Five players after the opening, and after the first player's number.
pub fn five(extra_building: ExtraBuilding) -> Table {
    let rules = Rules { extra_building, partner_win: PartnerWin::May, ..rules() };
    let mut table = Table::settled(setup_with(5, rules, &[]));
    table.rolls_on(2);
    table
}

#[test]
fn in_the_special_building_phase_one_builds_and_activates_and_neither_acts_nor_plays() {
    let mut table = five(ExtraBuilding::Special);
    table.passes();
    let builder = table.state.builder();
    assert_eq!(builder, table.seat(1));
    let at = table.ends(1)[0];
    table.has(1, cards(&[(Wool, 2), (Ore, 2), (Grain, 1)]).plus(of(CardKind::Coin, 1)));
    table.does(KnightsDeed::Recruit { at });
    table.does(KnightsDeed::Activate { at });
    table.does(KnightsDeed::Promote { at });
    table.does(KnightsDeed::Improve { track: Track::Politics });
    table.draws_of(1, Track::Politics, 1);
    table.refuses_for(Play::Warlord, Breach::OutOfTurn);
    let to = table.ends(1).into_iter().find(|end| *end != at).unwrap_or(at);
    table.refuses_for(KnightsDeed::MoveKnight { from: at, to }, Breach::OutOfTurn);
    table.passes();
    assert_eq!(table.state.active(), table.seat(1));
    let may_act = !table.state.knights().expect("played").table().is_tired(at);
    assert!(may_act, "it acts on its owner's next turn");
}

#[test]
fn a_partner_acts_and_plays_but_sets_no_dice_and_may_win() {
    let mut table = five(ExtraBuilding::Paired);
    table.passes();
    let partner = table.state.builder();
    assert_eq!(partner, table.seat(3));
    let path = table.state.island().paths().into_iter().find(|path| {
        let free = |end: &Intersection| table.state.pieces().is_free(*end);
        table.state.pieces().road(*path).is_none() && path.ends().iter().all(free)
    });
    let path = path.expect("a free path");
    let [at, to] = path.ends();
    table.knight(3, at, (KnightLevel::Basic, Readiness::Active));
    table.paves(3, path);
    table.does(KnightsDeed::MoveKnight { from: at, to });
    table.draws_of(3, Track::Politics, 1);
    table.does(Play::Warlord);
    table.draws_of(3, Track::Science, 1);
    let dice = Play::Alchemist { red: die(2), yellow: die(3) };
    assert!(matches!(table.refuses(dice), Refusal::Impossible(_)));
    table.leads_by(3, 10);
    assert_eq!(table.state.over().and_then(game::Over::winner), Some(partner));
}

#[test]
fn whoever_has_too_many_progress_cards_puts_back_before_their_part_of_the_turn_ends() {
    let mut table = five(ExtraBuilding::Paired);
    table.passes();
    table.draws_of(3, Track::Science, 5);
    table.may_not(Deed::Pass, KnightsBreach::TooManyProgressCards);
    table.does(KnightsDeed::PutBack { player: table.seat(3), track: Track::Science });
    table.passes();
}

#[test]
fn the_friendly_robber_spares_from_knight_and_bishop_and_not_from_the_barbarians() {
    let friendly = Rules { friendly_robber: FriendlyRobber::On, ..rules() };
    let mut table = Table::new(friendly, &[]);
    table.rolls_on(5);
    table.attacked_once();
    // Everybody has 3 points: nobody is spared; the second player falls to 2.
    let lost = table.city(1);
    table.builds(1, lost, Building::Settlement);
    let spared = table.seat(1);
    assert!(table.state.position().is_spared(spared));
    table.plays(Play::Bishop);
    let here = table.state.robber();
    let is_other = |hex: &Hex| table.state.island().is_land(*hex) && here != Some(*hex);
    let to = lost.hexes().into_iter().find(is_other).expect("land");
    table.refuses_for(Deed::MoveRobber { to }, Breach::FriendlyRobber(spared));

    table.does(Deed::DoneAtTable { task: 0 });
    table.builds(1, lost, Building::City);
    let attack = table.state.attack_now();
    assert!(attack.pillaged.iter().any(|pillage| pillage.player == spared));
}
