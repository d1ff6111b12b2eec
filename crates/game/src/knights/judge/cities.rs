//! Walls, improvements, metropolises, pillaged cities (KNIGHTS 5, 7, 9).

use super::super::{
    HolderAtFive, KnightsBreach, KnightsPurchase, KnightsTask, Level, NotOnTheTable, Track, WALLS,
};
use crate::judge::{Judge, Verdict};
use crate::{Building, Refusal, Seat};
use board::Intersection;

impl Judge<'_> {
    pub(super) fn build_wall(&mut self, at: Intersection) -> Result<Verdict, Refusal> {
        self.building()?;
        self.wall_rules(at)?;
        Ok(self.pays(KnightsPurchase::Wall.price()))
    }

    /// All that stands against a wall at `at`, its price aside.
    pub(crate) fn wall_rules(&self, at: Intersection) -> Result<(), Refusal> {
        self.own_city(self.state.builder(), at)?;
        if self.state.pieces().has_wall(at) {
            return Err(NotOnTheTable::WallThere(at).into());
        }
        if self.state.pieces().walls_of(self.state.builder()).count() >= WALLS {
            return Err(NotOnTheTable::NoWallLeft.into());
        }
        Ok(())
    }

    pub(super) fn improve(&mut self, track: Track) -> Result<Verdict, Refusal> {
        self.building()?;
        let next = self.next_level(track)?;
        Ok(self.pays(KnightsPurchase::Improvement(track, next).price()))
    }

    /// The next level of `track`, if nothing but its price stands against it.
    pub(crate) fn next_level(&mut self, track: Track) -> Result<Level, Refusal> {
        let builder = self.state.builder();
        let level = self.state.improvement(builder, track);
        let Some(next) = level.next() else { return Err(NotOnTheTable::TrackDone(track).into()) };
        let mut buildings = self.state.pieces().buildings_of(builder);
        if !buildings.any(|(_, building)| building == Building::City) {
            self.forbid(KnightsBreach::NoCityToImprove.into())?;
        } else if next >= Level::METROPOLIS
            && !self.keeps_metropolis(track)
            && self.state.cities_without_metropolis(builder).is_empty()
        {
            self.forbid(KnightsBreach::NoCityForMetropolis.into())?;
        }
        Ok(next)
    }

    /// Whether the builder holds the metropolis of `track` and needs no other city for the
    /// level after it (KNIGHTS 7).
    fn keeps_metropolis(&self, track: Track) -> bool {
        self.state.metropolis_holder(track) == Some(self.state.builder())
            && self.state.knights_rules().holder_at_five == HolderAtFive::NeedsNoCity
    }

    pub(super) fn place_metropolis(
        &mut self,
        player: Seat,
        track: Track,
        at: Intersection,
    ) -> Result<Verdict, Refusal> {
        let task = self.due(KnightsTask::PlaceMetropolis { player, track })?;
        self.own_city(player, at)?;
        if self.state.knights().is_some_and(|knights| knights.table().is_metropolis(at)) {
            self.forbid(KnightsBreach::MetropolisThere(at).into())?;
        }
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }

    pub(super) fn lose_city(&mut self, player: Seat, at: Intersection) -> Result<Verdict, Refusal> {
        let task = self.due(KnightsTask::LoseCity { player })?;
        self.own_city(player, at)?;
        if self.state.knights().is_some_and(|knights| knights.table().is_metropolis(at)) {
            self.forbid(KnightsBreach::MetropolisSafe(at).into())?;
        }
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }
}
