//! Numbers from elsewhere, votes, the weather cards, the ship (RULES 9, 10).

use super::super::{BarbarianTrack, Breach, Impossible, Phase, Refusal, Seat, Task, Waiting};
use super::{Judge, Verdict};
use cards::{EventDie, PileCard, Weather};

impl Judge<'_> {
    pub(super) fn draw_printed(&self, card: PileCard) -> Result<Verdict, Refusal> {
        self.awaits_number()?;
        if self.state.printed.offered().contains(&card) {
            Ok(Verdict::default())
        } else {
            Err(Impossible::NotInTheDeck.into())
        }
    }

    pub(super) fn vote(&self, player: Seat) -> Result<Verdict, Refusal> {
        self.does(|task| matches!(task, Task::Vote { player: who } if *who == player))
    }

    pub(super) fn turn_weather(&self) -> Result<Verdict, Refusal> {
        self.does(|task| matches!(task, Task::TurnWeather { .. }))
    }

    /// To a neighbor, once its holder has turned it (RULES 9).
    pub(super) fn pass_weather(&mut self, to: Seat) -> Result<Verdict, Refusal> {
        self.known(to)?;
        let state = self.state;
        if !state.seating.is_present(to) {
            return Err(Impossible::NoSuchPlayer(to).into());
        }
        if matches!(state.phase, Phase::Founding { .. }) {
            return Err(Impossible::NotNow(Waiting::Opening).into());
        }
        if state.rules.cards.weather != Weather::Held || to == state.weather_holder {
            return Err(Impossible::NotNow(Waiting::NoSuchTask).into());
        }
        if state.tasks.iter().any(|task| matches!(task, Task::TurnWeather { .. })) {
            return Err(Impossible::NotNow(Waiting::Tasks).into());
        }
        let holder = state.weather_holder;
        let neighbors = [state.seating.after(holder), state.seating.before(holder)];
        if !neighbors.contains(&to) || holder != state.active {
            self.forbid(Breach::WeatherPassed(to))?;
        }
        Ok(Verdict::default())
    }

    pub(super) fn move_barbarians(&self, to: BarbarianTrack) -> Result<Verdict, Refusal> {
        let is_played = self.state.knights.is_some();
        if is_played && to == BarbarianTrack::ISLAND {
            return Err(Impossible::NotNow(Waiting::NoSuchTask).into());
        }
        let is_shown = is_played || self.state.rules.cards.event_die == EventDie::Shown;
        let fights = self.state.tasks.iter().any(|task| matches!(task, Task::Barbarians { .. }));
        if is_shown && !fights {
            Ok(Verdict::default())
        } else {
            Err(Impossible::NotNow(Waiting::NoSuchTask).into())
        }
    }
}
