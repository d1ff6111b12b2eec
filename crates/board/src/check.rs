//! Unusual features of an island: pointed out, never forbidden (RULES 2); and its fairness: the
//! yield of each resource, and the worth of the best starting spots.

use enum_map::EnumMap;

use super::{
    HarborKind, Hex, Intersection, Island, IslandPiece, Path, Resource, Shape, Stock, Terrain,
    Token,
};

/// Something the players may want to double-check before they start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Remark {
    AdjacentReds(Hex, Hex),
    /// A productive hex without a token.
    MissingToken(Hex),
    /// A desert or swamp with a token: it would produce nothing.
    DesertToken(Hex),
    /// Land in more than one piece where no sea is laid out: the number of separate parts.
    SeveralParts(u8),
    /// A harbor that isn't on the coast: inland, or out at sea.
    HarborOffCoast(Path),
    /// More or fewer of a kind than the box has: terrain and tokens for a board of this size,
    /// harbors for this shape.
    Count {
        piece: IslandPiece,
        found: u8,
        /// Number of pieces in the box.
        usual: u8,
    },
}

/// Everything unusual about `island`. Checks terrain and token counts only if
/// it has as many hexes as a printed shape, and harbor counts only if it is
/// one: other shapes have other coasts, and islands amid laid-out sea other boxes.
pub fn remarks(island: &Island) -> Vec<Remark> {
    let mut found = Vec::new();
    let tiles = island.tiles();
    let red = |hex: Hex| island.tile(hex).and_then(|tile| tile.token).is_some_and(Token::is_red);
    for tile in tiles.iter().filter(|tile| red(tile.at)) {
        for other in tile.at.neighbors().filter(|other| *other > tile.at && red(*other)) {
            found.push(Remark::AdjacentReds(tile.at, other));
        }
    }
    for tile in tiles {
        match (tile.terrain.bears_token(), tile.token) {
            (false, Some(_)) => found.push(Remark::DesertToken(tile.at)),
            (false, None) | (true, Some(_)) => {}
            (true, None) => found.push(Remark::MissingToken(tile.at)),
        }
    }
    let parts = u8::try_from(island.islands().len()).unwrap_or(u8::MAX);
    if parts > 1 && !island.has_surroundings() {
        found.push(Remark::SeveralParts(parts));
    }
    for harbor in island.harbors() {
        let land = harbor.path.hexes().into_iter().filter(|hex| island.is_land(*hex));
        if land.count() != 1 {
            found.push(Remark::HarborOffCoast(harbor.path));
        }
    }
    if island.has_surroundings() {
        // Whatever its land, these are no pieces of the base game.
        return found;
    }
    let hexes: Vec<Hex> = tiles.iter().map(|tile| tile.at).collect();
    let laid = Stock::of_laid(tiles, island.harbors());
    let terrain = Terrain::ALL.map(IslandPiece::Terrain);
    let tokens = Token::ALL.map(IslandPiece::Token);
    let harbors = HarborKind::ALL.map(IslandPiece::Harbor);
    let mut compare = |shape: Shape, pieces: &[IslandPiece]| {
        let boxed = Stock::of(shape);
        let count = |piece: &IslandPiece| (*piece, laid.count(*piece), boxed.count(*piece));
        let counts = pieces.iter().map(count).filter(|(_, found, usual)| found != usual);
        found.extend(counts.map(|(piece, found, usual)| Remark::Count { piece, found, usual }));
    };
    if let Some(shape) = Shape::ALL.into_iter().find(|shape| shape.hexes().len() == hexes.len()) {
        compare(shape, &terrain);
        compare(shape, &tokens);
    }
    if let Some(shape) = Shape::of(&hexes) {
        compare(shape, &harbors);
    }
    found
}

/// Production of one resource.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Yield {
    /// The number of hexes that produce it.
    pub hexes: u8,
    /// The total pips of their tokens: how many of 36 rolls pay a building,
    /// counted once for each hex.
    pub pips: u16,
    /// The pips on one of its hexes compared with those on any productive hex:
    /// 1.0 is average, 1.2 a fifth more. `None` where it has no hexes, or
    /// where no hex of the island has a token.
    pub ratio: Option<f32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartSpot {
    pub at: Intersection,
    /// The pips of the up to three hexes around it.
    pub pips: u8,
    /// The resources produced there, `true` for each.
    pub reaches: EnumMap<Resource, bool>,
    pub harbor: Option<HarborKind>,
}

impl StartSpot {
    /// The number of different resources produced there, 0 to 3.
    pub fn kinds(&self) -> usize {
        self.reaches.values().filter(|reached| **reached).count()
    }
}

/// The best start for each player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Starts {
    /// The spots each player takes, first player to last: two while there is
    /// room.
    pub spots: Vec<Vec<StartSpot>>,
    pub pips: Vec<u8>,
    /// The most minus the fewest pips: 0 is a start equally good for all.
    pub spread: u8,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Fairness {
    pub resources: EnumMap<Resource, Yield>,
    /// Every intersection with at least one pip, best first: by pips, then by
    /// the number of different resources.
    pub spots: Vec<StartSpot>,
}

/// Works out how fair `island` is. Tokens on deserts count for nothing.
pub fn fairness(island: &Island) -> Fairness {
    let mut resources: EnumMap<Resource, Yield> = EnumMap::default();
    for tile in island.tiles() {
        if let Some(resource) = tile.terrain.resource() {
            resources[resource].hexes += 1;
            resources[resource].pips += tile.token.map_or(0, |token| u16::from(token.pips()));
        }
    }
    let hexes: u16 = resources.values().map(|found| u16::from(found.hexes)).sum();
    let pips: u16 = resources.values().map(|found| found.pips).sum();
    for found in resources.values_mut().filter(|found| found.hexes > 0 && pips > 0) {
        let own = f32::from(found.pips) / f32::from(found.hexes);
        found.ratio = Some(own / (f32::from(pips) / f32::from(hexes)));
    }
    let mut spots: Vec<StartSpot> = island
        .intersections()
        .into_iter()
        .map(|at| spot(island, at))
        .filter(|spot| spot.pips > 0)
        .collect();
    spots.sort_by_key(|spot| {
        (std::cmp::Reverse(spot.pips), std::cmp::Reverse(spot.kinds()), spot.at)
    });
    Fairness { resources, spots }
}

fn spot(island: &Island, at: Intersection) -> StartSpot {
    let mut spot = StartSpot {
        at,
        pips: 0,
        reaches: EnumMap::default(),
        harbor: island.harbors_at(at).next(),
    };
    for tile in at.hexes().into_iter().filter_map(|hex| island.tile(hex)) {
        if let (Some(resource), Some(pips)) = (tile.terrain.resource(), tile.token.map(Token::pips))
        {
            spot.pips += pips;
            spot.reaches[resource] = true;
        }
    }
    spot
}

impl Fairness {
    /// The start if `players` players take two spots each, first to last and
    /// back again, always the best one that the distance rule leaves.
    ///
    /// A measure for comparing islands, not advice: it considers only pips.
    pub fn starts(&self, players: usize) -> Starts {
        self.starts_at(players, |_| true)
    }

    /// The same where players begin only at some intersections.
    pub fn starts_at(&self, players: usize, is_start: impl Fn(Intersection) -> bool) -> Starts {
        let mut spots = vec![Vec::with_capacity(2); players];
        let mut taken: Vec<Intersection> = Vec::new();
        for player in (0..players).chain((0..players).rev()) {
            let free = |spot: &&StartSpot| {
                is_start(spot.at)
                    && !taken.contains(&spot.at)
                    && !spot.at.neighbors().iter().any(|place| taken.contains(place))
            };
            let best = self.spots.iter().find(free).copied();
            if let (Some(best), Some(spots)) = (best, spots.get_mut(player)) {
                taken.push(best.at);
                spots.push(best);
            }
        }
        let sum = |spots: &Vec<StartSpot>| spots.iter().map(|spot| spot.pips).sum();
        let pips: Vec<u8> = spots.iter().map(sum).collect();
        let most = pips.iter().max().copied().unwrap_or(0);
        let spread = most - pips.iter().min().copied().unwrap_or(0);
        Starts { spots, pips, spread }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Harbor, Hex, Side, Tile, first_game};

    #[test]
    fn the_first_game_island_has_nothing_unusual() {
        assert_eq!(remarks(&first_game()), []);
    }

    #[test]
    fn a_second_desert_adjacent_reds_and_missing_tokens_are_named() {
        let mut tiles = first_game().tiles().to_vec();
        for tile in &mut tiles {
            if tile.at == Hex::new(1, -1) {
                tile.token = Token::try_from(8).ok();
            }
            if tile.at == Hex::new(0, 2) {
                tile.token = None;
            }
            if tile.at == Hex::new(-2, 2) {
                tile.terrain = Terrain::Desert;
            }
        }
        let island = Island::new(tiles, Vec::new()).expect("the same hexes");
        let found = remarks(&island);
        assert!(found.contains(&Remark::AdjacentReds(Hex::new(0, -1), Hex::new(1, -1))));
        assert!(found.contains(&Remark::MissingToken(Hex::new(0, 2))));
        let piece = IslandPiece::Terrain(Terrain::Desert);
        assert!(found.contains(&Remark::Count { piece, found: 2, usual: 1 }));
    }

    #[test]
    fn a_token_on_the_desert_and_land_in_two_parts_are_named() {
        let mut tiles = first_game().tiles().to_vec();
        for tile in tiles.iter_mut().filter(|tile| tile.terrain == Terrain::Desert) {
            tile.token = Token::try_from(3).ok();
        }
        let far = Hex::new(7, 7);
        tiles.push(Tile { at: far, terrain: Terrain::Hills, token: Token::try_from(4).ok() });
        let island = Island::new(tiles, Vec::new()).expect("different hexes");
        // 20 hexes: nothing to compare the counts with.
        assert_eq!(
            remarks(&island),
            [Remark::DesertToken(Hex::new(0, 0)), Remark::SeveralParts(2)]
        );
    }

    #[test]
    fn harbors_inland_at_sea_and_of_other_kinds_than_the_box_are_named() {
        let mut harbors = first_game().harbors().to_vec();
        let in_the_middle = Path::of(Hex::new(0, 0), Side::East);
        let at_sea = Path::of(Hex::new(5, 0), Side::East);
        harbors[0] = Harbor { path: in_the_middle, gives: harbors[0].gives };
        harbors.push(Harbor { path: at_sea, gives: HarborKind::Any });
        let island = Island::new(first_game().tiles().to_vec(), harbors).expect("an island");
        let found = remarks(&island);
        assert_eq!(found.len(), 3);
        assert!(found.contains(&Remark::HarborOffCoast(in_the_middle)));
        assert!(found.contains(&Remark::HarborOffCoast(at_sea)));
        let piece = IslandPiece::Harbor(HarborKind::Any);
        assert!(found.contains(&Remark::Count { piece, found: 5, usual: 4 }));
    }

    #[test]
    fn the_first_game_island_yields_what_its_pips_say() {
        let found = fairness(&first_game()).resources;
        // Hills 6 10 5: 5 + 3 + 4. Forest 9 11 3 8: 4 + 2 + 2 + 5. Pasture
        // 2 4 5 11: 1 + 3 + 4 + 2. Fields 12 9 4 6: 1 + 4 + 3 + 5. Mountains
        // 10 8 3: 3 + 5 + 2. In all 58 on 18 hexes.
        let expected = [
            (Resource::Brick, 3, 12),
            (Resource::Lumber, 4, 13),
            (Resource::Wool, 4, 10),
            (Resource::Grain, 4, 13),
            (Resource::Ore, 3, 10),
        ];
        for (resource, hexes, pips) in expected {
            let found = found[resource];
            assert_eq!((found.hexes, found.pips), (hexes, pips), "{resource:?}");
        }
        let ratio = found[Resource::Brick].ratio.expect("hills");
        assert!((ratio - 4.0 * 18.0 / 58.0).abs() < 1e-5);
        let ratio = found[Resource::Wool].ratio.expect("pasture");
        assert!((ratio - 2.5 * 18.0 / 58.0).abs() < 1e-5);
    }

    fn at(hexes: [(i8, i8); 3]) -> Intersection {
        Intersection::try_from(hexes.map(Hex::from)).expect("three that meet")
    }

    #[test]
    fn the_best_spots_of_the_first_game_island_are_those_with_most_pips() {
        let found = fairness(&first_game());
        // Four spots reach 11 pips: forest 8, mountains 3, hills 5; hills 5,
        // fields 6, mountains 3; forest 3, mountains 8, pasture 5; and, with
        // two kinds only, fields 9, forest 11, forest 8.
        let expected = [
            (at([(-2, 1), (-1, 1), (-2, 2)]), 11, 3),
            (at([(-2, 2), (-1, 2), (-1, 1)]), 11, 3),
            (at([(1, 0), (2, 0), (1, 1)]), 11, 3),
            (at([(-2, 0), (-1, 0), (-2, 1)]), 11, 2),
        ];
        let best: Vec<_> =
            found.spots.iter().take(4).map(|spot| (spot.at, spot.pips, spot.kinds())).collect();
        assert_eq!(best, expected);
        assert_eq!(found.spots[4].pips, 10);
        // All 54, even the desert's: each of its corners touches other hexes.
        assert_eq!(found.spots.len(), 54);
    }

    #[test]
    fn two_players_on_the_first_game_island_start_with_21_and_22_pips() {
        // The first takes 11, which blocks the second of the four; the other
        // takes the third and the fourth; what remains for the first has 10.
        let starts = fairness(&first_game()).starts(2);
        assert_eq!(starts.pips, [21, 22]);
        assert_eq!(starts.spread, 1);
        let last = starts.spots[0][1];
        assert_eq!(last.at, at([(1, -1), (2, -2), (2, -1)]));
        assert!(last.reaches[Resource::Wool] && last.reaches[Resource::Lumber]);
        assert!(last.reaches[Resource::Brick] && last.harbor.is_none());
    }

    #[test]
    fn an_island_without_tokens_has_no_spots_and_no_ratios() {
        let tiles = first_game().tiles().to_vec();
        let bare = tiles.into_iter().map(|tile| Tile { token: None, ..tile });
        let island = Island::new(bare.collect(), Vec::new()).expect("an island");
        let found = fairness(&island);
        assert!(found.spots.is_empty());
        assert!(found.resources.values().all(|found| found.ratio.is_none()));
        assert_eq!(found.starts(3).pips, [0, 0, 0]);
        assert_eq!(fairness(&Island::empty()).starts(0), Starts::default());
    }

    #[test]
    fn a_start_goes_there_and_back_and_keeps_the_distance() {
        let found = fairness(&first_game());
        for players in 2..=6 {
            let starts = found.starts(players);
            let all: Vec<StartSpot> = starts.spots.iter().flatten().copied().collect();
            assert_eq!(all.len(), 2 * players);
            for (nth, one) in all.iter().enumerate() {
                for other in all.iter().skip(nth + 1) {
                    assert!(one.at != other.at && !one.at.neighbors().contains(&other.at));
                }
            }
            let order = (0..players).map(|player| starts.spots[player][0].pips);
            let back = (0..players).rev().map(|player| starts.spots[player][1].pips);
            let taken: Vec<u8> = order.chain(back).collect();
            assert!(taken.is_sorted_by(|one, next| one >= next));
        }
    }
}
