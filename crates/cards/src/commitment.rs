//! The commitment to a pile's order, shown before its first card is drawn.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::PileCard;
use super::bytes::{bytes_of, from_digits, to_digits};

/// A fingerprint (SHA-256) of a pile's order and its nonce: shown before the
/// first draw, it proves afterward that the order was not changed.
///
/// The hash covers the 16 bytes of the nonce, then two bytes per card from the
/// top: deck and place, both from 0, or 255 and 0 for New Year, 1 for Leap
/// Year, 2 to 5 for the weather cards from spring on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

/// A text that is not a commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a commitment has 64 hexadecimal digits")]
pub struct BadCommitment;

/// Digits and letters, minus those easily mistaken for others.
const SYMBOLS: [char; 32] = [
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J',
    'K', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'V', 'W', 'X', 'Y', 'Z',
];

impl Commitment {
    /// The commitment to `order` with `nonce`.
    pub fn to(order: &[PileCard], nonce: [u8; 16]) -> Self {
        let mut digest = Sha256::new();
        digest.update(nonce);
        digest.update(bytes_of(order));
        Self(digest.finalize().into())
    }

    /// Its first 40 bits as eight digits and letters, such as `7K3M-Q0ZD`:
    /// short enough to be written down.
    pub fn short(&self) -> String {
        let bits = self.0.iter().take(5).fold(0_u64, |bits, byte| bits << 8 | u64::from(*byte));
        let symbol = |nth: u32| {
            let place = usize::try_from((bits >> (35 - 5 * nth)) & 31).unwrap_or(0);
            SYMBOLS.get(place).copied().unwrap_or('0')
        };
        let text: String = (0..8).map(symbol).collect();
        let (left, right) = text.split_at(4);
        format!("{left}-{right}")
    }
}

impl std::fmt::Display for Commitment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&to_digits(&self.0))
    }
}

impl TryFrom<String> for Commitment {
    type Error = BadCommitment;

    fn try_from(digits: String) -> Result<Self, BadCommitment> {
        let bytes = from_digits(&digits).and_then(|bytes| bytes.try_into().ok());
        bytes.map(Self).ok_or(BadCommitment)
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> Self {
        commitment.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_short_form_is_its_first_forty_bits() {
        let mut bytes = [0; 32];
        bytes[..5].copy_from_slice(&[0b0000_0000, 0b0100_0100, 0b0011_0010, 0b0001_0111, 0xff]);
        // 00000 00001 00010 00011 00100 00101 11111 11111
        assert_eq!(Commitment(bytes).short(), "0123-45ZZ");
    }

    #[test]
    fn sixty_four_digits_or_nothing() {
        let one = Commitment::to(&[PileCard::NewYear], [1; 16]);
        assert_eq!(Commitment::try_from(one.to_string()), Ok(one));
        assert_eq!(Commitment::try_from("00".to_owned()), Err(BadCommitment));
    }
}
