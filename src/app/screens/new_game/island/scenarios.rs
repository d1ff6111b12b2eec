//! A map of a scenario, as printed or shuffled (SEA 10, 13), and what the scenario leaves to
//! the table.

use egui::{Label, Ui, Vec2};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::app::platform::Platform;
use crate::app::screens::on_islands::kept_by_table;
use board::{Island, Rotation, Terrain};
use game::{Expansion, Expansions, MapTarget, OwnScenario, SeaMap};
use kit::theme::Palette;
use kit::widgets::{
    Icon, SizedButton, Switch, captioned_tile, grid, hint, paint_small_island, pick, toggled, warn,
};
use scenarios::{
    BuiltInScenario, Ground, HarborPlan, Home, LayHow, Map, Mixing, Pieces, RobberStart, Scenario,
    ScenarioId, SeaRule, Start,
};
use words::text::Text;

/// The smallest scenario's tile, in points.
const TILE: (f32, f32) = (150.0, 124.0);

/// The scenarios, and the map of one of them.
#[derive(Clone, Debug)]
pub struct Scenarios {
    /// Those on offer, in the order of the rules.
    shelf: Vec<OnOffer>,
    /// Index of the one that is chosen.
    chosen: usize,
    players: u8,
    how: LayHow,
    /// Another seed shuffles otherwise.
    seed: u64,
    /// The map as it lies.
    pub island: Island,
    /// The rules that it doesn't keep.
    unkept: Vec<SeaRule>,
    /// Said by it beside its hexes and harbors.
    pub sea: SeaMap,
}

/// A scenario on offer, with its map as its tile shows it.
#[derive(Clone, Debug)]
struct OnOffer {
    scenario: &'static Scenario,
    picture: Island,
}

impl Scenarios {
    /// The scenarios that come with the program; of the first, the map for four. What
    /// nobody prints is drawn by `seed`.
    pub fn new(seed: u64) -> Self {
        let offer = |scenario| OnOffer { scenario, picture: Island::empty() };
        let mut scenarios = Self {
            shelf: BuiltInScenario::all_read().iter().map(offer).collect(),
            chosen: 0,
            players: 0,
            how: LayHow::PRINTED,
            seed,
            island: Island::empty(),
            unkept: Vec::new(),
            sea: SeaMap::default(),
        };
        scenarios.seat(4);
        scenarios
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

    /// Returns the reason why a game can't begin on the map, in one sentence.
    pub fn problem(&self, text: &Text, played: Expansions) -> Option<String> {
        let scenario = self.scenario()?;
        if let Some(problem) = without_knights(text, &self.sea, played) {
            return Some(problem);
        }
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
        (self.island, self.unkept) = (laid.island, laid.unkept);
    }

    /// The settings.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        (played, worth): (Expansions, Option<u8>),
        lies: Rotation,
        platform: &mut dyn Platform,
    ) {
        let offers: Vec<(usize, &OnOffer)> = self.shelf.iter().enumerate().collect();
        let touched = pick(ui, &offers, TILE, |ui, (place, offer), size| {
            let points = MapTarget::of_scenario(offer.scenario).among(played);
            let fits = offer.scenario.map_for(self.players).is_some();
            let fits = fits && is_offered(offer.scenario, played);
            let state = Switch::when(*place == self.chosen);
            let reason = if is_offered(offer.scenario, played) {
                "scenario-no-map"
            } else {
                "scenario-no-knights"
            };
            let points = if fits { Ok(points) } else { Err(reason) };
            offer.tile(ui, text, points, (lies.sixths(), state), size)
        });
        if let Some(place) = touched.map(|(place, _)| *place) {
            self.chosen = place;
            self.lay();
        }
        self.shuffles(ui, text, platform);
        warn(
            ui,
            self.unkept.iter().map(|rule| match rule {
                SeaRule::RedsApart => text.get("scenario-unkept-reds"),
                SeaRule::RedsOffGold => text.get("scenario-unkept-gold"),
                SeaRule::TokensKeptOff => text.get("scenario-unkept-tokens"),
            }),
        );
        let Some((scenario, map)) = self.scenario().zip(self.map()) else { return };
        for line in self.sentences(text, (scenario, map), worth.unwrap_or(scenario.points())) {
            ui.add(Label::new(line).wrap());
        }
        ui.add_space(4.0);
        kept_by_table(ui, text, scenario);
    }

    /// Asks what of the map is shuffled, and offers to shuffle it again.
    fn shuffles(&mut self, ui: &mut Ui, text: &Text, platform: &mut dyn Platform) {
        let Some(map) = self.map() else { return };
        let is_printed = map.mixes().iter().any(|mix| mix.pieces == Pieces::Printed);
        let has_stock = map.mixes().iter().any(|mix| mix.pieces != Pieces::Printed);
        let (can_mix_harbors, draws_harbors) = match map.harbors() {
            HarborPlan::Places { places, mixed } => (places.len() > mixed.len(), !mixed.is_empty()),
            HarborPlan::ByPlayers(_) => (true, false),
            HarborPlan::InPlay(_) => (false, false),
        };
        let mut how = self.how;
        let LayHow { terrain, tokens, harbors } = &mut how;
        let offered = [
            (is_printed, terrain, "scenario-shuffle-terrain"),
            (is_printed, tokens, "scenario-shuffle-tokens"),
            (can_mix_harbors, harbors, "scenario-shuffle-harbors"),
        ];
        let mut offered: Vec<_> =
            offered.into_iter().filter(|(is_offered, ..)| *is_offered).collect();
        if !offered.is_empty() {
            hint(ui, &text.get("scenario-shuffles"));
        }
        let places: Vec<usize> = (0..offered.len()).collect();
        grid(ui, &places, (150.0, 52.0), |ui, place, size| {
            let Some((_, mixing, key)) = offered.get_mut(*place) else { return };
            let ways = [Mixing::Shuffled, Mixing::Printed];
            **mixing = toggled(ui, size, &text.get(key), ways, **mixing);
        });
        let is_mixed = offered.iter().any(|(_, mixing, _)| **mixing == Mixing::Shuffled);
        let is_shuffled = has_stock || draws_harbors || is_mixed;
        let label = text.get("scenario-shuffle-again");
        let again =
            SizedButton::new(&label).icon(Icon::Dice).enabled(is_shuffled).touched(ui, 52.0);
        if again {
            self.seed = platform.rng().next_u64();
        }
        if how != self.how || again {
            self.how = how;
            self.lay();
        }
    }

    /// Returns what a scenario says beside its map, where a first settlement on a foreign island is
    /// worth `points` at this table.
    fn sentences(
        &self,
        text: &Text,
        (scenario, map): (&Scenario, &Map),
        points: u8,
    ) -> Vec<String> {
        let abroad = match scenario.home() {
            Home::Areas(_) => "scenario-abroad",
            Home::Opening => "scenario-abroad-of-each",
        };
        let abroad = (points > 0).then(|| text.with(abroad, &[("points", points.into())]));
        let begins_at_home = match scenario.start() {
            Start::On { areas, .. } => Some(areas.len()),
            Start::Anywhere | Start::Islands { .. } => None,
        };
        let own = map.parts().map(OwnScenario::of);
        let begins_at_home = begins_at_home
            .map(|count| if own == Some(OwnScenario::Wonders) { 1 } else { count })
            .map(|count| text.with("scenario-begins-at-home", &[("count", count.into())]));
        let robber = matches!(map.robber(), RobberStart::BesideBoard);
        let beside = match (robber, map.pirate()) {
            (true, None) if own == Some(OwnScenario::Pirates) => Some("scenario-neither"),
            (_, None) if own == Some(OwnScenario::Wonders) => Some("scenario-no-pirate"),
            (true, None) => Some("scenario-both-beside"),
            (true, Some(_)) => Some("scenario-robber-beside"),
            (false, None) => Some("scenario-pirate-beside"),
            (false, Some(_)) => None,
        };
        let by_players = matches!(map.harbors(), HarborPlan::ByPlayers(_))
            && self.how.harbors == Mixing::Printed;
        let harbors = by_players.then(|| text.get("scenario-harbors-by-players"));
        let beside = beside.map(|key| text.get(key));
        let lines = abroad.into_iter().chain(begins_at_home).chain(beside);
        lines.chain(hidden(text, map)).chain(harbors).collect()
    }
}

impl OnOffer {
    /// Draws its tile, with the `points` that win, if it has a map for so many players. Returns
    /// whether it was touched.
    fn tile(
        &self,
        ui: &mut Ui,
        text: &Text,
        points: Result<u8, &str>,
        (turned, state): (u8, Switch),
        size: Vec2,
    ) -> bool {
        let palette = Palette::of(ui);
        let title = text.of_scenario(self.scenario.titles());
        let line = match points {
            Ok(points) => text.with("scenario-points", &[("points", points.into())]),
            Err(reason) => text.get(reason),
        };
        let values = [("title", title.into()), ("line", line.as_str().into())];
        let said = text.with("scenario-tile", &values);
        captioned_tile(ui, size, (&said, state), (title, &line), |ui, picture| {
            paint_small_island(ui.painter(), picture, &self.picture, turned, palette);
            if points.is_err() {
                ui.painter().rect_filled(picture, 8.0, palette.raised.gamma_multiply(0.7));
            }
        })
    }
}

/// Returns whether a scenario is offered with what is played beside Seafarers: two of them need
/// development cards, which Cities & Knights takes out (SCENARIOS 6).
fn is_offered(scenario: &Scenario, played: Expansions) -> bool {
    let own = OwnScenario::of_scenario(scenario);
    let needs_cards = own.is_some_and(OwnScenario::needs_development_cards);
    !needs_cards || !played.has(Expansion::Knights)
}

/// Returns the sentence that a map which was changed by hand or kept is of such a scenario, too.
pub fn without_knights(text: &Text, map: &SeaMap, played: Expansions) -> Option<String> {
    let scenario = map.parts.as_ref().and(map.scenario.as_ref());
    let scenario = BuiltInScenario::read(scenario?).filter(|it| !is_offered(it, played))?;
    let title = text.of_scenario(scenario.titles()).to_owned();
    Some(text.with("scenario-without-knights", &[("title", title.into())]))
}

/// Returns what lies face down, so that the table can lay it out.
fn hidden(text: &Text, map: &Map) -> Option<String> {
    let grounds = map.hidden_grounds();
    if grounds.is_empty() {
        return None;
    }
    let land = Terrain::ALL.into_iter().chain([Terrain::Gold]);
    let land = land.map(|terrain| (text.terrain(terrain), Ground::Land(terrain)));
    let kinds = std::iter::once((text.get("scenario-hidden-sea"), Ground::Sea)).chain(land);
    let hexes = kinds.filter_map(|(what, kind)| {
        let count = grounds.iter().filter(|ground| **ground == kind).count();
        let values = [("count", count.into()), ("what", what.into())];
        (count > 0).then(|| text.with("scenario-hidden-hexes", &values))
    });
    let hexes: Vec<String> = hexes.collect();
    let mut tokens = map.hidden_tokens().to_vec();
    tokens.sort_unstable();
    let tokens: Vec<String> = tokens.iter().map(|token| token.number().to_string()).collect();
    let values = [("hexes", hexes.join(", ").into()), ("tokens", tokens.join(", ").into())];
    Some(text.with("scenario-hidden", &values))
}
