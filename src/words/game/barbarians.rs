//! The barbarians and the event die in sentences: what is to come, and what came.

use super::GameWords;
use crate::game::{Attack, BarbarianTrack, GateDraw, GateReason, Outcome, Seat, Track};

impl GameWords<'_> {
    /// How far away the barbarians are: "3 more ships until they land".
    pub fn barbarians_away(&self) -> String {
        self.text.with("barbarians-away", &[("count", self.spaces_to_go().into())])
    }

    /// The same in two words.
    pub fn barbarians_away_in_short(&self) -> String {
        self.text.with("barbarians-away-short", &[("count", self.spaces_to_go().into())])
    }

    /// How many ship faces it takes until the barbarians land.
    fn spaces_to_go(&self) -> u8 {
        BarbarianTrack::ISLAND.steps().saturating_sub(self.state.barbarians().steps())
    }

    /// Whom an attack that ends like this concerns, in the order of play.
    pub fn concerned(attack: &Attack) -> Vec<Seat> {
        match attack.outcome {
            Outcome::Repelled => attack.defender.into_iter().chain(attack.draws.clone()).collect(),
            Outcome::Lost => attack.pillaged.iter().map(|pillage| pillage.player).collect(),
        }
    }

    /// Who would gain or lose something if the barbarians landed now.
    pub fn attack_ahead(&self, attack: &Attack) -> String {
        let seats = Self::concerned(attack);
        let key = match attack.outcome {
            _ if seats.is_empty() => return self.text.get("barbarians-would-nothing"),
            Outcome::Lost => "barbarians-would-lose",
            Outcome::Repelled if attack.defender.is_some() => "barbarians-would-defend",
            Outcome::Repelled => "barbarians-would-draw",
        };
        self.people_do(key, &seats)
    }

    /// What the turn's gate brought: "Science, red 3: Anna and Ben draw a progress card".
    pub fn gate_news(&self, reason: &GateReason) -> String {
        let draws = reason.players.iter().filter(|(.., draw)| *draw == GateDraw::Draws);
        let seats: Vec<Seat> = draws.map(|(seat, ..)| *seat).collect();
        let (gate, red) = (self.gate(reason.track), reason.red.pips());
        let who: Vec<String> = seats.iter().map(|seat| self.name(*seat)).collect();
        let key = if seats.is_empty() { "gate-nobody" } else { "gate-draws" };
        let values = [
            ("gate", gate.into()),
            ("red", red.into()),
            ("who", self.text.list(&who).into()),
            ("count", who.len().into()),
        ];
        self.text.with(key, &values)
    }

    /// The name of a gate, as a sentence begins with it.
    pub fn gate(&self, track: Track) -> String {
        self.text.get(&format!("gate-of-{}", track.key()))
    }

    /// A sentence about several players, who are counted in it.
    fn people_do(&self, key: &str, seats: &[Seat]) -> String {
        let who: Vec<String> = seats.iter().map(|seat| self.name(*seat)).collect();
        let values = [("who", self.text.list(&who).into()), ("count", who.len().into())];
        self.text.with(key, &values)
    }
}
