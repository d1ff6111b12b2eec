//! The event die: the barbarians' ship and the gates, after the event's text and before
//! what the number brings (KNIGHTS 3, 8, 9).

use super::{KnightsChange, KnightsTask, MOST_PROGRESS_CARDS, Track};
use crate::cards::{Die, EventFace};
use crate::game::{Act, BarbarianTrack, Outcome, Piece, Seat, Source, State, Task, seven};

impl State {
    /// The die that gates look at, where this turn's number has one.
    pub fn red_die(&self) -> Option<Die> {
        match self.source()? {
            Source::Card(_) => self.card().map(|(_, card)| card.red),
            Source::Dice { red, .. } => Some(red),
            Source::Roll(_) => None,
        }
    }

    /// Once it is its turn, the event die does what it shows, and what the number asks
    /// comes after it.
    pub(in crate::game) fn resolve_event_die(&mut self, act: &mut Act) {
        let is_due =
            matches!(self.tasks.first(), Some(Task::Knights(KnightsTask::EventDie { .. })));
        if !is_due {
            return;
        }
        self.tasks.remove(0);
        let mut due = Vec::new();
        let mut ship = self.barbarians;
        match self.face() {
            Some(EventFace::Ship) => ship = ship.nearer(),
            Some(EventFace::Trade) => self.open_gate(Track::Trade, act, &mut due),
            Some(EventFace::Politics) => self.open_gate(Track::Politics, act, &mut due),
            Some(EventFace::Science) => self.open_gate(Track::Science, act, &mut due),
            None => {}
        }
        if ship == BarbarianTrack::ISLAND {
            self.attacked(act, &mut due);
            ship = BarbarianTrack::HARBOR;
        }
        if ship != self.barbarians {
            self.barbarians = ship;
            act.barbarians = Some(ship);
        }
        if self.number() == Some(7) {
            due.extend(self.effect_tasks(seven().iter()));
        }
        self.tasks.splice(0..0, due);
    }

    /// All whom the gate of `track` lets draw do; whoever then holds too many and isn't on
    /// turn puts one back at once (KNIGHTS 8).
    fn open_gate(&mut self, track: Track, act: &mut Act, due: &mut Vec<Task>) {
        let Some(red) = self.red_die() else { return };
        let order = (self.active(), Some(self.progress_left(track)));
        for player in self.position().progress_draws(track, red, order) {
            self.change(act, KnightsChange::Drew { player, track });
            due.extend(self.surplus(player));
        }
    }

    /// What `player` has to put back at once.
    pub(in crate::game) fn surplus(&self, player: Seat) -> Option<Task> {
        let is_due = self.has_surplus(player) && player != self.active();
        is_due.then_some(Task::Knights(KnightsTask::PutBack { player }))
    }

    /// Whether a player holds more progress cards than they may (KNIGHTS 8).
    pub fn has_surplus(&self, player: Seat) -> bool {
        self.progress_cards(player) > MOST_PROGRESS_CARDS
    }

    fn attacked(&mut self, act: &mut Act, due: &mut Vec<Task>) {
        let settlements = self.players().map(|seat, _| self.pieces_left(seat, Piece::Settlement));
        let left = Track::ALL.iter().map(|track| u16::from(self.progress_left(*track))).sum();
        let attack = self.position().attack(self.active(), Some(left), &settlements);
        self.change(act, KnightsChange::Attacked { defender: attack.defender });
        let chooses = |player| Task::Knights(KnightsTask::ChooseDeck { player });
        due.extend(attack.draws.into_iter().map(chooses));
        if attack.outcome == Outcome::Lost {
            let loses = |player| Task::Knights(KnightsTask::LoseCity { player });
            due.extend(attack.pillaged.into_iter().map(|pillage| loses(pillage.player)));
        }
    }

    fn change(&mut self, act: &mut Act, change: KnightsChange) {
        self.apply_knights_change(change);
        act.knights.push(change);
    }
}
