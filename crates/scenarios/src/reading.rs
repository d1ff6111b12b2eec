//! What a file as it is written means: a scenario, or what is wrong with it.

use super::faults::Faults;
use super::read_map::map_of;
use super::written::{StartWritten, Written};
use super::{AreaLetter, BadScenario, Finding, Home, Map, Scenario, Start};

/// The scenario of a file.
///
/// # Errors
/// Everything that is wrong, never nothing.
pub(super) fn scenario_of(written: Written) -> Result<Scenario, Vec<Finding>> {
    let mut faults = Faults::new(String::new());
    for (field, target) in
        [("target", written.target), ("target_with_knights", written.target_with_knights)]
    {
        if !(3..=50).contains(&target) {
            faults.add(field, BadScenario::Target(target));
        }
    }
    if written.points > 2 {
        faults.add("points", BadScenario::Points(written.points));
    }
    if written.maps.is_empty() {
        faults.add("maps", BadScenario::NoMaps);
    }
    let start = match written.start {
        StartWritten::Anywhere => Start::Anywhere,
        StartWritten::Islands { at_most } => Start::Islands(at_most),
        StartWritten::On { areas, not_at } => Start::On { areas, not_at },
    };
    let mut findings = Vec::new();
    let mut maps: Vec<Map> = Vec::new();
    for (nth, map) in written.maps.into_iter().enumerate() {
        match map_of(map, format!("maps[{nth}]")) {
            Ok(map) => {
                let taken = |players: &&u8| maps.iter().any(|map| map.players.contains(*players));
                if let Some(players) = map.players.iter().find(taken) {
                    let field = format!("maps[{nth}].players");
                    faults.add(field, BadScenario::PlayersTwice(*players));
                }
                maps.push(map);
            }
            Err(errors) => findings.extend(errors),
        }
    }
    if let Home::Areas(letters) = &written.home {
        known("home.areas", letters, &maps, &mut faults);
    }
    if let Start::On { areas, .. } = &start {
        known("start.on.areas", areas, &maps, &mut faults);
    }
    let mut all = faults.into_findings();
    all.append(&mut findings);
    if !all.is_empty() {
        return Err(all);
    }
    Ok(Scenario {
        id: written.id,
        titles: written.titles,
        target: written.target,
        target_with_knights: written.target_with_knights,
        home: written.home,
        points: written.points,
        start,
        opening: written.opening,
        kept_by_table: written.kept_by_table,
        maps,
    })
}

/// Areas that the scenario names are drawn on each map.
fn known(field: &str, letters: &[AreaLetter], maps: &[Map], faults: &mut Faults) {
    for letter in letters {
        let has = |map: &Map| map.areas.iter().any(|area| area.letter == *letter);
        if !maps.iter().all(has) {
            faults.add(field, BadScenario::NoArea(*letter));
        }
    }
}
