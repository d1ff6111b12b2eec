//! The part of the program that people see and touch: the look, the widgets, and the screens.
//! Screens draw the game and return commands; only the shell applies them.
//!
//! Its modules, each using only those listed after it: `desktop` and `web`, `shell`,
//! [`screens`], [`command`], [`library`], [`settings`], [`platform`], [`sound`], [`session`].
//! They draw with the crate `kit`.
//!
//! `desktop` or `web` starts the program, and each frame goes to `shell`. The shell has one of the
//! [`screens`] draw, gets back a list of commands, and applies them: to the game's [`session`], to
//! the files of the [`library`], to the [`settings`], or to what is shown next. What the table is
//! to hear is a [`sound`] that the [`platform`] plays. Everything asked of the system goes through
//! the platform, too, except the files, which are the crate `store`'s.

pub mod command;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
pub mod library;
pub mod platform;
pub mod screens;
pub mod session;
pub mod settings;
mod shell;
pub mod sound;

#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{Measured, NoWindow, run};
pub use shell::Tableside;
#[cfg(target_arch = "wasm32")]
pub use web::run;
