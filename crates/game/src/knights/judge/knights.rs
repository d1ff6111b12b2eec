//! Knights: recruited, activated, promoted; moved, displacing, chasing (KNIGHTS 10).

use super::super::{
    ChaseTarget, KnightLevel, KnightsBefore, KnightsBreach, KnightsPurchase, KnightsTask, Level,
    NotOnTheTable, Readiness, Track,
};
use crate::judge::{Judge, Partner, Verdict};
use crate::{Breach, Impossible, Refusal, Seat};
use board::{Hex, Intersection, Spot};

impl Judge<'_> {
    pub(super) fn recruit(&mut self, at: Intersection) -> Result<Verdict, Refusal> {
        self.building()?;
        self.free_intersection(at)?;
        self.knight_left(KnightLevel::Basic)?;
        self.at_own_road(at)?;
        Ok(self.pays(KnightsPurchase::Knight.price()))
    }

    pub(super) fn activate(&mut self, at: Intersection) -> Result<Verdict, Refusal> {
        self.building()?;
        if self.own_knight(at)?.readiness == Readiness::Active {
            return Err(NotOnTheTable::ActiveAlready(at).into());
        }
        Ok(self.pays(KnightsPurchase::Activation.price()))
    }

    /// A level more; free while a Smith asks for it (KNIGHTS 12).
    pub(super) fn promote(&mut self, at: Intersection) -> Result<Verdict, Refusal> {
        let free = self.due(KnightsTask::Promote { player: self.state.builder() }).ok();
        if free.is_none() {
            self.building()?;
        }
        self.promotion_rules(at)?;
        Ok(match free {
            Some(task) => Verdict { task: Some(task), ..Verdict::default() },
            None => self.pays(KnightsPurchase::Promotion.price()),
        })
    }

    /// All that stands against a promotion of the knight at `at`, its price aside.
    pub(crate) fn promotion_rules(&mut self, at: Intersection) -> Result<(), Refusal> {
        let Some(next) = self.own_knight(at)?.level.next() else {
            return Err(NotOnTheTable::MightyAlready(at).into());
        };
        self.knight_left(next)?;
        if self.state.knights().is_some_and(|knights| knights.turn().is_promoted(at)) {
            self.forbid(KnightsBreach::PromotedThisTurn(at).into())?;
        }
        let politics = self.state.improvement(self.state.builder(), Track::Politics);
        if next == KnightLevel::Mighty && politics < Level::ABLE {
            self.forbid(KnightsBreach::NoFortress(at).into())?;
        }
        Ok(())
    }

    /// A knight acts: on its owner's turn, and as it was when the turn's actions began.
    pub(crate) fn acting(&mut self, from: Intersection) -> Result<(), Refusal> {
        self.trading(Partner::May)?;
        let knight = self.own_knight(from)?;
        let is_tired = self.state.knights().is_some_and(|knights| knights.turn().is_tired(from));
        if knight.readiness == Readiness::Inactive || is_tired {
            self.forbid(KnightsBreach::KnightMayNotAct(from).into())?;
        }
        let waits = self.state.knights_rules().knights_before == KnightsBefore::Rest;
        if waits && self.state.position().is_robber_locked() {
            self.forbid(KnightsBreach::KnightsRest(from).into())?;
        }
        Ok(())
    }

    pub(super) fn move_knight(
        &mut self,
        from: Intersection,
        to: Intersection,
    ) -> Result<Verdict, Refusal> {
        self.acting(from)?;
        self.free_for_knight(to)?;
        if !self.state.position().knight_reach(from).moves.contains(&to) {
            self.forbid(KnightsBreach::OutOfReach(to).into())?;
        }
        Ok(Verdict::default())
    }

    pub(super) fn displace(
        &mut self,
        from: Intersection,
        to: Intersection,
    ) -> Result<Verdict, Refusal> {
        self.acting(from)?;
        let knight = self.own_knight(from)?;
        let builder = self.state.builder();
        let other = self.state.pieces().knight(to).filter(|(seat, _)| *seat != builder);
        let Some((_, other)) = other else {
            return Err(NotOnTheTable::NobodyToDisplace(to).into());
        };
        if other.level >= knight.level {
            self.forbid(KnightsBreach::NotWeaker(to).into())?;
        } else if !self.state.position().knight_reach(from).displaces.contains(&to) {
            self.forbid(KnightsBreach::OutOfReach(to).into())?;
        }
        Ok(Verdict::default())
    }

    pub(super) fn relocate(&mut self, player: Seat, to: Intersection) -> Result<Verdict, Refusal> {
        let task = self.due(KnightsTask::Relocate { player })?;
        self.free_for_knight(to)?;
        if !self.state.relocations().contains(&to) {
            self.forbid(KnightsBreach::OutOfReach(to).into())?;
        }
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }

    pub(crate) fn chase(&mut self, from: Intersection, to: Hex) -> Result<Verdict, Refusal> {
        self.acting(from)?;
        let Some(tile) = self.state.island().tile(to) else {
            return Err(Impossible::OffIsland(Spot::Hex(to)).into());
        };
        if self.state.position().is_robber_locked() {
            self.forbid(KnightsBreach::RobberLocked.into())?;
        } else if !self.state.robber().is_some_and(|robber| from.touches(robber)) {
            self.forbid(KnightsBreach::RobberNotBeside(from).into())?;
        }
        let is_numbered = self.state.knights_rules().chased == ChaseTarget::Numbered;
        if is_numbered && tile.token.is_none() {
            self.forbid(KnightsBreach::WrongChase(to).into())?;
        }
        if self.state.robber() == Some(to) {
            self.forbid(Breach::RobberStays(to))?;
        } else if let Some(spared) = self.state.spared_at(to) {
            self.forbid(Breach::FriendlyRobber(spared))?;
        }
        Ok(Verdict::default())
    }

    /// A free intersection of the island, or at sea where a ship could end (SEA 12).
    fn free_for_knight(&self, at: Intersection) -> Result<(), Refusal> {
        if self.state.island().is_coast_or_sea(at) && self.state.pieces().is_free(at) {
            return Ok(());
        }
        self.free_intersection(at)
    }

    /// A knight of its owner's choice goes over (KNIGHTS 12, Deserter).
    pub(super) fn lose_knight(
        &mut self,
        player: Seat,
        at: Intersection,
    ) -> Result<Verdict, Refusal> {
        let task = self.due(KnightsTask::LoseKnight { player })?;
        if self.state.pieces().knight(at).is_none_or(|(seat, _)| seat != player) {
            return Err(NotOnTheTable::NoKnight(at).into());
        }
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }

    pub(super) fn place_deserter(
        &mut self,
        at: Intersection,
        level: KnightLevel,
    ) -> Result<Verdict, Refusal> {
        let task = self.due(KnightsTask::PlaceDeserter { player: self.state.builder() })?;
        self.free_intersection(at)?;
        self.knight_left(level)?;
        self.at_own_road(at)?;
        if !self.state.deserter_levels().contains(&level) {
            self.forbid(KnightsBreach::WrongDeserter(level).into())?;
        }
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }
}
