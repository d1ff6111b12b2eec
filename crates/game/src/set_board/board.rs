//! A board with what modules lay on it, what of it isn't played, and the table that it is for.

use ::board::{Island, Markers, Path, Shape, Site, Terrain, Tile, TokenRule, shuffled_island};
use rand::Rng;
use rand::seq::SliceRandom;

use crate::setup::check_board;
use crate::{
    BadSetup, EXTRA_BUILDERS, Expansion, Expansions, RiverMap, SeaMap, WagonBoard, fish_board,
    river_board,
};

/// An island with all that modules lay beside its hexes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetBoard {
    pub island: Island,
    /// Rivers of the island, where they are played.
    pub rivers: Option<RiverMap>,
    /// Paths on which bandits begin, where wagons are played.
    pub bandits: Vec<Path>,
}

/// A table that a board is for.
#[derive(Clone, Copy, Debug)]
pub struct BoardFor<'a> {
    /// Expansions that are played.
    pub played: Expansions,
    /// Number of players.
    pub players: usize,
    /// Facts of the map beside its hexes, with Seafarers.
    pub sea: Option<&'a SeaMap>,
}

impl BoardFor<'_> {
    pub(super) const fn has(self, expansion: Expansion) -> bool {
        self.played.has(expansion)
    }

    /// Returns whether a module that lays something on a board is played.
    pub fn has_modules(self) -> bool {
        use Expansion::{Fish, Oil, Rivers, Wagons};
        [Fish, Rivers, Wagons, Oil].into_iter().any(|module| self.has(module))
    }

    /// The printed shape for so many players.
    pub const fn shape(self) -> Shape {
        if self.players < EXTRA_BUILDERS { Shape::Standard } else { Shape::Large }
    }
}

impl SetBoard {
    /// An island without anything beside its hexes.
    pub const fn of(island: Island) -> Self {
        Self { island, rivers: None, bandits: Vec::new() }
    }

    /// Returns why no game with what is `played` begins on it, if none does.
    pub fn problem(&self, played: Expansions) -> Option<BadSetup> {
        check_board(&self.island, self.rivers.as_ref(), &self.bandits, played).err()
    }

    /// The board that the modules of `table` print, mixed by `rng` where they have it mixed; without
    /// modules, and with Seafarers, whose scenarios have maps, nothing.
    pub fn printed(table: BoardFor<'_>, rng: &mut impl Rng) -> Option<Self> {
        if !table.has_modules() || table.has(Expansion::Sea) {
            return None;
        }
        let shape = table.shape();
        let board = if table.has(Expansion::Rivers) {
            let (island, rivers) = river_board(shape, rng);
            Self { rivers: Some(rivers), ..Self::of(island) }
        } else if table.has(Expansion::Wagons) {
            wagon_board(table, rng)
        } else if table.has(Expansion::Fish) {
            Self::of(fish_board(shape, TokenRule::Random, rng))
        } else {
            Self::of(shuffled_island(shape, TokenRule::Random, rng))
        };
        Some(board.fitted(table, rng))
    }

    /// The same without what only modules that aren't `played` lay: a lake or a swamp is a desert
    /// again, and a trade hex with a token the terrain that it gave.
    #[must_use]
    pub fn stripped(self, played: Expansions) -> Self {
        let has = |expansion| played.has(expansion);
        let Self { island, rivers, bandits } = self;
        let plain = |tile: &Tile| {
            let terrain = match tile.terrain {
                Terrain::Lake if !played.have_lake() => Terrain::Desert,
                Terrain::Swamp if !has(Expansion::Rivers) => Terrain::Desert,
                Terrain::Trade(site) if !has(Expansion::Wagons) => match tile.token {
                    Some(_) => given_by(site),
                    None => Terrain::Desert,
                },
                Terrain::Spring if !has(Expansion::Oil) => {
                    island.spring_on(tile.at).unwrap_or(Terrain::Desert)
                }
                other => other,
            };
            let token = tile.token.filter(|_| terrain != Terrain::Desert);
            if terrain == tile.terrain { *tile } else { Tile { at: tile.at, terrain, token } }
        };
        let tiles: Vec<Tile> = island.tiles().iter().map(plain).collect();
        let was = island.markers().clone();
        let mut markers = Markers { lakes: was.lakes, springs: was.springs, ..Markers::NONE };
        if has(Expansion::Fish) {
            markers.grounds = was.grounds;
        }
        if has(Expansion::Wagons) {
            markers.barred = was.barred;
        }
        if has(Expansion::Fish) || has(Expansion::Rivers) {
            let bears = |at| tiles.iter().any(|tile| tile.at == at && tile.token.is_some());
            markers.second = was.second.into_iter().filter(|second| bears(second.at)).collect();
        }
        let harbors = island.harbors().to_vec();
        let relaid = island.relaid(tiles, harbors).and_then(|laid| laid.marked(markers));
        Self {
            island: relaid.unwrap_or(island),
            rivers: rivers.filter(|_| has(Expansion::Rivers)),
            bandits: if has(Expansion::Wagons) { bandits } else { Vec::new() },
        }
    }
}

/// The terrain that a trade hex with a token gives as (TRADERS 8.4).
pub(super) const fn given_by(site: Site) -> Terrain {
    match site {
        Site::Castle => Terrain::Pasture,
        Site::Quarry => Terrain::Hills,
        Site::Glassworks => Terrain::Forest,
    }
}

/// The board of the wagons with its terrain mixed: with Cities & Knights there is a forest less and
/// fields more (TRADERS 8.2).
fn wagon_board(table: BoardFor<'_>, rng: &mut impl Rng) -> SetBoard {
    let board = WagonBoard::seating(table.players);
    let mut terrain = board.terrain();
    if table.has(Expansion::Knights)
        && let Some(forest) = terrain.iter_mut().find(|terrain| **terrain == Terrain::Forest)
    {
        *forest = Terrain::Fields;
    }
    terrain.shuffle(rng);
    let island = board.island(&terrain).unwrap_or_else(|_| Island::empty());
    SetBoard { bandits: board.bandits(), ..SetBoard::of(island) }
}
