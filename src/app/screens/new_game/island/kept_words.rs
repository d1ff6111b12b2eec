//! Sentences on what went wrong with a saved island.

use std::path::Path;

use store::{BadIslandFile, WriteError};
use words::errors::{reason, write_error};
use words::text::Text;

/// A file's name without its folder.
pub fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Why a file of the library can't be used.
pub fn bad_file(text: &Text, error: &BadIslandFile) -> String {
    let file = ("file", file_name(error.path()).into());
    match error {
        BadIslandFile::File { source, .. } => {
            text.with("shuffle-file-trouble", &[file, ("reason", reason(text, source).into())])
        }
        BadIslandFile::NotAFile(_) => text.with("shuffle-file-none", &[file]),
        BadIslandFile::TooLarge(_) => text.with("shuffle-file-large", &[file]),
        BadIslandFile::Foreign(_) => text.with("shuffle-file-foreign", &[file]),
        BadIslandFile::Newer { .. } => text.with("shuffle-file-newer", &[file]),
        BadIslandFile::Damaged { field, reason, .. } if field == "." => {
            text.with("shuffle-file-broken", &[file, ("reason", reason.as_str().into())])
        }
        BadIslandFile::Damaged { field, reason, .. } => {
            let why = [file, ("field", field.as_str().into()), ("reason", reason.as_str().into())];
            text.with("shuffle-file-damaged", &why)
        }
    }
}

/// Why a file wasn't written.
pub fn failed(text: &Text, error: &WriteError) -> String {
    write_error(text, error)
}
