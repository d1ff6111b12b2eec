//! Shorthand for what every crate writes again and again, written once: enums with names, numbers
//! with bounds, conversions, and refusals.

/// Makes an enum of rows: each is a variant and its name in files and scripts. It is written and
/// read by that name; `key` gives it, and `ALL` has every variant in its order.
#[macro_export]
macro_rules! keyed {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident { $($(#[$one:meta])* $variant:ident = $key:literal,)+ }
    ) => {
        $(#[$about])*
        #[derive(
            Clone,
            Copy,
            Debug,
            PartialEq,
            Eq,
            PartialOrd,
            Ord,
            Hash,
            ::serde::Serialize,
            ::serde::Deserialize,
        )]
        $vis enum $name {
            $($(#[$one])* #[serde(rename = $key)] $variant,)+
        }

        impl $name {
            /// All of them, in their order.
            pub const ALL: [Self; [$($key),+].len()] = [$(Self::$variant),+];

            /// Returns its name in files and scripts, never shown to players.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$variant => $key,)+
                }
            }
        }
    };
}

/// Converts one type into another: `converts!(From => To: |from| to)`, or, where that may fail,
/// `converts!(From => To, Error: |from| result)`.
#[macro_export]
macro_rules! converts {
    ($($from:ty => $to:ty: |$value:pat_param| $made:expr);+ $(;)?) => {$(
        impl ::core::convert::From<$from> for $to {
            fn from($value: $from) -> Self {
                $made
            }
        }
    )+};
    ($($from:ty => $to:ty, $bad:ty: |$value:pat_param| $made:expr);+ $(;)?) => {$(
        impl ::core::convert::TryFrom<$from> for $to {
            type Error = $bad;

            fn try_from($value: $from) -> ::core::result::Result<Self, $bad> {
                $made
            }
        }
    )+};
}

/// Orders a place by its `rank`: one comparison where a derived order makes several.
#[macro_export]
macro_rules! ranked {
    ($place:ty) => {
        impl Ord for $place {
            #[inline]
            fn cmp(&self, other: &Self) -> ::core::cmp::Ordering {
                self.rank().cmp(&other.rank())
            }
        }

        impl PartialOrd for $place {
            #[inline]
            fn partial_cmp(&self, other: &Self) -> Option<::core::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }
    };
}

/// Makes a number that is written and read as such, but only within its range, and what another
/// one is refused with.
#[macro_export]
macro_rules! bounded {
    (
        $(#[$about:meta])*
        $vis:vis struct $name:ident($range:pat);
        $(#[$bad_about:meta])*
        $bad:ident = $why:literal;
    ) => {
        $(#[$about])*
        #[derive(
            Clone,
            Copy,
            Debug,
            PartialEq,
            Eq,
            PartialOrd,
            Ord,
            Hash,
            ::serde::Serialize,
            ::serde::Deserialize,
        )]
        #[serde(try_from = "u8", into = "u8")]
        $vis struct $name(u8);

        $(#[$bad_about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::thiserror::Error)]
        #[error($why)]
        $vis struct $bad(pub u8);

        impl TryFrom<u8> for $name {
            type Error = $bad;

            fn try_from(number: u8) -> Result<Self, $bad> {
                if matches!(number, $range) { Ok(Self(number)) } else { Err($bad(number)) }
            }
        }

        impl From<$name> for u8 {
            fn from(number: $name) -> Self {
                number.0
            }
        }
    };
}

/// Makes a name of one to so many of some characters, and what another text is refused with; that
/// shows the beginning of the text.
#[macro_export]
macro_rules! lettered {
    (
        $(#[$about:meta])*
        $vis:vis struct $name:ident($lengths:expr, $letters:pat);
        $(#[$bad_about:meta])*
        $bad:ident($shown:literal) = $why:literal;
    ) => {
        $(#[$about])*
        #[derive(
            Clone,
            Debug,
            PartialEq,
            Eq,
            PartialOrd,
            Ord,
            Hash,
            ::serde::Serialize,
            ::serde::Deserialize,
        )]
        #[serde(try_from = "String", into = "String")]
        $vis struct $name(String);

        $(#[$bad_about])*
        #[derive(Clone, Debug, PartialEq, Eq, ::thiserror::Error)]
        #[error($why)]
        $vis struct $bad(String);

        impl $name {
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        $crate::converts!(String => $name, $bad: |name| {
            if $lengths.contains(&name.len()) && name.chars().all(|one| matches!(one, $letters)) {
                Ok(Self(name))
            } else {
                Err($bad(name.chars().take($shown).collect()))
            }
        });
        $crate::converts!($name => String: |name| name.0);
    };
}

/// Refuses with `error` where it `is_so`.
///
/// # Errors
/// Fails with `error` if it is.
pub fn fail_if<E>(is_so: bool, error: E) -> Result<(), E> {
    if is_so { Err(error) } else { Ok(()) }
}
