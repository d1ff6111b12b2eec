//! Pages that a touch on a panel leads to, and requests that it makes.

use std::sync::Arc;

use super::figure::Figure;
use crate::app::command::Command;
use board::{Intersection, Path, Spot};
use cards::Award;
use game::{CardKind, Deed, KnightLevel, Seat, State};
use kit::widgets::{Quarter, Touch};
use words::game::Lesson;

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
    Progress,
    /// Actions open to the knight at this place.
    Knight(Intersection),
    /// Paths that the ship on this path may be moved to.
    Sail(Path),
    Player(Seat),
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
    IslandCode,
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
}

/// Request that follows from a touch on a panel.
#[derive(Clone, Debug)]
pub enum Intent {
    /// Something for the shell to do.
    Do(Command),
    /// The same; the panel is done and closes.
    Finish(Command),
    /// The same; the panel closes, and the one below returns.
    Leave(Command),
    Open(PlayPage),
    /// The same, or if that page is open, return to the turn.
    Toggle(PlayPage),
    /// Go back to the panel below.
    Back,
    /// Go back to the turn.
    Close,
    TurnTableView(Quarter),
    /// Make room in the table view for those who build alongside the turn.
    ShowBuilders,
    LeaveTableView,
}

impl Intent {
    pub const fn act(deed: Deed) -> Self {
        Self::Do(Command::Act(deed))
    }

    pub const fn why(question: WhyQuestion) -> Self {
        Self::Open(PlayPage::Why(question))
    }

    pub const fn correct(figure: Figure) -> Self {
        Self::Open(PlayPage::correcting(figure))
    }
}

/// Way in which a past moment came to be shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PastArrival {
    /// Sought by the table, and shown at once: the branch after so many acts.
    Sought(usize),
    /// Reached as the game is played again: the branch after so many acts, each shown for so
    /// many seconds.
    Played(usize, f64),
    /// Shown at once: somewhere the branch doesn't lead.
    Elsewhere,
}

/// A past moment shown instead of the current one.
#[derive(Debug)]
pub struct PastMoment {
    pub state: Arc<State>,
    /// "As it was: turn 12".
    pub title: String,
    /// The line it follows, in words.
    pub after: String,
    pub arrival: PastArrival,
    /// The last sentences of an abandoned branch.
    pub sentences: Vec<String>,
    /// Number of the branch's acts that come before those sentences.
    pub left_out: usize,
}
