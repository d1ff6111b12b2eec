//! The rules of Cities & Knights asked before an act.

mod pieces;
mod play;

use super::{KnightLevel, KnightsBreach, KnightsDeed, KnightsTask, NotOnTheTable};
use crate::{
    Breach, Building, Impossible, Knight, Refusal, Seat, Task,
    judge::{Judge, Judged, refuse_if},
};
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
    pub(crate) fn knights(&mut self, deed: &KnightsDeed) -> Judged {
        refuse_if(self.state.knights().is_none(), NotOnTheTable::NotPlayed)?;
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

    /// The verdict on a deed that does the open task `due`.
    fn due(&self, due: KnightsTask) -> Judged {
        let due = Task::Knights(due);
        self.does(|task| *task == due)
    }

    fn own_city(&self, seat: Seat, at: Intersection) -> Judged<()> {
        refuse_if(
            self.state.pieces().building(at) != Some((seat, Building::City)),
            NotOnTheTable::NoCity(at),
        )
    }

    fn own_knight(&self, at: Intersection) -> Result<Knight, Refusal> {
        match self.state.pieces().knight(at) {
            Some((seat, knight)) if seat == self.state.builder() => Ok(knight),
            _ => Err(NotOnTheTable::NoKnight(at).into()),
        }
    }

    fn knight_left(&self, level: KnightLevel) -> Judged<()> {
        refuse_if(
            self.state.knights_left(self.state.builder(), level) == 0,
            NotOnTheTable::NoKnightLeft(level),
        )
    }

    /// Knights stand at a road of their owner's (KNIGHTS 10).
    fn at_own_road(&mut self, at: Intersection) -> Judged<()> {
        let has_road = self.state.has_road_at(self.state.builder(), at);
        self.forbid_if(!has_road, KnightsBreach::KnightWithoutRoad(at))
    }

    /// Somebody else at the table.
    fn opponent(&self, seat: Seat) -> Judged<()> {
        let is_there = seat != self.state.builder() && self.state.seating().is_present(seat);
        refuse_if(!is_there, Impossible::NoSuchPlayer(seat))
    }
}
