//! The pages of the modules of Traders & Barbarians.

use board::Spot;

use super::Shelf::{Empty, Modules, ModulesOfFour};
use super::{Page, Visit, page};
use crate::tools::module_moments::ModuleMoment::{
    Bandit, Before, Boot, Disaster, Drives, Exchange, FishOffered, Load, Lot, Moving, Opening,
    Over, Seven, Turn,
};
use crate::tools::module_moments::{
    ALL_FOUR, AT_SEA, FISH_AND_OIL, FISH_AND_RIVERS, OIL, WAGONS, WITH_KNIGHTS, driven,
};
use crate::tools::window::LONG_NAMES;

const CHECK: &str = "home-resume table table-check";

const GROUND: &str = "home-resume table table-check check-jump-name:check-ground";

const STORES: &str = "home-resume table table-check check-jump-name:check-stores";

const RULES: &str = "home-resume table table-rules";

/// A new game with all that can lie on one table.
macro_rules! all_four {
    ($way:literal) => {
        concat!("home-new-game new-game-fish new-game-rivers new-game-wagons new-game-oil ", $way)
    };
}

pub const PAGES: &[Page] = &[
    page(Modules(FISH_AND_RIVERS, Opening), "modules, opening", "home-resume"),
    page(ModulesOfFour(FISH_AND_RIVERS, Turn), "four with fish and rivers", "home-resume"),
    page(ModulesOfFour(WAGONS, Moving), "four with wagons", "home-resume wagons-action"),
    page(ModulesOfFour(OIL, Disaster), "four with a disaster", "home-resume"),
    page(Modules(ALL_FOUR, Before), "modules, before a number", "home-resume"),
    page(Modules(ALL_FOUR, Turn), "modules, the turn", "home-resume"),
    page(Modules(ALL_FOUR, Turn), "modules, a player", "home-resume").then(Visit::active_player),
    page(Modules(ALL_FOUR, Turn), "modules, build", "home-resume build"),
    page(Modules(ALL_FOUR, Turn), "modules, the bank", "home-resume bank"),
    page(Modules(ALL_FOUR, Turn), "modules, a trade", "home-resume trade"),
    page(Modules(ALL_FOUR, Turn), "modules, dev cards", "home-resume development"),
    page(Modules(ALL_FOUR, Turn), "modules, rules", RULES),
    page(Modules(ALL_FOUR, Turn), "modules, keys", "home-resume table keys-title"),
    page(Modules(ALL_FOUR, Turn), "modules, history", "home-resume history"),
    page(Modules(ALL_FOUR, Turn), "modules, table view", "home-resume stage"),
    page(Modules(ALL_FOUR, Turn), "modules, check a player", CHECK),
    page(Modules(ALL_FOUR, Turn), "modules, check the board", GROUND),
    page(Modules(ALL_FOUR, Turn), "modules, check the stores", STORES),
    page(Modules(ALL_FOUR, Turn), "modules, check a bridge", CHECK).then(|visit| {
        let pieces = visit.window.state().pieces();
        let site = pieces.bridges().next().expect("a bridge").0;
        visit.spot(Spot::Path(site));
    }),
    page(Modules(ALL_FOUR, Turn), "modules, check a bandit", CHECK).then(|visit| {
        let wagons = visit.window.state().wagons().expect("played");
        let at = wagons.table().bandits[0];
        visit.spot(Spot::Path(at));
    }),
    page(Modules(FISH_AND_OIL, Turn), "modules, check a building", CHECK).then(|visit| {
        let pieces = visit.window.state().pieces();
        let at = pieces.buildings().next().expect("a building").0;
        visit.spot(Spot::Intersection(at));
    }),
    page(Modules(ALL_FOUR, Turn), "modules, fish", "home-resume fish-action"),
    page(Modules(ALL_FOUR, Turn), "modules, the wagon", "home-resume wagons-action"),
    page(Modules(ALL_FOUR, Turn), "modules, oil", "home-resume oil-action"),
    page(Modules(WAGONS, Moving), "wagons, on the way", "home-resume"),
    page(Modules(WAGONS, Drives), "wagons, driving off", "home-resume").then(|visit| {
        let at = driven(visit.window.state()).expect("a bandit beside the wagon");
        visit.spot(Spot::Path(at));
    }),
    page(Modules(WAGONS, Bandit), "wagons, a bandit chosen", "home-resume").then(|visit| {
        let wagons = visit.window.state().wagons().expect("played");
        let at = wagons.table().bandits[0];
        visit.spot(Spot::Path(at));
    }),
    page(Modules(WAGONS, Bandit), "wagons, a bandit", "home-resume"),
    page(Modules(WAGONS, Load), "wagons, a load", "home-resume"),
    page(Modules(FISH_AND_RIVERS, FishOffered), "fish and rivers, the turn", "home-resume"),
    page(Modules(FISH_AND_RIVERS, Exchange), "fish, an exchange", "home-resume"),
    page(Modules(FISH_AND_RIVERS, Boot), "fish, the boot", "home-resume"),
    page(Modules(OIL, Turn), "oil, the turn", "home-resume"),
    page(Modules(OIL, Seven), "oil, a seven", "home-resume"),
    page(Modules(OIL, Disaster), "oil, a disaster", "home-resume"),
    page(Modules(OIL, Lot), "oil, a lot", "home-resume"),
    page(Modules(OIL, Over), "oil, won", "").then(ended),
    page(Modules(WITH_KNIGHTS, Turn), "modules with knights, the turn", "home-resume"),
    page(Modules(WITH_KNIGHTS, Turn), "modules with knights, a player", "home-resume")
        .then(Visit::active_player),
    page(Modules(WITH_KNIGHTS, Turn), "modules with knights, table view", "home-resume stage"),
    page(Modules(AT_SEA, Turn), "modules at sea, the turn", "home-resume"),
    page(Modules(AT_SEA, Turn), "modules at sea, a player", "home-resume")
        .then(Visit::active_player),
    page(Empty, "new modules, players", all_four!("new-tab-players")),
    page(Empty, "new modules, island", all_four!("new-tab-island")),
    page(Empty, "new modules, extras", all_four!("new-tab-island new-island-enter"))
        .then(|visit| visit.walk("enter-step-modules")),
    page(Empty, "new modules, rules", all_four!("new-tab-rules")),
    page(Empty, "new modules, cards", all_four!("new-tab-cards")),
    page(Empty, "new modules, in the middle", all_four!("new-tab-begin begin-middle*")),
];

/// The game that has ended, from the list.
fn ended(visit: &mut Visit) {
    visit.window.touch_starting(&format!("{}, ", LONG_NAMES[0]));
}
