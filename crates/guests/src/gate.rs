//! The gate: the code of the evening, and who guessed wrongly.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::invitation::InviteCode;
use crate::limits::Limits;

const MINUTE: Duration = Duration::from_mins(1);

/// A reason not to let somebody look on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NotLetIn {
    #[error("another code than the table's")]
    WrongCode,
    #[error("too many wrong codes within a minute")]
    TooManyTries,
    #[error("as many look on as may, and none of them is asleep")]
    Full,
}

/// The gate.
pub(crate) struct Gate {
    code: InviteCode,
    /// Wrong codes since the code was drawn.
    wrong: u32,
    /// Wrong codes of the last minute.
    lately: Vec<(IpAddr, Instant)>,
}

impl Gate {
    /// A gate that lets in whoever has `code`.
    pub const fn inviting(code: InviteCode) -> Self {
        Self { code, wrong: 0, lately: Vec::new() }
    }

    /// The code that lets people in.
    pub const fn code(&self) -> InviteCode {
        self.code
    }

    /// Compares a code with the table's. The last wrong one of so many turns it over.
    ///
    /// # Errors
    ///
    /// A wrong code, or any after too many.
    pub fn check(
        &mut self,
        code: &str,
        from: IpAddr,
        now: Instant,
        limits: &Limits,
    ) -> Result<(), NotLetIn> {
        self.lately.retain(|(_, at)| now.saturating_duration_since(*at) < MINUTE);
        let tries = |count: usize, most: u32| u32::try_from(count).is_ok_and(|count| count < most);
        let theirs = self.lately.iter().filter(|(address, _)| *address == from).count();
        let may_try = tries(theirs, limits.wrong_codes_a_minute)
            && tries(self.lately.len(), limits.wrong_codes_a_minute_in_all);
        if !may_try {
            return Err(NotLetIn::TooManyTries);
        }
        if InviteCode::try_from(code) == Ok(self.code) {
            return Ok(());
        }
        self.lately.push((from, now));
        self.wrong += 1;
        if self.wrong >= limits.wrong_codes {
            self.turn_over();
        }
        Err(NotLetIn::WrongCode)
    }

    /// Draws another code.
    pub fn turn_over(&mut self) {
        self.code = self.code.another();
        self.wrong = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new_gate() -> Gate {
        Gate::inviting(InviteCode::draw())
    }

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 168, 1, last])
    }

    fn wrong(gate: &Gate) -> String {
        gate.code().another().to_string()
    }

    #[test]
    fn the_code_lets_in_any_number_and_stays() {
        let (mut gate, limits, now) = (new_gate(), Limits::default(), Instant::now());
        let code = gate.code();
        for last in 0..9 {
            assert_eq!(gate.check(&code.to_string(), address(last), now, &limits), Ok(()));
        }
        assert_eq!(gate.code(), code);
    }

    #[test]
    fn ten_wrong_codes_turn_it_over() {
        let (mut gate, limits, now) = (new_gate(), Limits::default(), Instant::now());
        let code = gate.code();
        for last in 0..10 {
            assert_eq!(gate.code(), code, "{last} wrong ones");
            let wrong = wrong(&gate);
            let told = gate.check(&wrong, address(last), now, &limits);
            assert_eq!(told, Err(NotLetIn::WrongCode));
        }
        assert_ne!(gate.code(), code);
        let told = gate.check(&code.to_string(), address(99), now, &limits);
        assert_eq!(told, Err(NotLetIn::WrongCode));
    }

    #[test]
    fn what_is_no_code_counts_as_a_wrong_one() {
        let (mut gate, limits, now) = (new_gate(), Limits::default(), Instant::now());
        let code = gate.code();
        for (last, text) in (0..).zip(["", "x", "12345", "1234567", "+12345", "１２３４５６"])
        {
            let told = gate.check(text, address(last), now, &limits);
            assert_eq!(told, Err(NotLetIn::WrongCode), "{text}");
        }
        assert_eq!((gate.wrong, gate.code()), (6, code));
    }

    #[test]
    fn after_five_wrong_codes_an_address_waits_for_a_minute_even_with_the_right_one() {
        let (mut gate, limits, now) = (new_gate(), Limits::default(), Instant::now());
        let right = gate.code().to_string();
        for _ in 0..5 {
            let wrong = wrong(&gate);
            assert_eq!(gate.check(&wrong, address(1), now, &limits), Err(NotLetIn::WrongCode));
        }
        let told = gate.check(&right, address(1), now + Duration::from_secs(59), &limits);
        assert_eq!(told, Err(NotLetIn::TooManyTries));
        assert_eq!(gate.check(&right, address(2), now, &limits), Ok(()));
        assert_eq!(gate.check(&right, address(1), now + MINUTE, &limits), Ok(()));
    }

    #[test]
    fn who_has_many_addresses_guesses_no_faster() {
        let (mut gate, limits, now) = (new_gate(), Limits::default(), Instant::now());
        let guesses = (0..200).filter(|last| {
            let wrong = wrong(&gate);
            gate.check(&wrong, address(*last), now, &limits) == Err(NotLetIn::WrongCode)
        });
        assert_eq!(guesses.count(), 60);
        assert_eq!(gate.lately.len(), 60);
    }
}
