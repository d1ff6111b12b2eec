//! What `wasm-split` of binaryen 108 spoils: it exports the first table under the name of each.

use std::path::Path;

use anyhow::{Context, Result};
use walrus::{ExportItem, Module, RefType};

/// The table of the browser's objects, as the script calls it.
const OBJECTS: &str = "__wbindgen_externrefs";

/// Exports the table of objects by its name again.
pub fn mend(program: &Path) -> Result<()> {
    let mut module = Module::from_file(program)
        .with_context(|| format!("{} is no program", program.display()))?;
    let table = module
        .tables
        .iter()
        .find(|table| table.element_ty == RefType::EXTERNREF)
        .map(walrus::Table::id)
        .with_context(|| format!("{} has no table of objects", program.display()))?;
    let export = module
        .exports
        .iter_mut()
        .find(|export| export.name == OBJECTS)
        .with_context(|| format!("{} exports no {OBJECTS}", program.display()))?;
    export.item = ExportItem::Table(table);
    module
        .emit_wasm_file(program)
        .with_context(|| format!("{} can't be written", program.display()))
}
