//! What is open beside the island.

use std::sync::Arc;

use super::build::Reach;
use super::check::{Check, Truth};
use super::development::CardsDraft;
use super::history::Log;
use super::people::PeopleDraft;
use super::piles::PilesDraft;
use super::player::PlayerDraft;
use super::rules::RulesDraft;
use super::table::TableDraft;
use super::trade::TradeDraft;
use super::view::View;
use super::why::Why;
use super::{Moment, Page, Play};
use crate::app::widgets::Spot;
use crate::game::State;

/// What is open beside the island.
#[derive(Debug, Default)]
pub(super) enum Open {
    /// The turn itself.
    #[default]
    Turn,
    /// Where numbers come from.
    Numbers,
    /// The piles of event cards.
    Piles(PilesDraft),
    /// The barbarian ship.
    Ship,
    /// Prices and spots.
    Build(Reach),
    /// A spot, to choose its piece.
    Spot(Spot, Reach),
    /// Spots that lie under one finger.
    Ask(Vec<Spot>, Reach),
    /// A trade.
    Trade(TradeDraft),
    /// Development cards.
    Cards(CardsDraft),
    /// A player in full.
    Player(PlayerDraft),
    /// The history.
    History(Log),
    /// What may be changed about the table.
    Table(TableDraft),
    /// The app's board beside the table's.
    Check(Check),
    /// How a number is in truth.
    Truth(Truth),
    /// What does not add up.
    Odd,
    /// Who plays, and where.
    People(PeopleDraft),
    /// What the table plays by.
    Rules(RulesDraft),
    /// Why something is so.
    Why(Why),
    /// What the keyboard does, over what was open before.
    Keys(Box<Self>),
}

impl Open {
    /// What stays open once the game has moved on: where several things are
    /// changed one after the other.
    pub fn after_an_act(self, view: &View<'_>) -> Self {
        match self {
            Self::People(draft) => Self::People(draft.after_an_act()),
            Self::Rules(draft) => Self::Rules(draft.after_an_act()),
            Self::Check(mut check) => {
                check.settle(view);
                Self::Check(check)
            }
            Self::Truth(truth) => truth.settled(view),
            Self::Odd => Self::Odd,
            _ => Self::Turn,
        }
    }
}

impl Play {
    /// What stands beside the island, as a name for its scroll position.
    pub(super) fn page(&self, view: &View<'_>) -> Page {
        let (seat, moment) = match &self.open {
            Open::Player(draft) => (Some(draft.seat), Moment::Unseen),
            Open::Turn => (None, self.moment),
            _ => (None, Moment::Unseen),
        };
        let leaf = match &self.open {
            Open::History(log) => log.leaf(),
            _ => 0,
        };
        Page { name: self.page_name(view), seat, moment, leaf }
    }

    fn page_name(&self, view: &View<'_>) -> &'static str {
        if view.refused.is_some() {
            return "refused";
        }
        match &self.open {
            Open::Turn if view.state.over().is_some() => "win",
            Open::Turn => "turn",
            Open::Numbers => "numbers",
            Open::Piles(_) => "piles",
            Open::Ship => "ship",
            Open::Build(_) => "build",
            Open::Spot(..) => "spot",
            Open::Ask(..) => "ask",
            Open::Trade(_) => "trade",
            Open::Cards(_) => "cards",
            Open::Player(_) => "player",
            Open::History(_) => "history",
            Open::Table(_) => "table",
            Open::Check(check) => check.page(),
            Open::Truth(_) => "truth",
            Open::Odd => "odd",
            Open::People(_) => "people",
            Open::Rules(_) => "rules",
            Open::Why(_) => "why",
            Open::Keys(_) => "keys",
        }
    }

    /// The table as it was, while the history shows that.
    pub(super) fn past(&self, view: &View<'_>) -> Option<Arc<State>> {
        match &self.open {
            Open::History(log) if view.refused.is_none() => log.past(),
            _ => None,
        }
    }

    /// Closes what is open: what lies behind it comes back.
    pub(super) fn close(&mut self) {
        self.open = match std::mem::take(&mut self.open) {
            Open::Keys(under) => *under,
            Open::Check(check) => check.behind(),
            Open::Truth(truth) => truth.behind(),
            Open::Why(why) => why.behind(),
            _ => Open::Turn,
        };
    }
}
