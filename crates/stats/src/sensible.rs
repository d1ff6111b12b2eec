//! Players who look around a little before they choose: among a handful of things that the
//! rules allow, they do the one that is worth most.

use rand::Rng;

use super::random::random_deed;
use board::{Hex, Intersection, Spot};
use game::{CardKind, Deed, DeedGroup, State};

/// Among how many things they choose.
const LOOKED_AT: usize = 40;

/// From how many cards on nobody saves for more.
const FULL: u16 = 7;

/// How many roads somebody builds without a place to settle in sight.
const ROADS: usize = 9;

/// Something sensible to do; `None` once the game is over.
pub fn sensible_deed(state: &State, rng: &mut impl Rng) -> Option<Deed> {
    let all = (0..LOOKED_AT).map_while(|_| random_deed(state, rng));
    all.max_by_key(|deed| worth(state, deed))
}

fn worth(state: &State, deed: &Deed) -> u32 {
    use DeedGroup::{
        Answer, Buy, Card, Change, City, Correction, Damage, Discard, End, Knights, Number, Play,
        Road, Robber, Sea, Settlement, Steal, Trade, Turn, Vote, Weather, Win,
    };
    let at = match deed.named().place {
        Some(Spot::Intersection(at)) => chances(state, at),
        Some(Spot::Path(_) | Spot::Hex(_)) | None => 0,
    };
    match deed.group() {
        Settlement => at + if matches!(deed, Deed::BuildSettlement { .. }) { 60 } else { 0 },
        City => at + 80,
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
        Road if matches!(deed, Deed::BuildRoad { .. }) && lacks_places(state) => 20,
        Turn if *deed == Deed::Pass => 10,
        Answer | Buy | Card | Change | Correction | Damage | Discard | End | Knights(_)
        | Number(_) | Play(_) | Road | Sea(_) | Steal | Trade | Turn | Vote | Weather => 0,
    }
}

/// How many cards the builder holds.
fn held(state: &State) -> u16 {
    state.hands().map_or(0, |hands| hands.known(state.builder()).total())
}

/// Whether the builder holds none of this kind.
fn lacks(state: &State, kind: CardKind) -> bool {
    state.hands().is_some_and(|hands| hands.known(state.builder()).get(kind) == 0)
}

/// Whether another road is needed to go on settling.
fn lacks_places(state: &State) -> bool {
    let roads = state.pieces().links_of(state.builder()).count();
    state.settlement_spots().is_empty() && roads < ROADS
}

/// In how many of 36 rolls a place brings something.
fn chances(state: &State, at: Intersection) -> u32 {
    let island = state.island();
    let tokens = at.hexes().into_iter().filter_map(|hex| island.tile(hex)?.token);
    tokens.map(|token| u32::from(token.pips())).sum()
}

/// How much the robber takes from the others on a hex, and nothing from the builder.
fn harm(state: &State, hex: Hex) -> u32 {
    let beside = state.pieces().buildings().filter(|(at, ..)| at.hexes().contains(&hex));
    let owners: Vec<_> = beside.map(|(_, owner, _)| owner).collect();
    if owners.contains(&state.builder()) {
        return 0;
    }
    u32::try_from(owners.len()).unwrap_or_default()
}
