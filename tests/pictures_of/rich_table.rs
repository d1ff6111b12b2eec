//! A table of Cities & Knights that shows all there is: what a game at random leaves out is
//! put right, as a table may.

use board::{Hex, Intersection, Terrain};
use game::{
    Act, BarbarianTrack, Building, CardKind, Cards, Correction, Deed, Enforcement, Knight,
    KnightLevel, KnightsCorrection, KnightsDeed, Level, Merchant, Phase, PointCard, Readiness,
    Seat, State, Track,
};

/// What a player has on it.
struct Estate {
    /// What their buildings become, in order; the others become settlements.
    buildings: &'static [Building],
    walls: usize,
    knights: &'static [(KnightLevel, Readiness)],
    /// Levels of science, trade, and politics.
    levels: [u8; 3],
    metropolis: Option<Track>,
    /// Progress cards of science, trade, and politics.
    progress: [u8; 3],
    defenders: u8,
    /// Cards by kind.
    hand: [u8; 8],
}

use Building::{City, LaidCity};
use KnightLevel::{Basic, Mighty, Strong};
use Readiness::{Active, Inactive};

const ESTATES: [Estate; 6] = [
    Estate {
        buildings: &[City, City, City],
        walls: 2,
        knights: &[(Mighty, Active), (Basic, Inactive), (Strong, Active)],
        levels: [4, 2, 0],
        metropolis: Some(Track::Science),
        progress: [2, 0, 1],
        defenders: 1,
        hand: [2, 1, 0, 3, 1, 1, 0, 2],
    },
    Estate {
        buildings: &[City, City],
        walls: 1,
        knights: &[(Strong, Inactive), (Basic, Active)],
        levels: [1, 5, 3],
        metropolis: Some(Track::Trade),
        progress: [1, 3, 0],
        defenders: 0,
        hand: [0, 2, 1, 2, 2, 0, 2, 1],
    },
    Estate {
        buildings: &[City, LaidCity],
        walls: 1,
        knights: &[],
        levels: [0, 1, 2],
        metropolis: None,
        progress: [0, 0, 0],
        defenders: 0,
        hand: [1, 0, 2, 1, 0, 1, 1, 0],
    },
    Estate {
        buildings: &[City],
        walls: 0,
        knights: &[(Mighty, Inactive), (Basic, Active), (Strong, Inactive)],
        levels: [3, 0, 4],
        metropolis: Some(Track::Politics),
        progress: [1, 1, 2],
        defenders: 1,
        hand: [3, 1, 1, 2, 2, 0, 1, 3],
    },
    Estate {
        buildings: &[City, City],
        walls: 2,
        knights: &[(Basic, Inactive), (Strong, Active)],
        levels: [2, 3, 1],
        metropolis: None,
        progress: [1, 1, 1],
        defenders: 2,
        hand: [0, 0, 1, 2, 1, 2, 0, 0],
    },
    Estate {
        buildings: &[LaidCity, City],
        walls: 0,
        knights: &[(Mighty, Active)],
        levels: [1, 0, 3],
        metropolis: None,
        progress: [0, 0, 4],
        defenders: 0,
        hand: [1, 1, 0, 0, 0, 0, 1, 1],
    },
];

/// Returns whether all of it can be put there, and somebody still trades then: nobody has won.
pub fn may_be_furnished(state: &State) -> bool {
    let seats: Vec<Seat> = state.players().seats().collect();
    let is_trading = |state: &State| state.phase() == Phase::Trading && state.tasks().is_empty();
    let paid = state
        .payout()
        .map_or(0, |payout| payout.paid.iter().filter(|(_, cards)| !cards.is_empty()).count());
    let has_room = |(seat, estate): (&Seat, &Estate)| {
        let own = state.pieces().buildings_of(*seat).count();
        own >= estate.buildings.len().min(2) && ends(state, *seat).len() >= estate.knights.len()
    };
    // An attack would tell of the table as it stood before it was furnished.
    let has_landed = state.barbarians() == BarbarianTrack::HARBOR;
    if has_landed || !is_trading(state) || paid < 2 || !seats.iter().zip(&ESTATES).all(has_room) {
        return false;
    }
    let mut after = state.clone();
    furnish(&mut after);
    // One more could be activated.
    let sleeps = lying(&after, after.builder()).is_some();
    is_trading(&after) && after.payout().is_some() && sleeps
}

/// Puts all of it there; returns what was done for it.
pub fn furnish(state: &mut State) -> Vec<Act> {
    let mut acts = Vec::new();
    let mut does = |state: &mut State, deed: Deed| {
        if let Ok(act) = state.perform(deed, Enforcement::AsTheTableDid) {
            acts.push(act);
        }
    };
    for deed in cleared(state) {
        does(state, deed);
    }
    let seats: Vec<Seat> = state.players().seats().collect();
    for (player, estate) in seats.iter().zip(&ESTATES) {
        for deed in built(state, *player, estate) {
            does(state, deed);
        }
        for (level, readiness) in estate.knights {
            let Some(at) = ends(state, *player).first().copied() else { continue };
            let is = Some((*player, Knight { level: *level, readiness: *readiness }));
            does(state, right(KnightsCorrection::Knight { at, is }));
        }
        for deed in counted(*player, estate) {
            does(state, deed);
        }
    }
    let at = BarbarianTrack::try_from(5).expect("a step");
    does(state, Deed::MoveBarbarians { to: at });
    does(state, right(KnightsCorrection::Attacks { count: 1 }));
    let printer =
        KnightsCorrection::PointCard { point: PointCard::Printer, owner: seats.first().copied() };
    does(state, right(printer));
    if let Some((owner, at)) = market(state) {
        let is = Some(Merchant { at, owner });
        does(state, right(KnightsCorrection::Merchant { is }));
    }
    does(state, Deed::Correct { correction: Correction::TurnNumber { turn: 41 } });
    // Undo takes back something that players do.
    let builder = state.builder();
    let wakes = lying(state, builder);
    if let Some(at) = wakes {
        does(state, Deed::Knights(KnightsDeed::Activate { at }));
    }
    acts
}

fn right(correction: KnightsCorrection) -> Deed {
    Deed::Correct { correction: Correction::Knights(correction) }
}

/// What stood on the island by chance goes.
fn cleared(state: &State) -> Vec<Deed> {
    let pieces = state.pieces();
    let metropolises = Track::ALL.map(|track| KnightsCorrection::Metropolis { track, at: None });
    let knights = pieces.knights().map(|(at, ..)| KnightsCorrection::Knight { at, is: None });
    let walls = pieces.walls().map(|(at, _)| KnightsCorrection::Wall { at, is: None });
    metropolises.into_iter().chain(knights).chain(walls).map(right).collect()
}

fn built(state: &State, player: Seat, estate: &Estate) -> Vec<Deed> {
    let own: Vec<Intersection> = state.pieces().buildings_of(player).map(|(at, _)| at).collect();
    let becomes = estate.buildings.iter().copied().chain(std::iter::repeat(Building::Settlement));
    let mut deeds: Vec<Deed> = own
        .iter()
        .zip(becomes)
        .map(|(at, building)| {
            let is = Some((player, building));
            Deed::Correct { correction: Correction::Building { at: *at, is } }
        })
        .collect();
    let is_city = |at: &(&Intersection, &Building)| *at.1 == City;
    let cities: Vec<Intersection> =
        own.iter().zip(estate.buildings).filter(is_city).map(|(at, _)| *at).collect();
    let walls = cities.iter().rev().take(estate.walls);
    deeds.extend(walls.map(|at| right(KnightsCorrection::Wall { at: *at, is: Some(player) })));
    deeds.extend(
        estate.metropolis.map(|track| {
            right(KnightsCorrection::Metropolis { track, at: cities.last().copied() })
        }),
    );
    deeds
}

fn counted(player: Seat, estate: &Estate) -> Vec<Deed> {
    let mut facts = vec![KnightsCorrection::Defenders { player, count: estate.defenders }];
    for (track, (level, count)) in
        Track::ALL.into_iter().zip(estate.levels.into_iter().zip(estate.progress))
    {
        let level = Level::try_from(level).expect("a level");
        facts.push(KnightsCorrection::Level { player, track, level });
        facts.push(KnightsCorrection::Progress { player, track, count });
    }
    let mut deeds: Vec<Deed> = facts.into_iter().map(right).collect();
    let kinds = CardKind::ALL.into_iter().zip(estate.hand);
    let cards = kinds.fold(Cards::none(), |hand, (kind, count)| hand.plus(Cards::of(kind, count)));
    deeds.push(Deed::CorrectHand { player, cards });
    deeds
}

/// The free ends of a player's roads, the farthest apart from other pieces first.
fn ends(state: &State, player: Seat) -> Vec<Intersection> {
    let pieces = state.pieces();
    let roads = pieces.roads_of(player);
    let mut ends: Vec<Intersection> = roads.flat_map(|(path, _)| path.ends()).collect();
    ends.retain(|end| pieces.is_free(*end));
    ends.sort_unstable();
    ends.dedup();
    ends.sort_by_key(|end| {
        end.neighbors().into_iter().filter(|beside| !pieces.is_free(*beside)).count()
    });
    ends
}

/// The first of a player's knights that lie.
fn lying(state: &State, player: Seat) -> Option<Intersection> {
    let mut own = state.pieces().knights_of(player);
    own.find(|(_, knight)| knight.readiness == Inactive).map(|(at, _)| at)
}

/// A hex that produces beside a building of the third player's.
fn market(state: &State) -> Option<(Seat, Hex)> {
    let owner = state.players().seat(2)?;
    let beside = state.pieces().buildings_of(owner).flat_map(|(at, _)| at.hexes());
    let produces =
        |hex: &Hex| state.island().tile(*hex).is_some_and(|tile| tile.terrain != Terrain::Desert);
    let mut hexes = beside.filter(produces).filter(|hex| state.robber() != Some(*hex));
    Some((owner, hexes.next()?))
}
