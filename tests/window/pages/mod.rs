//! Every page of the window: its name, the games that lie on the disk before, and the touches
//! that lead there. What has to hold on every page reads this list; an expansion adds its part.

mod base;
mod knights;
mod module_statistics;
mod modules;
mod scenarios;
mod sea;
mod shelf;

use board::Spot;
use chrono::Duration;
use egui::Vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use guests::GuestName;
use guests::SeatNumber;
use guests::testing::{CODE, FakeNetwork};
use kit::widgets::TurnedWindow;
use store::Folder;
use tableside::app::platform::{Fake, FakeSystem, Platform};
use tableside::app::session::turn_clock::ClockMode;
use tableside::app::settings::{Motion, Settings};
use words::almanac::entry_called;
use words::language::Language;
use words::text::Text;

use crate::common::disks::Disk;
use crate::common::temp_dir;
use crate::kept::Textures;
use crate::tools::audit::Tree;
use crate::tools::played::Played;
use crate::tools::saved::set;
use crate::tools::window::{LANDSCAPE, Window, now};

pub use shelf::{Shelf, long};

/// A page.
#[derive(Clone, Copy)]
pub struct Page {
    pub name: &'static str,
    pub shelf: Shelf,
    /// The touches that lead there from the start, as `Visit::walk` reads them.
    pub way: &'static str,
    /// The rest of the way.
    pub then: fn(&mut Visit),
    /// What is to be seen of it without scrolling, by the keys of how its names begin.
    pub stays: &'static [&'static str],
}

impl Page {
    const fn then(self, then: fn(&mut Visit)) -> Self {
        Self { then, ..self }
    }

    /// Returns whether a file that is no game lies beside its games.
    pub fn has_damaged_file(&self) -> bool {
        self.way.contains("home-file-about")
    }

    const fn keeping(self, stays: &'static [&'static str]) -> Self {
        Self { stays, ..self }
    }
}

pub const fn page(shelf: Shelf, name: &'static str, way: &'static str) -> Page {
    Page { name, shelf, way, then: |_| {}, stays: &[] }
}

/// All of them.
pub fn pages() -> Vec<Page> {
    [
        base::PAGES,
        knights::PAGES,
        sea::PAGES,
        scenarios::PAGES,
        modules::PAGES,
        module_statistics::PAGES,
    ]
    .concat()
}

/// A window on its way to a page.
pub struct Visit {
    pub window: Window,
    /// What is wrong with where its games are.
    pub disk: Disk,
    pub system: FakeSystem,
    /// Another window over the same games.
    pub other: Option<Window>,
    pub data_dir: tempfile::TempDir,
}

impl Visit {
    /// At the start, with these games and, if wished, a file that is none.
    pub fn new(language: Language, clock: ClockMode, games: &[&Played], damaged: bool) -> Self {
        let language = Some(language);
        let settings = Settings { language, clock, ..Settings::default() };
        Self::seen((settings, LANDSCAPE, None), games, damaged)
    }

    /// The same by these settings in a window of this size; what is drawn goes to the renderer.
    pub fn seen(
        (settings, size, renderer): (Settings, Vec2, Option<Textures>),
        games: &[&Played],
        damaged: bool,
    ) -> Self {
        let data_dir = temp_dir();
        let motion = Some(Motion::Still);
        let text = Text::of(settings.language.unwrap_or(Language::English));
        let folder = Folder::new(data_dir.path());
        set(data_dir.path(), Settings { motion, ..settings });
        for (nth, game) in games.iter().enumerate() {
            let days = i32::try_from(nth).expect("few");
            game.save(data_dir.path(), now() - Duration::days(days.into()));
        }
        if damaged {
            std::fs::create_dir_all(folder.path()).expect("a folder");
            std::fs::write(folder.path().join("holiday.tableside"), "dear diary").expect("written");
        }
        let (disk, system) = (Disk::default(), FakeSystem::from(Fake { time: now(), seed: 7 }));
        system.wishes.borrow_mut().motion = motion;
        let folder = disk.folder(data_dir.path());
        let mut window = match renderer {
            Some(renderer) => {
                let builder = Harness::builder().with_size(size).with_step_dt(0.25);
                Window::built(builder.renderer(renderer), folder, begins(&system))
            }
            None => Window::sized(folder, size, begins(&system)),
        };
        window.text = text;
        window.until_read(games.len());
        Self { window, disk, system, other: None, data_dir }
    }

    /// Another window over the same games.
    pub fn another(&self) -> Window {
        let folder = Disk::default().folder(self.data_dir.path());
        Window::sized(folder, LANDSCAPE, begins(&self.system))
    }

    /// Touches one thing after the other, as a window walks.
    #[track_caller]
    pub fn walk(&mut self, way: &str) {
        self.window.walk(way);
    }

    /// What of `stays` can't be touched as the page lies.
    pub fn out_of_sight(&self, stays: &[&str]) -> Vec<String> {
        let tree = Tree::of(&self.window.harness);
        let screen = TurnedWindow::screen(&self.window.harness.ctx).expand(0.6);
        let is_seen = |start: &str| {
            tree.controls.iter().any(|control| {
                let name = control.name.trim_start_matches('\u{2068}');
                name.starts_with(start) && control.is_whole() && screen.contains_rect(control.rect)
            })
        };
        let starts = stays.iter().map(|key| self.window.start_of(key, &[], "what"));
        starts.filter(|start| !is_seen(start)).map(|it| format!("out of sight: {it}")).collect()
    }

    /// Touches a place of the island, and that it is meant if the app asks.
    #[track_caller]
    pub fn spot(&mut self, spot: Spot) {
        let name = self.window.text.places(self.window.state().island()).spot(spot);
        self.window.touch(&name);
        let meant = self.window.text.with("ask-this", &[("place", name.into())]);
        if self.window.has(&meant) {
            self.window.touch(&meant);
        }
    }

    /// Touches the first control whose name is meant.
    #[track_caller]
    fn control(&mut self, is_it: impl Fn(&str) -> bool) {
        let controls = self.window.controls().into_iter().map(|(name, _)| name);
        let name = controls.filter(|name| is_it(name)).min();
        let name = name.unwrap_or_else(|| panic!("nothing like it in {:?}", self.window.names()));
        self.window.touch(&name);
    }

    /// The tile of the nth player, and not what tells of payouts, where a name comes first, too.
    fn player(&mut self, nth: usize) {
        let players = self.window.state().players();
        let seat = players.seat(nth).expect("a seat");
        let start = format!("{}, ", players.get(seat).expect("a player").name);
        self.control(|name| name.starts_with(&start) && name.contains(": "));
    }

    fn active_player(&mut self) {
        let builder = self.window.state().builder();
        self.player(builder.index());
    }

    /// The number of this name, to correct it.
    fn figure(&mut self, key: &str) {
        let label = self.window.text.get(key);
        let corrects = |name: &str| name.contains("Correct") || name.contains("berichtigen");
        self.control(|name| name.contains(&label) && name.contains(": ") && corrects(name));
    }

    /// What is called by a sentence around its values, of which the longest part is looked for.
    fn containing(&mut self, key: &str) {
        let all = self.window.text.with(key, &[("points", 3.into()), ("sentence", "\0".into())]);
        let longest = all.split(['\0', '{']).max_by_key(|part| part.len()).expect("words");
        let words: String = longest.chars().filter(|sign| !sign.is_ascii_digit()).collect();
        let part = words.trim().split("  ").next().unwrap_or_default().to_owned();
        self.control(|name| name.contains(&part));
    }

    fn why(&mut self) {
        // What players take is said in their seats, which answer for it.
        let why = self.window.text.get("why");
        let names = self.window.names();
        let name = names.iter().filter(|name| name.ends_with(&why)).min();
        self.window.touch(name.unwrap_or_else(|| panic!("nothing to ask in {names:?}")));
    }

    /// To this entry of the almanac.
    fn looked_up(&mut self, name: &str) {
        let title = self.window.text.entry_title(entry_called(name).expect("an entry"));
        self.walk("almanac");
        self.window.fill("almanac-search", &title);
        self.window.press(egui::Key::Enter);
    }

    /// Types into the field of this key, and presses Enter.
    pub fn enters(&mut self, key: &str, words: &str) {
        let field = self.window.text.get(key);
        self.window.type_into(&field, words);
        self.window.press(egui::Key::Enter);
    }

    fn run_lab(&mut self) {
        let words = self.window.text.with("lab-run", &[("years", "\0".into())]);
        let is_word = |word: &&str| word.len() > 2;
        let words: Vec<&str> = words.split(|c: char| !c.is_alphabetic()).filter(is_word).collect();
        self.control(|name| {
            words.iter().all(|word| name.contains(word)) && name.contains(char::is_numeric)
        });
        for _ in 0..500 {
            if !self.window.shows("lab-cancel") {
                break;
            }
            self.window.harness.step();
        }
        self.window.harness.run();
    }

    /// Touches where two places lie within one finger.
    fn between(&mut self) {
        // Where places lie too close for fingers the island would come closer.
        self.window.harness.set_size(LANDSCAPE);
        self.window.harness.run();
        let island = self.window.state().island();
        let places = self.window.text.places(island);
        let at = |name: String| self.window.harness.get_by_label(&name).rect().center();
        let paths: Vec<_> = island.paths().into_iter().map(|it| at(places.path(it))).collect();
        let corners = island.intersections().into_iter();
        let corners: Vec<_> = corners.map(|it| at(places.intersection(it))).collect();
        let near = paths.iter().flat_map(|path| corners.iter().map(move |corner| (*path, *corner)));
        let (one, other) = near
            .min_by(|(a, b), (c, d)| a.distance(*b).total_cmp(&c.distance(*d)))
            .expect("two places");
        self.window.touch_at(one.lerp(other, 0.5));
    }

    /// Builds until something is refused.
    fn refused(&mut self) {
        for at in self.window.state().island().intersections().into_iter().take(30) {
            self.walk("build");
            if self.window.shows("any-spot") {
                self.walk("any-spot");
            }
            self.spot(Spot::Intersection(at));
            let build = self.window.text.get("price-settlement");
            let names = self.window.names();
            let name = names.iter().find(|name| name.contains(&build) && name.contains(':'));
            if let Some(name) = name.cloned() {
                self.window.touch(&name);
                if self.window.app().refused().is_some() {
                    return;
                }
            }
            self.window.press(egui::Key::Escape);
            self.window.press(egui::Key::Escape);
        }
        panic!("nothing is refused among {:?}", self.window.names());
    }

    /// Lets a phone, a television, and somebody with a long name look on, once phones are on.
    fn looked_on(&mut self) {
        let phone = self.system.network.as_ref().and_then(FakeNetwork::phone).expect("it is on");
        for name in ["phone", "tv", "WWWWWWWWWWWWWWWWWWWWWWWW"] {
            phone.looks_on(CODE, GuestName::try_from(name).ok()).expect("a place");
        }
        self.window.harness.run();
    }

    /// Lets phones ask for the seats of these numbers, once phones are on.
    fn asked_for_seats(&mut self, seats: &[u8]) {
        let phone = self.system.network.as_ref().and_then(FakeNetwork::phone).expect("it is on");
        for number in seats {
            let secret = phone.looks_on(CODE, GuestName::try_from("phone").ok()).expect("a place");
            assert!(phone.asks_for(secret, SeatNumber::try_from(*number).expect("a seat")));
        }
        self.window.harness.run();
    }

    fn wheel(&mut self) {
        self.window.wheel(250.0);
        self.window.harness.run();
        self.window.harness.event(egui::Event::PointerGone);
        self.window.harness.run();
    }
}

fn begins(system: &FakeSystem) -> impl FnMut() -> Box<dyn Platform> + use<> {
    let platform = system.clone();
    move || Box::new(platform.clone())
}
