//! The board of an island of any source: it gets what modules lay on it, where they are played, and
//! what others would goes.

use egui::Ui;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::{IslandSource, IslandTab, MadeOf};
use crate::app::platform::Platform;
use game::{BoardFor, Expansions, SetBoard};
use kit::widgets::{Icon, SizedButton};
use scenarios::{ScenarioId, ScenarioReport};
use words::text::Text;

impl IslandTab {
    /// Sets what is played: boards follow, and so does the choice of a scenario.
    pub fn play(&mut self, played: Expansions) {
        self.played = played;
        if self.has_sea {
            self.scenarios.fit(played);
        }
        self.make();
    }

    /// Chooses the scenario of that id; returns whether it is on offer.
    pub fn choose_scenario(&mut self, id: &ScenarioId) -> bool {
        let is_offered = self.scenarios.choose(id);
        self.make();
        is_offered
    }

    /// Offers the scenario that was read from a file, and chooses it.
    pub fn take_scenario(&mut self, text: &Text, read: &ScenarioReport) {
        self.scenarios.take(text, read);
        self.make();
    }

    /// The board of the chosen source as it is without this table's modules.
    fn source(&self) -> SetBoard {
        match self.way {
            IslandSource::ByHand => self.by_hand.board(),
            IslandSource::Kept => self.kept.board.clone(),
            IslandSource::FirstGame | IslandSource::Shuffled | IslandSource::Scenario => {
                SetBoard::of(self.base().clone())
            }
        }
    }

    /// Makes the board of all that it depends on, unless nothing of that has changed. By hand the
    /// table lays all of it itself.
    pub(super) fn make(&mut self) {
        self.by_hand.play(self.played, self.players);
        let (source, map) = (self.source(), self.map());
        let &mut Self { way, played, players, seed, .. } = self;
        let made_of = MadeOf { way, source, map, played, players, seed };
        if self.made_of.as_ref() == Some(&made_of) {
            return;
        }
        let table = BoardFor { played, players, sea: made_of.map.as_ref() };
        let mut rng = StdRng::seed_from_u64(seed);
        let printed = match way {
            IslandSource::FirstGame => SetBoard::printed(table, &mut rng),
            IslandSource::Shuffled
            | IslandSource::Scenario
            | IslandSource::ByHand
            | IslandSource::Kept => None,
        };
        self.board = match (printed, way) {
            (Some(printed), _) => printed,
            (None, IslandSource::ByHand) => made_of.source.clone().stripped(played),
            (None, _) => made_of.source.clone().fitted(table, &mut rng),
        };
        self.made_of = Some(made_of);
    }

    /// Returns whether a module that is played lays something on the board.
    pub(super) fn has_modules(&self) -> bool {
        BoardFor { played: self.played, players: self.players, sea: None }.has_modules()
    }

    /// Offers to lay what modules lay elsewhere, where they do.
    pub(super) fn lay_again(&mut self, ui: &mut Ui, text: &Text, platform: &mut dyn Platform) {
        if !self.has_modules() {
            return;
        }
        let is_printed = self.way == IslandSource::FirstGame;
        let label = text.get(if is_printed { "new-shuffle-again" } else { "new-modules-again" });
        if SizedButton::new(&label).icon(Icon::Dice).touched(ui, 52.0) {
            self.seed = platform.rng().next_u64();
            self.make();
        }
    }
}
