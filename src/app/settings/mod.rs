//! Each device's settings: how large things are, in which colors and language,
//! and what moves by itself. Kept across starts in their own file; games don't
//! know about them.
//!
//! `setting` lists them and reads them as text, `zoom` is the size of everything, and `device` has
//! the ones in effect: it reads the file at the start, applies them to the window in each frame,
//! and writes them when they change.

mod device;
mod setting;
mod zoom;

pub use device::{Device, UnreadSettings};
pub use kit::theme::Motion;
pub use setting::{
    Experience, Explain, KeepAwake, Lessons, NextDraw, NotSettings, Settings, TableSide,
};
pub use zoom::Zoom;
