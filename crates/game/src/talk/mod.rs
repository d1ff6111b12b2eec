//! Talk of players by phone that is no act of the game, or not yet: offers to others, *Wait!*, votes that
//! are opened together, and who did what, so that it can be taken back.
//!
//! A [`TableTalk`] (`said`) holds all of it for the game that it [follows](TableTalk::follow); of it nothing is on
//! disk, and nothing of the game waits for it. `offer` is one offer with its answers. What players agree
//! on becomes a deed, and is judged as any other.

mod offer;
mod said;

pub use offer::{CardOffer, NotHeard, OfferAnswer, OfferId, OfferReply, OfferTerms, TermsKey};
pub use said::{PhoneRemark, TableTalk};
