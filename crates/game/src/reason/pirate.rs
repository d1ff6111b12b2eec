//! Whom the pirate may rob, and why nobody else (SEA 5).

use super::Rule;
use crate::{FriendlyRobber, Seat, State};
use board::Hex;

/// Whether the pirate may rob somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PirateVictim {
    /// They have a ship beside it.
    Robbed,
    /// They have a ship beside it and no card.
    NoCards,
    /// They have a ship beside it, and the friendly robber leaves them alone.
    Spared,
    /// They have a building beside it, and no ship.
    OnlyBuilding,
    /// They have nothing there.
    NoShip,
}

/// Whom the pirate may rob on a hex, and why nobody else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PirateReason {
    pub at: Hex,
    /// Everybody at the table but whoever moved it, clockwise from them.
    pub players: Vec<(Seat, PirateVictim)>,
    /// The rules that decided it.
    pub rules: Vec<Rule>,
}

impl State {
    /// Whom the pirate of `mover` may rob where it stands, and why nobody else; nothing while
    /// it is beside the board.
    pub fn pirate_reason(&self, mover: Seat) -> Option<PirateReason> {
        let at = self.pirate()?;
        let owners = self.ship_owners_at(at);
        let position = self.position();
        let of = |seat: Seat| {
            let has_cards = self.hands().is_none_or(|hands| hands.size(seat) > 0);
            let mut buildings = self.pieces().buildings_of(seat);
            match owners.contains(&seat) {
                true if position.is_spared(seat) => PirateVictim::Spared,
                true if !has_cards => PirateVictim::NoCards,
                true => PirateVictim::Robbed,
                false if buildings.any(|(place, _)| place.touches(at)) => {
                    PirateVictim::OnlyBuilding
                }
                false => PirateVictim::NoShip,
            }
        };
        let others = self.seating().from(mover).into_iter().filter(|seat| *seat != mover);
        let players: Vec<(Seat, PirateVictim)> = others.map(|seat| (seat, of(seat))).collect();
        let mut rules = vec![Rule::PirateRobs];
        let is_spared = |(_, victim): &(Seat, PirateVictim)| *victim == PirateVictim::Spared;
        if self.rules().friendly_robber != FriendlyRobber::Off && players.iter().any(is_spared) {
            rules.push(Rule::RobberSpares);
        }
        Some(PirateReason { at, players, rules })
    }
}
