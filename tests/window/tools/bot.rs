//! A player who looks at the state to decide, and acts by touching what the
//! screen names.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use board::{Hex, Intersection, Island, Resource, Spot, Token};
use cards::PileCard;
use egui::accesskit::Role;
use egui::vec2;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{
    CardKind, Cards, Color, Condition, Deed, DevelopmentCard, Enforcement, ExtraBuilding,
    Following, Game, NumberSource, PerSeat, Phase, Player, Purchase, RobberEscape, Seat, State,
    StealTargets, Task,
};
use kit::widgets::TurnedWindow;
use tableside::app::Tableside;
use words::language::Language;
use words::places::Places;
use words::text::{Text, Value};

use super::new_table::NewTable;
use super::window::{Window, spots};

use crate::common::{players, temp_dir};

/// Who plays, in seat order: games set up by touch have the first three.
pub const NAMES: [(&str, Color); 6] = [
    ("Anna", Color::Red),
    ("Ben", Color::Blue),
    ("Clara", Color::White),
    ("Daniela Wwwwwwwwwwww", Color::Orange),
    ("Emil", Color::Green),
    ("Friederike Mmmmmmmmm", Color::Brown),
];

/// The first of them, this many.
pub fn seated(count: usize) -> PerSeat<Player> {
    players(NAMES.iter().take(count).map(|(name, _)| *name))
}

/// The seed of all shuffles of these games.
pub const SEED: u64 = 3;

pub struct Bot {
    pub window: Window,
    pub folder: tempfile::TempDir,
    pub done: BTreeSet<&'static str>,
    /// How often something was touched.
    pub touches: u32,
    /// What the places of an island are called, and of which one.
    spots: RefCell<Option<(Island, BTreeSet<String>)>>,
    /// In which turn somebody was last asked to build beside it.
    asked: BTreeMap<Seat, u32>,
}

impl Bot {
    pub fn new(following: Following, target: u8) -> Self {
        Self::sized(following, target, vec2(1700.0, 1400.0))
    }

    /// A new game for three, set up by touch: names, points to win, hands.
    pub fn sized(following: Following, target: u8, size: egui::Vec2) -> Self {
        Self::speaking(Language::English, following, target, size)
    }

    /// The same in a language.
    pub fn speaking(
        language: Language,
        following: Following,
        target: u8,
        size: egui::Vec2,
    ) -> Self {
        let (hands, target) = (Some(following), Some(target));
        NewTable { language, size, target, hands, ..NewTable::EASY }.begin()
    }

    /// The same for this many players, on the large island.
    pub fn company(players: usize, extra: ExtraBuilding, target: u8, size: egui::Vec2) -> Self {
        let names = NAMES.map(|(name, _)| name);
        let (names, target, extra) = (&names[..players], Some(target), Some(extra));
        NewTable { size, names, target, extra, ..NewTable::EASY }.begin()
    }

    /// Speaks this language from the start.
    pub fn understands(&mut self, language: Language) {
        if language != self.window.text.language() {
            self.speak(language);
        }
    }

    /// Changes the language on the page of settings, and understands it.
    pub fn speak(&mut self, language: Language) {
        self.tap("settings");
        self.press(language.own_name());
        self.window.text = Text::of(language);
        self.spots.take();
        self.tap("settings-done");
    }

    /// Touches what is called by this key.
    pub fn tap(&mut self, key: &str) {
        self.press(&self.window.text.get(key));
    }

    /// Touches one thing after the other, each called by a key.
    pub fn walk(&mut self, way: &str) {
        way.split_whitespace().for_each(|key| self.tap(key));
    }

    /// Touches what is called by this key, and looks at all buttons then.
    pub fn choose(&mut self, key: &str) {
        self.touch(&self.window.text.get(key));
    }

    /// The same with values in it.
    pub fn choose_with(&mut self, key: &str, values: &[(&str, Value<'_>)]) {
        self.touch(&self.window.text.with(key, values));
    }

    /// The same with the name of a player in it.
    pub fn choose_of(&mut self, key: &str, who: &str) {
        self.choose_with(key, &[("who", who.into())]);
    }

    /// Touches what begins like the sentence of this key does before `last`.
    pub fn choose_before(&mut self, key: &str, values: &[(&str, Value<'_>)], last: &str) {
        self.touch_starting(&self.window.start_of(key, values, last));
    }

    fn over(folder: tempfile::TempDir, size: egui::Vec2) -> Self {
        Self {
            window: Window::seeded(folder.path(), size, SEED),
            folder,
            done: BTreeSet::new(),
            touches: 0,
            spots: RefCell::new(None),
            asked: BTreeMap::new(),
        }
    }

    /// The app at its start, where nothing has been played yet.
    pub fn at_start(size: egui::Vec2) -> Self {
        let folder = temp_dir();
        Self::over(folder, size)
    }

    /// The game that lies in `folder`, in a window of this size and in a language.
    pub fn resumes(folder: tempfile::TempDir, size: egui::Vec2, language: Language) -> Self {
        let mut bot = Self::over(folder, size);
        bot.understands(language);
        bot.window.until_read(1);
        if bot.window.shows("home-resume") {
            bot.tap("home-resume");
        } else {
            // It is over.
            let mut rows = bot.window.controls().into_iter().map(|(name, _)| name);
            let early = bot.window.text.get("home-stage-broken-off");
            // What was played may follow.
            let is_over = |name: &String| name.contains(" won") || name.contains(&early);
            let row = rows.find(is_over).expect("the game");
            bot.window.touch(&row);
        }
        bot
    }

    /// Another window over the same games, in the same language.
    fn open_again(&mut self, size: egui::Vec2) {
        let language = self.window.text.language();
        self.window = Window::seeded(self.folder.path(), size, SEED);
        self.window.text = Text::of(language);
    }

    /// The same game on a screen of another size.
    pub fn resize(&mut self, size: egui::Vec2) {
        self.open_again(size);
        self.tap("home-resume");
    }

    /// The window is closed, and opened again where the game stood.
    pub fn reopen(&mut self) {
        let before = self.state().clone();
        let size = TurnedWindow::screen(&self.window.harness.ctx).size();
        self.open_again(size);
        assert!(self.window.harness.state().as_ref().is_some_and(|app| app.game().is_none()));
        self.tap("home-resume");
        assert_eq!(self.state(), &before);
        self.done.insert("reopened");
    }

    /// Touches something, further down than the screen shows if need be.
    pub fn press(&mut self, name: &str) {
        if !self.window.lies_open(name) {
            self.window.harness.get_by_label(name).scroll_to_me();
            self.window.harness.run();
        }
        self.touches += 1;
        self.window.harness.get_by_label(name).click();
        self.window.harness.run();
    }

    pub fn app(&self) -> &Tableside {
        self.window.app()
    }

    pub fn game(&self) -> &Game {
        self.window.game()
    }

    pub fn state(&self) -> &State {
        self.window.state()
    }

    pub fn count(&self) -> usize {
        self.game().count()
    }

    /// Whoever builds, trades and plays cards now.
    pub fn active(&self) -> String {
        self.name_of(self.state().builder())
    }

    pub fn seat(&self, nth: usize) -> Seat {
        self.state().players().seat(nth).expect("a seat")
    }

    /// Returns what a player is called now.
    pub fn name_of(&self, seat: Seat) -> String {
        let player = self.state().players().get(seat).expect("a player");
        player.name.to_string()
    }

    pub fn touch(&mut self, name: &str) {
        self.press(name);
        self.audit();
    }

    /// Everything that can be touched has a name of its own and room for a finger.
    pub fn audit(&self) {
        let island = self.state().island();
        let mut known = self.spots.borrow_mut();
        // Another game, or an Inventor, and its places have other names.
        if known.as_ref().is_none_or(|(of, _)| of != island) {
            *known = Some((island.clone(), spots(island, &self.window.text.places(island))));
        }
        if let Some((_, spots)) = known.as_ref() {
            self.window.check_buttons(spots);
        }
    }

    pub fn touch_starting(&mut self, start: &str) {
        let begins = |node: &egui_kittest::Node<'_>| {
            node.accesskit_node().label().filter(|name| name.starts_with(start))
        };
        // Lines that are only to be read have their words as a value.
        let reads = |node: &egui_kittest::Node<'_>| {
            node.accesskit_node().value().filter(|name| name.starts_with(start))
        };
        let all = || self.window.harness.root().children_recursive();
        let name = all().find_map(|node| begins(&node));
        let name = name.or_else(|| all().find_map(|node| reads(&node)));
        let name = name.unwrap_or_else(|| panic!("nothing begins with {start:?}"));
        self.touch(&name);
    }

    /// Touches a place of the island that may be read out elsewhere, too, and asks for nothing
    /// more.
    pub fn touch_place(&mut self, spot: Spot) {
        let name = self.place_name(spot);
        self.window.harness.get_by_role_and_label(Role::Button, &name).click();
        self.window.harness.run();
        self.window.touches += 1;
    }

    /// Returns what a place is called as the island lies.
    pub fn place_name(&self, spot: Spot) -> String {
        let turned = self.game().board_rotation().sixths();
        Places::new(&self.window.text, self.state().island(), turned).spot(spot)
    }

    pub fn touch_spot(&mut self, spot: Spot) {
        let state = self.state();
        let name = self.window.text.places(state.island()).spot(spot);
        let name = self.window.called(&name);
        let is_whole = !self.window.shows("island-whole");
        self.touch(&name);
        // Where places lie too close for a finger, the first touch only brings them closer.
        if is_whole && self.window.shows("island-whole") && self.window.has(&name) {
            self.done.insert("a closer look");
            self.touch(&name);
        }
        // On a small screen places lie under one finger: the app asks which.
        let named = self.said(|words| words.place_with_piece(spot));
        let meant = self.window.text.with("ask-this", &[("place", named.into())]);
        if self.window.has(&meant) {
            self.done.insert("which place");
            self.touch(&meant);
        }
    }

    /// Plays the opening.
    pub fn opens(&mut self) {
        while matches!(self.state().phase(), Phase::Founding { .. }) {
            self.step();
        }
    }

    /// One thing after the other until the game is over or `acts` are done.
    pub fn play(&mut self, acts: usize) {
        self.goes_on(acts, Self::step, |bot, _, _, _| {
            if bot.state().phase() == Phase::Event && !bot.done.contains("reopened") {
                bot.reopen();
            }
        });
    }

    /// Plays until somebody wins, and has done all of this then; who wins.
    pub fn wins(&mut self, acts: usize, done: &[&str]) -> String {
        self.play(acts);
        let over = self.state().over().expect("somebody has won");
        let winner = self.name_of(over.winner().expect("a winner"));
        assert!(self.window.has(&format!("{winner} wins!")));
        for what in done {
            assert!(self.done.contains(what), "{what} is missing among {:?}", self.done);
        }
        winner
    }

    /// The same by such steps. Of each is noted how it was before, with how many acts, and how
    /// it was before the turn's number.
    pub fn goes_on(
        &mut self,
        acts: usize,
        step: fn(&mut Self),
        mut note: impl FnMut(&mut Self, &State, usize, &State),
    ) {
        let (mut idle, mut draw) = (0, self.state().clone());
        while self.state().over().is_none() && self.count() < acts {
            let (before, count) = (self.state().clone(), self.count());
            if before.phase() == Phase::BeforeProduction && before.open_tasks().is_empty() {
                draw = before.clone();
            }
            step(self);
            if let Some((deed, refusal)) = self.app().refused() {
                panic!("refused: {deed:?}: {refusal}");
            }
            note(self, &before, count, &draw);
            idle = if self.count() == count { idle + 1 } else { 0 };
            assert!(idle < 5, "the bot is stuck: {:?}", self.state().open_tasks());
        }
    }

    /// Touches the answer of this key that names whoever is asked and a kind of cards.
    pub fn answers(&mut self, key: &str, who: &str, kind: impl Into<CardKind>) {
        let resource = self.window.text.kind(kind);
        self.choose_with(key, &[("who", who.into()), ("resource", resource.into())]);
    }

    /// Counts another card of this kind for somebody.
    pub fn counts(&mut self, label: &str, kind: impl Into<CardKind>) {
        let resource = self.window.text.kind(kind);
        self.choose_with("kind-more", &[("label", label.into()), ("resource", resource.into())]);
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
            self.choose("development");
            self.play_knight();
            return;
        }
        self.number();
        if self.state().number().is_some() && self.done.insert("undo and redo") {
            let drawn = self.state().number();
            self.choose_before("undo-what", &[], "what");
            assert_eq!(self.state().phase(), Phase::BeforeProduction);
            self.choose_before("redo-what", &[], "what");
            assert_eq!(self.state().number(), drawn);
        }
    }

    /// The turn's number, from where the table takes it.
    pub fn number(&mut self) {
        let key = match self.state().numbers() {
            NumberSource::Cards if self.window.shows("draw-on") => {
                self.done.insert("draw on");
                "draw-on"
            }
            NumberSource::Cards => "draw",
            NumberSource::Dice if self.window.shows("roll-again") => {
                self.done.insert("roll again");
                "roll-again"
            }
            NumberSource::Dice => "roll-dice",
            NumberSource::Table => return self.choose_with("roll-name", &[("number", 8.into())]),
            NumberSource::Printed => {
                let card = self.state().printed().offered()[0];
                return self.printed(card);
            }
        };
        self.choose(key);
    }

    pub fn play_knight(&mut self) {
        let card = self.window.text.get("card-knight");
        self.choose_with("card-play", &[("card", card.into())]);
    }

    /// Says that the table drew this printed card: two touches, and a third
    /// where several cards have its dice.
    pub fn printed(&mut self, card: PileCard) {
        let setup = std::sync::Arc::clone(self.state().setup());
        let Some(known) = setup.card(card) else {
            let name = self.window.text.marker(card).expect("a card without a number");
            return self.touch(&name);
        };
        let before = self.count();
        self.choose_with("printed-red", &[("pips", known.red.pips().into())]);
        self.choose_with("printed-yellow", &[("pips", known.yellow.pips().into())]);
        if self.count() == before {
            let deck = setup.deck(card).expect("a deck");
            let text = &self.window.text;
            let (deck, event) = (text.deck_title(deck), text.event_name(deck, &known.event));
            self.choose_with("printed-card", &[("deck", deck.into()), ("event", event.into())]);
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
                self.discard(*player, *count);
            }
            Task::Discard { count: None, .. } => {
                let what = if self.done.insert("counted discard") {
                    for _ in 0..2 {
                        self.choose_of("task-discard-count-more", &who);
                    }
                    self.window.text.with("task-discards", &[("count", 4.into())])
                } else {
                    self.window.text.get("task-keeps")
                };
                let values = [("who", who.as_str().into()), ("what", what.into())];
                let done = self.window.text.with("task-discard-done-name", &values);
                if self.window.has(&done) {
                    self.touch(&done);
                } else {
                    // A Saboteur lets nobody keep all.
                    let who = [("who", who.as_str().into())];
                    self.choose_before("task-discard-done-name", &who, "what");
                }
            }
            Task::MoveRobber { player, .. } => {
                self.done.insert("robber");
                let hex = self.victims_hex(*player);
                self.touch_spot(Spot::Hex(hex));
            }
            Task::Steal { from: StealTargets::OneOf(prey), .. } => {
                let from = prey[0];
                let victim = self.name_of(from);
                let before = self.count();
                let open = self.state().rules().following == Following::Open;
                // A single victim of several kinds: the card is asked for at once.
                if !(open && prey.len() == 1 && self.known(from).kinds().count() > 1) {
                    let values = [("who", who.as_str().into()), ("from", victim.as_str().into())];
                    self.choose_with("task-steal-from-name", &values);
                }
                if self.count() == before {
                    let (kind, _) = self.known(from).kinds().next().expect("a card");
                    let cards = self.window.text.cards(1, kind);
                    let from = ("from", victim.as_str().into());
                    let values = [("who", who.as_str().into()), ("cards", cards.into()), from];
                    self.choose_with("act-steal", &values);
                }
                self.done.insert("steal");
            }
            Task::Steal { .. } => panic!("a steal without victims is not open"),
            Task::Take { .. } => {
                let followed = self.state().rules().following.is_on();
                match self.state().bank() {
                    // Where kinds were not told, nobody knows what the bank has.
                    bank if followed => {
                        let kind = bank.map_or(CardKind::Brick, |bank| {
                            bank.kinds().next().expect("the bank has a card").0
                        });
                        self.answers("task-take-kind", &who, kind);
                    }
                    _ => self.choose_of("task-take-done-name", &who),
                }
                self.done.insert("take");
            }
            Task::Give { player, to, .. } => self.give(*player, to),
            Task::DamageRoad { player, .. } => {
                let links = self.state().pieces().links_of(*player);
                let mut intact = links.filter(|(_, link)| link.condition == Condition::Intact);
                let at = intact.next().expect("something intact").0;
                drop(intact);
                self.touch_spot(Spot::Path(at));
                self.done.insert("earthquake");
            }
            Task::RobberTo { to: RobberEscape::Fixed(Some(hex)), .. } => {
                self.touch_spot(Spot::Hex(*hex));
            }
            Task::RobberTo { to: RobberEscape::Fixed(None), .. } => {
                self.choose("task-flee-done");
            }
            Task::RobberTo { to: RobberEscape::Among(hexes), .. } => {
                self.touch_spot(Spot::Hex(hexes[0]));
            }
            Task::ChooseYield { one_of, .. } => {
                self.answers("task-yield-kind", &who, one_of[0]);
            }
            Task::FreeRoad { .. } => self.choose_before("task-leave-name", &[], "left"),
            task => self.season_task(task),
        }
    }

    fn discard(&mut self, player: Seat, count: u16) {
        self.done.insert("discard");
        let who = self.name_of(player);
        let values = [("who", who.as_str().into()), ("count", count.into())];
        let told = self.window.text.with("task-discard-told", &values);
        if self.window.has(&told) {
            return self.touch(&told);
        }
        let mut left = count;
        let hand = self.state().hands().expect("followed").known(player);
        if hand.kinds().count() > 1 {
            for (kind, held) in hand.kinds() {
                for _ in 0..u16::from(held).min(left) {
                    self.counts(&who, kind);
                    left -= 1;
                }
            }
        }
        let values = [("who", who.into()), ("given", count.into()), ("count", count.into())];
        self.touch_starting(&self.window.text.with("task-discard-confirm", &values));
    }

    /// What the season decks ask.
    pub fn season_task(&mut self, task: &Task) {
        let who = self.name_of(task.player());
        match task {
            Task::Pay { player } => {
                match self.known(*player).kinds().next() {
                    Some((kind, _)) => self.answers("task-pay-kind", &who, kind),
                    None => self.choose_of("task-pay-done-name", &who),
                }
                self.done.insert("pay");
            }
            Task::Swap { player } => {
                if self.state().hands().is_some() {
                    let (give, _) = self.known(*player).kinds().next().expect("a card");
                    let bank = self.state().bank().expect("followed");
                    let get = bank.kinds().map(|(kind, _)| kind).find(|kind| *kind != give);
                    let get = get.expect("a kind");
                    self.answers("task-swap-give-name", &who, give);
                    self.answers("task-swap-get-name", &who, get);
                } else {
                    self.choose_of("task-swap-done-name", &who);
                }
                self.done.insert("swap");
            }
            Task::MendRoad { player } => {
                let damaged: Vec<_> = self.state().damaged_links(*player).collect();
                match damaged.as_slice() {
                    [_] => {
                        self.choose_before("task-mend-one-name", &[("who", who.into())], "place");
                    }
                    _ => self.touch_spot(Spot::Path(damaged[0])),
                }
                self.done.insert("mend");
            }
            Task::Vote { .. } => {
                // A new pile at first, a Leap Year the next time.
                if self.state().shuffles().is_multiple_of(2) {
                    self.choose_of("task-vote-reset-name", &who);
                    self.done.insert("vote for a new pile");
                } else {
                    self.choose_of("task-vote-leap-name", &who);
                    self.done.insert("vote for a Leap Year");
                }
            }
            Task::TurnWeather { .. } => {
                let season = self.window.text.season(self.state().season().next());
                let season = [("season", season.into())];
                self.touch_starting(&self.window.text.with("task-weather-done", &season));
                self.done.insert("weather");
            }
            Task::AtTable { .. } => {
                self.choose("task-done");
                self.done.insert("at the table");
            }
            Task::Barbarians { .. } => {
                self.choose("task-barbarians-done");
                self.done.insert("barbarians");
            }
            task => panic!("{task:?} is none of the season decks'"),
        }
    }

    pub fn give(&mut self, player: Seat, to: &[Seat]) {
        let (who, other) = (self.name_of(player), self.name_of(to[0]));
        let both = [("who", who.as_str().into()), ("to", other.as_str().into())];
        if self.state().hands().is_none() {
            return self.choose_with("task-give-to-name", &both);
        }
        if to.len() > 1 {
            self.choose_with("task-give-to-name", &both);
        }
        self.done.insert("give");
        if self.state().rules().following != Following::Open {
            return self.choose_with("task-give-down-name", &both);
        }
        // Held before, and not only passed on now: the rules know.
        let kinds = self.known(player).kinds().map(|(kind, _)| kind);
        let give = |kind| Deed::Give { player, to: to[0], card: Some(kind) };
        let kind = kinds
            .into_iter()
            .find(|kind| self.state().propose(give(*kind), Enforcement::ByTheRules).is_ok());
        let Some(kind) = kind else {
            return self.touch_starting(&self.window.text.get("task-skip"));
        };
        let resource = ("resource", self.window.text.kind(kind).into());
        self.choose_with("task-give-kind", &[&both[..], &[resource]].concat());
    }

    pub fn victims_hex(&self, robber: Seat) -> Hex {
        hex_of_victims(self.state(), robber)
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
        let done = || self.window.text.with("done-pass", &[("next", next.as_str().into())]);
        let label = match (state.phase(), state.rules().extra_building) {
            (Phase::ExtraBuilding { .. }, ExtraBuilding::Special) => {
                let nobody =
                    self.window.text.with("others-nobody", &[("next", next.as_str().into())]);
                if self.window.has(&nobody) { nobody } else { done() }
            }
            (Phase::Trading, ExtraBuilding::Special) if self.window.shows("others-build") => {
                self.window.text.get("others-build")
            }
            (Phase::Trading, ExtraBuilding::Paired) => match state.first_extra_builder() {
                Some(partner) => {
                    let who = self.name_of(partner);
                    self.window.text.with("done-partner", &[("who", who.into())])
                }
                None => done(),
            },
            _ => done(),
        };
        self.touch(&label);
    }

    /// Returns whether this player was not asked yet in this turn.
    pub fn is_new(&self, seat: Seat) -> bool {
        self.asked.get(&seat) != Some(&self.state().turn())
    }

    /// Remembers that this player was asked.
    pub fn asks(&mut self, seat: Seat) {
        self.asked.insert(seat, self.state().turn());
    }

    /// Lets somebody build who wants to. Each is asked once in a turn: what they can pay may have
    /// no spot.
    pub fn lets_build(&mut self, wants: Option<Seat>) -> bool {
        let is_next = |seat: &Seat| *seat != self.state().builder() && self.is_new(*seat);
        let Some(seat) = wants.filter(is_next) else { return false };
        self.asks(seat);
        let name = self.name_of(seat);
        self.touch_starting(&self.window.text.with("others-lets", &[("who", name.into())]));
        self.done.insert("let build");
        true
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
            if !self.lets_build(wants) && !self.spend() {
                self.pass();
            }
            return;
        }
        let hidden = self.state().hidden_cards(self.state().builder());
        let knight = hidden.ready > 0
            && self.state().played().is_none()
            && self.state().unspent(DevelopmentCard::Knight) > 0;
        if knight && self.done.insert("partner's knight") {
            self.choose("development");
            return self.play_knight();
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
            self.build("city", Spot::Intersection(at));
            return true;
        }
        if pays(Purchase::Settlement) && !self.state().settlement_spots().is_empty() {
            let best = self.best(self.state().settlement_spots()).expect("a spot");
            self.build("settlement", Spot::Intersection(best));
            return true;
        }
        if pays(Purchase::DevelopmentCard) && !self.done.contains("card") {
            self.done.insert("card");
            self.choose("development");
            self.choose_before("cards-buy-name", &[], "price");
            return true;
        }
        if pays(Purchase::Road) && self.state().settlement_spots().is_empty() {
            let damaged = self.state().damaged_links(active).next();
            if let Some(at) = damaged {
                self.build("repair", Spot::Path(at));
                return true;
            }
            if let Some(at) = self.state().road_spots().first().copied() {
                // At the coast, a ship would do as well.
                if self.state().sea().is_some() {
                    self.lays("price-road", at);
                } else {
                    self.build("road", Spot::Path(at));
                }
                return true;
            }
        }
        false
    }

    pub fn build(&mut self, what: &'static str, spot: Spot) {
        // The poster of the table view has no island.
        if self.window.shows("stage-back-name") && !self.window.shows("island") {
            self.choose("build");
        }
        let before = self.game().count();
        self.touch_spot(spot);
        assert_eq!(self.game().count(), before + 1, "one touch builds a {what}");
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
                self.choose("trade");
                for (key, kind) in [("trade-gives", give), ("trade-gets", get)] {
                    let label = self.window.text.with(key, &[("who", who.as_str().into())]);
                    self.counts(&label, kind);
                }
                let values = [
                    ("who", who.into()),
                    ("give", self.window.text.cards(1, give).into()),
                    ("with", other.into()),
                    ("get", self.window.text.cards(1, get).into()),
                ];
                self.choose_with("trade-confirm", &values);
                return self.done.insert("trade");
            }
        }
        false
    }

    /// Three touches: the bank, what is given, what is taken.
    pub fn exchanges_cards(&mut self, (count, give): (u8, CardKind), get: CardKind) {
        let cards = self.window.text.cards(count, give);
        self.choose("bank");
        self.choose_with("trade-give-kind", &[("cards", cards.as_str().into())]);
        let resource = self.window.text.kind(get);
        let values = [("resource", resource.into()), ("cards", cards.into())];
        self.choose_with("trade-get-kind", &values);
        self.done.insert("bank");
    }

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
        self.exchanges_cards((price, give), get);
        true
    }
}

/// The hex where this player can rob the most others.
pub fn hex_of_victims(state: &State, robber: Seat) -> Hex {
    let victims = |hex: &Hex| {
        let owners = Intersection::around(*hex).into_iter();
        let owners = owners.filter_map(|place| state.pieces().building(place));
        let full = |seat| state.hands().is_none_or(|hands| hands.size(seat) > 0);
        owners.filter(|(seat, _)| *seat != robber && full(*seat)).count()
    };
    // Of equals the first.
    state.robber_hexes().into_iter().rev().max_by_key(victims).expect("a free hex")
}

pub fn name_of(seat: Seat) -> &'static str {
    NAMES[seat.index()].0
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Need {
    Once,
    Always,
}
