//! Changes on their way to a browser's storage: in their order, all that wait
//! at once, or none of them.

use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::task::Poll;

#[derive(Debug, Default)]
pub struct Queue {
    waiting: Vec<PartChange>,
    made: u64,
    under_way: Option<Batch>,
    stored: u64,
    trouble: Option<(u64, StorageTrouble)>,
}

#[derive(Debug)]
struct Batch {
    changes: Vec<PartChange>,
    last: u64,
}

/// A moment in what was written: so many changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark(u64);

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{words}")]
pub struct StorageTrouble {
    pub kind: io::ErrorKind,
    /// The browser's own words.
    pub words: String,
}

impl From<StorageTrouble> for io::Error {
    fn from(trouble: StorageTrouble) -> Self {
        Self::new(trouble.kind, trouble)
    }
}

impl Queue {
    /// Puts a change in line to be stored. Changes that it undoes no longer have to be.
    pub fn add(&mut self, change: PartChange) {
        self.made += 1;
        self.put_in_line(change);
    }

    fn put_in_line(&mut self, change: PartChange) {
        self.waiting.retain(|earlier| !change.undoes(earlier));
        self.waiting.push(change);
    }

    pub const fn mark(&self) -> Mark {
        Mark(self.made)
    }

    /// Returns the changes to be stored next, all of them or none; nothing while those that were
    /// begun have not ended.
    pub fn begin(&mut self) -> Option<Vec<PartChange>> {
        if self.under_way.is_some() || self.waiting.is_empty() {
            return None;
        }
        let changes = std::mem::take(&mut self.waiting);
        self.under_way = Some(Batch { changes: changes.clone(), last: self.made });
        Some(changes)
    }

    /// Ends the changes that were begun. If they could not be stored, they wait again, before
    /// all that came since.
    pub fn end(&mut self, how: Result<(), StorageTrouble>) {
        let Some(Batch { changes, last }) = self.under_way.take() else { return };
        match how {
            Ok(()) => {
                self.stored = last;
                self.trouble = None;
            }
            Err(trouble) => {
                let since = std::mem::replace(&mut self.waiting, changes);
                for change in since {
                    self.put_in_line(change);
                }
                self.trouble = Some((last, trouble));
            }
        }
    }

    /// Returns whether all before `mark` is stored.
    pub fn stand(&self, mark: Mark) -> Poll<Result<(), StorageTrouble>> {
        match &self.trouble {
            _ if mark.0 <= self.stored => Poll::Ready(Ok(())),
            Some((last, trouble)) if self.under_way.is_none() && mark.0 <= *last => {
                Poll::Ready(Err(trouble.clone()))
            }
            _ => Poll::Pending,
        }
    }

    /// Nothing can be stored.
    pub fn cannot(&mut self, trouble: StorageTrouble) {
        self.trouble = Some((self.made, trouble));
    }

    /// The reason that the last try failed, until one succeeds.
    pub const fn trouble(&self) -> Option<&StorageTrouble> {
        match &self.trouble {
            Some((_, trouble)) => Some(trouble),
            None => None,
        }
    }

    pub const fn is_behind(&self) -> bool {
        self.under_way.is_some() || !self.waiting.is_empty()
    }

    /// Starts over once the storage has lost everything: all of it is to be stored again.
    pub fn begin_anew(&mut self, all: Vec<PartChange>) {
        self.made += 1;
        self.waiting = all;
    }
}

/// A change of what is stored. Files are stored in parts, so that a line that
/// is added to a game costs no more than itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartChange {
    pub path: PathBuf,
    /// Index of the part, from 0.
    pub part: u32,
    pub what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// It holds these bytes.
    Put(Rc<[u8]>),
    /// It goes, with all behind it.
    Cut,
}

impl PartChange {
    pub fn put(path: &Path, part: u32, bytes: &[u8]) -> Self {
        Self { path: path.to_owned(), part, what: What::Put(bytes.into()) }
    }

    /// A file that ends before this part; before part 0 there is none.
    pub fn cut(path: &Path, part: u32) -> Self {
        Self { path: path.to_owned(), part, what: What::Cut }
    }

    /// Returns whether nothing is left of `earlier` once this has happened too.
    pub fn undoes(&self, earlier: &Self) -> bool {
        self.path == earlier.path
            && match (&self.what, &earlier.what) {
                (What::Cut, _) => earlier.part >= self.part,
                (What::Put(_), What::Put(_)) => earlier.part == self.part,
                (What::Put(_), What::Cut) => false,
            }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn put(part: u32, text: &str) -> PartChange {
        PartChange::put(Path::new("/a"), part, text.as_bytes())
    }

    fn cut(part: u32) -> PartChange {
        PartChange::cut(Path::new("/a"), part)
    }

    fn full() -> StorageTrouble {
        StorageTrouble { kind: io::ErrorKind::StorageFull, words: "full".to_owned() }
    }

    #[test]
    fn changes_are_stored_in_their_order_and_one_batch_after_the_other() {
        let mut queue = Queue::default();
        assert_eq!(queue.begin(), None);
        queue.add(put(0, "a"));
        let first = queue.mark();
        queue.add(put(1, "b"));
        assert_eq!(queue.begin(), Some(vec![put(0, "a"), put(1, "b")]));
        queue.add(put(2, "c"));
        let last = queue.mark();
        assert_eq!(queue.begin(), None, "one at a time");
        assert_eq!(queue.stand(first), Poll::Pending);
        queue.end(Ok(()));
        assert_eq!(queue.stand(first), Poll::Ready(Ok(())));
        assert_eq!(queue.stand(last), Poll::Pending);
        assert!(queue.is_behind());
        assert_eq!(queue.begin(), Some(vec![put(2, "c")]));
        queue.end(Ok(()));
        assert_eq!(queue.stand(last), Poll::Ready(Ok(())));
        assert!(!queue.is_behind());
    }

    #[test]
    fn what_failed_is_told_and_goes_first_the_next_time() {
        let mut queue = Queue::default();
        queue.add(put(0, "a"));
        let first = queue.mark();
        let begun = queue.begin();
        queue.add(put(1, "b"));
        let last = queue.mark();
        queue.end(Err(full()));
        assert_eq!(queue.stand(first), Poll::Ready(Err(full())));
        assert_eq!(queue.stand(last), Poll::Pending, "it was not tried yet");
        assert_eq!(begun, Some(vec![put(0, "a")]));
        assert_eq!(queue.begin(), Some(vec![put(0, "a"), put(1, "b")]));
        assert_eq!(queue.stand(first), Poll::Pending, "it is tried again");
        assert_eq!(queue.trouble(), Some(&full()), "and told until it works");
        queue.end(Ok(()));
        assert_eq!(queue.stand(last), Poll::Ready(Ok(())));
        assert_eq!(queue.trouble(), None);
    }

    #[test]
    fn what_a_later_change_undoes_is_not_stored() {
        let mut queue = Queue::default();
        for change in [put(0, "a"), put(1, "b"), put(2, "c"), cut(1), put(1, "d"), put(1, "e")] {
            queue.add(change);
        }
        assert_eq!(queue.begin(), Some(vec![put(0, "a"), cut(1), put(1, "e")]));
        queue.add(cut(0));
        queue.end(Err(full()));
        assert_eq!(queue.begin(), Some(vec![cut(0)]), "also behind what failed");
    }

    #[test]
    fn a_storage_that_can_not_be_opened_is_told_until_something_is_stored() {
        let mut queue = Queue::default();
        queue.cannot(full());
        assert_eq!(queue.trouble(), Some(&full()));
        assert!(!queue.is_behind());
        queue.add(put(0, "a"));
        let mark = queue.mark();
        assert_eq!(queue.stand(mark), Poll::Pending, "it may work by now");
        assert!(queue.begin().is_some());
        queue.end(Ok(()));
        assert_eq!((queue.stand(mark), queue.trouble()), (Poll::Ready(Ok(())), None));
    }

    #[test]
    fn a_storage_that_was_emptied_is_filled_again() {
        let mut queue = Queue::default();
        queue.add(put(0, "a"));
        assert!(queue.begin().is_some());
        queue.end(Ok(()));
        queue.begin_anew(vec![put(0, "a")]);
        let mark = queue.mark();
        assert_eq!(queue.stand(mark), Poll::Pending);
        assert_eq!(queue.begin(), Some(vec![put(0, "a")]));
        queue.end(Ok(()));
        assert_eq!(queue.stand(mark), Poll::Ready(Ok(())));
    }
}
