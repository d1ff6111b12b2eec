//! `tableside scenario`: what is wrong with scenario files, and which the program has.

use std::io::{self, Write};
use std::path::PathBuf;

use serde::Serialize;

use super::{Checked, Printed, Style};
use scenarios::{BuiltInScenario, Finding, Localized, Map, Report, Scenario};
use store::inspect_scenario_file;

#[derive(Serialize)]
struct FileLine<'a> {
    file: String,
    valid: bool,
    errors: &'a [Finding],
}

#[derive(Serialize)]
struct ScenarioLine<'a> {
    id: &'a str,
    titles: Titles<'a>,
    target: u8,
    target_with_knights: u8,
    points: u8,
    players: Vec<u8>,
    kept_by_table: Vec<&'a str>,
}

#[derive(Serialize)]
struct Titles<'a> {
    en: &'a str,
    de: &'a str,
}

/// Checks each of `files` and writes what was found.
///
/// # Errors
/// When writing fails; files that can't be read are a finding.
pub fn check_scenarios(files: &[PathBuf], style: Style, output: impl Write) -> io::Result<Checked> {
    let mut output = Printed::to(output);
    let mut checked = Checked::Sound;
    for path in files {
        let report = inspect_scenario_file(path);
        if report.scenario().is_none() {
            checked = Checked::Faulty;
        }
        let file = path.display().to_string();
        match style {
            Style::Text => write_text(&file, &report, &mut output)?,
            Style::Json => {
                let valid = report.scenario().is_some();
                output.json(&FileLine { file, valid, errors: report.errors() })?;
            }
        }
    }
    Ok(checked)
}

fn write_text(file: &str, report: &Report, output: &mut Printed<impl Write>) -> io::Result<()> {
    for error in report.errors() {
        output.line(format_args!("{file}: error: {error}"))?;
    }
    if let Some(scenario) = report.scenario() {
        let id = scenario.id().as_str();
        let players = listed(&players(scenario));
        output.line(format_args!("{file}: scenario `{id}` for {players} players"))?;
    }
    Ok(())
}

/// Writes the scenarios that come with the program.
///
/// # Errors
/// When writing fails.
pub fn list_scenarios(style: Style, output: impl Write) -> io::Result<()> {
    let mut output = Printed::to(output);
    for built_in in BuiltInScenario::ALL {
        let scenario = match built_in.scenario() {
            Ok(scenario) => scenario,
            Err(error) => {
                output.line(format_args!("{}: error: {error}", built_in.key()))?;
                continue;
            }
        };
        let (id, titles) = (scenario.id().as_str(), scenario.titles());
        match style {
            Style::Text => {
                let (title, target) = (titles.english(), scenario.target());
                let players = listed(&players(&scenario));
                let told = format_args!("{id}: {title}, {players} players, {target} points");
                output.line(told)?;
            }
            Style::Json => {
                let kept = scenario.kept_by_table().iter();
                output.json(&ScenarioLine {
                    id,
                    titles: Titles { en: titles.english(), de: titles.german() },
                    target: scenario.target(),
                    target_with_knights: scenario.target_with_knights(),
                    points: scenario.points(),
                    players: players(&scenario),
                    kept_by_table: kept.map(Localized::english).collect(),
                })?;
            }
        }
    }
    Ok(())
}

/// For how many players it has maps, ascending.
fn players(scenario: &Scenario) -> Vec<u8> {
    let mut players: Vec<u8> = scenario.maps().iter().flat_map(Map::players).copied().collect();
    players.sort_unstable();
    players
}

/// `3, 4 or 5`.
fn listed(numbers: &[u8]) -> String {
    let words: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    match words.split_last() {
        Some((last, before)) if !before.is_empty() => format!("{} or {last}", before.join(", ")),
        _ => words.concat(),
    }
}
