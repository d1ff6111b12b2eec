//! The turn clock in the game and its journal: who is credited with what, and
//! what undo brings back.

use std::collections::BTreeMap;

use chrono::DateTime;
use cli::show;
use game::{
    ActId, ClockStand, Deed, Enforcement, Entry, ExtraBuilding, Game, Pace, Phase, Rules, Seat,
    Setup, SetupFields, Span, Step,
};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use stats::random_act;
use store::{Journal, read_journal};

use crate::common::watched::middle;
use crate::common::{roll, setup_with, temp_dir};

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
