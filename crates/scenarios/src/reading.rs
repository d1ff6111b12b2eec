//! Reads a scenario file, or finds everything that is wrong with it.

use serde_json::Value;

use super::fault::{FORMAT, Faults, MAX_SCENARIO_BYTES, VERSION};
use super::file::ScenarioJson;
use super::read_map::map_of;
use super::{
    AreaLetter, BadScenario, Home, Map, Scenario, ScenarioFinding, ScenarioHead, ScenarioParts,
    Start,
};
use board::{Objects, fail_if};

/// The scenario of a file.
///
/// # Errors
/// Everything that is wrong, never nothing.
pub(super) fn scenario_of(written: ScenarioJson) -> Result<Scenario, Vec<ScenarioFinding>> {
    let mut faults = Faults::new(String::new());
    for (field, target) in
        [("target", written.target), ("target_with_knights", written.target_with_knights)]
    {
        faults.add_if(!(3..=30).contains(&target), field, BadScenario::Target(target));
    }
    faults.add_if(written.points > 2, "points", BadScenario::Points(written.points));
    faults.add_if(written.maps.is_empty(), "maps", BadScenario::NoMaps);
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
    if let Start::On { areas, .. } = &written.start {
        known("start.on.areas", areas, &maps, &mut faults);
    }
    given_at_home(&written.start, &maps, &mut faults);
    let mut all = faults.into_findings();
    all.append(&mut findings);
    if !all.is_empty() {
        return Err(all);
    }
    let head = ScenarioHead {
        titles: written.titles,
        target: written.target,
        target_with_knights: written.target_with_knights,
        points: written.points,
        kept_by_table: written.kept_by_table,
    };
    let (id, home, start, opening) = (written.id, written.home, written.start, written.opening);
    Ok(Scenario { id, head, home, start, opening, maps })
}

/// Areas that the scenario names are drawn on each map.
fn known(field: &str, letters: &[AreaLetter], maps: &[Map], faults: &mut Faults) {
    for letter in letters {
        let has = |map: &Map| map.areas.iter().any(|area| area.letter == *letter);
        faults.add_if(!maps.iter().all(has), field, BadScenario::NoArea(*letter));
    }
}

/// Settlements that are given stand where players begin.
fn given_at_home(start: &Start, maps: &[Map], faults: &mut Faults) {
    let Start::On { areas, .. } = start else { return };
    for (nth, map) in maps.iter().enumerate() {
        let Some(ScenarioParts::Pirates(parts)) = map.parts() else { continue };
        let home = map.hexes_of(areas);
        for (place, fortress) in parts.fortresses.iter().enumerate() {
            let is_there = fortress.settlement.hexes().iter().any(|hex| home.contains(hex));
            let field = format!("maps[{nth}].fortresses[{place}].settlement");
            faults.add_if(!is_there, &field, BadScenario::GivenAbroad);
        }
    }
}

const MAX_FINDINGS: usize = 100;

#[derive(Clone, Debug)]
pub struct ScenarioReport {
    /// The scenario, or what keeps the file from being one: at least one finding.
    found: Result<Box<Scenario>, Vec<ScenarioFinding>>,
}

impl ScenarioReport {
    /// A file that could not be read at all, and why.
    pub fn unreadable(why: String) -> Self {
        Self::of(ScenarioFinding::new("", BadScenario::Unreadable(why)))
    }

    /// A file of more than [`MAX_SCENARIO_BYTES`].
    pub fn too_large() -> Self {
        Self::of(ScenarioFinding::new("", BadScenario::TooLarge))
    }

    fn of(finding: ScenarioFinding) -> Self {
        Self { found: Err(vec![finding]) }
    }

    pub fn scenario(&self) -> Option<&Scenario> {
        self.found.as_ref().ok().map(AsRef::as_ref)
    }

    pub fn errors(&self) -> &[ScenarioFinding] {
        self.found.as_ref().err().map_or(&[], Vec::as_slice)
    }

    /// The scenario.
    ///
    /// # Errors
    /// The first error found.
    pub fn into_scenario(self) -> Result<Scenario, ScenarioFinding> {
        self.found.map(|scenario| *scenario).map_err(|errors| {
            let unsaid = || ScenarioFinding::new("", BadScenario::NotAScenario);
            errors.into_iter().next().unwrap_or_else(unsaid)
        })
    }
}

/// Reads a scenario file and reports what is wrong with it, whatever the bytes are.
pub fn inspect(bytes: &[u8]) -> ScenarioReport {
    match written(bytes) {
        Ok(written) => {
            let found = scenario_of(written).map(Box::new).map_err(|mut errors| {
                errors.truncate(MAX_FINDINGS);
                errors
            });
            ScenarioReport { found }
        }
        Err(error) => ScenarioReport::of(error),
    }
}

fn written(bytes: &[u8]) -> Result<ScenarioJson, ScenarioFinding> {
    let whole = |why| ScenarioFinding::new("", why);
    fail_if(bytes.len() > MAX_SCENARIO_BYTES, whole(BadScenario::TooLarge))?;
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    fail_if(std::str::from_utf8(bytes).is_err(), whole(BadScenario::NotText))?;
    let value: Value = serde_json::from_slice(bytes)
        .map_err(|error| whole(BadScenario::NotJson(error.to_string())))?;
    if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(ScenarioFinding::new("format", BadScenario::NotAScenario));
    }
    if let Some(version) = value.get("version").and_then(Value::as_u64)
        && version != u64::from(VERSION)
    {
        return Err(ScenarioFinding::new("version", BadScenario::Version(version)));
    }
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    serde_path_to_error::deserialize(Objects(&mut reader)).map_err(|error| {
        let place = error.path().to_string();
        let field = if place == "." { String::new() } else { place };
        ScenarioFinding::new(field, BadScenario::Field(error.inner().to_string()))
    })
}
