//! The drawings of the almanac, built into the program.

/// Each drawing by its name, which is that of its file.
macro_rules! drawings {
    ($($name:literal)*) => {
        pub(super) const DRAWINGS: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../../../../almanac/drawings/", $name, ".json")))),*];
    };
}

drawings! {
    "aqueduct" "attack-lost" "attack-repelled" "bishop-robber" "build-city-upgrade"
    "build-road-blocked" "build-road-places" "build-settlement-cuts" "build-settlement-places"
    "calm-sea-harbors" "card-conflict" "card-good-neighbors" "card-leap-year"
    "card-neighborly-assistance" "card-new-year" "card-plentiful-year" "card-quiet-day"
    "card-robber-attacks" "card-robber-flees" "card-spring-begins" "card-tournament"
    "city-commodities" "city-wall" "costs-pieces" "desert-robber" "desert-strip" "deserter-places"
    "diplomat-road" "distance-rule" "earthquake-at-sea" "earthquake-roads" "engineer-wall"
    "epidemic-six" "fleet" "friendly-robber" "gold-field" "harbor-two-ends" "harbormaster"
    "hex-corners" "hidden-reached" "home-islands" "intersection-kinds" "intrigue-knight"
    "inventor-swap" "irrigation-fields" "island-points" "island-small" "knight-active"
    "knight-chases" "knight-displaces" "knight-interrupts" "knight-levels" "knight-moves"
    "knight-recruits" "knights-opening" "knights-point-card" "knights-season-faces"
    "knights-tournament-card" "laid-city" "longest-road" "longest-road-cut" "maritime-trade"
    "medicine-city" "merchant-hex" "metropolis" "mining-mountains" "opening-second" "path-kinds"
    "pirate-robs" "production" "progress-alchemist" "progress-bishop" "progress-commercial-harbor"
    "progress-constitution" "progress-crane" "progress-deserter" "progress-diplomat"
    "progress-engineer" "progress-intrigue" "progress-inventor" "progress-irrigation"
    "progress-master-merchant" "progress-medicine" "progress-merchant" "progress-merchant-fleet"
    "progress-mining" "progress-printer" "progress-resource-monopoly" "progress-road-building"
    "progress-saboteur" "progress-smith" "progress-spy" "progress-trade-monopoly"
    "progress-warlord" "progress-wedding" "red-numbers-adjacent" "road-building"
    "road-building-paths" "robber-and-pirate" "robber-blocks" "robber-flees-desert" "robber-locked"
    "sea-knight" "sea-opening" "season-drought" "season-gentle-rain" "season-lighthouse"
    "season-snowstorm" "seven-card" "ship-closed" "ship-open" "ship-places" "ship-ring"
    "ship-settles" "smith-knights" "spiral-start" "stealing" "strait" "terrain-six" "tokens-dots"
    "trade-advantage-at-sea" "trade-advantage-roads" "trade-route" "trade-route-gap" "tribe"
    "turn-card" "victory-points" "village" "warlord-knights"
}
