//! What lies on the disk before the window opens: games played at random, and the
//! settings.

use std::path::{Path, PathBuf};

use cards::deck_a;
use chrono::{DateTime, TimeDelta, Utc};
use game::{Entry, Rules, Setup, SetupFields, State, Step};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::{random_act, random_setup};
use store::{Folder, Journal};
use tableside::app::settings::Settings;
use words::language::Language;

use super::window::now;
use crate::common::players;

/// Saves a game of these players that was played at random for `acts` acts, and
/// then until `enough`, all at once; how it stands.
pub fn save(
    data_dir: &Path,
    names: &[&str],
    acts_and_seed: (usize, u64),
    enough: impl Fn(&State) -> bool,
) -> State {
    save_in_time(data_dir, names, acts_and_seed, (now(), TimeDelta::zero()), enough)
}

/// The same, begun at this time, with this much time before each act.
pub fn save_in_time(
    data_dir: &Path,
    names: &[&str],
    acts_and_seed: (usize, u64),
    begun_and_pace: (DateTime<Utc>, TimeDelta),
    enough: impl Fn(&State) -> bool,
) -> State {
    play(data_dir, (names, Rules::open_hands()), acts_and_seed, begun_and_pace, enough).1
}

/// Saves such a game; its file.
pub fn saved(data_dir: &Path, names: &[&str], acts_and_seed: (usize, u64)) -> PathBuf {
    let time = (now(), TimeDelta::zero());
    play(data_dir, (names, Rules::open_hands()), acts_and_seed, time, |_| true).0.path().to_owned()
}

/// The same by these rules: its journal, and how it stands.
pub fn play(
    data_dir: &Path,
    (names, rules): (&[&str], Rules),
    (acts, seed): (usize, u64),
    (created, pace): (DateTime<Utc>, TimeDelta),
    enough: impl Fn(&State) -> bool,
) -> (Journal, State) {
    let mut rng = StdRng::seed_from_u64(seed);
    let deck = deck_a().expect("the built-in deck is sound");
    let drawn = random_setup(&[deck], names.len(), rules, &mut rng);
    let players = players(names.iter().copied());
    let parts = SetupFields { players, created, ..drawn.expect("a setup").into() };
    let setup = Setup::new(parts).expect("a setup");
    play_on(data_dir, setup, (acts, &mut rng), pace, enough)
}

/// The same from this opening.
pub fn play_on(
    data_dir: &Path,
    setup: Setup,
    (acts, rng): (usize, &mut StdRng),
    pace: TimeDelta,
    enough: impl Fn(&State) -> bool,
) -> (Journal, State) {
    let created = setup.created;
    let mut journal = Folder::new(data_dir).create(&setup).expect("written");
    let mut state = State::new(setup.into());
    let mut time = created;
    for nth in 0.. {
        if nth >= acts && enough(&state) {
            break;
        }
        let Some(act) = random_act(&mut state, rng) else { break };
        time += pace;
        journal.append(&Entry::new(time, Step::Act(act))).expect("written");
    }
    (journal, state)
}

/// The settings with which the window opens.
pub fn set(data_dir: &Path, settings: Settings) {
    Folder::new(data_dir).settings().write(&settings.to_string()).expect("written");
}

/// The language in which the window opens.
pub fn speak(data_dir: &Path, language: Language) {
    set(data_dir, Settings { language: Some(language), ..Settings::default() });
}

/// The settings as they are kept.
pub fn kept(data_dir: &Path) -> Settings {
    let text = Folder::new(data_dir).settings().read().expect("reads");
    text.map(|text| Settings::read(&text).expect("settings")).unwrap_or_default()
}
