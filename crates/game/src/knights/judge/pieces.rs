//! Walls, improvements, metropolises, pillaged cities, and knights: recruited, activated,
//! promoted; moved, displacing, chasing (KNIGHTS 5, 7, 9, 10).

use crate::{
    Breach, Building, Impossible, Refusal, Seat, State,
    judge::{Judge, Judged, Partner, Verdict, refuse_if},
    knights::{
        ChaseTarget, HolderAtFive, Knight, KnightLevel, KnightsBefore, KnightsBreach,
        KnightsPurchase, KnightsTask, Level, NotOnTheTable, Readiness, Track, WALLS,
    },
};
use board::{Hex, Intersection, Spot};

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
        if buildings.any(|(_, building)| building == Building::City) {
            let lacks_city = next >= Level::METROPOLIS
                && !self.keeps_metropolis(track)
                && self.state.cities_without_metropolis(builder).is_empty();
            self.forbid_if(lacks_city, KnightsBreach::NoCityForMetropolis)?;
        } else {
            self.forbid(KnightsBreach::NoCityToImprove)?;
        }
        Ok(next)
    }

    /// Returns whether the builder holds the metropolis of `track` and needs no other city for the
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

    pub(super) fn recruit(&mut self, at: Intersection) -> Judged {
        self.building()?;
        self.free_intersection(at)?;
        self.knight_left(KnightLevel::Basic)?;
        self.at_own_road(at)?;
        Ok(self.pays(KnightsPurchase::Knight.price()))
    }

    pub(super) fn activate(&mut self, at: Intersection) -> Judged {
        self.building()?;
        let is_active = self.own_knight(at)?.readiness == Readiness::Active;
        refuse_if(is_active, NotOnTheTable::ActiveAlready(at))?;
        Ok(self.pays(KnightsPurchase::Activation.price()))
    }

    /// A level more; free while a Smith asks for it (KNIGHTS 12).
    pub(super) fn promote(&mut self, at: Intersection) -> Judged {
        let free = self.due(KnightsTask::Promote { player: self.state.builder() }).ok();
        if free.is_none() {
            self.building()?;
        }
        self.promotion_rules(at)?;
        Ok(free.unwrap_or_else(|| self.pays(KnightsPurchase::Promotion.price())))
    }

    /// All that stands against a promotion of the knight at `at`, its price aside.
    pub(crate) fn promotion_rules(&mut self, at: Intersection) -> Judged<()> {
        let Some(next) = self.own_knight(at)?.level.next() else {
            return Err(NotOnTheTable::MightyAlready(at).into());
        };
        self.knight_left(next)?;
        let is_promoted = self.state.knights().is_some_and(|it| it.table().is_promoted(at));
        self.forbid_if(is_promoted, KnightsBreach::PromotedThisTurn(at))?;
        let politics = self.state.improvement(self.state.builder(), Track::Politics);
        self.forbid_if(
            next == KnightLevel::Mighty && politics < Level::ABLE,
            KnightsBreach::NoFortress(at),
        )?;
        Ok(())
    }

    /// A knight acts: on its owner's turn, and as it was when the turn's actions began.
    pub(crate) fn acting(&mut self, from: Intersection) -> Judged<()> {
        self.trading(Partner::May)?;
        let knight = self.own_knight(from)?;
        let is_tired = self.state.knights().is_some_and(|knights| knights.table().is_tired(from));
        self.forbid_if(
            knight.readiness == Readiness::Inactive || is_tired,
            KnightsBreach::KnightMayNotAct(from),
        )?;
        let waits = self.state.knights_rules().knights_before == KnightsBefore::Rest;
        self.forbid_if(
            waits && self.state.position().is_robber_locked(),
            KnightsBreach::KnightsRest(from),
        )?;
        Ok(())
    }

    pub(super) fn move_knight(&mut self, from: Intersection, to: Intersection) -> Judged {
        self.acting(from)?;
        self.free_for_knight(to)?;
        let reach = self.state.position().knight_reach(from).moves;
        self.forbid_if(!reach.contains(&to), KnightsBreach::OutOfReach(to))?;
        Ok(Verdict::default())
    }

    pub(super) fn displace(&mut self, from: Intersection, to: Intersection) -> Judged {
        self.acting(from)?;
        let knight = self.own_knight(from)?;
        let builder = self.state.builder();
        let other = self.state.pieces().knight(to).filter(|(seat, _)| *seat != builder);
        let Some((_, other)) = other else {
            return Err(NotOnTheTable::NobodyToDisplace(to).into());
        };
        if other.level >= knight.level {
            self.forbid(KnightsBreach::NotWeaker(to))?;
        } else {
            let reach = self.state.position().knight_reach(from).displaces;
            self.forbid_if(!reach.contains(&to), KnightsBreach::OutOfReach(to))?;
        }
        Ok(Verdict::default())
    }

    pub(super) fn relocate(&mut self, player: Seat, to: Intersection) -> Judged {
        let verdict = self.due(KnightsTask::Relocate { player })?;
        self.free_for_knight(to)?;
        self.forbid_if(!self.state.relocations().contains(&to), KnightsBreach::OutOfReach(to))?;
        Ok(verdict)
    }

    pub(crate) fn chase(&mut self, from: Intersection, to: Hex) -> Judged {
        self.acting(from)?;
        let Some(tile) = self.state.island().tile(to) else {
            return Err(Impossible::OffIsland(Spot::Hex(to)).into());
        };
        if self.state.position().is_robber_locked() {
            self.forbid(KnightsBreach::RobberLocked)?;
        } else {
            let is_beside = self.state.robber().is_some_and(|robber| from.touches(robber));
            self.forbid_if(!is_beside, KnightsBreach::RobberNotBeside(from))?;
        }
        let is_numbered = self.state.knights_rules().chased == ChaseTarget::Numbered;
        self.forbid_if(is_numbered && tile.token.is_none(), KnightsBreach::WrongChase(to))?;
        if self.state.robber() == Some(to) {
            self.forbid(Breach::RobberStays(to))?;
        } else if let Some(spared) = self.state.spared_at(to) {
            self.forbid(Breach::FriendlyRobber(spared))?;
        }
        Ok(Verdict::default())
    }

    /// A free intersection of the island, or at sea where a ship could end (SEA 12).
    fn free_for_knight(&self, at: Intersection) -> Judged<()> {
        if self.state.island().is_coast_or_sea(at) && self.state.pieces().is_free(at) {
            return Ok(());
        }
        self.free_intersection(at)
    }

    /// A knight of its owner's choice goes over (KNIGHTS 12, Deserter).
    pub(super) fn lose_knight(&mut self, player: Seat, at: Intersection) -> Judged {
        let verdict = self.due(KnightsTask::LoseKnight { player })?;
        refuse_if(!self.state.has_knight_at(player, at), NotOnTheTable::NoKnight(at))?;
        Ok(verdict)
    }

    pub(super) fn place_deserter(&mut self, at: Intersection, level: KnightLevel) -> Judged {
        let verdict = self.due(KnightsTask::PlaceDeserter { player: self.state.builder() })?;
        self.free_intersection(at)?;
        self.knight_left(level)?;
        self.at_own_road(at)?;
        self.forbid_if(
            !self.state.deserter_levels().contains(&level),
            KnightsBreach::WrongDeserter(level),
        )?;
        Ok(verdict)
    }
}

impl State {
    /// Refuses a wall of whoever has none left.
    pub(crate) fn may_have_wall(
        &self,
        at: Intersection,
        owner: Option<Seat>,
    ) -> Result<(), Refusal> {
        self.on_island(at)?;
        let Some(owner) = owner else { return Ok(()) };
        let others = self.pieces.walls_of(owner).filter(|place| *place != at).count();
        if others >= WALLS { Err(NotOnTheTable::NoWallLeft.into()) } else { Ok(()) }
    }

    /// Refuses a knight where none can stand, or of a level of which its owner has none left.
    pub(crate) fn may_have_knight(
        &self,
        at: Intersection,
        is: Option<(Seat, Knight)>,
    ) -> Result<(), Refusal> {
        // It may stand at sea, where a ship ends (SEA 12).
        if !self.island.is_coast_or_sea(at) {
            self.on_island(at)?;
        }
        let Some((owner, knight)) = is else { return Ok(()) };
        refuse_if(self.pieces.building(at).is_some(), Impossible::IntersectionTaken(at))?;
        let stood = self.pieces.knight(at);
        let is_same = stood.is_some_and(|(other, was)| other == owner && was.level == knight.level);
        let is_left = is_same || self.knights_left(owner, knight.level) > 0;
        refuse_if(!is_left, NotOnTheTable::NoKnightLeft(knight.level))
    }
}
