//! Writes `assets/licenses.json`: what is linked into the program or lies
//! beside it, by others, each with its license.
//!
//! ```text
//! cargo run --example licenses
//! ```
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a tool of ours stops where it fails, and says so"
)]

mod linked;
mod spdx;
mod texts;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use linked::{Crate, Network, TARGETS, linked};
use serde_json::Value;
use spdx::shipped_under;
use tableside::app::library::licenses::{LicenseNotice, LicensedPart, Licenses, Package};
use texts::{Given, read, sameness, whole};

/// Texts that a crate holds further down, for what it carries beside its code.
const BESIDE: [(&str, &[&str]); 1] = [(
    "epaint_default_fonts",
    &[
        "fonts/OFL.txt",
        "fonts/UFL.txt",
        "fonts/Hack-Regular.txt",
        "fonts/emoji-icon-font-mit-license.txt",
    ],
)];

/// All texts, each once.
#[derive(Default)]
struct Shelf {
    texts: Vec<String>,
    places: BTreeMap<String, usize>,
}

impl Shelf {
    fn put(&mut self, given: &Given) -> LicenseNotice {
        let next = self.texts.len();
        let place = *self.places.entry(sameness(&given.body)).or_insert(next);
        if place == next {
            self.texts.push(given.body.clone());
        }
        LicenseNotice { holders: given.holders.clone(), text: place }
    }
}

/// What cargo knows of a crate.
struct Known {
    folder: PathBuf,
    authors: Vec<String>,
    home: Option<String>,
}

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut crates: BTreeMap<Crate, (String, BTreeSet<Package>)> = BTreeMap::new();
    for (package, target) in TARGETS {
        let all = linked(target, Network::Allowed).unwrap_or_else(|error| panic!("{error}"));
        for (known, license) in all {
            crates.entry(known).or_insert((license, BTreeSet::new())).1.insert(package);
        }
    }
    let known = known(root);
    let mut shelf = Shelf::default();
    let ours = ["LICENSE-MIT", "LICENSE-APACHE"].map(|file| file_at(&root.join(file)));
    let own = LicensedPart {
        name: "Tableside".to_owned(),
        license: env!("CARGO_PKG_LICENSE").to_owned(),
        under: vec!["MIT".to_owned(), "Apache-2.0".to_owned()],
        packages: Package::ALL.to_vec(),
        notices: ours.iter().map(|given| shelf.put(given)).collect(),
        ..LicensedPart::default()
    };
    let mut parts: Vec<LicensedPart> = beside(root, &ours, &mut shelf);
    let standard = standard(&ours, &known);
    for ((name, version), (license, packages)) in crates {
        let of = known.get(&(name.clone(), version.clone())).expect("cargo knows what it links");
        let under = shipped_under(&license)
            .unwrap_or_else(|| panic!("{name} {version}: {license} is not ours to ship"));
        let notices = notices(&name, of, &under, &standard, &mut shelf);
        parts.push(LicensedPart {
            name,
            version: Some(version),
            license,
            under: under.into_iter().map(str::to_owned).collect(),
            by: of.authors.clone(),
            home: of.home.clone(),
            packages: packages.into_iter().collect(),
            notices,
        });
    }
    parts.sort_by_key(|part| (part.name.to_lowercase(), part.version.clone()));
    let licenses = Licenses { own, parts, texts: shelf.texts };
    let path = root.join("assets/licenses.json");
    let text = serde_json::to_string_pretty(&licenses).expect("plain data");
    fs::write(&path, text + "\n").expect("written");
    println!("{} parts, {} texts", licenses.parts.len(), licenses.texts.len());
}

/// What is to be kept with a crate.
fn notices(
    name: &str,
    of: &Known,
    under: &[&'static str],
    standard: &BTreeMap<&str, Given>,
    shelf: &mut Shelf,
) -> Vec<LicenseNotice> {
    let mut given: Vec<Given> = license_files(&of.folder)
        .iter()
        .filter_map(|file| {
            let given = file_at(file);
            let kind = given.kind?;
            let is_third = file.to_string_lossy().to_lowercase().contains("third");
            (is_third || under.contains(&kind)).then_some(given)
        })
        .collect();
    let beside = BESIDE.iter().filter(|(crate_name, _)| *crate_name == name);
    given.extend(beside.flat_map(|(_, files)| *files).map(|file| file_at(&of.folder.join(file))));
    for kind in under {
        if !given.iter().any(|given| given.kind == Some(kind)) {
            // The crate names its license without its text.
            let text = standard.get(kind).unwrap_or_else(|| panic!("{name}: no text of {kind}"));
            given.push(text.clone());
        }
    }
    let mut notices: Vec<LicenseNotice> = Vec::new();
    for given in given {
        let notice = shelf.put(&given);
        let place = notices.iter().position(|known| known.text == notice.text);
        let place = place.unwrap_or_else(|| {
            notices.push(LicenseNotice { holders: Vec::new(), ..notice.clone() });
            notices.len() - 1
        });
        if let Some(known) = notices.get_mut(place) {
            for holder in notice.holders {
                if !known.holders.contains(&holder) {
                    known.holders.push(holder);
                }
            }
        }
    }
    notices
}

/// A text of each kind, for those who name it only: ours, or one that some
/// crate brings.
fn standard(ours: &[Given], known: &BTreeMap<Crate, Known>) -> BTreeMap<&'static str, Given> {
    let brought = known.values().flat_map(|of| license_files(&of.folder));
    let mut standard = BTreeMap::new();
    for given in ours.iter().cloned().chain(brought.map(|file| file_at(&file))) {
        if let Some(kind) = given.kind {
            standard.entry(kind).or_insert(Given { holders: Vec::new(), ..given });
        }
    }
    standard
}

/// What is shipped and is no crate.
fn beside(root: &Path, ours: &[Given], shelf: &mut Shelf) -> Vec<LicensedPart> {
    let fonts = ["Bitter", "Fira-Sans"]
        .map(|name| file_at(&root.join(format!("assets/fonts/LICENSE-{name}.txt"))));
    let start = whole(&text_at(&root.join("assets/licenses/mingw-w64.txt")));
    let mut standard = ours.first().expect("ours").clone();
    standard.holders = vec!["Copyright (c) The Rust Project Contributors".to_owned()];
    vec![
        LicensedPart {
            name: "Bitter and Fira Sans".to_owned(),
            license: "OFL-1.1".to_owned(),
            under: vec!["OFL-1.1".to_owned()],
            packages: Package::ALL.to_vec(),
            notices: fonts.iter().map(|given| shelf.put(given)).collect(),
            ..LicensedPart::default()
        },
        LicensedPart {
            name: "MinGW-w64 runtime".to_owned(),
            license: "ZPL-2.1".to_owned(),
            under: vec!["ZPL-2.1".to_owned()],
            home: Some("https://www.mingw-w64.org".to_owned()),
            packages: vec![Package::Windows],
            notices: vec![shelf.put(&start)],
            ..LicensedPart::default()
        },
        LicensedPart {
            name: "Rust standard library".to_owned(),
            license: "MIT OR Apache-2.0".to_owned(),
            under: vec!["MIT".to_owned()],
            home: Some("https://github.com/rust-lang/rust".to_owned()),
            packages: Package::ALL.to_vec(),
            notices: vec![shelf.put(&standard)],
            ..LicensedPart::default()
        },
    ]
}

fn file_at(path: &Path) -> Given {
    read(&text_at(path))
}

fn text_at(path: &Path) -> String {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The license files in a crate's folder, in their order.
fn license_files(folder: &Path) -> Vec<PathBuf> {
    let names = ["licen", "copying", "notice", "copyright"];
    // Some keep a text each in a folder, called by its kind.
    let texts = fs::read_dir(folder.join("LICENSES")).into_iter().flatten();
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("a crate's folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
            path.is_file() && names.iter().any(|start| name.starts_with(start))
        })
        .chain(texts.map(|entry| entry.expect("an entry").path()))
        .collect();
    files.sort();
    files
}

/// What cargo knows of all crates.
fn known(root: &Path) -> BTreeMap<Crate, Known> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(root).args(["metadata", "--locked", "--format-version", "1"]);
    let told = cargo.output().expect("cargo runs");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let told: Value = serde_json::from_slice(&told.stdout).expect("JSON");
    let packages = told.get("packages").and_then(Value::as_array).expect("packages");
    packages
        .iter()
        .map(|package| {
            let word = |key: &str| package.get(key).and_then(Value::as_str).map(str::to_owned);
            let manifest = PathBuf::from(word("manifest_path").expect("a path"));
            let authors = package.get("authors").and_then(Value::as_array).into_iter().flatten();
            let known = Known {
                folder: manifest.parent().expect("a folder").to_owned(),
                authors: authors
                    .filter_map(Value::as_str)
                    .map(|author| author.split('<').next().unwrap_or(author).trim().to_owned())
                    .filter(|author| !author.is_empty())
                    .collect(),
                home: word("repository").or_else(|| word("homepage")),
            };
            ((word("name").expect("a name"), word("version").expect("a version")), known)
        })
        .collect()
}
