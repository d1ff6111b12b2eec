//! Which entry explains a task, a refusal, an award, a card, or a piece.

use super::contents::entry_called;
use super::entry::EntryId;
use cards::{Award, Deck, EventId};
use game::{
    Breach, Expansion, Expansions, Fact, KnightsTask, ProgressCard, SeaTask, Section, Task,
    base_facts, knights_facts,
};

/// Entries that something of a game leads to.
macro_rules! linked {
    ($($name:ident $file:literal,)*) => {
        impl EntryId {
            $(
                #[doc = concat!("The entry `", $file, "`.")]
                pub const $name: Self = Self::of($file);
            )*
        }

        #[cfg(test)]
        pub(super) const LINKED: &[EntryId] = &[$(EntryId::$name),*];
    };
}

linked! {
    PRODUCTION "production",
    BANK_SHORTAGE "bank-shortage",
    DISCARDING "discarding",
    ROBBER "robber",
    STEALING "stealing",
    FRIENDLY_ROBBER "friendly-robber",
    FIRST_SEVENS "first-round-sevens",
    OPENING "opening",
    TURN "turn",
    DEVELOPMENT_CARDS "development-cards",
    KNIGHT_CARD "knight-card",
    YEAR_OF_PLENTY "year-of-plenty",
    MONOPOLY "monopoly",
    POINT_CARDS "victory-point-cards",
    DISTANCE_RULE "distance-rule",
    SETTLEMENT "settlement",
    CITY "city",
    COSTS "costs",
    ROAD "road",
    MARITIME_TRADE "maritime-trade",
    DOMESTIC_TRADE "domestic-trade",
    EVENT_CARDS "event-cards",
    NO_EVENT "no-event",
    EARTHQUAKE "earthquake",
    EPIDEMIC "epidemic",
    ROBBER_FLEES "robber-flees",
    LEAP_YEAR "leap-year",
    NEW_YEAR "new-year",
    SEASONS "seasons",
    HELD_WEATHER "held-weather",
    ROAD_BUILDING "road-building",
    LONGEST_ROAD "longest-road",
    TRADE_ROUTE "trade-route",
    LARGEST_ARMY "largest-army",
    HARBORMASTER "harbormaster",
    VICTORY_POINTS "victory-points",
    WINNING "winning",
    CORRECTIONS "corrections",
    SPECIAL_BUILDING "special-building",
    BARBARIANS "barbarians",
    BARBARIAN_ATTACK "barbarian-attack",
    PILLAGE "pillage",
    GATES "event-die-gates",
    EVENT_DIE "event-die",
    IMPROVEMENTS "improvements",
    METROPOLIS "metropolis",
    AQUEDUCT "aqueduct",
    TRADING_HOUSE "trading-house",
    FORTRESS "fortress",
    MERCHANT "merchant",
    COMMODITIES "commodities",
    PROGRESS_CARDS "progress-cards",
    PROGRESS_LIMIT "progress-limit",
    DEFENDER "defender-of-the-island",
    KNIGHTS "knights",
    RECRUITING "recruiting-knights",
    ACTIVATING "activating-knights",
    PROMOTING "promoting-knights",
    DISPLACING "displacing-knights",
    ROBBER_LOCKED "knights-robber-locked",
    KNIGHTS_EVENT_CARDS "knights-event-cards",
    CITY_WALLS "city-walls",
    SMITH "smith",
    COMMERCIAL_HARBOR "commercial-harbor",
    DESERTER "deserter",
    WEDDING "wedding",
    SHIP "ship",
    SHIP_BUILDING "ship-building",
    SHIP_DAMAGE "ship-damage",
    MOVING_SHIPS "moving-ships",
    PIRATE "robber-or-pirate",
    GOLD "gold-field",
    HIDDEN_HEXES "hidden-hexes",
    ISLAND_POINTS "island-points",
    SEA_OPENING "sea-opening",
    SEA_KNIGHTS "sea-knights",
}

/// Facts that are told by hand, with the entries that explain them.
const OF_FACTS: [(&Fact, EntryId); 6] = [
    (&base_facts::Hidden, EntryId::DEVELOPMENT_CARDS),
    (&base_facts::KnightCards, EntryId::LARGEST_ARMY),
    (&base_facts::Revealed, EntryId::POINT_CARDS),
    (&knights_facts::Level, EntryId::IMPROVEMENTS),
    (&knights_facts::Defenders, EntryId::DEFENDER),
    (&knights_facts::Merchant, EntryId::MERCHANT),
];

impl EntryId {
    /// The entry of a fact that is told by hand, if it has one.
    pub fn of_fact(fact: &Fact) -> Option<Self> {
        OF_FACTS.into_iter().find(|(other, _)| *other == fact).map(|(_, entry)| entry)
    }

    /// Returns what explains a rule that was not kept.
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
            breach => Self::of_section(breach.section()),
        }
    }

    const fn of_section(section: Section) -> Self {
        match section {
            Section::Rules(_) => Self::EVENT_CARDS,
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
            Task::Sea(task) => match task {
                SeaTask::Gold { .. } => Self::GOLD,
                SeaTask::TurnUp { .. } => Self::HIDDEN_HEXES,
                SeaTask::FreeShip { .. } => Self::ROAD_BUILDING,
            },
            Task::Take { .. }
            | Task::Give { .. }
            | Task::Pay { .. }
            | Task::Swap { .. }
            | Task::MendRoad { .. }
            | Task::AtTable { .. } => return None,
        })
    }

    /// What explains an event: its own entry, or that of its deck; nothing for those of decks
    /// that didn't come with the program.
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
