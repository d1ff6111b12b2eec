//! Laws of islands: places by Euler's formula, chosen rules kept, pieces laid
//! exactly, codes that mean the same forever.

use std::collections::BTreeSet;

use board::{
    BadCode, DesertPlace, Harbor, HarborKind, HarborPlaces, Hex, Island, IslandCode, IslandPiece,
    LayRules, MAX_HEXES, Rotation, Shape, Spacing, Spiral, Stock, Terrain, Tile, Token, TokenRule,
    Turning, Waters, coasts, fairness, first_game, lay, remarks, spiral_order, spiral_starts,
};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use serde::Deserialize;

use crate::common::cases::cases;
use crate::sea_codes;

/// The six steps to a neighbor, written down once more.
const STEPS: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

fn around(hex: Hex) -> impl Iterator<Item = Hex> {
    STEPS.into_iter().map(move |(q, r)| Hex::new(hex.q + q, hex.r + r))
}

fn touch(one: Hex, other: Hex) -> bool {
    around(one).any(|hex| hex == other)
}

/// A connected shape: compact, ragged or with water holes, as it comes.
fn connected(rng: &mut StdRng) -> Vec<Hex> {
    let size = rng.random_range(1..=MAX_HEXES);
    let reach = rng.random_range(1..=4);
    let mut hexes = vec![Hex::new(0, 0)];
    while hexes.len() < size {
        // The fewer of the latest are grown from, the thinner the arms.
        let recent = hexes.len().saturating_sub(hexes.len() / reach);
        let from = *hexes[recent.min(hexes.len() - 1)..].choose(rng).expect("at least one");
        let next: Vec<Hex> = around(from).filter(|hex| !hexes.contains(hex)).collect();
        let grown = next.choose(rng).copied().or_else(|| {
            let all: Vec<Hex> = hexes.iter().copied().flat_map(around).collect();
            let free: Vec<Hex> = all.into_iter().filter(|hex| !hexes.contains(hex)).collect();
            free.choose(rng).copied()
        });
        hexes.extend(grown);
    }
    hexes.shuffle(rng);
    hexes
}

/// Any set of hexes: islets and holes.
fn scattered(rng: &mut StdRng) -> Vec<Hex> {
    let size = rng.random_range(0..=MAX_HEXES);
    let span = rng.random_range(4..=100);
    let mut hexes = BTreeSet::new();
    while hexes.len() < size {
        hexes.insert(Hex::new(rng.random_range(-span..=span), rng.random_range(-span..=span)));
    }
    hexes.into_iter().collect()
}

fn parts(hexes: &BTreeSet<Hex>) -> usize {
    let mut left = hexes.clone();
    let mut parts = 0;
    while let Some(first) = left.pop_first() {
        parts += 1;
        let mut edge = vec![first];
        while let Some(hex) = edge.pop() {
            edge.extend(around(hex).filter(|other| left.remove(other)));
        }
    }
    parts
}

/// Returns how many waters the land encloses.
fn holes(hexes: &BTreeSet<Hex>) -> usize {
    let span = |part: fn(&Hex) -> i8| {
        let least = hexes.iter().map(part).min().unwrap_or(0);
        (least - 1)..=(hexes.iter().map(part).max().unwrap_or(0) + 1)
    };
    let field = span(|hex| hex.q).flat_map(|q| span(|hex| hex.r).map(move |r| Hex::new(q, r)));
    let water: BTreeSet<Hex> = field.filter(|hex| !hexes.contains(hex)).collect();
    // All of the rim is one water.
    parts(&water) - 1
}

fn plain(hexes: &[Hex]) -> Island {
    let tile = |at: &Hex| Tile { at: *at, terrain: Terrain::Hills, token: None };
    Island::new(hexes.iter().map(tile).collect(), Vec::new()).expect("different hexes")
}

fn euler_holds(hexes: &[Hex]) {
    let island = plain(hexes);
    let land: BTreeSet<Hex> = hexes.iter().copied().collect();
    let vertices = island.intersections().len();
    let edges = island.paths().len();
    let faces = land.len() + holes(&land) + 1;
    // SetupFields of land that touch nowhere share no intersection either.
    assert_eq!(vertices + faces, edges + 1 + parts(&land), "{hexes:?}");
    let ends: BTreeSet<_> = island.paths().into_iter().flat_map(board::Path::ends).collect();
    assert_eq!(ends.len(), vertices);

    let coasts = coasts(hexes);
    let enclosed = coasts.iter().filter(|coast| coast.waters() == Waters::Enclosed).count();
    assert_eq!(coasts.len() - enclosed, parts(&land));
    if parts(&land) == 1 {
        assert_eq!(enclosed, holes(&land));
    }
    let on_coasts: usize = coasts.iter().map(|coast| coast.paths().len()).sum();
    let shores = island
        .paths()
        .into_iter()
        .filter(|path| path.hexes().into_iter().filter(|hex| land.contains(hex)).count() == 1);
    assert_eq!(on_coasts, shores.count());
}

#[test]
fn eulers_formula_holds_for_the_printed_shapes_and_a_lake_with_an_islet() {
    for shape in Shape::ALL {
        euler_holds(&shape.hexes());
    }
    let far = |hex: &Hex| Hex::new(0, 0).distance(*hex) == 2;
    let mut lake: Vec<Hex> = Shape::Standard.hexes().into_iter().filter(far).collect();
    euler_holds(&lake);
    lake.push(Hex::new(0, 0));
    euler_holds(&lake);
}

proptest! {
    #![proptest_config(cases(300, 4))]

    #[test]
    fn eulers_formula_holds_for_every_shape(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        euler_holds(&connected(&mut rng));
        euler_holds(&scattered(&mut rng));
    }

    #[test]
    fn a_spiral_visits_each_hex_once_from_every_start_either_way(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let hexes = connected(&mut rng);
        let starts = spiral_starts(&hexes);
        prop_assert!(!starts.is_empty());
        let corner = *starts.choose(&mut rng).expect("a coast");
        for turning in [Turning::Clockwise, Turning::CounterClockwise] {
            let order = spiral_order(&hexes, Spiral { corner, turning });
            prop_assert_eq!(order.first(), Some(&corner));
            prop_assert_eq!(order.len(), hexes.len());
            let visited: BTreeSet<Hex> = order.into_iter().collect();
            prop_assert_eq!(visited, hexes.iter().copied().collect::<BTreeSet<Hex>>());
        }
    }
}

fn some_rules(rng: &mut StdRng, hexes: &[Hex]) -> LayRules {
    let mut spacing = || if rng.random() { Spacing::Apart } else { Spacing::Anywhere };
    let (reds, equal_tokens, two_and_twelve, terrain) =
        (spacing(), spacing(), spacing(), spacing());
    let corner = *spiral_starts(hexes).choose(rng).expect("a coast");
    let turning = if rng.random() { Turning::Clockwise } else { Turning::CounterClockwise };
    LayRules {
        reds,
        equal_tokens,
        two_and_twelve,
        terrain,
        desert: if rng.random() { DesertPlace::Middle } else { DesertPlace::Anywhere },
        tokens: if rng.random_range(0..4) == 0 {
            TokenRule::Spiral(Spiral { corner, turning })
        } else {
            TokenRule::Random
        },
        harbors: if rng.random() {
            HarborPlaces::Spread
        } else {
            HarborPlaces::Frame(*Rotation::ALL.choose(rng).expect("six"))
        },
    }
}

/// Returns what the rules say, hex against hex.
fn broken(island: &Island, rules: &LayRules) -> Vec<String> {
    let mut found = Vec::new();
    let middle = rules.desert == DesertPlace::Middle;
    let numbers = |tile: &Tile| tile.token.map_or(0, Token::number);
    let by_chance = rules.tokens == TokenRule::Random;
    for one in island.tiles() {
        for other in island.tiles().iter().filter(|other| touch(one.at, other.at)) {
            let (a, b) = (numbers(one), numbers(other));
            let apart = |rule: Spacing| by_chance && rule == Spacing::Apart;
            if apart(rules.reds) && [6, 8].contains(&a) && [6, 8].contains(&b) {
                found.push(format!("reds {one:?} {other:?}"));
            }
            if apart(rules.equal_tokens) && a == b && a > 0 {
                found.push(format!("equal {one:?} {other:?}"));
            }
            if apart(rules.two_and_twelve) && a == 2 && b == 12 {
                found.push(format!("2 and 12 {one:?} {other:?}"));
            }
            let exempt = middle && one.terrain == Terrain::Desert;
            if rules.terrain == Spacing::Apart && one.terrain == other.terrain && !exempt {
                found.push(format!("terrain {one:?} {other:?}"));
            }
        }
        if (one.terrain == Terrain::Desert) == one.token.is_some() {
            found.push(format!("token {one:?}"));
        }
    }
    if middle {
        // No hex without a desert is nearer to the middle than one with.
        let count = island.tiles().len() as f64;
        let plane = |hex: Hex| {
            let (q, r) = (f64::from(hex.q), f64::from(hex.r));
            (q + r / 2.0, r * 3.0_f64.sqrt() / 2.0)
        };
        let points = island.tiles().iter().map(|tile| plane(tile.at));
        let (x, y) = points.fold((0.0, 0.0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
        let off = |tile: &Tile| {
            let point = plane(tile.at);
            (point.0 - x / count).hypot(point.1 - y / count)
        };
        let (deserts, others): (Vec<_>, Vec<_>) =
            island.tiles().iter().partition(|tile| tile.terrain == Terrain::Desert);
        let farthest = deserts.into_iter().map(off).fold(0.0, f64::max);
        let nearest = others.into_iter().map(off).fold(f64::INFINITY, f64::min);
        if farthest > nearest + 1e-6 {
            found.push(format!("desert off the middle: {farthest} {nearest}"));
        }
    }
    found
}

fn laid_well(hexes: &[Hex], rules: &LayRules, rng: &mut StdRng) -> Island {
    let stock = Stock::fitting(hexes);
    let laid = lay(hexes, &stock, rules, rng).expect("the stock fits");
    assert_eq!(laid.unkept, [], "{hexes:?} {rules:?}");
    let island = laid.island;
    assert_eq!(broken(&island, rules), [""; 0], "{rules:?}");
    assert!(stock.left(island.tiles(), island.harbors()).is_nothing());
    let covered: BTreeSet<Hex> = island.tiles().iter().map(|tile| tile.at).collect();
    assert_eq!(covered, hexes.iter().copied().collect());
    let harbors = island.harbors();
    for (nth, one) in harbors.iter().enumerate() {
        for other in harbors.iter().skip(nth + 1) {
            assert!(one.path.shared_end(other.path).is_none());
        }
    }
    let by_chance = rules.tokens == TokenRule::Random;
    if by_chance && rules.reds == Spacing::Apart {
        assert_eq!(remarks(&island), []);
    }
    island
}

proptest! {
    #![proptest_config(cases(120, 4))]

    #[test]
    fn every_island_of_a_printed_shape_keeps_its_chosen_rules(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        for shape in Shape::ALL {
            let hexes = shape.hexes();
            let rules = some_rules(&mut rng, &hexes);
            laid_well(&hexes, &rules, &mut rng);
            laid_well(&hexes, &LayRules::ALL, &mut rng);
        }
    }

    #[test]
    fn every_island_of_a_free_shape_keeps_its_chosen_rules(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let hexes = connected(&mut rng);
        let rules = some_rules(&mut rng, &hexes);
        laid_well(&hexes, &rules, &mut rng);
        let everything = LayRules { desert: DesertPlace::Anywhere, ..LayRules::ALL };
        laid_well(&hexes, &everything, &mut rng);
    }

    #[test]
    fn the_best_spots_are_in_order_and_the_yields_add_up(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let hexes = connected(&mut rng);
        let island = laid_well(&hexes, &LayRules::PRINTED, &mut rng);
        let found = fairness(&island);
        prop_assert!(found.spots.is_sorted_by(|one, next| one.pips >= next.pips));
        // Each hex has six corners.
        let on_spots: u32 = found.spots.iter().map(|spot| u32::from(spot.pips)).sum();
        let on_hexes: u32 = found.resources.values().map(|found| u32::from(found.pips)).sum();
        prop_assert_eq!(on_spots, 6 * on_hexes);
    }
}

/// Every order of these tokens.
fn orders(tokens: &[Token]) -> BTreeSet<Vec<Token>> {
    if tokens.is_empty() {
        return BTreeSet::from([Vec::new()]);
    }
    let mut found = BTreeSet::new();
    for nth in 0..tokens.len() {
        let mut rest = tokens.to_vec();
        let first = rest.remove(nth);
        found.extend(orders(&rest).into_iter().map(|rest| [vec![first], rest].concat()));
    }
    found
}

/// Returns how many of the rules for tokens this order breaks.
fn broken_rules(hexes: &[Hex], tokens: &[Token]) -> usize {
    let rules: [fn(u8, u8) -> bool; 3] = [
        |one, other| [6, 8].contains(&one) && [6, 8].contains(&other),
        |one, other| one == other,
        |one, other| one == 2 && other == 12,
    ];
    let beside = |rule: fn(u8, u8) -> bool| {
        (0..hexes.len()).any(|one| {
            (0..hexes.len()).any(|other| {
                touch(hexes[one], hexes[other])
                    && rule(tokens[one].number(), tokens[other].number())
            })
        })
    };
    rules.into_iter().filter(|rule| beside(*rule)).count()
}

proptest! {
    #![proptest_config(cases(150, 4))]

    #[test]
    fn a_rule_is_given_up_only_where_no_order_of_the_tokens_keeps_more(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut hexes = connected(&mut rng);
        hexes.sort_by_key(|hex| Hex::new(0, 0).distance(*hex));
        hexes.truncate(rng.random_range(1..=6));
        let numbers = [2, 6, 8, 9, 12];
        let mut stock = Stock::default();
        let hills = IslandPiece::Terrain(Terrain::Hills);
        stock.set(hills, u8::try_from(hexes.len()).expect("few"));
        for _ in 0..hexes.len() {
            let token = Token::try_from(*numbers.choose(&mut rng).expect("five")).expect("a token");
            let piece = IslandPiece::Token(token);
            stock.set(piece, stock.count(piece) + 1);
        }
        let rules = LayRules { terrain: Spacing::Anywhere, ..LayRules::ALL };
        let laid = lay(&hexes, &stock, &rules, &mut rng).expect("the stock fits");
        let all = orders(&stock.token_pieces());
        let fewest = all.iter().map(|order| broken_rules(&hexes, order)).min();
        prop_assert_eq!(Some(laid.unkept.len()), fewest);
        let tiles = laid.island.tiles();
        let places: Vec<Hex> = tiles.iter().map(|tile| tile.at).collect();
        let tokens: Vec<Token> = tiles.iter().filter_map(|tile| tile.token).collect();
        prop_assert_eq!(broken_rules(&places, &tokens), laid.unkept.len());
    }
}

#[test]
fn what_checks_the_rules_here_notices_islands_laid_without_them() {
    let mut rng = StdRng::seed_from_u64(1);
    let anywhere = LayRules {
        reds: Spacing::Anywhere,
        equal_tokens: Spacing::Anywhere,
        two_and_twelve: Spacing::Anywhere,
        terrain: Spacing::Anywhere,
        desert: DesertPlace::Anywhere,
        ..LayRules::PRINTED
    };
    let mut seen = BTreeSet::new();
    for _ in 0..100 {
        let island = laid_well(&Shape::Standard.hexes(), &anywhere, &mut rng);
        let words = broken(&island, &LayRules::ALL);
        seen.extend(words.iter().filter_map(|words| Some(words.split(' ').next()?.to_owned())));
    }
    assert_eq!(Vec::from_iter(seen), ["2", "desert", "equal", "reds", "terrain"]);
}

#[test]
fn every_small_connected_shape_keeps_all_rules() {
    // Rows, triangles, rings: every shape of up to five hexes that grows from
    // the middle, where there is least room.
    let mut shapes: BTreeSet<BTreeSet<Hex>> = BTreeSet::from([BTreeSet::from([Hex::new(0, 0)])]);
    let mut rng = StdRng::seed_from_u64(1);
    for _ in 1..=5 {
        for shape in &shapes {
            let hexes: Vec<Hex> = shape.iter().copied().collect();
            laid_well(&hexes, &LayRules::ALL, &mut rng);
        }
        let grown = shapes.iter().flat_map(|shape| {
            let next = shape.iter().copied().flat_map(around).filter(|hex| !shape.contains(hex));
            next.map(|hex| shape.iter().copied().chain([hex]).collect::<BTreeSet<Hex>>())
        });
        shapes = grown.collect();
    }
}

/// Any island that has a code: unusual counts, bare hexes, harbors inland.
fn any_island(rng: &mut StdRng) -> Island {
    let hexes = match rng.random_range(0..4) {
        0 => Shape::Standard.hexes(),
        1 => Shape::Large.hexes(),
        2 => connected(rng),
        _ => scattered(rng),
    };
    let bare = rng.random_range(0..=2);
    let tiles: Vec<Tile> = hexes
        .iter()
        .map(|at| {
            let terrain = *Terrain::ALL.choose(rng).expect("six");
            let token = match (bare, terrain) {
                (0, Terrain::Desert) => None,
                (2, _) if rng.random() => None,
                _ => Token::ALL.choose(rng).copied(),
            };
            Tile { at: *at, terrain, token }
        })
        .collect();
    let mut paths = plain(&hexes).paths();
    paths.shuffle(rng);
    paths.truncate(rng.random_range(0..=61));
    let harbors = paths.into_iter().map(|path| {
        let gives = *HarborKind::ALL.choose(rng).expect("six");
        Harbor { path, gives }
    });
    let harbors: Vec<Harbor> = harbors.collect();
    Island::new(tiles, harbors).expect("an island")
}

proptest! {
    #![proptest_config(cases(300, 4))]

    #[test]
    fn a_code_means_exactly_its_island(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let at_sea = sea_codes::any_island(&mut rng, sea_codes::Spread::Near);
        for island in [any_island(&mut rng), at_sea] {
            let code = IslandCode::of(&island).expect("its harbors lie on its paths");
            let read: IslandCode = code.as_str().parse().expect("its own code");
            prop_assert_eq!(read.island(), &island);
            prop_assert_eq!(read, code);
        }
    }

    #[test]
    fn codes_of_shuffled_printed_islands_are_short(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        for (shape, most) in [(Shape::Standard, 24), (Shape::Large, 36)] {
            let rules = some_rules(&mut rng, &shape.hexes());
            let rotation = *shape.rotations().choose(&mut rng).expect("at least one");
            let rules = LayRules { harbors: HarborPlaces::Frame(rotation), ..rules };
            let island = laid_well(&shape.hexes(), &rules, &mut rng);
            let code = IslandCode::of(&island).expect("harbors on the frame");
            let length = code.as_str().replace('-', "").len();
            prop_assert!(length <= most, "{} has {}", code, length);
            prop_assert_eq!(code.as_str().parse::<IslandCode>(), Ok(code));
        }
    }

    #[test]
    fn any_text_is_read_or_refused_and_nothing_breaks(text in "\\PC{0,60}|[0-9A-Z-]{0,400}") {
        if let Ok(code) = text.parse::<IslandCode>() {
            prop_assert_eq!(IslandCode::of(code.island()), Ok(code));
        }
    }

    #[test]
    fn whatever_the_check_fits_is_an_islands_own_code_or_nonsense(
        digits in prop::collection::vec(0_u32..32, 1..300),
        version in 1_u32..5,
        shape in 0_u32..4,
    ) {
        let mut digits = digits;
        digits.insert(0, version);
        // The lowest digit says which way everything is written.
        if let Some(last) = digits.last_mut() {
            *last = *last / 4 * 4 + shape;
        }
        match with_check(&digits).parse::<IslandCode>() {
            Ok(code) => prop_assert_eq!(IslandCode::of(code.island()), Ok(code)),
            Err(why) => prop_assert_eq!(why, BadCode::Nonsense),
        }
    }
}

pub const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

pub fn with_check(digits: &[u32]) -> String {
    let check = digits.iter().fold(0, |sum, digit| (sum * 32 + digit) % 1019);
    let all = digits.iter().copied().chain([check / 32, check % 32]);
    all.map(|digit| char::from(ALPHABET[digit as usize])).collect()
}

#[test]
fn any_one_wrong_character_and_any_two_exchanged_ones_are_noticed() {
    let mut rng = StdRng::seed_from_u64(8);
    let long = std::iter::repeat_with(|| any_island(&mut rng))
        .map(|island| IslandCode::of(&island).expect("a code"))
        .find(|code| code.as_str().len() > 300)
        .expect("a long one");
    let first = IslandCode::of(&first_game()).expect("a code");
    let sea = IslandCode::of(&Island::empty()).expect("a code");
    let wide = sea_codes::any_island(&mut rng, sea_codes::Spread::Far);
    let wide = IslandCode::of(&wide).expect("a code");
    for code in [first, sea, long, wide] {
        let text: Vec<u8> = code.as_str().bytes().filter(|letter| *letter != b'-').collect();
        let refused = |text: &[u8], what: &str| {
            let text = String::from_utf8(text.to_vec()).expect("letters");
            assert_eq!(text.parse::<IslandCode>(), Err(BadCode::CheckDigits), "{what}: {text}");
        };
        for place in 0..text.len() {
            for letter in ALPHABET.iter().filter(|letter| **letter != text[place]) {
                let mut wrong = text.clone();
                wrong[place] = *letter;
                refused(&wrong, "wrong");
            }
            for other in place + 1..text.len() {
                if text[place] != text[other] {
                    let mut wrong = text.clone();
                    wrong.swap(place, other);
                    refused(&wrong, "exchanged");
                }
            }
        }
    }
}

#[derive(Deserialize)]
struct Golden {
    code: String,
    island: Island,
}

/// These never change: tables have written them down. A new format gets a new
/// version and lines of its own.
#[test]
fn codes_that_were_given_out_mean_the_same_islands_forever() {
    let lines = include_str!("../data/island-codes.jsonl").lines();
    let mut read = 0;
    for line in lines {
        let golden: Golden = serde_json::from_str(line).expect("a code and an island");
        let code: IslandCode = golden.code.parse().expect("a code");
        assert_eq!(code.island(), &golden.island);
        let written = IslandCode::of(&golden.island).expect("a code");
        assert_eq!(written.as_str(), golden.code);
        read += 1;
    }
    assert_eq!(read, 16);
    let printed = |line: &&str| line.starts_with(r#"{"code":"2"#);
    let second = include_str!("../data/island-codes.jsonl").lines().filter(printed).count();
    assert_eq!(second, 2, "islands on the printed large frame, in both its rotations");
    let sea = |line: &&str| line.starts_with(r#"{"code":"3"#);
    let third = include_str!("../data/island-codes.jsonl").lines().filter(sea).count();
    assert_eq!(third, 4, "islands with gold, and with sea and hidden hexes");
    let first = IslandCode::of(&first_game()).expect("a code");
    assert_eq!(first.as_str(), "1824-4EB1-9HJF-C7JZ-KZ9X-EG6E");
}
