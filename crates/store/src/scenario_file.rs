//! Scenario files, which are looked at wherever they lie.

use std::path::Path;

use super::atomic_file::{self, NotRead};
use scenarios::{MAX_SCENARIO_BYTES, Report, inspect};

/// What there is to say about the scenario file at `path`. A file that can't be read is an
/// error of the report like any other.
pub fn inspect_scenario_file(path: &Path) -> Report {
    match atomic_file::read(path, MAX_SCENARIO_BYTES) {
        Ok(bytes) => inspect(&bytes),
        Err(NotRead::File(source)) => Report::unreadable(source.to_string()),
        Err(NotRead::NotAFile) => Report::unreadable("this is no file".to_owned()),
        Err(NotRead::TooLarge) => Report::too_large(),
    }
}
