//! A game that was played so far elsewhere, and then opens in the window.

use std::path::Path;

use chrono::{DateTime, Utc};
use egui::{Vec2, vec2};
use game::{Deed, Enforcement, Entry, Rules, Setup, SetupFields, State, Step, Task};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::random_act;
use store::Folder;
use tempfile::TempDir;
use words::language::Language;

use super::bot::Bot;
pub use crate::common::Table as Played;
use crate::common::{players, setup_with, temp_dir};

impl Played {
    /// Room for all of a page.
    pub const LARGE: Vec2 = vec2(1700.0, 1400.0);

    /// A game with this opening, played at random for at most `acts` acts.
    pub fn at_random(setup: Setup, acts: usize, seed: u64) -> Self {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = State::new(setup.into());
        let acts = (0..acts).map_while(|_| random_act(&mut state, &mut rng)).collect();
        Self { state, acts }
    }

    /// Players of these names about to roll, after an opening at the first places.
    pub fn company<const N: usize>(rules: Rules, names: [&str; N]) -> Self {
        let setup = setup_with(N, rules, &[]);
        let parts = SetupFields { players: players(names), ..setup.into() };
        Self::settled(Setup::new(parts).expect("a setup"))
    }

    /// With this done.
    pub fn then(mut self, deed: Deed) -> Self {
        self.takes(deed, Enforcement::AsTheTableDid);
        self
    }

    /// Nobody discards.
    pub fn discards_nothing(&mut self) {
        while let Some(Task::Discard { .. }) = self.state.open_tasks().first() {
            self.does(Deed::Leave { task: 0 });
        }
    }

    /// The same game in a window.
    pub fn shown(&self) -> Bot {
        Bot::in_folder(&self.folder(), Self::LARGE)
    }

    /// The same in a window of this size.
    pub fn shown_at(&self, size: Vec2) -> Bot {
        Bot::in_folder(&self.folder(), size)
    }

    /// The same in a language.
    pub fn shown_in(&self, language: Language) -> Bot {
        Bot::in_folder_speaking(&self.folder(), Self::LARGE, language)
    }

    /// The same in a window of this size and in a language.
    pub fn shown_as(&self, (size, language): (Vec2, Language)) -> Bot {
        Bot::in_folder_speaking(&self.folder(), size, language)
    }

    fn folder(&self) -> TempDir {
        let folder = temp_dir();
        self.save(folder.path(), DateTime::UNIX_EPOCH);
        folder
    }

    /// Writes it into `data_dir`, where it was last played at `time`.
    pub fn save(&self, data_dir: &Path, time: DateTime<Utc>) {
        let mut journal = Folder::new(data_dir).create(self.state.setup()).expect("written");
        for act in &self.acts {
            journal.append(&Entry::new(time, Step::Act(act.clone()))).expect("written");
        }
    }
}
