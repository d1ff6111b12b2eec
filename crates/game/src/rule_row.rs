//! Rules that a table may set, one row each: the page of house rules, changes in a running
//! game, what the almanac says of the table, and the sentences about them go by these rows
//! (RULES 11).
//!
//! A room lists its rows with [`rules!`], which makes its struct, the readings of each rule, and
//! for the base game the changes of them, too. What is written in a journal is a row's key and
//! the name of its reading.

use std::any::Any;
use std::ops::RangeInclusive;

use super::Expansion;

/// A rule that a table may set.
pub struct RuleRow {
    /// Name of the rule in files and in the keys of its texts.
    pub key: &'static str,
    /// The expansion whose rule it is; `None` for the base game's.
    pub of: Option<Expansion>,
    /// The section of the rules that tells of it.
    pub section: &'static str,
    pub part: RulePart,
    pub form: RuleForm,
    /// Names of its readings in files; empty if it is a number.
    pub names: &'static [&'static str],
    /// The fewest players that it is for.
    pub fewest: usize,
    pub(crate) range: fn() -> RangeInclusive<u16>,
    pub(crate) usual: fn() -> u16,
    /// Usual reading by the book of 2025 (KNIGHTS 20).
    pub(crate) sixth: fn() -> u16,
    /// Reads it in its room's rules, writes it there, and says whether it changes anything:
    /// rows of all rooms are of one type, whatever their rooms are.
    pub(crate) get: fn(&dyn Any) -> Option<u16>,
    pub(crate) put: fn(&mut dyn Any, u16) -> Option<()>,
    pub(crate) is_of_use: fn(&dyn Any) -> bool,
}

/// Place of a row on the page of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulePart {
    /// The goal of the game and the book of rules: its usual reading depends on the rest.
    Goal,
    /// Rules that few tables change.
    House,
    /// House rules, too: the second reading is that of the season decks' makers (KNIGHTS 18).
    Stricter,
    /// Rules that the table decides on for this game.
    Table,
}

/// The way in which a reading is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleForm {
    /// A number that goes up and down.
    Number,
    /// On, its first reading, or off.
    Switch,
    /// Readings one below the other, each with its meaning.
    Choice,
    /// Readings side by side.
    Segments,
}

impl PartialEq for RuleRow {
    /// Each row stands once.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for RuleRow {}

impl std::fmt::Debug for RuleRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("RuleRow").field(&self.key).finish()
    }
}

impl RuleRow {
    /// The numbers that it may be, or those of its readings.
    pub fn range(&self) -> RangeInclusive<u16> {
        (self.range)()
    }

    /// The name of a reading; a number is its own.
    pub fn name(&self, reading: u16) -> String {
        let name = self.names.get(usize::from(reading));
        name.map_or_else(|| reading.to_string(), |name| (*name).to_owned())
    }
}

/// The values that a rule of a row may have.
pub(crate) trait RuleReading: Copy {
    const NAMES: &'static [&'static str];

    fn number(self) -> u16;

    fn of(number: u16) -> Option<Self>;
}

impl RuleReading for u8 {
    const NAMES: &'static [&'static str] = &[];

    fn number(self) -> u16 {
        self.into()
    }

    fn of(number: u16) -> Option<Self> {
        number.try_into().ok()
    }
}

impl RuleReading for u16 {
    const NAMES: &'static [&'static str] = &[];

    fn number(self) -> u16 {
        self
    }

    fn of(number: u16) -> Option<Self> {
        Some(number)
    }
}

/// Makes the rules of a room and their rows. A row is
///
/// ```text
/// /// Comment on the rule and on the type of its readings.
/// "key" field [(what serde is told of the field)]: Type, DOCUMENT 1.2, Part::Form
///     { "name" Variant, ... }  or  = usual number in range
///     [sixth Variant] [from players] [if (rules: it matters)] [as Change];
/// ```
///
/// The reading with `#[default]` is usual; `sixth` says which one is by the book of 2025.
macro_rules! rules {
    (changes { $($change:tt)* } $($rest:tt)*) => {
        rules!(@changes { $($change)* } $($rest)*);
        rules!($($rest)*);
    };
    (
        $(#[$meta:meta])*
        $room:ident of $of:ident, shown [$($shown:ident)*];
        $(
            $(#[$doc:meta])*
            $key:literal $field:ident $(($($serde:tt)*))?: $type:ident, $document:ident $section:literal, $part:ident::$form:ident
                $({ $($(#[$reading_doc:meta])* $name:literal $reading:ident),+ $(,)? })?
                $(= $usual:tt in $range:expr)?
                $(, sixth $sixth:ident)?
                $(, from $fewest:expr)?
                $(, if ($matters_rules:ident: $matters:expr))?
                $(, as $variant:ident)?;
        )*
        $(+ $(#[$more_meta:meta])* $more:ident: $more_type:ty;)*
    ) => {
        $(rules!(@readings $(#[$doc])* $type $({ $($(#[$reading_doc])* $name $reading),+ })?);)*

        $(#[$meta])*
        pub struct $room {
            $($(#[$doc])* $(#[serde($($serde)*)])? pub $field: $type,)*
            $($(#[$more_meta])* pub $more: $more_type,)*
        }

        impl Default for $room {
            fn default() -> Self {
                Self {
                    $($field: rules!(@usual $type $($usual)?),)*
                    $($more: Default::default(),)*
                }
            }
        }

        impl $room {
            /// All rows of this room, in the order of the page.
            pub const ROWS: &[&'static RuleRow] = &[$(&rows::$shown),*];
        }

        /// The rows, by the names of their fields.
        #[allow(non_upper_case_globals)]
        pub mod rows {
            use super::*;
            use std::any::Any;
            use $crate::rule_row::{RuleForm, RulePart, RuleReading};

            $(
                $(#[$doc])*
                pub static $field: RuleRow = RuleRow {
                    key: $key,
                    of: rules!(@of $of),
                    section: concat!(stringify!($document), " ", $section),
                    part: RulePart::$part,
                    form: RuleForm::$form,
                    names: <$type as RuleReading>::NAMES,
                    fewest: 0 $(+ $fewest)?,
                    range: || rules!(@range $type $($range)?),
                    usual: || <$type as RuleReading>::number(rules!(@usual $type $($usual)?)),
                    sixth: || <$type as RuleReading>::number(rules!(@sixth $type [$($usual)?] $($sixth)?)),
                    get: |room: &dyn Any| Some(room.downcast_ref::<$room>()?.$field.number()),
                    put: |room: &mut dyn Any, number| {
                        room.downcast_mut::<$room>()?.$field = RuleReading::of(number)?;
                        Some(())
                    },
                    is_of_use: rules!(@is_of_use $room $($matters_rules: $matters)?),
                };
            )*
        }
    };
    (@of Base) => { None };
    (@of $of:ident) => { Some($crate::Expansion::$of) };
    (@readings $(#[$doc:meta])* $type:ident) => {};
    (@readings $(#[$doc:meta])* $type:ident {
        $($(#[$reading_doc:meta])* $name:literal $reading:ident),+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum $type {
            $($(#[$reading_doc])* #[serde(rename = $name)] $reading,)+
        }

        impl $type {
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$reading),+];

            /// Returns its name in files and scripts.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$reading => $name,)+
                }
            }
        }

        impl $crate::rule_row::RuleReading for $type {
            const NAMES: &'static [&'static str] = &[$($name),+];

            fn number(self) -> u16 {
                self as u16
            }

            fn of(number: u16) -> Option<Self> {
                Self::ALL.get(usize::from(number)).copied()
            }
        }
    };
    (@usual $type:ident) => { $type::default() };
    (@usual $type:ident $usual:tt) => { $usual };
    (@sixth $type:ident [$($usual:tt)?]) => { rules!(@usual $type $($usual)?) };
    (@sixth $type:ident [] $sixth:ident) => { $type::$sixth };
    (@range $type:ident) => {
        0..=u16::try_from(<$type as RuleReading>::NAMES.len() - 1).unwrap_or_default()
    };
    (@range $type:ident $range:expr) => { (*$range.start()).into()..=(*$range.end()).into() };
    (@is_of_use $room:ident) => { |_| true };
    (@is_of_use $room:ident $rules:ident: $matters:expr) => {
        |room: &dyn Any| room.downcast_ref::<$room>().is_some_and(|$rules| $matters)
    };
    (@changes { $(#[$meta:meta])* $change:ident $($more:tt)* }
        $(#[$room_meta:meta])*
        $room:ident of $of:ident, shown [$($shown:ident)*];
        $(
            $(#[$doc:meta])*
            $key:literal $field:ident $(($($serde:tt)*))?: $type:ident, $document:ident $section:literal, $part:ident::$form:ident
                $({ $($readings:tt)* })?
                $(= $usual:tt in $range:expr)?
                $(, sixth $sixth:ident)?
                $(, from $fewest:expr)?
                $(, if ($($matters:tt)*))?
                , as $variant:ident;
        )*
        $(+ $($rest:tt)*)?
    ) => {
        $(#[$meta])*
        pub enum $change {
            $($(#[$doc])* #[serde(rename = $key)] $variant($type),)*
            $($more)*
        }

        impl $change {
            /// The row that it sets; none where it is more than one.
            pub fn row(&self) -> Option<&'static RuleRow> {
                match self {
                    $(Self::$variant(_) => Some(&rows::$field),)*
                    Self::Rulings(_)
                    | Self::Knights(_)
                    | Self::Sea(_)
                    | Self::Fish(_)
                    | Self::Rivers(_)
                    | Self::Wagons(_)
                    | Self::Oil(_) => None,
                }
            }

            /// Returns what a row of the base game is set to in `rules`.
            fn to(row: &RuleRow, rules: &$room) -> Option<Self> {
                $(if *row == rows::$field {
                    return Some(Self::$variant(rules.$field));
                })*
                None
            }

            fn put(&self, rules: &mut $room) {
                match self {
                    $(Self::$variant(set) => rules.$field = *set,)*
                    Self::Rulings(rulings) => rules.rulings = rulings.clone(),
                    Self::Knights(set) => rules.knights = rules.knights.map(|_| *set),
                    Self::Sea(set) => rules.sea = rules.sea.map(|_| *set),
                    Self::Fish(set) => rules.fish = rules.fish.map(|_| *set),
                    Self::Rivers(set) => rules.rivers = rules.rivers.map(|_| *set),
                    Self::Wagons(set) => rules.wagons = rules.wagons.map(|_| *set),
                    Self::Oil(set) => rules.oil = rules.oil.map(|_| *set),
                }
            }
        }
    };
}

pub(crate) use rules;
