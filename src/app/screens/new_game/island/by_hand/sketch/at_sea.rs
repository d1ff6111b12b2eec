//! A sketch of a map with sea: land, sea, and hidden hexes in a frame.

use std::collections::{BTreeMap, BTreeSet};

use super::super::areas::AreasDraft;
use super::super::chart::{Cell, Chart, Ground};
use super::{Harbors, Numbers, Sketch};
use board::{Harbor, Hex, Island, MAX_CELLS, Path, SeaFrame, Surroundings, Terrain, Tile, Token};

/// A map has as many hexes as a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapIsFull;

/// How far a base island has to move to lie where the main island of the frame does.
const INTO_THE_FRAME: (i8, i8) = (1, 5);

impl Sketch {
    /// A frame with nothing but sea in it.
    pub fn at_sea(frame: SeaFrame) -> Self {
        Self {
            cells: BTreeMap::new(),
            numbers: Numbers::OneByOne,
            harbors: Harbors::OneByOne(Vec::new()),
            chart: Some(Chart::new(frame)),
            areas: AreasDraft::default(),
        }
    }

    /// The sketch of `island` amid its sea, or amid the frame's if it has none.
    pub fn of_map(island: &Island, frame: SeaFrame) -> Self {
        let (q, r) = if island.has_surroundings() { (0, 0) } else { INTO_THE_FRAME };
        let moved = |hex: Hex| Hex::new(hex.q.saturating_add(q), hex.r.saturating_add(r));
        let cell = |tile: &Tile| Cell { terrain: Some(tile.terrain), token: tile.token };
        let cells = island.tiles().iter().map(|tile| (moved(tile.at), cell(tile)));
        let path = |path: Path| Path::try_from(path.hexes().map(moved)).unwrap_or(path);
        let harbor = |harbor: &Harbor| Harbor { path: path(harbor.path), ..*harbor };
        let harbors = island.harbors().iter().map(harbor).collect();
        Self {
            cells: cells.collect(),
            numbers: Numbers::OneByOne,
            harbors: Harbors::OneByOne(harbors),
            chart: Some(Chart::of(island, frame)),
            areas: AreasDraft::default(),
        }
    }

    /// The waters around it; none in the base game.
    pub const fn chart(&self) -> Option<&Chart> {
        self.chart.as_ref()
    }

    /// Returns what is said about its areas.
    pub const fn areas(&self) -> &AreasDraft {
        &self.areas
    }

    /// The same, to change.
    pub const fn areas_mut(&mut self) -> &mut AreasDraft {
        &mut self.areas
    }

    /// Its sea, sorted.
    pub fn sea(&self) -> Vec<Hex> {
        self.chart.iter().flat_map(|chart| chart.sea(&self.cells)).collect()
    }

    /// Returns what is hidden, sorted.
    pub fn hidden(&self) -> Vec<Hex> {
        self.chart.iter().flat_map(|chart| chart.hidden().keys().copied()).collect()
    }

    /// All its hexes, sea and what is hidden included, sorted.
    pub fn laid_out(&self) -> Vec<Hex> {
        let mut all = self.hexes();
        all.extend(self.sea());
        all.extend(self.hidden());
        all.sort_unstable();
        all
    }

    /// Returns what a hex is; none beyond the map.
    pub fn ground(&self, hex: Hex) -> Option<Ground> {
        if self.cells.contains_key(&hex) {
            return Some(Ground::Land);
        }
        let chart = self.chart.as_ref()?;
        if chart.hidden().contains_key(&hex) {
            return Some(Ground::Hidden);
        }
        chart.sea(&self.cells).contains(&hex).then_some(Ground::Sea)
    }

    /// Makes a hex land, sea, or hidden. The sea around it follows.
    ///
    /// # Errors
    /// When the map would have more hexes than a game takes; it stays as it is.
    pub fn paint_ground(&mut self, hex: Hex, ground: Ground) -> Result<(), MapIsFull> {
        self.within_limits(|sketch| {
            let Some(chart) = &mut sketch.chart else { return };
            match ground {
                Ground::Land => {
                    let below = chart.uncover(hex).unwrap_or_default();
                    sketch.cells.entry(hex).or_insert(below);
                }
                Ground::Sea => sketch.drown(hex),
                Ground::Hidden if !chart.hidden().contains_key(&hex) => {
                    chart.hide(hex, sketch.cells.remove(&hex).unwrap_or_default());
                }
                Ground::Hidden => {}
            }
        })
    }

    /// Makes a hex sea again.
    pub fn drown(&mut self, hex: Hex) {
        self.cells.remove(&hex);
        if let Some(chart) = &mut self.chart {
            chart.lay_sea(hex);
        }
    }

    /// Takes sea off the map; where land is near it stays.
    pub fn take_sea(&mut self, hex: Hex) {
        if let Some(chart) = &mut self.chart {
            chart.take_sea(hex);
            if chart.sea(&self.cells).contains(&hex) {
                chart.lay_sea(hex);
            }
        }
    }

    /// Puts another frame around what is there.
    ///
    /// # Errors
    /// As [`Self::paint_ground`].
    pub fn set_frame(&mut self, frame: SeaFrame) -> Result<(), MapIsFull> {
        self.within_limits(|sketch| {
            if let Some(chart) = &mut sketch.chart {
                chart.set_frame(frame);
            }
        })
    }

    fn within_limits(&mut self, edit: impl FnOnce(&mut Self)) -> Result<(), MapIsFull> {
        let before = self.clone();
        edit(self);
        if self.laid_out().len() > MAX_CELLS {
            *self = before;
            return Err(MapIsFull);
        }
        Ok(())
    }

    /// Land that takes a token and has none, sorted.
    pub fn without_token(&self) -> Vec<Hex> {
        let lacks = |cell: &Cell| cell.token.is_none() && cell.terrain != Some(Terrain::Desert);
        self.cells.iter().filter(|(_, cell)| lacks(cell)).map(|(hex, _)| *hex).collect()
    }

    /// Lays this token wherever one is missing.
    pub fn fill_tokens(&mut self, token: Token) {
        for hex in self.without_token() {
            self.put(hex, Some(token));
        }
    }

    /// Harbors that lie between no land and sea: they wait until their coast is back.
    pub fn harbors_off_coast(&self) -> Vec<Harbor> {
        let coast = self.coast();
        self.harbors().into_iter().filter(|harbor| !coast.contains(&harbor.path)).collect()
    }

    /// Returns how many hidden hexes have a token below them.
    pub fn hidden_tokens(&self) -> usize {
        let hidden = self.chart.iter().flat_map(|chart| chart.hidden().values());
        hidden.filter(|cell| cell.token.is_some()).count()
    }

    /// The map to play on: land without terrain is sea.
    pub(super) fn map(&self, chart: &Chart) -> Island {
        let tiles = self.tiles();
        let land: BTreeSet<Hex> = tiles.iter().map(|tile| tile.at).collect();
        let mut sea = chart.sea(&self.cells);
        sea.extend(self.cells.keys().filter(|hex| !land.contains(hex)));
        let is_coast = |harbor: &Harbor| {
            let [one, other] = harbor.path.hexes();
            [(one, other), (other, one)]
                .iter()
                .any(|(one, other)| land.contains(one) && sea.contains(other))
        };
        let harbors = self.harbors().into_iter().filter(is_coast).collect();
        let hidden = chart.hidden().keys().copied().collect();
        let surroundings = Surroundings { sea: sea.into_iter().collect(), hidden };
        Island::with_sea(tiles, harbors, surroundings).unwrap_or_else(|_| Island::empty())
    }
}
