//! What a turn's number owes on average.

use enum_map::EnumMap;

use super::super::Chances;
use game::{CardKind, Chosen, PerSeat, State};

/// What one player is owed on average for one number, before it comes up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Owing {
    /// By kind, including what the robber blocks.
    pub(super) average: EnumMap<CardKind, f64>,
    /// Of choice, for gold (SEA 6), including what the robber blocks.
    pub(super) gold: f64,
    /// Of all cards together, in cards squared.
    pub(super) variance: f64,
}

/// What each is owed on average in `state`, if the number is one of `chances`.
pub(super) fn owing(state: &State, chances: &Chances) -> PerSeat<Owing> {
    let position = state.position();
    let mut owing = state.players().map(|_, _| Owing::default());
    for chance in chances.iter() {
        let owed = position.owed(chance.number, &chance.rule, &Chosen::new());
        for (seat, one) in owing.iter_mut() {
            let cards = owed.cards.of(seat).plus(owed.blocked.of(seat));
            for (kind, count) in cards.kinds() {
                one.average[kind] += f64::from(count) * chance.probability;
            }
            let gold = f64::from(owed.gold.of(seat)) + f64::from(owed.gold_blocked.of(seat));
            one.gold += gold * chance.probability;
            // A sum of squares until the mean is known.
            one.variance += (f64::from(cards.total()) + gold).powi(2) * chance.probability;
        }
        // So far these counted as the first of their kinds.
        for choice in &owed.choices {
            let Some(one) = owing.get_mut(choice.seat) else { continue };
            let share = chance.probability / choice.one_of.len() as f64;
            if let Some(first) = choice.one_of.first() {
                one.average[CardKind::from(*first)] -= chance.probability;
            }
            for kind in &choice.one_of {
                one.average[CardKind::from(*kind)] += share;
            }
        }
    }
    for (_, one) in owing.iter_mut() {
        let mean: f64 = one.average.values().sum::<f64>() + one.gold;
        // Rounding may leave it slightly below 0.
        one.variance = (one.variance - mean * mean).max(0.0);
    }
    owing
}
