//! Arguments of the command line. The program reads them, and the manual pages and
//! the shells' completions are written from them.

use std::path::PathBuf;

use clap::{Parser, Subcommand};

use super::named::one_of;
use super::{BalanceArguments, DeckStats};
use store::ExportForm;
use words::language::Language;

/// A companion for hex-island board games: event cards instead of dice, and
/// the books kept.
///
/// It lies beside a real board on a laptop or tablet. Without a verb the window
/// opens. Games are kept in the system's folder for program data; what is
/// printed for scripts is described in docs/formats.md.
#[derive(Debug, Parser)]
#[command(name = "tableside", version)]
pub struct Arguments {
    /// Keep games in this folder instead of the usual one
    #[arg(long, value_name = "DIR", global = true)]
    pub data_dir: Option<PathBuf>,
    /// The command; without one the window opens
    #[command(subcommand)]
    pub verb: Option<Verb>,
}

/// A command that the program runs instead of opening the window.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// Answer positions: JSON lines on standard input, an answer a line
    Analyze,
    /// Print a saved game
    Show {
        /// A file, or the name of a game in the games folder
        game: PathBuf,
        /// As one JSON object
        #[arg(long)]
        json: bool,
        /// Only the position, as a line that analyze reads
        #[arg(long, conflicts_with = "json")]
        position: bool,
        /// Only the history: every act as a sentence, a row of a table or an
        /// entry of a JSON object
        #[arg(
            long,
            value_name = "FORM",
            value_parser = one_of(ExportForm::ALL.map(|form| (form.key(), form, ""))),
            num_args = 0..=1,
            require_equals = true,
            default_missing_value = "text",
            conflicts_with_all = ["json", "position"]
        )]
        history: Option<ExportForm>,
        /// The language of the history's sentences
        #[arg(
            long,
            value_name = "LANGUAGE",
            default_value = "en",
            requires = "history",
            value_parser = one_of(Language::ALL.map(|it| (it.code(), it, "")))
        )]
        lang: Language,
    },
    /// Recompute every pile of a saved game: was each shuffle what had been
    /// promised before its first card?
    Verify {
        /// A file, or the name of a game in the games folder
        game: PathBuf,
        /// As one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Look into decks
    Deck {
        /// The command about decks
        #[command(subcommand)]
        verb: DeckVerb,
    },
    /// Look into scenarios of Seafarers
    Scenario {
        /// The command about scenarios
        #[command(subcommand)]
        verb: ScenarioVerb,
    },
}

/// A command about decks.
#[derive(Debug, Subcommand)]
pub enum DeckVerb {
    /// Say what is wrong with deck files, card by card and field by field
    Check {
        /// The files
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// A JSON object for each file, a line each
        #[arg(long)]
        json: bool,
    },
    /// Print the JSON schema of deck files
    Schema,
    /// Measure what the events of decks bring the players
    Balance(BalanceArguments),
    /// Show how often numbers and events come, how long they stay away, and how
    /// well they can be guessed
    Stats(DeckStats),
}

/// A command about scenarios.
#[derive(Debug, Subcommand)]
pub enum ScenarioVerb {
    /// Say what is wrong with scenario files, map by map and field by field
    Check {
        /// The files
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// A JSON object for each file, a line each
        #[arg(long)]
        json: bool,
    },
    /// List the scenarios of the program
    List {
        /// A JSON object for each scenario, a line each
        #[arg(long)]
        json: bool,
    },
    /// Print the JSON schema of scenario files
    Schema,
}
