//! Mixes the hexes and tokens of one mix, so that no red tokens are side by side and none is on
//! gold (SEA 6).

use std::collections::BTreeMap;

use rand::Rng;
use rand::seq::SliceRandom;

use super::map::{LayHow, Mixing};
use super::{Ground, Mix, Pieces};
use board::{Hex, Token};

/// Plain shuffles to try: each order that keeps the rules is as likely as any other.
const SHUFFLES: usize = 200;

/// Where those are too rare, how often red tokens are laid first, each beside no other.
const STARTS: usize = 200;

/// What lies on each hex of a map.
pub(super) type Laying = BTreeMap<Hex, (Ground, Option<Token>)>;

/// Lays the hexes of `mix` on the map.
pub(super) fn lay_mix(laying: &mut Laying, mix: &Mix, how: LayHow, rng: &mut impl Rng) {
    let (how, mut pieces) = match &mix.pieces {
        Pieces::Printed => (how, printed(laying, &mix.hexes)),
        Pieces::Stock { grounds, tokens } => {
            (LayHow::SHUFFLED, Loose { grounds: grounds.clone(), tokens: stocked(tokens) })
        }
    };
    if how.terrain == Mixing::Printed && how.tokens == Mixing::Printed {
        return;
    }
    let mut best: Option<(usize, Vec<Piece>)> = None;
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

type Piece = (Ground, Option<Token>);

/// Pieces that lie nowhere yet.
struct Loose {
    grounds: Vec<Ground>,
    /// As printed, with gaps for deserts; or in any order.
    tokens: Vec<Option<Token>>,
}

fn printed(laying: &Laying, hexes: &[Hex]) -> Loose {
    let (grounds, tokens) = hexes.iter().filter_map(|hex| laying.get(hex)).copied().unzip();
    Loose { grounds, tokens }
}

fn stocked(tokens: &[Token]) -> Vec<Option<Token>> {
    tokens.iter().copied().map(Some).collect()
}

fn shuffled(pieces: &mut Loose, how: LayHow, rng: &mut impl Rng) -> Vec<Piece> {
    if how.terrain == Mixing::Shuffled {
        pieces.grounds.shuffle(rng);
    }
    match how.tokens {
        Mixing::Shuffled => {
            let mut tokens: Vec<Token> = pieces.tokens.iter().copied().flatten().collect();
            tokens.shuffle(rng);
            let mut left = tokens.into_iter();
            let token = |ground: Ground| ground.takes_token().then(|| left.next()).flatten();
            let mut token = token;
            pieces.grounds.iter().map(|ground| (*ground, token(*ground))).collect()
        }
        Mixing::Printed => around_deserts(pieces),
    }
}

/// Tokens stay where they are printed; one that a desert has come to lie under goes to where a
/// desert has left.
fn around_deserts(pieces: &Loose) -> Vec<Piece> {
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

/// How often the rules would be broken with these pieces on these hexes.
fn breaches(laying: &Laying, hexes: &[Hex], laid: &[Piece]) -> usize {
    let own: BTreeMap<Hex, Piece> = hexes.iter().copied().zip(laid.iter().copied()).collect();
    let is_red = |hex: &Hex| {
        let piece = own.get(hex).or_else(|| laying.get(hex).filter(|_| !hexes.contains(hex)));
        piece.and_then(|(_, token)| *token).is_some_and(Token::is_red)
    };
    let cost = |hex: &Hex, (ground, token): &Piece| match token {
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
    laying: &Laying,
    mix: &Mix,
    pieces: &Loose,
    rng: &mut impl Rng,
) -> Option<Vec<Piece>> {
    let tokens = || pieces.tokens.iter().copied().flatten();
    let mut reds: Vec<Token> = tokens().filter(|token| token.is_red()).collect();
    let mut others: Vec<Token> = tokens().filter(|token| !token.is_red()).collect();
    reds.shuffle(rng);
    others.shuffle(rng);
    let red_outside = |hex: &Hex| {
        let outside = laying.get(hex).filter(|_| !mix.hexes.contains(hex));
        outside.and_then(|(_, token)| *token).is_some_and(Token::is_red)
    };
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
