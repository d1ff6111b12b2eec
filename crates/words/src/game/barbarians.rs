//! The barbarians and the event die in sentences: what is to come, and what came.

use super::{GameWords, TurnNews};
use cards::EventFace;
use game::{Attack, AttackReason, BarbarianTrack, GateDraw, GateReason, Outcome, Seat, Track};

impl GameWords<'_> {
    /// Returns how far away the barbarians are: "3 more ships until they land".
    pub fn barbarians_away(&self) -> String {
        self.text.with("barbarians-away", &[("count", self.spaces_to_go().into())])
    }

    /// The same in two words.
    pub fn barbarians_away_in_short(&self) -> String {
        self.text.with("barbarians-away-short", &[("count", self.spaces_to_go().into())])
    }

    /// Returns how many ship faces it takes until the barbarians land.
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

    /// Returns who would gain or lose something if the barbarians landed now.
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

    /// What the turn's gate brought: "Science gate, red 3: Anna draws a progress card (level 2
    /// or higher)".
    pub fn gate_news(&self, reason: &GateReason) -> String {
        let draws = reason.players.iter().filter(|(.., draw)| *draw == GateDraw::Draws);
        let seats: Vec<Seat> = draws.map(|(seat, ..)| *seat).collect();
        let (gate, red) = (self.gate(reason.track), reason.red.pips());
        let who: Vec<String> = seats.iter().map(|seat| self.name(*seat)).collect();
        let key = if seats.is_empty() { "gate-nobody" } else { "gate-draws" };
        // A level must be at least 1, and not lower than the red die less 1.
        let least = red.saturating_sub(1).max(1);
        let values = [
            ("gate", gate.into()),
            ("red", red.into()),
            ("who", self.text.list(&who).into()),
            ("count", who.len().into()),
            ("level", least.into()),
        ];
        self.text.with(key, &values)
    }

    /// Returns what the event die did in this turn, once it has done it.
    pub fn event_die_news(&self, news: &TurnNews) -> Option<String> {
        self.state.knights()?;
        if let Some(reason) = &news.attack {
            return Some(self.attack_news(reason));
        }
        let face = self.state.face().filter(|_| !self.state.awaits_event_die())?;
        match &news.gate {
            Some(reason) => Some(self.gate_news(reason)),
            None if face == EventFace::Ship => Some(self.text.get("ship-sails")),
            None => None,
        }
    }

    /// Returns how an attack ended, and for whom.
    pub fn attack_news(&self, reason: &AttackReason) -> String {
        let title = self.attack_title(reason);
        let parts: Vec<String> = [title].into_iter().chain(self.attack_result(reason)).collect();
        self.text.sentences(&parts)
    }

    /// Who lost or gained what by an attack, if anybody did: "Anna and Ben lose a city each".
    pub fn attack_result(&self, reason: &AttackReason) -> Option<String> {
        let seats = Self::concerned(&reason.attack);
        let key = match reason.attack.outcome {
            _ if seats.is_empty() => return None,
            Outcome::Lost => "attack-takes-cities",
            Outcome::Repelled if reason.attack.defender.is_some() => "attack-makes-defender",
            Outcome::Repelled => "attack-gives-cards",
        };
        Some(self.people_do(key, &seats))
    }

    /// Returns how an attack ended: "The attack is lost: 3 against 5".
    pub fn attack_title(&self, reason: &AttackReason) -> String {
        let key = match reason.attack.outcome {
            Outcome::Repelled => "attack-repelled",
            Outcome::Lost => "attack-lost",
        };
        let (defence, barbarians) = (reason.defence(), reason.attack.barbarians);
        let values = [("defence", defence.into()), ("barbarians", barbarians.into())];
        self.text.with(key, &values)
    }

    /// The barbarians on one line, to be read from far away.
    pub fn barbarians_line(&self, attack: &Attack) -> String {
        let values = [
            ("away", self.barbarians_away_in_short().into()),
            ("defence", attack.together().into()),
            ("barbarians", attack.barbarians.into()),
            ("verdict", self.attack_ahead(attack).into()),
        ];
        self.text.with("stage-barbarians", &values)
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
