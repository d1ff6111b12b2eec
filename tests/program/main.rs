//! The program as a script runs it: its verbs, what it prints, and how it ends.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops where it fails"
)]

#[path = "../common/mod.rs"]
mod common;

mod cli;
mod deck_balance;
mod deck_stats;
mod decks;
mod other_versions;
mod program;
mod scenario_files;
mod shell_files;
mod startup;
mod verify;
