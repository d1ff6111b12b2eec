//! Files read within bounds, written whole, and removed so that they can be
//! put back.

use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::disk::{self, File, TryLockError};
use super::{NotWritten, WriteError, draft};

/// Where removed files lie until they are put back or the bin is emptied.
const BIN: &str = "removed";

/// The file in it that is locked by whoever may want something back. It stays:
/// a lock on a file without a name would hold nobody off.
const BIN_LOCK: &str = ".lock";

/// A file in the bin. While it lives, no other window empties the bin.
#[derive(Clone, Debug)]
pub struct Removed {
    /// Where it was.
    pub from: PathBuf,
    pub(super) kept: PathBuf,
    _held: Option<Arc<File>>,
}

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
/// happens meanwhile, half of it is never there: it gets its name when it is
/// whole.
pub(super) fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
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

/// Writes a file whole: first under another name beside it, then renamed.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
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

/// A new file is only safe once its folder knows it. Not every system lets a
/// folder be synced; the file itself is.
pub(super) fn sync(folder: &Path) {
    let _ = disk::sync_folder(folder);
}

/// Takes what lies at `path` in `folder` to the folder's bin.
pub(super) fn to_bin(folder: &Path, path: &Path) -> Result<Removed, WriteError> {
    let failed = |source| WriteError { path: path.to_owned(), source };
    let (Some(parent), Some(name)) = (path.parent(), path.file_name()) else {
        return Err(failed(ErrorKind::NotFound.into()));
    };
    if parent != folder {
        return Err(failed(ErrorKind::NotFound.into()));
    }
    let bin = folder.join(BIN);
    disk::create_dir_all(&bin).map_err(failed)?;
    // Where there are no locks the bin may be emptied early by another window.
    // Whoever empties it just now is done in a moment.
    let held = bin_lock(&bin).ok().filter(|lock| lock.lock_shared().is_ok()).map(Arc::new);
    let places = (1..1_000).map(|nth| bin.join(format!("{nth}-{}", name.to_string_lossy())));
    for kept in places {
        if disk::symlink_metadata(&kept).is_err() {
            disk::rename(path, &kept).map_err(failed)?;
            return Ok(Removed { from: path.to_owned(), kept, _held: held });
        }
    }
    Err(failed(ErrorKind::AlreadyExists.into()))
}

/// Puts a removed file back where it was.
pub(super) fn put_back(removed: &Removed) -> Result<(), NotWritten> {
    if disk::symlink_metadata(&removed.from).is_ok() {
        return Err(NotWritten::Taken(removed.from.clone()));
    }
    let failed = |source| WriteError { path: removed.from.clone(), source };
    disk::rename(&removed.kept, &removed.from).map_err(failed)?;
    Ok(())
}

/// Empties the bin of `folder`, for good, unless another window could still
/// put back what lies there.
pub(super) fn empty_bin(folder: &Path) {
    let bin = folder.join(BIN);
    let Ok(entries) = disk::read_dir(&bin) else { return };
    // Held until all is gone, so that nothing is thrown in meanwhile.
    let Ok(lock) = bin_lock(&bin) else { return };
    if matches!(lock.try_lock(), Err(TryLockError::WouldBlock)) {
        return;
    }
    for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        if path.file_name().is_some_and(|name| name == BIN_LOCK) {
            continue;
        }
        let is_folder = disk::symlink_metadata(&path).is_ok_and(|found| found.is_dir());
        // Where that fails nothing is lost; the next start tries again.
        let _ = if is_folder { disk::remove_dir_all(&path) } else { disk::remove_file(&path) };
    }
}

/// The file that is locked by whoever may want something back.
fn bin_lock(bin: &Path) -> io::Result<File> {
    disk::open_or_make(&bin.join(BIN_LOCK))
}
