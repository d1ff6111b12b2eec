//! Gold that goes back with a settlement of the opening that is placed anew (SEA 6).

use super::gold_payout::OpeningGold;
use crate::{Cards, Move, Phase, Seat, State};

impl State {
    /// Notes what `player` takes for gold, while the opening goes on.
    pub(super) fn note_gold(&mut self, player: Seat, cards: Option<Cards>) {
        if !matches!(self.phase, Phase::Founding { settlement: Some(_), .. }) {
            return;
        }
        let due = self.tasks.iter().find_map(|task| task.gold_of(player));
        self.sea_mut(|sea| sea.opening_gold.take(cards, due.unwrap_or(0)));
    }

    /// What was taken for gold belongs to a settlement that stays, or is given back.
    pub(crate) fn settle_gold(&mut self) {
        self.sea_mut(|sea| sea.opening_gold = OpeningGold::default());
    }

    /// Returns what `player` gives back for gold if the settlement just placed is placed anew.
    pub(crate) fn gold_back(&self, player: Seat) -> Vec<Move> {
        let Some(gold) = self.sea().map(|sea| sea.opening_gold) else { return Vec::new() };
        let told = (!gold.told.is_empty()).then_some(Move::ToBank(player, gold.told));
        // Where no hands are followed, nothing has moved.
        let has_moved = gold.untold > 0 && self.rules.following.is_on();
        let untold = has_moved.then_some(Move::ToBankUntold(player, gold.untold.into()));
        told.into_iter().chain(untold).collect()
    }
}
