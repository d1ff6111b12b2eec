//! What Cities & Knights and Seafarers add is explained where it first comes up, once per table.

use std::collections::{BTreeSet, VecDeque};

use board::{Intersection, Path, Spot, Terrain};
use cards::EventFace;
use egui::{Key, Modifiers, Vec2, vec2};
use game::{
    Building, CardKind, Cards, Chit, Condition, Expansion, Following, KnightsDeed, OwnScenario,
    Phase, ProgressCard, Readiness, Rules, SeaCorrection, SeaRules, State, Track,
};
use tableside::app::settings::{Experience, Explain, Lessons, Settings};
use words::game::Lesson;
use words::language::Language;
use words::text::Text;

use crate::common::temp_dir;
use crate::first_steps::{self, about, explained};
use crate::module_lessons;
use crate::tools::audit::{Exempt, audit};
use crate::tools::knights_game::{before, first, rules, ship_is_near, trading, turn, way_on};
use crate::tools::played::Played;
use crate::tools::saved::{kept, save, set};
use crate::tools::scenario_game;
use crate::tools::sea_game;
use crate::tools::window::{LANDSCAPE, SIZES, Window, now};

/// A window over a game, and where both lie.
pub struct Table {
    pub data_dir: tempfile::TempDir,
    pub window: Window,
}

impl Table {
    /// The game in a window of a device with these settings.
    pub fn open(game: &Played, size: Vec2, settings: Settings) -> Self {
        let data_dir = temp_dir();
        game.save(data_dir.path(), now());
        set(data_dir.path(), settings);
        let mut table = Self { window: Window::open(data_dir.path(), size), data_dir };
        table.resume(settings.language.unwrap_or_default());
        table
    }

    fn resume(&mut self, language: Language) {
        self.window.text = Text::of(language);
        self.window.tap("home-resume");
    }

    /// The window is closed and opened again.
    fn reopen(&mut self) {
        self.window = Window::open(self.data_dir.path(), LANDSCAPE);
        self.resume(Language::English);
    }

    /// The name of a button of its box.
    fn button(&self, key: &str, lesson: Lesson) -> String {
        about(&self.window.text, key, lesson)
    }

    /// Everything that is explained now.
    pub fn explained(&self) -> Vec<Lesson> {
        explained(&self.window)
    }

    fn puts_away(&mut self, lesson: Lesson) {
        let bulb = self.button("lesson-bulb-name", lesson);
        if self.window.has(&bulb) {
            self.window.touch(&bulb);
            return self.window.tap("lesson-done");
        }
        let done = self.button("lesson-done-name", lesson);
        self.window.touch(&done);
    }

    /// Opens the rule from the box, or from the bulb where there is no room for one.
    fn opens_rule(&mut self, lesson: Lesson) {
        let [rule, bulb] =
            ["lesson-rule-name", "lesson-bulb-name"].map(|key| self.button(key, lesson));
        let is_boxed = self.window.has(&rule);
        self.window.touch(if is_boxed { &rule } else { &bulb });
    }
}

/// Everything but this is known.
pub fn all_but(lesson: Lesson) -> Settings {
    let learned: Lessons = Lesson::ALL.into_iter().filter(|other| *other != lesson).collect();
    let is_new = lesson.is_first_step();
    let experience = if is_new { Experience::Newcomer } else { Experience::Experienced };
    Settings { learned, experience, ..Settings::default() }
}

fn newcomer() -> Settings {
    Settings { experience: Experience::Newcomer, ..Settings::default() }
}

fn attacked() -> Played {
    let mut game = ship_is_near();
    game.rolls(5);
    game.shows(EventFace::Ship, None);
    game
}

fn with_sleeping_knight() -> Played {
    let mut game = turn();
    game.guard(0, Readiness::Inactive);
    game
}

/// A number that brings somebody's city a commodity.
fn commodity_number(state: &State) -> u8 {
    let cities = state.pieces().buildings();
    let cities = cities.filter(|(_, _, building)| *building == Building::City);
    let mut numbers = cities.flat_map(|(at, _, _)| at.hexes()).filter_map(|hex| {
        let tile = state.island().tile(hex)?;
        let brings =
            matches!(tile.terrain, Terrain::Forest | Terrain::Pasture | Terrain::Mountains);
        tile.token.filter(|_| brings).map(u8::from)
    });
    numbers.next().expect("a hex of commodities")
}

fn with_commodities() -> Played {
    let mut game = before(Following::Open);
    let number = commodity_number(&game.state);
    game.rolls(number);
    game.shows(EventFace::Ship, None);
    game
}

fn with_laid_city() -> Played {
    let mut game = turn();
    let at = first(&game.state, game.seat(0), Building::City);
    game.builds(0, at, Building::LaidCity);
    game
}

fn with_active_knight() -> Played {
    let mut game = turn();
    let from = game.guard(0, Readiness::Active);
    // A road on which it can move.
    let (road, _) = way_on(&game.state, from);
    game.paves(0, road);
    game
}

/// Before the table says what its event die shows.
fn without_event_die() -> Played {
    let mut game = before(Following::Open);
    game.rolls(5);
    game
}

/// Where something is explained.
#[derive(Clone, Copy, Debug)]
enum Where {
    /// On the turn's page.
    Turn,
    /// On the page behind this button.
    Page(&'static str),
    /// On the page of the builder's knight.
    Knight,
    /// On the page of a ship that may move.
    Sail,
}

impl Where {
    fn open(self, table: &mut Window) {
        let state = table.state();
        let spot = match self {
            Self::Turn => return,
            Self::Page(key) => return table.tap(key),
            Self::Knight => {
                let mut own = state.pieces().knights_of(state.builder());
                Spot::Intersection(own.next().expect("a knight").0)
            }
            Self::Sail => Spot::Path(*state.movable_ships().first().expect("a ship")),
        };
        let name = table.text.places(state.island()).spot(spot);
        table.touch(&name);
    }
}

/// Returns where each new thing comes up: a game, and the page to open.
fn moments() -> Vec<(Lesson, Played, Where)> {
    let of_modules = module_lessons::moments().into_iter();
    let of_modules = of_modules.map(|(lesson, game)| (lesson, game, Where::Turn));
    let mut all = vec![
        (Lesson::Barbarians, before(Following::Open), Where::Turn),
        (Lesson::Attack, attacked(), Where::Turn),
        (Lesson::Gate, turn(), Where::Turn),
        (Lesson::Recruiting, turn(), Where::Turn),
        (Lesson::Activating, with_sleeping_knight(), Where::Turn),
        (Lesson::Improvements, turn(), Where::Page("improve")),
        (Lesson::Metropolis, turn(), Where::Page("improve")),
        (Lesson::Progress, trading(ProgressCard::Crane), Where::Page("progress")),
        (Lesson::Walls, turn(), Where::Page("build")),
        (Lesson::EventDie, without_event_die(), Where::Turn),
        (Lesson::Commodities, with_commodities(), Where::Turn),
        (Lesson::Acting, with_active_knight(), Where::Knight),
        (Lesson::LaidCity, with_laid_city(), Where::Turn),
        (Lesson::Ship, sea_turn(), Where::Turn),
        (Lesson::Sailing, sea_turn(), Where::Sail),
        (Lesson::Pirate, sea_game::before_the_pirate(), Where::Turn),
        (Lesson::Gold, gold(), Where::Turn),
        (Lesson::Fog, fog(), Where::Turn),
        (Lesson::Abroad, near_an_island(), Where::Turn),
        (Lesson::Route, road_meets_ship(), Where::Turn),
        (Lesson::MarkedPaths, of_own(OwnScenario::Tribe, is_free), Where::Turn),
        (Lesson::Villages, of_own(OwnScenario::Cloth, is_free), Where::Turn),
        (Lesson::Fleet, of_own(OwnScenario::Pirates, is_before), Where::Turn),
        (Lesson::Siege, of_own(OwnScenario::Pirates, State::may_besiege), Where::Turn),
        (Lesson::Wonders, of_own(OwnScenario::Wonders, is_free), Where::Turn),
    ];
    all.extend(of_modules);
    all
}

/// The same with the first steps of a newcomer.
fn all_moments() -> Vec<(Lesson, Played, Where)> {
    let first_steps = first_steps::moments().into_iter();
    let first_steps = first_steps.map(|(lesson, game)| (lesson, game, Where::Turn));
    moments().into_iter().chain(first_steps).collect()
}

/// Such a scenario, played until this holds and nothing is asked.
fn of_own(own: OwnScenario, is_it: fn(&State) -> bool) -> Played {
    let is_it = |state: &State| is_it(state) && state.open_tasks().is_empty();
    scenario_game::when(own, FOUR, is_it).expect("it comes to that")
}

const FOUR: &[&str] = &["Anna", "Ben", "Clara", "David"];

fn is_free(state: &State) -> bool {
    state.phase() == Phase::Trading
}

fn is_before(state: &State) -> bool {
    state.phase() == Phase::BeforeProduction
}

fn sea_turn() -> Played {
    sea_game::trading(sea_game::rules(Following::Open))
}

fn gold() -> Played {
    let mut game = sea_game::before(sea_game::rules(Following::Open));
    let place = sea_game::corner(&game, sea_game::at((1, 5)));
    game.builds(0, place, Building::Settlement);
    let chit = Chit { island: sea_game::at((1, 5)), points: 2 };
    game.corrects(SeaCorrection::Chit { player: game.seat(0), chit });
    game.rolls(4);
    game
}

fn fog() -> Played {
    sea_game::before_a_discovery(None)
}

fn ship_lies(game: &mut Played, at: Path) {
    let is = Some((game.seat(0), Condition::Intact));
    game.corrects(SeaCorrection::Ship { at, is });
}

/// Ships that lead the builder from `from` to a place that is meant, but for one path.
fn way(
    state: &State,
    from: Intersection,
    without: Option<Path>,
    is_meant: impl Fn(Intersection) -> bool,
) -> Option<Vec<Path>> {
    let mut ways = VecDeque::from([(from, Vec::new())]);
    let mut seen = BTreeSet::from([from]);
    while let Some((place, way)) = ways.pop_front() {
        if place != from && is_meant(place) {
            return Some(way);
        }
        let (island, pieces) = (state.island(), state.pieces());
        let is_open = |path: &Path| {
            island.has_ship_path(*path)
                && Some(*path) != without
                && pieces.road(*path).is_none()
                && !state.position().is_beside_pirate(*path)
                && pieces.ship(*path).is_none_or(|(owner, _)| owner == state.builder())
        };
        for path in place.paths().into_iter().filter(is_open) {
            let to = path.ends().into_iter().find(|end| *end != place).expect("another end");
            if pieces.is_free(to) && seen.insert(to) {
                ways.push_back((to, [way.clone(), vec![path]].concat()));
            }
        }
    }
    None
}

fn own_settlements(state: &State) -> Vec<Intersection> {
    state.pieces().buildings_of(state.builder()).map(|(place, _)| place).collect()
}

/// Ships end where a settlement would earn points.
fn near_an_island() -> Played {
    let mut game = sea_turn();
    let due = game.state.position().chits_due(game.state.builder());
    let pieces = game.state.pieces().clone();
    let is_meant = |place: Intersection| {
        let mut near = place.paths().into_iter().flat_map(Path::ends);
        due.binary_search(&place).is_ok() && near.all(|at| pieces.is_free(at))
    };
    let mut ways = own_settlements(&game.state).into_iter();
    let ships = ways.find_map(|from| way(&game.state, from, None, is_meant));
    for ship in ships.expect("a way to an island") {
        ship_lies(&mut game, ship);
    }
    game
}

/// A road of the builder's ends where one of their routes does, without a building.
fn road_meets_ship() -> Played {
    let mut game = sea_turn();
    let is_coast = |path: &Path| {
        let (island, pieces) = (game.state.island(), game.state.pieces());
        let is_free = pieces.road(*path).is_none() && pieces.ship(*path).is_none();
        island.has_path(*path) && island.has_ship_path(*path) && is_free
    };
    let found = own_settlements(&game.state).into_iter().find_map(|from| {
        from.paths().into_iter().filter(is_coast).find_map(|road| {
            let end = road.ends().into_iter().find(|end| *end != from)?;
            Some((road, way(&game.state, from, Some(road), |place| place == end)?))
        })
    });
    let (road, ships) = found.expect("a way around");
    for ship in ships {
        ship_lies(&mut game, ship);
    }
    game.paves(0, road);
    game
}

#[test]
fn each_new_thing_is_explained_at_its_moment_and_never_again() {
    let moments = all_moments();
    assert_eq!(moments.len(), Lesson::ALL.len());
    for (lesson, game, page) in moments {
        let mut table = Table::open(&game, Played::LARGE, all_but(lesson));
        page.open(&mut table.window);
        assert_eq!(table.explained(), [lesson]);
        let sentence = table.window.text.get(&format!("lesson-says-{}", lesson.key()));
        let start = sentence.split(['{', '\u{2068}']).next().unwrap_or_default().to_owned();
        let is_boxed = table.window.has(&table.button("lesson-done-name", lesson));
        assert_eq!(table.window.says(&start), is_boxed, "{lesson:?}: {start}");
        table.puts_away(lesson);
        assert_eq!(table.explained(), [], "{lesson:?}");
        assert!(kept(table.data_dir.path()).learned.has(lesson), "{lesson:?}");
        table.reopen();
        page.open(&mut table.window);
        assert_eq!(table.explained(), [], "{lesson:?} after a restart");
    }
}

#[test]
fn the_rule_says_whose_it_is_and_leads_back_to_where_it_was_asked_for() {
    for (lesson, game, page) in moments() {
        let mut table = Table::open(&game, Played::LARGE, all_but(lesson));
        page.open(&mut table.window);
        table.opens_rule(lesson);
        assert!(table.window.shows(&format!("lesson-title-{}", lesson.key())), "{lesson:?}");
        assert!(table.window.tells("authority-official"), "{lesson:?}");
        table.window.tap("close");
        assert_eq!(table.explained(), [lesson], "closing is no answer");
        table.opens_rule(lesson);
        table.window.tap("lesson-done");
        assert_eq!(table.explained(), [], "{lesson:?}");
        assert!(kept(table.data_dir.path()).learned.has(lesson), "{lesson:?}");
        let is_back = match page {
            Where::Turn => true,
            Where::Page("improve") => table.window.shows("improvements-title"),
            Where::Page("build") => table.window.shows("build-title"),
            Where::Page(_) => table.window.tells("progress-deck-science"),
            Where::Knight => table.window.tells("knight-moves"),
            Where::Sail => table.window.tells("sail-title"),
        };
        assert!(is_back, "{lesson:?} leads back to its page");
    }
}

#[test]
fn one_thing_at_a_time_and_the_next_does_not_take_its_place_under_the_finger() {
    let mut table = Table::open(&with_sleeping_knight(), Played::LARGE, Settings::default());
    assert_eq!(table.explained(), [Lesson::Gate]);
    table.puts_away(Lesson::Gate);
    assert_eq!(table.explained(), [], "not before the game moves on");
    table.window.tap("build");
    assert_eq!(table.explained(), [Lesson::Recruiting], "another page has its own");
}

#[test]
fn a_sitting_has_at_most_eight_however_much_is_new() {
    let mut table = Table::open(&turn(), Played::LARGE, newcomer());
    let mut all = Vec::new();
    let mut looks = |table: &mut Table| {
        for lesson in table.explained() {
            table.puts_away(lesson);
            all.push(lesson);
        }
    };
    for _ in 0..12 {
        looks(&mut table);
        for page in ["build", "improve"] {
            table.window.tap(page);
            looks(&mut table);
            table.window.press(Key::Escape);
        }
        for _ in 0..2 {
            table.window.press_with(Modifiers::COMMAND, Key::Z);
            looks(&mut table);
        }
        for _ in 0..2 {
            table.window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        }
    }
    assert_eq!(all.len(), 8, "{all:?}");
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 8, "each once: {all:?}");
    let learned = kept(table.data_dir.path()).learned;
    assert!(Lesson::ALL.into_iter().any(|lesson| lesson.is_first_step() && !learned.has(lesson)));
}

#[test]
fn what_was_done_needs_no_lesson_any_more() {
    let mut game = with_sleeping_knight();
    game.has(0, Cards::of(CardKind::Grain, 1));
    let mut table = Table::open(&game, Played::LARGE, newcomer());
    let state = table.window.state();
    let (at, _) = state.pieces().knights_of(state.builder()).next().expect("a knight");
    let place = table.window.text.places(state.island()).spot(Spot::Intersection(at));
    table.window.touch(&place);
    assert_eq!(table.explained(), [], "the page says it itself");
    table.window.tap_before("knight-activate-name", &[], "price");
    let learned = || kept(table.data_dir.path()).learned;
    assert!(learned().has(Lesson::Activating));
    assert!(!learned().has(Lesson::Undoing));
    table.window.press_with(Modifiers::COMMAND, Key::Z);
    assert!(learned().has(Lesson::Undoing));
    assert!(!learned().has(Lesson::TableView));
    table.window.tap("stage");
    assert!(learned().has(Lesson::TableView));
    assert!(!learned().has(Lesson::Acting), "nothing else");
}

#[test]
fn what_was_read_goes_with_its_turn() {
    let game = turn();
    let mut table = Table::open(&game, LANDSCAPE, Settings::default());
    assert_eq!(table.explained(), [Lesson::Gate]);
    assert_eq!(kept(table.data_dir.path()).learned, Lessons::NONE);
    table.window.tap_before("done-pass", &[], "next");
    assert!(kept(table.data_dir.path()).learned.has(Lesson::Gate));
    assert_eq!(table.explained(), [Lesson::Barbarians]);
}

#[test]
fn enough_puts_all_away_and_the_settings_bring_all_back() {
    let game = before(Following::Open);
    let mut table = Table::open(&game, LANDSCAPE, Settings::default());
    let rule = table.button("lesson-rule-name", Lesson::Barbarians);
    table.window.touch(&rule);
    table.window.tap("settings-lessons");
    assert_eq!(kept(table.data_dir.path()).explain, Explain::Nothing);
    table.window.tap("close");
    assert_eq!(table.explained(), []);
    table.reopen();
    assert_eq!(table.explained(), [], "after a restart");
    table.window.walk("table settings settings-lessons settings-done");
    table.reopen();
    assert_eq!(table.explained(), [Lesson::Barbarians]);
}

#[test]
fn resetting_the_settings_repeats_nothing() {
    let game = before(Following::Open);
    let mut table = Table::open(&game, LANDSCAPE, Settings::default());
    table.puts_away(Lesson::Barbarians);
    table.window.walk("table settings");
    assert!(table.window.is_disabled("Reset all"), "nothing was set");
    table.window.walk("settings-lessons settings-defaults");
    assert_eq!(kept(table.data_dir.path()).explain, Explain::NewThings);
}

#[test]
fn the_base_game_explains_nothing() {
    for acts in [2, 30, 60, 90] {
        let data_dir = temp_dir();
        save(data_dir.path(), &["Anna", "Ben"], (acts, 3), |_| true);
        let mut window = Window::open(data_dir.path(), LANDSCAPE);
        window.tap("home-resume");
        assert_eq!(window.named("Got it"), [""; 0]);
        assert_eq!(window.named("The rule: "), [""; 0]);
    }
}

#[test]
fn a_spoiled_list_explains_everything_anew_and_leaves_the_other_settings() {
    let game = before(Following::Open);
    let data_dir = temp_dir();
    game.save(data_dir.path(), now());
    let text = r#"{"learned": 7, "next_draw": "at-once"}"#;
    std::fs::write(data_dir.path().join("settings.json"), text).expect("written");
    let window = Window::open(data_dir.path(), LANDSCAPE);
    let mut table = Table { data_dir, window };
    table.resume(Language::English);
    assert_eq!(table.explained(), [Lesson::Barbarians]);
    table.puts_away(Lesson::Barbarians);
    let kept = kept(table.data_dir.path());
    assert_eq!(kept.learned, Lessons::NONE.with(Lesson::Barbarians));
    assert_eq!(kept.next_draw, tableside::app::settings::NextDraw::AtOnce);
}

#[test]
fn boxes_and_rules_hide_nothing_in_any_size() {
    let (mut boxes, mut without_cards) = (0, BTreeSet::new());
    for (nth, (lesson, game, page)) in all_moments().into_iter().enumerate() {
        for (size, language) in SIZES.into_iter().zip(Language::ALL.into_iter().cycle().skip(nth)) {
            let settings = Settings { language: Some(language), ..all_but(lesson) };
            let none = Settings { explain: Explain::Nothing, ..settings };
            let mut table = Table::open(&game, size, settings);
            let mut bare = Table::open(&game, size, none);
            for table in [&mut table, &mut bare] {
                page.open(&mut table.window);
            }
            let place = format!("{lesson:?} on {size}");
            let names = table.window.names();
            for name in bare.window.names() {
                assert!(names.contains(&name), "{place}: {name} is gone");
            }
            let wrong = audit(&mut table.window.harness, Exempt::Nothing);
            assert!(wrong.is_empty(), "{place}: {wrong:?}");
            // A box where there is room, or else a bulb.
            let has_box = table.window.has(&table.button("lesson-done-name", lesson));
            let key = match has_box {
                true if lesson.is_first_step() => "lesson-done-name",
                true => "lesson-rule-name",
                false => "lesson-bulb-name",
            };
            let way = table.button(key, lesson);
            let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
            assert!(table.window.has(&way), "{place}: neither box nor bulb");
            let at = table.window.place_of(|name| name == way);
            assert!(screen.contains_rect(at), "{place}: {at}");
            // Where there is a card, its picture has the room, and so has what modules ask.
            let is_module = module_lessons::is_of_module(lesson);
            if game.state.setup().own_scenario().is_none() && !is_module {
                without_cards.insert(lesson);
                boxes += usize::from(has_box);
            }
            table.window.touch(&way);
            let wrong = audit(&mut table.window.harness, Exempt::Nothing);
            assert!(wrong.is_empty(), "{place}, the rule: {wrong:?}");
            if !(has_box && lesson.is_first_step()) {
                table.window.tap("lesson-done");
            }
            assert!(!table.window.has(&way), "{place}: it was put away");
        }
    }
    let rules = moments().into_iter().filter(|(lesson, ..)| without_cards.contains(lesson));
    assert!(boxes > 2 * rules.count(), "{boxes} boxes, the others are bulbs");
}

#[test]
fn on_a_laptop_and_a_tablet_each_has_room() {
    for size in [LANDSCAPE, vec2(800.0, 1280.0)] {
        for (lesson, game, page) in moments() {
            let mut table = Table::open(&game, size, all_but(lesson));
            page.open(&mut table.window);
            assert_eq!(table.explained(), [lesson], "on {size}");
        }
    }
}

#[test]
fn each_expansion_explains_its_own() {
    let game = sea_turn();
    let mut table = Table::open(&game, Played::LARGE, Settings::default());
    assert_eq!(table.explained(), [Lesson::Ship]);
    table.window.tap("build");
    table.puts_away(Lesson::Ship);
    table.window.tap("chooser-cancel");
    assert!(table.explained().into_iter().all(|lesson| lesson.expansion() == Some(Expansion::Sea)));
    table.window.tap("build");
    assert_eq!(table.explained(), [], "no knights and walls without them");
}

#[test]
fn lessons_of_knights_speak_of_ships_and_the_pirate_where_both_are_played() {
    let sea = Some(SeaRules::default());
    let rules = Rules { sea, ..rules(Following::Open) };
    let game = sea_game::before(rules);
    for (language, words) in
        [(Language::English, "roads and ships"), (Language::German, "Straßen und Schiffen")]
    {
        let bot = game.shown_in(language);
        let text = bot.window.text.with("lesson-rule-activating", &[("sea", "yes".into())]);
        assert!(text.contains(words), "{text}");
    }
}

#[test]
fn a_metropolis_is_explained_before_its_city_is_chosen() {
    let mut game = turn();
    let at = first(&game.state, game.seat(0), Building::Settlement);
    game.builds(0, at, Building::City);
    game.improves(0, Track::Science, 3);
    game.has(0, Cards::of(CardKind::Paper, 4));
    game.does(KnightsDeed::Improve { track: Track::Science });
    assert_eq!(game.state.open_tasks().len(), 1, "which city?");
    let table = Table::open(&game, LANDSCAPE, Settings::default());
    assert_eq!(table.explained(), [Lesson::Metropolis]);
}
