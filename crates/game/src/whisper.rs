//! Whispers: words about cards that nobody hears but those whom they concern, beside an act that the
//! whole table sees (RULES 11).

use serde::{Deserialize, Serialize};

use super::{CardKind, Cards};
use board::fail_if;
use cards::{Salt, cover, from_digits, to_digits};

/// The most cards of which one act tells the kinds: what a Master Merchant takes, or the two of a
/// trade at a harbor.
pub const MOST_PASSED: usize = 2;

/// Something said of cards that the table doesn't see.
#[derive(Clone, PartialEq, Eq)]
pub enum Whispered {
    /// Kinds of the cards that the act passes unseen, in the order of its moves: at least one, and
    /// at most [`MOST_PASSED`].
    Passed(Vec<CardKind>),
    /// Kind of the card that the app drew for the act; none if it doesn't know the hand, so that the
    /// players have to draw.
    Drawn(Option<CardKind>),
    /// The cards in the hand of the player whom the deed names.
    Hand(Cards),
    /// The number of points among the hidden development cards of that player.
    Points(u8),
}

/// Something said so, as an act keeps it. A file has it covered: enough to stop a glance, not
/// someone who wants to know.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Covered", into = "Covered")]
pub struct Whisper {
    said: Whispered,
    salt: Salt,
}

/// A whisper as stored in files, in hexadecimal digits: as many whatever was said.
#[derive(Serialize, Deserialize)]
struct Covered {
    salt: String,
    said: String,
}

/// A whisper in a file that can't be made out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("what was told the app alone can't be made out")]
pub struct BadWhisper;

/// Lets what may be seen by some alone be printed, and nothing of it be read: prints end where anybody
/// may see them.
macro_rules! prints_nothing {
    ($($of:ty),*) => {
        $(impl std::fmt::Debug for $of {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_struct(stringify!($of)).finish_non_exhaustive()
            }
        })*
    };
}
pub(super) use prints_nothing;

prints_nothing!(Whisper, Whispered);

/// A byte for what is told, and one for the number of each kind, or for each card.
const BYTES: usize = 1 + CardKind::ALL.len();

const PASSED: u8 = 0;
const HAND: u8 = 1;
const POINTS: u8 = 2;
const DRAWN: u8 = 3;

/// A kind as a byte, from 1, so that a place without a card differs from one with the first kind.
const fn byte_of(kind: CardKind) -> u8 {
    kind as u8 + 1
}

fn kind_of(byte: u8) -> Option<CardKind> {
    CardKind::ALL.get(usize::from(byte).checked_sub(1)?).copied()
}

impl Whisper {
    /// These words, covered with random bytes.
    ///
    /// # Errors
    /// Fails if they tell the kinds of no card, or of more than an act passes.
    pub fn new(said: Whispered, salt: Salt) -> Result<Self, BadWhisper> {
        if let Whispered::Passed(kinds) = &said {
            fail_if(kinds.is_empty() || kinds.len() > MOST_PASSED, BadWhisper)?;
        }
        Ok(Self { said, salt })
    }

    /// Only what keeps the hands reads it.
    pub(super) const fn said(&self) -> &Whispered {
        &self.said
    }
}

impl Whispered {
    /// It as bytes: as many whatever is told.
    pub(super) fn bytes(&self) -> [u8; BYTES] {
        let mut bytes = [0; BYTES];
        let mut put = |nth: usize, byte| {
            if let Some(place) = bytes.get_mut(nth) {
                *place = byte;
            }
        };
        match self {
            Self::Passed(kinds) => {
                put(0, PASSED);
                for (nth, kind) in kinds.iter().enumerate() {
                    put(1 + nth, byte_of(*kind));
                }
            }
            Self::Drawn(kind) => {
                put(0, DRAWN);
                put(1, kind.map_or(0, byte_of));
            }
            Self::Hand(cards) => {
                put(0, HAND);
                for kind in CardKind::ALL {
                    put(1 + kind as usize, cards.get(kind));
                }
            }
            Self::Points(points) => {
                put(0, POINTS);
                put(1, *points);
            }
        }
        bytes
    }

    fn of(bytes: &[u8]) -> Result<Self, BadWhisper> {
        fail_if(bytes.len() != BYTES, BadWhisper)?;
        let Some((tag, rest)) = bytes.split_first() else { return Err(BadWhisper) };
        Ok(match *tag {
            PASSED => {
                let told = rest.iter().take_while(|byte| **byte > 0);
                let kinds: Option<Vec<CardKind>> = told.map(|byte| kind_of(*byte)).collect();
                Self::Passed(kinds.ok_or(BadWhisper)?)
            }
            DRAWN => match rest.first() {
                None | Some(0) => Self::Drawn(None),
                Some(byte) => Self::Drawn(Some(kind_of(*byte).ok_or(BadWhisper)?)),
            },
            HAND => {
                let count = |kind: CardKind| rest.get(kind as usize).copied().unwrap_or_default();
                Self::Hand(Cards::from_fn(count))
            }
            POINTS => Self::Points(rest.first().copied().unwrap_or_default()),
            _ => return Err(BadWhisper),
        })
    }
}

board::converts!(Whisper => Covered: |whisper| {
    let mut bytes = whisper.said.bytes();
    cover(&mut bytes, &whisper.salt);
    Self { salt: to_digits(&whisper.salt), said: to_digits(&bytes) }
});

board::converts!(Covered => Whisper, BadWhisper: |covered| {
    let salt: Option<Salt> = from_digits(&covered.salt).and_then(|bytes| bytes.try_into().ok());
    let (Some(salt), Some(mut bytes)) = (salt, from_digits(&covered.said)) else {
        return Err(BadWhisper);
    };
    cover(&mut bytes, &salt);
    Self::new(Whispered::of(&bytes)?, salt)
});

#[cfg(test)]
mod tests {
    use super::*;

    fn whisper(said: Whispered) -> Whisper {
        Whisper::new(said, [7; 16]).expect("a whisper")
    }

    #[test]
    fn a_file_gives_back_what_was_whispered_and_shows_none_of_it() {
        let long = serde_json::to_string(&whisper(Whispered::Points(0))).expect("text").len();
        for said in [
            Whispered::Passed(vec![CardKind::Brick]),
            Whispered::Passed(vec![CardKind::Coin, CardKind::Brick]),
            Whispered::Drawn(Some(CardKind::Grain)),
            Whispered::Drawn(None),
            Whispered::Hand(Cards::none()),
            Whispered::Hand(Cards::of(CardKind::Ore, 19)),
            Whispered::Points(5),
        ] {
            let one = whisper(said);
            let written = serde_json::to_string(&one).expect("text");
            assert_eq!(serde_json::from_str::<Whisper>(&written).expect("a whisper"), one);
            assert!(!written.contains(&to_digits(&one.said.bytes())), "{written}");
            assert_eq!(written.len(), long, "its length tells nothing");
            assert_eq!(format!("{one:?}"), "Whisper { .. }");
        }
    }

    #[test]
    fn kinds_of_no_card_and_of_more_than_an_act_passes_are_no_whisper() {
        for kinds in [0, MOST_PASSED + 1] {
            let said = Whispered::Passed(vec![CardKind::Wool; kinds]);
            assert_eq!(Whisper::new(said, [0; 16]), Err(BadWhisper));
        }
    }

    #[test]
    fn what_can_t_be_made_out_is_an_error() {
        let salt = "00".repeat(16);
        for (salt, said) in [
            (salt.as_str(), "zz"),
            ("00", "000000000000000000"),
            (salt.as_str(), "00"),
            (salt.as_str(), "ffffffffffffffffff"),
        ] {
            let written = format!("{{\"salt\":\"{salt}\",\"said\":\"{said}\"}}");
            assert!(serde_json::from_str::<Whisper>(&written).is_err(), "{written}");
        }
    }
}
