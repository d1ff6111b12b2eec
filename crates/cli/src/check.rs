//! `tableside deck check`: what is wrong with deck files.

use std::io::{self, Write};
use std::path::PathBuf;

use serde::Serialize;

use super::Printed;
use cards::{Finding, Report};
use store::inspect_file;

/// How the findings are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// One sentence per line.
    Text,
    /// One JSON object per file, each on its own line.
    Json,
}

/// Whether all files are decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checked {
    /// They are; there may be warnings.
    Sound,
    /// At least one has errors.
    Faulty,
}

#[derive(Serialize)]
struct FileLine<'a> {
    file: String,
    valid: bool,
    errors: &'a [Finding],
    warnings: &'a [Finding],
}

/// Checks each of `files` and writes what was found.
///
/// # Errors
/// When writing fails; files that can't be read are a finding.
pub fn check_decks(files: &[PathBuf], style: Style, output: impl Write) -> io::Result<Checked> {
    let mut output = Printed::to(output);
    let mut checked = Checked::Sound;
    for path in files {
        let report = inspect_file(path);
        if !report.errors.is_empty() {
            checked = Checked::Faulty;
        }
        let file = path.display().to_string();
        match style {
            Style::Text => write_text(&file, &report, &mut output)?,
            Style::Json => {
                let line = FileLine {
                    file,
                    valid: report.errors.is_empty(),
                    errors: &report.errors,
                    warnings: &report.warnings,
                };
                output.json(&line)?;
            }
        }
    }
    Ok(checked)
}

fn write_text(file: &str, report: &Report, output: &mut Printed<impl Write>) -> io::Result<()> {
    for error in &report.errors {
        output.line(format_args!("{file}: error: {error}"))?;
    }
    for warning in &report.warnings {
        output.line(format_args!("{file}: warning: {warning}"))?;
    }
    if let Some(deck) = &report.deck {
        let (cards, events) = (deck.cards().len(), deck.events().len());
        let id = deck.id();
        output.line(format_args!("{file}: deck `{id}`, {cards} cards, {events} events"))?;
    }
    Ok(())
}
