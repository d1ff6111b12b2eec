//! Why this attack of the barbarians ended so: strengths knight by knight, who loses a
//! city, and why nobody else (KNIGHTS 9).

use super::Rule;
use crate::{
    Attack, Building, Game, Knight, KnightsChange, Outcome, PerSeat, Readiness, Seat, State,
};
use board::Intersection;

/// Why somebody loses no city to an attack that was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spared {
    NoCity,
    /// Each city of theirs carries a metropolis.
    OnlyMetropolises,
    /// Their knights counted more than those of whoever loses one.
    Stronger,
}

/// Why an attack ended so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackReason {
    /// What it led to.
    pub attack: Attack,
    /// The active knights, clockwise from whoever was on turn.
    pub knights: Vec<(Seat, Intersection, Knight)>,
    /// How many cities each had, metropolises included.
    pub cities: PerSeat<u8>,
    /// Who lost no city, clockwise, and why; nobody where the attack was repelled.
    pub spared: Vec<(Seat, Spared)>,
    /// The rules that decided it.
    pub rules: Vec<Rule>,
}

impl AttackReason {
    /// The sum of all active knights.
    pub fn defence(&self) -> u16 {
        self.attack.together()
    }
}

impl State {
    /// Why an attack would end so if it came now; nothing where Cities & Knights isn't
    /// played.
    pub fn attack_reason(&self) -> Option<AttackReason> {
        self.knights()?;
        let attack = self.attack_now();
        let order = self.seating().from(self.active());
        let of = |seat: &Seat| {
            let own = self.pieces().knights_of(*seat);
            let active = own.filter(|(_, knight)| knight.readiness == Readiness::Active);
            active.map(|(at, knight)| (*seat, at, knight)).collect::<Vec<_>>()
        };
        let count = |seat| self.pieces().places_of(seat, Building::City).count();
        let cities = self.players().map(|seat, _| u8::try_from(count(seat)).unwrap_or(u8::MAX));
        let loses = |seat: &Seat| attack.pillaged.iter().any(|pillage| pillage.player == *seat);
        let is_lost = attack.outcome == Outcome::Lost;
        let safe = order.iter().filter(|seat| is_lost && !loses(seat));
        let why = |seat: Seat| match cities.of(seat) {
            0 => Spared::NoCity,
            _ if self.cities_without_metropolis(seat).is_empty() => Spared::OnlyMetropolises,
            _ => Spared::Stronger,
        };
        Some(AttackReason {
            knights: order.iter().flat_map(of).collect(),
            spared: safe.map(|seat| (*seat, why(*seat))).collect(),
            cities,
            attack,
            rules: vec![Rule::Attack],
        })
    }
}

impl Game {
    /// Why the last attack ended so, as the table stood before it.
    pub fn last_attack_reason(&self) -> Option<AttackReason> {
        self.attack_reason_by(self.count())
    }

    /// The same for the last of the attacks that came with the first acts, so many of them.
    pub fn attack_reason_by(&self, acts: usize) -> Option<AttackReason> {
        let is_attack = |change: &KnightsChange| matches!(change, KnightsChange::Attacked { .. });
        let nth = self.before_last(acts, |act| act.knights.iter().any(is_attack))?;
        self.state_after(nth).ok()?.attack_reason()
    }
}
