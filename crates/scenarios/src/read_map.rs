//! Reads a map as it is written, or finds everything that is wrong with it.

use super::drawing::{CornerAt, DrawnCell, Place, cell, signs};
use super::fault::Faults;
use super::file::{
    FortressWritten, HarborsWritten, MapWritten, MixWritten, RobberWritten, StockWritten,
};
use super::{
    Area, AreaLetter, BadScenario, Drawn, Fortress, Gives, Ground, HarborPlace, HarborPlan, Map,
    Mix, Pieces, RobberSign, RobberStart, ScenarioFinding, ScenarioLandmarks, Village,
};
use board::{Hex, Intersection, MAX_CELLS, Terrain, Tile, Token};

/// The map that is the `part` of the file.
///
/// # Errors
/// Everything that is wrong, never nothing.
pub(super) fn map_of(written: MapWritten, part: String) -> Result<Map, Vec<ScenarioFinding>> {
    let mut faults = Faults::new(part);
    let players = players_of(&written.players, &mut faults);
    let cells = cells_of(&written.rows, &mut faults);
    // What follows would only say again that the drawing is wrong.
    if !faults.is_empty() {
        return Err(faults.into_findings());
    }
    let mut map = Map {
        players,
        cells,
        areas: Vec::new(),
        parting_deserts: Vec::new(),
        mixes: Vec::new(),
        harbors: HarborPlan::InPlay(Vec::new()),
        robber: RobberStart::BesideBoard,
        pirate: None,
        hidden_grounds: Vec::new(),
        hidden_tokens: Vec::new(),
        landmarks: ScenarioLandmarks::default(),
    };
    areas_of(&written.areas, &mut map, &mut faults);
    map.mixes = mixes_of(&written.mixes, &map, &mut faults);
    map.harbors = harbors_of(written.harbors, &map, &mut faults);
    map.robber = robber_of(written.robber, &map, &mut faults);
    let at_sea = |place: Place, why| place.hex().filter(|hex| map.is_sea(*hex)).ok_or(why);
    let pirate = written.pirate.map(|place| at_sea(place, BadScenario::PirateOffSea));
    let pirate = pirate.and_then(|at| faults.told("pirate", at));
    let places = map.cells.iter().filter(|drawn| drawn.cell == DrawnCell::Hidden).count();
    let hidden = written.hidden.unwrap_or_default();
    let why = |places, hexes| BadScenario::HiddenHexes { places, hexes };
    let (hidden_grounds, hidden_tokens) = stock_of(&hidden, places, why, "hidden", &mut faults);
    let corner = |corner: &CornerAt| corner_of(*corner, &map);
    let landmarks = ScenarioLandmarks {
        fleet: faults
            .each("fleet", &written.fleet, |place| at_sea(*place, BadScenario::FleetOffSea)),
        villages: faults.each("villages", &written.villages, |village| {
            Ok(Village { at: corner(&village.corner)?, number: village.number })
        }),
        fortresses: faults
            .each("fortresses", &written.fortresses, |fortress| fortress_of(fortress, &map)),
        strait: faults.each("strait", &written.strait, corner),
        wasteland: faults.each("wasteland", &written.wasteland, corner),
    };
    if !faults.is_empty() {
        return Err(faults.into_findings());
    }
    Ok(Map { pirate, hidden_grounds, hidden_tokens, landmarks, ..map })
}

fn players_of(written: &[u8], faults: &mut Faults) -> Vec<u8> {
    let mut players = written.to_vec();
    players.sort_unstable();
    players.dedup();
    let are_few = players.iter().all(|count| (2..=6).contains(count));
    if players.is_empty() || players.len() != written.len() || !are_few {
        faults.add("players", BadScenario::Players);
    }
    players
}

fn cells_of(rows: &[String], faults: &mut Faults) -> Vec<Drawn> {
    let Some(signs) = faults.told("rows", signs(rows)) else { return Vec::new() };
    let mut cells = Vec::new();
    for (place, sign) in signs {
        let cell = faults.told(format_args!("rows{place}"), cell(sign)).flatten();
        cells.extend(place.hex().zip(cell).map(|(at, cell)| Drawn { at, cell }));
    }
    let may_be_sea = |drawn: &Drawn| !drawn.cell.is_land();
    if !cells.iter().any(|drawn| drawn.cell.may_be_land()) {
        faults.add("rows", BadScenario::NoLand);
    } else if !cells.iter().any(may_be_sea) {
        faults.add("rows", BadScenario::NoSea);
    }
    faults.add_if(cells.len() > MAX_CELLS, "rows", BadScenario::TooManyCells(cells.len()));
    cells
}

/// Reads the drawing of areas; without one there are none.
fn areas_of(rows: &[String], map: &mut Map, faults: &mut Faults) {
    if rows.is_empty() {
        return;
    }
    let Some(signs) = faults.told("areas", signs(rows)) else { return };
    let mut named: Vec<(AreaLetter, Hex)> = Vec::new();
    let mut seen = Vec::new();
    for (place, sign) in signs {
        let field = || format!("areas{place}");
        let Some(at) = place.hex() else { continue };
        let cell = map.cell(at);
        let is_land = cell.is_some_and(DrawnCell::may_be_land);
        match sign {
            "." if is_land => faults.add(field(), BadScenario::LandWithoutArea),
            "." => {}
            _ if !is_land => faults.add(field(), BadScenario::AreaOffLand),
            "-" if cell == Some(DrawnCell::Printed(Ground::Land(Terrain::Desert), None)) => {
                map.parting_deserts.push(at);
            }
            "-" => faults.add(field(), BadScenario::LandWithoutArea),
            sign => {
                let letter = sign.parse().map_err(BadScenario::from);
                if let Some(letter) = faults.told(field(), letter) {
                    named.push((letter, at));
                }
            }
        }
        seen.push(at);
    }
    let mut land = map.cells.iter().filter(|drawn| drawn.cell.may_be_land());
    if let Some(Drawn { at, .. }) = land.find(|drawn| !seen.contains(&drawn.at)) {
        let row = u8::try_from(at.r).unwrap_or_default();
        let column = u8::try_from(at.q + at.r / 2).unwrap_or_default();
        faults.add("areas", BadScenario::AreaMissing(Place(row, column).to_string()));
    }
    named.sort_unstable();
    map.parting_deserts.sort_unstable();
    for (letter, hex) in named {
        match map.areas.last_mut() {
            Some(area) if area.letter == letter => area.hexes.push(hex),
            _ => map.areas.push(Area { letter, hexes: vec![hex] }),
        }
    }
}

/// Returns whether that hex will be land whatever is drawn.
fn is_sure_land(hex: Hex, map: &Map) -> bool {
    let dry = |mix: &Mix| match &mix.pieces {
        Pieces::Printed => true,
        Pieces::Stock { grounds, .. } => !grounds.contains(&Ground::Sea),
    };
    match map.cell(hex) {
        Some(DrawnCell::Open) => map.mixes.iter().any(|mix| mix.hexes.contains(&hex) && dry(mix)),
        Some(cell) => cell.is_land(),
        None => false,
    }
}

fn harbors_of(written: HarborsWritten, map: &Map, faults: &mut Faults) -> HarborPlan {
    let (at, drawn_kinds) = match written {
        HarborsWritten::Places { at, mixed } => (at, mixed),
        HarborsWritten::ByPlayers(kinds) => return HarborPlan::ByPlayers(kinds),
        HarborsWritten::InPlay(kinds) => return HarborPlan::InPlay(kinds),
    };
    let mut places: Vec<HarborPlace> = Vec::new();
    for (nth, harbor) in at.into_iter().enumerate() {
        let field = format!("harbors.places.at[{nth}]");
        let coast = harbor.at.hex().filter(|hex| {
            let beyond = hex.neighbor(harbor.side.side());
            is_sure_land(*hex, map) && map.is_sea(beyond)
        });
        let path = coast.map(|hex| board::Path::of(hex, harbor.side.side()));
        let Some(path) = faults.told(&field, path.ok_or(BadScenario::HarborOffCoast)) else {
            continue;
        };
        if places.iter().any(|place| place.path == path) {
            faults.add(field, BadScenario::TwoHarbors);
        }
        places.push(HarborPlace { path, gives: harbor.gives });
    }
    let drawn = places.iter().filter(|place| place.gives == Gives::Mixed).count();
    if drawn != drawn_kinds.len() && faults.is_empty() {
        let why = BadScenario::MixedHarbors { places: drawn, kinds: drawn_kinds.len() };
        faults.add("harbors.places.mixed", why);
    }
    HarborPlan::Places { places, mixed: drawn_kinds }
}

fn robber_of(written: Option<RobberWritten>, map: &Map, faults: &mut Faults) -> RobberStart {
    let Some(RobberWritten { at, on }) = written else { return RobberStart::BesideBoard };
    let printed = at.and_then(|place| {
        let hex = place.hex().filter(|hex| is_sure_land(*hex, map));
        faults.told("robber.at", hex.ok_or(BadScenario::RobberOffLand))
    });
    let Some(on) = on else {
        return printed.map_or(RobberStart::BesideBoard, RobberStart::At);
    };
    let sign =
        RobberSign::read(&on).ok_or_else(|| BadScenario::RobberSign(on.chars().take(20).collect()));
    let Some(sign) = faults.told("robber.on", sign) else { return RobberStart::BesideBoard };
    let robber = RobberStart::On { sign, printed };
    let stocks = map.mixes.iter().all(|mix| match &mix.pieces {
        Pieces::Printed => true,
        Pieces::Stock { grounds, tokens } => robber.lacks(grounds, tokens),
    });
    let tile = |drawn: &Drawn| match drawn.cell {
        DrawnCell::Printed(Ground::Land(terrain), token) => {
            Some(Tile { at: drawn.at, terrain, token })
        }
        DrawnCell::Printed(Ground::Sea, _) | DrawnCell::Hidden | DrawnCell::Open => None,
    };
    let found = robber.hex(&map.cells.iter().filter_map(tile).collect::<Vec<_>>());
    let is_found = found.is_some() && printed.is_none_or(|hex| found == Some(hex));
    faults.add_if(stocks && !is_found, "robber.on", BadScenario::NoRobberHex(sign.to_string()));
    robber
}

/// A corner that land touches.
fn corner_of(corner: CornerAt, map: &Map) -> Result<Intersection, BadScenario> {
    let on_land = |at: &Intersection| {
        at.hexes().into_iter().any(|hex| map.cell(hex).is_some_and(DrawnCell::is_land))
    };
    corner.intersection().filter(on_land).ok_or(BadScenario::CornerOffLand)
}

fn fortress_of(fortress: &FortressWritten, map: &Map) -> Result<Fortress, BadScenario> {
    let path = fortress.ship.path().filter(|path| {
        let hexes = path.hexes();
        hexes.iter().any(|hex| map.is_sea(*hex)) && hexes.iter().all(|hex| map.cell(*hex).is_some())
    });
    Ok(Fortress {
        color: fortress.color,
        least_players: fortress.least_players,
        at: corner_of(fortress.fortress, map)?,
        marked: corner_of(fortress.marked, map)?,
        settlement: corner_of(fortress.settlement, map)?,
        ship: path.ok_or(BadScenario::ShipOffSea)?,
    })
}

fn mixes_of(written: &[MixWritten], map: &Map, faults: &mut Faults) -> Vec<Mix> {
    let mut mixes: Vec<Mix> = Vec::new();
    for (nth, mix) in written.iter().enumerate() {
        let field = format!("mixes[{nth}]");
        for letter in mix.areas.iter().flatten() {
            let is_drawn = map.areas.iter().any(|area| area.letter == *letter);
            let field = format_args!("{field}.areas");
            faults.add_if(!is_drawn, field, BadScenario::NoArea(*letter));
        }
        let named = mix.areas.as_ref().map(|letters| map.hexes_of(letters));
        let is_meant = |drawn: &&Drawn| match &named {
            Some(hexes) => hexes.contains(&drawn.at),
            None => drawn.cell.may_be_land(),
        };
        let hexes: Vec<Hex> = map.cells.iter().filter(is_meant).map(|drawn| drawn.at).collect();
        if hexes.iter().any(|hex| mixes.iter().any(|mix| mix.hexes.contains(hex))) {
            faults.add(&field, BadScenario::MixedTwice);
        }
        let pieces = pieces_of(mix, &hexes, map, &field, faults);
        mixes.push(Mix { hexes, pieces });
    }
    let is_mixed = |drawn: &Drawn| mixes.iter().any(|mix| mix.hexes.contains(&drawn.at));
    if map.cells.iter().any(|drawn| drawn.cell == DrawnCell::Open && !is_mixed(drawn)) {
        faults.add("mixes", BadScenario::OpenLeft);
    }
    mixes
}

fn pieces_of(
    mix: &MixWritten,
    hexes: &[Hex],
    map: &Map,
    field: &str,
    faults: &mut Faults,
) -> Pieces {
    let cells = || hexes.iter().filter_map(|hex| map.cell(*hex));
    let open = cells().filter(|cell| *cell == DrawnCell::Open).count();
    let Some(stock) = &mix.stock else {
        let bare = |cell: DrawnCell| match cell {
            DrawnCell::Printed(ground, token) => ground.takes_token() != token.is_some(),
            DrawnCell::Open | DrawnCell::Hidden => false,
        };
        if open > 0 {
            faults.add(field, BadScenario::MixedUp);
        } else if cells().any(bare) {
            faults.add(field, BadScenario::BareMixed);
        }
        return Pieces::Printed;
    };
    faults.add_if(open < hexes.len(), field, BadScenario::MixedUp);
    let why = |places, hexes| BadScenario::StockHexes { places, hexes };
    let (grounds, tokens) = stock_of(stock, hexes.len(), why, &format!("{field}.stock"), faults);
    Pieces::Stock { grounds, tokens }
}

/// The hexes of a stock, as many as there are places, and a token for each that takes one.
fn stock_of(
    written: &StockWritten,
    places: usize,
    miscounted: fn(usize, usize) -> BadScenario,
    field: &str,
    faults: &mut Faults,
) -> (Vec<Ground>, Vec<Token>) {
    let (grounds, tokens) = (written.hexes.grounds(), written.tokens.clone());
    let hexes = grounds.len();
    faults.add_if(hexes != places, format_args!("{field}.hexes"), miscounted(places, hexes));
    let land = grounds.iter().filter(|ground| ground.takes_token()).count();
    let why = BadScenario::Tokens { land, tokens: tokens.len() };
    faults.add_if(land != tokens.len(), format_args!("{field}.tokens"), why);
    (grounds, tokens)
}
