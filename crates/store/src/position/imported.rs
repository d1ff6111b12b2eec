//! What was read of a position, what in it can't be, and what isn't one.

use board::{Hex, Island, MAX_CELLS, MAX_HEXES, Path, Spot};
use cards::Award;
use game::{
    Color, Following, HarbormasterRule, KnightsRules, MAX_PLAYERS, MAX_ROADS, MAX_SHIPS, Name,
    PerSeat, SeaMap, SeaRules, Seat, Table,
};

/// The most bytes of a position.
pub const MAX_POSITION_BYTES: usize = 1_000_000;

/// A position as the window takes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The island.
    pub island: Island,
    /// Who sits there.
    pub people: PerSeat<Person>,
    /// How the table stands. It may still hold numbers that can't be, which
    /// [`Table::problems`] names.
    pub start: Table,
    /// Whether Harbormaster is played for.
    pub harbormaster: HarbormasterRule,
    /// What the table plays by, where it is a position of Cities & Knights.
    pub knights: Option<KnightsRules>,
    /// What the table plays by and what its map says beside its hexes, where it is a position
    /// of Seafarers.
    pub sea: Option<(SeaRules, SeaMap)>,
    /// How hands can be kept: not at all where one of them is unknown.
    pub following: Following,
    /// What was left out or set otherwise.
    pub problems: Vec<ImportProblem>,
    /// How many more such problems there are than are listed.
    pub more: usize,
}

/// A player as the position names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The name, if there is one.
    pub name: Option<Name>,
    /// The color.
    pub color: Color,
}

/// What points at a seat that isn't there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointing {
    /// The holder of an award.
    Holder(Award),
    /// Whose turn it is.
    Active,
    /// The owner of the merchant (KNIGHTS 6).
    Merchant,
}

impl Pointing {
    /// The field in which it points.
    pub fn field(self) -> String {
        match self {
            Self::Holder(award) => format!("holders.{}", award.key()),
            Self::Active => "active".to_owned(),
            Self::Merchant => "merchant.player".to_owned(),
        }
    }
}

/// What of a position can't be: left out of a game, or the reason why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportProblem {
    /// More follows after the first position.
    #[error("something follows the position")]
    MoreFollows,
    /// A field that can't be read.
    #[error("this can't be read")]
    Unreadable(String),
    /// A second tile on one hex.
    #[error("two tiles lie on hex [{}, {}]", .0.q, .0.r)]
    TwoTiles(Hex),
    /// A second harbor on one path.
    #[error("two harbors lie on one path")]
    TwoHarbors(Path),
    /// More harbors than any coast carries.
    #[error("{0} harbors are more than any coast has")]
    TooManyHarbors(usize),
    /// A second piece on one place.
    #[error("{} is taken already", written(*place))]
    Taken {
        /// Whose piece it was.
        player: Seat,
        /// Where.
        place: Spot,
    },
    /// A piece at sea.
    #[error("this is off the island")]
    OffIsland(Seat),
    /// More roads than could even be followed.
    #[error("at most {MAX_ROADS} roads with the damaged ones, not {count}")]
    TooManyRoads {
        /// Whose.
        player: Seat,
        /// How many were named.
        count: usize,
    },
    /// A hex that only Seafarers has, in a position without it.
    #[error("sea, gold and hidden hexes are of the expansion `sea`")]
    HexOfSeafarers(Hex),
    /// A token at sea or on a hidden hex.
    #[error("neither sea nor a hidden hex has a token")]
    TokenOffLand(Hex),
    /// A ship where none can lie.
    #[error("a ship lies between two listed hexes, one of them sea")]
    ShipOffSea(Seat),
    /// A ship that is said to be damaged or new, and lies nowhere.
    #[error("no ship of this player lies there")]
    NoSuchShip(Seat),
    /// More ships than could even be followed.
    #[error("at most {MAX_SHIPS} ships, not {count}")]
    TooManyShips {
        /// Whose.
        player: Seat,
        /// How many were named.
        count: usize,
    },
    /// Home, or the island of a chit, at sea.
    #[error("this is no land")]
    IslandAtSea(Seat),
    /// The map has home, the robber, or its opening where no land is.
    #[error("this is no land")]
    MapOffLand(Hex),
    /// The pirate ashore: it is beside the board instead.
    #[error("this is no sea")]
    PirateOffSea,
    /// The robber at sea: it stands beside the board instead.
    #[error("this is no land")]
    RobberOffIsland,
    /// A seat that isn't there.
    #[error("there is no seat {seat} at this table")]
    NoSeat {
        /// What points at it.
        of: Pointing,
        /// Its number from 0, as written.
        seat: u64,
    },
    /// A text that can't be a name.
    #[error("this can't be a name")]
    BadName(Seat),
    /// A name that another player has.
    #[error("another player has this name")]
    NameTaken(Seat),
    /// A color that another player has.
    #[error("another player has this color")]
    ColorTaken(Seat),
    /// Some hands are unknown, so none is followed.
    #[error("not all hands are known")]
    HandsUnknown,
}

fn written(place: Spot) -> String {
    match place {
        Spot::Intersection(place) => serde_json::to_string(&place),
        Spot::Path(path) => serde_json::to_string(&path),
        Spot::Hex(hex) => serde_json::to_string(&hex),
    }
    .unwrap_or_default()
}

/// Why a text isn't a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPosition {
    /// Nothing but blanks.
    #[error("there is nothing in it")]
    Empty,
    /// More than [`MAX_POSITION_BYTES`].
    #[error("a position has at most {MAX_POSITION_BYTES} bytes")]
    TooLarge,
    /// Bytes that aren't text.
    #[error("this is not a text")]
    NotText,
    /// JSON that ends too early.
    #[error("it ends in the middle, in line {0}")]
    Truncated(usize),
    /// Not JSON.
    #[error("this is not JSON: line {line}, column {column}")]
    NotJson {
        /// Where it stops making sense.
        line: usize,
        /// Letters from there.
        column: usize,
    },
    /// Something other than an object.
    #[error("a position is a JSON object")]
    NotAnObject,
    /// A field that everything depends on is of another kind.
    #[error("{0}: this should be a list")]
    NotAList(&'static str),
    /// No hexes.
    #[error("hexes: there is no island in it")]
    NoIsland,
    /// More hexes than an island has.
    #[error("hexes: at most {MAX_HEXES}, not {0}")]
    TooManyHexes(usize),
    /// More hexes than a map of Seafarers has.
    #[error("hexes: at most {MAX_CELLS}, not {0}")]
    TooManyCells(usize),
    /// Nobody, or more than a table seats.
    #[error("players: 1 to {MAX_PLAYERS}, not {0}")]
    PlayerCount(usize),
}

impl From<serde_json::Error> for BadPosition {
    fn from(error: serde_json::Error) -> Self {
        if error.is_eof() {
            return Self::Truncated(error.line());
        }
        Self::NotJson { line: error.line(), column: error.column() }
    }
}
