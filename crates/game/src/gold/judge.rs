//! The rules about gold asked before an act: buying from the bank, selling to it, and gold in
//! trades between players (TRADERS 2.6).

use super::{GOLD_PRICE, GOLD_PURCHASES, GoldBreach, GoldDeed, GoldMove, GoldState, Goods, NoGold};
use crate::{
    Breach, CardKind, Cards, Impossible, KnightsBreach, Move, Refusal, Seat, State,
    judge::{Judge, Partner},
    refusal::{Judged, refuse_if},
};

board::converts!(NoGold => Impossible: |why| Self::Gold(why));
board::converts!(NoGold => Refusal: |why| Self::Impossible(Impossible::Gold(why)));
board::converts!(GoldBreach => Breach: |breach| Self::Gold(breach));

impl Judge<'_> {
    /// Judges a deed with gold.
    pub(crate) fn gold(&mut self, deed: &GoldDeed) -> Judged {
        refuse_if(self.state.gold().is_none(), NoGold::NotPlayed)?;
        self.trading(Partner::May)?;
        match *deed {
            GoldDeed::Buy { card } => self.buy_for_gold(card),
            GoldDeed::Sell { give, count } => self.sell_for_gold(give, count),
        }
    }

    fn buy_for_gold(&mut self, card: Option<CardKind>) -> Judged {
        let builder = self.state.builder();
        let bought = self.state.gold().map_or(0, GoldState::bought);
        self.forbid_if(bought >= GOLD_PURCHASES, GoldBreach::ThirdPurchase)?;
        // Gold buys no commodities (TRADERS 8.2).
        let is_commodity = card.is_some_and(|kind| kind.resource().is_none());
        self.forbid_if(is_commodity, KnightsBreach::NoCommodity)?;
        self.pays_gold(builder, GOLD_PRICE)?;
        let told = card.map(|kind| Move::FromBank(builder, Cards::of(kind, 1)));
        self.told_or(told, Move::FromBankUntold(builder, 1))
    }

    fn sell_for_gold(&mut self, give: CardKind, count: u8) -> Judged {
        let builder = self.state.builder();
        let rate = self.state.gold_rate(builder, give);
        refuse_if(count == 0, Impossible::WrongCount { given: 0, due: rate.into() })?;
        self.forbid_if(count != rate, GoldBreach::WrongSale { given: count, rate })?;
        self.gold_moves([GoldMove::Earned { player: builder, count: 1 }]);
        self.moves([Move::ToBank(builder, Cards::of(give, count))])
    }

    /// A purse pays so much.
    pub(crate) fn pays_gold(&mut self, player: Seat, count: u16) -> Judged {
        refuse_if(self.state.gold_of(player) < count, NoGold::TooLittle { player, count })?;
        self.gold_moves([GoldMove::Paid { player, count }]);
        Ok(())
    }

    /// Both sides of a trade hand over what they give.
    pub(crate) fn hands_over(&mut self, from: Seat, to: Seat, goods: Goods) -> Judged {
        // Oil goes over with the deed itself.
        let Goods { gold: count, oil, cards } = goods;
        if count > 0 {
            refuse_if(self.state.gold().is_none(), NoGold::NotPlayed)?;
            let too_little = NoGold::TooLittle { player: from, count };
            refuse_if(self.state.gold_of(from) < count, too_little)?;
            self.gold_moves([GoldMove::Given { player: from, to, count }]);
        }
        // A gift of nothing is noted all the same.
        let are_cards = !cards.is_empty() || (count == 0 && oil == 0);
        self.moves(are_cards.then_some(Move::Between(from, to, cards)))
    }
}

impl State {
    /// Returns the gold of a game that plays with it.
    pub fn gold(&self) -> Option<&GoldState> {
        self.gold.as_deref()
    }

    /// Returns how much gold `seat` has; none where nobody plays with it.
    pub fn gold_of(&self, seat: Seat) -> u16 {
        self.gold().map_or(0, |gold| gold.purses().of(seat))
    }

    /// Returns how many cards of `kind` the bank asks `seat` for 1 gold.
    pub fn gold_rate(&self, seat: Seat, kind: CardKind) -> u8 {
        self.market(seat).gold_rate(seat, kind, self.rules().gold_harbors)
    }

    /// Returns how many resources whoever builds now may still buy for gold in this turn.
    pub fn gold_purchases_left(&self) -> u8 {
        let bought = self.gold().map(GoldState::bought);
        bought.map_or(0, |bought| GOLD_PURCHASES.saturating_sub(bought))
    }
}
