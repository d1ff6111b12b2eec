//! Seats around the table, one value for each of them, who sits beside whom or has left
//! (RULES 11), and who holds the awards (RULES 7).

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use board::{Spot, fail_if};
use cards::Award;

/// The most players at a table.
pub const MAX_PLAYERS: usize = 6;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// Every seat that a table may have.
    pub fn all() -> impl Iterator<Item = Self> {
        (0_u8..).take(MAX_PLAYERS).map(Self)
    }

    /// The seat's number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Some of the seats, in seat order.
pub type Seats = ArrayVec<Seat, MAX_PLAYERS>;

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A value for every seat at the table: at least one, at most
/// [`MAX_PLAYERS`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<T>", bound(deserialize = "T: Deserialize<'de>"))]
pub struct PerSeat<T>(ArrayVec<T, MAX_PLAYERS>);

/// A number of players that no table seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table seats 1 to {MAX_PLAYERS} players, not {0}")]
pub struct BadSeatCount(pub usize);

impl<T> From<[T; MAX_PLAYERS]> for PerSeat<T> {
    fn from(values: [T; MAX_PLAYERS]) -> Self {
        Self(values.into())
    }
}

impl<T> PerSeat<T> {
    /// One value per seat, in seat order.
    ///
    /// # Errors
    /// Fails if there is no value, or more than [`MAX_PLAYERS`].
    pub fn new(values: impl IntoIterator<Item = T>) -> Result<Self, BadSeatCount> {
        let mut seats = Self(ArrayVec::new());
        seats.fill(values).map(|()| seats)
    }

    /// The same where they stay, for values that are large to move.
    ///
    /// # Errors
    /// Fails if there is no value, or more than [`MAX_PLAYERS`].
    pub fn boxed(values: impl IntoIterator<Item = T>) -> Result<Box<Self>, BadSeatCount> {
        let mut seats = Box::new(Self(ArrayVec::new()));
        seats.fill(values).map(|()| seats)
    }

    fn fill(&mut self, values: impl IntoIterator<Item = T>) -> Result<(), BadSeatCount> {
        for value in values {
            let count = self.count() + 1;
            fail_if(self.0.try_push(value).is_err(), BadSeatCount(count))?;
        }
        fail_if(self.0.is_empty(), BadSeatCount(0))
    }

    /// Returns a value for each of these seats, made by `make`.
    pub fn map<U>(&self, mut make: impl FnMut(Seat, &T) -> U) -> PerSeat<U> {
        PerSeat(self.iter().map(|(seat, value)| make(seat, value)).collect())
    }

    /// Returns how many seats there are, 1 to [`MAX_PLAYERS`].
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<T> {
        // At most six values are held, so their numbers fit.
        #[expect(clippy::cast_possible_truncation, reason = "at most MAX_PLAYERS values")]
        (0..self.0.len() as u8).map(Seat)
    }

    /// The next seat clockwise: the left neighbor.
    pub fn after(&self, seat: Seat) -> Seat {
        self.seats().find(|next| *next > seat).unwrap_or(Seat(0))
    }

    /// The seat before: the right neighbor.
    pub fn before(&self, seat: Seat) -> Seat {
        let last = self.seats().last().unwrap_or(Seat(0));
        self.seats().rfind(|other| *other < seat).unwrap_or(last)
    }

    /// The seat numbered `index` from 0, if there is one.
    pub fn seat(&self, index: usize) -> Option<Seat> {
        self.seats().nth(index)
    }

    /// The value of `seat`, if the table has that seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The value of `seat`, to be changed.
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.index())
    }

    /// Changes the value of `seat`, if the table has that seat.
    pub fn change(&mut self, seat: Seat, change: impl FnOnce(&mut T)) {
        if let Some(value) = self.get_mut(seat) {
            change(value);
        }
    }

    /// All values with their seats, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats().zip(&self.0)
    }

    /// All values with their seats, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.seats().zip(&mut self.0)
    }

    /// All values in seat order.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

impl<T: Default + Clone> PerSeat<T> {
    /// The value of `seat`, or what an absent one counts as.
    pub fn of(&self, seat: Seat) -> T {
        self.get(seat).cloned().unwrap_or_default()
    }
}

impl<T> TryFrom<Vec<T>> for PerSeat<T> {
    type Error = BadSeatCount;

    fn try_from(values: Vec<T>) -> Result<Self, BadSeatCount> {
        Self::new(values)
    }
}

impl<T> From<PerSeat<T>> for Vec<T> {
    fn from(seats: PerSeat<T>) -> Self {
        seats.0.into_iter().collect()
    }
}

/// Players and place that a deed names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// Player who did it, where that need not be the active one.
    pub player: Option<Seat>,
    /// Player with whom it was done.
    pub other: Option<Seat>,
    /// Place where it was done.
    pub place: Option<Spot>,
}

impl Named {
    /// Nobody and no place.
    pub const NOTHING: Self = Self { player: None, other: None, place: None };
}

/// The order in which turns go round. A player's seat is theirs for the whole
/// game; what changes is where it stands in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// All seats clockwise, also of those who have left.
    order: Seats,
    /// Players who have left.
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

    /// Returns who is at the table, clockwise.
    pub fn present(&self) -> impl Iterator<Item = Seat> + '_ {
        self.order.iter().copied().filter(|seat| self.is_present(*seat))
    }

    /// Returns whether `seat`'s player is at the table.
    pub fn is_present(&self, seat: Seat) -> bool {
        !self.away.contains(&seat)
    }

    /// Returns how many are at the table.
    pub fn count(&self) -> usize {
        self.present().count()
    }

    /// Returns who is at the table, clockwise, beginning with `first`, or with the next
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

/// The holder of each award; nobody, while it is unclaimed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<Award, Option<Seat>>")]
pub struct Holders(EnumMap<Award, Option<Seat>>);

impl From<BTreeMap<Award, Option<Seat>>> for Holders {
    /// An award that is not named is nobody's: not every game has all of them.
    fn from(named: BTreeMap<Award, Option<Seat>>) -> Self {
        Self(EnumMap::from_fn(|award| named.get(&award).copied().flatten()))
    }
}

impl Holders {
    /// Returns who holds `award`.
    pub fn of(&self, award: Award) -> Option<Seat> {
        self.0[award]
    }

    /// Gives `award` to a seat, or to nobody.
    pub fn set(&mut self, award: Award, holder: Option<Seat>) {
        self.0[award] = holder;
    }

    /// The awards that `seat` holds.
    pub fn held_by(&self, seat: Seat) -> impl Iterator<Item = Award> {
        Award::ALL.into_iter().filter(move |award| self.of(*award) == Some(seat))
    }
}

/// Returns who holds an award after a change (RULES 7): the holder as long as nobody
/// has strictly more; else whoever alone has the most; else nobody. Less than
/// `least` earns nothing.
pub fn holder_after(scores: &PerSeat<i16>, least: i16, holder: Option<Seat>) -> Option<Seat> {
    let most = scores.values().copied().max().unwrap_or(0);
    if most < least {
        return None;
    }
    let mut leaders = scores.iter().filter(|(_, score)| **score == most).map(|(seat, _)| seat);
    match holder {
        Some(holder) if scores.of(holder) == most => Some(holder),
        _ => match (leaders.next(), leaders.next()) {
            (Some(leader), None) => Some(leader),
            _ => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_left_neighbor_of_the_last_seat_is_the_first() {
        let table = PerSeat::new(["a", "b", "c"]).expect("three");
        let [a, b, c] = [0, 1, 2].map(|nth| table.seat(nth).expect("a seat"));
        assert_eq!(table.after(a), b);
        assert_eq!(table.after(c), a);
        assert_eq!(table.seat(3), None);
    }

    #[test]
    fn a_table_without_players_or_with_seven_is_refused() {
        assert_eq!(PerSeat::<u8>::new([]), Err(BadSeatCount(0)));
        assert_eq!(PerSeat::new([0; 7]), Err(BadSeatCount(7)));
        assert!(serde_json::from_str::<PerSeat<u8>>("[1,2,3,4,5,6,7]").is_err());
    }

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

    #[test]
    fn an_award_that_a_journal_does_not_name_is_nobodys() {
        let named = r#"{"longest_road":1,"harbormaster":null}"#;
        let holders: Holders = serde_json::from_str(named).expect("holders");
        assert_eq!(holders.of(Award::LongestRoad).map(Seat::index), Some(1));
        assert_eq!(holders.of(Award::LargestArmy), None);
        let written = serde_json::to_string(&holders).expect("writes");
        assert_eq!(serde_json::from_str::<Holders>(&written).expect("holders"), holders);
        assert!(serde_json::from_str::<Holders>(r#"{"richest":1}"#).is_err());
    }
}
