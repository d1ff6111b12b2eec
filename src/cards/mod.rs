//! What a card says: deck files, events as lists of effects, and the pile
//! that is prepared from them. Nothing here knows a game; the words an effect
//! is made of are all the game needs to know of a card.

mod card;
mod deck;
mod effect;
mod pile;
mod ruling;

pub use card::{Card, Die, EventId, PileCard};
pub use deck::{BadDeck, Deck, Event, MAX_CARDS, deck_a};
pub use effect::{
    Award, Bars, Capped, Duty, Effect, Measure, Recipients, Refuge, Selector, Tie, Victims,
};
pub use pile::{EmptyPile, NewYear, Pile, Preparation, prepare};
pub use ruling::{RulingSet, Rulings};
