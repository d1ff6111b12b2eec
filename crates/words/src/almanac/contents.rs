//! The almanac's contents: the entries' files in both languages, which rules they explain, and the
//! drawings' files.

use super::entry::{DrawingId, EntryId, TableFact};
use crate::language::Language;
use game::Expansion;

#[derive(Clone, Copy, Debug)]
pub(super) struct EntrySource {
    pub id: EntryId,
    english: &'static str,
    german: &'static str,
    /// The expansions that it is about; none: any game.
    pub of: &'static [Expansion],
    /// The sections of the rules' documents that it explains: tests see that none is left out.
    #[cfg(test)]
    pub covers: &'static [&'static str],
    /// Facts about the table's own rules that belong beside it.
    pub table: &'static [TableFact],
}

impl EntrySource {
    pub const fn file(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::German => self.german,
        }
    }
}

/// Entries about some expansions, or about any game. Some stand in each row: the sections that they
/// explain, what the table plays beside them (`@` marks what is no rule of a row), and their names, each
/// with that by which something of a game leads to it.
macro_rules! sources {
    ($list:ident of [$($of:ident)*]: $($rows:tt)*) => {
        sources! { @rows $list, &[$(Expansion::$of),*]; $($rows)* }
    };
    (@rows $list:ident, $of:expr; $($covers:tt $table:tt $($name:literal $($link:ident)?)+;)*) => {
        impl EntryId {
            $($($(
                #[doc = concat!("The entry `", $name, "`.")]
                pub const $link: Self = Self::of($name);
            )?)+)*
        }

        const $list: &[EntrySource] = &[$($(EntrySource {
            id: EntryId::of($name),
            english: include_str!(concat!("../../../../almanac/en/", $name, ".md")),
            german: include_str!(concat!("../../../../almanac/de/", $name, ".md")),
            of: $of,
            #[cfg(test)]
            covers: covers!($covers),
            table: table!($table),
        },)+)*];
    };
}

#[cfg(test)]
macro_rules! covers {
    ([$($document:ident $section:literal)*]) => {
        &[$(concat!(stringify!($document), " ", $section)),*]
    };
}

macro_rules! table {
    ([$(@ $fact:ident)* $($rule:ident)*]) => {
        &[$(TableFact::$fact,)* $(TableFact::Rule(&game::rule_rows::$rule)),*]
    };
}

sources! {
    BASE of []:
    // The island, and what is built on it.
    [RULES 2] [] "island" "red-numbers" "variable-board";
    [RULES 0] [] "hex" "intersections" "paths";
    [RULES 0 RULES 1] [] "terrain";
    [RULES 0] [following] "resources";
    [RULES 1] [] "number-tokens" "supply";
    [RULES 1 RULES 6] [] "harbors";
    [RULES 5] [] "desert";
    [RULES 1 RULES 2] [extra_building] "large-board";
    [RULES 6] [] "costs" COSTS "road" ROAD "distance-rule" DISTANCE_RULE;
    [RULES 6 RULES 8] [] "settlement" SETTLEMENT "city" CITY;
    [RULES 3] [] "opening" OPENING;
    [RULES 4] [] "seat-order";
    [RULES 1 RULES 5 RULES 6] [] "bank";
    // A turn: production, the robber, trade, cards, awards, and points.
    [RULES 4 RULES 4.2 RULES 4.3] [] "turn" TURN;
    [RULES 4.2 RULES 5] [] "production" PRODUCTION;
    [RULES 5 RULES 6] [] "bank-shortage" BANK_SHORTAGE;
    [RULES 5] [hand_limit] "seven";
    [RULES 5 RULES 11 KNIGHTS 5] [hand_limit] "discarding" DISCARDING;
    [RULES 5] [friendly_robber] "robber" ROBBER;
    [RULES 5] [] "stealing" STEALING;
    [RULES 11 KNIGHTS 16 TRADERS 6] [friendly_robber] "friendly-robber" FRIENDLY_ROBBER;
    [RULES 11] [first_sevens] "first-round-sevens" FIRST_SEVENS;
    [RULES 6 RULES 4.3] [] "domestic-trade" DOMESTIC_TRADE;
    [RULES 6 KNIGHTS 6] [] "maritime-trade" MARITIME_TRADE;
    [RULES 4.1 RULES 6] [] "development-cards" DEVELOPMENT_CARDS;
    [RULES 5 RULES 4.1] [] "knight-card" KNIGHT_CARD;
    [RULES 6] [] "road-building" ROAD_BUILDING "year-of-plenty" YEAR_OF_PLENTY "monopoly" MONOPOLY;
    [RULES 4.1 RULES 4.4 RULES 8] [] "victory-point-cards" POINT_CARDS;
    [RULES 7] [] "longest-road" LONGEST_ROAD "largest-army" LARGEST_ARMY;
    [RULES 7 RULES 11 KNIGHTS 17 TRADERS 6] [harbormaster target] "harbormaster" HARBORMASTER;
    [RULES 8 RULES 7 KNIGHTS 13] [] "victory-points" VICTORY_POINTS;
    [RULES 4.4 RULES 8 RULES 11] [target partner_win] "winning" WINNING;
    [RULES 4.5 KNIGHTS 15 SEA 9] [extra_building] "special-building" SPECIAL_BUILDING;
    [RULES 4.5 KNIGHTS 15 SEA 9] [extra_building partner_win] "paired-players";
    [RULES 11] [] "leaving-player";
    // Event cards, seasons, and dice.
    [RULES 4.2 RULES 9] [@NumberSource] "event-cards" EVENT_CARDS;
    [RULES 9] [] "card-number";
    [RULES 9.1] [@DeckLayout] "deck-a";
    [RULES 9.1 RULES 9.2] [@DeckLayout] "new-year" NEW_YEAR "hidden-cards";
    [RULES 5 RULES 9.1] [] "robber-attacks";
    [RULES 9.1] [@Rulings] "epidemic" EPIDEMIC "earthquake" EARTHQUAKE "tournament"
        "trade-advantage" "calm-sea" "robber-flees" ROBBER_FLEES "neighborly-assistance" "conflict"
        "ruling-sets";
    [RULES 9.1] [] "good-neighbors" "plentiful-year" "no-event" NO_EVENT;
    [RULES 10] [@NumberSource] "own-dice" "app-dice" "printed-cards";
    [RULES 9.2] [@DeckLayout] "season-decks" "seasons" SEASONS "deck-b" "deck-c" "deck-d"
        "leap-year" LEAP_YEAR "change-in-the-weather" "held-weather" HELD_WEATHER "mixed-decks";
    [RULES 9.2 RULES 9.3] [] "season-card";
}

sources! {
    KNIGHTS of [Knights]:
    [KNIGHTS 1 KNIGHTS 13 KNIGHTS 17] [target harbormaster] "cities-and-knights";
    [KNIGHTS 1 KNIGHTS 4 KNIGHTS 6] [] "commodities" COMMODITIES;
    [KNIGHTS 3] [@NumberSource] "event-die" EVENT_DIE;
    [KNIGHTS 8] [] "event-die-gates" GATES "progress-cards" PROGRESS_CARDS
        "progress-limit" PROGRESS_LIMIT;
    [KNIGHTS 9] [] "barbarians" BARBARIANS "barbarian-attack" BARBARIAN_ATTACK
        "defender-of-the-island" DEFENDER "pillage" PILLAGE;
    [KNIGHTS 9 KNIGHTS 17] [] "laid-city";
    [KNIGHTS 1 KNIGHTS 10] [] "knights" KNIGHTS;
    [KNIGHTS 10] [] "recruiting-knights" RECRUITING "activating-knights" ACTIVATING
        "promoting-knights" PROMOTING "moving-knights";
    [KNIGHTS 10] [edition] "displacing-knights" DISPLACING;
    [KNIGHTS 10 KNIGHTS 11 KNIGHTS 16] [friendly_robber edition] "chasing-the-robber";
    [KNIGHTS 7] [] "improvements" IMPROVEMENTS;
    [KNIGHTS 1 KNIGHTS 7] [] "improvement-tracks";
    [KNIGHTS 7] [edition] "metropolis" METROPOLIS;
    [KNIGHTS 4] [] "aqueduct" AQUEDUCT;
    [KNIGHTS 6 KNIGHTS 7] [] "trading-house" TRADING_HOUSE;
    [KNIGHTS 7 KNIGHTS 10] [] "fortress" FORTRESS;
    [KNIGHTS 5] [hand_limit] "city-walls" CITY_WALLS;
    [KNIGHTS 10 KNIGHTS 14] [] "knights-road-blocking";
    [KNIGHTS 2 KNIGHTS 5 KNIGHTS 11] [edition] "knights-robber-locked" ROBBER_LOCKED;
    [KNIGHTS 2] [] "knights-opening";
    [KNIGHTS 19 KNIGHTS 20] [edition] "knights-editions";
    [KNIGHTS 15] [extra_building] "knights-five-six";
    [KNIGHTS 18] [@Rulings edition] "knights-event-cards" KNIGHTS_EVENT_CARDS;
    // The progress cards of Cities & Knights.
    [KNIGHTS 3 KNIGHTS 12 KNIGHTS 18] [] "alchemist";
    [KNIGHTS 12] [] "crane" "engineer" "inventor" "irrigation" "medicine" "mining" "smith" SMITH
        "warlord" "wedding" WEDDING "commercial-harbor" COMMERCIAL_HARBOR "master-merchant"
        "resource-monopoly" "trade-monopoly";
    [KNIGHTS 8 KNIGHTS 12] [] "printer" "constitution";
    [KNIGHTS 12 SEA 12] [] "road-building-progress";
    [KNIGHTS 11 KNIGHTS 12 KNIGHTS 16 SEA 12] [friendly_robber] "bishop";
    [KNIGHTS 12 KNIGHTS 19 KNIGHTS 20] [edition] "deserter" DESERTER;
    [KNIGHTS 12 KNIGHTS 14 KNIGHTS 20 SEA 12] [] "diplomat";
    [KNIGHTS 12 KNIGHTS 20 SEA 12] [edition] "intrigue";
    [KNIGHTS 12 KNIGHTS 18] [edition] "saboteur" "spy";
    [KNIGHTS 6 KNIGHTS 12 KNIGHTS 13 KNIGHTS 19 SEA 12] [edition] "merchant" MERCHANT;
    [KNIGHTS 6 KNIGHTS 12] [] "merchant-fleet";
}

sources! {
    SEA of [Sea]:
    [SEA 1] [] "seafarers";
    [SEA 2] [] "ship" SHIP "ship-building" SHIP_BUILDING;
    [SEA 3] [] "moving-ships" MOVING_SHIPS "closed-route";
    [SEA 4] [] "trade-route" TRADE_ROUTE;
    [SEA 5] [foreign_island friendly_robber] "pirate";
    [SEA 5] [] "robber-or-pirate" PIRATE;
    [SEA 12] [@Rulings] "ship-damage" SHIP_DAMAGE;
    [SEA 6] [foreign_island] "gold-field" GOLD;
    [SEA 7] [] "hidden-hexes" HIDDEN_HEXES;
    [SEA 11] [] "islands-and-letters";
    [SEA 8] [foreign_island] "island-points" ISLAND_POINTS;
    [SEA 8] [@Scenario] "home-island";
    [SEA 2 SEA 6] [] "sea-opening" SEA_OPENING;
    [SEA 11] [target] "sea-own-map";
    [SEA 10 SEA 13 SCENARIOS 1 SCENARIOS 7] [@Scenario target] "scenarios";
    [SEA 10 SEA 13] [] "new-shores" "four-islands";
    // The Forgotten Tribe, Cloth, the Pirate Islands, and the Wonders.
    [SEA 10 SEA 13 SCENARIOS 1 SCENARIOS 2 SCENARIOS 2.2 SCENARIOS 2.5 SCENARIOS 2.6 SCENARIOS 7.1
        SCENARIOS 7.3 SCENARIOS 11 SCENARIOS 11.1] [target] "forgotten-tribe" FORGOTTEN_TRIBE;
    [SCENARIOS 2.1 SCENARIOS 2.3 SCENARIOS 7.1] [marked_paths] "marked-paths";
    [SCENARIOS 2.1 SCENARIOS 2.3 SCENARIOS 2.6] [harbormaster] "tribe-harbors" TRIBE_HARBORS;
    [SCENARIOS 2.1 SCENARIOS 2.3 SCENARIOS 2.6] [] "tribe-cards";
    [SCENARIOS 2.2 SCENARIOS 2.4] [friendly_robber] "robber-and-tribe";
    [SEA 10 SEA 13 SCENARIOS 1 SCENARIOS 3 SCENARIOS 3.6 SCENARIOS 3.8 SCENARIOS 7.3
        SCENARIOS 11.2] [target] "cloth-for-the-islands" CLOTH;
    [SCENARIOS 3.1 SCENARIOS 3.3] [] "villages";
    [SCENARIOS 3.3] [] "cloth-trade";
    [SCENARIOS 3.4 SCENARIOS 3.6] [] "cloth-points";
    [SCENARIOS 3.2 SCENARIOS 3.5 SCENARIOS 3.8 SCENARIOS 6] [friendly_robber] "pirate-and-cloth";
    [SCENARIOS 3.4 SCENARIOS 3.7] [empty_villages] "empty-villages" EMPTY_VILLAGES;
    [SCENARIOS 3.2] [] "three-settlements";
    [SEA 10 SEA 13 SCENARIOS 1 SCENARIOS 4 SCENARIOS 4.1 SCENARIOS 4.9 SCENARIOS 7.3
        SCENARIOS 11.3] [target] "pirate-islands" PIRATE_ISLANDS;
    [SCENARIOS 1 SCENARIOS 4.3 SCENARIOS 4.4 SCENARIOS 4.9] [] "fleet" PIRATE_FLEET;
    [SCENARIOS 4.4] [fleet_attacks] "fleet-attack" FLEET_ATTACK;
    [SCENARIOS 4.2] [] "warships";
    [SCENARIOS 4.6] [shortest_way] "ship-line" SHIP_LINE;
    [SCENARIOS 4.7] [] "own-fortress" OWN_FORTRESS;
    [SCENARIOS 4.8 SCENARIOS 6] [target harbormaster] "pirate-islands-win";
    [SCENARIOS 4.1 SCENARIOS 4.3] [] "given-pieces";
    [SCENARIOS 4.5] [hand_limit] "seven-without-robber";
    [SEA 10 SEA 13 SCENARIOS 1 SCENARIOS 5 SCENARIOS 5.1 SCENARIOS 5.2 SCENARIOS 5.5 SCENARIOS 5.7
        SCENARIOS 7.3 SCENARIOS 11.4] [target] "wonders" WONDERS;
    [SCENARIOS 5.3] [wonder_claim] "claim-a-wonder" CLAIM_A_WONDER;
    [SCENARIOS 5.1 SCENARIOS 5.3] [wonder_at] "wonder-conditions" WONDER_CONDITIONS;
    [SCENARIOS 5.3 SCENARIOS 5.4] [] "wonder-levels" WONDER_LEVELS;
    [SCENARIOS 5.6 SCENARIOS 6] [target harbormaster] "wonders-win";
    [SCENARIOS 5.2] [] "barred-corners";
    [SCENARIOS 1 SCENARIOS 5.2 SCENARIOS 5.5] [foreign_island] "islets";
    [SCENARIOS 6 SCENARIOS 11.5] [@Rulings] "scenario-event-cards";
    [SCENARIOS 6 SCENARIOS 11.5] [target] "scenarios-with-knights";
    [SCENARIOS 8 SCENARIOS 9] [fleet_attacks empty_villages wonder_at wonder_claim shortest_way
        marked_paths] "scenario-disputes";
    [SEA 10 SEA 14] [] "six-islands";
    [SEA 10 SEA 13 SEA 14] [] "fog-island" "through-the-desert" "new-world";
    [SEA 12] [] "sea-knights" SEA_KNIGHTS;
    [SEA 6 SEA 12] [@Rulings] "sea-event-cards";
    [SEA 9 SEA 14 SCENARIOS 7.2] [extra_building] "sea-five-six";
}

sources! {
    FISH of [Fish]:
    [TRADERS 1 TRADERS 1.7 TRADERS 1.8 TRADERS 12.1] [target] "fish" FISH;
    [TRADERS 1.1 TRADERS 1.2 TRADERS 9.1] [] "fishing-grounds" FISHING_GROUNDS;
    [TRADERS 1.2 TRADERS 1.3] [] "catching-fish" CATCHING_FISH;
    [TRADERS 1.3] [fish_short] "fish-short" FISH_SHORT;
    [TRADERS 1.4] [] "fish-tokens" FISH_TOKENS;
    [TRADERS 1.5] [fish_time] "spending-fish" SPENDING_FISH;
    [TRADERS 1.5] [] "fish-for-the-robber" "fish-for-cards" "fish-for-building";
    [TRADERS 1.6 TRADERS 1.7] [boot_time] "boot" BOOT;
}

sources! {
    RIVERS of [Rivers]:
    [TRADERS 2 TRADERS 2.1 TRADERS 2.8 TRADERS 2.9 TRADERS 12.2] [target] "rivers" RIVERS;
    [TRADERS 2.1 TRADERS 2.2 TRADERS 2.3 TRADERS 9.2] [] "river-hexes" RIVER_HEXES;
    [TRADERS 2.3 TRADERS 9.2] [] "bridge-sites" BRIDGE_SITES;
    [TRADERS 2.4] [] "bridges" BRIDGES;
    [TRADERS 2.5] [bridge_gold] "earning-gold" EARNING_GOLD;
    [TRADERS 2.7] [] "wealthiest-settler" WEALTHIEST_SETTLER "poor-settler" POOR_SETTLER;
}

sources! {
    GOLD of [Rivers Wagons]:
    [TRADERS 2.6 TRADERS 5.9] [] "river-gold" RIVER_GOLD;
    [TRADERS 2.6] [] "buying-with-gold" BUYING_WITH_GOLD;
    [TRADERS 2.6] [gold_harbors] "selling-for-gold" SELLING_FOR_GOLD;
}

sources! {
    WAGONS of [Wagons]:
    [TRADERS 5 TRADERS 5.10 TRADERS 5.11 TRADERS 12.5] [target] "wagons" WAGONS;
    [TRADERS 5.1 TRADERS 5.2 TRADERS 9.5] [] "trade-hexes" TRADE_HEXES;
    [TRADERS 5.2 TRADERS 11.1] [] "plazas" PLAZAS;
    [TRADERS 5.2] [] "wagon-opening" WAGON_OPENING;
    [TRADERS 5.1 TRADERS 5.3] [] "bandits" BANDITS;
    [TRADERS 5.3] [] "seven-with-bandits" SEVEN_WITH_BANDITS "thrown-again" THROWN_AGAIN;
    [TRADERS 5.4] [] "moving-the-wagon" MOVING_THE_WAGON "wagon-grain" WAGON_GRAIN;
    [TRADERS 5.4 TRADERS 5.9] [] "tolls" TOLLS;
    [TRADERS 5.4 TRADERS 5.8] [journey_grain] "swift-journey" SWIFT_JOURNEY;
    [TRADERS 5.5] [] "delivering-cargo" DELIVERING_CARGO;
    [TRADERS 5.1 TRADERS 5.5] [] "cargo-stacks" CARGO_STACKS;
    [TRADERS 5.6] [] "baggage-train" BAGGAGE_TRAIN;
    [TRADERS 5.7] [] "driving-off" DRIVING_OFF;
    [TRADERS 5.1 TRADERS 5.8] [] "wagon-cards" WAGON_CARDS;
}

sources! {
    OIL of [Oil]:
    [TRADERS 7 TRADERS 7.1 TRADERS 7.7 TRADERS 7.8 TRADERS 12.6] [target] "oil" OIL;
    [TRADERS 7.2 TRADERS 7.3] [] "oil-springs" OIL_SPRINGS;
    [TRADERS 7.3] [oil_limit] "oil-limit" OIL_LIMIT;
    [TRADERS 7.3] [oil_is_card] "oil-as-a-card" OIL_AS_A_CARD;
    [TRADERS 7.4] [oil_both] "using-oil" USING_OIL;
    [TRADERS 7.4] [] "oil-metropolis" OIL_METROPOLIS "oil-track" OIL_TRACK;
    [TRADERS 7.5] [] "disaster" DISASTER "flood" FLOOD "pollution" POLLUTION;
    [TRADERS 7.5] [destroyed_places] "destroyed-tokens" DESTROYED_TOKENS;
    [TRADERS 7.6] [oil_both] "sequestering-oil" SEQUESTERING_OIL;
    [TRADERS 7.6] [] "champion-of-the-environment" CHAMPION;
}

sources! {
    MODULES of [Fish Rivers Wagons Oil]:
    [TRADERS 6 TRADERS 8 TRADERS 13] [] "modules" MODULES;
    [TRADERS 8.1 TRADERS 12.7] [@Rulings] "module-event-cards" MODULE_EVENT_CARDS;
    [TRADERS 8.2] [] "modules-with-knights" MODULES_WITH_KNIGHTS;
    [TRADERS 8.3] [] "modules-at-sea" MODULES_AT_SEA;
    [TRADERS 8.4 TRADERS 12.8] [] "modules-together" MODULES_TOGETHER;
    [TRADERS 8.5 TRADERS 12.7] [target harbormaster] "module-targets" MODULE_TARGETS;
    [TRADERS 8.6] [] "module-turn" MODULE_TURN;
    [TRADERS 9 TRADERS 9.1 TRADERS 9.2 TRADERS 9.5] [] "module-boards" MODULE_BOARDS;
    [TRADERS 10] [fish_short fish_time boot_time bridge_gold gold_harbors journey_grain oil_limit
        oil_both oil_is_card destroyed_places] "module-settings" MODULE_SETTINGS;
}

sources! {
    APP of []:
    [] [] "table-check" "corrections" CORRECTIONS "undo" "history" "why" "table-view" "shuffle"
        "card-shuffle" "saved-games" "in-the-middle" "island-code" "luck"
        "card-counting" "table-clock" "sound" "rematch" "replay" "sample-game";
    [SCENARIOS 10 TRADERS 11 TRADERS 11.1 TRADERS 11.2 TRADERS 11.3 TRADERS 11.4 TRADERS 12] []
        "position-file";
    [RULES 11 RULES 12] [target hand_limit harbormaster following friendly_robber first_sevens]
        "house-rules";
    [RULES 11] [following resource_cards] "private-hands" PRIVATE_HANDS "phones";
}

/// Each drawing by its name, which is that of its file.
macro_rules! drawings {
    ($($name:literal)*) => {
        const DRAWINGS: &[(&str, &str)] =
            &[$(($name, include_str!(concat!("../../../../almanac/drawings/", $name, ".json")))),*];
    };
}

drawings! {
    "aqueduct" "attack-lost" "attack-repelled" "bandit-beside" "bandit-robs" "bandit-way"
    "bishop-robber" "bridge-next" "bridge-sites" "build-city-upgrade" "build-road-blocked"
    "build-road-places" "build-settlement-cuts" "build-settlement-places" "calm-sea-harbors"
    "card-conflict" "card-good-neighbors" "card-leap-year" "card-neighborly-assistance"
    "card-new-year" "card-plentiful-year" "card-quiet-day" "card-robber-attacks" "card-robber-flees"
    "card-spring-begins" "card-tournament" "city-commodities" "city-wall" "cloth-pays"
    "cloth-pirate" "costs-pieces" "delivery" "desert-robber" "desert-strip" "deserter-places"
    "diplomat-road" "distance-rule" "earthquake-at-sea" "earthquake-bridge" "earthquake-roads"
    "engineer-wall" "epidemic-six" "fish-catch" "fishing-ground" "fleet" "fleet-attacks"
    "fleet-sails" "flood" "fortress-attack" "fortress-taken" "friendly-robber" "given-pieces"
    "gold-earned" "gold-field" "harbor-two-ends" "harbormaster" "hex-corners" "hidden-reached"
    "home-islands" "inner-paths" "intersection-kinds" "intrigue-knight" "inventor-swap"
    "irrigation-fields" "island-points" "island-small" "islet" "knight-active" "knight-chases"
    "knight-displaces" "knight-interrupts" "knight-levels" "knight-moves" "knight-recruits"
    "knights-opening" "knights-point-card" "knights-season-faces" "knights-tournament-card"
    "laid-city" "longest-road" "longest-road-cut" "maritime-trade" "medicine-city" "merchant-hex"
    "metropolis" "mining-mountains" "oil-metropolis" "oil-spring" "opening-second" "path-kinds"
    "pirate-robs" "pollution" "production" "progress-alchemist" "progress-bishop"
    "progress-commercial-harbor" "progress-constitution" "progress-crane" "progress-deserter"
    "progress-diplomat" "progress-engineer" "progress-intrigue" "progress-inventor"
    "progress-irrigation" "progress-master-merchant" "progress-medicine" "progress-merchant"
    "progress-merchant-fleet" "progress-mining" "progress-printer" "progress-resource-monopoly"
    "progress-road-building" "progress-saboteur" "progress-smith" "progress-spy"
    "progress-trade-monopoly" "progress-warlord" "progress-wedding" "red-numbers-adjacent"
    "river-course" "river-ship" "road-building" "road-building-paths" "robber-and-pirate"
    "robber-blocks" "robber-flees-desert" "robber-locked" "sea-knight" "sea-opening"
    "season-drought" "season-gentle-rain" "season-lighthouse" "season-snowstorm" "seven-card"
    "ship-closed" "ship-line" "ship-open" "ship-places" "ship-ring" "ship-settles" "smith-knights"
    "spiral-start" "stealing" "strait" "terrain-six" "three-settlements" "tokens-dots" "toll-road"
    "trade-advantage-at-sea" "trade-advantage-roads" "trade-hex" "trade-route" "trade-route-gap"
    "tribe" "tribe-card" "tribe-harbor" "tribe-path" "tribe-robber" "turn-card" "victory-points"
    "village" "village-link" "village-through" "villages-empty" "wagon-way" "warlord-knights"
    "warship-next" "wasteland" "wonder-barred" "wonder-claim" "wonder-monument"
}

pub(super) fn all_sources() -> impl Iterator<Item = &'static EntrySource> {
    let lists = [BASE, KNIGHTS, SEA, FISH, RIVERS, GOLD, WAGONS, OIL, MODULES, APP];
    lists.into_iter().flatten()
}

pub fn entry_called(name: &str) -> Option<EntryId> {
    all_sources().map(|source| source.id).find(|id| id.name() == name)
}

pub(super) fn drawing_called(name: &str) -> Option<DrawingId> {
    DRAWINGS.iter().map(|(name, _)| DrawingId(name)).find(|id| id.name() == name)
}

pub(super) fn drawing_file(drawing: DrawingId) -> Option<&'static str> {
    DRAWINGS.iter().find(|(name, _)| *name == drawing.name()).map(|(_, file)| *file)
}

#[cfg(test)]
pub(super) fn drawings() -> impl Iterator<Item = DrawingId> {
    DRAWINGS.iter().map(|(name, _)| DrawingId(name))
}
