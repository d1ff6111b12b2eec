//! What lies around the land of an island: sea, and what is hidden (SEA 2, 7).

use super::Hex;

/// Hexes beside the tiles of an island; none in the base game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Surroundings {
    /// Sea that is laid out, the frame's too.
    pub sea: Vec<Hex>,
    /// Hexes that nobody has turned up so far.
    pub hidden: Vec<Hex>,
}

impl Surroundings {
    /// The same in order, as all else here wants it.
    #[must_use]
    pub(super) fn sorted(mut self) -> Self {
        self.sea.sort_unstable();
        self.hidden.sort_unstable();
        self
    }

    /// The same without what lies at `hex`.
    #[must_use]
    pub(super) fn without(&self, hex: Hex) -> Self {
        let others = |hexes: &[Hex]| hexes.iter().copied().filter(|other| *other != hex).collect();
        Self { sea: others(&self.sea), hidden: others(&self.hidden) }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.sea.is_empty() && self.hidden.is_empty()
    }
}
