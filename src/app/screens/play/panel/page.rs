//! Where a touch may lead.

use crate::app::screens::play::panel::figure::Figure;
use crate::app::widgets::Touch;
use crate::board::Spot;
use crate::cards::Award;
use crate::game::Seat;

/// Where a touch may lead: a panel without its draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// Where numbers come from.
    Numbers,
    /// The piles of event cards.
    Piles,
    /// The barbarian ship.
    Ship,
    /// Prices and spots.
    Build,
    /// A spot, to choose its piece among those within reach.
    Spot(Spot, SpotFilter),
    /// Spots that lie under one finger; they may belong to this one of the open
    /// tasks.
    Spots(Vec<Spot>, SpotFilter, Option<usize>),
    /// A trade.
    Trade,
    /// Development cards.
    Cards,
    /// A player in full.
    Player(Seat),
    /// The history.
    History,
    /// What may be changed about the table.
    Table,
    /// The app's board beside the table's.
    Check(CheckAt),
    /// How a number is in truth.
    Truth(Figure),
    /// What does not add up.
    Odd,
    /// Who plays, and where.
    People,
    /// What the table plays by.
    Rules,
    /// Why something is so.
    Why(Question),
    /// What the keyboard does.
    Keys,
}

/// Where the table check opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckAt {
    /// At the first player.
    Beginning,
    /// At this step.
    Step(CheckStep),
    /// At the place that was touched.
    Touch(Touch),
}

impl Page {
    /// Where a number is put right.
    pub const fn correcting(figure: Figure) -> Self {
        match figure {
            Figure::Pieces(seat) => Self::Check(CheckAt::Step(CheckStep::Player(seat))),
            Figure::Ship => Self::Ship,
            figure => Self::Truth(figure),
        }
    }

    /// Where it opens: most pages take the place of what was open.
    pub const fn covers(&self) -> Covers {
        match self {
            Self::Keys => Covers::Anything,
            Self::Why(_) | Self::Truth(_) => Covers::Subjects,
            _ => Covers::Turn,
        }
    }
}

/// What a page leaves open below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Covers {
    /// Only the turn.
    Turn,
    /// The panels that it may be about.
    Subjects,
    /// Whatever is open.
    Anything,
}

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckStep {
    /// One player's pieces and numbers.
    Player(Seat),
    /// Hexes, harbors, the robber.
    Ground,
    /// The bank, the piles and what else belongs to nobody.
    Stores,
}

/// What is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// What a player takes for the number.
    Payout(Seat),
    /// Why those who take nothing do.
    Nothing,
    /// What the bank could not pay.
    Shortage,
    /// A task, by its number.
    Task(usize),
    /// What the card asks of nobody.
    Nobody,
    /// Who has an award, asked on the page of its holder.
    Award(Award, Seat),
    /// A player's points.
    Points(Seat),
    /// The win.
    Win,
}

/// Which spots may be touched to build.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SpotFilter {
    /// Where the rules allow something that can be paid.
    #[default]
    Payable,
    /// Where the rules allow something.
    Legal,
    /// Anywhere: the app says what the rules think of it.
    Anywhere,
}

/// What lies below a panel that opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Below {
    Turn,
    Panel,
}
