//! Panels beside the island: the contract of a panel, and the numbers that can be corrected.
//!
//! A panel is one page with its own draft. It draws the current game, says what the
//! button at the bottom does and what the island shows while it is open, and returns what
//! a touch asks for. It knows neither the play screen nor any other panel. To add one,
//! write its file, give it a [`PlayPage`](crate::app::command::PlayPage) and a line in
//! [`open_pages`](crate::app::screens::play::open_pages), and write its texts.
//!
//! The contract is the trait [`Panel`] in `contract`, with the button and the island's part in it;
//! `figure` says of each number what it is called and what it is now. Panels ask for each other, and
//! for the form of a number, by names that stand beside the commands.

mod contract;
mod figure;

pub use contract::{
    AfterAct, IslandMode, NextButton, Panel, PanelHead, PanelSheet, PastArrival, PastMoment,
    SpotChoice, place_beside, show_beside,
};
pub use figure::has_pile;
