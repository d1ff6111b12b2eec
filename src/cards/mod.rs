//! What a card says: deck files, events as lists of effects, and the piles
//! that are prepared from them. Nothing here knows a game; the words an effect
//! is made of are all the game needs to know of a card.

mod bytes;
mod card;
mod commitment;
mod deck;
mod effect;
mod inspect;
mod letters;
mod pile;
mod piles;
mod ruling;
mod season;
mod selection;
mod words;

pub use card::{Card, Die, EventId, PileCard};
pub use commitment::Commitment;
pub use deck::{
    BadDeck, BadDeckId, BuiltIn, Deck, DeckId, Event, MAX_CARDS, MAX_EFFECTS, MAX_EVENTS, deck_a,
};
pub use effect::{
    Award, BarbarianCourse, Bars, Capped, Duty, Effect, Harvest, Measure, Recipients, Refuge,
    Selector, Tie, Victims,
};
pub use inspect::{Finding, MAX_DECK_BYTES, Report, inspect};
pub use letters::{is_hidden, is_reserved, seen};
pub use pile::{EmptyPile, Pile, Preparation, Shuffle, prepare};
pub use piles::{Next, NotOnTop, Outcome, Piles, Printed};
pub use ruling::{RulingSet, Rulings};
pub use season::{EventFace, Faces, Season};
pub use selection::{
    Arrangement, BadSelection, Contents, EventDie, Hidden, LeapYear, MAX_DECKS, NewYear, Selection,
    TiedVote, Weather,
};
pub use words::{BadLine, Language, Line, MAX_TEXT, MAX_TITLE, Spoken, Title, Words, spoken};
