//! All bins of the data folder together.

use std::io;

use chrono::{DateTime, Utc};

use super::{Bin, BinContents, BinOf, Deleted};
use crate::{Folder, NotWritten, Place};

impl Folder {
    fn bins(&self) -> [Bin; 4] {
        [self.bin(Place::Table), self.bin(Place::Archive), self.decks().bin(), self.islands().bin()]
    }

    /// The bin of the games at `place`.
    pub(crate) fn bin(&self, place: Place) -> Bin {
        Bin::new(BinOf::Games(place), &self.place(place))
    }

    /// Brings all bins into order, as a start does: what was deleted more than
    /// [`KEPT_DAYS`](super::KEPT_DAYS) days before `now` is removed for good,
    /// and what was cut off in the middle is ended.
    pub fn tidy_bins(&self, now: DateTime<Utc>) {
        for bin in self.bins() {
            bin.tidy(now);
        }
    }

    /// All that was deleted and can be put back, the latest first.
    pub fn deleted(&self) -> Vec<Deleted> {
        let of_bin = |bin: &Bin| {
            let of = bin.of;
            bin.list().into_iter().map(move |removed| Deleted { of, removed })
        };
        let mut all: Vec<Deleted> = self.bins().iter().flat_map(of_bin).collect();
        all.sort_by_key(|deleted| std::cmp::Reverse(deleted.removed.at()));
        all
    }

    /// What all bins hold.
    pub fn bin_contents(&self) -> BinContents {
        self.bins().iter().map(Bin::contents).fold(BinContents::default(), |sum, one| BinContents {
            count: sum.count + one.count,
            bytes: sum.bytes + one.bytes,
        })
    }

    /// Removes all that was deleted for good. What somebody else put into a bin
    /// stays.
    ///
    /// # Errors
    /// Why something could not be removed; all else is.
    pub fn empty_bins(&self) -> io::Result<()> {
        let emptied = self.bins().map(|bin| bin.empty());
        emptied.into_iter().collect()
    }

    /// Puts something deleted back where it was.
    ///
    /// # Errors
    /// When something lies there now, an island has its name by now, or the
    /// system says no.
    pub fn restore(&self, deleted: &Deleted) -> Result<(), NotWritten> {
        match deleted.of {
            BinOf::Games(_) => self.put_back(&deleted.removed),
            BinOf::Decks => self.decks().put_back(&deleted.removed),
            BinOf::Islands => self.islands().put_back(&deleted.removed),
        }
    }
}
