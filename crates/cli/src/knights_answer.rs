//! What Cities & Knights adds to the answer about a position (FORMATS 1).

use serde::Serialize;

use super::ascending::ascending;
use super::question::{KnightsQuestion, Shown};
use board::Intersection;
use game::{
    Attack, BarbarianTrack, Building, Cards, KnightReach, Outcome, PerSeat, Pillage, Position,
    Seat, Seats,
};

/// What each takes from the bank for a roll, and how many resources of choice.
type Paid<'a> = (&'a PerSeat<Cards>, &'a PerSeat<u8>);

#[derive(Serialize)]
pub(super) struct KnightsAnswer {
    hand_limits: PerSeat<u16>,
    robber_locked: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    aqueduct: Option<Seats>,
    #[serde(skip_serializing_if = "Option::is_none")]
    progress_draws: Option<Seats>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attack: Option<AttackLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    knight_reach: Option<Vec<ReachLine>>,
}

#[derive(Serialize)]
struct AttackLine {
    barbarians: u8,
    defence: PerSeat<u8>,
    outcome: &'static str,
    defender: Option<Seat>,
    draws: Seats,
    pillaged: Vec<PillageLine>,
}

#[derive(Serialize)]
struct PillageLine {
    player: Seat,
    among: Vec<Intersection>,
    laid: bool,
}

#[derive(Serialize)]
struct ReachLine {
    moves: Vec<Intersection>,
    displaces: Vec<Intersection>,
    chases: bool,
}

impl KnightsAnswer {
    /// What `question` asks about `position` in the turn of `active`, where a roll pays `paid` and a 7 leaves
    /// `limit` cards without walls.
    pub fn of(
        (question, active): (&KnightsQuestion, Option<Seat>),
        position: &Position<'_>,
        (limit, paid): (u16, Option<Paid<'_>>),
    ) -> Self {
        let first = active.or_else(|| position.knight_cards.seat(0));
        let attacks = question.ship.nearer() == BarbarianTrack::ISLAND;
        let (mut progress_draws, mut attack) = (None, None);
        match question.shown {
            Some(Shown::Gate(gate, red, active)) => {
                let left = question.progress_left[gate];
                progress_draws = Some(position.progress_draws(gate, red, (active, left)));
            }
            Some(Shown::Ship(active)) if attacks => {
                let counts = question.progress_left.values().copied();
                let left = counts.map(|count| count.map(u16::from)).sum();
                let led_to = position.attack(active, left, &question.settlements);
                attack = Some(AttackLine::from(led_to));
            }
            Some(Shown::Ship(_)) | None => {}
        }
        Self {
            hand_limits: position
                .knight_cards
                .map(|seat, _| position.pieces.hand_limit(limit, seat)),
            robber_locked: position.is_robber_locked(),
            aqueduct: paid
                .zip(first)
                .map(|((paid, gold), first)| position.aqueduct(paid, gold, first)),
            progress_draws,
            attack,
            knight_reach: active.map(|_| {
                let all = question.knights.iter();
                all.map(|from| ReachLine::from(position.knight_reach(*from))).collect()
            }),
        }
    }
}

impl From<Attack> for AttackLine {
    fn from(attack: Attack) -> Self {
        Self {
            barbarians: attack.barbarians,
            defence: attack.defence,
            outcome: match attack.outcome {
                Outcome::Repelled => "repelled",
                Outcome::Lost => "lost",
            },
            defender: attack.defender,
            draws: attack.draws,
            pillaged: attack.pillaged.into_iter().map(PillageLine::from).collect(),
        }
    }
}

impl From<Pillage> for PillageLine {
    fn from(pillage: Pillage) -> Self {
        let laid = pillage.becomes == Building::LaidCity;
        Self { player: pillage.player, among: ascending(pillage.among), laid }
    }
}

impl From<KnightReach> for ReachLine {
    fn from(reach: KnightReach) -> Self {
        Self {
            moves: ascending(reach.moves),
            displaces: ascending(reach.displaces),
            chases: reach.chases,
        }
    }
}
