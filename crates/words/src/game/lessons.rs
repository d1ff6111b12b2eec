//! Lessons, each given where its subject first comes up: the first steps of a newcomer, a sentence
//! each; and the parts of Cities & Knights, Seafarers and its scenarios, fish, rivers, wagons, and
//! oil that the base game doesn't have, with their rules.

use serde::{Deserialize, Serialize};

use super::GameWords;
use super::why::CitedRule;
use cards::Award;
use game::{
    Authority, Deed, DeedGroup, Expansion, FishDeed, KnightsDeed, OilDeed, ProgressCard,
    RiversDeed, Rule, ScenarioDeed, SeaDeed, WagonDeed,
};

/// The game that brings a lesson: an expansion, or any game as a newcomer's first step.
const ANY: Option<Expansion> = None;
const KNIGHTS: Option<Expansion> = Some(Expansion::Knights);
const SEA: Option<Expansion> = Some(Expansion::Sea);
const FISH: Option<Expansion> = Some(Expansion::Fish);
const RIVERS: Option<Expansion> = Some(Expansion::Rivers);
const WAGONS: Option<Expansion> = Some(Expansion::Wagons);
const OIL: Option<Expansion> = Some(Expansion::Oil);

/// Lessons: the name in the locales, what brings them, and the rules of the game behind them,
/// after their own, as `$say` has them.
macro_rules! lessons {
    ($say:ident: $($(#[$doc:meta])* $name:ident $key:literal $of:ident [$($rule:expr),*];)*) => {
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum Lesson {
            $($(#[$doc])* $name,)*
        }

        impl Lesson {
            pub const ALL: [Self; [$(Self::$name),*].len()] = [$(Self::$name),*];

            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$name => $key,)*
                }
            }

            /// The expansion that brings it; none: any game has it, it is a newcomer's first step.
            pub const fn expansion(self) -> Option<Expansion> {
                match self {
                    $(Self::$name => $of,)*
                }
            }

            fn rules(self, $say: &GameWords<'_>) -> Vec<Rule> {
                match self {
                    $(Self::$name => vec![$($rule),*],)*
                }
            }
        }
    };
}

lessons! { say:
    /// The barbarians, above the island (KNIGHTS 9).
    Barbarians "barbarians" KNIGHTS [Rule::Attack];
    /// The effects of an attack (KNIGHTS 9).
    Attack "attack" KNIGHTS [Rule::Attack, Rule::EventDie];
    /// A gate, and who draws (KNIGHTS 8).
    Gate "gate" KNIGHTS [Rule::Gate, Rule::Clockwise];
    /// A knight on a spot (KNIGHTS 10).
    Recruiting "recruiting" KNIGHTS [];
    /// An inactive knight (KNIGHTS 10).
    Activating "activating" KNIGHTS [];
    /// The three tracks (KNIGHTS 7).
    Improvements "improvements" KNIGHTS [Rule::Metropolis];
    /// Progress cards (KNIGHTS 8).
    Progress "progress" KNIGHTS [Rule::ProgressLimit, Rule::Progress];
    /// Walls, and the hand limit of a 7 (KNIGHTS 5).
    Walls "walls" KNIGHTS [Rule::HandLimit(say.state.rules().hand_limit)];
    /// A metropolis (KNIGHTS 7).
    Metropolis "metropolis" KNIGHTS [Rule::Metropolis, Rule::Points];
    /// The event die that the table rolls (KNIGHTS 3).
    EventDie "event_die" KNIGHTS [Rule::EventDie];
    /// A commodity that a city brings (KNIGHTS 4).
    Commodities "commodities" KNIGHTS [];
    /// The actions of an active knight (KNIGHTS 10).
    Acting "acting" KNIGHTS [];
    /// A pillaged city that stands for a settlement (KNIGHTS 9).
    LaidCity "laid_city" KNIGHTS [];
    /// A ship on a spot (SEA 2).
    Ship "ship" SEA [];
    /// A ship that may move (SEA 3).
    Sailing "sailing" SEA [];
    /// The pirate beside the robber (SEA 5).
    Pirate "pirate" SEA [Rule::SevenRobber];
    /// The cards that gold brings (SEA 6).
    Gold "gold" SEA [Rule::GoldOrder];
    /// A hidden hex that is turned up (SEA 7).
    Fog "fog" SEA [];
    /// A first settlement on a foreign island (SEA 8).
    Abroad "abroad" SEA [Rule::Chits(say.state.sea_rules().foreign_island)];
    /// A road and a ship that meet without a building (SEA 4).
    Route "route" SEA [Rule::Award(Award::LongestRoad)];
    /// Paths by the forgotten tribe, with what lies there (SCENARIOS 2.3).
    MarkedPaths "marked_paths" SEA [Rule::MarkedPaths];
    /// Villages that trade cloth (SCENARIOS 3.3, 3.4).
    Villages "villages" SEA [Rule::EmptyVillages];
    /// The fleet, and whom it attacks (SCENARIOS 4.4).
    Fleet "fleet" SEA [Rule::Fleet];
    /// A fortress that may be attacked (SCENARIOS 4.7).
    Siege "siege" SEA [];
    /// Wonders that may be claimed and built (SCENARIOS 5.3, 5.4).
    Wonders "wonders" SEA [];
    /// Fish tokens that a number brought (TRADERS 1.3).
    Catch "catch" FISH [Rule::Catch];
    /// A token that somebody without room may exchange (TRADERS 1.4).
    FullNet "full_net" FISH [Rule::FishLimit];
    /// Fish that may be spent (TRADERS 1.5).
    SpendingFish "spending_fish" FISH [Rule::FishSpent];
    /// The boot in the builder's hands (TRADERS 1.6).
    Boot "boot" FISH [Rule::Boot];
    /// A site where a bridge may be built (TRADERS 2.4).
    Bridge "bridge" RIVERS [];
    /// Gold that buys something (TRADERS 2.6).
    Purse "purse" RIVERS [];
    /// The Wealthiest and the Poor Settlers (TRADERS 2.7).
    Settlers "settlers" RIVERS [];
    /// A wagon that may move (TRADERS 5.4).
    Wagon "wagon" WAGONS [];
    /// A token to load, and what a delivery brings (TRADERS 5.5).
    Cargo "cargo" WAGONS [Rule::Cargo];
    /// A bandit that has to move (TRADERS 5.3).
    Bandit "bandit" WAGONS [Rule::Bandit];
    /// A level that may be bought (TRADERS 5.6).
    Train "train" WAGONS [];
    /// A bandit beside a wagon (TRADERS 5.7).
    DriveOff "drive_off" WAGONS [Rule::DriveOff];
    /// Oil that may be used (TRADERS 7.4).
    UsingOil "using_oil" OIL [Rule::OilGot];
    /// The track that is nearly full (TRADERS 7.4).
    OilTrack "oil_track" OIL [Rule::Disaster];
    /// A disaster at the end of a turn (TRADERS 7.5).
    Disaster "disaster" OIL [Rule::Disaster];
    /// Oil that may be sequestered (TRADERS 7.6).
    Sequestering "sequestering" OIL [Rule::Sequestered];
    /// The source of a turn's number.
    Drawing "drawing" ANY [];
    /// The cards that players take.
    Payouts "payouts" ANY [];
    /// A spot on the island, and what it costs.
    Building "building" ANY [];
    /// Steps back.
    Undoing "undoing" ANY [];
    /// A long touch on a number.
    Correcting "correcting" ANY [];
    /// The view that everybody can read.
    TableView "table_view" ANY [];
}

impl Lesson {
    /// Returns whether any game has it: a newcomer's first step.
    pub const fn is_first_step(self) -> bool {
        matches!(self.expansion(), ANY)
    }

    /// Returns the lesson that whoever has done this needs no longer.
    pub const fn done_by(deed: &Deed) -> Option<Self> {
        if let Deed::FoundSettlement { .. } | Deed::FoundRoad { .. } | Deed::TellOwn { .. } = deed {
            return None;
        }
        match deed.group() {
            DeedGroup::Built(_) => Some(Self::Building),
            DeedGroup::Number(_) => Some(Self::Drawing),
            DeedGroup::Correction => Some(Self::Correcting),
            DeedGroup::Knights(deed) => Self::done_with_knights(deed),
            DeedGroup::Sea(deed) => Self::done_at_sea(deed),
            DeedGroup::Fish(deed) => Some(match deed {
                FishDeed::Spend { .. } => Self::SpendingFish,
                FishDeed::Exchange { .. } => Self::FullNet,
                FishDeed::DrawBoot { .. } => Self::Catch,
                FishDeed::PassBoot { .. } => Self::Boot,
            }),
            DeedGroup::Gold(_) => Some(Self::Purse),
            DeedGroup::Rivers(RiversDeed::BuildBridge { .. }) => Some(Self::Bridge),
            DeedGroup::Wagons(deed) => Self::done_with_a_wagon(deed),
            DeedGroup::Oil(deed) => Self::done_with_oil(deed),
            DeedGroup::Damage
            | DeedGroup::Rivers(RiversDeed::SaveCity { .. })
            | DeedGroup::Vote
            | DeedGroup::Weather
            | DeedGroup::Robber
            | DeedGroup::Steal
            | DeedGroup::Discard
            | DeedGroup::Card
            | DeedGroup::Answer
            | DeedGroup::Buy
            | DeedGroup::Play(_)
            | DeedGroup::Trade
            | DeedGroup::Turn
            | DeedGroup::Win
            | DeedGroup::End
            | DeedGroup::Change => None,
        }
    }

    const fn done_with_a_wagon(deed: &WagonDeed) -> Option<Self> {
        Some(match deed {
            WagonDeed::Travel { .. } => Self::Wagon,
            WagonDeed::Load { .. } => Self::Cargo,
            WagonDeed::MoveBandit { .. } | WagonDeed::SendAway { .. } => Self::Bandit,
            WagonDeed::DriveOff { .. } => Self::DriveOff,
            WagonDeed::BuyLevel => Self::Train,
            WagonDeed::Feed | WagonDeed::PlaySwiftJourney => return None,
        })
    }

    const fn done_with_oil(deed: &OilDeed) -> Option<Self> {
        Some(match deed {
            OilDeed::Convert { .. } | OilDeed::BuildMetropolis { .. } => Self::UsingOil,
            OilDeed::Sequester => Self::Sequestering,
            OilDeed::Disaster { .. } | OilDeed::Pollute { .. } => Self::Disaster,
            OilDeed::Discard { .. }
            | OilDeed::Steal { .. }
            | OilDeed::Take { .. }
            | OilDeed::Give { .. }
            | OilDeed::Monopoly
            | OilDeed::YearOfPlenty { .. } => return None,
        })
    }

    const fn done_with_knights(deed: &KnightsDeed) -> Option<Self> {
        use KnightsDeed as D;
        Some(match deed {
            D::BuildWall { .. } => Self::Walls,
            D::Improve { .. } => Self::Improvements,
            D::PlaceMetropolis { .. } => Self::Metropolis,
            D::Recruit { .. } => Self::Recruiting,
            D::Activate { .. } => Self::Activating,
            D::MoveKnight { .. } | D::Displace { .. } | D::ChaseRobber { .. } => Self::Acting,
            D::LoseCity { .. } => Self::Attack,
            D::EventDie { .. } => Self::EventDie,
            D::Play(_) => Self::Progress,
            D::Promote { .. }
            | D::Relocate { .. }
            | D::ChooseDeck { .. }
            | D::PutBack { .. }
            | D::RollEventDie { .. }
            | D::ShowPoint { .. }
            | D::TradeAtHarbor { .. }
            | D::LoseKnight { .. }
            | D::PlaceDeserter { .. } => return None,
        })
    }

    const fn done_at_sea(deed: &SeaDeed) -> Option<Self> {
        Some(match deed {
            SeaDeed::BuildShip { .. } => Self::Ship,
            SeaDeed::MoveShip { .. } => Self::Sailing,
            SeaDeed::MovePirate { .. } => Self::Pirate,
            SeaDeed::ChasePirate { .. } => Self::Acting,
            SeaDeed::TakeGold { .. } => Self::Gold,
            SeaDeed::TurnUp { .. } => Self::Fog,
            SeaDeed::Scenario(deed) => return Self::done_in_scenario(deed),
            SeaDeed::FoundShip { .. } => return None,
        })
    }

    const fn done_in_scenario(deed: &ScenarioDeed) -> Option<Self> {
        use ScenarioDeed as D;
        Some(match deed {
            D::LayHarbor { .. } => Self::MarkedPaths,
            D::TakeCloth { .. } => Self::Villages,
            D::SailFleet { .. } => Self::Fleet,
            D::Besiege { .. } => Self::Siege,
            D::ClaimWonder { .. } | D::BuildLevel => Self::Wonders,
            D::LoseToFleet { .. } | D::RevealPoints { .. } => return None,
        })
    }
}

impl GameWords<'_> {
    /// Returns what it is about: "The barbarians".
    pub fn lesson_title(&self, lesson: Lesson) -> String {
        self.with(&format!("lesson-title-{}", lesson.key()), &[])
    }

    pub fn lesson_sentence(&self, lesson: Lesson) -> String {
        let (limit, source) = (self.state.rules().hand_limit, self.state.numbers().key());
        let points = self.state.sea_rules().foreign_island;
        let key = format!("lesson-says-{}", lesson.key());
        self.with(&key, &[("limit", &limit), ("count", &points), ("source", &source)])
    }

    /// Its rule in plain words, and the rules behind it; none of a first step.
    pub fn lesson_rules(&self, lesson: Lesson) -> Vec<CitedRule> {
        if lesson.is_first_step() {
            return Vec::new();
        }
        let key = format!("lesson-rule-{}", lesson.key());
        let words = self.with(&key, &[("card", &ProgressCard::Alchemist)]);
        let mut rules = vec![CitedRule { words, authority: Authority::Official }];
        rules.extend(self.said(&lesson.rules(self)));
        rules
    }
}
