//! A guest's name and secret.

use std::fmt;

use rand::RngExt as _;
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::keys::hex_digits;

/// The most letters of a name.
pub const MAX_NAME: usize = 24;

/// Name that a looker-on goes by: 1 to [`MAX_NAME`] letters. Those that can't be seen, or turn the
/// line that the name stands in, are left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuestName(String);

/// Error of a text that is no name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a name has 1 to {MAX_NAME} letters that can be seen")]
pub struct NoGuestName;

impl GuestName {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<&str> for GuestName {
    type Error = NoGuestName;

    fn try_from(text: &str) -> Result<Self, NoGuestName> {
        let seen = cards::seen(text);
        let fits = (1..=MAX_NAME).contains(&seen.chars().count());
        if fits { Ok(Self(seen)) } else { Err(NoGuestName) }
    }
}

/// Secret of a looker-on, drawn for them and kept by their browser: 128 bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct GuestSecret(u128);

impl GuestSecret {
    pub(crate) fn draw() -> Self {
        Self(rand::rng().random())
    }

    /// Reads a secret; none where the text isn't 32 digits of base 16.
    pub(crate) fn read(text: &str) -> Option<Self> {
        hex_digits(text).map(Self)
    }

    pub(crate) fn hash(self) -> SecretHash {
        SecretHash(Sha256::digest(self.0.to_be_bytes()).into())
    }
}

impl fmt::Display for GuestSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for GuestSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GuestSecret")
    }
}

/// All that is kept of a secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SecretHash([u8; 32]);

impl SecretHash {
    /// Reads a hash; none where the text isn't 64 digits of base 16.
    pub fn read(text: &str) -> Option<Self> {
        let (one, other) = text.split_at_checked(32)?;
        let halves = [hex_digits(one)?, hex_digits(other)?].map(u128::to_be_bytes).concat();
        halves.try_into().ok().map(Self)
    }
}

impl fmt::Display for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_read_as_it_was_written_and_nothing_else_is() {
        let hash = GuestSecret::draw().hash();
        assert_eq!(SecretHash::read(&hash.to_string()), Some(hash));
        for text in ["", "x", &"0".repeat(63), &"0".repeat(65), &"A".repeat(64), &"é".repeat(32)] {
            assert_eq!(SecretHash::read(text), None, "{text}");
        }
    }

    #[test]
    fn names_have_up_to_24_letters_that_can_be_seen() {
        for name in ["L", " Lea ", &"ü".repeat(24), "李小龍", "<img onerror=x>"] {
            assert_eq!(GuestName::try_from(name).unwrap().as_str(), name.trim());
        }
        assert_eq!(GuestName::try_from("a\u{202e}\nb").unwrap().as_str(), "ab");
        for name in ["", "  ", &"x".repeat(25), "\u{202e}\u{200b}", "\0"] {
            assert_eq!(GuestName::try_from(name), Err(NoGuestName), "{name:?}");
        }
    }
}
