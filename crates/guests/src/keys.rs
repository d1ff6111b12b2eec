//! Names that stand in addresses: of a language, of a picture, of a run of the server.

use std::fmt;
use std::sync::Arc;

use rand::RngExt as _;
use sha2::{Digest as _, Sha256};
use thiserror::Error;

/// Key of a language, as `en` or `pt-br`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LangKey(Arc<str>);

/// Error of a text that is no key of a language: one to eight small letters and hyphens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a language's key has one to eight small letters and hyphens")]
pub struct NoLangKey;

impl TryFrom<&str> for LangKey {
    type Error = NoLangKey;

    fn try_from(text: &str) -> Result<Self, NoLangKey> {
        let is_key = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
        let fits = (1..=8).contains(&text.len()) && text.bytes().all(is_key);
        if fits { Ok(Self(text.into())) } else { Err(NoLangKey) }
    }
}

/// Mark of a run of the server. Another mark tells a page to forget what it saw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RunMark(u64);

impl RunMark {
    pub(crate) fn draw() -> Self {
        Self(rand::rng().random())
    }
}

impl fmt::Display for RunMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Name of a picture by its content, which nobody guesses who wasn't told it: 32 digits of base 16.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PictureKey(u128);

/// Error of a text that is no key of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a picture's key has 32 digits of base 16")]
pub struct NoPictureKey;

impl TryFrom<&str> for PictureKey {
    type Error = NoPictureKey;

    fn try_from(text: &str) -> Result<Self, NoPictureKey> {
        hex_digits(text).map(Self).ok_or(NoPictureKey)
    }
}

impl fmt::Display for PictureKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// Key that the names of pictures are made with, drawn at start.
#[derive(Clone, Copy)]
pub(crate) struct PictureSeal([u8; 32]);

impl PictureSeal {
    pub(crate) fn draw() -> Self {
        Self(rand::rng().random())
    }

    /// Names a picture.
    pub(crate) fn key(&self, svg: &[u8]) -> PictureKey {
        PictureKey(first_half(&Sha256::new().chain_update(self.0).chain_update(svg).finalize()))
    }
}

impl fmt::Debug for PictureSeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PictureSeal")
    }
}

/// Reads exactly 32 small digits of base 16.
pub(crate) fn hex_digits(text: &str) -> Option<u128> {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    let fits = text.len() == 32 && text.bytes().all(is_digit);
    fits.then(|| u128::from_str_radix(text, 16).ok())?
}

/// The first 128 bits of a hash.
pub(crate) fn first_half(hash: &[u8]) -> u128 {
    hash.iter().take(16).fold(0, |sum, byte| sum << 8 | u128::from(*byte))
}
