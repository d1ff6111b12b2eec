//! Reasons for a task: its cause, the players whom it means, and the counts that decide this.

use super::Rule;
use crate::{
    FishTask, FoundingGold, Game, KnightsTask, Phase, Position, ProgressCard, RiversTask,
    ScenarioTask, SeaTask, Seat, Seats, State, StealTargets, Task, WagonTask, seven,
};
use cards::{Award, Effect, Freedom, Measure, Recipients, Selector, Tie, Victims};
use derive::Said;

/// The cause of a task: a card, a 7, the barbarians, and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Said)]
#[said("why-asks")]
pub enum Asker {
    /// This turn's card.
    #[said(by_hand)]
    Card,
    Seven,
    /// A knight that was played.
    Knight,
    /// Road Building that was played.
    RoadBuilding,
    /// New Year, where the table votes on it.
    NewYear,
    /// The weather cards that a player holds.
    Weather,
    /// The barbarian ship.
    Barbarians,
    EventDie,
    /// The barbarians' attack.
    Attack,
    /// A level of improvement.
    Improvement,
    /// A knight that displaced another.
    Displacement,
    Progress(ProgressCard),
    /// An aqueduct, since the number brought nothing (KNIGHTS 4).
    Aqueduct,
    /// Gold with this number (SEA 6).
    Gold(#[said("number")] u8),
    /// Gold that was turned up (SEA 7).
    GoldFound,
    /// Gold beside a settlement of the opening (SEA 6).
    GoldFounded,
    /// A road, ship, or settlement that reached a hidden hex (SEA 7).
    Discovery,
    /// A harbor that a ship found on a marked path (SCENARIOS 2.3).
    MarkedPath,
    /// The fleet, that sails before the number brings anything (SCENARIOS 4.4).
    Fleet,
    /// Villages, so many of which are empty that the game ends (SCENARIOS 3.7).
    EmptyVillages,
    /// Fish that were spent (TRADERS 1.5).
    FishSpent,
    /// Fish with this number (TRADERS 1.3).
    Catch(#[said("number")] u8),
    /// A settlement of the opening at fish (TRADERS 1.2).
    FirstCatch,
    /// A wagon that came to a plaza (TRADERS 5.5).
    Plaza,
    /// A bandit that was driven off (TRADERS 5.7).
    DrivenOff,
    /// Oil, so much of which was used that the turn ends with a disaster (TRADERS 7.5).
    OilTrack,
}

/// Reason that somebody is asked to do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaskReason {
    /// Cause of the task.
    pub asker: Asker,
    /// Players whom it means, and the reason; left out where it is obvious.
    pub selected: Option<Selected>,
    /// Freedom of the player to leave it.
    pub freedom: Freedom,
    /// The rules that decided it.
    pub rules: Vec<Rule>,
}

/// One effect of this turn's card, and the players whom it means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventReason {
    pub effect: Effect,
    /// Players whom it means; `None` if it changes the turn, not what anybody does.
    pub selected: Option<Selected>,
    /// The rules that decided it.
    pub rules: Vec<Rule>,
}

impl Game {
    /// The game as it was when this turn's number had just come up: the event
    /// looks at that.
    pub fn when_numbered(&self) -> Option<State> {
        self.state().number()?;
        let nth = self.before_last(self.count(), |act| act.deed.is_number())?;
        self.state_after(nth + 1).ok()
    }
}

impl State {
    fn asking_card(&self, task: &Task) -> Option<ProgressCard> {
        if self.phase() == Phase::Event {
            return None;
        }
        let card = self.knights()?.turn.played?;
        let asks = match task {
            Task::Knights(task) => task.is_of_progress(),
            Task::FreeRoad { .. } => {
                matches!(card, ProgressCard::RoadBuilding | ProgressCard::Diplomat)
            }
            Task::Sea(SeaTask::FreeShip { .. }) => card == ProgressCard::Diplomat,
            Task::Discard { .. } => card == ProgressCard::Saboteur,
            Task::Give { .. } => card == ProgressCard::Wedding,
            Task::MoveRobber { .. } | Task::Steal { .. } => card == ProgressCard::Bishop,
            Task::Sea(SeaTask::Gold { .. } | SeaTask::TurnUp { .. } | SeaTask::Scenario(_))
            | Task::Fish(_)
            | Task::Rivers(_)
            | Task::Wagons(_)
            | Task::Oil(_)
            | Task::Take { .. }
            | Task::DamageRoad { .. }
            | Task::RobberTo { .. }
            | Task::ChooseYield { .. }
            | Task::Pay { .. }
            | Task::Swap { .. }
            | Task::MendRoad { .. }
            | Task::AtTable { .. }
            | Task::Vote { .. }
            | Task::TurnWeather { .. }
            | Task::Barbarians { .. } => false,
        };
        asks.then_some(card)
    }

    /// Returns what asks for a task of Seafarers, and by which rules.
    fn asked_at_sea(&self, task: &SeaTask) -> (Asker, Vec<Rule>) {
        match task {
            SeaTask::TurnUp { .. } => (Asker::Discovery, vec![Rule::TurnUp]),
            SeaTask::FreeShip { .. } => (Asker::RoadBuilding, vec![Rule::RoadBuilding]),
            SeaTask::Scenario(ScenarioTask::LayHarbor { .. }) => {
                (Asker::MarkedPath, vec![Rule::MarkedPaths])
            }
            SeaTask::Scenario(ScenarioTask::Fleet { .. } | ScenarioTask::LoseToFleet { .. }) => {
                (Asker::Fleet, vec![Rule::Fleet])
            }
            SeaTask::Scenario(ScenarioTask::RevealPoints { .. }) => {
                (Asker::EmptyVillages, vec![Rule::EmptyVillages])
            }
            SeaTask::Gold { .. } => match (self.phase(), self.payout()) {
                (Phase::Event, Some(payout)) => {
                    (Asker::Gold(payout.number), vec![Rule::Gold, Rule::GoldOrder])
                }
                (Phase::Founding { round, settlement: Some(_) }, _)
                    if round == self.setup().last_round()
                        && self.sea_rules().founding_gold == FoundingGold::OfChoice =>
                {
                    (Asker::GoldFounded, vec![Rule::FoundingGold])
                }
                _ => (Asker::GoldFound, vec![Rule::TurnUp]),
            },
        }
    }

    /// Returns what asks for a task of fish, and by which rules.
    fn asked_by_fish(&self, task: &FishTask) -> (Asker, Vec<Rule>) {
        let asker = match self.payout() {
            Some(payout) => Asker::Catch(payout.number),
            None => Asker::FirstCatch,
        };
        match task {
            FishTask::Exchange { .. } => (asker, vec![Rule::FishLimit]),
            FishTask::Boot { .. } => (asker, vec![Rule::Boot]),
        }
    }

    /// Returns what asks for a task of wagons, or of a 7 where they are played, if that isn't what
    /// asks so without them.
    fn asked_by_wagons(&self, task: &Task, numbered: &Self) -> Option<(Asker, Rule)> {
        let is_seven = self.wagons().is_some() && numbered.number() == Some(7);
        if matches!(task, Task::Steal { from: StealTargets::BesideRobber, .. }) {
            return is_seven.then_some((Asker::Seven, Rule::Bandit));
        }
        let Task::Wagons(task) = task else { return None };
        match task {
            WagonTask::Load { .. } => Some((Asker::Plaza, Rule::Cargo)),
            WagonTask::Bandit { from: Some(_), .. } => Some((Asker::DrivenOff, Rule::DriveOff)),
            WagonTask::Bandit { from: None, .. } if self.phase() != Phase::Event => {
                Some((Asker::Knight, Rule::Bandit))
            }
            WagonTask::Bandit { from: None, .. } => {
                is_seven.then_some((Asker::Seven, Rule::Bandit))
            }
        }
    }

    /// Returns the effects of this turn's card and the players whom they mean, one by one, in the
    /// state in which its number has just come up; see [`Game::when_numbered`].
    pub fn event_reasons(&self) -> Vec<EventReason> {
        let position = self.position();
        let effects = self.effects().iter();
        effects
            .map(|effect| {
                let selected =
                    effect.who().map(|who| position.meant_by(effect, who, self.active()));
                let rules = rules_of(effect, selected.as_ref());
                EventReason { effect: effect.clone(), selected, rules }
            })
            .collect()
    }

    /// Returns the reason for `task`, in the state in which it is open. Comparisons of the event
    /// are looked up in `numbered`, see [`Game::when_numbered`].
    pub fn task_reason(&self, task: &Task, numbered: &Self) -> TaskReason {
        let freedom = self.freedom_of(task);
        let plain = |asker, rule| TaskReason { asker, selected: None, freedom, rules: vec![rule] };
        match task {
            _ if let Some(card) = self.asking_card(task) => {
                return plain(Asker::Progress(card), Rule::Progress);
            }
            _ if self.bought_with_fish(task).is_some() => {
                return plain(Asker::FishSpent, Rule::FishSpent);
            }
            Task::Rivers(RiversTask::FreeBridge { .. }) => {
                return plain(Asker::FishSpent, Rule::FishSpent);
            }
            Task::Fish(task) => {
                let (asker, rules) = self.asked_by_fish(task);
                return TaskReason { asker, selected: None, freedom, rules };
            }
            _ if let Some((asker, rule)) = self.asked_by_wagons(task, numbered) => {
                return plain(asker, rule);
            }
            Task::Oil(_) => return plain(Asker::OilTrack, Rule::Disaster),
            Task::Take { .. } if self.takes_by_aqueduct() => {
                return plain(Asker::Aqueduct, Rule::Aqueduct);
            }
            Task::FreeRoad { .. } => return plain(Asker::RoadBuilding, Rule::RoadBuilding),
            Task::Vote { .. } => return plain(Asker::NewYear, Rule::NewYearVote),
            Task::TurnWeather { .. } => return plain(Asker::Weather, Rule::WeatherStack),
            Task::Knights(KnightsTask::PlaceMetropolis { .. }) => {
                return plain(Asker::Improvement, Rule::Metropolis);
            }
            Task::Knights(KnightsTask::EventDie { .. }) => {
                return plain(Asker::EventDie, Rule::EventDie);
            }
            Task::Knights(KnightsTask::LoseCity { .. } | KnightsTask::ChooseDeck { .. }) => {
                return plain(Asker::Attack, Rule::Attack);
            }
            Task::Knights(KnightsTask::PutBack { .. }) => {
                return plain(Asker::EventDie, Rule::ProgressLimit);
            }
            Task::Knights(KnightsTask::Relocate { .. }) => {
                return plain(Asker::Displacement, Rule::Displaced);
            }
            Task::Sea(task) => {
                let (asker, rules) = self.asked_at_sea(task);
                return TaskReason { asker, selected: None, freedom, rules };
            }
            Task::Barbarians { .. } => return plain(Asker::Barbarians, Rule::Barbarians),
            Task::MoveRobber { .. } | Task::Steal { .. } if self.phase() != Phase::Event => {
                return plain(Asker::Knight, Rule::Knight);
            }
            Task::ChooseYield { .. } => {
                let rules = vec![Rule::Card, Rule::OneInAll];
                return TaskReason { asker: Asker::Card, selected: None, freedom, rules };
            }
            // An event asks for them, or a number; a progress card's steps were named above.
            Task::Knights(
                KnightsTask::Promote { .. }
                | KnightsTask::TradeAtHarbor { .. }
                | KnightsTask::StealFromEach { .. }
                | KnightsTask::LoseKnight { .. }
                | KnightsTask::PlaceDeserter { .. },
            )
            | Task::Wagons(_)
            | Task::Discard { .. }
            | Task::MoveRobber { .. }
            | Task::Steal { .. }
            | Task::Take { .. }
            | Task::Give { .. }
            | Task::DamageRoad { .. }
            | Task::RobberTo { .. }
            | Task::Pay { .. }
            | Task::Swap { .. }
            | Task::MendRoad { .. }
            | Task::AtTable { .. } => {}
        }
        let reasons = numbered.event_reasons();
        let asks = |reason: &&EventReason| {
            let means = |selected: &Selected| selected.players.contains(&task.player());
            asks_for(&reason.effect, task) && reason.selected.as_ref().is_none_or(means)
        };
        let is_seven = numbered.number() == Some(7);
        let said = reasons.iter().find(asks);
        if is_seven && said.is_none_or(|reason| seven().contains(&reason.effect)) {
            let rule = if let Task::Discard { player, .. } = task {
                self.discard_reason(*player).rule()
            } else {
                Rule::SevenRobber
            };
            return plain(Asker::Seven, rule);
        }
        match said {
            Some(reason) => TaskReason {
                asker: Asker::Card,
                selected: reason.selected.clone(),
                freedom,
                rules: reason.rules.clone(),
            },
            None => plain(Asker::Card, Rule::Card),
        }
    }
}

/// The rules that decide what an effect asks of whom.
fn rules_of(effect: &Effect, selected: Option<&Selected>) -> Vec<Rule> {
    let mut rules = vec![Rule::Card];
    if matches!(
        effect,
        Effect::Give { to: Recipients::LeftNeighbor | Recipients::RightNeighbor, .. }
    ) {
        rules.push(Rule::HeldBefore);
    }
    let Some(selected) = selected else { return rules };
    if selected.by().is_some_and(|by| by.measure == Measure::PublicPoints) {
        rules.push(Rule::HiddenPoints);
    }
    if let Meant::Leaders { tried, .. } = &selected.why
        && let Some(last) = tried.last()
        && last.scores.iter().all(|(_, score)| *score == 0)
    {
        rules.push(Rule::NothingLeads);
    }
    if selected.players.len() > 1 {
        rules.push(Rule::Clockwise);
    }
    rules
}

/// Tells whether `task` is what `effect` asks for.
fn asks_for(effect: &Effect, task: &Task) -> bool {
    match effect {
        Effect::DiscardHalf {} => matches!(task, Task::Discard { .. }),
        Effect::MoveRobber { .. } => {
            matches!(task, Task::MoveRobber { .. } | Task::Wagons(WagonTask::Bandit { .. }))
        }
        Effect::Steal { from, .. } => {
            let Task::Steal { from: prey, .. } = task else { return false };
            *from == Victims::BesideRobber || matches!(prey, StealTargets::OneOf(_))
        }
        Effect::Take { resource: due, .. } => {
            matches!(task, Task::Take { resource, .. } if resource == due)
        }
        Effect::Give { .. } => matches!(task, Task::Give { .. }),
        Effect::Pay { .. } => matches!(task, Task::Pay { .. }),
        Effect::Swap { .. } => matches!(task, Task::Swap { .. }),
        Effect::DamageRoad { .. } => matches!(task, Task::DamageRoad { .. }),
        Effect::MendRoad { .. } => matches!(task, Task::MendRoad { .. }),
        Effect::RobberFlees { .. } => matches!(task, Task::RobberTo { .. }),
        Effect::AtTable {} => matches!(task, Task::AtTable { .. }),
        Effect::RobberSleeps {}
        | Effect::CapYield { .. }
        | Effect::Yield { .. }
        | Effect::Season { .. }
        | Effect::MoveBarbarians { .. } => false,
    }
}

/// A count of something for each player at the table, clockwise from the active player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    pub measure: Measure,
    pub scores: Vec<(Seat, i16)>,
}

/// The way in which an effect chooses the players whom it means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// The player whose turn it is.
    Active,
    /// Everybody.
    All,
    /// Everybody but the player whose turn it is.
    Others,
    Holder(Award),
    /// The Wealthiest Settler, in place of those with the most points (TRADERS 8.1).
    Wealthiest,
    /// The players who lead; each comparison was tried until one settled it.
    Leaders {
        /// The award that nobody holds, if its holder would be meant.
        unclaimed: Option<Award>,
        /// The comparisons that were tried; the last one decided.
        tried: Vec<Comparison>,
        tie: Tie,
    },
    /// The players who trail.
    Trailers {
        by: Comparison,
        tie: Tie,
    },
    /// All players with at least `count`.
    AtLeast {
        by: Comparison,
        count: u8,
    },
    /// All players with at most `count`.
    AtMost {
        by: Comparison,
        count: u8,
    },
}

/// The players whom an effect means, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selected {
    pub why: Meant,
    /// The players, clockwise from the active player.
    pub players: Seats,
}

impl Selected {
    /// The comparison that decided it, if there was one.
    pub fn by(&self) -> Option<&Comparison> {
        match &self.why {
            Meant::Leaders { tried, .. } => tried.last(),
            Meant::Trailers { by, .. } | Meant::AtLeast { by, .. } | Meant::AtMost { by, .. } => {
                Some(by)
            }
            Meant::Active | Meant::All | Meant::Others | Meant::Holder(_) | Meant::Wealthiest => {
                None
            }
        }
    }
}

impl Position<'_> {
    /// Returns the players whom `effect` means by `who` while it is `active`'s turn, and the reason.
    fn meant_by(&self, effect: &Effect, who: &Selector, active: Seat) -> Selected {
        if let Effect::Give { to, .. } = effect
            && let Some(settler) = self.giving_settler(who, *to)
        {
            return Selected { why: Meant::Wealthiest, players: Seats::from_iter([settler]) };
        }
        self.meant(who, active)
    }

    /// Returns the players whom `who` means while it is `active`'s turn, and the reason.
    pub fn meant(&self, who: &Selector, active: Seat) -> Selected {
        let players = self.selected(who, active);
        let by = |measure: Measure| Comparison {
            measure,
            scores: self
                .seating
                .from(active)
                .into_iter()
                .map(|seat| (seat, self.measure(measure, seat)))
                .collect(),
        };
        let why = match who {
            Selector::Active => Meant::Active,
            Selector::All => Meant::All,
            Selector::Others => Meant::Others,
            Selector::Trailers { least, tie } => Meant::Trailers { by: by(*least), tie: *tie },
            Selector::AtLeast { measure, count } => {
                Meant::AtLeast { by: by(*measure), count: *count }
            }
            Selector::AtMost { measure, count } => {
                Meant::AtMost { by: by(*measure), count: *count }
            }
            Selector::Leaders { holder: Some(award), .. }
                if self.claimed_by(Some(*award)).is_some() =>
            {
                Meant::Holder(*award)
            }
            Selector::Leaders { holder, most, tie } => {
                let most = self.compared(*holder, most);
                let settles = |measure: &Measure| !self.leaders(*measure, *tie, active).is_empty();
                let last = most.iter().position(settles).map_or(most.len(), |nth| nth + 1);
                let tried = most.iter().take(last).map(|measure| by(*measure)).collect();
                // Nobody can claim an award that this game hasn't.
                let unclaimed = holder.filter(|award| self.has_award(*award));
                Meant::Leaders { unclaimed, tried, tie: *tie }
            }
        };
        Selected { why, players }
    }
}
