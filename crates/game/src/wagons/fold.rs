//! The fold of wagons: what a deed does, what followed from it, and the tasks it brings: cargo that
//! is told, bandits that go elsewhere, and whom they rob (TRADERS 5.3 to 5.7).

use std::sync::Arc;

use super::{
    NotWithWagons, TrainLevel, Wagon, WagonChange, WagonDeed, WagonReach, WagonRules, WagonStop,
    WagonTask, WagonsState,
};
use crate::{
    Act, Deed, DevelopmentCard, GoldMove, Impossible, Kinds, Phase, Seat, Seats, State,
    StealTargets, Task,
};
use board::{Intersection, Path, Site, fail_if};
use cards::Freedom;

/// A wagon's way: what it costs, and the tolls of those along it.
pub(crate) struct WagonWay {
    stop: WagonStop,
    tolls: Vec<GoldMove>,
}

impl State {
    /// Wagons, where they are played.
    pub fn wagons(&self) -> Option<&WagonsState> {
        self.wagons.as_deref()
    }

    /// The table's readings of wagons; the usual ones where it plays without.
    pub fn wagon_rules(&self) -> WagonRules {
        self.rules.wagons.unwrap_or_default()
    }

    /// The wagon and baggage train of `seat`, where wagons are played.
    pub fn wagon(&self, seat: Seat) -> Option<Wagon> {
        self.wagons()?.table.wagons.get(seat).copied()
    }

    /// The next level of the baggage train of `seat`, if there is one.
    pub fn next_level(&self, seat: Seat) -> Option<TrainLevel> {
        self.wagon(seat)?.level.next()
    }

    /// Returns where the wagon of whoever builds now can stop in its move, nowhere where it is over.
    pub fn wagon_stops(&self) -> Vec<WagonStop> {
        self.reach_now().map(|reach| reach.stops().collect()).unwrap_or_default()
    }

    fn reach_now(&self) -> Option<WagonReach> {
        let (seat, wagons) = (self.builder(), self.wagons()?);
        let wagon = self.wagon(seat)?;
        if wagons.turn.is_over() {
            return None;
        }
        let points = wagons.turn.points_left(wagon.level);
        Some(self.position().wagon_reach(seat, wagon.at?, points, self.gold_of(seat)))
    }

    /// Returns the paths that lead to each of `stops`, in the order of the way.
    pub fn wagon_ways(&self, stops: &[WagonStop]) -> Vec<Vec<Path>> {
        let Some(reach) = self.reach_now() else { return Vec::new() };
        let (seat, position) = (self.builder(), self.position());
        let cost = |path| position.wagon_step(seat, path);
        stops.iter().map(|stop| reach.way(stop.at, cost)).collect()
    }

    /// The way of the turn's wagon to `to`, if it gets there.
    pub(crate) fn wagon_way(&self, to: Intersection) -> Option<WagonWay> {
        let (seat, reach) = (self.builder(), self.reach_now()?);
        let stop = reach.stop(to)?;
        let position = self.position();
        let cost = |path| position.wagon_step(seat, path);
        let tolls = reach.way(to, cost).into_iter().filter_map(|path| {
            let (owner, count) = cost(path)?.toll?;
            Some(GoldMove::Given { player: seat, to: owner, count: count.into() })
        });
        Some(WagonWay { stop, tolls: tolls.collect() })
    }

    /// The way of the wagon that `deed` moves, before it does.
    pub(crate) fn way_of(&self, deed: &Deed) -> Option<WagonWay> {
        let Deed::Wagons(WagonDeed::Travel { to }) = deed else { return None };
        self.wagon_way(*to)
    }

    /// Does a deed with wagons.
    pub(crate) fn apply_wagons(&mut self, deed: WagonDeed) -> Result<(), Impossible> {
        let builder = self.builder();
        fail_if(self.wagons.is_none(), Impossible::Wagons(NotWithWagons::NotPlayed))?;
        let level = self.wagon(builder).unwrap_or_default().level;
        match deed {
            WagonDeed::Travel { to } => {
                self.change_wagon(builder, |wagon| wagon.at = Some(to));
                self.wagons_mut(|wagons| {
                    wagons.turn.begin(level);
                    if to.is_plaza() {
                        wagons.turn.end();
                    }
                });
            }
            WagonDeed::Feed => self.feed_wagon(builder),
            WagonDeed::Load { player, cargo } => {
                self.known(player)?;
                let site = self.site_of_wagon(player);
                self.change_wagon(player, |wagon| wagon.load = Some(cargo));
                self.wagons_mut(|wagons| {
                    if let Some(site) = site {
                        let left = wagons.table.stacks.of_mut(site);
                        *left = left.saturating_sub(1);
                    }
                });
            }
            WagonDeed::MoveBandit { player, from, to } => {
                self.known(player)?;
                self.wagons_mut(|wagons| {
                    wagons.table.put_bandit(from, false);
                    wagons.table.put_bandit(to, true);
                    wagons.turn.follow_bandit(from, to);
                });
                let too_many = self.wagons().is_some_and(|it| it.table.has_too_many_bandits());
                fail_if(too_many, Impossible::TooMuch)?;
            }
            WagonDeed::SendAway { knight, from, to } => {
                self.rest(knight);
                self.wagons_mut(|wagons| {
                    wagons.table.put_bandit(from, false);
                    wagons.table.put_bandit(to, true);
                    wagons.turn.follow_bandit(from, to);
                });
                let too_many = self.wagons().is_some_and(|it| it.table.has_too_many_bandits());
                fail_if(too_many, Impossible::TooMuch)?;
            }
            WagonDeed::DriveOff { at, .. } => self.wagons_mut(|wagons| {
                wagons.turn.begin(level);
                wagons.turn.try_bandit(at);
            }),
            WagonDeed::BuyLevel => self.change_wagon(builder, |wagon| {
                wagon.level = wagon.level.next().unwrap_or(wagon.level);
            }),
            WagonDeed::PlaySwiftJourney => {
                self.spend(DevelopmentCard::SwiftJourney);
                self.wagons_mut(|wagons| wagons.turn.allow_second());
            }
        }
        Ok(())
    }

    /// The wagon of `seat` has two points more.
    pub(crate) fn feed_wagon(&mut self, seat: Seat) {
        let level = self.wagon(seat).unwrap_or_default().level;
        self.wagons_mut(|wagons| {
            wagons.turn.begin(level);
            wagons.turn.feed();
        });
    }

    /// Applies what followed from an act.
    ///
    /// # Errors
    /// Fails if it is of somebody who isn't there.
    pub(crate) fn apply_wagon_change(&mut self, change: WagonChange) -> Result<(), Impossible> {
        match change {
            WagonChange::Went { player, points } => {
                self.known(player)?;
                self.wagons_mut(|wagons| wagons.turn.spend(points));
            }
            WagonChange::Delivered { player, .. } => {
                self.known(player)?;
                self.change_wagon(player, |wagon| {
                    wagon.load = None;
                    wagon.delivered = wagon.delivered.saturating_add(1);
                });
            }
        }
        Ok(())
    }

    /// Notes the points and tolls of the way that a wagon went, and delivers what it carries.
    pub(crate) fn follow_wagon(
        &mut self,
        act: &mut Act,
        way: Option<WagonWay>,
    ) -> Result<(), Impossible> {
        if !matches!(act.deed, Deed::Wagons(WagonDeed::Travel { .. })) {
            return Ok(());
        }
        let (player, Some(wagon)) = (self.builder(), self.wagon(self.builder())) else {
            return Ok(());
        };
        // Wherever the table moved it, it is where it has no points for more.
        let points = way.as_ref().map_or(u8::MAX, |way| way.stop.points);
        let mut changes = vec![WagonChange::Went { player, points }];
        let mut gold = way.map(|way| way.tolls).unwrap_or_default();
        let site = self.site_of_wagon(player);
        if let (Some(cargo), Some(site)) = (wagon.load, site)
            && wagon.delivers_at(site)
        {
            changes.push(WagonChange::Delivered { player, cargo });
            gold.push(GoldMove::Earned { player, count: wagon.level.gold().into() });
        }
        self.add_gold(act, &gold)?;
        for change in changes {
            self.apply_wagon_change(change)?;
            act.wagons.push(change);
        }
        Ok(())
    }

    /// Tasks that `deed` of `builder` brings.
    pub(crate) fn wagon_tasks(&self, deed: WagonDeed, builder: Seat) -> Vec<Task> {
        match deed {
            WagonDeed::Travel { .. } => {
                let (Some(wagon), Some(site)) = (self.wagon(builder), self.site_of_wagon(builder))
                else {
                    return Vec::new();
                };
                let has_token = self.wagons().is_some_and(|it| it.table.stacks.of(site) > 0);
                let loads = wagon.loads_at(site) && has_token;
                loads
                    .then(|| WagonTask::Load { player: builder, site }.into())
                    .into_iter()
                    .collect()
            }
            WagonDeed::DriveOff { at, die } => {
                let wagon = self.wagon(builder).unwrap_or_default();
                let goes = wagon.level.drives_off(die);
                let freedom = Freedom::Must;
                let task = WagonTask::Bandit { player: builder, from: Some(at), freedom };
                goes.then(|| task.into()).into_iter().collect()
            }
            WagonDeed::SendAway { to, .. } => {
                let from = StealTargets::OneOf(self.prey_on_road(builder, to));
                let of = Kinds::WithCommodities;
                let freedom = Freedom::May;
                let (player, or_oil) = (builder, false);
                let steal = Task::Steal { player, from: from.clone(), freedom, of, or_oil };
                if from == StealTargets::OneOf(Seats::new()) { Vec::new() } else { vec![steal] }
            }
            WagonDeed::Feed
            | WagonDeed::Load { .. }
            | WagonDeed::MoveBandit { .. }
            | WagonDeed::BuyLevel
            | WagonDeed::PlaySwiftJourney => Vec::new(),
        }
    }

    /// The bandit of `done` now lies on `to`: whoever moved it there in place of a robber may take a
    /// card of the owner of a road there (TRADERS 5.3).
    pub(crate) fn point_out_road(&mut self, done: &Task, deed: &Deed) {
        let Deed::Wagons(WagonDeed::MoveBandit { player, to, .. }) = deed else { return };
        if !matches!(done, Task::Wagons(task) if task.is_of_seven()) {
            return;
        }
        let prey = self.prey_on_road(*player, *to);
        let waits = |task: &Task| {
            let waits = matches!(task, Task::Steal { from: StealTargets::BesideRobber, .. });
            waits && task.player() == *player
        };
        let Some(place) = self.tasks.iter().position(waits) else { return };
        if let Some(Task::Steal { from, .. }) = self.tasks.get_mut(place) {
            *from = StealTargets::OneOf(prey);
        }
        self.drop_idle_tasks();
    }

    /// Whom a bandit on `to` robs whom `player` moved there: the owner of a road, if it is another
    /// player.
    fn prey_on_road(&self, player: Seat, to: Path) -> Seats {
        let owner = self.pieces.link(to).map(|link| link.owner);
        owner
            .filter(|owner| *owner != player && self.seating.is_present(*owner))
            .into_iter()
            .collect()
    }

    /// The site at whose plaza the wagon of `seat` stands.
    pub(crate) fn site_of_wagon(&self, seat: Seat) -> Option<Site> {
        self.island.site(self.wagon(seat)?.at?.plaza_hex()?)
    }

    /// The wagon of `seat` begins where the opening puts its city (TRADERS 5.2).
    pub(crate) fn found_wagon(&mut self, seat: Seat, at: Intersection) {
        if matches!(self.phase, Phase::Founding { .. }) {
            self.change_wagon(seat, |wagon| wagon.at = Some(at));
        }
    }

    pub(crate) fn wagons_mut(&mut self, change: impl FnOnce(&mut WagonsState)) {
        if let Some(wagons) = &mut self.wagons {
            change(Arc::make_mut(wagons));
        }
    }

    fn change_wagon(&mut self, seat: Seat, change: impl FnOnce(&mut Wagon)) {
        self.wagons_mut(|wagons| {
            if let Some(wagon) = wagons.table.wagons.get_mut(seat) {
                change(wagon);
            }
        });
    }

    /// Returns whether `task` can be done.
    pub(crate) fn is_doable_with_wagons(&self, task: WagonTask) -> bool {
        let Some(wagons) = self.wagons() else { return false };
        match task {
            WagonTask::Bandit { from: None, .. } => !wagons.table.bandits.is_empty(),
            WagonTask::Bandit { from: Some(from), .. } => wagons.table.has_bandit(from),
            WagonTask::Load { site, .. } => wagons.table.stacks.of(site) > 0,
        }
    }
}
