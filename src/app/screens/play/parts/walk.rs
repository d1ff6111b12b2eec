//! The way from hex to hex of what stands on one: the robber, or the pirate.

use board::Hex;

/// A way from hex to hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    pub from: Hex,
    pub to: Hex,
}

impl Walk {
    /// Between two hexes; none for what comes onto the board or stays.
    pub fn between(from: Option<Hex>, to: Option<Hex>) -> Option<Self> {
        let (from, to) = (from?, to?);
        (from != to).then_some(Self { from, to })
    }
}
