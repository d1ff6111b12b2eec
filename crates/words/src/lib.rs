//! The words of the program: languages, the sentences of `locales/`, and everything
//! said about a game, a deck, a file, or an error.
//!
//! Nothing here draws: the window shows these words, and the command line prints them.
//!
//! All sentences come out of `text`, by key and values, in one `language`. `said` fills in messages
//! that say themselves: a type that derives `Said` brings its key and typed values, and `said` puts
//! each value into words by its type, places with the help of `places`. `game` builds on both for
//! everything about a game in play; `errors`, `rules`, `effects`, and `decks` do the same for what
//! their names say. The `almanac` has texts of its own, in Markdown; scenarios and other people's
//! decks bring theirs in their files.
//!
//! Most of this is functions added to `Text` or to `GameWords`, not free ones, so the subject is in
//! the file's name and not in the type's.

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
