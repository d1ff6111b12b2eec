//! A tree of files in memory, which tells what of it is to be stored.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::queue::{PartChange, What};

/// A file has at most this many parts; then it is stored as one again.
const MOST_PARTS: usize = 64;

/// Files and folders. Folders are not stored: they are where files are.
#[derive(Debug, Default)]
pub struct Tree {
    files: BTreeMap<PathBuf, StoredFile>,
    folders: BTreeSet<PathBuf>,
    named: u64,
    changes: Vec<PartChange>,
}

#[derive(Debug)]
struct StoredFile {
    id: Id,
    bytes: Vec<u8>,
    /// Lengths of its parts, in bytes. A file without bytes has none, and is not stored.
    parts: Vec<usize>,
}

/// A file, whatever its name is: none after it has the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Id(u64);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    File(u64),
    Folder,
}

/// Handling of a file that is opened where none is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absent {
    Refuse,
    Make,
    /// It is made, and one that is there is an error.
    MakeOnly,
}

impl Tree {
    /// Takes what is stored in place of all files, as far as it fits: a part
    /// behind one that is missing is none.
    pub fn read_anew(&mut self, parts: impl IntoIterator<Item = (PathBuf, u32, Vec<u8>)>) {
        self.files.clear();
        for (path, part, bytes) in parts {
            self.hear(PartChange { path, part, what: What::Put(bytes.into()) });
        }
    }

    /// Another tab has changed what is stored.
    pub fn hear(&mut self, change: PartChange) {
        let PartChange { path, part, what } = change;
        let part = part as usize;
        let held = self.files.get(&path).map_or(0, |node| node.parts.len());
        match what {
            What::Put(bytes) if part <= held => {
                if !self.files.contains_key(&path) {
                    self.make_parents(&path);
                    self.add(&path);
                }
                let Some(node) = self.files.get_mut(&path) else { return };
                let from: usize = node.parts.iter().take(part).sum();
                let behind = node.parts.get(part).map_or(from, |length| from + length);
                node.bytes.splice(from..behind, bytes.iter().copied());
                match node.parts.get_mut(part) {
                    Some(length) => *length = bytes.len(),
                    None => node.parts.push(bytes.len()),
                }
            }
            What::Put(_) => {}
            What::Cut if part == 0 => {
                self.files.remove(&path);
            }
            What::Cut => {
                let Some(node) = self.files.get_mut(&path) else { return };
                node.parts.truncate(part);
                node.bytes.truncate(node.parts.iter().sum());
            }
        }
    }

    /// Takes the changes that were made since the last call.
    pub fn changes(&mut self) -> Vec<PartChange> {
        std::mem::take(&mut self.changes)
    }

    /// All there is, as it would be stored anew.
    pub fn all(&self) -> Vec<PartChange> {
        let file = |(path, node): (&PathBuf, &StoredFile)| {
            [PartChange::cut(path, 0), PartChange::put(path, 0, &node.bytes)]
        };
        self.files.iter().filter(|(_, node)| !node.bytes.is_empty()).flat_map(file).collect()
    }

    fn add(&mut self, path: &Path) -> Id {
        self.named += 1;
        let id = Id(self.named);
        let node = StoredFile { id, bytes: Vec::new(), parts: Vec::new() };
        self.files.insert(path.to_owned(), node);
        id
    }

    fn make_parents(&mut self, path: &Path) {
        self.folders.extend(path.ancestors().skip(1).map(Path::to_owned));
    }

    pub fn find(&self, path: &Path) -> io::Result<Found> {
        if let Some(node) = self.files.get(path) {
            return Ok(Found::File(node.bytes.len() as u64));
        }
        if self.folders.contains(path) {
            return Ok(Found::Folder);
        }
        Err(ErrorKind::NotFound.into())
    }

    pub fn open(&mut self, path: &Path, absent: Absent) -> io::Result<Id> {
        match (self.find(path), absent) {
            (Ok(Found::Folder), _) => Err(ErrorKind::IsADirectory.into()),
            (Ok(Found::File(_)), Absent::MakeOnly) => Err(ErrorKind::AlreadyExists.into()),
            (Ok(Found::File(_)), _) => {
                self.files.get(path).map(|node| node.id).ok_or(ErrorKind::NotFound.into())
            }
            (Err(error), Absent::Refuse) => Err(error),
            (Err(_), Absent::Make | Absent::MakeOnly) => {
                self.is_folder(path.parent().unwrap_or(path))?;
                Ok(self.add(path))
            }
        }
    }

    fn is_folder(&self, path: &Path) -> io::Result<()> {
        match self.find(path)? {
            Found::Folder => Ok(()),
            Found::File(_) => Err(ErrorKind::NotADirectory.into()),
        }
    }

    /// Returns what the file holds, wherever it lies; nothing if it is gone.
    pub fn bytes(&self, path: &Path, id: Id) -> io::Result<&[u8]> {
        let node = self.files.get(path).filter(|node| node.id == id);
        node.map(|node| node.bytes.as_slice()).ok_or(ErrorKind::NotFound.into())
    }

    pub fn append(&mut self, path: &Path, id: Id, bytes: &[u8]) -> io::Result<()> {
        let node = self.files.get_mut(path).filter(|node| node.id == id);
        let node = node.ok_or(ErrorKind::NotFound)?;
        if bytes.is_empty() {
            return Ok(());
        }
        node.bytes.extend_from_slice(bytes);
        if node.parts.len() < MOST_PARTS {
            let part = u32::try_from(node.parts.len()).map_err(|_| ErrorKind::FileTooLarge)?;
            node.parts.push(bytes.len());
            self.changes.push(PartChange::put(path, part, bytes));
        } else {
            node.rewrite(path, &mut self.changes);
        }
        Ok(())
    }

    /// Cuts a file off after this many bytes.
    pub fn cut_off(&mut self, path: &Path, id: Id, length: u64) -> io::Result<()> {
        let node = self.files.get_mut(path).filter(|node| node.id == id);
        let node = node.ok_or(ErrorKind::NotFound)?;
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        if length < node.bytes.len() {
            node.bytes.truncate(length);
            node.rewrite(path, &mut self.changes);
        }
        Ok(())
    }

    /// Returns what lies in a folder, sorted.
    pub fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        self.is_folder(folder)?;
        let inside = |path: &&PathBuf| path.parent() == Some(folder);
        let mut all: Vec<PathBuf> =
            self.files.keys().chain(&self.folders).filter(inside).cloned().collect();
        all.sort();
        Ok(all)
    }

    /// Makes a folder, and those it lies in.
    pub fn make_folders(&mut self, path: &Path) -> io::Result<()> {
        if path.ancestors().any(|path| self.files.contains_key(path)) {
            return Err(ErrorKind::NotADirectory.into());
        }
        self.make_parents(path);
        self.folders.insert(path.to_owned());
        Ok(())
    }

    /// Gives a file another name; what has that name goes.
    pub fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        if self.find(from)? == Found::Folder || matches!(self.find(to), Ok(Found::Folder)) {
            return Err(ErrorKind::IsADirectory.into());
        }
        self.is_folder(to.parent().unwrap_or(to))?;
        if from == to {
            return Ok(());
        }
        let Some(mut node) = self.files.remove(from) else {
            return Err(ErrorKind::NotFound.into());
        };
        self.changes.push(PartChange::cut(from, 0));
        node.rewrite(to, &mut self.changes);
        self.files.insert(to.to_owned(), node);
        Ok(())
    }

    /// Makes a file that holds what another one does.
    pub fn copy(&mut self, from: &Path, to: &Path, absent: Absent) -> io::Result<u64> {
        let id = self.open(from, Absent::Refuse)?;
        let bytes = self.bytes(from, id)?.to_owned();
        let copy = self.open(to, absent)?;
        self.cut_off(to, copy, 0)?;
        self.append(to, copy, &bytes)?;
        Ok(bytes.len() as u64)
    }

    pub fn remove(&mut self, path: &Path) -> io::Result<()> {
        match self.find(path)? {
            Found::Folder => Err(ErrorKind::IsADirectory.into()),
            Found::File(_) => {
                self.files.remove(path);
                self.changes.push(PartChange::cut(path, 0));
                Ok(())
            }
        }
    }
}

impl StoredFile {
    fn rewrite(&mut self, path: &Path, changes: &mut Vec<PartChange>) {
        self.parts.clear();
        changes.push(PartChange::cut(path, 0));
        if !self.bytes.is_empty() {
            self.parts.push(self.bytes.len());
            changes.push(PartChange::put(path, 0, &self.bytes));
        }
    }
}

#[cfg(test)]
#[path = "tree_tests.rs"]
mod tests;
