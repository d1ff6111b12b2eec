//! Games that begin in their middle.

use std::sync::Arc;

use board::Side;
use game::{BadSetup, Building, Condition, Edition, Following, Rules, Setup, SetupFields, State};
use store::Imported;

use super::{corner, side};

/// This many players in the middle of a game: each with a settlement and a road
/// of their own, far from the others, the first one to draw.
pub fn middle(players: usize, rules: Rules) -> SetupFields {
    let people = super::colored(players);
    let first = people.seat(0).expect("a seat");
    let mut parts = SetupFields::from(super::setup_with(2, Rules::open_hands(), &[]));
    let mut start = game::Table::empty(&people, first, &parts.island);
    let homes = [
        (corner(0, -2, Side::NorthWest), side(0, -2, Side::NorthWest)),
        (corner(2, -2, Side::East), side(2, -2, Side::East)),
        (corner(2, 0, Side::East), side(2, 0, Side::East)),
        (corner(0, 2, Side::SouthEast), side(0, 2, Side::SouthEast)),
        (corner(-2, 2, Side::West), side(-2, 2, Side::West)),
        (corner(-2, 0, Side::West), side(-2, 0, Side::West)),
    ];
    for (seat, (settlement, road)) in people.seats().zip(homes) {
        start.pieces.put_building(settlement, seat, Building::Settlement);
        start.pieces.put_road(road, seat, Condition::Intact);
    }
    parts.players = people;
    parts.rules = rules;
    parts.start = Some(start);
    parts
}

/// A game that begins as a position says.
pub fn begun(imported: &Imported, following: Following) -> Result<State, BadSetup> {
    let base = match imported.knights {
        Some(_) => Rules::with_knights(Edition::Fifth),
        None => Rules::open_hands(),
    };
    let base = Rules { following, target: 20, knights: imported.knights, ..base };
    let (sea, map) = imported.sea.clone().unzip();
    let parts = super::setup_with(imported.people.count(), base.clone(), &[]);
    let setup = Setup::new(SetupFields {
        rules: Rules { sea, ..base },
        island: imported.island.clone(),
        sea: map,
        start: Some(imported.start.clone()),
        ..parts.into()
    })?;
    Ok(State::new(Arc::new(setup)))
}
