//! Laws that hold in every game of the modules of Traders & Barbarians, alone, with each other, and
//! with what else is offered beside them: random legal games on tables drawn by lot.

use std::collections::BTreeSet;
use std::sync::Arc;

use game::{
    Act, Building, Deed, Expansion, Expansions, FishDeed, FishPurchase, Following, Game, GoldMove,
    MOST_OIL, OIL_TRACK, OilLimit, Over, RiversDeed, Setup, State, Step, WagonChange, fish_in_box,
    oil_in_box, oil_metropolises_in_box,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::random_act;

use crate::common;
use crate::expansion_laws::{both, names, open_games, opening, plays};

fn fish() -> Expansions {
    [Expansion::Fish].into_iter().collect()
}

fn rivers() -> Expansions {
    [Expansion::Rivers].into_iter().collect()
}

fn wagons() -> Expansions {
    [Expansion::Wagons].into_iter().collect()
}

/// Sets that are offered and have every expansion between them.
fn fullest() -> [Expansions; 2] {
    let without = |left_out| Expansion::ALL.into_iter().filter(move |it| *it != left_out).collect();
    [Expansion::Oil, Expansion::Knights].map(without)
}

/// Oil, and what is played beside it.
fn oil_and<const N: usize>(others: [Expansion; N]) -> Expansions {
    others.into_iter().chain([Expansion::Oil]).collect()
}

#[test]
fn random_games_with_fish_come_to_all_of_them_and_no_token_is_lost() {
    let (done, over) = open_games(fish(), 30, 2_500);
    let all = ["draw_boot", "exchange", "pass_boot", "spend"];
    assert_eq!(names(&done).0.iter().map(String::as_str).collect::<Vec<_>>(), all);
    let bought = done.iter().filter_map(|act| match act.deed {
        Deed::Fish(FishDeed::Spend { on, .. }) => Some(on.key()),
        _ => None,
    });
    let bought: BTreeSet<_> = bought.collect();
    let of_others = [FishPurchase::PirateOff, FishPurchase::Bridge, FishPurchase::Wagon];
    let ashore = FishPurchase::ALL.into_iter().filter(|it| !of_others.contains(it));
    assert_eq!(bought, ashore.map(FishPurchase::key).collect());
    assert!(over > 20, "{over} of 30 games ended");
    let beside = |other| [Expansion::Fish, other].into_iter().collect();
    let all = both().iter().chain([Expansion::Fish]).collect();
    for kind in [beside(Expansion::Sea), beside(Expansion::Knights), all] {
        let (done, _) = open_games(kind, 8, 1_500);
        assert!(names(&done).0.contains("spend"));
        plays(kind, Following::Secret, 7, 800);
        plays(kind, Following::Off, 8, 600);
    }
}

/// Gold that moved in acts, summed up by player, and how often it went between two.
fn gold_moved(state: &State, done: &[Act]) -> (Vec<i64>, usize) {
    let mut purses = vec![0; state.players().count()];
    let mut between = 0;
    for one in done.iter().flat_map(|act| &act.gold) {
        match *one {
            GoldMove::Earned { player, count } => purses[player.index()] += i64::from(count),
            GoldMove::Paid { player, count } => purses[player.index()] -= i64::from(count),
            GoldMove::Given { player, to, count } => {
                purses[player.index()] -= i64::from(count);
                purses[to.index()] += i64::from(count);
                between += 1;
            }
        }
    }
    (purses, between)
}

#[test]
fn random_games_with_rivers_come_to_all_of_them_and_no_gold_is_lost() {
    let (mut all, mut over, mut traded) = (Vec::new(), 0, 0);
    for seed in 0..30 {
        let (state, done) = plays(rivers(), Following::Open, seed, 2_500);
        let (purses, between) = gold_moved(&state, &done);
        let held = state.players().seats().map(|seat| i64::from(state.gold_of(seat)));
        assert_eq!(held.collect::<Vec<_>>(), purses);
        over += usize::from(state.over().is_some());
        traded += between;
        all.extend(done);
    }
    let of_rivers = ["build_bridge", "buy", "sell"];
    assert_eq!(names(&all).0.iter().map(String::as_str).collect::<Vec<_>>(), of_rivers);
    assert!(traded > 20, "{traded} trades with gold");
    assert!(over > 15, "{over} of 30 games ended");
}

#[test]
fn random_games_with_rivers_and_others_keep_all_of_them_in_order() {
    let beside = |other| [Expansion::Rivers, other].into_iter().collect();
    let kinds = [Expansion::Sea, Expansion::Knights, Expansion::Fish].map(beside);
    for kind in kinds.into_iter().chain(fullest()) {
        let (done, _) = open_games(kind, 8, 1_500);
        assert!(names(&done).0.contains("buy"), "{kind:?}");
        plays(kind, Following::Secret, 7, 800);
        plays(kind, Following::Off, 8, 600);
    }
    let is_saved = |act: &Act| matches!(act.deed, Deed::Rivers(RiversDeed::SaveCity { .. }));
    let saves = |seed| {
        plays(beside(Expansion::Knights), Following::Open, seed, 1_500).1.iter().any(is_saved)
    };
    assert!((8..60).any(saves), "no city was saved");
}

#[test]
fn what_was_done_with_fish_rivers_or_oil_is_taken_back_and_done_again() {
    let kinds = [fish(), rivers(), oil_and([]), oil_and([Expansion::Sea, Expansion::Fish])];
    for (seed, kind) in (0..8).zip(kinds.into_iter().cycle()) {
        let mut game = Game::new(opening(kind, Following::Open, seed));
        let mut rng = StdRng::seed_from_u64(seed);
        let mut before = Vec::new();
        for _ in 0..400 {
            let mut state = game.state().clone();
            let Some(act) = random_act(&mut state, &mut rng) else { break };
            before.push(game.state().clone());
            common::take(&mut game, Step::Act(act));
        }
        let after = game.state().clone();
        for state in before.iter().rev() {
            common::take(&mut game, Step::Undo);
            assert_eq!(game.state(), state);
        }
        for _ in &before {
            common::take(&mut game, Step::Redo);
        }
        assert_eq!(*game.state(), after);
    }
}

/// Oil and metropolises are counted: none is lost, and none comes from nowhere.
fn counts_oil(state: &State) {
    let oil = state.oil().expect("played");
    let (table, players) = (oil.table(), state.players().count());
    assert!(table.total() <= oil_in_box(players).into(), "none comes from nowhere");
    let standing = state.pieces().buildings().filter(|(.., is)| *is == Building::OilMetropolis);
    assert!(standing.count() <= usize::from(oil_metropolises_in_box(players)));
    assert!(table.track <= OIL_TRACK);
    if state.rules().oil.is_some_and(|rules| rules.oil_limit == OilLimit::Four) {
        assert!(table.oil.values().all(|held| *held <= MOST_OIL));
    }
}

#[test]
fn random_games_with_oil_come_to_all_of_it_and_end_both_ways() {
    let (mut ends, mut seen, mut traded) = (BTreeSet::new(), BTreeSet::new(), 0);
    for seed in 0..30 {
        let (state, done) = plays(oil_and([]), Following::Open, seed, 2_500);
        counts_oil(&state);
        seen.extend(names(&done).0);
        let trades_oil = |act: &Act| match act.deed {
            Deed::Trade { give, get, .. } => give.oil > 0 || get.oil > 0,
            _ => false,
        };
        traded += done.iter().filter(|act| trades_oil(act)).count();
        ends.extend(state.over().map(|over| matches!(over, Over::BoardDead { .. })));
    }
    let all = [
        "build_metropolis",
        "convert",
        "disaster",
        "discard",
        "give",
        "monopoly",
        "pollute",
        "sequester",
        "steal",
        "take",
        "year_of_plenty",
    ];
    assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), all);
    assert!(traded > 5, "{traded} trades with oil");
    assert_eq!(ends.len(), 2, "by points, and by a board that died");
    let beside = [
        oil_and([Expansion::Sea]),
        oil_and([Expansion::Fish]),
        oil_and([Expansion::Rivers]),
        oil_and([Expansion::Wagons]),
        oil_and([Expansion::Sea, Expansion::Fish]),
    ];
    for kind in beside {
        for seed in 0..6 {
            counts_oil(&plays(kind, Following::Open, seed, 1_500).0);
        }
        counts_oil(&plays(kind, Following::Secret, 7, 800).0);
        counts_oil(&plays(kind, Following::Off, 8, 600).0);
    }
}

#[test]
fn random_games_with_wagons_come_to_all_of_them_and_no_cargo_is_lost() {
    let (done, over) = open_games(wagons(), 30, 3_000);
    let all =
        ["buy_level", "drive_off", "feed", "load", "move_bandit", "play_swift_journey", "travel"];
    let (names, _) = names(&done);
    let of_wagons: Vec<&str> =
        names.iter().map(String::as_str).filter(|name| all.contains(name)).collect();
    assert_eq!(of_wagons, all);
    let delivered = |change: &&WagonChange| matches!(change, WagonChange::Delivered { .. });
    let deliveries = done.iter().flat_map(|act| &act.wagons).filter(delivered).count();
    assert!(deliveries > 30, "{deliveries} deliveries");
    let tolls = done.iter().flat_map(|act| &act.gold);
    let tolls = tolls.filter(|moved| matches!(moved, GoldMove::Given { .. })).count();
    assert!(tolls > 5, "{tolls} tolls");
    assert!(over > 15, "{over} of 30 games ended");
    let beside = |other| [Expansion::Wagons, other].into_iter().collect();
    for kind in [
        beside(Expansion::Sea),
        beside(Expansion::Knights),
        beside(Expansion::Fish),
        beside(Expansion::Rivers),
    ] {
        let (done, _) = open_games(kind, 8, 1_500);
        assert!(done.iter().any(|act| matches!(act.deed, Deed::Wagons(_))));
        plays(kind, Following::Secret, 7, 800);
        plays(kind, Following::Off, 8, 600);
    }
}

/// Every set that is offered with at least one module.
fn offered() -> Vec<Expansions> {
    let has_module = |set: &Expansions| set.iter().any(|one| !both().has(one));
    Expansions::combinations().filter(has_module).collect()
}

/// What a table holds of gold, fish, oil, and cargo is what it held at `first`, and what acts say
/// that came and went.
fn nothing_is_lost(first: &State, state: &State, done: &[Act]) {
    let count = state.players().count();
    let (moved, _) = gold_moved(state, done);
    for seat in state.players().seats() {
        let began = i64::from(first.gold_of(seat));
        assert_eq!(i64::from(state.gold_of(seat)), began + moved[seat.index()]);
    }
    if let Some(fish) = state.fish() {
        assert!(fish.table().total() <= fish_in_box(count).into(), "no fish from nowhere");
    }
    if state.oil().is_some() {
        counts_oil(state);
    }
    let cargo = |state: &State| {
        let table = state.wagons()?.table().clone();
        let carried = table.wagons.values().filter(|wagon| wagon.load.is_some()).count();
        let delivered: usize = table.wagons.values().map(|one| usize::from(one.delivered)).sum();
        Some(usize::from(table.stacks.total()) + carried + delivered)
    };
    assert_eq!(cargo(state), cargo(first), "no cargo is lost, and none from nowhere");
}

#[test]
fn every_offered_set_is_played_in_order_by_two_to_six_players() {
    let sets = offered();
    assert_eq!(
        sets.len(),
        44,
        "15 sets of modules alone, with either other, and with both, but no oil with knights"
    );
    for set in sets {
        for players in 2..=6 {
            let fits = |seed: &u64| opening(set, Following::Open, *seed).players.count() == players;
            let seed = (0..1_000).find(fits).expect("some seed");
            let first = State::new(opening(set, Following::Open, seed).into());
            let (state, done) = plays(set, Following::Open, seed, 250);
            assert!(done.len() > 100 || state.over().is_some(), "{set:?} by {players} goes on");
            nothing_is_lost(&first, &state, &done);
        }
    }
}

#[test]
fn every_offered_set_is_undone_redone_and_kept_in_a_journal() {
    for (seed, set) in (0..).zip(offered()) {
        let mut game = Game::new(opening(set, Following::Open, seed));
        let mut rng = StdRng::seed_from_u64(seed);
        let first = game.state().clone();
        for _ in 0..150 {
            let before = game.state().clone();
            let Some(act) = random_act(&mut before.clone(), &mut rng) else { break };
            common::take(&mut game, Step::Act(act));
            let after = game.state().clone();
            common::take(&mut game, Step::Undo);
            assert_eq!(*game.state(), before, "{set:?}");
            common::take(&mut game, Step::Redo);
            assert_eq!(*game.state(), after, "{set:?}");
        }
        let played = game.count();
        for _ in 0..played {
            common::take(&mut game, Step::Undo);
        }
        assert_eq!(*game.state(), first, "{set:?}");
        for _ in 0..played {
            common::take(&mut game, Step::Redo);
        }
        let acts: Vec<Act> = game.acts().map(|(_, _, act)| act.clone()).collect();
        let written = serde_json::to_string(&acts).expect("writes");
        let read: Vec<Act> = serde_json::from_str(&written).expect("reads");
        assert_eq!(read, acts, "a journal keeps all of it");
        let folded = State::fold(Arc::clone(game.setup()), &read).expect("they fit");
        assert_eq!(folded, *game.state());
        let setup = serde_json::to_string(&**game.setup()).expect("writes");
        assert_eq!(serde_json::from_str::<Setup>(&setup).expect("reads"), **game.setup());
    }
}
