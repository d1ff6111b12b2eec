//! Questions about rivers: where bridges may stand, and what stands in the way of others.

use super::{RiverMap, RiversRules};
use crate::{Condition, Piece, Pieces, Position, Seat, State, Way};
use board::{Hex, Path};
use cards::Bars;

impl Position<'_> {
    /// Returns whether only a bridge lies on `path` (TRADERS 2.4).
    pub fn is_bridge_site(&self, path: Path) -> bool {
        self.rivers.is_some_and(|rivers| rivers.map.is_site(path))
    }

    /// Returns whether a piece on `path` lies beside a river.
    pub fn is_river_path(&self, path: Path) -> bool {
        self.rivers.is_some_and(|rivers| rivers.map.is_along(path))
    }

    /// Returns whether `seat` can't move a ship off `path` for want of gold (TRADERS 8.3).
    pub(crate) fn lacks_gold_to_leave(&self, seat: Seat, path: Path) -> bool {
        self.is_river_path(path) && self.gold.is_none_or(|purses| purses.of(seat) == 0)
    }

    /// Free sites where `seat` may build a bridge, sorted, whatever it costs and however many they
    /// have. Where damage bars buildings, whoever has any builds none (TRADERS 8.1).
    pub fn bridge_spots(&self, seat: Seat, bars: Bars) -> Vec<Path> {
        let Some(rivers) = self.rivers else { return Vec::new() };
        let mut links = self.pieces.links_of(seat);
        let is_damaged = links.any(|(_, link)| link.condition == Condition::Damaged);
        if is_damaged && bars == Bars::Buildings {
            return Vec::new();
        }
        let joins = |site: &Path| site.ends().iter().any(|end| self.goes_on(*site, *end, seat));
        let free = rivers.map.sites().filter(|site| self.pieces.on_path(*site).is_none());
        let mut spots: Vec<Path> = free.filter(joins).collect();
        spots.sort_unstable();
        spots.dedup();
        spots
    }

    /// Returns whether a bridge of `seat` on `site` would go on from what they have at `end`: a
    /// building, or an intact road or bridge that nobody else cuts off.
    fn goes_on(&self, site: Path, end: board::Intersection, seat: Seat) -> bool {
        if self.pieces.building(end).is_some_and(|(owner, _)| owner == seat) {
            return true;
        }
        let is_own = |path: &Path| {
            *path != site && self.pieces.lying(*path, Way::Road) == Some((seat, Condition::Intact))
        };
        self.island.paths_at(end).any(|path| is_own(&path)) && !self.pieces.blocks(end, seat)
    }
}

impl State {
    /// Free sites where whoever builds now may build a bridge, sorted.
    pub fn bridge_spots(&self) -> Vec<Path> {
        if self.rules.rivers.is_none() || self.pieces_left(self.builder(), Piece::Bridge) == 0 {
            return Vec::new();
        }
        self.position().bridge_spots(self.builder(), self.bars)
    }

    /// The rivers of the map, where they are played.
    pub fn rivers(&self) -> Option<&RiverMap> {
        self.setup.rivers.as_ref().filter(|_| self.rules.rivers.is_some())
    }

    /// Returns what this table plays by about rivers; the usual where it plays without.
    pub fn rivers_rules(&self) -> RiversRules {
        self.rules.rivers.unwrap_or_default()
    }

    /// Returns where rivers put the robber at first.
    pub(crate) fn robber_begins_at_river(&self) -> Option<Hex> {
        self.rivers()?.robber_on(&self.island)
    }
}

/// Returns whether `pieces` has an own link of `seat` on `path` as a road has.
pub(super) fn joins_as_road(pieces: &Pieces, path: Path, seat: Seat) -> bool {
    pieces.lying(path, Way::Road).is_some_and(|(owner, _)| owner == seat)
}
