//! The pages of the scenarios with rules of their own.

use board::Spot;
use game::OwnScenario::{Cloth, Pirates, Tribe, Wonders};

use super::Shelf::Own;
use super::{Page, Visit, page};
use crate::tools::scenario_game::OwnMoment::{
    Ahead, Asked, Choice, Lower, Over, Reveal, Siege, Turn,
};
use crate::tools::window::LONG_NAMES;

const CHECK: &str = "home-resume table table-check";

const RULES: &str = "home-resume table table-rules";

const SEA: &str = "home-resume table stats-title stats-sea";

pub const PAGES: &[Page] = &[
    page(Own(Tribe, Turn), "tribe, the turn", "home-resume"),
    page(Own(Tribe, Turn), "tribe, a player", "home-resume").then(Visit::active_player),
    page(Own(Tribe, Asked), "tribe, a harbor to lay", "home-resume"),
    page(Own(Tribe, Choice), "tribe, a choice among harbors", "home-resume"),
    page(Own(Tribe, Turn), "tribe, check a marked path", CHECK).then(|visit| {
        let map = visit.window.state().setup().sea.as_ref().expect("a map");
        let (at, _) = map.items[0];
        visit.spot(Spot::Path(at));
    }),
    page(Own(Tribe, Turn), "tribe, sea", SEA),
    page(Own(Cloth, Turn), "cloth, the turn", "home-resume"),
    page(Own(Cloth, Turn), "cloth, sea", SEA),
    page(Own(Cloth, Turn), "cloth, rules", RULES),
    page(Own(Cloth, Asked), "cloth, the pirate", "home-resume"),
    page(Own(Cloth, Turn), "cloth, check a village", CHECK).then(|visit| {
        let position = visit.window.state().position();
        let at = position.cloth().expect("played").villages[0].at;
        visit.spot(Spot::Intersection(at));
    }),
    page(Own(Cloth, Reveal), "cloth, points to reveal", "home-resume"),
    page(Own(Cloth, Over), "cloth, won", "").then(ended),
    page(Own(Pirates, Turn), "pirate islands, the turn", "home-resume"),
    page(Own(Pirates, Turn), "pirate islands, sea", SEA),
    page(Own(Pirates, Turn), "pirate islands, check", CHECK),
    page(Own(Pirates, Asked), "pirate islands, the fleet", "home-resume"),
    page(Own(Pirates, Lower), "pirate islands, the lower die", "home-resume"),
    page(Own(Pirates, Siege), "pirate islands, an attack", "home-resume sea-besiege"),
    page(Own(Pirates, Turn), "pirate islands, rules", RULES),
    page(Own(Pirates, Over), "pirate islands, won", "").then(ended),
    page(Own(Pirates, Turn), "pirate islands, table view", "home-resume stage"),
    page(Own(Pirates, Ahead), "pirate islands, table view before the number", "home-resume stage"),
    page(Own(Wonders, Turn), "wonders, the turn", "home-resume"),
    page(Own(Wonders, Turn), "wonders, claim and build", "home-resume sea-wonders"),
    page(Own(Wonders, Turn), "wonders, sea", SEA),
    page(Own(Wonders, Turn), "wonders, rules", RULES),
    page(Own(Wonders, Over), "wonders, won", "").then(ended),
];

/// The game that has ended, from the list.
fn ended(visit: &mut Visit) {
    visit.window.touch_starting(&format!("{}, ", LONG_NAMES[0]));
}
