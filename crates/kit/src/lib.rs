//! The kit: the look of the program, and the controls and drawings that its screens are made
//! of. A screen says what there is; only here is anything measured, colored, or painted.

#![forbid(unsafe_code)]

pub mod theme;
pub mod widgets;
