//! Development cards, trade with the bank and between players, winning, corrections
//! (RULES 4, 6, 8).

use super::{Judge, Judged, Partner, Verdict, refuse_if};
use crate::{
    Breach, CardKind, Cards, DevelopmentCard, Impossible, Move, Phase, Purchase, Seat, Waiting,
};

impl Judge<'_> {
    pub(super) fn buy_card(&mut self) -> Judged {
        self.building()?;
        refuse_if(self.state.cards_for_sale() == 0, Impossible::NoneLeftToBuy)?;
        Ok(self.pays(Purchase::DevelopmentCard.price()))
    }

    pub(super) fn play_year_of_plenty(&mut self, cards: Cards) -> Judged {
        self.playable(DevelopmentCard::YearOfPlenty)?;
        let Some(due) = self.state.plenty_due() else { return Ok(Verdict::default()) };
        let given = cards.total();
        refuse_if(given != due, Impossible::WrongCount { given, due })?;
        Ok(Verdict { moves: vec![Move::FromBank(self.state.builder(), cards)], task: None })
    }

    pub(super) fn playable(&mut self, kind: DevelopmentCard) -> Judged {
        self.nothing_open()?;
        self.own_turn(Partner::May)?;
        let hidden = self.state.hidden_cards(self.state.builder());
        refuse_if(hidden.total() == 0, Impossible::NoneToPlay)?;
        refuse_if(self.state.unspent(kind) == 0, Impossible::KindUsedUp(kind))?;
        self.forbid_if(self.state.played.is_some(), Breach::SecondCard)?;
        self.forbid_if(hidden.ready == 0, Breach::FreshCard)?;
        Ok(Verdict::default())
    }

    pub(super) fn claim_win(&self, revealed: u8) -> Judged {
        let active = self.state.builder();
        self.opening_over()?;
        refuse_if(revealed > self.state.hidden_cards(active).total(), Impossible::NoneToPlay)?;
        let is_beside = matches!(self.state.phase, Phase::ExtraBuilding { .. });
        let may_win = !is_beside || self.state.may_win().is_some();
        refuse_if(!may_win, Impossible::NotNow(Waiting::ExtraBuilding))?;
        let kind = DevelopmentCard::VictoryPoint;
        refuse_if(revealed > self.state.unspent(kind), Impossible::KindUsedUp(kind))?;
        let points = self.state.public_points(active).saturating_add(revealed);
        let target = self.state.rules.target;
        refuse_if(points < target, Impossible::TooFewPoints { points, target })?;
        Ok(Verdict::default())
    }

    pub(super) fn correct_hand(&self, player: Seat, cards: Cards) -> Judged {
        self.known(player)?;
        self.state.hands_followed()?;
        Ok(Verdict { moves: vec![Move::Corrected(player, cards)], task: None })
    }

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
