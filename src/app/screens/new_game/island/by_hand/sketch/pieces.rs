//! The pieces of a sketch: what is left to lay, and what comes next.

use super::Sketch;
use board::{HarborKind, Left, Stock, Terrain, Token};

/// The order of the buttons; on equal counts, the earlier one goes first.
const BASE: [Terrain; 6] = [
    Terrain::Forest,
    Terrain::Pasture,
    Terrain::Fields,
    Terrain::Hills,
    Terrain::Mountains,
    Terrain::Desert,
];

/// The same on maps with sea.
const AT_SEA: [Terrain; 7] = [
    Terrain::Forest,
    Terrain::Pasture,
    Terrain::Fields,
    Terrain::Hills,
    Terrain::Mountains,
    Terrain::Gold,
    Terrain::Desert,
];

impl Sketch {
    /// The pieces for its hexes.
    pub fn stock(&self) -> Stock {
        match self.chart() {
            Some(chart) => chart.frame().stock(),
            None => Stock::fitting(&self.hexes()),
        }
    }

    /// The pieces not laid yet.
    pub fn left(&self) -> Left {
        let mut left = self.stock().left(&self.tiles(), &self.harbors());
        let bare = self.cells().filter(|(_, cell)| cell.terrain.is_none());
        for token in bare.filter_map(|(_, cell)| cell.token) {
            left.tokens[token] -= 1;
        }
        left
    }

    /// The kinds of terrain it may have; gold only amid sea.
    pub fn kinds(&self) -> &'static [Terrain] {
        match self.chart() {
            Some(_) => &AT_SEA,
            None => &BASE,
        }
    }

    fn kinds_left(&self) -> Vec<Terrain> {
        let left = self.left();
        self.kinds().iter().copied().filter(|terrain| left.terrain[*terrain] > 0).collect()
    }

    /// The terrain to lay once `last` is all laid. In the base game it is the kind with the
    /// fewest pieces left: laying the scarcest first leaves the most numerous for last, when
    /// one touch fills its hexes. With sea a map rarely takes all that a box has, so there
    /// it is the next button.
    pub fn next_terrain(&self, last: Option<Terrain>) -> Option<Terrain> {
        let (left, kinds) = (self.left(), self.kinds_left());
        if self.chart().is_none() {
            return kinds.into_iter().min_by_key(|terrain| left.terrain[*terrain]);
        }
        let place = |terrain: Terrain| self.kinds().iter().position(|kind| *kind == terrain);
        let is_after = |terrain: &&Terrain| place(**terrain) > last.and_then(place);
        kinds.iter().find(is_after).or_else(|| kinds.first()).copied()
    }

    /// The terrain for all empty hexes, if only one is left.
    pub fn last_terrain(&self) -> Option<Terrain> {
        match self.kinds_left().as_slice() {
            [last] if self.bare() > 0 => Some(*last),
            _ => None,
        }
    }

    /// The next token after this one with pieces left.
    pub fn next_token(&self, last: Token) -> Option<Token> {
        let left = self.left();
        let after = Token::ALL.into_iter().filter(|token| *token > last);
        after.chain(Token::ALL).find(|token| left.tokens[*token] > 0)
    }

    /// The next harbor with pieces left, what is numerous last.
    pub fn next_harbor(&self) -> Option<HarborKind> {
        let left = self.left();
        let resources = HarborKind::ALL.into_iter().filter(|kind| *kind != HarborKind::Any);
        resources.chain([HarborKind::Any]).find(|kind| left.harbors[*kind] > 0)
    }
}
