//! Deeds with gold, and the reasons that they are refused (TRADERS 2.6).

use serde::{Deserialize, Serialize};

use crate::{CardKind, MessageValue, Seat};
use derive::Said;

/// Price in gold of a resource of choice from the bank.
pub const GOLD_PRICE: u16 = 2;

/// The most resources that one player buys for gold in a turn.
pub const GOLD_PURCHASES: u8 = 2;

/// A deed of whoever builds now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Said)]
#[serde(tag = "does", rename_all = "snake_case")]
#[said("gold-act", names)]
pub enum GoldDeed {
    /// Bought a resource from the bank.
    Buy {
        /// The card, if it was told.
        #[said("cards", none = "untold", with = MessageValue::card)]
        card: Option<CardKind>,
    },
    /// Sold equal cards to the bank for 1 gold.
    #[said(by_hand)]
    Sell { give: CardKind, count: u8 },
}

/// Something that can't be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("gold", names, error)]
pub enum NoGold {
    /// This table plays without it.
    NotPlayed,
    /// A purse that doesn't hold what it should pay.
    TooLittle { player: Seat, count: u16 },
}

/// A rule about gold that was not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Said, thiserror::Error)]
#[serde(rename_all = "snake_case")]
#[said("breach-gold", names, cites, error)]
pub enum GoldBreach {
    /// TRADERS 2.6: two resources a turn are bought for gold.
    ThirdPurchase,
    /// TRADERS 2.6: the bank asks for another number of cards for 1 gold.
    WrongSale {
        given: u8,
        /// Number of cards that the best harbor asks for.
        rate: u8,
    },
    /// TRADERS 2.6: gold isn't traded for gold.
    GoldForGold,
}
