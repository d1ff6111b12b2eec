//! The view of a seat: what a player may see on a phone of their own beyond what all see, with its
//! sentences ready in one language.
//!
//! A [`SeatView`] (`view`) is built up from the seat's own cards and from what is asked of it;
//! `choices` has each choice as it is shown, with words of `labels` and places of `spots`; `talk` is
//! what players say to each other by phone. Of others it has nothing but what lies open. `book` is the
//! same for all: prices, and the rules from A to Z.

mod book;
mod choices;
mod labels;
mod spots;
mod talk;
mod view;

pub use book::RulesBook;
pub use choices::{ShownCards, ShownCardsKind, ShownChoice, ShownCount, ShownCounts, ShownOther};
pub use spots::{ShownSpot, SpotPlace};
pub use talk::{ShownAnswer, ShownOffer, ShownOfferForm, ShownReply, ShownTalk, held, offered};
pub use view::{SeatContext, SeatView, ShownAsk, ShownHand, ShownTakeBack};
