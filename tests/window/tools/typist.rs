//! Somebody who plays by keyboard alone.

use std::time::Duration;

use board::Spot;
use egui::accesskit::Live;
use egui::{Key, Modifiers, Rect, Vec2};
use egui_kittest::kittest::NodeT as _;
use game::{CardKind, Cards, Phase, Purchase, State, Task};
use tableside::app::platform::Fake;

use super::bot::hex_of_victims;
use super::played::Played;
use super::saved::save;
use super::window::{LANDSCAPE, Window, now};
use crate::common::temp_dir;

pub const NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

/// How long a frame of these tests is.
pub const FRAME: Duration = Duration::from_millis(50);

pub struct Typist {
    _data_dir: tempfile::TempDir,
    pub window: Window,
}

impl Typist {
    /// Sits down at a game that was played at random until `enough`.
    pub fn at(size: Vec2, (acts, seed): (usize, u64), enough: impl Fn(&State) -> bool) -> Self {
        let data_dir = temp_dir();
        let state = save(data_dir.path(), &NAMES, (acts, seed), &enough);
        assert!(enough(&state), "it never came to that with seed {seed}");
        Self::over(data_dir, size)
    }

    /// Sits down at a game that waits for its number.
    pub fn before_the_card() -> Self {
        Self::at(LANDSCAPE, (60, 5), waits_for_a_number)
    }

    /// Sits down after a number, with too few cards for a development card.
    pub fn cannot_buy() -> Self {
        Self::at(LANDSCAPE, (60, 5), |state| {
            is_free(state) && !state.can_pay(state.builder(), Purchase::DevelopmentCard)
        })
    }

    /// Sits down at a game that was played so far elsewhere.
    pub fn sits(game: &Played) -> Self {
        Self::of(LANDSCAPE, game)
    }

    /// Sits down at a game that stands like this.
    pub fn of(size: Vec2, game: &Played) -> Self {
        let data_dir = temp_dir();
        game.save(data_dir.path(), now());
        Self::over(data_dir, size)
    }

    fn over(data_dir: tempfile::TempDir, size: Vec2) -> Self {
        let platform = || Box::new(Fake { time: now(), seed: 7 }) as Box<_>;
        let mut window = Window::paced(data_dir.path(), (size, FRAME), platform);
        window.tap("home-resume");
        window.harness.remove_cursor();
        window.harness.run_steps(10);
        Self { _data_dir: data_dir, window }
    }

    pub fn state(&self) -> &State {
        self.window.state()
    }

    pub fn count(&self) -> usize {
        self.window.app().game().expect("a game").count()
    }

    /// Everything said with this urgency.
    pub fn said(&self, live: Live) -> Vec<String> {
        let all = self.window.harness.root().children_recursive();
        let live = all.filter(|node| node.accesskit_node().live() == live);
        live.filter_map(|node| node.accesskit_node().label()).collect()
    }

    /// Returns what is said of the step.
    #[track_caller]
    pub fn news(&self) -> String {
        let all = self.said(Live::Polite);
        assert_eq!(all.len(), 1, "one place speaks: {all:?}");
        all[0].clone()
    }

    /// All of this is said of the step, in this order.
    #[track_caller]
    pub fn says(&self, parts: &[&str]) {
        let words = self.news();
        let mut rest = words.as_str();
        for part in parts {
            let at = rest.find(part);
            assert!(at.is_some(), "{part:?} in its order: {words}");
            rest = rest.split_at(at.unwrap_or_default()).1;
        }
    }

    /// Takes the place of the island by keys.
    pub fn picks(&mut self, spot: Spot) {
        self.go_to(spot);
        self.press(Key::Enter);
    }

    /// Presses the button whose name begins so.
    #[track_caller]
    pub fn presses(&mut self, start: &str) {
        self.tab_to(start);
        self.press(Key::Space);
    }

    /// Presses a key, and lets the button settle.
    pub fn press(&mut self, key: Key) {
        self.window.press(key);
        self.window.harness.run_steps(8);
    }

    pub fn press_with(&mut self, modifiers: Modifiers, key: Key) {
        self.window.press_with(modifiers, key);
        self.window.harness.run_steps(8);
    }

    /// Types a number as fast as people do.
    pub fn number(&mut self, number: u8) {
        self.window.types_number(number);
    }

    /// The digit of a kind.
    pub fn kind(&mut self, kind: CardKind) {
        let nth = CardKind::ALL.iter().position(|other| *other == kind).expect("one of eight");
        self.number(u8::try_from(nth + 1).expect("a digit"));
    }

    /// Returns what has the focus: its name and place.
    pub fn focused(&self) -> Option<(String, Rect)> {
        let mut all = self.window.harness.root().children_recursive();
        let found = all.find(|node| node.accesskit_node().is_focused())?;
        Some((found.accesskit_node().label().unwrap_or_default(), found.rect()))
    }

    /// Returns whether a control can't be used now.
    pub fn is_disabled(&self, name: &str) -> bool {
        let mut all = self.window.harness.root().children_recursive();
        all.any(|node| {
            let node = node.accesskit_node();
            node.is_disabled() && node.label().as_deref() == Some(name)
        })
    }

    /// Goes on by the tab key until what begins like this has the focus.
    #[track_caller]
    pub fn tab_to(&mut self, start: &str) {
        for _ in 0..80 {
            self.window.press(Key::Tab);
            if self.focused().is_some_and(|(name, _)| name.starts_with(start)) {
                return;
            }
        }
        panic!("the tab key never comes to {start:?}");
    }

    /// Goes to a place of the island by arrow keys.
    #[track_caller]
    pub fn go_to(&mut self, spot: Spot) {
        let name = self.window.text.places(self.state().island()).spot(spot);
        let name = self.window.called(&name);
        let to = self.window.place_of(|other| other == name).center();
        let mut known = Vec::new();
        self.window.press(Key::ArrowRight);
        for _ in 0..60 {
            let (now, at) = self.focused().expect("a place has the focus");
            if now == name {
                return;
            }
            let way = to - at.center();
            let across = if way.x > 0.0 { Key::ArrowRight } else { Key::ArrowLeft };
            let along = if way.y > 0.0 { Key::ArrowDown } else { Key::ArrowUp };
            let first = if way.x.abs() > way.y.abs() { [across, along] } else { [along, across] };
            let again = known.contains(&now);
            known.push(now);
            self.window.press(if again { first[1] } else { first[0] });
        }
        panic!("arrow keys never come to {name:?}");
    }

    /// Does what the 7, a knight or a card asks, as far as it is about
    /// discards and the robber.
    pub fn seven(&mut self) {
        while let Some(task) = self.state().open_tasks().first().cloned() {
            let before = self.count();
            match &task {
                Task::Discard { player, count: Some(count) } => {
                    let held: Cards = self.state().hands().expect("followed").known(*player);
                    let all = held.kinds().flat_map(|(kind, held)| vec![kind; held.into()]);
                    for kind in all.take((*count).into()).collect::<Vec<_>>() {
                        self.kind(kind);
                    }
                    self.press(Key::Space);
                }
                Task::MoveRobber { .. } => {
                    let hex = hex_of_victims(self.state(), self.state().builder());
                    self.go_to(Spot::Hex(hex));
                    self.press(Key::Enter);
                }
                Task::Steal { .. } => {
                    let who = self.state().builder();
                    let name = &self.state().players().get(who).expect("a player").name;
                    let victim = format!("{name} takes a card from ");
                    self.tab_to(&victim);
                    self.press(Key::Space);
                    if self.count() == before {
                        for kind in CardKind::RESOURCES {
                            if self.count() == before {
                                self.kind(kind);
                            }
                        }
                    }
                }
                other => panic!("not about a 7: {other:?}"),
            }
            assert_eq!(self.count(), before + 1, "{task:?} was done");
        }
    }
}

/// Before the card, with nothing asked of anybody.
pub fn waits_for_a_number(state: &State) -> bool {
    state.phase() == Phase::BeforeProduction && state.tasks().is_empty()
}

/// After the card, with nothing left to do but build and trade.
pub fn is_free(state: &State) -> bool {
    state.phase() == Phase::Trading && state.tasks().is_empty()
}
