//! Panels beside the island: the contract of a panel, the pages a touch can lead to, and what a
//! panel asks for.
//!
//! A panel is one page with its own draft. It draws the current game, says what the
//! button at the bottom does and what the island shows while it is open, and returns what
//! a touch asks for. It knows neither the play screen nor any other panel. To add one,
//! write its file, give it a [`PlayPage`] and a line in
//! [`open_pages`](crate::app::screens::play::open_pages), and write its texts.

mod contract;
mod figure;
mod page;

pub use contract::{
    AfterAct, IslandMode, NextButton, Panel, PanelHead, PanelSheet, SpotChoice, place_beside,
    show_beside,
};
pub use figure::{Figure, has_pile};
pub use page::{
    Aim, CheckAt, CheckStep, Intent, PastArrival, PastMoment, PlayPage, SpotFilter, WhyQuestion,
};
