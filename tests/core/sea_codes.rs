//! Islands with sea, gold, and hidden hexes: their codes, and the letters they are known by,
//! whatever is found (SEA 8, 11).

use board::{
    BadCode, Harbor, HarborKind, Hex, Island, IslandCode, MAX_CELLS, MAX_CODE_CHARACTERS,
    MAX_HARBORS, Surroundings, Terrain, Tile, Token, first_game,
};
use game::{Chit, Correction, Ground, SeaCorrection, SeaMap};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, IteratorRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

use crate::common::Table;
use crate::common::cases::cases;
use crate::islands::{ALPHABET, with_check};
use crate::sea_game::{GOLD, HIDDEN, ISLET, opened, rules};

/// How far the hexes of an island lie apart.
#[derive(Clone, Copy)]
pub enum Spread {
    Near,
    Far,
}

/// Any island amid sea and hidden hexes, with harbors on any of its paths.
pub fn any_island(rng: &mut StdRng, spread: Spread) -> Island {
    let most = match spread {
        Spread::Near => 7,
        Spread::Far => 127,
    };
    let mut cells = Vec::new();
    for _ in 0..rng.random_range(1..=MAX_CELLS) {
        cells.push(Hex::new(rng.random_range(-most..=most), rng.random_range(-most..=most)));
    }
    cells.sort_unstable();
    cells.dedup();
    cells.shuffle(rng);
    let sea = cells.split_off(rng.random_range(0..=cells.len()));
    let hidden = cells.split_off(rng.random_range(0..=cells.len()));
    let tile = |at: Hex, rng: &mut StdRng| Tile {
        at,
        terrain: Terrain::ALL.into_iter().chain([Terrain::Gold]).choose(rng).expect("some"),
        token: rng.random_bool(0.8).then(|| *Token::ALL.choose(rng).expect("some")),
    };
    let tiles: Vec<Tile> = cells.into_iter().map(|at| tile(at, rng)).collect();
    let surroundings = Surroundings { sea, hidden };
    let few: Vec<Tile> = tiles.iter().take(61).copied().collect();
    let bare = if surroundings == Surroundings::default() {
        Island::new(few, Vec::new())
    } else {
        Island::with_sea(tiles, Vec::new(), surroundings)
    };
    let bare = bare.expect("different hexes");
    let mut paths = bare.paths();
    paths.shuffle(rng);
    paths.truncate(rng.random_range(0..=MAX_HARBORS));
    let harbors = paths.into_iter().map(|path| {
        let gives = *HarborKind::ALL.choose(rng).expect("some");
        Harbor { path, gives }
    });
    let harbors = harbors.collect();
    bare.relaid(bare.tiles().to_vec(), harbors).expect("one harbor a path")
}

fn plain(code: &IslandCode) -> Vec<u8> {
    code.as_str().bytes().filter(|letter| *letter != b'-').collect()
}

proptest! {
    #![proptest_config(cases(200, 4))]

    #[test]
    fn a_changed_code_is_refused_or_is_another_islands(seed: u64) {
        let mut rng = StdRng::seed_from_u64(seed);
        let island = any_island(&mut rng, Spread::Near);
        let code = IslandCode::of(&island).expect("a code");
        let mut text = plain(&code);
        let place = rng.random_range(0..text.len() - 2);
let others: Vec<u8> =
            ALPHABET.iter().copied().filter(|letter| *letter != text[place]).collect();
        text[place] = *others.choose(&mut rng).expect("31 others");
        let wrong = String::from_utf8(text.clone()).expect("ASCII");
        prop_assert_eq!(wrong.parse::<IslandCode>(), Err(BadCode::CheckDigits));
        // With a check that fits again it means another island, or none.
        let digit = |letter: &u8| ALPHABET.iter().position(|known| known == letter).expect("known");
        let digits = text[..text.len() - 2].iter().map(|letter| u32::try_from(digit(letter)).expect("small"));
        let digits: Vec<u32> = digits.collect();
        match with_check(&digits).parse::<IslandCode>() {
            Ok(other) => {
                prop_assert_ne!(other.island(), &island);
                prop_assert_eq!(IslandCode::of(other.island()), Ok(other));
            }
            Err(error) => prop_assert!(
                matches!(error, BadCode::Nonsense | BadCode::NewerVersion(_)), "{}", error
            ),
        }
    }
}

#[test]
fn the_largest_and_widest_island_has_a_code_that_is_read() {
    let mut longest = 0;
    for seed in 0..12 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut cells: Vec<Hex> = Vec::new();
        while cells.len() < MAX_CELLS {
            let [q, r] = [0; 2].map(|_: i8| rng.random_range(-126..=126));
            if !cells.contains(&Hex::new(q, r)) {
                cells.push(Hex::new(q, r));
            }
        }
        let sea = cells.split_off(MAX_CELLS - 1 - usize::try_from(seed).expect("few") * 5);
        let tile = |at| Tile { at, terrain: Terrain::Desert, token: Some(Token::ALL[9]) };
        let tiles: Vec<Tile> = cells.into_iter().map(tile).collect();
        let bare =
            Island::with_sea(tiles.clone(), Vec::new(), Surroundings { sea, hidden: Vec::new() });
        let bare = bare.expect("different hexes");
        let paths = bare.paths().into_iter().step_by(7).take(MAX_HARBORS);
        let harbors = paths.map(|path| Harbor { path, gives: HarborKind::ALL[5] }).collect();
        let island = bare.relaid(tiles, harbors).expect("an island");
        let code = IslandCode::of(&island).expect("a code");
        assert_eq!(code.as_str().parse::<IslandCode>().expect("read").island(), &island);
        longest = longest.max(plain(&code).len());
    }
    assert!((480..=MAX_CODE_CHARACTERS).contains(&longest), "{longest}");
    let wide = any_island(&mut StdRng::seed_from_u64(4), Spread::Far);
    let code = IslandCode::of(&wide).expect("a code");
    assert_eq!(code.as_str().parse::<IslandCode>().expect("read").island(), &wide);
}

#[test]
fn gold_sea_and_hidden_hexes_have_codes_of_a_version_of_their_own() {
    let at = Hex::new(9, 9);
    let tiles = first_game().tiles().to_vec();
    let sea = Surroundings { sea: vec![at], hidden: Vec::new() };
    let hidden = Surroundings { sea: Vec::new(), hidden: vec![at] };
    let amid = |surroundings| Island::with_sea(tiles.clone(), Vec::new(), surroundings);
    let gold = Tile { at, terrain: Terrain::Gold, token: None };
    for island in [amid(sea), amid(hidden), Island::new(vec![gold], Vec::new())] {
        let island = island.expect("an island");
        let code = IslandCode::of(&island).expect("a code");
        assert!(code.as_str().starts_with('3'));
        assert_eq!(code.as_str().parse::<IslandCode>().map(IslandCode::into_island), Ok(island));
    }
}

const HOME: Hex = Hex::new(0, 0);
/// Sea between what is hidden and the main island.
const STRAIT: Hex = Hex::new(-3, 0);

fn lays(table: &mut Table, at: Hex, terrain: Option<Terrain>) {
    let is = terrain.map(|terrain| Ground { terrain, token: None });
    table.corrects(Correction::Tile { at, is });
}

/// Returns what the islands of these hexes are called now.
fn letters<const N: usize>(table: &Table, hexes: [Hex; N]) -> String {
    let areas = table.state.position().areas();
    let area = |hex: Hex| areas.iter().find(|area| area.hexes.contains(&hex));
    hexes.iter().map(|hex| area(*hex).expect("land").letter.to_string()).collect()
}

fn letter_of(table: &Table, hex: Hex) -> String {
    table.state.position().letter_of(hex).expect("a letter").to_string()
}

#[test]
fn what_is_found_takes_the_next_letter_and_all_others_keep_theirs() {
    let mut table = opened(rules(), SeaMap::default());
    assert_eq!(letters(&table, [HOME, ISLET]), "AB");
    lays(&mut table, HIDDEN[1], Some(Terrain::Desert));
    assert_eq!(letters(&table, [HOME, ISLET, HIDDEN[1]]), "ABC");
    lays(&mut table, HIDDEN[0], Some(Terrain::Desert));
    assert_eq!(letters(&table, [HOME, ISLET, HIDDEN[0]]), "ABC", "it joins the one beside it");
}

#[test]
fn islands_that_grow_together_go_by_the_earlier_letter_and_chits_keep_theirs() {
    let mut table = opened(rules(), SeaMap::default());
    let player = table.seat(0);
    lays(&mut table, HIDDEN[0], Some(Terrain::Desert));
    let chit = Chit { island: HIDDEN[0], points: 2 };
    let correction = Correction::Sea(SeaCorrection::Chit { player, chit });
    table.corrects(correction);
    lays(&mut table, STRAIT, Some(Terrain::Desert));
    assert_eq!(letters(&table, [HOME, STRAIT, HIDDEN[0]]), "AAA");
    assert_eq!(letter_of(&table, HIDDEN[0]), "C", "so the chit is still called");
    lays(&mut table, STRAIT, None);
    assert_eq!(letters(&table, [HOME, HIDDEN[0]]), "AC");
}

#[test]
fn an_island_that_a_correction_parts_is_two_with_a_letter_each() {
    let mut table = opened(rules(), SeaMap::default());
    let far = Hex::new(5, 0);
    lays(&mut table, far, Some(Terrain::Desert));
    assert_eq!(letters(&table, [GOLD, ISLET, far]), "BBB");
    lays(&mut table, ISLET, None);
    assert_eq!(letters(&table, [HOME, GOLD]), "AB");
    let mut all: Vec<String> =
        table.state.position().areas().iter().map(|area| area.letter.to_string()).collect();
    all.sort();
    let count = all.len();
    all.dedup();
    assert_eq!(all.len(), count, "no letter twice");
}
