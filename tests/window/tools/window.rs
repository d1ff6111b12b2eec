//! The whole app in a window without a screen, used by name as a screen
//! reader has it.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use board::{Intersection, Island, Path as BoardPath, Side, Spot};
use chrono::{DateTime, Utc};
use egui::accesskit::Role;
use egui::epaint::TextShape;
use egui::{
    Key, Modifiers, OutputCommand, Pos2, Rect, Shape, UiBuilder, Vec2, ViewportCommand,
    ViewportEvent, ViewportId, ViewportInfo,
};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, HarnessBuilder, Node};
use game::{Game, Setup, SetupFields, State};
use kit::theme::{Look, Palette};
use kit::widgets::TurnedWindow;
use store::Folder;
use tableside::app::Tableside;
use tableside::app::platform::{Fake, Platform};
use tempfile::TempDir;
use words::places::Places;
use words::text::{Text, Value};

use super::desk::{Desk, Opening};
use crate::common::temp_dir;

pub const LANDSCAPE: Vec2 = Vec2::new(1280.0, 800.0);
pub const PORTRAIT: Vec2 = Vec2::new(800.0, 1280.0);

/// All screens that everything has to fit.
pub const SIZES: [Vec2; 5] = [
    LANDSCAPE,
    PORTRAIT,
    Vec2::new(1024.0, 600.0),
    Vec2::new(800.0, 480.0),
    Vec2::new(480.0, 800.0),
];

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

/// The app in a window, or another page alone.
pub struct Window<S: 'static = Option<Tableside>> {
    pub harness: Desk<S>,
    /// The texts that the window speaks.
    pub text: Text,
    /// The number of times a finger touched it.
    pub touches: usize,
}

/// All of the window, as in a real one: no margin round it.
pub fn whole(ui: &mut egui::Ui) -> egui::Ui {
    let whole = ui.ctx().content_rect();
    let mut all = ui.new_child(UiBuilder::new().max_rect(whole));
    all.set_clip_rect(whole);
    all.painter().rect_filled(whole, 0.0, ui.visuals().panel_fill);
    all
}

impl Window {
    /// A window of this size over the games of `data_dir`.
    pub fn open(data_dir: &Path, size: Vec2) -> Self {
        Self::seeded(data_dir, size, 7)
    }

    /// The pages of a new game, where nothing was played yet.
    pub fn new_game(size: Vec2) -> (Self, TempDir) {
        let data_dir = temp_dir();
        let mut window = Self::open(data_dir.path(), size);
        window.tap("home-new-game");
        (window, data_dir)
    }

    /// Begins it; how it was set up.
    pub fn start(&mut self) -> SetupFields {
        self.touch_starting("Start: ");
        Setup::clone(self.game().setup()).into()
    }

    /// The same with shuffles and lots of this seed.
    pub fn seeded(data_dir: &Path, size: Vec2, seed: u64) -> Self {
        Self::on(data_dir, size, move || Box::new(Fake { time: now(), seed }))
    }

    /// The same on another platform.
    pub fn on(
        data_dir: &Path,
        size: Vec2,
        platform: impl FnMut() -> Box<dyn Platform> + 'static,
    ) -> Self {
        Self::sized(Folder::new(data_dir), size, platform)
    }

    /// The same over another folder.
    pub fn sized(
        folder: Folder,
        size: Vec2,
        platform: impl FnMut() -> Box<dyn Platform> + 'static,
    ) -> Self {
        Self::over(folder, (size, Duration::from_millis(250)), platform)
    }

    /// The same on a platform that the test goes on holding.
    pub fn sharing(
        data_dir: &Path,
        size: Vec2,
        platform: &(impl Platform + Clone + 'static),
    ) -> Self {
        let platform = platform.clone();
        Self::on(data_dir, size, move || Box::new(platform.clone()))
    }

    /// The same with this much time from frame to frame.
    pub fn paced(
        data_dir: &Path,
        size_and_frame: (Vec2, Duration),
        platform: impl FnMut() -> Box<dyn Platform> + 'static,
    ) -> Self {
        Self::over(Folder::new(data_dir), size_and_frame, platform)
    }

    /// The same with this much time from frame to frame.
    pub fn over(
        folder: Folder,
        (size, frame): (Vec2, Duration),
        platform: impl FnMut() -> Box<dyn Platform> + 'static,
    ) -> Self {
        let opening = Opening::over(folder, platform);
        let harness = if let Some(desk) = Desk::spare(frame) {
            desk.opened_anew(opening, size)
        } else {
            let builder = Harness::builder().with_size(size);
            Desk::of(builder.with_step_dt(frame.as_secs_f32()), opening, Some(frame))
        };
        Self { harness, text: Text::english(), touches: 0 }
    }

    /// The same in a harness that draws.
    pub fn built(
        builder: HarnessBuilder<Option<Tableside>>,
        folder: Folder,
        platform: impl FnMut() -> Box<dyn Platform> + 'static,
    ) -> Self {
        let harness = Desk::of(builder, Opening::over(folder, platform), None);
        Self { harness, text: Text::english(), touches: 0 }
    }

    pub fn app(&self) -> &Tableside {
        self.harness.state().as_ref().expect("it runs")
    }

    pub fn game(&self) -> &Game {
        self.app().game().expect("a game is on the table")
    }

    pub fn state(&self) -> &State {
        self.game().state()
    }

    /// Waits until the start has read its games, `games` at most: a machine that is busy reads them
    /// later than the first frames.
    pub fn until_read(&mut self, games: usize) {
        let reads = |window: &Self, count: usize| {
            window.says(&window.text.with("home-reading", &[("count", count.into())]))
        };
        while (0..=games).any(|count| reads(self, count)) {
            std::thread::yield_now();
            self.harness.step();
        }
    }

    /// Closes the window; whether it stays open.
    pub fn close(&mut self) -> bool {
        self.root_input().events.push(ViewportEvent::Close);
        self.harness.step();
        let commands = &self.harness.output().viewport_output[&ViewportId::ROOT].commands;
        let stays = commands.contains(&ViewportCommand::CancelClose);
        self.root_input().events.clear();
        self.harness.run();
        stays
    }

    fn root_input(&mut self) -> &mut ViewportInfo {
        self.harness.input_mut().viewports.get_mut(&ViewportId::ROOT).expect("the window")
    }

    /// After how long it is painted again though nobody touches it.
    pub fn repaints_after(&self) -> Duration {
        self.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay
    }
}

impl<S> Window<S> {
    /// A page alone in a window of this size, as dark as the app is at first.
    pub fn alone(
        page: S,
        size: Vec2,
        text: Text,
        show: impl Fn(&mut egui::Ui, &mut S) + 'static,
    ) -> Self {
        let builder = Harness::builder().with_size(size).with_max_steps(200);
        let palette = Palette::of_look(Look::Dark);
        let mut harness = builder
            .with_context_setup(move |ctx| palette.apply(ctx))
            .build_ui_state(move |ui, page: &mut S| show(&mut whole(ui), page), page);
        harness.run();
        Self { harness: Desk::from(harness), text, touches: 0 }
    }

    pub fn has(&self, name: &str) -> bool {
        self.harness.query_by_label(name).is_some()
    }

    /// Returns whether the text of this key can be read somewhere.
    pub fn shows(&self, key: &str) -> bool {
        self.has(&self.text.get(key))
    }

    /// Returns whether these words can be read somewhere, if among others.
    pub fn says(&self, words: &str) -> bool {
        self.harness.root().children_recursive().any(|node| {
            let node = node.accesskit_node();
            let said = [node.label(), node.value(), node.description()];
            said.iter().flatten().any(|said| said.contains(words))
        })
    }

    /// Returns whether the text of this key can be read somewhere, if among other words.
    pub fn tells(&self, key: &str) -> bool {
        self.says(&self.text.get(key))
    }

    #[track_caller]
    pub fn is_disabled(&self, name: &str) -> bool {
        self.harness.get_by_label(name).accesskit_node().is_disabled()
    }

    /// Touches what has this name, further down than the screen shows if need
    /// be.
    #[track_caller]
    pub fn touch(&mut self, name: &str) {
        self.harness.get_by_label(name).scroll_to_me();
        self.harness.run();
        self.harness.get_by_label(name).click();
        self.harness.run();
        self.touches += 1;
    }

    /// Returns whether all of what has this name can be touched without scrolling.
    #[track_caller]
    pub fn lies_open(&self, name: &str) -> bool {
        let (id, _) = self.harness.get_by_label(name).accesskit_node().locate();
        self.harness.ctx.viewport(|viewport| {
            let widgets = &viewport.prev_pass.widgets;
            let mut all = widgets.layer_ids().flat_map(|layer| widgets.get_layer(layer));
            all.any(|widget| {
                widget.id.accesskit_id() == id
                    && widget.interact_rect.expand(0.6).contains_rect(widget.rect)
            })
        })
    }

    /// Touches one thing after the other: what is called by a key; `key*`, what begins so;
    /// `key~`, what begins as its sentence does before the first value that isn't given. After
    /// a colon stands the value of the sentence: a number, or the key of its words.
    #[track_caller]
    pub fn walk(&mut self, way: &str) {
        for step in way.split_whitespace() {
            let key = step.trim_end_matches(['*', '~']);
            let (key, values) = match key.split_once(':') {
                Some((key, value)) => (key, values(&self.text, value)),
                None => (key, Vec::new()),
            };
            match step.chars().last() {
                Some('~') => self.tap_before(key, &values, "last"),
                Some('*') => self.touch_starting(&self.text.with(key, &values)),
                _ => self.tap_with(key, &values),
            }
        }
    }

    /// A finger touches the window there.
    pub fn touch_at(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        self.harness.drag_at(at);
        self.harness.drop_at(at);
        self.harness.run();
    }

    /// The button of a mouse is pressed there, or let go.
    pub fn button(&mut self, pos: Pos2, pressed: bool) {
        let (button, modifiers) = (egui::PointerButton::Primary, Modifiers::NONE);
        self.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
        self.harness.step();
    }

    /// A finger rests there for so many frames.
    pub fn rest(&mut self, at: Pos2, frames: usize) {
        self.harness.hover_at(at);
        self.harness.step();
        self.button(at, true);
        self.harness.run_steps(frames);
    }

    /// A wheel turns so far over the island.
    pub fn wheel(&mut self, points: f32) {
        let island = self.text.get("island");
        let at = self.harness.get_by_label(&island).rect().center();
        self.harness.hover_at(at);
        self.harness.step();
        self.harness.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: Vec2::new(0.0, points),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        });
    }

    /// Touches what is called by this key.
    #[track_caller]
    pub fn tap(&mut self, key: &str) {
        self.touch(&self.text.get(key));
    }

    /// The same with values in it.
    #[track_caller]
    pub fn tap_with(&mut self, key: &str, values: &[(&str, Value<'_>)]) {
        self.touch(&self.text.with(key, values));
    }

    /// Touches what begins as the sentence of this key does before it says
    /// `last`.
    #[track_caller]
    pub fn tap_before(&mut self, key: &str, values: &[(&str, Value<'_>)], last: &str) {
        self.touch_starting(&self.start_of(key, values, last));
    }

    /// Returns how the sentence of this key begins, before it says `last`.
    #[track_caller]
    pub fn start_of(&self, key: &str, values: &[(&str, Value<'_>)], last: &str) -> String {
        let values = [values, &[(last, "\0".into())]].concat();
        let all = self.text.with(key, &values);
        // Values are set apart from the words around them; what isn't given
        // stands in braces.
        let start = all.split(['\0', '\u{2068}', '{']).next().unwrap_or_default();
        assert!(!start.is_empty(), "{key} begins with its value");
        start.to_owned()
    }

    /// Touches the first thing whose name begins like the text of this key.
    #[track_caller]
    pub fn tap_starting(&mut self, key: &str) {
        self.touch_starting(&self.text.get(key));
    }

    /// Touches the first thing whose name begins like this.
    #[track_caller]
    pub fn touch_starting(&mut self, start: &str) {
        let name = self.named(start).into_iter().next();
        self.touch(&name.unwrap_or_else(|| panic!("nothing begins with {start:?}")));
    }

    /// Writes these words into the field of this name in place of what it says.
    #[track_caller]
    pub fn write(&mut self, field: &str, words: &str) {
        self.harness.get_by_label(field).scroll_to_me();
        self.harness.run();
        self.harness.get_by_label(field).focus();
        self.harness.run();
        self.press_with(Modifiers::COMMAND, Key::A);
        if words.is_empty() {
            self.press(Key::Delete);
        } else {
            self.harness.get_by_label(field).type_text(words);
            self.harness.run();
        }
    }

    /// The same in the field of this key.
    #[track_caller]
    pub fn fill(&mut self, key: &str, words: &str) {
        self.write(&self.text.get(key), words);
    }

    /// Writes on in the field of this name.
    #[track_caller]
    pub fn type_into(&mut self, field: &str, words: &str) {
        self.harness.get_by_label(field).focus();
        self.harness.run();
        self.harness.get_by_label(field).type_text(words);
        self.harness.run();
    }

    /// Types a number as fast as people do, and lets the button settle.
    pub fn types_number(&mut self, number: u8) {
        for digit in number.to_string().chars() {
            self.harness.key_press(digit_key(digit));
            self.harness.step();
        }
        self.harness.run_steps(8);
    }

    pub fn press(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run();
    }

    pub fn press_with(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    /// The words that were copied in the last frame.
    pub fn copied(&self) -> Option<String> {
        let commands = &self.harness.output().platform_output.commands;
        commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        })
    }

    /// Every text that is painted.
    pub fn texts(&self) -> Vec<&TextShape> {
        fn collect<'a>(shape: &'a Shape, found: &mut Vec<&'a TextShape>) {
            match shape {
                Shape::Text(text) => found.push(text),
                Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, found)),
                _ => {}
            }
        }
        let mut found = Vec::new();
        for clipped in &self.harness.output().shapes {
            collect(&clipped.shape, &mut found);
        }
        found
    }

    /// Returns how many times just these words are painted.
    pub fn paints(&self, words: &str) -> usize {
        self.texts().into_iter().filter(|text| text.galley.text() == words).count()
    }

    /// The name of a place of the island now: what it costs a wagon to go there may follow.
    pub fn called(&self, place: &str) -> String {
        if !self.shows("wagons-title") {
            return place.to_owned();
        }
        let with_price = format!("{place}: ");
        let told = self.names().into_iter().find(|name| name.starts_with(&with_price));
        told.unwrap_or_else(|| place.to_owned())
    }

    /// The names of everything there is.
    pub fn names(&self) -> Vec<String> {
        self.harness.root().children_recursive().filter_map(|node| name_of(&node)).collect()
    }

    /// The names of everything that begins like this.
    pub fn named(&self, start: &str) -> Vec<String> {
        self.names().into_iter().filter(|name| name.starts_with(start)).collect()
    }

    /// Returns where the first thing lies whose name is like this.
    #[track_caller]
    pub fn place_of(&self, is_it: impl Fn(&str) -> bool) -> Rect {
        let fits = |node: &Node<'_>| name_of(node).is_some_and(|name| is_it(&name));
        let found = self.harness.root().children_recursive().find(|node| fits(node));
        found.unwrap_or_else(|| panic!("nothing like it among {:?}", self.names())).rect()
    }

    /// Every button has a name of its own and room for a finger, but for
    /// `spots`: of those the nearest catches the finger from afar.
    #[track_caller]
    pub fn check_buttons(&self, spots: &BTreeSet<String>) {
        let mut names = BTreeSet::new();
        for node in self.harness.get_all_by_role(Role::Button) {
            let name = node.accesskit_node().label().unwrap_or_default();
            assert!(!name.is_empty() && !name.contains('['), "a button called {name:?}");
            assert!(names.insert(name.clone()), "two buttons called {name:?}");
            let size = node.rect().size();
            // What it costs a wagon to go there may follow.
            let place = name.split(": ").next().unwrap_or_default();
            let is_place = spots.contains(&name) || spots.contains(place);
            assert!(is_place || size.min_elem() >= 47.9, "{name}: {size:?}");
        }
    }

    /// Everything that can be touched, but for what is `exempt`, has a name and room
    /// for a finger, and reaches beyond no side of the screen.
    #[track_caller]
    pub fn check_controls(&self, page: &str, exempt: impl Fn(&str) -> bool) {
        let screen = TurnedWindow::screen(&self.harness.ctx);
        for (name, rect) in self.controls() {
            assert!(!name.is_empty(), "on {screen}, {page}: {rect}");
            if exempt(&name) {
                continue;
            }
            assert!(rect.size().min_elem() >= 47.9, "on {screen}, {page}: {name} at {rect}");
            let is_within = rect.left() >= -0.5 && rect.right() <= screen.right() + 0.5;
            assert!(is_within, "on {screen}, {page}: {name} at {rect}");
        }
    }

    /// Everything that can be touched, with its name and its place.
    pub fn controls(&self) -> Vec<(String, Rect)> {
        let roles = [Role::Button, Role::RadioButton, Role::CheckBox, Role::TextInput];
        let all = roles.into_iter().flat_map(|role| self.harness.query_all_by_role(role));
        let named =
            |node: Node<'_>| (node.accesskit_node().label().unwrap_or_default(), node.rect());
        all.map(named).collect()
    }
}

/// Returns what all spots of an island are called.
pub fn spots(island: &Island, places: &Places<'_>) -> BTreeSet<String> {
    let around = island.sea().iter().chain(island.hidden()).copied();
    let hexes = island.tiles().iter().map(|tile| tile.at).chain(around.clone());
    // Fishing grounds lie on the frame.
    let shores = island.tiles().iter().flat_map(|tile| tile.at.neighbors());
    let hexes = hexes.chain(shores).map(Spot::Hex);
    let corners = around.clone().flat_map(Intersection::around);
    // Wagons stop on plazas, and bandits lie on paths that take no road.
    let plazas = island.tiles().iter().map(|tile| Intersection::plaza(tile.at));
    let corners = corners.chain(plazas);
    let intersections = island.intersections().into_iter().chain(corners).map(Spot::Intersection);
    let at_sea = around.flat_map(|hex| Side::ALL.map(|side| BoardPath::of(hex, side)));
    let at_sea = at_sea.filter(|path| island.has_ship_path(*path));
    // A plaza is a place of its own, and its inner paths lie on its hex.
    let plazas =
        island.trade_hexes().iter().map(|hex| Spot::Intersection(Intersection::plaza(*hex)));
    let inner = island.bare_paths().into_iter().chain(island.markers().barred.iter().copied());
    let paths = island.paths().into_iter().chain(at_sea).chain(inner).map(Spot::Path);
    hexes.chain(intersections).chain(plazas).chain(paths).map(|spot| places.spot(spot)).collect()
}

/// Returns what a screen reader calls a node.
fn name_of(node: &Node<'_>) -> Option<String> {
    let node = node.accesskit_node();
    node.label().or_else(|| node.value())
}

/// The value of a sentence, by whatever name it has there.
fn values(text: &Text, value: &str) -> Vec<(&'static str, Value<'static>)> {
    const WORDS: [&str; 8] =
        ["what", "deck", "card", "ground", "resource", "form", "award", "player"];
    const NUMBERS: [&str; 4] = ["count", "number", "pips", "years"];
    match value.parse::<u32>() {
        Ok(number) => NUMBERS.map(|name| (name, Value::from(number))).into(),
        Err(_) => WORDS.map(|name| (name, Value::from(text.get(value)))).into(),
    }
}

pub fn digit_key(digit: char) -> Key {
    Key::from_name(&digit.to_string()).expect("a digit")
}
