//! Consequences of a deed: tasks, the yield of the number, awards, the win.

use super::judge::Judge;
use super::{
    Act, BarbarianTrack, Cards, Correction, Deed, DeedGroup, DevelopmentCard, Enforcement,
    FishDeed, HandSizes, Hands, Holders, Impossible, KnightsTask, NumberSource, Occasion, Over,
    Phase, Refusal, ScenarioDeed, ScenarioEnd, SeaDeed, SeaTask, Seat, State, Task, Whisper, seven,
};
use board::Intersection;
use cards::{Award, Effect, Freedom};

/// An act as it would be, and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposed {
    pub act: Act,
    pub after: State,
}

impl State {
    /// The act that `deed` would be, with all that follows from it, and how the
    /// game would stand then. The state stays as it is.
    ///
    /// # Errors
    /// Fails if the deed can't be done, or a rule forbids it.
    pub fn propose(&self, deed: Deed, enforcement: Enforcement) -> Result<Proposed, Refusal> {
        self.propose_whispering(deed, None, enforcement)
    }

    /// The same, with words beside it that the table doesn't hear.
    ///
    /// # Errors
    /// Fails also if these words don't belong to the deed, or the table doesn't keep hands private.
    pub fn propose_whispering(
        &self,
        deed: Deed,
        whisper: Option<Whisper>,
        enforcement: Enforcement,
    ) -> Result<Proposed, Refusal> {
        let (mut act, task) = Judge::new(self, enforcement).judge(deed)?;
        self.may_whisper(&act, whisper.as_ref())?;
        act.whisper = whisper;
        let mut after = self.clone();
        after.go_through(&mut act, task)?;
        Ok(Proposed { act, after })
    }

    /// Returns the reason that the rules refuse `deed`, if they do. Doesn't check that hands and
    /// bank hold the cards that it moves, so that many places can be asked about at once.
    pub fn against(&self, deed: Deed) -> Option<Refusal> {
        Judge::new(self, Enforcement::ByTheRules).judge(deed).err()
    }

    /// Does `deed`, with all that follows from it, and says what that was.
    ///
    /// # Errors
    /// Fails if the deed can't be done, or a rule forbids it; then nothing has changed.
    pub fn perform(&mut self, deed: Deed, enforcement: Enforcement) -> Result<Act, Refusal> {
        // Of any other deed only the cards may turn out to be missing, and they move
        // first.
        if deed.amends() {
            let Proposed { act, after } = self.propose(deed, enforcement)?;
            *self = after;
            return Ok(act);
        }
        let (mut act, task) = Judge::new(self, enforcement).judge(deed)?;
        self.go_through(&mut act, task)?;
        Ok(act)
    }

    /// Does a deed that was judged, and adds to its act what follows. Where it
    /// fails, half of it may be done.
    pub(super) fn go_through(
        &mut self,
        act: &mut Act,
        task: Option<usize>,
    ) -> Result<(), Impossible> {
        let due = act.deed.may_change_awards().then(|| self.position().holders_after());
        let (before, turn) = (self.tasks.clone(), self.turn);
        let traded = self.traders();
        let builder = self.builder();
        let first = self.catches_first(&act.deed);
        let way = self.way_of(&act.deed);
        let champion = self.champion_due();
        self.effort.add(self.weight(act));
        self.move_all_cards(&act.moves, act.told_kinds())?;
        self.move_gold(&act.gold)?;
        self.apply_deed(&act.deed)?;
        self.hear(act);
        self.earn_at_rivers(act, builder)?;
        if let Some(task) = task {
            self.complete(task, &act.deed);
            self.ask_exchanger(&act.deed);
            self.skip_event_die(&before, task, act);
        }
        self.add_tasks(&act.deed, builder);
        self.earn_chits(act)?;
        self.follow_scenario(act, &traded)?;
        self.follow_wagon(act, way)?;
        self.follow_oil(act, champion)?;
        self.catch_first(first, act)?;
        self.turn_weather(&act.deed, turn);
        self.move_season_and_barbarians(act, &before);
        if let Deed::CorrectHand { player, .. }
        | Deed::AmendHand { player, .. }
        | Deed::Correct { correction: Correction::HandSize { player, .. } } = act.deed
        {
            self.count_discard_again(player);
        }
        if let Some(due) = due {
            self.pass_awards(due, act);
        }
        self.settle_tasks(act);
        self.count_discards(&before);
        self.produce(act)?;
        if before != self.tasks {
            act.tasks = Some(self.tasks.clone());
        }
        // As the fold does it: first what goes on, then whether it is over.
        self.end_vote();
        self.end_event_if_resolved();
        self.end_if_won(act);
        if self.end_turn_of_disaster(act)? {
            self.turn_weather(&act.deed, turn);
            act.tasks = Some(self.tasks.clone());
            self.end_if_won(act);
        }
        self.end_purchase();
        act.is_bounded().then_some(()).ok_or(Impossible::TooMuch)
    }

    /// Awards go to whoever the rules name now, where that is somebody other than
    /// before (`due`): an award that the table gave otherwise stays with
    /// whoever has it until something changes.
    fn pass_awards(&mut self, due: Holders, act: &mut Act) {
        let by_rules = self.position().holders_after();
        let mut holders = self.holders;
        // What the table has just told of an award stands, whatever the counts
        // say.
        let told = if let Deed::Correct { correction: Correction::Holder { award, .. } } = &act.deed
        {
            Some(*award)
        } else {
            None
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

    /// Returns what a second settlement at `place` brings (RULES 3).
    pub fn founding_cards(&self, place: Intersection) -> Cards {
        let position = self.position();
        place
            .hexes()
            .into_iter()
            .filter_map(|hex| position.yields_as(self.island.tile(hex)?.terrain).resource())
            .map(|kind| (kind, 1))
            .collect()
    }

    pub(super) fn occasion(&self) -> Occasion {
        Occasion {
            active: self.builder(),
            hand_limit: self.rules.hand_limit,
            draws_from: self.drawn_kinds(),
            or_oil: self.card_offers_oil(),
        }
    }

    fn complete(&mut self, task: usize, deed: &Deed) {
        if task < self.tasks.len() {
            let done = self.tasks.remove(task);
            if matches!(deed, Deed::Sea(SeaDeed::MovePirate { .. })) {
                self.point_out_ships(done.player());
                // Nobody is robbed beside a robber that stayed.
                self.tasks.retain(|task| {
                    *task != Task::Knights(KnightsTask::StealFromEach { player: done.player() })
                });
            }
            self.point_out_road(&done, deed);
            let is_left = matches!(deed, Deed::Leave { .. } | Deed::DoneAtTable { .. });
            let is_seven = |task: &Task| matches!(task, Task::Wagons(task) if task.is_of_seven());
            if is_left && (matches!(done, Task::MoveRobber { .. }) || is_seven(&done)) {
                self.spare_victims();
            }
        }
    }

    /// Adds the tasks that `deed` of `builder` brings, ahead of those that are open.
    fn add_tasks(&mut self, deed: &Deed, builder: Seat) {
        use DeedGroup::{
            Answer, Built, Buy, Card, Change, Correction, Damage, Discard, End, Fish, Gold,
            Knights, Number, Oil, Play, Rivers, Robber, Sea, Steal, Trade, Turn, Vote, Wagons,
            Weather, Win,
        };
        if *deed == Deed::Pass && self.is_turn_finished() {
            self.tasks = self.points_to_reveal();
        }
        let at_sea = self.sea_tasks(deed, deed.player().unwrap_or(builder));
        self.tasks.splice(0..0, at_sea);
        let of_oil = self.oil_tasks(deed);
        self.tasks.splice(0..0, of_oil);
        let added = match deed.group() {
            Number(NumberSource::Cards | NumberSource::Printed) if self.is_voting() => {
                let players = self.seating.from(self.active).into_iter();
                players.map(|player| Task::Vote { player }).collect()
            }
            Number(_) if self.phase == Phase::Event => self.number_tasks(),
            // It arms a ship, and nothing is moved (SCENARIOS 4.2).
            Play(DevelopmentCard::Knight) if self.position().pirates().is_some() => Vec::new(),
            Play(DevelopmentCard::Knight) => {
                let [_, robber, steal] = seven();
                self.position().tasks(&[robber, steal], self.occasion())
            }
            Play(DevelopmentCard::RoadBuilding) => {
                let player = self.builder();
                vec![Task::FreeRoad { player }; self.free_roads(player).min(2)]
            }
            Knights(deed) if deed.is_number() => self.number_tasks(),
            Knights(deed) => self.knights_tasks(deed),
            Fish(FishDeed::Spend { on, .. }) => self.fish_tasks(*on),
            Wagons(deed) => self.wagon_tasks(*deed, builder),
            Sea(SeaDeed::ChasePirate { .. }) => self.pirate_robs(),
            // Now that the lower die is told, it sails.
            Sea(SeaDeed::Scenario(ScenarioDeed::SailFleet { .. })) => {
                self.fleet_task().into_iter().collect()
            }
            Sea(
                SeaDeed::FoundShip { .. }
                | SeaDeed::BuildShip { .. }
                | SeaDeed::MoveShip { .. }
                | SeaDeed::MovePirate { .. }
                | SeaDeed::TakeGold { .. }
                | SeaDeed::TurnUp { .. }
                | SeaDeed::Scenario(
                    ScenarioDeed::LayHarbor { .. }
                    | ScenarioDeed::TakeCloth { .. }
                    | ScenarioDeed::LoseToFleet { .. }
                    | ScenarioDeed::Besiege { .. }
                    | ScenarioDeed::ClaimWonder { .. }
                    | ScenarioDeed::BuildLevel
                    | ScenarioDeed::RevealPoints { .. },
                ),
            )
            | Play(
                DevelopmentCard::YearOfPlenty
                | DevelopmentCard::Monopoly
                | DevelopmentCard::VictoryPoint
                | DevelopmentCard::SwiftJourney,
            )
            | Fish(
                FishDeed::Exchange { .. } | FishDeed::DrawBoot { .. } | FishDeed::PassBoot { .. },
            ) => Vec::new(),
            Answer | Built(_) | Buy | Card | Change | Correction | Damage | Discard | End
            | Gold(_) | Number(_) | Oil(_) | Rivers(_) | Robber | Steal | Trade | Turn | Vote
            | Weather | Win => return,
        };
        self.tasks.splice(0..0, added);
    }

    /// Asks the holder of the weather cards to turn them once, as their turn begins (RULES 9): with
    /// a deed after which the turn is another than `turn`.
    fn turn_weather(&mut self, deed: &Deed, turn: u32) {
        let is_first =
            matches!(deed, Deed::FoundRoad { .. } | Deed::Sea(SeaDeed::FoundShip { .. }));
        let is_told = matches!(deed, Deed::Correct { correction: Correction::Turn { .. } });
        let begins = is_first || is_told || self.turn != turn;
        let is_asked = self.tasks.iter().any(|task| matches!(task, Task::TurnWeather { .. }));
        if begins && self.turns_weather() && !is_asked {
            self.tasks.push(Task::TurnWeather { player: self.active });
        }
    }

    /// Returns the tasks that the event asks for, and those of a 7 that its card doesn't name
    /// itself; with Cities & Knights the event die comes between them.
    fn number_tasks(&self) -> Vec<Task> {
        let effects = self.effects();
        let is_seven = self.number() == Some(7);
        let seven = if is_seven { Vec::from(seven()) } else { Vec::new() };
        if let Some(tasks) = self.tasks_with_event_die() {
            return tasks;
        }
        let says_seven = seven.iter().all(|part| effects.contains(part));
        let unsaid = if says_seven { &[] } else { seven.as_slice() };
        let mut tasks = self.effect_tasks(effects.iter().chain(unsaid));
        if self.barbarians_after_draw() == BarbarianTrack::ISLAND {
            tasks.insert(0, Task::Barbarians { player: self.active });
        }
        // It comes before anything else (SCENARIOS 4.4).
        tasks.splice(0..0, self.fleet_task());
        tasks
    }

    /// Returns the tasks of the card's text where the event die comes between it and the number: a
    /// 7 asks for its own part by itself.
    pub(super) fn text_tasks(&self) -> Vec<Task> {
        let is_seven = self.number() == Some(7);
        let of_number = |effect: &&Effect| is_seven && seven().contains(effect);
        self.effect_tasks(self.effects().iter().filter(|effect| !of_number(effect)))
    }

    /// Returns what `effects` ask, one after the other.
    pub(super) fn effect_tasks<'a>(&self, effects: impl Iterator<Item = &'a Effect>) -> Vec<Task> {
        let is_seven = self.number() == Some(7);
        let mut position = self.position();
        let mut tasks = Vec::new();
        let mut is_first = true;
        for effect in effects {
            if *effect == (Effect::DiscardHalf {}) {
                let players = self.seating.from(self.active).into_iter();
                let discards = |count| players.map(move |player| Task::Discard { player, count });
                match &self.hands {
                    // Nothing moves the robber yet, before which discards are counted: each
                    // counts when it opens, and is dropped where nothing is due (KNIGHTS 5).
                    Hands::Followed(_)
                        if is_seven
                            && (position.is_robber_locked() && position.wagons.is_none()
                                || position.pirates().is_some()) =>
                    {
                        tasks.extend(discards(Some(0)));
                        continue;
                    }
                    // Counted once, when their turn comes.
                    Hands::Followed(_) if is_seven => continue,
                    Hands::Followed(_) => {}
                    Hands::Ignored => tasks.extend(discards(None)),
                }
            }
            if !is_first {
                // What came before may leave cards where there are none yet; whoever
                // still has none then is passed over.
                position.bank = None;
                let some = |seat, _: &_| position.hand_sizes.of(seat).filter(|size| *size > 0);
                position.hand_sizes = HandSizes::Told(self.players().map(some));
            }
            tasks.extend(position.tasks(std::slice::from_ref(effect), self.occasion()));
            is_first = false;
        }
        tasks
    }

    fn move_season_and_barbarians(&mut self, act: &mut Act, before: &[Task]) {
        let (mut season, mut barbarians) = (self.season, self.barbarians);
        let fought = matches!(before.first(), Some(Task::Barbarians { .. }));
        if let DeedGroup::Number(source) = act.deed.group() {
            // What the table rolled says nothing of an event.
            if source != NumberSource::Table && self.phase == Phase::Event {
                barbarians = self.barbarians_after_draw();
                for effect in self.effects() {
                    if let Effect::Season { begins } = effect {
                        season = *begins;
                    }
                }
            }
        } else if act.deed == Deed::TurnWeather {
            season = season.next();
        } else if let Deed::MoveBarbarians { to } = act.deed {
            barbarians = to;
        } else if act.deed == Deed::Resolve && fought {
            barbarians = BarbarianTrack::HARBOR;
        }
        if season != self.season {
            self.season = season;
            act.season = Some(season);
        }
        if barbarians != self.barbarians {
            self.barbarians = barbarians;
            act.barbarians = Some(barbarians);
        }
    }

    /// Once the event is resolved, its number brings what it brings.
    fn produce(&mut self, act: &mut Act) -> Result<(), Impossible> {
        let Some(number) = self.number().filter(|number| *number != 7) else { return Ok(()) };
        if self.phase != Phase::Event || !self.tasks.is_empty() || self.payout.is_some() {
            return Ok(());
        }
        let rule = self.yield_rule();
        let position = self.position();
        if rule.cap.is_some() {
            let mut asked = position.owed(number, &rule, &self.chosen).choices;
            asked.retain(|choice| !self.chosen.contains_key(&choice.at));
            if !asked.is_empty() {
                let order = self.seating.from(self.active);
                asked.sort_by_key(|choice| order.iter().position(|seat| *seat == choice.seat));
                let task = |super::YieldChoice { seat: player, at, one_of }| Task::ChooseYield {
                    player,
                    at,
                    one_of,
                };
                self.tasks = asked.into_iter().map(task).collect();
                return Ok(());
            }
        }
        let cloth = position.cloth_payout(number, self.active);
        let payout = position.payout(number, &rule, &self.chosen);
        let gold = position.gold_payout(number, &rule).due;
        self.pay_out(&payout)?;
        // Whoever got nothing may have an aqueduct (KNIGHTS 4).
        let thirsty = self.position().aqueduct(&payout.paid, &gold, self.active);
        let freedom = Freedom::Must;
        let takes = |player| Task::Take { player, resource: None, freedom, or_oil: false };
        self.tasks.extend(thirsty.into_iter().map(takes));
        // Gold is chosen once all else is paid, clockwise (SEA 6).
        let dug =
            self.seating.from(self.active).into_iter().map(|player| (player, gold.of(player)));
        let chosen = dug.filter(|(_, count)| *count > 0);
        self.tasks.extend(chosen.map(|(player, count)| SeaTask::Gold { player, count }.into()));
        self.drop_idle_tasks();
        act.payout = Some(payout);
        for change in cloth.into_iter().flat_map(|paid| paid.changes) {
            self.apply_sea_change(change)?;
            act.sea.push(change);
        }
        self.get_oil(number, act)?;
        self.catch_fish(number, act)
    }

    fn end_if_won(&mut self, act: &mut Act) {
        if act.deed == Deed::BreakOff {
            self.end(Over::BrokenOff);
            act.over = Some(Over::BrokenOff);
            return;
        }
        if self.over.is_some() || self.earlier_win.is_some() {
            return;
        }
        let claimed = matches!(act.deed, Deed::ClaimWin { .. });
        let over = self.board_dead().or_else(|| self.won(claimed));
        let over = over.or_else(|| self.out_of_villages(&act.deed));
        if let Some(over) = over {
            self.end(over);
            act.over = Some(over);
        }
    }

    /// The win of whoever may win now, if they have won.
    fn won(&self, claimed: bool) -> Option<Over> {
        let winner = self.may_win()?;
        let end = self.wins(winner, self.public_points(winner));
        match end? {
            ScenarioEnd::Wonder => Some(Over::Wonder { winner }),
            _ if claimed => Some(Over::RevealedCards { winner }),
            _ => Some(Over::PublicPoints { winner }),
        }
    }
}
