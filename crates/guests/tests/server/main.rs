//! The server as phones, strangers, and floods meet it.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test says so by panicking"
)]

mod client;
mod closing;
mod fake;
mod floods;
mod foreign;
mod heads;
mod looking_on;
mod page_files;
mod seats;
