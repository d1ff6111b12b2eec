//! Local wall-clock time.

use chrono::{DateTime, NaiveDateTime, TimeZone, Utc};

use crate::game::calendar;

/// The wall-clock time in `zone` at `time`. Times beyond the calendar are shown
/// as its end, so that no zone can shift a date out of range.
pub fn local_in<Z: TimeZone>(time: DateTime<Utc>, zone: &Z) -> NaiveDateTime {
    calendar::nearest(time).with_timezone(zone).naive_local()
}

#[cfg(test)]
mod tests {
    use chrono::FixedOffset;

    use super::*;

    #[test]
    fn every_time_there_is_has_a_local_one_in_every_zone() {
        for hours in [-23, -12, 0, 14, 23] {
            let zone = FixedOffset::east_opt(hours * 3_600).expect("a zone");
            for time in [DateTime::<Utc>::MIN_UTC, DateTime::UNIX_EPOCH, DateTime::<Utc>::MAX_UTC] {
                let shift = local_in(time, &zone) - calendar::nearest(time).naive_utc();
                assert_eq!(shift.num_hours(), i64::from(hours));
            }
        }
    }
}
