//! Development cards, winning, corrections (RULES 4, 6, 8).

use super::super::{
    Breach, Cards, DevelopmentCard, Hands, Impossible, Move, PerSeat, Purchase, Refusal, Seat,
};
use super::{Judge, Partner, Verdict};
use board::Resource;

impl Judge<'_> {
    pub(super) fn buy_card(&mut self) -> Result<Verdict, Refusal> {
        self.building()?;
        if self.state.cards_for_sale() == 0 {
            return Err(Impossible::NoneLeftToBuy.into());
        }
        let price = Purchase::DevelopmentCard.price();
        Ok(Verdict { moves: vec![Move::ToBank(self.state.builder(), price)], task: None })
    }

    pub(super) fn play_knight(&mut self) -> Result<Verdict, Refusal> {
        self.playable(DevelopmentCard::Knight)?;
        Ok(Verdict::default())
    }

    pub(super) fn play_road_building(&mut self) -> Result<Verdict, Refusal> {
        self.playable(DevelopmentCard::RoadBuilding)?;
        Ok(Verdict::default())
    }

    pub(super) fn play_year_of_plenty(&mut self, cards: Cards) -> Result<Verdict, Refusal> {
        self.playable(DevelopmentCard::YearOfPlenty)?;
        let Some(due) = self.state.plenty_due() else { return Ok(Verdict::default()) };
        if cards.total() != due {
            return Err(Impossible::WrongCount { given: cards.total(), due }.into());
        }
        Ok(Verdict { moves: vec![Move::FromBank(self.state.builder(), cards)], task: None })
    }

    pub(super) fn play_monopoly(
        &mut self,
        resource: Resource,
        taken: &PerSeat<u8>,
    ) -> Result<Verdict, Refusal> {
        self.playable(DevelopmentCard::Monopoly)?;
        let active = self.state.builder();
        let mut moves = Vec::new();
        for seat in self.state.seating.present().filter(|seat| *seat != active) {
            let Some(count) = taken.get(seat).copied() else {
                return Err(Impossible::NoSuchPlayer(seat).into());
            };
            if count > 0 {
                moves.push(Move::Between(seat, active, Cards::of(resource, count)));
            }
            moves.push(Move::Shown(seat, resource.into(), 0));
        }
        Ok(Verdict { moves, task: None })
    }

    fn playable(&mut self, kind: DevelopmentCard) -> Result<(), Refusal> {
        self.nothing_open()?;
        self.own_turn(Partner::May)?;
        let hidden = self.state.hidden_cards(self.state.builder());
        if hidden.total() == 0 {
            return Err(Impossible::NoneToPlay.into());
        }
        if self.state.unspent(kind) == 0 {
            return Err(Impossible::KindUsedUp(kind).into());
        }
        if self.state.played.is_some() {
            self.forbid(Breach::SecondCard)?;
        }
        if hidden.ready == 0 {
            self.forbid(Breach::FreshCard)?;
        }
        Ok(())
    }

    pub(super) fn claim_win(&self, revealed: u8) -> Result<Verdict, Refusal> {
        let active = self.state.builder();
        if matches!(self.state.phase, super::Phase::Founding { .. }) {
            return Err(Impossible::NotNow(super::Waiting::Opening).into());
        }
        if revealed > self.state.hidden_cards(active).total() {
            return Err(Impossible::NoneToPlay.into());
        }
        let is_beside = matches!(self.state.phase, super::Phase::ExtraBuilding { .. });
        if is_beside && self.state.may_win().is_none() {
            return Err(Impossible::NotNow(super::Waiting::ExtraBuilding).into());
        }
        let kind = DevelopmentCard::VictoryPoint;
        if revealed > self.state.unspent(kind) {
            return Err(Impossible::KindUsedUp(kind).into());
        }
        let points = self.state.public_points(active).saturating_add(revealed);
        let target = self.state.rules.target;
        if points < target {
            return Err(Impossible::TooFewPoints { points, target }.into());
        }
        Ok(Verdict::default())
    }

    pub(super) fn correct_hand(&self, player: Seat, cards: Cards) -> Result<Verdict, Refusal> {
        self.known(player)?;
        if self.state.hands == Hands::Ignored {
            return Err(Impossible::HandsNotFollowed.into());
        }
        Ok(Verdict { moves: vec![Move::Corrected(player, cards)], task: None })
    }
}
