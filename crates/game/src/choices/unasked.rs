//! Choices of a player who is asked for nothing.

use super::choice::{CardsFor, CardsWanted, Choice};
use crate::{
    CardKind, Cards, Deed, DevelopmentCard, ExtraBuilding, GoldDeed, KnightsDeed, KnightsPurchase,
    Phase, PointCard, Purchase, Seat, State, Track, Whispered,
};
use board::Resource;

impl State {
    /// Choices of `seat` beyond what is asked of it: what it may tell the app alone at any time, and in
    /// its own turn what it may buy, play, change at the bank, and claim. Whatever goes onto the island,
    /// or ends the turn, is not among them.
    pub fn unasked_choices(&self, seat: Seat) -> Vec<Choice> {
        let mut all = self.own_points_told(seat);
        all.extend(self.point_cards(seat));
        if self.builder() != seat || !self.open_tasks().is_empty() {
            return all;
        }
        let may_trade = match self.phase() {
            Phase::Trading => true,
            Phase::ExtraBuilding { .. } => self.rules().extra_building == ExtraBuilding::Paired,
            Phase::Founding { .. } | Phase::BeforeProduction | Phase::Event | Phase::Over => false,
        };
        let builds = may_trade || matches!(self.phase(), Phase::ExtraBuilding { .. });
        if builds {
            all.extend(self.purchases(seat));
        }
        if may_trade {
            all.extend(self.bank_trades(seat));
            all.extend(self.gold_trades(seat));
        }
        if may_trade || self.phase() == Phase::BeforeProduction {
            all.extend(self.development_cards(seat));
            all.extend(self.monopolies(seat));
            // Those that are about places are played on the island.
            let is_off_it = |choice: &Choice| choice.places().at.is_none();
            all.extend(self.cards_and_tokens(seat).into_iter().filter(is_off_it));
        }
        if self.may_win() == Some(seat) {
            let hidden = self.hidden_cards(seat).total();
            let most = hidden.min(self.unspent(DevelopmentCard::VictoryPoint));
            let claims = (0..=most).map(|revealed| Deed::ClaimWin { revealed });
            // Enough points, and none more than it takes.
            all.extend(self.allowed(claims).into_iter().take(1));
        }
        all
    }

    /// Cards that `seat` may put together unasked: its hand, to be told the app alone, or those that
    /// Year of Plenty brings.
    pub fn unasked_cards(&self, seat: Seat) -> Vec<CardsWanted> {
        let mut all = Vec::new();
        let player = seat;
        if self.keeps_private()
            && let Some(hands) = self.hands()
            && hands.size(seat) > 0
            && self.over().is_none()
            // Where the app has all cards there is nothing to tell it.
            && !(self.keeps_cards_on_phones() && self.private_hand(seat).is_some())
        {
            let (count, among) = (hands.size(seat), self.openly_most(seat));
            all.push(CardsWanted { player, purpose: CardsFor::Hand, count, among, oil: 0 });
        }
        let is_on = self.builder() == seat && self.open_tasks().is_empty();
        let count = self.plenty_due().filter(|count| is_on && *count > 0);
        if let Some(count) = count {
            let among = self.bank().unwrap_or_default().resources();
            let purpose = CardsFor::YearOfPlenty;
            let wanted = CardsWanted { player, purpose, count, among, oil: 0 };
            let any = wanted.any().and_then(|cards| wanted.choice(cards)?.deed());
            if any.is_some_and(|deed| self.may_be_done(&deed)) {
                all.push(wanted);
            }
        }
        all
    }

    /// Everything that `seat`, whose turn or part of one it is, may play of progress cards, fish, and oil.
    pub(super) fn cards_and_tokens(&self, seat: Seat) -> Vec<Choice> {
        // Whoever holds too many progress cards puts one back first.
        if self.has_surplus(seat) {
            return Vec::new();
        }
        let mut all = self.progress_plays(seat);
        all.extend(self.fish_purchases(seat));
        if self.phase() == Phase::Trading {
            all.extend(self.oil_acts(seat));
        }
        all
    }

    fn own_points_told(&self, player: Seat) -> Vec<Choice> {
        let hidden = self.hidden_cards(player).total();
        if !self.keeps_private() || hidden == 0 || self.over().is_some() {
            return Vec::new();
        }
        let told = (0..=hidden).map(Whispered::Points);
        told.map(|said| Choice::Whisper(Deed::TellOwn { player }, said)).collect()
    }

    /// Progress cards that are points, which are shown as they are drawn.
    fn point_cards(&self, player: Seat) -> Vec<Choice> {
        let Some(knights) = self.knights() else { return Vec::new() };
        let hidden = PointCard::ALL.into_iter().filter(|point| {
            knights.shown(*point).is_none() && self.progress_of(player, point.card().track()) > 0
        });
        self.allowed(hidden.map(|point| KnightsDeed::ShowPoint { player, point }))
    }

    fn purchases(&self, seat: Seat) -> Vec<Choice> {
        let can_pay = self.may_pay(seat, Purchase::DevelopmentCard.price());
        let card = Some(Deed::BuyCard).filter(|_| can_pay && self.cards_for_sale() > 0);
        let tracks = Track::ALL.into_iter().filter(|_| self.knights().is_some());
        let tracks = tracks.filter(|track| {
            let next = self.improvement(seat, *track).next();
            let price = |level| KnightsPurchase::Improvement(*track, level).price();
            next.is_some_and(|level| self.may_pay(seat, price(level)))
        });
        let improves = tracks.map(|track| Deed::from(KnightsDeed::Improve { track }));
        self.allowed(card.into_iter().chain(improves))
    }

    fn bank_trades(&self, seat: Seat) -> Vec<Choice> {
        if self.hands().is_none() {
            return Vec::new();
        }
        let (rates, most) = (self.trade_rates(seat), self.own_most(seat));
        let kinds = self.kinds().all();
        let gives = kinds.iter().copied().filter(|give| most.get(*give) >= rates.get(*give));
        let deeds = gives.flat_map(|give| {
            let count = rates.get(give);
            let gets = kinds.iter().copied();
            let gets = gets.filter(move |get| *get != give && self.bank_has(*get));
            gets.map(move |get| Deed::TradeWithBank { give, count, get })
        });
        self.allowed(deeds)
    }

    /// Resources for gold, and gold for cards (TRADERS 4).
    fn gold_trades(&self, seat: Seat) -> Vec<Choice> {
        if self.gold().is_none() {
            return Vec::new();
        }
        let is_followed = self.hands().is_some();
        let bought: Vec<Option<CardKind>> = if is_followed {
            let kinds = Resource::ALL.map(CardKind::from).into_iter();
            kinds.filter(|kind| self.bank_has(*kind)).map(Some).collect()
        } else {
            vec![None]
        };
        let buys = bought.into_iter().map(|card| GoldDeed::Buy { card });
        let kinds = self.kinds().all().iter().copied();
        let sells = kinds.map(|give| (give, self.gold_rate(seat, give)));
        let sells = sells.filter(|(give, count)| self.may_pay(seat, Cards::of(*give, *count)));
        let sells = sells.map(|(give, count)| GoldDeed::Sell { give, count });
        self.allowed(buys.chain(sells).map(Deed::Gold))
    }

    fn development_cards(&self, seat: Seat) -> Vec<Choice> {
        if self.hidden_cards(seat).ready == 0 {
            return Vec::new();
        }
        let mut plain = vec![Deed::PlayKnight, Deed::PlayRoadBuilding];
        // Nobody says which cards they are, or there are none.
        if self.plenty_due().unwrap_or(0) == 0 {
            plain.push(Deed::PlayYearOfPlenty { cards: Cards::none() });
        }
        self.allowed(plain)
    }
}
