//! Sentences for when something didn't work with a saved game.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use game::Game;
use store::{Damage, NotExported, NotImported, NotMoved, NotWritten, OpenError};
use words::errors;
use words::text::Text;

/// What was lost from a damaged file, if anything.
pub fn damaged(text: &Text, damage: Option<(Box<Game>, Damage)>) -> Option<String> {
    damage.map(|(game, damage)| errors::damage(text, &damage, game.state()))
}

/// The name of a file without its folder.
pub fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Why a deleted game wasn't put back.
pub fn not_put_back(text: &Text, error: &NotWritten) -> String {
    match error {
        NotWritten::Taken(path) => text.with("games-taken-back", &[("file", name_of(path).into())]),
        NotWritten::Failed(error) => {
            let reason = errors::reason(text, &error.source);
            let values = [("file", name_of(&error.path).into()), ("reason", reason.into())];
            text.with("games-not-put-back", &values)
        }
    }
}

/// Why a game wasn't put away or deleted.
pub fn not_moved(text: &Text, error: &NotMoved) -> String {
    match error {
        NotMoved::InUse(path) => text.with("error-in-use", &[("file", name_of(path).into())]),
        NotMoved::Failed(error) if error.source.kind() == ErrorKind::NotADirectory => {
            let folder = errors::place(&error.path);
            text.with("games-no-bin", &[("folder", folder.into())])
        }
        NotMoved::Failed(error) => {
            let reason = errors::reason(text, &error.source);
            let values = [("file", name_of(&error.path).into()), ("reason", reason.into())];
            text.with("games-not-moved", &values)
        }
    }
}

/// The file that exists already, or why a game wasn't exported.
pub fn not_exported(text: &Text, error: NotExported) -> Result<PathBuf, String> {
    Err(match error {
        NotExported::Taken(path) => return Ok(path),
        NotExported::Among(path) => {
            text.with("game-export-among", &[("file", errors::place(&path).into())])
        }
        NotExported::Unreadable(error) => errors::open_error(text, &error),
        NotExported::Failed(error) => {
            let reason = errors::reason(text, &error.source);
            let file = errors::place(&error.path);
            text.with("game-export-failed", &[("file", file.into()), ("reason", reason.into())])
        }
    })
}

/// Why a game wasn't imported.
pub fn not_imported(text: &Text, folder: &Path, error: &NotImported) -> String {
    match error {
        NotImported::Unreadable(OpenError::File { path, source }) => {
            let reason = errors::reason(text, source);
            let values = [("file", name_of(path).into()), ("reason", reason.into())];
            text.with("game-import-unread", &values)
        }
        NotImported::Unreadable(error) => errors::open_error(text, error),
        NotImported::TooLarge(path) => {
            text.with("game-import-large", &[("file", name_of(path).into())])
        }
        NotImported::Here(_) => text.get("game-here"),
        NotImported::Failed(error) => {
            let reason = errors::reason(text, &error.source);
            let folder = errors::place(folder);
            text.with("game-import-failed", &[("folder", folder.into()), ("reason", reason.into())])
        }
    }
}
