//! Seafarers in a game that begins in its middle.

use serde::{Deserialize, Serialize};

use super::{Chit, Home, MOST_CHIT_POINTS, SeaMap};
use crate::board::{Hex, Island};
use crate::game::{PerSeat, Pieces, Seat};

/// How Seafarers stands when the app comes to a game. Ships lie among the pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeaStart {
    /// Where the pirate is; nowhere: beside the board.
    pub pirate: Option<Hex>,
    /// What each has earned abroad.
    pub chits: PerSeat<Vec<Chit>>,
    /// Hexes of the islands that are home to each.
    pub home: PerSeat<Vec<Hex>>,
}

/// What no table of Seafarers can have, whatever it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSeaStart {
    /// Something of it at a table that doesn't play it.
    #[error("Seafarers isn't played here")]
    NotPlayed,
    /// More points from foreign islands than anybody earns.
    #[error("{0} can't have {1} points from islands")]
    TooManyChits(Seat, u8),
    /// A road and a ship on one path.
    #[error("a road and a ship lie on one path")]
    RoadUnderShip(crate::board::Path),
}

impl SeaStart {
    /// Seafarers as `map` has it before anybody did anything.
    pub fn empty<T>(players: &PerSeat<T>, map: &SeaMap) -> Self {
        let home = match &map.home {
            Home::WhereFounded => Vec::new(),
            Home::At(hexes) => hexes.clone(),
        };
        Self {
            pirate: map.pirate,
            chits: players.map(|_, _| Vec::new()),
            home: players.map(|_, _| home.clone()),
        }
    }

    /// For how many seats each list of it says something.
    pub(in crate::game) fn seats(&self) -> [usize; 2] {
        [self.chits.count(), self.home.count()]
    }

    /// Hexes that have to be land.
    pub(in crate::game) fn land(&self) -> impl Iterator<Item = Hex> {
        let home = self.home.values().flatten().copied();
        home.chain(self.chits.values().flatten().map(|chit| chit.island))
    }

    /// Hexes that have to be sea.
    pub(in crate::game) fn off_sea(&self, island: &Island) -> Option<Hex> {
        self.pirate.filter(|hex| !island.is_sea(*hex))
    }

    /// The numbers that can't be so.
    pub(in crate::game) fn problems(&self) -> Vec<BadSeaStart> {
        let sum =
            |chits: &Vec<Chit>| chits.iter().map(|chit| chit.points).fold(0, u8::saturating_add);
        let points = self.chits.iter().map(|(seat, chits)| (seat, sum(chits)));
        let too_many = points.filter(|(_, points)| *points > MOST_CHIT_POINTS);
        too_many.map(|(seat, points)| BadSeaStart::TooManyChits(seat, points)).collect()
    }
}

impl BadSeaStart {
    /// What can't be among `pieces`.
    pub(in crate::game) fn of_pieces(pieces: &Pieces) -> Vec<Self> {
        let ships = pieces.ships().map(|(at, ..)| at);
        let under = ships.filter(|at| pieces.road(*at).is_some());
        under.map(Self::RoadUnderShip).collect()
    }
}
