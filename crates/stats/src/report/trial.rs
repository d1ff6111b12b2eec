//! Trial games: played at random except for their numbers.

use chrono::DateTime;
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{random_deed, random_setup};
use cards::{BuiltIn, Deck, prepare};
use game::{
    Deed, Enforcement, Entry, Game, NumberSource, Phase, Rules, Setup, SetupFields, Step, Table,
};

/// A table that does at random whatever a test doesn't care about.
pub(crate) struct TrialGame {
    pub game: Game,
    pub rng: Xoshiro256PlusPlus,
}

pub(crate) fn decks(letters: &[BuiltIn]) -> Vec<Deck> {
    letters.iter().map(|one| one.deck().expect("the built-in deck is sound")).collect()
}

impl TrialGame {
    /// A game from the first settlement on.
    pub fn opened(decks: &[Deck], players: usize, rules: Rules, seed: u64) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
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

    pub fn step(&mut self, step: Step) {
        self.game.take(Entry::new(DateTime::UNIX_EPOCH, step)).expect("it can be taken");
    }

    pub fn act(&mut self, deed: Deed) {
        let act =
            self.game.propose(deed, Enforcement::AsTheTableDid).expect("it can be done").into_act();
        self.step(Step::Act(act));
    }

    /// Does at random what must be done before the next number, and passes.
    pub fn reach_next_number(&mut self) {
        while self.game.state().phase() != Phase::BeforeProduction
            || !self.game.state().open_tasks().is_empty()
        {
            let state = self.game.state();
            let is_idle = state.open_tasks().is_empty()
                && matches!(state.phase(), Phase::Trading | Phase::ExtraBuilding { .. });
            let deed = if is_idle { Some(Deed::Pass) } else { random_deed(state, &mut self.rng) };
            self.act(deed.expect("the game goes on"));
        }
    }

    /// Has the table roll the next turn's number.
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
