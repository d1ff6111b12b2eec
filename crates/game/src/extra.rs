//! Building beside one's own turn: five and six players (RULES 4.5).

use super::{ExtraBuilding, PartnerWin, Phase, Seat, State};

impl State {
    /// Who builds, trades and plays cards now: the active player, or whoever
    /// has a part of the turn to themselves.
    pub const fn builder(&self) -> Seat {
        match self.phase {
            Phase::ExtraBuilding { builder } => builder,
            _ => self.active,
        }
    }

    /// Who wins now with enough points (RULES 4): the active player, and a
    /// partner where the table lets partners win; nobody in the opening, in the
    /// special building phase and once the game is over.
    pub fn may_win(&self) -> Option<Seat> {
        match self.phase {
            Phase::Founding { .. } | Phase::Over => None,
            Phase::ExtraBuilding { builder } => {
                let is_partner = self.rules.extra_building == ExtraBuilding::Paired;
                (is_partner && self.rules.partner_win == PartnerWin::May).then_some(builder)
            }
            Phase::BeforeProduction | Phase::Event | Phase::Trading => Some(self.active),
        }
    }

    /// The others whose time in this turn is still to come if it goes round in
    /// seat order, the one whose time it is included; nobody outside the
    /// special building phase.
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
