//! Where a knight's ways lead (KNIGHTS 10).

use std::collections::BTreeSet;

use super::{DisplacedReach, Knight};
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
        let is_own = |path, way| self.pieces.lying(path, way) == Some((owner, Condition::Intact));
        let passes = |next| {
            let other = self.pieces.knight(next);
            let is_weaker =
                |(seat, other): (Seat, Knight)| seat != owner && other.level < knight.level;
            if other.is_some_and(is_weaker) {
                reach.displaces.insert(next);
            }
            if self.pieces.blocks(next, owner) {
                return false;
            }
            if self.pieces.is_free(next) {
                reach.moves.insert(next);
            }
            true
        };
        self.walk(from, is_own, passes);
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
        let goes = |path, way| match self.pieces.link(path) {
            Some(link) => {
                link.owner == owner
                    && (is_loose || link.condition == Condition::Intact && link.way == way)
            }
            None => false,
        };
        let mut free = BTreeSet::new();
        let passes = |next| {
            if self.pieces.is_free(next) {
                free.insert(next);
            }
            is_loose || !self.pieces.blocks(next, owner)
        };
        self.walk(from, goes, passes);
        free
    }

    /// Walks `from` a place over each path that `goes`, past each place that `passes`. The way
    /// changes between road and ship where it begins and at buildings (SEA 12).
    fn walk(
        &self,
        from: Intersection,
        goes: impl Fn(Path, Way) -> bool,
        mut passes: impl FnMut(Intersection) -> bool,
    ) {
        let mut seen = BTreeSet::from([(from, Way::Road), (from, Way::Ship)]);
        let mut open: Vec<(Intersection, Way)> = seen.iter().copied().collect();
        while let Some((place, way)) = open.pop() {
            let ways = place.paths().into_iter().filter(|path| goes(*path, way));
            for next in ways.flat_map(Path::ends) {
                if !seen.insert((next, way)) || !passes(next) {
                    continue;
                }
                open.push((next, way));
                let changed = if way == Way::Road { Way::Ship } else { Way::Road };
                if self.pieces.building(next).is_some() && seen.insert((next, changed)) {
                    open.push((next, changed));
                }
            }
        }
    }
}
