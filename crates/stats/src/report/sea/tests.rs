//! Laws for what is told of random games of Seafarers.

use chrono::DateTime;
use rand::{SeedableRng, rngs::StdRng};

use super::*;
use crate::report::{GameReport, Honor, Luck, Points, Source, Summary, Tally, Traffic, Way};
use crate::{random_act, random_setup};
use cards::BuiltIn;
use game::{
    Chosen, Deed, Edition, Entry, Expansion, Expansions, Following, Game, KnightsDeed, Play, Rules,
    SeaDeed, SeaRules, Seat, Step,
};

fn rules(seed: u64) -> Rules {
    let base = if seed.is_multiple_of(3) {
        Rules { following: Following::Open, ..Rules::with_knights(Edition::Fifth) }
    } else {
        Rules { target: 14, ..Rules::open_hands() }
    };
    Rules { sea: Some(SeaRules::default()), ..base }
}

/// A game with `acts` random acts.
fn played_by(rules: Rules, seed: u64, players: usize, acts: usize) -> Game {
    let mut rng = StdRng::seed_from_u64(seed);
    let (one, all) = (BuiltIn::ALL.split_first()).expect("four decks");
    let chosen = if seed.is_multiple_of(2) { std::slice::from_ref(one) } else { all };
    let decks: Vec<_> = chosen.iter().map(|deck| deck.deck().expect("reads")).collect();
    let setup = random_setup(&decks, players, rules, &mut rng).expect("a table");
    let mut game = Game::new(setup);
    for _ in 0..acts {
        let mut state = game.state().clone();
        let Some(act) = random_act(&mut state, &mut rng) else { break };
        game.take(Entry::new(DateTime::UNIX_EPOCH, Step::Act(act))).expect("it fits");
    }
    game
}

fn played(seed: u64, players: usize, acts: usize) -> Game {
    played_by(rules(seed), seed, players, acts)
}

fn games() -> Vec<Game> {
    (0..24).map(|seed| played(seed, 2 + usize::try_from(seed % 5).expect("few"), 900)).collect()
}

fn report(game: &Game) -> SeaReport {
    SeaReport::of(game).expect("it is played")
}

#[test]
fn a_game_without_ships_has_no_such_report_and_is_of_another_kind() {
    let base = played_by(Rules::open_hands(), 1, 3, 5);
    assert_eq!(SeaReport::of(&base), None);
    let kinds = [
        (Rules::open_hands(), [].as_slice()),
        (Rules::with_knights(Edition::Fifth), &[Expansion::Knights]),
        (rules(1), &[Expansion::Sea]),
        (rules(3), &Expansion::ALL),
    ];
    for (rules, played) in kinds {
        let played: Expansions = played.iter().copied().collect();
        assert_eq!(Summary::of(&played_by(rules, 1, 3, 5)).expansions, played);
    }
}

#[test]
fn every_deed_at_sea_is_told_of_once() {
    let (mut ships, mut moves, mut robbed, mut found) = (0, 0, 0, 0);
    for game in games() {
        let report = report(&game);
        let mut deeds = Vec::new();
        let mut thefts = 0;
        walk(&game, |scene| {
            if let Deed::Sea(deed) = &scene.act.deed {
                deeds.push(deed.clone());
            }
            thefts += usize::from(matches!(scene.act.deed, Deed::Steal { .. }));
        });
        let count = |is: fn(&SeaDeed) -> bool| deeds.iter().filter(|deed| is(deed)).count();
        let told = |work: SeaWork| {
            let works = report.works.values().map(|works| works[work]);
            usize::try_from(works.sum::<u32>()).expect("few")
        };
        let built =
            count(|deed| matches!(deed, SeaDeed::BuildShip { .. } | SeaDeed::FoundShip { .. }));
        assert_eq!(told(SeaWork::Ship), built);
        assert_eq!(told(SeaWork::Move), count(|deed| matches!(deed, SeaDeed::MoveShip { .. })));
        let pirate =
            count(|deed| matches!(deed, SeaDeed::MovePirate { .. } | SeaDeed::ChasePirate { .. }));
        assert_eq!((told(SeaWork::Pirate), report.pirate.len()), (pirate, pirate));
        let turned = count(|deed| matches!(deed, SeaDeed::TurnUp { .. }));
        assert_eq!((told(SeaWork::Discovery), report.discoveries.len()), (turned, turned));
        let victims = report.pirate.iter().filter(|one| one.robbed.is_some()).count();
        assert!(victims <= thefts);
        ships += built;
        moves += told(SeaWork::Move);
        robbed += victims;
        found += turned;
    }
    assert!(ships > 50 && moves > 10 && found > 50, "{ships} {moves} {found}");
    assert!(robbed > 5, "{robbed} cards for the pirate");
}

#[test]
fn whom_the_pirate_robs_has_a_ship_beside_it() {
    for game in games() {
        for one in report(&game).pirate {
            let after = game.state_after(one.nth).expect("it was there");
            assert_eq!(after.pirate(), Some(one.to));
            let Some(robbed) = one.robbed else { continue };
            let mut ships = after.pieces().ships_of(robbed);
            assert!(ships.any(|(path, _)| path.hexes().contains(&one.to)), "{one:?}");
        }
    }
}

#[test]
fn chits_are_among_the_points_and_told_of_one_by_one() {
    let mut earned = 0;
    // Players at random settle abroad late.
    for game in (0..8).map(|nth| played(3 * nth + 1, 4, 4_000)) {
        let (report, points) = (report(&game), Points::of(&game));
        for change in &points.changes {
            let why: i16 = change.why.iter().map(|(_, by)| by).sum();
            assert_eq!(i16::from(change.to) - i16::from(change.from), why, "{change:?}");
        }
        for seat in game.state().players().seats() {
            let own = report.chits.iter().filter(|one| one.seat == seat);
            let sum: u8 = own.map(|one| one.chit.points).sum();
            assert_eq!(sum, game.state().sea().expect("played").table().points(seat));
            let whys = points.changes.iter().filter(|change| change.seat == seat);
            let of_chits = whys.flat_map(|change| &change.why);
            let of_chits = of_chits.filter(|(source, _)| *source == Source::Chit);
            assert_eq!(of_chits.map(|(_, by)| by).sum::<i16>(), i16::from(sum));
        }
        earned += report.chits.len();
    }
    assert!(earned > 3, "{earned}");
}

/// Returns what gold owed each player by numbers that nobody set, and by those that somebody set.
fn dug(game: &Game) -> [u32; 2] {
    let (mut sums, mut is_set) = ([0, 0], false);
    walk(game, |scene| {
        let deed = &scene.act.deed;
        is_set |= matches!(deed, Deed::Knights(KnightsDeed::Play(Play::Alchemist { .. })));
        if scene.number().is_some() {
            is_set = false;
        }
        if let Some(payout) = &scene.act.payout {
            let (position, rule) = (scene.after.position(), scene.after.yield_rule());
            let owed = position.owed(payout.number, &rule, &Chosen::new());
            let all = owed.gold.values().chain(owed.gold_blocked.values());
            sums[usize::from(is_set)] += all.copied().map(u32::from).sum::<u32>();
        }
    });
    sums
}

#[test]
fn gold_counts_among_what_the_numbers_owed_as_one_card_of_choice_each() {
    let mut all = 0;
    for game in games() {
        let luck = Luck::of(&game);
        let owed: u32 = luck.players.values().map(|one| one.production.gold.owed).sum();
        assert_eq!(owed, dug(&game)[0]);
        for one in luck.players.values() {
            let production = &one.production;
            let gold = &production.gold;
            assert!(gold.came.total() + gold.waiting <= gold.owed);
            let parts = [production.came, production.blocked, production.withheld];
            let sum: u32 = parts.iter().map(|tally| tally.total()).sum();
            assert_eq!(production.owed().total(), sum + gold.waiting);
            let kinds: u32 =
                game::CardKind::ALL.into_iter().map(|kind| production.of_kind(kind).0).sum();
            assert!(kinds + gold.owed <= production.owed().total());
        }
        all += owed;
    }
    assert!(all > 50, "{all}");
}

#[test]
fn what_came_and_what_left_explains_every_hand_with_gold_and_discoveries() {
    let (mut produced, mut discovered) = (0, 0);
    for game in games() {
        let (traffic, luck) = (Traffic::of(&game), Luck::of(&game));
        let hands = game.state().hands().expect("followed");
        for (seat, flow) in traffic.flows.iter() {
            let left = flow.all_got().total() - flow.all_gave().total();
            assert_eq!(left, u32::from(hands.size(seat)), "{seat}");
            assert_eq!(luck.players.of(seat).grown(), i64::from(hands.size(seat)), "{seat}");
            discovered += flow.got(Way::Discovery).total();
            assert_eq!(flow.gave(Way::Discovery), Tally::default());
        }
        let all: Vec<Seat> = traffic.flows.seats().collect();
        let got = all.iter().map(|seat| traffic.flows.of(*seat).got(Way::Production).total());
        let got: u32 = got.sum();
        assert_eq!(traffic.hexes.values().sum::<u32>(), got, "gold fields have theirs");
        assert_eq!(traffic.spots.values().sum::<u32>(), got);
        produced += got;
    }
    assert!(produced > 1_000 && discovered > 20, "{produced} {discovered}");
}

#[test]
fn over_many_games_gold_brings_what_it_owes_on_average() {
    let (mut off, mut variance, mut gold, mut average) = (0.0, 0.0, 0.0, 0.0);
    for seed in 100..150 {
        let luck = Luck::of(&played(seed, 4, 400));
        let production = &luck.players.iter().next().expect("a player").1.production;
        off += f64::from(production.owed().total()) - production.owed_on_average();
        variance += production.variance;
        gold += f64::from(production.gold.owed);
        average += production.gold.average;
    }
    assert!(off.abs() < 4.0 * f64::sqrt(variance), "{off} of {variance}");
    assert!(average > 20.0 && (gold / average - 1.0_f64).abs() < 0.35, "{gold} of {average}");
}

#[test]
fn a_table_that_follows_no_hands_has_its_gold_counted_in_full() {
    let mut all = 0;
    for seed in 0..8 {
        let following = Following::Off;
        let game = played_by(Rules { following, ..rules(seed) }, seed, 4, 300);
        let luck = Luck::of(&game);
        for one in luck.players.values() {
            let gold = &one.production.gold;
            assert!(gold.came.total() + gold.waiting <= gold.owed);
            all += gold.came.total();
        }
    }
    assert!(all > 0);
}

#[test]
fn titles_of_seafarers_are_given_for_what_the_report_tells() {
    let mut given = 0;
    for game in games() {
        let report = report(&game);
        for one in GameReport::of(&game).honors() {
            let work = match one.honor {
                Honor::Settler => SeaWork::Island,
                Honor::Explorer => SeaWork::Discovery,
                Honor::Shipwright => SeaWork::Ship,
                _ => continue,
            };
            assert_eq!(report.works.values().map(|works| works[work]).max(), Some(one.count));
            given += 1;
        }
    }
    assert!(given > 10, "{given}");
}
