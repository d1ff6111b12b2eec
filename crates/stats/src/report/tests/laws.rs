//! Laws for everything reported about a game, over random games.

use std::collections::BTreeSet;

use chrono::TimeDelta;

use super::{base, games, rng};
use crate::report::{
    GameReport, Honor, MOST_HONORS, MOST_TURNING_POINTS, Prize, Reign, Source, Summary, Tally,
    TimedBy, Turning, Way, Work, walk,
};
use game::{Entry, Expansion, Game, Setup, Span, Step, Track};

#[test]
fn a_game_tells_of_what_it_is_played_with() {
    let mut seen = BTreeSet::new();
    for (game, report) in games() {
        let played = game.state().rules().expansions();
        let told = (report.knights.is_some(), report.sea.is_some());
        assert_eq!(told, (played.has(Expansion::Knights), played.has(Expansion::Sea)));
        if seen.insert(played) {
            assert_eq!(Summary::of(game).expansions, played);
        }
    }
    assert_eq!(seen.len(), 4, "the base game, each expansion, and both");
}

#[test]
fn the_scenes_of_a_game_lead_from_its_opening_to_how_it_stands() {
    for (game, _) in games() {
        let (mut seen, mut last) = (0, game.state_after(0).expect("an opening"));
        walk(game, |scene| {
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
    let (mut changes, mut earned) = (0, 0);
    for (game, report) in games() {
        let (state, points) = (game.state(), &report.points);
        for change in &points.changes {
            let why: i16 = change.why.iter().map(|(_, by)| by).sum();
            assert_eq!(change.to - change.from, why, "{change:?}");
            changes += 1;
        }
        let half = game.count() / 2;
        let then = game.state_after(half).expect("it was there");
        for seat in points.now.seats() {
            assert_eq!(points.at(seat, game.count()), state.public_points(seat));
            assert_eq!(points.at(seat, half), then.public_points(seat));
            let Some((sea, table)) = report.sea.as_ref().zip(state.sea()) else { continue };
            let own = sea.chits.iter().filter(|one| one.seat == seat);
            let sum: u8 = own.map(|one| one.what.points).sum();
            assert_eq!(sum, table.table().points(seat));
            let whys = points.changes.iter().filter(|change| change.seat == seat);
            let of_chits = whys.flat_map(|change| &change.why);
            let of_chits = of_chits.filter(|(source, _)| *source == Source::Chit);
            assert_eq!(of_chits.map(|(_, by)| by).sum::<i16>(), i16::from(sum));
        }
        earned += report.sea.as_ref().map_or(0, |sea| sea.chits.len());
    }
    assert!(changes > 100 && earned > 3, "{changes} {earned}");
}

#[test]
fn awards_metropolises_and_roads_are_told_as_they_stood_after_each_act() {
    let mut metropolises = 0;
    for (game, report) in games() {
        let points = &report.points;
        let of_metropolis = |reign: &&Reign| matches!(reign.prize, Prize::Metropolis(_));
        metropolises += points.reigns.iter().filter(of_metropolis).count();
        let mut longest = points.roads.map(|_, _| 0);
        walk(game, |scene| {
            let lengths = scene.after.position().road_lengths;
            longest = longest.map(|seat, most| lengths.of(seat).max(*most));
        });
        assert_eq!(points.roads, longest);
        for acts in [0, game.count() / 3, game.count()] {
            let state = game.state_after(acts).expect("it was there");
            for seat in points.now.seats() {
                let tracks = Track::ALL.into_iter().map(Prize::Metropolis);
                let tracks = tracks.filter(|prize| {
                    matches!(prize, Prize::Metropolis(track)
                        if state.metropolis_holder(*track) == Some(seat))
                });
                let held: Vec<_> = state.awards(seat).map(Prize::Award).chain(tracks).collect();
                let told = points.reigns.iter().filter(|reign| {
                    reign.holder == seat
                        && reign.from <= acts
                        && reign.until.is_none_or(|until| acts < until)
                });
                let mut told: Vec<_> = told.map(|reign| reign.prize).collect();
                told.sort_unstable();
                assert_eq!(told, held);
            }
        }
    }
    assert!(metropolises > 0);
}

#[test]
fn what_came_and_what_left_explains_every_hand_and_each_place_gave_what_the_numbers_brought() {
    let mut all = Tally::default();
    let mut discovered = 0;
    for (game, report) in games() {
        let traffic = &report.traffic;
        let hands = game.state().hands().expect("followed");
        let mut produced = Tally::default();
        for (seat, flow) in traffic.flows.iter() {
            let left = flow.all_got().total() - flow.all_gave().total();
            assert_eq!(left, u32::from(hands.size(seat)), "{seat}");
            discovered += flow.got(Way::Discovery).total();
            assert_eq!(flow.gave(Way::Discovery), Tally::default());
            produced.add(flow.got(Way::Production));
        }
        // What leaves a hand for another comes to that hand.
        for way in [Way::Trade, Way::Robber] {
            assert_eq!(traffic.flows.values().map(|flow| flow.net(way)).sum::<i64>(), 0);
        }
        let mut paid = Tally::default();
        walk(game, |scene| {
            for cards in scene.act.payout.iter().flat_map(|payout| payout.paid.values()) {
                paid.add((*cards).into());
            }
        });
        assert!(report.sea.is_some() || produced == paid, "kind by kind");
        assert_eq!(
            traffic.hexes.values().sum::<u32>(),
            produced.total(),
            "gold fields have theirs"
        );
        assert_eq!(traffic.spots.values().sum::<u32>(), produced.total());
        assert_eq!(traffic.best_hexes().1, traffic.hexes.values().copied().max().unwrap_or(0));
        all.add(produced);
    }
    assert!(all.total() > 3_000 && discovered > 20, "{all:?} {discovered}");
    for track in Track::ALL {
        assert!(all.of(track.commodity()) > 20, "{all:?}");
    }
}

#[test]
fn turns_take_together_as_long_as_the_clock_ran() {
    // A clock counts no longer than the others take.
    let games = games().iter().filter(|(game, _)| game.count() < 2_000);
    for (game, GameReport { tempo, .. }) in games {
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
    for (game, _) in &games()[..24] {
        // A break of more than ten minutes, and a system's clock set back.
        for gaps in [&[30][..], &[30, 601, -50], &[-7, 600]] {
            let game = clockless(game, gaps);
            let tempo = GameReport::of(&game).tempo;
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
fn a_title_goes_to_whoever_has_the_most_and_never_to_all() {
    let (mut given, mut of_knights, mut of_sea) = (0, 0, 0);
    for (game, report) in games() {
        let all = report.honors();
        assert!(all.len() <= MOST_HONORS);
        for one in all {
            assert!(one.count > 0 && !one.seats.is_empty());
            assert!(one.seats.len() < game.state().players().count());
            given += 1;
            let counts = |work: Work| report.works.map(|_, works| works[work]);
            let (counts, kind) = match one.honor {
                Honor::Roads => (counts(Work::Road), &mut given),
                Honor::Improvements => (counts(Work::Improvement), &mut of_knights),
                Honor::Progress => {
                    let progress = &report.knights.as_ref().expect("of its games").progress;
                    (progress.map(|_, tally| tally.all_played()), &mut of_knights)
                }
                Honor::Settler => (counts(Work::Island), &mut of_sea),
                Honor::Explorer => (counts(Work::Discovery), &mut of_sea),
                Honor::Shipwright => (counts(Work::Ship), &mut of_sea),
                _ => continue,
            };
            *kind += 1;
            assert_eq!(counts.values().max(), Some(&one.count));
            let leaders = counts.iter().filter(|(_, count)| **count == one.count);
            assert_eq!(one.seats, leaders.map(|(seat, _)| seat).collect::<Vec<_>>());
        }
    }
    assert!(given > 60 && of_knights > 3 && of_sea > 10, "{given} {of_knights} {of_sea}");
}

#[test]
fn turning_points_are_told_in_order_and_as_they_were() {
    let mut told = 0;
    for (game, GameReport { points, .. }) in games() {
        let all = points.turning_points();
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
                Turning::Prize { prize, to, .. } => {
                    assert!(prize.holders(&after).contains(&to), "{prize:?}");
                }
            }
            told += 1;
        }
    }
    assert!(told > 20, "{told}");
}

#[test]
fn a_turn_that_was_taken_back_is_told_of_no_more() {
    let mut game = base(4, 3, 60);
    let told = |game: &Game| {
        let GameReport { points, traffic, tempo, luck, .. } = GameReport::of(game);
        (points, traffic, tempo, luck)
    };
    let before = told(&game);
    let mut rng = rng(1);
    let act = crate::random_act(&mut game.state().clone(), &mut rng).expect("an act");
    let time = game.setup().created;
    let entry = |step| Entry { time, clock: Span::of_millis(70), step };
    game.take(entry(Step::Act(act))).expect("it fits");
    game.take(entry(Step::Undo)).expect("there is one");
    assert_eq!(told(&game), before);
}
