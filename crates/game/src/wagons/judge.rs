//! The rules of wagons asked before an act: moves, grain, cargo, bandits, levels (TRADERS 5.3 to 5.8).

use super::{
    Cargo, JourneyGrain, NotWithWagons, Wagon, WagonBreach, WagonDeed, WagonTask, WagonTurn,
    map::takes_bandit,
};
use crate::{
    Breach, Cards, Deed, DevelopmentCard, Enforcement, Impossible, Phase, Refusal, Seat, State,
    Task,
    judge::{Judge, Partner},
    refusal::{Judged, refuse_if},
};
use board::{Intersection, Path, Resource};
use cards::Die;

board::converts!(NotWithWagons => Refusal: |why| Self::Impossible(Impossible::Wagons(why)));
board::converts!(WagonBreach => Breach: |breach| Self::Wagons(breach));

impl Judge<'_> {
    /// Judges a deed with wagons.
    pub(crate) fn wagons(&mut self, deed: WagonDeed) -> Judged {
        refuse_if(self.state.wagons().is_none(), NotWithWagons::NotPlayed)?;
        match deed {
            WagonDeed::Travel { to } => self.travel(to),
            WagonDeed::Feed => self.feed(),
            WagonDeed::Load { player, cargo } => self.load(player, cargo),
            WagonDeed::MoveBandit { player, from, to } => self.move_bandit(player, from, to),
            WagonDeed::SendAway { knight, from, to } => {
                self.acting(knight)?;
                self.state.has_bandit(from)?;
                self.forbid_if(!from.ends().contains(&knight), WagonBreach::NotBeside(from))?;
                self.bandit_to(from, to)
            }
            WagonDeed::DriveOff { at, die } => self.drive_off(at, die),
            WagonDeed::BuyLevel => self.buy_level(),
            WagonDeed::PlaySwiftJourney => {
                self.playable(DevelopmentCard::SwiftJourney)?;
                refuse_if(!self.wagon_turn()?.may_be_followed(), NotWithWagons::NotMovedYet)
            }
        }
    }

    /// Trading and building come before the wagon moves (TRADERS 5.4).
    pub(crate) fn before_wagon(&mut self) -> Judged {
        let has_begun = self.state.wagons().is_some_and(|wagons| wagons.turn().has_begun())
            && !matches!(self.state.phase(), Phase::ExtraBuilding { .. });
        self.forbid_if(has_begun, WagonBreach::AfterWagon)
    }

    fn wagon_turn(&self) -> Judged<&WagonTurn> {
        Ok(self.state.wagons().ok_or(NotWithWagons::NotPlayed)?.turn())
    }

    /// The turn's wagon while it may move: after production, in its owner's own turn.
    fn moving(&mut self) -> Judged<(Wagon, Intersection)> {
        self.state.nothing_open()?;
        let is_early = self.state.phase() == Phase::BeforeProduction;
        self.forbid_if(is_early, Breach::BeforeProduction)?;
        self.own_turn(Partner::MayNot)?;
        let wagon = self.state.wagon(self.state.builder()).ok_or(NotWithWagons::NoWagon)?;
        let at = wagon.at.ok_or(NotWithWagons::NoWagon)?;
        let is_over = self.wagon_turn()?.is_over();
        self.forbid_if(is_over, WagonBreach::MoveOver)?;
        Ok((wagon, at))
    }

    fn travel(&mut self, to: Intersection) -> Judged {
        let (_, at) = self.moving()?;
        let is_stop = self.state.island().has_stop(to) || self.state.island().is_coast_or_sea(to);
        refuse_if(!is_stop, NotWithWagons::NoStop(to))?;
        refuse_if(at == to, Impossible::SoAlready)?;
        let reaches = self.state.wagon_way(to).is_some();
        self.forbid_if(!reaches, WagonBreach::OutOfReach(to))
    }

    fn feed(&mut self) -> Judged {
        self.feeding()?;
        self.pays(Cards::of(Resource::Grain, 1))
    }

    /// All that stands against two more points for the wagon, whatever pays for them.
    fn feeding(&mut self) -> Judged {
        self.moving()?;
        let each_move = self.state.wagon_rules().journey_grain == JourneyGrain::Again;
        let is_fed = self.wagon_turn()?.is_fed(each_move);
        self.forbid_if(is_fed, WagonBreach::FedAlready)
    }

    fn load(&mut self, player: Seat, cargo: Cargo) -> Judged {
        let site = self.task(|task| {
            let Task::Wagons(WagonTask::Load { player: who, site }) = task else { return None };
            (*who == player).then_some(*site)
        })?;
        refuse_if(!Cargo::of(site).contains(&cargo), NotWithWagons::NotFromStack(cargo))
    }

    fn move_bandit(&mut self, player: Seat, from: Path, to: Path) -> Judged {
        let driven = self.task(|task| {
            let Task::Wagons(WagonTask::Bandit { player: who, from, .. }) = task else {
                return None;
            };
            (*who == player).then_some(*from)
        })?;
        self.state.has_bandit(driven.unwrap_or(from))?;
        refuse_if(driven.is_some_and(|driven| driven != from), NotWithWagons::NoBandit(from))?;
        self.bandit_to(from, to)
    }

    /// All that stands against a bandit that goes to `to`.
    fn bandit_to(&mut self, from: Path, to: Path) -> Judged {
        refuse_if(!takes_bandit(self.state.island(), to), NotWithWagons::NoBanditPath(to))?;
        if from == to {
            return self.forbid(WagonBreach::BanditStays(to));
        }
        refuse_if(self.state.has_bandit(to).is_ok(), NotWithWagons::BanditThere(to))
    }

    fn drive_off(&mut self, at: Path, _die: Die) -> Judged {
        let (wagon, stands) = self.moving()?;
        self.state.has_bandit(at)?;
        self.forbid_if(wagon.level.number() == 1, WagonBreach::FirstLevel)?;
        self.forbid_if(!at.ends().contains(&stands), WagonBreach::NotBeside(at))?;
        let has_tried = self.wagon_turn()?.has_tried(at);
        self.forbid_if(has_tried, WagonBreach::TriedAlready(at))
    }

    fn buy_level(&mut self) -> Judged {
        self.building()?;
        let wagon = self.state.wagon(self.state.builder()).ok_or(NotWithWagons::NoWagon)?;
        let next = wagon.level.next().ok_or(NotWithWagons::LastLevel)?;
        self.pays(next.price())
    }
}

impl State {
    /// Returns the paths of bandits that the knight at `knight` may send away now (TRADERS 8.2).
    pub fn bandits_to_send_away(&self, knight: Intersection) -> Vec<Path> {
        let bandits = self.wagons().map_or(&[][..], |wagons| &wagons.table().bandits);
        let free = |to: &Path| takes_bandit(self.island(), *to) && !bandits.contains(to);
        let Some(to) = self.island().bare_paths().into_iter().find(free) else { return Vec::new() };
        let away = |from: Path| Deed::Wagons(WagonDeed::SendAway { knight, from, to });
        let beside = bandits.iter().copied().filter(|path| path.ends().contains(&knight));
        beside.filter(|path| self.against(away(*path)).is_none()).collect()
    }

    /// Refuses two more points for the wagon, whatever pays for them.
    pub(crate) fn may_feed_wagon(&self) -> Judged {
        refuse_if(self.wagons().is_none(), NotWithWagons::NotPlayed)?;
        Judge::new(self, Enforcement::ByTheRules).feeding()
    }

    /// Refuses a path without a bandit.
    pub(super) fn has_bandit(&self, at: Path) -> Judged {
        let is_there = self.wagons().is_some_and(|wagons| wagons.table().has_bandit(at));
        refuse_if(!is_there, NotWithWagons::NoBandit(at))
    }

    /// Refuses a bandit where none can lie.
    pub(super) fn may_have_bandit(&self, at: Path) -> Judged {
        refuse_if(!takes_bandit(self.island(), at), NotWithWagons::NoBanditPath(at))
    }

    /// Refuses a wagon where none can stand.
    pub(super) fn may_have_wagon(&self, at: Option<Intersection>) -> Judged {
        let island = self.island();
        let stands = |at: Intersection| island.has_stop(at) || island.is_coast_or_sea(at);
        match at {
            Some(at) if !stands(at) => Err(NotWithWagons::NoStop(at).into()),
            Some(_) | None => Ok(()),
        }
    }
}
