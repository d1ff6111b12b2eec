//! Whole games through the window's own widgets, by touch alone. A small bot
//! looks at the state to decide, and acts by touching what the screen names.
#![cfg(feature = "gui")]
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test stops where it fails"
)]

use std::collections::BTreeSet;

use chrono::DateTime;
use egui::accesskit::Role;
use egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::Tableside;
use tableside::app::platform::Fake;
use tableside::app::text::Text;
use tableside::app::widgets::Spot;
use tableside::board::{Hex, Intersection, Resource, Token, first_game};
use tableside::cards::Season;
use tableside::game::{
    Building, Cards, Color, Condition, Deed, Flight, Following, Game, Leave, Phase, Prey, Purchase,
    Seat, Source, State, Task,
};
use tableside::store::Folder;

const NAMES: [(&str, Color); 3] =
    [("Anna", Color::Red), ("Ben", Color::Blue), ("Clara", Color::White)];

fn app(folder: &tempfile::TempDir, size: egui::Vec2) -> Harness<'static, Option<Tableside>> {
    app_at(folder, size, 0.25)
}

/// The app on a screen of this size, so many seconds between two frames.
fn app_at(
    folder: &tempfile::TempDir,
    size: egui::Vec2,
    seconds: f32,
) -> Harness<'static, Option<Tableside>> {
    let folder = Folder::new(folder.path());
    let builder = Harness::builder().with_size(size).with_step_dt(seconds).with_max_steps(200);
    let mut harness = builder.build_ui_state(
        move |ui, app: &mut Option<Tableside>| {
            let begin = || {
                let platform = Fake { time: DateTime::UNIX_EPOCH, seed: SEED };
                Tableside::on(Box::new(platform), ui.ctx(), folder.clone())
            };
            app.get_or_insert_with(begin).ui(ui);
        },
        None,
    );
    harness.run();
    harness
}

/// The seed of all shuffles of these games.
const SEED: u64 = 3;

struct Bot {
    harness: Harness<'static, Option<Tableside>>,
    folder: tempfile::TempDir,
    text: Text,
    done: BTreeSet<&'static str>,
}

impl Bot {
    fn new(following: Following, target: u8) -> Self {
        Self::sized(following, target, vec2(1700.0, 1400.0))
    }

    /// A new game for three, set up by touch: names, points to win, hands.
    fn sized(following: Following, target: u8, size: egui::Vec2) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut bot = Self {
            harness: app(&folder, size),
            folder,
            text: Text::english(),
            done: BTreeSet::new(),
        };
        bot.press("New game");
        for (nth, (name, _)) in (1..).zip(NAMES) {
            bot.write(&format!("Name of player {nth}"), name);
        }
        bot.press("Rules");
        for _ in target..10 {
            bot.press("One point less to win");
        }
        bot.press(match following {
            Following::Open => "Open hands",
            Following::Secret => "Secret hands",
            Following::Off => "Not followed",
        });
        bot.press("Start: Anna places first");
        bot
    }

    /// The window is closed, and opened again where the game stood.
    fn reopen(&mut self) {
        let before = self.state().clone();
        let size = self.harness.ctx.content_rect().size();
        self.harness = app(&self.folder, size);
        assert!(self.harness.state().as_ref().is_some_and(|app| app.game().is_none()));
        self.press("Resume");
        assert_eq!(self.state(), &before);
        self.done.insert("reopened");
    }

    /// Touches something, further down than the screen shows if need be.
    fn press(&mut self, name: &str) {
        self.harness.get_by_label(name).scroll_to_me();
        self.harness.run();
        self.harness.get_by_label(name).click();
        self.harness.run();
    }

    fn write(&mut self, field: &str, words: &str) {
        self.harness.get_by_label(field).focus();
        self.harness.run();
        self.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        self.harness.get_by_label(field).type_text(words);
        self.harness.run();
    }

    fn app(&self) -> &Tableside {
        self.harness.state().as_ref().expect("it runs")
    }

    fn game(&self) -> &Game {
        self.app().game().expect("a game is on the table")
    }

    fn state(&self) -> &State {
        self.game().state()
    }

    fn count(&self) -> usize {
        self.game().count()
    }

    fn active(&self) -> &'static str {
        name_of(self.state().active())
    }

    fn touch(&mut self, name: &str) {
        self.press(name);
        self.audit();
    }

    /// All that can be touched has a name of its own and room for a finger.
    fn audit(&self) {
        let state = self.state();
        let island = &state.setup().island;
        let places = self.text.places(island);
        let hexes = island.tiles().iter().map(|tile| Spot::Hex(tile.at));
        let spots = hexes
            .chain(island.intersections().into_iter().map(Spot::Intersection))
            .chain(island.paths().into_iter().map(Spot::Path));
        // The nearest place of the island catches the finger from afar.
        let spots: BTreeSet<String> = spots.map(|spot| places.spot(spot)).collect();
        let mut names = BTreeSet::new();
        for node in self.harness.get_all_by_role(Role::Button) {
            let name = node.accesskit_node().label().unwrap_or_default();
            assert!(!name.is_empty() && !name.contains('['), "a button called {name:?}");
            assert!(
                names.insert(name.clone()),
                "two buttons called {name:?} with {:?}",
                state.open_tasks()
            );
            let size = node.rect().size();
            assert!(spots.contains(&name) || size.min_elem() >= 48.0, "{name}: {size:?}");
        }
    }

    fn touch_starting(&mut self, start: &str) {
        let begins = |node: &egui_kittest::Node<'_>| {
            node.accesskit_node().label().filter(|label| label.starts_with(start))
        };
        let name = self.harness.root().children_recursive().find_map(|node| begins(&node));
        let name = name.unwrap_or_else(|| panic!("nothing begins with {start:?}"));
        self.touch(&name);
    }

    fn touch_spot(&mut self, spot: Spot) {
        let state = self.state();
        let name = self.text.places(&state.setup().island).spot(spot);
        self.touch(&name);
    }

    /// One thing after the other until the game is over or `acts` are done.
    fn play(&mut self, acts: usize) {
        let mut idle = 0;
        while self.state().over().is_none() && self.count() < acts {
            let before = self.count();
            self.step();
            if self.state().phase() == Phase::Event && !self.done.contains("reopened") {
                self.reopen();
            }
            if let Some((deed, refusal)) = self.app().refused() {
                panic!("refused: {deed:?}: {refusal}");
            }
            idle = if self.count() == before { idle + 1 } else { 0 };
            assert!(idle < 5, "the bot is stuck: {:?}", self.state().open_tasks());
        }
    }

    fn step(&mut self) {
        if let Some(task) = self.state().open_tasks().first().cloned() {
            return self.task(&task);
        }
        match self.state().phase() {
            Phase::Founding { settlement: None, .. } => {
                let best = self.best(self.state().founding_spots());
                self.touch_spot(Spot::Intersection(best.expect("a free intersection")));
            }
            Phase::Founding { .. } => {
                let road = self.state().founding_roads()[0];
                self.touch_spot(Spot::Path(road));
            }
            Phase::BeforeProduction => self.before_production(),
            Phase::Trading => self.trading(),
            Phase::Event | Phase::Over => panic!("nothing to do"),
        }
    }

    fn before_production(&mut self) {
        let hidden = self.state().hidden_cards(self.state().active());
        if hidden.ready > 0 && !self.done.contains("knight") {
            self.done.insert("knight");
            self.touch("Dev card");
            self.touch("Play Knight");
            return;
        }
        self.touch("Draw");
        if self.done.insert("undo and redo") {
            let drawn = self.state().number();
            self.touch_starting("Undo: ");
            assert_eq!(self.state().phase(), Phase::BeforeProduction);
            self.touch_starting("Redo: ");
            assert_eq!(self.state().number(), drawn);
        }
    }

    fn best(&self, places: Vec<Intersection>) -> Option<Intersection> {
        let island = &self.state().setup().island;
        let mine: Vec<Resource> = self
            .state()
            .pieces()
            .buildings_of(self.state().active())
            .flat_map(|(place, _)| place.hexes())
            .filter_map(|hex| island.tile(hex)?.terrain.resource())
            .collect();
        places.into_iter().max_by_key(|place| {
            let tiles = place.hexes().into_iter().filter_map(|hex| island.tile(hex));
            let worth = tiles.map(|tile| {
                let new = tile.terrain.resource().is_some_and(|kind| !mine.contains(&kind));
                u32::from(tile.token.map_or(0, Token::pips)) + 2 * u32::from(new)
            });
            worth.sum::<u32>()
        })
    }

    fn known(&self, seat: Seat) -> Cards {
        self.state().hands().map(|hands| hands.known(seat)).unwrap_or_default()
    }

    fn task(&mut self, task: &Task) {
        let who = name_of(task.player());
        match task {
            Task::Discard { player, count: Some(count) } => {
                self.done.insert("discard");
                let mut left = *count;
                let hand = self.state().hands().expect("followed").known(*player);
                if hand.kinds().count() > 1 {
                    for (kind, held) in hand.kinds() {
                        for _ in 0..u16::from(held).min(left) {
                            self.touch(&format!("{who}, {}: one more", kind.key()));
                            left -= 1;
                        }
                    }
                }
                self.touch_starting(&format!("{who} has discarded {count} of {count}"));
            }
            Task::Discard { count: None, .. } => {
                if self.done.insert("counted discard") {
                    self.touch(&format!("Cards of {who}: one more"));
                    self.touch(&format!("Cards of {who}: one more"));
                    self.touch(&format!("{who} is done: discards 4"));
                } else {
                    self.touch(&format!("{who} is done: keeps all"));
                }
            }
            Task::MoveRobber { player, .. } => {
                self.done.insert("robber");
                let hex = self.victims_hex(*player);
                self.touch_spot(Spot::Hex(hex));
            }
            Task::Steal { from: Prey::OneOf(prey), .. } => {
                let from = prey[0];
                let victim = name_of(from);
                let before = self.count();
                let open = self.state().setup().rules.following == Following::Open;
                // A single victim of several kinds: the card is asked for at once.
                if !(open && prey.len() == 1 && self.known(from).kinds().count() > 1) {
                    self.touch(&format!("{who} takes a card from {victim}"));
                }
                if self.count() == before {
                    let (kind, _) = self.known(from).kinds().next().expect("a card");
                    self.touch(&format!("{who} takes 1 {} from {victim}", kind.key()));
                }
                self.done.insert("steal");
            }
            Task::Steal { .. } => panic!("a steal without victims is not open"),
            Task::Take { .. } => {
                match self.state().bank() {
                    Some(bank) => {
                        let (kind, _) = bank.kinds().next().expect("the bank has a card");
                        self.touch(&format!("{who} takes {}", kind.key()));
                    }
                    None => self.touch(&format!("{who} has taken a resource")),
                }
                self.done.insert("take");
            }
            Task::Give { player, to } => self.give(*player, to),
            Task::DamageRoad { player, .. } => {
                let roads = self.state().pieces().roads_of(*player);
                let mut intact = roads.filter(|(_, condition)| *condition == Condition::Intact);
                let road = intact.next().expect("an intact road").0;
                drop(intact);
                self.touch_spot(Spot::Path(road));
                self.done.insert("earthquake");
            }
            Task::RobberTo { to: Flight::Fixed(Some(hex)), .. } => {
                self.touch_spot(Spot::Hex(*hex));
            }
            Task::RobberTo { to: Flight::Fixed(None), .. } => {
                self.touch("Robber put beside the board");
            }
            Task::RobberTo { to: Flight::Among(hexes), .. } => {
                self.touch_spot(Spot::Hex(hexes[0]));
            }
            Task::ChooseYield { one_of, .. } => {
                self.touch(&format!("{who} takes {} there", one_of[0].key()));
            }
            Task::FreeRoad { .. } => self.touch_starting("Resolved at the table - skip"),
            task => self.season_task(task),
        }
    }

    /// What the season decks ask.
    fn season_task(&mut self, task: &Task) {
        let who = name_of(task.player());
        match task {
            Task::Pay { player } => {
                match self.known(*player).kinds().next() {
                    Some((kind, _)) => self.touch(&format!("{who} pays 1 {}", kind.key())),
                    None => self.touch(&format!("{who} has paid 1 card")),
                }
                self.done.insert("pay");
            }
            Task::Swap { player } => {
                if self.state().hands().is_some() {
                    let (give, _) = self.known(*player).kinds().next().expect("a card");
                    let bank = self.state().bank().expect("followed");
                    let get = bank.kinds().map(|(kind, _)| kind).find(|kind| *kind != give);
                    self.touch(&format!("{who} gives 1 {}", give.key()));
                    self.touch(&format!("{who} takes 1 {}", get.expect("a kind").key()));
                } else {
                    self.touch(&format!("{who} has swapped a card"));
                }
                self.done.insert("swap");
            }
            Task::MendRoad { player } => {
                let road = self.state().damaged_roads(*player).next().expect("a damaged road");
                self.touch_spot(Spot::Path(road));
                self.done.insert("mend");
            }
            Task::Vote { .. } => {
                self.touch(&format!("{who} votes for a Leap Year"));
                self.done.insert("vote");
            }
            Task::TurnWeather { .. } => {
                let season = self.state().season().next();
                self.touch_starting(match season {
                    Season::Spring => "Spring begins",
                    Season::Summer => "Summer begins",
                    Season::Autumn => "Autumn begins",
                    Season::Winter => "Winter begins",
                });
                self.done.insert("weather");
            }
            Task::AtTable { .. } | Task::Barbarians { .. } => self.touch("Done"),
            task => panic!("{task:?} is none of the season decks'"),
        }
    }

    fn give(&mut self, player: Seat, to: &[Seat]) {
        let (who, other) = (name_of(player), name_of(to[0]));
        if self.state().hands().is_none() {
            return self.touch(&format!("{who} gives a card to {other}"));
        }
        if to.len() > 1 {
            self.touch(&format!("{who} gives a card to {other}"));
        }
        self.done.insert("give");
        match self.state().setup().rules.following {
            Following::Open => {
                // Held before, and not only passed on now: the rules know.
                let kinds = self.known(player).kinds().map(|(kind, _)| kind);
                let give = |kind| Deed::Give { player, to: to[0], card: Some(kind) };
                let kind = kinds
                    .into_iter()
                    .find(|kind| self.state().propose(give(*kind), Leave::ByTheRules).is_ok());
                let Some(kind) = kind else {
                    return self.touch_starting("Not done: ");
                };
                self.touch(&format!("{who} gives {other} {}", kind.key()));
            }
            _ => self.touch(&format!("{who} gives {other} a card face down")),
        }
    }

    fn victims_hex(&self, robber: Seat) -> Hex {
        let state = self.state();
        let tiles = state.setup().island.tiles().iter().map(|tile| tile.at);
        let mut free: Vec<Hex> = tiles.filter(|hex| state.robber() != Some(*hex)).collect();
        let victims = |hex: Hex| {
            let owners = Intersection::around(hex).into_iter();
            let owners = owners.filter_map(|place| state.pieces().building(place));
            let full = |seat| state.hands().is_none_or(|hands| hands.size(seat) > 0);
            owners.filter(|(seat, _)| *seat != robber && full(*seat)).count()
        };
        free.sort_by_key(|hex| std::cmp::Reverse(victims(*hex)));
        free[0]
    }

    fn trading(&mut self) {
        let active = self.state().active();
        let followed = self.state().hands().is_some();
        // Hands grow until the 7 that makes them discard.
        if !followed && self.done.contains("city") {
            return self.pass();
        }
        if followed && !self.done.contains("steal") {
            return self.pass();
        }
        if followed && (self.trade_with_player() || self.trade_with_bank(Need::Once)) {
            return;
        }
        let pays = |purchase| self.state().can_pay(active, purchase);
        if pays(Purchase::City) && !self.state().city_spots().is_empty() {
            let at = self.state().city_spots()[0];
            return self.build("city", Spot::Intersection(at), "Build: City for");
        }
        if pays(Purchase::Settlement) && !self.state().settlement_spots().is_empty() {
            let best = self.best(self.state().settlement_spots()).expect("a spot");
            return self.build("settlement", Spot::Intersection(best), "Build: Settlement for");
        }
        if pays(Purchase::DevelopmentCard) && !self.done.contains("card") {
            self.done.insert("card");
            self.touch("Dev card");
            return self.touch_starting("Buy a development card for");
        }
        if pays(Purchase::Road) && self.state().settlement_spots().is_empty() {
            let damaged = self.state().damaged_roads(active).next();
            if let Some(at) = damaged {
                return self.build("repair", Spot::Path(at), "Build: Repair the road for");
            }
            if let Some(at) = self.state().road_spots().first().copied() {
                return self.build("road", Spot::Path(at), "Build: Road for");
            }
        }
        if !(followed && self.trade_with_bank(Need::Always)) {
            self.pass();
        }
    }

    fn pass(&mut self) {
        self.touch_starting("Done - pass to ");
    }

    fn build(&mut self, what: &'static str, spot: Spot, button: &str) {
        self.touch_spot(spot);
        self.touch_starting(button);
        self.done.insert(what);
    }

    fn trade_with_player(&mut self) -> bool {
        if self.done.contains("trade") {
            return false;
        }
        let active = self.state().active();
        let mine = self.known(active);
        let others: Vec<Seat> =
            self.state().setup().players.seats().filter(|seat| *seat != active).collect();
        for with in others {
            for (get, _) in self.known(with).kinds() {
                let mut gives = mine.kinds().filter(|(kind, _)| *kind != get);
                let Some((give, _)) = gives.next() else { continue };
                drop(gives);
                let (who, other) = (self.active(), name_of(with));
                self.touch("Trade");
                self.touch("With a player");
                self.touch(&format!("Trade with {other}"));
                self.touch(&format!("{who} gives, {}: one more", give.key()));
                self.touch(&format!("{other} gives, {}: one more", get.key()));
                let (give, get) = (give.key(), get.key());
                self.touch(&format!("{who} gives 1 {give}, {other} gives 1 {get}"));
                return self.done.insert("trade");
            }
        }
        false
    }

    /// Three touches: Trade, what is given, what is taken.
    fn trade_with_bank(&mut self, need: Need) -> bool {
        if need == Need::Once && self.done.contains("bank") {
            return false;
        }
        let active = self.state().active();
        let mine = self.known(active);
        let rate = |kind| self.state().trade_rate(active, kind);
        let Some((give, count)) = mine.kinds().find(|(kind, held)| *held >= rate(*kind)) else {
            return false;
        };
        let bank = self.state().bank().unwrap_or_default();
        let gets = bank.kinds().map(|(kind, _)| kind).filter(|kind| *kind != give);
        let Some(get) = gets.min_by_key(|kind| mine.get(*kind)) else { return false };
        if need == Need::Always && mine.get(get) >= count {
            return false;
        }
        let price = rate(give);
        self.touch("Trade");
        self.touch(&format!("Give {price} {}", give.key()));
        self.touch(&format!("Take {} for {price} {}", get.key(), give.key()));
        self.done.insert("bank");
        true
    }
}

fn name_of(seat: Seat) -> &'static str {
    NAMES[seat.index()].0
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Need {
    Once,
    Always,
}

#[test]
fn a_whole_game_is_played_by_touch_alone() {
    let mut bot = Bot::new(Following::Open, 6);
    bot.play(900);
    let over = bot.state().over().expect("somebody has won");
    let winner = name_of(over.winner);
    assert!(bot.harness.query_by_label(&format!("{winner} wins!")).is_some());
    let all = [
        "discard",
        "robber",
        "steal",
        "trade",
        "bank",
        "card",
        "knight",
        "road",
        "settlement",
        "city",
        "undo and redo",
        "reopened",
    ];
    for what in all {
        assert!(bot.done.contains(what), "{what} is missing among {:?}", bot.done);
    }
    // Also a won game can be taken back.
    bot.touch_starting("Undo: ");
    assert!(bot.state().over().is_none());
}

#[test]
fn a_game_with_secret_hands_goes_on_for_many_turns() {
    let mut bot = Bot::new(Following::Secret, 10);
    bot.play(170);
    assert!(bot.done.contains("steal"), "{:?}", bot.done);
    assert!(bot.state().turn() > 20);
}

#[test]
fn a_game_whose_hands_nobody_follows_goes_on_for_many_turns() {
    let mut bot = Bot::new(Following::Off, 10);
    bot.play(120);
    assert!(bot.done.contains("counted discard"), "{:?}", bot.done);
    assert!(bot.done.contains("city") && bot.state().turn() > 15);
}

#[test]
fn a_settlement_against_the_distance_rule_is_explained_and_recorded_all_the_same() {
    let mut bot = Bot::new(Following::Off, 10);
    while bot.state().phase() != Phase::Trading {
        bot.step();
    }
    let (place, _) = bot.state().pieces().buildings_of(bot.state().active()).next().expect("one");
    let island = first_game();
    let near = place.neighbours().into_iter().find(|near| island.has_intersection(*near));
    let near = near.expect("a neighbour on land");
    bot.touch("Build");
    bot.touch("Any spot");
    bot.touch_spot(Spot::Intersection(near));
    bot.touch_starting("Build: Settlement for");
    assert!(bot.harness.query_by_label("Against the rules").is_some());
    assert!(bot.harness.query_by_label_contains("Too close").is_some());
    bot.touch("Record it all the same");
    let active = bot.state().active();
    assert_eq!(bot.state().pieces().building(near), Some((active, Building::Settlement)));
    bot.touch("History");
    assert!(bot.harness.query_by_label_contains("against the rules").is_some());
    let first = island.intersections().into_iter().find_map(|place| {
        let at = Text::english().places(&island).intersection(place);
        let line = format!("1: Anna places a settlement: {at}");
        bot.harness.query_by_label(&line).is_some().then_some(line)
    });
    bot.touch(&first.expect("the first line of the game"));
    bot.touch("Go back to here");
    assert!(matches!(bot.state().phase(), Phase::Founding { settlement: Some(_), .. }));
}

#[test]
fn what_is_always_needed_lies_within_every_screen_and_over_nothing_else() {
    for (width, height) in
        [(800.0, 480.0), (1024.0, 600.0), (1280.0, 800.0), (800.0, 1280.0), (3840.0, 2160.0)]
    {
        let mut bot = Bot::sized(Following::Open, 10, vec2(width, height));
        while bot.state().phase() != Phase::BeforeProduction {
            bot.step();
        }
        for phase in [Phase::BeforeProduction, Phase::Trading] {
            assert_eq!(bot.state().phase(), phase);
            let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(width, height));
            let island = &bot.state().setup().island;
            let places = bot.text.places(island);
            let paths = island.paths().into_iter().map(|path| places.path(path));
            let at = island.intersections().into_iter().map(|place| places.intersection(place));
            let spots: BTreeSet<String> = paths.chain(at).collect();
            let buttons: Vec<_> = bot
                .harness
                .get_all_by_role(Role::Button)
                .map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()))
                .filter(|(name, _)| !spots.contains(name))
                .collect();
            for (name, rect) in &buttons {
                assert!(screen.contains_rect(*rect), "{name} at {rect:?} on {screen:?}");
                for (other, place) in buttons.iter().filter(|(other, _)| other > name) {
                    assert!(!rect.intersects(*place), "{name} and {other} on {screen:?}");
                }
            }
            if phase == Phase::BeforeProduction {
                bot.touch("Draw");
                while bot.state().phase() == Phase::Event {
                    bot.step();
                }
            }
        }
    }
}

#[test]
fn a_laptop_plays_with_keys() {
    let mut bot = Bot::new(Following::Open, 10);
    while bot.state().phase() != Phase::BeforeProduction {
        bot.step();
    }
    for key in [egui::Key::Num1, egui::Key::Num2] {
        bot.harness.key_press(key);
        bot.harness.run();
    }
    assert_eq!(bot.state().number(), Some(12));
    bot.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    bot.harness.run();
    assert_eq!(bot.state().number(), None);
    bot.harness.key_press(egui::Key::Space);
    bot.harness.run();
    assert!(matches!(bot.state().source(), Some(Source::Card(_))), "a card was drawn");
}

#[test]
fn one_touch_too_many_does_not_take_the_next_players_turn() {
    let mut bot = Bot::new(Following::Open, 10);
    while bot.state().phase() != Phase::Trading {
        bot.step();
    }
    let turn = bot.state().turn();
    bot.harness = app_at(&bot.folder, vec2(1280.0, 800.0), 0.02);
    bot.press("Resume");
    let done = format!(
        "Done - pass to {}",
        name_of(bot.state().setup().players.after(bot.state().active()))
    );
    let at = bot.harness.get_by_label(&done).rect().center();
    for _ in 0..2 {
        bot.harness.hover_at(at);
        bot.harness.drag_at(at);
        bot.harness.drop_at(at);
        bot.harness.step();
    }
    assert_eq!((bot.state().turn(), bot.state().number()), (turn + 1, None));
}
