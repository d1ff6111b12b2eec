//! Scenarios with rules of their own in a position on the table (SCENARIOS 10).

use super::fields::{Problems, ReadPurpose};
use super::line::{PlayerLine, PositionLine};
use super::on_island::{field_of, is_own, seat_of};
use super::parts::{FortressLine, WonderLine};
use super::{ImportProblem, Pointing};
use board::{Hex, Island};
use enum_map::EnumMap;
use game::{
    ClothTable, ClothVillage, EmptyVillages, FORTRESS_CHITS, FortressState, LAST_LEVEL,
    OwnScenario, PathMarking, PerSeat, Pieces, PirateTable, ScenarioTable, SeaRules, SeaTable,
    TribeTable, WonderClaim, WonderClaimed, WonderTable,
};

/// Names that mean such a scenario: those of questions, and those of its maps.
const NAMES: [(&str, OwnScenario); 6] = [
    ("tribe", OwnScenario::Tribe),
    ("forgotten-tribe", OwnScenario::Tribe),
    ("cloth", OwnScenario::Cloth),
    ("pirates", OwnScenario::Pirates),
    ("pirate-islands", OwnScenario::Pirates),
    ("wonders", OwnScenario::Wonders),
];

/// The scenario with rules of its own that `line` speaks of: by its name, or by the parts that it
/// lists, so that one of the table's own is meant, too.
fn own(line: &PositionLine) -> Option<OwnScenario> {
    let named = line.scenario.as_ref().map(scenarios::ScenarioId::as_str);
    let named = named.and_then(|id| NAMES.into_iter().find(|(name, _)| *name == id));
    let by_parts = || {
        let parts = [
            (line.marked.is_some(), OwnScenario::Tribe),
            (line.villages.is_some(), OwnScenario::Cloth),
            (line.fleet.is_some() || line.fortresses.is_some(), OwnScenario::Pirates),
            (line.wonders.is_some() || line.strait.is_some(), OwnScenario::Wonders),
        ];
        parts.into_iter().find(|(is_there, _)| *is_there).map(|(_, own)| own)
    };
    named.map(|(_, own)| own).or_else(by_parts)
}

/// The setting by which a wonder is claimed with its first level (SCENARIOS 9).
pub(super) const WITH_LEVEL: &str = "with level 1";

/// The setting by which a table marks paths of its own.
pub(super) const BY_HAND: &str = "by hand";

/// Returns whether `line` is of the Forgotten Tribe.
pub(super) fn is_tribe(line: &PositionLine) -> bool {
    own(line) == Some(OwnScenario::Tribe)
}

/// Reads the settings of `line` into `rules`.
pub(super) fn settings(line: &PositionLine, rules: &mut SeaRules, problems: &mut Problems) {
    if let Some(own) = own(line) {
        // Foreign islands bring points in one of them alone (SCENARIOS 1).
        if problems.purpose == ReadPurpose::Answer {
            rules.foreign_island = u8::from(own == OwnScenario::Wonders);
        }
    }
    let Some(told) = &line.settings else { return };
    rules.fleet_attacks = told.fleet_attacks.unwrap_or_default();
    rules.wonder_at = told.wonder_at.unwrap_or_default();
    rules.wonder_claim = match told.wonder_claim.as_deref() {
        None | Some("free") => WonderClaim::Free,
        Some(WITH_LEVEL) => WonderClaim::WithLevel,
        Some(_) => {
            problems.unreadable("settings.wonder_claim");
            WonderClaim::default()
        }
    };
    rules.shortest_way = told.shortest_way.unwrap_or_default();
    rules.marked_paths = match told.marked_paths.as_deref() {
        Some(BY_HAND) => PathMarking::ByHand,
        // However it is called: the paths are listed all the same.
        None | Some(_) => PathMarking::Printed,
    };
    rules.empty_villages = match told.empty_villages {
        None | Some(5) => EmptyVillages::Five,
        Some(9) => EmptyVillages::Nine,
        Some(_) => {
            problems.unreadable("settings.empty_villages");
            EmptyVillages::default()
        }
    };
}

/// Lays what the scenario of `line` has beside the rest of Seafarers.
pub(super) fn lay(
    line: &PositionLine,
    players: &PerSeat<PlayerLine>,
    (island, pieces): (&Island, &Pieces),
    table: &mut SeaTable,
    problems: &mut Problems,
) {
    let Some(own) = own(line) else { return };
    if problems.purpose == ReadPurpose::Answer {
        lay_home(line, island, table);
    }
    table.scenario = Some(match own {
        OwnScenario::Tribe => ScenarioTable::Tribe(tribe(line, players)),
        OwnScenario::Cloth => ScenarioTable::Cloth(cloth(line, players)),
        OwnScenario::Pirates => ScenarioTable::Pirates(pirates(line, players, pieces, problems)),
        OwnScenario::Wonders => ScenarioTable::Wonders(wonders(line, players, problems)),
    });
    if problems.purpose == ReadPurpose::Game
        && let Some(off) = table.scenario.as_ref().and_then(|scenario| scenario.off(island))
    {
        problems.add(String::new, ImportProblem::PartOffMap(off));
        table.scenario = None;
    }
}

/// The main island is home to all (SCENARIOS 10).
fn lay_home(line: &PositionLine, island: &Island, table: &mut SeaTable) {
    let main = line.main.as_deref().unwrap_or_default();
    let isles = island.islands().into_iter();
    let of_main = isles.filter(|isle| isle.hexes.iter().any(|hex| main.contains(hex)));
    let home: Vec<Hex> = of_main.filter_map(|isle| isle.hexes.first().copied()).collect();
    table.home.iter_mut().for_each(|(_, own)| own.clone_from(&home));
}

fn tribe(line: &PositionLine, players: &PerSeat<PlayerLine>) -> TribeTable {
    let marked = line.marked.iter().flatten().map(|it| (it.path, it.gives)).collect();
    TribeTable {
        chits: players.map(|_, player| player.chits.unwrap_or(0)),
        held: players.map(|_, player| {
            let mut held = player.held_harbors.clone().unwrap_or_default();
            held.sort_unstable();
            held
        }),
        ..TribeTable::with(players, marked)
    }
}

fn cloth(line: &PositionLine, players: &PerSeat<PlayerLine>) -> ClothTable {
    let village = |it: &super::line::VillageLine| ClothVillage {
        at: it.at,
        number: it.number,
        cloth: it.cloth,
    };
    ClothTable {
        villages: line.villages.iter().flatten().map(village).collect(),
        supply: line.cloth_left.unwrap_or(0),
        cloth: players.map(|_, player| player.cloth.unwrap_or(0)),
    }
}

fn pirates(
    line: &PositionLine,
    players: &PerSeat<PlayerLine>,
    pieces: &Pieces,
    problems: &mut Problems,
) -> PirateTable {
    let fleet = line.fleet.clone().flatten();
    let mut fortresses = Vec::new();
    for (nth, fortress) in line.fortresses.iter().flatten().enumerate() {
        let FortressLine { at, player, chits } = *fortress;
        let owner = player.and_then(|it| seat_of(players, it, Pointing::Fortress(nth), problems));
        if chits > FORTRESS_CHITS {
            problems.unreadable(format!("fortresses[{nth}].chits"));
        }
        fortresses.push(FortressState { at, owner, chits: chits.min(FORTRESS_CHITS) });
    }
    let mut warships = Vec::new();
    for (seat, player) in players.iter() {
        for (nth, path) in player.warships.iter().flatten().enumerate() {
            if is_own(pieces, seat, *path) {
                warships.push(*path);
            } else {
                let field = || field_of(seat, &format!("warships[{nth}]"));
                problems.add(field, ImportProblem::NoSuchShip(seat));
            }
        }
    }
    warships.sort_unstable();
    PirateTable {
        course: fleet.as_ref().map(|fleet| fleet.path.clone()).unwrap_or_default(),
        safe: fleet.as_ref().map(|fleet| fleet.safe.clone()).unwrap_or_default(),
        fleet: fleet.and_then(|fleet| fleet.at),
        fortresses,
        marked: players.map(|_, player| player.marked),
        warships,
    }
}

fn wonders(
    line: &PositionLine,
    players: &PerSeat<PlayerLine>,
    problems: &mut Problems,
) -> WonderTable {
    let mut claimed = EnumMap::default();
    for (nth, wonder) in line.wonders.iter().flatten().enumerate() {
        let WonderLine { name, player, level } = *wonder;
        if level > LAST_LEVEL {
            problems.unreadable(format!("wonders[{nth}].level"));
        }
        let owner = seat_of(players, player, Pointing::Wonder(nth), problems);
        let claim = owner.map(|owner| WonderClaimed { owner, level: level.min(LAST_LEVEL) });
        match &mut claimed[name] {
            free @ None => *free = claim,
            Some(_) => problems.unreadable(format!("wonders[{nth}].name")),
        }
    }
    let places = |list: &Option<Vec<_>>| list.clone().unwrap_or_default();
    WonderTable {
        strait: places(&line.strait),
        wasteland: places(&line.wasteland),
        lighthouses: places(&line.lighthouses),
        barred: places(&line.x),
        claimed,
    }
}
