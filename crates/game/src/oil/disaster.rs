//! Disasters: what a flood takes, and the hexes that pollution may hit (TRADERS 7.5).

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Building, PerSeat, Position, Seat};
use board::{Hex, Intersection};

/// The buildings of a player that a flood reaches, each list ascending as places do in positions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Flooded {
    /// Settlements, and cities for which no settlement is left.
    pub removed: Vec<Intersection>,
    /// Cities that become settlements.
    pub reduced: Vec<Intersection>,
}

impl Position<'_> {
    /// Returns what a flood does to each player, who has `settlements` in the supply before it. Oil
    /// metropolises stay. Cities go one by one in the order of their hexes, as long as settlements are
    /// left, those among them that the flood has just put back.
    pub fn flood(&self, settlements: impl Fn(Seat) -> u8) -> PerSeat<Flooded> {
        self.knight_cards.map(|seat, _| {
            let mut reached: BTreeMap<i128, (Intersection, Building)> = BTreeMap::new();
            for (place, building) in self.pieces.buildings_of(seat) {
                if self.is_at_sea(place) {
                    reached.insert(place.rank_by_hexes(), (place, building));
                }
            }
            let of = |is: fn(Building) -> bool| {
                reached.values().filter(move |(_, it)| is(*it)).map(|(place, _)| *place)
            };
            let mut flooded =
                Flooded { removed: of(Building::is_settlement).collect(), reduced: Vec::new() };
            let back = u8::try_from(flooded.removed.len()).unwrap_or(u8::MAX);
            let left = usize::from(settlements(seat).saturating_add(back));
            for (nth, place) in of(|building| building == Building::City).enumerate() {
                let into = if nth < left { &mut flooded.reduced } else { &mut flooded.removed };
                into.push(place);
            }
            flooded.removed.sort_by_key(|place| place.rank_by_hexes());
            flooded
        })
    }

    /// Returns whether sea touches `place`, be it the frame's; of what is hidden nobody knows.
    fn is_at_sea(&self, place: Intersection) -> bool {
        let hidden = self.island.hidden();
        let is_sea = |hex: &Hex| !self.island.is_land(*hex) && !hidden.contains(hex);
        place.hexes().iter().any(is_sea)
    }

    /// Returns the hexes with `number`, of which pollution hits one; sorted.
    pub fn pollution(&self, number: u8) -> Vec<Hex> {
        self.island.tiles_with(number).map(|tile| tile.at).collect()
    }

    /// Returns whether `hex` has lost its token, so that the robber doesn't go there.
    pub fn is_destroyed(&self, hex: Hex) -> bool {
        self.oil.is_some_and(|oil| oil.table.destroyed.binary_search(&hex).is_ok())
    }
}
