//! The barbarians' attack (KNIGHTS 9).

use crate::{Building, PerSeat, Position, Seat, Seats};
use board::Intersection;

/// How an attack ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The defence was as strong as the barbarians, or stronger.
    Repelled,
    /// It was weaker.
    Lost,
}

/// A player who loses a city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pillage {
    pub player: Seat,
    /// The cities they choose one of, sorted by place.
    pub among: Vec<Intersection>,
    pub becomes: Building,
}

/// What an attack leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The barbarians' strength.
    pub barbarians: u8,
    /// What each player's active knights count.
    pub defence: PerSeat<u8>,
    /// How it ends.
    pub outcome: Outcome,
    /// Who alone contributed most to a defence that held.
    pub defender: Option<Seat>,
    /// Several who did: each draws a progress card of choice, clockwise from whoever is
    /// on turn.
    pub draws: Seats,
    /// Who loses a city, clockwise from whoever is on turn.
    pub pillaged: Vec<Pillage>,
}

impl Attack {
    /// The strength of all active knights together.
    pub fn together(&self) -> u16 {
        self.defence.values().map(|strength| u16::from(*strength)).sum()
    }
}

impl Position<'_> {
    /// What an attack in the turn of `active` leads to. `left` is how many progress cards
    /// there are in all, as far as that is known, and `settlements` how many settlements
    /// each has in the supply.
    pub fn attack(&self, active: Seat, left: Option<u16>, settlements: &PerSeat<u8>) -> Attack {
        let cities = self.pieces.buildings().filter(|(.., building)| *building == Building::City);
        let barbarians = u8::try_from(cities.count()).unwrap_or(u8::MAX);
        let defence = self.knight_cards.map(|seat, _| self.defence(seat));
        let together: u16 = defence.values().copied().map(u16::from).sum();
        let mut attack = Attack {
            barbarians,
            outcome: if together >= u16::from(barbarians) {
                Outcome::Repelled
            } else {
                Outcome::Lost
            },
            defender: None,
            draws: Seats::new(),
            pillaged: Vec::new(),
            defence,
        };
        match attack.outcome {
            Outcome::Repelled => self.reward(&mut attack, active, left),
            Outcome::Lost => attack.pillaged = self.pillages(&attack.defence, active, settlements),
        }
        attack
    }

    /// Whoever contributed most is a Defender, or draws if others did as much. Where
    /// nobody contributed anything there is nothing to thank for.
    fn reward(&self, attack: &mut Attack, active: Seat, left: Option<u16>) {
        let most = attack.defence.values().copied().max().unwrap_or(0);
        let mut best = self.seating.from(active);
        best.retain(|seat| most > 0 && attack.defence.of(*seat) == most);
        if let [only] = best.as_slice() {
            attack.defender = Some(*only);
        } else {
            best.truncate(left.map_or(usize::MAX, usize::from));
            attack.draws = best;
        }
    }

    /// Of those with a city that is no metropolis, whoever contributed least.
    fn pillages(
        &self,
        defence: &PerSeat<u8>,
        active: Seat,
        settlements: &PerSeat<u8>,
    ) -> Vec<Pillage> {
        let exposed = |seat: Seat| -> Vec<Intersection> {
            let is_metropolis =
                |at: &Intersection| self.knights.is_some_and(|knights| knights.is_metropolis(*at));
            let cities = self.pieces.places_of(seat, Building::City);
            cities.filter(|at| !is_metropolis(at)).collect()
        };
        let players = self.seating.from(active).into_iter();
        let mut losers: Vec<Pillage> = players
            .map(|player| Pillage {
                player,
                among: exposed(player),
                becomes: match settlements.of(player) {
                    0 => Building::LaidCity,
                    _ => Building::Settlement,
                },
            })
            .filter(|pillage| !pillage.among.is_empty())
            .collect();
        let least = losers.iter().map(|pillage| defence.of(pillage.player)).min();
        losers.retain(|pillage| Some(defence.of(pillage.player)) == least);
        losers
    }
}
