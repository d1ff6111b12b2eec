//! Plots: what the deck lab and a game's statistics share. Each says in its
//! title what it shows, and says more about whatever is touched.

mod bars;
mod form;
mod line_of;
mod lines;
mod panel;
mod rows;

pub use bars::{BarPart, PartOf, PlayerBar, player_bars};
pub use form::Form;
pub use line_of::LineOf;
pub use lines::{Line, Lines};
pub use panel::{
    BarFocus, Words, bar_place, card_bar, cards_color, dice_bar, dice_color, in_sight, legend,
    panel, points,
};
pub use rows::{Beside, Row, rows};
