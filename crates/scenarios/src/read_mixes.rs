//! The mixes of a map as they are written.

use super::drawing::Cell;
use super::faults::Faults;
use super::written::MixWritten;
use super::{Area, AreaLetter, BadScenario, Drawn, Ground, Mix, Pieces};
use board::Hex;

/// What is drawn of a map.
pub(super) struct Sheet {
    /// Its hexes, by rows.
    pub cells: Vec<Drawn>,
    /// Its areas, by letter.
    pub areas: Vec<Area>,
    /// The deserts between areas, sorted.
    pub parting: Vec<Hex>,
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

/// The mixes of a map.
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
    if open < hexes.len() {
        faults.add(field, BadScenario::MixedUp);
    }
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
