//! Event cards: deck files, events as lists of effects, and the piles prepared from them. Nothing
//! here knows about games; a game reads a card's dice, its season, and the effects of its event.
//!
//! A deck file is read by `inspect`, which finds everything wrong with it or makes a `deck`:
//! `card`s, and events as lists of `effect`s. A `selection` says how the table lays decks out, and
//! from it come the contents of each pile. `pile` shuffles those and commits to the order; `piles`
//! turns cards from one pile to the next and knows when there is a vote or a fresh shuffle.
//! [`PrintedPiles`] follow cards that the table draws by itself, and so know only which may come
//! next.
//!
//! `words` has the texts of decks, and with them the characters and file names that no text from
//! elsewhere may contain; the other crates use it for those.

#![forbid(unsafe_code)]

mod built_in;
mod card;
mod cover;
mod deck;
mod effect;
mod inspect;
mod pile;
mod piles;
mod selection;
mod words;

pub use built_in::{BuiltIn, Motif, deck_a};
pub use card::{Card, Die, EventFace, EventId, Faces, PileCard, Season};
pub use cover::{Salt, cover, from_digits, to_digits};
pub use deck::{BadDeck, Deck, Event, MAX_CARDS, MAX_EFFECTS, MAX_EVENTS};
pub use effect::{
    Award, BarbarianCourse, Bars, Capped, Duty, Effect, Freedom, Harvest, Measure, Recipients,
    Refuge, RulingSet, Rulings, Selector, Tie, Victims,
};
pub use inspect::{DeckReport, Finding, MAX_DECK_BYTES, inspect};
pub use pile::{Commitment, EmptyPile, Pile, Preparation, Shuffle, prepare};
pub use piles::{NextInPiles, NotOnTop, Piles, PrintedPiles, VoteOutcome};
pub use selection::{
    Arrangement, BadSelection, Contents, EventDie, Hidden, LeapYear, MAX_DECKS, NewYear, Selection,
    TiedVote, Weather,
};
pub use words::{
    BadDeckId, BadLine, ByLanguage, DeckId, Language, Line, MAX_TEXT, MAX_TITLE, Title, Words,
    is_hidden, is_reserved, seen, translated,
};
