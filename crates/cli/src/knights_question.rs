//! What a position with Cities & Knights asks beside what every position asks.

use enum_map::EnumMap;

use board::Intersection;
use cards::Die;
use game::{BarbarianTrack, CitiesAndKnights, PerSeat, Seat, Track};

/// What the event die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    /// The ship, in the turn of this player.
    Ship(Seat),
    /// A gate with the red die, in the turn of this player.
    Gate(Track, Die, Seat),
}

/// What a line with Cities & Knights asks beside what every line asks.
pub(super) struct KnightsQuestion {
    pub facts: CitiesAndKnights,
    /// Where the barbarians' ship is.
    pub ship: BarbarianTrack,
    /// Settlements in each player's supply; left out: enough.
    pub settlements: PerSeat<u8>,
    pub active: Option<Seat>,
    /// The active knights of whoever is on turn, as the line lists them.
    pub knights: Vec<Intersection>,
    pub shown: Option<Shown>,
    /// Cards left in each deck; left out: enough.
    pub progress_left: EnumMap<Track, Option<u8>>,
}
