//! Cities & Knights in a position that is written, or in a game that is shown (FORMATS 1).

use serde::Serialize;

use board::{Hex, Intersection};
use game::{
    BarbarianTrack, Building, Edition, KnightLevel, Piece, PointCard, Readiness, Seat, State, Track,
};

/// What a position has beside what every position has.
#[derive(Serialize)]
pub struct KnightsWritten {
    edition: Edition,
    #[serde(skip_serializing_if = "Option::is_none")]
    merchant: Option<MerchantWritten>,
    barbarians: BarbariansWritten,
    #[serde(skip_serializing_if = "Option::is_none")]
    event_die: Option<EventDieWritten>,
    progress_left: ByTrack<u8>,
}

#[derive(Serialize)]
struct MerchantWritten {
    at: Hex,
    player: usize,
}

/// What the event die shows, where the position depends on it.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum EventDieWritten {
    Ship,
}

#[derive(Serialize)]
struct BarbariansWritten {
    ship: BarbarianTrack,
    attacks: u16,
}

#[derive(Serialize)]
struct ByTrack<T> {
    science: T,
    trade: T,
    politics: T,
}

/// A value that is left out where there is none.
#[derive(Serialize)]
struct Places {
    #[serde(skip_serializing_if = "Option::is_none")]
    science: Option<Intersection>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trade: Option<Intersection>,
    #[serde(skip_serializing_if = "Option::is_none")]
    politics: Option<Intersection>,
}

#[derive(Serialize)]
struct KnightWritten {
    at: Intersection,
    level: KnightLevel,
    active: bool,
    /// Whether it acts no more in this turn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    used: bool,
    /// Whether it got a level in this turn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    promoted: bool,
}

#[derive(Serialize)]
struct PiecesLeft {
    settlements: u8,
}

/// What a player has beside what every player has.
#[derive(Serialize)]
pub struct KnightsPlayerWritten {
    improvements: ByTrack<u8>,
    metropolises: Places,
    walls: Vec<Intersection>,
    laid_cities: Vec<Intersection>,
    pieces_left: PiecesLeft,
    knights_on_board: Vec<KnightWritten>,
    defenders: u8,
    progress_points: usize,
    point_cards: Vec<PointCard>,
    progress_cards: ByTrack<u8>,
}

fn by_track<T>(of: impl Fn(Track) -> T) -> ByTrack<T> {
    ByTrack { science: of(Track::Science), trade: of(Track::Trade), politics: of(Track::Politics) }
}

impl KnightsWritten {
    /// Nothing where it isn't played. `number` gives a seat its number.
    pub fn of(state: &State, number: impl Fn(Seat) -> usize) -> Option<Self> {
        let knights = state.knights()?;
        let merchant = knights.table().merchant;
        Some(Self {
            edition: state.knights_rules().edition,
            merchant: merchant.map(|merchant| MerchantWritten {
                at: merchant.at,
                player: number(merchant.owner),
            }),
            barbarians: BarbariansWritten {
                ship: state.barbarians(),
                attacks: knights.table().attacks,
            },
            event_die: None,
            progress_left: by_track(|track| state.progress_left(track)),
        })
    }

    /// The same as a position has it, in which no ship is at the island: before an attack, the
    /// die that brings it there is still to come.
    #[must_use]
    pub fn as_position(mut self) -> Self {
        if self.barbarians.ship == BarbarianTrack::ISLAND {
            self.barbarians.ship = BarbarianTrack::OFF_ISLAND;
            self.event_die = Some(EventDieWritten::Ship);
        }
        self
    }
}

impl KnightsPlayerWritten {
    /// Nothing where Cities & Knights isn't played.
    pub fn of(state: &State, seat: Seat) -> Option<Self> {
        let knights = state.knights()?;
        let pieces = state.pieces();
        let metropolis = |track| {
            let at = knights.table().metropolises[track];
            at.filter(|_| state.metropolis_holder(track) == Some(seat))
        };
        let laid = pieces.buildings_of(seat);
        let laid = laid.filter(|(_, building)| *building == Building::LaidCity);
        let point_cards: Vec<PointCard> = PointCard::ALL
            .into_iter()
            .filter(|point| knights.shown(*point) == Some(seat))
            .collect();
        Some(Self {
            improvements: by_track(|track| state.improvement(seat, track).number()),
            metropolises: Places {
                science: metropolis(Track::Science),
                trade: metropolis(Track::Trade),
                politics: metropolis(Track::Politics),
            },
            walls: pieces.walls_of(seat).collect(),
            laid_cities: laid.map(|(at, _)| at).collect(),
            pieces_left: PiecesLeft { settlements: state.pieces_left(seat, Piece::Settlement) },
            knights_on_board: pieces
                .knights_of(seat)
                .map(|(at, knight)| KnightWritten {
                    at,
                    level: knight.level,
                    active: knight.readiness == Readiness::Active,
                    used: knights.turn().is_tired(at),
                    promoted: knights.turn().is_promoted(at),
                })
                .collect(),
            defenders: knights.table().defenders.of(seat),
            progress_points: point_cards.len(),
            point_cards,
            progress_cards: by_track(|track| state.progress_of(seat, track)),
        })
    }
}
