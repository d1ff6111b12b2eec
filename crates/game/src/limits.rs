//! Limits of a state: no more of anything than a table has, and the work and memory that an act
//! costs.

use super::{
    Act, Beliefs, Cards, Deed, DeedGroup, FishState, GoldState, Impossible, KnightsState,
    MAX_BUILDINGS, MAX_KNIGHTS, OilState, OilTask, PerSeat, Piece, Pieces, RobberEscape, SeaState,
    State, Task, WALLS, WagonsState, private_hands::PRIVATE_POSSIBILITIES,
};
use board::{Hex, Island};
use cards::{EventId, RulingSet};

const fn within(count: usize, most: usize) -> Result<(), Impossible> {
    if count > most { Err(Impossible::TooMuch) } else { Ok(()) }
}

/// Returns whether `deed` may lay a road or a ship, or name another owner of one.
const fn lays(deed: &Deed) -> bool {
    deed.may_change_awards() || matches!(deed.group(), DeedGroup::Damage)
}

impl State {
    /// Checks that nobody has more pieces than lie in the box (RULES 1), votes twice, or chooses
    /// for more buildings than there can be, and that nothing else is listed more often than there
    /// is of it. Since roads and ships take long to measure where there are many, they are counted
    /// for each player.
    pub(super) fn is_bounded(&self, deed: &Deed) -> Result<(), Impossible> {
        let most = self.knight_cards.count();
        within(self.ballots.len(), most)?;
        within(self.chosen.len(), most * MAX_BUILDINGS)?;
        if lays(deed) {
            for piece in Piece::ALL.into_iter().filter(|piece| piece.lies()) {
                let placed = self.players.seats().map(|seat| self.pieces.placed(seat, piece));
                within(placed.max().unwrap_or(0), piece.supply().into())?;
            }
        }
        within(self.pieces.knights().count(), most * MAX_KNIGHTS)?;
        within(self.pieces.walls().count(), most * WALLS)?;
        within(self.pieces.buildings().count(), most * MAX_BUILDINGS)?;
        let knights = self.knights().is_none_or(|knights| knights.is_bounded(most));
        let sea = self.sea().is_none_or(SeaState::is_bounded);
        let oil = self.oil().is_none_or(|oil| oil.table.is_bounded());
        (knights && sea && oil).then_some(()).ok_or(Impossible::TooMuch)
    }

    /// Returns the work of `act` here, apart from what it measures, in steps of about 20 ns:
    /// uncertainty of the hands counts most, and branches where a card passes unseen.
    pub(super) fn weight(&self, act: &Act) -> usize {
        let unseen = act.unseen().count();
        let worlds = self.worlds();
        // All readings are copied, also where another rule changes.
        let copied = if let Deed::ChangeRule { rule } = &act.deed {
            self.rules.rulings.except.len().max(rule.readings())
        } else {
            0
        };
        8 + self.tasks.len() + worlds * (1 + 24 * unseen) + 6 * copied
    }

    /// Possibilities that are kept of the hands: the table's, and the most there may be of private
    /// hands, whatever was whispered of those.
    fn worlds(&self) -> usize {
        let private = self.private.as_ref().map_or(0, |_| PRIVATE_POSSIBILITIES);
        self.hands().map_or(1, Beliefs::possibilities) + private
    }

    /// Lays `island` out: the one there is.
    pub(super) fn lie_on(&mut self, island: Island) {
        let named = self.sea().map_or(0, SeaState::letter_count);
        self.effort.add(100 + island.bytes() / 128 + named / 16);
        self.island = island.into();
    }

    /// About how many bytes it holds by itself, or shares with few others.
    pub fn bytes(&self) -> usize {
        let worlds = self.worlds();
        let tasks: usize = self.tasks.iter().map(Task::bytes).sum();
        let readings = self.rules.rulings.except.keys();
        let reading = |event: &EventId| size_of::<(EventId, RulingSet)>() + event.as_str().len();
        let readings: usize = readings.map(reading).sum();
        size_of::<Self>()
            + worlds * size_of::<PerSeat<Cards>>()
            + pieces_bytes(&self.pieces)
            + tasks
            + readings
            + 16 * (self.ballots.len() + self.chosen.len())
            + self.island.bytes()
            + self.piles.bytes()
            + self.printed.bytes()
            + self.knights().map_or(0, KnightsState::bytes)
            + self.sea().map_or(0, SeaState::bytes)
            + self.fish().map_or(0, |_| size_of::<FishState>())
            + self.gold().map_or(0, |_| size_of::<GoldState>())
            + self.wagons().map_or(0, WagonsState::bytes)
            + self.oil().map_or(0, |oil| size_of::<OilState>() + oil.table.bytes())
    }
}

fn pieces_bytes(pieces: &Pieces) -> usize {
    16 * pieces.owners().count()
}

impl Task {
    /// About how many bytes it holds.
    fn bytes(&self) -> usize {
        let places = if let Self::RobberTo { to: RobberEscape::Among(hexes), .. }
        | Self::Oil(OilTask::Lot { among: hexes, .. }) = self
        {
            hexes.len()
        } else {
            0
        };
        size_of::<Self>() + places * size_of::<Hex>()
    }
}
