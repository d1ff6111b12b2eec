//! Trade with the bank and between players (RULES 6).

use super::{Judge, Judged, Partner, Verdict, refuse_if};
use crate::{Breach, CardKind, Cards, Impossible, Move, Seat};

impl Judge<'_> {
    pub(super) fn trade_with_bank(&mut self, give: CardKind, count: u8, get: CardKind) -> Judged {
        self.trading(Partner::May)?;
        let active = self.state.builder();
        let rate = self.state.trade_rate(active, give);
        refuse_if(count == 0, Impossible::WrongCount { given: 0, due: rate.into() })?;
        self.forbid_if(give == get, Breach::LikeForLike(give))?;
        self.forbid_if(count != rate, Breach::WrongRate { given: count, rate })?;
        let moves = vec![
            Move::ToBank(active, Cards::of(give, count)),
            Move::FromBank(active, Cards::of(get, 1)),
        ];
        Ok(Verdict { moves, task: None })
    }

    pub(super) fn trade(&mut self, with: Seat, give: Cards, get: Cards) -> Judged {
        self.trading(Partner::MayNot)?;
        let active = self.state.builder();
        self.known(with)?;
        let is_there = with != active && self.state.seating.is_present(with);
        refuse_if(!is_there, Impossible::NoSuchPlayer(with))?;
        refuse_if(give.is_empty() && get.is_empty(), Impossible::WrongCount { given: 0, due: 1 })?;
        self.forbid_if(give.is_empty() || get.is_empty(), Breach::Gift)?;
        if let Some((like, _)) = give.least(get).kinds().next() {
            self.forbid(Breach::LikeForLike(like))?;
        }
        let moves = vec![Move::Between(active, with, give), Move::Between(with, active, get)];
        Ok(Verdict { moves, task: None })
    }
}
