//! Faults of a scenario file, and their places in it.

use std::fmt::{self, Display};

use serde::{Serialize, Serializer};

use super::area::{AreaLetter, BadAreaLetter};
use board::{BadIsland, MAX_CELLS};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadScenario {
    /// The file can't be read at all.
    #[error("{0}")]
    Unreadable(String),
    #[error("a scenario file has at most {MAX_SCENARIO_BYTES} bytes")]
    TooLarge,
    #[error("this is no text in UTF-8")]
    NotText,
    #[error("this is no JSON: {0}")]
    NotJson(String),
    #[error("this is no scenario file (`{FORMAT}`)")]
    NotAScenario,
    /// A newer program wrote it, or none.
    #[error("this scenario is of version {0}; this program reads version {VERSION}")]
    Version(u64),
    /// A field that is unknown, missing, or of another kind.
    #[error("{0}")]
    Field(String),
    #[error("a target is 3 to 30 points, not {0}")]
    Target(u8),
    #[error("a foreign island is worth 0 to 2 points, not {0}")]
    Points(u8),
    #[error("a scenario has at least one map")]
    NoMaps,
    #[error("a map is for some of 2 to 6 players")]
    Players,
    #[error("another map is for {0} players already")]
    PlayersTwice(u8),
    #[error("a drawing has at most 60 rows and 60 columns")]
    TooFar,
    #[error("the drawing has no hex there")]
    NoHex,
    #[error("`{0}` is no hex: H, Fo, P, Fi, M, G with a token or without, D, ~, ?, *, or a dot")]
    UnknownSign(String),
    #[error("a hidden hex has no token: it comes from the stack once the hex is turned up")]
    HiddenToken,
    #[error("the sea has no token")]
    SeaToken,
    #[error("a desert has no token")]
    DesertToken,
    #[error("the map has no land")]
    NoLand,
    #[error("the map has no sea")]
    NoSea,
    #[error("a map has at most {MAX_CELLS} hexes with its sea, this one has {0}")]
    TooManyCells(usize),
    #[error(transparent)]
    Island(#[from] BadIsland),
    #[error("a harbor lies on the coast, between land and sea, and this one doesn't")]
    HarborOffCoast,
    #[error("another harbor lies there already")]
    TwoHarbors,
    #[error("{places} places are mixed, but {kinds} kinds are drawn")]
    MixedHarbors { places: usize, kinds: usize },
    #[error("the robber begins on land, not there")]
    RobberOffLand,
    #[error("no hex of the map is a {0} for the robber to begin on")]
    NoRobberHex(String),
    #[error("`{0}` is no land that the robber could begin on, such as 12, D, or P2")]
    RobberSign(String),
    #[error("`mixed_on` goes with a hex that is printed, in `at`, and not with `on`")]
    RobberMixed,
    #[error("the pirate begins at sea, not there")]
    PirateOffSea,
    #[error("{places} hexes are hidden, but the stack has {hexes}")]
    HiddenHexes { places: usize, hexes: usize },
    #[error("{places} places are open, but the stock has {hexes} hexes")]
    StockHexes { places: usize, hexes: usize },
    #[error("{land} hexes take a token, but there are {tokens} tokens")]
    Tokens { land: usize, tokens: usize },
    #[error(transparent)]
    AreaSign(#[from] BadAreaLetter),
    #[error("an area is of land, and there is none")]
    AreaOffLand,
    #[error("this land belongs to no area; only a desert may part areas, written `-`")]
    LandWithoutArea,
    #[error("the areas leave out land at {0}")]
    AreaMissing(String),
    #[error("the map has no area `{0}`")]
    NoArea(AreaLetter),
    #[error("a hex of this mix is mixed in another one already")]
    MixedTwice,
    #[error("a mix with a stock is of open places (`*`) only, one without of none")]
    MixedUp,
    #[error("what lies on the open places (`*`) has to be in the stock of a mix")]
    OpenLeft,
    #[error("land without a token can't be mixed")]
    BareMixed,
    #[error("tokens are kept off hexes of this mix, and that is none")]
    WithoutOffMix,
    #[error("there is no land at that corner")]
    CornerOffLand,
    #[error("no ship can lie there")]
    ShipOffSea,
    #[error("the ship lies at the settlement that is given, not there")]
    ShipApart,
    #[error("another fortress has that color already")]
    ColorTwice,
    #[error("another fortress has a place there already, or one beside it")]
    FortressPlaceTwice,
    #[error("a settlement is given where players begin, and not there")]
    GivenAbroad,
    #[error("a fortress, its marked corner, and its settlement lie apart, with a corner between")]
    FortressCrowded,
    #[error("no line of ships leads from that settlement over its marked corner to its fortress")]
    FortressOutOfReach,
    #[error("a game of {players} needs as many fortresses, and has {fortresses}")]
    FewFortresses { players: u8, fortresses: usize },
    #[error("the fleet sails at sea, not there")]
    FleetOffSea,
    #[error("the fleet comes by there already")]
    FleetTwice,
    #[error("the fleet sails from hex to hex and round, and this one isn't beside the one before")]
    FleetGap,
    #[error("the fleet never comes by there")]
    SafeOffCourse,
    #[error("a marked path has sea to one side at least, and this one hasn't")]
    MarkedOffSea,
    #[error("another mark lies on that path already")]
    MarkedTwice,
    #[error("{paths} marked paths have a harbor, but {kinds} kinds are in play")]
    MarkedHarbors { paths: usize, kinds: usize },
    #[error("a village lies between land and sea, and this one doesn't")]
    VillageOffCoast,
    #[error("another village lies there already")]
    VillageTwice,
    #[error("a village has 1 to 20 cloth, not {0}")]
    VillageCloth(u8),
    #[error("the common supply has at most 50 cloth, not {0}")]
    ClothSupply(u8),
    #[error("a map has parts of one scenario only, and `{0}` is another's")]
    OtherScenario(&'static str),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScenarioFinding {
    /// Place in the file, such as `maps[0].robber`; empty for the file as a whole.
    pub field: String,
    #[serde(rename = "message", serialize_with = "sentence")]
    pub why: BadScenario,
}

fn sentence<S: Serializer>(why: &BadScenario, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(why)
}

impl ScenarioFinding {
    pub(super) fn new(field: impl Into<String>, why: BadScenario) -> Self {
        Self { field: field.into(), why }
    }
}

impl Display for ScenarioFinding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let field = if self.field.is_empty() { "file" } else { &self.field };
        write!(f, "{field}: {}", self.why)
    }
}

/// Faults found in one part of the file.
pub(super) struct Faults {
    part: String,
    found: Vec<ScenarioFinding>,
}

impl Faults {
    /// Nothing so far in that part, such as `maps[0]`.
    pub(super) const fn new(part: String) -> Self {
        Self { part, found: Vec::new() }
    }

    /// Something is wrong with that field of the part.
    pub(super) fn add(&mut self, field: impl Display, why: BadScenario) {
        let field =
            if self.part.is_empty() { field.to_string() } else { format!("{}.{field}", self.part) };
        self.found.push(ScenarioFinding::new(field, why));
    }

    /// The same where it `is_wrong`.
    pub(super) fn add_if(&mut self, is_wrong: bool, field: impl Display, why: BadScenario) {
        if is_wrong {
            self.add(field, why);
        }
    }

    /// The value, or none with its fault added.
    pub(super) fn told<T>(
        &mut self,
        field: impl Display,
        value: Result<T, BadScenario>,
    ) -> Option<T> {
        value.map_err(|why| self.add(field, why)).ok()
    }

    /// Those of a list that are sound, in its order.
    pub(super) fn each<T, U>(
        &mut self,
        field: &str,
        all: &[T],
        mut read: impl FnMut(&T) -> Result<U, BadScenario>,
    ) -> Vec<U> {
        let all = all.iter().enumerate();
        let told = |(nth, one)| self.told(format_args!("{field}[{nth}]"), read(one));
        all.filter_map(told).collect()
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    pub(super) fn into_findings(self) -> Vec<ScenarioFinding> {
        self.found
    }
}

/// The format that each names.
pub(super) const FORMAT: &str = "tableside-scenario";

/// The version of it that is read.
pub(super) const VERSION: u32 = 1;

pub const MAX_SCENARIO_BYTES: usize = 1 << 20;
