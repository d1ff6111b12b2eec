//! The pile that cards are drawn from: how it is prepared and turned (RULES 9).

use std::sync::Arc;

use rand::Rng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Deck, PileCard};

/// How many cards lie hidden below the New Year card.
const HIDDEN: usize = 5;

/// Whether a New Year card is part of the pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NewYear {
    /// On five hidden cards, so that the last numbers stay uncertain.
    #[default]
    On,
    /// Left out: every card is drawn before the next preparation.
    Off,
}

/// Cards in the order in which they were shuffled, the top one first, with
/// the salt of their commitment.
///
/// In a file the order is obscured: enough against a glance, not against
/// somebody who wants to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Obscured", into = "Obscured")]
pub struct Preparation {
    order: Arc<[PileCard]>,
    salt: [u8; 16],
}

/// A preparation as files have it, both as hexadecimal digits.
#[derive(Serialize, Deserialize)]
struct Obscured {
    salt: String,
    order: String,
}

/// A preparation in a file that can't be made out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the order of a pile can't be made out")]
pub struct Illegible;

/// A pile without cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no card is left in the pile")]
pub struct EmptyPile;

impl Preparation {
    /// These cards in this order, the top one first.
    #[must_use]
    pub fn new(order: Vec<PileCard>, salt: [u8; 16]) -> Self {
        Self { order: order.into(), salt }
    }

    /// The cards, the top one first.
    #[must_use]
    pub fn order(&self) -> &[PileCard] {
        &self.order
    }

    /// A fingerprint (SHA-256, hexadecimal) of salt and order: shown before
    /// the first draw, it proves afterwards that the order was not changed.
    #[must_use]
    pub fn commitment(&self) -> String {
        let mut digest = Sha256::new();
        digest.update(self.salt);
        digest.update(bytes_of(&self.order));
        to_digits(&digest.finalize())
    }
}

const NEW_YEAR: [u8; 2] = [u8::MAX, 0];

fn bytes_of(order: &[PileCard]) -> Vec<u8> {
    let bytes = |card: &PileCard| match card {
        PileCard::Numbered { deck, card } => [*deck, *card],
        PileCard::NewYear => NEW_YEAR,
    };
    order.iter().flat_map(bytes).collect()
}

fn to_digits(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut digits, byte| {
        // Writing to a String can't fail.
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

fn from_digits(digits: &str) -> Option<Vec<u8>> {
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    let pairs = digits.as_bytes().chunks(2);
    pairs.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect()
}

/// The same bytes in, the same bytes out: covers and uncovers.
fn cover(bytes: &mut [u8], salt: &[u8; 16]) {
    for (nth, block) in bytes.chunks_mut(32).enumerate() {
        let mut digest = Sha256::new();
        digest.update(b"cover");
        digest.update(salt);
        digest.update(nth.to_le_bytes());
        for (byte, mask) in block.iter_mut().zip(digest.finalize()) {
            *byte ^= mask;
        }
    }
}

impl From<Preparation> for Obscured {
    fn from(preparation: Preparation) -> Self {
        let mut bytes = bytes_of(&preparation.order);
        cover(&mut bytes, &preparation.salt);
        Self { salt: to_digits(&preparation.salt), order: to_digits(&bytes) }
    }
}

impl TryFrom<Obscured> for Preparation {
    type Error = Illegible;

    fn try_from(obscured: Obscured) -> Result<Self, Illegible> {
        let salt: Option<[u8; 16]> =
            from_digits(&obscured.salt).and_then(|bytes| bytes.try_into().ok());
        let (Some(salt), Some(mut bytes)) = (salt, from_digits(&obscured.order)) else {
            return Err(Illegible);
        };
        cover(&mut bytes, &salt);
        let cards = bytes.chunks(2).map(|pair| match pair {
            [u8::MAX, 0] => Ok(PileCard::NewYear),
            [deck, card] => Ok(PileCard::Numbered { deck: *deck, card: *card }),
            _ => Err(Illegible),
        });
        Ok(Self::new(cards.collect::<Result<_, _>>()?, salt))
    }
}

/// Shuffles all cards of `decks` and puts the New Year card, if it is in
/// play, on the five lowest.
///
/// A New Year on top of the pile would cost nothing but a second shuffle; with
/// five cards or fewer it lies at the bottom, so that every preparation has a
/// number to draw.
#[must_use]
pub fn prepare(decks: &[Deck], new_year: NewYear, rng: &mut impl Rng) -> Preparation {
    let mut order: Vec<PileCard> = all_cards(decks).collect();
    order.shuffle(rng);
    if new_year == NewYear::On {
        let hidden = if order.len() > HIDDEN { HIDDEN } else { 0 };
        order.insert(order.len() - hidden, PileCard::NewYear);
    }
    let mut salt = [0; 16];
    rng.fill_bytes(&mut salt);
    Preparation::new(order, salt)
}

fn all_cards(decks: &[Deck]) -> impl Iterator<Item = PileCard> {
    (0..u8::MAX).zip(decks).flat_map(|(deck, cards)| {
        (0..u8::MAX).zip(cards.cards()).map(move |(card, _)| PileCard::Numbered { deck, card })
    })
}

/// A pile in play: a preparation and how much of it has been turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pile {
    preparation: Preparation,
    turned: usize,
}

impl Pile {
    /// A pile of which nothing has been turned.
    #[must_use]
    pub const fn new(preparation: Preparation) -> Self {
        Self { preparation, turned: 0 }
    }

    /// The card on top, still face down.
    ///
    /// # Errors
    /// When every card has been turned.
    pub fn top(&self) -> Result<PileCard, EmptyPile> {
        self.preparation.order.get(self.turned).copied().ok_or(EmptyPile)
    }

    /// Turns the card on top; an empty pile stays as it is.
    pub fn turn(&mut self) {
        self.turned = (self.turned + 1).min(self.preparation.order.len());
    }

    /// How many cards are still face down.
    #[must_use]
    pub fn left(&self) -> usize {
        self.preparation.order.len() - self.turned
    }

    /// The cards turned so far, in order.
    #[must_use]
    pub fn turned(&self) -> &[PileCard] {
        self.preparation.order.get(..self.turned).unwrap_or_default()
    }

    /// The shuffle it came from.
    #[must_use]
    pub const fn preparation(&self) -> &Preparation {
        &self.preparation
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;
    use crate::cards::deck_a;

    fn decks() -> Vec<Deck> {
        vec![deck_a().expect("the built-in deck is sound")]
    }

    #[test]
    fn new_year_lies_on_five_hidden_cards_below_thirty_one() {
        for seed in 0..50 {
            let prepared = prepare(&decks(), NewYear::On, &mut StdRng::seed_from_u64(seed));
            assert_eq!(prepared.order().len(), 37);
            assert_eq!(prepared.order()[31], PileCard::NewYear);
            let mut cards = prepared.order().to_vec();
            cards.sort();
            cards.dedup();
            assert_eq!(cards.len(), 37);
        }
    }

    #[test]
    fn without_new_year_all_36_are_drawn() {
        let prepared = prepare(&decks(), NewYear::Off, &mut StdRng::seed_from_u64(1));
        let mut pile = Pile::new(prepared);
        let mut drawn = 0;
        while pile.top().is_ok() {
            pile.turn();
            drawn += 1;
        }
        assert_eq!((drawn, pile.left()), (36, 0));
        assert_eq!(pile.top(), Err(EmptyPile));
    }

    #[test]
    fn a_file_hides_the_order_and_gives_it_back() {
        let prepared = prepare(&decks(), NewYear::On, &mut StdRng::seed_from_u64(2));
        let text = serde_json::to_string(&prepared).expect("writes");
        assert!(!text.contains(&to_digits(&bytes_of(prepared.order()))));
        let read: Preparation = serde_json::from_str(&text).expect("reads");
        assert_eq!(read, prepared);
        assert_eq!(read.commitment(), prepared.commitment());
        for broken in ["{\"salt\":\"00\",\"order\":\"\"}", "{\"salt\":\"é\",\"order\":\"zz\"}"] {
            assert!(serde_json::from_str::<Preparation>(broken).is_err());
        }
    }

    #[test]
    fn another_order_has_another_commitment() {
        let one = prepare(&decks(), NewYear::On, &mut StdRng::seed_from_u64(3));
        let mut order = one.order().to_vec();
        order.swap(0, 1);
        assert_ne!(Preparation::new(order, one.salt).commitment(), one.commitment());
    }
}
