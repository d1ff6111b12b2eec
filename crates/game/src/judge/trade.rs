//! Trade with the bank and between players (RULES 6).

use super::super::{Breach, CardKind, Cards, Impossible, Move, Refusal, Seat};
use super::{Judge, Partner, Verdict};

impl Judge<'_> {
    pub(super) fn trade_with_bank(
        &mut self,
        give: CardKind,
        count: u8,
        get: CardKind,
    ) -> Result<Verdict, Refusal> {
        self.trading(Partner::May)?;
        let active = self.state.builder();
        let rate = self.state.trade_rate(active, give);
        if count == 0 {
            return Err(Impossible::WrongCount { given: 0, due: rate.into() }.into());
        }
        if give == get {
            self.forbid(Breach::LikeForLike(give))?;
        }
        if count != rate {
            self.forbid(Breach::WrongRate { given: count, rate })?;
        }
        let moves = vec![
            Move::ToBank(active, Cards::of(give, count)),
            Move::FromBank(active, Cards::of(get, 1)),
        ];
        Ok(Verdict { moves, task: None })
    }

    pub(super) fn trade(
        &mut self,
        with: Seat,
        give: Cards,
        get: Cards,
    ) -> Result<Verdict, Refusal> {
        self.trading(Partner::MayNot)?;
        let active = self.state.builder();
        self.known(with)?;
        if with == active || !self.state.seating.is_present(with) {
            return Err(Impossible::NoSuchPlayer(with).into());
        }
        if give.is_empty() && get.is_empty() {
            return Err(Impossible::WrongCount { given: 0, due: 1 }.into());
        }
        if give.is_empty() || get.is_empty() {
            self.forbid(Breach::Gift)?;
        }
        if let Some((like, _)) = give.least(get).kinds().next() {
            self.forbid(Breach::LikeForLike(like))?;
        }
        let moves = vec![Move::Between(active, with, give), Move::Between(with, active, get)];
        Ok(Verdict { moves, task: None })
    }
}
