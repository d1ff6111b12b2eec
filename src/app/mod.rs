//! What people see and touch: the look, the words, the widgets and the
//! screens. Screens draw the game and return commands; the shell alone
//! applies them.

pub mod command;
pub mod deck_words;
mod discrepancy_words;
pub mod effect_words;
mod errors;
pub mod games;
mod icon;
pub mod islands;
mod keyboard;
pub mod language;
pub mod library;
mod measured;
mod message_bar;
pub mod onlooker;
pub mod places;
pub mod platform;
pub mod screens;
pub mod session;
pub mod settings;
mod shell;
mod sign_bar;
mod sitting;
pub mod text;
pub mod theme;
pub mod turn_clock;
mod unsaved;
pub mod widgets;
mod window;
mod witness;

/// What the desktop knows the program by.
const APP_ID: &str = "tableside";

pub use measured::Measured;
pub use shell::Tableside;
pub use window::{NoWindow, run};
