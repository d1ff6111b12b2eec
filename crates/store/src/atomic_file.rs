//! Files read within bounds and written whole.

use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use super::disk;
use super::draft;
use cards::is_reserved;

/// Why a file was not read.
pub(super) enum NotRead {
    /// The system says no.
    File(io::Error),
    /// A folder, a device or the like.
    NotAFile,
    /// More bytes than allowed.
    TooLarge,
}

/// Reads at most `most` bytes.
pub(super) fn read(path: &Path, most: usize) -> Result<Vec<u8>, NotRead> {
    let found = disk::metadata(path).map_err(NotRead::File)?;
    if !found.is_file() {
        return Err(NotRead::NotAFile);
    }
    // Some files are longer than they say.
    let most = most as u64;
    let mut bytes = Vec::new();
    let file = disk::open(path).map_err(NotRead::File)?;
    file.take(most + 1).read_to_end(&mut bytes).map_err(NotRead::File)?;
    if bytes.len() as u64 > most { Err(NotRead::TooLarge) } else { Ok(bytes) }
}

/// Whether reading all of `path` is over soon: it is a file of at most `most` bytes, or not
/// there.
pub fn is_small(path: &Path, most: u64) -> bool {
    disk::metadata(path).map_or(true, |found| found.is_file() && found.len() <= most)
}

/// The files of `folder` with this ending, hidden ones left out, sorted. A
/// folder that doesn't exist yet has none.
pub(super) fn files(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let entries = match disk::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let ours = |path: &PathBuf| {
        let name = path.file_name();
        let hidden = name.is_some_and(|name| name.to_string_lossy().starts_with('.'));
        !hidden && path.extension().is_some_and(|found| found.eq_ignore_ascii_case(ending))
    };
    let paths: io::Result<Vec<PathBuf>> =
        entries.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut paths: Vec<PathBuf> = paths?.into_iter().filter(ours).collect();
    paths.sort();
    Ok(paths)
}

/// Writes a file that was not there; what is there stays as it is. Whatever
/// happens meanwhile, half of it is never there: it gets its name once it is
/// whole.
pub(super) fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
    check_name(path)?;
    let draft = draft::write(path, bytes)?;
    let named = disk::hard_link(draft.path(), path);
    draft.throw_away();
    match named {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => {
            // Not every file system gives a file a second name.
            draft::write_out(disk::make(path)?, path, bytes).map(|_| ())
        }
        named => named,
    }
}

/// A name that Windows keeps for a device is given to no file, whatever the
/// system: there it would lead nowhere, and folders are taken along.
fn check_name(path: &Path) -> io::Result<()> {
    let name = path.file_name().ok_or(ErrorKind::InvalidInput)?;
    if is_reserved(&name.to_string_lossy()) {
        return Err(ErrorKind::InvalidFilename.into());
    }
    Ok(())
}

/// Writes a file whole: first under another name beside it, then renamed.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    check_name(path)?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let draft = draft::write(path, bytes)?;
    if let Err(error) = disk::rename(draft.path(), path) {
        draft.throw_away();
        return Err(error);
    }
    sync(folder);
    Ok(())
}

/// A new file is safe only once its folder knows it. Not every system lets a
/// folder be synced; the file itself is.
pub(super) fn sync(folder: &Path) {
    let _ = disk::sync_folder(folder);
}
