//! A pile that cards are drawn from: how it is prepared and turned (RULES 9), and the commitment
//! to its order.

use std::sync::Arc;

use rand::Rng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::card::{Illegible, bytes_of, card_of};
use super::cover::{Salt, cover, from_digits, to_digits};
use super::{Contents, Deck, PileCard, Selection};

/// Shuffled cards, the top one first, with the salt and the commitment made to them.
///
/// In a file the order is obscured: enough to stop a glance, not someone who
/// wants to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, derive::Getters)]
#[serde(try_from = "Obscured", into = "Obscured")]
#[lends(order)]
#[copies(commitment)]
pub struct Preparation {
    /// The cards, the top one first.
    order: Arc<[PileCard]>,
    salt: Salt,
    /// The commitment shown before the first draw.
    commitment: Commitment,
}

/// A preparation as stored in files, all in hexadecimal digits.
#[derive(Serialize, Deserialize)]
struct Obscured {
    /// Missing in files of the first version.
    #[serde(default)]
    commitment: Option<Commitment>,
    salt: String,
    order: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no card is left in the pile")]
pub struct EmptyPile;

impl Preparation {
    /// These cards in this order, the top one first.
    pub fn new(order: Vec<PileCard>, salt: Salt) -> Self {
        let commitment = Commitment::to(&order, salt);
        Self { order: order.into(), salt, commitment }
    }

    /// The number mixed in so that nobody can try every order: 32 hexadecimal digits.
    pub fn nonce(&self) -> String {
        to_digits(&self.salt)
    }

    /// Returns whether order and nonce still match the commitment.
    pub fn keeps_its_commitment(&self) -> bool {
        self.commitment == Commitment::to(&self.order, self.salt)
    }
}

board::converts!(Preparation => Obscured: |preparation| {
    let mut bytes = bytes_of(&preparation.order);
    cover(&mut bytes, &preparation.salt);
    Self {
        commitment: Some(preparation.commitment),
        salt: to_digits(&preparation.salt),
        order: to_digits(&bytes),
    }
});

board::converts!(Obscured => Preparation, Illegible: |obscured| {
    let salt: Option<Salt> =
        from_digits(&obscured.salt).and_then(|bytes| bytes.try_into().ok());
    let (Some(salt), Some(mut bytes)) = (salt, from_digits(&obscured.order)) else {
        return Err(Illegible);
    };
    cover(&mut bytes, &salt);
    let order = bytes.chunks(2).map(card_of).collect::<Result<Vec<_>, _>>()?;
    let computed = Self::new(order, salt);
    // Keep a broken commitment so that it can be reported; don't repair it.
    let commitment = obscured.commitment.unwrap_or(computed.commitment);
    Ok(Self { commitment, ..computed })
});

/// All piles of a table, shuffled at the same time: one, or one per deck with stacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenShuffle", into = "Vec<Preparation>")]
pub struct Shuffle(Vec<Preparation>);

/// A shuffle in files; the first version had a single pile.
#[derive(Deserialize)]
#[serde(untagged)]
enum WrittenShuffle {
    Piles(Vec<Preparation>),
    Pile(Preparation),
}

board::converts!(WrittenShuffle => Shuffle: |written| match written {
    WrittenShuffle::Piles(piles) => Self(piles),
    WrittenShuffle::Pile(pile) => Self(vec![pile]),
});

board::converts!(Preparation => Shuffle: |pile| Self(vec![pile]));
board::converts!(Vec<Preparation> => Shuffle: |piles| Self(piles));
board::converts!(Shuffle => Vec<Preparation>: |shuffle| shuffle.0);

impl Shuffle {
    /// The piles in the order they are drawn from.
    pub fn piles(&self) -> &[Preparation] {
        &self.0
    }

    /// Returns whether these are the cards of `contents`, pile by pile, in any order.
    pub fn is_of(&self, contents: &[Contents]) -> bool {
        let sorted = |pile: &Preparation| {
            let mut cards = pile.order().to_vec();
            cards.sort_unstable();
            cards
        };
        self.0.len() == contents.len()
            && self.0.iter().zip(contents).all(|(pile, whole)| sorted(pile) == whole.all())
    }

    /// Returns whether New Year and Leap Year are where the rules put them, under all
    /// but the hidden cards.
    pub fn is_laid_out_as(&self, contents: &[Contents]) -> bool {
        let well = |(pile, whole): (&Preparation, &Contents)| {
            let above = whole.cards.len().saturating_sub(whole.hidden);
            let markers = pile.order().get(above..above + whole.markers.len());
            markers == Some(whole.markers.as_slice())
        };
        self.is_of(contents) && self.0.iter().zip(contents).all(well)
    }
}

/// Shuffles the piles of `selection`. From the top: the cards to draw, New
/// Year, Leap Year, and the hidden cards (RULES 9).
pub fn prepare(decks: &[Deck], selection: &Selection, rng: &mut impl Rng) -> Shuffle {
    let pile = |mut contents: Contents| {
        let mut order = contents.cards;
        order.shuffle(rng);
        let above = order.len().saturating_sub(contents.hidden);
        order.splice(above..above, contents.markers.drain(..));
        let mut salt = [0; 16];
        rng.fill_bytes(&mut salt);
        Preparation::new(order, salt)
    };
    Shuffle(selection.contents(decks).into_iter().map(pile).collect())
}

/// A pile in play: a preparation and how much of it has been turned.
#[derive(Clone, Debug, PartialEq, Eq, derive::Getters)]
#[lends(preparation)]
pub struct Pile {
    preparation: Preparation,
    turned: usize,
}

impl Pile {
    /// A pile with nothing turned yet.
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

    pub fn left(&self) -> usize {
        self.preparation.order.len() - self.turned
    }

    /// Returns how many cards can still be drawn before New Year, or before the pile is
    /// used up. Markers and the cards hidden below New Year don't count.
    pub fn to_draw(&self) -> usize {
        let left = self.preparation.order.iter().skip(self.turned);
        let above = left.take_while(|card| **card != PileCard::NewYear);
        above.filter(|card| **card != PileCard::LeapYear).count()
    }

    /// The cards turned so far, in order.
    pub fn turned(&self) -> &[PileCard] {
        self.preparation.order.get(..self.turned).unwrap_or_default()
    }
}

/// A fingerprint (SHA-256) of a pile's order and its nonce: shown before the
/// first draw, it proves afterward that the order was not changed.
///
/// The hash covers the 16 bytes of the nonce, then two bytes per card from the
/// top: deck and place, both from 0, or 255 and 0 for New Year, 1 for Leap
/// Year, 2 to 5 for the weather cards from spring on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a commitment has 64 hexadecimal digits")]
pub struct BadCommitment;

impl Commitment {
    /// The commitment to `order` with `nonce`.
    pub fn to(order: &[PileCard], nonce: Salt) -> Self {
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
            board::ALPHABET.get(place).map_or('0', |symbol| char::from(*symbol))
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

board::converts!(String => Commitment, BadCommitment: |digits| {
    let bytes = from_digits(&digits).and_then(|bytes| bytes.try_into().ok());
    bytes.map(Self).ok_or(BadCommitment)
});

board::converts!(Commitment => String: |commitment| commitment.to_string());

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;
    use crate::{NewYear, Season, deck_a};

    fn decks() -> Vec<Deck> {
        vec![deck_a().expect("the built-in deck is sound")]
    }

    fn prepared(new_year: NewYear, seed: u64) -> Preparation {
        let selection = Selection { new_year, ..Selection::default() };
        let shuffle = prepare(&decks(), &selection, &mut StdRng::seed_from_u64(seed));
        assert!(shuffle.is_laid_out_as(&selection.contents(&decks())));
        shuffle.piles()[0].clone()
    }

    #[test]
    fn new_year_lies_on_five_hidden_cards_below_thirty_one() {
        for seed in 0..50 {
            let prepared = prepared(NewYear::default(), seed);
            assert_eq!(prepared.order().len(), 37);
            assert_eq!(prepared.order()[31], PileCard::NewYear);
            let mut cards = prepared.order().to_vec();
            cards.sort();
            cards.dedup();
            assert_eq!(cards.len(), 37);
        }
    }

    #[test]
    fn what_is_to_draw_is_counted_down_to_new_year() {
        let mut pile = Pile::new(prepared(NewYear::default(), 4));
        assert_eq!((pile.to_draw(), pile.left()), (31, 37));
        (0..31).for_each(|_| pile.turn());
        assert_eq!((pile.to_draw(), pile.left()), (0, 6));
        pile.turn();
        assert_eq!(pile.to_draw(), 5, "the hidden ones, if the table goes on");
    }

    #[test]
    fn without_new_year_all_36_are_drawn() {
        let mut pile = Pile::new(prepared(NewYear::Off, 1));
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
        let prepared = prepared(NewYear::default(), 2);
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
    fn every_kind_of_card_survives_a_file() {
        let cards: Vec<PileCard> = Season::ALL
            .map(PileCard::Weather)
            .into_iter()
            .chain([PileCard::NewYear, PileCard::LeapYear])
            .chain([PileCard::Numbered { deck: 3, card: 199 }])
            .collect();
        let prepared = Preparation::new(cards, [7; 16]);
        let text = serde_json::to_string(&prepared).expect("writes");
        assert_eq!(serde_json::from_str::<Preparation>(&text).expect("reads"), prepared);
        assert_eq!(card_of(&[255, 9]), Err(Illegible));
    }

    #[test]
    fn another_order_has_another_commitment() {
        let one = prepared(NewYear::default(), 3);
        let mut order = one.order().to_vec();
        order.swap(0, 1);
        let other = Preparation::new(order, one.salt);
        assert_ne!(other.commitment(), one.commitment());
        let forged = Preparation { commitment: one.commitment, ..other };
        assert!(one.keeps_its_commitment() && !forged.keeps_its_commitment());
        let text = serde_json::to_string(&forged).expect("writes");
        let read: Preparation = serde_json::from_str(&text).expect("reads");
        assert!(!read.keeps_its_commitment());
    }

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
