//! The island of a game as everybody sees it while nothing is asked: what lies on it, what is lit, and
//! what its islands are called.

use super::landscape::Landscape;
use super::pieces::Landmarks;
use super::sea::{IsleSign, Seascape};
use super::view::IslandView;
use crate::theme::Palette;
use board::{Hex, Isle, Path, Tile, Token};
use cards::Award;
use game::{Chit, Color, PerSeat, State, longest_road_of};
use words::game::GameWords;

/// All that a view of a game's island shows beside the game itself.
pub struct TableIsland<'a> {
    say: &'a GameWords<'a>,
    colors: PerSeat<Color>,
    lit_road: Vec<Path>,
    lit_hexes: Vec<Hex>,
    isles: Vec<IsleSign>,
}

impl<'a> TableIsland<'a> {
    /// The island of this table, with the longest road lit.
    pub fn plain(say: &'a GameWords<'a>) -> Self {
        let holder = say.state.holders().of(Award::LongestRoad);
        let road = holder.map(|holder| longest_road_of(say.state.pieces(), holder).to_vec());
        Self {
            say,
            colors: say.colors(),
            lit_road: road.unwrap_or_default(),
            lit_hexes: Vec::new(),
            isles: Vec::new(),
        }
    }

    /// The same with the hexes lit that produced for this turn's number, and the names of islands.
    pub fn told(say: &'a GameWords<'a>) -> Self {
        Self { lit_hexes: producing(say.state), isles: isle_signs(say), ..Self::plain(say) }
    }

    /// A view of it, as it is turned on the table.
    pub fn view<'b>(&'b self, palette: &'b Palette) -> IslandView<'b> {
        let state = self.say.state;
        IslandView {
            turned: self.say.game.board_rotation().sixths(),
            landmarks: Landmarks::of(state.knights()),
            sea: Seascape { isles: &self.isles, ..Seascape::of(state.sea()) },
            land: Landscape::of(state),
            robber: state.robber(),
            lit_hexes: &self.lit_hexes,
            lit_road: &self.lit_road,
            ..IslandView::of(state.island(), self.say.text, palette, state.pieces(), &self.colors)
        }
    }
}

/// The names of islands, what a first settlement there brings, and who has that.
pub fn isle_signs(say: &GameWords<'_>) -> Vec<IsleSign> {
    let Some(sea) = say.state.sea() else { return Vec::new() };
    // Until all have a home, no island is foreign to everybody.
    let is_settled = sea.table().home.values().all(|home| !home.is_empty());
    let is_home = |area: &Isle| {
        let mut homes = sea.table().home.values();
        homes.all(|home| home.iter().any(|hex| area.hexes.contains(hex)))
    };
    let points = say.state.sea_rules().foreign_island;
    let has = |area: &Isle| {
        let is_here = |chit: &Chit| chit.points > 0 && area.hexes.contains(&chit.island);
        let seats = say.state.seating().present();
        seats
            .filter(|seat| sea.chits(*seat).iter().any(is_here))
            .map(|seat| say.color(seat))
            .collect()
    };
    let sign = |area: Isle| IsleSign {
        points: Some(points).filter(|points| *points > 0 && is_settled && !is_home(&area)),
        owners: has(&area),
        letter: area.letter,
        hexes: area.hexes,
    };
    say.state.position().areas().into_iter().map(sign).collect()
}

/// Hexes that produced for this turn's number.
pub fn producing(state: &State) -> Vec<Hex> {
    let Some(payout) = state.payout() else { return Vec::new() };
    let island = state.island();
    let is_it = |token: Token| token.number() == payout.number;
    // Fish come as well, from the numbers of lakes and at grounds.
    let gives = |tile: &Tile| {
        let tokens = tile.token.into_iter().chain(island.second_token(tile.at));
        tokens.into_iter().any(is_it)
            || island.lake(tile.at).is_some_and(|lake| lake.has(payout.number))
    };
    let land = island.tiles().iter().filter(|tile| gives(tile)).map(|tile| tile.at);
    let land = land.filter(|hex| state.robber() != Some(*hex));
    let grounds = island.markers().grounds.iter().filter(|ground| is_it(ground.number));
    // The pirate stops those at sea (TRADERS 8.3).
    let grounds = grounds.map(|ground| ground.at).filter(|hex| state.pirate() != Some(*hex));
    land.chain(grounds).collect()
}
