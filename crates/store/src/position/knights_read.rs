//! Cities & Knights in a position: what the window's reader takes of it (FORMATS 1).

use enum_map::EnumMap;
use serde::Deserialize;
use serde_json::Value;

use super::problems::{Fields, Problems};
use super::{Expansion, ImportProblem, Pointing};
use board::{Hex, Intersection, Island, Spot};
use game::{
    BarbarianTrack, Building, Cards, HandCount, Improvements, Knight, KnightLevel, KnightsRules,
    KnightsTable, Level, Merchant, PerSeat, Pieces, PointCard, Readiness, Seat, Track,
};

#[derive(Deserialize)]
struct KnightLine {
    at: Intersection,
    level: KnightLevel,
    active: bool,
    #[serde(default)]
    used: bool,
    #[serde(default)]
    promoted: bool,
}

/// What the knight at a place has done in this turn.
pub(super) struct KnightDone {
    at: Intersection,
    used: bool,
    promoted: bool,
}

#[derive(Deserialize)]
struct MerchantLine {
    at: Hex,
    player: u64,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct BarbariansLine {
    ship: BarbarianTrack,
    attacks: u16,
}

/// By which edition the position is played, if it is one of Cities & Knights.
pub(super) fn rules(
    fields: &Fields,
    expansions: &[Expansion],
    problems: &mut Problems,
) -> Option<KnightsRules> {
    expansions.contains(&Expansion::Knights).then(|| {
        let edition = problems.optional(fields, "edition", "").unwrap_or_default();
        KnightsRules::of(edition)
    })
}

/// Where the ship is and how often it attacked.
pub(super) fn barbarians(fields: &Fields, problems: &mut Problems) -> (BarbarianTrack, u16) {
    let line: BarbariansLine = problems.optional(fields, "barbarians", "").unwrap_or_default();
    (line.ship, line.attacks)
}

/// What one player has on the island beside what the base game has there: walls and
/// knights, and cities on their side. Returns the knights that did something in this turn.
pub(super) fn put_pieces(
    pieces: &mut Pieces,
    island: &Island,
    seat: Seat,
    (player, at): (&Fields, &str),
    problems: &mut Problems,
) -> Vec<KnightDone> {
    let mut done = Vec::new();
    for place in problems.list::<Intersection>(player, "laid_cities", at) {
        if may_stand(pieces, island, seat, place, problems) {
            pieces.put_building(place, seat, Building::LaidCity);
        }
    }
    for place in problems.list::<Intersection>(player, "walls", at) {
        if !island.has_intersection(place) {
            problems.add(ImportProblem::OffIsland(seat));
        } else if pieces.has_wall(place) {
            let place = Spot::Intersection(place);
            problems.add(ImportProblem::Taken { player: seat, place });
        } else {
            pieces.put_wall(place, seat);
        }
    }
    for line in problems.list::<KnightLine>(player, "knights_on_board", at) {
        let stands_at_sea = island.is_coast_or_sea(line.at) && pieces.is_free(line.at);
        if stands_at_sea || may_stand(pieces, island, seat, line.at, problems) {
            let readiness = if line.active { Readiness::Active } else { Readiness::Inactive };
            pieces.put_knight(line.at, seat, Knight { level: line.level, readiness });
            done.push(KnightDone { at: line.at, used: line.used, promoted: line.promoted });
        }
    }
    done
}

fn may_stand(
    pieces: &Pieces,
    island: &Island,
    seat: Seat,
    place: Intersection,
    problems: &mut Problems,
) -> bool {
    if !island.has_intersection(place) {
        problems.add(ImportProblem::OffIsland(seat));
    } else if !pieces.is_free(place) {
        problems.add(ImportProblem::Taken { player: seat, place: Spot::Intersection(place) });
    } else {
        return true;
    }
    false
}

/// A hand of eight kinds: by kinds where all of them are named, else by its number.
pub(super) fn hand(player: &Fields, at: &str, problems: &mut Problems) -> HandCount {
    let field = format!("{at}hand");
    let mut kinds = match player.get("hand") {
        None | Some(Value::Null) => return HandCount::Unknown,
        Some(Value::Object(kinds)) => kinds.clone(),
        Some(number) => {
            let count = problems.read::<u16>(&field, number);
            return count.map_or(HandCount::Unknown, HandCount::Count);
        }
    };
    let unknown = kinds.remove("unknown").unwrap_or(Value::from(0));
    let unknown = problems.read::<u16>(&field, &unknown);
    let cards = problems.read::<Cards>(&field, &Value::Object(kinds));
    match (unknown, cards) {
        (Some(0), Some(cards)) => HandCount::Cards(cards),
        (Some(unknown), Some(cards)) => HandCount::Count(cards.total().saturating_add(unknown)),
        _ => HandCount::Unknown,
    }
}

/// All of Cities & Knights that is no piece and no card of a hand.
pub(super) fn start(
    fields: &Fields,
    seats: &PerSeat<&Fields>,
    (attacks, done): (u16, &[KnightDone]),
    problems: &mut Problems,
) -> KnightsTable {
    let places = |is_so: fn(&KnightDone) -> bool| {
        done.iter().filter(|one| is_so(one)).map(|one| one.at).collect()
    };
    let (used, promoted) = (places(|one| one.used), places(|one| one.promoted));
    let mut start = KnightsTable { attacks, used, promoted, ..KnightsTable::empty(seats) };
    for (seat, player) in seats.iter() {
        let at = format!("players[{}].", seat.index());
        if let Some(improvements) = start.improvements.get_mut(seat) {
            *improvements = levels(player, &at, problems);
        }
        let metropolises: EnumMap<Track, Option<Intersection>> =
            by_track(player, "metropolises", &at, problems);
        for (track, place) in metropolises {
            if start.metropolises[track].is_some() && place.is_some() {
                problems.add(ImportProblem::Unreadable(format!("{at}metropolises")));
            } else if place.is_some() {
                start.metropolises[track] = place;
            }
        }
        if let Some(points) = start.defenders.get_mut(seat) {
            *points = problems.optional(player, "defenders", &at).unwrap_or(0);
        }
        if let Some(held) = start.progress.get_mut(seat) {
            let counts: EnumMap<Track, Option<u8>> =
                by_track(player, "progress_cards", &at, problems);
            *held = EnumMap::from_fn(|track| counts[track].unwrap_or(0));
        }
        show_points(&mut start, seat, (player, &at), problems);
    }
    if let Some(line) = problems.optional::<MerchantLine>(fields, "merchant", "") {
        let owner = usize::try_from(line.player).ok().and_then(|seat| seats.seat(seat));
        match owner {
            Some(owner) => start.merchant = Some(Merchant { at: line.at, owner }),
            None => {
                problems.add(ImportProblem::NoSeat { of: Pointing::Merchant, seat: line.player });
            }
        }
    }
    start
}

fn levels(player: &Fields, at: &str, problems: &mut Problems) -> Improvements {
    let told: EnumMap<Track, Option<Level>> = by_track(player, "improvements", at, problems);
    let mut improvements = Improvements::default();
    for (track, level) in told {
        improvements.set(track, level.unwrap_or_default());
    }
    improvements
}

/// An object with a value for some tracks; one that can't be read is left out.
fn by_track<T: serde::de::DeserializeOwned>(
    player: &Fields,
    name: &str,
    at: &str,
    problems: &mut Problems,
) -> EnumMap<Track, Option<T>> {
    let mut found = EnumMap::from_fn(|_| None);
    let field = format!("{at}{name}");
    match player.get(name) {
        None | Some(Value::Null) => {}
        Some(Value::Object(told)) => {
            let strangers = told.keys().filter(|key| Track::ALL.iter().all(|it| it.key() != *key));
            for key in strangers {
                problems.add(ImportProblem::Unreadable(format!("{field}.{key}")));
            }
            let at = format!("{field}.");
            for track in Track::ALL {
                found[track] = problems.optional(told, track.key(), &at);
            }
        }
        Some(_) => problems.add(ImportProblem::Unreadable(field)),
    }
    found
}

/// Point cards by name, or as many as there are points.
fn show_points(
    start: &mut KnightsTable,
    seat: Seat,
    (player, at): (&Fields, &str),
    problems: &mut Problems,
) {
    let mut named: Vec<PointCard> = problems.list(player, "point_cards", at);
    let points: u8 = problems.optional(player, "progress_points", at).unwrap_or(0);
    let free = |start: &KnightsTable, named: &[PointCard]| {
        let free = PointCard::ALL.into_iter().filter(|point| start.shown[*point].is_none());
        free.filter(|point| !named.contains(point)).collect::<Vec<_>>()
    };
    let lacking = usize::from(points).saturating_sub(named.len());
    let more = free(start, &named);
    if more.len() < lacking {
        problems.add(ImportProblem::Unreadable(format!("{at}progress_points")));
    }
    named.extend(more.into_iter().take(lacking));
    for point in named {
        match start.shown[point] {
            None => start.shown[point] = Some(seat),
            Some(_) => problems.add(ImportProblem::Unreadable(format!("{at}point_cards"))),
        }
    }
}
