//! Authorities behind rules: the rules themselves, the publisher, an edition as it is reported, we,
//! or the table.

use super::super::{
    Breach, ExtraBuilding, FOREIGN_ISLAND, FishBreach, KnightsBreach, OilBreach, OilIsCard, Rules,
    SeaBreach, State, WagonBreach,
};
use cards::{Award, Bars, BuiltIn, RulingSet};
use derive::Said;

/// The authority behind a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Authority {
    /// The printed rules.
    Official,
    /// The publisher, asked about them.
    PublisherAnswer,
    /// An edition, as it is reported to say.
    ReportedEdition(RulingSet),
    /// We, where nobody else answers.
    OurRuling,
    /// One of our own cards.
    OurCard,
    /// The table: a house rule, a setting, or a card of its own.
    TableChoice,
}

/// A rule that decided something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Said)]
#[said("why-rule")]
pub enum Rule {
    /// A hex with the number gives 1 for a settlement, 2 for a city.
    Yield,
    /// The robber's hex gives nothing.
    RobberBlocks,
    /// The robber leaves the weakest alone.
    #[said(by_hand)]
    RobberSpares,
    /// A bank that can't pay all of a kind pays nobody.
    BankShort,
    /// A player who alone is owed a kind takes the rest of it.
    SoleCreditor,
    /// The text of this turn's card.
    #[said(by_hand)]
    Card,
    /// A building held to one card gives one in all, its owner chooses which.
    OneInAll,
    /// The event comes before the production.
    EventFirst,
    /// A hand of more than so many cards discards half, rounded down.
    HandLimit(#[said("limit")] u16),
    /// A 7 moves the robber, and a card is taken beside it.
    SevenRobber,
    Knight,
    /// Up to two free roads.
    RoadBuilding,
    /// The table votes on New Year.
    NewYearVote,
    /// The holder of the weather cards turns them as their turn begins.
    WeatherStack,
    /// The barbarian ship has arrived.
    Barbarians,
    /// The event die comes before the yield of the number (KNIGHTS 3).
    EventDie,
    /// Consequences of an attack (KNIGHTS 9).
    Attack,
    /// Number of progress cards that a player may hold (KNIGHTS 8).
    ProgressLimit,
    /// Players whom a gate lets draw (KNIGHTS 8).
    Gate,
    /// Demands of a progress card (KNIGHTS 12).
    Progress,
    /// Player who gets a metropolis (KNIGHTS 7).
    Metropolis,
    /// Place that a displaced knight goes to (KNIGHTS 10).
    Displaced,
    /// Card that an aqueduct brings (KNIGHTS 4).
    Aqueduct,
    /// Resources that gold brings (SEA 6).
    Gold,
    /// Time and order in which gold is chosen, and the kinds to choose from (SEA 6).
    GoldOrder,
    /// Resources that gold brings a settlement of the opening (SEA 6).
    FoundingGold,
    /// Hidden hexes are turned up, and land brings its finder a card (SEA 7).
    TurnUp,
    /// Points for a first settlement on a foreign island (SEA 8).
    Chits(#[said("count")] u8),
    /// Players whom the pirate robs (SEA 5).
    PirateRobs,
    /// Harbors from marked paths are laid as soon as they can be (SCENARIOS 2.3).
    MarkedPaths,
    /// The fleet sails by the lower die, and meets warships (SCENARIOS 4.4).
    Fleet,
    /// Too many empty villages end the game (SCENARIOS 3.7).
    EmptyVillages,
    /// Fish that grounds and lakes bring (TRADERS 1.3).
    Catch,
    /// Nobody keeps more fish tokens, but may exchange one (TRADERS 1.4).
    FishLimit,
    /// Too few fish tokens for all (TRADERS 1.3).
    FishShort,
    /// Fish pay for what they buy (TRADERS 1.5).
    FishSpent,
    /// Oil that springs give (TRADERS 7.3).
    OilGot,
    /// Oil that counts for a 7 (TRADERS 7.3).
    OilIsCard,
    /// Disasters that much use of oil brings (TRADERS 7.5).
    Disaster,
    /// Points for sequestered oil, and for the Champion (TRADERS 7.6).
    Sequestered,
    /// The boot asks one point more of its holder (TRADERS 1.6).
    Boot,
    /// A 7 or a knight moves a bandit, who robs the owner of a road (TRADERS 5.3).
    Bandit,
    /// A wagon drives off a bandit beside it (TRADERS 5.7).
    DriveOff,
    /// Wagons deliver what a site needs, and load from its stack (TRADERS 5.5).
    Cargo,
    /// Points of the Wealthiest and the Poor Settlers (TRADERS 2.7).
    Settlers,
    /// All who act at once act clockwise from the active player.
    Clockwise,
    /// If nobody has anything of the compared kind, there is no effect.
    NothingLeads,
    /// Given from what was held before the event.
    HeldBefore,
    /// Hidden points don't count.
    HiddenPoints,
    /// The way to win an award: it passes only to somebody with more.
    #[said(by_hand)]
    Award(Award),
    /// The outcome of a tie for an award.
    AwardTie(#[said(skip)] Award),
    /// Points that each thing is worth.
    Points,
    /// Number of points that win.
    Target(#[said("count")] u8),
}

impl Rule {
    /// Returns the authority by which it holds in `state`.
    pub fn authority(self, state: &State) -> Authority {
        match self {
            Self::Yield
            | Self::RobberBlocks
            | Self::SevenRobber
            | Self::Knight
            | Self::RoadBuilding
            | Self::NewYearVote
            | Self::Barbarians
            | Self::EventDie
            | Self::Attack
            | Self::ProgressLimit
            | Self::Gate
            | Self::Progress
            | Self::Metropolis
            | Self::Displaced
            | Self::Aqueduct
            | Self::Points
            | Self::Gold
            | Self::TurnUp
            | Self::PirateRobs
            | Self::Fleet
            | Self::EmptyVillages
            | Self::Catch
            | Self::FishLimit
            | Self::FishShort
            | Self::FishSpent
            | Self::Boot
            | Self::Bandit
            | Self::DriveOff
            | Self::Cargo
            | Self::Settlers
            | Self::OilGot
            | Self::Disaster
            | Self::Sequestered
            | Self::Award(Award::LongestRoad | Award::LargestArmy)
            | Self::AwardTie(Award::LongestRoad | Award::LargestArmy) => Authority::Official,
            Self::BankShort | Self::SoleCreditor | Self::EventFirst => Authority::PublisherAnswer,
            Self::OneInAll
            | Self::GoldOrder
            | Self::MarkedPaths
            | Self::FoundingGold
            | Self::Clockwise
            | Self::NothingLeads
            | Self::HeldBefore
            | Self::HiddenPoints
            | Self::AwardTie(Award::Harbormaster) => Authority::OurRuling,
            Self::RobberSpares | Self::WeatherStack | Self::Award(Award::Harbormaster) => {
                Authority::TableChoice
            }
            Self::OilIsCard => match state.oil_rules().oil_is_card {
                OilIsCard::ByRulings => Authority::OurRuling,
                OilIsCard::Yes | OilIsCard::No => Authority::TableChoice,
            },
            Self::Card => state.card_authority(),
            Self::HandLimit(limit) => as_usual(limit == Rules::default().hand_limit),
            Self::Target(target) => as_usual(state.rules().is_usual_target(target)),
            Self::Chits(points) => as_usual(points == FOREIGN_ISLAND),
        }
    }
}

const fn as_usual(is_so: bool) -> Authority {
    if is_so { Authority::Official } else { Authority::TableChoice }
}

impl KnightsBreach {
    /// Returns the authority behind the rule that was not kept.
    pub fn authority(&self, state: &State) -> Authority {
        match self {
            Self::MerchantOnDesert(_) => Authority::OurRuling,
            Self::KnightsRest(_) => Authority::TableChoice,
            Self::NotThatKind(_) | Self::ResourcesFirst(_) => state.card_authority(),
            Self::NothingToGain(_) | Self::LaidCityFirst(_) | Self::DamagedRoadStays(_) => {
                Authority::PublisherAnswer
            }
            _ => Authority::Official,
        }
    }
}

impl SeaBreach {
    /// Returns the authority behind the rule that was not kept.
    pub const fn authority(&self) -> Authority {
        match self {
            Self::FriendlyPirate(_) | Self::PirateOffFrame(_) => Authority::TableChoice,
            Self::DamagedShip(_) => Authority::OurRuling,
            _ => Authority::Official,
        }
    }
}

impl OilBreach {
    /// Returns the authority behind the rule that was not kept.
    pub const fn authority(&self) -> Authority {
        match self {
            Self::TrackFull { .. } | Self::NoCard | Self::NoOilByCard => Authority::OurRuling,
            Self::UsedAfterSequestering
            | Self::SequesteredAfterUse
            | Self::SecondSequestered
            | Self::OverLimit(_)
            | Self::OilForOil
            | Self::WrongHex(_)
            | Self::RobberNotThere(_) => Authority::Official,
        }
    }
}

impl State {
    /// Returns the authority behind the text of this turn's card: its event may be read in several
    /// ways, and its deck may be nobody's but the table's.
    pub fn card_authority(&self) -> Authority {
        let Some((deck, card)) = self.card() else { return Authority::Official };
        let readings = deck.events().get(&card.event).map_or(0, |event| event.rulings.len());
        match BuiltIn::ALL.into_iter().find(|known| known.key() == deck.id()) {
            Some(BuiltIn::A) if readings == 0 => Authority::Official,
            Some(BuiltIn::A) => Authority::ReportedEdition(self.rules().rulings.of(&card.event)),
            Some(BuiltIn::B | BuiltIn::C | BuiltIn::D) => Authority::OurCard,
            None => Authority::TableChoice,
        }
    }
}

impl Breach {
    /// Returns the authority behind the rule that was not kept.
    pub fn authority(&self, state: &State) -> Authority {
        match self {
            Self::FirstSeven | Self::FriendlyRobber(_) | Self::WeatherPassed(_) => {
                Authority::TableChoice
            }
            Self::OutOfTurn | Self::BuildingOrder(_)
                if state.rules().extra_building != ExtraBuilding::Off =>
            {
                Authority::TableChoice
            }
            Self::WrongDiscard { .. } => Rule::HandLimit(state.rules().hand_limit).authority(state),
            Self::BuildingAtDamage { .. } => match state.bars {
                Bars::Buildings => Authority::OurRuling,
                Bars::SettlementsWithoutOtherRoad => Authority::PublisherAnswer,
            },
            Self::NotHeldBefore(_) => Authority::OurRuling,
            Self::Knights(breach) => breach.authority(state),
            Self::Sea(breach) => breach.authority(),
            Self::Fish(FishBreach::TooFewFish { .. } | FishBreach::FewerPoints(_)) => {
                Authority::Official
            }
            Self::Wagons(breach) => breach.authority(),
            Self::Oil(breach) => breach.authority(),
            Self::WrongVictim(_) if state.number() == Some(7) || state.card().is_none() => {
                Authority::Official
            }
            Self::WrongVictim(_)
            | Self::WrongRecipient(_)
            | Self::WrongRefuge
            | Self::WrongCard { .. } => state.card_authority(),
            Self::TaskLeft if state.number() != Some(7) => state.card_authority(),
            _ => Authority::Official,
        }
    }
}

impl WagonBreach {
    const fn authority(self) -> Authority {
        match self {
            // Where else a bandit may go, nobody says.
            Self::BanditStays(_) => Authority::OurRuling,
            Self::OutOfReach(_)
            | Self::MoveOver
            | Self::AfterWagon
            | Self::FedAlready
            | Self::ThrownAgain
            | Self::NotBeside(_)
            | Self::TriedAlready(_)
            | Self::FirstLevel => Authority::Official,
        }
    }
}
