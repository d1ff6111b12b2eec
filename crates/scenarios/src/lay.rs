//! Lays a scenario's map: as printed, or with what may be mixed mixed, so that no red tokens are
//! side by side and none lies on gold.

use std::collections::BTreeMap;

use rand::Rng;
use rand::seq::SliceRandom;

use super::drawing::DrawnCell;
use super::scenario::{LayHow, Mixing};
use super::{Gives, Ground, HarborPlan, Map, Mix, Pieces, RobberSign, RobberStart};
use board::{Harbor, HarborKind, Hex, Island, Surroundings, Terrain, Tile, Token, harbor_spread};

/// A rule of mixing that couldn't be kept: with these pieces it can't, or is too hard to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SeaRule {
    /// No red tokens side by side.
    RedsApart,
    /// No red token on gold (SEA 6).
    RedsOffGold,
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
    /// The rules that what was mixed doesn't keep, sorted.
    pub unkept: Vec<SeaRule>,
}

impl Map {
    /// Lays the map. What nobody knows is always shuffled: hidden stacks, mixed harbors, and
    /// what is drawn for open places.
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
        if let RobberStart::On { sign: RobberSign { terrain, token }, .. } = self.robber
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
        let robber = self.robber.hex(&tiles);
        let harbors = self.lay_harbors(&tiles, how.harbors, rng);
        let unkept = self.unkept(&laying, how);
        // The map has been read, so its hexes and paths are distinct, and few enough.
        let island = Island::with_sea(tiles, harbors, Surroundings { sea, hidden })
            .unwrap_or_else(|_| Island::empty());
        let mut stack =
            HiddenPile { grounds: self.hidden_grounds.clone(), tokens: self.hidden_tokens.clone() };
        stack.grounds.shuffle(rng);
        stack.tokens.shuffle(rng);
        LaidMap { island, robber, pirate: self.pirate, hidden: stack, unkept }
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

    fn unkept(&self, laying: &MapPieces, how: LayHow) -> Vec<SeaRule> {
        let is_printed = how.terrain == Mixing::Printed && how.tokens == Mixing::Printed;
        let is_stocked = |mix: &&Mix| mix.pieces != Pieces::Printed;
        let mixes = self.mixes.iter().filter(|mix| !is_printed || is_stocked(mix));
        let red = |hex: &Hex| red_of(laying.get(hex));
        let mut found = Vec::new();
        for hex in mixes.flat_map(|mix| &mix.hexes) {
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

/// Plain shuffles to try: each order that keeps the rules is as likely as any other.
const SHUFFLES: usize = 200;

/// Number of attempts with red tokens laid first, each beside no other, where plain shuffles keep
/// the rules too rarely.
const STARTS: usize = 200;

/// Ground and token of each hex of a map.
type MapPieces = BTreeMap<Hex, HexPiece>;

type HexPiece = (Ground, Option<Token>);

fn red_of(piece: Option<&HexPiece>) -> Option<Token> {
    piece.and_then(|(_, token)| *token).filter(|token| token.is_red())
}

/// Lays the hexes of `mix` on the map.
fn lay_mix(laying: &mut MapPieces, mix: &Mix, how: LayHow, rng: &mut impl Rng) {
    let (how, mut pieces) = match &mix.pieces {
        Pieces::Printed => (how, printed(laying, &mix.hexes)),
        Pieces::Stock { grounds, tokens } => {
            let tokens = tokens.iter().copied().map(Some).collect();
            (LayHow::SHUFFLED, Loose { grounds: grounds.clone(), tokens })
        }
    };
    if how.terrain == Mixing::Printed && how.tokens == Mixing::Printed {
        return;
    }
    let mut best: Option<(usize, Vec<HexPiece>)> = None;
    for _ in 0..SHUFFLES {
        let laid = shuffled(&mut pieces, how, rng);
        let cost = breaches(laying, &mix.hexes, &laid);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, laid));
        }
        if cost == 0 {
            break;
        }
    }
    if how.tokens == Mixing::Shuffled && best.as_ref().is_some_and(|(cost, _)| *cost > 0) {
        for _ in 0..STARTS {
            if how.terrain == Mixing::Shuffled {
                pieces.grounds.shuffle(rng);
            }
            if let Some(laid) = reds_first(laying, mix, &pieces, rng) {
                best = Some((0, laid));
                break;
            }
        }
    }
    let laid = best.map(|(_, laid)| laid).unwrap_or_default();
    laying.extend(mix.hexes.iter().copied().zip(laid));
}

/// Pieces that lie nowhere yet.
struct Loose {
    grounds: Vec<Ground>,
    /// As printed, with gaps for deserts; or in any order.
    tokens: Vec<Option<Token>>,
}

fn printed(laying: &MapPieces, hexes: &[Hex]) -> Loose {
    let (grounds, tokens) = hexes.iter().filter_map(|hex| laying.get(hex)).copied().unzip();
    Loose { grounds, tokens }
}

fn shuffled(pieces: &mut Loose, how: LayHow, rng: &mut impl Rng) -> Vec<HexPiece> {
    if how.terrain == Mixing::Shuffled {
        pieces.grounds.shuffle(rng);
    }
    match how.tokens {
        Mixing::Shuffled => {
            let mut tokens: Vec<Token> = pieces.tokens.iter().copied().flatten().collect();
            tokens.shuffle(rng);
            let mut left = tokens.into_iter();
            let mut token = |ground: Ground| if ground.takes_token() { left.next() } else { None };
            pieces.grounds.iter().map(|ground| (*ground, token(*ground))).collect()
        }
        Mixing::Printed => around_deserts(pieces),
    }
}

/// Tokens stay where they are printed; one that a desert has come to lie under goes to where a
/// desert has left.
fn around_deserts(pieces: &Loose) -> Vec<HexPiece> {
    let both = || pieces.grounds.iter().copied().zip(pieces.tokens.iter().copied());
    let freed = both().filter(|(ground, _)| !ground.takes_token()).filter_map(|(_, token)| token);
    let mut freed = freed.collect::<Vec<Token>>().into_iter();
    let mut laid = Vec::with_capacity(pieces.grounds.len());
    for (ground, token) in both() {
        let token = if ground.takes_token() { token.or_else(|| freed.next()) } else { None };
        laid.push((ground, token));
    }
    laid
}

/// Returns how often the rules would be broken with these pieces on these hexes.
fn breaches(laying: &MapPieces, hexes: &[Hex], laid: &[HexPiece]) -> usize {
    let own: BTreeMap<Hex, HexPiece> = hexes.iter().copied().zip(laid.iter().copied()).collect();
    let is_red = |hex: &Hex| {
        let piece = own.get(hex).or_else(|| laying.get(hex).filter(|_| !hexes.contains(hex)));
        red_of(piece).is_some()
    };
    let cost = |hex: &Hex, (ground, token): &HexPiece| match token {
        Some(token) if token.is_red() => {
            hex.neighbors().filter(is_red).count() + usize::from(!ground.bears(*token))
        }
        _ => 0,
    };
    own.iter().map(|(hex, piece)| cost(hex, piece)).sum()
}

/// Lays the red tokens first, each on a hex that bears it and beside no other; none if that
/// comes to an end too early.
fn reds_first(
    laying: &MapPieces,
    mix: &Mix,
    pieces: &Loose,
    rng: &mut impl Rng,
) -> Option<Vec<HexPiece>> {
    let tokens = || pieces.tokens.iter().copied().flatten();
    let mut reds: Vec<Token> = tokens().filter(|token| token.is_red()).collect();
    let mut others: Vec<Token> = tokens().filter(|token| !token.is_red()).collect();
    reds.shuffle(rng);
    others.shuffle(rng);
    let red_outside =
        |hex: &Hex| red_of(laying.get(hex).filter(|_| !mix.hexes.contains(hex))).is_some();
    let mut places: Vec<(Hex, Ground)> =
        mix.hexes.iter().copied().zip(pieces.grounds.iter().copied()).collect();
    places.shuffle(rng);
    let mut red: BTreeMap<Hex, Token> = BTreeMap::new();
    for (hex, ground) in places {
        let Some(token) = reds.last().copied() else { break };
        let is_free = ground.takes_token()
            && ground.bears(token)
            && !hex.neighbors().any(|other| red.contains_key(&other) || red_outside(&other));
        if is_free {
            red.insert(hex, token);
            reds.pop();
        }
    }
    if !reds.is_empty() {
        return None;
    }
    let mut laid = Vec::with_capacity(mix.hexes.len());
    for (hex, ground) in mix.hexes.iter().zip(&pieces.grounds) {
        let token = match red.get(hex) {
            Some(token) => Some(*token),
            None if ground.takes_token() => others.pop(),
            None => None,
        };
        laid.push((*ground, token));
    }
    Some(laid)
}
