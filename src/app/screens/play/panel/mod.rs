//! What opens beside the island: the contract of a panel, the pages a touch can lead to,
//! and what a panel asks for.
//!
//! A panel is one page with its own draft. It draws the current game, says what the
//! button at the bottom does and what the island shows while it is open, and returns what
//! a touch asks for. It knows neither the play screen nor any other panel. To add one,
//! write its file, give it a [`Page`] and a line in
//! [`pages`](crate::app::screens::play::pages), and write its texts.

mod ask;
pub mod beside;
mod contract;
mod figure;
mod next;
mod page;
mod past;

pub use ask::Ask;
pub use beside::Beside;
pub use contract::{AfterAct, Head, IslandMode, Letter, Panel, Sheet};
pub use figure::{Figure, has_pile, left};
pub use next::Next;
pub use page::{CheckAt, CheckStep, Covers, Page, Question, SpotFilter};
pub use past::{Past, PastArrival};
