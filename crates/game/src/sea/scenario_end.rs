//! Ends that scenarios with rules of their own put to a game: a fortress, a wonder, empty villages
//! (SCENARIOS 3.7, 4.8, 5.6).

use super::{LAST_LEVEL, ScenarioDeed, ScenarioTable, ScenarioTask, SeaDeed, SeaTask};
use crate::{Deed, Over, PerSeat, Position, Seat, Seats, SharedWin, State, Task};

/// The end that a scenario with rules of its own puts to a game (SCENARIOS 3.7, 4.8, 5.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScenarioEnd {
    /// The active player has points enough.
    Points,
    /// The active player has points enough, and their fortress.
    Fortress,
    /// The active player's wonder stands.
    Wonder,
    /// Too many villages are empty: these have the most points, and of them the most cloth.
    Villages(Seats),
}

impl ScenarioEnd {
    /// Returns how, in files and scripts; never shown to players.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Fortress => "fortress",
            Self::Wonder => "wonder",
            Self::Villages(_) => "villages",
        }
    }

    /// Returns who wins by it in the turn of `active`.
    pub fn winners(self, active: Seat) -> Seats {
        match self {
            Self::Points | Self::Fortress | Self::Wonder => Seats::from_iter([active]),
            Self::Villages(winners) => winners,
        }
    }
}

impl Position<'_> {
    /// Returns whether `points` of `seat` win for `target` in the scenario: with a fortress that they
    /// have taken, with a wonder ahead of all others, or by a wonder that stands
    /// (SCENARIOS 4.8, 5.6).
    pub fn wins_with(&self, seat: Seat, points: i16, target: u8) -> Option<ScenarioEnd> {
        let enough = points >= i16::from(target);
        match self.scenario() {
            None | Some(ScenarioTable::Tribe(_) | ScenarioTable::Cloth(_)) => {
                enough.then_some(ScenarioEnd::Points)
            }
            Some(ScenarioTable::Pirates(pirates)) => {
                (enough && pirates.has_taken(seat)).then_some(ScenarioEnd::Fortress)
            }
            Some(ScenarioTable::Wonders(wonders)) => {
                let stands = wonders.of(seat).is_some_and(|(_, level)| level >= LAST_LEVEL);
                if stands {
                    return Some(ScenarioEnd::Wonder);
                }
                (enough && wonders.leads(seat)).then_some(ScenarioEnd::Points)
            }
        }
    }

    /// Players who win if the turn ends now for want of villages: the most points, `hidden` ones
    /// too, then the most cloth (SCENARIOS 3.7). Nobody while the game goes on.
    pub fn village_winners(&self, hidden: &PerSeat<u8>) -> Option<Seats> {
        let rule = self.sea?.rules.empty_villages;
        let cloth = self.cloth().filter(|cloth| cloth.villages_are_over(rule))?;
        let score = |seat: Seat| {
            (self.public_points(seat).saturating_add(hidden.of(seat).into()), cloth.cloth.of(seat))
        };
        let mut present: Seats = self.seating.present().collect();
        present.sort_unstable();
        let most = present.iter().map(|seat| score(*seat)).max()?;
        present.retain(|seat| score(*seat) == most);
        Some(present)
    }

    /// Returns how the game ends if the turn of `active` ends now, by the scenario's usual target;
    /// `hidden` are point cards that nobody sees.
    pub fn end_of_turn(&self, active: Seat, hidden: &PerSeat<u8>) -> Option<ScenarioEnd> {
        let scenario = self.scenario()?;
        let more = u8::from(self.harbormaster.is_in_play());
        let points = match scenario {
            // No card counts there (SCENARIOS 4.8).
            ScenarioTable::Pirates(_) => self.public_points(active),
            ScenarioTable::Tribe(_) | ScenarioTable::Cloth(_) | ScenarioTable::Wonders(_) => {
                self.public_points(active).saturating_add(hidden.of(active).into())
            }
        };
        let wins = self.wins_with(active, points, scenario.target().saturating_add(more));
        wins.or_else(|| self.village_winners(hidden).map(ScenarioEnd::Villages))
    }
}

impl State {
    /// Returns how `points` of `seat` win, if they do.
    pub fn wins(&self, seat: Seat, points: i16) -> Option<ScenarioEnd> {
        self.position().wins_with(seat, points, self.needs(seat))
    }

    /// Returns whether so many villages are empty that the game ends with this turn, unless the
    /// table has played on after an end (SCENARIOS 3.7).
    pub(crate) fn is_out_of_villages(&self) -> bool {
        let rule = self.sea_rules().empty_villages;
        let is_over = self.position().cloth().is_some_and(|cloth| cloth.villages_are_over(rule));
        is_over && self.earlier_win.is_none()
    }

    /// Returns whether the turn is over and ends the game, but for points that are still hidden.
    pub fn is_turn_finished(&self) -> bool {
        self.sea().is_some_and(|sea| sea.turn().finished())
    }

    /// Asks for hidden points before points are compared, clockwise.
    pub(crate) fn points_to_reveal(&self) -> Vec<Task> {
        let players = self.seating.from(self.active).into_iter();
        let holders = players.filter(|seat| self.hidden_points_at_most(*seat) > 0);
        holders
            .map(|player| Task::Sea(SeaTask::Scenario(ScenarioTask::RevealPoints { player })))
            .collect()
    }

    /// The end that empty villages bring, once all points are seen.
    pub(crate) fn out_of_villages(&self, deed: &Deed) -> Option<Over> {
        let ends = matches!(
            deed,
            Deed::Pass | Deed::Sea(SeaDeed::Scenario(ScenarioDeed::RevealPoints { .. }))
        ) || matches!(deed, Deed::Leave { .. } | Deed::DoneAtTable { .. });
        let is_settled =
            self.tasks.is_empty() && self.is_out_of_villages() && self.is_turn_finished();
        if !ends || !is_settled {
            return None;
        }
        let none = self.knight_cards.map(|_, _| 0);
        let winners: Vec<Seat> = self.position().village_winners(&none)?.into_iter().collect();
        match winners.as_slice() {
            [winner] => Some(Over::Villages { winner: *winner }),
            _ => SharedWin::try_from(winners).ok().map(|winners| Over::VillagesShared { winners }),
        }
    }
}
