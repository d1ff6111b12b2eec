//! The kit: the look of the program, and the controls and drawings that its screens are made
//! of. A screen says what there is; only here is anything measured, colored, or painted.
//!
//! `theme` has the colors, fonts, and style that the window is set to; `widgets` take their colors
//! from it and draw. Neither keeps a game: what is shown comes in with each call, and what was
//! touched is returned.

#![forbid(unsafe_code)]

pub mod theme;
pub mod widgets;
