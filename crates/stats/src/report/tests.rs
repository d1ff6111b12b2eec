//! Laws for everything reported about a game, over random games.

mod by_hand;

use chrono::{DateTime, TimeDelta};
use rand::{SeedableRng, rngs::StdRng};

use super::{
    Honor, MOST_HONORS, MOST_TURNING_POINTS, Points, Prize, Spell, Tempo, TimedBy, Traffic,
    Turning, Way, honors, turning_points, walk,
};
use crate::{random_act, random_setup};
use cards::BuiltIn;
use game::{Correction, Deed, Enforcement, Entry, Game, Rules, Setup, Span, Step};

/// A game of `players` players with `acts` random acts; act n has n seconds on
/// the clock.
pub(super) fn played(seed: u64, players: usize, acts: usize) -> Game {
    let mut rng = StdRng::seed_from_u64(seed);
    let (one, all) = (BuiltIn::ALL.split_first()).expect("four decks");
    let chosen = if seed.is_multiple_of(2) { std::slice::from_ref(one) } else { all };
    let decks: Vec<_> = chosen.iter().map(|deck| deck.deck().expect("reads")).collect();
    let setup = random_setup(&decks, players, Rules::open_hands(), &mut rng).expect("a table");
    let mut game = Game::new(setup);
    for nth in 1..=acts {
        let mut state = game.state().clone();
        let Some(act) = random_act(&mut state, &mut rng) else { break };
        let seconds = u32::try_from(nth).expect("few");
        let time = DateTime::UNIX_EPOCH + TimeDelta::seconds(i64::from(seconds));
        let clock = Span::of_millis(1_000 * seconds);
        game.take(Entry { time, clock, step: Step::Act(act) }).expect("it fits");
    }
    game
}

fn games() -> impl Iterator<Item = Game> {
    (0..24).map(|seed| {
        let players = 2 + usize::try_from(seed % 5).expect("few");
        played(seed, players, 40 * usize::try_from(seed + 1).expect("few"))
    })
}

#[test]
fn the_scenes_of_a_game_lead_from_its_opening_to_how_it_stands() {
    for game in games() {
        let (mut seen, mut last) = (0, game.state_after(0).expect("an opening"));
        walk(&game, |scene| {
            seen += 1;
            assert_eq!(scene.nth, seen);
            assert_eq!(*scene.before, last);
            last = scene.after.clone();
        });
        assert_eq!(seen, game.count());
        assert_eq!(&last, game.state());
    }
}

#[test]
fn a_change_of_points_is_the_sum_of_what_made_it() {
    let mut changes = 0;
    for game in games() {
        let points = Points::of(&game);
        for change in &points.changes {
            let why: i16 = change.why.iter().map(|(_, by)| by).sum();
            assert_eq!(i16::from(change.to) - i16::from(change.from), why, "{change:?}");
            changes += 1;
        }
        for seat in points.now.seats() {
            assert_eq!(points.at(seat, game.count()), game.state().public_points(seat));
            let half = game.count() / 2;
            let then = game.state_after(half).expect("it was there");
            assert_eq!(points.at(seat, half), then.public_points(seat));
        }
    }
    assert!(changes > 100, "{changes}");
}

#[test]
fn awards_and_roads_are_told_as_they_stood_after_each_act() {
    for game in games() {
        let points = Points::of(&game);
        for acts in [0, game.count() / 3, game.count()] {
            let state = game.state_after(acts).expect("it was there");
            for seat in points.now.seats() {
                let held: Vec<_> = state.awards(seat).collect();
                let told = points.reigns.iter().filter(|reign| {
                    reign.holder == seat
                        && reign.from <= acts
                        && reign.until.is_none_or(|until| acts < until)
                });
                let award = |reign: &super::Reign| match reign.prize {
                    Prize::Award(award) => Some(award),
                    Prize::Metropolis(_) => None,
                };
                let mut told: Vec<_> = told.filter_map(award).collect();
                told.sort_unstable();
                assert_eq!(told, held);
                let grown = points.roads.iter().take_while(|growth| growth.nth <= acts);
                let length = grown.filter(|growth| growth.seat == seat).last();
                let length = length.map_or(0, |growth| growth.length);
                assert_eq!(length, state.position().road_lengths.of(seat));
            }
        }
    }
}

#[test]
fn what_came_and_what_left_explains_every_hand() {
    for game in games() {
        let traffic = Traffic::of(&game);
        let hands = game.state().hands().expect("followed");
        for (seat, flow) in traffic.flows.iter() {
            let left = flow.all_got().total() - flow.all_gave().total();
            assert_eq!(left, u32::from(hands.size(seat)), "{seat}");
        }
    }
}

#[test]
fn hexes_and_spots_gave_just_what_the_numbers_brought() {
    let mut all = 0;
    for game in games() {
        let traffic = Traffic::of(&game);
        let produced = traffic.flows.values().map(|flow| flow.got(Way::Production).total());
        let produced: u32 = produced.sum();
        assert_eq!(traffic.hexes.values().sum::<u32>(), produced);
        assert_eq!(traffic.spots.values().sum::<u32>(), produced);
        assert_eq!(traffic.best_hexes().1, traffic.hexes.values().copied().max().unwrap_or(0));
        all += produced;
    }
    assert!(all > 1_000, "{all}");
}

#[test]
fn what_leaves_a_hand_for_another_comes_to_that_hand() {
    for game in games() {
        let traffic = Traffic::of(&game);
        for way in [Way::Trade, Way::Robber] {
            let got: u32 = traffic.flows.values().map(|flow| flow.got(way).total()).sum();
            let gave: u32 = traffic.flows.values().map(|flow| flow.gave(way).total()).sum();
            assert_eq!(got, gave);
        }
    }
}

#[test]
fn a_turn_that_gets_another_number_is_still_one_turn() {
    let clock = Span::of_millis(1_000);
    let call = |game: &mut Game, turn| {
        let deed = Deed::Correct { correction: Correction::TurnNumber { turn } };
        let next = game.propose(deed, Enforcement::ByTheRules).expect("it may be corrected");
        let step = Step::Act(next.into_act());
        game.take(Entry { time: DateTime::UNIX_EPOCH, clock, step }).expect("it fits");
        Tempo::of(game)
    };
    for corrected in [1, 9_999] {
        let mut game = played(8, 3, 200);
        let mut before = call(&mut game, 30);
        let after = call(&mut game, corrected);
        let last = before.spells.last_mut().expect("a turn");
        *last = Spell { turn: corrected, nth: last.nth + 1, took: last.took.plus(clock), ..*last };
        assert_eq!(after.spells, before.spells);
        assert_eq!(after.turns.last(), before.turns.last(), "no turn was begun");
        assert_eq!(after.turns.numbers().last(), Some(&corrected));
    }
}

#[test]
fn turns_take_together_as_long_as_the_clock_ran() {
    for game in games() {
        let tempo = Tempo::of(&game);
        assert_eq!(tempo.timed_by, TimedBy::Clock);
        assert_eq!(tempo.table(), game.reading().table());
        for (seat, all) in tempo.each.iter() {
            assert_eq!(*all, game.reading().of(seat));
            let spells = tempo.of_seat(seat).fold(Span::ZERO, |sum, one| sum.plus(one.took));
            assert_eq!(spells, *all);
            let longest = tempo.of_seat(seat).map(|spell| spell.took).max();
            assert_eq!(tempo.longest(seat).map(|spell| spell.took), longest);
        }
        let last = tempo.spells.last().expect("a turn");
        assert!(last.nth == game.count() || game.state().over().is_some());
    }
}

/// The same acts without a clock, spaced by `gaps` in seconds, over and over.
fn clockless(game: &Game, gaps: &[i64]) -> Game {
    let mut again = Game::new(Setup::clone(game.setup()));
    let mut time = game.setup().created;
    for ((_, _, act), gap) in game.acts().zip(gaps.iter().cycle()) {
        time += TimeDelta::seconds(*gap);
        again.take(Entry::new(time, Step::Act(act.clone()))).expect("it fits");
    }
    again
}

#[test]
fn without_the_clock_a_turn_takes_what_lies_between_its_acts_but_for_breaks() {
    for game in games() {
        // A break of more than ten minutes, and a system's clock set back.
        for gaps in [&[30][..], &[30, 601, -50], &[-7, 600]] {
            let game = clockless(&game, gaps);
            let tempo = Tempo::of(&game);
            assert_eq!(tempo.timed_by, TimedBy::Acts);
            let mut all = game.state().players().map(|_, _| 0);
            walk(&game, |scene| {
                let Some(stint) = scene.before.stint() else { return };
                let gap = gaps[(scene.nth - 1) % gaps.len()];
                let counted = if (0..=600).contains(&gap) { gap } else { 0 };
                *all.get_mut(stint.seat).expect("a seat") += counted;
            });
            for (seat, all) in all.iter() {
                assert_eq!(i64::from(tempo.each.of(seat).seconds()), *all);
                let spells = tempo.of_seat(seat).map(|spell| i64::from(spell.took.seconds()));
                assert_eq!(spells.sum::<i64>(), *all);
            }
            assert!(!tempo.table().is_zero());
        }
    }
}

#[test]
fn a_turn_that_was_taken_back_is_told_of_no_more() {
    let mut game = played(4, 3, 60);
    let before = (Points::of(&game), Traffic::of(&game), Tempo::of(&game));
    let mut rng = StdRng::seed_from_u64(1);
    let act = random_act(&mut game.state().clone(), &mut rng).expect("an act");
    let entry = |step| Entry { time: DateTime::UNIX_EPOCH, clock: Span::of_millis(70), step };
    game.take(entry(Step::Act(act))).expect("it fits");
    game.take(entry(Step::Undo)).expect("there is one");
    assert_eq!((Points::of(&game), Traffic::of(&game), Tempo::of(&game)), before);
}

#[test]
fn a_title_goes_to_whoever_has_the_most_and_never_to_all() {
    let mut given = 0;
    for game in games() {
        let all = honors(&game);
        assert!(all.len() <= MOST_HONORS);
        for one in &all {
            assert!(one.count > 0 && !one.seats.is_empty());
            assert!(one.seats.len() < game.state().players().count());
            given += 1;
        }
        let roads = Traffic::of(&game).built.map(|_, built| built[super::Built::Road]);
        if let Some(title) = all.iter().find(|one| one.honor == Honor::Roads) {
            let most = roads.values().copied().max();
            assert_eq!(Some(title.count), most);
            let leaders = roads.iter().filter(|(_, count)| Some(**count) == most);
            assert_eq!(title.seats, leaders.map(|(seat, _)| seat).collect::<Vec<_>>());
        }
    }
    assert!(given > 60, "{given}");
}

#[test]
fn turning_points_are_told_in_order_and_as_they_were() {
    let mut told = 0;
    for game in games() {
        let (points, all) = (Points::of(&game), turning_points(&game));
        assert!(all.len() <= MOST_TURNING_POINTS);
        assert!(all.is_sorted_by_key(|point| point.nth));
        for point in all {
            let after = game.state_after(point.nth).expect("it was there");
            match point.what {
                Turning::Lead { seat, points: count } => {
                    assert_eq!(points.leader(point.nth), Some(seat));
                    assert_eq!(after.public_points(seat), count);
                }
                Turning::Prize { prize: Prize::Award(award), to, .. } => {
                    assert_eq!(after.holders().of(award), Some(to));
                }
                Turning::Prize { prize: Prize::Metropolis(track), to, .. } => {
                    assert_eq!(after.metropolis_holder(track), Some(to));
                }
            }
            told += 1;
        }
    }
    assert!(told > 20, "{told}");
}
