//! Laws that hold in every game of Cities & Knights: random legal games, played on and on.

use std::collections::BTreeSet;
use std::sync::Arc;

use cards::{BuiltIn, EventDie, Measure};
use game::{
    AWARD_POINTS, Act, Building, CardKind, Cards, Deed, Edition, Enforcement, ExtraBuilding,
    Following, Game, KnightLevel, KnightsDeed, KnightsRules, Market, Piece, PointCard,
    ProgressCard, Readiness, Rules, State, Step, Track, road_length,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::{random_act, random_setup};

use crate::common::knights_table::{ends, has, knight, opened, rolls};
use crate::common::{self, Table};
use crate::drawn_tables::{self, drawn};

/// What must hold after every act.
fn check(state: &State) {
    let knights = state.knights().expect("played");
    let pieces = state.pieces();
    for seat in state.players().seats() {
        for piece in [Piece::Road, Piece::Settlement, Piece::City] {
            assert!(state.pieces_left(seat, piece) <= piece.supply());
        }
        for level in [KnightLevel::Basic, KnightLevel::Strong, KnightLevel::Mighty] {
            let placed = pieces.knights_of(seat).filter(|(_, knight)| knight.level == level);
            assert!(placed.count() <= 2, "two knights of each level");
        }
        let walls: Vec<_> = pieces.walls_of(seat).collect();
        assert!(walls.len() <= 3);
        for at in walls {
            assert_eq!(pieces.building(at), Some((seat, Building::City)), "under a city");
        }
        for (at, _) in pieces.knights_of(seat) {
            assert_eq!(pieces.building(at), None, "one piece an intersection");
        }
        let buildings: u8 = pieces.buildings_of(seat).map(|(_, kind)| kind.worth()).sum();
        let awards = u8::try_from(state.awards(seat).count()).expect("few") * AWARD_POINTS;
        let metropolises = Track::ALL.into_iter();
        let metropolises = metropolises.filter(|it| state.metropolis_holder(*it) == Some(seat));
        let beside = 2 * u8::try_from(metropolises.count()).expect("three")
            + knights.table().defenders.of(seat)
            + knights.table().point_cards.of(seat)
            + u8::from(knights.table().merchant.is_some_and(|merchant| merchant.owner == seat));
        let fleet = if seat == state.builder() { knights.turn().fleet() } else { &[] };
        let (pieces, island) = (state.pieces(), state.island());
        let market = Market { pieces, island, knights: Some(knights.table()), fleet };
        assert_eq!(state.trade_rates(seat), market.rates(seat), "looked up anew");
        assert_eq!(state.public_points(seat), buildings + awards + beside);
        assert_eq!(state.measure(Measure::RoadLength, seat), road_length(pieces, seat));
    }
    for track in Track::ALL {
        if let Some(at) = knights.table().metropolises[track] {
            assert!(matches!(pieces.building(at), Some((_, Building::City))), "it stays for good");
        }
        let held: u8 = state.players().seats().map(|seat| state.progress_of(seat, track)).sum();
        let points = PointCard::ALL.into_iter().filter(|point| point.card().track() == track);
        let shown = points.filter(|point| knights.shown(*point).is_some()).count();
        let shown = u8::try_from(shown).expect("one");
        assert_eq!(held + shown + state.progress_left(track), 18);
    }
    assert_eq!(state.position().holders_after(), *state.holders(), "awards follow by themselves");
}

/// Plays a random game, and looks at every act; returns what was done in it.
fn plays(seed: u64, following: Following, acts: usize) -> (State, Vec<Act>) {
    let mut rng = StdRng::seed_from_u64(seed);
    let edition = if seed.is_multiple_of(2) { Edition::Fifth } else { Edition::Sixth };
    let mut rules = Rules { following, ..Rules::with_knights(edition) };
    if seed.is_multiple_of(5) {
        rules.knights = rules.knights.map(KnightsRules::stricter);
    }
    let state = drawn(seed, &rules, EventDie::Shown, &mut rng);
    drawn_tables::plays(state, &mut rng, acts, check)
}

#[test]
fn random_games_keep_cards_pieces_points_and_awards_in_order_with_open_hands() {
    let (mut names, mut played) = (BTreeSet::new(), BTreeSet::new());
    let mut over = 0;
    for seed in 0..30 {
        let (state, done) = plays(seed, Following::Open, 2_500);
        over += usize::from(state.over().is_some());
        for act in &done {
            match &act.deed {
                Deed::Knights(KnightsDeed::Play(play)) => _ = played.insert(play.card()),
                Deed::Knights(deed) => {
                    let written = serde_json::to_value(deed).expect("writes");
                    names.insert(written["does"].as_str().expect("a name").to_owned());
                }
                _ => {}
            }
        }
    }
    let all = [
        "activate",
        "build_wall",
        "chase_robber",
        "choose_deck",
        "displace",
        "improve",
        "lose_city",
        "lose_knight",
        "move_knight",
        "place_deserter",
        "place_metropolis",
        "promote",
        "put_back",
        "recruit",
        "relocate",
        "roll_event_die",
        "show_point",
        "trade_at_harbor",
    ];
    let points = PointCard::ALL.map(PointCard::card);
    let left: Vec<_> = ProgressCard::ALL.into_iter().filter(|it| !played.contains(it)).collect();
    assert_eq!(left, points, "every progress card was played, but those that are shown");
    assert_eq!(names.iter().map(String::as_str).collect::<Vec<_>>(), all, "everything was done");
    assert!(over > 20, "{over} of 30 games ended");
}

#[test]
fn random_games_keep_them_in_order_with_secret_hands() {
    for seed in 100..108 {
        plays(seed, Following::Secret, 1_200);
    }
}

#[test]
fn random_games_keep_pieces_and_points_in_order_with_hands_that_nobody_follows() {
    for seed in 200..210 {
        plays(seed, Following::Off, 1_200);
    }
}

#[test]
fn a_special_building_phase_is_passed_over_only_where_nobody_can_buy_anything_of_it() {
    let rules = Rules {
        following: Following::Open,
        extra_building: ExtraBuilding::Special,
        ..Rules::with_knights(Edition::Fifth)
    };
    let mut table = opened(5, rules);
    rolls(&mut table, 2);
    for seat in 0..5 {
        has(&mut table, seat, Cards::none());
    }
    let answers = |table: &Table| {
        let mut state = table.state.clone();
        state.perform(Deed::Pass, Enforcement::ByTheRules).expect("allowed");
        state.only_answer(&Deed::Pass)
    };
    assert_eq!(answers(&table), Some(Deed::Pass), "nobody has a card");
    has(&mut table, 3, Cards::of(CardKind::Coin, 1));
    assert_eq!(answers(&table), None, "a coin buys a level");
    has(&mut table, 3, Cards::of(CardKind::Grain, 1));
    assert_eq!(answers(&table), Some(Deed::Pass), "there is no knight to activate");
    let at = ends(&table, 3)[0];
    knight(&mut table, 3, at, (KnightLevel::Basic, Readiness::Inactive));
    assert_eq!(answers(&table), None);
}

#[test]
fn whatever_is_undone_stands_as_before_and_happens_again_as_it_did() {
    for seed in [3, 4] {
        let mut rng = StdRng::seed_from_u64(seed);
        let rules = Rules { following: Following::Open, ..Rules::with_knights(Edition::Fifth) };
        let decks = [BuiltIn::A.deck().expect("sound")];
        let setup = random_setup(&decks, 4, rules, &mut rng).expect("a setup");
        let mut game = Game::new(setup);
        for _ in 0..700 {
            let before = game.state().clone();
            let Some(act) = random_act(&mut before.clone(), &mut rng) else { break };
            common::take(&mut game, Step::Act(act));
            let after = game.state().clone();
            common::take(&mut game, Step::Undo);
            assert_eq!(*game.state(), before);
            common::take(&mut game, Step::Redo);
            assert_eq!(*game.state(), after);
        }
        let acts: Vec<Act> = game.acts().map(|(_, _, act)| act.clone()).collect();
        let folded = State::fold(Arc::clone(game.setup()), &acts).expect("they fit");
        assert_eq!(folded, *game.state());
    }
}
