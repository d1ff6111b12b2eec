//! Reasons for the outcome of a barbarian attack, for draws at a gate (KNIGHTS 8, 9), for an attack
//! of the fleet (SCENARIOS 4.4), and for robberies of the pirate (SEA 5), with the reasons that others are passed over.

use super::Rule;
use crate::{
    Attack, Building, FleetAttack, FriendlyRobber, Game, Knight, KnightsChange, Level, Outcome,
    PerSeat, Readiness, SeaChange, Seat, State, Track,
};
use board::{Hex, Intersection};
use cards::{Die, EventFace};
use derive::Said;

/// Reason that somebody loses no city to an attack that was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spared {
    NoCity,
    /// Each city of theirs carries a metropolis.
    OnlyMetropolises,
    /// Their knights counted more than those of a player who loses one.
    Stronger,
}

/// Reason for the outcome of an attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackReason {
    /// The attack and its consequences.
    pub attack: Attack,
    /// The active knights, clockwise from the player whose turn it was.
    pub knights: Vec<(Seat, Intersection, Knight)>,
    /// Number of cities of each player, metropolises included.
    pub cities: PerSeat<u8>,
    /// Players who lost no city, clockwise, each with the reason; empty if the attack was repelled.
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
    /// Returns the reason for the outcome of an attack that came now; `None` where Cities & Knights
    /// isn't played.
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
    /// Returns the reason for the outcome of the last attack, as the table stood before it.
    pub fn last_attack_reason(&self) -> Option<AttackReason> {
        self.attack_reason_by(self.count())
    }

    /// Returns the same for the last of the attacks that came with the first `acts` acts.
    pub fn attack_reason_by(&self, acts: usize) -> Option<AttackReason> {
        let is_attack = |change: &KnightsChange| matches!(change, KnightsChange::Attacked { .. });
        let nth = self.before_last(acts, |act| act.knights.iter().any(is_attack))?;
        self.state_after(nth).ok()?.attack_reason()
    }
}

/// The fleet's last way, and everybody that it attacked at its end (SCENARIOS 4.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FleetReason {
    /// The lower die: its hexes and its strength.
    pub strength: u8,
    pub attacks: Vec<FleetAttack>,
    /// The rules that decided it.
    pub rules: Vec<Rule>,
}

impl Game {
    /// Returns the reason for what the fleet did last, if it ever sailed.
    pub fn last_fleet_reason(&self) -> Option<FleetReason> {
        let sailed = |change: &SeaChange| {
            if let SeaChange::Sailed { strength, .. } = change { Some(*strength) } else { None }
        };
        let attack = |change: &SeaChange| {
            if let SeaChange::Attacked(attack) = change { Some(*attack) } else { None }
        };
        let nth =
            self.before_last(self.count(), |act| act.sea.iter().any(|it| sailed(it).is_some()))?;
        let (.., act) = self.acts_from(nth).next()?;
        Some(FleetReason {
            strength: act.sea.iter().find_map(sailed)?,
            attacks: act.sea.iter().filter_map(attack).collect(),
            rules: vec![Rule::Fleet],
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Said)]
#[said("why-gate")]
pub enum GateDraw {
    Draws,
    /// The track is not improved at all.
    NoLevel,
    /// The red die is too high for their level.
    RedTooHigh,
    /// Others before them took the last card.
    DeckUsedUp,
}

/// Players who draw at a gate, and those who do not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GateReason {
    /// Track of the deck.
    pub track: Track,
    pub red: Die,
    /// All players with their level there, clockwise from the player whose turn it is.
    pub players: Vec<(Seat, Level, GateDraw)>,
    /// The rules that decided it.
    pub rules: Vec<Rule>,
}

/// The track of a gate.
const fn track_of(face: EventFace) -> Option<Track> {
    match face {
        EventFace::Ship => None,
        EventFace::Science => Some(Track::Science),
        EventFace::Trade => Some(Track::Trade),
        EventFace::Politics => Some(Track::Politics),
    }
}

impl State {
    /// Returns who would draw at the gate of `track` with this red die.
    pub fn gate_reason(&self, track: Track, red: Die) -> GateReason {
        let left = usize::from(self.progress_left(track));
        let order = self.seating().from(self.active()).into_iter();
        let mut drawn = 0;
        let draw = |seat: Seat| {
            let level = self.improvement(seat, track);
            let draw = if level == Level::default() {
                GateDraw::NoLevel
            } else if !level.draws(red) {
                GateDraw::RedTooHigh
            } else if drawn >= left {
                GateDraw::DeckUsedUp
            } else {
                drawn += 1;
                GateDraw::Draws
            };
            (seat, level, draw)
        };
        let players = order.map(draw).collect();
        GateReason { track, red, players, rules: vec![Rule::Gate, Rule::Clockwise] }
    }
}

impl Game {
    /// Returns who drew at this turn's gate, and who did not; nothing where it shows the ship, or
    /// nobody knows yet what it shows.
    pub fn gate_reason(&self) -> Option<GateReason> {
        let state = self.state();
        state.knights()?;
        let track = track_of(state.face()?)?;
        let red = state.red_die()?;
        // As it stood before the number: draws may have come with it.
        let nth = self.before_last(self.count(), |act| act.deed.is_number())?;
        Some(self.state_after(nth).ok()?.gate_reason(track, red))
    }
}

/// Outcome of the pirate for a player: robbed, or the reason that they aren't.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Said)]
#[said("why-pirate")]
pub enum PirateVictim {
    /// They have a ship beside it.
    Robbed,
    /// They have a ship beside it and no card.
    NoCards,
    /// They have a ship beside it, and the friendly robber leaves them alone.
    Spared,
    /// They have a building beside it, and no ship.
    OnlyBuilding,
    NoShip,
}

/// Players whom the pirate may rob on a hex, and the reasons that it may not rob the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PirateReason {
    pub at: Hex,
    /// All players at the table but the one who moved it, clockwise from them.
    pub players: Vec<(Seat, PirateVictim)>,
    /// The rules that decided it.
    pub rules: Vec<Rule>,
}

impl State {
    /// Returns the players whom the pirate of `mover` may rob where it stands, and the reasons that
    /// it may not rob the others; `None` while it is beside the board.
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
