//! The page in a browser: its start, what is dropped onto it, the ground around
//! it, and what it reports to tests.
//!
//! `start` waits for the browser's disk and then begins the same app as on a desktop, wrapped in an
//! observer: the page's mirror for screen readers, and `page_probe` where the address asks for it.

mod page_probe;
mod start;

pub use start::run;
