//! Names of the signs that the page draws: each is a symbol in its HTML.

use serde::Serialize;

use crate::game::belongings::{Amount, Belonging, Holding, Store};
use crate::game::stage::{Earned, StageSign};
use crate::game::{AfterAttack, Sign};
use cards::{Award, EventFace, Season};
use game::{CardKind, OwnScenario, Track};

/// The name of a sign: one of those that the page has a symbol for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct SignName(&'static str);

impl SignName {
    pub(super) const HAND: Self = Self("hand");
    pub(in crate::game) const CARD: Self = Self("card");
    pub(super) const KNIGHT: Self = Self("knight");
    pub(super) const DEFENDER: Self = Self("defender");
    pub(super) const METROPOLIS: Self = Self("metropolis");
    pub(super) const MERCHANT: Self = Self("merchant");
    pub(super) const POINT: Self = Self("progress");
    pub(super) const WEATHER: Self = Self("fog");
    pub(super) const PIRATE: Self = Self("pirate");
    pub(super) const FLEET: Self = Self("fleet");
    pub(super) const CHIT: Self = Self("chit");
    pub(super) const FOG: Self = Self("fog");
    pub(in crate::game) const GOLD: Self = Self("gold");
    pub(in crate::game) const OIL: Self = Self("oil");
    pub(super) const FISH: Self = Self("fish");

    /// Returns the name itself.
    pub const fn letters(self) -> &'static str {
        self.0
    }

    pub(in crate::game) const fn of_kind(kind: CardKind) -> Self {
        Self(kind.key())
    }

    pub(super) const fn of_season(season: Season) -> Self {
        Self(season.key())
    }

    pub(super) const fn of_face(face: EventFace) -> Self {
        match face {
            EventFace::Ship => Self("ship"),
            EventFace::Trade => Self("trade"),
            EventFace::Politics => Self("politics"),
            EventFace::Science => Self("science"),
        }
    }

    pub(super) const fn of_track(track: Track) -> Self {
        match track {
            Track::Science => Self("science"),
            Track::Trade => Self("trade"),
            Track::Politics => Self("politics"),
        }
    }

    pub(super) const fn of_award(award: Award) -> Self {
        match award {
            Award::LongestRoad => Self("road"),
            Award::LargestArmy => Self::KNIGHT,
            Award::Harbormaster => Self("trophy"),
        }
    }

    pub(super) const fn of_holding(held: Holding) -> Self {
        match held.amount {
            Amount::Cargo(cargo) => Self(cargo.key()),
            Amount::Count(_) | Amount::Points(_) | Amount::Needs(_) => {
                Self::of_belonging(held.what)
            }
        }
    }

    const fn of_belonging(what: Belonging) -> Self {
        match what {
            Belonging::Gold => Self::GOLD,
            Belonging::Wealthiest => Self("wealthiest"),
            Belonging::Poor => Self("poor"),
            Belonging::Fish => Self::FISH,
            Belonging::Boot => Self("boot"),
            Belonging::Train => Self("train"),
            Belonging::Load | Belonging::Delivered => Self("wagon"),
            Belonging::Oil => Self::OIL,
            Belonging::Sequestered => Self("sequestered"),
            Belonging::Champion => Self("champion"),
        }
    }

    pub(super) const fn of_store(store: Store) -> Self {
        match store {
            Store::Fish => Self::FISH,
            Store::CastleStack => Self("castle"),
            Store::QuarryStack => Self("quarry"),
            Store::GlassworksStack => Self("glassworks"),
            Store::Oil => Self::OIL,
            Store::OilTrack => Self("flood"),
            Store::Destroyed => Self("pollution"),
        }
    }

    pub(super) const fn of_earned(earned: &Earned) -> Self {
        match earned {
            Earned::Isles(_) | Earned::Chits(_) => Self::CHIT,
            Earned::Cloth(_) => Self("cloth"),
            Earned::Warships(_) => Self("warship"),
            Earned::Level(..) => Self("wonder"),
        }
    }

    pub(super) const fn of_news(sign: StageSign) -> Self {
        match sign {
            StageSign::News(sign) => Self::of_sign(sign),
            StageSign::EventDie(face) => Self::of_face(face),
            StageSign::AfterAttack(AfterAttack::KnightsLieDown) => Self::KNIGHT,
            StageSign::AfterAttack(AfterAttack::RobberWakes) => Self("robber"),
        }
    }

    const fn of_sign(sign: Sign) -> Self {
        match sign {
            Sign::Season(season) => Self::of_season(season),
            Sign::NewYear | Sign::LeapYear | Sign::Pile => Self::CARD,
            Sign::Done => Self("check"),
            Sign::Pillage => Self("city"),
            Sign::Award(award) => Self::of_award(award),
            Sign::Metropolis(_) => Self::METROPOLIS,
            Sign::Belonging(what) => Self::of_belonging(what),
            Sign::Disaster => Self("pollution"),
            Sign::Scenario(OwnScenario::Tribe) => Self::CHIT,
            Sign::Scenario(OwnScenario::Cloth) => Self("cloth"),
            Sign::Scenario(OwnScenario::Pirates) => Self::FLEET,
            Sign::Scenario(OwnScenario::Wonders) => Self("wonder"),
        }
    }
}
