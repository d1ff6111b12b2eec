//! Openings of scenarios with rules of their own, on the printed maps.

use cards::deck_a;
use game::{Following, OwnScenario, Rules, SeaMap, SeaRules, Setup, SetupFields};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{BuiltInScenario, LayHow};
use stats::random_setup;

use crate::common::players;

pub const fn file(own: OwnScenario) -> BuiltInScenario {
    match own {
        OwnScenario::Tribe => BuiltInScenario::ForgottenTribe,
        OwnScenario::Cloth => BuiltInScenario::Cloth,
        OwnScenario::Pirates => BuiltInScenario::PirateIslands,
        OwnScenario::Wonders => BuiltInScenario::Wonders,
    }
}

/// Its opening on the printed map for so many.
pub fn opening(own: OwnScenario, names: &[&str], following: Following) -> Setup {
    let scenario = file(own).scenario().expect("a sound file");
    let count = u8::try_from(names.len()).expect("few");
    let map = scenario.map_for(count).expect("a map");
    let mut rng = StdRng::seed_from_u64(1);
    let laid = map.lay(LayHow::PRINTED, &mut rng);
    let sea = Some(SeaRules::default());
    let rules = Rules { following, sea, ..Rules::open_hands() }.for_scenario(&scenario);
    let deck = deck_a().expect("the built-in deck is sound");
    let drawn = random_setup(&[deck], names.len(), Rules { sea: None, ..rules.clone() }, &mut rng);
    let sea = Some(SeaMap::of(&scenario, map, &laid));
    let fields = SetupFields::from(drawn.expect("a setup"));
    let players = players(names.iter().copied());
    Setup::new(SetupFields { players, rules, island: laid.island, sea, ..fields }).expect("a setup")
}
