//! Progress cards that move cards between hands (KNIGHTS 12).

use super::super::{HarborTrade, KnightsBreach, KnightsTask, ProgressCard};
use crate::judge::{Judge, Verdict};
use crate::{CardGroup, CardKind, Cards, Following, Impossible, Move, PerSeat, Refusal, Seat};
use board::Commodity;

/// How many cards a Master Merchant takes (KNIGHTS 12).
const MASTER_MERCHANT: u16 = 2;

impl Judge<'_> {
    /// Each of the others hands over up to `most` of a kind; whoever gave fewer has no more.
    pub(super) fn monopoly(
        &mut self,
        kind: CardKind,
        taken: &PerSeat<u8>,
        most: u8,
    ) -> Result<Verdict, Refusal> {
        let builder = self.state.builder();
        let mut moves = Vec::new();
        for seat in self.state.seating().present().filter(|seat| *seat != builder) {
            let Some(count) = taken.get(seat).copied() else {
                return Err(Impossible::NoSuchPlayer(seat).into());
            };
            if count > most {
                let (given, due) = (count.into(), most.into());
                return Err(Impossible::WrongCount { given, due }.into());
            }
            if count > 0 {
                moves.push(Move::Between(seat, builder, Cards::of(kind, count)));
            }
            if count < most {
                moves.push(Move::Shown(seat, kind, 0));
            }
        }
        Ok(Verdict { moves, task: None })
    }

    pub(super) fn master_merchant(
        &mut self,
        from: Seat,
        cards: Option<Cards>,
    ) -> Result<Verdict, Refusal> {
        self.opponent(from)?;
        let builder = self.state.builder();
        if self.state.public_points(from) <= self.state.public_points(builder) {
            self.forbid(KnightsBreach::NotMorePoints(from).into())?;
        }
        let size = self.state.hands().map(|hands| hands.size(from));
        self.gains(ProgressCard::MasterMerchant, size != Some(0))?;
        let due = size.map_or(MASTER_MERCHANT, |size| size.min(MASTER_MERCHANT));
        let moves = match (cards, self.state.rules().following) {
            (Some(cards), _) if cards.total() != due => {
                return Err(Impossible::WrongCount { given: cards.total(), due }.into());
            }
            (Some(cards), _) => vec![Move::Between(from, builder, cards)],
            (None, Following::Off) => Vec::new(),
            (None, following) => {
                if following == Following::Open {
                    self.may_stay_untold()?;
                }
                (0..due).map(|_| Move::Unseen(from, builder)).collect()
            }
        };
        Ok(Verdict { moves, task: None })
    }

    pub(super) fn trade_at_harbor(
        &mut self,
        with: Seat,
        trade: HarborTrade,
    ) -> Result<Verdict, Refusal> {
        let player = self.state.builder();
        let task = self.due(KnightsTask::TradeAtHarbor { player, with })?;
        let moves = match trade {
            HarborTrade::Seen(resource, commodity) => vec![
                Move::Between(player, with, Cards::of(resource, 1)),
                Move::Between(with, player, Cards::of(commodity, 1)),
            ],
            HarborTrade::Unseen => {
                if self.state.rules().following == Following::Open {
                    self.may_stay_untold()?;
                }
                vec![
                    Move::UnseenOf(player, with, CardGroup::Resources),
                    Move::UnseenOf(with, player, CardGroup::Commodities),
                ]
            }
            HarborTrade::NoCommodity => {
                let none = |commodity: Commodity| Move::Shown(with, commodity.into(), 0);
                Commodity::ALL.map(none).into()
            }
        };
        Ok(Verdict { moves, task: Some(task) })
    }
}
