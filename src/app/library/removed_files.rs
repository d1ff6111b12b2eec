//! What was removed in this window and can be put back.

use std::path::Path;

use store::Removed;

/// The files removed last, each with what is remembered of it.
#[derive(Debug)]
pub struct RemovedFiles<T>(Vec<Entry<T>>);

#[derive(Debug)]
struct Entry<T> {
    removed: Removed,
    remembered: Option<T>,
}

impl<T> Default for RemovedFiles<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> RemovedFiles<T> {
    /// Adds a file that was removed. Nothing is remembered of one that couldn't
    /// be read.
    pub fn push(&mut self, removed: Removed, remembered: Option<T>) {
        self.0.push(Entry { removed, remembered });
    }

    /// Forgets what another window has put back or removed for good.
    pub fn refresh(&mut self) {
        self.0.retain(|entry| entry.removed.is_there());
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// What was removed last: its file, and what is remembered of it.
    pub fn last(&self) -> Option<(&Path, Option<&T>)> {
        self.0.last().map(|entry| (entry.removed.from(), entry.remembered.as_ref()))
    }

    /// Puts back what was removed last. If there is nothing to put back, does
    /// nothing.
    ///
    /// # Errors
    /// When `put_back` fails; the file can still be put back later.
    pub fn put_back<E>(
        &mut self,
        put_back: impl FnOnce(&Removed) -> Result<(), E>,
    ) -> Result<(), E> {
        self.refresh();
        if let Some(last) = self.0.last() {
            put_back(&last.removed)?;
            self.0.pop();
        }
        Ok(())
    }
}
