//! What a touch of the island does while its pieces are entered.

use super::draft::{BoardAndRules, Draft};
use board::{Hex, Intersection, Island, Path, Side, Spot};
use game::{Building, KNIGHTS, KnightLevel, Piece, Pieces, Seat, WALLS};
use kit::widgets::Icon;

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
    /// Lays a ship.
    Ship,
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
    /// Moves the pirate.
    Pirate,
    /// Says what an island is to a player.
    Isles,
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

    const SEA: [Self; 9] = [
        Self::Settlement,
        Self::City,
        Self::Road,
        Self::Damaged,
        Self::Ship,
        Self::Robber,
        Self::Pirate,
        Self::Isles,
        Self::Erase,
    ];

    const SEA_AND_KNIGHTS: [Self; 13] = [
        Self::Settlement,
        Self::City,
        Self::Road,
        Self::Damaged,
        Self::Ship,
        Self::Wall,
        Self::Knight,
        Self::Metropolis,
        Self::Merchant,
        Self::Robber,
        Self::Pirate,
        Self::Isles,
        Self::Erase,
    ];

    /// Those of a game.
    pub const fn all(basis: BoardAndRules<'_>) -> &'static [Self] {
        match (basis.rules.sea, basis.rules.knights) {
            (Some(_), Some(_)) => &Self::SEA_AND_KNIGHTS,
            (Some(_), None) => &Self::SEA,
            (None, Some(_)) => &Self::KNIGHTS,
            (None, None) => &Self::BASE,
        }
    }

    /// Its name in the keys of texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Settlement => "settlement",
            Self::City => "city",
            Self::Road => "road",
            Self::Damaged => "damaged",
            Self::Ship => "ship",
            Self::Wall => "wall",
            Self::Knight => "knight",
            Self::Metropolis => "metropolis",
            Self::Merchant => "merchant",
            Self::Robber => "robber",
            Self::Pirate => "pirate",
            Self::Isles => "isles",
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
            Self::Ship => Icon::Ship,
            Self::Wall => Icon::Wall,
            Self::Knight => Icon::Knight,
            Self::Metropolis => Icon::Metropolis,
            Self::Merchant => Icon::Merchant,
            Self::Robber => Icon::Robber,
            Self::Pirate => Icon::Pirate,
            Self::Isles => Icon::Chit,
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
            Self::Ship => Some(pieces.left(seat, Piece::Ship)),
            Self::Wall => {
                let all = u8::try_from(WALLS).unwrap_or(u8::MAX);
                Some(left(all, pieces.walls_of(seat).count()))
            }
            Self::Knight => {
                let alike = pieces.knights_of(seat).filter(|(_, knight)| knight.level == level);
                Some(left(KNIGHTS, alike.count()))
            }
            Self::Metropolis
            | Self::Merchant
            | Self::Robber
            | Self::Pirate
            | Self::Isles
            | Self::Erase => None,
        }
    }

    /// What can be touched with this tool.
    pub fn choices(self, draft: &Draft, basis: BoardAndRules<'_>) -> Vec<Spot> {
        let pieces = draft.shown(basis);
        let island = basis.island;
        match self {
            Self::Settlement | Self::City => corners(island.intersections()),
            Self::Knight => corners(knight_places(&pieces, island)),
            Self::Road | Self::Damaged => paths(island.paths()),
            Self::Ship => paths(ship_paths(island)),
            Self::Wall | Self::Metropolis => {
                let cities = pieces.buildings().filter(|(.., it)| *it == Building::City);
                corners(cities.map(|(place, ..)| place))
            }
            Self::Robber | Self::Merchant => hexes(island.tiles().iter().map(|tile| tile.at)),
            Self::Pirate => hexes(island.sea().iter().copied()),
            Self::Isles => hexes(basis.areas().into_iter().flat_map(|area| area.hexes)),
            Self::Erase => {
                let buildings = pieces.buildings().map(|(place, ..)| place);
                let standing = buildings.chain(pieces.knights().map(|(place, ..)| place));
                let links = pieces.roads().chain(pieces.ships()).map(|(path, ..)| path);
                [corners(standing), paths(links)].concat()
            }
        }
    }
}

fn corners(places: impl IntoIterator<Item = Intersection>) -> Vec<Spot> {
    places.into_iter().map(Spot::Intersection).collect()
}

fn paths(paths: impl IntoIterator<Item = Path>) -> Vec<Spot> {
    paths.into_iter().map(Spot::Path).collect()
}

fn hexes(hexes: impl IntoIterator<Item = Hex>) -> Vec<Spot> {
    hexes.into_iter().map(Spot::Hex).collect()
}

/// Where a ship could lie, sorted.
fn ship_paths(island: &Island) -> Vec<Path> {
    let around = island.sea().iter();
    let around = around.flat_map(|hex| Side::ALL.map(|side| Path::of(*hex, side)));
    let mut all: Vec<Path> = around.filter(|path| island.has_ship_path(*path)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Where a knight could stand: on land, and at sea at the ends of ships (SEA 12).
fn knight_places(pieces: &Pieces, island: &Island) -> Vec<Intersection> {
    let mut all = island.intersections();
    all.extend(pieces.ships().flat_map(|(path, ..)| path.ends()));
    all.sort_unstable();
    all.dedup();
    all
}
