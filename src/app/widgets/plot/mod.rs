//! Plots: what those of the deck lab and those of a game share. Each says above
//! itself what it tells, and tells more of what is touched.

mod bars;
mod form;
mod lines;
mod panel;
mod rows;

pub use bars::{BarPart, PartOf, PlayerBar, player_bars};
pub use form::Form;
pub use lines::{Line, Lines};
pub use panel::{
    BarFocus, Words, bar_place, card_bar, cards_color, dice_bar, dice_color, in_sight, legend,
    panel, points,
};
pub use rows::{Beside, Row, rows};
