//! The pages of Seafarers.

use board::{Path, Spot, Terrain};
use game::{Building, Following, State};
use scenarios::BuiltInScenario;

use super::Shelf::{Empty, Fog, FourAtSea, Gold, Sea, SeaOpening, SeaSeven, SeaTold};
use super::shelf::Seen;
use super::{Page, Visit, page};
use crate::tools::sea_game::at;

const CHECK: &str = "home-resume table table-check";

/// A new game of it.
macro_rules! new_game {
    ($way:literal) => {
        concat!("home-new-game new-game-sea ", $way)
    };
}

/// The editor of its maps.
macro_rules! enter {
    ($way:literal) => {
        concat!(new_game!("new-tab-island new-island-enter "), $way)
    };
}

/// A game of six that begins in its middle, with Cities & Knights.
macro_rules! middle {
    ($way:literal) => {
        concat!(
            "home-new-game new-game-sea new-game-knights new-add-player new-add-player ",
            "new-add-player new-tab-begin begin-middle* ",
            $way
        )
    };
}

pub const PAGES: &[Page] = &[
    page(Sea, "sea, the turn", "home-resume"),
    page(Sea, "sea, rules", "home-resume table table-rules"),
    page(Sea, "sea, keys", "home-resume table keys-title"),
    page(Sea, "sea, code", "home-resume table shuffle-code"),
    page(Sea, "sea, build", "home-resume build"),
    page(Sea, "sea, a ship that moves", "home-resume").then(|visit| {
        let ship = visit.window.state().movable_ships()[0];
        visit.spot(Spot::Path(ship));
    }),
    page(Sea, "sea, table view", "home-resume stage"),
    page(Sea, "sea, check", CHECK),
    page(Sea, "sea, check the board", "home-resume table table-check check-jump-name:check-ground"),
    page(Sea, "sea, check an island", CHECK).then(|visit| visit.spot(Spot::Hex(at((1, 5))))),
    page(Sea, "sea, check a sea hex", CHECK).then(|visit| visit.spot(Spot::Hex(at((4, 1))))),
    page(Sea, "sea, check a coast", CHECK).then(|visit| on(visit, coast)),
    page(Sea, "sea, check a path at sea", CHECK).then(|visit| {
        on(visit, |state| {
            let mut all = state.ship_spots().into_iter();
            all.find(|path| !state.island().has_path(*path)).expect("open sea")
        });
    }),
    page(Sea, "sea, check a ship", CHECK).then(|visit| on(visit, |it| it.movable_ships()[0])),
    page(Sea, "sea, road or ship: a spot", "home-resume build").then(|visit| on(visit, coast)),
    page(SeaOpening, "sea, opening", "home-resume"),
    page(SeaOpening, "sea, opening: a spot", "home-resume").then(|visit| {
        on(visit, |state| {
            let (roads, ships) = (state.founding_roads(), state.founding_ships());
            *ships.iter().find(|path| roads.contains(path)).expect("a coast")
        });
    }),
    page(FourAtSea(Seen::Opening), "four at sea, opening", "home-resume"),
    page(FourAtSea(Seen::Turn), "four at sea, a player", "home-resume").then(Visit::active_player),
    page(SeaSeven, "sea, seven", "home-resume"),
    page(Gold(Building::Settlement, Following::Open), "sea, gold", "home-resume"),
    page(Gold(Building::City, Following::Secret), "sea, gold unseen", "home-resume"),
    page(Gold(Building::City, Following::Off), "sea, gold untold", "home-resume"),
    page(Fog, "sea, what is hidden", "home-resume"),
    page(Fog, "sea, its number", "home-resume").then(|visit| {
        let gold = visit.window.text.terrain_label(Terrain::Gold);
        visit.window.tap_with("found-ground", &[("ground", gold.into())]);
    }),
    page(SeaTold, "sea, result", "home-resume table stats-title stats-result"),
    page(SeaTold, "sea, points", "home-resume table stats-title stats-points"),
    page(SeaTold, "sea, sea", "home-resume table stats-title stats-sea"),
    page(SeaTold, "sea, sea as tables", "home-resume table stats-title stats-sea stats-as-tables"),
    page(Empty, "new sea, players", new_game!("new-tab-players")),
    page(Empty, "new sea, rules", new_game!("new-tab-rules")),
    page(Empty, "new sea, scenarios", new_game!("new-tab-island"))
        .then(|visit| scenario(visit, BuiltInScenario::FogIslands)),
    page(Empty, "new sea, scenarios of six", new_game!("new-add-player new-tab-island")).then(
        |visit| {
            scenario(visit, BuiltInScenario::NewWorld);
            visit.walk("scenario-shuffle-again");
        },
    ),
    page(Empty, "new sea, ground", enter!("enter-step-ground")),
    page(Empty, "new sea, terrain", enter!("enter-step-terrain")),
    page(Empty, "new sea, numbers", enter!("enter-step-numbers")),
    page(Empty, "new sea, harbors", enter!("enter-step-harbors")),
    page(Empty, "new sea, areas", enter!("enter-step-areas")),
    page(Empty, "new sea, ships in the middle", middle!("begin-page-pieces begin-tool-ship*")),
    page(
        Empty,
        "new sea, the pirate in the middle",
        middle!("begin-page-pieces begin-tool-pirate*"),
    ),
    page(Empty, "new sea, islands in the middle", middle!("begin-page-pieces begin-tool-isles*")),
    page(Empty, "new sea, hands in the middle", middle!("begin-page-cards")),
    page(Empty, "new sea, turn in the middle", middle!("begin-page-turn")),
];

/// A touch on a path of the moment.
fn on(visit: &mut Visit, path: impl Fn(&State) -> Path) {
    let at = path(visit.window.state());
    visit.spot(Spot::Path(at));
}

/// A path on the coast where a road or a ship could be built.
fn coast(state: &State) -> Path {
    let (roads, ships) = (state.road_spots(), state.ship_spots());
    let both = ships.into_iter().find(|path| roads.contains(path));
    both.expect("a coast")
}

fn scenario(visit: &mut Visit, known: BuiltInScenario) {
    let scenario = known.scenario().expect("a sound file");
    let title = visit.window.text.of_scenario(scenario.titles()).to_owned();
    visit.window.touch_starting(&format!("{title}: "));
}
