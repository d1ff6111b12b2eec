//! The times that the books know: of the years 1970 to 9999. Each of them can be
//! shown in any zone and is written with four digits for its year.

use chrono::{DateTime, Datelike as _, Utc};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

/// The first year and the last.
const YEARS: std::ops::RangeInclusive<i32> = 1970..=9_999;

/// The last second of the last year, since 1970.
const LAST: i64 = 253_402_300_799;

/// `time` itself, or the end of the calendar that is nearest to it: what a
/// system's clock says when nobody has set it.
pub fn nearest(time: DateTime<Utc>) -> DateTime<Utc> {
    if YEARS.contains(&time.year()) {
        time
    } else if time < DateTime::UNIX_EPOCH {
        DateTime::UNIX_EPOCH
    } else {
        DateTime::from_timestamp(LAST, 0).unwrap_or(DateTime::UNIX_EPOCH)
    }
}

/// Reads a time of a file, for serde's `deserialize_with`.
///
/// # Errors
/// Fails if it is none, or of no year from 1970 to 9999.
pub fn read<'de, D: Deserializer<'de>>(from: D) -> Result<DateTime<Utc>, D::Error> {
    let time = DateTime::<Utc>::deserialize(from)?;
    if YEARS.contains(&time.year()) {
        Ok(time)
    } else {
        Err(D::Error::custom("a time is of a year from 1970 to 9999"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_back(words: &str) -> Option<DateTime<Utc>> {
        read(&mut serde_json::Deserializer::from_str(&format!("\"{words}\""))).ok()
    }

    #[test]
    fn times_of_the_years_1970_to_9999_are_read_and_no_others() {
        for known in ["1970-01-01T00:00:00Z", "2026-11-21T18:40:00Z", "9999-12-31T23:59:59Z"] {
            let time = read_back(known).expect("of the calendar");
            assert_eq!(nearest(time), time);
        }
        for unknown in [
            "1969-12-31T23:59:59Z",
            "1970-01-01T00:00:00+01:00",
            "9999-12-31T23:59:59-01:00",
            "+10000-01-01T00:00:00Z",
            "+262142-12-31T23:59:59Z",
            "-262143-01-01T00:00:00Z",
        ] {
            assert_eq!(read_back(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn a_clock_that_nobody_has_set_shows_the_nearest_end_of_the_calendar() {
        assert_eq!(nearest(DateTime::<Utc>::MIN_UTC), DateTime::UNIX_EPOCH);
        assert_eq!(nearest(DateTime::<Utc>::MAX_UTC).to_rfc3339(), "9999-12-31T23:59:59+00:00");
    }
}
