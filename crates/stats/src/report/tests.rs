//! Games for the tests of reports: at random, and by hand.

mod by_hand;
mod expansion_laws;
mod laws;
mod module_laws;

use std::sync::LazyLock;

use chrono::{DateTime, TimeDelta};
use rand::SeedableRng;
use rand::rngs::{StdRng, Xoshiro256PlusPlus};

use super::GameReport;
use crate::{random_act, random_deed, random_setup};
use cards::{BuiltIn, Deck, Hidden, LeapYear, NewYear, prepare};
use game::{
    Deed, Edition, Enforcement, Entry, Following, Game, KnightsDeed, NumberSource, Phase, Roll,
    Rules, SeaRules, Seat, Setup, SetupFields, Span, Step, Table,
};

pub(crate) fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

pub(crate) fn decks(letters: &[BuiltIn]) -> Vec<Deck> {
    letters.iter().map(|one| one.deck().expect("the built-in deck is sound")).collect()
}

pub(crate) fn hiding(hidden: u8, leap_year: LeapYear) -> NewYear {
    NewYear::On { hidden: Hidden::try_from(hidden).expect("few"), leap_year }
}

pub(crate) fn number(value: u8) -> Roll {
    Roll::try_from(value).expect("2 to 12")
}

pub(crate) fn seat(game: &Game, nth: usize) -> Seat {
    game.setup().players.seat(nth).expect("a seat")
}

pub(super) fn with_knights(edition: Edition) -> Rules {
    Rules { following: Following::Open, ..Rules::with_knights(edition) }
}

pub(super) fn at_sea(rules: Rules) -> Rules {
    Rules { sea: Some(SeaRules::default()), ..rules }
}

/// A game with `acts` random acts; act n has n seconds on the clock.
pub(super) fn played(rules: Rules, seed: u64, players: usize, acts: usize) -> Game {
    let mut rng = StdRng::seed_from_u64(seed);
    let (first, others) = BuiltIn::ALL.split_at(1);
    let decks = decks(if seed.is_multiple_of(2) { first } else { others });
    let setup = random_setup(&decks, players, rules, &mut rng).expect("a table");
    let mut game = Game::new(setup);
    for nth in 1..=acts {
        let mut state = game.state().clone();
        let Some(act) = random_act(&mut state, &mut rng) else { break };
        let seconds = u32::try_from(nth).expect("few");
        let time = DateTime::UNIX_EPOCH + TimeDelta::seconds(i64::from(seconds));
        let clock = Span::of_millis(1_000 * seconds);
        game.take(Entry { time, clock, step: Step::Act(act) }).expect("it fits");
    }
    game
}

/// A game of the base game.
pub(super) fn base(seed: u64, players: usize, acts: usize) -> Game {
    played(Rules::open_hands(), seed, players, acts)
}

type PlayedGame = (Game, GameReport);

static GAMES: LazyLock<Vec<PlayedGame>> = LazyLock::new(|| {
    let players = |seed: u64| 2 + usize::try_from(seed % 5).expect("few");
    let of_base =
        (0..24).map(|seed| base(seed, players(seed), 40 * usize::try_from(seed + 1).expect("few")));
    let of_knights = (0..36).map(|seed: u64| {
        let edition = if seed.is_multiple_of(3) { Edition::Sixth } else { Edition::Fifth };
        played(with_knights(edition), seed, players(seed), 1_200)
    });
    let sea_alone = || at_sea(Rules { target: 14, ..Rules::open_hands() });
    let of_sea = (0..24).map(|seed: u64| {
        let is_both = seed.is_multiple_of(3);
        let rules = if is_both { at_sea(with_knights(Edition::Fifth)) } else { sea_alone() };
        played(rules, seed, players(seed), 900)
    });
    // Players at random settle abroad late.
    let long = (0..8).map(|nth| played(sea_alone(), 3 * nth + 1, 4, 4_000));
    let all = of_base.chain(of_knights).chain(of_sea).chain(long);
    all.map(|game| (GameReport::of(&game), game)).map(|(report, game)| (game, report)).collect()
});

/// Random games of each kind, with what is told of them.
pub(super) fn games() -> &'static [PlayedGame] {
    &GAMES
}

/// A table that does at random whatever a test doesn't care about.
pub(crate) struct TrialGame {
    pub game: Game,
    pub rng: Xoshiro256PlusPlus,
}

impl TrialGame {
    pub fn opened(decks: &[Deck], players: usize, rules: Rules, seed: u64) -> Self {
        let mut rng = rng(seed);
        let setup = random_setup(decks, players, rules, &mut rng).expect("a sound opening");
        Self { game: Game::new(setup), rng }
    }

    /// A game in progress, so that none of its 7s is in the first round.
    pub fn in_its_course(decks: &[Deck], players: usize, rules: Rules, seed: u64) -> Self {
        let opened = Self::opened(decks, players, rules, seed);
        let parts = SetupFields::from(Setup::clone(opened.game.setup()));
        let start = Table::empty(&parts.players, parts.first, &parts.island);
        let setup =
            Setup::new(SetupFields { start: Some(start), ..parts }).expect("a sound opening");
        Self { game: Game::new(setup), rng: opened.rng }
    }

    /// Does this after the clock ran for so many seconds.
    pub fn step_after(&mut self, seconds: u32, step: Step) {
        let clock = Span::of_millis(1_000 * seconds);
        let entry = Entry { time: DateTime::UNIX_EPOCH, clock, step };
        self.game.take(entry).expect("it can be taken");
    }

    pub fn step(&mut self, step: Step) {
        self.step_after(0, step);
    }

    pub fn act_after(&mut self, seconds: u32, deed: Deed) {
        let next = self.game.propose(deed, Enforcement::AsTheTableDid).expect("it can be done");
        self.step_after(seconds, Step::Act(next.into_act()));
    }

    pub fn act(&mut self, deed: Deed) {
        self.act_after(0, deed);
    }

    pub fn knights(&mut self, deed: KnightsDeed) {
        self.act(Deed::Knights(deed));
    }

    /// Does something at random; each act takes so many seconds.
    fn anything(&mut self, seconds: u32) {
        let deed = random_deed(self.game.state(), &mut self.rng).expect("the game goes on");
        self.act_after(seconds, deed);
    }

    /// Places at random; each act takes a second.
    pub fn found(&mut self) {
        while matches!(self.game.state().phase(), Phase::Founding { .. }) {
            self.anything(1);
        }
    }

    /// Does at random what is asked.
    pub fn answer(&mut self) {
        while !self.game.state().open_tasks().is_empty() {
            self.anything(0);
        }
    }

    /// Does at random what must be done before the next number, and passes.
    pub fn reach_next_number(&mut self) {
        loop {
            let state = self.game.state();
            match state.phase() {
                _ if !state.open_tasks().is_empty() => self.anything(0),
                Phase::BeforeProduction => return,
                Phase::Trading | Phase::ExtraBuilding { .. } => self.act(Deed::Pass),
                Phase::Founding { .. } | Phase::Event | Phase::Over => self.anything(0),
            }
        }
    }

    pub fn roll(&mut self, number: u8) {
        self.reach_next_number();
        self.act(Deed::Roll { number: number.try_into().expect("2 to 12") });
    }

    /// Draws the next turn's number from the app's cards; a vote before it is random.
    pub fn draw(&mut self) {
        let turn = self.game.state().turn();
        self.reach_next_number();
        let turn = self.game.state().turn().max(turn);
        while self.game.state().number().is_none() {
            self.reach_next_number();
            assert_eq!(self.game.state().turn(), turn, "a vote costs no turn");
            self.draw_once();
        }
    }

    /// Draws once from the app's cards, which may end with a vote.
    pub fn draw_once(&mut self) {
        let setup = self.game.setup().clone();
        let rng = &mut self.rng;
        let shuffle = || prepare(&setup.decks, &setup.rules.cards, rng);
        let deed = self.game.draw(shuffle).expect("the pile has numbers");
        self.act(deed);
    }

    pub fn switch(&mut self, numbers: NumberSource) {
        self.act(Deed::UseSource { numbers });
    }
}
