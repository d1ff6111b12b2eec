//! The view for lookers-on: all that somebody may see who stands around the table with a phone, a
//! tablet, or a television of their own, with its sentences ready in one language.
//!
//! An [`OpenView`] (`view`) is built up from what the table view says ([`StageWords`]) and from what
//! lies before the players for all to see; nothing is taken out of anything that knew more. Of hands
//! it has sizes alone, however a table follows them. `parts` has figures and sentences beside signs,
//! `rows` the players, `strips` what belongs to nobody (card, barbarians, sea, stores), `ended` the
//! table once the game is over and `replay` the turns that led there, and `signs` the names of the signs that the page draws. `still` makes
//! a page of a view for browsers that run no scripts; all others get the view as JSON and draw it
//! themselves.
//!
//! [`StageWords`]: super::stage::StageWords

mod ended;
mod parts;
mod replay;
mod rows;
mod signs;
mod still;
mod strips;
#[cfg(test)]
mod tests;
mod view;

pub use ended::{ShownEnd, ShownStanding};
pub use parts::{ShownFigure, ShownLine};
pub use replay::{PastWalk, ShownPast};
pub use rows::{ShownRow, ShownTakings};
pub use signs::SignName;
pub use still::still_page;
pub use strips::{ShownBarbarians, ShownNumber};
pub use view::{OpenView, ShownTurn, ViewStamp};
