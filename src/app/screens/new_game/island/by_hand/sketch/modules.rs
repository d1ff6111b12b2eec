//! Laying what modules bring on a sketch: fishing grounds, second tokens, springs, the course of rivers, the
//! sides of trade hexes that take no road, and bandits (TRADERS 1.2, 2.2, 5.2, 7.2).

use std::collections::BTreeMap;

use super::laid::{ModulePiece, SketchModules};
use super::{Sketch, SketchCell};
use board::{FishingGround, Hex, Island, Markers, Path, SecondToken, Spring, Terrain, Token};
use game::{BANDITS, BadFishMap, Expansion, MAX_RIVER, RiverMap, SetBoard, takes_bandit};

impl Sketch {
    /// Marks `island`, which the sketch has become, as far as the marks fit it.
    pub(super) fn marked(&self, island: Island) -> Island {
        let it = &self.modules;
        let bears = |at: Hex| island.tile(at).is_some_and(|tile| tile.token.is_some());
        let is_site = |path: &Path| path.hexes().iter().any(|at| island.site(*at).is_some());
        let grounds = it.grounds.iter().filter(|(at, _)| !island.is_land(**at));
        let second = it.second.iter().filter(|(at, _)| bears(**at));
        let markers = Markers {
            grounds: grounds
                .map(|(at, number)| FishingGround { at: *at, number: *number })
                .collect(),
            lakes: it.lakes.clone(),
            second: second.map(|(at, token)| SecondToken { at: *at, token: *token }).collect(),
            barred: it.barred.iter().copied().filter(is_site).collect(),
            springs: it.springs.iter().map(|(at, on)| Spring { at: *at, on: *on }).collect(),
        };
        island.clone().marked(markers).unwrap_or(island)
    }

    /// The rivers as far as they flow on `island`; none where none is played.
    pub fn rivers(&self, island: &Island) -> Option<RiverMap> {
        if !self.played.has(Expansion::Rivers) {
            return None;
        }
        let is_swamp =
            |hex: &Hex| island.tile(*hex).is_some_and(|tile| tile.terrain == Terrain::Swamp);
        let robber = self.modules.robber.filter(is_swamp);
        Some(RiverMap { rivers: self.modules.rivers.clone(), robber })
    }

    /// Paths of bandits that `island` has.
    pub fn bandits(&self, island: &Island) -> Vec<Path> {
        let all = self.modules.bandits.iter().copied();
        let is_played = self.played.has(Expansion::Wagons);
        all.filter(|path| is_played && takes_bandit(island, *path)).collect()
    }

    /// Hexes that take `piece` on `island`, or have it.
    pub fn hexes_for(&self, piece: ModulePiece, island: &Island) -> Vec<Hex> {
        let tiles = || island.tiles().iter();
        match piece {
            ModulePiece::Ground => {
                let number = Token::ALL.into_iter().find(|token| token.pips() > 2);
                let may = |at: &Hex| {
                    let ground = number.map(|number| FishingGround { at: *at, number });
                    ground.is_some_and(|it| BadFishMap::of_ground(island, &it).is_none())
                };
                let mut sea: Vec<Hex> = tiles().flat_map(|tile| tile.at.neighbors()).collect();
                sea.sort_unstable();
                sea.dedup();
                sea.retain(|at| !island.is_land(*at) && may(at));
                sea
            }
            ModulePiece::Second => {
                tiles().filter(|tile| tile.token.is_some()).map(|tile| tile.at).collect()
            }
            ModulePiece::Spring => {
                let may = |terrain: Terrain| {
                    terrain == Terrain::Spring || Terrain::ALL.contains(&terrain)
                };
                tiles().filter(|tile| may(tile.terrain)).map(|tile| tile.at).collect()
            }
            ModulePiece::River => match self.modules.open(island).and_then(|river| river.last()) {
                Some(last) => {
                    let is_on = |hex: &Hex| {
                        let is_new = !self.modules.rivers.iter().any(|it| it.contains(hex));
                        let is_sea = !island.has_surroundings() || island.is_sea(*hex);
                        is_new && (island.is_land(*hex) || is_sea)
                    };
                    last.neighbors().filter(is_on).chain([*last]).collect()
                }
                None => tiles().map(|tile| tile.at).collect(),
            },
            ModulePiece::Bandit | ModulePiece::Barred => Vec::new(),
        }
    }

    /// Paths that take `piece` on `island`, or have it.
    pub fn paths_for(&self, piece: ModulePiece, island: &Island) -> Vec<Path> {
        match piece {
            ModulePiece::Bandit => {
                let mut paths = island.bare_paths();
                let has_room = self.modules.bandits.len() < BANDITS;
                paths.retain(|path| has_room || self.modules.bandits.contains(path));
                paths
            }
            ModulePiece::Barred => {
                let around = |at: &Hex| board::Side::ALL.map(|side| Path::of(*at, side));
                let mut paths: Vec<Path> = island.trade_hexes().iter().flat_map(around).collect();
                paths.sort_unstable();
                paths.dedup();
                paths
            }
            ModulePiece::Ground
            | ModulePiece::Second
            | ModulePiece::Spring
            | ModulePiece::River => Vec::new(),
        }
    }

    /// Lays `piece` at `hex`, with this number if it has one, or takes it away if it lies there. A
    /// river goes on to `hex`, begins there, or is gone with all its hexes.
    pub fn touch_hex(&mut self, piece: ModulePiece, hex: Hex, number: Token, island: &Island) {
        let it = &mut self.modules;
        match piece {
            ModulePiece::Ground => toggle(&mut it.grounds, hex, number),
            ModulePiece::Second => toggle(&mut it.second, hex, number),
            ModulePiece::Spring => self.touch_spring(hex),
            ModulePiece::River => {
                let here = it.rivers.iter().position(|river| river.contains(&hex));
                let goes_on = it.open(island).is_some();
                if let Some(here) = here {
                    it.rivers.remove(here);
                } else if let (Some(river), true) = (it.rivers.last_mut(), goes_on) {
                    if river.len() < MAX_RIVER {
                        river.push(hex);
                    }
                } else if island.is_land(hex) {
                    it.rivers.push(vec![hex]);
                }
            }
            ModulePiece::Bandit | ModulePiece::Barred => {}
        }
    }

    fn touch_spring(&mut self, hex: Hex) {
        let Some(SketchCell { terrain, .. }) = self.cells.get_mut(&hex) else { return };
        if *terrain == Some(Terrain::Spring) {
            *terrain = Some(self.modules.springs.remove(&hex).unwrap_or(Terrain::Desert));
        } else if let Some(on) = terrain.replace(Terrain::Spring) {
            self.modules.springs.insert(hex, on);
        }
    }

    /// The same for a piece that lies on paths.
    pub fn touch_path(&mut self, piece: ModulePiece, path: Path) {
        let all = match piece {
            ModulePiece::Bandit => &mut self.modules.bandits,
            ModulePiece::Barred => &mut self.modules.barred,
            ModulePiece::Ground
            | ModulePiece::Second
            | ModulePiece::Spring
            | ModulePiece::River => return,
        };
        if !all.remove(&path) && (piece == ModulePiece::Barred || all.len() < BANDITS) {
            all.insert(path);
        }
    }

    /// Takes over `board`, which lies on the same hexes with more on them.
    pub fn take_board(&mut self, board: &SetBoard) {
        self.spiral = None;
        for tile in board.island.tiles() {
            let cell = SketchCell { terrain: Some(tile.terrain), token: tile.token };
            self.cells.insert(tile.at, cell);
        }
        self.modules = SketchModules::of(board, |hex| hex);
    }

    /// Takes away all that modules lay beside terrain and tokens.
    pub fn clear_modules(&mut self) {
        let springs: Vec<Hex> = self.modules.springs.keys().copied().collect();
        for hex in springs {
            self.touch_spring(hex);
        }
        self.modules = SketchModules { lakes: self.modules.lakes.clone(), ..Default::default() };
    }
}

/// Lays a number, or takes it away if it is there.
fn toggle(all: &mut BTreeMap<Hex, Token>, hex: Hex, number: Token) {
    if all.remove(&hex) != Some(number) {
        all.insert(hex, number);
    }
}
