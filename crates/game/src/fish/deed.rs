//! Deeds with fish, the tasks they bring, their consequences, and the reasons that they are refused.

use serde::{Deserialize, Serialize};

use super::{FishPurchase, FishTokens};
use crate::{MessageValue, Seat, Seats};
use board::Hex;
use derive::Said;

/// A deed of the player that it names; where it names none, of the one who builds now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "does", rename_all = "snake_case")]
#[said("fish-act", names)]
pub enum FishDeed {
    /// Spent tokens; what they buy is asked by a task, where there is a choice.
    Spend {
        #[said("action")]
        on: FishPurchase,
        /// The tokens, by what they show.
        #[said("count", with = fish_on)]
        tokens: FishTokens,
    },
    /// Laid a token on the spent ones and drew another in place of a catch.
    Exchange { player: Seat },
    /// Drew the boot.
    DrawBoot { player: Seat },
    /// Passed the boot on.
    PassBoot {
        #[said("to")]
        to: Seat,
    },
}

board::keyed! {
    /// The chance that the boot was among the tokens that were drawn.
    pub enum BootDraw {
        Perhaps = "perhaps",
        /// All that lay face down were drawn.
        Surely = "surely",
    }
}

/// One thing that one player does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "what", rename_all = "snake_case")]
#[said("fish-task", players)]
pub enum FishTask {
    /// Somebody without room may exchange a token (TRADERS 1.4).
    Exchange { player: Seat },
    /// Somebody may have drawn the boot (TRADERS 1.6).
    Boot {
        /// Player whose catch it was, or whose turn.
        player: Seat,
        /// Everybody who drew.
        #[said(skip)]
        among: Seats,
        #[said(skip)]
        drawn: BootDraw,
    },
}

/// The number of fish that tokens show, as a sentence says it.
fn fish_on(tokens: FishTokens) -> MessageValue {
    MessageValue::Count(tokens.fish().into())
}

impl FishTask {
    /// Returns whether it may be left undone without breaking a rule.
    pub const fn may_be_left(&self) -> bool {
        match self {
            Self::Exchange { .. } => true,
            Self::Boot { drawn, .. } => matches!(drawn, BootDraw::Perhaps),
        }
    }
}

/// Something that follows from an act by the rules alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum FishChange {
    /// Tokens drawn by a number, or by a settlement of the opening (TRADERS 1.2, 1.3).
    Drew { player: Seat, count: u8 },
}

/// Something that can't be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("fish", names, error)]
pub enum NotFish {
    /// This table plays without fish.
    NotPlayed,
    /// Somebody hasn't so many tokens.
    TooFewTokens(Seat),
    /// The robber is beside the board already.
    RobberAway,
    /// There is no pirate at sea.
    PirateAway,
    /// Nobody has a card to take.
    NobodyHasCards,
    /// The bank has no resource.
    BankEmpty,
    /// The boot is somebody else's, or nobody's.
    NoBoot,
    /// No lake is there.
    NoLake(Hex),
}

/// A rule of fish that was not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Said, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[said("breach-fish", names, cites, error)]
pub enum FishBreach {
    /// TRADERS 1: tokens show what the action costs, or more.
    TooFewFish {
        /// Fish on the tokens.
        paid: u8,
        /// Fish that it costs.
        price: u8,
    },
    /// TRADERS 1: the boot goes to nobody with fewer points.
    FewerPoints(Seat),
}
