//! Taking what gold brings (SEA 6, 7).

use super::super::SeaBreach;
use crate::judge::{Judge, Verdict};
use crate::{Cards, Following, KnightsBreach, Move, Refusal, Seat};

impl Judge<'_> {
    pub(super) fn take_gold(
        &mut self,
        player: Seat,
        cards: Option<Cards>,
    ) -> Result<Verdict, Refusal> {
        let (task, count) = self.task(|task| task.gold_of(player))?;
        let due = self.state.gold_due(count);
        let moves = match (cards, self.state.rules().following) {
            (Some(cards), _) => {
                let given = cards.total();
                if given != due {
                    self.forbid(SeaBreach::WrongGold { given, due }.into())?;
                }
                if !cards.commodities().is_empty() {
                    self.forbid(KnightsBreach::NoCommodity.into())?;
                }
                vec![Move::FromBank(player, cards)]
            }
            (None, Following::Off) => Vec::new(),
            (None, _) => {
                self.may_stay_untold()?;
                vec![Move::FromBankUntold(player, due)]
            }
        };
        Ok(Verdict { moves, task: Some(task) })
    }
}
