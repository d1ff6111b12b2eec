//! The sign that the turn clock gives when time is over.

use super::Cue;
use crate::app::session::turn_clock::{ClockMode, ClockTime};

/// Watches the time that a turn is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClockWatch {
    given: Given,
    mode: ClockMode,
    acts: usize,
}

/// The time that a turn is given, as it was last seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Given {
    /// There is none, or nobody has looked.
    #[default]
    Unseen,
    Left,
    Over,
}

impl ClockWatch {
    /// The clock's sign in the moment when the time is over. It has to pass for that: neither
    /// a step back in a game, which has `acts`, nor another clock brings it.
    pub fn follow(
        &mut self,
        shown: Option<ClockTime>,
        mode: ClockMode,
        acts: usize,
    ) -> Option<Cue> {
        let now = match shown {
            Some(ClockTime::Left(_)) => Given::Left,
            Some(ClockTime::Over(_)) => Given::Over,
            Some(ClockTime::Passed(_)) | None => Given::Unseen,
        };
        let before = std::mem::replace(self, Self { given: now, mode, acts });
        let passed = before.mode == mode && before.acts <= acts;
        (passed && before.given == Given::Left && now == Given::Over).then_some(Cue::Clock)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::turn_clock::Minutes;

    fn heard(seen: &[(ClockTime, ClockMode, usize)]) -> Vec<usize> {
        let mut watch = ClockWatch::default();
        let all = seen.iter().enumerate();
        let signs = all
            .filter(|(_, (shown, mode, acts))| watch.follow(Some(*shown), *mode, *acts).is_some());
        signs.map(|(nth, _)| nth).collect()
    }

    fn down(minutes: u8) -> ClockMode {
        ClockMode::Down(Minutes::try_from(minutes).expect("1 to 60"))
    }

    const fn left(seconds: u32) -> ClockTime {
        ClockTime::Left(seconds)
    }

    const fn over(seconds: u32) -> ClockTime {
        ClockTime::Over(seconds)
    }

    #[test]
    fn the_clock_gives_its_sign_once_in_each_turn_that_runs_over() {
        let three = down(3);
        let seen = [
            (ClockTime::Passed(9), three, 8),
            (left(2), three, 8),
            (left(1), three, 9),
            (over(0), three, 9),
            (over(1), three, 9),
            (left(180), three, 12),
            (over(0), three, 13),
        ];
        assert_eq!(heard(&seen), [3, 6]);
    }

    #[test]
    fn what_was_over_before_gives_no_sign() {
        let three = down(3);
        assert_eq!(heard(&[(over(40), three, 8), (over(41), three, 8)]), [0; 0]);
        assert_eq!(heard(&[(left(9), three, 8), (over(40), three, 7)]), [0; 0], "a step back");
        assert_eq!(heard(&[(left(9), three, 8), (over(40), down(1), 8)]), [0; 0], "another clock");
    }
}
