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

use std::sync::Arc;

use board::{Hex, Intersection, Path, Resource, Side, first_game};
use cards::{Deck, NewYear, PileCard, Preparation, Selection, Shuffle, deck_a, prepare};
use chrono::DateTime;
use game::{
    Act, Cards, Color, Correction, Deed, Enforcement, Entry, FirstBy, Game, Name, NumberSource,
    PerSeat, Phase, Player, Refusal, Rules, Seat, Setup, SetupFields, State, Step,
};
use tempfile::TempDir;

pub fn deck() -> Deck {
    deck_a().expect("the built-in deck is sound")
}

/// A folder that goes when the test is over.
pub fn temp_dir() -> TempDir {
    tempfile::tempdir().expect("a folder")
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

pub struct Table {
    pub state: State,
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

    /// A table with this setup, after the same opening.
    pub fn open(setup: Setup) -> Self {
        let mut table = Self { state: State::new(Arc::new(setup)) };
        for (settlement, road) in opening() {
            table.does(Deed::FoundSettlement { at: settlement });
            table.does(Deed::FoundRoad { at: road });
        }
        assert_eq!(table.state.phase(), Phase::BeforeProduction);
        table
    }

    pub fn seat(&self, nth: usize) -> Seat {
        self.state.setup().players.seat(nth).expect("a seat")
    }

    #[track_caller]
    pub fn does(&mut self, deed: Deed) -> Act {
        self.state.perform(deed, Enforcement::ByTheRules).expect("the rules allow it")
    }

    /// The table says how it is in truth.
    #[track_caller]
    pub fn corrects(&mut self, correction: Correction) -> Act {
        self.does(Deed::Correct { correction })
    }

    /// It is refused by the rules, and for this reason.
    #[track_caller]
    pub fn refuses_for(&mut self, deed: Deed, reason: impl Into<Refusal>) {
        assert_eq!(self.refuses(deed), reason.into());
    }

    #[track_caller]
    pub fn refuses(&mut self, deed: Deed) -> Refusal {
        let before = self.state.clone();
        let refusal =
            self.state.perform(deed, Enforcement::ByTheRules).expect_err("the rules refuse it");
        assert_eq!(self.state, before, "a refusal changes nothing");
        refusal
    }

    #[track_caller]
    pub fn draws(&mut self) -> Act {
        let setup = Arc::clone(self.state.setup());
        let shuffle = || prepare(&setup.decks, &setup.rules.cards, &mut rand::rng());
        let turned = self.state.next_draw(shuffle).expect("a card");
        self.does(Deed::Draw { turned })
    }

    /// Says what a hand holds, so that a test can pay.
    pub fn holds(&mut self, nth: usize, counts: &[(Resource, u8)]) {
        let player = self.seat(nth);
        self.does(Deed::CorrectHand { player, cards: cards(counts) });
    }

    pub fn hand(&self, nth: usize) -> Cards {
        self.state.hands().expect("followed").known(self.seat(nth))
    }

    /// Rolls a number that brings nobody a task, and stays in trading.
    pub fn rolls(&mut self, number: u8) -> Act {
        self.does(Deed::Roll { number: number.try_into().expect("a roll") })
    }
}
