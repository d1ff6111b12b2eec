//! Plots: what the deck lab and a game's statistics share. Each says in its
//! title what it shows, and says more about whatever is touched.
//!
//! `panel` has the frame with its title, and what plots share to draw and to touch. `bars`,
//! `columns`, and `lines` draw inside it and return the index of what was touched; the screen keeps
//! it and passes it in again, as `selected`, with the next frame.

mod bars;
mod columns;
mod lines;
mod panel;

pub use bars::{
    BarPart, Beside, PartOf, PlayerBar, Row, average_bar, captioned_number, player_bars, rows,
};
pub use columns::{HeldSpans, columns};
pub use lines::{Curve, Line, Lines};
pub use panel::{
    Form, LineOf, Words, bar_place, card_bar, cards_color, count_lines, dice_bar, dice_color,
    in_sight, legend, panel, points,
};
