//! Writes what a browser needs beside a program compiled for it: `bindgen PROGRAM FOLDER`
//! puts `app.js` and `app_bg.wasm` into the folder.

use std::env::args_os;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let [program, folder] =
        args_os().skip(1).map(PathBuf::from).collect::<Vec<_>>().try_into().or_else(
            |given: Vec<PathBuf>| {
                bail!("bindgen takes a program and a folder, not {} arguments", given.len())
            },
        )?;
    Bindgen::new()
        .input_path(&program)
        .out_name("app")
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_producers_section(true)
        .generate(&folder)
        .with_context(|| format!("{} can't be made ready for a browser", program.display()))
}
