//! Seats on phones: who has which, and who asks for one. Someone at the main device lets each in, by
//! two digits that both show.

use std::time::{Duration, Instant};

use thiserror::Error;

/// The most seats of a table.
pub const MAX_SEATS: u8 = 6;

/// Time after which nobody waits for an answer any more.
const PATIENCE: Duration = Duration::from_mins(5);

/// A seat at the table by its number, from 0 to below [`MAX_SEATS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatNumber(u8);

/// Error of a number that no seat has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a table has {MAX_SEATS} seats at most")]
pub struct NoSeatNumber;

impl SeatNumber {
    /// The number, from 0.
    pub const fn index(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for SeatNumber {
    type Error = NoSeatNumber;

    fn try_from(number: u8) -> Result<Self, NoSeatNumber> {
        if number < MAX_SEATS { Ok(Self(number)) } else { Err(NoSeatNumber) }
    }
}

/// Two digits, displayed on a phone that asks for a seat and on the main device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Digits(u8);

impl Digits {
    /// The digits as a number, from 10 to 99.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Digits that none of `others` has, from a number that is another for each who asks. They are no
    /// secret: they tell one phone from another.
    fn of(number: u64, others: &[Self]) -> Self {
        let free: Vec<Self> = (10..100).map(Self).filter(|one| !others.contains(one)).collect();
        let count = u64::try_from(free.len()).unwrap_or(1).max(1);
        let nth = usize::try_from(number % count).unwrap_or_default();
        free.get(nth).copied().unwrap_or(Self(10))
    }
}

impl std::fmt::Display for Digits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:02}", self.0)
    }
}

/// A seat that a phone asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SeatWish {
    pub seat: SeatNumber,
    pub digits: Digits,
    asked: Instant,
}

/// The seats of one guest.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct OwnSeats {
    seats: Vec<SeatNumber>,
    wish: Option<SeatWish>,
    /// Number of changes: a page that has seen fewer learns of them.
    changes: u64,
}

impl OwnSeats {
    /// Seats that were kept from an earlier run: whoever knows nothing of this one has not seen them.
    pub const fn kept(seats: Vec<SeatNumber>) -> Self {
        Self { seats, wish: None, changes: 1 }
    }

    pub fn seats(&self) -> &[SeatNumber] {
        &self.seats
    }

    pub const fn changes(&self) -> u64 {
        self.changes
    }

    pub fn has(&self, seat: SeatNumber) -> bool {
        self.seats.contains(&seat)
    }

    pub const fn is_seated(&self) -> bool {
        !self.seats.is_empty()
    }

    /// The seat that is asked for, as long as somebody waits.
    pub fn wish(&self, now: Instant) -> Option<SeatWish> {
        self.wish.filter(|wish| now.saturating_duration_since(wish.asked) < PATIENCE)
    }

    /// Asks for a seat, beside `others` who ask; nothing changes for one that is had already. The digits
    /// are made of `number`.
    pub fn wishes(&mut self, seat: SeatNumber, (number, others): (u64, &[Digits]), now: Instant) {
        if self.has(seat) || self.wish(now).is_some_and(|wish| wish.seat == seat) {
            return;
        }
        self.wish = Some(SeatWish { seat, digits: Digits::of(number, others), asked: now });
        self.changes += 1;
    }

    /// Asks for no seat any more.
    pub fn wishes_nothing(&mut self) {
        if self.wish.take().is_some() {
            self.changes += 1;
        }
    }

    /// Gets the seat that is asked for.
    pub fn sits_down(&mut self, now: Instant) -> Option<SeatNumber> {
        let wish = self.wish(now)?;
        self.wish = None;
        self.seats.push(wish.seat);
        self.seats.sort_unstable();
        self.changes += 1;
        Some(wish.seat)
    }

    /// Loses a seat; false for one that isn't had.
    pub fn loses(&mut self, seat: SeatNumber) -> bool {
        let before = self.seats.len();
        self.seats.retain(|other| *other != seat);
        let lost = self.seats.len() < before;
        self.changes += u64::from(lost);
        lost
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> SeatNumber {
        SeatNumber::try_from(number).unwrap()
    }

    #[test]
    fn a_table_has_six_seats_at_most() {
        assert_eq!(seat(5).index(), 5);
        assert_eq!(SeatNumber::try_from(6), Err(NoSeatNumber));
    }

    #[test]
    fn a_seat_that_is_asked_for_is_had_once_somebody_lets_in() {
        let (mut sitting, now) = (OwnSeats::default(), Instant::now());
        assert_eq!(sitting.sits_down(now), None);
        sitting.wishes(seat(2), (0, &[]), now);
        let wish = sitting.wish(now).unwrap();
        // Asked again by a page that was loaded anew: the same digits.
        sitting.wishes(seat(2), (0, &[]), now);
        assert_eq!((sitting.wish(now), sitting.changes()), (Some(wish), 1));
        assert_eq!(sitting.sits_down(now), Some(seat(2)));
        assert!(sitting.has(seat(2)) && sitting.wish(now).is_none());
        sitting.wishes(seat(2), (0, &[]), now);
        assert_eq!(sitting.wish(now), None, "it is had");
        sitting.wishes(seat(0), (0, &[]), now);
        sitting.sits_down(now);
        assert_eq!(sitting.seats(), [seat(0), seat(2)]);
        assert!(sitting.loses(seat(0)) && !sitting.loses(seat(0)));
        assert_eq!((sitting.seats(), sitting.changes()), ([seat(2)].as_slice(), 5));
    }

    #[test]
    fn nobody_waits_for_longer_than_five_minutes() {
        let (mut sitting, now) = (OwnSeats::default(), Instant::now());
        sitting.wishes(seat(1), (0, &[]), now);
        let at = |seconds| now + Duration::from_secs(seconds);
        assert!(sitting.wish(at(299)).is_some());
        assert_eq!((sitting.wish(at(300)), sitting.sits_down(at(300))), (None, None));
    }

    #[test]
    fn those_who_ask_at_a_time_have_different_digits() {
        let mut drawn = Vec::new();
        for nth in 0..90 {
            drawn.push(Digits::of(37 * nth, &drawn));
        }
        let mut digits: Vec<String> = drawn.iter().map(ToString::to_string).collect();
        digits.sort_unstable();
        digits.dedup();
        assert_eq!(digits.len(), 90);
        assert!(digits.iter().all(|digits| digits.len() == 2));
    }
}
