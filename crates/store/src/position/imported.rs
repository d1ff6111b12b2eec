//! What was read of a position, what in it can't be, and what isn't one.

use board::{Hex, Island, MAX_CELLS, MAX_HEXES, Path, Spot};
use cards::Award;
use game::{
    Color, Following, HarbormasterRule, KnightsRules, MAX_PLAYERS, Name, PerSeat, SeaMap, SeaRules,
    Seat, Table,
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

/// What of a position can't be and was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportProblem {
    /// More follows after the first position.
    MoreFollows,
    /// A field that can't be read.
    Unreadable(String),
    /// A second tile on one hex.
    TwoTiles(Hex),
    /// A second harbor on one path.
    TwoHarbors(Path),
    /// More harbors than any coast carries.
    TooManyHarbors(usize),
    /// A second piece on one place.
    Taken {
        /// Whose piece it was.
        player: Seat,
        /// Where.
        place: Spot,
    },
    /// A piece at sea.
    OffIsland(Seat),
    /// More roads than could even be followed.
    TooManyRoads {
        /// Whose.
        player: Seat,
        /// How many were named.
        count: usize,
    },
    /// A hex that only Seafarers has, in a position without it.
    HexOfSeafarers(Hex),
    /// A token at sea or on a hidden hex.
    TokenOffLand(Hex),
    /// A ship where none can lie.
    ShipOffSea(Seat),
    /// A ship that is said to be damaged or new, and lies nowhere.
    NoSuchShip(Seat),
    /// More ships than could even be followed.
    TooManyShips {
        /// Whose.
        player: Seat,
        /// How many were named.
        count: usize,
    },
    /// Home, or the island of a chit, at sea.
    IslandAtSea(Seat),
    /// The map has home, the robber, or its opening where no land is.
    MapOffLand(Hex),
    /// The pirate ashore: it is beside the board instead.
    PirateOffSea,
    /// The robber at sea: it stands beside the board instead.
    RobberOffIsland,
    /// A seat that isn't there.
    NoSeat {
        /// What points at it.
        of: Pointing,
        /// Its number from 0, as written.
        seat: u64,
    },
    /// A text that can't be a name.
    BadName(Seat),
    /// A name that another player has.
    NameTaken(Seat),
    /// A color that another player has.
    ColorTaken(Seat),
    /// Some hands are unknown, so none is followed.
    HandsUnknown,
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
