//! The whole app in a window without a screen, used by name as a screen
//! reader has it.

#![allow(
    dead_code,
    clippy::expect_used,
    clippy::panic,
    reason = "every test file uses its own part, and stops where it fails"
)]

use std::path::Path;
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use egui::accesskit::Role;
use egui::{Modifiers, Rect, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use rand::SeedableRng;
use rand::rngs::StdRng;
use tableside::app::Tableside;
use tableside::app::platform::{Fake, Platform};
use tableside::cards::deck_a;
use tableside::game::{
    Color, Entry, Name, PerSeat, Player, Rules, Setup, SetupFields, State, Step,
};
use tableside::stats::{random_act, random_setup};
use tableside::store::Folder;

pub const LANDSCAPE: Vec2 = Vec2::new(1280.0, 800.0);
pub const PORTRAIT: Vec2 = Vec2::new(800.0, 1280.0);

/// Twenty wide letters: as long as a name may be.
pub const LONG_NAMES: [&str; 6] = [
    "WWWWWWWWWWWWWWWWWWWW",
    "Wilhelmina Mommsen W",
    "MMMMMMMMMMMMMMMMMMMM",
    "Maximiliane Wagnerin",
    "ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ",
    "Wolfgang Amadeus WMW",
];

pub fn now() -> DateTime<Utc> {
    "2026-11-21T18:40:00Z".parse().expect("a time")
}

pub struct Window {
    pub harness: Harness<'static, Option<Tableside>>,
}

impl Window {
    /// A window of this size over the games of `data_dir`.
    pub fn open(data_dir: &Path, size: Vec2) -> Self {
        Self::on(data_dir, size, || Box::new(Fake { time: now(), seed: 7 }))
    }

    /// The same on a platform of one's own.
    pub fn on(
        data_dir: &Path,
        size: Vec2,
        platform: impl FnMut() -> Box<dyn Platform> + 'static,
    ) -> Self {
        Self::paced(data_dir, (size, Duration::from_millis(250)), platform)
    }

    /// The same with so much time from frame to frame.
    pub fn paced(
        data_dir: &Path,
        size_and_frame: (Vec2, Duration),
        platform: impl FnMut() -> Box<dyn Platform> + 'static,
    ) -> Self {
        Self::over(Folder::new(data_dir), size_and_frame, platform)
    }

    /// The same over a folder of one's own.
    pub fn over(
        folder: Folder,
        (size, frame): (Vec2, Duration),
        mut platform: impl FnMut() -> Box<dyn Platform> + 'static,
    ) -> Self {
        let builder = Harness::builder().with_size(size);
        let builder = builder.with_step_dt(frame.as_secs_f32()).with_max_steps(200);
        let mut harness = builder.build_ui_state(
            move |ui, app: &mut Option<Tableside>| {
                let begin = || Tableside::on(platform(), ui.ctx(), folder.clone());
                app.get_or_insert_with(begin).ui(ui);
            },
            None,
        );
        harness.run();
        Self { harness }
    }

    pub fn app(&self) -> &Tableside {
        self.harness.state().as_ref().expect("it runs")
    }

    pub fn state(&self) -> &State {
        self.app().game().expect("a game is on the table").state()
    }

    pub fn has(&self, name: &str) -> bool {
        self.harness.query_by_label(name).is_some()
    }

    /// Touches what has this name, further down than the screen shows if need
    /// be.
    #[track_caller]
    pub fn touch(&mut self, name: &str) {
        self.harness.get_by_label(name).scroll_to_me();
        self.harness.run();
        self.harness.get_by_label(name).click();
        self.harness.run();
    }

    /// Touches the first thing whose name begins so.
    #[track_caller]
    pub fn touch_starting(&mut self, start: &str) {
        let name = self.names().into_iter().find(|name| name.starts_with(start));
        self.touch(&name.unwrap_or_else(|| panic!("nothing begins with {start:?}")));
    }

    /// Writes into the field of this name.
    #[track_caller]
    pub fn type_into(&mut self, field: &str, words: &str) {
        self.harness.get_by_label(field).focus();
        self.harness.run();
        self.harness.get_by_label(field).type_text(words);
        self.harness.run();
    }

    pub fn press(&mut self, key: egui::Key) {
        self.harness.key_press(key);
        self.harness.run();
    }

    pub fn press_with(&mut self, modifiers: Modifiers, key: egui::Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    /// The names of all there is.
    pub fn names(&self) -> Vec<String> {
        self.harness.root().children_recursive().filter_map(|node| name_of(&node)).collect()
    }

    /// Where the first thing lies whose name is so.
    #[track_caller]
    pub fn place_of(&self, is_it: impl Fn(&str) -> bool) -> Rect {
        let fits = |node: &Node<'_>| name_of(node).is_some_and(|name| is_it(&name));
        let found = self.harness.root().children_recursive().find(|node| fits(node));
        found.unwrap_or_else(|| panic!("nothing like it among {:?}", self.names())).rect()
    }

    /// All that can be touched, with its name and its place.
    pub fn controls(&self) -> Vec<(String, Rect)> {
        let roles = [Role::Button, Role::RadioButton, Role::CheckBox, Role::TextInput];
        let all = roles.into_iter().flat_map(|role| self.harness.query_all_by_role(role));
        let named =
            |node: Node<'_>| (node.accesskit_node().label().unwrap_or_default(), node.rect());
        all.map(named).collect()
    }
}

/// What a screen reader says of a node.
fn name_of(node: &Node<'_>) -> Option<String> {
    let node = node.accesskit_node();
    node.label().or_else(|| node.value())
}

/// Saves a game of these players that was played on by lot for `acts` acts, or
/// until `enough`, all at once; how it stands.
pub fn save(
    data_dir: &Path,
    names: &[&str],
    acts_and_seed: (usize, u64),
    enough: impl Fn(&State) -> bool,
) -> State {
    save_in_time(data_dir, names, acts_and_seed, TimeDelta::zero(), enough)
}

/// The same with so much time before each act.
pub fn save_in_time(
    data_dir: &Path,
    names: &[&str],
    (acts, seed): (usize, u64),
    pace: TimeDelta,
    enough: impl Fn(&State) -> bool,
) -> State {
    let mut rng = StdRng::seed_from_u64(seed);
    let deck = deck_a().expect("the built-in deck is sound");
    let drawn =
        random_setup(std::slice::from_ref(&deck), names.len(), Rules::open_hands(), &mut rng)
            .expect("a setup");
    let players = names.iter().zip(Color::ALL).map(|(name, color)| Player {
        name: Name::try_from((*name).to_owned()).expect("a name"),
        color,
    });
    let players = PerSeat::new(players).expect("few");
    let setup =
        Setup::new(SetupFields { players, created: now(), ..drawn.into() }).expect("a setup");
    let mut journal = Folder::new(data_dir).create(&setup).expect("written");
    let mut state = State::new(setup.into());
    let mut time = now();
    for nth in 0.. {
        if nth >= acts && enough(&state) {
            break;
        }
        let Some(act) = random_act(&mut state, &mut rng) else { break };
        time += pace;
        journal.append(&Entry::new(time, Step::Act(act))).expect("written");
    }
    state
}
