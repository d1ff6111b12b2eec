//! Knights: recruited, activated, promoted; moved, displacing, chasing (KNIGHTS 10).

use crate::{
    Breach, Impossible, KnightsState, Seat,
    judge::{Judge, Judged, Partner, Verdict, refuse_if},
    knights::{
        ChaseTarget, KnightLevel, KnightsBefore, KnightsBreach, KnightsPurchase, KnightsTask,
        Level, NotOnTheTable, Readiness, Track,
    },
};
use board::{Hex, Intersection, Spot};

impl Judge<'_> {
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
        let turn = self.state.knights().map(KnightsState::turn);
        let is_promoted = turn.is_some_and(|turn| turn.is_promoted(at));
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
        let is_tired = self.state.knights().is_some_and(|knights| knights.turn().is_tired(from));
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
