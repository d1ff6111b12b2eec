//! Pieces and places that only one scenario's own rules speak of (SCENARIOS 2 to 5): marked paths of
//! the Forgotten Tribe, villages of Cloth, fleet and fortresses of the Pirate Islands, and marked
//! corners of the Wonders.

use serde::{Deserialize, Serialize};

use board::{BadHarborKind, HarborKind, Hex, Intersection, Path, Token};

/// The parts of one of the four scenarios that have rules of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioParts {
    Tribe(TribeParts),
    Cloth(ClothParts),
    Pirates(PirateParts),
    Wonders(WonderParts),
}

impl ScenarioParts {
    /// The corners of that kind, as the file has them: those of Wonders.
    pub fn corners(&self, kind: LandmarkKind) -> &[Intersection] {
        let Self::Wonders(wonders) = self else { return &[] };
        match kind {
            LandmarkKind::Strait => &wonders.strait,
            LandmarkKind::Wasteland => &wonders.wasteland,
            LandmarkKind::Lighthouses => &wonders.lighthouses,
            LandmarkKind::Barred => &wonders.barred,
        }
    }
}

/// Parts of the Forgotten Tribe (SCENARIOS 2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TribeParts {
    /// The marked paths, as the file has them.
    pub marked: Vec<MarkedPath>,
}

/// A path at sea where the first ship takes something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkedPath {
    pub path: Path,
    pub gives: MarkedItem,
}

board::keyed! {
    /// Kinds of what lies on marked paths, as maps mark them.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub enum MarkedItem {
        /// A point.
        Chit = "chit",
        /// A development card, face down.
        Card = "card",
        /// A harbor. Its kind is drawn by lot.
        Harbor = "harbor",
    }
}

/// A piece that lies on a marked path of a laid map. Written `chit`, `card`, or as the harbor's
/// kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Item {
    Chit,
    Card,
    Harbor(HarborKind),
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("on a marked path lies `chit`, `card`, `any`, or one of the five resources, not `{0}`")]
pub struct BadItem(String);

board::converts!(String => Item, BadItem: |name| match name.as_str() {
    "chit" => Ok(Self::Chit),
    "card" => Ok(Self::Card),
    _ => {
        let bad = |_: BadHarborKind| BadItem(name.chars().take(20).collect());
        HarborKind::try_from(name.clone()).map(Self::Harbor).map_err(bad)
    }
});

board::converts!(Item => String: |item| match item {
    Item::Chit => "chit".to_owned(),
    Item::Card => "card".to_owned(),
    Item::Harbor(kind) => kind.key().to_owned(),
});

/// Parts of Cloth (SCENARIOS 3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClothParts {
    /// The villages, as the file has them.
    pub villages: Vec<Village>,
    /// Cloth in the common supply.
    pub supply: u8,
}

impl ClothParts {
    /// Cloth of a village, unless the file says otherwise.
    pub const OF_VILLAGE: u8 = 5;

    /// Cloth of the common supply, unless the file says otherwise.
    pub const SUPPLY: u8 = 10;
}

/// A village of Cloth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Village {
    pub at: Intersection,
    pub number: Token,
    /// Cloth that it has when the game begins.
    pub cloth: u8,
}

/// Parts of the Pirate Islands (SCENARIOS 4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PirateParts {
    /// Course of the fleet, from the hex where it begins on and round: each hex lies beside the
    /// next, and the last beside the first.
    pub fleet: Vec<Hex>,
    /// Hexes of its course where it attacks nobody, as the file has them.
    pub safe: Vec<Hex>,
    /// A fortress for each color, as the file has them.
    pub fortresses: Vec<Fortress>,
}

board::keyed! {
    /// A color that has a fortress.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    pub enum FortressColor {
        /// Orange.
        Orange = "orange",
        /// Blue.
        Blue = "blue",
        /// Red.
        Red = "red",
        /// White.
        White = "white",
        /// Green.
        Green = "green",
        /// Purple.
        Purple = "purple",
    }
}

/// The fortress of one color in Pirate Islands, with the pieces and the place that go with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fortress {
    pub color: FortressColor,
    /// The fewest players with whom it is there.
    pub least_players: u8,
    pub at: Intersection,
    /// The intersection that their route has to pass.
    pub marked: Intersection,
    pub settlement: Intersection,
    /// The ship beside it.
    pub ship: Path,
}

impl Fortress {
    /// Chits that lie on a fortress when the game begins (SCENARIOS 4.1).
    pub const CHITS: u8 = 3;
}

/// Parts of the Wonders (SCENARIOS 5): corners, as the file has them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WonderParts {
    pub strait: Vec<Intersection>,
    pub wasteland: Vec<Intersection>,
    pub lighthouses: Vec<Intersection>,
    /// Those that mean nothing but that nobody begins there.
    pub barred: Vec<Intersection>,
}

/// Marked corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum LandmarkKind {
    /// The strait of Wonders.
    Strait,
    /// The wasteland of Wonders.
    Wasteland,
    /// The lighthouse corners of Wonders.
    Lighthouses,
    /// The other corners of Wonders where nobody begins.
    Barred,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_item_is_written_by_its_name_or_its_harbor_s_kind() {
        let mut all = vec![(Item::Chit, "chit"), (Item::Card, "card")];
        all.extend(HarborKind::ALL.map(|kind| (Item::Harbor(kind), kind.key())));
        for (item, name) in all {
            let written = serde_json::to_string(&item).expect("written");
            assert_eq!(written, format!("\"{name}\""));
            assert_eq!(serde_json::from_str::<Item>(&written).expect("read"), item);
        }
        let bad = serde_json::from_str::<Item>("\"gold\"").expect_err("no item").to_string();
        assert!(bad.contains("not `gold`"), "{bad}");
    }
}
