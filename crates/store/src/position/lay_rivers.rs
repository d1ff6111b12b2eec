//! Rivers and gold in a position on the table (TRADERS 11.2).

use std::mem::take;

use super::ImportProblem;
use super::fields::{Problems, ReadPurpose};
use super::line::{PlayerLine, PositionLine};
use super::on_island::{OnIsland, field_of};
use board::Island;
use cards::RulingSet;
use game::{
    BadRiverMap, BridgeGold, Condition, Expansion, MAX_LISTED_BRIDGES, PerSeat, Purses, RiverMap,
    RiversRules, Seat,
};

/// Returns what the table plays by, and where rivers run; for a game those that flow.
pub(super) fn rules_and_map(
    line: &mut PositionLine,
    island: &Island,
    problems: &mut Problems,
) -> (RiversRules, RiverMap) {
    let told = line.settings.as_ref().and_then(|settings| settings.bridge_gold);
    // A game goes by what it is told, a question by its rulings, too (TRADERS 2.5), and with
    // wagons a bridge brings less in both (TRADERS 8.4).
    let by_rulings = match (problems.purpose, line.rulings.unwrap_or_default()) {
        (ReadPurpose::Answer, RulingSet::Fusion) => BridgeGold::Two,
        (ReadPurpose::Answer | ReadPurpose::Game, _) => BridgeGold::Three,
    };
    let usual = if line.plays(Expansion::Wagons) { BridgeGold::Two } else { by_rulings };
    let bridge_gold = match told {
        None => usual,
        Some(3) => BridgeGold::Three,
        Some(2) => BridgeGold::Two,
        Some(_) => {
            problems.unreadable("settings.bridge_gold");
            usual
        }
    };
    let mut map = RiverMap { rivers: take(&mut line.rivers).unwrap_or_default(), robber: None };
    while let Err(fault) = map.check(island) {
        let (field, river) = place_of(fault);
        problems.add(|| field, ImportProblem::River(fault));
        if river < map.rivers.len() {
            map.rivers.remove(river);
        } else {
            map.rivers.clear();
            break;
        }
    }
    (RiversRules { bridge_gold }, map)
}

/// The field of a fault, and the number of its river.
fn place_of(fault: BadRiverMap) -> (String, usize) {
    match fault {
        BadRiverMap::DoesNotFlow { river, hex }
        | BadRiverMap::NotLand { river, hex }
        | BadRiverMap::TwoRivers { river, hex } => (format!("rivers[{river}][{hex}]"), river),
        BadRiverMap::TooShort(river) | BadRiverMap::MouthOnLand(river) => {
            (format!("rivers[{river}]"), river)
        }
        BadRiverMap::NotPlayed
        | BadRiverMap::TooMany
        | BadRiverMap::SwampToken
        | BadRiverMap::WithLake
        | BadRiverMap::RobberNotOnSwamp
        | BadRiverMap::BridgeOffSite => ("rivers".to_owned(), usize::MAX),
    }
}

/// Puts the bridges of one player on their sites.
pub(super) fn put_bridges(
    here: &mut OnIsland<'_>,
    seat: Seat,
    (player, map): (&PlayerLine, &RiverMap),
) {
    let bridges = player.bridges.as_deref().unwrap_or_default();
    let damaged = player.damaged_bridges.as_deref().unwrap_or_default();
    let count = bridges.len() + damaged.len();
    if count > MAX_LISTED_BRIDGES {
        let problem = ImportProblem::TooManyBridges { player: seat, count };
        here.problems.add(|| field_of(seat, "bridges"), problem);
    }
    let mut left = MAX_LISTED_BRIDGES;
    for (field, bridges, condition) in
        [("bridges", bridges, Condition::Intact), ("damaged_bridges", damaged, Condition::Damaged)]
    {
        let bridges = bridges.get(..left.min(bridges.len())).unwrap_or_default();
        left -= bridges.len();
        let on_site: Vec<_> = bridges.iter().copied().filter(|path| map.is_site(*path)).collect();
        for (nth, _) in bridges.iter().enumerate().filter(|(_, path)| !map.is_site(**path)) {
            let field = || field_of(seat, &format!("{field}[{nth}]"));
            here.problems.add(field, ImportProblem::BridgeOffSite(seat));
        }
        here.put_all(
            (seat, field),
            &on_site,
            |_, _| true,
            |pieces, bridges| pieces.put_bridges(bridges, seat, condition),
        );
    }
}

/// The gold of each player.
pub(super) fn purses(players: &PerSeat<PlayerLine>) -> Purses {
    Purses::with(players, |_, player| player.gold.unwrap_or(0))
}
