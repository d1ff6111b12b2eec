//! The view of a seat: what a player may see on a phone of their own beyond what all see, with its
//! sentences ready in one language.
//!
//! A [`SeatView`] (`view`) is built up from the seat's own cards and from what is asked of it;
//! `choices` says each choice in words. Of others it has nothing but what lies open.

mod choices;
mod view;

pub use choices::{ShownCards, ShownCardsKind, ShownChoice};
pub use view::{SeatView, ShownAsk, ShownHand};
