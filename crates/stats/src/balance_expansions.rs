//! Results of random games of Cities & Knights and Seafarers beside their events: progress cards
//! and knights, gold and ships, the pirate, and islands. While games are played these are sums.

use serde::Serialize;

use game::{
    Act, ChosenYields, Deed, KnightsChange, KnightsDeed, KnightsTask, Outcome, SeaChange, SeaDeed,
    State, Task,
};

/// Results of games of Cities & Knights beside their events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct KnightsBalance {
    /// Resources that numbers brought, per player and turn.
    pub resources: f64,
    /// Commodities that numbers brought, per player and turn.
    pub commodities: f64,
    /// Progress cards drawn, per player and turn.
    pub progress_draws: f64,
    /// Spaces that the barbarians' ship moved nearer, per turn: half a space with an event
    /// die.
    pub ship_steps: f64,
    pub attacks: u64,
    /// Turns from one attack to the next: 14 with an event die.
    pub turns_per_attack: f64,
    /// The share of attacks that were repelled.
    pub repelled: f64,
}

impl KnightsBalance {
    /// Counts an act that led from `before` to `after`.
    pub(super) fn count(&mut self, act: &Act, before: &State, after: &State) {
        for cards in act.payout.iter().flat_map(|payout| payout.paid.values()) {
            self.resources += f64::from(cards.resources().total());
            self.commodities += f64::from(cards.commodities().total());
        }
        let mut is_attack = false;
        for change in &act.knights {
            is_attack |= matches!(change, KnightsChange::Attacked { .. });
            self.progress_draws += count(matches!(change, KnightsChange::Drew { .. }));
        }
        let chosen = matches!(act.deed, Deed::Knights(KnightsDeed::ChooseDeck { .. }));
        self.progress_draws += count(chosen);
        if is_attack {
            self.attacks += 1;
            self.repelled += count(before.attack_now().outcome == Outcome::Repelled);
        }
        let [was, is] = [before, after].map(|state| state.barbarians().steps());
        let steps = if is_attack { 7_u8.saturating_sub(was) } else { is.saturating_sub(was) };
        self.ship_steps += f64::from(steps);
    }

    /// Shares of the sums in so many `turns` of `players`.
    pub(super) fn over(self, turns: u64, players: usize) -> Self {
        let of_players = turns.max(1) as f64 * players as f64;
        let attacks = self.attacks.max(1) as f64;
        Self {
            resources: self.resources / of_players,
            commodities: self.commodities / of_players,
            progress_draws: self.progress_draws / of_players,
            ship_steps: self.ship_steps / turns.max(1) as f64,
            turns_per_attack: turns as f64 / attacks,
            repelled: self.repelled / attacks,
            ..self
        }
    }
}

/// Results of games of Seafarers beside their events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct SeaBalance {
    /// Resources that numbers brought, per player and turn, gold not counted.
    pub resources: f64,
    /// Resources of choice that gold was owed, per player and turn.
    pub gold: f64,
    /// Ships built, per player and game, the opening's included.
    pub ships: f64,
    /// Ships moved, per player and game.
    pub ship_moves: f64,
    /// The longest trade route at the end of a game, in roads and ships.
    pub trade_route: f64,
    /// Hidden hexes turned up, per player and game.
    pub turned_up: f64,
    /// Foreign islands that brought points, per player and game.
    pub chits: f64,
    /// The share of the pirate among the moves of pirate and robber.
    pub pirate: f64,
    #[serde(skip)]
    robber: f64,
}

impl SeaBalance {
    /// Counts an act that led from `before` to `after`.
    pub(super) fn count(&mut self, act: &Act, before: &State, after: &State) {
        if let Some(payout) = &act.payout {
            let paid = payout.paid.values();
            self.resources += paid.map(|cards| f64::from(cards.resources().total())).sum::<f64>();
            let owed =
                after.position().owed(payout.number, &after.yield_rule(), &ChosenYields::new());
            self.gold += owed.gold.due.values().copied().map(f64::from).sum::<f64>();
        }
        let earned = act.sea.iter().filter(|change| matches!(change, SeaChange::Earned { .. }));
        self.chits += earned.count() as f64;
        if let Deed::Sea(deed) = &act.deed {
            match deed {
                SeaDeed::BuildShip { .. } | SeaDeed::FoundShip { .. } => self.ships += 1.0,
                SeaDeed::MoveShip { .. } => self.ship_moves += 1.0,
                SeaDeed::MovePirate { .. } | SeaDeed::ChasePirate { .. } => self.pirate += 1.0,
                SeaDeed::TurnUp { .. } => self.turned_up += 1.0,
                SeaDeed::TakeGold { .. } | SeaDeed::Scenario(_) => {}
            }
        }
        if let Deed::MoveRobber { .. } | Deed::Knights(KnightsDeed::ChaseRobber { .. }) = act.deed {
            self.robber += count(before.robber() != after.robber());
        }
    }

    /// Counts how long the trade routes are at the end of a game.
    pub(super) fn end(&mut self, state: &State) {
        let lengths = state.position().road_lengths.values().copied();
        self.trade_route += lengths.max().map_or(0.0, f64::from);
    }

    /// Shares of the sums in so many `turns` of `players` in so many `games`.
    pub(super) fn over(self, turns: u64, players: usize, games: usize) -> Self {
        let of_players = turns.max(1) as f64 * players as f64;
        let games = games.max(1) as f64;
        let each = games * players as f64;
        Self {
            resources: self.resources / of_players,
            gold: self.gold / of_players,
            ships: self.ships / each,
            ship_moves: self.ship_moves / each,
            trade_route: self.trade_route / games,
            turned_up: self.turned_up / each,
            chits: self.chits / each,
            pirate: self.pirate / (self.robber + self.pirate).max(1.0),
            robber: self.robber,
        }
    }
}

/// Says in Cities & Knights if the next task is the event's: these come first, before the event
/// die and all that follows from it and from the number.
pub(super) fn is_before_event_die(state: &State) -> Option<bool> {
    state.knights()?;
    let mut tasks = state.tasks().iter();
    let is_die = |task: &Task| matches!(task, Task::Knights(KnightsTask::EventDie { .. }));
    Some(tasks.next().is_some_and(|first| !is_die(first)) && tasks.any(is_die))
}

/// 1 for what happened.
fn count(happened: bool) -> f64 {
    u8::from(happened).into()
}
