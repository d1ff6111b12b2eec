//! The words of the program: languages, the sentences of `locales/`, and everything
//! said about a game, a deck, a file, or an error.
//!
//! Nothing here draws: the window shows these words, and the command line prints them.

#![forbid(unsafe_code)]

pub mod almanac;
pub mod decks;
pub mod effects;
pub mod errors;
pub mod game;
pub mod language;
pub mod places;
pub mod rules;
mod said;
pub mod text;
