//! A game as a list shows it.

use std::ops::Deref;
use std::path::PathBuf;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use board::{Hex, Island, Rotation};
use cards::Rulings;
use game::{
    Color, Expansions, FishRules, Game, KnightsRules, OilRules, OilState, OilTable, Over, PerSeat,
    Phase, Pieces, Player, RiverMap, RiversRules, Rules, ScenarioTable, SeaRules, Seat, SharedWin,
    Title, WagonRules, WagonsState, WagonsTable, calendar,
};
use kit::widgets::Landmarks;
use scenarios::{ScenarioId, ScenarioText};
use words::text::Text;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameStage {
    /// The first settlements are being placed.
    Opening(Seat),
    /// Somebody's turn.
    Turn(u32, Seat),
    Won(Seat),
    /// Won by several together (SCENARIOS 3.7).
    Shared(SharedWin),
    /// It was abandoned.
    BrokenOff,
}

/// Place where all of a game is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    OnDisk,
    /// The last part is only in memory, because it couldn't be written.
    InMemory,
}

/// A game's island as it was last seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct IslandPicture {
    pub island: Island,
    pub pieces: Pieces,
    pub colors: PerSeat<Color>,
    #[serde(default)]
    pub landmarks: Landmarks,
    pub robber: Option<Hex>,
    /// Courses of rivers.
    #[serde(default)]
    pub rivers: Option<RiverMap>,
    /// Wagons and bandits.
    #[serde(default)]
    pub wagons: Option<WagonsTable>,
    /// Oil, of which hexes without their token are seen.
    #[serde(default)]
    pub oil: Option<OilTable>,
    #[serde(default)]
    pub pirate: Option<Hex>,
    /// Pieces and places of a scenario with rules of its own.
    #[serde(default)]
    pub scenario: Option<ScenarioTable>,
    /// Rotation of the island on the table.
    pub lies: Rotation,
}

/// Rules and scenario of a game with Seafarers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeaGlance {
    pub rules: SeaRules,
    /// The scenario; none: a map of the table's own.
    pub scenario: Option<ScenarioId>,
    /// The title of a scenario from a file, which the program doesn't know.
    pub title: Option<ScenarioText>,
}

/// Rules of the modules that a game is played with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModulesGlance {
    pub fish: Option<FishRules>,
    pub rivers: Option<RiversRules>,
    pub wagons: Option<WagonRules>,
    pub oil: Option<OilRules>,
}

/// Summary of a game for a list, in either place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Glance {
    /// The title, if the table gave the game one.
    pub title: Option<Title>,
    /// The players, in seat order.
    pub players: Vec<Player>,
    pub stage: GameStage,
    #[serde(deserialize_with = "calendar::read")]
    pub last: DateTime<Utc>,
    /// Rules of Cities & Knights, if the game is played with it.
    pub knights: Option<KnightsRules>,
    /// Rules and scenario of Seafarers, if the game is played with it.
    pub sea: Option<SeaGlance>,
    /// Rules of modules, if the game is played with some.
    pub modules: ModulesGlance,
    /// Rulings by which events are read, and so which cards lie on the table.
    pub rulings: Rulings,
    pub picture: IslandPicture,
}

/// The version of cached glances. Those of another version are rebuilt.
pub const GLANCE_VERSION: u32 = 7;

impl Glance {
    pub fn of(game: &Game) -> Self {
        let stands = game.state();
        let stage = match (stands.over(), stands.phase()) {
            (Some(Over::VillagesShared { winners }), _) => GameStage::Shared(winners),
            (Some(over), _) => over.winner().map_or(GameStage::BrokenOff, GameStage::Won),
            (None, Phase::Founding { .. }) => GameStage::Opening(stands.active()),
            (None, _) => GameStage::Turn(stands.turn(), stands.active()),
        };
        let picture = IslandPicture {
            island: stands.island().clone(),
            pieces: stands.pieces().clone(),
            colors: stands.players().map(|_, player| player.color),
            landmarks: Landmarks::of(stands.knights()),
            robber: stands.robber(),
            rivers: stands.rivers().cloned(),
            wagons: stands.wagons().map(WagonsState::table).cloned(),
            oil: stands.oil().map(OilState::table).cloned(),
            pirate: stands.sea().and_then(|sea| sea.table().pirate),
            scenario: stands.sea().and_then(|sea| sea.table().scenario.clone()),
            lies: game.board_rotation(),
        };
        let players = stands.players().values().cloned().collect();
        let title = game.title().cloned();
        let knights = stands.rules().knights;
        let map = game.setup().sea.as_ref();
        let scenario = map.and_then(|map| map.scenario.clone());
        let own_title = map.and_then(|map| Some(map.own.as_ref()?.titles().clone()));
        let sea = stands.rules().sea.map(|rules| SeaGlance { rules, scenario, title: own_title });
        let Rules { fish, rivers, wagons, oil, rulings, .. } = stands.rules().clone();
        let modules = ModulesGlance { fish, rivers, wagons, oil };
        let last = game.last_time();
        Self { title, players, stage, last, knights, sea, modules, rulings, picture }
    }

    /// Returns what is played beside the base game.
    pub fn expansions(&self) -> Expansions {
        let sea = self.sea.as_ref().map(|sea| sea.rules);
        let ModulesGlance { fish, rivers, wagons, oil } = self.modules;
        let knights = self.knights;
        Rules { knights, sea, fish, rivers, wagons, oil, ..Rules::default() }.expansions()
    }

    pub const fn is_over(&self) -> bool {
        matches!(self.stage, GameStage::Won(_) | GameStage::Shared(_) | GameStage::BrokenOff)
    }

    /// Returns how far along it is: "Turn 14: Anna", "Anna has won".
    pub fn stage_words(&self, text: &Text) -> String {
        let name_of = |seat: Seat| {
            let player = self.players.get(seat.index());
            player.map(|player| player.name.to_string()).unwrap_or_default()
        };
        let name = |seat: Seat| name_of(seat).into();
        match self.stage {
            GameStage::Opening(seat) => text.with("home-stage-opening", &[("player", name(seat))]),
            GameStage::Turn(turn, seat) => {
                text.with("home-stage-turn", &[("turn", turn.into()), ("player", name(seat))])
            }
            GameStage::BrokenOff => text.get("home-stage-broken-off"),
            GameStage::Shared(winners) => {
                let names = text.list(&winners.seats().map(name_of).collect::<Vec<_>>());
                text.with("sea-stage-shared", &[("names", names.into())])
            }
            GameStage::Won(seat) => text.with("home-stage-won", &[("player", name(seat))]),
        }
    }

    /// All names: "Anna, Ben, Cleo".
    pub fn names(&self) -> String {
        let names: Vec<&str> = self.players.iter().map(|player| player.name.as_str()).collect();
        names.join(", ")
    }

    /// Returns what it is called: its title, or its players.
    pub fn called(&self) -> String {
        self.title.as_ref().map_or_else(|| self.names(), Title::to_string)
    }
}

/// A game that can be opened, with what a list shows of it.
#[derive(Clone, Debug)]
pub struct SavedGame {
    pub path: PathBuf,
    /// Place where all of the game is kept.
    pub held: Held,
    pub glance: Glance,
}

impl Deref for SavedGame {
    type Target = Glance;

    fn deref(&self) -> &Glance {
        &self.glance
    }
}
