//! Why the bank asks for so many cards (RULES 6, KNIGHTS 6).

use crate::board::{HarborKind, Hex, Intersection};
use crate::game::{CardKind, Level, Seat, State, Track};

/// What makes the bank ask for so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RateSource {
    /// Nothing: that is what it usually asks for.
    Bank,
    /// A harbor at this building.
    Harbor(Intersection, HarborKind),
    /// The merchant on this hex.
    Merchant(Hex),
    /// The ability of trade.
    MerchantGuild,
    /// A Merchant Fleet of this turn.
    MerchantFleet,
}

/// Why the bank asks for so many cards of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateReason {
    /// Whom it asks.
    pub seat: Seat,
    /// Cards of which kind.
    pub kind: CardKind,
    /// How many.
    pub rate: u8,
    /// Why so many.
    pub by: RateSource,
}

impl State {
    /// Why the bank asks `seat` for so many cards of `kind`.
    pub fn rate_reason(&self, seat: Seat, kind: CardKind) -> RateReason {
        let rate = self.trade_rate(seat, kind);
        let by = self.rate_sources(seat, kind).into_iter().find(|(gives, _)| *gives == rate);
        RateReason { seat, kind, rate, by: by.map_or(RateSource::Bank, |(_, by)| by) }
    }

    /// All that makes a kind cheaper for `seat`, with the rate that it gives.
    fn rate_sources(&self, seat: Seat, kind: CardKind) -> Vec<(u8, RateSource)> {
        let mut found = Vec::new();
        for (at, _) in self.pieces().buildings_of(seat) {
            for harbor in self.island().harbors_at(at) {
                let rate = match harbor {
                    HarborKind::Any => 3,
                    HarborKind::Of(of) if kind == of => 2,
                    HarborKind::Of(_) => continue,
                };
                found.push((rate, RateSource::Harbor(at, harbor)));
            }
        }
        let Some(knights) = self.knights() else { return found };
        let merchant = knights.table().merchant.filter(|merchant| merchant.owner == seat);
        if let Some(merchant) = merchant {
            let tile = self.island().tile(merchant.at);
            if tile.and_then(|tile| tile.terrain.resource()).map(CardKind::from) == Some(kind) {
                found.push((2, RateSource::Merchant(merchant.at)));
            }
        }
        let is_able = self.improvement(seat, Track::Trade) >= Level::ABLE;
        if is_able && kind.commodity().is_some() {
            found.push((2, RateSource::MerchantGuild));
        }
        if seat == self.builder() && knights.turn().fleet().contains(&kind) {
            found.push((2, RateSource::MerchantFleet));
        }
        found
    }
}
