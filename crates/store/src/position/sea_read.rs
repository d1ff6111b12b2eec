//! Seafarers in a position: what the window's reader takes of it (FORMATS 1).

use serde::Deserialize;
use serde_json::Value;

use super::problems::{Fields, Problems};
use super::{Ground, ImportProblem};
use board::{Hex, Island, Path, Spot, Token};
use game::{
    Chit, Condition, Deserts, FOREIGN_ISLANDS, HiddenGround, HiddenStack, Home, MAX_SHIPS, PerSeat,
    Pieces, SeaMap, SeaRules, SeaTable, Seat,
};

/// What the table plays by, and what its map says beside its hexes.
pub(super) fn table(
    fields: &Fields,
    island: &Island,
    problems: &mut Problems,
) -> (SeaRules, SeaMap) {
    let mut rules = SeaRules::default();
    if let Some(points) = problems.optional::<u8>(fields, "foreign_island", "") {
        if FOREIGN_ISLANDS.contains(&points) {
            rules.foreign_island = points;
        } else {
            problems.add(ImportProblem::Unreadable("foreign_island".to_owned()));
        }
    }
    let pirate: Option<Hex> = problems.optional(fields, "pirate_begins", "");
    let at_sea = pirate.filter(|hex| island.is_sea(*hex));
    if at_sea != pirate {
        problems.add(ImportProblem::PirateOffSea);
    }
    let deserts: Option<Deserts> = problems.optional(fields, "deserts", "");
    let robber = match fields.get("robber_begins") {
        None => island.deserts().next(),
        Some(_) => problems
            .optional(fields, "robber_begins", "")
            .filter(|hex| is_land_of_map(island, *hex, problems)),
    };
    let map = SeaMap {
        scenario: problems.optional(fields, "scenario", ""),
        robber,
        pirate: at_sea,
        home: land(fields, "home_begins", island, problems).map_or(Home::WhereFounded, Home::At),
        deserts: deserts.unwrap_or_default(),
        begins: land(fields, "begins", island, problems).filter(|hexes| !hexes.is_empty()),
        hidden: hidden(fields, problems),
    };
    (rules, map)
}

/// The hexes of a field that names land, but for those that are none; nothing where it is
/// left out.
fn land(fields: &Fields, name: &str, island: &Island, problems: &mut Problems) -> Option<Vec<Hex>> {
    fields.get(name).filter(|value| !value.is_null())?;
    let mut hexes: Vec<Hex> = problems.list(fields, name, "");
    hexes.retain(|hex| is_land_of_map(island, *hex, problems));
    Some(hexes)
}

fn is_land_of_map(island: &Island, hex: Hex, problems: &mut Problems) -> bool {
    let is_there = island.is_land(hex);
    if !is_there {
        problems.add(ImportProblem::MapOffLand(hex));
    }
    is_there
}

/// The stacks for hidden hexes.
fn hidden(fields: &Fields, problems: &mut Problems) -> Option<HiddenStack> {
    #[derive(Deserialize)]
    struct Kind {
        terrain: Ground,
        count: u8,
    }
    let left = match fields.get("hidden_left") {
        None | Some(Value::Null) => return None,
        Some(Value::Object(left)) => left,
        Some(_) => {
            problems.add(ImportProblem::Unreadable("hidden_left".to_owned()));
            return None;
        }
    };
    let kinds: Vec<Kind> = problems.list(left, "hexes", "hidden_left.");
    let tokens: Vec<Token> = problems.list(left, "tokens", "hidden_left.");
    let mut stack = HiddenStack { hexes: Vec::new(), tokens };
    for (nth, kind) in kinds.into_iter().enumerate() {
        let ground = match kind.terrain {
            Ground::Hidden => {
                let field = format!("hidden_left.hexes[{nth}]");
                problems.add(ImportProblem::Unreadable(field));
                continue;
            }
            terrain => terrain.terrain().map_or(HiddenGround::Sea, HiddenGround::Land),
        };
        stack.hexes.push((ground, kind.count));
    }
    Some(stack)
}

/// Puts the ships of one player on the sea, but for those that can't lie there.
pub(super) fn put_ships(
    pieces: &mut Pieces,
    island: &Island,
    seat: Seat,
    (player, at): (&Fields, &str),
    problems: &mut Problems,
) {
    let ships: Vec<Path> = problems.list(player, "ships", at);
    // Whether one moves is found by following all of them, as with roads.
    if ships.len() > MAX_SHIPS {
        problems.add(ImportProblem::TooManyShips { player: seat, count: ships.len() });
    }
    for path in ships.into_iter().take(MAX_SHIPS) {
        if !island.has_ship_path(path) {
            problems.add(ImportProblem::ShipOffSea(seat));
        } else if pieces.link(path).is_some() {
            problems.add(ImportProblem::Taken { player: seat, place: Spot::Path(path) });
        } else {
            pieces.put_ship(path, seat, Condition::Intact);
        }
    }
    for path in of_ships(pieces, seat, (player, at), "damaged_ships", problems) {
        pieces.put_ship(path, seat, Condition::Damaged);
    }
}

/// Paths of a list that names some of the player's ships.
fn of_ships(
    pieces: &Pieces,
    seat: Seat,
    (player, at): (&Fields, &str),
    name: &str,
    problems: &mut Problems,
) -> Vec<Path> {
    let mut named: Vec<Path> = problems.list(player, name, at);
    named.retain(|path| {
        let is_own = pieces.ship(*path).is_some_and(|(owner, _)| owner == seat);
        if !is_own {
            problems.add(ImportProblem::NoSuchShip(seat));
        }
        is_own
    });
    named
}

/// All of Seafarers that is no piece; `map` and `rules` are those of the position.
pub(super) fn start(
    fields: &Fields,
    seats: &PerSeat<&Fields>,
    (island, pieces): (&Island, &Pieces),
    (rules, map): (&SeaRules, &SeaMap),
    problems: &mut Problems,
) -> SeaTable {
    let mut start = SeaTable::empty(seats, map);
    let areas = map.deserts.areas(island);
    let pirate: Option<Hex> = problems.optional(fields, "pirate", "");
    start.pirate = pirate.filter(|hex| island.is_sea(*hex));
    if start.pirate != pirate {
        problems.add(ImportProblem::PirateOffSea);
    }
    for (seat, player) in seats.iter() {
        let at = format!("players[{}].", seat.index());
        let mut home: Vec<Hex> = problems.list(player, "home", &at);
        home.retain(|hex| is_land(island, *hex, seat, problems));
        if let Some(own) = start.home.get_mut(seat) {
            *own = home;
        }
        let built = of_ships(pieces, seat, (player, at.as_str()), "ships_built", problems);
        start.built.extend(built);
        if problems.optional(player, "ship_moved", &at) == Some(true) {
            start.moved.push(seat);
        }
        let mut named: Vec<Chit> = problems.list(player, "chits_on", &at);
        named.retain(|chit| is_land(island, chit.island, seat, problems));
        let points: Option<u8> = problems.optional(player, "chits", &at);
        let told = named.iter().map(|chit| chit.points).fold(0, u8::saturating_add);
        let more = points.unwrap_or(0).saturating_sub(told);
        if let Some(chits) = start.chits.get_mut(seat) {
            *chits = named;
        }
        start.give_points(seat, more, rules.foreign_island, (&areas, pieces));
    }
    start.built.sort_unstable();
    start
}

fn is_land(island: &Island, hex: Hex, seat: Seat, problems: &mut Problems) -> bool {
    let is_there = island.is_land(hex);
    if !is_there {
        problems.add(ImportProblem::IslandAtSea(seat));
    }
    is_there
}
