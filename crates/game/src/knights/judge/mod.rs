//! The rules of Cities & Knights asked before an act.

mod cities;
mod knights;
mod play;
mod progress;
mod theft;

use super::{KnightLevel, KnightsBreach, KnightsDeed, KnightsTask, NotOnTheTable};
use crate::judge::{Judge, Verdict};
use crate::{Breach, Building, Cards, Impossible, Knight, Move, Refusal, Seat, Task};
use board::Intersection;

impl From<NotOnTheTable> for Refusal {
    fn from(why: NotOnTheTable) -> Self {
        Self::Impossible(Impossible::Knights(why))
    }
}

impl From<KnightsBreach> for Breach {
    fn from(breach: KnightsBreach) -> Self {
        Self::Knights(breach)
    }
}

impl Judge<'_> {
    /// What a deed of Cities & Knights amounts to.
    pub(crate) fn knights(&mut self, deed: &KnightsDeed) -> Result<Verdict, Refusal> {
        if self.state.knights().is_none() {
            return Err(NotOnTheTable::NotPlayed.into());
        }
        match deed {
            KnightsDeed::BuildWall { at } => self.build_wall(*at),
            KnightsDeed::Improve { track } => self.improve(*track),
            KnightsDeed::PlaceMetropolis { player, track, at } => {
                self.place_metropolis(*player, *track, *at)
            }
            KnightsDeed::Recruit { at } => self.recruit(*at),
            KnightsDeed::Activate { at } => self.activate(*at),
            KnightsDeed::Promote { at } => self.promote(*at),
            KnightsDeed::MoveKnight { from, to } => self.move_knight(*from, *to),
            KnightsDeed::Displace { from, to } => self.displace(*from, *to),
            KnightsDeed::Relocate { player, to } => self.relocate(*player, *to),
            KnightsDeed::ChaseRobber { from, to } => self.chase(*from, *to),
            KnightsDeed::LoseCity { player, at } => self.lose_city(*player, *at),
            KnightsDeed::ChooseDeck { player, track } => self.choose_deck(*player, *track),
            KnightsDeed::PutBack { player, track } => self.put_back(*player, *track),
            KnightsDeed::RollEventDie { face, red } => self.event_die_by_app(*face, *red),
            KnightsDeed::EventDie { face, red } => self.event_die(*face, *red),
            KnightsDeed::ShowPoint { player, point } => self.show_point(*player, *point),
            KnightsDeed::Play(play) => self.play(play),
            KnightsDeed::TradeAtHarbor { with, trade } => self.trade_at_harbor(*with, *trade),
            KnightsDeed::LoseKnight { player, at } => self.lose_knight(*player, *at),
            KnightsDeed::PlaceDeserter { at, level } => self.place_deserter(*at, *level),
        }
    }

    fn pays(&self, price: Cards) -> Verdict {
        Verdict { moves: vec![Move::ToBank(self.state.builder(), price)], task: None }
    }

    /// The open task `due`, by its number.
    fn due(&self, due: KnightsTask) -> Result<usize, Refusal> {
        let due = Task::Knights(due);
        self.task(|task| (*task == due).then_some(())).map(|(task, ())| task)
    }

    fn own_city(&self, seat: Seat, at: Intersection) -> Result<(), Refusal> {
        if self.state.pieces().building(at) == Some((seat, Building::City)) {
            Ok(())
        } else {
            Err(NotOnTheTable::NoCity(at).into())
        }
    }

    fn own_knight(&self, at: Intersection) -> Result<Knight, Refusal> {
        match self.state.pieces().knight(at) {
            Some((seat, knight)) if seat == self.state.builder() => Ok(knight),
            _ => Err(NotOnTheTable::NoKnight(at).into()),
        }
    }

    fn knight_left(&self, level: KnightLevel) -> Result<(), Refusal> {
        match self.state.knights_left(self.state.builder(), level) {
            0 => Err(NotOnTheTable::NoKnightLeft(level).into()),
            _ => Ok(()),
        }
    }

    /// Knights stand at a road of their owner's (KNIGHTS 10).
    fn at_own_road(&mut self, at: Intersection) -> Result<(), Refusal> {
        if self.state.has_road_at(self.state.builder(), at) {
            Ok(())
        } else {
            self.forbid(KnightsBreach::KnightWithoutRoad(at).into())
        }
    }

    /// Somebody else at the table.
    fn opponent(&self, seat: Seat) -> Result<(), Refusal> {
        if seat == self.state.builder() || !self.state.seating().is_present(seat) {
            return Err(Impossible::NoSuchPlayer(seat).into());
        }
        Ok(())
    }
}
