//! The desktop program: the command line, or without a verb the window.

use std::ffi::OsString;
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
#[cfg(unix)]
use std::sync::Arc;
use std::time::Instant;

use anyhow::Context;
use cards::deck_a;
use clap::Parser;
use cli::{
    Arguments, DeckVerb, Printed, ScenarioVerb, Verb, analyze, balance, check_decks,
    check_scenarios, deck_stats, history_of, list_scenarios, not_opened, show, summary,
    verified_text, verify, visible,
};
use store::{
    Damage, ExportForm, Folder, NoFolder, Opened, Unread, data_dir, read_journal, write_position,
};

/// Does what was asked for on the command line.
pub fn main() -> ExitCode {
    let started = Instant::now();
    outlive_size_limits();
    let arguments = match arguments() {
        Ok(arguments) => arguments,
        Err(code) => return code,
    };
    match run(&arguments, started) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => failed(&error),
    }
}

/// Says what went wrong.
fn failed(error: &anyhow::Error) -> ExitCode {
    // The reader of our answers went away: nothing is left to say.
    if !is_broken_pipe(error) {
        // Who can't be told is not told.
        let _ = Printed::error().line(format_args!("tableside: {}", sentence(error)));
    }
    ExitCode::FAILURE
}

/// Makes writing beyond a limit on the size of files an error, as on a full disk. Unless
/// somebody listens to its signal, the system ends the program instead.
#[cfg(unix)]
fn outlive_size_limits() {
    // If that is refused, it is as it was.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
}

/// Elsewhere it is an error anyway.
#[cfg(not(unix))]
fn outlive_size_limits() {}

/// Returns what was asked for. Why it can't be is said with the words that were given;
/// since those may be anything, they are read once more as they can be shown.
fn arguments() -> Result<Arguments, ExitCode> {
    let given: Vec<OsString> = std::env::args_os().collect();
    let error = match Arguments::try_parse_from(&given) {
        Ok(arguments) => return Ok(arguments),
        Err(error) => error,
    };
    if !error.use_stderr() {
        // Help and version are answers like any other.
        let told = error.print().and_then(|()| std::io::stdout().flush());
        return Err(told.map_or_else(|error| failed(&error.into()), |()| ExitCode::SUCCESS));
    }
    let shown = given.iter().map(|word| visible(&word.to_string_lossy()).into_owned());
    let told = match Arguments::try_parse_from(shown) {
        Err(error) => error.print(),
        // Only as they were given are they wrong.
        Ok(_) => Printed::error().text(&error.to_string()),
    };
    // Who can't be told is not told.
    let _ = told;
    Err(u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from))
}

/// Shows how far a long run is, where somebody looks on.
fn tell_progress(percent: u64) {
    let mut terminal = std::io::stderr();
    if terminal.is_terminal() {
        let end = if percent == 100 { "\r     \r" } else { "" };
        // Who can't be told is not told.
        let _ = write!(terminal, "\r{percent:>3} %{end}").and_then(|()| terminal.flush());
    }
}

/// The error with its causes; one that is named already is not said twice.
fn sentence(error: &anyhow::Error) -> String {
    error.chain().map(ToString::to_string).fold(String::new(), |said, cause| {
        if said.is_empty() {
            cause
        } else if said.contains(&cause) {
            said
        } else {
            format!("{said}: {cause}")
        }
    })
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let broken = std::io::ErrorKind::BrokenPipe;
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == broken)
}

/// Does it; returns whether all of what was looked at is as it should be.
fn run(arguments: &Arguments, started: Instant) -> anyhow::Result<bool> {
    let folder = || match &arguments.data_dir {
        Some(data_dir) => Ok(Folder::new(data_dir)),
        None => data_dir().map(|data_dir| Folder::new(&data_dir)),
    };
    match &arguments.verb {
        Some(Verb::Analyze) => {
            let deck = deck_a().context("the built-in deck A is damaged")?;
            Ok(analyze(&deck, &mut std::io::stdin(), &mut std::io::stdout().lock())?)
        }
        Some(Verb::Show { game, json, position, history, lang }) => {
            let opened = open(&folder, game)?;
            tell(&opened, game, "shown as it was before");
            if let Some(form) = history {
                let text = history_of(&opened.game, *form, *lang);
                match form {
                    ExportForm::Json => Printed::out().json_text(&text)?,
                    ExportForm::Text | ExportForm::Csv => Printed::out().text(&text)?,
                }
                return Ok(true);
            }
            let mut out = Printed::out();
            match (json, position) {
                (true, _) => out.json_text(&show(&opened.game)?)?,
                (false, true) => out.json_text(&write_position(opened.game.state()))?,
                (false, false) => out.text(&format!("{}\n", summary(&opened.game)))?,
            }
            Ok(true)
        }
        Some(Verb::Verify { game, json }) => {
            let opened = open(&folder, game)?;
            tell(&opened, game, "what follows can't be vouched for");
            let is_whole = opened.damage.is_none() && opened.unread.is_none();
            let piles = verify(&opened.game);
            if *json {
                let answer = serde_json::json!({ "piles": piles, "whole": is_whole });
                Printed::out().json(&answer)?;
            } else {
                Printed::out().text(&format!("{}\n", verified_text(&piles)))?;
            }
            Ok(is_whole && piles.iter().all(|pile| pile.valid))
        }
        Some(Verb::Deck { verb }) => deck(verb),
        Some(Verb::Scenario { verb }) => scenario(verb),
        None => window(folder()?, started),
    }
}

/// Opens a game by its path or its name.
fn open(folder: &impl Fn() -> Result<Folder, NoFolder>, game: &Path) -> anyhow::Result<Opened> {
    let path = folder().map_or_else(|_| game.to_owned(), |folder| folder.find(game));
    read_journal(&path).map_err(|why| anyhow::Error::msg(not_opened(&why)))
}

/// Says from which line on a game could not be read, and why.
fn tell(opened: &Opened, game: &Path, what: &str) {
    let game = game.display();
    // Who can't be told is not told.
    if let Some(Damage { line, .. }) = &opened.damage {
        let told = format_args!("tableside: {game}: damaged from line {line} on; {what}");
        let _ = Printed::error().line(told);
    }
    if let Some(Unread { line, .. }) = &opened.unread {
        let told = format_args!(
            "tableside: {game}: written by a newer or other version of the program from line {line} on; {what}"
        );
        let _ = Printed::error().line(told);
    }
}

fn deck(verb: &DeckVerb) -> anyhow::Result<bool> {
    match verb {
        DeckVerb::Check { files, json } => {
            return Ok(check_decks(files, *json, std::io::stdout().lock())?);
        }
        DeckVerb::Stats(asked) => {
            let told = deck_stats(asked, tell_progress)?;
            if asked.json {
                Printed::out().json_text(&told)?;
            } else {
                Printed::out().text(&format!("{told}\n"))?;
            }
        }
        DeckVerb::Balance(asked) => {
            balance(asked, std::io::stdout().lock(), std::io::stderr().lock())?;
        }
        DeckVerb::Schema => Printed::out().text(include_str!("../decks/schema.json"))?,
    }
    Ok(true)
}

fn scenario(verb: &ScenarioVerb) -> anyhow::Result<bool> {
    let out = || std::io::stdout().lock();
    match verb {
        ScenarioVerb::Check { files, json } => return Ok(check_scenarios(files, *json, out())?),
        ScenarioVerb::List { json } => list_scenarios(*json, out())?,
        ScenarioVerb::Schema => Printed::out().text(include_str!("../scenarios/schema.json"))?,
    }
    Ok(true)
}

#[cfg(feature = "gui")]
fn window(folder: Folder, started: Instant) -> anyhow::Result<bool> {
    tableside::app::run(folder, started)?;
    Ok(true)
}

#[cfg(not(feature = "gui"))]
fn window(_: Folder, _: Instant) -> anyhow::Result<bool> {
    anyhow::bail!("this build has no window; see --help for what it can do")
}
