//! Games that earlier versions wrote: they open, and stand as they stood.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test says so by panicking"
)]

use std::path::{Path, PathBuf};

use rstest::rstest;
use serde_json::Value;
use tableside::cli::show;
use tableside::store::read_journal;

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/golden").join(name)
}

/// Whether all that `old` says is still said; new fields may have been added.
fn says_all(new: &Value, old: &Value, place: &str) {
    match (new, old) {
        (Value::Object(new), Value::Object(old)) => {
            for (field, value) in old {
                let place = format!("{place}.{field}");
                says_all(new.get(field).unwrap_or_else(|| panic!("{place}")), value, &place);
            }
        }
        (Value::Array(new), Value::Array(old)) => {
            assert_eq!(new.len(), old.len(), "{place}");
            for (nth, (new, old)) in new.iter().zip(old).enumerate() {
                says_all(new, old, &format!("{place}[{nth}]"));
            }
        }
        _ => assert_eq!(new, old, "{place}"),
    }
}

#[rstest]
#[case("v1-1")]
#[case("v1-2")]
#[case("v2-1")]
#[case("v2-2")]
#[case("v3-1")]
#[case("v3-2")]
#[case("v4-1")]
#[case("v4-2")]
fn a_game_of_an_earlier_version_opens_as_it_stood(#[case] name: &str) {
    let opened = read_journal(&kept(&format!("{name}.tableside"))).expect("it opens");
    assert_eq!(opened.damage, None);
    let now: Value = serde_json::from_str(&show(&opened.game).expect("shows")).expect("JSON");
    let then = std::fs::read_to_string(kept(&format!("{name}.json"))).expect("kept beside");
    says_all(&now, &serde_json::from_str(&then).expect("JSON"), name);
}
