//! What random games of Cities & Knights and Seafarers bring beside their events: progress cards
//! and knights, gold and ships, the pirate, and islands.

use serde::Serialize;

use game::{Act, Chosen, Deed, KnightsChange, KnightsDeed, Outcome, SeaDeed, State};

#[derive(Clone, Debug, Default)]
pub(super) struct KnightsSum {
    resources: u64,
    commodities: u64,
    draws: u64,
    ship_steps: u64,
    attacks: u64,
    repelled: u64,
}

impl KnightsSum {
    /// Counts an act that led from `before` to `after`.
    pub(super) fn count(&mut self, act: &Act, before: &State, after: &State) {
        if let Some(payout) = &act.payout {
            for cards in payout.paid.values() {
                self.resources += u64::from(cards.resources().total());
                self.commodities += u64::from(cards.commodities().total());
            }
        }
        if matches!(act.deed, Deed::Knights(KnightsDeed::ChooseDeck { .. })) {
            self.draws += 1;
        }
        let attacks = act.knights.iter().any(|it| matches!(it, KnightsChange::Attacked { .. }));
        for change in &act.knights {
            self.draws += u64::from(matches!(change, KnightsChange::Drew { .. }));
        }
        if attacks {
            self.attacks += 1;
            self.repelled += u64::from(before.attack_now().outcome == Outcome::Repelled);
        }
        let [was, is] = [before, after].map(|state| u64::from(state.barbarians().steps()));
        self.ship_steps += if attacks { 7_u64.saturating_sub(was) } else { is.saturating_sub(was) };
    }

    /// What that comes to in so many `turns` of `players`.
    pub(super) fn balance(&self, turns: u64, players: usize) -> KnightsBalance {
        let shares = (turns.max(1) as f64, (turns.max(1) * players as u64) as f64);
        let per_turn = |count: u64| count as f64 / shares.0;
        let per_player = |count: u64| count as f64 / shares.1;
        KnightsBalance {
            resources: per_player(self.resources),
            commodities: per_player(self.commodities),
            progress_draws: per_player(self.draws),
            ship_steps: per_turn(self.ship_steps),
            attacks: self.attacks,
            turns_per_attack: turns as f64 / self.attacks.max(1) as f64,
            repelled: self.repelled as f64 / self.attacks.max(1) as f64,
        }
    }
}

/// What games of Cities & Knights bring beside their events.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
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

#[derive(Clone, Debug, Default)]
pub(super) struct SeaSum {
    resources: u64,
    gold: u64,
    ships: u64,
    moves: u64,
    robber: u64,
    pirate: u64,
    turned_up: u64,
    chits: u64,
    routes: Vec<u8>,
}

impl SeaSum {
    /// Counts an act that led from `before` to `after`.
    pub(super) fn count(&mut self, act: &Act, before: &State, after: &State) {
        if let Some(payout) = &act.payout {
            for cards in payout.paid.values() {
                self.resources += u64::from(cards.resources().total());
            }
            let owed = after.position().owed(payout.number, &after.yield_rule(), &Chosen::new());
            self.gold += owed.gold.values().copied().map(u64::from).sum::<u64>();
        }
        self.chits += act.sea.len() as u64;
        if let Deed::Sea(deed) = &act.deed {
            match deed {
                SeaDeed::BuildShip { .. } | SeaDeed::FoundShip { .. } => self.ships += 1,
                SeaDeed::MoveShip { .. } => self.moves += 1,
                SeaDeed::MovePirate { .. } | SeaDeed::ChasePirate { .. } => self.pirate += 1,
                SeaDeed::TurnUp { .. } => self.turned_up += 1,
                SeaDeed::TakeGold { .. } => {}
            }
        }
        if let Deed::MoveRobber { .. } | Deed::Knights(KnightsDeed::ChaseRobber { .. }) = act.deed {
            self.robber += u64::from(before.robber() != after.robber());
        }
    }

    /// Counts how long the trade routes are at the end of a game.
    pub(super) fn end(&mut self, state: &State) {
        let lengths = state.position().road_lengths.values().copied();
        self.routes.extend(lengths.max());
    }

    /// What that comes to in so many `turns` of `players`.
    pub(super) fn balance(&self, turns: u64, players: usize) -> SeaBalance {
        let shares = (turns.max(1) * players as u64) as f64;
        let per_player = |count: u64| count as f64 / shares;
        let games = self.routes.len().max(1) as f64;
        let each = games * players as f64;
        let moved = (self.robber + self.pirate).max(1) as f64;
        SeaBalance {
            resources: per_player(self.resources),
            gold: per_player(self.gold),
            ships: self.ships as f64 / each,
            ship_moves: self.moves as f64 / each,
            trade_route: self.routes.iter().copied().map(f64::from).sum::<f64>() / games,
            turned_up: self.turned_up as f64 / each,
            chits: self.chits as f64 / each,
            pirate: self.pirate as f64 / moved,
        }
    }
}

/// What games of Seafarers bring beside their events.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
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
}
