//! Sentences about a saved game: what didn't work with it.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use game::Game;
use store::{Damage, NotExported, NotImported, NotMoved, NotWritten, OpenError};
use words::errors::{self, file};
use words::text::Text;

/// Returns what was lost from a damaged file, if anything.
pub fn damaged(text: &Text, damage: Option<(Box<Game>, Damage)>) -> Option<String> {
    damage.map(|(game, damage)| errors::damage(text, &damage, game.state()))
}

/// Says by `key` that the system refused something: where, and why.
fn refused(text: &Text, key: &str, (what, place): (&str, String), error: &io::Error) -> String {
    let reason = errors::reason(text, error);
    text.with(key, &[(what, place.into()), ("reason", reason.into())])
}

/// Returns the reason why a deleted game wasn't put back.
pub fn not_put_back(text: &Text, error: &NotWritten) -> String {
    match error {
        NotWritten::Taken(path) => text.with("files-taken-back", &[("file", file(path).into())]),
        NotWritten::Failed(error) => {
            refused(text, "games-not-put-back", ("file", file(&error.path)), &error.source)
        }
    }
}

/// Returns the reason why a game wasn't put away or deleted.
pub fn not_moved(text: &Text, error: &NotMoved) -> String {
    match error {
        NotMoved::InUse(path) => text.with("error-in-use", &[("file", file(path).into())]),
        NotMoved::Failed(error) if error.source.kind() == ErrorKind::NotADirectory => {
            let folder = errors::place(&error.path);
            text.with("games-no-bin", &[("folder", folder.into())])
        }
        NotMoved::Failed(error) => {
            refused(text, "games-not-moved", ("file", file(&error.path)), &error.source)
        }
    }
}

/// The file that exists already, or why a game wasn't exported.
pub fn not_exported(text: &Text, error: NotExported) -> Result<PathBuf, String> {
    Err(match error {
        NotExported::NotWritten(NotWritten::Taken(path)) => return Ok(path),
        NotExported::Among(path) => {
            text.with("game-export-among", &[("file", errors::place(&path).into())])
        }
        NotExported::Unreadable(error) => text.said(&error),
        NotExported::NotWritten(NotWritten::Failed(error)) => {
            let place = ("file", errors::place(&error.path));
            refused(text, "game-export-failed", place, &error.source)
        }
    })
}

/// Returns the reason why a game wasn't imported.
pub fn not_imported(text: &Text, folder: &Path, error: &NotImported) -> String {
    match error {
        NotImported::Unreadable(OpenError::File { path, source }) => {
            refused(text, "game-import-unread", ("file", file(path)), source)
        }
        NotImported::Unreadable(error) => text.said(error),
        NotImported::TooLarge(path) => {
            text.with("game-import-large", &[("file", file(path).into())])
        }
        NotImported::Here(_) => text.get("game-here"),
        NotImported::Failed(error) => {
            let place = ("folder", errors::place(folder));
            refused(text, "game-import-failed", place, &error.source)
        }
    }
}
