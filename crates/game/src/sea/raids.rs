//! The fleet's turn and attacks on fortresses (SCENARIOS 4.4, 4.7): the fleet sails as soon as the
//! lower die is known, before anything that the number brings.

use std::cmp::Ordering;

use super::{ScenarioTask, SeaChange, SeaTask};
use crate::{Act, Phase, Roll, Source, State, Task};
use cards::{Die, Freedom};

impl Roll {
    /// Returns what the lower of its two dice may show.
    pub fn lowers(self) -> impl Iterator<Item = Die> {
        self.reds().filter(move |red| 2 * red.pips() <= self.number())
    }
}

impl State {
    /// Returns whether the fleet waits for the lower die of this turn's number.
    pub fn awaits_lower_die(&self) -> bool {
        matches!(
            self.open_tasks().first(),
            Some(Task::Sea(SeaTask::Scenario(ScenarioTask::Fleet { .. })))
        )
    }

    /// The lower die of this turn's number, as far as it is known: of dice and cards always, of a
    /// number that the table told where only one pair gives it, or once it told that, too.
    pub fn lower_die(&self) -> Option<Die> {
        match self.source()? {
            Source::Card(_) => {
                let (_, card) = self.card()?;
                Some(card.red.min(card.yellow))
            }
            Source::Dice { red, yellow, .. } => Some(red.min(yellow)),
            Source::Roll(roll) => {
                let told = self.sea()?.turn().lower();
                told.or_else(|| crate::hand::only(roll.lowers()))
            }
        }
    }

    /// The task of the fleet, where it sails with this turn's number.
    pub(crate) fn fleet_task(&self) -> Option<Task> {
        self.position().pirates()?.fleet?;
        Some(Task::from(ScenarioTask::Fleet { player: self.active() }))
    }

    /// Once the lower die is known, the fleet sails and attacks; what that asks comes first.
    pub(crate) fn resolve_fleet(&mut self, act: &mut Act) {
        let Some(Task::Sea(SeaTask::Scenario(ScenarioTask::Fleet { .. }))) = self.tasks.first()
        else {
            return;
        };
        let Some(lower) = self.lower_die() else { return };
        let strength = lower.pips();
        self.tasks.remove(0);
        let to = self.position().pirates().and_then(|pirates| pirates.sails_to(strength));
        let Some(to) = to else { return };
        let attacks = self.position().fleet_attacks(to, strength, self.active());
        let mut due = Vec::new();
        let must = Freedom::Must;
        let mut changes = vec![SeaChange::Sailed { to, strength }];
        for attack in attacks {
            let player = attack.player;
            changes.push(SeaChange::Attacked(attack));
            match attack.outcome() {
                Ordering::Greater => {
                    due.push(Task::Take { player, resource: None, freedom: must, or_oil: false });
                }
                Ordering::Equal => {}
                Ordering::Less => {
                    due.push(Task::from(ScenarioTask::LoseToFleet { player, count: attack.loses }));
                }
            }
        }
        for change in changes {
            // The fleet is there: nothing of it can be missing.
            if self.apply_sea_change(change).is_ok() {
                act.sea.push(change);
            }
        }
        self.tasks.splice(0..0, due);
    }

    /// Returns how many cards `count` lost to the fleet are: all that are left if they are fewer.
    pub fn lost_to_fleet(&self, seat: crate::Seat, count: u8) -> u16 {
        let held = self.hands().map_or(u16::MAX, |hands| hands.size(seat));
        u16::from(count).min(held)
    }

    /// Changes that an attack with `die` on the fortress of whoever is on turn brings.
    pub(super) fn siege_changes(&self, die: u8) -> Vec<SeaChange> {
        let player = self.builder();
        let Some(siege) = self.position().siege(player, die) else { return Vec::new() };
        if siege.ships_lost.is_empty() {
            return vec![SeaChange::ChitOff { player }];
        }
        let lost = siege.ships_lost.into_iter();
        lost.map(|at| SeaChange::ShipLost { player, at }).collect()
    }

    /// Returns whether whoever is on turn may attack their fortress now.
    pub fn may_besiege(&self) -> bool {
        let player = self.builder();
        let is_own_turn = self.phase() == Phase::Trading;
        let has_besieged = self.sea().is_some_and(|sea| sea.turn().besieged());
        let may = is_own_turn && self.tasks().is_empty() && !has_besieged;
        may && self.position().siege(player, 1).is_some()
    }
}
