//! Deeds with wagons, the tasks they bring, their consequences, and the reasons that they are refused.

use serde::{Deserialize, Serialize};

use super::Cargo;
use crate::{MessageValue, Seat};
use board::{Intersection, Path, Site};
use cards::{Die, Freedom};
use derive::Said;

/// A deed of the player that it names; where it names none, of the one who builds now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "does", rename_all = "snake_case")]
#[said("wagons-act", names)]
pub enum WagonDeed {
    /// Moved their wagon.
    Travel { to: Intersection },
    /// Gave their wagon a grain for two more points.
    Feed,
    /// Took the top token of a stack.
    Load {
        player: Seat,
        #[said("cargo", with = MessageValue::Cargo)]
        cargo: Cargo,
    },
    /// Moved a bandit.
    MoveBandit { player: Seat, from: Path, to: Path },
    /// Sent a bandit away with a knight beside it, in Cities & Knights (TRADERS 8.2).
    SendAway { knight: Intersection, from: Path, to: Path },
    /// Tried to drive a bandit off.
    DriveOff {
        at: Path,
        #[said("number")]
        die: Die,
    },
    /// Raised their baggage train to the next level.
    BuyLevel,
    /// Played Swift Journey: the wagon moves once more.
    PlaySwiftJourney,
}

/// One thing that one player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "what", rename_all = "snake_case")]
#[said("wagons-task", players)]
pub enum WagonTask {
    /// A bandit goes to another path (TRADERS 5.3, 5.7).
    Bandit {
        player: Seat,
        /// Path of one that was driven off; `None` for any, with a 7 or a knight.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[said(skip)]
        from: Option<Path>,
        /// A card may leave it to the player, as it would the robber (TRADERS 8.1).
        #[serde(default, skip_serializing_if = "is_must")]
        #[said(skip)]
        freedom: Freedom,
    },
    /// The token on top of a stack is told (TRADERS 5.5).
    Load {
        player: Seat,
        #[said("site", with = MessageValue::Site)]
        site: Site,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_must(freedom: &Freedom) -> bool {
    *freedom == Freedom::Must
}

/// Something that follows from an act by the rules alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum WagonChange {
    /// A move cost a wagon that many points (TRADERS 5.4).
    Went { player: Seat, points: u8 },
    /// A wagon brought what a site needs (TRADERS 5.5).
    Delivered { player: Seat, cargo: Cargo },
}

/// Something that can't be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("wagons", names, error)]
pub enum NotWithWagons {
    /// This table plays without wagons.
    NotPlayed,
    /// Their wagon stands nowhere yet.
    NoWagon,
    /// No wagon stops there.
    NoStop(Intersection),
    /// No bandit lies there.
    NoBandit(Path),
    /// A bandit lies there already.
    BanditThere(Path),
    /// No bandit can lie there.
    NoBanditPath(Path),
    /// Their baggage train has no further level.
    LastLevel,
    /// No token of that kind comes from that stack.
    NotFromStack(#[said("cargo", with = MessageValue::Cargo)] Cargo),
    /// It has moved too little for a second move.
    NotMovedYet,
}

/// A rule of wagons that was not kept, with the place that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Said, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[said("breach-wagons", names, cites, error)]
pub enum WagonBreach {
    /// TRADERS 5.4: its points and its owner's gold lead a wagon no further.
    OutOfReach(Intersection),
    /// TRADERS 5.4: one move a turn, which ends at a plaza.
    MoveOver,
    /// TRADERS 5.4: nothing is traded or built once the wagon moves.
    AfterWagon,
    /// TRADERS 5.4: a grain buys points once a turn.
    FedAlready,
    /// TRADERS 5.3: up to four players throw a 2 or 12 again.
    ThrownAgain,
    /// TRADERS 5.3: a bandit goes to another path.
    BanditStays(Path),
    /// TRADERS 5.7: a wagon drives off bandits beside it.
    NotBeside(Path),
    /// TRADERS 5.7: each bandit is tried once a turn.
    TriedAlready(Path),
    /// TRADERS 5.7: the first level drives off nobody.
    FirstLevel,
}

impl WagonTask {
    /// Returns whether it may be left undone without breaking a rule.
    pub const fn may_be_left(&self) -> bool {
        match self {
            Self::Bandit { freedom, .. } => matches!(freedom, Freedom::May),
            Self::Load { .. } => false,
        }
    }

    /// Returns whether it is the bandit of a 7 or a knight, in place of the robber.
    pub const fn is_of_seven(&self) -> bool {
        matches!(self, Self::Bandit { from: None, .. })
    }
}
