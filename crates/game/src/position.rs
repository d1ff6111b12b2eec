//! A position: all of the table that production, events and awards depend on.

use super::{
    Cards, FriendlyRobber, HarbormasterRule, Holders, Joint, Kinds, KnightsTable, MAX_ROADS,
    MAX_SHIPS, PerSeat, Pieces, SPARED_POINTS, Seafarers, Seat, Seating, Trail, Way,
    road::searched_route,
};
use board::{Hex, Island};

/// What the rules look at. It may be any position, one that no legal game
/// reaches included.
#[derive(Clone, Debug)]
pub struct Position<'a> {
    /// Tiles and harbors.
    pub island: &'a Island,
    /// Who sits beside whom, and who has left.
    pub seating: &'a Seating,
    /// Whether the robber leaves the weakest alone.
    pub friendly_robber: FriendlyRobber,
    /// All pieces.
    pub pieces: &'a Pieces,
    /// Where the robber stands; nowhere: beside the board.
    pub robber: Option<Hex>,
    /// Who holds the awards.
    pub holders: Holders,
    /// Whether Harbormaster is played for.
    pub harbormaster: HarbormasterRule,
    /// Played knights.
    pub knight_cards: &'a PerSeat<u8>,
    /// The length of each player's longest road, see [`road_length`].
    pub road_lengths: &'a PerSeat<u8>,
    /// Victory point cards that lie open.
    pub revealed: &'a PerSeat<u8>,
    /// How many cards each holds; unknown where hands are not followed.
    pub hand_sizes: PerSeat<Option<u16>>,
    /// How many resources are among them, as far as that is known, with Cities & Knights.
    pub resources: Option<&'a PerSeat<Option<u16>>>,
    /// What the bank holds; unknown: it never runs short.
    pub bank: Option<Cards>,
    /// What Cities & Knights adds, where it is played.
    pub knights: Option<&'a KnightsTable>,
    /// What Seafarers adds, where it is played.
    pub sea: Option<Seafarers<'a>>,
}

/// The length of `seat`'s longest road, or trade route, among all `pieces`.
pub fn road_length(pieces: &Pieces, seat: Seat) -> u8 {
    measured_road(pieces, seat).0
}

/// The same, with how many steps it took.
pub(super) fn measured_road(pieces: &Pieces, seat: Seat) -> (u8, usize) {
    let (trail, steps) = searched_road(pieces, seat);
    (u8::try_from(trail.len()).unwrap_or(u8::MAX), steps)
}

/// A longest road of `seat`, road by road; with ships a longest trade route, which changes
/// between the two only at their own buildings (SEA 4).
pub fn longest_road_of(pieces: &Pieces, seat: Seat) -> Trail {
    searched_road(pieces, seat).0
}

fn searched_road(pieces: &Pieces, seat: Seat) -> (Trail, usize) {
    let roads = pieces.roads_of(seat).take(MAX_ROADS).map(|(path, _)| (path, Way::Road));
    let ships = pieces.ships_of(seat).take(MAX_SHIPS).map(|(path, _)| (path, Way::Ship));
    let knights = pieces.knights().filter(|(_, owner, _)| *owner != seat);
    let knights = knights.map(|(place, ..)| (place, Joint::Barred));
    let buildings = pieces
        .buildings()
        .map(|(place, owner, _)| (place, if owner == seat { Joint::All } else { Joint::Barred }));
    searched_route(roads.chain(ships), knights.chain(buildings))
}

impl Position<'_> {
    /// Returns whether the robber leaves `seat` alone (RULES 11).
    pub fn is_spared(&self, seat: Seat) -> bool {
        self.friendly_robber == FriendlyRobber::On && self.public_points(seat) <= SPARED_POINTS
    }

    /// Returns whether `seat` has a card of one of `kinds`, for all that is known.
    pub fn may_have_any_of(&self, seat: Seat, kinds: Kinds) -> bool {
        let resources = self.resources.and_then(|resources| resources.of(seat));
        match kinds {
            Kinds::Resources if self.knights.is_some() => {
                resources != Some(0) && self.may_have_cards(seat)
            }
            _ => self.may_have_cards(seat),
        }
    }

    /// Returns whether `seat` has a card, for all that is known.
    pub fn may_have_cards(&self, seat: Seat) -> bool {
        self.hand_sizes.of(seat) != Some(0)
    }
}
