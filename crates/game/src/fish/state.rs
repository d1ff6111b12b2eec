//! The state of fish in a game.

use super::{FishPurchase, FishTable};
use crate::Setup;

/// State of fish in a game.
#[derive(Clone, Debug, PartialEq, Eq, derive::Getters)]
#[lends(table)]
pub struct FishState {
    pub(crate) table: FishTable,
    /// Purchase that a task is still open of.
    pub(super) buys: Option<FishPurchase>,
}

impl FishState {
    /// Before the first act of a game that plays with them.
    pub(crate) fn at_first(setup: &Setup) -> Option<Self> {
        setup.rules.fish?;
        Some(Self { table: FishTable::empty(&setup.players), buys: None })
    }

    /// The last purchase with fish, while a task of it is open.
    pub const fn buys(&self) -> Option<FishPurchase> {
        self.buys
    }
}
