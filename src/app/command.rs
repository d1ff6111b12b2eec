//! What a touch asks for. Screens return commands; only the app applies them.

use std::path::PathBuf;

use super::library::decks::DeckStep;
use super::library::games::GameStep;
use super::library::islands::IslandStep;
use super::settings::Setting;
use crate::board::Rotation;
use crate::game::{ActId, Deed, Pace, SetupFields};
use crate::store::{DataForm, ExportForm};

/// Something a screen asks the app to do.
#[derive(Clone, Debug)]
pub enum Command {
    /// To the start.
    Home,
    /// To the table of a new game.
    NewGame,
    /// To the decks.
    Decks,
    /// Do something with deck files.
    Deck(DeckStep),
    /// Do something with saved games.
    Game(GameStep),
    /// Do something with kept islands.
    Island(IslandStep),
    /// To the deck lab.
    Lab,
    /// To what all games tell together.
    Records,
    /// To what a game tells, and back to where one was.
    Statistics(StatisticsOf),
    /// Write what the game tells that is shown to a file.
    WriteStatistics(DataForm),
    /// To the settings, and back to where one was.
    Settings(Page),
    /// To the page about the program, and back to where one was.
    About(Page),
    /// Copy where the saved games lie.
    CopyPlace,
    /// Remove for good what was deleted.
    EmptyBins,
    /// Change a setting.
    Set(Setting),
    /// Begin a game with these parts.
    Start(Box<SetupFields>),
    /// Take the position in this file into the new game.
    ReadPosition(PathBuf),
    /// Write how the game stands to a file, and copy it.
    WritePosition,
    /// Write the history to a file, and copy it.
    Export(ExportForm),
    /// Go on with a saved game, or look on while another window plays it.
    Resume(PathBuf),
    /// Take over the game that is being watched.
    PlayHere,
    /// Back to the game that was left and could not be written.
    BackToUnsaved,
    /// Do it, by the rules.
    Act(Deed),
    /// Do these, one after the other.
    Acts(Vec<Deed>),
    /// The table did it against the rules: record it.
    Record(Deed),
    /// Draw the next event card.
    Draw,
    /// Roll the app's dice.
    RollDice,
    /// Take back the last act.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Back to just after an act, or to the opening.
    BackTo(Option<ActId>),
    /// Turn the island as it lies on the table.
    Lie(Rotation),
    /// Pause the turn clock, or let it go on.
    Clock(Pace),
    /// Try again to write what could not be written.
    RetryWriting,
    /// Put away the message that is shown.
    Dismiss,
}

/// Of which game the statistics are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StatisticsOf {
    /// Of the one on the table.
    ThisGame,
    /// Of a saved one.
    Saved(PathBuf),
    /// Of none any more.
    Nothing,
}

/// Whether a page is to be opened or left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Opened.
    Open,
    /// Left.
    Leave,
}
