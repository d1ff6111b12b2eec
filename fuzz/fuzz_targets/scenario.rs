//! Bytes as a scenario file.
//!
//! Laws: nothing panics; a file is a scenario or has an error; each of its maps is laid whole, as
//! printed and shuffled, and its code is read as itself.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rand::SeedableRng;
use rand::rngs::StdRng;
use board::IslandCode;
use scenarios::{LayHow, Map, inspect};

/// Lays the map and looks at what lies there.
fn laid(map: &Map, how: LayHow) {
    let mut rng = StdRng::seed_from_u64(1);
    let laid = map.lay(how, &mut rng);
    let island = &laid.island;
    let cells = island.tiles().len() + island.sea().len() + island.hidden().len();
    assert_eq!(cells, map.cells().len());
    assert!(laid.robber.is_none_or(|hex| island.is_land(hex)));
    assert!(laid.pirate.is_none_or(|hex| island.is_sea(hex)));
    let code = IslandCode::of(island).expect("harbors on the coast");
    assert_eq!(code.as_str().parse::<IslandCode>().expect("its own").island(), island);
}

fuzz_target!(|bytes: &[u8]| {
    let report = inspect(bytes);
    assert_eq!(report.scenario().is_none(), !report.errors().is_empty());
    for error in report.errors() {
        assert!(!error.to_string().is_empty());
    }
    let Some(scenario) = report.scenario() else { return };
    for map in scenario.maps() {
        laid(map, LayHow::PRINTED);
        laid(map, LayHow::SHUFFLED);
        let _ = (scenario.home_on(map), scenario.start_on(map), map.parted_areas().count());
    }
});
