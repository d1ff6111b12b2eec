//! Who sits beside whom: the seats clockwise, and who has left the table
//! (RULES 11).

use super::{PerSeat, Seat, Seats};

/// The order in which turns go round. A player's seat is theirs for the whole
/// game; what changes is where it stands in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// All seats clockwise, also of those who have left.
    order: Seats,
    /// Who has left.
    away: Seats,
}

impl Seating {
    /// All seats of a table in their order.
    pub fn of<T>(players: &PerSeat<T>) -> Self {
        Self { order: players.seats().collect(), away: Seats::new() }
    }

    /// All seats clockwise, also of those who have left.
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.order.clone().into_iter()
    }

    /// Who is at the table, clockwise.
    pub fn present(&self) -> impl Iterator<Item = Seat> + '_ {
        self.order.iter().copied().filter(|seat| self.is_present(*seat))
    }

    /// Whether `seat`'s player is at the table.
    pub fn is_present(&self, seat: Seat) -> bool {
        !self.away.contains(&seat)
    }

    /// How many are at the table.
    pub fn count(&self) -> usize {
        self.present().count()
    }

    /// Who is at the table, clockwise, beginning with `first`, or with the next
    /// one if that player has left.
    pub fn from(&self, first: Seat) -> Seats {
        let mut seats = self.order.clone();
        let place = seats.iter().position(|seat| *seat == first).unwrap_or(0);
        seats.rotate_left(place);
        seats.retain(|seat| self.is_present(*seat));
        seats
    }

    /// The next player clockwise: the left neighbor.
    pub fn after(&self, seat: Seat) -> Seat {
        self.from(seat).into_iter().find(|next| *next != seat).unwrap_or(seat)
    }

    /// The player before: the right neighbor.
    pub fn before(&self, seat: Seat) -> Seat {
        self.from(seat).into_iter().rfind(|other| *other != seat).unwrap_or(seat)
    }

    /// The third player to the left, if that is somebody else (RULES 4.5).
    pub fn third_after(&self, seat: Seat) -> Option<Seat> {
        let others: Seats = self.from(seat).into_iter().filter(|other| *other != seat).collect();
        others.get(2).copied()
    }

    /// Puts `seat` on `place`, counted from 0; those between move up.
    pub(super) fn put(&mut self, seat: Seat, place: usize) {
        self.order.retain(|other| *other != seat);
        let place = place.min(self.order.len());
        // One was taken out: there is room for it.
        let _ = self.order.try_insert(place, seat);
    }

    /// `seat`'s player leaves the table.
    pub(super) fn leave(&mut self, seat: Seat) {
        if self.is_present(seat) {
            let _ = self.away.try_push(seat);
            self.away.sort_unstable();
        }
    }

    pub(super) fn come_back(&mut self, seat: Seat) {
        self.away.retain(|other| *other != seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> (Seating, Vec<Seat>) {
        let players = PerSeat::new(["a", "b", "c", "d", "e"]).expect("five");
        (Seating::of(&players), players.seats().collect())
    }

    #[test]
    fn turns_skip_whoever_has_left_until_they_are_back() {
        let (mut seating, seats) = table();
        seating.leave(seats[1]);
        assert_eq!(seating.after(seats[0]), seats[2]);
        assert_eq!(seating.before(seats[2]), seats[0]);
        assert_eq!(seating.after(seats[1]), seats[2], "also from his own seat");
        assert_eq!(seating.from(seats[1]).as_slice(), [seats[2], seats[3], seats[4], seats[0]]);
        assert_eq!(seating.third_after(seats[0]), Some(seats[4]));
        seating.come_back(seats[1]);
        assert_eq!(seating.after(seats[0]), seats[1]);
    }

    #[test]
    fn a_player_who_moves_sits_between_their_new_neighbors() {
        let (mut seating, seats) = table();
        seating.put(seats[4], 1);
        assert_eq!(seating.after(seats[0]), seats[4]);
        assert_eq!(seating.after(seats[4]), seats[1]);
        assert_eq!(seating.after(seats[3]), seats[0]);
        assert_eq!(seating.order().count(), 5);
    }

    #[test]
    fn the_partner_is_the_third_to_the_left_and_nobody_at_a_small_table() {
        let (mut seating, seats) = table();
        assert_eq!(seating.third_after(seats[3]), Some(seats[1]));
        seating.leave(seats[0]);
        seating.leave(seats[1]);
        assert_eq!(seating.third_after(seats[3]), None);
    }
}
