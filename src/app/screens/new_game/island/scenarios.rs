//! A map of a scenario, as printed or shuffled (SEA 10, 13), and what the scenario leaves to
//! the table.

use std::borrow::Cow;
use std::path::PathBuf;

use egui::{Label, Ui, Vec2};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::app::platform::Platform;
use crate::app::screens::files::{FilePath, LoadKeys};
use crate::app::screens::on_islands::kept_by_table;
use board::{Hex, Island, Rotation, Terrain, Tile};
use game::{Expansion, Expansions, MapTarget, OwnScenario, SeaMap, more_at_sea};
use kit::theme::Palette;
use kit::widgets::{
    Icon, SizedButton, Switch, buttons, captioned_tile, grid, hint, paint_small_island, pick,
    toggled, unfolded, warn,
};
use scenarios::{
    BadScenario, BuiltInScenario, Ground, HarborPlan, Home, LayHow, Map, Mixing, Pieces,
    RobberStart, Scenario, ScenarioFinding, ScenarioHead, ScenarioId, ScenarioReport, SeaRule,
    Start,
};
use words::places::Places;
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
    /// The hex that the starting player chose for the robber; it is kept where it fits.
    robber: Option<Hex>,
    file: OwnFile,
}

/// A scenario on offer, with its map as its tile shows it.
#[derive(Clone, Debug)]
struct OnOffer {
    scenario: Cow<'static, Scenario>,
    picture: Island,
}

/// The way to a scenario in a file of one's own.
#[derive(Clone, Debug, Default)]
struct OwnFile {
    is_open: Switch,
    path: FilePath,
    /// The reason why there was none in the file that was chosen last, in one sentence.
    trouble: Option<String>,
}

impl Scenarios {
    /// The scenarios that come with the program; of the first, the map for four. What
    /// nobody prints is drawn by `seed`.
    pub fn new(seed: u64) -> Self {
        let offer = |scenario| {
            let scenario = Cow::Borrowed(scenario);
            OnOffer { scenario, picture: Island::empty() }
        };
        let mut scenarios = Self {
            shelf: BuiltInScenario::all_read().iter().map(offer).collect(),
            chosen: 0,
            players: 0,
            how: LayHow::PRINTED,
            seed,
            island: Island::empty(),
            unkept: Vec::new(),
            sea: SeaMap::default(),
            robber: None,
            file: OwnFile::default(),
        };
        scenarios.seat(4);
        scenarios
    }

    /// Chooses the scenario of that id; returns whether it is on offer.
    pub fn choose(&mut self, id: &ScenarioId) -> bool {
        let place = self.shelf.iter().position(|offer| offer.scenario.id() == id);
        if let Some(place) = place {
            self.chosen = place;
            self.lay();
        }
        place.is_some()
    }

    /// Chooses a scenario that goes with what is `played`, unless the chosen one does.
    pub fn fit(&mut self, played: Expansions) {
        let fits = |offer: &OnOffer| misfit(&offer.scenario, played).is_none();
        if self.shelf.get(self.chosen).is_some_and(fits) {
            return;
        }
        if let Some(place) = self.shelf.iter().position(fits) {
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
        self.shelf.iter_mut().for_each(|offer| offer.seat(players));
        self.lay();
    }

    /// Puts the scenario that was read beside the others and chooses it, in place of an earlier
    /// one from a file with its name; or says why the file has none.
    pub fn take(&mut self, text: &Text, read: &ScenarioReport) {
        self.file.trouble = read.errors().first().map(|finding| refusal(text, finding));
        let Some(scenario) = read.scenario() else { return };
        let is_same = |offer: &OnOffer| matches!(&offer.scenario, Cow::Owned(own) if own.id() == scenario.id());
        self.shelf.retain(|offer| !is_same(offer));
        let scenario = Cow::Owned(scenario.clone());
        let mut offer = OnOffer { scenario, picture: Island::empty() };
        offer.seat(self.players);
        self.shelf.push(offer);
        self.chosen = self.shelf.len().saturating_sub(1);
        self.lay();
    }

    /// Returns the reason why a game can't begin on the map, in one sentence.
    pub fn problem(&self, text: &Text, played: Expansions) -> Option<String> {
        let scenario = self.scenario()?;
        if let Some(misfit) = misfit(scenario, played) {
            return Some(unfit(text, scenario.head(), misfit));
        }
        if scenario.map_for(self.players).is_some() {
            return None;
        }
        let mut counts: Vec<u8> = scenario.maps().iter().flat_map(Map::players).copied().collect();
        counts.sort_unstable();
        let counts: Vec<String> = counts.iter().map(ToString::to_string).collect();
        let title = text.of_scenario(scenario.titles()).to_owned();
        let values = [("title", title.into()), ("counts", text.list(&counts).into())];
        Some(text.with("scenario-other-number", &values))
    }

    /// The one that is chosen.
    pub fn scenario(&self) -> Option<&Scenario> {
        self.shelf.get(self.chosen).map(|offer| &*offer.scenario)
    }

    fn map(&self) -> Option<&Map> {
        let scenario = self.scenario()?;
        scenario.map_for(self.players).or_else(|| scenario.maps().first())
    }

    fn lay(&mut self) {
        let mut rng = StdRng::seed_from_u64(self.seed);
        let Some((scenario, map)) = self.scenario().zip(self.map()) else { return };
        let laid = map.lay(self.how, &mut rng);
        let sea = SeaMap::of(scenario, map, &laid);
        (self.sea, self.island, self.unkept) = (sea, laid.island, laid.unkept);
        let places = self.robber_places();
        self.robber = self.robber.filter(|hex| places.contains(hex));
        self.sea.robber = self.robber.or(self.sea.robber);
    }

    /// The settings; returns the file that a scenario is to be read from.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        (played, worth): (Expansions, Option<u8>),
        lies: Rotation,
        platform: &mut dyn Platform,
    ) -> Option<PathBuf> {
        let offers: Vec<(usize, &OnOffer)> = self.shelf.iter().enumerate().collect();
        let touched = pick(ui, &offers, TILE, |ui, (place, offer), size| {
            let points = MapTarget::of_scenario(offer.scenario.head()).among(played);
            let fits = offer.scenario.map_for(self.players).is_some();
            let state = Switch::when(*place == self.chosen);
            let points = points.saturating_add(more_at_sea(played));
            let line = match misfit(&offer.scenario, played) {
                Some(misfit) => Err(format!("scenario-no-{}", misfit.key())),
                None if fits => Ok(points),
                None => Err("scenario-no-map".to_owned()),
            };
            offer.tile(ui, text, &line, (lies.sixths(), state), size)
        });
        if let Some(place) = touched.map(|(place, _)| *place) {
            self.robber = self.robber.filter(|_| place == self.chosen);
            self.chosen = place;
            self.lay();
        }
        self.shuffles(ui, text, platform);
        self.robber(ui, text, lies);
        warn(
            ui,
            self.unkept.iter().map(|rule| match rule {
                SeaRule::RedsApart => text.get("scenario-unkept-reds"),
                SeaRule::RedsOffGold => text.get("scenario-unkept-gold"),
                SeaRule::TokensKeptOff => text.get("scenario-unkept-tokens"),
            }),
        );
        if let Some((scenario, map)) = self.scenario().zip(self.map()) {
            for line in self.sentences(text, (scenario, map), worth.unwrap_or(scenario.points())) {
                ui.add(Label::new(line).wrap());
            }
            ui.add_space(4.0);
            kept_by_table(ui, text, scenario.head());
        }
        self.file.show(ui, text, platform)
    }

    /// Asks where the robber begins, where that is for the starting player to say.
    fn robber(&mut self, ui: &mut Ui, text: &Text, lies: Rotation) {
        let places = self.robber_places();
        if places.len() < 2 {
            return;
        }
        hint(ui, &text.get("scenario-robber-first"));
        let names = Places::new(text, &self.island, lies.sixths());
        let touched = buttons(ui, &places, (190.0, 52.0), |hex| {
            let chosen = self.sea.robber == Some(hex);
            SizedButton::new(names.hex(hex)).icon(Icon::Robber).text(15.0).chosen(chosen)
        });
        self.robber = touched.or(self.robber);
        self.sea.robber = self.robber.or(self.sea.robber);
    }

    /// Hexes that the starting player may choose among for the robber: with Wonders a desert, and
    /// a 12 on the shuffled islands of Cloth (SCENARIOS 5.2, 7.3).
    fn robber_places(&self) -> Vec<Hex> {
        let is_mixed = self.how.terrain == Mixing::Shuffled || self.how.tokens == Mixing::Shuffled;
        match self.sea.parts.as_ref().map(OwnScenario::of) {
            Some(OwnScenario::Wonders) => self.island.deserts().collect(),
            Some(OwnScenario::Cloth) if is_mixed => {
                let home = self.sea.begins.as_deref().unwrap_or_default();
                let is_it = |tile: &&Tile| {
                    tile.token.is_some_and(|token| token.number() == 12) && home.contains(&tile.at)
                };
                self.island.tiles().iter().filter(is_it).map(|tile| tile.at).collect()
            }
            Some(OwnScenario::Tribe | OwnScenario::Cloth | OwnScenario::Pirates) | None => {
                Vec::new()
            }
        }
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

impl OwnFile {
    /// The way to a scenario in a file, folded away; returns the file that was chosen.
    fn show(&mut self, ui: &mut Ui, text: &Text, platform: &mut dyn Platform) -> Option<PathBuf> {
        ui.add_space(4.0);
        if !unfolded(ui, &text.get("scenario-file"), "", &mut self.is_open) {
            return None;
        }
        hint(ui, &text.get("scenario-file-line"));
        let keys = LoadKeys { title: "scenario-file", go: "scenario-file-read" };
        self.path.ask(ui, text, platform, &mut self.trouble, keys)
    }
}

/// Says that there is no scenario in a file, with the first place of it that is wrong.
fn refusal(text: &Text, finding: &ScenarioFinding) -> String {
    let is_other = finding.field.is_empty() || finding.why == BadScenario::NotAScenario;
    let key = if is_other { "scenario-file-none" } else { "scenario-file-wrong" };
    text.with(key, &[("place", finding.field.as_str().into())])
}

impl OnOffer {
    /// Shows the map for so many players, or of too many the one that there is.
    fn seat(&mut self, players: u8) {
        let map = self.scenario.map_for(players).or_else(|| self.scenario.maps().first());
        if let Some(map) = map {
            let mut rng = StdRng::seed_from_u64(0);
            self.picture = map.lay(LayHow::PRINTED, &mut rng).island;
        }
    }

    /// Draws its tile, with the `points` that win, if it has a map for so many players. Returns
    /// whether it was touched.
    fn tile(
        &self,
        ui: &mut Ui,
        text: &Text,
        points: &Result<u8, String>,
        (turned, state): (u8, Switch),
        size: Vec2,
    ) -> bool {
        let palette = Palette::of(ui);
        let title = text.of_scenario(self.scenario.titles());
        let line = match points {
            Ok(points) => text.with("scenario-points", &[("points", (*points).into())]),
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

/// Returns the first expansion that is played and that a scenario isn't offered with: two of them need
/// development cards, which Cities & Knights takes out, and modules have some of their own
/// (SCENARIOS 6, TRADERS 8.3).
fn misfit(scenario: &Scenario, played: Expansions) -> Option<Expansion> {
    played.misfit_in(Some(scenario.id()), OwnScenario::of_scenario(scenario))
}

/// Returns the sentence that a map which was changed by hand or kept is of such a scenario, too.
pub fn misfit_of(text: &Text, map: &SeaMap, played: Expansions) -> Option<String> {
    let own = map.parts.as_ref().map(OwnScenario::of);
    let misfit = played.misfit_in(map.scenario.as_ref(), own)?;
    map.head().map(|scenario| unfit(text, scenario, misfit))
}

fn unfit(text: &Text, scenario: &ScenarioHead, misfit: Expansion) -> String {
    let title = text.of_scenario(scenario.titles()).to_owned();
    text.with(&format!("scenario-without-{}", misfit.key()), &[("title", title.into())])
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
