//! Cities & Knights and Seafarers in a position on the table (FORMATS 1).

use std::mem::take;

use super::fields::{Problems, ReadPurpose};
use super::line::{HiddenLeft, PlayerLine, PositionLine};
use super::on_island::{OnIsland, field_of, is_own, seat_of};
use super::parts::{Ground, KnightLine};
use super::{ImportProblem, Pointing, lay_scenario};
use board::{Hex, Island, Path};
use game::{
    Building, Chit, Condition, FOREIGN_ISLANDS, HiddenGround, HiddenStack, Home, Improvements,
    Knight, KnightsTable, MAX_SHIPS, Merchant, PerSeat, Pieces, PointCard, Readiness, SeaMap,
    SeaRules, SeaTable, Seat, Track,
};

/// Puts down what a player has beside what the base game has: cities on their side, knights
/// and walls.
pub(super) fn put_knights(here: &mut OnIsland<'_>, seat: Seat, player: &PlayerLine) {
    let laid = player.laid_cities.as_ref();
    here.put_buildings((seat, "laid_cities"), laid, Building::LaidCity);
    for knight in player.knights_on_board.iter().flatten() {
        let KnightLine { at, level, active, used: _, promoted: _ } = *knight;
        let readiness = if active { Readiness::Active } else { Readiness::Inactive };
        let stands =
            |island: &Island, at| island.has_intersection(at) || island.is_coast_or_sea(at);
        here.put_all((seat, "knights_on_board"), &[at], stands, |pieces, _| {
            if !pieces.is_free(at) {
                return Err(at);
            }
            pieces.put_knight(at, seat, Knight { level, readiness });
            Ok(())
        });
    }
    let walls = player.walls.as_deref().unwrap_or_default();
    here.put_all((seat, "walls"), walls, Island::has_intersection, |pieces, walls| {
        walls.iter().try_for_each(|at| {
            if pieces.has_wall(*at) {
                return Err(*at);
            }
            pieces.put_wall(*at, seat);
            Ok(())
        })
    });
}

/// All of Cities & Knights that is no piece and no card of a hand.
pub(super) fn knights_table(
    line: &PositionLine,
    players: &PerSeat<PlayerLine>,
    problems: &mut Problems,
) -> KnightsTable {
    let done = |is_so: fn(&KnightLine) -> bool| {
        let knights = players.values().flat_map(|player| player.knights_on_board.iter().flatten());
        knights.filter(|one| is_so(one)).map(|one| one.at).collect()
    };
    let mut table = KnightsTable {
        attacks: line.barbarians.unwrap_or_default().attacks,
        improvements: players.map(|_, player| improvements(player)),
        defenders: players.map(|_, player| player.defenders.unwrap_or(0)),
        progress: players.map(|_, player| {
            let held = player.progress_cards.unwrap_or_default();
            enum_map::EnumMap::from_fn(|track| held.get(track).unwrap_or(0))
        }),
        used: done(|one| one.used),
        promoted: done(|one| one.promoted),
        ..KnightsTable::empty(players)
    };
    for (seat, player) in players.iter() {
        let metropolises = player.metropolises.unwrap_or_default();
        for track in Track::ALL {
            let Some(place) = metropolises.get(track) else { continue };
            match &mut table.metropolises[track] {
                free @ None => *free = Some(place),
                Some(_) => problems.unreadable(field_of(seat, "metropolises")),
            }
        }
        if problems.purpose == ReadPurpose::Game {
            show_points(&mut table, seat, player, problems);
        }
    }
    table.merchant = line.merchant.and_then(|merchant| {
        let owner = seat_of(players, merchant.player, Pointing::Merchant, problems)?;
        Some(Merchant { at: merchant.at, owner })
    });
    table
}

fn improvements(player: &PlayerLine) -> Improvements {
    let told = player.improvements.unwrap_or_default();
    let mut improvements = Improvements::default();
    for track in Track::ALL {
        improvements.set(track, told.get(track).unwrap_or_default());
    }
    improvements
}

/// Point cards by name, or as many as there are points.
fn show_points(table: &mut KnightsTable, seat: Seat, player: &PlayerLine, problems: &mut Problems) {
    let mut named = player.point_cards.clone().unwrap_or_default();
    let points = player.progress_points.unwrap_or(0);
    let free = PointCard::ALL.into_iter().filter(|point| table.shown[*point].is_none());
    let more: Vec<PointCard> = free.filter(|point| !named.contains(point)).collect();
    let lacking = usize::from(points).saturating_sub(named.len());
    if more.len() < lacking {
        problems.unreadable(field_of(seat, "progress_points"));
    }
    named.extend(more.into_iter().take(lacking));
    for point in named {
        match &mut table.shown[point] {
            free @ None => *free = Some(seat),
            Some(_) => problems.unreadable(field_of(seat, "point_cards")),
        }
    }
}

/// Returns what the table plays by, and what its map says beside its hexes.
pub(super) fn rules_and_map(
    line: &mut PositionLine,
    island: &Island,
    problems: &mut Problems,
) -> (SeaRules, SeaMap) {
    let mut rules = SeaRules::default();
    match line.foreign_island {
        Some(points)
            if problems.purpose == ReadPurpose::Game && !FOREIGN_ISLANDS.contains(&points) =>
        {
            problems.unreadable("foreign_island");
        }
        Some(points) => rules.foreign_island = points,
        None => {}
    }
    lay_scenario::settings(line, &mut rules, problems);
    if problems.purpose == ReadPurpose::Answer {
        return (rules, SeaMap::default());
    }
    let robber = match line.robber_begins {
        None => island.deserts().next(),
        Some(hex) => hex.filter(|hex| is_land_of_map(island, *hex, problems)),
    };
    let pirate = line.pirate_begins.filter(|hex| is_sea(island, *hex, "pirate_begins", problems));
    let mut land = |hexes: Option<Vec<Hex>>| {
        let mut hexes = hexes?;
        hexes.retain(|hex| is_land_of_map(island, *hex, problems));
        Some(hexes)
    };
    let map = SeaMap {
        scenario: line.scenario.clone(),
        robber,
        pirate,
        home: land(line.home_begins.take()).map_or(Home::WhereFounded, Home::At),
        deserts: line.deserts.unwrap_or_default(),
        begins: land(line.begins.take()).filter(|hexes| !hexes.is_empty()),
        hidden: line.hidden_left.take().map(|left| hidden(left, problems)),
        // What lies there is laid with the table.
        ..SeaMap::default()
    };
    (rules, map)
}

fn is_land_of_map(island: &Island, hex: Hex, problems: &mut Problems) -> bool {
    let is_there = island.is_land(hex);
    if !is_there {
        problems.add(String::new, ImportProblem::MapOffLand(hex));
    }
    is_there
}

/// Returns whether the pirate can be at `hex`; for an answer, anywhere.
fn is_sea(island: &Island, hex: Hex, field: &str, problems: &mut Problems) -> bool {
    let is_there = problems.purpose == ReadPurpose::Answer || island.is_sea(hex);
    if !is_there {
        problems.add(|| field.to_owned(), ImportProblem::PirateOffSea);
    }
    is_there
}

fn hidden(left: HiddenLeft, problems: &mut Problems) -> HiddenStack {
    let mut stack = HiddenStack { hexes: Vec::new(), tokens: left.tokens.unwrap_or_default() };
    for (nth, kind) in left.hexes.into_iter().flatten().enumerate() {
        let ground = match kind.terrain {
            Ground::Hidden => {
                problems.unreadable(format!("hidden_left.hexes[{nth}]"));
                continue;
            }
            terrain => terrain.terrain().map_or(HiddenGround::Sea, HiddenGround::Land),
        };
        stack.hexes.push((ground, kind.count));
    }
    stack
}

/// Puts the ships of one player on the sea.
pub(super) fn put_ships(here: &mut OnIsland<'_>, seat: Seat, player: &PlayerLine) {
    let ships = player.ships.as_deref().unwrap_or_default();
    // Whether one moves is found by following all of them, as with roads.
    if ships.len() > MAX_SHIPS {
        let problem = ImportProblem::TooManyShips { player: seat, count: ships.len() };
        here.problems.add(|| field_of(seat, "ships"), problem);
    }
    let ships = ships.get(..MAX_SHIPS.min(ships.len())).unwrap_or_default();
    let island = here.island;
    let at_sea = |path: &&Path| island.has_ship_path(**path);
    for (nth, _) in ships.iter().enumerate().filter(|(_, path)| !at_sea(path)) {
        let field = || field_of(seat, &format!("ships[{nth}]"));
        here.problems.add(field, ImportProblem::ShipOffSea(seat));
    }
    let ships: Vec<Path> = ships.iter().filter(at_sea).copied().collect();
    here.put_all(
        (seat, "ships"),
        &ships,
        |_, _| true,
        |pieces, ships| pieces.put_ships(ships, seat, Condition::Intact),
    );
    for path in player.damaged_ships.iter().flatten() {
        if is_own(&here.pieces, seat, *path) {
            here.pieces.put_ship(*path, seat, Condition::Damaged);
        } else {
            let problem = ImportProblem::NoSuchShip(seat);
            here.problems.add(|| field_of(seat, "damaged_ships"), problem);
        }
    }
}

/// All of Seafarers that is no piece; `map` and `rules` are those of the position.
pub(super) fn sea_table(
    line: &PositionLine,
    players: &mut PerSeat<PlayerLine>,
    (island, pieces): (&Island, &Pieces),
    (rules, map): &(SeaRules, SeaMap),
    problems: &mut Problems,
) -> SeaTable {
    let mut table = SeaTable::empty(players, map);
    let pirate = line.pirate.flatten();
    table.pirate = pirate.filter(|hex| is_sea(island, *hex, "pirate", problems));
    let areas = match problems.purpose {
        ReadPurpose::Answer => Vec::new(),
        ReadPurpose::Game => map.deserts.areas(island),
    };
    let is_tribe = lay_scenario::is_tribe(line);
    for (seat, player) in players.iter_mut() {
        for (nth, path) in player.ships_built.iter().flatten().enumerate() {
            if is_own(pieces, seat, *path) {
                table.built.push(*path);
            } else {
                let field = || field_of(seat, &format!("ships_built[{nth}]"));
                problems.add(field, ImportProblem::NoSuchShip(seat));
            }
        }
        let mut home = take(&mut player.home).unwrap_or_default();
        // Chits of the Tribe lie on no island.
        let points = player.chits.filter(|_| !is_tribe).unwrap_or(0);
        let (Some(own), Some(chits)) = (table.home.get_mut(seat), table.chits.get_mut(seat)) else {
            continue;
        };
        if problems.purpose == ReadPurpose::Answer {
            // No answer depends on where they lie.
            let island = home.first().copied().unwrap_or(Hex::new(0, 0));
            chits.extend(Some(Chit { island, points }).filter(|chit| chit.points > 0));
            *own = home;
            continue;
        }
        let mut lies_there = |hex: Hex| {
            let is_there = island.is_land(hex);
            if !is_there {
                problems.add(|| field_of(seat, "home"), ImportProblem::IslandAtSea(seat));
            }
            is_there
        };
        home.retain(|hex| lies_there(*hex));
        *own = home;
        let mut named = take(&mut player.chits_on).unwrap_or_default();
        named.retain(|chit| lies_there(chit.island));
        let told = named.iter().map(|chit| chit.points).fold(0, u8::saturating_add);
        *chits = named;
        if player.ship_moved == Some(true) {
            table.moved.push(seat);
        }
        let more = points.saturating_sub(told);
        table.give_points(seat, more, rules.foreign_island, (&areas, pieces));
    }
    table.built.sort_unstable();
    lay_scenario::lay(line, players, (island, pieces), &mut table, problems);
    table
}
