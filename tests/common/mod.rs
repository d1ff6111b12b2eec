//! A table for tests: a first-game island, three or four players, a pile in a
//! chosen order, and short ways to say what happens.

#![allow(dead_code, reason = "every test program uses its own part")]

pub mod cases;
pub mod decks;
pub mod disks;
pub mod journals;
pub mod knights_table;
pub mod said;
pub mod sources;
pub mod watched;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use board::{Hex, Intersection, Path, Resource, Side, first_game};
use cards::{Deck, NewYear, PileCard, Preparation, Selection, Shuffle, deck_a, prepare};
use chrono::DateTime;
use game::{
    Act, Building, Cards, Color, Condition, Correction, Deed, Enforcement, Entry, FirstBy, Game,
    KnightsCorrection, KnightsDeed, Name, NumberSource, PerSeat, Phase, Play, Player, Refusal,
    Rules, ScenarioDeed, SeaCorrection, SeaDeed, Seat, Setup, SetupFields, State, Step, WagonDeed,
};
use tempfile::TempDir;

pub fn deck() -> Deck {
    deck_a().expect("the built-in deck is sound")
}

/// A folder that goes when the test is over: in memory where that can be, for every act of every
/// game is synced.
pub fn temp_dir() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder")
}

/// Everything below a folder, as bytes; for a link, where it leads.
pub fn files(folder: &std::path::Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("an entry").path();
        let kind = fs::symlink_metadata(&path).expect("there").file_type();
        if kind.is_dir() {
            found.extend(files(&path));
        } else if kind.is_symlink() {
            let to = fs::read_link(&path).expect("a link").to_string_lossy().into_owned();
            found.insert(path, to.into_bytes());
        } else {
            found.insert(path.clone(), fs::read(&path).expect("read"));
        }
    }
    found
}

pub fn cards(counts: &[(Resource, u8)]) -> Cards {
    counts.iter().copied().collect()
}

pub fn corner(q: i8, r: i8, side: Side) -> Intersection {
    Intersection::of(Hex::new(q, r), side)
}

pub fn side(q: i8, r: i8, side: Side) -> Path {
    Path::of(Hex::new(q, r), side)
}

/// The card with these dice.
pub fn card(red: u8, yellow: u8) -> PileCard {
    let nth = deck()
        .cards()
        .iter()
        .position(|card| (card.red.pips(), card.yellow.pips()) == (red, yellow))
        .expect("every dice pair is in deck A");
    PileCard::Numbered { deck: 0, card: u8::try_from(nth).expect("36 cards") }
}

/// A shuffle whose first cards are `top`; the others follow in the deck's
/// order, New Year five before the end if it isn't among them.
pub fn shuffle(top: &[PileCard], new_year: NewYear) -> Shuffle {
    let mut all: Vec<PileCard> = (0..36)
        .map(|card| PileCard::Numbered { deck: 0, card })
        .filter(|card| !top.contains(card))
        .collect();
    if new_year.is_on() && !top.contains(&PileCard::NewYear) {
        all.insert(all.len() - 5, PileCard::NewYear);
    }
    Preparation::new([top, &all].concat(), [7; 16]).into()
}

/// Players of these names, in the order of the colors.
pub fn players<'a>(names: impl IntoIterator<Item = &'a str>) -> PerSeat<Player> {
    let of = |(name, color): (&str, _)| {
        let name = Name::try_from(name.to_owned()).expect("a name");
        Player { name, color }
    };
    PerSeat::new(names.into_iter().zip(Color::ALL).map(of)).expect("a table")
}

/// This many players with names as wide as can be.
pub fn widest(count: usize) -> PerSeat<Player> {
    let names = ["W", "M", "Q", "G", "O", "H"].map(|letter| letter.repeat(20));
    players(names.iter().take(count).map(String::as_str))
}

/// This many players, each named after their color.
pub fn colored(count: usize) -> PerSeat<Player> {
    players(Color::ALL.iter().take(count).map(|color| color.key()))
}

pub fn setup_with(players: usize, rules: Rules, top: &[PileCard]) -> Setup {
    let players = colored(players);
    let first = players.seat(0).expect("a seat");
    let shuffle = shuffle(top, rules.cards.new_year);
    let parts = SetupFields {
        created: DateTime::UNIX_EPOCH,
        players,
        first,
        first_by: FirstBy::Choice,
        rules,
        island: first_game(),
        decks: vec![deck()],
        shuffle,
        source: NumberSource::Cards,
        weather_holder: None,
        sea: None,
        rivers: None,
        bandits: Vec::new(),
        start: None,
        board_rotation: board::Rotation::NONE,
    };
    Setup::new(parts).expect("the parts go together")
}

/// Takes this step, at no time in particular.
#[track_caller]
pub fn take(game: &mut Game, step: Step) {
    game.take(Entry::new(DateTime::UNIX_EPOCH, step)).expect("a step");
}

/// Deeds done in a game by its rules, and by whom.
pub trait Plays {
    fn takes(&mut self, deed: impl Done, enforcement: Enforcement) -> Act;
    fn does(&mut self, deed: impl Done) -> Act;
    fn seat(&self, nth: usize) -> Seat;
}

impl Plays for Game {
    #[track_caller]
    fn takes(&mut self, deed: impl Done, enforcement: Enforcement) -> Act {
        let act = self.propose(deed.deed(), enforcement).expect("it can be done").into_act();
        take(self, Step::Act(act.clone()));
        act
    }

    #[track_caller]
    fn does(&mut self, deed: impl Done) -> Act {
        self.takes(deed, Enforcement::ByTheRules)
    }

    fn seat(&self, nth: usize) -> Seat {
        self.state().players().seat(nth).expect("a seat")
    }
}

/// A game after its opening.
pub fn opened(setup: Setup) -> Game {
    let mut game = Game::new(setup);
    for (settlement, road) in opening() {
        game.does(Deed::FoundSettlement { at: settlement });
        game.does(Deed::FoundRoad { at: road });
    }
    game
}

/// Returns where three players place settlements and roads on the first island, one after another.
pub fn opening() -> [(Intersection, Path); 6] {
    [
        (corner(0, -1, Side::NorthWest), side(0, -1, Side::NorthWest)),
        (corner(1, 1, Side::East), side(1, 1, Side::East)),
        (corner(-1, 0, Side::SouthWest), side(-1, 0, Side::SouthWest)),
        (corner(1, 0, Side::NorthWest), side(1, 0, Side::NorthWest)),
        (corner(-2, 0, Side::West), side(-2, 0, Side::West)),
        (corner(2, 0, Side::East), side(2, 0, Side::East)),
    ]
}

/// Says that this number was rolled.
pub fn roll(number: u8) -> Deed {
    Deed::Roll { number: number.try_into().expect("a roll") }
}

/// Everything that is done at a table, as a deed.
pub trait Done {
    fn deed(self) -> Deed;
}

impl Done for Deed {
    fn deed(self) -> Deed {
        self
    }
}

impl Done for KnightsDeed {
    fn deed(self) -> Deed {
        Deed::Knights(self)
    }
}

impl Done for Play {
    fn deed(self) -> Deed {
        KnightsDeed::Play(self).deed()
    }
}

impl Done for SeaDeed {
    fn deed(self) -> Deed {
        Deed::Sea(self)
    }
}

impl Done for WagonDeed {
    fn deed(self) -> Deed {
        Deed::Wagons(self)
    }
}

impl Done for ScenarioDeed {
    fn deed(self) -> Deed {
        self.into()
    }
}

impl Done for Correction {
    fn deed(self) -> Deed {
        Deed::Correct { correction: self }
    }
}

impl Done for KnightsCorrection {
    fn deed(self) -> Deed {
        Correction::Knights(self).deed()
    }
}

impl Done for SeaCorrection {
    fn deed(self) -> Deed {
        Correction::Sea(self).deed()
    }
}

/// A table whose every act is written, read back and folded beside what was performed.
#[derive(Clone)]
pub struct Table {
    pub state: State,
    /// Acts done at it, in order.
    pub acts: Vec<Act>,
}

impl Table {
    /// Three players after the opening, the first to move: red on 6 hills and
    /// 8 mountains, blue on 5 pasture and 9 fields, white on 11 and 3 forests.
    pub fn new(rules: Rules, top: &[PileCard]) -> Self {
        Self::open(setup_with(3, rules, top))
    }

    /// Three players and a deck with one card: its dice, and what its event
    /// does as a list in JSON. The next card is a quiet 5.
    pub fn with_event(red: u8, yellow: u8, effects: &str) -> Self {
        Self::with_event_by(Rules::open_hands(), red, yellow, effects)
    }

    /// The same by other rules.
    pub fn with_event_by(rules: Rules, red: u8, yellow: u8, effects: &str) -> Self {
        let text = format!(
            r#"{{"format": "tableside-deck", "version": 2, "id": "own", "cards": [
                {{"red": {red}, "yellow": {yellow}, "event": "it"}},
                {{"red": 1, "yellow": 4, "event": "none"}}],
                "events": {{"it": {{"effects": {effects}}}, "none": {{"effects": []}}}}}}"#
        );
        let rules = Rules { cards: Selection { new_year: NewYear::Off, ..rules.cards }, ..rules };
        let mut parts = SetupFields::from(setup_with(3, rules, &[]));
        parts.decks = vec![Deck::read(&text).expect("a deck")];
        let order = [0, 1].map(|card| PileCard::Numbered { deck: 0, card });
        parts.shuffle = Preparation::new(order.to_vec(), [7; 16]).into();
        Self::open(Setup::new(parts).expect("the parts go together"))
    }

    /// A table with this setup, where nothing was done yet.
    pub fn at(setup: Setup) -> Self {
        Self::on(State::new(Arc::new(setup)))
    }

    /// A table that stands like this.
    pub fn on(state: State) -> Self {
        Self { state, acts: Vec::new() }
    }

    /// The same by the parts of a setup.
    pub fn of(parts: SetupFields) -> Self {
        Self::at(Setup::new(parts).expect("the parts go together"))
    }

    /// A table about to roll, after an opening at the first places that are free.
    pub fn settled(setup: Setup) -> Self {
        let mut table = Self::at(setup);
        while matches!(table.state.phase(), Phase::Founding { .. }) {
            let deed = match table.state.founding_spots().first() {
                Some(at) => Deed::FoundSettlement { at: *at },
                None => Deed::FoundRoad { at: table.state.founding_roads()[0] },
            };
            table.does(deed);
        }
        table
    }

    /// A table with this setup, after the same opening.
    pub fn open(setup: Setup) -> Self {
        let mut table = Self::at(setup);
        for (settlement, road) in opening() {
            table.does(Deed::FoundSettlement { at: settlement });
            table.does(Deed::FoundRoad { at: road });
        }
        assert_eq!(table.state.phase(), Phase::BeforeProduction);
        table
    }

    pub fn seat(&self, nth: usize) -> Seat {
        self.state.players().seat(nth).expect("a seat")
    }

    #[track_caller]
    pub fn does(&mut self, deed: impl Done) -> Act {
        self.takes(deed, Enforcement::ByTheRules)
    }

    /// Does it; whoever only reads the act and folds it comes to the same.
    #[track_caller]
    pub fn takes(&mut self, deed: impl Done, enforcement: Enforcement) -> Act {
        let mut folded = self.state.clone();
        let act = self.state.perform(deed.deed(), enforcement).expect("it can be done");
        let line = serde_json::to_string(&act).expect("writes");
        let read: Act = serde_json::from_str(&line).expect("reads");
        assert_eq!(read, act, "{line}");
        folded.apply(&read).expect("its own act");
        assert_eq!(folded, self.state, "the fold of what was performed");
        self.acts.push(read);
        act
    }

    /// Does here what was done elsewhere.
    pub fn did(&mut self, act: &Act) {
        self.state.apply(act).expect("it fits");
        self.acts.push(act.clone());
    }

    /// The table says how it is in truth.
    #[track_caller]
    pub fn corrects(&mut self, correction: impl Done) -> Act {
        self.does(correction)
    }

    /// It is refused by the rules, and for this reason.
    #[track_caller]
    pub fn refuses_for(&mut self, deed: impl Done, reason: impl Into<Refusal>) {
        assert_eq!(self.refuses(deed), reason.into());
    }

    #[track_caller]
    pub fn refuses(&mut self, deed: impl Done) -> Refusal {
        let before = self.state.clone();
        let refusal = self.state.perform(deed.deed(), Enforcement::ByTheRules);
        assert_eq!(self.state, before, "a refusal changes nothing");
        refusal.expect_err("the rules refuse it")
    }

    #[track_caller]
    pub fn passes(&mut self) -> Act {
        self.does(Deed::Pass)
    }

    #[track_caller]
    pub fn leaves(&mut self, nth: usize) {
        self.does(Deed::LeaveTable { player: self.seat(nth) });
    }

    #[track_caller]
    pub fn draws(&mut self) -> Act {
        let setup = Arc::clone(self.state.setup());
        let shuffle = || prepare(&setup.decks, &setup.rules.cards, &mut rand::rng());
        let turned = self.state.next_draw(shuffle).expect("a card");
        self.does(Deed::Draw { turned })
    }

    /// Says what a hand holds, so that a test can pay.
    #[track_caller]
    pub fn holds(&mut self, nth: usize, counts: &[(Resource, u8)]) {
        self.has(nth, cards(counts));
    }

    /// The same of commodities, too.
    #[track_caller]
    pub fn has(&mut self, nth: usize, cards: Cards) {
        self.does(Deed::CorrectHand { player: self.seat(nth), cards });
    }

    /// A building of a player stands there.
    pub fn builds(&mut self, nth: usize, at: Intersection, kind: Building) {
        self.corrects(Correction::Building { at, is: Some((self.seat(nth), kind)) });
    }

    /// A road of a player lies there.
    pub fn paves(&mut self, nth: usize, at: Path) {
        self.corrects(Correction::Road { at, is: Some((self.seat(nth), Condition::Intact)) });
    }

    pub fn hand(&self, nth: usize) -> Cards {
        self.state.hands().expect("followed").known(self.seat(nth))
    }

    /// Nothing happens in a turn: a 2, and whoever is next.
    #[track_caller]
    pub fn quiet_turn(&mut self) {
        self.rolls(2);
        self.passes();
    }

    /// Rolls a number that brings nobody a task, and stays in trading.
    #[track_caller]
    pub fn rolls(&mut self, number: u8) -> Act {
        self.does(roll(number))
    }
}
