//! A position: all of the table that production, events and awards depend on.

use super::{
    Cards, CitiesAndKnights, FriendlyRobber, HarbormasterRule, Holders, Kinds, PerSeat, Pieces,
    SPARED_POINTS, Seat, Seating, Trail, longest_road,
};
use crate::board::{Hex, Island};

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
    /// What the bank holds; unknown: it never runs short.
    pub bank: Option<Cards>,
    /// What Cities & Knights adds, where it is played.
    pub knights: Option<&'a CitiesAndKnights>,
}

/// The length of `seat`'s longest road among all `pieces`.
pub fn road_length(pieces: &Pieces, seat: Seat) -> u8 {
    u8::try_from(longest_road_of(pieces, seat).len()).unwrap_or(u8::MAX)
}

/// A longest road of `seat`, road by road.
pub fn longest_road_of(pieces: &Pieces, seat: Seat) -> Trail {
    longest_road(pieces.roads_of(seat).map(|(path, _)| path), |place| pieces.blocks(place, seat))
}

impl Position<'_> {
    /// Whether the robber leaves `seat` alone (RULES 11).
    pub fn is_spared(&self, seat: Seat) -> bool {
        self.friendly_robber == FriendlyRobber::On && self.public_points(seat) <= SPARED_POINTS
    }

    /// Whether `seat` has a card of one of `kinds`, for all that is known.
    pub fn may_have_any_of(&self, seat: Seat, kinds: Kinds) -> bool {
        let resources = self.knights.and_then(|knights| knights.resources.of(seat));
        match kinds {
            Kinds::Resources if self.knights.is_some() => {
                resources != Some(0) && self.may_have_cards(seat)
            }
            _ => self.may_have_cards(seat),
        }
    }

    /// Whether `seat` has a card, for all that is known.
    pub fn may_have_cards(&self, seat: Seat) -> bool {
        self.hand_sizes.of(seat) != Some(0)
    }
}
