//! The reader of the window: it takes what can be and says what can't.

use serde_json::Value;

use super::hexes::{HexLine, lay};
use super::pieces::put_pieces;
use super::problems::{Fields, Problems};
use super::wire::HandLine;
use super::{
    BadPosition, Expansion, ImportProblem, Imported, MAX_POSITION_BYTES, Person, Pointing,
    knights_read, sea_read,
};
use board::{Harbor, Island, MAX_CELLS, MAX_HARBORS, MAX_HEXES};
use cards::Award;
use game::{
    Color, Following, HandCount, HarbormasterRule, Holders, MAX_PLAYERS, Name, PerSeat, Pieces,
    Seat, Table,
};

/// Reads the position in `text`, or a game as `tableside show --json` prints
/// it; of several lines the first.
///
/// # Errors
/// When it is no position at all.
pub fn read_position(text: &str) -> Result<Imported, BadPosition> {
    if text.len() > MAX_POSITION_BYTES {
        return Err(BadPosition::TooLarge);
    }
    let text = text.trim_start_matches('\u{feff}');
    let mut values = serde_json::Deserializer::from_slice(text.as_bytes()).into_iter::<Value>();
    let first = values.next().ok_or(BadPosition::Empty)??;
    let Value::Object(fields) = first else { return Err(BadPosition::NotAnObject) };
    let mut problems = Problems::default();
    if values.next().is_some() {
        problems.add(ImportProblem::MoreFollows);
    }
    position(&fields, problems)
}

/// How the position is written: what `hidden_points` means depends on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// As a position: victory point cards in the hand.
    Position,
    /// As a shown game, whose island is an object of its own: victory point
    /// cards that all have seen.
    Shown,
}

fn position(fields: &Fields, mut problems: Problems) -> Result<Imported, BadPosition> {
    let (ground, manner) = match fields.get("island") {
        Some(Value::Object(island)) => (island, Manner::Shown),
        _ => (fields, Manner::Position),
    };
    let expansions: Vec<Expansion> = problems.list(fields, "expansions", "");
    let island = island(ground, &expansions, &mut problems)?;
    let players = players(fields)?;
    let seats = PerSeat::new(&players).map_err(|error| BadPosition::PlayerCount(error.0))?;
    let people = people(&seats, &mut problems);

    let mut pieces = Pieces::default();
    let mut done = Vec::new();
    let knights = knights_read::rules(fields, &expansions, &mut problems);
    let sea = expansions.contains(&Expansion::Sea);
    let sea = sea.then(|| sea_read::table(fields, &island, &mut problems));
    for (seat, player) in seats.iter() {
        let at = field_of(seat);
        put_pieces(&mut pieces, &island, seat, player, &at, &mut problems);
        if knights.is_some() {
            let player = (*player, at.as_str());
            let own = knights_read::put_pieces(&mut pieces, &island, seat, player, &mut problems);
            done.extend(own);
        }
        if sea.is_some() {
            let player = (*player, at.as_str());
            sea_read::put_ships(&mut pieces, &island, seat, player, &mut problems);
        }
    }
    let told = seats.map(|seat, player| match knights {
        None => cards(player, &field_of(seat), manner, &mut problems),
        Some(_) => Told {
            hand: knights_read::hand(player, &field_of(seat), &mut problems),
            knights: 0,
            revealed: 0,
            hidden: 0,
        },
    });
    let hands = told.map(|_, told| told.hand);
    let unknown = hands.values().any(|hand| *hand == HandCount::Unknown);
    if unknown {
        problems.add(ImportProblem::HandsUnknown);
    }
    let harbormaster: Option<bool> = problems.optional(fields, "harbormaster", "");
    let robber = problems.optional(ground, "robber", "");
    let on_land = robber.filter(|hex| island.is_land(*hex));
    if on_land != robber {
        problems.add(ImportProblem::RobberOffIsland);
    }
    let active = problems.optional(fields, "active", "");
    let active = active.and_then(|seat| seat_of(&seats, seat, Pointing::Active, &mut problems));
    let Some(active) = active.or(seats.seat(0)) else { return Err(BadPosition::PlayerCount(0)) };
    let barbarians = knights.map(|_| knights_read::barbarians(fields, &mut problems));
    let start = Table {
        active,
        robber: on_land,
        holders: holders(fields, &seats, &mut problems),
        knight_cards: told.map(|_, told| told.knights),
        revealed: told.map(|_, told| told.revealed),
        hidden: told.map(|_, told| told.hidden),
        hands,
        bank: problems.optional(fields, "bank", ""),
        season: problems.optional(fields, "season", ""),
        barbarians: match barbarians {
            Some((ship, _)) => Some(ship),
            None => problems.optional(fields, "ship", ""),
        },
        knights: barbarians.map(|(_, attacks)| {
            knights_read::start(fields, &seats, (attacks, &done), &mut problems)
        }),
        sea: sea.as_ref().map(|(rules, map)| {
            let board = (&island, &pieces);
            sea_read::start(fields, &seats, board, (rules, map), &mut problems)
        }),
        pieces,
    };
    Ok(Imported {
        island,
        people,
        start,
        harbormaster: if harbormaster == Some(true) {
            HarbormasterRule::InPlay
        } else {
            HarbormasterRule::Off
        },
        knights,
        sea,
        following: if unknown { Following::Off } else { Following::default() },
        problems: problems.listed,
        more: problems.more,
    })
}

fn field_of(seat: Seat) -> String {
    format!("players[{}].", seat.index())
}

fn island(
    ground: &Fields,
    expansions: &[Expansion],
    problems: &mut Problems,
) -> Result<Island, BadPosition> {
    let hexes = match ground.get("hexes") {
        None | Some(Value::Null) => return Err(BadPosition::NoIsland),
        Some(Value::Array(hexes)) => hexes,
        Some(_) => return Err(BadPosition::NotAList("hexes")),
    };
    match hexes.len() {
        count if count > MAX_CELLS && expansions.contains(&Expansion::Sea) => {
            return Err(BadPosition::TooManyCells(count));
        }
        count if count > MAX_HEXES && !expansions.contains(&Expansion::Sea) => {
            return Err(BadPosition::TooManyHexes(count));
        }
        _ => {}
    }
    let lines = problems.items::<HexLine>("hexes", hexes);
    let (tiles, around) = lay(lines, expansions, problems);
    if tiles.is_empty() {
        return Err(BadPosition::NoIsland);
    }
    let named: Vec<Harbor> = problems.list(ground, "harbors", "");
    if named.len() > MAX_HARBORS {
        problems.add(ImportProblem::TooManyHarbors(named.len()));
    }
    let mut harbors: Vec<Harbor> = Vec::new();
    for harbor in named.into_iter().take(MAX_HARBORS) {
        if harbors.iter().any(|other| other.path == harbor.path) {
            problems.add(ImportProblem::TwoHarbors(harbor.path));
        } else {
            harbors.push(harbor);
        }
    }
    Island::with_sea(tiles, harbors, around).map_err(|_| BadPosition::NoIsland)
}

/// The players' fields; a player without any that can be read is still there.
fn players(fields: &Fields) -> Result<Vec<Fields>, BadPosition> {
    let players = match fields.get("players") {
        None | Some(Value::Null) => return Err(BadPosition::PlayerCount(0)),
        Some(Value::Array(players)) => players,
        Some(_) => return Err(BadPosition::NotAList("players")),
    };
    if players.len() > MAX_PLAYERS {
        return Err(BadPosition::PlayerCount(players.len()));
    }
    let fields = |player: &Value| player.as_object().cloned().unwrap_or_default();
    Ok(players.iter().map(fields).collect())
}

fn people(seats: &PerSeat<&Fields>, problems: &mut Problems) -> PerSeat<Person> {
    let mut names: Vec<Name> = Vec::new();
    let mut colors: Vec<Color> = Vec::new();
    let told = seats.map(|seat, player| {
        let at = field_of(seat);
        let color: Option<Color> = problems.optional(player, "color", &at);
        let color = color.filter(|color| {
            let taken = colors.contains(color);
            if taken {
                problems.add(ImportProblem::ColorTaken(seat));
            }
            !taken
        });
        colors.extend(color);
        let name: Option<String> = problems.optional(player, "name", &at);
        let name = name.and_then(|name| match Name::try_from(name) {
            Ok(name) if names.contains(&name) => {
                problems.add(ImportProblem::NameTaken(seat));
                None
            }
            Ok(name) => Some(name),
            Err(_) => {
                problems.add(ImportProblem::BadName(seat));
                None
            }
        });
        names.extend(name.clone());
        (name, color)
    });
    told.map(|_, (name, color)| {
        let free = || Color::ALL.into_iter().find(|color| !colors.contains(color));
        let color = color.or_else(free).unwrap_or(Color::White);
        colors.push(color);
        Person { name: name.clone(), color }
    })
}

/// A player's cards.
struct Told {
    knights: u8,
    revealed: u8,
    hidden: u8,
    hand: HandCount,
}

fn cards(player: &Fields, at: &str, manner: Manner, problems: &mut Problems) -> Told {
    let mut count = |name: &str| problems.optional::<u8>(player, name, at);
    let knights = count("knights").unwrap_or(0);
    let held = count("development_cards").unwrap_or(0);
    let points = count("hidden_points").unwrap_or(0);
    let revealed = count("revealed_points");
    let (revealed, hidden) = match manner {
        Manner::Position => (revealed.unwrap_or(0), held.max(points)),
        Manner::Shown => (revealed.unwrap_or(points), held),
    };
    let hand: Option<HandLine> = problems.optional(player, "hand", at);
    let hand = match hand.map(|hand| hand.count()) {
        None => HandCount::Unknown,
        Some(Some(hand)) => hand,
        Some(None) => {
            problems.add(ImportProblem::Unreadable(format!("{at}hand")));
            HandCount::Unknown
        }
    };
    Told { knights, revealed, hidden, hand }
}

fn holders(fields: &Fields, seats: &PerSeat<&Fields>, problems: &mut Problems) -> Holders {
    let mut holders = Holders::default();
    let told = match fields.get("holders") {
        None | Some(Value::Null) => return holders,
        Some(Value::Object(told)) => told,
        Some(_) => {
            problems.add(ImportProblem::Unreadable("holders".to_owned()));
            return holders;
        }
    };
    for (award, name) in [
        (Award::LongestRoad, "longest_road"),
        (Award::LargestArmy, "largest_army"),
        (Award::Harbormaster, "harbormaster"),
    ] {
        let seat = problems.optional(told, name, "holders.");
        let of = Pointing::Holder(award);
        holders.set(award, seat.and_then(|seat| seat_of(seats, seat, of, problems)));
    }
    holders
}

fn seat_of<T>(
    seats: &PerSeat<T>,
    seat: u64,
    of: Pointing,
    problems: &mut Problems,
) -> Option<Seat> {
    let found = usize::try_from(seat).ok().and_then(|seat| seats.seat(seat));
    if found.is_none() {
        problems.add(ImportProblem::NoSeat { of, seat });
    }
    found
}
