//! What each device is set to: how large, in which colors and language, and
//! what moves by itself. Kept across starts in a file of its own; games don't
//! know of it.

mod device;
mod setting;
mod zoom;

pub use super::theme::Motion;
pub use device::{Device, Unread};
pub use setting::{KeepAwake, NotSettings, Setting, Settings};
pub use zoom::Zoom;
