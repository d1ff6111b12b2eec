//! Laws for what is told of random games with fish, rivers, wagons, and oil, alone and with others:
//! whatever is summed up ends where the books stand.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::{TrialGame, at_sea, decks, played, seat, with_knights};
use crate::report::{
    Across, BanditDeed, FishTally, GameReport, GoldWay, Honor, OilWay, Prize, Reign, Source,
    Summary, Work, walk,
};
use cards::BuiltIn;
use game::{
    Correction, Deed, Edition, Expansion, Expansions, FISH_LIMIT, FishCorrection, FishDeed,
    FishRules, FishShort, Game, GoldCorrection, OilChange, OilCorrection, OilDeed, OilLimit,
    OilRules, PerSeat, RiversRules, Rules, State, WagonChange, WagonCorrection, WagonDeed,
    WagonRules,
};

type ToldGame = (Game, GameReport);

/// The rules of a game with these modules and nothing else.
fn rules(with: &[Expansion]) -> Rules {
    let has = |expansion| with.contains(&expansion);
    let base = if has(Expansion::Knights) {
        with_knights(Edition::Fifth)
    } else {
        Rules { target: 14, ..Rules::open_hands() }
    };
    let base = if has(Expansion::Sea) { at_sea(base) } else { base };
    Rules {
        fish: has(Expansion::Fish).then(FishRules::default),
        rivers: has(Expansion::Rivers).then(RiversRules::default),
        wagons: has(Expansion::Wagons).then(WagonRules::default),
        oil: has(Expansion::Oil).then(OilRules::default),
        ..base
    }
}

static GAMES: LazyLock<Vec<ToldGame>> = LazyLock::new(|| {
    use Expansion::{Fish, Knights, Oil, Rivers, Sea, Wagons};
    let kinds: [&[Expansion]; 9] = [
        &[Fish],
        &[Rivers],
        &[Wagons],
        &[Oil],
        &[Rivers, Wagons],
        &[Fish, Wagons],
        &[Fish, Rivers, Knights],
        &[Fish, Rivers, Sea],
        &[Fish, Wagons, Oil],
    ];
    let games = kinds.iter().flat_map(|with| (0..4).map(move |seed| (*with, seed)));
    let games = games.map(|(with, seed)| {
        let mut rules = rules(with);
        if seed == 1 {
            rules.fish =
                rules.fish.map(|fish| FishRules { fish_short: FishShort::InOrder, ..fish });
            rules.oil = rules.oil.map(|oil| OilRules { oil_limit: OilLimit::Open, ..oil });
        }
        let players = 3 + usize::try_from(seed % 4).expect("few");
        played(rules, seed, players, 1_500)
    });
    games.map(|game| (GameReport::of(&game), game)).map(|(report, game)| (game, report)).collect()
});

/// Games that have a part of their report.
fn with<R>(part: fn(&GameReport) -> Option<&R>) -> impl Iterator<Item = (&'static Game, &'static R)>
where
    R: 'static,
{
    GAMES.iter().filter_map(move |(game, report)| Some((game, part(report)?)))
}

/// Deeds of a game, in order.
fn deeds(game: &Game) -> Vec<Deed> {
    game.acts().map(|(_, _, act)| act.deed.clone()).collect()
}

#[test]
fn a_game_tells_of_its_modules_only() {
    let mut seen = BTreeSet::new();
    for (game, report) in GAMES.iter() {
        let played = game.state().rules().expansions();
        assert_eq!(report.fish.is_some(), played.has(Expansion::Fish));
        assert_eq!(report.gold.is_some(), played.have_gold());
        assert_eq!(report.wagons.is_some(), played.has(Expansion::Wagons));
        assert_eq!(report.oil.is_some(), played.has(Expansion::Oil));
        seen.insert(played);
    }
    assert_eq!(seen.len(), 9);
}

#[test]
fn points_are_told_with_all_their_sources_and_add_up() {
    let mut sources = BTreeSet::new();
    for (game, report) in GAMES.iter() {
        for change in &report.points.changes {
            let why: i16 = change.why.iter().map(|(_, by)| by).sum();
            assert_eq!(change.to - change.from, why, "{change:?}");
            sources.extend(change.why.iter().map(|(source, _)| *source));
        }
        for seat in game.state().players().seats() {
            let points = game.state().public_points(seat);
            assert_eq!(report.points.at(seat, game.count()), points);
            assert_eq!(game.points_reason(seat).total(), points, "{seat}");
        }
    }
    let modules = [
        Source::Delivery,
        Source::Train,
        Source::Wealthiest,
        Source::Poor,
        Source::OilMetropolis,
        Source::Sequestered,
        Source::Champion,
    ];
    assert!(modules.iter().all(|source| sources.contains(source)), "{sources:?}");
}

/// All that `reigns` say is held after so many acts is what the table had then.
fn stands_as_told(reigns: &[Reign], prizes: &[Prize], acts: usize, state: &State) -> usize {
    let now = reigns
        .iter()
        .filter(|reign| reign.from <= acts && reign.until.is_none_or(|until| acts < until));
    let told: BTreeSet<_> = now.map(|reign| (reign.prize, reign.holder)).collect();
    let held = prizes
        .iter()
        .flat_map(|prize| prize.holders(state).into_iter().map(move |holder| (*prize, holder)));
    assert_eq!(told, held.collect());
    told.len()
}

#[test]
fn holders_of_tiles_and_boot_are_told_as_they_stood_after_each_act() {
    let [mut tiles, mut boots, mut champions] = [0; 3];
    for (game, report) in GAMES.iter() {
        for acts in [0, game.count() / 3, game.count() / 2, game.count()] {
            let state = game.state_after(acts).expect("it was there");
            stands_as_told(&report.points.reigns, &Prize::ON_POINTS, acts, &state);
            champions += usize::from(Prize::Champion.holder(&state).is_some());
            if let Some(gold) = &report.gold {
                tiles += stands_as_told(&gold.settlers, &Prize::SETTLERS, acts, &state);
            }
            if let Some(fish) = &report.fish {
                boots += stands_as_told(&fish.boot, &[Prize::Boot], acts, &state);
            }
        }
    }
    assert!(tiles > 50 && boots > 20 && champions > 3, "{tiles} {boots} {champions}");
}

#[test]
fn turns_with_a_prize_are_those_at_whose_end_it_was_held() {
    for (game, report) in GAMES.iter().filter(|(_, report)| report.gold.is_some()) {
        let (turns, gold) = (&report.turns, report.gold.as_ref().expect("played"));
        let mut ends = vec![0; turns.numbers().len()];
        for act in 1..=game.count() {
            ends[turns.of_act(act)] = act;
        }
        let ends: Vec<usize> = ends
            .into_iter()
            .skip(1)
            .scan(0, |last, act| {
                *last = (*last).max(act);
                Some(*last)
            })
            .collect();
        for prize in Prize::SETTLERS {
            let own = gold.settlers.iter().filter(|reign| reign.prize == prize);
            let told: usize = own.map(|reign| reign.turns(turns)).sum();
            let held = ends.iter().map(|act| {
                let state = game.state_after(*act).expect("it was there");
                prize.holders(&state).len()
            });
            assert_eq!(told, held.sum::<usize>());
        }
        // Looking at every turn of one game takes long.
        if game.count() > 1_000 {
            return;
        }
    }
}

#[test]
fn gold_over_time_ends_at_the_purse_and_every_coin_has_its_way() {
    let mut all = enum_map::EnumMap::<GoldWay, u32>::default();
    for (game, report) in with(|report| report.gold.as_ref()) {
        let state = game.state();
        let (_, told) = GAMES.iter().find(|(other, _)| std::ptr::eq(other, game)).expect("it");
        let by_turn = report.purses.by_turn(&told.turns);
        assert_eq!(by_turn.len(), told.turns.numbers().len());
        for seat in state.players().seats() {
            let flow = report.flows.of(seat);
            let now = u32::from(state.gold_of(seat));
            let first = u32::from(report.purses.at_first(seat));
            assert_eq!(first + flow.all_got() - flow.all_gave(), now, "{seat}");
            assert_eq!(by_turn.last().map(|purses| u32::from(purses.of(seat))), Some(now));
            assert_eq!(flow.got[GoldWay::Corrected] + flow.gave[GoldWay::Corrected], 0);
            if let Some(rivers) = state.rules().rivers {
                let bridges = told.works.of(seat)[Work::Bridge];
                let each = u32::from(rivers.bridge_gold.count());
                assert_eq!(flow.got[GoldWay::Bridge], bridges * each);
            }
        }
        // What one player gives, another gets.
        for way in [GoldWay::Toll, GoldWay::Trade] {
            let got: u32 = report.flows.values().map(|flow| flow.got[way]).sum();
            let gave: u32 = report.flows.values().map(|flow| flow.gave[way]).sum();
            assert_eq!(got, gave, "{way:?}");
        }
        for flow in report.flows.values() {
            for way in GoldWay::ALL {
                all[way] += flow.got[way] + flow.gave[way];
            }
        }
    }
    // Cities are rarely saved, and nothing is put right here.
    let rare = [GoldWay::SavedCity, GoldWay::Corrected];
    for way in GoldWay::ALL.into_iter().filter(|way| !rare.contains(way)) {
        assert!(all[way] > 0, "{way:?} in none of them: {all:?}");
    }
}

#[test]
fn fish_that_were_drawn_and_not_spent_are_held() {
    let [mut full, mut exchanged, mut boots] = [0; 3];
    for (game, report) in with(|report| report.fish.as_ref()) {
        let state = game.state();
        let (mut opening, mut spent) = (0, 0);
        walk(game, |scene| {
            let drawn = scene.act.fish.len();
            opening += if scene.turn() == 0 { drawn } else { 0 };
            spent += usize::from(matches!(scene.act.deed, Deed::Fish(FishDeed::Spend { .. })));
        });
        assert_eq!(report.purchases.len(), spent);
        let watered: u32 = report.waters.values().flat_map(PerSeat::values).sum();
        let caught: u32 = report.players.values().map(|tally| tally.caught).sum();
        assert_eq!(u32::try_from(opening).expect("few") + watered, caught);
        let listed = report.catches.iter().map(|one| u32::from(one.what));
        assert_eq!(listed.sum::<u32>(), caught);
        for (seat, tally) in report.players.iter() {
            let held = u32::from(state.fish_of(seat));
            assert_eq!(tally.caught - tally.boots - tally.spent, held, "{seat}: {tally:?}");
            let own = report.purchases.iter().filter(|one| one.seat == seat);
            let paid: u32 = own.map(|one| u32::from(one.what.tokens.count())).sum();
            assert_eq!(paid, tally.spent);
            full += tally.full;
            exchanged += tally.exchanged;
            boots += tally.boots;
        }
    }
    assert!(exchanged <= full, "whoever exchanges had no room");
    assert!(full > 5 && exchanged > 0 && boots > 5, "{full} {exchanged} {boots}");
}

/// A game of four with fish after its opening, in which every number but 7 came once after these
/// corrections.
fn all_numbers(corrections: &[FishCorrection]) -> GameReport {
    let mut trial = TrialGame::opened(&decks(&[BuiltIn::A]), 4, rules(&[Expansion::Fish]), 3);
    trial.found();
    trial.reach_next_number();
    for correction in corrections {
        trial.act(Deed::Correct { correction: Correction::Fish(correction.clone()) });
    }
    (2..=12).filter(|number| *number != 7).for_each(|number| trial.roll(number));
    trial.answer();
    GameReport::of(&trial.game)
}

#[test]
fn what_is_owed_without_room_or_while_too_few_are_left_is_no_catch() {
    let sums = |report: &GameReport| {
        let fish = report.fish.as_ref().expect("played");
        let sum = |count: fn(&FishTally) -> u32| fish.players.values().map(count).sum::<u32>();
        let drawn: u32 = fish.waters.values().flat_map(PerSeat::values).sum();
        [drawn, sum(|tally| tally.full), sum(|tally| tally.short)]
    };
    let [owed, full, short] = sums(&all_numbers(&[]));
    assert!(owed > 3 && full + short == 0, "{owed} {full} {short}");
    let none = [FishCorrection::Supply { count: 0 }, FishCorrection::Spent { count: 0 }];
    assert_eq!(sums(&all_numbers(&none)), [0, 0, owed]);
    let game = TrialGame::opened(&decks(&[BuiltIn::A]), 4, rules(&[Expansion::Fish]), 3).game;
    let seats = game.state().players().seats();
    let all: Vec<_> =
        seats.map(|player| FishCorrection::Tokens { player, count: FISH_LIMIT }).collect();
    assert_eq!(sums(&all_numbers(&all)), [0, owed, 0]);
}

#[test]
fn deliveries_ways_and_bandits_are_those_of_the_acts() {
    let mut kinds = BTreeSet::new();
    for (game, report) in with(|report| report.wagons.as_ref()) {
        let state = game.state();
        let (mut went, mut delivered) = (0, 0);
        for (_, _, act) in game.acts() {
            for change in &act.wagons {
                match change {
                    WagonChange::Went { points, .. } => went += u32::from(*points),
                    WagonChange::Delivered { .. } => delivered += 1,
                }
            }
        }
        assert_eq!(report.players.values().map(|tally| tally.points).sum::<u32>(), went);
        assert_eq!(report.deliveries.len(), delivered);
        for seat in state.players().seats() {
            let wagon = state.wagon(seat).expect("played");
            let own = report.deliveries.iter().filter(|one| one.seat == seat).count();
            assert_eq!(own, usize::from(wagon.delivered));
            let last = report.levels.changes.iter().rfind(|one| one.seat == seat);
            assert_eq!(last.map_or(1, |one| one.what), wagon.level.number());
        }
        let tried = deeds(game).into_iter();
        let tried =
            tried.filter(|deed| matches!(deed, Deed::Wagons(WagonDeed::DriveOff { .. }))).count();
        let moved = deeds(game).into_iter();
        let moved =
            moved.filter(|deed| matches!(deed, Deed::Wagons(WagonDeed::MoveBandit { .. }))).count();
        let count = |what: BanditDeed| report.bandits.iter().filter(|it| it.what == what).count();
        let driven = count(BanditDeed::DrivenOff);
        assert_eq!(driven + count(BanditDeed::Withstood), tried);
        // One that was driven off in the last act may not have gone yet.
        assert!((driven + count(BanditDeed::Moved)).abs_diff(moved) <= 1);
        kinds.extend(report.bandits.iter().map(|one| one.what));
    }
    assert!(kinds.len() >= 3, "{kinds:?}");
}

#[test]
fn oil_that_came_and_did_not_leave_is_held_and_disasters_are_those_of_the_acts() {
    let mut ways = BTreeSet::new();
    let mut missed = 0;
    let [mut disasters, mut lost, mut polluted] = [0; 3];
    for (game, report) in with(|report| report.oil.as_ref()) {
        let (_, told) = GAMES.iter().find(|(other, _)| std::ptr::eq(other, game)).expect("it");
        let table = game.state().oil().expect("played").table();
        for (seat, tally) in report.players.iter() {
            let first = u32::from(report.held.at_first(seat));
            let came: u32 = tally.got.values().sum();
            let left: u32 = tally.gave.values().sum();
            assert_eq!(first + came - left, u32::from(table.oil.of(seat)), "{seat}: {tally:?}");
            assert_eq!(tally.gave[OilWay::Sequestered], u32::from(table.sequestered.of(seat)));
            let works = told.works.of(seat);
            assert_eq!(tally.gave[OilWay::Converted], works[Work::OilUsed]);
            assert_eq!(tally.gave[OilWay::Metropolis], 2 * works[Work::OilMetropolis]);
            assert_eq!(tally.got[OilWay::Corrected] + tally.gave[OilWay::Corrected], 0);
            let got = report.got.iter().filter(|one| one.seat == seat);
            let got: u32 = got.map(|one| u32::from(one.what)).sum();
            assert_eq!(got, tally.got[OilWay::Number]);
            ways.extend(OilWay::ALL.into_iter().filter(|way| tally.got[*way] > 0));
            ways.extend(OilWay::ALL.into_iter().filter(|way| tally.gave[*way] > 0));
            missed += tally.missed;
        }
        let rolled = deeds(game).into_iter();
        let rolled = rolled.filter(|deed| matches!(deed, Deed::Oil(OilDeed::Disaster { .. })));
        assert_eq!(report.disasters.len(), rolled.count());
        let changes = game.acts().flat_map(|(_, _, act)| act.oil.clone());
        let (mut taken, mut hit) = (0, 0);
        for change in changes {
            taken += usize::from(matches!(
                change,
                OilChange::Removed { .. } | OilChange::Reduced { .. }
            ));
            hit += usize::from(matches!(change, OilChange::Polluted { .. }));
        }
        let all = || report.disasters.iter().map(|one| &one.what);
        assert_eq!(all().map(|it| it.removed.len() + it.reduced.len()).sum::<usize>(), taken);
        assert_eq!(all().filter(|it| it.polluted.is_some()).count(), hit);
        disasters += report.disasters.len();
        lost += taken;
        polluted += hit;
    }
    assert!(ways.len() >= 6, "{ways:?}");
    assert!(missed > 3 && disasters > 10 && lost > 2 && polluted > 5);
}

#[test]
fn titles_of_the_modules_go_to_whoever_has_the_most() {
    let mut given = BTreeSet::new();
    for (_, report) in GAMES.iter() {
        for one in report.honors() {
            let count = |seat| match one.honor {
                Honor::Angler => report.fish.as_ref().map(|it| it.players.of(seat).caught),
                Honor::Wealth => report.gold.as_ref().map(|it| it.flows.of(seat).earned()),
                Honor::Bridges => Some(report.works.of(seat)[Work::Bridge]),
                Honor::Carter => Some(report.works.of(seat)[Work::Delivery]),
                Honor::Guardian => Some(report.works.of(seat)[Work::Sequestering]),
                Honor::Driller => {
                    report.oil.as_ref().map(|it| it.players.of(seat).got[OilWay::Number])
                }
                _ => None,
            };
            let Some(counts) = report.works.seats().map(count).collect::<Option<Vec<u32>>>() else {
                continue;
            };
            assert_eq!(counts.into_iter().max(), Some(one.count), "{one:?}");
            given.insert(one.honor);
        }
    }
    assert!(given.len() >= 5, "{given:?}");
}

#[test]
fn what_the_table_puts_right_is_told_apart_and_the_sums_still_end_at_the_books() {
    let all = [Expansion::Fish, Expansion::Wagons, Expansion::Oil];
    let mut trial = TrialGame::opened(&decks(&[BuiltIn::A]), 4, rules(&all), 3);
    trial.found();
    let player = seat(&trial.game, 1);
    let corrections = [
        Correction::Gold(GoldCorrection::Gold { player, count: 9 }),
        Correction::Gold(GoldCorrection::Gold { player, count: 7 }),
        Correction::Oil(OilCorrection::Held { player, count: 3 }),
        Correction::Oil(OilCorrection::Held { player, count: 1 }),
        Correction::Fish(FishCorrection::Tokens { player, count: 5 }),
        Correction::Wagons(WagonCorrection::Delivered { player, count: 2 }),
    ];
    let before = trial.game.state().gold_of(player);
    for correction in corrections {
        trial.act(Deed::Correct { correction });
    }
    let report = GameReport::of(&trial.game);
    let gold = report.gold.expect("played");
    let flow = gold.flows.of(player);
    let put_right = [flow.got, flow.gave].map(|all| all[GoldWay::Corrected]);
    assert_eq!(put_right, [9 - u32::from(before), 2]);
    assert_eq!(gold.purses.changes.last().map(|one| one.what), Some(7));
    let oil = report.oil.expect("played").players.of(player);
    assert_eq!([oil.got, oil.gave].map(|all| all[OilWay::Corrected]), [3, 2]);
    let held = report.fish.expect("played").held.by_turn(&report.turns).pop().expect("a turn");
    assert_eq!(held.of(player), 5);
    let delivered = report.wagons.expect("played").delivered;
    assert_eq!(delivered.changes.last().map(|one| (one.seat, one.what)), Some((player, 2)));
}

#[test]
fn records_keep_games_with_other_modules_apart() {
    let summaries: Vec<Summary> = GAMES.iter().map(|(game, _)| Summary::of(game)).collect();
    let across = Across::of(&summaries);
    let kinds: BTreeSet<Expansions> = summaries.iter().map(|one| one.expansions).collect();
    assert_eq!(across.by_game.keys().copied().collect::<BTreeSet<_>>(), kinds);
    assert!(across.by_game.values().all(|count| *count == 4));
    for player in &across.players {
        let of = player.by_game.values().map(|record| record.games).sum::<u32>();
        assert_eq!(of, player.games());
        let own = summaries.iter().filter(|it| it.players.values().any(|p| p.name == player.name));
        assert_eq!(own.count(), usize::try_from(player.games()).expect("few"));
    }
}
