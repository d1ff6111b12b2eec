//! Harbors on the coast.

use std::fmt;

use enum_map::Enum;
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Path, Resource};

/// What a harbor trades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
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

    /// Its name in files and in the names of texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::Of(resource) => resource.key(),
        }
    }
}

/// A harbor kind that is neither `any` nor a resource.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a harbor gives `any` or one of the five resources, not `{0}`")]
pub struct BadHarborKind(String);

impl TryFrom<&str> for HarborKind {
    type Error = BadHarborKind;

    fn try_from(name: &str) -> Result<Self, BadHarborKind> {
        let kind = Self::ALL.into_iter().find(|kind| kind.key() == name);
        kind.ok_or_else(|| BadHarborKind(name.to_owned()))
    }
}

impl Serialize for HarborKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

impl<'de> Deserialize<'de> for HarborKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Name;

        impl Visitor<'_> for Name {
            type Value = Result<HarborKind, BadHarborKind>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string")
            }

            fn visit_str<E: de::Error>(self, name: &str) -> Result<Self::Value, E> {
                Ok(HarborKind::try_from(name))
            }
        }

        deserializer.deserialize_str(Name)?.map_err(de::Error::custom)
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
