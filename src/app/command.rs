//! Requests that follow from a touch, and the pages and numbers that they name. Screens return
//! commands; only the app applies them, but for what opens and closes pages beside the island: that
//! the play screen does itself.

use std::path::PathBuf;

use super::library::collection::FileStep;
use super::library::decks::DeckStep;
use super::library::games::GameStep;
use super::library::islands::IslandStep;
use super::settings::{Explain, Lessons, Settings};
use super::sound::CueChannel;
use board::{HarborKind, Intersection, Path, Rotation, Spot};
use cards::Award;
use game::{
    ActId, CardKind, Deed, Expansion, Fact, KnightLevel, Monopoly, Pace, RematchIsland, Seat,
    SetupFields, Subject, Throw, TurnsOnPhones, Whispered,
};
use kit::widgets::{Quarter, Touch};
use store::{DataForm, ExportForm};
use words::almanac::EntryId;
use words::game::Lesson;

/// Something a screen asks the app to do.
#[derive(Clone, Debug)]
pub enum Command {
    /// Go to the start screen.
    Home,
    /// Go to the table of a new game.
    NewGame,
    /// Look around in a sample game, with an expansion or without.
    LookAround(Option<Expansion>),
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
    /// Use the scenario in this file for the new game.
    ReadScenario(PathBuf),
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
    /// Do it by the rules, with words beside it that the table doesn't hear.
    Whisper(Deed, Whispered),
    /// Draw the card that this player takes from the hand of the other.
    DrawCard { player: Seat, from: Seat },
    /// Play a monopoly for which the app counts what the others hand over.
    Monopoly(Monopoly),
    /// Record that the table did this against the rules.
    Record(Deed),
    /// Draw the next event card.
    Draw,
    /// Roll the app's dice.
    RollDice,
    /// Return to the turn, and throw the app's dice for this.
    Throw(Throw),
    /// Take back the last act.
    Undo,
    /// Redo what was undone.
    Redo,
    /// Go back to just after an act, or to the opening.
    BackTo(Option<ActId>),
    /// Rotate the island to match the table.
    Rotate(Rotation),
    /// Pause or resume the turn clock.
    Clock(Pace),
    /// Try again to write what couldn't be written.
    RetryWriting,
    /// Show where this file lies, in the system's file manager.
    ShowFile(PathBuf),
    /// Let phones look on, or no more.
    Phones(PhoneStep),
    /// Dismiss the message shown.
    Dismiss,
    /// Beside the island: open a page. This and all that follow are the play screen's own.
    Open(PlayPage),
    /// Open it, or if it is open, return to the turn.
    Toggle(PlayPage),
    /// Beside the island: go back to the page below.
    Back,
    /// Beside the island: close all pages, so that the turn is there again.
    Close,
    /// Return to the turn, and do this by the rules.
    Finish(Deed),
    /// Go back to the page below: these lessons need no more explaining.
    Understood(Lessons),
    /// Turn the table view by this much.
    TurnTableView(Quarter),
    /// Make room in the table view for those who build alongside the turn.
    ShowBuilders,
    /// Open the table view, or return to the island.
    TableView,
}

impl Command {
    pub const fn why(question: WhyQuestion) -> Self {
        Self::Open(PlayPage::Why(question))
    }

    pub const fn correct(figure: Figure) -> Self {
        Self::Open(PlayPage::correcting(figure))
    }

    /// Says if it is a step of the game, which the rules may refuse.
    pub const fn is_step(&self) -> bool {
        matches!(
            self,
            Self::Act(_)
                | Self::Acts(_)
                | Self::Record(_)
                | Self::Whisper(..)
                | Self::DrawCard { .. }
                | Self::Monopoly(_)
                | Self::Draw
                | Self::RollDice
                | Self::Throw(_)
                | Self::Undo
                | Self::Redo
                | Self::BackTo(_)
        )
    }
}

/// Something about phones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhoneStep {
    TurnOn,
    TurnOff,
    /// Open the way in at this machine's next address.
    NextAddress,
    /// Let everybody go who looks on, and turn the code over.
    RemoveAll,
    /// Let in the phone that asks for this seat.
    LetIn(SeatWanted),
    /// Let in all that ask for a seat.
    LetAllIn,
    /// Turn down the phone that asks for this seat.
    TurnDown(SeatWanted),
    /// Take this seat from its phone.
    FreeSeat(Seat),
    /// Have turns taken on phones, or no more.
    TakeTurns(TurnsOnPhones),
    /// Go on, whoever asked to wait.
    GoOn,
}

/// A seat that a phone asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatWanted {
    pub seat: Seat,
    /// Two digits that the phone shows as well, from 10 to 99.
    pub digits: u8,
}

/// Destination of a touch: a panel without its draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayPage {
    /// The sources of numbers.
    Numbers,
    /// The piles of event cards.
    Piles,
    /// The barbarian ship.
    Ship,
    /// Prices and spots.
    Build,
    /// A spot, to choose one of the pieces allowed there.
    Spot(Spot, SpotFilter),
    /// Spots under one finger.
    Spots(Vec<Spot>, Aim),
    /// A trade with a player.
    Trade,
    /// A trade with the bank.
    Bank,
    /// Development cards.
    Cards,
    Improvements,
    /// Wonders to be claimed and built on.
    Wonders,
    /// An attack on a fortress.
    Siege,
    Progress,
    /// Actions open to the knight at this place.
    Knight(Intersection),
    /// Purchases that fish tokens pay for, and the boot.
    Fish,
    /// Uses of oil.
    Oil,
    /// The wagon of whoever is on turn: where it may go, its train, its grain.
    Wagon,
    /// The bandit on this path, which is tried to be driven off.
    DriveOff(Path),
    /// Paths that the bandit on this path may be moved to.
    Bandit(Path),
    /// Another player's piece here: what it is, and whose turn it is.
    Theirs(Spot),
    /// Paths that the ship on this path may be moved to.
    Sail(Path),
    Player(Seat),
    /// The own cards of a player, for them alone.
    OwnCards(Seat),
    /// Kinds of the cards that this deed passes unseen, told the app alone.
    Whisper(Deed),
    /// The cards that a player discards, chosen by them alone.
    DiscardAlone(Seat),
    History,
    /// The same, playing the game again from its beginning.
    Replay,
    /// Changes to the table.
    Table,
    /// The app's board beside the table's.
    Check(CheckAt),
    Correction(Figure),
    Discrepancies,
    /// Players and their seats.
    People,
    Rules,
    /// The way in which hands are followed.
    Hands,
    IslandCode,
    /// Phones that look on.
    Phones,
    Why(WhyQuestion),
    /// The rule behind something new.
    Lesson(Lesson),
    Keys,
}

/// Place at which the table check opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckAt {
    /// The first player.
    Beginning,
    Step(CheckStep),
    Touch(Touch),
}

impl PlayPage {
    pub const fn correcting(figure: Figure) -> Self {
        match figure {
            Figure::Pieces(seat) => Self::Check(CheckAt::Step(CheckStep::Player(seat))),
            Figure::Ship => Self::Ship,
            figure => Self::Correction(figure),
        }
    }

    /// Returns whether it leaves a page open below it, which may be one that others are about; most
    /// pages replace what was open.
    pub const fn lies_on(&self, is_subject: bool) -> bool {
        match self {
            Self::Keys | Self::Lesson(_) => true,
            Self::Why(_) | Self::Correction(_) => is_subject,
            _ => false,
        }
    }
}

/// Part of the game that is compared with the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckStep {
    /// One player's pieces and numbers.
    Player(Seat),
    /// Hexes, harbors, the robber.
    Ground,
    /// The bank, the piles, and everything else that belongs to nobody.
    Stores,
}

/// Subject that can be asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyQuestion {
    /// The cards that a player takes for the number.
    Payout(Seat),
    /// The reason why some players take nothing.
    Nothing,
    /// The cards that the bank could not pay.
    Shortage,
    /// A task, by its number.
    Task(usize),
    /// The reason why the card asks nothing of anybody.
    Nobody,
    /// The holder of an award, asked about on this player's page.
    Award(Award, Seat),
    Points(Seat),
    Win,
    /// The outcome of the last attack of the barbarians.
    Attack,
    /// The fleet's last way and attacks.
    Fleet,
    /// The outcome that an attack would have now.
    AttackNow,
    /// The players who draw at this turn's gate.
    Gate,
    /// The price that the bank asks of a player, in cards of a kind.
    Rate(Seat, CardKind),
}

/// Filter for spots that can be touched to build.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SpotFilter {
    /// Spots where the rules allow something that the player can pay for.
    #[default]
    Payable,
    /// Spots where the rules allow something.
    Legal,
    /// Anywhere: the app says whether the rules allow it.
    Anywhere,
}

/// Aim of a touch on the island in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aim {
    pub filter: SpotFilter,
    /// One of the open tasks, if not the first.
    pub which: Option<usize>,
    /// Level of the knight that comes over, if it was chosen.
    pub level: Option<KnightLevel>,
    /// Harbor that is laid, if it was chosen.
    pub harbor: Option<HarborKind>,
}

/// A number on the screen, or a fact that is treated like one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A fact, and what it is told of.
    Fact(&'static Fact, Subject),
    /// Cards in hand, by kind or only counted.
    Hand(Seat),
    /// Progress cards in hand, of all three decks (KNIGHTS 8).
    Progress(Seat),
    /// Points, pieces left, and road length: they follow from the pieces.
    Pieces(Seat),
    /// The place of the barbarian ship.
    Ship,
}
