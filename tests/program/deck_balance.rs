//! What `deck balance` plays and prints, in scenarios of Seafarers too.

use cards::{BuiltIn, Selection, Weather};
use game::OwnScenario;
use rstest::rstest;
use scenarios::BuiltInScenario;
use stats::{ScenarioBalance, Trial};

use crate::decks::{deck, played};
use crate::program::tableside;

/// Scenarios with rules of their own change what there is to win and to lose; it upsets no deck.
#[rstest]
fn in_each_scenario_events_bring_nobody_much_and_its_own_things_happen(
    #[values(
        BuiltInScenario::NewShores,
        BuiltInScenario::ForgottenTribe,
        BuiltInScenario::Cloth,
        BuiltInScenario::PirateIslands,
        BuiltInScenario::Wonders
    )]
    known: BuiltInScenario,
) {
    let scenario = known.scenario().expect("sound");
    let selection = Selection { weather: Weather::Mixed, ..Selection::default() };
    let trial = Trial::new(vec![deck(BuiltIn::B)], selection, 4).of(scenario);
    let balance = played(trial, 8_000);
    assert!(balance.net.mean.abs() <= 0.05 + 4.0 * balance.net.error, "{:?}", balance.net);
    assert!(balance.sea.expect("played").ships > 1.0, "{:?}", balance.sea);
    let is_share = |share: f64| share > 0.0 && share < 1.0;
    match balance.scenario {
        None => assert_eq!(known, BuiltInScenario::NewShores),
        Some(ScenarioBalance::Tribe(it)) => {
            assert!(it.chits > 0.0 && it.cards > 0.0 && it.harbors > 0.0, "{it:?}");
            let most = [8.0, 4.0, 6.0].map(|count| count / 4.0);
            assert!(it.chits <= most[0] && it.cards <= most[1] && it.harbors <= most[2], "{it:?}");
        }
        Some(ScenarioBalance::Cloth(it)) => {
            assert!(it.cloth > 1.0 && it.cloth <= 50.0 / 4.0, "{it:?}");
            assert!(it.empty_villages > 0.0 && it.empty_villages < 8.0, "{it:?}");
            assert!(is_share(it.ended_by_villages), "{it:?}");
        }
        Some(ScenarioBalance::Pirates(it)) => {
            assert!(it.attacks > 0.1 && is_share(it.won) && is_share(it.even), "{it:?}");
            assert!(it.won + it.even < 1.0, "some are lost: {it:?}");
            assert!(it.warships > 1.0 && it.sieges >= 3.0 * it.fortresses, "{it:?}");
            assert!(it.fortresses >= 0.25, "nobody wins without: {it:?}");
        }
        Some(ScenarioBalance::Wonders(it)) => {
            assert!(it.claimed > 0.0 && it.claimed <= 1.0, "{it:?}");
            assert!(it.levels > 0.0 && it.levels <= 4.0 && is_share(it.ended_by_wonder), "{it:?}");
        }
    }
}
#[test]
fn deck_balance_measures_letters_files_and_mixes_alike() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/deck-c.json");
    let run = |decks: &str| {
        let output = tableside(&["deck", "balance", decks, "--turns", "500", "--json"]);
        assert!(output.status.success(), "{output:?}");
        assert!(output.stderr.is_empty(), "{output:?}");
        serde_json::from_slice::<serde_json::Value>(&output.stdout).expect("JSON")
    };
    let mixed = run("b+C");
    assert_eq!(mixed, run(&format!("B+{file}")), "the same games from the same seed");
    assert!(mixed["turns"].as_u64().expect("a count") >= 500);
    assert_eq!(mixed["seats"].as_array().expect("seats").len(), 4);
    let plain = tableside(&["deck", "balance", "A", "--turns", "100", "--seed", "2"]);
    let text = String::from_utf8(plain.stdout).expect("text");
    assert!(text.contains("per player and turn"), "{text}");
    assert!(text.contains("plentiful_year") || text.contains("epidemic"), "{text}");
    assert!(!text.contains("robber_attacks"), "a 7 is no event: {text}");
}

#[test]
fn deck_balance_plays_any_scenario_and_says_what_its_own_rules_brought() {
    for known in BuiltInScenario::ALL {
        let asked = ["deck", "balance", "B", "--turns", "50", "--json", "--scenario", known.key()];
        let output = tableside(&asked);
        assert!(output.status.success(), "{output:?}");
        let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert!(told["sea"].is_object(), "{told}");
        let own = OwnScenario::of_scenario(&known.scenario().expect("sound"));
        let own = own.map(OwnScenario::key);
        let fields = told["scenario"].as_object().map(|it| it.keys().cloned().collect::<Vec<_>>());
        assert_eq!(fields, own.map(|key| vec![key.to_owned()]), "{known:?}");
    }
    let plain = ["deck", "balance", "B", "--turns", "50", "--scenario", "pirate-islands"];
    let text = String::from_utf8(tableside(&plain).stdout).expect("text");
    assert!(text.contains("fleet's attacks per turn"), "{text}");
    let asked = [&plain[..], &["--expansion", "knights"]].concat();
    let refused = tableside(&asked);
    assert_eq!(refused.status.code(), Some(1));
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(said.contains("pirate-islands needs development cards"), "{said}");
}

#[test]
fn deck_balance_of_no_deck_says_which_file_and_why() {
    let missing = tableside(&["deck", "balance", "no-such-deck.json"]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("no-such-deck.json"));
    let folder = tableside(&["deck", "balance", env!("CARGO_MANIFEST_DIR")]);
    assert_eq!(folder.status.code(), Some(1));
    let other = tableside(&["deck", "balance", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")]);
    assert_eq!(other.status.code(), Some(1));
    let said = String::from_utf8_lossy(&other.stderr).into_owned();
    assert!(said.contains("Cargo.toml") && said.contains("JSON"), "{said}");
}
