//! Counts of what the others hand over to a monopoly, as a seat is asked for them.

use serde::Serialize;

use super::labels::{ChoiceLabel, label};
use super::talk::ShownOther;
use crate::game::GameWords;
use crate::game::looking_on::SignName;
use game::{Choice, CountsWanted};

/// Cards that the others hand over to a monopoly, to be counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownCounts {
    /// The name of the monopoly, to be sent back.
    pub monopoly: String,
    /// Words of the steps before it: the card.
    pub within: Vec<String>,
    /// Its kind.
    pub words: String,
    pub sign: Option<SignName>,
    pub of: Vec<ShownCount>,
    /// Number of cards that come from all others.
    pub surely: u16,
    /// Words of the button that sends them.
    pub done: String,
}

/// Cards that one other player may hand over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownCount {
    pub who: ShownOther,
    pub least: u8,
    pub most: u8,
}

impl ShownCounts {
    pub(super) fn of(say: &GameWords<'_>, wanted: &CountsWanted) -> Self {
        let ChoiceLabel { within, words, sign } = label(say, &Choice::Counted(wanted.monopoly));
        let of = wanted.of.iter().map(|of| ShownCount {
            who: ShownOther::of(say, of.seat),
            least: of.least,
            most: of.most,
        });
        Self {
            monopoly: wanted.monopoly.to_string(),
            within,
            words,
            sign,
            of: of.collect(),
            surely: wanted.surely(),
            done: say.text.get("seat-count"),
        }
    }
}
