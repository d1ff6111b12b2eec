//! The cards that came to a player and left, by how they moved.

use enum_map::EnumMap;

use super::works::told;
use super::{Scene, Tally, Way};
use game::{Deed, Move, SeaDeed, SeaTask, Seat, Task};

/// Cards that one player got and gave, by way.
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
    let seen = act.moves.iter().filter_map(|one| {
        let (from, to, cards) = carried(one)?;
        Some(Passage { way: told(scene, Some(one)).0, from, to, cards })
    });
    let is_told = |one: &Move| !matches!(one, Move::FromBankUntold(..) | Move::ToBankUntold(..));
    let unkept = act.moves.iter().all(is_told).then(|| untold(scene));
    seen.chain(unkept.into_iter().flatten().flatten())
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
        let way = told(scene, None).0;
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
