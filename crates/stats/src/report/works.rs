//! What players did, counted: roads, knights, ships, and so on, whichever game brings them.

use enum_map::{Enum, EnumMap};

use super::Scene;
use game::{
    Building, CardWork, Deed, DeedGroup, DevelopmentCard, Expansion, KnightsDeed, PerSeat,
    Readiness, SeaDeed,
};

board::keyed! {
    /// What can be built, bought, or done.
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
    }
}

impl Work {
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
        }
    }

    /// Returns what a scene does, and how often; the opening's placements count.
    fn of(scene: &Scene<'_>) -> Option<(Self, usize)> {
        use DeedGroup::{
            Answer, Buy, Card, Change, City, Correction, Damage, Discard, End, Knights, Number,
            Play, Road, Robber, Sea, Settlement, Steal, Trade, Turn, Vote, Weather, Win,
        };
        let once = match scene.act.deed.group() {
            Road => Self::Road,
            Settlement if founds_city(scene) => Self::City,
            Settlement => Self::Settlement,
            City => Self::City,
            Buy => Self::Card,
            Play(DevelopmentCard::Knight) => Self::Army,
            Knights(KnightsDeed::Play(play))
                if play.card().work() == Some(CardWork::Activation) =>
            {
                let own = scene.before.pieces().knights_of(scene.doer());
                let lying = own.filter(|(_, knight)| knight.readiness == Readiness::Inactive);
                return Some((Self::Activation, lying.count()));
            }
            Knights(deed) => of_knights(deed)?,
            Sea(SeaDeed::FoundShip { .. } | SeaDeed::BuildShip { .. }) => Self::Ship,
            Sea(SeaDeed::MoveShip { .. }) => Self::Move,
            Sea(SeaDeed::MovePirate { .. } | SeaDeed::ChasePirate { .. }) => Self::Pirate,
            Sea(SeaDeed::TurnUp { .. }) => Self::Discovery,
            Sea(SeaDeed::TakeGold { .. })
            | Play(
                DevelopmentCard::RoadBuilding
                | DevelopmentCard::YearOfPlenty
                | DevelopmentCard::Monopoly
                | DevelopmentCard::VictoryPoint,
            )
            | Answer
            | Card
            | Change
            | Correction
            | Damage
            | Discard
            | End
            | Number(_)
            | Robber
            | Steal
            | Trade
            | Turn
            | Vote
            | Weather
            | Win => return None,
        };
        Some((once, 1))
    }
}

/// Returns what a deed of Cities & Knights does; progress cards that do the same count.
pub(super) const fn of_knights(deed: &KnightsDeed) -> Option<Work> {
    Some(match deed {
        KnightsDeed::BuildWall { .. } => Work::Wall,
        KnightsDeed::Improve { .. } => Work::Improvement,
        KnightsDeed::Recruit { .. } => Work::Knight,
        KnightsDeed::Activate { .. } => Work::Activation,
        KnightsDeed::Promote { .. } => Work::Promotion,
        KnightsDeed::Displace { .. } => Work::Displacement,
        KnightsDeed::ChaseRobber { .. } => Work::Chase,
        KnightsDeed::Play(play) => match play.card().work() {
            Some(CardWork::City) => Work::City,
            Some(CardWork::Improvement) => Work::Improvement,
            Some(CardWork::Wall) => Work::Wall,
            Some(CardWork::Activation) => Work::Activation,
            None => return None,
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
        | KnightsDeed::PlaceDeserter { .. } => return None,
    })
}

/// The opening's second building is a city in Cities & Knights (KNIGHTS 2).
fn founds_city(scene: &Scene<'_>) -> bool {
    let Deed::FoundSettlement { at } = scene.act.deed else { return false };
    let built = scene.after.pieces().building(at);
    built.is_some_and(|(_, building)| building == Building::City)
}

/// How often a player did what.
pub type Works = EnumMap<Work, u32>;

/// Counts what this scene did.
pub(super) fn note_work(players: &mut PerSeat<Works>, scene: &Scene<'_>) {
    let abroad = (Work::Island, scene.act.sea.len());
    for (work, count) in Work::of(scene).into_iter().chain([abroad]) {
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        players.change(scene.doer(), |works| works[work] += count);
    }
}
