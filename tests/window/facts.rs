//! Laws of the facts that the table can tell, at the window: whatever the table check shows can
//! be put right from there with few touches, and an undo takes it back.

use std::collections::BTreeSet;

use board::{Intersection, Spot, Terrain};
use egui::accesskit::Toggled;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{
    Deed, Edition, Expansion, Following, OwnScenario, Rules, SeaCorrection, SeaRules, State,
    Wonder, played_facts,
};

use crate::tools::bot::Bot;
use crate::tools::knights_game::{self, company};
use crate::tools::module_middle::middle;
use crate::tools::played::Played;
use crate::tools::scenario_game::{OwnMoment, at_moment};
use crate::tools::sea_game;

/// A table at which a bit of everything lies.
fn games() -> Vec<Played> {
    let mut base = Played::company(Rules::open_hands(), ["Anna", "Ben", "Clara", "David"]);
    base.rolls(2);
    let mut knights = company(Following::Open);
    knights.builds(
        0,
        knights_game::first(&knights.state, knights.seat(0), game::Building::Settlement),
        game::Building::City,
    );
    let with_knights = Rules::with_knights(Edition::Fifth);
    let rules =
        Rules { sea: Some(SeaRules::default()), following: Following::Open, ..with_knights };
    let mut sea = sea_game::before(rules);
    sea.rolls(12);
    let of_four = ["Anna", "Ben", "Clara", "David"];
    let own = OwnScenario::ALL.map(|own| with_wonder(at_moment(own, &of_four, OwnMoment::Turn)));
    let modules = MODULES.map(|kind| middle(kind, &of_four));
    [base, knights, sea].into_iter().chain(own).chain(modules).collect()
}

/// Modules that have all facts of theirs between them; those that change the board each alone.
const MODULES: [&[Expansion]; 4] =
    [&[Expansion::Fish], &[Expansion::Rivers], &[Expansion::Wagons], &[Expansion::Oil]];

/// Places of what only modules have: a ground and a lake, a bridge site, a plaza and a bandit's path,
/// a spring.
fn module_spots(state: &State) -> Vec<Spot> {
    let island = state.island();
    let markers = island.markers();
    let position = state.position();
    let grounds = markers.grounds.first().map(|ground| Spot::Hex(ground.at));
    let lakes = markers.lakes.first().map(|lake| Spot::Hex(lake.at));
    let sites = position.rivers.iter().flat_map(|rivers| rivers.map.sites());
    let sites: Vec<_> = sites.map(Spot::Path).collect();
    let wagons = state.wagons().map(game::WagonsState::table);
    let trade = island.tiles().iter().find(|tile| matches!(tile.terrain, Terrain::Trade(_)));
    let plazas = trade.map(|tile| Spot::Intersection(Intersection::plaza(tile.at)));
    let bandits = wagons.and_then(|wagons| wagons.bandits.first().copied()).map(Spot::Path);
    let springs = markers.springs.first().map(|spring| Spot::Hex(spring.at));
    let all = grounds.into_iter().chain(lakes).chain(sites.first().copied());
    all.chain(plazas).chain(bandits).chain(springs).collect()
}

/// A place of each kind: free ones, those with pieces, harbors, the robber's.
fn spots(game: &Played) -> Vec<Spot> {
    let (state, pieces) = (&game.state, game.state.pieces());
    let island = state.island();
    if let Some(hidden) = island.hidden().first() {
        return vec![Spot::Hex(*hidden)];
    }
    // What they share with any sea is seen there.
    if state.setup().own_scenario().is_some() {
        return own_spots(state);
    }
    let own = module_spots(state);
    if !own.is_empty() {
        return own;
    }
    let mut spots: Vec<Spot> = Vec::new();
    spots.extend(pieces.roads().next().map(|(at, ..)| Spot::Path(at)));
    spots.extend(pieces.ships().next().map(|(at, ..)| Spot::Path(at)));
    spots.extend(island.harbors().first().map(|harbor| Spot::Path(harbor.path)));
    spots.extend(state.ship_spots().last().map(|at| Spot::Path(*at)));
    spots.extend(pieces.buildings().take(2).map(|(at, ..)| Spot::Intersection(at)));
    spots.extend(pieces.knights().next().map(|(at, ..)| Spot::Intersection(at)));
    let mut corners = island.intersections().into_iter();
    spots.extend(corners.find(|at| pieces.is_free(*at)).map(Spot::Intersection));
    spots.extend(state.robber().map(Spot::Hex));
    let mut tiles = island.tiles().iter().map(|tile| tile.at);
    spots.extend(tiles.find(|at| Some(*at) != state.robber()).map(Spot::Hex));
    spots.extend(island.sea().first().map(|at| Spot::Hex(*at)));
    spots
}

/// The player who is looked at first has a wonder, where there are any.
fn with_wonder(mut game: Played) -> Played {
    let position = game.state.position();
    let player = game.state.seating().present().next().expect("somebody");
    let Some(wonders) = position.wonders().filter(|wonders| wonders.of(player).is_none()) else {
        return game;
    };
    let free = Wonder::ALL.into_iter().find(|wonder| wonders.claimed[*wonder].is_none());
    game.corrects(SeaCorrection::Wonder { player, wonder: free });
    game
}

/// Places of what only one scenario has.
fn own_spots(state: &State) -> Vec<Spot> {
    let position = state.position();
    let items = state.setup().sea.iter().filter_map(|map| map.items.first());
    let villages = position.cloth().into_iter().filter_map(|it| it.villages.first());
    let pirates = position.pirates();
    items
        .map(|(at, _)| Spot::Path(*at))
        .chain(villages.map(|it| Spot::Intersection(it.at)))
        .chain(pirates.and_then(|it| it.fleet).map(Spot::Hex))
        .chain(pirates.and_then(|it| it.warships.first().copied()).map(Spot::Path))
        .collect()
}

/// Returns whether it is shown to be so now.
fn is_picked(bot: &Bot, button: &str) -> bool {
    let mut nodes = bot.window.harness.query_all_by_label(button);
    nodes.any(|node| node.accesskit_node().toggled() == Some(Toggled::True))
}

/// The buttons that would change something and whose names begin like this.
fn buttons(bot: &Bot, start: &str) -> Vec<String> {
    let controls = bot.window.controls().into_iter().map(|(name, _)| name);
    let is_disabled = |name: &str| {
        let mut nodes = bot.window.harness.query_all_by_label(name);
        nodes.any(|node| node.accesskit_node().is_disabled())
    };
    let is_open =
        |name: &String| name.starts_with(start) && !is_disabled(name) && !is_picked(bot, name);
    let all: BTreeSet<String> = controls.filter(is_open).collect();
    all.into_iter().collect()
}

/// What was told with the touches since `count` acts: it is what the button said, and stands in
/// the books. An undo takes it back.
#[track_caller]
fn told(bot: &mut Bot, count: usize, button: &str) -> Option<&'static str> {
    if bot.count() == count {
        // Not on a table: it says why, and leads back to the choice.
        assert!(bot.app().refused().is_some(), "nothing came of {button}");
        bot.window.tap("refused-back");
        return None;
    }
    let act = bot.game().last().expect("an act").clone();
    let before = bot.game().state_after(count).expect("it was so");
    let key = match act.deed {
        Deed::Correct { correction } => {
            let said = bot.said(|words| words.correct(&correction));
            // The three decks of progress cards have one form.
            assert!(said == button || correction.told().0.key == "progress", "{said}: {button}");
            let is_chit = correction.told().0.key == "chit";
            let booked = bot.state().booked(&correction);
            assert!(is_chit || booked.as_ref() == Some(&correction), "{button}: {booked:?}");
            correction.told().0.key
        }
        _ => "a deed of its own",
    };
    bot.window.touch_starting("Undo: ");
    assert_eq!(bot.state(), &before, "{button} is taken back");
    Some(key)
}

/// What one button tells that offers the opposite from then on.
///
/// On a coast no road and no ship are one button.
const SWITCHES: [&str; 11] = [
    "a bandit",
    "a lake with",
    "beside the board",
    "no bandit",
    "no knight",
    "no road",
    "the fleet",
    "the metropolis of ",
    "the pirate",
    "the robber",
    "wall of ",
];

/// What is told on the pages of players and stores only.
const ON_PAGES: &[&str] = &[
    "attacks",
    "bank",
    "boot",
    "castle_stack",
    "champion",
    "cloth",
    "cloth_supply",
    "defenders",
    "delivered",
    "fish",
    "fish_spent",
    "fish_supply",
    "fortress",
    "glassworks_stack",
    "gold",
    "held_harbors",
    "hidden",
    "holder",
    "knights",
    "level",
    "load",
    "oil",
    "oil_supply",
    "oil_track",
    "pile",
    "point_card",
    "progress",
    "quarry_stack",
    "revealed",
    "sequestered",
    "train",
    "tribe_chits",
    "wonder",
    "wonder_level",
];

/// What is told at places only.
const AT_PLACES: &[&str] = &[
    "bandit",
    "bridge",
    "building",
    "built",
    "chit",
    "destroyed",
    "ground",
    "harbor",
    "home",
    "item",
    "knight",
    "lake",
    "merchant",
    "metropolis",
    "moved",
    "oil_laid",
    "oil_used",
    "pirate",
    "pirate_fleet",
    "road",
    "robber",
    "ship",
    "spring",
    "tile",
    "village",
    "wagon",
    "wall",
    "warship",
];

/// What has a form of its own, with its own test: a hand that is only counted, the turn, the
/// season and the cards that are drawn (`table_check`), Merchant Fleet and what a knight may still do
/// (`knights_check`).
const IN_FORMS: &[&str] =
    &["fleet", "hand_size", "knight_turn", "printed", "season", "turn", "turn_number"];

/// The facts of these games that were not `seen`, but for those told `elsewhere`.
fn beyond(seen: &BTreeSet<&'static str>, elsewhere: &[&str]) -> BTreeSet<&'static str> {
    let all = games().into_iter().flat_map(|game| {
        let facts = played_facts(game.state.rules());
        facts.map(|fact| fact.key).collect::<Vec<_>>()
    });
    let is_elsewhere = |key: &&str| elsewhere.contains(key) || IN_FORMS.contains(key);
    all.filter(|key| !seen.contains(key) && !is_elsewhere(key)).collect()
}

#[test]
fn whatever_the_check_offers_at_a_place_is_one_touch_more_and_an_undo_takes_it_back() {
    let mut seen = BTreeSet::new();
    let mut unlit = BTreeSet::new();
    let in_the_fog = sea_game::before_a_discovery(None);
    for game in games().into_iter().chain([in_the_fog]) {
        for spot in spots(&game) {
            let mut bot = game.shown();
            let opens = |bot: &mut Bot| {
                if !bot.window.tells("check-spot-title") {
                    bot.walk("table table-check");
                    bot.touch_place(spot);
                }
            };
            opens(&mut bot);
            let offered = buttons(&bot, "Change to: ");
            assert!(!offered.is_empty(), "{spot:?}: {:?}", bot.window.names());
            for button in offered {
                opens(&mut bot);
                let count = bot.count();
                bot.window.touch(&button);
                if bot.count() > count {
                    opens(&mut bot);
                    if !is_picked(&bot, &button) {
                        unlit.insert(button.clone());
                    }
                    bot.window.tap("chooser-cancel");
                }
                seen.extend(told(&mut bot, count, &button));
            }
        }
    }
    unlit.retain(|button: &String| !SWITCHES.iter().any(|switch| button.contains(switch)));
    assert_eq!(unlit, BTreeSet::new(), "told, but not shown to be so");
    assert_eq!(beyond(&seen, ON_PAGES), BTreeSet::new(), "told: {seen:?}");
}

#[test]
fn every_number_of_a_player_and_of_the_stores_is_put_right_from_its_page() {
    let mut seen = BTreeSet::new();
    for game in games() {
        let opens = |stores: bool| {
            let mut bot = game.shown();
            bot.walk("table table-check");
            if stores {
                let what = bot.window.text.get("check-stores");
                bot.choose_with("check-jump-name", &[("what", what.into())]);
            }
            bot
        };
        for stores in [false, true] {
            for figure in buttons(&opens(stores), "Correct ") {
                let mut bot = opens(stores);
                bot.window.touch(&figure);
                // One step, where the form counts.
                let steps = buttons(&bot, "").into_iter();
                let steps: Vec<String> = steps.filter(|name| name.contains(": one ")).collect();
                let more = steps.iter().find(|name| name.ends_with(": one more"));
                if let Some(step) = more.or(steps.first()) {
                    bot.window.touch(step);
                }
                let offered = buttons(&bot, "Change to: ");
                for button in offered {
                    let count = bot.count();
                    if !bot.window.has(&button) {
                        bot.window.touch(&figure);
                    }
                    bot.window.touch(&button);
                    seen.extend(told(&mut bot, count, &button));
                }
            }
        }
    }
    assert_eq!(beyond(&seen, AT_PLACES), BTreeSet::new(), "told: {seen:?}");
}
