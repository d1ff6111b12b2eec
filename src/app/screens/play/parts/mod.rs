//! Small controls of the panels and the frame, and the keys they take.

pub mod barbarians;
pub mod card_row;
pub mod celebration;
pub mod clock;
pub mod controls;
pub mod finger;
pub mod keys;
pub mod look_up;
pub mod motion;
pub mod moves;
pub mod number_entry;
pub mod piece;
pub mod progress_cards;
pub mod season;
pub mod spots;
pub mod why_buttons;
