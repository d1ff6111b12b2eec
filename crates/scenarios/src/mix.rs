//! Mixes terrain and tokens among the hexes of a map, so that no red tokens are side by side, none
//! lies on gold, and none where its mix keeps it off.

use std::collections::BTreeMap;

use rand::Rng;
use rand::seq::SliceRandom;

use super::scenario::{LayHow, Mixing};
use super::{Ground, Mix, Pieces};
use board::{Hex, Token};

/// Plain shuffles to try: each order that keeps the rules is as likely as any other.
const SHUFFLES: usize = 200;

/// Number of attempts with red tokens laid first, each beside no other, where plain shuffles keep
/// the rules too rarely.
const STARTS: usize = 200;

/// Ground and token of each hex of a map.
pub(super) type MapPieces = BTreeMap<Hex, HexPiece>;

pub(super) type HexPiece = (Ground, Option<Token>);

pub(super) fn red_of(piece: Option<&HexPiece>) -> Option<Token> {
    piece.and_then(|(_, token)| *token).filter(|token| token.is_red())
}

/// Lays the hexes of `mix` on the map.
pub(super) fn lay_mix(laying: &mut MapPieces, mix: &Mix, how: LayHow, rng: &mut impl Rng) {
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
        let cost = breaches(laying, mix, &laid);
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

/// Returns how often the rules would be broken with these pieces on the hexes of `mix`.
fn breaches(laying: &MapPieces, mix: &Mix, laid: &[HexPiece]) -> usize {
    let hexes = &mix.hexes;
    let own: BTreeMap<Hex, HexPiece> = hexes.iter().copied().zip(laid.iter().copied()).collect();
    let is_red = |hex: &Hex| {
        let piece = own.get(hex).or_else(|| laying.get(hex).filter(|_| !hexes.contains(hex)));
        red_of(piece).is_some()
    };
    let cost = |hex: &Hex, (ground, token): &HexPiece| {
        let Some(token) = *token else { return 0 };
        let kept_off = usize::from(!mix.bears(*hex, token));
        if !token.is_red() {
            return kept_off;
        }
        kept_off + hex.neighbors().filter(is_red).count() + usize::from(!ground.bears(token))
    };
    own.iter().map(|(hex, piece)| cost(hex, piece)).sum()
}

/// Lays the red tokens first, each on a hex that bears it and beside no other, then the others;
/// none if that comes to an end too early.
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
            && mix.bears(hex, token)
            && !hex.neighbors().any(|other| red.contains_key(&other) || red_outside(&other));
        if is_free {
            red.insert(hex, token);
            reds.pop();
        }
    }
    if !reds.is_empty() {
        return None;
    }
    let mut laid: BTreeMap<Hex, Token> = red;
    let pairs = || mix.hexes.iter().copied().zip(pieces.grounds.iter().copied());
    let is_choosy = |hex: Hex| mix.without.iter().any(|it| it.hexes.contains(&hex));
    // Hexes that don't bear every token choose before the rest.
    let choosy = pairs().filter(|(hex, _)| is_choosy(*hex));
    for (hex, ground) in choosy.chain(pairs().filter(|(hex, _)| !is_choosy(*hex))) {
        if ground.takes_token() && !laid.contains_key(&hex) {
            let place = others.iter().rposition(|token| mix.bears(hex, *token))?;
            laid.insert(hex, others.remove(place));
        }
    }
    Some(pairs().map(|(hex, ground)| (ground, laid.get(&hex).copied())).collect())
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;
    use crate::{LaidMap, Map, SeaRule, inspect};

    /// A map of these rows, all mixed but for what is kept off.
    fn tiny(rows: &str, without: &str) -> Map {
        let file = format!(
            r#"{{ "format": "tableside-scenario", "version": 1, "id": "tiny", "titles": {{ "en": "Tiny" }},
            "target": 10, "target_with_knights": 12, "home": "opening", "points": 0,
            "start": "anywhere", "maps": [{{ "players": [4], "rows": {rows},
            "mixes": [{{ "without": [{without}] }}], "harbors": {{ "by_players": [] }} }}] }}"#
        );
        inspect(file.as_bytes()).into_scenario().expect("a scenario").maps()[0].clone()
    }

    fn laid(map: &Map, seed: u64) -> LaidMap {
        map.lay(LayHow::SHUFFLED, &mut StdRng::seed_from_u64(seed))
    }

    fn number(map: &LaidMap, hex: Hex) -> Option<u8> {
        map.island.tile(hex).and_then(|tile| tile.token).map(Token::number)
    }

    #[test]
    fn a_token_never_comes_to_lie_where_its_mix_keeps_it_off_but_may_be_printed_there() {
        let rows = r#"["~ H6 H5 H4 H3 H8 H9 H10 H11 ~"]"#;
        let map = tiny(rows, r#"{ "at": [[0, 1], [0, 2]], "tokens": [5, 6, 8, 9] }"#);
        let mut seen = Vec::new();
        for seed in 0..200 {
            let laid = laid(&map, seed);
            assert_eq!(laid.unkept, []);
            for hex in [Hex::new(1, 0), Hex::new(2, 0)] {
                seen.extend(number(&laid, hex));
            }
        }
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen, [3, 4, 10, 11], "all that may lie there do");
        let printed = map.lay(LayHow::PRINTED, &mut StdRng::seed_from_u64(1));
        assert_eq!((number(&printed, Hex::new(1, 0)), printed.unkept), (Some(6), Vec::new()));
    }

    #[test]
    fn rare_places_for_all_rules_together_are_found() {
        // One token in ten fits the first hex, and the red ones only what is no gold.
        let rows = r#"["~ G2 G3 G4 G5 G9 G10 G11 G12 H6 ~ H8 ~"]"#;
        let map = tiny(rows, r#"{ "at": [[0, 1]], "tokens": [3, 4, 5, 6, 8, 9, 10, 11, 12] }"#);
        for seed in 0..40 {
            let laid = laid(&map, seed);
            assert_eq!((number(&laid, Hex::new(1, 0)), laid.unkept), (Some(2), Vec::new()));
        }
    }

    #[test]
    fn tokens_that_cannot_be_kept_off_are_told() {
        let map = tiny(r#"["~ H5 H9 ~"]"#, r#"{ "at": [[0, 1]], "tokens": [5, 9] }"#);
        assert_eq!(laid(&map, 1).unkept, [SeaRule::TokensKeptOff]);
    }

    #[test]
    fn tokens_are_kept_off_hexes_of_their_own_mix_only() {
        let file = r#"{ "format": "tableside-scenario", "version": 1, "id": "tiny",
            "titles": { "en": "Tiny" }, "target": 10, "target_with_knights": 12, "home": "opening",
            "points": 0, "start": "anywhere", "maps": [{ "players": [4], "rows": ["~ H5 H9 ~"],
            "mixes": [{ "without": [{ "at": [[0, 1], [0, 3]], "tokens": [5] }] }],
            "harbors": { "by_players": [] } }] }"#;
        let report = inspect(file.as_bytes());
        let told: Vec<String> = report.errors().iter().map(ToString::to_string).collect();
        let why = "tokens are kept off hexes of this mix, and that is none";
        assert_eq!(told, [format!("maps[0].mixes[0].without[0].at[1]: {why}")]);
    }
}
