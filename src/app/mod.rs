//! What people see and touch: the look, the words, the widgets and the
//! screens. Screens draw the game and return commands; the shell alone
//! applies them.

mod bounds;
pub mod command;
pub mod deck_words;
mod discrepancy_words;
pub mod effect_words;
mod errors;
pub mod games;
#[cfg(not(target_arch = "wasm32"))]
mod icon;
pub mod islands;
mod keyboard;
pub mod language;
pub mod library;
pub mod licences;
#[cfg(not(target_arch = "wasm32"))]
mod measured;
mod message_bar;
pub mod onlooker;
#[cfg(any(test, target_arch = "wasm32"))]
mod page;
mod picture;
pub mod places;
pub mod platform;
pub mod records;
pub mod screens;
pub mod session;
pub mod settings;
mod shell;
mod sign_bar;
mod sitting;
pub mod spoken;
pub mod text;
pub mod theme;
pub mod turn_clock;
mod unsaved;
#[cfg(target_arch = "wasm32")]
mod web_drops;
#[cfg(target_arch = "wasm32")]
mod web_ground;
#[cfg(target_arch = "wasm32")]
mod web_page;
#[cfg(target_arch = "wasm32")]
mod web_witness;
pub mod widgets;
#[cfg(not(target_arch = "wasm32"))]
mod window;
#[cfg(not(target_arch = "wasm32"))]
mod witness;

#[cfg(not(target_arch = "wasm32"))]
/// What the desktop knows the program by.
const APP_ID: &str = "tableside";

#[cfg(not(target_arch = "wasm32"))]
pub use measured::Measured;
pub use shell::Tableside;
#[cfg(target_arch = "wasm32")]
pub use web_page::run;
#[cfg(not(target_arch = "wasm32"))]
pub use window::{NoWindow, run};
