//! The project's own source files.

use std::fs;
use std::path::Path;

/// The project's folder, whichever of its crates is tested.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let is_top = |at: &&Path| at.join("locales").is_dir();
    here.ancestors().find(is_top).expect("the project's folder")
}

/// The source files of the program and of the crates below it.
pub fn program_sources() -> Vec<(String, String)> {
    [sources("src"), sources("crates")].concat()
}

/// All source files below a folder of the project, but for what cargo builds
/// there: where they lie from the project's folder on, and their text.
pub fn sources(folder: &str) -> Vec<(String, String)> {
    let root = root();
    let mut found = Vec::new();
    collect(root, &root.join(folder), &mut found);
    assert!(!found.is_empty(), "there are sources in {folder}");
    found.sort();
    found
}

fn collect(root: &Path, folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder of the project") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "target") {
                collect(root, &path, found);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let file = path.strip_prefix(root).expect("below the root").display().to_string();
            found.push((file, fs::read_to_string(&path).expect("a source file")));
        }
    }
}
