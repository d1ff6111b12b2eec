//! Targets, points, and the pieces of five and six players are as many as docs/sea.md counts
//! (SEA 10, 12, 13, 14).

use std::collections::BTreeMap;

use board::{Hex, Terrain, Token};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{Cell, Ground, HarborPlan, LayHow, Map, Pieces, Start};

use crate::sea_page::{
    bare, kinds, map_of, numbers, printed, scenario, section, sorted, table_rows, terrain, token,
};

#[test]
fn targets_and_points_are_those_of_the_page() {
    let rows = table_rows(&section(10));
    let mut compared = 0;
    for row in rows.iter().filter(|row| row[0].parse::<usize>().is_ok()) {
        let number: usize = row[0].parse().expect("a number");
        let points = numbers(&row[2]);
        let target = if number == 8 { points[1] } else { points[0] };
        assert_eq!(scenario(number).target(), target, "{}", row[1]);
        compared += 1;
    }
    assert_eq!(compared, 9);
    let said = section(12).replace('\n', " ");
    assert!(said.contains(
        "Two points more: 16 for scenarios 1, 4, and 6; 15 for 2; 14 for 3 and 9; in 8 level 4, \
         or 12 points and the lead; in 7 12 and the fortress"
    ));
    for number in 1..=9 {
        let scenario = scenario(number);
        assert_eq!(scenario.target_with_knights(), scenario.target() + 2);
        let each = match number {
            1 | 2 | 4 => 2,
            8 | 9 => 1,
            _ => 0,
        };
        assert_eq!(scenario.points(), each);
        // Scenario 2 limits where players begin; 5 to 8 are games of their own.
        let is_kept = number == 2 || (5..=8).contains(&number);
        assert_eq!(!scenario.kept_by_table().is_empty(), is_kept, "{}", scenario.id().as_str());
    }
    let said = section(10).replace('\n', " ");
    for sentence in [
        "Each small island is worth 2 points.",
        "Each other island is worth 2 points.",
        "That strip is an area, and so is each islet; each is worth 2 points.",
        "Each islet is worth 1 point.",
        "Each foreign island is worth 1 point.",
    ] {
        assert!(said.contains(sentence), "{sentence}");
    }
}

/// Counts of terrains in the order of the page, then gold, deserts, and sea.
fn terrain_counts(grounds: &[Ground]) -> [usize; 8] {
    let order = ["H", "Fo", "P", "Fi", "M", "G", "D"].map(|letters| Ground::Land(terrain(letters)));
    let count = |ground: Ground| grounds.iter().filter(|other| **other == ground).count();
    let mut counts = [0; 8];
    for (place, ground) in order.into_iter().chain([Ground::Sea]).enumerate() {
        counts[place] = count(ground);
    }
    counts
}

fn token_counts(tokens: &[Token]) -> [usize; 10] {
    Token::ALL.map(|token| tokens.iter().filter(|other| **other == token).count())
}

/// All that is laid on a map in sight.
fn stock(map: &Map) -> (Vec<Ground>, Vec<Token>) {
    let mut all = (Vec::new(), Vec::new());
    for mix in map.mixes() {
        let Pieces::Stock { grounds, tokens } = &mix.pieces else { panic!("all is drawn") };
        all.0.extend(grounds.iter().copied());
        all.1.extend(tokens.iter().copied());
    }
    all.0.extend(map.parting_deserts().iter().map(|_| Ground::Land(Terrain::Desert)));
    all
}

#[test]
fn maps_for_five_and_six_have_what_the_page_counts() {
    let rows = table_rows(&section(14));
    let mut compared = 0;
    for row in rows {
        let Some(number) = row[0].split(' ').next().and_then(|word| word.parse().ok()) else {
            continue;
        };
        if number > 4 {
            continue;
        }
        let map = map_of(&scenario(number), &[5, 6]);
        let (grounds, tokens) = if row[0].ends_with("hidden") {
            assert_eq!(map.hidden_grounds().len(), 18, "since 3 of them are sea");
            let is_land = |ground: &&Ground| **ground != Ground::Sea;
            let land = map.hidden_grounds().iter().filter(is_land).copied().collect();
            (land, map.hidden_tokens().to_vec())
        } else {
            stock(&map)
        };
        let counts: Vec<usize> =
            row[1..].iter().map(|cell| cell.parse().expect("a count")).collect();
        match counts.len() {
            7 => assert_eq!(terrain_counts(&grounds)[..7], counts, "{}", row[0]),
            10 => assert_eq!(token_counts(&tokens)[..], counts, "{}", row[0]),
            _ => panic!("{row:?}"),
        }
        compared += 1;
    }
    assert_eq!(compared, 10);
    assert!(section(14).replace('\n', " ").contains(
        "Harbors are eleven: five 3:1, two for wool, and one for each of the other four resources."
    ));
    let eleven = kinds("3:1 3:1 3:1 3:1 3:1 brick lumber wool wool grain ore");
    for number in [1, 2, 3, 4, 9] {
        let map = map_of(&scenario(number), &[5, 6]);
        let (HarborPlan::Places { mixed, .. } | HarborPlan::ByPlayers(mixed)) = map.harbors()
        else {
            panic!("{number} has harbors");
        };
        assert_eq!(*mixed, eleven);
    }
    let six = map_of(&scenario(2), &[5, 6]);
    for seed in 0..20 {
        let mut rng = StdRng::seed_from_u64(seed);
        let laid = six.lay(LayHow::SHUFFLED, &mut rng);
        let tile = laid.robber.and_then(|hex| laid.island.tile(hex).copied()).expect("on land");
        assert_eq!((tile.terrain, tile.token), (Terrain::Pasture, Some(token(2))));
        assert_eq!(laid.island.islands().len(), 6);
    }
}

#[test]
fn our_maps_for_five_and_six_fill_the_frame_and_part_their_areas() {
    let cells = |map: &Map| sorted(map.cells().iter().map(|drawn| drawn.at));
    let frame = cells(&map_of(&scenario(9), &[5, 6]));
    for number in 1..=4 {
        let map = map_of(&scenario(number), &[5, 6]);
        assert_eq!(cells(&map), frame, "{number}");
        let isles = bare(&map, &printed(&map)).islands();
        let largest = isles.iter().map(|isle| isle.hexes.len()).max().expect("land");
        match number {
            1 | 4 => {
                let areas = sorted(map.areas().iter().map(|area| area.hexes.clone()));
                assert_eq!(areas, sorted(isles.into_iter().map(|isle| isle.hexes)));
                let home = scenario(number).home_on(&map).expect("for everybody");
                assert_eq!(home.len(), largest);
            }
            2 => assert_eq!((isles.len(), largest), (6, 6)),
            _ => assert_eq!((isles.len(), largest), (2, 12)),
        }
    }
    let desert = map_of(&scenario(4), &[5, 6]);
    assert_eq!((desert.parting_deserts().len(), desert.parted_areas().count()), (5, 2));
}

#[test]
fn the_frames_of_new_world_are_those_of_the_page() {
    let rows = table_rows(&section(13));
    let row = |name: &str| {
        let row = rows.iter().find(|row| row[0].starts_with(name)).expect("a row");
        [row[1].clone(), row[2].clone()]
    };
    for (nth, players) in [&[3, 4][..], &[5, 6]].into_iter().enumerate() {
        let map = map_of(&scenario(9), players);
        let said = |name: &str| numbers(&row(name)[nth]);
        let open: Vec<Hex> = map
            .cells()
            .iter()
            .filter(|drawn| drawn.cell == Cell::Open)
            .map(|drawn| drawn.at)
            .collect();
        let mut in_rows: BTreeMap<i8, u8> = BTreeMap::new();
        for hex in &open {
            *in_rows.entry(hex.r).or_default() += 1;
        }
        let mut places = vec![u8::try_from(open.len()).expect("few")];
        places.extend(in_rows.values());
        assert_eq!(places, said("places"));
        let ring: Vec<_> = map.cells().iter().filter(|drawn| drawn.cell.is_sea()).collect();
        assert_eq!(ring.len(), usize::from(said("ring")[0]));
        assert_eq!(ring.len() + open.len(), map.cells().len());
        let is_beside = |hex: Hex| open.iter().any(|other| other.distance(hex) == 1);
        assert!(ring.iter().all(|drawn| is_beside(drawn.at)));
        let (grounds, tokens) = stock(&map);
        let counts = terrain_counts(&grounds);
        assert_eq!(counts[7], usize::from(said("sea")[0]));
        let land = match row("land")[nth].as_str() {
            "23: forest, pasture, and fields 5 each, hills and mountains 4 each" => {
                [4, 5, 5, 5, 4, 0, 0]
            }
            "42: 7 of each terrain, 4 gold, 3 deserts" => [7, 7, 7, 7, 7, 4, 3],
            other => panic!("{other} is not compared"),
        };
        assert_eq!(counts[..7], land);
        let words = ["one", "two", "three", "four", "five"];
        let mut expected = Vec::new();
        for part in row("tokens")[nth].split("; ") {
            let copies = words.iter().position(|word| part.starts_with(word)).expect("a count") + 1;
            for number in numbers(part) {
                expected.extend(vec![token(number); copies]);
            }
        }
        assert_eq!(sorted(tokens), sorted(expected));
        assert_eq!(
            (map.pirate(), map.lay(LayHow::PRINTED, &mut StdRng::seed_from_u64(3)).robber),
            (None, None)
        );
    }
    assert!(matches!(scenario(9).start(), Start::Anywhere));
}
