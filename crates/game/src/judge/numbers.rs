//! Numbers from elsewhere, votes, the weather cards, the ship (RULES 9, 10).

use super::{Judge, Judged, Verdict, refuse_if};
use crate::{BarbarianTrack, Breach, Impossible, Phase, Seat, Task, Waiting};
use cards::{EventDie, PileCard, Weather};

impl Judge<'_> {
    pub(super) fn draw_printed(&self, card: PileCard) -> Judged {
        self.awaits_number()?;
        refuse_if(!self.state.printed.offered().contains(&card), Impossible::NotInTheDeck)?;
        Ok(Verdict::default())
    }

    pub(super) fn vote(&self, player: Seat) -> Judged {
        self.does(|task| matches!(task, Task::Vote { player: who } if *who == player))
    }

    pub(super) fn turn_weather(&self) -> Judged {
        self.does(|task| matches!(task, Task::TurnWeather { .. }))
    }

    /// To a neighbor, once its holder has turned it (RULES 9).
    pub(super) fn pass_weather(&mut self, to: Seat) -> Judged {
        self.known(to)?;
        let state = self.state;
        refuse_if(!state.seating.is_present(to), Impossible::NoSuchPlayer(to))?;
        if matches!(state.phase, Phase::Founding { .. }) {
            return Err(Impossible::NotNow(Waiting::Opening).into());
        }
        let is_held = state.rules.cards.weather == Weather::Held && to != state.weather_holder;
        refuse_if(!is_held, Impossible::NotNow(Waiting::NoSuchTask))?;
        if state.tasks.iter().any(|task| matches!(task, Task::TurnWeather { .. })) {
            return Err(Impossible::NotNow(Waiting::Tasks).into());
        }
        let holder = state.weather_holder;
        let neighbors = [state.seating.after(holder), state.seating.before(holder)];
        let is_in_order = neighbors.contains(&to) && holder == state.active;
        self.forbid_if(!is_in_order, Breach::WeatherPassed(to))?;
        Ok(Verdict::default())
    }

    pub(super) fn move_barbarians(&self, to: BarbarianTrack) -> Judged {
        let is_played = self.state.knights.is_some();
        let is_shown = is_played || self.state.rules.cards.event_die == EventDie::Shown;
        let fights = self.state.tasks.iter().any(|task| matches!(task, Task::Barbarians { .. }));
        // It goes back from the island by itself once it has attacked (KNIGHTS 9).
        let may_be_there = !is_played || to != BarbarianTrack::ISLAND;
        refuse_if(!may_be_there || !is_shown || fights, Impossible::NotNow(Waiting::NoSuchTask))?;
        Ok(Verdict::default())
    }
}
