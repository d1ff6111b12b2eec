//! The result of reading a position, the parts of it that can't be, and the reasons that
//! something isn't one.

use board::{Hex, Island, MAX_CELLS, MAX_HARBORS, MAX_HEXES, Path, Spot};
use cards::Award;
use game::{
    BadRiverMap, Color, FishRules, Following, HarbormasterRule, KnightsRules, MAX_LISTED_BRIDGES,
    MAX_PLAYERS, MAX_ROADS, MAX_SHIPS, MessageValue, Name, OilRules, PerSeat, RiverMap,
    RiversRules, Said, SeaMap, SeaRules, Seat, Table, WagonRules,
};

pub const MAX_POSITION_BYTES: usize = 1_000_000;

/// A position as the window takes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    pub island: Island,
    pub people: PerSeat<NamedPlayer>,
    /// The table's position. It may still hold numbers that can't be, which
    /// [`Table::problems`] names.
    pub start: Table,
    pub harbormaster: HarbormasterRule,
    /// The rules of Cities & Knights, where they are played.
    pub knights: Option<KnightsRules>,
    /// The rules of Seafarers, and the facts of the map beside its hexes, where they are
    /// played.
    pub sea: Option<(SeaRules, SeaMap)>,
    /// The rules of fish, where they are played.
    pub fish: Option<FishRules>,
    /// The rules of rivers, and where these run, where they are played.
    pub rivers: Option<(RiversRules, RiverMap)>,
    /// The rules of wagons, where they are played.
    pub wagons: Option<WagonRules>,
    /// The rules of oil, where it is played.
    pub oil: Option<OilRules>,
    /// The way hands can be followed: not at all where one of them is unknown.
    pub following: Following,
    pub problems: Vec<ImportProblem>,
    /// Number of problems beyond those that are listed.
    pub more: usize,
}

/// A player as the position names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedPlayer {
    pub name: Option<Name>,
    pub color: Color,
}

/// A field that points at a seat that isn't there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointing {
    Holder(Award),
    Active,
    Merchant,
    Boot,
    Champion,
    /// The fortress with this number.
    Fortress(usize),
    /// The wonder with this number.
    Wonder(usize),
}

impl Pointing {
    const fn case(self) -> MessageValue {
        MessageValue::Case(match self {
            Self::Holder(_) => "award",
            Self::Active => "turn",
            Self::Merchant => "merchant",
            Self::Boot => "boot",
            Self::Champion => "champion",
            Self::Fortress(_) => "fortress",
            Self::Wonder(_) => "wonder",
        })
    }

    const fn award(self) -> MessageValue {
        if let Self::Holder(award) = self {
            MessageValue::Award(award)
        } else {
            MessageValue::Case("none")
        }
    }

    pub fn field(self) -> String {
        match self {
            Self::Holder(award) => format!("holders.{}", award.key()),
            Self::Active => "active".to_owned(),
            Self::Merchant => "merchant.player".to_owned(),
            Self::Boot => "fish.boot".to_owned(),
            Self::Champion => "holders.champion".to_owned(),
            Self::Fortress(nth) => format!("fortresses[{nth}].player"),
            Self::Wonder(nth) => format!("wonders[{nth}].player"),
        }
    }
}

/// A part of a position that can't be: left out of a game, or the reason that there is no
/// answer, whose words belong to the format.
#[derive(Clone, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("import")]
#[error("{self:?}")]
pub enum ImportProblem {
    MoreFollows,
    #[error("this can't be read")]
    Unreadable(#[said("field")] String),
    #[error("two tiles lie on hex [{}, {}]", .0.q, .0.r)]
    TwoTiles(#[said("hex")] Hex),
    #[error("two harbors lie on one path")]
    TwoHarbors(#[said("place")] Path),
    #[error("{0} harbors are more than any coast has")]
    #[said(most = MAX_HARBORS)]
    TooManyHarbors(#[said("count")] usize),
    #[error("{} is taken already", written(*place))]
    Taken {
        player: Seat,
        #[said("place")]
        place: Spot,
    },
    /// A piece at sea.
    #[error("this is off the island")]
    OffIsland(Seat),
    #[error("at most {MAX_ROADS} roads with the damaged ones, not {count}")]
    #[said(most = MAX_ROADS)]
    TooManyRoads {
        player: Seat,
        count: usize,
    },
    /// A hex that only Seafarers has, in a position without it.
    #[error("sea, gold and hidden hexes are of the expansion `sea`")]
    HexOfSeafarers(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    /// A lake in a position without fish.
    #[error("a lake is of the expansion `fish`")]
    HexOfFish(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    /// A trade hex in a position without wagons.
    #[error("a trade hex is of the expansion `wagons`")]
    HexOfWagons(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    /// A trade hex whose site nobody names.
    #[error("a trade hex has a site")]
    NoSite(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    /// A barred path that isn't at the side of a trade hex, or is listed twice.
    #[error("a barred path is at the side of a trade hex, and listed once")]
    BarredElsewhere(#[said("place")] Path),
    /// A bandit off the paths, on another's, or one too many.
    #[error("no bandit can lie there")]
    BanditElsewhere(#[said("place")] Path),
    /// A wagon where none can stand.
    #[error("no wagon can stand there")]
    WagonOffIsland(Seat),
    /// A spring that isn't on terrain of the base game.
    #[error("a spring takes the place of a terrain of the base game")]
    SpringOn(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    /// A second token on a hex without a first.
    #[error("a second token lies beside a first")]
    SecondTokenAlone(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    /// A fishing ground on land.
    #[error("a fishing ground lies at sea")]
    GroundOnLand(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    /// Two fishing grounds on one hex, or more than there may be.
    #[error("another fishing ground lies there")]
    TwoGrounds(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    /// A fishing ground on a hex that a harbor uses.
    #[error("a harbor is there")]
    GroundAtHarbor(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    /// A fishing ground that touches more or less than two land hexes.
    #[error("a fishing ground touches two land hexes")]
    GroundOffShore(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    /// A fishing ground with a number of lakes.
    #[error("no fishing ground has the number {number}")]
    GroundNumber {
        #[said("q", with = column)]
        #[said("r", with = row)]
        at: Hex,
        number: u8,
    },
    /// A swamp in a position without rivers.
    #[error("swamps are of the expansion `rivers`")]
    HexOfRivers(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    #[error("a lake has numbers and no token")]
    TokenOnLake(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    /// A token of a castle, quarry, or glassworks in a position without rivers.
    #[error("only with the expansion `rivers` does such a site have a token")]
    TokenOnSite(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    #[error("a swamp has no token")]
    TokenOnSwamp(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    /// Rivers that can't run so.
    #[error("{}", flow(*.0))]
    #[said(transparent)]
    River(BadRiverMap),
    #[error("a bridge stands on a bridge site")]
    BridgeOffSite(Seat),
    #[error("at most {MAX_LISTED_BRIDGES} bridges with the damaged ones, not {count}")]
    #[said(most = MAX_LISTED_BRIDGES)]
    TooManyBridges {
        player: Seat,
        count: usize,
    },
    /// A token at sea or on a hidden hex.
    #[error("neither sea nor a hidden hex has a token")]
    TokenOffLand(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    #[error("a ship lies between two listed hexes, one of them sea")]
    ShipOffSea(Seat),
    /// A ship that is said to be damaged or new, and lies nowhere.
    #[error("no ship of this player lies there")]
    NoSuchShip(Seat),
    #[error("at most {MAX_SHIPS} ships, not {count}")]
    #[said(most = MAX_SHIPS)]
    TooManyShips {
        player: Seat,
        count: usize,
    },
    /// A place of a scenario's own that the map hasn't.
    #[error("the map hasn't this place")]
    PartOffMap(#[said("place")] Spot),
    /// Home, or the island of a chit, at sea.
    #[error("this is no land")]
    IslandAtSea(Seat),
    /// The map has home, the robber, or its opening where no land is.
    #[error("this is no land")]
    MapOffLand(
        #[said("q", with = column)]
        #[said("r", with = row)]
        Hex,
    ),
    /// The pirate ashore: it is beside the board instead.
    #[error("this is no sea")]
    PirateOffSea,
    /// The robber at sea: it stands beside the board instead.
    #[error("this is no land")]
    RobberOffIsland,
    #[error("there is no seat {seat} at this table")]
    NoSeat {
        #[said("of", with = Pointing::case)]
        #[said("award", with = Pointing::award)]
        of: Pointing,
        /// Its number from 0, as written.
        seat: u64,
    },
    BadName(Seat),
    NameTaken(Seat),
    ColorTaken(Seat),
    /// Some hands are unknown, so none is followed.
    HandsUnknown,
}

/// The numbers of a hex that isn't on the island, as the file has them.
fn column(hex: Hex) -> MessageValue {
    MessageValue::Words(hex.q.to_string())
}

fn row(hex: Hex) -> MessageValue {
    MessageValue::Words(hex.r.to_string())
}

/// Says what is wrong with rivers, as files know them.
const fn flow(fault: BadRiverMap) -> &'static str {
    match fault {
        BadRiverMap::NotPlayed => "rivers are of the expansion `rivers`",
        BadRiverMap::TooMany => "there are too many rivers, or too long ones",
        BadRiverMap::TooShort(_) => "a river has a hex beside its mouth",
        BadRiverMap::DoesNotFlow { .. } => "a river flows from hex to neighboring hex, once each",
        BadRiverMap::NotLand { .. } => "a river runs over land",
        BadRiverMap::MouthOnLand(_) => "a river ends in a sea hex",
        BadRiverMap::TwoRivers { .. } => "another river runs there",
        BadRiverMap::SwampToken => "a swamp has no token",
        BadRiverMap::WithLake => "there is no lake beside rivers",
        BadRiverMap::RobberNotOnSwamp => "the robber begins on a swamp",
        BadRiverMap::BridgeOffSite => "a bridge stands on a bridge site",
    }
}

fn written(place: Spot) -> String {
    match place {
        Spot::Intersection(place) => serde_json::to_string(&place),
        Spot::Path(path) => serde_json::to_string(&path),
        Spot::Hex(hex) => serde_json::to_string(&hex),
    }
    .unwrap_or_default()
}

#[derive(Clone, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("position")]
#[error("{self:?}")]
pub enum BadPosition {
    Empty,
    TooLarge,
    NotText,
    Truncated(#[said("line")] usize),
    NotJson {
        line: usize,
        column: usize,
    },
    NotAnObject,
    /// A field that everything depends on is of another kind.
    NotAList(#[said("field")] &'static str),
    #[error("hexes: there is no island in it")]
    NoIsland,
    #[error("hexes: at most {MAX_HEXES}, not {0}")]
    #[said(key = "position-many-hexes", most = MAX_HEXES)]
    TooManyHexes(#[said("count")] usize),
    /// More hexes than a map of Seafarers has.
    #[error("hexes: at most {MAX_CELLS}, not {0}")]
    #[said(key = "position-many-hexes", most = MAX_CELLS)]
    TooManyCells(#[said("count")] usize),
    #[error("players: 1 to {MAX_PLAYERS}, not {0}")]
    #[said(most = MAX_PLAYERS)]
    PlayerCount(#[said("count")] usize),
}

impl From<serde_json::Error> for BadPosition {
    fn from(error: serde_json::Error) -> Self {
        if error.is_eof() {
            return Self::Truncated(error.line());
        }
        Self::NotJson { line: error.line(), column: error.column() }
    }
}
