//! How the turn goes round: the opening, the turns, building beside them
//! (RULES 3, 4).

use super::{FirstSevens, Phase, Round, State};

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

    /// Whether `number` means nothing, since it is a 7 of the first round
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
}
