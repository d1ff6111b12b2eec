//! Stand-ins for tests.

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

use chrono::{DateTime, NaiveDateTime, Utc};
use rand::SeedableRng;
use rand::rngs::StdRng;

#[cfg(not(target_arch = "wasm32"))]
use guests::{Network, OwnAddress, testing::FakeNetwork};

use super::{Audio, Awake, FakeAudio, Platform, Storage, WayBack, Wishes};
use crate::app::sound::{Cue, CueChannel, Reach, Reaches, Volume};
use kit::theme::Motion;
use words::language::Language;

/// A stand-in for tests: its clock stands still, has no time zone, and the same
/// calls give the same random results in every run.
#[derive(Clone, Copy, Debug)]
pub struct Fake {
    /// The time, which never changes.
    pub time: DateTime<Utc>,
    /// The seed of the next random source; each call increments it.
    pub seed: u64,
}

impl Platform for Fake {
    /// Returns a wish for no motion, so that tests don't wait for it.
    fn wishes(&self) -> Wishes {
        Wishes { motion: Some(Motion::Still), ..Wishes::default() }
    }

    fn now(&self) -> DateTime<Utc> {
        self.time
    }

    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime {
        time.naive_utc()
    }

    /// The same in every run, wherever the test keeps its files.
    fn shown_place(&self, path: &Path) -> Option<String> {
        let name = path.file_name().unwrap_or_default();
        Some(Path::new("/home/anna/.local/share/tableside").join(name).display().to_string())
    }

    fn audio(&mut self) -> Option<&mut dyn Audio> {
        Some(self)
    }

    fn rng(&mut self) -> StdRng {
        self.seed = self.seed.wrapping_add(1);
        StdRng::seed_from_u64(self.seed)
    }
}

/// Nobody listens, and nobody has tried.
impl Audio for Fake {
    fn reaches(&self) -> Reaches {
        Reaches::from_fn(|channel| match channel {
            CueChannel::Sound | CueChannel::Voice => Reach::Untried,
            CueChannel::Buzz => Reach::Missing,
        })
    }

    fn play(&mut self, _: Cue, _: Volume) {}

    fn buzz(&mut self, _: Cue) {}

    fn speak(&mut self, _: &str, _: Language, _: Volume) {}

    fn hush(&mut self) {}
}

/// A [`Fake`] whose user has wishes, whose time advances when a test says so, and which records
/// what it is asked for. A clone kept by the test shows the record and the same time.
#[derive(Clone, Debug)]
pub struct FakeSystem {
    /// The clock and the random source.
    pub fake: Fake,
    /// The time that has passed.
    pub elapsed: Rc<Cell<Duration>>,
    pub wishes: Rc<RefCell<Wishes>>,
    /// Requests to the display, in order.
    pub asked: Rc<RefCell<Vec<Awake>>>,
    /// Steps back that the user has asked for and the app hasn't taken yet.
    pub back: Rc<Cell<usize>>,
    pub way_back: Rc<Cell<WayBack>>,
    /// The network from which phones come, if the system has one.
    #[cfg(not(target_arch = "wasm32"))]
    pub network: Option<FakeNetwork>,
    pub storage: Rc<RefCell<Storage>>,
    /// Files are named by their paths; a system that has paths has a file manager, too.
    pub has_paths: bool,
    /// Files it was asked to show, in order.
    pub shown: Rc<RefCell<Vec<PathBuf>>>,
    pub audio: FakeAudio,
}

impl From<Fake> for FakeSystem {
    fn from(fake: Fake) -> Self {
        Self {
            fake,
            elapsed: Rc::default(),
            wishes: Rc::default(),
            asked: Rc::default(),
            storage: Rc::new(RefCell::new(Storage::Ours)),
            has_paths: true,
            shown: Rc::default(),
            audio: FakeAudio::default(),
            back: Rc::default(),
            way_back: Rc::default(),
            #[cfg(not(target_arch = "wasm32"))]
            network: Some(home()),
        }
    }
}

/// A network at home, in which this machine has one address.
#[cfg(not(target_arch = "wasm32"))]
fn home() -> FakeNetwork {
    FakeNetwork::new(vec![OwnAddress::new("wlan0", [192, 168, 1, 20].into(), 24)])
}

impl FakeSystem {
    pub fn pass(&self, time: Duration) {
        self.elapsed.set(self.elapsed.get() + time);
    }
}

impl Platform for FakeSystem {
    fn wishes(&self) -> Wishes {
        *self.wishes.borrow()
    }

    fn now(&self) -> DateTime<Utc> {
        self.fake.time + self.elapsed.get()
    }

    fn elapsed(&self) -> Duration {
        self.elapsed.get()
    }

    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime {
        self.fake.local(time)
    }

    fn rng(&mut self) -> StdRng {
        self.fake.rng()
    }

    fn storage(&self) -> Storage {
        self.storage.borrow().clone()
    }

    fn has_paths(&self) -> bool {
        self.has_paths
    }

    fn shown_place(&self, path: &Path) -> Option<String> {
        if self.has_paths { self.fake.shown_place(path) } else { None }
    }

    fn shows_files(&self) -> bool {
        self.has_paths
    }

    fn show_file(&mut self, file: &Path) {
        self.shown.borrow_mut().push(file.to_owned());
    }

    fn keep_awake(&mut self, wish: Awake, _: &str) {
        self.asked.borrow_mut().push(wish);
    }

    fn audio(&mut self) -> Option<&mut dyn Audio> {
        Some(&mut self.audio)
    }

    fn lead_back(&mut self, way: WayBack) {
        self.way_back.set(way);
    }

    fn steps_back(&mut self) -> usize {
        self.back.take()
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn network(&self) -> Option<&dyn Network> {
        self.network.as_ref().map(|network| network as &dyn Network)
    }
}
