//! Each device's settings: how large things are, in which colors and language,
//! and what moves by itself. Kept across starts in their own file; games don't
//! know about them.

mod device;
mod lessons;
mod setting;
mod zoom;

pub use device::{Device, Unread};
pub use kit::theme::Motion;
pub use lessons::{Experience, Explain, Lessons};
pub use setting::{
    Buzzes, KeepAwake, NextDraw, NotSettings, ReadAloud, Setting, Settings, Sounds, TableSide,
};
pub use zoom::Zoom;
