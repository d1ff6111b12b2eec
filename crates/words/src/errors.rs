//! Errors as sentences that say what happened and what to do.

use std::io::{self, ErrorKind};
use std::path::Path;

use super::text::Text;
use game::{BadSetup, State};
use store::{Damage, Harm, WriteError};

/// Returns the reason that the system couldn't do it, as the middle of a sentence: "the disk is
/// full". Errors we have no words for use the system's.
pub fn reason(text: &Text, error: &io::Error) -> String {
    reason_of(text, error.kind(), &error.to_string())
}

/// The same for an error of this `kind`, for which the system has `words`.
pub(crate) fn reason_of(text: &Text, kind: ErrorKind, words: &str) -> String {
    match kind {
        ErrorKind::NotFound => text.get("error-not-found"),
        ErrorKind::PermissionDenied => text.get("error-not-allowed"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => text.get("error-disk-full"),
        ErrorKind::ReadOnlyFilesystem => text.get("error-read-only"),
        ErrorKind::ResourceBusy => text.get("error-other-tab"),
        ErrorKind::FileTooLarge => text.get("error-file-full"),
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => text.get("error-no-folder"),
        ErrorKind::InvalidFilename => text.get("error-file-name"),
        ErrorKind::IsADirectory => text.get("error-is-folder"),
        _ => text.with("error-system", &[("words", words.into())]),
    }
}

/// A path as the user knows it. Browsers don't show where things are, so there
/// it is just the name.
pub fn place(path: &Path) -> String {
    if cfg!(target_arch = "wasm32") {
        return path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    }
    path.display().to_string()
}

pub fn write_error(text: &Text, error: &WriteError) -> String {
    let values =
        [("file", place(&error.path).into()), ("reason", reason(text, &error.source).into())];
    text.with("error-write", &values)
}

pub fn list_error(text: &Text, folder: &Path, error: &io::Error) -> String {
    let values = [("folder", place(folder).into()), ("reason", reason(text, error).into())];
    text.with("error-list", &values)
}

/// Returns what part of a game was lost, and where it stands now.
pub fn damage(text: &Text, damage: &Damage, state: &State) -> String {
    let player = state.players().get(state.active());
    let kept = damage.kept.as_ref();
    let values = [
        ("lines", damage.lost.into()),
        ("line", damage.line.into()),
        ("later", damage.later.into()),
        ("file", kept.map(|kept| file(&kept.copy)).unwrap_or_default().into()),
        ("list", kept.and_then(|kept| kept.list.as_deref()).map(file).unwrap_or_default().into()),
        ("turn", state.turn().into()),
        ("player", player.map(|player| player.name.to_string()).unwrap_or_default().into()),
    ];
    let lost = text.with(
        match (damage.lost, damage.harm) {
            (0, Harm::LineEnds) => "error-damage-line-ends",
            (0, Harm::Lines) => "error-damage-none",
            _ => "error-damage",
        },
        &values,
    );
    let kept = text.with(
        match kept {
            None => "error-damage-unkept",
            Some(kept) if kept.list.is_some() => "error-damage-listed",
            Some(_) => "error-damage-kept",
        },
        &values,
    );
    format!("{lost} {kept}")
}

/// Returns the reason that a game could not begin. The new-game screen lets none of these
/// through, so a few words will do for the rare ones.
pub fn setup_error(text: &Text, error: &BadSetup) -> String {
    text.with("error-setup", &[("reason", text.said(error).into())])
}

/// A file by its name alone: folders are long, and all games are in one.
pub fn file(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}
