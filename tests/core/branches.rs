//! Laws of a game's history: whatever is taken back, done again and gone back to, nothing that was
//! ever done is out of reach; and whom an act concerns. The turn clock in the game and its journal:
//! who is credited with what, and what undo brings back.

use std::collections::{BTreeMap, BTreeSet};

use board::Resource;
use cards::deck_a;
use chrono::{DateTime, Duration, Utc};
use cli::show;
use game::{
    Abandoned, Act, ActId, BadStep, ClockStand, Deed, Enforcement, Entry, ExtraBuilding, Following,
    Game, Pace, Phase, Rules, Seat, Setup, SetupFields, Span, State, Step,
};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use stats::{random_act, random_setup};
use store::{Journal, read_journal};

use crate::common::cases::cases;
use crate::common::watched::middle;
use crate::common::{Table, roll, setup_with, temp_dir};

fn game(players: usize, seed: u64) -> Game {
    let deck = deck_a().expect("sound");
    let rules = Rules { target: 30, following: Following::Secret, ..Rules::open_hands() };
    let mut rng = StdRng::seed_from_u64(seed);
    Game::new(random_setup(&[deck], players, rules, &mut rng).expect("a setup"))
}

/// A game with what a test remembers of it by itself.
struct Walk {
    game: Game,
    /// Every act ever made, by its number: the state after it, folded afresh.
    after: BTreeMap<ActId, State>,
    rng: StdRng,
    clock: DateTime<Utc>,
}

impl Walk {
    fn of(seed: u64, steps: Vec<u8>) -> Self {
        let mut walk = Self::new(seed);
        for step in steps {
            walk.step(step);
        }
        walk
    }

    fn new(seed: u64) -> Self {
        let (after, rng) = (BTreeMap::new(), StdRng::seed_from_u64(seed));
        Self { game: game(3, seed), after, rng, clock: DateTime::UNIX_EPOCH }
    }

    fn take(&mut self, step: Step) -> Result<(), BadStep> {
        self.clock += Duration::seconds(1);
        self.game.take(Entry::new(self.clock, step))
    }

    fn act(&mut self) {
        let mut state = self.game.state().clone();
        let Some(act) = random_act(&mut state, &mut self.rng) else { return };
        self.take(Step::Act(act)).expect("legal");
        let (last, ..) = self.game.acts().next_back().expect("it was done");
        self.after.insert(last, state);
    }

    /// One of the steps: 0 to 9.
    fn step(&mut self, kind: u8) {
        let done = match kind {
            0..=4 => {
                self.act();
                Ok(())
            }
            5 | 6 => self.take(Step::Undo),
            7 => self.take(Step::Redo),
            _ => {
                let nth = self.rng.random_range(0..=self.after.len());
                let target = self.after.keys().nth(nth).copied();
                self.take(Step::Back(target))
            }
        };
        let nothing = matches!(done, Err(BadStep::NothingToUndo | BadStep::NothingToRedo) | Ok(()));
        assert!(nothing, "{done:?}");
        let last = self.game.acts().next_back().and_then(|(id, ..)| self.after.get(&id));
        assert!(last.is_none_or(|state| state == self.game.state()), "as its acts fold");
    }

    fn current(&self) -> BTreeSet<ActId> {
        self.game.acts().map(|(id, ..)| id).collect()
    }
}

/// The acts of a way that are its own.
fn own(game: &Game, way: &Abandoned) -> Vec<ActId> {
    game.way(way).into_iter().map(|(id, ..)| id).collect()
}

proptest! {
    #![proptest_config(cases(60, 6))]

    #[test]
    fn nothing_that_was_ever_done_is_out_of_reach(
        seed in 0_u64..1_000,
        steps in proptest::collection::vec(0_u8..10, 1..150),
    ) {
        let walk = Walk::of(seed, steps);
        let game = &walk.game;
        // The state after any act is the one that a fold from the opening gave.
        for (id, state) in &walk.after {
            prop_assert_eq!(&game.state_at(Some(*id)).expect("it is there"), state);
        }
        prop_assert_eq!(game.state_at(None).expect("it is there"), State::new(game.setup().clone()));
        // Every act is on the branch or on some way, never on both.
        let current = walk.current();
        let ways = game.abandoned();
        let mut left = BTreeSet::new();
        for way in &ways {
            let own = own(game, way);
            prop_assert_eq!(own.len(), way.acts);
            prop_assert_eq!(own.last(), Some(&way.last));
            prop_assert!(way.leaves.is_none_or(|act| current.contains(&act)));
            let (_, time, _) = *game.way(way).last().expect("an act of its own");
            prop_assert_eq!(time, way.time);
            left.extend(own);
        }
        prop_assert!(left.is_disjoint(&current));
        let all: BTreeSet<ActId> = left.union(&current).copied().collect();
        prop_assert_eq!(all, walk.after.keys().copied().collect::<BTreeSet<_>>());
        let ends: BTreeSet<ActId> = ways.iter().map(|way| way.last).collect();
        prop_assert_eq!(ends.len(), ways.len(), "each end once");
    }

    #[test]
    fn a_way_that_is_taken_up_again_stands_as_it_was_left(
        seed in 0_u64..1_000,
        steps in proptest::collection::vec(0_u8..10, 20..100),
    ) {
        let walk = Walk::of(seed, steps);
        for way in walk.game.abandoned() {
            let mut game = walk.game.clone();
            let left = game.acts().next_back().map(|(id, ..)| id);
            let before = game.state().clone();
            game.take(Entry::new(walk.clock, Step::Back(Some(way.last)))).expect("it is there");
            prop_assert_eq!(game.state(), &walk.after[&way.last]);
            let branch: Vec<ActId> = game.acts().map(|(id, ..)| id).collect();
            prop_assert!(branch.ends_with(&own(&walk.game, &way)));
            // And the one that was left for it can be taken up just so.
            game.take(Entry::new(walk.clock, Step::Back(left))).expect("it is there");
            prop_assert_eq!(game.state(), &before);
        }
    }

    #[test]
    fn acts_from_are_the_acts_without_the_first(seed in 0_u64..50, skipped in 0_usize..90) {
        let mut walk = Walk::new(seed);
        for _ in 0..70 {
            walk.act();
        }
        let rest: Vec<ActId> = walk.game.acts_from(skipped).map(|(id, ..)| id).collect();
        let all: Vec<ActId> = walk.game.acts().map(|(id, ..)| id).skip(skipped).collect();
        prop_assert_eq!(rest, all);
    }

    #[test]
    fn whoever_gets_or_loses_cards_is_concerned(seed in 0_u64..1_000, acts in 50_usize..300) {
        let mut state = game(4, seed).state().clone();
        let mut rng = StdRng::seed_from_u64(seed);
        for _ in 0..acts {
            let before = state.clone();
            let Some(act) = random_act(&mut state, &mut rng) else { break };
            let concerned = act.concerned(&before);
            prop_assert_eq!(concerned[0], act.actor(&before));
            let once: BTreeSet<Seat> = concerned.iter().copied().collect();
            prop_assert_eq!(once.len(), concerned.len(), "each once");
            let hands = |state: &State, seat| state.hands().expect("followed").size(seat);
            for seat in before.players().seats() {
                let moved = hands(&before, seat) != hands(&state, seat);
                let asked = state
                    .tasks()
                    .iter()
                    .any(|task| task.player() == seat && !before.tasks().contains(task));
                let points = before.public_points(seat) != state.public_points(seat);
                prop_assert!(!(moved || asked || points) || once.contains(&seat), "{act:?}");
            }
        }
    }
}

#[test]
fn going_back_leaves_one_way_and_redo_leads_along_it() {
    let mut walk = Walk::new(1);
    for _ in 0..20 {
        walk.act();
    }
    let ids: Vec<ActId> = walk.game.acts().map(|(id, ..)| id).collect();
    let end = walk.game.state().clone();
    assert_eq!(walk.game.abandoned(), []);
    walk.take(Step::Back(Some(ids[4]))).expect("it is there");
    let way = walk.game.abandoned();
    assert_eq!(way.len(), 1);
    assert_eq!((way[0].leaves, way[0].last, way[0].acts), (Some(ids[4]), ids[19], 15));
    for _ in 0..15 {
        walk.take(Step::Redo).expect("the way that was left");
    }
    assert_eq!(walk.game.state(), &end);
    assert_eq!(walk.game.abandoned(), []);
}

#[test]
fn ways_that_part_from_one_another_are_told_apart() {
    let mut walk = Walk::new(2);
    let mut ends = Vec::new();
    for _ in 0..3 {
        walk.act();
    }
    let fork = walk.game.acts().next_back().map(|(id, ..)| id);
    // Two ways share an act, and then each has one of its own.
    walk.act();
    let shared = walk.game.acts().next_back().map(|(id, ..)| id);
    for _ in 0..2 {
        walk.take(Step::Back(shared)).expect("it is there");
        walk.act();
        ends.extend(walk.game.acts().next_back().map(|(id, ..)| id));
    }
    walk.take(Step::Back(fork)).expect("it is there");
    let ways = walk.game.abandoned();
    assert_eq!(ways.iter().map(|way| way.last).collect::<Vec<_>>(), ends);
    assert!(ways.iter().all(|way| way.leaves == fork && way.acts == 2));
}

#[test]
fn a_number_that_no_act_has_is_no_act() {
    let mut walk = Walk::new(3);
    walk.act();
    let beyond: ActId = serde_json::from_str("7").expect("a number");
    assert_eq!(walk.game.state_at(Some(beyond)), Err(BadStep::NoSuchAct));
    let no_way = Abandoned { leaves: None, last: beyond, acts: 1, time: DateTime::UNIX_EPOCH };
    assert!(walk.game.way(&no_way).is_empty());
}

#[test]
fn a_pass_concerns_only_whoever_passes_and_a_task_that_is_left_is_an_act_of_whoever_had_it() {
    let mut table = Table::of(middle(4, Rules::open_hands()));
    table.rolls(2);
    let before = table.state.clone();
    assert_eq!(table.passes().concerned(&before), [before.builder()]);
    table.holds(0, &[(Resource::Ore, 9)]);
    table.rolls(7);
    let owner = table.state.tasks()[0].player();
    assert_ne!(owner, table.state.builder());
    for deed in [Deed::Leave { task: 0 }, Deed::DoneAtTable { task: 0 }] {
        assert_eq!(Act::of(deed).actor(&table.state), owner);
    }
}

/// A game whose steps are told with the seconds that the clock ran.
struct Timed(Game);

impl Timed {
    fn of(parts: SetupFields) -> Self {
        Self(Game::new(Setup::new(parts).expect("the parts go together")))
    }

    #[track_caller]
    fn takes(&mut self, step: Step, seconds: u32) {
        let clock = Span::of_millis(seconds * 1_000);
        self.0.take(Entry { clock, ..Entry::new(DateTime::UNIX_EPOCH, step) }).expect("a step");
    }

    #[track_caller]
    fn does(&mut self, deed: Deed, seconds: u32) {
        let act =
            self.0.propose(deed, Enforcement::ByTheRules).expect("the rules allow it").into_act();
        self.takes(Step::Act(act), seconds);
    }

    fn rolls(&mut self, seconds: u32) {
        self.does(roll(2), seconds);
    }

    fn seat(&self, nth: usize) -> Seat {
        self.0.state().players().seat(nth).expect("a seat")
    }

    /// The turn's seconds, and those of each player.
    fn reads(&self) -> (u32, Vec<u32>) {
        let reading = self.0.reading();
        let seats = self.0.state().players().seats();
        (reading.turn().seconds(), seats.map(|seat| reading.of(seat).seconds()).collect())
    }
}

#[test]
fn undo_brings_back_the_reading_at_that_act_and_redo_the_one_after() {
    let mut game = Timed::of(middle(3, Rules::open_hands()));
    assert_eq!(game.reads(), (0, vec![0, 0, 0]));
    game.rolls(10);
    assert_eq!(game.reads(), (10, vec![10, 0, 0]));
    game.does(Deed::Pass, 15);
    assert_eq!(game.reads(), (0, vec![25, 0, 0]));
    game.rolls(7);
    assert_eq!(game.reads(), (7, vec![25, 7, 0]));
    game.takes(Step::Undo, 0);
    game.takes(Step::Undo, 0);
    assert_eq!(game.reads(), (10, vec![10, 0, 0]));
    game.takes(Step::Redo, 0);
    assert_eq!(game.reads(), (0, vec![25, 0, 0]));
    game.takes(Step::Back(None), 0);
    assert_eq!(game.reads(), (0, vec![0, 0, 0]));
    game.rolls(4);
    assert_eq!(game.reads(), (4, vec![4, 0, 0]), "another branch has times of its own");
}

#[test]
fn whoever_builds_beside_a_turn_is_credited_with_that_time() {
    for rule in [ExtraBuilding::Special, ExtraBuilding::Paired] {
        let mut game = Timed::of(middle(5, Rules { extra_building: rule, ..Rules::open_hands() }));
        game.rolls(5);
        game.does(Deed::Pass, 5);
        let builder = game.0.state().builder();
        assert_ne!(builder, game.0.state().active());
        assert_eq!(game.0.reading().turn(), Span::ZERO);
        game.does(Deed::Pass, 3);
        assert_eq!(game.0.reading().of(builder).seconds(), 3);
        assert_eq!(game.0.reading().of(game.seat(0)).seconds(), 10);
        assert_eq!(game.0.reading().turn(), Span::ZERO);
    }
}

#[test]
fn whoever_places_last_and_first_starts_anew_with_each_round() {
    let mut game = Timed::of(SetupFields::from(setup_with(2, Rules::open_hands(), &[])));
    let mut turns = Vec::new();
    while matches!(game.0.state().phase(), Phase::Founding { .. }) {
        turns.push(game.0.reading().turn().seconds());
        let at = game.0.state().founding_spots()[0];
        game.does(Deed::FoundSettlement { at }, 2);
        let at = game.0.state().founding_roads()[0];
        game.does(Deed::FoundRoad { at }, 1);
    }
    assert_eq!(turns, [0, 0, 0, 0]);
    assert_eq!(game.reads(), (0, vec![6, 6]));
}

#[test]
fn nobody_is_timed_after_the_end_and_a_game_that_is_played_on_goes_on_with_its_turn() {
    let mut game = Timed::of(middle(3, Rules::open_hands()));
    game.rolls(10);
    game.does(Deed::BreakOff, 2);
    assert_eq!(game.0.state().stint(), None);
    game.does(Deed::PlayOn, 60);
    assert_eq!(game.reads(), (12, vec![12, 0, 0]));
}

#[test]
fn how_the_clock_stood_between_two_acts_is_kept_and_undo_leaves_its_pause() {
    let folder = temp_dir();
    let path = folder.path().join("game.tableside");
    let setup = Setup::new(middle(3, Rules::open_hands())).expect("the parts go together");
    let mut journal = Journal::create(&path, &setup).expect("created");
    let mut game = Timed(Game::new(setup));
    let mut takes = |game: &mut Timed, step: Step, millis| {
        let clock = Span::of_millis(millis);
        let entry = Entry { clock, ..Entry::new(DateTime::UNIX_EPOCH, step) };
        journal.append(&entry).expect("written");
        game.0.take(entry).expect("a step");
        let read = read_journal(&path).expect("opens");
        assert_eq!(read.damage, None);
        assert_eq!(read.game.reading(), game.0.reading());
        assert_eq!(read.game.clock(), game.0.clock());
        read.game
    };
    let number = 2.try_into().expect("a roll");
    let act =
        game.0.propose(Deed::Roll { number }, Enforcement::ByTheRules).expect("allowed").into_act();
    takes(&mut game, Step::Act(act), 10_250);
    let stand = ClockStand { ran: Span::of_millis(1_500), pace: Pace::Paused };
    let read = takes(&mut game, Step::Clock(stand), 0);
    assert_eq!(read.clock(), stand);
    let shown: serde_json::Value =
        serde_json::from_str(&show(&read).expect("shows")).expect("JSON");
    let clocks: Vec<u64> =
        (0..3).map(|nth| shown["players"][nth]["clock"].as_u64().expect("millis")).collect();
    assert_eq!(clocks, [11_750, 0, 0]);
    let read = takes(&mut game, Step::Undo, 0);
    assert_eq!(read.clock(), ClockStand { ran: Span::ZERO, pace: Pace::Paused });
    let text = std::fs::read_to_string(&path).expect("text");
    let lines: Vec<&str> = text.lines().skip(1).collect();
    assert!(lines[1].ends_with(r#","clock":10250}"#), "{}", lines[1]);
    assert!(
        lines[2].ends_with(r#""step":{"clock":{"ran":1500,"pace":"paused"}}}"#),
        "{}",
        lines[2]
    );
    assert!(lines[3].ends_with(r#""step":"undo"}"#), "{}", lines[3]);
}

#[test]
fn whatever_is_done_each_player_has_the_sum_of_the_current_branch() {
    for seed in 0..12 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut game = Timed::of(middle(4, Rules { target: 6, ..Rules::open_hands() }));
        let mut ran: BTreeMap<ActId, (Option<Seat>, u32)> = BTreeMap::new();
        for _ in 0..300 {
            let step = match rng.random_range(0..10) {
                0 if game.0.count() > 0 => Step::Undo,
                1 if game.0.next().is_some() => Step::Redo,
                2 if !ran.is_empty() => {
                    let nth = rng.random_range(0..ran.len());
                    Step::Back(ran.keys().nth(nth).copied())
                }
                3 => Step::Clock(ClockStand { ran: Span::of_millis(9), pace: Pace::Runs }),
                _ => match random_act(&mut game.0.state().clone(), &mut rng) {
                    Some(act) => Step::Act(act),
                    None => Step::Back(None),
                },
            };
            let seconds = rng.random_range(0..100);
            let whose = game.0.state().stint().map(|stint| stint.seat);
            let is_act = matches!(step, Step::Act(_));
            game.takes(step, seconds);
            if is_act {
                let (id, ..) = game.0.acts().next_back().expect("just made");
                ran.insert(id, (whose, seconds));
            }
            for seat in game.0.state().players().seats() {
                let branch = game.0.acts().map(|(id, ..)| ran[&id]);
                let own = branch.filter(|(whose, _)| *whose == Some(seat));
                let sum: u32 = own.map(|(_, seconds)| seconds).sum();
                assert_eq!(game.0.reading().of(seat).seconds(), sum, "{seat} with seed {seed}");
            }
        }
    }
}
