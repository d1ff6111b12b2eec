//! Purchases and their prices; development cards; and the bank's rates of trade: four of a kind for
//! a card, or fewer where something makes it cheaper (RULES 6, KNIGHTS 6).

use derive::Said;
use enum_map::{Enum, EnumMap};
use serde::{Deserialize, Serialize};

use super::{CardKind, Cards, GoldHarbors, KnightsTable, Level, Piece, Pieces, Seat, Track};
use board::{Commodity, HarborKind, Hex, Intersection, Island};

board::keyed! {
    /// Something that is paid for.
    #[derive(Said)]
    #[said("price")]
    pub enum Purchase {
        /// A road, or the repair of one.
        Road = "road",
        Settlement = "settlement",
        /// A city in place of a settlement.
        City = "city",
        /// A ship, or the repair of one (SEA 2).
        Ship = "ship",
        DevelopmentCard = "development_card",
        /// A bridge, or the repair of one (TRADERS 2.4).
        Bridge = "bridge",
    }
}

impl Purchase {
    /// The piece that is put on the island for it.
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Self::Road => Some(Piece::Road),
            Self::Settlement => Some(Piece::Settlement),
            Self::City => Some(Piece::City),
            Self::Ship => Some(Piece::Ship),
            Self::Bridge => Some(Piece::Bridge),
            Self::DevelopmentCard => None,
        }
    }

    /// The purchase that repairs `piece`, if it is one that lies on a path.
    pub const fn repair(piece: Piece) -> Option<Self> {
        match piece {
            Piece::Road => Some(Self::Road),
            Piece::Ship => Some(Self::Ship),
            Piece::Bridge => Some(Self::Bridge),
            Piece::Settlement | Piece::City => None,
        }
    }

    /// Returns what it costs (RULES 6).
    pub const fn price(self) -> Cards {
        // Brick, lumber, wool, grain, ore.
        Cards::of_resources(match self {
            Self::Road => [1, 1, 0, 0, 0],
            Self::Ship => [0, 1, 1, 0, 0],
            Self::Bridge => [2, 1, 0, 0, 0],
            Self::Settlement => [1, 1, 1, 1, 0],
            Self::City => [0, 0, 0, 2, 3],
            Self::DevelopmentCard => [0, 0, 1, 1, 1],
        })
    }
}

/// A kind of development card.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum, Serialize, Deserialize, Said,
)]
#[serde(rename_all = "snake_case")]
#[said("card")]
pub enum DevelopmentCard {
    /// Moves the robber, takes a card, counts for the Largest Army.
    Knight,
    /// Up to two free roads.
    RoadBuilding,
    /// Two cards of choice from the bank.
    YearOfPlenty,
    /// All cards of one resource from all others.
    Monopoly,
    /// 1 point, hidden until revealed.
    VictoryPoint,
    /// A second move of the wagon (TRADERS 5.8).
    SwiftJourney,
}

impl DevelopmentCard {
    /// All six kinds; no box has each of them.
    pub const ALL: [Self; 6] = [
        Self::Knight,
        Self::RoadBuilding,
        Self::YearOfPlenty,
        Self::Monopoly,
        Self::VictoryPoint,
        Self::SwiftJourney,
    ];

    /// Returns how many there are in the box for so many players.
    pub const fn count(self, players: usize) -> u8 {
        let (four, six) = match self {
            Self::Knight => (14, 20),
            Self::RoadBuilding | Self::YearOfPlenty | Self::Monopoly => (2, 3),
            Self::VictoryPoint => (5, 5),
            Self::SwiftJourney => (0, 0),
        };
        if players > 4 { six } else { four }
    }
}

/// The unplayed cards of one player. Nobody but the player knows their kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HiddenCards {
    /// Bought in an earlier turn.
    pub ready: u8,
    /// Bought this turn: not to be played yet.
    pub fresh: u8,
}

impl HiddenCards {
    /// Returns both together.
    pub const fn total(self) -> u8 {
        self.ready.saturating_add(self.fresh)
    }
}

/// Number of cards of each kind that have left the hands: played or revealed.
pub type Spent = EnumMap<DevelopmentCard, u8>;

/// Cards of a kind that the bank asks of whoever has nothing that makes it cheaper.
const USUAL: u8 = 4;

/// Cards of any kind at a harbor for any kind.
const AT_ANY_HARBOR: u8 = 3;

/// Cards of a kind where something makes that very kind cheap.
const CHEAP: u8 = 2;

/// The source of the bank's rate for a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RateSource {
    /// The bank's usual rate.
    Bank,
    /// A harbor at this building.
    Harbor(Intersection, HarborKind),
    Merchant(Hex),
    /// The ability of trade.
    MerchantGuild,
    /// A Merchant Fleet of this turn.
    MerchantFleet,
}

/// Everything that decides the bank's rates for a player.
#[derive(Clone, Copy, Debug)]
pub struct Market<'a> {
    /// Pieces on the island.
    pub pieces: &'a Pieces,
    /// The island, with its harbors.
    pub island: &'a Island,
    /// Additions of Cities & Knights, where it is played.
    pub knights: Option<&'a KnightsTable>,
    /// The kinds that a Merchant Fleet trades for the player.
    pub fleet: &'a [CardKind],
}

impl Market<'_> {
    /// Returns how many cards of each kind the bank asks `seat` for one of another kind.
    pub fn rates(self, seat: Seat) -> Cards {
        let sources = self.sources(seat).into_iter();
        sources.fold(usual(), |rates, (_, gives)| rates.least(gives))
    }

    /// Returns how many cards of `kind` the bank asks `seat` for 1 gold: 4, or 3 with a harbor for
    /// any kind; 2 at the harbor of that kind where `harbors` say so (TRADERS 2.6).
    pub(crate) fn gold_rate(self, seat: Seat, kind: CardKind, harbors: GoldHarbors) -> u8 {
        let gives = |harbor: HarborKind| match harbor {
            HarborKind::Any => AT_ANY_HARBOR,
            HarborKind::Of(resource) if harbors == GoldHarbors::Yes && kind == resource => CHEAP,
            HarborKind::Of(_) => USUAL,
        };
        let own = self.pieces.buildings_of(seat);
        let own = own.flat_map(|(at, _)| self.island.harbors_at(at)).map(gives);
        own.fold(USUAL, u8::min)
    }

    /// Returns what decides how many cards of `kind` that are.
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
