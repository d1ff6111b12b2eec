//! Which crates are linked into what we ship, as cargo tells it.

use std::collections::BTreeMap;
use std::process::Command;

use tableside::app::library::licenses::Package;

/// For whom each package is built.
pub const TARGETS: [(Package, &str); 3] = [
    (Package::Linux, "x86_64-unknown-linux-gnu"),
    (Package::Windows, "x86_64-pc-windows-gnu"),
    (Package::Web, "wasm32-unknown-unknown"),
];

/// Name and version.
pub type Crate = (String, String);

/// Whether cargo may fetch what it has not got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// What lies on the disk has to do.
    Offline,
    /// It may.
    Allowed,
}

/// The crates linked into the program for `target`, each with its license. What
/// only builds or tests it is left out: that runs on our side.
///
/// # Errors
/// What cargo said, if it could not tell.
pub fn linked(target: &str, network: Network) -> Result<BTreeMap<Crate, String>, String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(env!("CARGO_MANIFEST_DIR"));
    cargo.args([
        "tree",
        "--package",
        env!("CARGO_PKG_NAME"),
        "--locked",
        "--edges",
        "normal,no-proc-macro",
        "--prefix",
        "none",
    ]);
    cargo.args(["--format", "{p}|{l}", "--target", target]);
    if network == Network::Offline {
        cargo.arg("--offline");
    }
    let told = cargo.output().map_err(|error| error.to_string())?;
    if !told.status.success() {
        return Err(String::from_utf8_lossy(&told.stderr).into_owned());
    }
    let lines = String::from_utf8_lossy(&told.stdout).into_owned();
    let mut crates = BTreeMap::new();
    for line in lines.lines() {
        let (package, license) = line.split_once('|').ok_or(line)?;
        let mut words = package.split_whitespace();
        let (name, version) = words.next().zip(words.next()).ok_or(line)?;
        // Our own crates are named after the program.
        if !name.starts_with(env!("CARGO_PKG_NAME")) {
            let version = version.trim_start_matches('v').to_owned();
            crates.insert((name.to_owned(), version), license.trim_end_matches(" (*)").to_owned());
        }
    }
    Ok(crates)
}
