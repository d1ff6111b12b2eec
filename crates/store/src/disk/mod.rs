//! The disk, in the shape of `std::fs`. On a desktop it is the system's; in a
//! browser a tree of files in memory, each change of which goes to the
//! browser's storage in the order in which it was made. What is written is
//! there at once for whoever reads; [`mark`] and [`settled`] tell when it is there
//! for good.
//!
//! `system` and `browser` offer the same functions, and only one of them is compiled. No trait says
//! what these are: what one lacks fails to compile for the other's target. In a browser a change
//! goes to `tree`, which says what has to be stored, and `queue` keeps that in line; `locks` stands
//! in for the system's file locks.

#[cfg(target_arch = "wasm32")]
pub mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod system;
// The browser's files and the queue before its storage are kept apart from the
// browser itself, so that they can be tested on any system.
#[cfg(any(test, target_arch = "wasm32"))]
mod locks;
#[cfg(any(test, target_arch = "wasm32"))]
mod queue;
#[cfg(any(test, target_arch = "wasm32"))]
mod tree;

use std::path::Path;

#[cfg(target_arch = "wasm32")]
pub(crate) use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use system::*;

pub(super) fn is_file(path: &Path) -> bool {
    metadata(path).is_ok_and(|found| found.is_file())
}

pub(super) fn is_folder(path: &Path) -> bool {
    metadata(path).is_ok_and(|found| found.is_dir())
}
