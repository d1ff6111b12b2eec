//! What a map as it is written means, or everything that is wrong with it.

use super::drawing::{Cell, CornerAt, Place, Reading, drawn, signs};
use super::fault::Faults;
use super::file::{FortressWritten, HarborsWritten, MapWritten, MixWritten, RobberWritten};
use super::{
    Area, AreaLetter, BadScenario, Drawn, Finding, Fortress, Gives, Ground, HarborPlace,
    HarborPlan, Landmarks, Map, Mix, Pieces, RobberSign, RobberStart, Village,
};
use board::{Hex, Intersection, MAX_CELLS, Terrain, Tile};

/// The map that is the `part` of the file.
///
/// # Errors
/// Everything that is wrong, never nothing.
pub(super) fn map_of(written: MapWritten, part: String) -> Result<Map, Vec<Finding>> {
    let mut faults = Faults::new(part);
    let players = players_of(&written.players, &mut faults);
    let cells = cells_of(&written.rows, &mut faults);
    // What follows would only say again that the drawing is wrong.
    if !faults.is_empty() {
        return Err(faults.into_findings());
    }
    let mut sheet = Sheet { cells, areas: Vec::new(), parting_deserts: Vec::new() };
    areas_of(&written.areas, &mut sheet, &mut faults);
    let mixes = mixes_of(&written.mixes, &sheet, &mut faults);
    let harbors = harbors_of(written.harbors, &sheet, &mixes, &mut faults);
    let robber = robber_of(written.robber, &sheet, &mixes, &mut faults);
    let pirate = written.pirate.and_then(|place| {
        let at = place.hex().filter(|hex| sheet.is_sea(*hex));
        faults.told("pirate", at.ok_or(BadScenario::PirateOffSea))
    });
    let places = sheet.cells.iter().filter(|drawn| drawn.cell == Cell::Hidden).count();
    let (grounds, tokens) =
        written.hidden.map(|stock| (stock.hexes.grounds(), stock.tokens)).unwrap_or_default();
    if places != grounds.len() {
        let hexes = grounds.len();
        faults.add("hidden.hexes", BadScenario::HiddenHexes { places, hexes });
    }
    let land = grounds.iter().filter(|ground| ground.takes_token()).count();
    if land != tokens.len() {
        faults.add("hidden.tokens", BadScenario::Tokens { land, tokens: tokens.len() });
    }
    let fleet = written.fleet.iter().enumerate().filter_map(|(nth, place)| {
        let at = place.hex().filter(|hex| sheet.is_sea(*hex));
        faults.told(format_args!("fleet[{nth}]"), at.ok_or(BadScenario::FleetOffSea))
    });
    let fleet = fleet.collect();
    let landmarks = Landmarks {
        fleet,
        villages: {
            let corners: Vec<CornerAt> =
                written.villages.iter().map(|village| village.corner).collect();
            let numbers = written.villages.iter().map(|village| village.number);
            let at = corners_of("villages", &corners, &sheet, &mut faults);
            at.into_iter().zip(numbers).map(|(at, number)| Village { at, number }).collect()
        },
        fortresses: fortresses_of(&written.fortresses, &sheet, &mut faults),
        strait: corners_of("strait", &written.strait, &sheet, &mut faults),
        wasteland: corners_of("wasteland", &written.wasteland, &sheet, &mut faults),
    };
    if !faults.is_empty() {
        return Err(faults.into_findings());
    }
    let Sheet { cells, areas, parting_deserts } = sheet;
    Ok(Map {
        players,
        cells,
        areas,
        parting_deserts,
        mixes,
        harbors,
        robber,
        pirate,
        hidden_grounds: grounds,
        hidden_tokens: tokens,
        landmarks,
    })
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
    let Reading { cells, bad } = match drawn(rows) {
        Ok(read) => read,
        Err(why) => {
            faults.add("rows", why);
            return Vec::new();
        }
    };
    for (place, why) in bad {
        faults.add(format_args!("rows{place}"), why);
    }
    let is_land = |drawn: &Drawn| drawn.cell.is_land() || drawn.cell == Cell::Open;
    let may_be_sea = |drawn: &Drawn| !drawn.cell.is_land();
    if !cells.iter().any(is_land) {
        faults.add("rows", BadScenario::NoLand);
    } else if !cells.iter().any(may_be_sea) {
        faults.add("rows", BadScenario::NoSea);
    }
    faults.add_if(cells.len() > MAX_CELLS, "rows", BadScenario::TooManyCells(cells.len()));
    cells
}

/// Reads the drawing of areas; without one there are none.
fn areas_of(rows: &[String], sheet: &mut Sheet, faults: &mut Faults) {
    if rows.is_empty() {
        return;
    }
    let Some(signs) = faults.told("areas", signs(rows)) else { return };
    let mut named: Vec<(AreaLetter, Hex)> = Vec::new();
    let mut seen = Vec::new();
    for (place, sign) in signs {
        let field = || format!("areas{place}");
        let Some(at) = place.hex() else { continue };
        let cell = sheet.cell(at);
        let is_land = cell.is_some_and(|cell| cell.is_land() || cell == Cell::Open);
        match sign {
            "." if is_land => faults.add(field(), BadScenario::LandWithoutArea),
            "." => {}
            _ if !is_land => faults.add(field(), BadScenario::AreaOffLand),
            "-" if cell == Some(Cell::Printed(Ground::Land(Terrain::Desert), None)) => {
                sheet.parting_deserts.push(at);
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
    let left = sheet.cells.iter().filter(|drawn| {
        let is_land = drawn.cell.is_land() || drawn.cell == Cell::Open;
        is_land && !seen.contains(&drawn.at)
    });
    if let Some(Drawn { at, .. }) = left.into_iter().next() {
        let row = u8::try_from(at.r).unwrap_or_default();
        let column = u8::try_from(at.q + at.r / 2).unwrap_or_default();
        faults.add("areas", BadScenario::AreaMissing(Place(row, column).to_string()));
    }
    named.sort_unstable();
    sheet.parting_deserts.sort_unstable();
    for (letter, hex) in named {
        match sheet.areas.last_mut() {
            Some(area) if area.letter == letter => area.hexes.push(hex),
            _ => sheet.areas.push(Area { letter, hexes: vec![hex] }),
        }
    }
}

/// Returns whether that hex will be land whatever is drawn.
fn is_sure_land(hex: Hex, sheet: &Sheet, mixes: &[Mix]) -> bool {
    let dry = |mix: &Mix| match &mix.pieces {
        Pieces::Printed => true,
        Pieces::Stock { grounds, .. } => !grounds.contains(&Ground::Sea),
    };
    match sheet.cell(hex) {
        Some(Cell::Open) => mixes.iter().any(|mix| mix.hexes.contains(&hex) && dry(mix)),
        Some(cell) => cell.is_land(),
        None => false,
    }
}

fn harbors_of(
    written: HarborsWritten,
    sheet: &Sheet,
    mixes: &[Mix],
    faults: &mut Faults,
) -> HarborPlan {
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
            is_sure_land(*hex, sheet, mixes) && sheet.is_sea(beyond)
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

fn robber_of(
    written: Option<RobberWritten>,
    sheet: &Sheet,
    mixes: &[Mix],
    faults: &mut Faults,
) -> RobberStart {
    let Some(RobberWritten { at, on }) = written else { return RobberStart::BesideBoard };
    let printed = at.and_then(|place| {
        let hex = place.hex().filter(|hex| is_sure_land(*hex, sheet, mixes));
        faults.told("robber.at", hex.ok_or(BadScenario::RobberOffLand))
    });
    let Some(on) = on else {
        return printed.map_or(RobberStart::BesideBoard, RobberStart::At);
    };
    let sign =
        RobberSign::read(&on).ok_or_else(|| BadScenario::RobberSign(on.chars().take(20).collect()));
    let Some(sign) = faults.told("robber.on", sign) else { return RobberStart::BesideBoard };
    let robber = RobberStart::On { sign, printed };
    let stocks = mixes.iter().all(|mix| match &mix.pieces {
        Pieces::Printed => true,
        Pieces::Stock { grounds, tokens } => robber.lacks(grounds, tokens),
    });
    let found = robber.hex(&sheet.tiles());
    let is_found = found.is_some() && printed.is_none_or(|hex| found == Some(hex));
    faults.add_if(stocks && !is_found, "robber.on", BadScenario::NoRobberHex(sign.to_string()));
    robber
}

/// The corners that land touches, in the order of the file.
fn corners_of(
    field: &str,
    corners: &[CornerAt],
    sheet: &Sheet,
    faults: &mut Faults,
) -> Vec<Intersection> {
    let all = corners.iter().enumerate().filter_map(|(nth, corner)| {
        let found = corner_of(*corner, sheet);
        faults.told(format_args!("{field}[{nth}]"), found)
    });
    all.collect()
}

fn corner_of(corner: CornerAt, sheet: &Sheet) -> Result<Intersection, BadScenario> {
    let on_land = |at: &Intersection| {
        at.hexes().into_iter().any(|hex| sheet.cell(hex).is_some_and(Cell::is_land))
    };
    corner.intersection().filter(on_land).ok_or(BadScenario::CornerOffLand)
}

fn fortresses_of(written: &[FortressWritten], sheet: &Sheet, faults: &mut Faults) -> Vec<Fortress> {
    let one = |fortress: &FortressWritten| {
        let path = fortress.ship.path().filter(|path| {
            let hexes = path.hexes();
            hexes.iter().any(|hex| sheet.is_sea(*hex))
                && hexes.iter().all(|hex| sheet.cell(*hex).is_some())
        });
        Ok(Fortress {
            color: fortress.color,
            least_players: fortress.least_players,
            at: corner_of(fortress.fortress, sheet)?,
            marked: corner_of(fortress.marked, sheet)?,
            settlement: corner_of(fortress.settlement, sheet)?,
            ship: path.ok_or(BadScenario::ShipOffSea)?,
        })
    };
    let all = written.iter().enumerate().filter_map(|(nth, fortress)| {
        faults.told(format_args!("fortresses[{nth}]"), one(fortress))
    });
    all.collect()
}

impl Sheet {
    /// The printed land.
    fn tiles(&self) -> Vec<Tile> {
        let tile = |drawn: &Drawn| match drawn.cell {
            Cell::Printed(Ground::Land(terrain), token) => {
                Some(Tile { at: drawn.at, terrain, token })
            }
            _ => None,
        };
        self.cells.iter().filter_map(tile).collect()
    }
}

/// What is drawn of a map.
pub(super) struct Sheet {
    /// Its hexes, by rows.
    pub cells: Vec<Drawn>,
    /// Its areas, by letter.
    pub areas: Vec<Area>,
    /// The deserts between areas, sorted.
    pub parting_deserts: Vec<Hex>,
}

impl Sheet {
    pub(super) fn cell(&self, hex: Hex) -> Option<Cell> {
        self.cells.iter().find(|drawn| drawn.at == hex).map(|drawn| drawn.cell)
    }

    pub(super) fn is_sea(&self, hex: Hex) -> bool {
        self.cell(hex).is_some_and(Cell::is_sea)
    }

    fn hexes_of(&self, letters: &[AreaLetter]) -> Vec<Hex> {
        let is_in = |hex: &Hex| {
            let mut named = self.areas.iter().filter(|area| letters.contains(&area.letter));
            named.any(|area| area.hexes.binary_search(hex).is_ok())
        };
        self.cells.iter().map(|drawn| drawn.at).filter(is_in).collect()
    }

    /// All land, and all open places.
    fn land(&self) -> Vec<Hex> {
        let is_land = |drawn: &&Drawn| drawn.cell.is_land() || drawn.cell == Cell::Open;
        self.cells.iter().filter(is_land).map(|drawn| drawn.at).collect()
    }
}

pub(super) fn mixes_of(written: &[MixWritten], sheet: &Sheet, faults: &mut Faults) -> Vec<Mix> {
    let mut mixes: Vec<Mix> = Vec::new();
    for (nth, mix) in written.iter().enumerate() {
        let field = format!("mixes[{nth}]");
        let hexes = match &mix.areas {
            None => sheet.land(),
            Some(letters) => {
                for letter in letters {
                    if !sheet.areas.iter().any(|area| area.letter == *letter) {
                        faults.add(format_args!("{field}.areas"), BadScenario::NoArea(*letter));
                    }
                }
                sheet.hexes_of(letters)
            }
        };
        if hexes.iter().any(|hex| mixes.iter().any(|mix| mix.hexes.contains(hex))) {
            faults.add(&field, BadScenario::MixedTwice);
        }
        let pieces = pieces_of(mix, &hexes, sheet, &field, faults);
        mixes.push(Mix { hexes, pieces });
    }
    let is_mixed = |drawn: &Drawn| mixes.iter().any(|mix| mix.hexes.contains(&drawn.at));
    if sheet.cells.iter().any(|drawn| drawn.cell == Cell::Open && !is_mixed(drawn)) {
        faults.add("mixes", BadScenario::OpenLeft);
    }
    mixes
}

fn pieces_of(
    mix: &MixWritten,
    hexes: &[Hex],
    sheet: &Sheet,
    field: &str,
    faults: &mut Faults,
) -> Pieces {
    let cells = || hexes.iter().filter_map(|hex| sheet.cell(*hex));
    let open = cells().filter(|cell| *cell == Cell::Open).count();
    let Some(stock) = &mix.stock else {
        let bare = |cell: Cell| match cell {
            Cell::Printed(ground, token) => ground.takes_token() != token.is_some(),
            Cell::Open | Cell::Hidden => false,
        };
        if open > 0 {
            faults.add(field, BadScenario::MixedUp);
        } else if cells().any(bare) {
            faults.add(field, BadScenario::BareMixed);
        }
        return Pieces::Printed;
    };
    faults.add_if(open < hexes.len(), field, BadScenario::MixedUp);
    let (grounds, tokens) = (stock.hexes.grounds(), stock.tokens.clone());
    if grounds.len() != hexes.len() {
        let (places, hexes) = (hexes.len(), grounds.len());
        let why = BadScenario::StockHexes { places, hexes };
        faults.add(format_args!("{field}.stock.hexes"), why);
    }
    let land = grounds.iter().filter(|ground: &&Ground| ground.takes_token()).count();
    if land != tokens.len() {
        let why = BadScenario::Tokens { land, tokens: tokens.len() };
        faults.add(format_args!("{field}.stock.tokens"), why);
    }
    Pieces::Stock { grounds, tokens }
}
