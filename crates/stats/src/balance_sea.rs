//! What random games of Seafarers bring beside their events: cards with gold counted, ships,
//! the pirate, what is turned up, and islands.

use serde::Serialize;

use game::{Act, Chosen, Deed, KnightsDeed, SeaDeed, State};

/// The totals of all games.
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
        match &act.deed {
            Deed::Sea(deed) => match deed {
                SeaDeed::BuildShip { .. } | SeaDeed::FoundShip { .. } => self.ships += 1,
                SeaDeed::MoveShip { .. } => self.moves += 1,
                SeaDeed::MovePirate { .. } | SeaDeed::ChasePirate { .. } => self.pirate += 1,
                SeaDeed::TurnUp { .. } => self.turned_up += 1,
                SeaDeed::TakeGold { .. } => {}
            },
            Deed::MoveRobber { .. } | Deed::Knights(KnightsDeed::ChaseRobber { .. }) => {
                self.robber += u64::from(before.robber() != after.robber());
            }
            _ => {}
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
