//! Pieces on the island: settlements, cities and roads, knights and walls, ships, bridges.

use derive::Said;
use serde::{Deserialize, Serialize};

use super::{Expansion, Knight, Placed, Seat, Way};
use board::{Intersection, Island, Path, Spot};

board::keyed! {
    /// A kind of piece.
    #[derive(Said)]
    #[said("no-piece-left", names)]
    pub enum Piece {
        Road = "road",
        Settlement = "settlement",
        City = "city",
        Ship = "ship",
        /// A bridge over a river (TRADERS 2.4).
        Bridge = "bridge",
    }
}

impl Piece {
    /// Returns how many of it a player has (RULES 1, SEA 1, TRADERS 2.1).
    pub const fn supply(self) -> u8 {
        match self {
            Self::Road | Self::Ship => 15,
            Self::Settlement => 5,
            Self::City => 4,
            Self::Bridge => 3,
        }
    }

    /// The expansion that brings it; none: any game has it.
    pub const fn expansion(self) -> Option<Expansion> {
        match self {
            Self::Ship => Some(Expansion::Sea),
            Self::Bridge => Some(Expansion::Rivers),
            Self::Road | Self::Settlement | Self::City => None,
        }
    }

    /// Returns whether it lies on a path and doesn't stand on an intersection.
    pub const fn lies(self) -> bool {
        match self {
            Self::Road | Self::Ship | Self::Bridge => true,
            Self::Settlement | Self::City => false,
        }
    }

    /// The kinds that `expansion` brings, or, with none, any game has.
    pub fn brought_by(expansion: Option<Expansion>) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |piece| piece.expansion() == expansion)
    }
}

/// The greatest number of settlements and cities of one player.
pub(super) const MAX_BUILDINGS: usize =
    (Piece::Settlement.supply() + Piece::City.supply()) as usize;

/// A building on an intersection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// Takes 1 of each producing hex; 1 point.
    Settlement,
    /// Takes 2 of each producing hex; 2 points.
    City,
    /// A city that oil made a metropolis: takes 3, 3 points (TRADERS 7.4).
    OilMetropolis,
    /// A pillaged city on its side: a settlement in every respect, for want of such a
    /// piece (KNIGHTS 9).
    LaidCity,
}

impl Building {
    /// Points it is worth, which is also its yield.
    pub const fn worth(self) -> u8 {
        match self {
            Self::Settlement | Self::LaidCity => 1,
            Self::City => 2,
            Self::OilMetropolis => 3,
        }
    }

    /// Harbor points it is worth at a harbor (RULES 7, TRADERS 6).
    pub const fn harbor_points(self) -> u8 {
        match self {
            Self::Settlement | Self::LaidCity => 1,
            Self::City | Self::OilMetropolis => 2,
        }
    }

    /// Returns whether the rules treat it as a settlement.
    pub const fn is_settlement(self) -> bool {
        matches!(self, Self::Settlement | Self::LaidCity)
    }

    /// The piece that stands for it.
    pub const fn piece(self) -> Piece {
        match self {
            Self::Settlement => Piece::Settlement,
            Self::City | Self::LaidCity | Self::OilMetropolis => Piece::City,
        }
    }
}

/// A city wall (KNIGHTS 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Wall;

/// Condition of a road, a ship, or a bridge: straight, or turned sideways by an earthquake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// In order.
    Intact,
    /// Turned sideways, to be repaired.
    Damaged,
}

/// Number of additional cards that a 7 leaves alone for each wall (KNIGHTS 5).
pub const WALL_ROOM: u16 = 2;

/// All pieces on the island. One building and one knight an intersection, one road, one
/// ship, and one bridge a path: more can't be put in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pieces {
    buildings: Placed<Intersection, Building>,
    roads: Placed<Path, Condition>,
    #[serde(default, skip_serializing_if = "Placed::is_empty")]
    knights: Placed<Intersection, Knight>,
    #[serde(default, skip_serializing_if = "Placed::is_empty")]
    walls: Placed<Intersection, Wall>,
    #[serde(default, skip_serializing_if = "Placed::is_empty")]
    ships: Placed<Path, Condition>,
    #[serde(default, skip_serializing_if = "Placed::is_empty")]
    bridges: Placed<Path, Condition>,
}

/// Writes the methods that read and change the pieces of a kind.
macro_rules! pieces {
    ($($all:ident, $of:ident, $at:ident, $put:ident, $remove:ident: $place:ty, $kind:ty;)*) => {
        impl Pieces {
            $(
                /// The one at `place`, and whose it is.
                #[inline]
                pub fn $at(&self, place: $place) -> Option<(Seat, $kind)> {
                    self.$all.at(place)
                }

                /// All of them, sorted by place.
                pub fn $all(&self) -> impl Iterator<Item = ($place, Seat, $kind)> + Clone {
                    self.$all.all()
                }

                /// Returns the pieces of `seat`, sorted by place.
                pub fn $of(&self, seat: Seat) -> impl Iterator<Item = ($place, $kind)> + Clone {
                    self.$all.of(seat)
                }

                /// Puts one at `place`; what was there of its kind goes.
                pub fn $put(&mut self, place: $place, seat: Seat, kind: $kind) {
                    self.$all.put(place, seat, kind);
                }

                /// Takes away the one at `place`.
                pub fn $remove(&mut self, place: $place) {
                    self.$all.remove(place);
                }
            )*
        }
    };
}

pieces! {
    buildings, buildings_of, building, put_building, remove_building: Intersection, Building;
    roads, roads_of, road, put_road, remove_road: Path, Condition;
    knights, knights_of, knight, put_knight, remove_knight: Intersection, Knight;
    ships, ships_of, ship, put_ship, remove_ship: Path, Condition;
    bridges, bridges_of, bridge, put_bridge, remove_bridge: Path, Condition;
}

/// Makes the methods that hold for pieces of every kind: each stands where its row says that
/// the island has a place for it.
macro_rules! every_kind {
    ($($all:ident: $stands:expr;)*) => {
        impl Pieces {
            /// The owners, piece by piece.
            pub fn owners(&self) -> impl Iterator<Item = Seat> {
                std::iter::empty()$(.chain(self.$all.all().map(|(_, seat, _)| seat)))*
            }

            /// The places of those that `island` has no place for.
            pub fn off(&self, island: &Island) -> impl Iterator<Item = Spot> {
                std::iter::empty()$(.chain({
                    let places = self.$all.all().map(|(at, ..)| at);
                    places.filter(|at| !$stands(island, *at)).map(Spot::from)
                }))*
            }

            /// Gives the pieces of each player to whoever `moved` names; takes away those of all
            /// for whom it names nobody.
            pub fn reseat(&mut self, moved: impl Fn(Seat) -> Option<Seat>) {
                $(self.$all.reassign(|_, seat| moved(seat));)*
            }

            /// Takes away what `island` has no place for; says how much that was.
            pub fn drop_off(&mut self, island: &Island) -> usize {
                0 $(+ self.$all.reassign(|at, seat| $stands(island, at).then_some(seat)))*
            }

            /// Returns how many of them `seat` has.
            pub fn count(&self, seat: Seat) -> usize {
                self.owners().filter(|owner| *owner == seat).count()
            }
        }
    };
}

every_kind! {
    buildings: Island::has_intersection;
    knights: |island: &Island, at| island.has_intersection(at) || island.is_coast_or_sea(at);
    walls: Island::has_intersection;
    roads: Island::has_path;
    ships: Island::has_ship_path;
    bridges: Island::has_path;
}

/// A road, a ship, or a bridge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    pub owner: Seat,
    /// Way that it is part of: a bridge counts as a road (TRADERS 2.4).
    pub way: Way,
    /// The piece itself.
    pub piece: Piece,
    /// Straight or turned sideways.
    pub condition: Condition,
}

impl Pieces {
    /// Returns the owner of the building or knight at `place`.
    pub fn owner_at(&self, place: Intersection) -> Option<Seat> {
        let building = self.building(place).map(|(seat, _)| seat);
        building.or_else(|| self.knight(place).map(|(seat, _)| seat))
    }

    /// The road, ship, or bridge on `path`.
    #[inline]
    pub fn link(&self, path: Path) -> Option<Link> {
        let link = |way, piece| move |(owner, condition)| Link { owner, way, piece, condition };
        let road = self.road(path).map(link(Way::Road, Piece::Road));
        let other = || {
            let ship = self.ship(path).map(link(Way::Ship, Piece::Ship));
            ship.or_else(|| self.bridge(path).map(link(Way::Road, Piece::Bridge)))
        };
        road.or_else(other)
    }

    /// The piece that lies on `path`, and whose it is.
    pub fn on_path(&self, path: Path) -> Option<(Seat, Piece)> {
        self.link(path).map(|link| (link.owner, link.piece))
    }

    /// Returns what lies on `path` as part of a way.
    pub fn lying(&self, path: Path, way: Way) -> Option<(Seat, Condition)> {
        match way {
            Way::Road => self.road(path).or_else(|| self.bridge(path)),
            Way::Ship => self.ship(path),
        }
    }

    /// The roads, ships, and bridges of `seat`: all roads first, then ships, each sorted by path.
    pub fn links_of(&self, seat: Seat) -> impl Iterator<Item = (Path, Link)> + Clone {
        let link = move |way, piece| {
            move |(path, condition)| (path, Link { owner: seat, way, piece, condition })
        };
        let roads = self.roads_of(seat).map(link(Way::Road, Piece::Road));
        let ships = self.ships_of(seat).map(link(Way::Ship, Piece::Ship));
        let bridges = self.bridges_of(seat).map(link(Way::Road, Piece::Bridge));
        roads.chain(ships).chain(bridges)
    }

    /// Puts `piece`, which lies on paths, on `path`; what was there of its kind goes.
    pub(crate) fn put_link(&mut self, path: Path, seat: Seat, piece: Piece, condition: Condition) {
        match piece {
            Piece::Ship => self.put_ship(path, seat, condition),
            Piece::Bridge => self.put_bridge(path, seat, condition),
            Piece::Road | Piece::Settlement | Piece::City => self.put_road(path, seat, condition),
        }
    }

    /// Keeps those of `paths`, which are sorted, where nothing lies.
    pub fn retain_free(&self, paths: &mut Vec<Path>) {
        self.roads.retain_free(paths);
        self.ships.retain_free(paths);
        self.bridges.retain_free(paths);
    }

    /// Returns whether the city at `place` has a wall.
    pub fn has_wall(&self, place: Intersection) -> bool {
        self.walls.at(place).is_some()
    }

    /// Returns whether neither building nor knight stands at `place` (KNIGHTS 10).
    pub fn is_free(&self, place: Intersection) -> bool {
        self.building(place).is_none() && self.knight(place).is_none()
    }

    /// A place one path away from `place` where a building stands.
    pub fn building_beside(&self, place: Intersection) -> Option<Intersection> {
        place.neighbors().into_iter().find(|neighbor| self.building(*neighbor).is_some())
    }

    /// Returns whether what stands at `place` keeps the roads and knights of `seat` from going
    /// past it: another player's building or knight (RULES 6, KNIGHTS 10).
    #[inline]
    pub fn blocks(&self, place: Intersection, seat: Seat) -> bool {
        let building = self.building(place).is_some_and(|(owner, _)| owner != seat);
        building || self.knight(place).is_some_and(|(owner, _)| owner != seat)
    }

    /// Puts a building at each of `places`.
    ///
    /// # Errors
    /// The first place where a building stands; none is put there, nor at any that follow.
    pub fn put_buildings(
        &mut self,
        places: &[Intersection],
        seat: Seat,
        building: Building,
    ) -> Result<(), Intersection> {
        self.buildings.put_all(places, seat, building)
    }

    /// Puts a road on each of `paths`.
    ///
    /// # Errors
    /// The first path where a road lies; none is put there, nor on any that follow.
    pub fn put_roads(
        &mut self,
        paths: &[Path],
        seat: Seat,
        condition: Condition,
    ) -> Result<(), Path> {
        self.roads.put_all(paths, seat, condition)
    }

    /// Puts a ship on each of `paths`.
    ///
    /// # Errors
    /// The first path where a road or ship lies; none is put there, nor on any that follow.
    pub fn put_ships(
        &mut self,
        paths: &[Path],
        seat: Seat,
        condition: Condition,
    ) -> Result<(), Path> {
        let road = paths.iter().position(|path| self.road(*path).is_some());
        let free = paths.get(..road.unwrap_or(paths.len())).unwrap_or_default();
        self.ships.put_all(free, seat, condition)?;
        road.and_then(|road| paths.get(road)).map_or(Ok(()), |path| Err(*path))
    }

    /// Puts a bridge on each of `paths`.
    ///
    /// # Errors
    /// The first path where something lies; none is put there, nor on any that follow.
    pub fn put_bridges(
        &mut self,
        paths: &[Path],
        seat: Seat,
        condition: Condition,
    ) -> Result<(), Path> {
        let taken = paths.iter().position(|path| self.on_path(*path).is_some());
        let free = paths.get(..taken.unwrap_or(paths.len())).unwrap_or_default();
        self.bridges.put_all(free, seat, condition)?;
        taken.and_then(|taken| paths.get(taken)).map_or(Ok(()), |path| Err(*path))
    }

    /// Puts a wall around what stands at `place`.
    pub fn put_wall(&mut self, place: Intersection, seat: Seat) {
        self.walls.put(place, seat, Wall);
    }

    /// Takes away the wall at `place`.
    pub fn remove_wall(&mut self, place: Intersection) {
        self.walls.remove(place);
    }

    /// Returns where buildings of `seat` of a kind stand, sorted.
    pub fn places_of(
        &self,
        seat: Seat,
        kind: Building,
    ) -> impl Iterator<Item = Intersection> + Clone {
        let own = self.buildings_of(seat).filter(move |(_, building)| *building == kind);
        own.map(|(at, _)| at)
    }

    pub fn walls_of(&self, seat: Seat) -> impl Iterator<Item = Intersection> + Clone {
        self.walls.of(seat).map(|(at, _)| at)
    }

    /// All walls with whose they are, sorted by place.
    pub fn walls(&self) -> impl Iterator<Item = (Intersection, Seat)> + Clone {
        self.walls.all().map(|(at, seat, _)| (at, seat))
    }

    /// The most cards that a 7 leaves with `seat`, where it leaves `usual` without walls.
    pub fn hand_limit(&self, usual: u16, seat: Seat) -> u16 {
        self.walls_of(seat).fold(usual, |limit, _| limit.saturating_add(WALL_ROOM))
    }

    /// Points of the buildings of `seat`.
    pub fn points(&self, seat: Seat) -> u8 {
        let worth = self.buildings_of(seat).map(|(_, building)| building.worth());
        worth.fold(0, u8::saturating_add)
    }

    /// Returns how many pieces of a kind `seat` has placed.
    pub fn placed(&self, seat: Seat, piece: Piece) -> usize {
        match piece {
            Piece::Road => self.roads_of(seat).count(),
            Piece::Ship => self.ships_of(seat).count(),
            Piece::Bridge => self.bridges_of(seat).count(),
            Piece::Settlement | Piece::City => {
                let buildings = self.buildings_of(seat);
                buildings.filter(|(_, building)| building.piece() == piece).count()
            }
        }
    }

    /// Returns how many pieces of a kind `seat` has not placed yet.
    pub fn left(&self, seat: Seat, piece: Piece) -> u8 {
        let placed = u8::try_from(self.placed(seat, piece));
        placed.map_or(0, |placed| piece.supply().saturating_sub(placed))
    }
}
