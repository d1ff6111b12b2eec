//! What the bank asks for a card: four of a kind, or less where something makes it cheaper
//! (RULES 6, KNIGHTS 6).

use super::{CardKind, Cards, CitiesAndKnights, Level, Pieces, Seat, Track};
use board::{Commodity, HarborKind, Hex, Intersection, Island};

/// Cards of a kind that the bank asks of whoever has nothing that makes it cheaper.
const USUAL: u8 = 4;

/// Cards of any kind at a harbor for any kind.
const AT_ANY_HARBOR: u8 = 3;

/// Cards of a kind where something makes that very kind cheap.
const CHEAP: u8 = 2;

/// What makes the bank ask for so many cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RateSource {
    /// Nothing: that is what it usually asks for.
    Bank,
    /// A harbor at this building.
    Harbor(Intersection, HarborKind),
    Merchant(Hex),
    /// The ability of trade.
    MerchantGuild,
    /// A Merchant Fleet of this turn.
    MerchantFleet,
}

/// All that decides what the bank asks of a player.
#[derive(Clone, Copy, Debug)]
pub struct Market<'a> {
    /// What stands on the island.
    pub pieces: &'a Pieces,
    /// Where its harbors are.
    pub island: &'a Island,
    /// What Cities & Knights adds, where it is played.
    pub knights: Option<&'a CitiesAndKnights>,
    /// The kinds that a Merchant Fleet trades for the player.
    pub fleet: &'a [CardKind],
}

impl Market<'_> {
    /// How many cards of each kind the bank asks `seat` for one of another kind.
    pub fn rates(self, seat: Seat) -> Cards {
        let sources = self.sources(seat).into_iter();
        sources.fold(usual(), |rates, (_, gives)| rates.least(gives))
    }

    /// What decides how many cards of `kind` that are.
    pub fn source(self, seat: Seat, kind: CardKind) -> RateSource {
        let rate = self.rates(seat).get(kind);
        let sources = self.sources(seat).into_iter();
        let mut deciding = sources.filter(|(_, gives)| rate < USUAL && gives.get(kind) == rate);
        deciding.next().map_or(RateSource::Bank, |(source, _)| source)
    }

    /// All that makes kinds cheaper for `seat`, with what each gives.
    fn sources(self, seat: Seat) -> Vec<(RateSource, Cards)> {
        let mut found = Vec::new();
        for (at, _) in self.pieces.buildings_of(seat) {
            for harbor in self.island.harbors_at(at) {
                let gives = match harbor {
                    HarborKind::Of(kind) => cheap(kind),
                    HarborKind::Any => Cards::from_fn(|_| AT_ANY_HARBOR),
                };
                found.push((RateSource::Harbor(at, harbor), gives));
            }
        }
        let Some(knights) = self.knights else { return found };
        if let Some(merchant) = knights.merchant.filter(|merchant| merchant.owner == seat) {
            let tile = self.island.tile(merchant.at);
            if let Some(resource) = tile.and_then(|tile| tile.terrain.resource()) {
                found.push((RateSource::Merchant(merchant.at), cheap(resource)));
            }
        }
        if knights.improvements.of(seat).of(Track::Trade) >= Level::ABLE {
            let each = Commodity::ALL.map(cheap).into_iter();
            found.push((RateSource::MerchantGuild, each.fold(usual(), Cards::least)));
        }
        found.extend(self.fleet.iter().map(|kind| (RateSource::MerchantFleet, cheap(*kind))));
        found
    }
}

fn usual() -> Cards {
    Cards::from_fn(|_| USUAL)
}

/// The usual rates, but for this kind.
fn cheap(kind: impl Into<CardKind>) -> Cards {
    let mut rates = usual();
    rates.set(kind, CHEAP);
    rates
}
