//! Cities & Knights in a position on the table (FORMATS 1).

use super::Pointing;
use super::fields::{Problems, Purpose};
use super::line::{KnightLine, PlayerLine, PositionLine};
use super::on_island::{OnIsland, field_of, seat_of};
use board::Island;
use game::{
    Building, Improvements, Knight, KnightsTable, Merchant, PerSeat, PointCard, Readiness, Seat,
    Track,
};

/// Puts down what a player has beside what the base game has: cities on their side, knights
/// and walls.
pub(super) fn put_pieces(here: &mut OnIsland<'_>, seat: Seat, player: &PlayerLine) {
    let laid = player.laid_cities.as_ref();
    here.put_buildings((seat, "laid_cities"), laid, Building::LaidCity);
    for knight in player.knights_on_board.iter().flatten() {
        let KnightLine { at, level, active, used: _, promoted: _ } = *knight;
        let readiness = if active { Readiness::Active } else { Readiness::Inactive };
        let stands =
            |island: &Island, at| island.has_intersection(at) || island.is_coast_or_sea(at);
        here.put_all((seat, "knights_on_board"), &[at], stands, |pieces, _| {
            if !pieces.is_free(at) {
                return Err(at);
            }
            pieces.put_knight(at, seat, Knight { level, readiness });
            Ok(())
        });
    }
    let walls = player.walls.as_deref().unwrap_or_default();
    here.put_all((seat, "walls"), walls, Island::has_intersection, |pieces, walls| {
        walls.iter().try_for_each(|at| {
            if pieces.has_wall(*at) {
                return Err(*at);
            }
            pieces.put_wall(*at, seat);
            Ok(())
        })
    });
}

/// All of Cities & Knights that is no piece and no card of a hand.
pub(super) fn table(
    line: &PositionLine,
    players: &PerSeat<PlayerLine>,
    problems: &mut Problems,
) -> KnightsTable {
    let done = |is_so: fn(&KnightLine) -> bool| {
        let knights = players.values().flat_map(|player| player.knights_on_board.iter().flatten());
        knights.filter(|one| is_so(one)).map(|one| one.at).collect()
    };
    let mut table = KnightsTable {
        attacks: line.barbarians.unwrap_or_default().attacks,
        improvements: players.map(|_, player| improvements(player)),
        defenders: players.map(|_, player| player.defenders.unwrap_or(0)),
        progress: players.map(|_, player| {
            let held = player.progress_cards.unwrap_or_default();
            enum_map::EnumMap::from_fn(|track| held.get(track).unwrap_or(0))
        }),
        used: done(|one| one.used),
        promoted: done(|one| one.promoted),
        ..KnightsTable::empty(players)
    };
    for (seat, player) in players.iter() {
        let metropolises = player.metropolises.unwrap_or_default();
        for track in Track::ALL {
            let Some(place) = metropolises.get(track) else { continue };
            match &mut table.metropolises[track] {
                free @ None => *free = Some(place),
                Some(_) => problems.unreadable(field_of(seat, "metropolises")),
            }
        }
        if problems.purpose == Purpose::Game {
            show_points(&mut table, seat, player, problems);
        }
    }
    table.merchant = line.merchant.and_then(|merchant| {
        let owner = seat_of(players, merchant.player, Pointing::Merchant, problems)?;
        Some(Merchant { at: merchant.at, owner })
    });
    table
}

fn improvements(player: &PlayerLine) -> Improvements {
    let told = player.improvements.unwrap_or_default();
    let mut improvements = Improvements::default();
    for track in Track::ALL {
        improvements.set(track, told.get(track).unwrap_or_default());
    }
    improvements
}

/// Point cards by name, or as many as there are points.
fn show_points(table: &mut KnightsTable, seat: Seat, player: &PlayerLine, problems: &mut Problems) {
    let mut named = player.point_cards.clone().unwrap_or_default();
    let points = player.progress_points.unwrap_or(0);
    let free = PointCard::ALL.into_iter().filter(|point| table.shown[*point].is_none());
    let more: Vec<PointCard> = free.filter(|point| !named.contains(point)).collect();
    let lacking = usize::from(points).saturating_sub(named.len());
    if more.len() < lacking {
        problems.unreadable(field_of(seat, "progress_points"));
    }
    named.extend(more.into_iter().take(lacking));
    for point in named {
        match &mut table.shown[point] {
            free @ None => *free = Some(seat),
            Some(_) => problems.unreadable(field_of(seat, "point_cards")),
        }
    }
}
