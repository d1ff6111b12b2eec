//! Opening, laid cities, five and six players, friendly robber, Harbormaster (docs/knights.md
//! 2, 9, 15, 16, 17).

use board::Intersection;
use board::Resource::{Grain, Ore, Wool};
use cards::EventFace;
use game::{
    Breach, Building, CardKind, Cards, Condition, Correction, Deed, Edition, ExtraBuilding,
    Following, FriendlyRobber, HarbormasterRule, KnightLevel, KnightsBreach, KnightsCorrection,
    KnightsDeed, KnightsTask, PartnerWin, Piece, Play, Readiness, Refusal, RobberEscape, Rules,
    Task, Track,
};

use crate::common::knights_table::{
    attacked_once, city, dice, does, draws_of, ends, has, knight, leads_by, of, opened, pass,
    plays, put_right, rolls, rules, ship_is_near, trading,
};
use crate::common::{Table, cards};

#[test]
fn thirteen_points_win_and_fourteen_with_harbormaster() {
    let plain = Rules::with_knights(Edition::Fifth);
    assert_eq!((plain.target, plain.usual_target()), (13, 13));
    let harbor = Rules { harbormaster: HarbormasterRule::InPlay, ..plain };
    assert_eq!(harbor.usual_target(), 14);
}

#[test]
fn by_the_edition_of_2025_the_robber_waits_beside_the_board_until_the_first_attack() {
    let sixth = Rules { following: Following::Open, ..Rules::with_knights(Edition::Sixth) };
    let mut table = Table::new(sixth, &[]);
    assert_eq!(table.state.robber(), None);
    ship_is_near(&mut table);
    dice(&mut table, 2, 3, EventFace::Ship);
    let desert = table.state.island().deserts().next();
    let due = Task::RobberTo { player: table.seat(0), to: RobberEscape::Fixed(desert) };
    assert!(table.state.tasks().contains(&due), "{:?}", table.state.tasks());
    while let Some(task) = table.state.tasks().first().cloned() {
        let deed = table.state.only_answer(&Deed::Resolve).expect("one way alone");
        table.does(deed);
        assert!(!table.state.tasks().contains(&task));
    }
    assert_eq!(table.state.robber(), desert);
    assert_eq!(table.state.knights().map(|it| it.table().attacks), Some(1));
}

/// The first player has no settlement left in the supply.
fn without_settlements() -> Table {
    let mut table = trading();
    for _ in 0..table.state.pieces_left(table.seat(0), Piece::Settlement) {
        let free = table.state.island().intersections().into_iter().find(|at| {
            table.state.pieces().is_free(*at) && table.state.pieces().building_beside(*at).is_none()
        });
        let is = Some((table.seat(0), Building::Settlement));
        table.corrects(Correction::Building { at: free.expect("room"), is });
    }
    assert_eq!(table.state.pieces_left(table.seat(0), Piece::Settlement), 0);
    table
}

#[test]
fn a_city_that_no_settlement_can_replace_is_laid_on_its_side_and_stands_up_first_for_its_price() {
    let mut table = without_settlements();
    let (one, at) = (table.seat(0), city(&table, 0));
    for nth in [1, 2] {
        let guard = ends(&table, nth)[0];
        knight(&mut table, nth, guard, (KnightLevel::Basic, Readiness::Active));
    }
    put_right(&mut table, KnightsCorrection::Wall { at, is: Some(one) });
    pass(&mut table);
    ship_is_near(&mut table);
    dice(&mut table, 2, 3, EventFace::Ship);
    let due = Task::Knights(KnightsTask::LoseCity { player: one });
    assert_eq!(table.state.tasks(), [due]);
    let cities = table.state.pieces_left(one, Piece::City);
    does(&mut table, KnightsDeed::LoseCity { player: one, at });
    assert_eq!(table.state.pieces().building(at), Some((one, Building::LaidCity)));
    assert!(!table.state.pieces().has_wall(at), "its wall is gone");
    assert_eq!(table.state.pieces_left(one, Piece::City), cities, "the piece still lies there");
    assert_eq!(table.state.laid_cities(one), [at]);
    for _ in 0..2 {
        pass(&mut table);
        rolls(&mut table, 5);
    }
    let own: Vec<_> = table.state.pieces().buildings_of(one).collect();
    let settlement = own.into_iter().find(|(_, building)| *building == Building::Settlement);
    let (other, _) = settlement.expect("a settlement");
    has(&mut table, 0, cards(&[(Grain, 4), (Ore, 6)]));
    let why = Refusal::Forbidden(Breach::Knights(KnightsBreach::LaidCityFirst(at)));
    assert_eq!(table.refuses(Deed::BuildCity { at: other }), why);
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
    let at = city(&table, 0);
    let tile = at.hexes().into_iter().find_map(|hex| {
        table.state.island().tile(hex).filter(|tile| tile.token.is_some()).copied()
    });
    let tile = tile.expect("a hex that produces");
    let number = tile.token.expect("a token").number();
    for nth in [1, 2] {
        let guard = ends(&table, nth)[0];
        knight(&mut table, nth, guard, (KnightLevel::Basic, Readiness::Active));
    }
    pass(&mut table);
    ship_is_near(&mut table);
    has(&mut table, 0, Cards::none());
    let (red, yellow) = if number <= 7 { (1, number - 1) } else { (6, number - 6) };
    dice(&mut table, red, yellow, EventFace::Ship);
    let player = table.seat(0);
    does(&mut table, KnightsDeed::LoseCity { player, at });
    let paid = table.state.payout().expect("it follows").paid.of(table.seat(0));
    assert!(paid.commodities().is_empty(), "{paid:?}");
    assert!(paid.get(tile.terrain.resource().expect("a resource")) >= 1);
}

/// Five players after the opening, and after the first player's number.
fn five(extra_building: ExtraBuilding) -> Table {
    let rules = Rules {
        following: Following::Open,
        extra_building,
        partner_win: PartnerWin::May,
        ..Rules::with_knights(Edition::Fifth)
    };
    let mut table = opened(5, rules);
    rolls(&mut table, 2);
    table
}

#[test]
fn in_the_special_building_phase_one_builds_and_activates_and_neither_acts_nor_plays() {
    let mut table = five(ExtraBuilding::Special);
    pass(&mut table);
    let builder = table.state.builder();
    assert_eq!(builder, table.seat(1));
    let at = ends(&table, 1)[0];
    has(&mut table, 1, cards(&[(Wool, 2), (Ore, 2), (Grain, 1)]).plus(of(CardKind::Coin, 1)));
    does(&mut table, KnightsDeed::Recruit { at });
    does(&mut table, KnightsDeed::Activate { at });
    does(&mut table, KnightsDeed::Promote { at });
    does(&mut table, KnightsDeed::Improve { track: Track::Politics });
    draws_of(&mut table, 1, Track::Politics, 1);
    let out_of_turn = Refusal::Forbidden(Breach::OutOfTurn);
    let play = Deed::Knights(KnightsDeed::Play(Play::Warlord));
    assert_eq!(table.refuses(play), out_of_turn);
    let to = ends(&table, 1).into_iter().find(|end| *end != at).unwrap_or(at);
    let walk = Deed::Knights(KnightsDeed::MoveKnight { from: at, to });
    assert_eq!(table.refuses(walk), out_of_turn);
    pass(&mut table);
    assert_eq!(table.state.active(), table.seat(1));
    let may_act = !table.state.knights().expect("played").table().is_tired(at);
    assert!(may_act, "it acts on its owner's next turn");
}

#[test]
fn a_partner_acts_and_plays_but_sets_no_dice_and_may_win() {
    let mut table = five(ExtraBuilding::Paired);
    pass(&mut table);
    let partner = table.state.builder();
    assert_eq!(partner, table.seat(3));
    let path = table.state.island().paths().into_iter().find(|path| {
        let free = |end: &Intersection| table.state.pieces().is_free(*end);
        table.state.pieces().road(*path).is_none() && path.ends().iter().all(free)
    });
    let path = path.expect("a free path");
    let [at, to] = path.ends();
    knight(&mut table, 3, at, (KnightLevel::Basic, Readiness::Active));
    table.corrects(Correction::Road { at: path, is: Some((partner, Condition::Intact)) });
    does(&mut table, KnightsDeed::MoveKnight { from: at, to });
    draws_of(&mut table, 3, Track::Politics, 1);
    does(&mut table, KnightsDeed::Play(Play::Warlord));
    draws_of(&mut table, 3, Track::Science, 1);
    let [red, yellow] = [2, 3].map(|pips| cards::Die::try_from(pips).expect("a die"));
    let dice = Deed::Knights(KnightsDeed::Play(Play::Alchemist { red, yellow }));
    assert!(matches!(table.refuses(dice), Refusal::Impossible(_)));
    leads_by(&mut table, 3, 10);
    assert_eq!(table.state.over().and_then(game::Over::winner), Some(partner));
}

#[test]
fn whoever_has_too_many_progress_cards_puts_back_before_their_part_of_the_turn_ends() {
    let mut table = five(ExtraBuilding::Paired);
    pass(&mut table);
    draws_of(&mut table, 3, Track::Science, 5);
    let why = Refusal::Forbidden(Breach::Knights(KnightsBreach::TooManyProgressCards));
    assert_eq!(table.refuses(Deed::Pass), why);
    let player = table.seat(3);
    does(&mut table, KnightsDeed::PutBack { player, track: Track::Science });
    pass(&mut table);
}

#[test]
fn the_friendly_robber_spares_from_knight_and_bishop_and_not_from_the_barbarians() {
    let friendly = Rules { friendly_robber: FriendlyRobber::On, ..rules() };
    let mut table = Table::new(friendly, &[]);
    rolls(&mut table, 5);
    attacked_once(&mut table);
    // Everybody has 3 points: nobody is spared; the second player falls to 2.
    let lost = city(&table, 1);
    table.corrects(Correction::Building {
        at: lost,
        is: Some((table.seat(1), Building::Settlement)),
    });
    let spared = table.seat(1);
    assert!(table.state.position().is_spared(spared));
    plays(&mut table, Play::Bishop);
    let theirs = lost
        .hexes()
        .into_iter()
        .find(|hex| table.state.island().is_land(*hex) && table.state.robber() != Some(*hex));
    table.refuses_for(
        Deed::MoveRobber { to: theirs.expect("land") },
        Breach::FriendlyRobber(spared),
    );

    let is = Some((table.seat(1), Building::City));
    table.does(Deed::DoneAtTable { task: 0 });
    table.corrects(Correction::Building { at: lost, is });
    let attack = table.state.attack_now();
    assert!(attack.pillaged.iter().any(|pillage| pillage.player == spared));
}
