//! What random games of Cities & Knights bring beside their events: cards by kind, progress
//! cards, and attacks of the barbarians.

use serde::Serialize;

use game::{Act, Deed, KnightsChange, KnightsDeed, Outcome, State};

/// The totals of all games.
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
    /// How often the barbarians attacked.
    pub attacks: u64,
    /// Turns from one attack to the next: 14 with an event die.
    pub turns_per_attack: f64,
    /// The share of attacks that were repelled.
    pub repelled: f64,
}
