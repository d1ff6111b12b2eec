//! What follows from a deed: tasks, what the number brings, awards, the win.

use super::judge::Judge;
use super::{
    Act, Cards, Condition, Correction, Deed, Freedom, Hands, Holders, Impossible, Leave, Move,
    Occasion, Over, Phase, Piece, Prey, Refusal, Seat, Seats, ShipPlace, State, Task, seven,
};
use crate::board::Intersection;
use crate::cards::{Award, Course, Effect, EventDie, EventFace};

impl State {
    /// The act that `deed` would be, with all that follows from it. The state
    /// stays as it is.
    ///
    /// # Errors
    /// Why it can't be, or which rule forbids it.
    pub fn propose(&self, deed: Deed, leave: Leave) -> Result<Act, Refusal> {
        self.clone().perform(deed, leave)
    }

    /// Does `deed`, with all that follows from it, and says what that was.
    ///
    /// # Errors
    /// Why it can't be, or which rule forbids it; then nothing has changed.
    pub fn perform(&mut self, deed: Deed, leave: Leave) -> Result<Act, Refusal> {
        let (mut act, task) = Judge::new(self, leave).judge(deed)?;
        let due = act.deed.may_change_awards().then(|| self.position().holders_after());
        let (before, turn) = (self.tasks.clone(), self.turn);
        self.apply_moves(&act.moves)
            .and_then(|()| self.apply_deed(&act.deed))
            .map_err(|_| Refusal::from(Impossible::NotOnThePile))?;

        if let Some(task) = task {
            self.complete(task, &act.deed);
        }
        self.add_tasks(&act.deed);
        self.turn_weather(&act.deed, turn);
        self.move_season_and_ship(&mut act, &before);
        if let Deed::CorrectHand { player, .. }
        | Deed::Correct { correction: Correction::HandSize { player, .. } } = act.deed
        {
            self.count_discard_again(player);
        }
        if let Some(due) = due {
            self.pass_awards(due, &mut act);
        }
        self.settle_tasks(&mut act);
        self.count_discards(&before);
        self.produce(&mut act);
        if before != self.tasks {
            act.tasks = Some(self.tasks.clone());
        }
        // As the fold does it: first what goes on, then whether it is over.
        self.end_vote();
        self.end_event_if_resolved();
        self.end_if_won(&mut act);
        Ok(act)
    }

    /// Awards go to whom the rules name now, where that is somebody else than
    /// before (`due`): an award that the table gave otherwise stays with
    /// whoever has it until something changes.
    fn pass_awards(&mut self, due: Holders, act: &mut Act) {
        let by_rules = self.position().holders_after();
        let mut holders = self.holders;
        // What the table has just told of an award stands, whatever the counts
        // say.
        let told = match &act.deed {
            Deed::Correct { correction: Correction::Holder { award, .. } } => Some(*award),
            _ => None,
        };
        for award in Award::ALL.into_iter().filter(|award| Some(*award) != told) {
            if by_rules.of(award) != due.of(award) {
                holders.set(award, by_rules.of(award));
            }
        }
        if holders != self.holders || told.is_some() {
            self.holders = holders;
            act.holders = Some(holders);
        }
    }

    /// What a second settlement at `place` brings (RULES 3).
    #[must_use]
    pub fn founding_cards(&self, place: Intersection) -> Cards {
        place
            .hexes()
            .into_iter()
            .filter_map(|hex| self.island.tile(hex)?.terrain.resource())
            .map(|kind| (kind, 1))
            .collect()
    }

    fn occasion(&self) -> Occasion {
        Occasion { active: self.builder(), hand_limit: self.rules.hand_limit }
    }

    fn complete(&mut self, task: usize, deed: &Deed) {
        if task < self.tasks.len() {
            let done = self.tasks.remove(task);
            let is_left = matches!(deed, Deed::Leave { .. } | Deed::DoneAtTable { .. });
            if is_left && matches!(done, Task::MoveRobber { .. }) {
                self.spare_victims();
            }
        }
    }

    /// A robber that was not moved robs nobody, and one that the table moved by
    /// itself has robbed there; whoever still moves it later
    /// robs then.
    fn spare_victims(&mut self) {
        let mut movers = Vec::new();
        self.tasks.retain(|task| match task {
            Task::MoveRobber { player, .. } => {
                movers.push(*player);
                true
            }
            Task::Steal { player, from: Prey::BesideRobber, .. } => movers.contains(player),
            _ => true,
        });
    }

    /// The robber stands where it will when cards are taken beside it: those
    /// who do it now learn their victims.
    fn point_out_victims(&mut self) {
        let is_open = |task: &Task| matches!(task, Task::Steal { from: Prey::BesideRobber, .. });
        if !self.open_tasks().iter().any(is_open) {
            return;
        }
        let mut owners = Seats::new();
        for place in self.robber.into_iter().flat_map(Intersection::around) {
            if let Some((owner, _)) = self.pieces.building(place)
                && !owners.contains(&owner)
                && self.seating.is_present(owner)
                && !self.position().is_spared(owner)
            {
                owners.push(owner);
            }
        }
        owners.sort_unstable();
        let open = self.open_tasks().len();
        for task in self.tasks.iter_mut().take(open) {
            if let Task::Steal { player, from: from @ Prey::BesideRobber, .. } = task {
                let others = owners.iter().copied().filter(|owner| owner != player);
                *from = Prey::OneOf(others.collect());
            }
        }
    }

    /// A hand that is put right in the middle of a 7 discards what it holds in
    /// truth, unless its player has discarded already.
    fn count_discard_again(&mut self, player: Seat) {
        let of_player =
            |task: &Task| matches!(task, Task::Discard { player: who, .. } if *who == player);
        // While the card's own event is on, they are counted later anyway.
        let robber_waits = self.number() == Some(7)
            && self.phase == Phase::Event
            && self.tasks.iter().any(is_robber)
            && discards_before_robber(&self.tasks).start == 0;
        let size = self.hands().map_or(0, |hands| hands.size(player));
        let is_asked = self.seating.is_present(player) && !self.discarded.contains(&player);
        if !robber_waits || !is_asked {
            return;
        }
        let place = self.tasks.iter().position(of_player).unwrap_or(0);
        self.tasks.retain(|task| !of_player(task));
        if size > self.rules.hand_limit {
            self.tasks.insert(place, Task::Discard { player, count: Some(size / 2) });
        }
    }

    fn add_tasks(&mut self, deed: &Deed) {
        let added = match deed {
            Deed::Draw { .. } | Deed::DrawPrinted { .. } if self.is_voting() => {
                let players = self.seating.from(self.active).into_iter();
                players.map(|player| Task::Vote { player }).collect()
            }
            Deed::Draw { .. }
            | Deed::DrawPrinted { .. }
            | Deed::Roll { .. }
            | Deed::Dice { .. }
                if self.phase == Phase::Event =>
            {
                self.number_tasks()
            }
            Deed::PlayKnight => {
                let [_, robber, steal] = seven();
                self.position().tasks(&[robber, steal], self.occasion())
            }
            Deed::PlayRoadBuilding => {
                let player = self.builder();
                let pieces = usize::from(self.pieces_left(player, Piece::Road));
                let roads = (pieces + self.damaged_roads(player).count()).min(2);
                vec![Task::FreeRoad { player }; roads]
            }
            _ => return,
        };
        self.tasks.splice(0..0, added);
    }

    /// Who holds the weather cards turns them once, as his turn begins
    /// (RULES 9): with a deed after which the turn is another than `turn`.
    fn turn_weather(&mut self, deed: &Deed, turn: u32) {
        let is_first = matches!(deed, Deed::FoundRoad { .. });
        let is_told = matches!(deed, Deed::Correct { correction: Correction::Turn { .. } });
        let begins = is_first || is_told || self.turn != turn;
        if begins && self.turns_weather() && self.tasks.is_empty() {
            self.tasks.push(Task::TurnWeather { player: self.active });
        }
    }

    /// What the event asks, and what a 7 asks whose card doesn't say all of
    /// that itself.
    fn number_tasks(&self) -> Vec<Task> {
        let effects = self.effects();
        let says_seven = seven().iter().all(|part| effects.contains(part));
        let is_seven = self.number() == Some(7);
        let seven = if is_seven && !says_seven { seven().to_vec() } else { Vec::new() };
        let mut position = self.position();
        let mut tasks = Vec::new();
        for effect in effects.iter().chain(&seven) {
            match (effect, &self.hands) {
                // Counted once, when their turn comes.
                (Effect::DiscardHalf {}, Hands::Followed(_)) if is_seven => continue,
                (Effect::DiscardHalf {}, Hands::Ignored) => {
                    let players = self.seating.from(self.active).into_iter();
                    tasks.extend(players.map(|player| Task::Discard { player, count: None }));
                }
                _ => {}
            }
            tasks.extend(position.tasks(std::slice::from_ref(effect), self.occasion()));
            // What follows may find cards where there are none yet; whoever
            // still has none then is passed over.
            position.bank = None;
            position.hand_sizes = position.hand_sizes.map(|_, size| size.filter(|size| *size > 0));
        }
        if self.ship_after_draw() == ShipPlace::ISLAND {
            tasks.insert(0, Task::Barbarians { player: self.active });
        }
        tasks
    }

    /// Where this turn's face and event bring the ship.
    fn ship_after_draw(&self) -> ShipPlace {
        if self.rules.cards.event_die == EventDie::Hidden {
            return self.ship;
        }
        let ship = match self.face() {
            Some(EventFace::Ship) => self.ship.nearer(),
            _ => self.ship,
        };
        self.effects().iter().fold(ship, |ship, effect| match effect {
            Effect::Ship { course: Course::Nearer } => ship.nearer(),
            Effect::Ship { course: Course::Back } => ship.back(),
            _ => ship,
        })
    }

    fn move_season_and_ship(&mut self, act: &mut Act, before: &[Task]) {
        let (mut season, mut ship) = (self.season, self.ship);
        match act.deed {
            Deed::TurnWeather => season = season.next(),
            Deed::MoveShip { to } => ship = to,
            Deed::Resolve if matches!(before.first(), Some(Task::Barbarians { .. })) => {
                ship = ShipPlace::HARBOR;
            }
            Deed::Draw { .. } | Deed::DrawPrinted { .. } | Deed::Dice { .. }
                if self.phase == Phase::Event =>
            {
                ship = self.ship_after_draw();
                for effect in self.effects() {
                    if let Effect::Season { begins } = effect {
                        season = *begins;
                    }
                }
            }
            _ => {}
        }
        if season != self.season {
            self.season = season;
            act.season = Some(season);
        }
        if ship != self.ship {
            self.ship = ship;
            act.ship = Some(ship);
        }
    }

    /// What a 7 costs is counted when its turn comes: an event of the same card
    /// happens before and may change the hands.
    fn count_discards(&mut self, before: &[Task]) {
        if self.number() != Some(7) || self.phase != Phase::Event || self.hands == Hands::Ignored {
            return;
        }
        let is_first_time = before.is_empty() || discards_before_robber(before).start > 0;
        if is_first_time && self.tasks.iter().any(is_robber) {
            let due = discards_before_robber(&self.tasks);
            let tasks = self.position().tasks(&[Effect::DiscardHalf {}], self.occasion());
            self.tasks.splice(due, tasks);
        }
    }

    /// Drops what can't be done and takes what needs no choice, until somebody
    /// has to do something.
    fn settle_tasks(&mut self, act: &mut Act) {
        loop {
            let tasks = self.tasks.len();
            self.take_what_is_fixed(act);
            self.point_out_victims();
            self.drop_idle_tasks();
            if self.tasks.len() == tasks {
                return;
            }
        }
    }

    /// A card that everybody takes without a choice needs no touch: it is
    /// taken as soon as it is its turn.
    fn take_what_is_fixed(&mut self, act: &mut Act) {
        while let Some(Task::Take { player, resource: Some(kind), freedom: Freedom::Must }) =
            self.tasks.first()
        {
            let taken = Move::FromBank(*player, Cards::of(*kind, 1));
            self.tasks.remove(0);
            // An empty bank has been looked at when the task was made, but
            // others may have taken the last card since.
            if self.apply_moves(std::slice::from_ref(&taken)).is_ok() {
                act.moves.push(taken);
            }
        }
    }

    /// Open tasks that have become impossible are dropped: nobody has to take
    /// from an empty bank or an empty hand. What comes later is looked at when
    /// its time has come.
    fn drop_idle_tasks(&mut self) {
        let open = self.open_tasks().len();
        if open == 0 {
            return;
        }
        let mut tasks = std::mem::take(&mut self.tasks);
        let later = tasks.split_off(open);
        let position = self.position();
        let limit = self.rules.hand_limit;
        tasks.retain_mut(|task| match task {
            // Half of what the hand holds by now.
            Task::Discard { player, count: Some(count) } => {
                let size = position.hand_sizes.of(*player).unwrap_or(0);
                *count = size / 2;
                size > limit
            }
            Task::Take { resource, .. } => self.bank().is_none_or(|bank| match resource {
                Some(kind) => bank.get(*kind) > 0,
                None => !bank.is_empty(),
            }),
            Task::Give { player, .. } | Task::Pay { player } | Task::Swap { player } => {
                position.may_have_cards(*player)
            }
            Task::MendRoad { player } => self.damaged_roads(*player).next().is_some(),
            Task::DamageRoad { player, .. } => {
                let mut roads = self.pieces.roads_of(*player);
                roads.any(|(_, condition)| condition == Condition::Intact)
            }
            Task::Steal { from: Prey::OneOf(prey), .. } => {
                prey.retain(|seat| position.may_have_cards(*seat));
                !prey.is_empty()
            }
            Task::FreeRoad { player } => {
                self.pieces_left(*player, Piece::Road) > 0
                    || self.damaged_roads(*player).next().is_some()
            }
            _ => true,
        });
        tasks.extend(later);
        self.tasks = tasks;
    }

    /// Once the event is resolved, its number brings what it brings.
    fn produce(&mut self, act: &mut Act) {
        let Some(number) = self.number().filter(|number| *number != 7) else { return };
        if self.phase != Phase::Event || !self.tasks.is_empty() || self.payout.is_some() {
            return;
        }
        let rule = self.yield_rule();
        let position = self.position();
        if rule.cap.is_some() {
            let owed = position.owed(number, &rule, &self.chosen);
            let mut asked: Vec<_> = owed
                .choices
                .into_iter()
                .filter(|choice| !self.chosen.contains_key(&choice.at))
                .collect();
            if !asked.is_empty() {
                let order = self.seating.from(self.active);
                asked.sort_by_key(|choice| order.iter().position(|seat| *seat == choice.seat));
                let task = |choice: super::YieldChoice| Task::ChooseYield {
                    player: choice.seat,
                    at: choice.at,
                    one_of: choice.one_of,
                };
                self.tasks = asked.into_iter().map(task).collect();
                return;
            }
        }
        let payout = position.payout(number, &rule, &self.chosen);
        let paid = payout.paid.iter().filter(|(_, cards)| !cards.is_empty());
        let moves: Vec<Move> = paid.map(|(seat, cards)| Move::FromBank(seat, *cards)).collect();
        // The bank was asked when the payout was worked out.
        let _ = self.apply_moves(&moves);
        self.payout = Some(payout.clone());
        act.payout = Some(payout);
    }

    fn end_if_won(&mut self, act: &mut Act) {
        if act.deed == Deed::BreakOff {
            self.end(Over::BrokenOff);
            act.over = Some(Over::BrokenOff);
            return;
        }
        let own_turn = !matches!(
            self.phase,
            Phase::Founding { .. } | Phase::ExtraBuilding { .. } | Phase::Over
        );
        let ends = own_turn && self.over.is_none() && self.earlier_win.is_none();
        if !ends {
            return;
        }
        let winner = self.active;
        let claimed = matches!(act.deed, Deed::ClaimWin { .. });
        if claimed || self.public_points(winner) >= self.rules.target {
            let over = if claimed {
                Over::RevealedCards { winner }
            } else {
                Over::PublicPoints { winner }
            };
            self.end(over);
            act.over = Some(over);
        }
    }
}

const fn is_robber(task: &Task) -> bool {
    matches!(task, Task::MoveRobber { .. })
}

/// Where the discards of a 7 stand among `tasks`: before its robber, which is
/// the last one that is moved.
fn discards_before_robber(tasks: &[Task]) -> std::ops::Range<usize> {
    let robber = tasks.iter().rposition(is_robber).unwrap_or(0);
    let before = tasks.iter().take(robber).rev();
    let discards = before.take_while(|task| matches!(task, Task::Discard { .. })).count();
    robber - discards..robber
}
