//! Local wall-clock time.

#[cfg(not(target_arch = "wasm32"))]
use std::path::{Path, PathBuf};

#[cfg(not(target_arch = "wasm32"))]
use chrono::Local;
use chrono::{DateTime, NaiveDateTime, TimeZone, Utc};

use game::calendar;
#[cfg(not(target_arch = "wasm32"))]
use store::is_small;

/// The wall-clock time in `zone` at `time`. Times beyond the calendar are shown
/// as its end, so that no zone can shift a date out of range.
pub fn local_in<Z: TimeZone>(time: DateTime<Utc>, zone: &Z) -> NaiveDateTime {
    calendar::nearest(time).with_timezone(zone).naive_local()
}

/// The zone whose time is shown.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// The one that the system, or the environment variable `TZ`, names.
    Named,
    /// UTC, since the named zone can't be read without waiting, or without end.
    Utc,
}

/// The most bytes of a file that says what a zone's time is; they have a few thousand.
#[cfg(not(target_arch = "wasm32"))]
const MAX_ZONE_BYTES: u64 = 1 << 20;

/// Folders with the files about zones, by the names that `TZ` may have.
#[cfg(not(target_arch = "wasm32"))]
const ZONE_FOLDERS: [&str; 4] =
    ["/usr/share/zoneinfo", "/share/zoneinfo", "/etc/zoneinfo", "/usr/share/lib/zoneinfo"];

#[cfg(not(target_arch = "wasm32"))]
impl Zone {
    /// The zone where `TZ` is set to `tz`. What it names is opened later by whoever reads
    /// it whole, so it is only taken if it is a file, and a small one: a pipe would keep the
    /// window waiting, and a device may never end. A folder is as good as nothing: reading one
    /// fails at once, and the next place is asked.
    pub fn of(tz: Option<&str>) -> Self {
        let is_safe = |path: &PathBuf| path.is_dir() || is_small(path, MAX_ZONE_BYTES);
        if Self::files(tz).iter().all(is_safe) { Self::Named } else { Self::Utc }
    }

    /// Everything that may be read to know its time.
    fn files(tz: Option<&str>) -> Vec<PathBuf> {
        if cfg!(not(unix)) {
            return Vec::new();
        }
        // The system's own files are read, too, if `TZ` means nothing.
        let mut files: Vec<PathBuf> = ["/etc/localtime", "/etc/timezone"].map(Into::into).into();
        if let Some(tz) = tz.filter(|tz| !tz.is_empty()) {
            let path = Path::new(tz.strip_prefix(':').unwrap_or(tz));
            // An absolute path stays what it is.
            files.extend(ZONE_FOLDERS.map(|folder| Path::new(folder).join(path)));
        }
        files
    }

    pub fn local(self, time: DateTime<Utc>) -> NaiveDateTime {
        match self {
            Self::Named => local_in(time, &Local),
            Self::Utc => local_in(time, &Utc),
        }
    }
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

    // Containers make one of what is to be mounted and isn't there.
    #[cfg(unix)]
    #[test]
    fn a_folder_in_place_of_a_zone_is_as_good_as_nothing_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().to_str().expect("plain");
        for tz in [path.to_owned(), format!(":{path}"), "..".to_owned()] {
            assert_eq!(Zone::of(Some(&tz)), Zone::Named, "{tz}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_zone_is_never_read_from_what_is_no_small_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let large = folder.path().join("large");
        let file = std::fs::File::create(&large).expect("made");
        file.set_len(MAX_ZONE_BYTES + 1).expect("grown");
        let socket = folder.path().join("socket");
        let _listener = std::os::unix::net::UnixListener::bind(&socket).expect("bound");
        let path = |path: &Path| path.to_str().expect("plain").to_owned();
        let up = "../../../../dev/zero".to_owned();
        for tz in ["/dev/zero".to_owned(), up, path(&large), path(&socket)] {
            assert_eq!(Zone::of(Some(&tz)), Zone::Utc, "{tz}");
            assert_eq!(Zone::of(Some(&format!(":{tz}"))), Zone::Utc, "{tz}");
        }
        let usual = ["", "UTC", "CET-1CEST,M3.5.0,M10.5.0/3", ":Europe/Berlin", "nonsense"];
        for tz in usual.map(Some).into_iter().chain([None]) {
            assert_eq!(Zone::of(tz), Zone::Named, "{tz:?}");
        }
        let time = DateTime::UNIX_EPOCH;
        assert_eq!(Zone::Utc.local(time), time.naive_utc());
    }
}
