//! Files read within bounds and written whole, and what they are called while they are being
//! written.

use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use super::disk::{self, File, TryLockError};
use cards::is_reserved;

pub(super) enum NotRead {
    File(io::Error),
    NotAFile,
    TooLarge,
}

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

/// Returns whether reading all of `path` is over soon: it is a file of at most `most` bytes, or not
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

/// The number of names beside the first one that are tried for a file.
pub(super) const NAMES: u32 = 1_000;

/// The name of a file, or the nth one beside it.
pub(super) fn numbered(path: &Path, nth: u32) -> PathBuf {
    if nth == 1 {
        return path.to_owned();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{nth}.{ending}"))
}

/// The name of a file, or else the next one beside it where nothing lies.
pub(super) fn free(path: &Path) -> io::Result<PathBuf> {
    let mut names = (1..NAMES).map(|nth| numbered(path, nth));
    let free = names.find(|path| disk::symlink_metadata(path).is_err());
    free.ok_or_else(|| ErrorKind::AlreadyExists.into())
}

/// Writes a file that was not there; what is there stays as it is. Whatever
/// happens meanwhile, half of it is never there: it gets its name once it is
/// whole.
pub(super) fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
    check_name(path)?;
    let draft = write(path, bytes)?;
    let named = disk::hard_link(draft.path(), path);
    draft.throw_away();
    match named {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => {
            // Not every file system gives a file a second name.
            write_out(disk::make(path)?, path, bytes).map(|_| ())
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
    let draft = write(path, bytes)?;
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

/// Number of attempts at a draft, in case somebody takes it away meanwhile.
const TRIALS: usize = 8;

/// A file that is being written and doesn't have its name yet. It is locked while
/// it is there, so that others know that somebody is still writing it.
#[derive(Debug)]
pub(super) struct UnnamedFile {
    path: PathBuf,
    _held: File,
}

impl UnnamedFile {
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Removes it: it is of no use any more.
    pub fn throw_away(self) {
        // What stays behind is removed at the next start.
        let _ = disk::remove_file(&self.path);
    }
}

/// Writes what is to lie at `path` beside it.
pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<UnnamedFile> {
    let name = path.file_name().ok_or(ErrorKind::InvalidInput)?.to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.{}.new", disk::process()));
    for _ in 0..TRIALS {
        // One that an earlier crash left there is of no use.
        let _ = disk::remove_file(&beside);
        let file = disk::make(&beside)?;
        // Where there are no locks, nobody removes a draft either.
        let is_taken = matches!(file.try_lock(), Err(TryLockError::WouldBlock));
        if is_taken || disk::metadata(&beside).is_err() {
            // Another window, starting, found it before it was locked.
            continue;
        }
        let file = write_out(file, &beside, bytes)?;
        return Ok(UnnamedFile { path: beside, _held: file });
    }
    Err(ErrorKind::ResourceBusy.into())
}

/// Writes all of a file that was just made; half of one is removed.
pub(super) fn write_out(mut file: File, path: &Path, bytes: &[u8]) -> io::Result<File> {
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    if let Err(error) = written {
        // If this fails too, the reason given is that of the writing.
        let _ = disk::remove_file(path);
        return Err(error);
    }
    Ok(file)
}

/// Removes the drafts in `folder` that nobody is writing any more, of files whose
/// names `is_ours` accepts.
pub(super) fn clear(folder: &Path, is_ours: impl Fn(&str) -> bool) {
    let Ok(entries) = disk::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if !of(&name).is_some_and(&is_ours) {
            continue;
        }
        let Ok(file) = disk::open_to_append(&path) else { continue };
        if file.try_lock().is_ok() {
            // If that fails, the next start tries again.
            let _ = disk::remove_file(&path);
        }
    }
}

/// The name of the file that a draft of this name is of.
fn of(name: &str) -> Option<&str> {
    let (name, process) = name.strip_prefix('.')?.strip_suffix(".new")?.rsplit_once('.')?;
    let is_process = !process.is_empty() && process.bytes().all(|digit| digit.is_ascii_digit());
    (is_process && !name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drafts_that_nobody_writes_any_more_are_removed_and_nothing_else() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        let left = [".a.tableside.4242.new", ".a.tableside.1.new", ".b.json.77.new"];
        let others =
            [".new", ".1.new", ".a.json.new", "a.json.7.new", ".a.json.7", ".a.json.x.new"];
        for name in left.iter().chain(&others) {
            std::fs::write(path(name), "half").expect("written");
        }
        let writing = write(&path("c.json"), b"whole").expect("written");
        clear(folder.path(), |_| true);
        for name in left {
            assert!(!path(name).exists(), "{name}");
        }
        for name in others {
            assert!(path(name).exists(), "{name}");
        }
        assert_eq!(std::fs::read(writing.path()).expect("it is there"), b"whole");
        writing.throw_away();
        assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), others.len());
    }

    #[test]
    fn drafts_of_others_files_stay() {
        let folder = tempfile::tempdir().expect("a folder");
        let draft = folder.path().join(".a.json.4242.new");
        std::fs::write(&draft, "half").expect("written");
        clear(folder.path(), |name| name == "settings.json");
        assert!(draft.exists());
        clear(folder.path(), |name| name == "a.json");
        assert!(!draft.exists());
    }
}
