//! A player who looks at the state to decide, and acts by touching what the
//! screen names.
#![allow(
    dead_code,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "every test file uses its own part, and stops where it fails"
)]

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

use chrono::DateTime;
use egui::accesskit::Role;
use egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::Tableside;
use tableside::app::platform::Fake;
use tableside::app::text::Text;
use tableside::app::widgets::Spot;
use tableside::board::{Hex, Intersection, Resource, Token};
use tableside::cards::{PileCard, Season};
use tableside::game::{
    Cards, Color, Condition, Deed, DevelopmentCard, ExtraBuilding, Flight, Following, Game, Leave,
    NumberSource, Phase, Prey, Purchase, Seat, Setup, State, Task,
};
use tableside::store::Folder;

/// Who plays, in seat order: games set up by touch have the first three.
pub const NAMES: [(&str, Color); 6] = [
    ("Anna", Color::Red),
    ("Ben", Color::Blue),
    ("Clara", Color::White),
    ("Daniela Wwwwwwwwwwww", Color::Orange),
    ("Emil", Color::Green),
    ("Friederike Mmmmmmmmm", Color::Brown),
];

pub fn app(folder: &tempfile::TempDir, size: egui::Vec2) -> Harness<'static, Option<Tableside>> {
    app_at(folder, size, 0.25)
}

/// The app on a screen of this size, so many seconds between two frames.
pub fn app_at(
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
pub const SEED: u64 = 3;

pub struct Bot {
    pub harness: Harness<'static, Option<Tableside>>,
    pub folder: tempfile::TempDir,
    pub text: Text,
    pub done: BTreeSet<&'static str>,
    /// What the places of the island are called.
    spots: OnceCell<BTreeSet<String>>,
    /// In which turn somebody was last asked to build beside it.
    asked: BTreeMap<Seat, u32>,
}

impl Bot {
    pub fn new(following: Following, target: u8) -> Self {
        Self::sized(following, target, vec2(1700.0, 1400.0))
    }

    /// A new game for three, set up by touch: names, points to win, hands.
    pub fn sized(following: Following, target: u8, size: egui::Vec2) -> Self {
        let mut bot = Self::at_start(size);
        bot.press("New game");
        for (nth, (name, _)) in (1..=3).zip(NAMES) {
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

    /// A new game for so many, set up by touch, on the large island.
    pub fn company(players: usize, extra: ExtraBuilding, target: u8, size: egui::Vec2) -> Self {
        let mut bot = Self::at_start(size);
        bot.press("New game");
        for _ in 3..players {
            bot.press("Add a player");
        }
        for (nth, (name, _)) in (1..=players).zip(NAMES) {
            bot.write(&format!("Name of player {nth}"), name);
        }
        bot.press("Rules");
        for _ in target..10 {
            bot.press("One point less to win");
        }
        bot.press(match extra {
            ExtraBuilding::Special => "Special building phase",
            ExtraBuilding::Paired => "Paired players",
            ExtraBuilding::Off => "Nobody else builds",
        });
        bot.press("Start: Anna places first");
        bot
    }

    /// The app at its start, where nothing has been played yet.
    pub fn at_start(size: egui::Vec2) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self {
            harness: app(&folder, size),
            folder,
            text: Text::english(),
            done: BTreeSet::new(),
            spots: OnceCell::new(),
            asked: BTreeMap::new(),
        }
    }

    /// The game that lies in `folder`, which stays as it is.
    pub fn in_folder(folder: &tempfile::TempDir, size: egui::Vec2) -> Self {
        let copy = tempfile::tempdir().expect("a folder");
        let (from, to) = (Folder::new(folder.path()), Folder::new(copy.path()));
        std::fs::create_dir_all(to.path()).expect("a folder");
        for file in std::fs::read_dir(from.path()).expect("a folder") {
            let file = file.expect("a file");
            std::fs::copy(file.path(), to.path().join(file.file_name())).expect("a copy");
        }
        let mut bot = Self {
            harness: app(&copy, size),
            folder: copy,
            text: Text::english(),
            done: BTreeSet::new(),
            spots: OnceCell::new(),
            asked: BTreeMap::new(),
        };
        bot.press("Resume");
        bot
    }

    /// A game with this opening, which lies on the shelf and is resumed.
    pub fn on_shelf(setup: &Setup, size: egui::Vec2) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Folder::new(folder.path()).create(setup).expect("a journal");
        let mut bot = Self {
            harness: app(&folder, size),
            folder,
            text: Text::english(),
            done: BTreeSet::new(),
            spots: OnceCell::new(),
            asked: BTreeMap::new(),
        };
        bot.press("Resume");
        bot
    }

    /// The same game on a screen of another size.
    pub fn resize(&mut self, size: egui::Vec2) {
        self.harness = app(&self.folder, size);
        self.press("Resume");
    }

    /// The window is closed, and opened again where the game stood.
    pub fn reopen(&mut self) {
        let before = self.state().clone();
        let size = self.harness.ctx.content_rect().size();
        self.harness = app(&self.folder, size);
        assert!(self.harness.state().as_ref().is_some_and(|app| app.game().is_none()));
        self.press("Resume");
        assert_eq!(self.state(), &before);
        self.done.insert("reopened");
    }

    /// Touches something, further down than the screen shows if need be.
    pub fn press(&mut self, name: &str) {
        // What never scrolls needs no search.
        let fixed = ["Done - pass", "Draw", "Undo: ", "Redo: "];
        let is_spot = self.spots.get().is_some_and(|spots| spots.contains(name));
        if !is_spot && !fixed.iter().any(|start| name.starts_with(start)) {
            self.harness.get_by_label(name).scroll_to_me();
            self.harness.run();
        }
        self.harness.get_by_label(name).click();
        self.harness.run();
    }

    pub fn write(&mut self, field: &str, words: &str) {
        self.harness.get_by_label(field).focus();
        self.harness.run();
        self.harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        self.harness.get_by_label(field).type_text(words);
        self.harness.run();
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

    pub fn count(&self) -> usize {
        self.game().count()
    }

    /// Whoever builds, trades and plays cards now.
    pub fn active(&self) -> String {
        self.name_of(self.state().builder())
    }

    /// What a player is called now.
    pub fn name_of(&self, seat: Seat) -> String {
        let player = self.state().players().get(seat).expect("a player");
        player.name.to_string()
    }

    pub fn touch(&mut self, name: &str) {
        self.press(name);
        self.audit();
    }

    /// All that can be touched has a name of its own and room for a finger.
    pub fn audit(&self) {
        let state = self.state();
        // The nearest place of the island catches the finger from afar.
        let spots = self.spots.get_or_init(|| {
            let island = &state.island();
            let places = self.text.places(island);
            let hexes = island.tiles().iter().map(|tile| Spot::Hex(tile.at));
            let spots = hexes
                .chain(island.intersections().into_iter().map(Spot::Intersection))
                .chain(island.paths().into_iter().map(Spot::Path));
            spots.map(|spot| places.spot(spot)).collect()
        });
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

    pub fn touch_starting(&mut self, start: &str) {
        let begins = |node: &egui_kittest::Node<'_>| {
            node.accesskit_node().label().filter(|label| label.starts_with(start))
        };
        let name = self.harness.root().children_recursive().find_map(|node| begins(&node));
        let name = name.unwrap_or_else(|| panic!("nothing begins with {start:?}"));
        self.touch(&name);
    }

    pub fn touch_spot(&mut self, spot: Spot) {
        let state = self.state();
        let name = self.text.places(state.island()).spot(spot);
        self.touch(&name);
        // On a small screen places lie under one finger: the app asks which.
        let meant = format!("It is {name}");
        if self.harness.query_by_label(&meant).is_some() {
            self.done.insert("which place");
            self.touch(&meant);
        }
    }

    /// One thing after the other until the game is over or `acts` are done.
    pub fn play(&mut self, acts: usize) {
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

    pub fn step(&mut self) {
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
            Phase::ExtraBuilding { .. } => self.beside_the_turn(),
            Phase::Event | Phase::Over => panic!("nothing to do"),
        }
    }

    pub fn before_production(&mut self) {
        let hidden = self.state().hidden_cards(self.state().active());
        if hidden.ready > 0 && !self.done.contains("knight") {
            self.done.insert("knight");
            self.touch("Dev card");
            self.touch("Play Knight");
            return;
        }
        self.number();
        if self.state().number().is_some() && self.done.insert("undo and redo") {
            let drawn = self.state().number();
            self.touch_starting("Undo: ");
            assert_eq!(self.state().phase(), Phase::BeforeProduction);
            self.touch_starting("Redo: ");
            assert_eq!(self.state().number(), drawn);
        }
    }

    /// The turn's number, from where the table takes it.
    pub fn number(&mut self) {
        let label = match self.state().numbers() {
            NumberSource::Cards => {
                let goes_on = self.harness.query_by_label("Draw on").is_some();
                if goes_on {
                    self.done.insert("draw on");
                }
                if goes_on { "Draw on" } else { "Draw" }
            }
            NumberSource::Dice if self.harness.query_by_label("Roll again").is_some() => {
                self.done.insert("roll again");
                "Roll again"
            }
            NumberSource::Dice => "Roll",
            NumberSource::Table => "Rolled 8",
            NumberSource::Printed => {
                let card = self.state().printed().offered()[0];
                return self.printed(card);
            }
        };
        self.touch(label);
    }

    /// Says that the table drew this printed card: two touches, and a third
    /// where several cards have its dice.
    pub fn printed(&mut self, card: PileCard) {
        let setup = std::sync::Arc::clone(self.state().setup());
        let Some(known) = setup.card(card) else {
            let name = self.text.marker(card).expect("a card without a number");
            return self.touch(&name);
        };
        let before = self.count();
        self.touch(&format!("Red die {}", known.red.pips()));
        self.touch(&format!("Yellow die {}", known.yellow.pips()));
        if self.count() == before {
            let deck = setup.deck(card).expect("a deck");
            let (deck, event) =
                (self.text.deck_title(deck), self.text.event_name(deck, &known.event));
            self.touch(&format!("{deck}: {event}"));
            self.done.insert("which of several");
        }
        assert_eq!(self.count(), before + 1);
    }

    pub fn best(&self, places: Vec<Intersection>) -> Option<Intersection> {
        let island = &self.state().island();
        let mine: Vec<Resource> = self
            .state()
            .pieces()
            .buildings_of(self.state().builder())
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

    pub fn known(&self, seat: Seat) -> Cards {
        self.state().hands().map(|hands| hands.known(seat)).unwrap_or_default()
    }

    pub fn task(&mut self, task: &Task) {
        let who = self.name_of(task.player());
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
                let victim = self.name_of(from);
                let before = self.count();
                let open = self.state().rules().following == Following::Open;
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
    pub fn season_task(&mut self, task: &Task) {
        let who = self.name_of(task.player());
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
                let damaged: Vec<_> = self.state().damaged_roads(*player).collect();
                match damaged.as_slice() {
                    [_] => self.touch_starting(&format!("{who} turns the damaged road back")),
                    _ => self.touch_spot(Spot::Path(damaged[0])),
                }
                self.done.insert("mend");
            }
            Task::Vote { .. } => {
                // A new pile at first, a Leap Year the next time.
                if self.state().shuffles().is_multiple_of(2) {
                    self.touch(&format!("{who} votes for a new pile"));
                    self.done.insert("vote for a new pile");
                } else {
                    self.touch(&format!("{who} votes for a Leap Year"));
                    self.done.insert("vote for a Leap Year");
                }
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
            Task::AtTable { .. } => {
                self.touch("The card is done");
                self.done.insert("at the table");
            }
            Task::Barbarians { .. } => {
                self.touch("The barbarians have attacked");
                self.done.insert("barbarians");
            }
            task => panic!("{task:?} is none of the season decks'"),
        }
    }

    pub fn give(&mut self, player: Seat, to: &[Seat]) {
        let (who, other) = (self.name_of(player), self.name_of(to[0]));
        if self.state().hands().is_none() {
            return self.touch(&format!("{who} gives a card to {other}"));
        }
        if to.len() > 1 {
            self.touch(&format!("{who} gives a card to {other}"));
        }
        self.done.insert("give");
        match self.state().rules().following {
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

    pub fn victims_hex(&self, robber: Seat) -> Hex {
        let state = self.state();
        let mut free: Vec<Hex> = state.robber_hexes();
        let victims = |hex: Hex| {
            let owners = Intersection::around(hex).into_iter();
            let owners = owners.filter_map(|place| state.pieces().building(place));
            let full = |seat| state.hands().is_none_or(|hands| hands.size(seat) > 0);
            owners.filter(|(seat, _)| *seat != robber && full(*seat)).count()
        };
        free.sort_by_key(|hex| std::cmp::Reverse(victims(*hex)));
        free[0]
    }

    pub fn trading(&mut self) {
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
        if self.spend() {
            return;
        }
        if !(followed && self.trade_with_bank(Need::Always)) {
            self.pass();
        }
    }

    /// What the button says that ends a turn, or another player's part of it.
    pub fn pass(&mut self) {
        let state = self.state();
        let next = self.name_of(state.seating().after(state.active()));
        let label = match (state.phase(), state.rules().extra_building) {
            (Phase::ExtraBuilding { .. }, ExtraBuilding::Special) => {
                let nobody = format!("Nobody builds - pass to {next}");
                let is_nobody = self.harness.query_by_label(&nobody).is_some();
                if is_nobody { nobody } else { format!("Done - pass to {next}") }
            }
            (Phase::Trading, ExtraBuilding::Special) => "Done - the others build".to_owned(),
            (Phase::Trading, ExtraBuilding::Paired) => match state.first_extra_builder() {
                Some(partner) => format!("Done - {} plays along", self.name_of(partner)),
                None => format!("Done - pass to {next}"),
            },
            _ => format!("Done - pass to {next}"),
        };
        self.touch(&label);
    }

    /// Another player's part of the turn: whoever can build does; a partner
    /// also trades with the bank and plays a knight.
    pub fn beside_the_turn(&mut self) {
        if self.state().rules().extra_building == ExtraBuilding::Special {
            let can = |seat: &Seat| {
                let pays = |purchase| self.state().can_pay(*seat, purchase);
                pays(Purchase::City) || pays(Purchase::Settlement)
            };
            let wants = self.state().special_builders().into_iter().find(can);
            // Each is asked once in a turn: what he can pay may have no spot.
            let turn = self.state().turn();
            let is_new = |seat: &Seat| self.asked.get(seat) != Some(&turn);
            if let Some(seat) = wants.filter(|seat| *seat != self.state().builder()).filter(is_new)
            {
                self.asked.insert(seat, turn);
                let name = self.name_of(seat);
                self.done.insert("let build");
                return self.touch_starting(&format!("{name} wants to build"));
            }
            if !self.spend() {
                self.pass();
            }
            return;
        }
        let hidden = self.state().hidden_cards(self.state().builder());
        let knight = hidden.ready > 0
            && self.state().played().is_none()
            && self.state().unspent(DevelopmentCard::Knight) > 0;
        if knight && self.done.insert("partner's knight") {
            self.touch("Dev card");
            return self.touch("Play Knight");
        }
        if self.spend() || self.trade_with_bank(Need::Always) {
            self.done.insert("partner");
            return;
        }
        self.pass();
    }

    /// Builds or buys what can be paid for; says whether there was something.
    pub fn spend(&mut self) -> bool {
        let active = self.state().builder();
        let pays = |purchase| self.state().can_pay(active, purchase);
        if pays(Purchase::City) && !self.state().city_spots().is_empty() {
            let at = self.state().city_spots()[0];
            self.build("city", Spot::Intersection(at), "Build: City for");
            return true;
        }
        if pays(Purchase::Settlement) && !self.state().settlement_spots().is_empty() {
            let best = self.best(self.state().settlement_spots()).expect("a spot");
            self.build("settlement", Spot::Intersection(best), "Build: Settlement for");
            return true;
        }
        if pays(Purchase::DevelopmentCard) && !self.done.contains("card") {
            self.done.insert("card");
            self.touch("Dev card");
            self.touch_starting("Buy a development card for");
            return true;
        }
        if pays(Purchase::Road) && self.state().settlement_spots().is_empty() {
            let damaged = self.state().damaged_roads(active).next();
            if let Some(at) = damaged {
                self.build("repair", Spot::Path(at), "Build: Repair the road for");
                return true;
            }
            if let Some(at) = self.state().road_spots().first().copied() {
                self.build("road", Spot::Path(at), "Build: Road for");
                return true;
            }
        }
        false
    }

    pub fn build(&mut self, what: &'static str, spot: Spot, button: &str) {
        self.touch_spot(spot);
        self.touch_starting(button);
        self.done.insert(what);
    }

    pub fn trade_with_player(&mut self) -> bool {
        if self.done.contains("trade") {
            return false;
        }
        let active = self.state().builder();
        let mine = self.known(active);
        let others: Vec<Seat> =
            self.state().seating().present().filter(|seat| *seat != active).collect();
        for with in others {
            for (get, _) in self.known(with).kinds() {
                let mut gives = mine.kinds().filter(|(kind, _)| *kind != get);
                let Some((give, _)) = gives.next() else { continue };
                drop(gives);
                let (who, other) = (self.active(), self.name_of(with));
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
    pub fn trade_with_bank(&mut self, need: Need) -> bool {
        if need == Need::Once && self.done.contains("bank") {
            return false;
        }
        let active = self.state().builder();
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

pub fn name_of(seat: Seat) -> &'static str {
    NAMES[seat.index()].0
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Need {
    Once,
    Always,
}
