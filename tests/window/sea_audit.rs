//! Every page of Seafarers in every size and language, with long names.

use board::{Path, Spot};
use game::{Building, Cards, Chit, Deed, Following, SeaCorrection, SeaDeed, State};

use crate::audit::{Visit, Way, check, pages};
use crate::tools::played::Played;
use crate::tools::sea_game::{
    at, building, company, corner, founded, has, in_fog_named, put_right, rules, way_into_fog,
};
use crate::tools::window::LONG_NAMES;

fn resume(visit: &mut Visit) {
    visit.tap("home-resume");
}

fn menu(visit: &mut Visit, keys: &[&str]) {
    resume(visit);
    for key in keys {
        visit.tap(key);
    }
}

/// A touch on a place of the island.
fn spot(visit: &mut Visit, spot: Spot) {
    let state = visit.window.state();
    let name = visit.window.text.places(state.island()).spot(spot);
    visit.window.touch(&name);
    let meant = visit.window.text.with("ask-this", &[("place", name.into())]);
    if visit.window.has(&meant) {
        visit.window.touch(&meant);
    }
}

/// Everybody has something of everything, and points for an island.
fn rich(mut game: Played) -> Played {
    for nth in 0..4 {
        has(&mut game, nth, Cards::from_fn(|kind| 2 * u8::from(kind.resource().is_some())));
        let chit = Chit { island: at((1, 5)), points: 2 };
        let player = game.seat(nth);
        put_right(&mut game, SeaCorrection::Chit { player, chit });
    }
    game
}

/// Before the number of the first turn, with long names.
fn before(following: Following) -> Played {
    founded(company(LONG_NAMES, rules(following)))
}

#[test]
fn nothing_is_wrong_with_what_opens_in_a_turn_of_seafarers() {
    let mut game = rich(before(Following::Open));
    game.rolls(12);
    let game = game.moment();
    let all: [(&str, Way); 8] = [
        ("sea, the turn", resume),
        ("sea, rules", |visit| menu(visit, &["table", "table-rules"])),
        ("sea, code", |visit| menu(visit, &["table", "shuffle-code"])),
        ("sea, build", |visit| menu(visit, &["build"])),
        ("sea, a ship that moves", |visit| {
            resume(visit);
            let ship = visit.window.state().movable_ships()[0];
            spot(visit, Spot::Path(ship));
        }),
        ("sea, table view", |visit| menu(visit, &["stage"])),
        ("sea, check", |visit| menu(visit, &["table", "table-check"])),
        ("sea, check the board", |visit| {
            menu(visit, &["table", "table-check"]);
            let ground = visit.window.text.get("check-ground");
            visit.tap_with("check-jump-name", &[("what", ground.into())]);
        }),
    ];
    check(&pages(&[&game], &all));
}

/// A place of the table's that is compared.
fn compares(visit: &mut Visit, place: impl Fn(&State) -> Spot) {
    menu(visit, &["table", "table-check"]);
    let place = place(visit.window.state());
    spot(visit, place);
}

/// A path on the coast where a road or a ship could be built.
fn coast(state: &State) -> Path {
    let (roads, ships) = (state.road_spots(), state.ship_spots());
    let both = ships.into_iter().find(|path| roads.contains(path));
    both.expect("a coast")
}

#[test]
fn nothing_is_wrong_with_what_is_compared_at_sea_and_on_coasts() {
    let mut game = rich(before(Following::Open));
    game.rolls(12);
    let game = game.moment();
    let all: [(&str, Way); 6] = [
        ("sea, check an island", |visit| compares(visit, |_| Spot::Hex(at((1, 5))))),
        ("sea, check a sea hex", |visit| compares(visit, |_| Spot::Hex(at((4, 1))))),
        ("sea, check a coast", |visit| compares(visit, |state| Spot::Path(coast(state)))),
        ("sea, check a path at sea", |visit| {
            let open = |state: &State| {
                let mut all = state.ship_spots().into_iter();
                all.find(|path| !state.island().has_path(*path)).expect("open sea")
            };
            compares(visit, |state| Spot::Path(open(state)));
        }),
        ("sea, check a ship", |visit| {
            compares(visit, |state| Spot::Path(state.movable_ships()[0]));
        }),
        ("sea, road or ship: a spot", |visit| {
            menu(visit, &["build"]);
            let place = Spot::Path(coast(visit.window.state()));
            spot(visit, place);
        }),
    ];
    check(&pages(&[&game], &all));
}

#[test]
fn nothing_is_wrong_with_the_opening_and_a_seven_of_seafarers() {
    let mut opening = company(LONG_NAMES, rules(Following::Open));
    let island = opening.state.island().clone();
    let mut spots = opening.state.founding_spots();
    spots.retain(|place| island.is_coast_or_sea(*place));
    opening.does(Deed::FoundSettlement { at: spots[spots.len() / 2] });
    let opening = opening.moment();
    let both: Way = |visit| {
        resume(visit);
        let (roads, ships) =
            (visit.window.state().founding_roads(), visit.window.state().founding_ships());
        let at = *ships.iter().find(|path| roads.contains(path)).expect("a coast");
        spot(visit, Spot::Path(at));
    };
    let all = [("sea, opening", resume as Way), ("sea, opening: a spot", both)];
    check(&pages(&[&opening], &all));
    let mut seven = before(Following::Secret);
    seven.rolls(7);
    check(&pages(&[&seven.moment()], &[("sea, seven", resume)]));
}

#[test]
fn nothing_is_wrong_with_gold_and_what_is_hidden() {
    for (kind, following) in [
        (Building::Settlement, Following::Open),
        (Building::City, Following::Secret),
        (Building::City, Following::Off),
    ] {
        let mut game = before(following);
        let place = corner(&game, at((1, 5)));
        building(&mut game, 0, place, kind);
        game.rolls(4);
        check(&pages(&[&game.moment()], &[("sea, gold", resume)]));
    }
    let mut game = in_fog_named(LONG_NAMES, None);
    has(&mut game, 0, Cards::from_fn(|kind| 2 * u8::from(kind.resource().is_some())));
    let (place, ship) = way_into_fog(&game.state);
    building(&mut game, 0, place, Building::Settlement);
    game.does(Deed::Sea(SeaDeed::BuildShip { at: ship }));
    let all: [(&str, Way); 2] = [
        ("sea, what is hidden", resume),
        ("sea, its number", |visit| {
            resume(visit);
            let gold = visit.window.text.terrain_label(board::Terrain::Gold);
            visit.tap_with("found-ground", &[("ground", gold.into())]);
        }),
    ];
    check(&pages(&[&game.moment()], &all));
}
