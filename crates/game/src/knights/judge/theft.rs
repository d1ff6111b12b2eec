//! Progress cards that move cards between hands (KNIGHTS 12).

use crate::{
    CardGroup, CardKind, Cards, Following, Impossible, Move, PerSeat, Seat,
    judge::{Judge, Judged, Verdict, refuse_if},
    knights::{HarborTrade, KnightsBreach, KnightsTask, ProgressCard},
};
use board::Commodity;

/// How many cards a Master Merchant takes (KNIGHTS 12).
const MASTER_MERCHANT: u16 = 2;

impl Judge<'_> {
    /// Each of the others hands over all of a kind, or up to `most`; whoever gave fewer has no
    /// more.
    pub(crate) fn monopoly(&self, kind: CardKind, taken: &PerSeat<u8>, most: Option<u8>) -> Judged {
        let builder = self.state.builder();
        let mut moves = Vec::new();
        for seat in self.state.seating().present().filter(|seat| *seat != builder) {
            let Some(count) = taken.get(seat).copied() else {
                return Err(Impossible::NoSuchPlayer(seat).into());
            };
            if let Some(most) = most.filter(|most| count > *most) {
                let (given, due) = (count.into(), most.into());
                return Err(Impossible::WrongCount { given, due }.into());
            }
            if count > 0 {
                moves.push(Move::Between(seat, builder, Cards::of(kind, count)));
            }
            if most != Some(count) {
                moves.push(Move::Shown(seat, kind, 0));
            }
        }
        Ok(Verdict { moves, task: None })
    }

    pub(super) fn master_merchant(&mut self, from: Seat, cards: Option<Cards>) -> Judged {
        self.opponent(from)?;
        let builder = self.state.builder();
        let has_more = self.state.public_points(from) > self.state.public_points(builder);
        self.forbid_if(!has_more, KnightsBreach::NotMorePoints(from))?;
        let size = self.state.hands().map(|hands| hands.size(from));
        self.gains(ProgressCard::MasterMerchant, size != Some(0))?;
        let due = size.map_or(MASTER_MERCHANT, |size| size.min(MASTER_MERCHANT));
        let moves = match (cards, self.state.rules().following) {
            (Some(cards), _) => {
                let given = cards.total();
                refuse_if(given != due, Impossible::WrongCount { given, due })?;
                vec![Move::Between(from, builder, cards)]
            }
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

    pub(super) fn trade_at_harbor(&mut self, with: Seat, trade: HarborTrade) -> Judged {
        let player = self.state.builder();
        let verdict = self.due(KnightsTask::TradeAtHarbor { player, with })?;
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
        Ok(Verdict { moves, ..verdict })
    }
}
