//! Small controls of the panels and the frame, and the keys they take.
//!
//! Most are drawn by whoever needs them and return what was touched. Four are more than that:
//! `spots` says which places a touch of the island may mean and what it asks for (of tasks
//! `touch_places` does), `keys` has the
//! keyboard's rules of a page, `motion` shows what `moves` has found changed since the last frame,
//! and `celebration` draws over the whole screen.

pub mod barbarians;
pub mod card_row;
pub mod celebration;
pub mod clock;
pub mod controls;
pub mod curtain;
pub mod finger;
pub mod keys;
pub mod look_up;
pub mod motion;
pub mod moves;
pub mod number_entry;
pub mod piece;
pub mod progress_cards;
pub mod season;
pub mod seat_phones;
pub mod spots;
pub mod touch_places;
pub mod why_buttons;
