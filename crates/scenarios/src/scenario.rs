//! A scenario: what it is played for, and its maps.

use serde::{Deserialize, Serialize};

use super::Map;
use super::area::{AreaLetter, LandmarkKind};
use board::Hex;

/// Which islands are no foreign ones (SEA 8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Home {
    /// Those where a player began, for each their own.
    Opening,
    /// These areas, for all.
    Areas(Vec<AreaLetter>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    Anywhere,
    /// Anywhere, but each on so many islands at most.
    Islands(u8),
    On {
        areas: Vec<AreaLetter>,
        /// Corners that are kept free.
        not_at: Vec<LandmarkKind>,
    },
}

/// What players begin with.
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

/// A scenario of Seafarers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    pub(super) id: ScenarioId,
    pub(super) titles: Localized,
    pub(super) target: u8,
    pub(super) target_with_knights: u8,
    pub(super) home: Home,
    pub(super) points: u8,
    pub(super) start: Start,
    pub(super) opening: Opening,
    pub(super) kept_by_table: Vec<Localized>,
    pub(super) maps: Vec<Map>,
}

impl Scenario {
    /// Its name in files and scripts.
    pub const fn id(&self) -> &ScenarioId {
        &self.id
    }

    pub const fn titles(&self) -> &Localized {
        &self.titles
    }

    pub const fn target(&self) -> u8 {
        self.target
    }

    /// The points that win with Cities & Knights (SEA 12).
    pub const fn target_with_knights(&self) -> u8 {
        self.target_with_knights
    }

    /// Returns which islands are no foreign ones.
    pub const fn home(&self) -> &Home {
        &self.home
    }

    /// Returns what a player's first settlement on a foreign island is worth, 0 to 2.
    pub const fn points(&self) -> u8 {
        self.points
    }

    pub const fn start(&self) -> &Start {
        &self.start
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
            Start::Anywhere | Start::Islands(_) => None,
            Start::On { areas, .. } => Some(map.hexes_of(areas)),
        }
    }

    pub const fn opening(&self) -> Opening {
        self.opening
    }

    /// The rules of its own that the table keeps itself, a sentence each.
    pub fn kept_by_table(&self) -> &[Localized] {
        &self.kept_by_table
    }

    /// Its maps, in the file's order; there is at least one.
    pub fn maps(&self) -> &[Map] {
        &self.maps
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

/// A scenario's name in files and scripts, such as `new-shores`: 1 to 40 lower-case letters,
/// digits, and dashes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("pattern" = "^[a-z0-9-]{1,40}$")))]
pub struct ScenarioId(String);

/// A text that is no scenario's id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a scenario's id is 1 to 40 lower-case letters, digits, and dashes, not `{0}`")]
pub struct BadScenarioId(String);

impl ScenarioId {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for ScenarioId {
    type Error = BadScenarioId;

    fn try_from(id: String) -> Result<Self, BadScenarioId> {
        let fits =
            |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if (1..=40).contains(&id.len()) && id.chars().all(fits) {
            Ok(Self(id))
        } else {
            Err(BadScenarioId(id.chars().take(60).collect()))
        }
    }
}

impl From<ScenarioId> for String {
    fn from(id: ScenarioId) -> Self {
        id.0
    }
}

const MAX_TEXT: usize = 300;

/// A line of text: 1 to 300 letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(extend("minLength" = 1)))]
struct Line(String);

/// A text that is no line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadText {
    #[error("a text needs a letter that can be seen")]
    Empty,
    #[error("a text of {0} letters is too long here; {MAX_TEXT} are allowed")]
    TooLong(usize),
    /// A line break or another control character.
    #[error("a text can't hold line breaks or control characters")]
    Control,
}

impl TryFrom<String> for Line {
    type Error = BadText;

    fn try_from(text: String) -> Result<Self, BadText> {
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
    }
}

impl From<Line> for String {
    fn from(line: Line) -> Self {
        line.0
    }
}

/// A text in English and, if the file has it, in German.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
// The published schema keeps the name it has always had.
#[cfg_attr(test, schemars(rename = "Spoken"))]
pub struct Localized {
    /// In English.
    en: Line,
    /// In German.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    de: Option<Line>,
}

impl Localized {
    pub fn english(&self) -> &str {
        &self.en.0
    }

    /// In German; in English where nobody translated it.
    pub fn german(&self) -> &str {
        self.de.as_ref().map_or(&self.en.0, |line| &line.0)
    }
}
