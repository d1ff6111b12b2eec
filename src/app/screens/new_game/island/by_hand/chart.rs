//! What is on the hexes of an island that is being entered, and the waters around it: whether
//! there are any, how far the sea reaches, and what is hidden (SEA 7, 11).

use std::collections::{BTreeMap, BTreeSet};

use board::{Hex, Island, SeaFrame, Terrain, Token, ring_around};

/// What lies around the islands of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waters {
    /// Only water that nobody sails: the base game.
    Base,
    /// Sea that is laid out: Seafarers.
    Seafarers,
}

impl Waters {
    /// The waters that `island` belongs in: those of Seafarers where something of it only
    /// exists there.
    pub fn of(island: &Island) -> Self {
        let has_gold = island.tiles().iter().any(|tile| tile.terrain == Terrain::Gold);
        if island.has_surroundings() || has_gold { Self::Seafarers } else { Self::Base }
    }

    /// Returns where a table plays in other waters, the key of what it says to a code of an island
    /// that belongs in these.
    pub const fn key_of_code(self) -> &'static str {
        match self {
            Self::Base => "sea-code-of-base",
            Self::Seafarers => "sea-code-of-sea",
        }
    }

    /// The same for an island that is there already.
    pub const fn key_of_island(self) -> &'static str {
        match self {
            Self::Base => "sea-island-of-base",
            Self::Seafarers => "sea-island-of-sea",
        }
    }
}

/// What is on a hex so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// Its terrain.
    pub terrain: Option<Terrain>,
    /// Its token.
    pub token: Option<Token>,
}

/// What a hex of a map with sea can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Land.
    Land,
    /// Sea that is laid out.
    Sea,
    /// Nobody has turned it up so far.
    Hidden,
}

impl Ground {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Land, Self::Sea, Self::Hidden];

    /// Its name in the keys of texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Land => "land",
            Self::Sea => "sea",
            Self::Hidden => "hidden",
        }
    }
}

/// Sea and hidden hexes; the land among them is the sketch's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    frame: SeaFrame,
    /// Sea that stays sea when no land is near; some of it may be land for now.
    laid: BTreeSet<Hex>,
    /// With what lies there once the hex is land again.
    hidden: BTreeMap<Hex, Cell>,
}

impl Chart {
    /// A frame with nothing but sea in it.
    pub fn new(frame: SeaFrame) -> Self {
        Self { frame, laid: frame.hexes().into_iter().collect(), hidden: BTreeMap::new() }
    }

    /// The waters of `island`, with the pieces of `frame` to lay; those of the frame, if it
    /// has none.
    pub fn of(island: &Island, frame: SeaFrame) -> Self {
        if !island.has_surroundings() {
            return Self::new(frame);
        }
        let hidden = island.hidden().iter().map(|hex| (*hex, Cell::default()));
        Self { frame, laid: island.sea().iter().copied().collect(), hidden: hidden.collect() }
    }

    /// The frame.
    pub const fn frame(&self) -> SeaFrame {
        self.frame
    }

    /// Puts another frame around what is there.
    pub fn set_frame(&mut self, frame: SeaFrame) {
        self.frame = frame;
        self.laid = frame.hexes().into_iter().collect();
    }

    /// All that is hidden, with what lies there once it is land again.
    pub const fn hidden(&self) -> &BTreeMap<Hex, Cell> {
        &self.hidden
    }

    /// All sea, with the sea right around `land` and what is hidden.
    pub fn sea(&self, land: &BTreeMap<Hex, Cell>) -> BTreeSet<Hex> {
        let filled = || land.keys().chain(self.hidden.keys()).copied();
        let mut sea = ring_around(filled());
        sea.extend(&self.laid);
        for hex in filled() {
            sea.remove(&hex);
        }
        sea
    }

    /// Makes a hex sea that stays.
    pub fn lay_sea(&mut self, hex: Hex) {
        self.hidden.remove(&hex);
        self.laid.insert(hex);
    }

    /// Takes sea off; where land is near it stays.
    pub fn take_sea(&mut self, hex: Hex) {
        self.laid.remove(&hex);
    }

    /// Hides a hex, with what lies there.
    pub fn hide(&mut self, hex: Hex, below: Cell) {
        self.hidden.insert(hex, below);
    }

    /// Uncovers a hex: what lies there, if it was hidden.
    pub fn uncover(&mut self, hex: Hex) -> Option<Cell> {
        self.hidden.remove(&hex)
    }

    /// Only the frame's sea.
    pub fn clear(&mut self) {
        *self = Self::new(self.frame);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sea_surrounds_land_and_what_is_hidden_wherever_the_frame_ends() {
        let mut chart = Chart::new(SeaFrame::Four);
        let frame = SeaFrame::Four.hexes();
        assert_eq!(chart.sea(&BTreeMap::new()).len(), 68);
        let corner = frame[0];
        let land = BTreeMap::from([(corner, Cell::default())]);
        let sea = chart.sea(&land);
        assert!(!sea.contains(&corner) && corner.neighbors().all(|hex| sea.contains(&hex)));
        assert_eq!(sea.len(), 67 + 3);
        chart.hide(corner, Cell::default());
        assert_eq!(chart.sea(&BTreeMap::new()), sea);
        chart.take_sea(frame[1]);
        assert_eq!(chart.sea(&BTreeMap::new()), sea, "it stays beside what isn't sea");
        chart.uncover(corner);
        assert_eq!(chart.sea(&BTreeMap::new()).len(), 67);
    }
}
