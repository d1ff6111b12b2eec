//! Ruling sets: how an event is read where its editions differ (RULES 9).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::EventId;

/// A named reading of all events of deck A.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum RulingSet {
    /// The reading this project was made from: a mix of the editions.
    #[default]
    #[serde(rename = "fusion")]
    Fusion,
    /// What the publisher's first edition is reported to say.
    #[serde(rename = "classic")]
    Classic,
    /// What the publisher's edition of 2025 is reported to say.
    #[serde(rename = "2025")]
    Edition2025,
}

impl RulingSet {
    /// All three, the one first that holds where none is named.
    pub const ALL: [Self; 3] = [Self::Fusion, Self::Classic, Self::Edition2025];

    /// Which a table is asked for: the printed editions first.
    pub const OFFERED: [Self; 3] = [Self::Edition2025, Self::Classic, Self::Fusion];

    /// Which a new table begins with: an edition, so that no printed card contradicts it. What
    /// holds where none is named is a mix that no edition has.
    pub const PRINTED: Self = Self::Edition2025;

    /// Its name in files and scripts, never shown to players.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Fusion => "fusion",
            Self::Classic => "classic",
            Self::Edition2025 => "2025",
        }
    }
}

/// The rulings a game is played by: one set, and the events the table reads
/// differently.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rulings {
    /// For every event not named below.
    pub set: RulingSet,
    /// Individual events that follow another set.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub except: BTreeMap<EventId, RulingSet>,
}

impl Rulings {
    /// All events as `set` reads them.
    pub const fn all_by(set: RulingSet) -> Self {
        Self { set, except: BTreeMap::new() }
    }

    /// The set that applies to `event`.
    pub fn of(&self, event: &EventId) -> RulingSet {
        self.except.get(event).copied().unwrap_or(self.set)
    }
}

impl From<RulingSet> for Rulings {
    fn from(set: RulingSet) -> Self {
        Self { set, except: BTreeMap::new() }
    }
}
