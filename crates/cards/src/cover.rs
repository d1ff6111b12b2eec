//! Bytes that a file keeps from a glance: covered with a salt that stands beside them. Whoever wants
//! to know can uncover them.

use sha2::{Digest, Sha256};

/// Random bytes that make what is covered look different each time.
pub type Salt = [u8; 16];

/// Covers `bytes`, or uncovers them: done twice, they are as before.
pub fn cover(bytes: &mut [u8], salt: &Salt) {
    // Use the same width on every machine, since files move between them.
    for (nth, block) in (0_u64..).zip(bytes.chunks_mut(32)) {
        let mut digest = Sha256::new();
        digest.update(b"cover");
        digest.update(salt);
        digest.update(nth.to_le_bytes());
        for (byte, mask) in block.iter_mut().zip(digest.finalize()) {
            *byte ^= mask;
        }
    }
}

/// Writes `bytes` in hexadecimal digits, two for each.
pub fn to_digits(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut digits, byte| {
        // Writing to a String can't fail.
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

/// Reads bytes from hexadecimal digits; none if there is anything else in them.
pub fn from_digits(digits: &str) -> Option<Vec<u8>> {
    // Parsing a number would allow a sign; these must be digits only.
    if !digits.len().is_multiple_of(2) || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let pairs = digits.as_bytes().chunks(2);
    pairs.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect()
}
