//! Players who choose the best of what comes to their minds at random.

use rand::Rng;

use super::random::random_deed;
use board::{Hex, Intersection, Spot};
use game::{CardKind, Deed, DeedGroup, Piece, State};

/// Number of random deeds among which a sensible one is chosen.
const LOOKED_AT: usize = 40;

/// Number of cards in hand from which on nobody saves for more.
const FULL: u16 = 7;

/// Number of roads that somebody builds without a place to settle in sight.
const ROADS: usize = 9;

/// Something sensible to do; `None` once the game is over.
pub fn sensible_deed(state: &State, rng: &mut impl Rng) -> Option<Deed> {
    let all = (0..LOOKED_AT).map_while(|_| random_deed(state, rng));
    all.max_by_key(|deed| worth(state, deed))
}

fn worth(state: &State, deed: &Deed) -> u32 {
    use DeedGroup::{
        Answer, Built, Buy, Card, Change, Correction, Damage, Discard, End, Fish, Gold, Knights,
        Number, Oil, Play, Rivers, Robber, Sea, Steal, Trade, Turn, Vote, Wagons, Weather, Win,
    };
    let at = match deed.named().place {
        Some(Spot::Intersection(at)) => chances(state, at),
        Some(Spot::Path(_) | Spot::Hex(_)) | None => 0,
    };
    match deed.group() {
        Built(Piece::Settlement) => {
            at + if matches!(deed, Deed::BuildSettlement { .. }) { 60 } else { 0 }
        }
        Built(Piece::City) => at + 80,
        Robber => {
            if let Deed::MoveRobber { to } = deed {
                harm(state, *to)
            } else {
                0
            }
        }
        Win => 100,
        Buy if held(state) >= FULL => 30,
        Trade if matches!(deed, Deed::TradeWithBank { get, .. } if lacks(state, *get)) => 25,
        Built(Piece::Road) if matches!(deed, Deed::BuildRoad { .. }) && lacks_places(state) => 20,
        Turn if *deed == Deed::Pass => 10,
        Answer
        | Built(Piece::Road | Piece::Ship | Piece::Bridge)
        | Buy
        | Card
        | Change
        | Correction
        | Damage
        | Discard
        | End
        | Fish(_)
        | Gold(_)
        | Knights(_)
        | Number(_)
        | Oil(_)
        | Play(_)
        | Rivers(_)
        | Sea(_)
        | Steal
        | Trade
        | Turn
        | Vote
        | Wagons(_)
        | Weather => 0,
    }
}

/// Returns how many cards the builder holds.
fn held(state: &State) -> u16 {
    state.hands().map_or(0, |hands| hands.known(state.builder()).total())
}

/// Returns whether the builder holds none of this kind.
fn lacks(state: &State, kind: CardKind) -> bool {
    state.hands().is_some_and(|hands| hands.known(state.builder()).get(kind) == 0)
}

/// Returns whether another road is needed to go on settling.
fn lacks_places(state: &State) -> bool {
    let roads = state.pieces().links_of(state.builder()).count();
    state.settlement_spots().is_empty() && roads < ROADS
}

/// Returns a place's chances to bring something, in rolls of 36, summed over its hexes.
fn chances(state: &State, at: Intersection) -> u32 {
    let island = state.island();
    let tokens = at.hexes().into_iter().filter_map(|hex| island.tile(hex)?.token);
    tokens.map(|token| u32::from(token.pips())).sum()
}

/// Returns how much the robber takes from the others on a hex, and nothing from the builder.
fn harm(state: &State, hex: Hex) -> u32 {
    let beside = state.pieces().buildings().filter(|(at, ..)| at.hexes().contains(&hex));
    let owners: Vec<_> = beside.map(|(_, owner, _)| owner).collect();
    if owners.contains(&state.builder()) {
        return 0;
    }
    u32::try_from(owners.len()).unwrap_or_default()
}
