//! How the turn goes round: the opening, the turns, building beside them (RULES 3, 4), also of
//! five and six players (RULES 4.5).

use super::{ExtraBuilding, FirstSevens, PartnerWin, Phase, Round, Seat, State};

impl State {
    pub(super) fn next_founder(&mut self) {
        self.settle_gold();
        let Phase::Founding { round, settlement } = &mut self.phase else { return };
        *settlement = None;
        let order = self.seating.from(self.setup.first);
        let place = order.iter().position(|seat| *seat == self.active).unwrap_or(0);
        let next = match round {
            Round::First => order.get(place + 1),
            Round::Second => place.checked_sub(1).and_then(|place| order.get(place)),
        };
        match (*round, next) {
            (_, Some(next)) => self.active = *next,
            (Round::First, None) => *round = Round::Second,
            (Round::Second, None) => self.phase = Phase::BeforeProduction,
        }
    }

    /// Returns whether `number` means nothing, since it is a 7 of the first round
    /// (RULES 11): of a player's first turn.
    pub fn passes_over(&self, number: u8) -> bool {
        let is_first_round =
            self.setup.start.is_none() && !self.past_first_turn.contains(&self.active);
        number == 7 && is_first_round && self.rules.first_sevens == FirstSevens::DrawnAgain
    }

    pub(super) fn pass(&mut self) {
        let is_own_turn = !matches!(self.phase, Phase::ExtraBuilding { .. });
        match self.first_extra_builder().filter(|_| is_own_turn) {
            Some(builder) => {
                self.phase = Phase::ExtraBuilding { builder };
                self.played = None;
                self.end_fleet();
            }
            None => self.end_turn(),
        }
    }

    /// The turn goes to the next player. Whatever was bought in it, in
    /// anybody's part of it, may be played from now on.
    pub(super) fn end_turn(&mut self) {
        for (_, hidden) in self.hidden.iter_mut() {
            hidden.ready = hidden.total();
            hidden.fresh = 0;
        }
        self.end_first_turn(self.active);
        self.turn = self.turn.saturating_add(1);
        self.begin_turn_of(self.seating.after(self.active));
    }

    /// Returns who builds, trades and plays cards now: the active player, or whoever
    /// has a part of the turn to themselves.
    pub const fn builder(&self) -> Seat {
        match self.phase {
            Phase::ExtraBuilding { builder } => builder,
            _ => self.active,
        }
    }

    /// Returns who wins now with enough points (RULES 4): the active player, and a
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

    /// Returns who builds first once the active player is done; nobody where the turn
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
