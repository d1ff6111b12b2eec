//! The cards that came to a player and left, by how they moved.

use enum_map::{Enum, EnumMap};

use super::works::of_knights;
use super::{Scene, Tally, Work};
use game::{
    CardWork, Deed, DeedGroup, DevelopmentCard, KnightsDeed, Move, Phase, SeaDeed, SeaTask, Seat,
    Task,
};

board::keyed! {
    /// How cards come to a hand or leave it.
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
        /// Half the hand, for a 7 or a card that asks for the same.
        Discard = "discard",
        /// Year of Plenty and Monopoly; the price of cards is [`Self::Building`],
        /// what knights took [`Self::Robber`].
        Development = "development",
        /// What progress cards gave and took; what a Bishop took is [`Self::Robber`], what a
        /// Saboteur cost [`Self::Discard`] (KNIGHTS 12).
        Progress = "progress",
        /// Traded with other players.
        Trade = "trade",
        /// Traded with the bank.
        Bank = "bank",
        /// The price of roads, ships, their repair, settlements, cities, and development cards;
        /// of walls, improvements, and knights as well.
        Building = "building",
    }
}

impl Way {
    /// The way of `one`, which came with this scene. A card that everybody takes
    /// without a choice comes with the deed done just before it: no deed that
    /// an event waits for pays out cards itself.
    fn of(scene: &Scene<'_>, one: &Move) -> Self {
        use DeedGroup::{
            Answer, Buy, Card, Change, City, Correction, Damage, Discard, End, Knights, Number,
            Play, Road, Robber, Sea, Settlement, Steal, Trade, Turn, Vote, Weather, Win,
        };
        let deed = &scene.act.deed;
        let to_bank = matches!(one, Move::ToBank(..) | Move::ToBankUntold(..));
        let between = matches!(one, Move::Between(..) | Move::Unseen(..) | Move::UnseenOf(..));
        match deed.group() {
            Knights(deed) => Self::of_knights(deed),
            Sea(deed) => Self::of_sea(deed, scene.before.phase()),
            Settlement | Road if scene.turn() == 0 => Self::Opening,
            Settlement | Road | City | Buy => Self::Building,
            Damage if let Deed::RepairRoad { .. } = deed => Self::Building,
            Card if scene.is_of_aqueduct() => Self::Aqueduct,
            // An event asks for gifts before its number brings anything.
            Card if let Deed::Give { .. } = deed
                && scene.before.phase() != Phase::Event =>
            {
                Self::Progress
            }
            Play(DevelopmentCard::YearOfPlenty | DevelopmentCard::Monopoly) => Self::Development,
            Trade if let Deed::Trade { .. } = deed => Self::Trade,
            Trade => Self::Bank,
            Discard if to_bank => Self::Discard,
            Steal if between => Self::Robber,
            Correction if let Move::ToBank(..) = one => Self::Opening,
            Answer
            | Card
            | Change
            | Correction
            | Damage
            | Discard
            | End
            | Number(_)
            | Play(
                DevelopmentCard::Knight
                | DevelopmentCard::RoadBuilding
                | DevelopmentCard::VictoryPoint,
            )
            | Robber
            | Steal
            | Turn
            | Vote
            | Weather
            | Win => Self::Event,
        }
    }

    /// The way of cards that came or went with a deed of Seafarers, in `phase`.
    const fn of_sea(deed: &SeaDeed, phase: Phase) -> Self {
        match deed {
            SeaDeed::TakeGold { .. } => match phase {
                Phase::Founding { .. } => Self::Opening,
                Phase::Event => Self::Production,
                Phase::BeforeProduction
                | Phase::Trading
                | Phase::ExtraBuilding { .. }
                | Phase::Over => Self::Discovery,
            },
            SeaDeed::TurnUp { .. } => Self::Discovery,
            SeaDeed::FoundShip { .. }
            | SeaDeed::BuildShip { .. }
            | SeaDeed::MoveShip { .. }
            | SeaDeed::MovePirate { .. }
            | SeaDeed::ChasePirate { .. } => Self::Building,
        }
    }

    /// The way of cards that came or went with a deed of Cities & Knights: what was built is paid
    /// for, by progress cards that build as well.
    fn of_knights(deed: &KnightsDeed) -> Self {
        let is_paid = if let KnightsDeed::Play(play) = deed {
            matches!(play.card().work(), Some(CardWork::City | CardWork::Improvement))
        } else {
            of_knights(deed).is_some_and(|work| !matches!(work, Work::Displacement | Work::Chase))
        };
        if is_paid { Self::Building } else { Self::Progress }
    }
}

impl Scene<'_> {
    /// Returns whether a card is taken since the number brought its taker none: whatever events
    /// give comes before the number is paid.
    fn is_of_aqueduct(&self) -> bool {
        matches!(self.act.deed, Deed::Take { .. }) && self.before.takes_by_aqueduct()
    }
}

/// What one player got and gave, by way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flow {
    got: EnumMap<Way, Tally>,
    gave: EnumMap<Way, Tally>,
}

impl Flow {
    /// Returns what came to the hand by `way`.
    pub fn got(&self, way: Way) -> Tally {
        self.got[way]
    }

    /// Returns what left the hand by `way`.
    pub fn gave(&self, way: Way) -> Tally {
        self.gave[way]
    }

    /// Returns what came to the hand in all.
    pub fn all_got(&self) -> Tally {
        self.got.values().fold(Tally::default(), |sum, tally| sum.plus(*tally))
    }

    /// Returns what left the hand in all.
    pub fn all_gave(&self) -> Tally {
        self.gave.values().fold(Tally::default(), |sum, tally| sum.plus(*tally))
    }

    /// Returns how many more cards came by `way` than left.
    pub fn net(&self, way: Way) -> i64 {
        i64::from(self.got[way].total()) - i64::from(self.gave[way].total())
    }

    pub(super) fn get(&mut self, way: Way, cards: Tally) {
        self.got[way].add(cards);
    }

    pub(super) fn give(&mut self, way: Way, cards: Tally) {
        self.gave[way].add(cards);
    }
}

/// Cards that went from one place to another; `None` is the bank.
#[derive(Clone, Copy, Debug)]
pub(super) struct Passage {
    pub way: Way,
    pub from: Option<Seat>,
    pub to: Option<Seat>,
    pub cards: Tally,
}

/// Everything that moved with this scene, except what its number produced.
pub(super) fn passages<'a>(scene: &'a Scene<'a>) -> impl Iterator<Item = Passage> + 'a {
    let act = scene.act;
    let told = act.moves.iter().filter_map(|one| told(scene, one));
    let is_told = |one: &Move| !matches!(one, Move::FromBankUntold(..) | Move::ToBankUntold(..));
    let unkept = act.moves.iter().all(is_told).then(|| untold(scene));
    told.chain(unkept.into_iter().flatten().flatten())
}

fn told(scene: &Scene<'_>, one: &Move) -> Option<Passage> {
    carried(one).map(|(from, to, cards)| Passage { way: Way::of(scene, one), from, to, cards })
}

/// Returns whose cards a move carries, to whom, and which; `None` is the bank.
pub(crate) fn carried(one: &Move) -> Option<(Option<Seat>, Option<Seat>, Tally)> {
    Some(match one {
        Move::FromBank(to, cards) => (None, Some(*to), Tally::from(*cards)),
        Move::ToBank(from, cards) => (Some(*from), None, Tally::from(*cards)),
        Move::Between(from, to, cards) => (Some(*from), Some(*to), Tally::from(*cards)),
        Move::FromBankUntold(to, count) => (None, Some(*to), Tally::unseen(*count)),
        Move::ToBankUntold(from, count) => (Some(*from), None, Tally::unseen(*count)),
        Move::Unseen(from, to) | Move::UnseenOf(from, to, _) => {
            (Some(*from), Some(*to), Tally::unseen(1))
        }
        Move::Shown(..) | Move::Corrected(..) => return None,
    })
}

/// Cards that an event moved to or from the bank without anybody saying which,
/// when hands are not followed: just one each.
fn untold(scene: &Scene<'_>) -> [Option<Passage>; 2] {
    let way = if scene.is_of_aqueduct() { Way::Aqueduct } else { Way::Event };
    let one = |from, to| Some(Passage { way, from, to, cards: Tally::unseen(1) });
    let deed = &scene.act.deed;
    if let Deed::Take { player, card: None } = deed {
        [one(None, Some(*player)), None]
    } else if let Deed::Pay { player, card: None } = deed {
        [one(Some(*player), None), None]
    } else if let Deed::Swap { player, cards: None } = deed {
        [one(None, Some(*player)), one(Some(*player), None)]
    } else if let Deed::Sea(deed) = deed
        && let SeaDeed::TakeGold { player, cards: None } = deed
    {
        let way = Way::of_sea(deed, scene.before.phase());
        let cards = Tally::unseen(gold_due(scene, *player));
        [Some(Passage { way, from: None, to: Some(*player), cards }), None]
    } else {
        [None, None]
    }
}

/// Returns what `player`, who just took something for gold, could take of the bank.
fn gold_due(scene: &Scene<'_>, player: Seat) -> u16 {
    let of_player = |task: &Task| {
        let Task::Sea(SeaTask::Gold { player: who, count }) = task else { return None };
        (*who == player).then_some(*count)
    };
    let count = scene.before.tasks().iter().find_map(of_player);
    count.map_or(0, |count| scene.before.gold_due(count))
}
