//! Laws for what is told of random games of Cities & Knights and Seafarers alone.

use std::collections::BTreeMap;

use super::{at_sea, games, played, with_knights};
use crate::report::{AttackRecord, GameReport, Production, ProgressTally, Work, walk};
use game::{
    CardKind, Cards, ChosenYields, Deed, Edition, Following, Game, KnightsChange, KnightsDeed,
    Outcome, PerSeat, Play, ProgressCard, Rules, SeaDeed, Track,
};

#[test]
fn every_attack_of_the_acts_is_told_of_once_with_all_that_came_of_it() {
    let (mut all, mut lost, mut won) = (0, 0, 0);
    for (game, report) in games() {
        let Some(report) = &report.knights else { continue };
        let mut attacks = Vec::new();
        let mut pillaged = 0;
        walk(game, |scene| {
            for change in &scene.act.knights {
                if let KnightsChange::Attacked { defender } = change {
                    attacks.push((scene.nth, *defender));
                }
            }
            let is_lost = matches!(scene.act.deed, Deed::Knights(KnightsDeed::LoseCity { .. }));
            pillaged += usize::from(is_lost);
        });
        let told: Vec<_> = report.attacks.iter().map(|one| (one.nth, one.defender)).collect();
        assert_eq!(told, attacks);
        assert_eq!(report.attacks.iter().map(|one| one.pillaged.len()).sum::<usize>(), pillaged);
        for one in &report.attacks {
            let is_held = one.strength.together() >= u16::from(one.strength.barbarians);
            assert_eq!(is_held, one.strength.outcome == Outcome::Repelled);
            assert!(one.pillaged.is_empty() || !is_held);
            assert!((one.draws.is_empty() && one.defender.is_none()) || is_held);
        }
        all += attacks.len();
        lost += pillaged;
        won += attacks.iter().filter(|(_, defender)| defender.is_some()).count();
    }
    assert!(all > 20 && lost > 5 && won > 5, "{all} attacks, {lost} cities, {won} Defenders");
}

#[test]
fn in_a_turn_with_an_attack_stands_how_strong_it_found_both_sides() {
    for (game, GameReport { knights, turns: played, .. }) in games() {
        let Some(report) = knights else { continue };
        let turns = report.strengths.turns();
        assert!(turns.len() <= usize::try_from(game.state().turn()).expect("few") + 1);
        let of_turn = |one: &AttackRecord| played.of_act(one.nth);
        let last: BTreeMap<_, _> =
            report.attacks.iter().map(|one| (of_turn(one), &one.strength)).collect();
        for (turn, attack) in &last {
            assert_eq!(turns.get(*turn), Some(*attack));
        }
        let now = turns.last().expect("the opening at least");
        if !last.contains_key(&(turns.len() - 1)) {
            assert_eq!(*now, game.state().attack_now());
        }
    }
}

/// Returns how many progress cards of `track` came to a hand and have not left it. Where the table
/// corrected the hand, that is not counted.
pub(super) fn held(tally: &ProgressTally, track: Track) -> i64 {
    let of_track = |card: &ProgressCard| card.track() == track;
    let played = ProgressCard::ALL.into_iter().filter(of_track);
    let played: u32 = played.map(|card| tally.played[card]).sum();
    let shown = tally.shown.iter().filter(|point| of_track(&point.card())).count();
    let came = i64::from(tally.drawn[track] + tally.spied[track]);
    let left = i64::from(tally.lost[track] + tally.put_back[track] + played);
    came - left - i64::try_from(shown).expect("few")
}

#[test]
fn what_was_drawn_and_what_was_spent_explains_every_hand_of_progress_cards() {
    let (mut drawn, mut spent) = (0, 0);
    for (game, report) in games() {
        let Some(report) = &report.knights else { continue };
        for (seat, tally) in report.progress.iter() {
            for track in Track::ALL {
                let there = i64::from(game.state().progress_of(seat, track));
                assert_eq!(held(tally, track), there, "{seat} {track:?}");
            }
            drawn += tally.all_drawn();
            spent += tally.all_played();
        }
    }
    assert!(drawn > 100 && spent > 50, "{drawn} drawn, {spent} played");
}

#[test]
fn levels_grow_from_the_opening_to_how_they_stand() {
    let mut changes = 0;
    for (game, report) in games() {
        let Some(GameReport { works, turns, .. }) = Some(report).filter(|it| it.knights.is_some())
        else {
            continue;
        };
        let levels = &report.knights.as_ref().expect("played").levels;
        let by_turn = levels.by_turn(turns);
        assert_eq!(by_turn.len(), turns.numbers().len());
        for seat in game.state().players().seats() {
            let level = |track| game.state().improvement(seat, track).number();
            for track in Track::ALL {
                let own = levels.changes.iter();
                let own = own.filter(|change| (change.seat, change.track) == (seat, track));
                let grown = own.map(|change| i16::from(change.to) - i16::from(change.from));
                assert_eq!(grown.sum::<i16>(), i16::from(level(track)));
            }
            let sum: u8 = Track::ALL.into_iter().map(level).sum();
            assert_eq!(by_turn.last().map(|all| all.of(seat)), Some(sum));
            assert_eq!(works.of(seat)[Work::Improvement], u32::from(sum));
        }
        changes += levels.changes.len();
    }
    assert!(changes > 50, "{changes}");
}

#[test]
fn every_deed_at_sea_is_told_of_once() {
    let (mut ships, mut moves, mut robbed, mut found) = (0, 0, 0, 0);
    for (game, report) in games() {
        let Some(sea) = &report.sea else { continue };
        let mut deeds = Vec::new();
        let mut thefts = 0;
        walk(game, |scene| {
            if let Deed::Sea(deed) = &scene.act.deed {
                deeds.push(deed.clone());
            }
            thefts += usize::from(matches!(scene.act.deed, Deed::Steal { .. }));
        });
        let count = |is: fn(&SeaDeed) -> bool| deeds.iter().filter(|deed| is(deed)).count();
        let told = |work: Work| {
            let works = report.works.values().map(|works| works[work]);
            usize::try_from(works.sum::<u32>()).expect("few")
        };
        let built =
            count(|deed| matches!(deed, SeaDeed::BuildShip { .. } | SeaDeed::FoundShip { .. }));
        assert_eq!(told(Work::Ship), built);
        assert_eq!(told(Work::Move), count(|deed| matches!(deed, SeaDeed::MoveShip { .. })));
        let pirate =
            count(|deed| matches!(deed, SeaDeed::MovePirate { .. } | SeaDeed::ChasePirate { .. }));
        assert_eq!((told(Work::Pirate), sea.pirate.len()), (pirate, pirate));
        let turned = count(|deed| matches!(deed, SeaDeed::TurnUp { .. }));
        assert_eq!((told(Work::Discovery), sea.discoveries.len()), (turned, turned));
        // Whom the pirate robs has a ship beside it.
        let mut victims = 0;
        for one in &sea.pirate {
            let after = game.state_after(one.nth).expect("it was there");
            assert_eq!(after.pirate(), Some(one.what.to));
            let Some((robbed, _)) = one.what.robbed else { continue };
            let mut ships = after.pieces().ships_of(robbed);
            assert!(ships.any(|(path, _)| path.hexes().contains(&one.what.to)), "{one:?}");
            victims += 1;
        }
        assert!(victims <= thefts);
        ships += built;
        moves += told(Work::Move);
        robbed += victims;
        found += turned;
    }
    assert!(ships > 50 && moves > 10 && found > 50, "{ships} {moves} {found}");
    assert!(robbed > 5, "{robbed} cards for the pirate");
}

/// Returns what numbers owed by the acts, cards and gold each, and what was paid by those that
/// somebody set (KNIGHTS 12); and how many were set.
fn owed_by_acts(game: &Game) -> ([u32; 2], u32, u32) {
    let (mut owed, mut set_paid, mut set, mut is_set) = ([0, 0], 0, 0, false);
    walk(game, |scene| {
        let deed = &scene.act.deed;
        if let Deed::Knights(KnightsDeed::Play(Play::Alchemist { .. })) = deed {
            is_set = true;
            set += 1;
        }
        if scene.number().is_some() {
            is_set = false;
        }
        let Some(payout) = &scene.act.payout else { return };
        let sum = |sums: &PerSeat<Cards>| {
            sums.values().map(|cards| u32::from(cards.total())).sum::<u32>()
        };
        if is_set {
            set_paid += sum(&payout.paid);
            return;
        }
        owed[0] += sum(&payout.paid) + sum(&payout.blocked) + sum(&payout.short);
        let (position, rule) = (scene.after.position(), scene.after.yield_rule());
        let dug = position.owed(payout.number, &rule, &ChosenYields::new());
        let all = dug.gold.due.values().chain(dug.gold.blocked.values());
        owed[1] += all.copied().map(u32::from).sum::<u32>();
    });
    (owed, set_paid, set)
}

#[test]
fn gold_owes_a_card_of_choice_each_and_a_number_that_somebody_set_is_no_luck() {
    let (mut all_gold, mut all_set) = (0, 0);
    for (game, GameReport { luck, .. }) in games() {
        let ([cards, gold], set_paid, set) = owed_by_acts(game);
        let sum = |count: fn(&Production) -> u32| -> u32 { luck.players.values().map(count).sum() };
        assert_eq!(sum(|one| one.gold.owed), gold);
        assert_eq!(sum(|one| one.owed().total()), cards + gold);
        assert!(sum(|one| one.set) >= set_paid);
        for production in luck.players.values() {
            let gold = &production.gold;
            assert!(gold.came.total() + gold.waiting <= gold.owed);
            let parts = [production.came, production.blocked, production.withheld];
            let sum: u32 = parts.iter().map(|tally| tally.total()).sum();
            assert_eq!(production.owed().total(), sum + gold.waiting);
            let kinds = CardKind::ALL.into_iter().map(|kind| production.of_kind(kind).0);
            assert!(kinds.sum::<u32>() + gold.owed <= production.owed().total());
        }
        all_gold += gold;
        all_set += set;
    }
    assert!(all_gold > 50 && all_set > 3, "{all_gold} {all_set}");
}

#[test]
fn over_many_games_the_numbers_owe_each_kind_and_gold_what_they_owe_on_average() {
    for (rules, seeds) in [
        (with_knights(Edition::Fifth), 100..160),
        (at_sea(Rules { target: 14, ..Rules::open_hands() }), 100..150),
    ] {
        let (mut off, mut variance) = (0.0, 0.0);
        let (mut commodities, mut commodities_expected) = (0.0, 0.0);
        let (mut gold, mut gold_expected) = (0.0, 0.0);
        for seed in seeds {
            let luck = GameReport::of(&played(rules.clone(), seed, 4, 400)).luck;
            // One player per game, because the others' luck isn't independent.
            let production = luck.players.values().next().expect("a player");
            off += f64::from(production.owed().total()) - production.owed_on_average();
            variance += production.variance;
            for track in Track::ALL {
                let (owed, average) = production.of_kind(track.commodity().into());
                commodities += f64::from(owed);
                commodities_expected += average;
            }
            gold += f64::from(production.gold.owed);
            gold_expected += production.gold.average;
        }
        assert!(off.abs() < 4.0 * f64::sqrt(variance), "{off} of {variance}");
        let near = |came: f64, expected: f64, least: f64, most: f64| {
            expected > least && (came / expected - 1.0).abs() < most
        };
        assert!(
            if rules.sea.is_some() {
                near(gold, gold_expected, 20.0, 0.35)
            } else {
                near(commodities, commodities_expected, 100.0, 0.15)
            },
            "{commodities} of {commodities_expected}, {gold} of {gold_expected}"
        );
    }
}

#[test]
fn a_table_that_follows_no_hands_has_its_gold_counted_in_full() {
    let mut all = 0;
    for seed in 0..8 {
        let game = played(
            at_sea(Rules { following: Following::Off, ..Rules::open_hands() }),
            seed,
            4,
            300,
        );
        for one in GameReport::of(&game).luck.players.values() {
            let gold = &one.gold;
            assert!(gold.came.total() + gold.waiting <= gold.owed);
            all += gold.came.total();
        }
    }
    assert!(all > 0);
}

#[test]
fn the_opening_of_cities_and_knights_builds_a_settlement_and_a_city() {
    let game = played(with_knights(Edition::Fifth), 1, 3, 12);
    assert_eq!(game.state().turn(), 1, "it is over");
    for works in GameReport::of(&game).works.values() {
        let built = Work::brought_by(None).iter().map(|work| works[*work]);
        assert_eq!(
            built.collect::<Vec<_>>(),
            [2, 1, 1, 0],
            "roads, settlements, cities, and cards"
        );
    }
}
