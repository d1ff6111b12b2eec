//! Phones that look on: switched on and off in the *Table* menu, and what they are sent. They come
//! without a network, by the rules of the real desk.

use std::sync::Arc;
use std::time::Duration;

use egui::{Modifiers, RawInput, Vec2, vec2};
use guests::testing::{CODE, FakeNetwork, FakePhone};
use guests::{GuestName, GuestSecret, LangKey, OwnAddress};
use serde_json::Value;
use tableside::app::platform::{Fake, FakeSystem};
use tableside::app::settings::Settings;
use tempfile::TempDir;
use words::language::Language;
use words::text::Text;

use crate::common::disks::{Disk, Fault};
use crate::common::temp_dir;
use crate::tools::saved::{save, set};
use crate::tools::typist::waits_for_a_number;
use crate::tools::window::{LANDSCAPE, LONG_NAMES, PORTRAIT, SIZES, Window, now};

/// The way from the start to the page of phones.
pub const WAY: &str = "home-resume table table-phones";

/// A window on a game that phones may look on at.
pub struct AtTable {
    pub window: Window,
    pub system: FakeSystem,
    pub disk: Disk,
    folder: TempDir,
}

impl AtTable {
    fn new() -> Self {
        Self::in_network(Some(home()))
    }

    fn in_network(network: Option<FakeNetwork>) -> Self {
        let names = ["Anna", "Ben", "Clara"];
        Self::seen(network, &names, LANDSCAPE, Language::English)
    }

    fn seen(network: Option<FakeNetwork>, names: &[&str], size: Vec2, language: Language) -> Self {
        let folder = temp_dir();
        save(folder.path(), names, (40, 5), waits_for_a_number);
        Self::over(folder, network, size, language)
    }

    pub fn over(
        folder: TempDir,
        network: Option<FakeNetwork>,
        size: Vec2,
        language: Language,
    ) -> Self {
        let disk = Disk::default();
        set(folder.path(), Settings { language: Some(language), ..Settings::default() });
        let system = FakeSystem { network, ..FakeSystem::from(Fake { time: now(), seed: 7 }) };
        let platform = system.clone();
        let frame = Duration::from_millis(250);
        let games = disk.folder(folder.path());
        let mut window = Window::over(games, (size, frame), move || Box::new(platform.clone()));
        window.text = Text::of(language);
        Self { window, system, disk, folder }
    }

    /// The same with phones switched on.
    fn on() -> Self {
        let mut table = Self::new();
        table.switch_on();
        table
    }

    pub fn switch_on(&mut self) {
        self.window.walk(WAY);
        self.window.tap("phones-switch");
    }

    /// Closes the window, and leaves its folder.
    pub fn closed(self) -> TempDir {
        drop(self.window);
        self.folder
    }

    /// Somebody's phone, if any server is on.
    fn phone(&self) -> Option<FakePhone> {
        self.system.network.as_ref().and_then(FakeNetwork::phone)
    }

    /// Lets somebody look on whose page gives this name.
    #[track_caller]
    pub fn looks_on(&mut self, name: &str) -> Looker {
        let phone = self.phone().expect("a server is on");
        phone.loads_the_page();
        self.window.harness.run_steps(3);
        let secret = phone.looks_on(&self.code(), GuestName::try_from(name).ok());
        self.window.harness.run_steps(3);
        Looker { phone, secret: secret.expect("a place") }
    }

    /// The six digits on the page.
    #[track_caller]
    fn code(&self) -> String {
        let start = format!("{}: ", self.window.text.get("phones-code"));
        let named = self.window.named(&start);
        named.first().expect("a code").chars().filter(char::is_ascii_digit).collect()
    }

    fn undoes(&mut self) {
        self.window.press_with(Modifiers::COMMAND, egui::Key::Z);
    }

    /// Runs what runs in a window that is covered, and draws nothing.
    fn covered(&mut self) {
        let ctx = self.window.harness.ctx.clone();
        let app = self.window.harness.state_mut().as_mut().expect("it runs");
        let _ = ctx.run_logic(&RawInput::default(), |ctx| app.logic(ctx));
    }
}

/// A network at home, in which this machine has one address.
pub fn home() -> FakeNetwork {
    FakeNetwork::new(vec![own(20)])
}

fn own(last: u8) -> OwnAddress {
    OwnAddress::new("wlan0", [192, 168, 1, last].into(), 24)
}

fn lang(language: Language) -> LangKey {
    LangKey::try_from(language.code()).expect("a key")
}

pub struct Looker {
    pub phone: FakePhone,
    pub secret: GuestSecret,
}

impl Looker {
    fn bytes(&self, language: Language) -> Option<Arc<[u8]>> {
        self.phone.sees(self.secret, &lang(language))
    }

    #[track_caller]
    fn sees(&self) -> Value {
        let bytes = self.bytes(Language::English).expect("a view");
        serde_json::from_slice(&bytes).expect("JSON")
    }

    /// The number of publications so far.
    #[track_caller]
    fn n(&self) -> u64 {
        self.sees()["n"].as_u64().expect("a number")
    }

    #[track_caller]
    fn hears(&self) -> String {
        self.sees()["announcement"].as_str().expect("words").to_owned()
    }

    /// What a browser is answered.
    fn answer(&self, path: &str) -> Vec<u8> {
        let host = "Host: 192.168.1.20:28471";
        let bearer = format!("Authorization: Bearer {}", self.secret);
        let request = format!("GET {path} HTTP/1.1\r\n{host}\r\n{bearer}\r\n\r\n");
        self.phone.sends(request.as_bytes()).expect("an answer")
    }

    fn gets(&self, path: &str) -> String {
        String::from_utf8(self.answer(path)).expect("text")
    }
}

#[test]
fn nothing_listens_until_the_switch_is_touched_and_the_page_says_first_whom_to_trust() {
    let mut table = AtTable::new();
    table.window.walk(WAY);
    assert!(table.phone().is_none());
    assert!(table.window.tells("phones-trust"));
    assert!(table.window.named("Code").is_empty());
    table.window.tap("phones-switch");
    assert!(table.phone().is_some());
    assert!(table.window.says("http://192.168.1.20:28471"));
    assert_eq!(table.code(), CODE);
    table.window.tap("phones-switch");
    assert!(table.phone().is_none());
    assert!(table.window.tells("phones-trust"));
}

#[test]
fn the_page_says_how_far_somebody_came_until_they_look_on() {
    let mut table = AtTable::on();
    assert!(table.window.tells("phones-nothing") && table.window.says("port 28471"));
    let phone = table.phone().expect("it is on");
    phone.connects();
    table.window.harness.run();
    assert!(table.window.tells("phones-connection"));
    phone.loads_the_page();
    table.window.harness.run();
    assert!(table.window.tells("phones-page"));
    for (name, said) in [("phone", "Phone, here"), ("tv", "Television, here"), ("Lea", "Lea, here")]
    {
        table.looks_on(name);
        assert!(table.window.has(said), "{said}");
    }
    assert!(table.window.has("3 looking on"));
}

#[test]
fn whoever_looks_on_sees_each_act_and_each_undo_in_both_languages() {
    let mut table = AtTable::on();
    let looker = table.looks_on("phone");
    let before = looker.sees();
    assert_eq!(before["rows"].as_array().map(Vec::len), Some(3));
    table.undoes();
    let taken_back = looker.sees();
    assert!(looker.hears().starts_with("Undo: "), "{}", looker.hears());
    assert_eq!(taken_back["n"].as_u64(), before["n"].as_u64().map(|n| n + 1));
    let german = looker.bytes(Language::German).expect("a view");
    let german: Value = serde_json::from_slice(&german).expect("JSON");
    assert_eq!((&german["language"], &german["n"]), (&"de".into(), &taken_back["n"]));
    let heard = german["announcement"].as_str().expect("words");
    assert!(heard.starts_with("Rückgängig: "), "{heard}");
    table.window.press_with(Modifiers::COMMAND, egui::Key::Y);
    assert!(!looker.hears().starts_with("Undo: "));
    assert_eq!(looker.sees()["turn"], before["turn"]);
}

#[test]
fn names_and_rules_that_change_arrive() {
    let mut table = AtTable::on();
    let looker = table.looks_on("phone");
    table.window.walk("table table-people");
    table.window.touch("Change Anna");
    table.window.write("New name of Anna", "Annabella");
    table.window.touch("Rename Anna to Annabella");
    assert!(looker.sees()["rows"].to_string().contains("Annabella"));
}

#[test]
fn each_language_has_an_island_of_its_own_and_a_page_without_a_script() {
    let table = &mut AtTable::on();
    let looker = table.looks_on("tv");
    for (language, land) in [(Language::English, "Forest"), (Language::German, "Wald")] {
        let view: Value =
            serde_json::from_slice(&looker.bytes(language).expect("a view")).expect("JSON");
        let key = view["island"].as_str().expect("a key");
        let island = looker.gets(&format!("/island.svg?h={key}"));
        assert!(island.starts_with("HTTP/1.1 200 ") && island.contains(&format!(">{land}<")));
        let still = looker.gets(&format!("/still?code={CODE}&lang={}", language.code()));
        assert!(still.contains(key) && still.contains("Anna"), "{still}");
    }
}

#[test]
fn nothing_is_published_where_nothing_is_to_be_seen_of_it() {
    let mut table = AtTable::on();
    let looker = table.looks_on("phone");
    let n = looker.n();
    table.window.harness.run_steps(20);
    table.window.walk("player-back table table-phones player-back");
    assert_eq!(looker.n(), n);
    table.undoes();
    assert_eq!(looker.n(), n + 1);
}

#[test]
fn only_once_somebody_has_come_is_more_than_the_first_view_made() {
    let mut table = AtTable::on();
    table.undoes();
    table.undoes();
    let phone = table.phone().expect("it is on");
    phone.connects();
    table.undoes();
    let looker = table.looks_on("phone");
    assert_eq!(looker.n(), 2);
    let turn = looker.sees()["turn"].clone();
    table.window.press_with(Modifiers::COMMAND, egui::Key::Y);
    table.undoes();
    assert_eq!(looker.sees()["turn"], turn);
}

#[test]
fn what_is_not_on_disk_is_sent_to_nobody_and_then_without_a_frame() {
    let mut table = AtTable::on();
    let looker = table.looks_on("phone");
    let (n, count) = (looker.n(), table.window.game().count());
    table.disk.set(Fault::Late(600));
    table.undoes();
    assert_eq!(table.window.game().count(), count, "it is on its way");
    assert_eq!(looker.n(), n);
    // From here on the window is covered.
    let asked = table.disk.asked();
    let mut times = 0;
    while looker.n() == n {
        table.covered();
        times += 1;
        assert!(times < 2_000, "it never comes, {} later", table.disk.asked() - asked);
    }
    assert!(table.window.game().count() < count);
    assert!(table.disk.asked() - asked > 100, "it was waited for");
    assert!(looker.hears().starts_with("Undo: "));
}

#[test]
fn while_a_disk_is_full_phones_stay_with_what_is_kept() {
    let mut table = AtTable::on();
    let looker = table.looks_on("phone");
    let n = looker.n();
    table.disk.set(Fault::Full(0));
    table.undoes();
    table.undoes();
    assert!(table.window.says("Not saved"));
    assert_eq!(looker.n(), n);
    table.disk.set(Fault::None);
    table.system.pass(Duration::from_secs(3));
    table.covered();
    assert_eq!(looker.n(), n + 1, "both at once, in a covered window");
}

#[test]
fn a_covered_window_still_warns_before_it_is_closed_with_something_unsaved() {
    let mut table = AtTable::new();
    table.window.tap("home-resume");
    table.disk.set(Fault::Full(0));
    table.undoes();
    let ctx = table.window.harness.ctx.clone();
    let app = table.window.harness.state_mut().as_mut().expect("it runs");
    let mut input = RawInput::default();
    let root = input.viewports.entry(egui::ViewportId::ROOT).or_default();
    root.events.push(egui::ViewportEvent::Close);
    let output = ctx.run_logic(&input, |ctx| app.logic(ctx));
    let commands = &output.viewport_commands[&egui::ViewportId::ROOT];
    assert!(commands.contains(&egui::ViewportCommand::CancelClose), "{commands:?}");
}

#[test]
fn whoever_is_removed_sees_nothing_more_and_needs_the_new_code() {
    let mut table = AtTable::on();
    let (one, other) = (table.looks_on("phone"), table.looks_on("tv"));
    table.window.tap("phones-remove");
    assert!(one.bytes(Language::English).is_none() && other.bytes(Language::English).is_none());
    assert_ne!(table.code(), CODE);
    assert!(one.phone.looks_on(CODE, None).is_err());
    assert!(table.window.tells("phones-looked"));
    assert!(!table.window.shows("phones-remove"));
    let again = table.looks_on("phone");
    assert!(again.bytes(Language::English).is_some());
}

#[test]
fn the_next_address_ends_the_way_in_at_the_one_before() {
    let network = FakeNetwork::new(vec![own(20), own(77)]);
    let mut table = AtTable::in_network(Some(network));
    table.switch_on();
    let looker = table.looks_on("phone");
    for address in ["192.168.1.77", "192.168.1.20", "192.168.1.77"] {
        let code = table.code();
        table.window.tap("phones-next");
        assert!(table.window.says(&format!("http://{address}:28471")), "{address}");
        assert_ne!(table.code(), code);
    }
    assert!(looker.bytes(Language::English).is_none());
    assert!(table.window.tells("phones-nothing"));
    let mut alone = AtTable::on();
    alone.looks_on("phone");
    assert!(!alone.window.shows("phones-next"), "there is no other");
}

#[test]
fn phones_go_off_once_this_machine_has_lost_the_address_and_find_the_new_one() {
    let mut table = AtTable::on();
    let network = table.system.network.clone().expect("a network");
    network.moves(vec![own(77)]);
    table.system.pass(Duration::from_secs(6));
    table.window.harness.run();
    assert!(table.phone().is_none());
    assert!(table.window.tells("phones-address-gone"), "{:?}", table.window.names());
    table.window.tap("phones-switch");
    assert!(table.phone().is_some() && table.window.says("http://192.168.1.77:28471"));
}

#[test]
fn whoever_comes_after_nobody_was_there_for_a_while_sees_the_game_as_it_is() {
    let mut table = AtTable::on();
    let first = table.looks_on("Lea");
    let before = first.n();
    assert!(first.phone.leaves(first.secret));
    table.undoes();
    table.undoes();
    let count = table.window.game().count();
    let second = table.looks_on("Ben");
    table.window.harness.run();
    assert_eq!(table.window.game().count(), count);
    assert_eq!(second.n(), before + 1, "once for both acts");
}

#[test]
fn once_a_game_is_over_its_turns_can_be_seen_again_until_it_goes_on() {
    let folder = temp_dir();
    save(folder.path(), &["Anna", "Ben", "Clara"], (40, 5), |state| state.over().is_some());
    let mut table = AtTable::over(folder, Some(home()), LANDSCAPE, Language::English);
    let row = table.window.named("Anna").into_iter().next().expect("its row");
    table.window.touch(&row);
    table.window.walk("table table-phones phones-switch");
    let looker = table.looks_on("phone");
    assert!(looker.sees()["end"].is_object());
    for _ in 0..3_000 {
        if looker.sees()["replay"].is_u64() {
            break;
        }
        table.covered();
    }
    let view = looker.sees();
    let count = view["replay"].as_u64().expect("all turns are told");
    assert!(count > 8, "{count}");
    let turn = |nth: u64, lang: &str| {
        let answer = looker.gets(&format!("/replay?turn={nth}&lang={lang}"));
        let (head, body) = answer.split_once("\r\n\r\n").expect("a body");
        assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
        serde_json::from_str::<Value>(body).expect("JSON")
    };
    let (first, german) = (turn(0, "en"), turn(0, "de"));
    assert_ne!(first["title"], german["title"]);
    assert!(first["lines"].as_array().is_some_and(|lines| lines.len() > 10));
    let key = first["island"].as_str().expect("a key");
    let picture = looker.answer(&format!("/island.svg?h={key}"));
    let head = b"HTTP/1.1 200 OK\r\nContent-Type: image/svg+xml\r\nContent-Encoding: gzip\r\n";
    assert!(picture.starts_with(head), "{}", String::from_utf8_lossy(&picture));
    assert_ne!(turn(count - 1, "en")["island"], first["island"]);
    assert!(looker.gets(&format!("/replay?turn={count}&lang=en")).starts_with("HTTP/1.1 404 "));
    let stranger = "GET /replay?turn=0&lang=en HTTP/1.1\r\nHost: 192.168.1.20:28471\r\n\r\n";
    let answer = looker.phone.sends(stranger.as_bytes()).expect("an answer");
    assert!(answer.starts_with(b"HTTP/1.1 401 "));
    table.undoes();
    assert!(looker.sees()["end"].is_null() && looker.sees()["replay"].is_null());
    assert!(looker.gets("/replay?turn=0&lang=en").starts_with("HTTP/1.1 404 "));
}

#[test]
fn leaving_the_game_or_the_program_switches_phones_off() {
    type Leaves = fn(&mut AtTable);
    let ways: [(&str, Leaves); 3] = [
        ("the menu", |table| table.window.tap("menu")),
        ("the next start", |table| {
            let (platform, games) = (table.system.clone(), table.disk.folder(table.folder.path()));
            let frame = Duration::from_millis(250);
            table.window =
                Window::over(games, (LANDSCAPE, frame), move || Box::new(platform.clone()));
        }),
        ("the end of the program", |table| {
            let app = table.window.harness.state_mut().as_mut().expect("it runs");
            eframe::App::on_exit(app, None);
        }),
    ];
    for (way, leaves) in ways {
        let mut table = AtTable::on();
        let looker = table.looks_on("phone");
        assert!(looker.bytes(Language::English).is_some());
        leaves(&mut table);
        assert!(table.phone().is_none(), "{way}");
        assert!(looker.bytes(Language::English).is_none(), "{way}");
    }
    let mut table = AtTable::on();
    table.window.walk("menu home-resume table table-phones");
    assert!(table.phone().is_none(), "it doesn't come on by itself");
    assert!(table.window.tells("phones-trust"));
}

#[test]
fn what_keeps_phones_off_is_said_and_they_can_be_tried_again() {
    for (network, key) in [
        (FakeNetwork::new(Vec::new()), "phones-no-address"),
        (home().crowded(), "phones-ports-taken"),
    ] {
        let mut table = AtTable::in_network(Some(network));
        table.switch_on();
        let first = [("first", "28471".into()), ("last", "28480".into())];
        let said = table.window.text.with(key, &first);
        assert!(table.window.says(&said), "{key}");
        assert!(table.phone().is_none());
        table.window.tap("phones-switch");
        assert!(table.window.says(&said), "{key}");
    }
}

#[test]
fn where_there_is_no_network_to_be_had_nobody_is_offered_phones() {
    let mut table = AtTable::in_network(None);
    table.window.walk("home-resume table");
    assert!(!table.window.shows("table-phones"));
}

#[test]
fn only_where_a_game_is_played_may_phones_look_on() {
    let mut table = AtTable::new();
    table.window.walk("home-resume");
    let platform = table.system.clone();
    let games = Disk::default().folder(table.folder.path());
    let frame = Duration::from_millis(250);
    let mut other = Window::over(games, (LANDSCAPE, frame), move || Box::new(platform.clone()));
    other.walk("home-resume table");
    assert!(!other.shows("table-phones"), "it is played in another window");
    let (platform, empty) = (table.system.clone(), temp_dir());
    let games = Disk::default().folder(empty.path());
    let mut window = Window::over(games, (LANDSCAPE, frame), move || Box::new(platform.clone()));
    window.walk("home-sample table table-phones phones-switch");
    assert!(table.phone().is_some(), "a sample shows how it is");
}

#[test]
fn the_sign_in_the_bar_says_how_many_look_on_and_leads_to_the_page() {
    let mut table = AtTable::on();
    table.window.tap("player-back");
    assert!(table.window.has("Phones are on, and nobody looks on"));
    table.window.walk("table table-phones");
    table.looks_on("phone");
    table.window.tap("player-back");
    table.window.touch("Phones: 1 looking on");
    table.looks_on("tv");
    table.window.tap("player-back");
    table.window.touch("Phones: 2 looking on");
    assert!(table.window.tells("phones-remove-hint"));
    table.window.tap("phones-switch");
    assert!(
        table.window.named("Phones:").is_empty() && table.window.named("Phones are").is_empty()
    );
}

#[test]
fn with_six_long_names_the_sign_lies_open_at_every_size_in_both_languages() {
    let sizes = SIZES.into_iter().chain([vec2(800.0, 480.0), PORTRAIT]);
    for (size, language) in sizes.flat_map(|size| Language::ALL.map(|language| (size, language))) {
        let mut table = AtTable::seen(Some(home()), &LONG_NAMES, size, language);
        table.switch_on();
        table.looks_on("phone");
        let sign = table.window.text.with("phones-sign-name", &[("count", 1.into())]);
        let keys = ["history", "table", "menu"];
        let names = keys.map(|key| table.window.text.get(key));
        for page in ["phones", "turn"] {
            for name in names.iter().chain([&sign]) {
                assert!(table.window.lies_open(name), "{size}, {language:?}, {page}: {name}");
            }
            let bar: Vec<_> = names
                .iter()
                .chain([&sign])
                .map(|name| table.window.place_of(|it| it == name))
                .collect();
            for (nth, one) in bar.iter().enumerate() {
                for other in &bar[..nth] {
                    assert!(
                        !one.shrink(0.5).intersects(*other),
                        "{size}, {language:?}: {one} {other}"
                    );
                }
            }
            if page == "phones" {
                table.window.tap("player-back");
            }
        }
        table.window.tap("stage");
        assert!(table.window.lies_open(&sign), "{size}, {language:?}: {sign} in the table view");
    }
}

/// A code that is cut off, or too small for a camera, is none.
#[test]
fn the_code_can_be_scanned_at_every_size() {
    for size in SIZES {
        let mut table =
            AtTable::seen(Some(home()), &["Anna", "Ben", "Clara"], size, Language::German);
        table.switch_on();
        let name = table.window.text.get("phones-scan-name");
        let start = name.split(['\u{2068}', '{']).next().expect("words").to_owned();
        let code = table.window.place_of(|it| it.starts_with(&start));
        assert!(
            code.width() >= 200.0 && (code.width() - code.height()).abs() < 0.1,
            "{size}: {code}"
        );
        assert!(code.left() >= 0.0 && code.right() <= size.x, "{size}: {code}");
    }
}
