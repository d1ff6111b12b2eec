//! All that modules lay on a sketch beside terrain and tokens, as data.

use std::collections::{BTreeMap, BTreeSet};

use board::{Hex, Island, Lake, Path, Terrain, Token};
use game::{Expansion, Expansions, SetBoard};

board::keyed! {
    /// A thing that a touch lays beside terrain and tokens, by its name in the keys of texts.
    pub enum ModulePiece {
        Ground = "ground",
        Second = "second",
        Spring = "spring",
        River = "river",
        Bandit = "bandit",
        Barred = "barred",
    }
}

impl ModulePiece {
    /// The module that brings it; rivers have second tokens, too.
    pub const fn is_played(self, played: Expansions) -> bool {
        match self {
            Self::Ground => played.has(Expansion::Fish),
            Self::Second => played.has(Expansion::Rivers) || played.has(Expansion::Fish),
            Self::Spring => played.has(Expansion::Oil),
            Self::River => played.has(Expansion::Rivers),
            Self::Bandit | Self::Barred => played.has(Expansion::Wagons),
        }
    }

    /// Returns whether it is laid with a number.
    pub const fn has_number(self) -> bool {
        matches!(self, Self::Ground | Self::Second)
    }
}

/// All that modules lay on a sketch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SketchModules {
    pub(super) grounds: BTreeMap<Hex, Token>,
    pub(super) second: BTreeMap<Hex, Token>,
    pub(super) springs: BTreeMap<Hex, Terrain>,
    /// Numbers of lakes that aren't the usual ones.
    pub(super) lakes: Vec<Lake>,
    pub(super) barred: BTreeSet<Path>,
    pub(super) bandits: BTreeSet<Path>,
    /// Rivers from source to mouth; the last may not have come to the sea so far.
    pub(super) rivers: Vec<Vec<Hex>>,
    /// The swamp where the robber begins.
    pub(super) robber: Option<Hex>,
}

impl SketchModules {
    /// Those of a board, its hexes moved by `moved`.
    pub fn of(board: &SetBoard, moved: impl Fn(Hex) -> Hex) -> Self {
        let markers = board.island.markers();
        let path = |path: &Path| Path::try_from(path.hexes().map(&moved)).unwrap_or(*path);
        let rivers = board.rivers.as_ref();
        let river = |river: &Vec<Hex>| river.iter().map(|hex| moved(*hex)).collect();
        Self {
            grounds: markers.grounds.iter().map(|it| (moved(it.at), it.number)).collect(),
            second: markers.second.iter().map(|it| (moved(it.at), it.token)).collect(),
            springs: markers.springs.iter().map(|it| (moved(it.at), it.on)).collect(),
            lakes: markers.lakes.iter().map(|it| Lake { at: moved(it.at), ..it.clone() }).collect(),
            barred: markers.barred.iter().map(path).collect(),
            // Inner paths don't move, nor does a board that has some.
            bandits: board.bandits.iter().copied().collect(),
            rivers: rivers.map(|map| map.rivers.iter().map(river).collect()).unwrap_or_default(),
            robber: rivers.and_then(|map| map.robber).map(&moved),
        }
    }

    /// The river that is still on its way to the sea, where `island` tells land from sea.
    pub(super) fn open(&self, island: &Island) -> Option<&Vec<Hex>> {
        let last = self.rivers.last()?;
        last.last().is_some_and(|hex| island.is_land(*hex)).then_some(last)
    }
}
