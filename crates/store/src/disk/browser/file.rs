//! Files of the tree in the shape of the system's.

use std::cell::Cell;
use std::fs::TryLockError;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::disk::{self, changed, reads};
use crate::disk::tree::{Absent, Found, Id};

/// An open file. What is written goes to its end.
#[derive(Debug)]
pub struct File {
    path: PathBuf,
    id: Id,
    /// Up to where it was read.
    at: Cell<u64>,
    held: Cell<bool>,
}

#[derive(Clone, Copy, Debug)]
pub struct Metadata(pub Found);

#[derive(Clone, Debug)]
pub struct DirEntry(pub PathBuf);

impl DirEntry {
    pub fn path(&self) -> PathBuf {
        self.0.clone()
    }
}

impl Metadata {
    pub const fn is_file(&self) -> bool {
        matches!(self.0, Found::File(_))
    }

    pub const fn is_dir(&self) -> bool {
        matches!(self.0, Found::Folder)
    }

    pub const fn len(&self) -> u64 {
        match self.0 {
            Found::File(length) => length,
            Found::Folder => 0,
        }
    }
}

/// A file, to be read.
pub fn open(path: &Path) -> io::Result<File> {
    opened(path, Absent::Refuse)
}

/// A file, to be read and to be written at its end.
pub fn open_to_append(path: &Path) -> io::Result<File> {
    opened(path, Absent::Refuse)
}

/// A file, to be written; where there is none, an empty one.
pub fn open_or_make(path: &Path) -> io::Result<File> {
    opened(path, Absent::Make)
}

/// A file that was not there, to be written.
pub fn make(path: &Path) -> io::Result<File> {
    opened(path, Absent::MakeOnly)
}

fn opened(path: &Path, absent: Absent) -> io::Result<File> {
    // A file without bytes is not stored: even a tab that only looks on may have one.
    let id = reads(|tree| tree.open(path, absent))?;
    Ok(File { path: path.to_owned(), id, at: Cell::new(0), held: Cell::new(false) })
}

impl File {
    /// The same file once more; what is held is held by one of them.
    pub fn try_clone(&self) -> io::Result<Self> {
        Ok(Self {
            path: self.path.clone(),
            id: self.id,
            at: Cell::new(self.at.get()),
            held: Cell::new(false),
        })
    }

    pub fn metadata(&self) -> io::Result<Metadata> {
        reads(|tree| tree.find(&self.path)).map(Metadata)
    }

    pub fn sync_all(&self) -> io::Result<()> {
        Ok(())
    }

    pub fn sync_data(&self) -> io::Result<()> {
        Ok(())
    }

    pub fn set_len(&self, length: u64) -> io::Result<()> {
        changed(|tree| tree.cut_off(&self.path, self.id, length))
    }

    /// Holds it alone. Where another tab writes, that tab holds all.
    pub fn try_lock(&self) -> Result<(), TryLockError> {
        disk::writable().map_err(|_| TryLockError::WouldBlock)?;
        self.hold().then_some(()).ok_or(TryLockError::WouldBlock)
    }

    fn hold(&self) -> bool {
        let held = disk::locks(|locks| locks.hold(self.id));
        self.held.set(held || self.held.get());
        held
    }

    pub fn unlock(&self) -> io::Result<()> {
        if self.held.replace(false) {
            disk::locks(|locks| locks.release(self.id));
        }
        Ok(())
    }
}

impl Drop for File {
    fn drop(&mut self) {
        // What is not held is let go of just as well.
        let _ = self.unlock();
    }
}

impl Read for File {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let from = usize::try_from(self.at.get()).unwrap_or(usize::MAX);
        let read = reads(|tree| {
            let bytes = tree.bytes(&self.path, self.id)?;
            bytes.get(from..).unwrap_or_default().read(to)
        })?;
        self.at.set(self.at.get() + read as u64);
        Ok(read)
    }
}

impl Seek for File {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let at = match to {
            SeekFrom::Start(at) => Some(at),
            SeekFrom::Current(by) => self.at.get().checked_add_signed(by),
            SeekFrom::End(by) => {
                let length = reads(|tree| tree.bytes(&self.path, self.id).map(<[u8]>::len))?;
                (length as u64).checked_add_signed(by)
            }
        };
        self.at.set(at.ok_or(io::ErrorKind::InvalidInput)?);
        Ok(self.at.get())
    }
}

impl Write for &File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        changed(|tree| tree.append(&self.path, self.id, bytes)).map(|()| bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Write for File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        (&*self).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
