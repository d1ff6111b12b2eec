//! Taking what gold brings (SEA 6, 7).

use crate::{
    Cards, KnightsBreach, Move, Seat,
    judge::{Judge, Judged, Verdict},
    sea::SeaBreach,
};

impl Judge<'_> {
    pub(super) fn take_gold(&mut self, player: Seat, cards: Option<Cards>) -> Judged {
        let (task, count) = self.task(|task| task.gold_of(player))?;
        let due = self.state.gold_due(count);
        if let Some(cards) = cards {
            let given = cards.total();
            self.forbid_if(given != due, SeaBreach::WrongGold { given, due })?;
            self.forbid_if(!cards.commodities().is_empty(), KnightsBreach::NoCommodity)?;
        }
        let told = cards.map(|cards| Move::FromBank(player, cards));
        let moves = self.told_or(told, Move::FromBankUntold(player, due))?;
        Ok(Verdict { moves, task: Some(task) })
    }
}
