//! Walls, improvements, metropolises, pillaged cities (KNIGHTS 5, 7, 9).

use crate::{
    Building, Refusal, Seat,
    judge::{Judge, Judged, refuse_if},
    knights::{
        HolderAtFive, KnightsBreach, KnightsPurchase, KnightsTask, Level, NotOnTheTable, Track,
        WALLS,
    },
};
use board::Intersection;

impl Judge<'_> {
    pub(super) fn build_wall(&mut self, at: Intersection) -> Judged {
        self.building()?;
        self.wall_rules(at)?;
        Ok(self.pays(KnightsPurchase::Wall.price()))
    }

    /// All that stands against a wall at `at`, its price aside.
    pub(crate) fn wall_rules(&self, at: Intersection) -> Judged<()> {
        self.own_city(self.state.builder(), at)?;
        refuse_if(self.state.pieces().has_wall(at), NotOnTheTable::WallThere(at))?;
        refuse_if(
            self.state.pieces().walls_of(self.state.builder()).count() >= WALLS,
            NotOnTheTable::NoWallLeft,
        )?;
        Ok(())
    }

    pub(super) fn improve(&mut self, track: Track) -> Judged {
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
            self.forbid(KnightsBreach::NoCityToImprove)?;
        } else {
            let lacks_city = next >= Level::METROPOLIS
                && !self.keeps_metropolis(track)
                && self.state.cities_without_metropolis(builder).is_empty();
            self.forbid_if(lacks_city, KnightsBreach::NoCityForMetropolis)?;
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
    ) -> Judged {
        let verdict = self.due(KnightsTask::PlaceMetropolis { player, track })?;
        self.own_city(player, at)?;
        self.forbid_if(self.state.is_metropolis(at), KnightsBreach::MetropolisThere(at))?;
        Ok(verdict)
    }

    pub(super) fn lose_city(&mut self, player: Seat, at: Intersection) -> Judged {
        let verdict = self.due(KnightsTask::LoseCity { player })?;
        self.own_city(player, at)?;
        self.forbid_if(self.state.is_metropolis(at), KnightsBreach::MetropolisSafe(at))?;
        Ok(verdict)
    }
}
