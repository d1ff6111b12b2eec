//! The tasks of a disaster, and what follows from an act by itself: oil for a number, what a disaster
//! does, who is Champion, and the end of the turn (TRADERS 7.3, 7.5, 7.6).

use super::{Flooded, OIL_TRACK, OilChange, OilCorrection, OilDeed, OilTask};
use crate::{Act, Correction, Deed, Impossible, Over, PerSeat, Piece, Roll, Seat, State, Task};

/// Number of a flood; any other pollutes a hex (TRADERS 7.5).
pub const FLOOD: Roll = Roll::SEVEN;

impl State {
    /// Returns whether the turn that is passed ends with a disaster: it waits until that is settled.
    pub(crate) fn waits_for_disaster(&mut self) -> bool {
        let is_due = self.oil().is_some_and(|oil| oil.table.track >= OIL_TRACK);
        if is_due {
            self.oil_mut(|oil| oil.ending = true);
        }
        is_due
    }

    /// Returns whether the turn is over but for its disaster.
    pub fn is_disaster_due(&self) -> bool {
        self.oil().is_some_and(|oil| oil.ending)
    }

    /// Returns what `deed` asks; nothing where it asks nothing of oil.
    pub(crate) fn oil_tasks(&self, deed: &Deed) -> Vec<Task> {
        if *deed == Deed::Pass && self.is_disaster_due() {
            return vec![OilTask::Disaster { player: self.active }.into()];
        }
        let Deed::Oil(OilDeed::Disaster { number }) = deed else { return Vec::new() };
        let among = self.position().pollution(number.number());
        let is_lot = *number != FLOOD && among.len() > 1;
        let lot = is_lot.then_some(OilTask::Lot { player: self.active, among });
        lot.into_iter().map(Task::from).collect()
    }

    fn follows(&mut self, change: OilChange, act: &mut Act) -> Result<(), Impossible> {
        self.apply_oil_change(change)?;
        act.oil.push(change);
        Ok(())
    }

    /// Does what follows from a deed, where `due` was Champion by what was sequestered before it.
    pub(crate) fn follow_oil(
        &mut self,
        act: &mut Act,
        due: Option<Seat>,
    ) -> Result<(), Impossible> {
        if self.oil.is_none() {
            return Ok(());
        }
        if let Deed::Oil(deed) = act.deed.clone() {
            self.follow_deed(&deed, act)?;
        }
        self.crown(act, due)
    }

    fn follow_deed(&mut self, deed: &OilDeed, act: &mut Act) -> Result<(), Impossible> {
        match deed {
            OilDeed::Disaster { number } if *number == FLOOD => self.flood(act),
            OilDeed::Disaster { number } => {
                match self.position().pollution(number.number()).as_slice() {
                    [at] => self.follows(OilChange::Polluted { at: *at }, act),
                    _ => Ok(()),
                }
            }
            OilDeed::Pollute { at } => self.follows(OilChange::Polluted { at: *at }, act),
            OilDeed::Monopoly => self.take_from_each(act),
            OilDeed::Convert { .. }
            | OilDeed::BuildMetropolis { .. }
            | OilDeed::Sequester
            | OilDeed::Discard { .. }
            | OilDeed::Steal { .. }
            | OilDeed::Take { .. }
            | OilDeed::Give { .. }
            | OilDeed::YearOfPlenty { .. } => Ok(()),
        }
    }

    /// Returns what a flood takes of each player now (TRADERS 7.5).
    pub fn flooded(&self) -> PerSeat<Flooded> {
        self.position().flood(|seat| self.pieces_left(seat, Piece::Settlement))
    }

    fn flood(&mut self, act: &mut Act) -> Result<(), Impossible> {
        let flooded = self.flooded();
        for (player, of) in flooded.iter() {
            for at in &of.removed {
                self.follows(OilChange::Removed { player, at: *at }, act)?;
            }
            for at in &of.reduced {
                self.follows(OilChange::Reduced { player, at: *at }, act)?;
            }
        }
        Ok(())
    }

    /// Monopoly takes an oil from each in turn, as long as there is room (TRADERS 7.3).
    fn take_from_each(&mut self, act: &mut Act) -> Result<(), Impossible> {
        let player = self.builder();
        for from in self.seating.from(player).into_iter().filter(|seat| *seat != player) {
            let has_room = self.position().oil.is_some_and(|oil| oil.room(player) > 0);
            if has_room && self.oil_of(from) > 0 {
                self.follows(OilChange::Took { player, from }, act)?;
            }
        }
        Ok(())
    }

    /// Returns who is Champion by what is sequestered.
    pub(crate) fn champion_due(&self) -> Option<Seat> {
        self.oil().and_then(|oil| oil.table.champion_after())
    }

    /// The Champion changes with what is sequestered; what the table told of them stands until then.
    fn crown(&mut self, act: &mut Act, due: Option<Seat>) -> Result<(), Impossible> {
        let is_told = matches!(
            act.deed,
            Deed::Correct { correction: Correction::Oil(OilCorrection::Champion { .. }) }
        );
        let player = self.champion_due();
        if is_told || player == due {
            return Ok(());
        }
        self.follows(OilChange::Champion { player }, act)
    }

    /// Everybody gets the oil that the number brings, once all else is paid (TRADERS 7.3).
    pub(crate) fn get_oil(&mut self, number: u8, act: &mut Act) -> Result<(), Impossible> {
        if self.oil.is_none() {
            return Ok(());
        }
        let position = self.position();
        let owed = position.oil_owed(number, &self.yield_rule());
        let drawn: PerSeat<u8> = position.oil_drawn(&owed, self.active);
        for player in self.seating.from(self.active) {
            let count = drawn.of(player);
            if count > 0 {
                self.follows(OilChange::Got { player, count }, act)?;
            }
        }
        Ok(())
    }

    /// The turn is passed on once its disaster is settled; whether it was.
    pub(crate) fn end_turn_of_disaster(&mut self, act: &mut Act) -> Result<bool, Impossible> {
        let is_settled = self.is_disaster_due() && self.tasks.is_empty() && self.over.is_none();
        if is_settled {
            self.follows(OilChange::TurnEnded, act)?;
        }
        Ok(is_settled)
    }

    /// Returns how the game ends once the last place of the track has a token (TRADERS 7.5).
    pub(crate) fn board_dead(&self) -> Option<Over> {
        let oil = self.oil()?;
        let places = usize::from(self.oil_rules().destroyed_places);
        let is_dead = oil.table.destroyed.len() >= places;
        is_dead.then_some(Over::BoardDead { champion: oil.table.champion })
    }

    /// A player has left: their oil goes back, and others settle the disaster of their turn.
    pub(crate) fn leave_oil(&mut self, player: Seat, heir: Seat) {
        self.oil_mut(|oil| oil.table.leave(player));
        for task in &mut self.tasks {
            if let Task::Oil(
                OilTask::Disaster { player: asked } | OilTask::Lot { player: asked, .. },
            ) = task
                && *asked == player
            {
                *asked = heir;
            }
        }
    }
}
