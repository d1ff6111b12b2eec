//! A scenario: what it is played for; and its maps: what is printed, what is drawn by lot, and who
//! begins where.

use serde::{Deserialize, Serialize};

use super::drawing::DrawnCell;
use super::{
    Area, AreaLetter, Drawn, Ground, HarborPlan, LandmarkKind, RobberStart, ScenarioParts,
};
use board::{Hex, Intersection, Token};

/// Islands that are not foreign (SEA 8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Home {
    /// Those where a player began, for each their own.
    Opening,
    /// These areas, for all.
    Areas(Vec<AreaLetter>),
}

/// Places where players begin.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "StartWritten"))]
pub enum Start {
    /// Anywhere.
    Anywhere,
    /// Anywhere, but on so many islands at most.
    Islands {
        /// The greatest number of islands.
        at_most: u8,
    },
    /// On some areas.
    On {
        /// The areas.
        areas: Vec<AreaLetter>,
        /// Corners that are kept free.
        #[serde(default)]
        not_at: Vec<LandmarkKind>,
    },
}

/// Pieces that players begin with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Opening {
    /// Two settlements, as in the base game.
    #[default]
    TwoSettlements,
    /// Three settlements; the third brings cards.
    ThreeSettlements,
    /// One settlement with a ship is given, two settlements follow.
    OneGivenTwoMore,
}

/// The name of a scenario and what it is played for, whichever of its maps is laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, derive::Getters)]
#[lends(titles, kept_by_table)]
#[copies(target, target_with_knights, points)]
pub struct ScenarioHead {
    pub(super) titles: ScenarioText,
    pub(super) target: u8,
    /// The points that win with Cities & Knights (SEA 12).
    pub(super) target_with_knights: u8,
    /// Points for a player's first settlement on a foreign island, 0 to 2.
    pub(super) points: u8,
    /// The rules of its own that the table keeps itself, a sentence each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) kept_by_table: Vec<ScenarioText>,
}

/// A scenario of Seafarers.
#[derive(Clone, Debug, PartialEq, Eq, derive::Getters)]
#[lends(id, head, home, start, maps)]
#[copies(opening)]
pub struct Scenario {
    /// Its name in files and scripts.
    pub(super) id: ScenarioId,
    pub(super) head: ScenarioHead,
    /// Islands that are not foreign.
    pub(super) home: Home,
    pub(super) start: Start,
    pub(super) opening: Opening,
    /// Its maps, in the file's order; there is at least one.
    pub(super) maps: Vec<Map>,
}

impl Scenario {
    pub const fn titles(&self) -> &ScenarioText {
        &self.head.titles
    }

    pub const fn target(&self) -> u8 {
        self.head.target
    }

    /// Points for a player's first settlement on a foreign island, 0 to 2.
    pub const fn points(&self) -> u8 {
        self.head.points
    }

    /// The land that is home for everybody on one of its maps, sorted; none where home is
    /// where each began.
    pub fn home_on(&self, map: &Map) -> Option<Vec<Hex>> {
        match &self.home {
            Home::Opening => None,
            Home::Areas(areas) => Some(map.hexes_of(areas)),
        }
    }

    /// The land beside which the opening places its settlements on one of its maps, sorted;
    /// none where that is any land.
    pub fn start_on(&self, map: &Map) -> Option<Vec<Hex>> {
        match &self.start {
            Start::Anywhere | Start::Islands { .. } => None,
            Start::On { areas, .. } => Some(map.hexes_of(areas)),
        }
    }

    /// The corners of one of its maps where nobody begins, sorted.
    pub fn barred_on(&self, map: &Map) -> Vec<Intersection> {
        let Start::On { not_at, .. } = &self.start else { return Vec::new() };
        let corners = |kind: &LandmarkKind| map.parts().map(|parts| parts.corners(*kind));
        let barred = not_at.iter().filter_map(corners);
        let mut barred: Vec<Intersection> = barred.flatten().copied().collect();
        barred.sort_unstable();
        barred.dedup();
        barred
    }

    /// The map for so many players: of two players that for the fewest. None for more than it
    /// has maps for.
    pub fn map_for(&self, players: u8) -> Option<&Map> {
        let of = |wanted: u8| self.maps.iter().find(|map| map.players().contains(&wanted));
        let fewest = || self.maps.iter().min_by_key(|map| map.players().iter().min());
        match of(players) {
            None if players == 2 => fewest(),
            found => found,
        }
    }
}

board::lettered! {
    /// A scenario's name in files and scripts, such as `new-shores`: 1 to 40 lower-case letters,
    /// digits, and dashes.
    #[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("pattern" = "^[a-z0-9-]{1,40}$")))]
    pub struct ScenarioId(1..=40, 'a'..='z' | '0'..='9' | '-');
    BadScenarioId(60) = "a scenario's id is 1 to 40 lower-case letters, digits, and dashes, not `{0}`";
}

const MAX_TEXT: usize = 300;

/// A line of text: 1 to 300 letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("minLength" = 1)))]
struct Line(String);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadText {
    #[error("a text needs a letter that can be seen")]
    Empty,
    #[error("a text of {0} letters is too long here; {MAX_TEXT} are allowed")]
    TooLong(usize),
    #[error("a text can't hold line breaks or control characters")]
    Control,
}

board::converts!(String => Line, BadText: |text| {
    let text = text.trim();
    let letters = text.chars().count();
    if text.chars().any(char::is_control) {
        Err(BadText::Control)
    } else if !text.chars().any(char::is_alphanumeric) {
        Err(BadText::Empty)
    } else if letters > MAX_TEXT {
        Err(BadText::TooLong(letters))
    } else {
        Ok(Self(text.to_owned()))
    }
});

board::converts!(Line => String: |line| line.0);

/// A text in English and, if the file has it, in German.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
// The published schema keeps the name it has always had.
#[cfg_attr(test, schemars(rename = "Spoken"))]
pub struct ScenarioText {
    /// In English.
    en: Line,
    /// In German.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    de: Option<Line>,
}

impl ScenarioText {
    pub fn english(&self) -> &str {
        &self.en.0
    }

    /// The text in German, or in English where nobody translated it.
    pub fn german(&self) -> &str {
        self.de.as_ref().map_or(&self.en.0, |line| &line.0)
    }
}

/// Hexes among which terrain and tokens are mixed, and what is mixed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mix {
    /// The hexes, by rows.
    pub hexes: Vec<Hex>,
    /// The pieces that are mixed.
    pub pieces: Pieces,
    /// Hexes of it where some tokens never come to lie.
    pub without: Vec<Without>,
}

impl Mix {
    /// Returns whether that token may come to lie on that hex of it.
    pub fn bears(&self, hex: Hex, token: Token) -> bool {
        let mut without = self.without.iter();
        !without.any(|it| it.hexes.contains(&hex) && it.tokens.contains(&token))
    }
}

/// Hexes where some tokens never come to lie when they are mixed; printed ones may.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Without {
    pub hexes: Vec<Hex>,
    pub tokens: Vec<Token>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pieces {
    /// Those that are printed; they may stay as they are.
    Printed,
    /// Those of a stock; they are always mixed.
    Stock {
        /// A piece for each hex.
        grounds: Vec<Ground>,
        /// A token for each piece of land but the deserts.
        tokens: Vec<Token>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, derive::Getters)]
#[lends(players, cells, areas, parting_deserts, mixes, harbors, hidden_grounds, hidden_tokens)]
#[copies(robber, pirate)]
pub struct Map {
    /// Numbers of players that it is for, ascending.
    pub(super) players: Vec<u8>,
    /// Its hexes, by rows.
    pub(super) cells: Vec<Drawn>,
    /// The areas that it names, by letter; without any, each island is one.
    pub(super) areas: Vec<Area>,
    /// The deserts that part areas, sorted (SEA 11).
    pub(super) parting_deserts: Vec<Hex>,
    pub(super) mixes: Vec<Mix>,
    pub(super) harbors: HarborPlan,
    pub(super) robber: RobberStart,
    /// Starting hex of the pirate; none beside the board.
    pub(super) pirate: Option<Hex>,
    /// Grounds under the hidden hexes, in no order (SEA 7).
    pub(super) hidden_grounds: Vec<Ground>,
    /// The tokens for them, in no order.
    pub(super) hidden_tokens: Vec<Token>,
    pub(super) parts: Option<ScenarioParts>,
}

impl Map {
    /// Pieces and places that only one scenario's own rules speak of; none where it has none.
    pub const fn parts(&self) -> Option<&ScenarioParts> {
        self.parts.as_ref()
    }

    /// The hexes of these areas, sorted.
    pub fn hexes_of(&self, letters: &[AreaLetter]) -> Vec<Hex> {
        let named = self.areas.iter().filter(|area| letters.contains(&area.letter));
        let mut hexes: Vec<Hex> = named.flat_map(|area| area.hexes.iter().copied()).collect();
        hexes.sort_unstable();
        hexes
    }

    /// The areas that such deserts part from each other.
    pub fn parted_areas(&self) -> impl Iterator<Item = &Area> {
        let touches =
            |hex: &Hex| hex.neighbors().any(|other| self.parting_deserts.contains(&other));
        self.areas.iter().filter(move |area| area.hexes.iter().any(touches))
    }

    pub(super) fn is_sea(&self, hex: Hex) -> bool {
        self.cell(hex).is_some_and(DrawnCell::is_sea)
    }

    /// Returns what the drawing says of that hex.
    pub fn cell(&self, hex: Hex) -> Option<DrawnCell> {
        self.cells.iter().find(|drawn| drawn.at == hex).map(|drawn| drawn.cell)
    }
}

/// Arrangement of pieces: as printed, or shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mixing {
    /// As printed; where nothing is printed, shuffled.
    Printed,
    /// Shuffled within their areas.
    Shuffled,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LayHow {
    pub terrain: Mixing,
    pub tokens: Mixing,
    /// The kinds of the harbors; where players would lay them, their places as well.
    pub harbors: Mixing,
}

impl LayHow {
    pub const PRINTED: Self =
        Self { terrain: Mixing::Printed, tokens: Mixing::Printed, harbors: Mixing::Printed };

    pub const SHUFFLED: Self =
        Self { terrain: Mixing::Shuffled, tokens: Mixing::Shuffled, harbors: Mixing::Shuffled };
}
