//! Additions of Cities & Knights and Seafarers to the answer about a position (FORMATS 1), its
//! places in the order that scripts expect: by their hexes.

use serde::Serialize;

use super::question::{KnightsQuestion, ShownEvent};
use board::{Hex, Intersection, Isle, Path};
use game::{
    Attack, BarbarianTrack, Building, Cards, Condition, PerSeat, Pillage, PirateVictims, Position,
    Seat, Seats,
};

/// Cards that each player takes from the bank for a roll, and numbers of their resources of choice.
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
    /// The answer to `question` about `position` in the turn of `active`, where a roll pays `paid` and
    /// a 7 leaves `limit` cards without walls.
    pub fn of(
        (question, active): (&KnightsQuestion, Option<Seat>),
        position: &Position<'_>,
        (limit, paid): (u16, Option<Paid<'_>>),
    ) -> Self {
        let first = active.or_else(|| position.knight_cards.seat(0));
        let attacks = question.ship.nearer() == BarbarianTrack::ISLAND;
        let (mut progress_draws, mut attack) = (None, None);
        match question.shown {
            Some(ShownEvent::Gate(gate, red, active)) => {
                let left = question.progress_left[gate];
                progress_draws = Some(position.progress_draws(gate, red, (active, left)));
            }
            Some(ShownEvent::Ship(active)) if attacks => {
                let counts = question.progress_left.values().copied();
                let left = counts.map(|count| count.map(u16::from)).sum();
                let led_to = position.attack(active, left, &question.settlements);
                attack = Some(AttackLine::from(led_to));
            }
            Some(ShownEvent::Ship(_)) | None => {}
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
                let reach = all.map(|from| {
                    let reach = position.knight_reach(*from);
                    let (moves, displaces) = (ascending(reach.moves), ascending(reach.displaces));
                    ReachLine { moves, displaces, chases: reach.chases }
                });
                reach.collect()
            }),
        }
    }
}

impl From<Attack> for AttackLine {
    fn from(attack: Attack) -> Self {
        let line = |Pillage { player, among, becomes }| PillageLine {
            player,
            among: ascending(among),
            laid: becomes == Building::LaidCity,
        };
        Self {
            barbarians: attack.barbarians,
            defence: attack.defence,
            outcome: attack.outcome.key(),
            defender: attack.defender,
            draws: attack.draws,
            pillaged: attack.pillaged.into_iter().map(line).collect(),
        }
    }
}

#[derive(Serialize)]
pub(super) struct SeaAnswer {
    movable_ships: PerSeat<Vec<Path>>,
    islands: Vec<Vec<Hex>>,
    #[serde(flatten)]
    of_active: Option<ActiveAnswer>,
}

/// Answers that depend on whose turn it is.
#[derive(Serialize)]
struct ActiveAnswer {
    ship_spots: Vec<Path>,
    road_spots: Vec<Path>,
    chits_due: Vec<Intersection>,
    pirate_victims: Vec<PirateVictims>,
}

impl SeaAnswer {
    /// Answers to a line about `position` in which it is somebody's turn, or nobody says whose.
    pub fn of(active: Option<Seat>, position: &Position<'_>) -> Self {
        let areas = position.areas();
        let of_active = active.map(|active| ActiveAnswer::of(position, &areas, active));
        Self {
            movable_ships: position
                .knight_cards
                .map(|seat, _| ascending_paths(position.movable_ships(seat))),
            islands: areas.into_iter().map(|area| area.hexes).collect(),
            of_active,
        }
    }
}

impl ActiveAnswer {
    fn of(position: &Position<'_>, areas: &[Isle], active: Seat) -> Self {
        // Whoever has a damaged road builds none (RULES 9).
        let is_damaged = position.pieces.roads_of(active).any(|(_, it)| it == Condition::Damaged);
        let road_spots = if is_damaged { Vec::new() } else { position.road_spots(active) };
        Self {
            ship_spots: ascending_paths(position.ship_spots(active)),
            road_spots: ascending_paths(road_spots),
            chits_due: ascending(position.chits_due_in(areas, active)),
            pirate_victims: position.pirate_victims(active),
        }
    }
}

/// Number of places up to which sorting without cached keys is fastest.
const FEW: usize = 8;

/// Intersections whose hexes ascend by q, then r, ascending likewise.
pub(super) fn ascending(places: impl IntoIterator<Item = Intersection>) -> Vec<Intersection> {
    sorted_by(Intersection::rank_by_hexes, places)
}

/// Paths whose hexes ascend by q, then r, ascending likewise.
pub(super) fn ascending_paths(paths: impl IntoIterator<Item = Path>) -> Vec<Path> {
    sorted_by(Path::rank_by_hexes, paths)
}

fn sorted_by<P: Copy>(rank: fn(P) -> i128, places: impl IntoIterator<Item = P>) -> Vec<P> {
    let mut places: Vec<P> = places.into_iter().collect();
    if places.len() <= FEW {
        places.sort_unstable_by_key(|place| rank(*place));
    } else {
        places.sort_by_cached_key(|place| rank(*place));
    }
    places
}
