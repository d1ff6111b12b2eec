//! What has arrived of those who try to look on: it tells a table how far they come.

/// The farthest that anybody came since the server was opened. It only grows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Arrived {
    /// Nothing: nobody has scanned, or the network keeps them apart.
    #[default]
    Nothing,
    /// A connection, and no request that was answered with the page.
    Connection,
    /// The page.
    Page,
    /// Somebody who looks on, by the page or by the one without a script, whom no list names.
    LookerOn,
}
