//! What a position lays on the table: the same for an answer, which judges it as given, and for
//! a game, which leaves out what can't be.

use std::mem::take;
use std::slice::from_ref;

use super::fields::{Problems, Purpose};
use super::line::{PlayerLine, PositionLine};
use super::{BadPosition, ImportProblem, Pointing, hexes, lay_knights, lay_sea};
use board::{Intersection, Island, Spot};
use cards::Award;
use game::{
    BadSeatCount, Building, Condition, Expansion, HandCount, Holders, MAX_ROADS, PerSeat, Pieces,
    SeaMap, SeaRules, Seat, Table,
};

/// A position on the table.
#[derive(Clone, Debug)]
pub struct Laid {
    /// The island.
    pub island: Island,
    /// What lies there. It may still hold numbers that can't be.
    pub table: Table,
    /// Whose turn it is, if the position says so.
    pub active: Option<Seat>,
    /// What the table plays by and what its map says beside its hexes, with Seafarers.
    pub sea: Option<(SeaRules, SeaMap)>,
    /// What else is said of each player.
    pub players: PerSeat<PlayerLine>,
}

/// The field of a player.
pub(super) fn field_of(seat: Seat, name: &str) -> String {
    format!("players[{}].{name}", seat.index())
}

/// Lays a position on the table.
///
/// # Errors
/// When nothing is left of it.
pub(super) fn lay(line: &mut PositionLine, problems: &mut Problems) -> Result<Laid, BadPosition> {
    let players = PerSeat::new(take(&mut line.players).unwrap_or_default());
    let mut players = players.map_err(|BadSeatCount(count)| BadPosition::PlayerCount(count))?;
    let (island, sea) = (hexes::island(line, problems)?, line.plays(Expansion::Sea));
    let sea = sea.then(|| lay_sea::rules_and_map(line, &island, problems));
    let knights = line.plays(Expansion::Knights);
    let mut on_island = OnIsland { pieces: Pieces::default(), island: &island, problems };
    for (seat, player) in players.iter() {
        on_island.put_base(seat, player);
    }
    for (seat, player) in players.iter().filter(|_| knights) {
        lay_knights::put_pieces(&mut on_island, seat, player);
    }
    for (seat, player) in players.iter().filter(|_| sea.is_some()) {
        lay_sea::put_ships(&mut on_island, seat, player);
    }
    let pieces = on_island.pieces;
    let hands = players.map(|seat, player| hand(seat, player, knights, problems));
    let robber = line.robber.flatten();
    let stands = problems.purpose == Purpose::Answer;
    let on_land = robber.filter(|hex| stands || island.is_land(*hex));
    if on_land != robber {
        problems.add(|| "robber".to_owned(), ImportProblem::RobberOffIsland);
    }
    let active = line.active.and_then(|seat| seat_of(&players, seat, Pointing::Active, problems));
    let Some(first) = active.or(players.seat(0)) else { return Err(BadPosition::PlayerCount(0)) };
    // Development cards are no part of Cities & Knights (KNIGHTS 1).
    let cards = |of: fn(&PlayerLine) -> Option<u8>| {
        players.map(|_, player| of(player).filter(|_| !knights).unwrap_or(0))
    };
    let barbarians = line.barbarians.unwrap_or_default();
    let table = Table {
        active: first,
        robber: on_land,
        holders: holders(line, &players, problems),
        knight_cards: cards(|player| player.knights),
        revealed: match problems.purpose {
            Purpose::Game => cards(|player| player.revealed_points),
            // With Cities & Knights nobody has to say which cards they are.
            Purpose::Answer => {
                players.map(|_, player| player.progress_points.filter(|_| knights).unwrap_or(0))
            }
        },
        hidden: cards(|player| player.development_cards.max(player.hidden_points)),
        hands,
        bank: bank(line, problems),
        season: line.season,
        barbarians: if knights { Some(barbarians.ship) } else { line.ship },
        knights: knights.then(|| lay_knights::table(line, &players, problems)),
        sea: sea
            .as_ref()
            .map(|sea| lay_sea::table(line, &mut players, (&island, &pieces), sea, problems)),
        pieces,
    };
    Ok(Laid { island, table, active, sea, players })
}

/// An island on which pieces are put.
pub(super) struct OnIsland<'a> {
    pub pieces: Pieces,
    pub island: &'a Island,
    pub problems: &'a mut Problems,
}

impl OnIsland<'_> {
    /// Puts down what a `field` of `player` lists, by `put`, which says what is taken already:
    /// for an answer all of it, for a game what `stands` lets stand.
    pub fn put_all<P: Copy + Into<Spot>>(
        &mut self,
        (player, field): (Seat, &str),
        places: &[P],
        stands: impl Fn(&Island, P) -> bool,
        mut put: impl FnMut(&mut Pieces, &[P]) -> Result<(), P>,
    ) {
        let mut put = |here: &mut Self, places: &[P]| {
            if let Err(place) = put(&mut here.pieces, places) {
                let taken = ImportProblem::Taken { player, place: place.into() };
                here.problems.add(|| field_of(player, field), taken);
            }
        };
        match self.problems.purpose {
            Purpose::Answer => put(self, places),
            Purpose::Game => {
                for place in places {
                    if stands(self.island, *place) {
                        put(self, from_ref(place));
                    } else {
                        let problem = ImportProblem::OffIsland(player);
                        self.problems.add(|| field_of(player, field), problem);
                    }
                }
            }
        }
    }

    /// Puts down the buildings that a `field` of `seat` lists.
    pub fn put_buildings(
        &mut self,
        (seat, field): (Seat, &str),
        places: Option<&Vec<Intersection>>,
        building: Building,
    ) {
        let places = places.map(Vec::as_slice).unwrap_or_default();
        self.put_all((seat, field), places, Island::has_intersection, |pieces, places| {
            pieces.put_buildings(places, seat, building)
        });
    }

    fn put_base(&mut self, seat: Seat, player: &PlayerLine) {
        self.put_buildings(
            (seat, "settlements"),
            player.settlements.as_ref(),
            Building::Settlement,
        );
        self.put_buildings((seat, "cities"), player.cities.as_ref(), Building::City);
        let roads = player.roads.as_deref().unwrap_or_default();
        let damaged = player.damaged_roads.as_deref().unwrap_or_default();
        // The length of a road is found by trying every way along it: with any number of roads
        // that would take forever.
        let count = roads.len() + damaged.len();
        if count > MAX_ROADS {
            let problem = ImportProblem::TooManyRoads { player: seat, count };
            self.problems.add(|| field_of(seat, "roads"), problem);
        }
        let mut left = MAX_ROADS;
        for (field, roads, condition) in
            [("roads", roads, Condition::Intact), ("damaged_roads", damaged, Condition::Damaged)]
        {
            let roads = roads.get(..left.min(roads.len())).unwrap_or_default();
            left -= roads.len();
            self.put_all((seat, field), roads, Island::has_path, |pieces, roads| {
                pieces.put_roads(roads, seat, condition)
            });
        }
    }
}

/// The hand of a player; nobody holds commodities without Cities & Knights.
fn hand(seat: Seat, player: &PlayerLine, knights: bool, problems: &mut Problems) -> HandCount {
    match player.hand {
        Some(hand) if !knights && hand.names_commodities() => {
            problems.unreadable(field_of(seat, "hand"));
            HandCount::Unknown
        }
        hand => hand.map_or(HandCount::Unknown, |hand| hand.count()),
    }
}

/// What the bank holds; for an answer it isn't short of a kind that it lacks with Cities &
/// Knights.
fn bank(line: &PositionLine, problems: &mut Problems) -> Option<game::Cards> {
    let bank = line.bank.as_ref()?;
    if bank.has_unknown() {
        problems.unreadable("bank.unknown");
    }
    let endless = problems.purpose == Purpose::Answer && line.plays(Expansion::Knights);
    let lacking = if endless { u8::MAX } else { 0 };
    Some(game::Cards::from_fn(|kind| bank.of(kind).unwrap_or(lacking)))
}

fn holders(line: &PositionLine, seats: &PerSeat<PlayerLine>, problems: &mut Problems) -> Holders {
    let mut holders = Holders::default();
    let Some(told) = &line.holders else { return holders };
    for award in Award::ALL {
        let nobodys = award == Award::LargestArmy && line.plays(Expansion::Knights);
        let seat = told.holder(award).filter(|_| !nobodys);
        let of = Pointing::Holder(award);
        holders.set(award, seat.and_then(|seat| seat_of(seats, seat, of, problems)));
    }
    holders
}

/// The seat that a position points at.
pub(super) fn seat_of<T>(
    seats: &PerSeat<T>,
    seat: u64,
    of: Pointing,
    problems: &mut Problems,
) -> Option<Seat> {
    let found = usize::try_from(seat).ok().and_then(|seat| seats.seat(seat));
    if found.is_none() {
        problems.add(|| of.field().to_owned(), ImportProblem::NoSeat { of, seat });
    }
    found
}
