//! The turn clock of a game in play: it adds up the time that passes from frame
//! to frame, and says what to show.
//!
//! While it runs, there is a frame every second. If none comes for longer than
//! [`SLEEP`], the machine was asleep or the window couldn't be drawn, and none
//! of that time counts. If nobody does anything for [`LONGEST`], the table is
//! taking a break: the clock pauses by itself.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::steps::SteppedNumber;
use game::{ClockReading, Game, Pace, Seat, Span};

/// A longer gap between two frames doesn't count.
pub const SLEEP: Duration = Duration::from_mins(2);

/// After this long without a step of the game, the clock pauses by itself.
pub const LONGEST: Duration = Duration::from_hours(1);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClockMode {
    #[default]
    Off,
    /// Counts up from zero in each turn.
    Up,
    /// Counts down from this many minutes in each turn; nothing is forced at zero.
    Down(Minutes),
}

/// Time that a turn should take: 1 to 60 minutes.
pub type Minutes = SteppedNumber<1, 60, 1, 3>;

/// The time since the game last moved on or back.
#[derive(Clone, Debug, Default)]
pub struct TurnClock {
    ran: Duration,
    /// Time of the last frame, on the program's clock.
    seen: Option<Duration>,
    /// Time for which nobody has done anything.
    idle: Duration,
}

impl TurnClock {
    /// A clock that has already run for this long.
    pub const fn at(ran: Span) -> Self {
        let ran = Duration::from_millis(ran.millis() as u64);
        Self { ran, seen: None, idle: Duration::ZERO }
    }

    /// Starts a new frame, `elapsed` after the program started. Frames that
    /// come out of order or after a sleep add nothing.
    pub fn frame(&mut self, elapsed: Duration, is_counting: bool) {
        let seen = self.seen.replace(elapsed).unwrap_or(elapsed);
        let gap = elapsed.saturating_sub(seen);
        if is_counting && gap <= SLEEP {
            self.ran = self.ran.saturating_add(gap);
            self.idle = self.idle.saturating_add(gap);
        }
    }

    /// Notes that something was done in the game.
    pub const fn wake(&mut self) {
        self.idle = Duration::ZERO;
    }

    /// Starts over because the game moved on or back.
    pub const fn restart(&mut self) {
        self.ran = Duration::ZERO;
    }

    /// Returns whether the table is taking a break.
    pub const fn is_left_alone(&self) -> bool {
        self.idle.as_secs() >= LONGEST.as_secs()
    }

    /// The time since the game last moved on or back.
    pub fn ran(&self) -> Span {
        Span::of_millis(u32::try_from(self.ran.as_millis()).unwrap_or(u32::MAX))
    }
}

/// A time on the clock's face, in whole seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockTime {
    /// Time of the turn that has passed.
    Passed(u32),
    Left(u32),
    /// Time by which the turn has run over.
    Over(u32),
}

impl ClockTime {
    fn of(mode: ClockMode, turn: Span) -> Option<Self> {
        let passed = turn.seconds();
        match mode {
            ClockMode::Off => None,
            ClockMode::Up => Some(Self::Passed(passed)),
            ClockMode::Down(minutes) => {
                let given = u32::from(minutes.number()) * 60;
                Some(match given.checked_sub(passed) {
                    None | Some(0) => Self::Over(passed - given),
                    Some(left) => Self::Left(left),
                })
            }
        }
    }

    /// The number of seconds, of any kind.
    pub const fn seconds(self) -> u32 {
        match self {
            Self::Passed(seconds) | Self::Left(seconds) | Self::Over(seconds) => seconds,
        }
    }

    /// The time as on a digital clock: `04:12`, or `+0:12` when over.
    pub fn digits(self) -> String {
        let (minutes, seconds) = (self.seconds() / 60, self.seconds() % 60);
        match self {
            Self::Passed(_) | Self::Left(_) => format!("{minutes:02}:{seconds:02}"),
            Self::Over(_) => format!("+{minutes}:{seconds:02}"),
        }
    }
}

/// A longer time as on a digital clock: `2:05`, `1:02:05`.
pub fn digits(span: Span) -> String {
    let (minutes, seconds) = (span.seconds() / 60, span.seconds() % 60);
    match minutes / 60 {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{:02}:{seconds:02}", minutes % 60),
    }
}

/// The clock as the screens draw it.
#[derive(Clone, Debug)]
pub struct ClockFace {
    /// The turn's time; `None` if there is no clock, or nobody to time.
    pub shown: Option<ClockTime>,
    pub pace: Pace,
    reading: ClockReading,
}

impl ClockFace {
    pub fn new(mode: ClockMode, game: &Game, clock: &TurnClock) -> Self {
        let reading = game.reading().after(clock.ran(), game.state());
        let shown = game.state().stint().and_then(|_| ClockTime::of(mode, reading.turn()));
        Self { shown, pace: game.clock().pace, reading }
    }

    /// The total time of the turns of `seat` so far.
    pub fn of(&self, seat: Seat) -> Span {
        self.reading.of(seat)
    }

    /// Returns whether time counts: the clock is on and running, and there is somebody to time.
    pub fn is_counting(&self) -> bool {
        self.shown.is_some() && self.pace == Pace::Runs
    }

    /// Returns how long until the displayed second changes, if it does.
    pub fn next(&self) -> Option<Duration> {
        let rest = 1_000 - u64::from(self.reading.turn().millis() % 1_000);
        self.is_counting().then_some(Duration::from_millis(rest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn a_clock_gathers_what_passes_from_frame_to_frame() {
        let mut clock = TurnClock::at(Span::of_millis(500));
        for seconds in [70, 71, 75] {
            clock.frame(at(seconds), true);
        }
        assert_eq!(clock.ran().millis(), 5_500, "what was before the first frame is not known");
        clock.frame(at(80), false);
        clock.frame(at(81), true);
        assert_eq!(clock.ran().millis(), 6_500);
    }

    #[test]
    fn a_night_without_frames_and_a_source_that_goes_back_count_nothing() {
        let mut clock = TurnClock::default();
        clock.frame(at(10), true);
        clock.frame(at(10) + SLEEP, true);
        assert_eq!(clock.ran().seconds(), 120, "the longest gap that still counts");
        clock.frame(at(8 * 3_600), true);
        clock.frame(at(5), true);
        assert_eq!(clock.ran().seconds(), 120);
        clock.frame(at(6), true);
        assert_eq!(clock.ran().seconds(), 121);
    }

    #[test]
    fn a_table_is_left_alone_after_an_hour_in_which_nothing_was_done() {
        let mut clock = TurnClock::default();
        for minute in 0..60 {
            clock.frame(at(60 * minute), true);
            assert!(!clock.is_left_alone());
        }
        clock.frame(at(3_600), true);
        assert!(clock.is_left_alone());
        clock.wake();
        assert!(!clock.is_left_alone());
        assert_eq!(clock.ran().seconds(), 3_600);
    }

    #[test]
    fn a_clock_that_counts_down_goes_on_below_zero() {
        let two = ClockMode::Down(Minutes::try_from(2).expect("1 to 60"));
        let shown = |mode, millis| {
            let shown = ClockTime::of(mode, Span::of_millis(millis));
            shown.map(ClockTime::digits).unwrap_or_default()
        };
        assert_eq!(shown(two, 0), "02:00");
        assert_eq!(shown(two, 119_999), "00:01");
        assert_eq!(shown(two, 120_000), "+0:00");
        assert_eq!(shown(two, 132_000), "+0:12");
        assert_eq!(shown(ClockMode::Up, 252_999), "04:12");
        assert_eq!(shown(ClockMode::Off, 252_999), "");
        assert_eq!(digits(Span::of_millis(3_725_000)), "1:02:05");
    }

    #[test]
    fn a_turn_is_given_a_minute_to_an_hour() {
        assert!(Minutes::try_from(0).is_err() && Minutes::try_from(61).is_err());
        let three = ClockMode::Down(Minutes::try_from(3).expect("1 to 60"));
        assert_eq!(serde_json::to_string(&three).expect("writes"), r#"{"down":3}"#);
        assert!(serde_json::from_str::<ClockMode>(r#"{"down":0}"#).is_err());
    }
}
