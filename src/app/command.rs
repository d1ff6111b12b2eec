//! Requests that follow from a touch. Screens return commands; only the app applies them.

use std::path::PathBuf;

use super::library::collection::FileStep;
use super::library::decks::DeckStep;
use super::library::games::GameStep;
use super::library::islands::IslandStep;
use super::settings::{Explain, Lessons, Settings};
use super::sound::CueChannel;
use board::Rotation;
use game::{ActId, Deed, Pace, RematchIsland, SetupFields};
use store::{DataForm, ExportForm};
use words::almanac::EntryId;

/// Something a screen asks the app to do.
#[derive(Clone, Debug)]
pub enum Command {
    /// Go to the start screen.
    Home,
    /// Go to the table of a new game.
    NewGame,
    /// Look around in a sample game.
    LookAround,
    /// Go to the decks.
    Decks,
    /// Do something with deck files.
    Deck(DeckStep),
    /// Do something with saved games.
    Game(GameStep),
    /// Do something with kept islands.
    Island(IslandStep),
    /// Do something with saved positions.
    Position(FileStep),
    /// Go to the deck lab.
    Lab,
    /// Go to the statistics on all games.
    Records,
    /// Open the statistics of this saved game, or of the game on the table.
    Statistics(Option<PathBuf>),
    /// Write the statistics shown to a file.
    WriteStatistics(DataForm),
    /// Open the settings.
    Settings,
    /// Open the page about the program.
    About,
    /// Open the almanac at this entry, or at its list.
    Almanac(Option<EntryId>),
    /// Close the page in front, and go back to the one from where it was opened.
    Leave,
    /// Copy the path of the folder with the saved games.
    CopyPlace,
    /// Permanently remove deleted games.
    EmptyBins,
    /// Change the settings of this device.
    Set(Settings),
    /// These lessons need no more explaining.
    Learned(Lessons),
    /// Explain new things, or don't.
    Explain(Explain),
    /// Let the user hear what a switch is for.
    TryOut(CueChannel),
    /// Begin a game with this setup.
    Start(Box<SetupFields>),
    /// Begin another game of the same people.
    Rematch(RematchIsland),
    /// Write a picture of how the game ended, or of how it stands, to a file.
    WriteKeepsake,
    /// Write the game as a moving picture to a file.
    WriteAnimation,
    /// Give up the moving picture that is being made.
    CancelAnimation,
    /// Use the position in this file for the new game.
    ReadPosition(PathBuf),
    /// Write the current position to a file, and copy it.
    WritePosition,
    /// Write the history to a file, and copy it.
    Export(ExportForm),
    /// Continue a saved game, or watch it while another window plays it.
    Resume(PathBuf),
    /// Play a saved game again, from its beginning, to look at.
    Replay(PathBuf),
    /// Take over the game being watched.
    PlayHere,
    /// Go back to the game that was left but couldn't be written.
    BackToUnsaved,
    /// Do it by the rules.
    Act(Deed),
    /// Do these, one after another.
    Acts(Vec<Deed>),
    /// Record that the table did this against the rules.
    Record(Deed),
    /// Draw the next event card.
    Draw,
    /// Roll the app's dice.
    RollDice,
    /// Take back the last act.
    Undo,
    /// Redo what was undone.
    Redo,
    /// Go back to just after an act, or to the opening.
    BackTo(Option<ActId>),
    /// Rotate the island to match the table.
    Lie(Rotation),
    /// Pause or resume the turn clock.
    Clock(Pace),
    /// Try again to write what couldn't be written.
    RetryWriting,
    /// Show where this file lies, in the system's file manager.
    ShowFile(PathBuf),
    /// Dismiss the message shown.
    Dismiss,
}

impl Command {
    /// Says if it is a step of the game, which the rules may refuse.
    pub const fn is_step(&self) -> bool {
        matches!(
            self,
            Self::Act(_)
                | Self::Acts(_)
                | Self::Record(_)
                | Self::Draw
                | Self::RollDice
                | Self::Undo
                | Self::Redo
                | Self::BackTo(_)
        )
    }
}
