//! Lays a position on the table: the same for an answer, which judges it as given, and for a game,
//! which leaves out what can't be.

use std::mem::take;

use super::fields::{Problems, ReadPurpose};
use super::line::{PlayerLine, PositionLine};
use super::on_island::{OnIsland, field_of, seat_of};
use super::parts::{Ground, HexLine};
use super::{BadPosition, ImportProblem, Pointing, fish, lay_expansions, lay_rivers, oil};
use board::{
    BadIsland, Hex, Island, MAX_CELLS, MAX_HARBORS, MAX_HEXES, Path, Surroundings, Terrain, Tile,
};
use cards::Award;
use game::{
    BadSeatCount, Expansion, Expansions, FishRules, HandCount, Holders, OilRules, PerSeat, Pieces,
    RiverMap, RiversRules, SeaMap, SeaRules, Seat, Table, WagonRules,
};

#[derive(Clone, Debug)]
pub struct LaidPosition {
    pub island: Island,
    /// Pieces, cards, and numbers of the table. There may still be numbers that can't be.
    pub table: Table,
    /// The seat whose turn it is, if the position says so.
    pub active: Option<Seat>,
    /// The rules of Seafarers, and the facts of the map beside its hexes, where they are played.
    pub sea: Option<(SeaRules, SeaMap)>,
    /// The rules of fish, where they are played.
    pub fish: Option<FishRules>,
    /// The rules of rivers, and where these run, where they are played.
    pub rivers: Option<(RiversRules, RiverMap)>,
    /// The rules of wagons, where they are played.
    pub wagons: Option<WagonRules>,
    /// The rules of oil, where it is played.
    pub oil: Option<OilRules>,
    /// All that is said of each player besides.
    pub players: Box<PerSeat<PlayerLine>>,
}

/// Lays a position on the table.
///
/// # Errors
/// When nothing is left of it.
pub(super) fn lay(
    line: &mut PositionLine,
    problems: &mut Problems,
) -> Result<LaidPosition, BadPosition> {
    let players = PerSeat::boxed(take(&mut line.players).unwrap_or_default());
    let mut players = players.map_err(|BadSeatCount(count)| BadPosition::PlayerCount(count))?;
    let cells = take(&mut line.hexes).unwrap_or_default();
    let (island, sea) = (island(line, &cells, problems)?, line.plays(Expansion::Sea));
    let sea = sea.then(|| lay_expansions::rules_and_map(line, &island, problems));
    let (knights, fishes) = (line.plays(Expansion::Knights), line.plays(Expansion::Fish));
    let rivers = line.plays(Expansion::Rivers);
    let rivers = rivers.then(|| lay_rivers::rules_and_map(line, &island, problems));
    let mut on_island = OnIsland { pieces: Pieces::default(), island: &island, problems };
    for (seat, player) in players.iter() {
        on_island.put_base(seat, player);
    }
    for (seat, player) in players.iter().filter(|_| knights) {
        lay_expansions::put_knights(&mut on_island, seat, player);
    }
    for (seat, player) in players.iter().filter(|_| sea.is_some()) {
        lay_expansions::put_ships(&mut on_island, seat, player);
    }
    if let Some((_, map)) = &rivers {
        for (seat, player) in players.iter() {
            lay_rivers::put_bridges(&mut on_island, seat, (player, map));
        }
    }
    let oily = line.plays(Expansion::Oil);
    for (seat, player) in players.iter().filter(|_| oily) {
        oil::put_metropolises(&mut on_island, seat, player);
    }
    let pieces = on_island.pieces;
    let hands = players.map(|seat, player| hand(seat, player, knights, problems));
    // With wagons there is none (TRADERS 5.1).
    let wagons = line.plays(Expansion::Wagons);
    let robber = line.robber.flatten().filter(|_| !wagons);
    let stands = problems.purpose == ReadPurpose::Answer;
    let on_land = robber.filter(|hex| stands || island.is_land(*hex));
    if on_land != robber {
        problems.add(|| "robber".to_owned(), ImportProblem::RobberOffIsland);
    }
    let active = line.active.and_then(|seat| seat_of(&players, seat, Pointing::Active, problems));
    let Some(first) = active.or(players.seat(0)) else { return Err(BadPosition::PlayerCount(0)) };
    // Development cards are no part of Cities & Knights (KNIGHTS 1).
    let cards = |of: fn(&PlayerLine) -> Option<u8>| {
        players.map(|_, player| of(player).filter(|_| !knights).unwrap_or(0))
    };
    let barbarians = line.barbarians.unwrap_or_default();
    let table = Table {
        active: first,
        robber: on_land,
        holders: holders(line, &players, problems),
        knight_cards: cards(|player| player.knights),
        revealed: match problems.purpose {
            ReadPurpose::Game => cards(|player| player.revealed_points),
            // With Cities & Knights nobody has to say which cards they are.
            ReadPurpose::Answer => {
                players.map(|_, player| player.progress_points.filter(|_| knights).unwrap_or(0))
            }
        },
        hidden: cards(|player| player.development_cards.max(player.hidden_points)),
        hands,
        bank: bank(line, problems),
        season: line.season,
        barbarians: if knights { Some(barbarians.ship) } else { line.ship },
        knights: knights.then(|| lay_expansions::knights_table(line, &players, problems)),
        sea: sea.as_ref().map(|sea| {
            lay_expansions::sea_table(line, &mut players, (&island, &pieces), sea, problems)
        }),
        fish: fishes.then(|| fish::table(line, &players, problems)),
        gold: played_by(line).have_gold().then(|| lay_rivers::purses(&players)),
        wagons: wagons.then(|| super::wagons::table(line, &players, &island, problems)),
        oil: oily.then(|| oil::table(line, (&players, &cells), &island, problems)),
        pieces,
    };
    let fish = fishes.then(|| fish::rules(line));
    let wagons = wagons.then(|| super::wagons::rules(line));
    let oil = oily.then(|| oil::rules(line, problems));
    Ok(LaidPosition { island, table, active, sea, fish, rivers, wagons, oil, players })
}

/// The hand of a player; nobody holds commodities without Cities & Knights.
fn hand(seat: Seat, player: &PlayerLine, knights: bool, problems: &mut Problems) -> HandCount {
    match player.hand {
        Some(hand) if !knights && hand.names_commodities() => {
            problems.unreadable(field_of(seat, "hand"));
            HandCount::Unknown
        }
        hand => hand.map_or(HandCount::Unknown, |hand| hand.count()),
    }
}

/// Returns what the bank holds; for an answer it isn't short of a kind that it lacks with Cities &
/// Knights.
fn bank(line: &PositionLine, problems: &mut Problems) -> Option<game::Cards> {
    let bank = line.bank.as_ref()?;
    if bank.has_unknown() {
        problems.unreadable("bank.unknown");
    }
    let endless = problems.purpose == ReadPurpose::Answer && line.plays(Expansion::Knights);
    let lacking = if endless { u8::MAX } else { 0 };
    Some(game::Cards::from_fn(|kind| bank.of(kind).unwrap_or(lacking)))
}

fn holders(line: &PositionLine, seats: &PerSeat<PlayerLine>, problems: &mut Problems) -> Holders {
    let mut holders = Holders::default();
    let Some(told) = &line.holders else { return holders };
    for award in Award::ALL {
        let nobodys = award == Award::LargestArmy && line.plays(Expansion::Knights);
        let seat = told.holder(award).filter(|_| !nobodys);
        let of = Pointing::Holder(award);
        holders.set(award, seat.and_then(|seat| seat_of(seats, seat, of, problems)));
    }
    holders
}

/// The island that a position lays out.
///
/// # Errors
/// When there are more hexes than an island has, or for a game none.
fn island(
    line: &mut PositionLine,
    cells: &[HexLine],
    problems: &mut Problems,
) -> Result<Island, BadPosition> {
    let sea = line.plays(Expansion::Sea);
    match cells.len() {
        count if count > MAX_CELLS && sea => return Err(BadPosition::TooManyCells(count)),
        count if count > MAX_HEXES && !sea => return Err(BadPosition::TooManyHexes(count)),
        _ => {}
    }
    let fishes = line.plays(Expansion::Fish);
    let rivers = line.plays(Expansion::Rivers);
    let wagons = line.plays(Expansion::Wagons);
    let oily = line.plays(Expansion::Oil);
    let (tiles, around) = tiles(cells, played_by(line), problems);
    let mut harbors = take(&mut line.harbors).unwrap_or_default();
    if problems.purpose == ReadPurpose::Game {
        if tiles.is_empty() {
            return Err(BadPosition::NoIsland);
        }
        if harbors.len() > MAX_HARBORS {
            let problem = ImportProblem::TooManyHarbors(harbors.len());
            problems.add(|| "harbors".to_owned(), problem);
        }
        harbors.truncate(MAX_HARBORS);
        let mut paths: Vec<Path> = Vec::new();
        harbors.retain(|harbor| {
            let is_new = !paths.contains(&harbor.path);
            paths.push(harbor.path);
            if !is_new {
                let problem = ImportProblem::TwoHarbors(harbor.path);
                problems.add(|| "harbors".to_owned(), problem);
            }
            is_new
        });
    }
    let island = Island::with_sea(tiles, harbors, around).or_else(|error| {
        let (field, problem) = match error {
            BadIsland::TwoTiles(hex) => ("hexes", ImportProblem::TwoTiles(hex)),
            BadIsland::TwoHarbors(path) => ("harbors", ImportProblem::TwoHarbors(path)),
            BadIsland::TooManyHarbors(count) => ("harbors", ImportProblem::TooManyHarbors(count)),
            BadIsland::TooManyHexes(count) => return Err(BadPosition::TooManyHexes(count)),
            BadIsland::TooManyCells(count) => return Err(BadPosition::TooManyCells(count)),
            BadIsland::TooManyGrounds(_)
            | BadIsland::GroundOnLand(_)
            | BadIsland::TwoGrounds(_)
            | BadIsland::SecondTokenAlone(_)
            | BadIsland::BarredTwice(_)
            | BadIsland::BarredElsewhere(_)
            | BadIsland::SpringOn(_) => return Err(BadPosition::NoIsland),
        };
        problems.add(|| field.to_owned(), problem);
        Island::new(Vec::new(), Vec::new()).map_err(|_| BadPosition::NoIsland)
    })?;
    // Each of these modules has hexes with two tokens (TRADERS 8.4, 9.5).
    let marks = fishes || rivers || wagons || oily;
    let island = if marks { fish::marked(line, cells, island, problems) } else { island };
    Ok(if wagons { super::wagons::barring(line, island, problems) } else { island })
}

fn played_by(line: &PositionLine) -> Expansions {
    line.expansions.iter().flatten().copied().collect()
}

/// Returns what of `cells` can lie there, for a game each hex once.
fn tiles(
    cells: &[HexLine],
    played: Expansions,
    problems: &mut Problems,
) -> (Vec<Tile>, Surroundings) {
    let mut tiles: Vec<Tile> = Vec::with_capacity(cells.len());
    let mut around = Surroundings::default();
    if played.has(Expansion::Sea) {
        around.sea.reserve(cells.len());
    }
    let mut seen: Vec<Hex> = Vec::new();
    for (nth, cell) in cells.iter().enumerate() {
        let (at, terrain) = (cell.at, cell.terrain);
        let is_lost = played.has(Expansion::Oil) && cell.destroyed;
        let token = cell.token.filter(|_| !is_lost);
        let field = |name: &str| format!("hexes[{nth}].{name}");
        if terrain.is_of_sea() && !played.has(Expansion::Sea) {
            problems.add(|| field("terrain"), ImportProblem::HexOfSeafarers(at));
            continue;
        }
        if terrain == Ground::Lake && !played.has(Expansion::Fish) {
            problems.add(|| field("terrain"), ImportProblem::HexOfFish(at));
            continue;
        }
        if terrain == Ground::Swamp && !played.has(Expansion::Rivers) {
            problems.add(|| field("terrain"), ImportProblem::HexOfRivers(at));
            continue;
        }
        if terrain == Ground::Trade && !played.has(Expansion::Wagons) {
            problems.add(|| field("terrain"), ImportProblem::HexOfWagons(at));
            continue;
        }
        if terrain == Ground::Trade && cell.site.is_none() {
            problems.add(|| field("site"), ImportProblem::NoSite(at));
            continue;
        }
        if problems.purpose == ReadPurpose::Game {
            if seen.contains(&at) {
                problems.add(|| field("at"), ImportProblem::TwoTiles(at));
                continue;
            }
            seen.push(at);
        }
        let is_spring = played.has(Expansion::Oil) && cell.spring;
        let is_under = |terrain| Terrain::ALL.contains(&terrain);
        if is_spring && terrain.terrain().is_some_and(|it| !is_under(it)) {
            problems.add(|| field("spring"), ImportProblem::SpringOn(at));
            continue;
        }
        let bare = match terrain {
            Ground::Swamp => Some(ImportProblem::TokenOnSwamp(at)),
            Ground::Lake => Some(ImportProblem::TokenOnLake(at)),
            // With rivers they have tokens (TRADERS 8.4).
            Ground::Trade if !played.has(Expansion::Rivers) => Some(ImportProblem::TokenOnSite(at)),
            _ => None,
        };
        let token = match (token, bare) {
            (Some(_), Some(problem)) => {
                problems.add(|| field("token"), problem);
                None
            }
            (token, _) => token,
        };
        if let Some(terrain) = cell.site.filter(|_| terrain == Ground::Trade).map(Terrain::Trade) {
            tiles.push(Tile { at, terrain, token });
            continue;
        }
        if let Some(terrain) = terrain.terrain() {
            let terrain = if is_spring { Terrain::Spring } else { terrain };
            tiles.push(Tile { at, terrain, token });
            continue;
        }
        if token.is_some() {
            problems.add(|| field("token"), ImportProblem::TokenOffLand(at));
        }
        if is_spring {
            problems.add(|| field("spring"), ImportProblem::SpringOn(at));
        }
        match terrain {
            Ground::Hidden => around.hidden.push(at),
            _ => around.sea.push(at),
        }
    }
    (tiles, around)
}
