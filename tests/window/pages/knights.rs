//! The pages of Cities & Knights.

use board::Spot;
use game::Following::{Open, Secret};

use super::Shelf::{
    Attacked, Empty, Knights, KnightsBefore, KnightsSecret, KnightsTold, KnightsToldEarly,
    KnightsWon, KnightsWonAndBase, OnePaid, Played,
};
use super::shelf::AskingCard::{CommercialHarbor, Saboteur, Wedding};
use super::{Page, Visit, page};
use crate::tools::window::LONG_NAMES;

/// The page of progress cards of a deck, and one of them.
macro_rules! progress {
    ($deck:literal) => {
        concat!("home-resume progress progress-tab-name:progress-deck-", $deck, "~")
    };
    ($deck:literal, $card:literal) => {
        concat!(progress!($deck), " progress-", $card)
    };
}

/// A new game of it. What was played last is chosen already, and a touch would take it away.
macro_rules! new_game {
    ($way:literal) => {
        concat!("home-new-game new-game-base new-game-knights ", $way)
    };
}

/// The same that begins in its middle.
macro_rules! middle {
    ($way:literal) => {
        concat!(new_game!("new-tab-begin begin-middle* "), $way)
    };
}

/// Its statistics.
macro_rules! told {
    ($way:literal) => {
        concat!("home-resume table stats-title ", $way)
    };
}

const STORES: &str = "home-resume table table-check check-jump-name:check-stores";

pub const PAGES: &[Page] = &[
    page(Knights, "knights, build", "home-resume build"),
    page(Knights, "knights, build anywhere", "home-resume build any-spot"),
    page(Knights, "knights, improve", "home-resume improve"),
    page(Knights, "knights, a knight", "home-resume").then(own_knight),
    page(Knights, "knights: a spot", "home-resume build any-spot").then(|visit| {
        let state = visit.window.state();
        // In the middle, away from the buttons in the corners.
        let spots = state.island().intersections();
        let mut middle = spots.iter().skip(spots.len() / 2).copied();
        let at = middle.find(|at| state.pieces().is_free(*at)).expect("a spot");
        visit.spot(Spot::Intersection(at));
    }),
    page(Knights, "knights, barbarians", "home-resume barbarians-away:6*"),
    page(
        Knights,
        "knights, why an attack would end so",
        "home-resume barbarians-away:6* why-attack-now-title",
    ),
    page(Knights, "knights, why a gate", "home-resume").then(Visit::why),
    page(Knights, "knights, house rules", "home-resume table table-rules knights-single"),
    page(Knights, "knights, keys", "home-resume table keys-title"),
    page(Knights, "knights, table view", "home-resume stage"),
    page(Knights, "knights, table view with a page", "home-resume stage improve"),
    page(Knights, "knights, a player", "home-resume").then(Visit::active_player),
    page(Knights, "counting a hand of eight kinds", "home-resume")
        .then(|visit| corrects(visit, "figure-hand")),
    page(Knights, "correcting a level", "home-resume")
        .then(|visit| corrects(visit, "figure-level-politics")),
    page(Knights, "correcting progress cards", "home-resume")
        .then(|visit| corrects(visit, "figure-progress")),
    page(Knights, "correcting defenders", "home-resume")
        .then(|visit| corrects(visit, "figure-defenders")),
    page(Knights, "comparing a player with knights", "home-resume table table-check"),
    page(Knights, "comparing the stores with progress cards", STORES),
    page(Knights, "correcting attacks", STORES).then(|visit| visit.figure("figure-attacks")),
    page(Knights, "correcting the merchant", STORES).then(|visit| visit.figure("figure-merchant")),
    page(Knights, "correcting a point card", STORES).then(|visit| visit.figure("progress-printer")),
    page(Knights, "correcting a merchant fleet", STORES)
        .then(|visit| visit.figure("progress-merchant_fleet")),
    page(Knights, "a corner with a knight in truth", "home-resume table table-check")
        .then(own_knight),
    page(Attacked(0), "an attack lost", "home-resume"),
    page(Attacked(1), "an attack held by one", "home-resume"),
    page(Attacked(2), "an attack held by several", "home-resume"),
    page(Attacked(1), "why an attack ended so", "home-resume").then(Visit::why),
    page(Attacked(0), "an attack on the table view", "home-resume stage"),
    page(Attacked(2), "several draw, on the table view", "home-resume stage"),
    page(Attacked(0), "an attack in the history", "home-resume history"),
    page(Knights, "science", progress!("science")),
    page(Knights, "trade cards", progress!("trade")),
    page(Knights, "politics", progress!("politics")),
    page(Knights, "crane", progress!("science", "crane")),
    page(Knights, "irrigation", progress!("science", "irrigation")),
    page(Knights, "inventor", progress!("science", "inventor")),
    page(Knights, "fleet", progress!("trade", "merchant_fleet")),
    page(Knights, "monopoly", progress!("trade", "resource_monopoly")),
    page(
        Knights,
        "master",
        concat!(progress!("trade", "master_merchant"), " progress-on:progress-master_merchant~"),
    ),
    page(Knights, "bishop", progress!("politics", "bishop")),
    page(Knights, "saboteur", progress!("politics", "saboteur")),
    page(Knights, "spy", concat!(progress!("politics", "spy"), " progress-on:progress-spy~")),
    page(KnightsSecret, "engineer", progress!("science", "engineer")),
    page(KnightsSecret, "medicine", progress!("science", "medicine")),
    page(KnightsSecret, "road building", progress!("science", "road_building")),
    page(KnightsSecret, "smith", progress!("science", "smith")),
    page(KnightsSecret, "harbor card", progress!("trade", "commercial_harbor")),
    page(KnightsSecret, "master, unseen", progress!("trade", "master_merchant")),
    page(KnightsSecret, "merchant", progress!("trade", "merchant")),
    page(
        KnightsSecret,
        "ores",
        concat!(progress!("trade", "resource_monopoly"), " card-monopoly-kind:kind-ore"),
    ),
    page(KnightsSecret, "coins", progress!("trade", "trade_monopoly")),
    page(KnightsSecret, "deserter", progress!("politics", "deserter")),
    page(KnightsSecret, "diplomat", progress!("politics", "diplomat")),
    page(KnightsSecret, "intrigue", progress!("politics", "intrigue")),
    page(KnightsSecret, "warlord", progress!("politics", "warlord")),
    page(KnightsSecret, "weddings", progress!("politics", "wedding")),
    page(KnightsBefore, "alchemist", "home-resume progress printed-red:3"),
    page(Knights, "bank of eight kinds", "home-resume bank"),
    page(Knights, "trade with a player in eight kinds", "home-resume trade"),
    page(Played(CommercialHarbor, Open), "harbor", "home-resume"),
    page(Played(CommercialHarbor, Secret), "harbor unseen", "home-resume"),
    page(Played(Saboteur, Open), "sabotage", "home-resume"),
    page(Played(Wedding, Open), "wedding", "home-resume"),
    page(Played(Wedding, Secret), "wedding unseen", "home-resume"),
    page(
        Empty,
        "new knights, players",
        new_game!("new-add-player* new-add-player* new-add-player*"),
    ),
    page(Empty, "new knights, rules", new_game!("new-tab-rules")),
    page(
        Empty,
        "new knights, stricter",
        new_game!("new-tab-rules knights-rule-edition-2025* knights-stricter*"),
    ),
    page(Empty, "new knights, house rules", new_game!("new-tab-rules house-rules*")),
    page(Empty, "new knights, cards", new_game!("new-tab-cards")),
    page(Empty, "new knights, deck A", new_game!("new-tab-cards new-preset-official* new-more*")),
    page(Empty, "new knights, three dice", new_game!("new-tab-cards new-preset-dice-knights*")),
    page(Empty, "new knights, own dice", new_game!("new-tab-cards new-preset-own-dice*")),
    page(Empty, "new knights, stacks", new_game!("new-tab-cards new-preset-stacks*")),
    page(Empty, "new knights, begin", new_game!("new-tab-begin")),
    page(Empty, "new knights, in the middle", middle!("begin-page-how")),
    page(OnePaid, "new game, knights, cards", new_game!("new-tab-cards new-more")),
    page(OnePaid, "new game, knights, rules", new_game!("new-tab-rules knights-single")),
    page(
        OnePaid,
        "new game, knights, pieces on the island",
        middle!("begin-page-pieces begin-tool-knight*"),
    ),
    page(
        OnePaid,
        "new game, knights, metropolises",
        middle!("begin-page-pieces begin-tool-metropolis"),
    ),
    page(OnePaid, "new game, knights, hands", middle!("begin-page-cards")),
    page(OnePaid, "new game, knights, turn", middle!("begin-page-turn")),
    page(KnightsBefore, "new knights, walls", middle!("begin-page-pieces begin-tool-wall*")),
    page(KnightsBefore, "new knights, cities", middle!("begin-page-pieces begin-tool-city*")),
    page(KnightsBefore, "new knights, merchant", middle!("begin-page-pieces begin-tool-merchant*")),
    page(KnightsBefore, "new knights, home", ""),
    page(KnightsTold, "knights, result", told!("stats-result")),
    page(KnightsTold, "knights, numbers", told!("stats-numbers")),
    page(KnightsTold, "knights, luck", told!("stats-luck")),
    page(KnightsTold, "knights, points", told!("stats-points")),
    page(KnightsTold, "knights, cards", told!("stats-cards")),
    page(KnightsTold, "knights, knights", told!("stats-knights")),
    page(KnightsTold, "knights, knights as tables", told!("stats-knights stats-as-tables")),
    page(KnightsTold, "knights, cards as tables", told!("stats-cards stats-as-tables")),
    page(KnightsTold, "knights, luck as tables", told!("stats-luck stats-as-tables")),
    page(KnightsToldEarly, "knights in the opening", told!("stats-knights")),
    page(KnightsWon, "knights, won", "")
        .then(|visit| visit.window.touch_starting(&format!("{}, ", LONG_NAMES[0]))),
    page(KnightsWonAndBase, "knights, all games", "home-records"),
    page(KnightsWonAndBase, "knights, all games, tables", "home-records stats-as-tables"),
];

/// The page to correct a number of whoever builds.
fn corrects(visit: &mut Visit, figure: &str) {
    visit.active_player();
    visit.figure(figure);
}

fn own_knight(visit: &mut Visit) {
    let state = visit.window.state();
    let (at, _) = state.pieces().knights_of(state.builder()).next().expect("a knight");
    visit.spot(Spot::Intersection(at));
}
