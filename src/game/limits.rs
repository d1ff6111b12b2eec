//! What a state may come to: no more than a table has, and how much work and memory
//! that is.

use super::{Act, ApplyError, Beliefs, Cards, Move, PerSeat, Piece, State, Task};

/// The settlements and cities of one player.
const MAX_BUILDINGS: usize = (Piece::Settlement.supply() + Piece::City.supply()) as usize;

/// The knights of one player (KNIGHTS 1).
const MAX_KNIGHTS: usize = 6;

const fn within(count: usize, most: usize) -> Result<(), ApplyError> {
    if count > most { Err(ApplyError::TooMuch) } else { Ok(()) }
}

impl State {
    /// Nobody has more pieces than lie in the box (RULES 1), votes twice, or chooses
    /// for more buildings than there can be.
    pub(super) fn is_bounded(&self) -> Result<(), ApplyError> {
        let most = self.knight_cards.count();
        within(self.ballots.len(), most)?;
        within(self.chosen.len(), most * MAX_BUILDINGS)?;
        let roads = usize::from(Piece::Road.supply());
        within(self.pieces.roads().count(), most * roads)?;
        within(self.pieces.ships().count(), most * usize::from(Piece::Ship.supply()))?;
        within(self.pieces.knights().count(), most * MAX_KNIGHTS)?;
        within(self.pieces.buildings().count(), most * MAX_BUILDINGS)
    }

    /// How much work `act` is here, in steps of about 20 ns: what is uncertain
    /// of the hands counts most, and branches where a card passes unseen.
    pub(super) fn weight(&self, act: &Act) -> u64 {
        let unseen = act
            .moves
            .iter()
            .filter(|one| matches!(one, Move::Unseen(..) | Move::UnseenOf(..)))
            .count();
        let worlds = self.hands().map_or(1, Beliefs::possibilities);
        (8 + self.tasks.len() + worlds * (1 + 24 * unseen)) as u64
    }

    /// About how many bytes it holds by itself.
    pub(super) fn bytes(&self) -> usize {
        let worlds = self.hands().map_or(1, Beliefs::possibilities);
        let links = self.pieces.roads().count() + self.pieces.ships().count();
        let lists = self.pieces.buildings().count() + links;
        size_of::<Self>()
            + worlds * size_of::<PerSeat<Cards>>()
            + 16 * lists
            + self.tasks.len() * size_of::<Task>()
    }
}
