//! The harbors of a scenario's map.

use serde::{Deserialize, Serialize};

use board::{BadHarborKind, HarborKind, Path};

/// What a harbor's place is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(with = "String"))]
pub enum Gives {
    /// That kind.
    Kind(HarborKind),
    /// A kind that is drawn by lot. Written `mixed`.
    Mixed,
}

impl TryFrom<String> for Gives {
    type Error = BadHarborKind;

    fn try_from(name: String) -> Result<Self, BadHarborKind> {
        if name == "mixed" {
            Ok(Self::Mixed)
        } else {
            HarborKind::try_from(name.as_str()).map(Self::Kind)
        }
    }
}

impl From<Gives> for String {
    fn from(gives: Gives) -> Self {
        match gives {
            Gives::Kind(kind) => kind.key().to_owned(),
            Gives::Mixed => "mixed".to_owned(),
        }
    }
}

/// A harbor's place on the coast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HarborPlace {
    /// The path between land and sea.
    pub path: Path,
    /// What is laid there.
    pub gives: Gives,
}

/// How a map comes to its harbors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HarborPlan {
    /// They lie at places of the map.
    Places {
        /// The places.
        places: Vec<HarborPlace>,
        /// The kinds that are drawn, one for each mixed place.
        mixed: Vec<HarborKind>,
    },
    /// Players lay them in turn before they begin, none beside another.
    ByPlayers(Vec<HarborKind>),
    /// They are found and laid while the game goes on.
    InPlay(Vec<HarborKind>),
}
