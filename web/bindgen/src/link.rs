//! The program and its script, and which of its functions may come later.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use walrus::{FunctionId, FunctionKind};
use wasm_bindgen_cli_support::Bindgen;

use crate::later::comes_later;

pub fn link(program: &Path, folder: &Path) -> Result<()> {
    let mut linked = Bindgen::new()
        .input_path(program)
        .out_name("app")
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_producers_section(true)
        .generate_output()
        .with_context(|| format!("{} can't be made ready for a browser", program.display()))?;
    let later = number(linked.wasm_mut());
    linked.emit(folder)?;
    let list = folder.join("later");
    fs::write(&list, later).with_context(|| format!("{} can't be written", list.display()))
}

/// Names each function by its place among all names, and returns those that come later, a line
/// each. The names themselves have commas, which `wasm-split` takes for the end of one, and some
/// are there twice.
fn number(program: &mut walrus::Module) -> String {
    let mut named: Vec<(String, FunctionId, u64)> = program
        .funcs
        .iter()
        .filter_map(|function| match &function.kind {
            FunctionKind::Local(local) => {
                Some((function.name.clone().unwrap_or_default(), function.id(), local.size()))
            }
            FunctionKind::Import(_) | FunctionKind::Uninitialized(_) => None,
        })
        .collect();
    named.sort();
    let mut later = String::new();
    for (place, (name, function, size)) in named.into_iter().enumerate() {
        let number = format!("{place:05}");
        if comes_later(&name, size) {
            later.push_str(&number);
            later.push('\n');
        }
        program.funcs.get_mut(function).name = Some(number);
    }
    later
}
