//! Folders of the tree that are not stored.

/// What is written into this folder leaves the browser as a download.
pub const DOWNLOADS: &str = "/downloads";

/// Where files lie that were handed to the page; they are not stored.
pub const UPLOADS: &str = "/uploads";
