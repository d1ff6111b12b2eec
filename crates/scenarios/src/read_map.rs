//! Reads a map as it is written, or finds everything that is wrong with it.

use super::drawing::{DrawnCell, Place, cell, signs};
use super::fault::Faults;
use super::file::{
    HarborsWritten, MapWritten, MixWritten, RobberWritten, StockWritten, WithoutWritten,
};
use super::read_parts::parts_of;
use super::{
    Area, AreaLetter, BadScenario, Drawn, Gives, Ground, HarborPlace, HarborPlan, Map, Mix, Pieces,
    RobberSign, RobberStart, ScenarioFinding, Without,
};
use board::{Hex, MAX_CELLS, Terrain, Tile, Token};

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
        parts: None,
    };
    areas_of(&written.areas, &mut map, &mut faults);
    map.mixes = mixes_of(&written.mixes, &map, &mut faults);
    map.parts = parts_of(&written, &map, &mut faults);
    map.harbors = harbors_of(written.harbors, &map, &mut faults);
    let robber = written.robber.and_then(|robber| robber_of(robber, &map, &mut faults));
    map.robber = robber.unwrap_or(RobberStart::BesideBoard);
    let at_sea = |place: Place, why| place.hex().filter(|hex| map.is_sea(*hex)).ok_or(why);
    let pirate = written.pirate.map(|place| at_sea(place, BadScenario::PirateOffSea));
    let pirate = pirate.and_then(|at| faults.told("pirate", at));
    let places = map.cells.iter().filter(|drawn| drawn.cell == DrawnCell::Hidden).count();
    let hidden = written.hidden.unwrap_or_default();
    let why = |places, hexes| BadScenario::HiddenHexes { places, hexes };
    let (hidden_grounds, hidden_tokens) = stock_of(&hidden, places, why, "hidden", &mut faults);
    if !faults.is_empty() {
        return Err(faults.into_findings());
    }
    Ok(Map { pirate, hidden_grounds, hidden_tokens, ..map })
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

fn robber_of(written: RobberWritten, map: &Map, faults: &mut Faults) -> Option<RobberStart> {
    let printed = written.at.and_then(|place| {
        let hex = place.hex().filter(|hex| is_sure_land(*hex, map));
        faults.told("robber.at", hex.ok_or(BadScenario::RobberOffLand))
    });
    let (field, sign) = match (written.on, written.mixed_on) {
        (None, None) => return printed.map(RobberStart::At),
        (Some(sign), None) => ("robber.on", sign),
        (None, Some(sign)) => ("robber.mixed_on", sign),
        (Some(_), Some(_)) => {
            faults.add("robber.mixed_on", BadScenario::RobberMixed);
            return None;
        }
    };
    let read = RobberSign::read(&sign);
    let read = read.ok_or_else(|| BadScenario::RobberSign(sign.chars().take(20).collect()));
    let sign = faults.told(field, read)?;
    let tile = |drawn: &Drawn| match drawn.cell {
        DrawnCell::Printed(Ground::Land(terrain), token) => {
            Some(Tile { at: drawn.at, terrain, token })
        }
        DrawnCell::Printed(Ground::Sea, _) | DrawnCell::Hidden | DrawnCell::Open => None,
    };
    let tiles: Vec<Tile> = map.cells.iter().filter_map(tile).collect();
    let on = RobberStart::On { sign, printed };
    let (robber, is_found) = if field == "robber.on" {
        let found = on.hex(&tiles);
        (on, found.is_some() && printed.is_none_or(|hex| found == Some(hex)))
    } else {
        let tile = tiles.iter().find(|tile| Some(tile.at) == printed);
        let tile = faults.told(field, tile.ok_or(BadScenario::RobberMixed))?;
        let tile_sign = RobberSign::of(*tile);
        let robber = RobberStart::Unmixed { printed: tile.at, tile: tile_sign, sign };
        (robber, robber.once_mixed().hex(&tiles).is_some())
    };
    let lacks_it = map.mixes.iter().all(|mix| match &mix.pieces {
        Pieces::Printed => true,
        Pieces::Stock { grounds, tokens } => robber.lacks(grounds, tokens),
    });
    faults.add_if(lacks_it && !is_found, field, BadScenario::NoRobberHex(sign.to_string()));
    Some(robber)
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
        let without = without_of(&mix.without, &hexes, &field, faults);
        mixes.push(Mix { hexes, pieces, without });
    }
    let is_mixed = |drawn: &Drawn| mixes.iter().any(|mix| mix.hexes.contains(&drawn.at));
    if map.cells.iter().any(|drawn| drawn.cell == DrawnCell::Open && !is_mixed(drawn)) {
        faults.add("mixes", BadScenario::OpenLeft);
    }
    mixes
}

fn without_of(
    written: &[WithoutWritten],
    hexes: &[Hex],
    field: &str,
    faults: &mut Faults,
) -> Vec<Without> {
    let mut all = Vec::with_capacity(written.len());
    for (nth, without) in written.iter().enumerate() {
        let field = format!("{field}.without[{nth}].at");
        let is_mixed = |place: &Place| place.hex().filter(|hex| hexes.contains(hex));
        let kept_off = faults
            .each(&field, &without.at, |place| is_mixed(place).ok_or(BadScenario::WithoutOffMix));
        all.push(Without { hexes: kept_off, tokens: without.tokens.clone() });
    }
    all
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

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use crate::{LayHow, Mixing, RobberStart, ScenarioReport, inspect};
    use board::Hex;

    /// A map of five hexes, all mixed, with this robber.
    fn with(robber: &str) -> ScenarioReport {
        let file = format!(
            r#"{{ "format": "tableside-scenario", "version": 1, "id": "tiny", "titles": {{ "en": "Tiny" }},
            "target": 10, "target_with_knights": 12, "home": "opening", "points": 0, "start": "anywhere",
            "maps": [{{ "players": [4], "rows": ["~ H5 P12 M4 H3 Fo9 ~"], "mixes": [{{}}],
            "harbors": {{ "by_players": [] }}, "robber": {robber} }}] }}"#
        );
        inspect(file.as_bytes())
    }

    #[test]
    fn a_robber_stays_on_its_printed_hex_until_that_is_mixed() {
        let scenario = with(r#"{ "at": [0, 1], "mixed_on": "12" }"#).into_scenario();
        let map = scenario.expect("sound").maps()[0].clone();
        let printed = Hex::new(1, 0);
        assert!(
            matches!(map.robber(), RobberStart::Unmixed { printed: hex, .. } if hex == printed)
        );
        let lay = |how, seed| map.lay(how, &mut StdRng::seed_from_u64(seed));
        assert_eq!(lay(LayHow::PRINTED, 1).robber, Some(printed));
        let tokens = LayHow { tokens: Mixing::Shuffled, ..LayHow::PRINTED };
        let terrain = LayHow { terrain: Mixing::Shuffled, ..LayHow::PRINTED };
        for how in [LayHow::SHUFFLED, tokens, terrain] {
            for seed in 0..40 {
                let laid = lay(how, seed);
                let tile = laid.robber.and_then(|hex| laid.island.tile(hex));
                let number = tile.and_then(|tile| tile.token).map(u8::from);
                assert_eq!(number, Some(12), "even where the printed tile has come back");
            }
        }
        // Of an island that somebody laid nobody knows whether it was mixed.
        let [unmixed, mixed] = [LayHow::PRINTED, LayHow::SHUFFLED].map(|how| lay(how, 2).island);
        assert_eq!(map.robber().hex(unmixed.tiles()), Some(printed));
        assert_ne!(map.robber().hex(mixed.tiles()), Some(printed));
    }

    #[test]
    fn a_robber_that_moves_once_hexes_are_mixed_has_a_place_before_and_one_to_go_to() {
        for (robber, why) in [
            (r#"{ "mixed_on": "12" }"#, "`mixed_on` goes with a hex that is printed"),
            (
                r#"{ "at": [0, 1], "on": "5", "mixed_on": "12" }"#,
                "`mixed_on` goes with a hex that is printed",
            ),
            (r#"{ "at": [0, 1], "mixed_on": "8" }"#, "no hex of the map is a 8"),
            (r#"{ "at": [0, 1], "mixed_on": "X" }"#, "`X` is no land that the robber could"),
        ] {
            let told = with(robber).errors()[0].to_string();
            assert!(told.starts_with(&format!("maps[0].robber.mixed_on: {why}")), "{told}");
        }
    }
}
