//! A small sea to ask the rules of Seafarers about: land in the north, sea in the south.

use std::collections::BTreeSet;

use board::{Hex, Intersection, Island, Path, Surroundings, Terrain, Tile, Token};
use enum_map::EnumMap;
use game::{
    Building, CitiesAndKnights, Condition, Deserts, FriendlyRobber, HarbormasterRule, Holders,
    Improvements, IslandLetters, Knight, KnightLevel, PerSeat, Pieces, Position, Readiness,
    Seafarers, Seat, Seating, road_length,
};

/// How far the sea goes from its middle.
const REACH: u16 = 5;

/// Two players and what they have at sea.
pub struct Sea {
    pub tiles: Vec<Tile>,
    pub water: Vec<Hex>,
    pub hidden: Vec<Hex>,
    pub pieces: Pieces,
    pub facts: Seafarers,
    pub knights: Option<CitiesAndKnights>,
    pub robber: Option<Hex>,
    seats: PerSeat<u8>,
}

pub fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r)
}

/// The path between two hexes.
pub fn path(one: (i8, i8), other: (i8, i8)) -> Path {
    Path::try_from([one.into(), other.into()]).expect("neighbors")
}

/// The intersection of three hexes.
pub fn place(hexes: [(i8, i8); 3]) -> Intersection {
    Intersection::try_from(hexes.map(Hex::from)).expect("they meet")
}

/// The six paths around a hex.
pub fn ring(around: (i8, i8)) -> Vec<Path> {
    let hex = Hex::from(around);
    hex.neighbors().map(|other| Path::try_from([hex, other]).expect("neighbors")).collect()
}

/// Two places on the coast.
pub fn coast() -> [Intersection; 2] {
    [place([(0, 0), (1, 0), (1, -1)]), place([(1, 0), (2, 0), (2, -1)])]
}

/// Four ships from one place on the coast to the other, by sea.
pub fn crossing() -> Vec<Path> {
    vec![path((0, 0), (1, 0)), path((0, 1), (1, 0)), path((1, 0), (1, 1)), path((1, 0), (2, 0))]
}

impl Default for Sea {
    fn default() -> Self {
        let reach = i8::try_from(REACH).expect("small");
        let all = (-reach..=reach).flat_map(|q| (-reach..=reach).map(move |r| hex(q, r)));
        let near = all.filter(|at| at.distance(hex(0, 0)) <= REACH);
        let (land, water): (Vec<Hex>, Vec<Hex>) = near.partition(|at| at.r < 0);
        let tile = |at| Tile { at, terrain: Terrain::Hills, token: None };
        let seats = PerSeat::new([0, 0]).expect("a table");
        Self {
            tiles: land.into_iter().map(tile).collect(),
            water,
            hidden: Vec::new(),
            pieces: Pieces::default(),
            facts: Seafarers {
                pirate: None,
                chits: seats.clone(),
                home: seats.map(|_, _| Vec::new()),
                foreign_island: 2,
                deserts: Deserts::Join,
                letters: IslandLetters::default(),
                built: Vec::new(),
            },
            knights: None,
            robber: None,
            seats,
        }
    }
}

impl Sea {
    pub fn seat(&self, nth: usize) -> Seat {
        self.seats.seat(nth).expect("a seat")
    }

    pub fn settle(&mut self, nth: usize, at: Intersection) -> &mut Self {
        self.pieces.put_building(at, self.seat(nth), Building::Settlement);
        self
    }

    pub fn ships(&mut self, nth: usize, ships: &[Path]) -> &mut Self {
        for ship in ships {
            self.pieces.put_ship(*ship, self.seat(nth), Condition::Intact);
        }
        self
    }

    pub fn road(&mut self, nth: usize, road: Path) -> &mut Self {
        self.pieces.put_road(road, self.seat(nth), Condition::Intact);
        self
    }

    /// A strong, active knight, in a game of Cities & Knights after the first attack.
    pub fn knight(&mut self, nth: usize, at: Intersection) -> &mut Self {
        let knight = Knight { level: KnightLevel::Strong, readiness: Readiness::Active };
        self.pieces.put_knight(at, self.seat(nth), knight);
        self.with_knights()
    }

    pub fn with_knights(&mut self) -> &mut Self {
        self.knights = Some(CitiesAndKnights {
            improvements: self.seats.map(|_, _| Improvements::default()),
            metropolises: EnumMap::default(),
            defenders: self.seats.clone(),
            point_cards: self.seats.clone(),
            merchant: None,
            attacks: 1,
            resources: self.seats.map(|_, _| None),
        });
        self
    }

    /// Another tile on `at`, land or sea before.
    pub fn lay(&mut self, at: Hex, terrain: Terrain, token: u8) -> &mut Self {
        self.tiles.retain(|tile| tile.at != at);
        self.water.retain(|other| *other != at);
        self.tiles.push(Tile { at, terrain, token: Token::try_from(token).ok() });
        self
    }

    pub fn asks<T>(&self, question: impl FnOnce(&Position<'_>) -> T) -> T {
        let surroundings = Surroundings { sea: self.water.clone(), hidden: self.hidden.clone() };
        let island = Island::with_sea(self.tiles.clone(), Vec::new(), surroundings);
        let lengths = self.seats.map(|seat, _| road_length(&self.pieces, seat));
        question(&Position {
            island: &island.expect("different hexes"),
            seating: &Seating::of(&self.seats),
            friendly_robber: FriendlyRobber::Off,
            pieces: &self.pieces,
            robber: self.robber,
            holders: Holders::default(),
            harbormaster: HarbormasterRule::Off,
            knight_cards: &self.seats,
            road_lengths: &lengths,
            revealed: &self.seats,
            hand_sizes: self.seats.map(|_, _| None),
            bank: None,
            knights: self.knights.as_ref(),
            sea: Some(&self.facts),
        })
    }

    /// The ships that the first player may move.
    pub fn movable(&self) -> BTreeSet<Path> {
        self.asks(|position| position.movable_ships(self.seat(0)).into_iter().collect())
    }

    /// Where the first player may build ships.
    pub fn ship_spots(&self) -> Vec<Path> {
        self.asks(|position| position.ship_spots(self.seat(0)))
    }

    /// The first player's trade route.
    pub fn route(&self) -> u8 {
        road_length(&self.pieces, self.seat(0))
    }
}

/// These and no others.
pub fn only(paths: &[Path]) -> BTreeSet<Path> {
    paths.iter().copied().collect()
}
