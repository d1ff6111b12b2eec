//! Deeds as statistics see them: by which way their cards went, and what work was done, whichever
//! game brings it.

use enum_map::{Enum, EnumMap};

use super::Scene;
use game::{
    Building, CardWork, Deed, DeedGroup, DevelopmentCard, Expansion, FishDeed, KnightsDeed, Move,
    OilDeed, PerSeat, Phase, Piece, Readiness, RiversDeed, ScenarioDeed, SeaChange, SeaDeed,
    WagonChange, WagonDeed,
};

board::keyed! {
    /// A way on which cards come to a hand or leave it.
    #[derive(Enum)]
    pub enum Way {
        /// With the second settlement, in Cities & Knights with the city.
        Opening = "opening",
        /// Produced by the number, for gold as well.
        Production = "production",
        /// For a hidden hex that was turned up (SEA 7).
        Discovery = "discovery",
        /// Taken by an aqueduct, where the number brought nothing (KNIGHTS 4).
        Aqueduct = "aqueduct",
        /// An event card gave or asked for them.
        Event = "event",
        /// Random cards from other hands: for a 7, a knight, or an event, and the pirate's.
        Robber = "robber",
        /// Bought with fish: resources, and random cards of others (TRADERS 1.5).
        Fish = "fish",
        /// Resources for oil (TRADERS 7.4).
        Oil = "oil",
        /// Random cards that the fleet took (SCENARIOS 4.4).
        Fleet = "fleet",
        /// Half the hand, for a 7 or a card that asks for the same.
        Discard = "discard",
        /// Year of Plenty and Monopoly; the price of cards is [`Self::Building`],
        /// what knights took [`Self::Robber`].
        Development = "development",
        /// Cards that progress cards gave and took; those a Bishop took is [`Self::Robber`], what a
        /// Saboteur cost [`Self::Discard`] (KNIGHTS 12).
        Progress = "progress",
        /// Traded with other players.
        Trade = "trade",
        /// Traded with the bank, for gold as well.
        Bank = "bank",
        /// The price of roads, ships, bridges, their repair, settlements, cities, and development cards;
        /// of walls, improvements, and knights as well.
        Building = "building",
    }
}

board::keyed! {
    /// Something that can be built, bought, or done.
    #[derive(Enum)]
    pub enum Work {
        /// A road, free ones included.
        Road = "road",
        Settlement = "settlement",
        City = "city",
        /// A development card bought.
        Card = "card",
        /// A development card with a knight played.
        Army = "army",
        /// A knight, new on the island.
        Knight = "knight",
        Promotion = "promotion",
        Activation = "activation",
        Wall = "wall",
        Improvement = "improvement",
        /// Somebody else's knight displaced by an own one.
        Displacement = "displacement",
        /// The robber chased by a knight.
        Chase = "chase",
        /// A ship built, free ones and the opening's included.
        Ship = "ship",
        /// A ship moved; one that was put back counts twice.
        Move = "move",
        /// The pirate moved, by a knight on the island as well.
        Pirate = "pirate",
        /// A hidden hex turned up.
        Discovery = "discovery",
        /// A first settlement on a foreign island.
        Island = "island",
        /// An attack on a fortress (SCENARIOS 4.7).
        Siege = "siege",
        /// A level of a wonder built (SCENARIOS 5.4).
        WonderLevel = "wonder_level",
        /// Fish spent (TRADERS 1.5).
        FishSpent = "fish_spent",
        /// A fish token exchanged (TRADERS 1.4).
        Exchange = "exchange",
        /// The boot passed on (TRADERS 1.6).
        Boot = "boot",
        /// A bridge built (TRADERS 2.4).
        Bridge = "bridge",
        /// A wagon moved (TRADERS 5.4).
        Travel = "travel",
        /// Cargo delivered (TRADERS 5.5).
        Delivery = "delivery",
        /// A level of a baggage train (TRADERS 5.6).
        Train = "train",
        /// A bandit moved (TRADERS 5.3).
        Bandit = "bandit",
        /// An oil turned into resources (TRADERS 7.4).
        OilUsed = "oil_used",
        /// An oil metropolis built (TRADERS 7.4).
        OilMetropolis = "oil_metropolis",
        /// An oil sequestered (TRADERS 7.6).
        Sequestering = "sequestering",
        /// A disaster at the end of a turn (TRADERS 7.5).
        Disaster = "disaster",
    }
}

impl Work {
    const fn of(piece: Piece) -> Self {
        match piece {
            Piece::Road => Self::Road,
            Piece::Settlement => Self::Settlement,
            Piece::City => Self::City,
            Piece::Ship => Self::Ship,
            Piece::Bridge => Self::Bridge,
        }
    }

    /// Those that an expansion brings; without one, what the base game builds and buys.
    pub const fn brought_by(expansion: Option<Expansion>) -> &'static [Self] {
        match expansion {
            None => &[Self::Road, Self::Settlement, Self::City, Self::Card],
            Some(Expansion::Knights) => &[
                Self::Knight,
                Self::Promotion,
                Self::Activation,
                Self::Wall,
                Self::Improvement,
                Self::Displacement,
                Self::Chase,
            ],
            Some(Expansion::Sea) => {
                &[Self::Ship, Self::Move, Self::Pirate, Self::Discovery, Self::Island]
            }
            Some(Expansion::Fish) => &[Self::FishSpent, Self::Exchange, Self::Boot],
            Some(Expansion::Rivers) => &[Self::Bridge],
            Some(Expansion::Wagons) => &[Self::Travel, Self::Delivery, Self::Train, Self::Bandit],
            Some(Expansion::Oil) => {
                &[Self::OilUsed, Self::OilMetropolis, Self::Sequestering, Self::Disaster]
            }
        }
    }
}

/// Returns the way of the cards that came or went with this scene, by `one` of its moves, and what
/// was done; the opening's placements count. A card that everybody takes without a choice comes
/// with the deed done just before it: no deed that an event waits for pays out cards itself.
pub(super) fn told(scene: &Scene<'_>, one: Option<&Move>) -> (Way, Option<Work>) {
    use DeedGroup::{
        Answer, Built, Buy, Card, Change, Correction, Damage, Discard, End, Fish, Gold, Knights,
        Number, Oil, Play, Rivers, Robber, Sea, Steal, Trade, Turn, Vote, Wagons, Weather, Win,
    };
    let deed = &scene.act.deed;
    let to_bank = matches!(one, Some(Move::ToBank(..) | Move::ToBankUntold(..)));
    let between = matches!(one, Some(Move::Between(..) | Move::Unseen(..) | Move::UnseenOf(..)));
    let placing = if scene.turn() == 0 { Way::Opening } else { Way::Building };
    match deed.group() {
        Built(_) if founds_city(scene) => (placing, Some(Work::City)),
        Built(piece) => (placing, Some(Work::of(piece))),
        Buy => (Way::Building, Some(Work::Card)),
        Knights(deed) => of_knights(deed),
        Sea(deed) => of_sea(deed, scene.before.phase()),
        Fish(deed) => of_fish(*deed),
        Wagons(deed) => of_wagons(
            *deed,
            scene.act.wagons.iter().any(|it| matches!(it, WagonChange::Delivered { .. })),
        ),
        Oil(deed) => of_oil(deed),
        Card | Steal if scene.before.fish().is_some_and(|fish| fish.buys().is_some()) => {
            (Way::Fish, None)
        }
        Rivers(RiversDeed::BuildBridge { .. }) => (Way::Building, Some(Work::Bridge)),
        Damage if let Deed::RepairRoad { .. } = deed => (Way::Building, None),
        Card if scene.is_of_aqueduct() => (Way::Aqueduct, None),
        // An event asks for gifts before its number brings anything.
        Card if let Deed::Give { .. } = deed
            && scene.before.phase() != Phase::Event =>
        {
            (Way::Progress, None)
        }
        Play(DevelopmentCard::Knight) => (Way::Event, Some(Work::Army)),
        Play(DevelopmentCard::YearOfPlenty | DevelopmentCard::Monopoly) => (Way::Development, None),
        Trade if let Deed::Trade { .. } = deed => (Way::Trade, None),
        Gold(_) | Trade => (Way::Bank, None),
        Discard if to_bank => (Way::Discard, None),
        Steal if between => (Way::Robber, None),
        Correction if let Some(Move::ToBank(..)) = one => (Way::Opening, None),
        Answer
        | Card
        | Change
        | Correction
        | Damage
        | Discard
        | End
        | Number(_)
        | Play(
            DevelopmentCard::RoadBuilding
            | DevelopmentCard::VictoryPoint
            | DevelopmentCard::SwiftJourney,
        )
        | Rivers(RiversDeed::SaveCity { .. })
        | Robber
        | Steal
        | Turn
        | Vote
        | Weather
        | Win => (Way::Event, None),
    }
}

/// The same of a deed of Seafarers, in `phase`.
const fn of_sea(deed: &SeaDeed, phase: Phase) -> (Way, Option<Work>) {
    match deed {
        SeaDeed::TakeGold { .. } => match phase {
            Phase::Founding { .. } => (Way::Opening, None),
            Phase::Event => (Way::Production, None),
            Phase::BeforeProduction
            | Phase::Trading
            | Phase::ExtraBuilding { .. }
            | Phase::Over => (Way::Discovery, None),
        },
        SeaDeed::TurnUp { .. } => (Way::Discovery, Some(Work::Discovery)),
        SeaDeed::FoundShip { .. } | SeaDeed::BuildShip { .. } => (Way::Building, Some(Work::Ship)),
        SeaDeed::MoveShip { .. } => (Way::Building, Some(Work::Move)),
        SeaDeed::MovePirate { .. } | SeaDeed::ChasePirate { .. } => {
            (Way::Building, Some(Work::Pirate))
        }
        SeaDeed::Scenario(ScenarioDeed::LoseToFleet { .. }) => (Way::Fleet, None),
        SeaDeed::Scenario(ScenarioDeed::Besiege { .. }) => (Way::Building, Some(Work::Siege)),
        SeaDeed::Scenario(ScenarioDeed::ClaimWonder { .. }) => (Way::Building, None),
        SeaDeed::Scenario(ScenarioDeed::BuildLevel) => (Way::Building, Some(Work::WonderLevel)),
        SeaDeed::Scenario(
            ScenarioDeed::LayHarbor { .. }
            | ScenarioDeed::TakeCloth { .. }
            | ScenarioDeed::SailFleet { .. }
            | ScenarioDeed::RevealPoints { .. },
        ) => (Way::Event, None),
    }
}

/// The same of a deed with wagons, which may have `delivered`.
const fn of_wagons(deed: WagonDeed, delivered: bool) -> (Way, Option<Work>) {
    let work = match deed {
        WagonDeed::Travel { .. } if delivered => Some(Work::Delivery),
        WagonDeed::Travel { .. } => Some(Work::Travel),
        WagonDeed::BuyLevel => Some(Work::Train),
        WagonDeed::MoveBandit { .. } | WagonDeed::SendAway { .. } => Some(Work::Bandit),
        WagonDeed::Feed
        | WagonDeed::Load { .. }
        | WagonDeed::DriveOff { .. }
        | WagonDeed::PlaySwiftJourney => None,
    };
    (Way::Building, work)
}

/// The same of a deed with fish: what they buy comes with the deed after it.
const fn of_fish(deed: FishDeed) -> (Way, Option<Work>) {
    match deed {
        FishDeed::Spend { .. } => (Way::Fish, Some(Work::FishSpent)),
        FishDeed::Exchange { .. } => (Way::Fish, Some(Work::Exchange)),
        FishDeed::DrawBoot { .. } => (Way::Fish, None),
        FishDeed::PassBoot { .. } => (Way::Fish, Some(Work::Boot)),
    }
}

/// The same of a deed with oil that no other group has.
const fn of_oil(deed: &OilDeed) -> (Way, Option<Work>) {
    match deed {
        OilDeed::Convert { .. } => (Way::Oil, Some(Work::OilUsed)),
        OilDeed::BuildMetropolis { .. } => (Way::Building, Some(Work::OilMetropolis)),
        OilDeed::Sequester => (Way::Oil, Some(Work::Sequestering)),
        OilDeed::Disaster { .. } => (Way::Oil, Some(Work::Disaster)),
        OilDeed::Pollute { .. }
        | OilDeed::Discard { .. }
        | OilDeed::Steal { .. }
        | OilDeed::Take { .. }
        | OilDeed::Give { .. }
        | OilDeed::Monopoly
        | OilDeed::YearOfPlenty { .. } => (Way::Oil, None),
    }
}

/// The same of a deed of Cities & Knights: progress cards that do the same work count as that, and
/// those that build are paid for with what they build.
const fn of_knights(deed: &KnightsDeed) -> (Way, Option<Work>) {
    match deed {
        KnightsDeed::BuildWall { .. } => (Way::Building, Some(Work::Wall)),
        KnightsDeed::Improve { .. } => (Way::Building, Some(Work::Improvement)),
        KnightsDeed::Recruit { .. } => (Way::Building, Some(Work::Knight)),
        KnightsDeed::Activate { .. } => (Way::Building, Some(Work::Activation)),
        KnightsDeed::Promote { .. } => (Way::Building, Some(Work::Promotion)),
        KnightsDeed::Displace { .. } => (Way::Progress, Some(Work::Displacement)),
        KnightsDeed::ChaseRobber { .. } => (Way::Progress, Some(Work::Chase)),
        KnightsDeed::Play(play) => match play.card().work() {
            Some(CardWork::City) => (Way::Building, Some(Work::City)),
            Some(CardWork::Improvement) => (Way::Building, Some(Work::Improvement)),
            Some(CardWork::Wall) => (Way::Progress, Some(Work::Wall)),
            Some(CardWork::Activation) => (Way::Progress, Some(Work::Activation)),
            None => (Way::Progress, None),
        },
        KnightsDeed::PlaceMetropolis { .. }
        | KnightsDeed::MoveKnight { .. }
        | KnightsDeed::Relocate { .. }
        | KnightsDeed::LoseCity { .. }
        | KnightsDeed::ChooseDeck { .. }
        | KnightsDeed::PutBack { .. }
        | KnightsDeed::RollEventDie { .. }
        | KnightsDeed::EventDie { .. }
        | KnightsDeed::ShowPoint { .. }
        | KnightsDeed::TradeAtHarbor { .. }
        | KnightsDeed::LoseKnight { .. }
        | KnightsDeed::PlaceDeserter { .. } => (Way::Progress, None),
    }
}

impl Scene<'_> {
    /// Returns whether a card is taken since the number brought its taker none: whatever events
    /// give comes before the number is paid.
    pub(super) fn is_of_aqueduct(&self) -> bool {
        matches!(self.act.deed, Deed::Take { .. }) && self.before.takes_by_aqueduct()
    }
}

/// The opening's second building is a city in Cities & Knights (KNIGHTS 2).
fn founds_city(scene: &Scene<'_>) -> bool {
    let Deed::FoundSettlement { at } = scene.act.deed else { return false };
    let built = scene.after.pieces().building(at);
    built.is_some_and(|(_, building)| building == Building::City)
}

/// The number of times that a player did each.
pub type Works = EnumMap<Work, u32>;

/// Counts what this scene did.
pub(super) fn note_work(players: &mut PerSeat<Works>, scene: &Scene<'_>) {
    let doer = scene.doer();
    let mut count = |work, times: usize| {
        let times = u32::try_from(times).unwrap_or(u32::MAX);
        players.change(doer, |works| works[work] += times);
    };
    let earned = scene.act.sea.iter().filter(|it| matches!(it, SeaChange::Earned { .. }));
    count(Work::Island, earned.count());
    let Some(work) = told(scene, None).1 else { return };
    // A card makes all of them active at once.
    let is_card = matches!(scene.act.deed, Deed::Knights(KnightsDeed::Play(_)));
    let own = scene.before.pieces().knights_of(doer);
    let lying = own.filter(|(_, knight)| knight.readiness == Readiness::Inactive);
    count(work, if is_card && work == Work::Activation { lying.count() } else { 1 });
}
