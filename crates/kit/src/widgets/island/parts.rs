//! Names of the things in an island's picture, for whoever takes the picture apart again: a document
//! has each of them in a group of its own.

use std::cell::RefCell;

use egui::Painter;

board::keyed! {
    /// A kind of thing on the island's picture.
    pub(in crate::widgets) enum IslandPart {
        Water = "water",
        Fog = "fog",
        Jetties = "jetties",
        Land = "land",
        /// One of several on a hex that look the same: a tree, a sheep.
        Figure = "figure",
        Spoiled = "spoiled",
        Barred = "barred",
        Lane = "lane",
        Plaza = "plaza",
        River = "river",
        BridgeSite = "bridge-site",
        FishingGround = "fishing-ground",
        Name = "name",
        Token = "token",
        Landing = "landing",
        LitHex = "lit-hex",
        Item = "item",
        Village = "village",
        Course = "course",
        Corner = "corner",
        Wake = "wake",
        LitPath = "lit-path",
        Mark = "mark",
        Road = "road",
        Bridge = "bridge",
        HarborSign = "harbor",
        Pirate = "pirate",
        Robber = "robber",
        Merchant = "merchant",
        Metropolis = "metropolis",
        Settlement = "settlement",
        City = "city",
        LaidCity = "laid-city",
        OilMetropolis = "oil-metropolis",
        Wall = "wall",
        Knight = "knight",
        Ship = "ship",
        Wagon = "wagon",
        Damage = "damage",
        OwnCorner = "own-corner",
        Fortress = "fortress",
        Warship = "warship",
        Fleet = "fleet",
        Bandit = "bandit",
        Warning = "warning",
        IsleSign = "isle",
    }
}

/// Notes of where the shapes of each thing begin among all that were painted.
#[derive(Debug, Default)]
pub(in crate::widgets) struct PartNotes(RefCell<Vec<(IslandPart, usize)>>);

impl PartNotes {
    /// Notes that what `painter` paints next is a thing of this kind.
    pub(super) fn begin(&self, painter: &Painter, part: IslandPart) {
        let layer = painter.layer_id();
        let first =
            painter.ctx().graphics(|all| all.get(layer).map_or(0, |list| list.next_idx().0));
        self.0.borrow_mut().push((part, first));
    }

    /// Things with the number of the first shape of each, in the order of painting.
    pub(in crate::widgets) fn into_inner(self) -> Vec<(IslandPart, usize)> {
        self.0.into_inner()
    }
}
