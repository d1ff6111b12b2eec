//! Oil in a position: springs, hexes without their token, oil, and the track (FORMATS 1, TRADERS 7).

use super::Pointing;
use super::fields::{Problems, ReadPurpose};
use super::line::{PlayerLine, PositionLine};
use super::on_island::{OnIsland, field_of, seat_of};
use super::parts::{HexLine, OilLimitLine, OilLine};
use board::{Hex, Island, Spring};
use game::{
    Building, DESTROYED_PLACES, OilBoth, OilIsCard, OilRules, OilTable, PerSeat, Piece, Seat,
    State, oil_in_box,
};

/// The terrain under each spring of `cells`.
pub(super) fn springs(cells: &[HexLine]) -> Vec<Spring> {
    let springs = cells.iter().filter(|cell| cell.spring);
    springs.filter_map(|cell| Some(Spring { at: cell.at, on: cell.terrain.terrain()? })).collect()
}

/// Makes those of a player's cities metropolises that are.
pub(super) fn put_metropolises(here: &mut OnIsland<'_>, seat: Seat, player: &PlayerLine) {
    for at in player.oil_metropolises.iter().flatten() {
        if here.pieces.building(*at) == Some((seat, Building::City)) {
            here.pieces.put_building(*at, seat, Building::OilMetropolis);
        } else {
            here.problems.unreadable(field_of(seat, "oil_metropolises"));
        }
    }
}

/// Returns the readings of a position: by its rulings, unless a setting says otherwise.
pub(super) fn rules(line: &PositionLine, problems: &mut Problems) -> OilRules {
    let mut rules = OilRules::default();
    let Some(told) = &line.settings else { return rules };
    rules.oil_limit = told.oil_limit.map_or(rules.oil_limit, |limit| limit.0);
    if let Some(is_card) = told.oil_is_card {
        rules.oil_is_card = if is_card { OilIsCard::Yes } else { OilIsCard::No };
    }
    if told.oil_both == Some(true) {
        rules.oil_both = OilBoth::Yes;
    }
    match told.destroyed_places {
        Some(places) if DESTROYED_PLACES.contains(&places) => rules.destroyed_places = places,
        Some(_) => problems.unreadable("settings.destroyed_places"),
        None => {}
    }
    rules
}

/// All oil of a position; for a game, what isn't said is in supply.
pub(super) fn table(
    line: &PositionLine,
    (players, cells): (&PerSeat<PlayerLine>, &[HexLine]),
    island: &Island,
    problems: &mut Problems,
) -> OilTable {
    let told = line.oil.unwrap_or_default();
    let champion = line.holders.as_ref().and_then(|holders| holders.champion.flatten());
    let champion = champion.and_then(|seat| seat_of(players, seat, Pointing::Champion, problems));
    let seats = |is_so: fn(&PlayerLine) -> bool| {
        players.iter().filter(|(_, player)| is_so(player)).map(|(seat, _)| seat).collect()
    };
    let lost = cells.iter().filter(|cell| cell.destroyed && island.is_land(cell.at));
    let mut destroyed: Vec<Hex> = lost.map(|cell| cell.at).collect();
    destroyed.sort_unstable();
    destroyed.dedup();
    let mut table = OilTable {
        oil: players.map(|_, player| player.oil.unwrap_or(0)),
        sequestered: players.map(|_, player| player.sequestered.unwrap_or(0)),
        supply: 0,
        track: told.track,
        destroyed,
        champion,
        used: seats(|player| player.oil_used == Some(true)),
        laid: seats(|player| player.oil_laid == Some(true)),
    };
    table.supply = told.supply.unwrap_or_else(|| match problems.purpose {
        ReadPurpose::Answer => u8::MAX,
        ReadPurpose::Game => {
            let rest = u16::from(oil_in_box(players.count())).saturating_sub(table.total());
            u8::try_from(rest).unwrap_or(u8::MAX)
        }
    });
    if problems.purpose == ReadPurpose::Game && usize::from(told.destroyed) > table.destroyed.len()
    {
        problems.unreadable("oil.destroyed");
    }
    table
}

impl PositionLine {
    /// Adds the oil of `state`, with players by the numbers that `number` gives.
    pub(super) fn add_oil(&mut self, state: &State, number: impl Fn(Seat) -> usize) {
        let Some(oil) = state.oil() else { return };
        let table = oil.table();
        self.oil = Some(OilLine {
            supply: Some(table.supply),
            track: table.track,
            destroyed: u8::try_from(table.destroyed.len()).unwrap_or(u8::MAX),
            metropolises: Some(state.oil_metropolises_left()),
        });
        for cell in self.hexes.iter_mut().flatten() {
            cell.destroyed = table.destroyed.binary_search(&cell.at).is_ok();
        }
        let champion = table.champion.and_then(|seat| u64::try_from(number(seat)).ok());
        self.holders.get_or_insert_default().champion = Some(champion);
        let rules = state.oil_rules();
        let settings = self.settings.get_or_insert_default();
        settings.oil_limit = Some(OilLimitLine(rules.oil_limit));
        settings.oil_both = Some(rules.oil_both == OilBoth::Yes);
        settings.oil_is_card = match rules.oil_is_card {
            OilIsCard::ByRulings => None,
            OilIsCard::Yes => Some(true),
            OilIsCard::No => Some(false),
        };
        settings.destroyed_places = Some(rules.destroyed_places);
    }
}

impl PlayerLine {
    /// Adds the oil of `seat`.
    pub(super) fn add_oil(&mut self, state: &State, seat: Seat) {
        let Some(oil) = state.oil() else { return };
        let table = oil.table();
        self.oil = Some(table.oil.of(seat));
        self.sequestered = Some(table.sequestered.of(seat));
        let metropolises = state.pieces().places_of(seat, Building::OilMetropolis);
        let metropolises: Vec<_> = metropolises.collect();
        self.cities.get_or_insert_default().extend(&metropolises);
        self.oil_metropolises = Some(metropolises);
        self.oil_used = Some(table.used.contains(&seat));
        self.oil_laid = Some(table.laid.contains(&seat));
        let settlements = Some(state.pieces_left(seat, Piece::Settlement));
        self.pieces_left.get_or_insert_default().settlements = settlements;
    }
}
