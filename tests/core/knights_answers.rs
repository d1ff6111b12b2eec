//! Duties of Cities & Knights that leave one answer alone are done without a touch, and
//! no others (docs/knights.md 7, 8, 9, 10).

use board::Resource::{Ore, Wool};
use cards::{Die, EventFace};
use game::{
    BarbarianTrack, Building, CardKind, Correction, Deed, KnightLevel, KnightsCorrection,
    KnightsDeed, KnightsTask, Level, Play, Readiness, Task, Track,
};

use crate::common::knights_table::{
    act, city, dice, does, draws_of, ends, has, improved, knight, of, pass, plays, put_right,
    ship_is_near, trading, wilds,
};
use crate::common::{Table, cards};

/// Returns what the app would do next by itself.
fn answer(table: &Table) -> Option<Deed> {
    table.state.only_answer(&Deed::Resolve)
}

/// The first player has a second city.
fn second_city(table: &mut Table) {
    let settlement = table.state.city_spots()[0];
    table.corrects(Correction::Building {
        at: settlement,
        is: Some((table.seat(0), Building::City)),
    });
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
        draws_of(&mut table, 1, track, 4 - others);
        draws_of(&mut table, 1, other, others);
        let player = table.seat(1);
        let level = Level::MOST;
        put_right(&mut table, KnightsCorrection::Level { player, track, level });
        pass(&mut table);
        pass_to_third(&mut table);
        let face = if track == Track::Trade { EventFace::Trade } else { EventFace::Politics };
        dice(&mut table, 1, 4, face);
        let due = Task::Knights(KnightsTask::PutBack { player });
        assert_eq!(table.state.tasks(), [due]);
        let back = Deed::Knights(KnightsDeed::PutBack { player, track });
        assert_eq!(answer(&table), alone.then_some(back));
    }
}

/// The second player's turn is over, without a number that brings anything.
fn pass_to_third(table: &mut Table) {
    let [one, two] = [1, 2].map(|pips| Die::try_from(pips).expect("a die"));
    act(table, Deed::Dice { red: two, yellow: one, face: Some(EventFace::Science) });
    pass(table);
}

#[test]
fn a_single_city_becomes_the_metropolis_or_is_pillaged_by_itself_and_of_two_somebody_chooses() {
    for alone in [true, false] {
        let mut table = trading();
        if !alone {
            second_city(&mut table);
        }
        improved(&mut table, 0, Track::Trade, 3);
        has(&mut table, 0, of(CardKind::Cloth, 4));
        does(&mut table, KnightsDeed::Improve { track: Track::Trade });
        let (player, track, at) = (table.seat(0), Track::Trade, city(&table, 0));
        let place = Deed::Knights(KnightsDeed::PlaceMetropolis { player, track, at });
        assert_eq!(answer(&table), alone.then_some(place));

        let mut table = trading();
        if !alone {
            second_city(&mut table);
        }
        for nth in [1, 2] {
            let guard = ends(&table, nth)[0];
            knight(&mut table, nth, guard, (KnightLevel::Basic, Readiness::Active));
        }
        pass(&mut table);
        ship_is_near(&mut table);
        dice(&mut table, 2, 3, EventFace::Ship);
        let (player, at) = (table.seat(0), city(&table, 0));
        let lose = Deed::Knights(KnightsDeed::LoseCity { player, at });
        assert_eq!(answer(&table), alone.then_some(lose));
    }
}

#[test]
fn the_last_deck_with_cards_is_drawn_from_by_itself() {
    let mut table = trading();
    for nth in [0, 1] {
        let at = ends(&table, nth)[0];
        knight(&mut table, nth, at, (KnightLevel::Mighty, Readiness::Active));
    }
    draws_of(&mut table, 2, Track::Science, 18);
    draws_of(&mut table, 2, Track::Trade, 17);
    pass(&mut table);
    let six = BarbarianTrack::try_from(6).expect("a step");
    act(&mut table, Deed::MoveBarbarians { to: six });
    dice(&mut table, 2, 3, EventFace::Ship);
    assert_eq!(answer(&table), None, "two decks have cards");
    let player = table.state.tasks().first().expect("a draw").player();
    does(&mut table, KnightsDeed::ChooseDeck { player, track: Track::Trade });
    let player = table.state.tasks().first().expect("another").player();
    let draw = KnightsDeed::ChooseDeck { player, track: Track::Politics };
    assert_eq!(answer(&table), Some(Deed::Knights(draw)));
}

#[test]
fn a_single_knight_deserts_by_itself_and_of_two_its_owner_chooses() {
    for alone in [true, false] {
        let mut table = trading();
        let from = table.seat(1);
        let at = ends(&table, 1)[0];
        knight(&mut table, 1, at, (KnightLevel::Basic, Readiness::Inactive));
        if !alone {
            let other = wilds(&table);
            knight(&mut table, 1, other, (KnightLevel::Basic, Readiness::Inactive));
        }
        plays(&mut table, Play::Deserter { from });
        let lose = Deed::Knights(KnightsDeed::LoseKnight { player: from, at });
        assert_eq!(answer(&table), alone.then_some(lose));
    }
}

#[test]
fn what_a_card_only_allows_is_never_done_by_itself() {
    let mut table = trading();
    let at = ends(&table, 0)[0];
    knight(&mut table, 0, at, (KnightLevel::Basic, Readiness::Inactive));
    plays(&mut table, Play::Smith);
    assert_eq!(answer(&table), None);
    let mut table = trading();
    has(&mut table, 0, cards(&[(Wool, 1)]));
    has(&mut table, 1, of(CardKind::Coin, 1));
    has(&mut table, 2, cards(&[(Ore, 1)]));
    plays(&mut table, Play::CommercialHarbor);
    assert_eq!(answer(&table), None);
}
