//! What a browser needs beside a program compiled for it.
//!
//! `bindgen link PROGRAM FOLDER` puts `app.js` and `app_bg.wasm` into the folder, and `later`, the
//! functions that may come after the first frame, one a line. `bindgen mend PROGRAM` sets right
//! what `wasm-split` spoils about the first part.

mod later;
mod link;
mod mend;

use std::env::args_os;
use std::path::PathBuf;

use anyhow::{Result, bail};

fn main() -> Result<()> {
    let given: Vec<PathBuf> = args_os().skip(1).map(PathBuf::from).collect();
    let verb = given.first().and_then(|verb| verb.to_str());
    match (verb, given.get(1..)) {
        (Some("link"), Some([program, folder])) => link::link(program, folder),
        (Some("mend"), Some([program])) => mend::mend(program),
        _ => bail!("bindgen takes: link PROGRAM FOLDER, or mend PROGRAM"),
    }
}
