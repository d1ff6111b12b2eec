//! Fish, rivers, wagons, and oil are explained where they first come up, and what they bring
//! is heard and said.

use std::collections::BTreeSet;

use egui::{Key, Modifiers};
use game::{
    Act, BuildPiece, Deed, Expansion, FishRules, FishTask, LegalBuilds, NumberSource, OilChange,
    OilDeed, OilRules, Phase, RiversDeed, RiversRules, Rules, Setup, SetupFields, State, Task,
    TrainLevel, WagonChange, WagonDeed, WagonRules, WagonTask,
};
use kit::widgets::Switch;
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::{random_act, random_setup};
use tableside::app::platform::{Fake, FakeAudio, FakeSystem, Sent};
use tableside::app::settings::{Lessons, Settings};
use tableside::app::sound::Cue;
use words::game::Lesson;
use words::language::Language;
use words::text::Text;

use crate::common::{players, temp_dir};
use crate::lessons::{Table, all_but};
use crate::tools::played::{Played, built_in};
use crate::tools::saved::set;
use crate::tools::window::{LANDSCAPE, Window, now};

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "David"];

fn rules(module: Expansion) -> Rules {
    let rules = Rules { target: 20, ..Rules::open_hands() };
    match module {
        Expansion::Fish => Rules { fish: Some(FishRules::default()), ..rules },
        Expansion::Rivers => Rules { rivers: Some(RiversRules::default()), ..rules },
        Expansion::Wagons => Rules { wagons: Some(WagonRules::default()), ..rules },
        Expansion::Oil => Rules { oil: Some(OilRules::default()), ..rules },
        Expansion::Knights | Expansion::Sea => panic!("no module"),
    }
}

/// Such a game before its first act, and what it is played with.
fn opening(module: Expansion, seed: u64) -> (State, StdRng) {
    let mut rng = StdRng::seed_from_u64(seed);
    let drawn = random_setup(&built_in("a"), NAMES.len(), rules(module), &mut rng);
    let drawn = drawn.expect("a setup").into();
    let parts = SetupFields { players: players(NAMES), source: NumberSource::Table, ..drawn };
    (State::new(Setup::new(parts).expect("a setup").into()), rng)
}

/// A game with this module, played at random until `is_it` holds.
fn when(module: Expansion, is_it: impl Fn(&State) -> bool) -> Played {
    let found = (0..20).find_map(|seed| {
        let (mut state, mut rng) = opening(module, seed);
        let mut acts = Vec::new();
        for _ in 0..3_000 {
            if is_it(&state) {
                return Some(Played { state, acts });
            }
            acts.push(random_act(&mut state, &mut rng)?);
        }
        None
    });
    found.unwrap_or_else(|| panic!("{module:?} never comes to that"))
}

/// Nothing is asked in a turn that goes on.
fn is_free(state: &State) -> bool {
    state.phase() == Phase::Trading && state.open_tasks().is_empty()
}

fn asks(state: &State, wanted: fn(&Task) -> bool) -> bool {
    state.open_tasks().first().is_some_and(wanted)
}

fn may_move(state: &State) -> bool {
    let begun = state.wagons().is_none_or(|wagons| wagons.turn().has_begun());
    is_free(state) && !begun
}

/// A bandit lies beside the builder's wagon, whose train may drive it off.
fn is_beside_bandit(state: &State) -> bool {
    let wagon = state.wagon(state.builder()).expect("a wagon");
    let bandits = &state.wagons().expect("played").table().bandits;
    let is_beside = |at| bandits.iter().any(|path| path.ends().contains(&at));
    may_move(state) && wagon.level > TrainLevel::FIRST && wagon.at.is_some_and(is_beside)
}

/// Returns where each new thing comes up.
pub fn moments() -> Vec<(Lesson, Played)> {
    use Expansion::{Fish, Oil, Rivers, Wagons};
    let held = |state: &State| is_free(state) && state.oil_of(state.builder()) > 0;
    vec![
        (
            Lesson::Catch,
            when(Fish, |it| asks(it, |task| matches!(task, Task::Fish(FishTask::Boot { .. })))),
        ),
        (
            Lesson::FullNet,
            when(Fish, |it| asks(it, |task| matches!(task, Task::Fish(FishTask::Exchange { .. })))),
        ),
        (Lesson::SpendingFish, when(Fish, |it| is_free(it) && it.fish_of(it.builder()) > 1)),
        (Lesson::Boot, when(Fish, |it| is_free(it) && it.position().boot() == Some(it.builder()))),
        (Lesson::Bridge, when(Rivers, |it| is_free(it) && may_build_bridge(it))),
        (Lesson::Purse, when(Rivers, |it| is_free(it) && it.gold_of(it.builder()) > 1)),
        (Lesson::Settlers, when(Rivers, |it| is_free(it) && !it.position().poor().is_empty())),
        (Lesson::Wagon, when(Wagons, may_move)),
        (
            Lesson::Cargo,
            when(Wagons, |it| {
                asks(it, |task| matches!(task, Task::Wagons(WagonTask::Load { .. })))
            }),
        ),
        (
            Lesson::Bandit,
            when(Wagons, |it| {
                asks(it, |task| matches!(task, Task::Wagons(WagonTask::Bandit { .. })))
            }),
        ),
        (Lesson::Train, when(Wagons, may_move)),
        (Lesson::DriveOff, when(Wagons, is_beside_bandit)),
        (Lesson::UsingOil, when(Oil, held)),
        (
            Lesson::OilTrack,
            when(Oil, |it| is_free(it) && it.oil().is_some_and(|oil| oil.table().track == 4)),
        ),
        (Lesson::Disaster, when(Oil, |it| asks(it, |task| matches!(task, Task::Oil(_))))),
        (Lesson::Sequestering, when(Oil, held)),
    ]
}

/// Returns whether a module brings it.
pub fn is_of_module(lesson: Lesson) -> bool {
    let others = [Expansion::Knights, Expansion::Sea];
    lesson.expansion().is_some_and(|module| !others.contains(&module))
}

/// A bridge is within reach, and there are cards for it.
fn may_build_bridge(state: &State) -> bool {
    let builds = LegalBuilds::of(state);
    builds.places(BuildPiece::Bridge).next().is_some()
}

#[test]
fn each_lesson_of_a_module_has_its_moment_and_no_other_game_has_it() {
    let found: BTreeSet<Lesson> = moments().into_iter().map(|(lesson, _)| lesson).collect();
    assert_eq!(found, Lesson::ALL.into_iter().filter(|it| is_of_module(*it)).collect());
    // Without the others nothing of them is new.
    for module in [Expansion::Fish, Expansion::Rivers, Expansion::Wagons, Expansion::Oil] {
        let game = when(module, is_free);
        let table = Table::open(&game, Played::LARGE, Settings::default());
        for lesson in table.explained() {
            assert!(lesson.expansion().is_none_or(|it| it == module), "{module:?}: {lesson:?}");
        }
    }
}

#[test]
fn what_has_been_done_needs_no_lesson() {
    let mut game = when(Expansion::Oil, |state| {
        is_free(state) && state.oil_of(state.builder()) > 0 && {
            let oil = state.oil().expect("played").table();
            oil.track == 0 && oil.used.is_empty() && oil.laid.is_empty()
        }
    });
    let mut table = Table::open(&game, Played::LARGE, all_but(Lesson::Sequestering));
    assert_eq!(table.explained(), [Lesson::Sequestering]);
    game.does(Deed::Oil(OilDeed::Sequester));
    table = Table::open(&game, Played::LARGE, all_but(Lesson::Disaster));
    assert_eq!(table.explained(), []);
    let learned = Lesson::done_by(&Deed::Oil(OilDeed::Sequester));
    assert_eq!(learned, Some(Lesson::Sequestering));
}

/// A table that is heard.
struct Room {
    window: Window,
    audio: FakeAudio,
    /// The game lies in it as long as the window is open.
    _folder: tempfile::TempDir,
}

impl Room {
    fn of(game: &Played, language: Language) -> Self {
        let folder = temp_dir();
        game.save(folder.path(), now());
        let settings = Settings {
            sounds: Switch::On,
            read_aloud: Switch::On,
            language: Some(language),
            learned: Lesson::ALL.into_iter().collect::<Lessons>(),
            ..Settings::default()
        };
        set(folder.path(), settings);
        let audio = FakeAudio::answering();
        let mut hand = FakeSystem::from(Fake { time: now(), seed: 7 });
        hand.audio = audio.clone();
        let mut window = Window::sharing(folder.path(), LANDSCAPE, &hand);
        window.text = Text::of(language);
        window.tap("home-resume");
        Self { window, audio, _folder: folder }
    }

    /// Cues and words since the last time.
    fn heard(&self) -> (Vec<Cue>, Vec<String>) {
        let (mut cues, mut words) = (Vec::new(), Vec::new());
        for sent in self.audio.sent.take() {
            match sent {
                Sent::Cue(cue, _) => cues.push(cue),
                Sent::Words(said, ..) => words.push(said),
                Sent::Buzz(..) | Sent::Hush => {}
            }
        }
        (cues, words)
    }

    /// Sounds heard when the last step is taken back and done again.
    fn again(&mut self) -> (Vec<Cue>, Vec<String>) {
        self.window.press_with(Modifiers::COMMAND, Key::Z);
        self.window.harness.run_steps(8);
        self.heard();
        self.window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        self.window.harness.run_steps(8);
        self.heard()
    }
}

/// A game with this module up to the first act of the table that is meant.
fn up_to(module: Expansion, is_it: impl Fn(&Act) -> bool) -> Played {
    let found = (0..20).find_map(|seed| {
        let (mut state, mut rng) = opening(module, seed);
        let mut acts = Vec::new();
        for _ in 0..3_000 {
            acts.push(random_act(&mut state, &mut rng)?);
            if acts.last().is_some_and(&is_it) {
                return Some(Played { state, acts });
            }
        }
        None
    });
    found.unwrap_or_else(|| panic!("{module:?} never comes to that"))
}

fn is_delivery(act: &Act) -> bool {
    act.wagons.iter().any(|change| matches!(change, WagonChange::Delivered { .. }))
}

fn is_driven_off(act: &Act) -> bool {
    let asks = |task: &Task| matches!(task, Task::Wagons(WagonTask::Bandit { from: Some(_), .. }));
    matches!(act.deed, Deed::Wagons(WagonDeed::DriveOff { .. }))
        && act.tasks.iter().flatten().any(asks)
}

fn is_disaster(act: &Act) -> bool {
    matches!(act.deed, Deed::Oil(OilDeed::Disaster { .. }))
}

#[test]
fn catches_gold_deliveries_bandits_and_disasters_are_heard_and_said() {
    use Expansion::{Fish, Oil, Rivers, Wagons};
    let got = |act: &Act| act.oil.iter().any(|one| matches!(one, OilChange::Got { .. }));
    let catches = |act: &Act| act.deed.is_number() && !act.fish.is_empty();
    let builds = |act: &Act| matches!(act.deed, Deed::Rivers(RiversDeed::BuildBridge { .. }));
    let heard = [
        (up_to(Fish, catches), Cue::Catch, ["draw", "zieht"]),
        (up_to(Rivers, builds), Cue::Gold, ["gold", "Gold"]),
        (up_to(Wagons, is_delivery), Cue::Delivery, ["delivers", "liefert"]),
        (up_to(Wagons, is_driven_off), Cue::DrivenOff, ["bandit", "Barbar"]),
        (up_to(Oil, |act| act.deed.is_number() && got(act)), Cue::Card, ["oil", "Öl"]),
        (up_to(Oil, is_disaster), Cue::Disaster, ["Disaster", "Katastrophe"]),
    ];
    for (game, cue, said) in heard {
        for (language, part) in Language::ALL.into_iter().zip(said) {
            let (cues, words) = Room::of(&game, language).again();
            assert_eq!(cues, [cue]);
            assert!(words.iter().any(|one| one.contains(part)), "{part}: {words:?}");
        }
    }
}

#[test]
fn whose_turn_it_is_is_said_after_a_disaster() {
    let ends = |act: &Act| act.oil.iter().any(|one| matches!(one, OilChange::TurnEnded));
    let game = up_to(Expansion::Oil, |act| is_disaster(act) && act.over.is_none() && ends(act));
    let (_, words) = Room::of(&game, Language::English).again();
    let active = game.state.active();
    let name = &game.state.players().get(active).expect("a player").name;
    assert!(words.iter().any(|one| one.contains(&format!("{name}'s turn"))), "{words:?}");
}
