//! Harbors on the coast.

use enum_map::Enum;
use serde::{Deserialize, Serialize};

use super::{Path, Resource};

/// What a harbor trades.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize,
)]
#[serde(try_from = "String", into = "String")]
pub enum HarborKind {
    /// 3:1, three equal cards of any kind. Written `any`.
    Any,
    /// 2:1, two cards of this resource. Written as the resource.
    Of(Resource),
}

impl HarborKind {
    /// All six, 3:1 first.
    pub const ALL: [Self; 6] = [
        Self::Any,
        Self::Of(Resource::Brick),
        Self::Of(Resource::Lumber),
        Self::Of(Resource::Wool),
        Self::Of(Resource::Grain),
        Self::Of(Resource::Ore),
    ];
}

/// A harbor kind that is neither `any` nor a resource.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a harbor gives `any` or one of the five resources, not `{0}`")]
pub struct BadHarborKind(String);

impl TryFrom<String> for HarborKind {
    type Error = BadHarborKind;

    fn try_from(name: String) -> Result<Self, BadHarborKind> {
        if name == "any" {
            return Ok(Self::Any);
        }
        Resource::ALL
            .into_iter()
            .find(|resource| resource.key() == name)
            .map(Self::Of)
            .ok_or(BadHarborKind(name))
    }
}

impl From<HarborKind> for String {
    fn from(kind: HarborKind) -> Self {
        match kind {
            HarborKind::Any => "any",
            HarborKind::Of(resource) => resource.key(),
        }
        .to_owned()
    }
}

/// A harbor: buildings at either end of its path trade there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Harbor {
    /// The coastal path whose two ends belong to the harbor.
    pub path: Path,
    /// What it trades.
    pub gives: HarborKind,
}
