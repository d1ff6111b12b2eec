//! Building beside one's own turn: five and six players (RULES 4.5).

use super::{ExtraBuilding, Phase, Seat, State};

impl State {
    /// Who builds, trades and plays cards now: the active player, or whoever
    /// has a part of the turn of his own.
    #[must_use]
    pub const fn builder(&self) -> Seat {
        match self.phase {
            Phase::ExtraBuilding { builder } => builder,
            _ => self.active,
        }
    }

    /// The others who may still build in this turn, in seat order, the one
    /// whose time it is included; nobody outside the special building phase.
    #[must_use]
    pub fn special_builders(&self) -> Vec<Seat> {
        let Phase::ExtraBuilding { builder } = self.phase else { return Vec::new() };
        if self.rules.extra_building != ExtraBuilding::Special {
            return vec![builder];
        }
        let order = self.seating.from(self.active);
        let others = order.into_iter().filter(|seat| *seat != self.active);
        others.skip_while(|seat| *seat != builder).collect()
    }

    /// Who builds first once the active player is done; nobody where the turn
    /// just passes.
    #[must_use]
    pub fn first_extra_builder(&self) -> Option<Seat> {
        match self.rules.extra_building {
            ExtraBuilding::Off => None,
            ExtraBuilding::Special => {
                Some(self.seating.after(self.active)).filter(|seat| *seat != self.active)
            }
            ExtraBuilding::Paired => self.seating.third_after(self.active),
        }
    }
}
