//! What is heard: a cue for each step of the game, words read aloud, the clock's sign; all
//! off until somebody wants it.

use std::collections::BTreeSet;
use std::time::Duration;

use cards::EventFace;
use egui::{Key, Modifiers};
use game::{OwnScenario, Phase, State};
use kit::widgets::Switch;
use tableside::app::platform::{Fake, FakeAudio, FakeSystem, Sent};
use tableside::app::session::turn_clock::{ClockMode, Minutes};
use tableside::app::settings::Settings;
use tableside::app::sound::{Cue, CueChannel, Reach, Volume};
use words::language::Language;
use words::text::Text;

use crate::common::temp_dir;
use crate::tools::knights_game::ship_is_near;
use crate::tools::played::Played;
use crate::tools::saved::{kept, save, set};
use crate::tools::scenario_game;
use crate::tools::typist::{NAMES, waits_for_a_number};
use crate::tools::window::{LANDSCAPE, Window, now};

/// A table that can be heard.
struct Room {
    window: Window,
    audio: FakeAudio,
    hand: FakeSystem,
    folder: tempfile::TempDir,
}

fn heard() -> Settings {
    Settings { sounds: Switch::On, read_aloud: Switch::On, ..Settings::default() }
}

impl Room {
    /// Before the game on the shelf is opened.
    fn over(folder: tempfile::TempDir, settings: Settings) -> Self {
        set(folder.path(), settings);
        let audio = FakeAudio::answering();
        let mut hand = FakeSystem::from(Fake { time: now(), seed: 7 });
        hand.audio = audio.clone();
        let window = Window::sharing(folder.path(), LANDSCAPE, &hand);
        Self { window, audio, hand, folder }
    }

    /// In a game that was played at random until `enough`.
    fn at((acts, seed): (usize, u64), enough: impl Fn(&State) -> bool, with: Settings) -> Self {
        let folder = temp_dir();
        let state = save(folder.path(), &NAMES, (acts, seed), &enough);
        assert!(enough(&state));
        Self::over(folder, with).resumed()
    }

    /// In a game that stands like this.
    fn of(game: &Played, with: Settings) -> Self {
        let folder = temp_dir();
        game.save(folder.path(), now());
        Self::over(folder, with).resumed()
    }

    fn resumed(mut self) -> Self {
        self.window.text = Text::of(self.window.app().text().language());
        self.window.tap("home-resume");
        self
    }

    fn sent(&self) -> Vec<Sent> {
        self.audio.sent.take()
    }

    fn cues(&self) -> Vec<Cue> {
        let cue = |sent| match sent {
            Sent::Cue(cue, _) => Some(cue),
            _ => None,
        };
        self.sent().into_iter().filter_map(cue).collect()
    }

    /// The cues of so many seconds more.
    fn waits(&mut self, seconds: u64) -> Vec<Cue> {
        self.hand.pass(Duration::from_secs(seconds));
        self.window.harness.run_steps(2);
        self.cues()
    }

    fn words(&self) -> Vec<String> {
        let words = |sent| match sent {
            Sent::Words(words, ..) => Some(words),
            _ => None,
        };
        self.sent().into_iter().filter_map(words).collect()
    }

    fn undo(&mut self) {
        self.window.press_with(Modifiers::COMMAND, Key::Z);
        self.window.harness.run_steps(8);
    }

    /// Does by key what is left of the turn. Only its end is heard then.
    fn ends_turn(&mut self) {
        let turn = self.window.state().turn();
        for _ in 0..3 {
            if self.window.state().turn() == turn {
                self.sent();
                self.window.press(Key::Space);
                self.window.harness.run_steps(8);
            }
        }
        assert_ne!(self.window.state().turn(), turn);
    }

    /// Goes to the settings from the game.
    fn settings(&mut self) {
        self.window.walk("table settings");
    }
}

fn before_the_card(with: Settings) -> Room {
    Room::at((60, 5), waits_for_a_number, with)
}

#[test]
fn at_first_nothing_is_heard() {
    let mut room = before_the_card(Settings::default());
    room.window.press(Key::Space);
    room.undo();
    room.window.types_number(7);
    assert_eq!(room.sent(), []);
}

#[test]
fn a_number_has_its_cue_and_a_seven_one_of_its_own() {
    let mut room = before_the_card(heard());
    assert_eq!(room.cues(), [], "a game that is opened is no news");
    room.window.types_number(8);
    assert_eq!(room.cues(), [Cue::Card]);
    room.undo();
    assert_eq!(room.cues(), [], "what is taken back makes no sound");
    room.window.press_with(Modifiers::COMMAND, Key::Y);
    room.window.harness.run_steps(8);
    assert_eq!(room.cues(), [Cue::Card], "done again, it is heard again");
    room.undo();
    room.window.types_number(7);
    assert_eq!(room.cues(), [Cue::Seven]);
}

#[test]
fn a_card_that_is_drawn_is_heard() {
    let mut room = before_the_card(heard());
    room.window.press(Key::Space);
    let seven = room.window.state().number() == Some(7);
    assert_eq!(room.cues(), [if seven { Cue::Seven } else { Cue::Card }]);
}

#[test]
fn whatever_is_built_is_heard() {
    // The last road of the opening is on its way.
    let founding =
        |state: &State| matches!(state.phase(), Phase::Founding { settlement: Some(_), .. });
    let mut room = Room::at((3, 5), founding, heard());
    room.window.press(Key::ArrowRight);
    room.window.press(Key::Enter);
    assert_eq!(room.cues(), [Cue::Build]);
}

#[test]
fn the_next_turn_is_heard() {
    let mut room = before_the_card(heard());
    room.window.types_number(8);
    room.ends_turn();
    assert_eq!(room.cues(), [Cue::Turn]);
}

#[test]
fn an_attack_of_the_barbarians_is_louder_than_the_roll_that_brought_it() {
    let mut room = Room::of(&ship_is_near(), heard());
    room.window.types_number(8);
    assert_eq!(room.cues(), [Cue::Card]);
    let face = room.window.text.event_face(EventFace::Ship);
    room.window.tap_with("event-die-name", &[("face", face.into())]);
    assert_eq!(room.cues(), [Cue::Attack]);
}

#[test]
fn a_fleet_that_takes_cards_is_louder_than_the_number_that_sent_it() {
    let mut heard_of = BTreeSet::new();
    for turn in 1..40 {
        let is_it = |state: &State| {
            state.turn() == turn
                && state.phase() == Phase::BeforeProduction
                && state.open_tasks().is_empty()
        };
        let names = ["Anna", "Ben", "Clara", "David"];
        let Some(game) = scenario_game::when(OwnScenario::Pirates, &names, is_it) else { continue };
        let mut room = Room::of(&game, heard());
        room.window.press(Key::Space);
        let Some(reason) = room.window.game().last_fleet_reason() else { continue };
        let takes = reason.attacks.iter().any(|attack| attack.loses > 0);
        let is_seven = room.window.state().number() == Some(7);
        let of_number = if is_seven { Cue::Seven } else { Cue::Card };
        assert_eq!(room.cues(), [if takes { Cue::Attack } else { of_number }], "{reason:?}");
        heard_of.insert(takes);
        if heard_of.len() == 2 {
            return;
        }
    }
    panic!("only {heard_of:?}");
}

#[test]
fn words_are_read_as_they_are_announced_and_only_when_the_game_moves_on() {
    let mut room = before_the_card(heard());
    assert!(room.words().is_empty());
    room.window.types_number(8);
    let [words] = &room.words()[..] else { panic!("said once") };
    assert!(words.contains("'s turn. The number is 8. "), "{words}");
    assert!(room.window.has(words), "screen readers say the same");
    for key in [Key::H, Key::Escape, Key::V, Key::V] {
        room.window.press(key);
    }
    room.window.harness.run_steps(60);
    assert!(room.words().is_empty(), "looking around says nothing");
    room.undo();
    let [words] = &room.words()[..] else { panic!("said once") };
    assert!(words.starts_with("Undo: "), "{words}");
}

#[test]
fn words_are_in_the_language_of_the_app() {
    let mut room = before_the_card(Settings { language: Some(Language::German), ..heard() });
    room.window.types_number(8);
    let read = |sent: &Sent| match sent {
        Sent::Words(words, language, volume) => Some((words.clone(), *language, *volume)),
        _ => None,
    };
    let (words, language, volume) = room.sent().iter().find_map(read).expect("read");
    assert!(words.contains("Die Zahl ist 8"), "{words}");
    assert_eq!((language, volume), (Language::German, Volume::default()));
}

#[test]
fn whoever_leaves_the_game_is_left_in_peace() {
    let mut room = before_the_card(heard());
    room.window.types_number(8);
    room.sent();
    room.window.tap("menu");
    assert_eq!(room.sent(), [Sent::Hush]);
}

#[test]
fn the_clock_gives_its_sign_once_and_again_in_the_next_turn() {
    let one = ClockMode::Down(Minutes::try_from(1).expect("a minute"));
    let mut room = before_the_card(Settings { clock: one, ..heard() });
    room.window.types_number(8);
    room.sent();
    assert_eq!(room.waits(50), []);
    assert_eq!(room.waits(20), [Cue::Clock]);
    assert_eq!(room.waits(20), []);
    room.ends_turn();
    room.undo();
    assert!(!room.cues().contains(&Cue::Clock), "a step back brings no sign");
    room.window.press_with(Modifiers::COMMAND, Key::Y);
    // Nobody looks at the clock now.
    room.settings();
    room.sent();
    assert_eq!(room.waits(50), []);
    assert_eq!(room.waits(20), [Cue::Clock], "it is heard all the same");
}

#[test]
fn a_device_that_is_held_buzzes_if_it_may() {
    let mut room = before_the_card(Settings { buzzes: Switch::On, ..Settings::default() });
    room.window.types_number(7);
    assert_eq!(room.sent(), [Sent::Buzz(Cue::Seven)]);
}

#[test]
fn a_switch_lets_hear_at_once_what_it_is_for() {
    let mut room = before_the_card(Settings::default());
    room.settings();
    assert!(!room.window.shows("settings-sounds-try") && !room.window.shows("settings-louder"));
    room.window.tap("settings-sounds");
    assert_eq!(room.sent(), [Sent::Cue(Cue::Card, Volume::default())]);
    room.window.tap("settings-voice");
    let sample = room.window.text.get("settings-voice-sample");
    let read = Sent::Words(sample, Language::English, Volume::default());
    assert_eq!(room.sent(), std::slice::from_ref(&read));
    room.window.tap("settings-buzzes");
    assert_eq!(room.sent(), [Sent::Buzz(Cue::Seven)]);
    room.window.walk("settings-sounds-try settings-voice-try settings-buzzes-try");
    let tried = [Sent::Cue(Cue::Card, Volume::default()), read, Sent::Buzz(Cue::Seven)];
    assert_eq!(room.sent(), tried);
    let louder = Volume::default().more();
    room.window.tap("settings-louder");
    assert_eq!(room.sent(), [Sent::Cue(Cue::Card, louder)]);
    room.window.tap("settings-voice");
    assert_eq!(room.sent(), [Sent::Hush]);
    let kept = kept(room.folder.path());
    let now = (kept.sounds, kept.read_aloud, kept.buzzes, kept.volume);
    assert_eq!(now, (Switch::On, Switch::Off, Switch::On, louder));
}

#[test]
fn where_nothing_answers_the_switch_says_so() {
    let mut room = before_the_card(Settings::default());
    room.audio.reaches.borrow_mut()[CueChannel::Sound] = Reach::Silent;
    room.audio.reaches.borrow_mut()[CueChannel::Voice] = Reach::Missing;
    room.audio.reaches.borrow_mut()[CueChannel::Buzz] = Reach::Missing;
    room.settings();
    // Nobody wanted to hear anything yet.
    assert!(!room.window.tells("settings-sounds-silent"));
    assert!(room.window.tells("settings-voice-silent"));
    assert!(!room.window.shows("settings-buzzes"), "a laptop doesn't buzz");
    room.window.tap("settings-sounds");
    assert!(room.window.tells("settings-sounds-silent"));
    assert!(!room.window.tells("settings-sounds-line"));
    room.audio.reaches.borrow_mut()[CueChannel::Sound] = Reach::Answers;
    room.window.tap("settings-sounds-try");
    assert!(room.window.tells("settings-sounds-line"));
}

#[test]
fn a_system_without_any_sound_plays_on_in_silence() {
    let folder = temp_dir();
    save(folder.path(), &NAMES, (60, 5), waits_for_a_number);
    set(folder.path(), Settings { buzzes: Switch::On, ..heard() });
    let system = FakeSystem::from(Fake { time: now(), seed: 7 });
    let mut window = Window::sharing(folder.path(), LANDSCAPE, &system);
    window.tap("home-resume");
    window.press(Key::Space);
    assert!(window.state().number().is_some());
    window.walk("table settings");
    assert!(window.tells("settings-sounds-silent") && window.tells("settings-voice-silent"));
}
