//! Gold for pieces beside a river, once for each, paid for or free, the opening's too
//! (TRADERS 2.5).

use super::RiversDeed;
use crate::{Act, Deed, GoldMove, Impossible, Phase, Position, SeaDeed, Seat, State};
use board::{Intersection, Path};

/// Gold for a settlement, a road, or a ship beside a river.
const USUAL: u16 = 1;

/// Gold that the next piece would bring, over the whole board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildGold {
    /// Intersections where a settlement brings 1, sorted.
    pub settlement: Vec<Intersection>,
    /// Paths where a road brings 1, sorted.
    pub road: Vec<Path>,
    /// Gold for a bridge.
    pub bridge: u16,
}

impl Position<'_> {
    /// Returns how much gold a settlement at `at` brings, or the city that an opening places.
    pub fn settlement_gold(&self, at: Intersection) -> u16 {
        let earns = self.rivers.is_some_and(|rivers| rivers.map.is_at_river(at));
        if earns { USUAL } else { 0 }
    }

    /// Returns how much gold a road, or at sea a ship, on `at` brings.
    pub fn road_gold(&self, at: Path) -> u16 {
        if self.is_river_path(at) { USUAL } else { 0 }
    }

    /// Returns how much gold a bridge brings.
    pub fn bridge_gold(&self) -> u16 {
        self.rivers.map_or(0, |rivers| rivers.rules.bridge_gold.count())
    }

    /// Returns what pieces would bring, whether or not their places are taken.
    pub fn build_gold(&self) -> BuildGold {
        let mut settlement = self.island.intersections();
        settlement.retain(|at| self.settlement_gold(*at) > 0);
        let mut road = self.island.paths();
        road.retain(|at| self.road_gold(*at) > 0 && !self.is_bridge_site(*at));
        BuildGold { settlement, road, bridge: self.bridge_gold() }
    }
}

impl State {
    /// Pays `builder` for what `act` placed beside a river.
    pub(crate) fn earn_at_rivers(
        &mut self,
        act: &mut Act,
        builder: Seat,
    ) -> Result<(), Impossible> {
        if self.rules.rivers.is_none() {
            return Ok(());
        }
        let count = self.gold_for(&act.deed);
        let earned = GoldMove::Earned { player: builder, count };
        if count > 0 { self.add_gold(act, &[earned]) } else { Ok(()) }
    }

    fn gold_for(&self, deed: &Deed) -> u16 {
        let position = self.position();
        if let Deed::FoundSettlement { at } | Deed::BuildSettlement { at } = deed {
            position.settlement_gold(*at)
        } else if let Deed::FoundRoad { at }
        | Deed::BuildRoad { at }
        | Deed::Sea(
            SeaDeed::FoundShip { at }
            | SeaDeed::BuildShip { at }
            | SeaDeed::MoveShip { to: at, .. },
        ) = deed
        {
            position.road_gold(*at)
        } else if let Deed::Rivers(RiversDeed::BuildBridge { .. }) = deed {
            position.bridge_gold()
        } else {
            0
        }
    }

    /// Returns what a settlement of the opening that is placed anew gives back.
    pub(crate) fn founding_gold_back(&self, at: Intersection) -> Option<GoldMove> {
        let Phase::Founding { settlement, .. } = self.phase else { return None };
        let count = self.position().settlement_gold(at).min(self.gold_of(self.active));
        let is_back = settlement == Some(at) && count > 0;
        is_back.then_some(GoldMove::Paid { player: self.active, count })
    }
}
