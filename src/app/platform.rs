//! What the system gives the app: time and chance. Everything that would make
//! two runs differ comes through here, so that a test can hold it still.

use chrono::{DateTime, Local, NaiveDateTime, Utc};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// The edge between the app and the system it runs on.
pub trait Platform {
    /// The time now.
    fn now(&self) -> DateTime<Utc>;

    /// What a clock on the wall shows at `time`.
    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime;

    /// A fresh random source, for one lot or one shuffle.
    fn rng(&mut self) -> StdRng;
}

/// The system itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Native;

impl Platform for Native {
    fn now(&self) -> DateTime<Utc> {
        Utc::now()
    }

    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime {
        time.with_timezone(&Local).naive_local()
    }

    fn rng(&mut self) -> StdRng {
        StdRng::from_rng(&mut rand::rng())
    }
}

/// A stand-in for tests: the clock stands, lies in no time zone, and the same
/// calls bring the same chances in every run.
#[derive(Clone, Copy, Debug)]
pub struct Fake {
    /// The time it always is.
    pub time: DateTime<Utc>,
    /// The seed of the next random source; each call takes the one after.
    pub seed: u64,
}

impl Platform for Fake {
    fn now(&self) -> DateTime<Utc> {
        self.time
    }

    fn local(&self, time: DateTime<Utc>) -> NaiveDateTime {
        time.naive_utc()
    }

    fn rng(&mut self) -> StdRng {
        self.seed = self.seed.wrapping_add(1);
        StdRng::seed_from_u64(self.seed)
    }
}
