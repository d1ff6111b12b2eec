//! Cards as bytes, and bytes as hexadecimal digits: the form piles take in
//! commitments and files.

use super::{PileCard, Season};

/// A preparation in a file that can't be decoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the order of a pile can't be made out")]
pub struct Illegible;

pub(super) fn bytes_of(order: &[PileCard]) -> Vec<u8> {
    let bytes = |card: &PileCard| match card {
        PileCard::Numbered { deck, card } => [*deck, *card],
        PileCard::NewYear => [u8::MAX, 0],
        PileCard::LeapYear => [u8::MAX, 1],
        PileCard::Weather(Season::Spring) => [u8::MAX, 2],
        PileCard::Weather(Season::Summer) => [u8::MAX, 3],
        PileCard::Weather(Season::Autumn) => [u8::MAX, 4],
        PileCard::Weather(Season::Winter) => [u8::MAX, 5],
    };
    order.iter().flat_map(bytes).collect()
}

pub(super) fn card_of(bytes: &[u8]) -> Result<PileCard, Illegible> {
    match bytes {
        [u8::MAX, 0] => Ok(PileCard::NewYear),
        [u8::MAX, 1] => Ok(PileCard::LeapYear),
        [u8::MAX, season] => {
            let season = Season::ALL.get(usize::from(*season).wrapping_sub(2));
            season.map(|season| PileCard::Weather(*season)).ok_or(Illegible)
        }
        [deck, card] => Ok(PileCard::Numbered { deck: *deck, card: *card }),
        _ => Err(Illegible),
    }
}

pub(super) fn to_digits(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut digits, byte| {
        // Writing to a String can't fail.
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

pub(super) fn from_digits(digits: &str) -> Option<Vec<u8>> {
    // Parsing a number would allow a sign; these must be digits only.
    if !digits.len().is_multiple_of(2) || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let pairs = digits.as_bytes().chunks(2);
    pairs.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect()
}
