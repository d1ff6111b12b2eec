//! `tableside deck check` and `tableside scenario`: what is wrong with files of decks and of
//! scenarios, and which scenarios the program has.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::Printed;
use scenarios::{BuiltInScenario, Map, Scenario, ScenarioText};
use store::{inspect_file, inspect_scenario_file};

/// Findings in a file.
#[derive(Serialize)]
struct FileLine<F> {
    file: String,
    valid: bool,
    errors: Vec<F>,
    /// Only decks have some.
    #[serde(skip_serializing_if = "Option::is_none")]
    warnings: Option<Vec<F>>,
    /// Its contents, if they can be told.
    #[serde(skip)]
    contents: Option<String>,
}

/// Checks each of `files` and writes what was found; returns whether all are decks.
///
/// # Errors
/// When writing fails; files that can't be read are a finding.
pub fn check_decks(files: &[PathBuf], json: bool, output: impl Write) -> io::Result<bool> {
    check(files, json, output, |path, file| {
        let report = inspect_file(path);
        let contents = report.deck.map(|deck| {
            let (cards, events) = (deck.cards().len(), deck.events().len());
            format!("deck `{}`, {cards} cards, {events} events", deck.id())
        });
        let (errors, warnings) = (report.errors, Some(report.warnings));
        FileLine { file, valid: errors.is_empty(), errors, warnings, contents }
    })
}

/// Checks each of `files` and writes what was found; returns whether all are scenarios.
///
/// # Errors
/// When writing fails; files that can't be read are a finding.
pub fn check_scenarios(files: &[PathBuf], json: bool, output: impl Write) -> io::Result<bool> {
    check(files, json, output, |path, file| {
        let report = inspect_scenario_file(path);
        let contents = report.scenario().map(|scenario| {
            let players = listed(&players(scenario));
            format!("scenario `{}` for {players} players", scenario.id().as_str())
        });
        let (valid, errors) = (contents.is_some(), report.errors().to_vec());
        FileLine { file, valid, errors, warnings: None, contents }
    })
}

fn check<F: Display + Serialize>(
    files: &[PathBuf],
    json: bool,
    output: impl Write,
    inspect: impl Fn(&Path, String) -> FileLine<F>,
) -> io::Result<bool> {
    let mut output = Printed::to(output);
    let mut is_sound = true;
    for path in files {
        let found = inspect(path, path.display().to_string());
        is_sound &= found.valid;
        if json {
            output.json(&found)?;
            continue;
        }
        let file = found.file;
        for error in &found.errors {
            output.line(format_args!("{file}: error: {error}"))?;
        }
        for warning in found.warnings.iter().flatten() {
            output.line(format_args!("{file}: warning: {warning}"))?;
        }
        if let Some(contents) = &found.contents {
            output.line(format_args!("{file}: {contents}"))?;
        }
    }
    Ok(is_sound)
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

/// Writes the scenarios that come with the program.
///
/// # Errors
/// When writing fails.
pub fn list_scenarios(json: bool, output: impl Write) -> io::Result<()> {
    let mut output = Printed::to(output);
    for built_in in BuiltInScenario::ALL {
        let scenario = match built_in.scenario() {
            Ok(scenario) => scenario,
            Err(error) => {
                output.line(format_args!("{}: error: {error}", built_in.key()))?;
                continue;
            }
        };
        let (id, titles, target) = (scenario.id().as_str(), scenario.titles(), scenario.target());
        let players = players(&scenario);
        if json {
            let kept = scenario.head().kept_by_table().iter();
            output.json(&ScenarioLine {
                id,
                titles: Titles { en: titles.english(), de: titles.german() },
                target,
                target_with_knights: scenario.head().target_with_knights(),
                points: scenario.points(),
                players,
                kept_by_table: kept.map(ScenarioText::english).collect(),
            })?;
        } else {
            let (title, players) = (titles.english(), listed(&players));
            output.line(format_args!("{id}: {title}, {players} players, {target} points"))?;
        }
    }
    Ok(())
}

/// Returns the numbers of players that a scenario has maps for, ascending.
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
