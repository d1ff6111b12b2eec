//! A short code that contains the island itself, to read aloud or type in.
//!
//! ```text
//! code    = version payload check       one character, up to 997, two
//! ```
//!
//! The characters are those of Crockford's base 32: digits, and letters except
//! I, L, O, and U. Lowercase reads as uppercase, I and L as 1, and O as 0;
//! spaces and hyphens are ignored. Codes are written in groups of four.
//!
//! The check is the number that version and payload spell, modulo 1019. The
//! powers of 32 repeat modulo that prime only after 1018 of them, and no code
//! is that long, so any single wrong character and any swap of two are
//! detected. The payload is one large number made of the parts that `format`
//! lists for versions 1 and 2, `sea_format` for version 3, and `fish_format` for version 4, the
//! first one lowest.
//!
//! A code means the same in every later version: what versions 1 to 4 write
//! and read, frames of harbors and counts of pieces included, never changes. A
//! better format gets the next number.
//!
//! Writing goes from an island by `format`, `sea_format`, or `fish_format`, whichever fits, to small
//! numbers, which `rank` packs into the large one; here it becomes characters. Reading goes the same way back.

mod fish_format;
mod format;
mod rank;
mod sea_format;

use std::fmt;
use std::str::FromStr;

use num_bigint::BigUint;

use super::Island;
use crate::fail_if;
use format::Version;

pub use format::{BadCode, MAX_CODE_CHARACTERS, MAX_CODE_TEXT, NoCode};

/// The digits of Crockford's base 32: digits and letters, minus those easily mistaken for others.
pub const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const PRIME: u32 = 1019;

/// An island as a short text with check digits: shape and place of its hexes,
/// terrain, tokens, and harbors. Written with [`fmt::Display`], read with
/// [`FromStr`].
#[derive(Clone, Debug, PartialEq, Eq, derive::Getters)]
#[lends(island)]
pub struct IslandCode {
    text: String,
    island: Island,
}

impl IslandCode {
    /// The code of `island`.
    ///
    /// # Errors
    /// Fails if a harbor is on a path that the island doesn't have.
    pub fn of(island: &Island) -> Result<Self, NoCode> {
        let (version, payload) = if fish_format::is_needed(island) {
            (Version::Four, fish_format::write(island)?)
        } else if sea_format::is_needed(island) {
            (Version::Three, sea_format::write(island)?)
        } else {
            format::write(island)?
        };
        Ok(Self { text: written(version, &payload), island: island.clone() })
    }

    /// The code as text, in groups of four.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    pub fn into_island(self) -> Island {
        self.island
    }
}

impl fmt::Display for IslandCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for IslandCode {
    type Err = BadCode;

    fn from_str(text: &str) -> Result<Self, BadCode> {
        let digits = digits(text)?;
        let [version, payload @ .., high, low] = digits.as_slice() else {
            return Err(BadCode::TooShort);
        };
        fail_if(payload.is_empty(), BadCode::TooShort)?;
        let checked = digits.get(..digits.len() - 2).unwrap_or_default();
        fail_if(check(checked) != u32::from(*high) * 32 + u32::from(*low), BadCode::CheckDigits)?;
        let version = match (Version::of_digit(*version), *version) {
            (Some(version), _) => version,
            (None, 0) => return Err(BadCode::Nonsense),
            (None, newer) => return Err(BadCode::NewerVersion(newer)),
        };
        let payload = BigUint::from_radix_be(payload, 32).ok_or(BadCode::Nonsense)?;
        let island = match version {
            Version::One | Version::Two => format::read(version, &payload),
            Version::Three => sea_format::read(&payload),
            Version::Four => fish_format::read(&payload),
        };
        let island = island.ok_or(BadCode::Nonsense)?;
        // One island, one code: a text that decodes to an island but would be
        // written differently never came from us.
        let code = Self::of(&island).map_err(|_| BadCode::Nonsense)?;
        let same = self::digits(&code.text)? == digits;
        if same { Ok(code) } else { Err(BadCode::Nonsense) }
    }
}

/// The digits of a text, 0 to 31 each.
fn digits(text: &str) -> Result<Vec<u8>, BadCode> {
    let mut found = Vec::new();
    for (nth, character) in text.chars().enumerate() {
        fail_if(nth >= MAX_CODE_TEXT, BadCode::TooLong)?;
        if character == '-' || character.is_whitespace() {
            continue;
        }
        let digit = match character.to_ascii_uppercase() {
            'I' | 'L' => Some(1),
            'O' => Some(0),
            other => ALPHABET.iter().position(|known| char::from(*known) == other),
        };
        match digit.and_then(|digit| u8::try_from(digit).ok()) {
            Some(digit) => found.push(digit),
            None => {
                return Err(BadCode::UnknownCharacter { place: nth + 1, found: character });
            }
        }
        fail_if(found.len() > MAX_CODE_CHARACTERS, BadCode::TooLong)?;
    }
    Ok(found)
}

fn check(digits: &[u8]) -> u32 {
    digits.iter().fold(0, |sum, digit| (sum * 32 + u32::from(*digit)) % PRIME)
}

fn written(version: Version, payload: &BigUint) -> String {
    let mut digits = vec![version.digit()];
    digits.extend(payload.to_radix_be(32));
    let check = check(&digits);
    digits
        .extend([check / 32, check % 32].into_iter().filter_map(|digit| u8::try_from(digit).ok()));
    let mut text = String::with_capacity(digits.len() * 5 / 4);
    for (nth, digit) in digits.iter().enumerate() {
        if nth > 0 && nth % 4 == 0 {
            text.push('-');
        }
        text.extend(ALPHABET.get(usize::from(*digit)).map(|letter| char::from(*letter)));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Harbor, HarborKind, Hex, Path, Side, first_game};

    #[test]
    fn a_printed_island_has_24_characters_in_groups_of_four() {
        let code = IslandCode::of(&first_game()).expect("harbors on the coast");
        let groups: Vec<usize> = code.as_str().split('-').map(str::len).collect();
        assert_eq!(groups, [4; 6]);
        assert_eq!(code.as_str().parse::<IslandCode>().as_ref(), Ok(&code));
        assert_eq!(code.into_island(), first_game());
    }

    #[test]
    fn small_letters_lookalikes_and_blanks_read_the_same() {
        let code = IslandCode::of(&first_game()).expect("a code");
        let text = code.as_str().to_lowercase().replace('1', "l").replace('0', "O");
        let text = text.replace('-', " \n--");
        assert_eq!(text.parse::<IslandCode>(), Ok(code));
    }

    #[test]
    fn a_harbor_at_sea_has_no_code() {
        let path = Path::of(Hex::new(9, 9), Side::East);
        let harbors = vec![Harbor { path, gives: HarborKind::Any }];
        let island = Island::new(Vec::new(), harbors).expect("an island");
        assert_eq!(IslandCode::of(&island), Err(NoCode::HarborAtSea(path)));
    }

    #[test]
    fn what_is_wrong_with_a_code_is_said() {
        let read = |text: &str| text.parse::<IslandCode>().map(|_| ());
        for short in ["", "-", "1", "10", "100"] {
            assert_eq!(read(short), Err(BadCode::TooShort), "{short}");
        }
        assert_eq!(read(&"1".repeat(MAX_CODE_CHARACTERS + 1)), Err(BadCode::TooLong));
        assert_eq!(read(&"-".repeat(100_000)), Err(BadCode::TooLong));
        assert_eq!(read("12U4"), Err(BadCode::UnknownCharacter { place: 3, found: 'U' }));
        assert_eq!(
            read("12-\u{e9}4"),
            Err(BadCode::UnknownCharacter { place: 4, found: '\u{e9}' })
        );
        let code = IslandCode::of(&first_game()).expect("a code");
        let newer = |digits: &[u8]| {
            let check = check(digits);
            let digits =
                digits.iter().map(|digit| u32::from(*digit)).chain([check / 32, check % 32]);
            digits.map(|digit| char::from(ALPHABET[digit as usize])).collect::<String>()
        };
        let mut all = digits(code.as_str()).expect("its own");
        all.truncate(22);
        for (version, expected) in [
            (1, Ok(())),
            (2, Err(BadCode::Nonsense)),
            // It has no sea.
            (3, Err(BadCode::Nonsense)),
            // It has no lake.
            (4, Err(BadCode::Nonsense)),
            (5, Err(BadCode::NewerVersion(5))),
            (0, Err(BadCode::Nonsense)),
        ] {
            all[0] = version;
            assert_eq!(read(&newer(&all)), expected, "version {version}");
        }
        assert_eq!(read(&newer(&[1, 3])), Err(BadCode::Nonsense));
        let wrong = code.as_str().replacen('8', "9", 1);
        assert_eq!(read(&wrong), Err(BadCode::CheckDigits));
    }
}
