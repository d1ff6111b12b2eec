//! Panels beside the island: the contract of a panel, the pages a touch can lead to, and what a
//! panel asks for.
//!
//! A panel is one page with its own draft. It draws the current game, says what the
//! button at the bottom does and what the island shows while it is open, and returns what
//! a touch asks for. It knows neither the play screen nor any other panel. To add one,
//! write its file, give it a [`PlayPage`] and a line in
//! [`open_pages`](crate::app::screens::play::open_pages), and write its texts.
//!
//! The contract is the trait [`Panel`] in `contract`, with the button and the island's part in it.
//! `page` has the names by which panels ask for each other without knowing each other, and `figure`
//! those of the numbers that can be corrected, since a form is opened by a number's name.

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
