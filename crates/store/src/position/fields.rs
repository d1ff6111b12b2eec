//! A position read field by field: what can't be read is left out and named.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::ImportProblem;
use board::Objects;
use game::{Expansion, Expansions};

/// The most problems that are listed one by one.
const LISTED: usize = 40;

/// An object of JSON.
pub(super) type JsonFields = Map<String, Value>;

/// The group that a field belongs to: one of an expansion that isn't in play is passed over like
/// any unknown one, whatever it holds. No answer depends on a field that only games have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldGroup {
    /// Read where one of these is played; of nobody, in any game.
    of: &'static [Expansion],
    is_of_games: bool,
}

impl FieldGroup {
    pub const BASE: Self = Self { of: &[], is_of_games: false };
    pub const KNIGHTS: Self = Self { of: &[Expansion::Knights], ..Self::BASE };
    pub const SEA: Self = Self { of: &[Expansion::Sea], ..Self::BASE };
    pub const FISH: Self = Self { of: &[Expansion::Fish], ..Self::BASE };
    pub const RIVERS: Self = Self { of: &[Expansion::Rivers], ..Self::BASE };
    /// Of any module of Traders & Barbarians, and of oil.
    pub const MODULES: Self = Self {
        of: &[Expansion::Fish, Expansion::Rivers, Expansion::Wagons, Expansion::Oil],
        ..Self::BASE
    };
    /// Of whichever expansion brings gold.
    pub const GOLD: Self = Self { of: &[Expansion::Rivers, Expansion::Wagons], ..Self::BASE };
    pub const WAGONS: Self = Self { of: &[Expansion::Wagons], ..Self::BASE };
    pub const OIL: Self = Self { of: &[Expansion::Oil], ..Self::BASE };
    /// Supplies that attacks and floods ask for.
    pub const BUILT: Self = Self { of: &[Expansion::Knights, Expansion::Oil], ..Self::BASE };
    /// An edition's, which is played by the books of Cities & Knights and of Traders & Barbarians.
    pub const EDITED: Self = Self {
        of: &[Expansion::Knights, Expansion::Fish, Expansion::Rivers, Expansion::Wagons],
        ..Self::BASE
    };
    /// Readings that scenarios and modules have.
    pub const SETTLED: Self = Self {
        of: &[
            Expansion::Sea,
            Expansion::Fish,
            Expansion::Rivers,
            Expansion::Wagons,
            Expansion::Oil,
        ],
        ..Self::BASE
    };

    pub const fn of_games(self) -> Self {
        Self { is_of_games: true, ..self }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReadPurpose {
    /// An answer: it is judged as given, and the first field that can't be refuses it.
    Answer,
    /// A game: what can't be is left out and named.
    Game,
}

/// A struct whose fields are read one by one.
pub(super) trait FieldByField: Sized {
    const FIELDS: &[(FieldGroup, &[&str])];

    /// Returns what can be read of `fields`, which stand `at` some place.
    fn from_fields(fields: &JsonFields, at: &str, problems: &mut Problems) -> Self;

    /// The group of the field called `name`.
    fn group(name: &str) -> Option<FieldGroup> {
        Self::FIELDS.iter().find(|(_, fields)| fields.contains(&name)).map(|(group, _)| *group)
    }
}

/// A field of a position that can't be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {why}")]
pub struct BadField {
    /// Path of the field, such as `players[0].roads[2]`.
    pub field: String,
    pub why: String,
}

pub(super) struct Problems {
    pub listed: Vec<ImportProblem>,
    pub more: usize,
    pub refused: Option<BadField>,
    pub purpose: ReadPurpose,
    expansions: Expansions,
}

impl Problems {
    /// None, where a position with these `expansions` is read.
    pub(super) const fn none(purpose: ReadPurpose, expansions: Expansions) -> Self {
        Self { listed: Vec::new(), more: 0, refused: None, purpose, expansions }
    }

    /// Returns whether anybody looks at the fields of `group`.
    pub(super) fn reads(&self, group: FieldGroup) -> bool {
        let FieldGroup { of, is_of_games } = group;
        let is_played = of.is_empty() || of.iter().any(|one| self.expansions.has(*one));
        is_played && (self.purpose == ReadPurpose::Game || !is_of_games)
    }

    /// A `problem` with the `field` of that name.
    pub(super) fn add(&mut self, field: impl FnOnce() -> String, problem: ImportProblem) {
        match self.purpose {
            ReadPurpose::Answer => {
                let why = || problem.to_string();
                self.refused.get_or_insert_with(|| BadField { field: field(), why: why() });
            }
            ReadPurpose::Game if self.listed.len() < LISTED => self.listed.push(problem),
            ReadPurpose::Game => self.more += 1,
        }
    }

    /// The `field` can't be read, or not as what it should be.
    pub(super) fn unreadable(&mut self, field: impl Into<String>) {
        let field = field.into();
        self.add(|| field.clone(), ImportProblem::Unreadable(field.clone()));
    }

    /// The field called `name`, if it is there and can be read.
    pub(super) fn field<T: Readable>(
        &mut self,
        fields: &JsonFields,
        name: &str,
        at: &str,
    ) -> Option<T> {
        match fields.get(name)? {
            Value::Null => T::nothing(),
            value => T::read(value, &format!("{at}{name}"), self),
        }
    }

    pub(super) fn leaf<T: DeserializeOwned>(&mut self, value: &Value, field: &str) -> Option<T> {
        let read = T::deserialize(Objects(value)).ok();
        if read.is_none() {
            self.unreadable(field);
        }
        read
    }
}

pub(super) trait Readable: Sized {
    /// Returns what a null says.
    fn nothing() -> Option<Self> {
        None
    }

    /// Reads `value`, or names `field`.
    fn read(value: &Value, field: &str, problems: &mut Problems) -> Option<Self>;
}

impl<T: Readable> Readable for Option<T> {
    fn nothing() -> Option<Self> {
        Some(None)
    }

    fn read(value: &Value, field: &str, problems: &mut Problems) -> Option<Self> {
        T::read(value, field, problems).map(Some)
    }
}

impl<T: Readable> Readable for Vec<T> {
    /// Without the items that can't be read.
    fn read(value: &Value, field: &str, problems: &mut Problems) -> Option<Self> {
        let Value::Array(items) = value else {
            problems.unreadable(field);
            return None;
        };
        let items = items.iter().enumerate();
        Some(
            items
                .filter_map(|(nth, item)| T::read(item, &format!("{field}[{nth}]"), problems))
                .collect(),
        )
    }
}
