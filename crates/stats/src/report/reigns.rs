//! Prizes that players take from one another, and for how long each of them had it.

use super::TurnsPlayed;
use cards::Award;
use game::{Seat, Seats, State, Track};

/// Something that players take from one another: an award, a metropolis in Cities & Knights, or a
/// tile of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Prize {
    Award(Award),
    Metropolis(Track),
    /// The Champion of the Environment (TRADERS 7.6).
    Champion,
    /// The Wealthiest Settler (TRADERS 2.7).
    Wealthiest,
    /// A Poor Settler, which several may have (TRADERS 2.7).
    Poor,
    /// The boot (TRADERS 1.6).
    Boot,
}

impl Prize {
    /// Those that one player has at most, which fly from one to another where they change hands.
    pub const SOLE: [Self; 9] = [
        Self::Award(Award::LongestRoad),
        Self::Award(Award::LargestArmy),
        Self::Award(Award::Harbormaster),
        Self::Metropolis(Track::Science),
        Self::Metropolis(Track::Trade),
        Self::Metropolis(Track::Politics),
        Self::Champion,
        Self::Wealthiest,
        Self::Boot,
    ];

    /// Those of them that bring points by themselves, which are told together.
    pub const ON_POINTS: [Self; 7] = {
        let [road, army, harbors, science, trade, politics, champion, ..] = Self::SOLE;
        [road, army, harbors, science, trade, politics, champion]
    };

    /// The settlers' tiles, which follow every change of gold (TRADERS 2.7).
    pub const SETTLERS: [Self; 2] = [Self::Wealthiest, Self::Poor];

    /// Returns who has it in `state`, as far as it counts; where several have it, nobody.
    pub fn holder(self, state: &State) -> Option<Seat> {
        match self.holders(state).as_slice() {
            [holder] => Some(*holder),
            _ => None,
        }
    }

    /// Returns everybody who has it in `state`, as far as it counts.
    pub fn holders(self, state: &State) -> Seats {
        let position = state.position();
        let holder = match self {
            Self::Award(award) => {
                let holder = state.holders().of(award);
                holder.filter(|seat| state.awards(*seat).any(|counts| counts == award))
            }
            Self::Metropolis(track) => state.metropolis_holder(track),
            Self::Champion => state.oil().and_then(|oil| oil.table().champion),
            Self::Wealthiest => position.wealthiest(),
            Self::Poor => return position.poor(),
            Self::Boot => position.boot(),
        };
        holder.into_iter().collect()
    }
}

/// A period in which somebody holds a prize.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reign {
    pub prize: Prize,
    pub holder: Seat,
    /// The act of the branch that began it; 0 if it was held at the opening.
    pub from: usize,
    /// The act that ended it; `None` if it is still held.
    pub until: Option<usize>,
}

impl Reign {
    /// Returns at the end of how many turns it lasted, the current one included; the opening is none.
    pub fn turns(&self, turns: &TurnsPlayed) -> usize {
        let until = self.until.map_or(turns.last() + 1, |until| turns.of_act(until));
        until.max(1).saturating_sub(turns.of_act(self.from).max(1))
    }
}

/// Notes who has which of `prizes` after act `nth`. Acts must be seen in order.
pub(super) fn note_reigns(reigns: &mut Vec<Reign>, prizes: &[Prize], nth: usize, after: &State) {
    for prize in prizes {
        let holders = prize.holders(after);
        let open = |reign: &Reign| reign.prize == *prize && reign.until.is_none();
        let gone = reigns.iter_mut().filter(|it| open(it) && !holders.contains(&it.holder));
        gone.for_each(|reign| reign.until = Some(nth));
        for holder in holders {
            if !reigns.iter().any(|reign| open(reign) && reign.holder == holder) {
                reigns.push(Reign { prize: *prize, holder, from: nth, until: None });
            }
        }
    }
}
