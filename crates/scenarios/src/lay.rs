//! Lays a scenario's map: as printed, or with what may be mixed mixed, and with what lies on marked
//! paths.

use rand::Rng;
use rand::seq::SliceRandom;

use super::drawing::DrawnCell;
use super::mix::{HexPiece, MapPieces, lay_mix, red_of};
use super::scenario::{LayHow, Mixing};
use super::{
    Gives, Ground, HarborPlan, Item, Map, MarkedItem, Mix, Pieces, RobberSign, RobberStart,
    ScenarioParts,
};
use board::{
    Harbor, HarborKind, Hex, Island, Path, Surroundings, Terrain, Tile, Token, harbor_spread,
};

/// A rule of mixing that couldn't be kept: with these pieces it can't, or is too hard to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SeaRule {
    /// No red tokens side by side.
    RedsApart,
    /// No red token on gold (SEA 6).
    RedsOffGold,
    /// No token on a hex that its mix keeps it from (SCENARIOS 7.3).
    TokensKeptOff,
}

/// The stack that hidden hexes are turned up from, the first one first (SEA 7).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HiddenPile {
    pub grounds: Vec<Ground>,
    /// The tokens for the land among them, but for deserts.
    pub tokens: Vec<Token>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidMap {
    /// Its land and harbors, amid the sea and the hidden hexes.
    pub island: Island,
    /// Starting hex of the robber; none beside the board.
    pub robber: Option<Hex>,
    /// Starting hex of the pirate; none beside the board.
    pub pirate: Option<Hex>,
    /// The stack that the hidden hexes are turned up from.
    pub hidden: HiddenPile,
    /// Items on marked paths, by path (SCENARIOS 2.2).
    pub items: Vec<(Path, Item)>,
    /// The rules that what was mixed doesn't keep, sorted.
    pub unkept: Vec<SeaRule>,
}

impl Map {
    /// Lays the map. What nobody knows is always shuffled: hidden stacks, mixed harbors, those on
    /// marked paths, and what is drawn for open places.
    pub fn lay(&self, how: LayHow, rng: &mut impl Rng) -> LaidMap {
        let mut laying = MapPieces::new();
        for drawn in &self.cells {
            if let DrawnCell::Printed(ground, token) = drawn.cell {
                laying.insert(drawn.at, (ground, token));
            }
        }
        for mix in &self.mixes {
            lay_mix(&mut laying, mix, how, rng);
        }
        let is_printed = how.terrain == Mixing::Printed && how.tokens == Mixing::Printed;
        let robber = if is_printed { self.robber } else { self.robber.once_mixed() };
        if let RobberStart::On { sign: RobberSign { terrain, token }, .. } = robber
            && let (Some(terrain), Some(token)) = (terrain, token)
        {
            self.put_together(&mut laying, terrain, token, rng);
        }
        let tile = |(at, (ground, token)): (&Hex, &HexPiece)| {
            ground.terrain().map(|terrain| Tile { at: *at, terrain, token: *token })
        };
        let tiles: Vec<Tile> = laying.iter().filter_map(tile).collect();
        let is_sea = |(_, (ground, _)): &(&Hex, &HexPiece)| *ground == Ground::Sea;
        let sea = laying.iter().filter(is_sea).map(|(at, _)| *at).collect();
        let hidden = self.cells.iter().filter(|drawn| drawn.cell == DrawnCell::Hidden);
        let hidden = hidden.map(|drawn| drawn.at).collect();
        let robber = robber.hex(&tiles);
        let harbors = self.lay_harbors(&tiles, how.harbors, rng);
        let unkept = self.unkept(&laying, how);
        // The map has been read, so its hexes and paths are distinct, and few enough.
        let island = Island::with_sea(tiles, harbors, Surroundings { sea, hidden })
            .unwrap_or_else(|_| Island::empty());
        let mut stack =
            HiddenPile { grounds: self.hidden_grounds.clone(), tokens: self.hidden_tokens.clone() };
        stack.grounds.shuffle(rng);
        stack.tokens.shuffle(rng);
        let items = self.lay_items(rng);
        LaidMap { island, robber, pirate: self.pirate, hidden: stack, items, unkept }
    }

    /// Sees to it that the robber finds its hex: where no such terrain has got the token, it
    /// takes the place of other terrain in its mix.
    fn put_together(
        &self,
        laying: &mut MapPieces,
        terrain: Terrain,
        token: Token,
        rng: &mut impl Rng,
    ) {
        let wanted = Ground::Land(terrain);
        if laying.values().any(|piece| *piece == (wanted, Some(token))) {
            return;
        }
        let mut pairs: Vec<(Hex, Hex)> = Vec::new();
        for mix in &self.mixes {
            let of = |hex: &Hex| laying.get(hex).copied();
            let with_token = mix
                .hexes
                .iter()
                .filter(|hex| of(hex).is_some_and(|(_, found)| found == Some(token)));
            for one in with_token {
                let others = mix.hexes.iter().filter(|hex| {
                    let (Some((given, _)), Some((ground, red))) = (of(one), of(hex)) else {
                        return false;
                    };
                    ground == wanted && red.is_none_or(|red| given.bears(red))
                });
                pairs.extend(others.map(|other| (*one, *other)));
            }
        }
        pairs.shuffle(rng);
        let Some((one, other)) = pairs.first() else { return };
        let (Some(here), Some(there)) = (laying.get(one).copied(), laying.get(other).copied())
        else {
            return;
        };
        laying.insert(*one, (there.0, here.1));
        laying.insert(*other, (here.0, there.1));
    }

    fn lay_harbors(&self, tiles: &[Tile], mixing: Mixing, rng: &mut impl Rng) -> Vec<Harbor> {
        match &self.harbors {
            HarborPlan::Places { places, mixed } => {
                let kind = |gives: Gives| match gives {
                    Gives::Kind(kind) => Some(kind),
                    Gives::Mixed => None,
                };
                let mut drawn = mixed.clone();
                if mixing == Mixing::Shuffled {
                    drawn.extend(places.iter().filter_map(|place| kind(place.gives)));
                }
                drawn.shuffle(rng);
                let mut drawn = drawn.into_iter();
                let mut harbors = Vec::with_capacity(places.len());
                for place in places {
                    let printed = kind(place.gives).filter(|_| mixing == Mixing::Printed);
                    if let Some(gives) = printed.or_else(|| drawn.next()) {
                        harbors.push(Harbor { path: place.path, gives });
                    }
                }
                harbors
            }
            HarborPlan::ByPlayers(kinds) if mixing == Mixing::Shuffled => spread(tiles, kinds, rng),
            HarborPlan::ByPlayers(_) | HarborPlan::InPlay(_) => Vec::new(),
        }
    }

    /// Lays the pieces on marked paths, each harbor on any that is marked for one.
    fn lay_items(&self, rng: &mut impl Rng) -> Vec<(Path, Item)> {
        let mut kinds = self.harbors_in_play().to_vec();
        kinds.shuffle(rng);
        self.items_of(kinds)
    }

    fn harbors_in_play(&self) -> &[HarborKind] {
        match &self.harbors {
            HarborPlan::InPlay(kinds) => kinds,
            HarborPlan::Places { .. } | HarborPlan::ByPlayers(_) => &[],
        }
    }

    /// The pieces on marked paths where nobody has said which harbor lies where.
    pub fn items(&self) -> Vec<(Path, Item)> {
        self.items_of(self.harbors_in_play().to_vec())
    }

    /// The pieces on marked paths, the harbors of these `kinds`.
    fn items_of(&self, mut kinds: Vec<HarborKind>) -> Vec<(Path, Item)> {
        let Some(ScenarioParts::Tribe(tribe)) = &self.parts else { return Vec::new() };
        let mut items = Vec::with_capacity(tribe.marked.len());
        for marked in &tribe.marked {
            let item = match marked.gives {
                MarkedItem::Chit => Some(Item::Chit),
                MarkedItem::Card => Some(Item::Card),
                MarkedItem::Harbor => kinds.pop().map(Item::Harbor),
            };
            items.extend(item.map(|item| (marked.path, item)));
        }
        items.sort_unstable();
        items
    }

    fn unkept(&self, laying: &MapPieces, how: LayHow) -> Vec<SeaRule> {
        let is_printed = how.terrain == Mixing::Printed && how.tokens == Mixing::Printed;
        let is_stocked = |mix: &&Mix| mix.pieces != Pieces::Printed;
        let mixes = self.mixes.iter().filter(|mix| !is_printed || is_stocked(mix));
        let red = |hex: &Hex| red_of(laying.get(hex));
        let mut found = Vec::new();
        let hexes = mixes.flat_map(|mix| mix.hexes.iter().map(move |hex| (mix, hex)));
        for (mix, hex) in hexes {
            let token = laying.get(hex).and_then(|(_, token)| *token);
            if token.is_some_and(|token| !mix.bears(*hex, token)) {
                found.push(SeaRule::TokensKeptOff);
            }
            let (Some((ground, _)), Some(token)) = (laying.get(hex), red(hex)) else { continue };
            if hex.neighbors().any(|other| red(&other).is_some()) {
                found.push(SeaRule::RedsApart);
            }
            if !ground.bears(token) {
                found.push(SeaRule::RedsOffGold);
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}

/// The kinds along the coasts, in any order.
fn spread(tiles: &[Tile], kinds: &[HarborKind], rng: &mut impl Rng) -> Vec<Harbor> {
    let land: Vec<Hex> = tiles.iter().map(|tile| tile.at).collect();
    let mut kinds = kinds.to_vec();
    kinds.shuffle(rng);
    let paths = harbor_spread(&land, kinds.len());
    paths.into_iter().zip(kinds).map(|(path, gives)| Harbor { path, gives }).collect()
}
