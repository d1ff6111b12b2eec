//! Small controls of the panels and the frame, and the keys they take.

pub mod attack;
pub mod badge;
pub mod barbarians;
pub mod card_row;
pub mod celebration;
pub mod clock;
pub mod controls;
pub mod figure_tiles;
pub mod finger;
pub mod keys;
pub mod knight_spots;
pub mod links;
pub mod motion;
mod moves;
pub mod number_entry;
pub mod offer;
pub mod piece;
pub mod point_cards;
pub mod rule_box;
mod sea_moves;
pub mod season;
pub mod sizes;
pub mod spot_filter;
pub mod spot_list;
pub mod spots;
mod walk;
pub mod why_buttons;
