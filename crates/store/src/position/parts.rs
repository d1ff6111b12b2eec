//! Parts of many fields of a position (FORMATS 1): hexes, land, sea, and hidden ones; and
//! cards, a count of each kind, or a hand of which only the number is known.

use std::fmt;

use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use board::{Hex, Intersection, Island, Site, Terrain, Token};
use game::{
    BarbarianTrack, CardKind, Cards, Cargo, HandCount, KnightLevel, MOST_OIL, OilLimit, Track,
    TrainLevel, Wonder,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    Hills,
    Forest,
    Pasture,
    Fields,
    Mountains,
    Desert,
    Gold,
    Lake,
    Swamp,
    /// Its site stands beside it.
    Trade,
    Sea,
    /// Nobody has turned it up so far.
    Hidden,
}

impl Ground {
    /// Its terrain; none where it is no land, or not yet. A trade hex is a castle unless something
    /// else is said.
    pub const fn terrain(self) -> Option<Terrain> {
        match self {
            Self::Hills => Some(Terrain::Hills),
            Self::Forest => Some(Terrain::Forest),
            Self::Pasture => Some(Terrain::Pasture),
            Self::Fields => Some(Terrain::Fields),
            Self::Mountains => Some(Terrain::Mountains),
            Self::Desert => Some(Terrain::Desert),
            Self::Gold => Some(Terrain::Gold),
            Self::Lake => Some(Terrain::Lake),
            Self::Swamp => Some(Terrain::Swamp),
            Self::Trade => Some(Terrain::Trade(Site::Castle)),
            Self::Sea | Self::Hidden => None,
        }
    }

    /// Returns whether only Seafarers has such hexes.
    pub const fn is_of_sea(self) -> bool {
        matches!(self, Self::Sea | Self::Gold | Self::Hidden)
    }
}

impl From<Terrain> for Ground {
    fn from(terrain: Terrain) -> Self {
        match terrain {
            Terrain::Hills => Self::Hills,
            Terrain::Forest => Self::Forest,
            Terrain::Pasture => Self::Pasture,
            Terrain::Fields => Self::Fields,
            Terrain::Mountains => Self::Mountains,
            // The terrain under a spring stands in the line.
            Terrain::Desert | Terrain::Spring => Self::Desert,
            Terrain::Gold => Self::Gold,
            Terrain::Lake => Self::Lake,
            Terrain::Swamp => Self::Swamp,
            Terrain::Trade(_) => Self::Trade,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HexLine {
    pub at: Hex,
    pub terrain: Ground,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Token>,
    /// Numbers of a lake; left out: the usual ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub numbers: Option<Vec<Token>>,
    /// A second token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Token>,
    /// Site of a trade hex.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<Site>,
    /// Set on a trade hex beside which no path is barred.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub plain: bool,
    /// Set where a spring takes the place of the terrain.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spring: bool,
    /// Set where the token is lost to the track; whatever token is named counts for nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub destroyed: bool,
}

impl HexLine {
    /// Every hex that is laid out: land first, then sea, then what is hidden.
    pub fn all_of(island: &Island) -> Vec<Self> {
        let land = island.tiles().iter().map(|tile| Self {
            at: tile.at,
            terrain: island.spring_on(tile.at).unwrap_or(tile.terrain).into(),
            token: tile.token,
            numbers: island.lake(tile.at).map(|lake| lake.numbers.clone()),
            second: island.second_token(tile.at),
            site: island.site(tile.at),
            plain: island.site(tile.at).is_some()
                && !island.barred_paths().iter().any(|path| path.touches(tile.at)),
            spring: tile.terrain == Terrain::Spring,
            destroyed: false,
        });
        let beside = |terrain| {
            move |at: &Hex| Self {
                at: *at,
                terrain,
                token: None,
                numbers: None,
                second: None,
                site: None,
                plain: false,
                spring: false,
                destroyed: false,
            }
        };
        let sea = island.sea().iter().map(beside(Ground::Sea));
        let hidden = island.hidden().iter().map(beside(Ground::Hidden));
        land.chain(sea).chain(hidden).collect()
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FleetLine {
    /// Its course.
    pub path: Vec<Hex>,
    /// Its hex; null: it has left, and only its course is known.
    pub at: Option<Hex>,
    /// Hexes where it attacks nobody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub safe: Vec<Hex>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FortressLine {
    pub at: Intersection,
    /// Player who may take it; left out or null: nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<u64>,
    pub chits: u8,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WonderLine {
    pub name: Wonder,
    pub player: u64,
    pub level: u8,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnightLine {
    pub at: Intersection,
    pub level: KnightLevel,
    pub active: bool,
    /// Set if it acts no more in this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub used: bool,
    /// Set once it got a level in this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub promoted: bool,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MerchantLine {
    pub at: Hex,
    pub player: u64,
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BarbariansLine {
    pub ship: BarbarianTrack,
    pub attacks: u16,
}

/// Tokens that nobody holds, and the boot.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FishLine {
    /// Tokens that lie face down, the boot among them while nobody has it; left out: enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supply: Option<u8>,
    /// Tokens that lie face up; left out: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spent: Option<u8>,
    /// Seat of whoever has the boot.
    pub boot: Option<u64>,
}

/// A count of each kind, as far as it is named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CardCounts<N> {
    #[serde(skip_serializing_if = "Option::is_none")]
    brick: Option<N>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lumber: Option<N>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wool: Option<N>,
    #[serde(skip_serializing_if = "Option::is_none")]
    grain: Option<N>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ore: Option<N>,
    #[serde(skip_serializing_if = "Option::is_none")]
    paper: Option<N>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cloth: Option<N>,
    #[serde(skip_serializing_if = "Option::is_none")]
    coin: Option<N>,
    /// Cards of which nobody knows the kind, as a shown game has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    unknown: Option<N>,
}

impl<N: Copy> CardCounts<N> {
    /// Returns how many of `kind`, if that is said.
    pub const fn of(&self, kind: CardKind) -> Option<N> {
        match kind {
            CardKind::Brick => self.brick,
            CardKind::Lumber => self.lumber,
            CardKind::Wool => self.wool,
            CardKind::Grain => self.grain,
            CardKind::Ore => self.ore,
            CardKind::Paper => self.paper,
            CardKind::Cloth => self.cloth,
            CardKind::Coin => self.coin,
        }
    }

    /// Returns whether it counts cards of which nobody knows the kind.
    pub const fn has_unknown(&self) -> bool {
        self.unknown.is_some()
    }

    /// Returns whether one of the commodities is named (KNIGHTS 1).
    pub const fn names_commodities(&self) -> bool {
        self.paper.is_some() || self.cloth.is_some() || self.coin.is_some()
    }
}

impl From<Cards> for CardCounts<u8> {
    /// All that are there.
    fn from(cards: Cards) -> Self {
        let of = |kind| Some(cards.get(kind)).filter(|count| *count > 0);
        Self {
            brick: of(CardKind::Brick),
            lumber: of(CardKind::Lumber),
            wool: of(CardKind::Wool),
            grain: of(CardKind::Grain),
            ore: of(CardKind::Ore),
            paper: of(CardKind::Paper),
            cloth: of(CardKind::Cloth),
            coin: of(CardKind::Coin),
            unknown: None,
        }
    }
}

/// A hand by kinds, or only as a number of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum HandLine {
    Size(u16),
    Kinds(CardCounts<u16>),
    /// The cards that it holds, in a position that is written.
    Known(Cards),
}

impl HandLine {
    /// The hand by kinds where all of them are named, else by its number.
    pub fn count(&self) -> HandCount {
        match self {
            Self::Size(0) => HandCount::Cards(Cards::none()),
            Self::Size(size) => HandCount::Count(*size),
            Self::Known(cards) => HandCount::Cards(*cards),
            Self::Kinds(kinds) => {
                let unknown = kinds.unknown.unwrap_or(0);
                let counts = CardKind::ALL.map(|kind| kinds.of(kind).unwrap_or(0));
                if unknown > 0 || counts.iter().any(|count| u8::try_from(*count).is_err()) {
                    let size = counts.into_iter().fold(unknown, u16::saturating_add);
                    return HandCount::Count(size);
                }
                HandCount::Cards(Cards::from_fn(|kind| {
                    kinds.of(kind).and_then(|count| u8::try_from(count).ok()).unwrap_or(0)
                }))
            }
        }
    }

    /// Returns whether a commodity is named (KNIGHTS 1).
    pub const fn names_commodities(&self) -> bool {
        match self {
            Self::Size(_) | Self::Known(_) => false,
            Self::Kinds(kinds) => kinds.names_commodities(),
        }
    }
}

impl<'de> Deserialize<'de> for HandLine {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Hand;
        impl<'de> Visitor<'de> for Hand {
            type Value = HandLine;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number of cards or an object of cards and counts")
            }

            fn visit_u64<E: de::Error>(self, count: u64) -> Result<HandLine, E> {
                let out_of_range =
                    |_| E::invalid_value(de::Unexpected::Unsigned(count), &"at most 65535 cards");
                u16::try_from(count).map(HandLine::Size).map_err(out_of_range)
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<HandLine, A::Error> {
                let kinds = de::value::MapAccessDeserializer::new(map);
                CardCounts::deserialize(kinds).map(HandLine::Kinds)
            }
        }
        deserializer.deserialize_any(Hand)
    }
}

/// A value for some of the tracks (KNIGHTS 3).
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, bound(deserialize = "T: Deserialize<'de>"))]
pub struct ByTrack<T> {
    #[serde(skip_serializing_if = "Option::is_none")]
    science: Option<T>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trade: Option<T>,
    #[serde(skip_serializing_if = "Option::is_none")]
    politics: Option<T>,
}

impl<T> Default for ByTrack<T> {
    fn default() -> Self {
        Self { science: None, trade: None, politics: None }
    }
}

impl<T: Copy> ByTrack<T> {
    /// Returns what `of` says of each track.
    pub fn of(mut of: impl FnMut(Track) -> Option<T>) -> Self {
        Self { science: of(Track::Science), trade: of(Track::Trade), politics: of(Track::Politics) }
    }

    /// The value of `track`.
    pub const fn get(&self, track: Track) -> Option<T> {
        match track {
            Track::Science => self.science,
            Track::Trade => self.trade,
            Track::Politics => self.politics,
        }
    }
}

/// Oil that nobody holds, and the track.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OilLine {
    /// Oil that is still to be had; left out: enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supply: Option<u8>,
    pub track: u8,
    /// Tokens on the track: as many as hexes have lost.
    pub destroyed: u8,
    /// Metropolises that may still be built: as many as don't stand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metropolises: Option<u8>,
}

/// The most oil that anybody holds: `4` or `"none"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OilLimitLine(pub OilLimit);

impl Serialize for OilLimitLine {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            OilLimit::Four => serializer.serialize_u8(MOST_OIL),
            OilLimit::Open => serializer.serialize_str(OilLimit::Open.key()),
        }
    }
}

impl<'de> Deserialize<'de> for OilLimitLine {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Told {
            Count(u8),
            Word(String),
        }
        match Told::deserialize(deserializer)? {
            Told::Count(MOST_OIL) => Ok(Self(OilLimit::Four)),
            Told::Word(word) if word == OilLimit::Open.key() => Ok(Self(OilLimit::Open)),
            Told::Count(_) | Told::Word(_) => Err(de::Error::custom("4 or \"none\"")),
        }
    }
}

/// A player's wagon and baggage train.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WagonLine {
    /// Intersection or plaza; left out: it stands nowhere yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Intersection>,
    #[serde(default)]
    pub level: TrainLevel,
    /// Cargo that it carries.
    #[serde(default)]
    pub load: Option<Cargo>,
    #[serde(default)]
    pub delivered: u8,
}

/// Cargo that is left, by the kind of site; left out: enough.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StacksLine {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub castle: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quarry: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub glassworks: Option<u8>,
}
