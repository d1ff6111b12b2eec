//! What a touch of an island says of it.

/// What an island is to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IsleMark {
    /// Home: it brings them no points.
    Home,
    /// So many points for their first settlement there (SEA 8).
    Points(u8),
}

impl IsleMark {
    /// All that can be said.
    pub const ALL: [Self; 3] = [Self::Home, Self::Points(1), Self::Points(2)];
}
