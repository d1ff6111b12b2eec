//! Throws that the app makes for the table within a turn: an attack on a fortress, a bandit that is
//! driven off, the disaster that ends a turn, and the lot after it. As with draws and rolls, one
//! that was made and taken back is used again.

use crate::{
    Deed, Enforcement, Game, OilDeed, OilTask, Roll, ScenarioDeed, SeaDeed, Task, WagonDeed,
    Whispered,
};
use board::{Hex, Path};
use cards::Die;

/// Something for which the app throws dice or draws a lot, apart from the number of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throw {
    /// One die: an attack on the own fortress (SCENARIOS 4.7).
    Siege,
    /// One die: the bandit on this path is driven off, or not (TRADERS 5.7).
    DriveOff(Path),
    /// Two dice: the disaster that ends the turn (TRADERS 7.5).
    Disaster,
    /// The lot among the hexes that the open task names (TRADERS 7.5).
    Pollution,
}

impl Game {
    /// The card that the app draws for `deed`, a theft; none of a hand that it doesn't know. `lot` draws
    /// a number below the one that it is given. What was drawn for the same here and taken back is
    /// drawn again, as with [`Self::draw`].
    pub fn draw_card(&self, deed: &Deed, mut lot: impl FnMut(usize) -> usize) -> Whispered {
        let here = self.state().draws;
        let proposed = self.state().propose(deed.clone(), Enforcement::ByTheRules).ok();
        let of = proposed.and_then(|proposed| proposed.act.unseen().next());
        let from = deed.named().other;
        let among = of.zip(from).map(|(of, from)| self.state().drawn_among(from, of));
        let among = among.unwrap_or_default();
        let made = self.made_here(|made| made.draws == here && made.act.deed == *deed);
        let drawn = made.filter_map(|made| match made.act.whisper.as_ref()?.said() {
            Whispered::Drawn(kind) => *kind,
            Whispered::Passed(_) | Whispered::Hand(_) | Whispered::Points(_) => None,
        });
        // The hand may have become another one since.
        let earlier = drawn.into_iter().find(|kind| among.contains(kind));
        let anew = || among.get(lot(among.len().max(1))).copied();
        Whispered::Drawn(earlier.or_else(anew))
    }

    /// The deed that a throw of the app's makes; none where nothing asks for it. `lot` draws a
    /// number below the one that it is given. What was thrown for the same in this turn and taken
    /// back is used again, as with [`Self::draw`].
    pub fn throw(&self, what: Throw, mut lot: impl FnMut(usize) -> usize) -> Option<Deed> {
        if let Some(earlier) = self.thrown(what) {
            return Some(earlier);
        }
        let mut die = || Die::ALL.get(lot(Die::ALL.len())).copied();
        Some(match what {
            Throw::Siege => Deed::from(ScenarioDeed::Besiege { die: die()? }),
            Throw::DriveOff(at) => Deed::Wagons(WagonDeed::DriveOff { at, die: die()? }),
            Throw::Disaster => {
                let sum = die()?.pips() + die()?.pips();
                Deed::Oil(OilDeed::Disaster { number: Roll::try_from(sum).ok()? })
            }
            Throw::Pollution => {
                let among = self.lots();
                if among.is_empty() {
                    return None;
                }
                Deed::Oil(OilDeed::Pollute { at: *among.get(lot(among.len()))? })
            }
        })
    }

    /// The hexes among which the lot falls that is due now.
    fn lots(&self) -> &[Hex] {
        let among = self.state().tasks().iter().find_map(|task| {
            let Task::Oil(OilTask::Lot { among, .. }) = task else { return None };
            Some(among.as_slice())
        });
        among.unwrap_or_default()
    }

    /// The throw for the same before in this turn, on whatever branch.
    fn thrown(&self, what: Throw) -> Option<Deed> {
        let turn = self.state().turn();
        let is_it = |deed: &Deed| match what {
            Throw::Siege => {
                matches!(deed, Deed::Sea(SeaDeed::Scenario(ScenarioDeed::Besiege { .. })))
            }
            Throw::DriveOff(path) => {
                matches!(deed, Deed::Wagons(WagonDeed::DriveOff { at, .. }) if *at == path)
            }
            Throw::Disaster => matches!(deed, Deed::Oil(OilDeed::Disaster { .. })),
            // A mistyped number may have had other hexes.
            Throw::Pollution => {
                matches!(deed, Deed::Oil(OilDeed::Pollute { at }) if self.lots().contains(at))
            }
        };
        let mut earlier = self.made_here(|made| made.turn == turn).map(|made| &made.act.deed);
        earlier.find(|deed| is_it(deed)).cloned()
    }
}
