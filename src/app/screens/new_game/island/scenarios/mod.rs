//! A map of a scenario, as printed or shuffled (SEA 10, 13), and what the scenario leaves to
//! the table.

mod facts;
mod tile;

use egui::{Label, Ui, vec2};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::super::goal::MapGoal;
use super::by_hand::AreasDraft;
use crate::app::platform::Platform;
use crate::app::screens::decks::parts::{hint, rows};
use board::{Island, Rotation};
use game::{Expansions, SeaMap};
use kit::widgets::{Icon, SizedButton, Switch, toggle, warning_box};
use scenarios::{
    BuiltInScenario, HarborPlan, Laid, LayHow, Map, Mixing, Pieces, Scenario, ScenarioId, SeaRule,
};
use words::text::Text;

/// The smallest scenario's tile, in points.
const TILE: (f32, f32) = (150.0, 124.0);

/// The scenarios, and the map of one of them.
#[derive(Clone, Debug)]
pub struct Scenarios {
    /// Those on offer, in the order of the rules.
    shelf: Vec<OnOffer>,
    /// Which of them is chosen.
    chosen: usize,
    players: u8,
    how: LayHow,
    /// Another seed shuffles otherwise.
    seed: u64,
    laid: Laid,
    sea: SeaMap,
}

/// A scenario on offer, with its map as its tile shows it.
#[derive(Clone, Debug)]
struct OnOffer {
    scenario: &'static Scenario,
    picture: Island,
}

impl OnOffer {
    fn new(scenario: &'static Scenario) -> Self {
        Self { scenario, picture: Island::empty() }
    }
}

impl Scenarios {
    /// The scenarios that come with the program; of the first, the map for four. What
    /// nobody prints is drawn by `seed`.
    pub fn new(seed: u64) -> Self {
        let nothing = Laid {
            island: Island::empty(),
            robber: None,
            pirate: None,
            hidden: scenarios::HiddenStack::default(),
            unkept: Vec::new(),
        };
        let mut scenarios = Self {
            shelf: BuiltInScenario::all_read().iter().map(OnOffer::new).collect(),
            chosen: 0,
            players: 0,
            how: LayHow::PRINTED,
            seed,
            laid: nothing,
            sea: SeaMap::default(),
        };
        scenarios.seat(4);
        scenarios
    }

    /// The map's hexes and harbors.
    pub const fn island(&self) -> &Island {
        &self.laid.island
    }

    /// What it says beside them.
    pub const fn sea(&self) -> &SeaMap {
        &self.sea
    }

    /// Chooses the scenario of that id, if it is on offer.
    pub fn choose(&mut self, id: &ScenarioId) {
        if let Some(place) = self.shelf.iter().position(|offer| offer.scenario.id() == id) {
            self.chosen = place;
            self.lay();
        }
    }

    /// Sets the number of players: each scenario takes its map for so many.
    pub fn seat(&mut self, players: usize) {
        let players = u8::try_from(players).unwrap_or(u8::MAX);
        if players == self.players {
            return;
        }
        self.players = players;
        for offer in &mut self.shelf {
            // Of too many players it shows the map that it has.
            let map = offer.scenario.map_for(players).or_else(|| offer.scenario.maps().first());
            let mut rng = StdRng::seed_from_u64(0);
            if let Some(map) = map {
                offer.picture = map.lay(LayHow::PRINTED, &mut rng).island;
            }
        }
        self.lay();
    }

    /// Why a game can't begin on the map, in one sentence.
    pub fn problem(&self, text: &Text) -> Option<String> {
        let scenario = self.scenario()?;
        if scenario.map_for(self.players).is_some() {
            return None;
        }
        let most = scenario.maps().iter().flat_map(Map::players).max().copied().unwrap_or(4);
        let title = text.of_scenario(scenario.titles()).to_owned();
        let values = [("title", title.into()), ("most", most.into())];
        Some(text.with("scenario-too-many", &values))
    }

    fn scenario(&self) -> Option<&'static Scenario> {
        self.shelf.get(self.chosen).map(|offer| offer.scenario)
    }

    fn map(&self) -> Option<&'static Map> {
        let scenario = self.scenario()?;
        scenario.map_for(self.players).or_else(|| scenario.maps().first())
    }

    fn lay(&mut self) {
        let mut rng = StdRng::seed_from_u64(self.seed);
        let Some((scenario, map)) = self.scenario().zip(self.map()) else { return };
        let laid = map.lay(self.how, &mut rng);
        self.sea = SeaMap::of(scenario, map, &laid);
        self.laid = laid;
    }

    /// The settings; the picture beside them is the island's.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        (played, worth): (Expansions, Option<u8>),
        lies: Rotation,
        platform: &mut dyn Platform,
    ) {
        let mut touched = None;
        let places: Vec<usize> = (0..self.shelf.len()).collect();
        rows(ui, &places, TILE, |ui, place, size| {
            let Some(offer) = self.shelf.get(*place) else { return };
            let scenario = offer.scenario;
            let shown = tile::Shown {
                title: text.of_scenario(scenario.titles()),
                points: MapGoal::of_scenario(scenario).target(played),
                picture: &offer.picture,
                turned: lies.sixths(),
                picked: Switch::when(*place == self.chosen),
                fits: scenario.map_for(self.players).is_some(),
            };
            if tile::show(ui, text, &shown, size) {
                touched = Some(*place);
            }
        });
        if let Some(place) = touched {
            self.chosen = place;
            self.lay();
        }
        self.shuffles(ui, text, platform);
        self.unkept(ui, text);
        let Some((scenario, map)) = self.scenario().zip(self.map()) else { return };
        let points = worth.unwrap_or(scenario.points());
        facts::show(ui, text, facts::Facts { scenario, map, how: self.how, points });
    }

    /// What of the map can be shuffled, and shuffling it again.
    fn shuffles(&mut self, ui: &mut Ui, text: &Text, platform: &mut dyn Platform) {
        let Some(map) = self.map() else { return };
        let is_printed = map.mixes().iter().any(|mix| mix.pieces == Pieces::Printed);
        let has_stock = map.mixes().iter().any(|mix| mix.pieces != Pieces::Printed);
        let (can_mix_harbors, draws_harbors) = match map.harbors() {
            HarborPlan::Places { places, mixed } => (places.len() > mixed.len(), !mixed.is_empty()),
            HarborPlan::ByPlayers(_) => (true, false),
            HarborPlan::InPlay(_) => (false, false),
        };
        hint(ui, &text.get("scenario-shuffles"));
        let mut offered = Vec::new();
        if is_printed {
            offered.push((Part::Terrain, "scenario-shuffle-terrain"));
            offered.push((Part::Tokens, "scenario-shuffle-tokens"));
        }
        if can_mix_harbors {
            offered.push((Part::Harbors, "scenario-shuffle-harbors"));
        }
        let mut how = self.how;
        rows(ui, &offered, (150.0, 52.0), |ui, (part, key), size| {
            let mixing = part.of(&mut how);
            let state = Switch::when(*mixing == Mixing::Shuffled);
            match toggle(ui, size, &text.get(key), state) {
                Some(Switch::On) => *mixing = Mixing::Shuffled,
                Some(Switch::Off) => *mixing = Mixing::Printed,
                None => {}
            }
        });
        let is_shuffled = has_stock
            || draws_harbors
            || (is_printed && (how.terrain, how.tokens) != (Mixing::Printed, Mixing::Printed))
            || (can_mix_harbors && how.harbors == Mixing::Shuffled);
        let label = text.get("scenario-shuffle-again");
        let size = vec2(ui.available_width(), 52.0);
        let again = |ui: &mut Ui| SizedButton::new(&label).icon(Icon::Dice).show(ui, size);
        let again = ui.add_enabled_ui(is_shuffled, again).inner.clicked();
        if again {
            self.seed = platform.rng().next_u64();
        }
        if how != self.how || again {
            self.how = how;
            self.lay();
        }
    }

    /// What couldn't be kept while shuffling.
    fn unkept(&self, ui: &mut Ui, text: &Text) {
        if self.laid.unkept.is_empty() {
            return;
        }
        warning_box(ui, |ui| {
            for rule in &self.laid.unkept {
                let key = match rule {
                    SeaRule::RedsApart => "scenario-unkept-reds",
                    SeaRule::RedsOffGold => "scenario-unkept-gold",
                };
                ui.add(Label::new(text.get(key)).wrap());
            }
        });
    }

    /// What the map's areas are to the players.
    pub fn areas(&self) -> AreasDraft {
        let points = self.scenario().map_or(0, Scenario::points);
        AreasDraft::of_map(&self.sea, points)
    }
}

/// What of a map is shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Terrain,
    Tokens,
    Harbors,
}

impl Part {
    const fn of(self, how: &mut LayHow) -> &mut Mixing {
        match self {
            Self::Terrain => &mut how.terrain,
            Self::Tokens => &mut how.tokens,
            Self::Harbors => &mut how.harbors,
        }
    }
}
