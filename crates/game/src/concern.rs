//! Whom an act concerns: who did it, who got or lost something by it, and of
//! whom it asks something.

use super::{Act, Deed, Kind, Move, Seat, State, Task};
use cards::Award;

impl Act {
    /// Whose act it is, as the table stood `before` it: whoever the deed names,
    /// whose task was left or piece taken away; else whoever builds and trades
    /// now, so that a draw belongs to the active player.
    pub fn actor(&self, before: &State) -> Seat {
        let left = if let Deed::Leave { task } | Deed::DoneAtTable { task } = self.deed {
            before.tasks().get(task).map(Task::player)
        } else {
            None
        };
        let owner = self.deed.owner_before(before);
        self.deed.player().or(left).or(owner).unwrap_or(before.builder())
    }

    /// All whom it concerns, as the table stood `before` it, each once and the
    /// actor first: by what the act moved, whoever gave or got cards (by the
    /// number, a trade, a robbery, a card of the pile), gained or lost an
    /// award, was asked to do something (to discard, say) or won. The robber
    /// on somebody's hex concerns nobody but who moved it: it takes nothing
    /// until a number is drawn.
    pub fn concerned(&self, before: &State) -> Vec<Seat> {
        let mut seats = vec![self.actor(before)];
        seats.extend(self.deed.named().other);
        if let Deed::PlayMonopoly { taken, .. } = &self.deed {
            seats.extend(taken.iter().filter(|(_, count)| **count > 0).map(|(seat, _)| seat));
        }
        seats.extend(self.moves.iter().flat_map(Move::seats));
        if let Some(payout) = &self.payout {
            let paid = payout.paid.iter().filter(|(_, cards)| !cards.is_empty());
            seats.extend(paid.map(|(seat, _)| seat));
        }
        if let Some(tasks) = &self.tasks {
            let asked = tasks.iter().filter(|task| !before.tasks().contains(task));
            seats.extend(asked.map(Task::player));
        }
        if let Some(holders) = self.holders {
            for award in Award::ALL {
                let (old, new) = (before.holders().of(award), holders.of(award));
                if old != new {
                    seats.extend(old.into_iter().chain(new));
                }
            }
        }
        seats.extend(self.over.and_then(super::Over::winner));
        let mut once = Vec::new();
        for seat in seats {
            if !once.contains(&seat) {
                once.push(seat);
            }
        }
        once
    }
}

impl Deed {
    /// Whose piece a correction takes away.
    pub fn owner_before(&self, before: &State) -> Option<Seat> {
        let Self::Correct { correction } = self else { return None };
        let (fact, subject, told) = correction.told();
        if told.player().is_some() || !matches!(fact.kind, Kind::Piece) {
            return None;
        }
        fact.booked(before, subject)?.player()
    }
}
