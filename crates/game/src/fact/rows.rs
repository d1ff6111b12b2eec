//! The macro that writes the rows of a room.

/// Makes the rows of a room and their corrections. A row is
///
/// ```text
/// "key" Variant { subject: Type; value: Type }, kind
///     table (t: what it is; what writes it [; s: what else follows in the game])
///     [may (s: what refuses it)];
/// ```
///
/// with `state` in place of `table` where no table has it. Subject and value are known by
/// their names in both parts; a `?` leaves where something isn't there.
macro_rules! facts {
    (
        $(#[$enum_meta:meta])*
        $name:ident of $room:expr;
        $(
            $(#[$meta:meta])*
            $key:literal $variant:ident {
                $($(#[$subject_meta:meta])* $subject:ident: $subject_type:ty),* ;
                $($(#[$value_meta:meta])* $value:ident: $value_type:ty),*
            }, $scope:ident, $kind:expr =>
                $access:ident ($($body:tt)*)
                $(may ($may_state:ident: $may:expr))? ;
        )*
        $(@ $(#[$nested_meta:meta])* $nested_key:literal $nested:ident($nested_type:ty);)*
    ) => {
        $(#[$enum_meta])*
        pub enum $name {
            $(
                $(#[$meta])*
                #[serde(rename = $key)]
                $variant {
                    $($(#[$subject_meta])* $subject: $subject_type,)*
                    $($(#[$value_meta])* $value: $value_type,)*
                },
            )*
            $(
                $(#[$nested_meta])*
                #[serde(rename = $nested_key)]
                $nested($nested_type),
            )*
        }

        /// The rows, by what their corrections are called.
        #[allow(non_upper_case_globals, unused_parens, unused_variables, clippy::unit_arg)]
        pub mod rows {
            use super::*;
            use $crate::fact::{Access, Fact, Kind, Scope, Value};

            $(
                $(#[$meta])*
                pub static $variant: Fact = Fact {
                    key: $key,
                    of: $room,
                    scope: Scope::$scope,
                    kind: $kind,
                    access: facts!(@$access [$($subject: $subject_type),*] [$($value: $value_type),*] $($body)*),
                    may: facts!(@may [$($subject: $subject_type),*] [$($value: $value_type),*]
                        $($may_state: $may)?),
                };
            )*
        }

        $(impl From<$nested_type> for $name {
            fn from(nested: $nested_type) -> Self {
                Self::$nested(nested)
            }
        })*

        impl $name {
            /// All rows of this room.
            pub const FACTS: &[&'static $crate::fact::Fact] = &[$(&rows::$variant),*];

            /// The row, its subject, and what it is said to be.
            #[allow(unused_parens, clippy::unit_arg)]
            pub fn told(&self) -> (&'static $crate::fact::Fact, $crate::fact::Subject, $crate::fact::Value) {
                match self {
                    $(
                        Self::$variant { $($subject,)* $($value),* } => (
                            &rows::$variant,
                            $crate::fact::Subject::from(($($subject.clone()),*)),
                            $crate::fact::Value::from(($($value.clone()),*)),
                        ),
                    )*
                    $(Self::$nested(nested) => nested.told(),)*
                }
            }

            /// The correction by which `fact` is `value` for `subject`; none where it can't be.
            #[allow(unused_parens)]
            pub fn of(
                fact: &$crate::fact::Fact,
                subject: $crate::fact::Subject,
                value: $crate::fact::Value,
            ) -> Option<Self> {
                $(
                    if std::ptr::eq(fact, &rows::$variant) {
                        let ($($subject),*) = <($($subject_type),*)>::try_from(subject).ok()?;
                        let ($($value),*) = <($($value_type),*)>::try_from(value).ok()?;
                        return Some(Self::$variant { $($subject,)* $($value),* });
                    }
                )*
                $(
                    if let Some(nested) = <$nested_type>::of(fact, subject, value.clone()) {
                        return Some(Self::$nested(nested));
                    }
                )*
                None
            }
        }
    };
    (@table [$($subject:ident: $subject_type:ty),*] [$($value:ident: $value_type:ty),*]
        $table:ident: $get:expr; $set:expr $(; $state:ident: $then:expr)?) => {
        Access::Table {
            get: |$table, subject| {
                let ($($subject),*) = <($($subject_type),*)>::try_from(subject).ok()?;
                Some(Value::from($get))
            },
            set: |$table, subject, value| {
                let ($($subject),*) = <($($subject_type),*)>::try_from(subject).ok()?;
                let ($($value),*) = <($($value_type),*)>::try_from(value).ok()?;
                $set;
                Some(())
            },
            then: facts!(@then [$($subject: $subject_type),*] $($state: $then)?),
        }
    };
    (@then [$($subject:ident: $subject_type:ty),*]) => { |_, _| Some(()) };
    (@then [$($subject:ident: $subject_type:ty),*] $state:ident: $then:expr) => {
        |$state, subject| {
            let ($($subject),*) = <($($subject_type),*)>::try_from(subject).ok()?;
            $then;
            Some(())
        }
    };
    (@may [$($subject:ident: $subject_type:ty),*] [$($value:ident: $value_type:ty),*]) => {
        |_, _, _| Ok(())
    };
    (@may [$($subject:ident: $subject_type:ty),*] [$($value:ident: $value_type:ty),*]
        $state:ident: $may:expr) => {
        |$state, subject, value| {
            let (Ok(($($subject),*)), Ok(($($value),*))) = (
                <($($subject_type),*)>::try_from(subject),
                <($($value_type),*)>::try_from(value.clone()),
            ) else {
                return Ok(());
            };
            $may
        }
    };
    (@state [$($subject:ident: $subject_type:ty),*] [$($value:ident: $value_type:ty),*]
        $state:ident: $get:expr; $set:expr) => {
        Access::State {
            get: |$state, subject| {
                let ($($subject),*) = <($($subject_type),*)>::try_from(subject).ok()?;
                Some(Value::from($get))
            },
            set: |$state, subject, value| {
                let (Ok(($($subject),*)), Ok(($($value),*))) = (
                    <($($subject_type),*)>::try_from(subject),
                    <($($value_type),*)>::try_from(value),
                ) else {
                    return Ok(());
                };
                $set
            },
        }
    };
}

pub(crate) use facts;
