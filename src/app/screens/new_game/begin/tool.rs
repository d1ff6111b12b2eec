//! What a touch of the island does while its pieces are entered.

use super::draft::{BoardAndRules, Draft};
use crate::app::widgets::Icon;
use crate::board::Spot;
use crate::game::{Building, KNIGHTS, KnightLevel, Piece, Seat, WALLS};

/// What a touch of the island does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Places a settlement.
    Settlement,
    /// Places a city.
    City,
    /// Places a road.
    Road,
    /// Places a damaged road.
    Damaged,
    /// Builds a wall around a city.
    Wall,
    /// Places a knight.
    Knight,
    /// Puts a metropolis on a city.
    Metropolis,
    /// Moves the merchant.
    Merchant,
    /// Moves the robber.
    Robber,
    /// Removes a piece.
    Erase,
}

impl Tool {
    const BASE: [Self; 6] =
        [Self::Settlement, Self::City, Self::Road, Self::Damaged, Self::Robber, Self::Erase];

    const KNIGHTS: [Self; 10] = [
        Self::Settlement,
        Self::City,
        Self::Road,
        Self::Damaged,
        Self::Wall,
        Self::Knight,
        Self::Metropolis,
        Self::Merchant,
        Self::Robber,
        Self::Erase,
    ];

    /// Those of a game.
    pub const fn all(basis: BoardAndRules<'_>) -> &'static [Self] {
        match basis.rules.knights {
            Some(_) => &Self::KNIGHTS,
            None => &Self::BASE,
        }
    }

    /// Its name in the keys of texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Settlement => "settlement",
            Self::City => "city",
            Self::Road => "road",
            Self::Damaged => "damaged",
            Self::Wall => "wall",
            Self::Knight => "knight",
            Self::Metropolis => "metropolis",
            Self::Merchant => "merchant",
            Self::Robber => "robber",
            Self::Erase => "erase",
        }
    }

    /// Its sign.
    pub const fn icon(self) -> Icon {
        match self {
            Self::Settlement => Icon::Settlement,
            Self::City => Icon::City,
            Self::Road => Icon::Road,
            Self::Damaged => Icon::Turn,
            Self::Wall => Icon::Wall,
            Self::Knight => Icon::Knight,
            Self::Metropolis => Icon::Metropolis,
            Self::Merchant => Icon::Merchant,
            Self::Robber => Icon::Robber,
            Self::Erase => Icon::Cross,
        }
    }

    /// How many of its pieces `seat` has left, where they are counted; of knights, those of
    /// this level.
    pub fn left(self, draft: &Draft, seat: Seat, level: KnightLevel) -> Option<u8> {
        let pieces = &draft.start().pieces;
        let left =
            |all: u8, placed: usize| all.saturating_sub(u8::try_from(placed).unwrap_or(u8::MAX));
        match self {
            Self::Settlement => Some(pieces.left(seat, Piece::Settlement)),
            Self::City => Some(pieces.left(seat, Piece::City)),
            Self::Road | Self::Damaged => Some(pieces.left(seat, Piece::Road)),
            Self::Wall => {
                let all = u8::try_from(WALLS).unwrap_or(u8::MAX);
                Some(left(all, pieces.walls_of(seat).count()))
            }
            Self::Knight => {
                let alike = pieces.knights_of(seat).filter(|(_, knight)| knight.level == level);
                Some(left(KNIGHTS, alike.count()))
            }
            Self::Metropolis | Self::Merchant | Self::Robber | Self::Erase => None,
        }
    }

    /// What can be touched with this tool.
    pub fn choices(self, draft: &Draft, basis: BoardAndRules<'_>) -> Vec<Spot> {
        let pieces = draft.shown(basis);
        match self {
            Self::Settlement | Self::City | Self::Knight => {
                basis.island.intersections().into_iter().map(Spot::Intersection).collect()
            }
            Self::Road | Self::Damaged => {
                basis.island.paths().into_iter().map(Spot::Path).collect()
            }
            Self::Wall | Self::Metropolis => {
                let cities = pieces.buildings().filter(|(.., it)| *it == Building::City);
                cities.map(|(place, ..)| Spot::Intersection(place)).collect()
            }
            Self::Robber | Self::Merchant => {
                basis.island.tiles().iter().map(|tile| Spot::Hex(tile.at)).collect()
            }
            Self::Erase => {
                let buildings = pieces.buildings().map(|(place, ..)| Spot::Intersection(place));
                let knights = pieces.knights().map(|(place, ..)| Spot::Intersection(place));
                let roads = pieces.roads().map(|(path, ..)| Spot::Path(path));
                buildings.chain(knights).chain(roads).collect()
            }
        }
    }
}
