//! Where a knight's ways lead (KNIGHTS 10).

use std::collections::BTreeSet;

use super::DisplacedReach;
use crate::{Condition, Position, Seat, Way};
use board::{Intersection, Path};

/// What a knight can reach over its owner's roads and ships.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnightReach {
    /// Free intersections.
    pub moves: BTreeSet<Intersection>,
    /// Where a weaker knight of somebody else stands.
    pub displaces: BTreeSet<Intersection>,
    /// Whether it stands beside the robber or the pirate, and these may be chased at all.
    pub chases: bool,
}

impl Position<'_> {
    /// What the knight at `from` can reach, whether or not it may act; nothing where no
    /// knight stands. Its ways lead past what is its owner's, and over no damaged road. They
    /// change between road and ship where they begin and at its owner's buildings (SEA 12).
    pub fn knight_reach(&self, from: Intersection) -> KnightReach {
        let mut reach = KnightReach::default();
        let Some((owner, knight)) = self.pieces.knight(from) else { return reach };
        let mut seen = BTreeSet::from([(from, Way::Road), (from, Way::Ship)]);
        let mut open: Vec<(Intersection, Way)> = seen.iter().copied().collect();
        while let Some((place, way)) = open.pop() {
            let is_own = |path: &Path| match way {
                Way::Road => self.pieces.road(*path) == Some((owner, Condition::Intact)),
                Way::Ship => self.pieces.ship(*path) == Some((owner, Condition::Intact)),
            };
            let own = place.paths().into_iter().filter(is_own);
            for next in own.flat_map(Path::ends) {
                if !seen.insert((next, way)) {
                    continue;
                }
                let building = self.pieces.building(next);
                let other = self.pieces.knight(next);
                if let Some((_, other)) = other.filter(|(seat, _)| *seat != owner)
                    && other.level < knight.level
                {
                    reach.displaces.insert(next);
                }
                if self.pieces.blocks(next, owner) {
                    continue;
                }
                if building.is_none() && other.is_none() {
                    reach.moves.insert(next);
                }
                open.push((next, way));
                if building.is_some() {
                    let changed = if way == Way::Road { Way::Ship } else { Way::Road };
                    if seen.insert((next, changed)) {
                        open.push((next, changed));
                    }
                }
            }
        }
        let pirate = self.sea.and_then(|sea| sea.pirate);
        let mut chased = self.robber.into_iter().chain(pirate);
        reach.chases = chased.any(|hex| from.touches(hex)) && !self.is_robber_locked();
        reach
    }

    /// The free intersections to which a knight of `owner` that was displaced at `from` may
    /// go.
    pub fn relocations(
        &self,
        owner: Seat,
        from: Intersection,
        how: DisplacedReach,
    ) -> BTreeSet<Intersection> {
        let is_loose = how == DisplacedReach::Connected;
        let goes = |path: &Path, way: Way| match self.pieces.link(*path) {
            Some(link) => {
                link.owner == owner
                    && (is_loose || link.condition == Condition::Intact && link.way == way)
            }
            None => false,
        };
        let mut seen = BTreeSet::from([(from, Way::Road), (from, Way::Ship)]);
        let mut open: Vec<(Intersection, Way)> = seen.iter().copied().collect();
        let mut free = BTreeSet::new();
        while let Some((place, way)) = open.pop() {
            let ways = place.paths().into_iter().filter(|path| goes(path, way));
            for next in ways.flat_map(Path::ends) {
                if !seen.insert((next, way)) {
                    continue;
                }
                if self.pieces.is_free(next) {
                    free.insert(next);
                }
                if !is_loose && self.pieces.blocks(next, owner) {
                    continue;
                }
                open.push((next, way));
                // Road and ship join at buildings of their owner's (SEA 12).
                if self.pieces.building(next).is_some() {
                    let changed = if way == Way::Road { Way::Ship } else { Way::Road };
                    if seen.insert((next, changed)) {
                        open.push((next, changed));
                    }
                }
            }
        }
        free
    }
}
