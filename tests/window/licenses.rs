//! The list of what others wrote names all that is linked in, under kinds that
//! we may ship. `cargo run --example licenses` makes it again.

#[path = "../../tools/licenses/linked.rs"]
mod linked;
#[path = "../../tools/licenses/spdx.rs"]
mod spdx;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use linked::{Crate, Network, TARGETS, linked};
use spdx::{KINDS, shipped_under};
use tableside::app::library::licenses::{Licenses, Package, Part};

const RENEW: &str = "make it anew with `cargo run --example licenses`";

/// What is shipped and is no crate.
const BESIDE: [&str; 3] = ["Bitter and Fira Sans", "MinGW-w64 runtime", "Rust standard library"];

fn crates(package: Package) -> BTreeMap<Crate, String> {
    let licenses = Licenses::carried();
    let is_crate = |part: &&Part| !BESIDE.contains(&part.name.as_str());
    let within = |part: &&Part| part.packages.contains(&package);
    let of = |part: &Part| {
        let version = part.version.clone().expect("a crate has one");
        ((part.name.clone(), version), part.license.clone())
    };
    licenses.parts.iter().filter(is_crate).filter(within).map(of).collect()
}

/// All that Cargo.lock names: whatever is linked in is among it.
fn locked() -> BTreeSet<Crate> {
    let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock");
    let lock = std::fs::read_to_string(lock).expect("Cargo.lock");
    let value = |line: Option<&str>, key: &str| {
        let line = line.and_then(|line| line.strip_prefix(key)).unwrap_or_default();
        line.trim_matches(|sign| sign == '"' || sign == ' ' || sign == '=').to_owned()
    };
    let packages = lock.split("[[package]]\n").skip(1);
    packages
        .map(|package| {
            let mut lines = package.lines();
            (value(lines.next(), "name"), value(lines.next(), "version"))
        })
        .collect()
}

#[test]
fn the_list_names_what_is_linked_into_each_package_and_nothing_else() {
    for (package, target) in TARGETS {
        // Crates of other systems lie on the disk only where somebody built
        // for these; without them and without a network the lock has to do.
        let told = linked(target, Network::Offline).or_else(|_| linked(target, Network::Allowed));
        match told {
            Ok(linked) => assert_eq!(crates(package), linked, "{package:?}: {RENEW}"),
            Err(why) => assert_ne!(package, HERE, "cargo knows what it has just built: {why}"),
        }
    }
}

/// The package whose crates lie on the disk of whoever runs this.
const HERE: Package = if cfg!(windows) { Package::Windows } else { Package::Linux };

#[test]
fn every_crate_of_the_list_is_locked_in_that_version() {
    let locked = locked();
    assert!(
        locked.contains(&(env!("CARGO_PKG_NAME").to_owned(), env!("CARGO_PKG_VERSION").to_owned()))
    );
    for package in Package::ALL {
        for (known, _) in crates(package) {
            assert!(locked.contains(&known), "{known:?} is not linked in any more: {RENEW}");
        }
    }
}

#[test]
fn every_part_is_shipped_under_kinds_that_we_may_ship_and_brings_their_texts() {
    let licenses = Licenses::carried();
    assert!(licenses.parts.len() > 200);
    for part in licenses.parts.iter().chain([&licenses.own]) {
        let name = &part.name;
        let under = shipped_under(&part.license);
        let under =
            under.unwrap_or_else(|| panic!("{name}: {} is none of {KINDS:?}", part.license));
        // For our own work, whoever has it may choose.
        if *name != licenses.own.name {
            assert_eq!(part.under, under, "{name}: {RENEW}");
        }
        assert!(!part.packages.is_empty(), "{name} is in nothing");
        let texts = part.notices.iter().map(|notice| licenses.texts.get(notice.text));
        let texts: Vec<&String> = texts.map(|text| text.expect("a text of the list")).collect();
        assert!(texts.len() >= part.under.len(), "{name}: a text for each license");
        assert!(texts.iter().all(|text| text.len() > 300), "{name}: all of each text");
    }
}

#[test]
fn each_text_stands_once_and_is_used() {
    let licenses = Licenses::carried();
    let all: BTreeSet<&String> = licenses.texts.iter().collect();
    assert_eq!(all.len(), licenses.texts.len(), "a text stands twice");
    let parts = licenses.parts.iter().chain([&licenses.own]);
    let used: BTreeSet<usize> =
        parts.flat_map(|part| &part.notices).map(|notice| notice.text).collect();
    assert_eq!(used, (0..licenses.texts.len()).collect());
}

#[test]
fn a_part_under_mpl_says_where_its_source_is() {
    let licenses = Licenses::carried();
    let mut parts = licenses.parts.iter().filter(|part| part.under.contains(&"MPL-2.0".to_owned()));
    assert!(parts.all(|part| part.home.as_ref().is_some_and(|home| home.starts_with("https://"))));
}

#[test]
fn we_take_what_asks_least_and_nothing_that_we_may_not_ship() {
    let under = |expression| shipped_under(expression);
    assert_eq!(under("MIT OR Apache-2.0"), Some(vec!["MIT"]));
    assert_eq!(under("Apache-2.0/MIT"), Some(vec!["MIT"]));
    assert_eq!(under("Unlicense OR MIT"), Some(vec!["MIT"]));
    assert_eq!(under("Apache-2.0 OR GPL-2.0-only"), Some(vec!["Apache-2.0"]));
    assert_eq!(under("Apache-2.0 WITH LLVM-exception OR MPL-2.0"), Some(vec!["Apache-2.0"]));
    let fonts = under("(MIT OR Apache-2.0) AND OFL-1.1 AND Ubuntu-font-1.0");
    assert_eq!(fonts, Some(vec!["MIT", "OFL-1.1", "Ubuntu-font-1.0"]));
    for refused in ["GPL-3.0-only", "MIT AND GPL-2.0", "SSPL-1.0 OR AGPL-3.0", "", "MIT OR", "(MIT"]
    {
        assert_eq!(under(refused), None, "{refused}");
    }
}
