//! Links to the entry that explains a task, a refusal, an award, a card, or a piece.

use super::contents::entry_called;
use super::entry::EntryId;
use cards::{Award, Deck, EventId};
use game::{
    Breach, Expansion, Expansions, Fact, FishBreach, FishTask, GoldBreach, KnightsTask, OilBreach,
    OilTask, ProgressCard, RiversBreach, RiversTask, ScenarioTask, SeaTask, Section, Task,
    WagonBreach, WagonTask, base_facts, fish_facts, gold_facts, knights_facts, oil_facts,
    sea_facts, wagon_facts,
};

/// Facts that are told by hand, with the entries that explain them.
const OF_FACTS: [(&Fact, EntryId); 33] = [
    (&base_facts::Hidden, EntryId::DEVELOPMENT_CARDS),
    (&base_facts::KnightCards, EntryId::LARGEST_ARMY),
    (&base_facts::Revealed, EntryId::POINT_CARDS),
    (&knights_facts::Level, EntryId::IMPROVEMENTS),
    (&knights_facts::Defenders, EntryId::DEFENDER),
    (&knights_facts::Merchant, EntryId::MERCHANT),
    (&sea_facts::TribeChits, EntryId::FORGOTTEN_TRIBE),
    (&sea_facts::HeldHarbors, EntryId::TRIBE_HARBORS),
    (&sea_facts::Cloth, EntryId::CLOTH),
    (&sea_facts::ClothSupply, EntryId::CLOTH),
    (&sea_facts::Fortress, EntryId::OWN_FORTRESS),
    (&sea_facts::Wonder, EntryId::CLAIM_A_WONDER),
    (&sea_facts::Level, EntryId::WONDER_LEVELS),
    (&fish_facts::Tokens, EntryId::FISH_TOKENS),
    (&fish_facts::Supply, EntryId::FISH_SHORT),
    (&fish_facts::Spent, EntryId::FISH_SHORT),
    (&fish_facts::Boot, EntryId::BOOT),
    (&gold_facts::Gold, EntryId::RIVER_GOLD),
    (&wagon_facts::Train, EntryId::BAGGAGE_TRAIN),
    (&wagon_facts::Load, EntryId::DELIVERING_CARGO),
    (&wagon_facts::Delivered, EntryId::DELIVERING_CARGO),
    (&wagon_facts::Bandit, EntryId::BANDITS),
    (&wagon_facts::CastleStack, EntryId::CARGO_STACKS),
    (&wagon_facts::QuarryStack, EntryId::CARGO_STACKS),
    (&wagon_facts::GlassworksStack, EntryId::CARGO_STACKS),
    (&oil_facts::Held, EntryId::OIL_LIMIT),
    (&oil_facts::Sequestered, EntryId::SEQUESTERING_OIL),
    (&oil_facts::Supply, EntryId::OIL_SPRINGS),
    (&oil_facts::Track, EntryId::OIL_TRACK),
    (&oil_facts::Destroyed, EntryId::DESTROYED_TOKENS),
    (&oil_facts::Champion, EntryId::CHAMPION),
    (&oil_facts::Used, EntryId::USING_OIL),
    (&oil_facts::Laid, EntryId::SEQUESTERING_OIL),
];

impl EntryId {
    pub fn of_fact(fact: &Fact) -> Option<Self> {
        OF_FACTS.into_iter().find(|(other, _)| *other == fact).map(|(_, entry)| entry)
    }

    pub const fn of_breach(breach: &Breach) -> Self {
        match breach {
            Breach::RoadNotBesideSettlement(_) => Self::OPENING,
            Breach::BeforeProduction | Breach::OutOfTurn => Self::TURN,
            Breach::BuildingOrder(_) => Self::SPECIAL_BUILDING,
            Breach::SecondCard | Breach::FreshCard => Self::DEVELOPMENT_CARDS,
            Breach::FirstSeven => Self::FIRST_SEVENS,
            Breach::FriendlyRobber(_) => Self::FRIENDLY_ROBBER,
            Breach::WrongDiscard { .. } => Self::DISCARDING,
            Breach::RobberStays(_) => Self::ROBBER,
            Breach::WrongVictim(_) => Self::STEALING,
            Breach::DistanceRule { .. } => Self::DISTANCE_RULE,
            Breach::SettlementWithoutRoad(_) => Self::SETTLEMENT,
            Breach::RoadNotConnected(_) | Breach::RoadThroughBuilding { .. } => Self::ROAD,
            Breach::WrongRate { .. } => Self::MARITIME_TRADE,
            Breach::LikeForLike(_) | Breach::Gift => Self::DOMESTIC_TRADE,
            Breach::RoadWhileDamaged { .. } | Breach::BuildingAtDamage { .. } => Self::EARTHQUAKE,
            Breach::WrongRefuge => Self::ROBBER_FLEES,
            Breach::WeatherPassed(_) => Self::HELD_WEATHER,
            Breach::Fish(breach) => match breach {
                FishBreach::TooFewFish { .. } => Self::SPENDING_FISH,
                FishBreach::FewerPoints(_) => Self::BOOT,
            },
            Breach::Gold(breach) => match breach {
                GoldBreach::ThirdPurchase => Self::BUYING_WITH_GOLD,
                GoldBreach::WrongSale { .. } => Self::SELLING_FOR_GOLD,
                GoldBreach::GoldForGold => Self::RIVER_GOLD,
            },
            Breach::Rivers(breach) => match breach {
                RiversBreach::BridgeNotConnected(_)
                | RiversBreach::BridgeThroughBuilding { .. } => Self::BRIDGES,
                RiversBreach::OnBridgeSite(_) => Self::BRIDGE_SITES,
                RiversBreach::BridgeStays(_) => Self::MODULES_WITH_KNIGHTS,
                RiversBreach::ShipAtRiver(_) => Self::MODULES_AT_SEA,
            },
            Breach::Wagons(breach) => Self::of_wagon_breach(*breach),
            Breach::Oil(breach) => Self::of_oil_breach(*breach),
            breach => Self::of_section(breach.section()),
        }
    }

    const fn of_wagon_breach(breach: WagonBreach) -> Self {
        use WagonBreach as B;
        match breach {
            B::OutOfReach(_) | B::MoveOver | B::AfterWagon => Self::MOVING_THE_WAGON,
            B::FedAlready => Self::WAGON_GRAIN,
            B::ThrownAgain => Self::THROWN_AGAIN,
            B::BanditStays(_) => Self::SEVEN_WITH_BANDITS,
            B::NotBeside(_) | B::TriedAlready(_) | B::FirstLevel => Self::DRIVING_OFF,
        }
    }

    const fn of_oil_breach(breach: OilBreach) -> Self {
        use OilBreach as B;
        match breach {
            B::TrackFull { .. } => Self::OIL_TRACK,
            B::UsedAfterSequestering | B::SequesteredAfterUse | B::SecondSequestered => {
                Self::SEQUESTERING_OIL
            }
            B::OverLimit(_) => Self::OIL_LIMIT,
            B::NoCard | B::NoOilByCard | B::OilForOil => Self::OIL_AS_A_CARD,
            B::WrongHex(_) | B::RobberNotThere(_) => Self::POLLUTION,
        }
    }

    const fn of_section(section: Section) -> Self {
        match section {
            Section::Rules(_) => Self::EVENT_CARDS,
            Section::Traders(2) => Self::RIVERS,
            Section::Traders(5) => Self::WAGONS,
            Section::Traders(7) => Self::OIL,
            Section::Traders(8) => Self::MODULES_TOGETHER,
            Section::Traders(_) => Self::FISH,
            Section::Knights(section) => match section {
                4 => Self::COMMODITIES,
                5 => Self::CITY_WALLS,
                7 => Self::IMPROVEMENTS,
                8 | 12 => Self::PROGRESS_CARDS,
                9 => Self::BARBARIAN_ATTACK,
                11 => Self::ROBBER_LOCKED,
                18 => Self::KNIGHTS_EVENT_CARDS,
                _ => Self::KNIGHTS,
            },
            Section::Sea(section) => match section {
                3 => Self::MOVING_SHIPS,
                5 => Self::PIRATE,
                6 => Self::GOLD,
                7 => Self::HIDDEN_HEXES,
                8 => Self::ISLAND_POINTS,
                10 => Self::SEA_OPENING,
                12 => Self::SEA_KNIGHTS,
                _ => Self::SHIP_BUILDING,
            },
            Section::Scenarios(section) => match section {
                2 => Self::FORGOTTEN_TRIBE,
                3 => Self::CLOTH,
                4 => Self::PIRATE_ISLANDS,
                5 => Self::WONDERS,
                _ => Self::SEA_OPENING,
            },
        }
    }

    /// Returns what explains a task; nothing where that is the entry of the card that asks it.
    pub const fn of_task(task: &Task) -> Option<Self> {
        Some(match task {
            Task::Discard { .. } => Self::DISCARDING,
            Task::MoveRobber { .. } => Self::ROBBER,
            Task::Steal { .. } => Self::STEALING,
            Task::DamageRoad { .. } => Self::EARTHQUAKE,
            Task::RobberTo { .. } => Self::ROBBER_FLEES,
            Task::ChooseYield { .. } => Self::EPIDEMIC,
            Task::Vote { .. } => Self::LEAP_YEAR,
            Task::TurnWeather { .. } => Self::HELD_WEATHER,
            Task::Barbarians { .. } => Self::BARBARIAN_ATTACK,
            Task::FreeRoad { .. } => Self::ROAD_BUILDING,
            Task::Knights(task) => match task {
                KnightsTask::PlaceMetropolis { .. } => Self::METROPOLIS,
                KnightsTask::EventDie { .. } => Self::EVENT_DIE,
                KnightsTask::LoseCity { .. } => Self::BARBARIAN_ATTACK,
                KnightsTask::ChooseDeck { .. } => Self::DEFENDER,
                KnightsTask::PutBack { .. } => Self::PROGRESS_LIMIT,
                KnightsTask::Relocate { .. } => Self::DISPLACING,
                KnightsTask::Promote { .. } => Self::SMITH,
                KnightsTask::TradeAtHarbor { .. } => Self::COMMERCIAL_HARBOR,
                KnightsTask::LoseKnight { .. } | KnightsTask::PlaceDeserter { .. } => {
                    Self::DESERTER
                }
                KnightsTask::StealFromEach { .. } => Self::STEALING,
            },
            Task::Fish(task) => match task {
                FishTask::Exchange { .. } => Self::FISH_TOKENS,
                FishTask::Boot { .. } => Self::BOOT,
            },
            Task::Rivers(RiversTask::FreeBridge { .. }) => Self::BRIDGES,
            Task::Wagons(task) => match task {
                WagonTask::Bandit { from: None, .. } => Self::SEVEN_WITH_BANDITS,
                WagonTask::Bandit { from: Some(_), .. } => Self::DRIVING_OFF,
                WagonTask::Load { .. } => Self::DELIVERING_CARGO,
            },
            Task::Oil(task) => match task {
                OilTask::Disaster { .. } => Self::DISASTER,
                OilTask::Lot { .. } => Self::POLLUTION,
            },
            Task::Sea(task) => match task {
                SeaTask::Gold { .. } => Self::GOLD,
                SeaTask::TurnUp { .. } => Self::HIDDEN_HEXES,
                SeaTask::FreeShip { .. } => Self::ROAD_BUILDING,
                SeaTask::Scenario(ScenarioTask::LayHarbor { .. }) => Self::TRIBE_HARBORS,
                SeaTask::Scenario(ScenarioTask::Fleet { .. }) => Self::PIRATE_FLEET,
                SeaTask::Scenario(ScenarioTask::LoseToFleet { .. }) => Self::FLEET_ATTACK,
                SeaTask::Scenario(ScenarioTask::RevealPoints { .. }) => Self::EMPTY_VILLAGES,
            },
            Task::Take { .. }
            | Task::Give { .. }
            | Task::Pay { .. }
            | Task::Swap { .. }
            | Task::MendRoad { .. }
            | Task::AtTable { .. } => return None,
        })
    }

    /// The entry of an event, or that of its deck; nothing for events of decks that didn't come
    /// with the program.
    pub fn of_event(deck: &Deck, event: &EventId) -> Option<Self> {
        match (deck.id(), event.as_str()) {
            ("a", "none") => entry_called("no-event"),
            ("a", event) => entry_called(&event.replace('_', "-")),
            (deck, _) => entry_called(&format!("deck-{deck}")),
        }
    }

    /// The event that this entry of deck A is about.
    pub fn event(self) -> Option<EventId> {
        EventId::try_from(self.name().replace('-', "_")).ok()
    }

    pub const fn of_award(award: Award, played: Expansions) -> Self {
        match award {
            Award::LongestRoad if played.has(Expansion::Sea) => Self::TRADE_ROUTE,
            Award::LongestRoad => Self::LONGEST_ROAD,
            Award::LargestArmy => Self::LARGEST_ARMY,
            Award::Harbormaster => Self::HARBORMASTER,
        }
    }

    /// Returns what explains a progress card.
    pub fn of_progress(card: ProgressCard) -> Option<Self> {
        if card == ProgressCard::RoadBuilding {
            return entry_called("road-building-progress");
        }
        entry_called(&card.key().replace('_', "-"))
    }
}
