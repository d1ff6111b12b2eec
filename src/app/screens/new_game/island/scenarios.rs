//! A map of a scenario, as printed or shuffled (SEA 10, 13), and what the scenario leaves to
//! the table.

use egui::{Align2, FontId, Label, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::super::rules::MapGoal;
use super::by_hand::AreasDraft;
use crate::app::platform::Platform;
use crate::app::screens::decks::parts::{hint, rows};
use crate::app::screens::kept_by_table;
use board::{Island, Rotation, Terrain};
use game::{Expansions, SeaMap};
use kit::theme::{Palette, Tone, strong};
use kit::widgets::{
    Icon, SizedButton, Switch, chosen_ring, fitted, paint_small_island, toggle, toned_ground,
    warning_box,
};
use scenarios::{
    BuiltInScenario, Ground, HarborPlan, Home, Laid, LayHow, Map, Mixing, Pieces, RobberStart,
    Scenario, ScenarioId, SeaRule, Start,
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

    /// Returns what it says beside them.
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
            let shown = Tile {
                title: text.of_scenario(scenario.titles()),
                points: MapGoal::of_scenario(scenario).target(played),
                picture: &offer.picture,
                turned: lies.sixths(),
                picked: Switch::when(*place == self.chosen),
                fits: scenario.map_for(self.players).is_some(),
            };
            if show_tile(ui, text, &shown, size) {
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
        show_facts(ui, text, Facts { scenario, map, how: self.how, points });
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
        let again = SizedButton::new(&label).icon(Icon::Dice).wide_if(ui, 52.0, is_shuffled);
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

    /// Returns what the map's areas are to the players.
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

/// What a tile shows.
#[derive(Clone, Copy, Debug)]
struct Tile<'a> {
    /// The scenario's name.
    title: &'a str,
    /// The points that win.
    points: u8,
    /// Its map.
    picture: &'a Island,
    /// How the map is turned, in sixths.
    turned: u8,
    /// Whether it is chosen.
    picked: Switch,
    /// Whether it has a map for so many players.
    fits: bool,
}

/// How much of a tile its two lines take, in points.
const WORDS: f32 = 46.0;

/// Draws the tile. Returns whether it was touched.
fn show_tile(ui: &mut Ui, text: &Text, shown: &Tile<'_>, size: Vec2) -> bool {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let points = if shown.fits {
        text.with("scenario-points", &[("points", shown.points.into())])
    } else {
        text.get("scenario-no-map")
    };
    let values = [("title", shown.title.into()), ("line", points.as_str().into())];
    let said = text.with("scenario-tile", &values);
    let (enabled, picked) = (ui.is_enabled(), shown.picked == Switch::On);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, picked, &said));
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let tone = Tone { fill: palette.raised, ink: palette.text };
    toned_ground(ui, &response, tone);
    if picked {
        chosen_ring(ui, rect, 12.0);
    }
    let picture = Rect::from_min_max(rect.min, rect.max - vec2(0.0, WORDS)).shrink(6.0);
    paint_small_island(ui.painter(), picture, shown.picture, shown.turned, palette);
    if !shown.fits {
        ui.painter().rect_filled(picture, 8.0, tone.fill.gamma_multiply(0.7));
    }
    let room = rect.width() - 12.0;
    let lines = [
        (shown.title, strong(ui.ctx(), 17.0), tone.ink, 35.0),
        (points.as_str(), FontId::proportional(14.0), palette.faint, 15.0),
    ];
    for (words, font, ink, above) in lines {
        let (font, _) = fitted(ui, words, font, room);
        let at = rect.center_bottom() - vec2(0.0, above);
        ui.painter().text(at, Align2::CENTER_CENTER, words, font, ink);
    }
    response.clicked()
}

/// What is said about.
#[derive(Clone, Copy, Debug)]
struct Facts<'a> {
    /// The scenario.
    scenario: &'a Scenario,
    /// Its map.
    map: &'a Map,
    /// How it is laid.
    how: LayHow,
    /// What a first settlement on a foreign island is worth at this table.
    points: u8,
}

/// Writes what a scenario says beside its map.
fn show_facts(ui: &mut Ui, text: &Text, facts: Facts<'_>) {
    for line in sentences(text, facts) {
        ui.add(Label::new(line).wrap());
    }
    ui.add_space(4.0);
    kept_by_table::show(ui, text, facts.scenario);
}

fn sentences(text: &Text, facts: Facts<'_>) -> Vec<String> {
    let Facts { scenario, map, how, points } = facts;
    let mut lines = Vec::new();
    if points > 0 {
        let key = match scenario.home() {
            Home::Areas(_) => "scenario-abroad",
            Home::Opening => "scenario-abroad-of-each",
        };
        lines.push(text.with(key, &[("points", points.into())]));
    }
    if let Start::On { .. } = scenario.start() {
        lines.push(text.get("scenario-begins-at-home"));
    }
    let robber = matches!(map.robber(), RobberStart::BesideBoard);
    let beside = match (robber, map.pirate()) {
        (true, None) => Some("scenario-both-beside"),
        (true, Some(_)) => Some("scenario-robber-beside"),
        (false, None) => Some("scenario-pirate-beside"),
        (false, Some(_)) => None,
    };
    lines.extend(beside.map(|key| text.get(key)));
    lines.extend(hidden(text, map));
    match map.harbors() {
        HarborPlan::ByPlayers(_) if how.harbors == Mixing::Printed => {
            lines.push(text.get("scenario-harbors-by-players"));
        }
        HarborPlan::Places { .. } | HarborPlan::ByPlayers(_) | HarborPlan::InPlay(_) => {}
    }
    lines
}

/// Returns what lies face down, so that the table can lay it out.
fn hidden(text: &Text, map: &Map) -> Option<String> {
    let grounds = map.hidden_grounds();
    if grounds.is_empty() {
        return None;
    }
    let sea = grounds.iter().filter(|ground| **ground == Ground::Sea).count();
    let count = |terrain: &Terrain| {
        grounds.iter().filter(|ground| **ground == Ground::Land(*terrain)).count()
    };
    let kinds = Terrain::ALL.iter().chain([&Terrain::Gold]);
    let land = kinds.map(|terrain| (text.terrain(*terrain), count(terrain)));
    let kinds = std::iter::once((text.get("scenario-hidden-sea"), sea)).chain(land);
    let hexes: Vec<String> = kinds
        .filter(|(_, count)| *count > 0)
        .map(|(what, count)| {
            text.with("scenario-hidden-hexes", &[("count", count.into()), ("what", what.into())])
        })
        .collect();
    let mut tokens = map.hidden_tokens().to_vec();
    tokens.sort_unstable();
    let tokens: Vec<String> = tokens.iter().map(|token| token.number().to_string()).collect();
    let values = [("hexes", hexes.join(", ").into()), ("tokens", tokens.join(", ").into())];
    Some(text.with("scenario-hidden", &values))
}
