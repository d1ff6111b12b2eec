//! Seats around the table, and one value for each of them.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use board::Spot;

/// The most players at a table.
pub const MAX_PLAYERS: usize = 6;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat's number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A value for every seat at the table: at least one, at most
/// [`MAX_PLAYERS`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<T>")]
#[serde(bound(deserialize = "T: Deserialize<'de>"))]
pub struct PerSeat<T>(ArrayVec<T, MAX_PLAYERS>);

/// A number of players that no table seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table seats 1 to {MAX_PLAYERS} players, not {0}")]
pub struct BadSeatCount(pub usize);

impl<T> PerSeat<T> {
    /// One value per seat, in seat order.
    ///
    /// # Errors
    /// When there is no value, or more than [`MAX_PLAYERS`].
    pub fn new(values: impl IntoIterator<Item = T>) -> Result<Self, BadSeatCount> {
        let mut seats = ArrayVec::new();
        let mut count = 0;
        for value in values {
            count += 1;
            if seats.try_push(value).is_err() {
                return Err(BadSeatCount(count));
            }
        }
        if seats.is_empty() { Err(BadSeatCount(0)) } else { Ok(Self(seats)) }
    }

    /// As many seats as here, each with what `make` says.
    pub fn map<U>(&self, mut make: impl FnMut(Seat, &T) -> U) -> PerSeat<U> {
        PerSeat(self.iter().map(|(seat, value)| make(seat, value)).collect())
    }

    /// How many seats there are, 1 to [`MAX_PLAYERS`].
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

    /// Nobody but `player`.
    pub const fn player(player: Seat) -> Self {
        Self { player: Some(player), ..Self::NOTHING }
    }

    /// The same beside `other`.
    #[must_use]
    pub const fn with(self, other: Seat) -> Self {
        Self { other: Some(other), ..self }
    }

    /// The same at a place.
    #[must_use]
    pub const fn at(self, place: Spot) -> Self {
        Self { place: Some(place), ..self }
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
}
