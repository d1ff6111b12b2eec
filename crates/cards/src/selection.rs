//! The layout of a table's decks, and the cards added to them (RULES 9).

use serde::{Deserialize, Serialize};

use super::{Deck, PileCard, Season};
use board::fail_if;

/// The most decks that can be in play at once.
pub const MAX_DECKS: usize = 12;

/// Arrangement of several decks on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrangement {
    /// Shuffled into one pile.
    #[default]
    Mixed,
    /// One pile per deck, drawn from one after another.
    Stacks,
}

/// Presence of a Leap Year card under New Year.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeapYear {
    /// New Year ends the pile.
    #[default]
    Without,
    /// The table votes on whether the hidden cards are drawn too.
    With,
}

board::bounded! {
    /// Number of cards of each deck that are hidden under New Year: 0 to 10, usually 5.
    pub struct Hidden(0..=Hidden::MOST);
    BadHidden = "0 to 10 cards of each deck can be hidden, not {0}";
}

impl Hidden {
    pub const MOST: u8 = 10;

    pub const fn count(self) -> u8 {
        self.0
    }
}

impl Default for Hidden {
    fn default() -> Self {
        Self(5)
    }
}

/// The New Year card of a pile, or its absence, and the cards below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "WrittenNewYear", into = "WrittenNewYear")]
pub enum NewYear {
    /// On top of hidden cards, so that the last numbers stay uncertain.
    On {
        /// Number of cards of each deck.
        hidden: Hidden,
        /// Presence of a Leap Year card, with which they can be drawn after all.
        leap_year: LeapYear,
    },
    /// Left out: every card is drawn before the next preparation.
    Off,
}

impl NewYear {
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On { .. })
    }

    pub const fn has_leap_year(self) -> bool {
        matches!(self, Self::On { leap_year: LeapYear::With, .. })
    }

    pub const fn hidden(self) -> u8 {
        match self {
            Self::On { hidden, .. } => hidden.count(),
            Self::Off => 0,
        }
    }
}

impl Default for NewYear {
    fn default() -> Self {
        Self::On { hidden: Hidden::default(), leap_year: LeapYear::Without }
    }
}

/// New Year in files: one word in the first version, now also what is below it.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum WrittenNewYear {
    Word(OnOff),
    On { hidden: Hidden, leap_year: LeapYear },
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum OnOff {
    On,
    Off,
}

board::converts!(WrittenNewYear => NewYear: |written| match written {
    WrittenNewYear::Word(OnOff::On) => Self::default(),
    WrittenNewYear::Word(OnOff::Off) => Self::Off,
    WrittenNewYear::On { hidden, leap_year } => Self::On { hidden, leap_year },
});

board::converts!(NewYear => WrittenNewYear: |new_year| match new_year {
    NewYear::Off => Self::Word(OnOff::Off),
    NewYear::On { hidden, leap_year } => Self::On { hidden, leap_year },
});

/// Place of the four Change in the Weather cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Weather {
    /// In the box: the season never changes by itself.
    #[default]
    Off,
    /// In the mix; with stacks, in the first.
    Mixed,
    /// A stack that a player holds and turns over on each of their turns.
    Held,
}

/// Display of the cards' event-die faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventDie {
    /// The table plays without it.
    #[default]
    Hidden,
    /// Shown, with the barbarian ship's track.
    Shown,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TiedVote {
    /// The pile is prepared afresh.
    #[default]
    Resets,
    /// The hidden cards are drawn.
    GoesOn,
}

/// Layout of a game's decks, and the cards that are added to them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Selection {
    #[serde(default)]
    pub new_year: NewYear,
    #[serde(default)]
    pub arrangement: Arrangement,
    #[serde(default)]
    pub weather: Weather,
    /// The season before the first weather card.
    #[serde(default)]
    pub starts: Season,
    #[serde(default)]
    pub event_die: EventDie,
    #[serde(default)]
    pub tied_vote: TiedVote,
}

/// Reason that decks can't be laid out this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSelection {
    #[error("no deck is chosen")]
    NoDeck,
    #[error("at most {MAX_DECKS} decks can be in play, not {0}")]
    TooManyDecks(usize),
    #[error("a Leap Year card needs the decks mixed into one pile")]
    LeapYearWithStacks,
    /// A pile that might run out without a number.
    #[error("{hidden} hidden cards leave no number to draw among {cards} cards")]
    NoNumber {
        /// Index of the pile, from 0.
        stack: usize,
        cards: usize,
        hidden: usize,
    },
}

/// Cards of a pile before it is shuffled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contents {
    /// Numbered and weather cards, which are shuffled.
    pub cards: Vec<PileCard>,
    /// Number of them that are hidden under New Year.
    pub hidden: usize,
    /// New Year and Leap Year, if they are in play.
    pub markers: Vec<PileCard>,
}

impl Contents {
    /// All its cards, the markers included, sorted.
    pub fn all(&self) -> Vec<PileCard> {
        let mut all = [self.cards.as_slice(), &self.markers].concat();
        all.sort_unstable();
        all
    }
}

impl Selection {
    /// Checks that `decks` can be laid out so that every draw ends with a number.
    ///
    /// # Errors
    /// The reason that they can't.
    pub fn check(&self, decks: &[Deck]) -> Result<(), BadSelection> {
        fail_if(decks.is_empty(), BadSelection::NoDeck)?;
        fail_if(decks.len() > MAX_DECKS, BadSelection::TooManyDecks(decks.len()))?;
        if self.arrangement == Arrangement::Stacks && self.new_year.has_leap_year() {
            return Err(BadSelection::LeapYearWithStacks);
        }
        for (stack, pile) in self.contents(decks).into_iter().enumerate() {
            let cards = pile.cards.iter().filter(|card| card.is_numbered()).count();
            // However the cards are shuffled, at least one number must not be hidden.
            if cards <= pile.hidden {
                return Err(BadSelection::NoNumber { stack, cards, hidden: pile.hidden });
            }
        }
        Ok(())
    }

    /// The piles before they are shuffled, in their order.
    pub fn contents(&self, decks: &[Deck]) -> Vec<Contents> {
        let markers = match self.new_year {
            NewYear::Off => Vec::new(),
            NewYear::On { leap_year: LeapYear::Without, .. } => vec![PileCard::NewYear],
            NewYear::On { leap_year: LeapYear::With, .. } => {
                vec![PileCard::NewYear, PileCard::LeapYear]
            }
        };
        let hidden = usize::from(self.new_year.hidden());
        let numbered = |(deck, cards): (u8, &Deck)| -> Vec<PileCard> {
            let places = (0..u8::MAX).zip(cards.cards());
            places.map(|(card, _)| PileCard::Numbered { deck, card }).collect()
        };
        let decks = (0..u8::MAX).zip(decks).map(numbered);
        let mut piles: Vec<Contents> = match self.arrangement {
            Arrangement::Stacks => {
                decks.map(|cards| Contents { cards, hidden, markers: markers.clone() }).collect()
            }
            Arrangement::Mixed => {
                let decks: Vec<_> = decks.collect();
                let hidden = hidden * decks.len();
                vec![Contents { cards: decks.concat(), hidden, markers }]
            }
        };
        if self.weather == Weather::Mixed
            && let Some(first) = piles.first_mut()
        {
            first.cards.extend(Season::ALL.map(PileCard::Weather));
        }
        piles
    }
}
