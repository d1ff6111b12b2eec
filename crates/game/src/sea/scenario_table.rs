//! What lies on the table of a scenario with rules of its own: marked paths, villages and cloth, the
//! fleet and fortresses, wonders (SCENARIOS 2 to 5). No rule looks at a position here.

use std::cmp::Ordering;

use enum_map::{Enum, EnumMap};
use serde::{Deserialize, Serialize};

use crate::{Cards, PerSeat, Seat, Seating};
use board::{HarborKind, Hex, Intersection, Island, Path, Spot, Token};
use cards::Award;
use derive::Said;
use scenarios::{ClothParts, Fortress, Item, ScenarioParts, Village, WonderParts};

board::keyed! {
    /// A scenario with rules of its own.
    pub enum OwnScenario {
        /// The Forgotten Tribe (SCENARIOS 2).
        Tribe = "tribe",
        /// SCENARIOS 3.
        Cloth = "cloth",
        /// The Pirate Islands (SCENARIOS 4).
        Pirates = "pirates",
        /// SCENARIOS 5.
        Wonders = "wonders",
    }
}

impl OwnScenario {
    /// The scenario whose parts these are.
    pub const fn of(parts: &ScenarioParts) -> Self {
        match parts {
            ScenarioParts::Tribe(_) => Self::Tribe,
            ScenarioParts::Cloth(_) => Self::Cloth,
            ScenarioParts::Pirates(_) => Self::Pirates,
            ScenarioParts::Wonders(_) => Self::Wonders,
        }
    }
}

/// Pieces and places of a scenario with rules of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioTable {
    /// The Forgotten Tribe (SCENARIOS 2).
    Tribe(TribeTable),
    /// Cloth (SCENARIOS 3).
    Cloth(ClothTable),
    /// The Pirate Islands (SCENARIOS 4).
    Pirates(PirateTable),
    /// The Wonders (SCENARIOS 5).
    Wonders(WonderTable),
}

/// Functions that find what one scenario has, to be read or to be changed.
macro_rules! own_tables {
    ($($name:ident $name_mut:ident $variant:ident $of:ty;)*) => {
        impl ScenarioTable {
            $(
                #[doc = concat!("Its table, if it is that of `", stringify!($variant), "`.")]
                pub const fn $name(&self) -> Option<&$of> {
                    if let Self::$variant(own) = self { Some(own) } else { None }
                }

                pub(super) const fn $name_mut(&mut self) -> Option<&mut $of> {
                    if let Self::$variant(own) = self { Some(own) } else { None }
                }
            )*
        }
    };
}

own_tables! {
    tribe tribe_mut Tribe TribeTable;
    cloth cloth_mut Cloth ClothTable;
    pirates pirates_mut Pirates PirateTable;
    wonders wonders_mut Wonders WonderTable;
}

impl ScenarioTable {
    /// Points of `seat` that its pieces bring, beside those of buildings and islands.
    pub fn points(&self, seat: Seat) -> u8 {
        match self {
            Self::Tribe(tribe) => tribe.chits.of(seat),
            Self::Cloth(cloth) => cloth.points(seat),
            Self::Pirates(_) | Self::Wonders(_) => 0,
        }
    }

    /// The scenario that it is of.
    pub const fn own(&self) -> OwnScenario {
        match self {
            Self::Tribe(_) => OwnScenario::Tribe,
            Self::Cloth(_) => OwnScenario::Cloth,
            Self::Pirates(_) => OwnScenario::Pirates,
            Self::Wonders(_) => OwnScenario::Wonders,
        }
    }

    /// The points that usually win (SCENARIOS 1).
    pub const fn target(&self) -> u8 {
        match self {
            Self::Tribe(_) => 13,
            Self::Cloth(_) => 14,
            Self::Pirates(_) | Self::Wonders(_) => 10,
        }
    }

    /// Says if there is `award` in it (SCENARIOS 1).
    pub const fn has_award(&self, award: Award) -> bool {
        match (self, award) {
            (Self::Cloth(_) | Self::Pirates(_), Award::LongestRoad)
            | (Self::Pirates(_), Award::LargestArmy) => false,
            (Self::Tribe(_) | Self::Wonders(_), Award::LongestRoad)
            | (Self::Tribe(_) | Self::Cloth(_) | Self::Wonders(_), Award::LargestArmy)
            | (_, Award::Harbormaster) => true,
        }
    }

    /// Returns the number of seats for which its lists say something.
    pub(crate) fn seats(&self) -> Option<usize> {
        match self {
            Self::Tribe(tribe) => Some(tribe.chits.count().max(tribe.held.count())),
            Self::Cloth(cloth) => Some(cloth.cloth.count()),
            Self::Pirates(pirates) => Some(pirates.marked.count()),
            Self::Wonders(_) => None,
        }
    }

    /// Every player it names beside those lists.
    pub(crate) fn named(&self) -> Vec<Seat> {
        match self {
            Self::Tribe(_) | Self::Cloth(_) => Vec::new(),
            Self::Pirates(pirates) => pirates.fortresses.iter().filter_map(|it| it.owner).collect(),
            Self::Wonders(wonders) => {
                wonders.claimed.values().flatten().map(|it| it.owner).collect()
            }
        }
    }

    /// Returns a place that it names and that `island` hasn't.
    pub fn off(&self, island: &Island) -> Option<Spot> {
        let stands = |at: &Intersection| island.has_intersection(*at);
        let corners = |mut places: &mut dyn Iterator<Item = Intersection>| {
            Iterator::find(&mut places, |at| !stands(at)).map(Spot::Intersection)
        };
        match self {
            Self::Tribe(tribe) => {
                let mut paths = tribe.marked.iter().map(|(path, _)| *path);
                paths.find(|path| !island.has_ship_path(*path)).map(Spot::Path)
            }
            Self::Cloth(cloth) => corners(&mut cloth.villages.iter().map(|village| village.at)),
            Self::Pirates(pirates) => {
                let course = pirates.course.iter().chain(&pirates.fleet);
                let off_sea = course.copied().find(|hex| !island.is_sea(*hex)).map(Spot::Hex);
                let forts = pirates.fortresses.iter().map(|fortress| fortress.at);
                let marked = pirates.marked.values().flatten().copied();
                let ships = pirates.warships.iter().copied();
                off_sea.or_else(|| corners(&mut forts.chain(marked))).or_else(|| {
                    let mut ships = ships;
                    ships.find(|path| !island.has_ship_path(*path)).map(Spot::Path)
                })
            }
            Self::Wonders(wonders) => corners(&mut wonders.corners()),
        }
    }

    /// About how many bytes its lists hold.
    pub(crate) fn bytes(&self) -> usize {
        match self {
            Self::Tribe(tribe) => size_of_val(tribe.marked.as_slice()),
            Self::Cloth(cloth) => size_of_val(cloth.villages.as_slice()),
            Self::Pirates(pirates) => {
                size_of_val(pirates.course.as_slice())
                    + size_of_val(pirates.fortresses.as_slice())
                    + size_of_val(pirates.warships.as_slice())
            }
            Self::Wonders(wonders) => wonders.corners().count() * size_of::<Intersection>(),
        }
    }
}

/// The most harbors that a player holds unlaid.
pub const MOST_HELD_HARBORS: usize = 8;

/// The most chits that anybody takes.
pub const MOST_TRIBE_CHITS: u32 = 50;

/// Marked paths and what came from them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TribeTable {
    /// Marked paths on which something still lies, sorted.
    pub marked: Vec<(Path, Item)>,
    /// Chits that each player has taken, 1 point each.
    pub chits: PerSeat<u8>,
    /// Harbors that each player has taken and not laid yet, sorted.
    pub held: PerSeat<Vec<HarborKind>>,
}

impl TribeTable {
    /// A table on which `items` lie.
    pub fn with<T>(players: &PerSeat<T>, mut items: Vec<(Path, Item)>) -> Self {
        items.sort_unstable_by_key(|(path, _)| *path);
        Self { marked: items, chits: players.map(|_, _| 0), held: players.map(|_, _| Vec::new()) }
    }

    /// `item` lies on `path` from now on, or nothing.
    pub(super) fn put(&mut self, path: Path, item: Option<Item>) {
        self.marked.retain(|(at, _)| *at != path);
        self.marked.extend(item.map(|item| (path, item)));
        self.marked.sort_unstable_by_key(|(path, _)| *path);
    }

    /// Returns what lies on `path`.
    pub fn item(&self, path: Path) -> Option<Item> {
        self.marked.iter().find(|(at, _)| *at == path).map(|(_, item)| *item)
    }
}

/// Cloth that makes a point.
pub const CLOTH_PER_POINT: u8 = 2;

/// The most cloth there is of it in one place.
pub const MOST_CLOTH: u8 = 99;

/// A village, and what it has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClothVillage {
    pub at: Intersection,
    pub number: Token,
    pub cloth: u8,
}

/// Cloth in the villages, in the common supply, and with the players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClothTable {
    pub villages: Vec<ClothVillage>,
    /// Cloth of the common supply.
    pub supply: u8,
    /// Cloth of each player.
    pub cloth: PerSeat<u8>,
}

impl ClothTable {
    /// Cloth as a map has it.
    pub(super) fn with<T>(players: &PerSeat<T>, parts: &ClothParts) -> Self {
        let village = |it: &Village| ClothVillage { at: it.at, number: it.number, cloth: it.cloth };
        Self {
            villages: parts.villages.iter().map(village).collect(),
            supply: parts.supply,
            cloth: players.map(|_, _| 0),
        }
    }

    /// Points of `seat` for cloth.
    pub fn points(&self, seat: Seat) -> u8 {
        self.cloth.of(seat) / CLOTH_PER_POINT
    }

    /// All cloth there is.
    pub fn total(&self) -> u16 {
        let villages = self.villages.iter().map(|village| village.cloth);
        let all = villages.chain([self.supply]).chain(self.cloth.values().copied());
        all.map(u16::from).sum()
    }

    /// Returns the village at `at`.
    pub fn village(&self, at: Intersection) -> Option<&ClothVillage> {
        self.villages.iter().find(|village| village.at == at)
    }

    /// `seat` takes one cloth for the village at `at` from there or the common supply; whether there
    /// was any.
    pub(super) fn take(&mut self, seat: Seat, at: Intersection, from: ClothSource) -> bool {
        let Some(village) = self.villages.iter_mut().find(|village| village.at == at) else {
            return false;
        };
        let stock = match from {
            ClothSource::Village => &mut village.cloth,
            ClothSource::Supply => &mut self.supply,
        };
        let Some(left) = stock.checked_sub(1) else { return false };
        *stock = left;
        self.cloth.change(seat, |cloth| *cloth = cloth.saturating_add(1));
        true
    }
}

board::keyed! {
    /// Stock that a cloth comes from.
    pub enum ClothSource {
        Village = "village",
        Supply = "supply",
    }
}

/// Chits on a fortress that nobody has attacked.
pub const FORTRESS_CHITS: u8 = Fortress::CHITS;

board::keyed! {
    /// Use of a ship: as any other, or against the fleet and a fortress.
    #[derive(Default)]
    pub enum Armament {
        #[default]
        Plain = "plain",
        /// A warship (SCENARIOS 4.2).
        Armed = "armed",
    }
}

/// A fortress on the pirates' islands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FortressState {
    pub at: Intersection,
    /// The player who may take it; `None` for that of a color nobody plays.
    pub owner: Option<Seat>,
    /// Chits left, 0 to [`FORTRESS_CHITS`]: without any it is its owner's settlement.
    pub chits: u8,
}

/// The fleet and its course, fortresses, and warships.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PirateTable {
    /// Sea hexes that the fleet sails, from the first on and round.
    pub course: Vec<Hex>,
    /// Hexes of it where nobody is attacked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub safe: Vec<Hex>,
    /// The hex where the fleet is; `None` once it has left.
    pub fleet: Option<Hex>,
    pub fortresses: Vec<FortressState>,
    /// The intersection off the main island that each player's line has to pass.
    pub marked: PerSeat<Option<Intersection>>,
    /// Ships that are warships, sorted.
    pub warships: Vec<Path>,
}

impl PirateTable {
    /// The hex that the fleet comes to with `steps`, the lower of the two dice (SCENARIOS 4.4).
    pub fn sails_to(&self, steps: u8) -> Option<Hex> {
        let fleet = self.fleet?;
        let at = self.course.iter().position(|hex| *hex == fleet)?;
        let to = (at + usize::from(steps)).checked_rem(self.course.len())?;
        self.course.get(to).copied()
    }

    /// Returns the hexes of the course from one to another, both of them, the way the fleet sails;
    /// none if either isn't on it.
    pub fn way(&self, from: Hex, to: Hex) -> Vec<Hex> {
        let Some(begin) = self.course.iter().position(|hex| *hex == from) else {
            return Vec::new();
        };
        let round = self.course.iter().cycle().skip(begin);
        let mut way: Vec<Hex> = round.take(self.course.len()).copied().collect();
        way.truncate(way.iter().position(|hex| *hex == to).map_or(0, |last| last + 1));
        way
    }

    /// The fortress of `seat`.
    pub fn fortress(&self, seat: Seat) -> Option<&FortressState> {
        self.fortresses.iter().find(|fortress| fortress.owner == Some(seat))
    }

    /// Returns whether `seat` has taken their fortress.
    pub fn has_taken(&self, seat: Seat) -> bool {
        self.fortress(seat).is_some_and(|fortress| fortress.chits == 0)
    }

    /// Returns whether every fortress that somebody who is `seated` may take is taken.
    pub fn are_all_taken(&self, seated: &Seating) -> bool {
        let mut standing = self.fortresses.iter().filter(|fortress| fortress.chits > 0);
        !standing.any(|fortress| fortress.owner.is_some_and(|seat| seated.is_present(seat)))
    }
}

/// An attack of the fleet on one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FleetAttack {
    pub player: Seat,
    pub strength: u8,
    pub warships: u8,
    /// Cards that they lose, however many they hold; 0 unless the fleet is stronger.
    pub loses: u8,
}

impl FleetAttack {
    /// Compares their warships with the fleet: more bring them a resource, fewer cost them cards.
    pub fn outcome(&self) -> Ordering {
        self.warships.cmp(&self.strength)
    }
}

board::keyed! {
    /// A wonder (SCENARIOS 5.3).
    #[derive(Enum, Said)]
    #[said("wonder")]
    pub enum Wonder {
        Theater = "theater",
        Bridge = "bridge",
        Monument = "monument",
        Wall = "wall",
        Cathedral = "cathedral",
        Lighthouse = "lighthouse",
        Library = "library",
    }
}

/// The level that wins at once.
pub const LAST_LEVEL: u8 = 4;

/// The most players with whom the lighthouse and the library stay in the box.
const FEW_PLAYERS: usize = 4;

impl Wonder {
    /// Returns what a level of it costs.
    pub const fn price(self) -> Cards {
        // Brick, lumber, wool, grain, ore.
        Cards::of_resources(match self {
            Self::Theater | Self::Library => [1, 1, 3, 0, 0],
            Self::Bridge | Self::Lighthouse => [0, 3, 1, 1, 0],
            Self::Monument => [0, 0, 0, 3, 2],
            Self::Wall => [3, 1, 0, 1, 0],
            Self::Cathedral => [1, 0, 0, 1, 3],
        })
    }

    /// Returns whether it is played with so many players.
    pub const fn is_for(self, players: usize) -> bool {
        match self {
            Self::Lighthouse | Self::Library => players > FEW_PLAYERS,
            Self::Theater | Self::Bridge | Self::Monument | Self::Wall | Self::Cathedral => true,
        }
    }
}

/// A wonder that somebody has claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WonderClaimed {
    pub owner: Seat,
    /// Levels that stand, 0 to [`LAST_LEVEL`].
    pub level: u8,
}

/// The corners that wonders ask for, and who has claimed which.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WonderTable {
    pub strait: Vec<Intersection>,
    pub wasteland: Vec<Intersection>,
    pub lighthouses: Vec<Intersection>,
    /// Other corners where nobody begins.
    pub barred: Vec<Intersection>,
    pub claimed: EnumMap<Wonder, Option<WonderClaimed>>,
}

impl WonderTable {
    /// Nobody's wonders, with the corners of a map.
    pub(super) fn with(parts: &WonderParts) -> Self {
        Self {
            strait: parts.strait.clone(),
            wasteland: parts.wasteland.clone(),
            lighthouses: parts.lighthouses.clone(),
            barred: parts.barred.clone(),
            claimed: EnumMap::default(),
        }
    }

    /// The wonder of `seat`, and its level.
    pub fn of(&self, seat: Seat) -> Option<(Wonder, u8)> {
        let claims = self.claimed.iter().filter_map(|(wonder, claim)| Some((wonder, (*claim)?)));
        let mut own = claims.filter(|(_, claim)| claim.owner == seat);
        own.next().map(|(wonder, claim)| (wonder, claim.level))
    }

    /// `seat` has `wonder` from now on, with the levels of the one that they had, or none.
    pub(super) fn give(&mut self, seat: Seat, wonder: Option<Wonder>) {
        let level = self.of(seat).map_or(0, |(_, level)| level);
        for claim in self.claimed.values_mut() {
            *claim = claim.filter(|claim| claim.owner != seat);
        }
        if let Some(wonder) = wonder {
            self.claimed[wonder] = Some(WonderClaimed { owner: seat, level });
        }
    }

    /// Returns whether the wonder of `seat` has a level, and more of them than any other.
    pub fn leads(&self, seat: Seat) -> bool {
        let level = self.of(seat).map_or(0, |(_, level)| level);
        let others = self.claimed.values().flatten().filter(|claim| claim.owner != seat);
        level > others.map(|claim| claim.level).max().unwrap_or(0)
    }

    /// All corners where nobody places a settlement of the opening (SCENARIOS 5.2).
    pub fn corners(&self) -> impl Iterator<Item = Intersection> {
        let lists = [&self.strait, &self.wasteland, &self.lighthouses, &self.barred];
        lists.into_iter().flatten().copied()
    }
}
