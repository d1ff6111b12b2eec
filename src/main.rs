//! The start: the command line, or without a verb the window.

#![forbid(unsafe_code)]

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Context;
use clap::{Parser, Subcommand};
use tableside::cards::deck_a;
use tableside::cli::{Answered, DeckStats, analyze, deck_stats, show, summary};
use tableside::store::{Folder, data_dir, read_journal};

/// A companion for hex-island board games: event cards instead of dice, and
/// the books kept.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// Keep games in this folder instead of the usual one
    #[arg(long, value_name = "DIR", global = true)]
    data_dir: Option<PathBuf>,
    #[command(subcommand)]
    verb: Option<Verb>,
}

#[derive(Subcommand)]
enum Verb {
    /// Answer positions: JSON lines on standard input, an answer a line
    Analyze,
    /// Print a saved game
    Show {
        /// A file, or the name of a game in the games folder
        game: String,
        /// As one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Decks of event cards
    Deck {
        #[command(subcommand)]
        verb: DeckVerb,
    },
}

#[derive(Subcommand)]
enum DeckVerb {
    /// What comes how often, stays away how long, and can be guessed
    Stats(DeckStats),
}

fn main() -> ExitCode {
    let started = Instant::now();
    match run(&Arguments::parse(), started) {
        Ok(code) => code,
        // The reader of our answers went away: nothing is left to say.
        Err(error) if is_broken_pipe(&error) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("tableside: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// How far a long run is, where somebody looks on.
fn tell_progress(percent: u64) {
    let mut terminal = std::io::stderr();
    if terminal.is_terminal() {
        let end = if percent == 100 { "\r     \r" } else { "" };
        // Who can't be told is not told.
        let _ = write!(terminal, "\r{percent:>3} %{end}").and_then(|()| terminal.flush());
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let broken = std::io::ErrorKind::BrokenPipe;
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == broken)
}

fn run(arguments: &Arguments, started: Instant) -> anyhow::Result<ExitCode> {
    let folder = || match &arguments.data_dir {
        Some(data_dir) => Ok(Folder::new(data_dir)),
        None => data_dir().map(|data_dir| Folder::new(&data_dir)),
    };
    match &arguments.verb {
        Some(Verb::Analyze) => {
            let deck = deck_a().context("the built-in deck A is damaged")?;
            let answered = analyze(&deck, std::io::stdin().lock(), std::io::stdout().lock())?;
            Ok(if answered == Answered::All { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Some(Verb::Show { game, json }) => {
            let path = folder().map_or_else(|_| PathBuf::from(game), |folder| folder.find(game));
            let opened = read_journal(&path)?;
            if let Some(damage) = opened.damage {
                eprintln!(
                    "tableside: {}: damaged from line {} on; shown as it was before",
                    path.display(),
                    damage.line
                );
            }
            let text = if *json { show(&opened.game)? } else { summary(&opened.game) };
            writeln!(std::io::stdout().lock(), "{text}")?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Verb::Deck { verb: DeckVerb::Stats(asked) }) => {
            let text = deck_stats(asked, tell_progress)?;
            writeln!(std::io::stdout().lock(), "{text}")?;
            Ok(ExitCode::SUCCESS)
        }
        None => window(folder()?, started),
    }
}

#[cfg(feature = "gui")]
fn window(folder: Folder, started: Instant) -> anyhow::Result<ExitCode> {
    tableside::app::run(folder, started)?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(not(feature = "gui"))]
fn window(_: Folder, _: Instant) -> anyhow::Result<ExitCode> {
    anyhow::bail!("this build has no window; see --help for what it can do")
}
