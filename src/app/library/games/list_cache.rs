//! Cache of what a list shows of each game, kept beside the games, so that a long list appears
//! without reading every game in full.

use super::saved::{GLANCE_VERSION, Glance};
use crate::app::library::collection::FileCache;
use store::{Folder, OpenError, Place, Stamp};

/// A list of at least this many games is cached. Fewer are read just as fast,
/// and leave no file behind.
pub const MANY: usize = 40;

/// Cache of what a list shows of the games at one place. Short lists aren't cached.
#[derive(Debug)]
pub struct ListCache(Option<FileCache<Glance>>);

impl ListCache {
    /// The cache for the `count` games at `place` of `folder`.
    pub fn open(folder: &Folder, place: Place, count: usize) -> Self {
        let open = || FileCache::open(folder.glances(place), GLANCE_VERSION);
        Self((count >= MANY).then(open))
    }

    /// Returns what the list shows of the game whose file has this stamp.
    ///
    /// # Errors
    /// Fails if it isn't cached and `read` finds that the game can't be played.
    pub fn of(
        &mut self,
        stamp: &Stamp,
        read: impl FnOnce() -> Result<Glance, OpenError>,
    ) -> Result<Glance, OpenError> {
        match &mut self.0 {
            Some(cache) => cache.get_or_make(stamp.clone(), read),
            None => read(),
        }
    }

    /// Writes the cache if it has changed.
    pub fn keep(self) {
        if let Some(mut cache) = self.0 {
            cache.write();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::app::library::by_lot::{begin, go_on};
    use store::read_journal;

    fn files(folder: &Folder) -> Vec<PathBuf> {
        folder.files_at(Place::Table).expect("a folder")
    }

    fn seen(folder: &Folder) -> Vec<Glance> {
        let files = files(folder);
        let mut cache = ListCache::open(folder, Place::Table, files.len());
        let read = |path: &PathBuf| Ok(Glance::of(&read_journal(path)?.game));
        let stamp = |path| folder.look(path).expect("there");
        let seen = files.iter().map(|path| cache.of(&stamp(path), || read(path)).expect("opens"));
        let seen = seen.collect();
        cache.keep();
        seen
    }

    fn really(folder: &Folder) -> Vec<Glance> {
        let read = |path: &PathBuf| Glance::of(&read_journal(path).expect("opens").game);
        files(folder).iter().map(read).collect()
    }

    #[test]
    fn a_long_list_is_kept_and_shows_what_the_games_say_also_when_they_went_on() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = Folder::new(data.path());
        begin(&folder, 0..MANY as u64);
        let cache = data.path().join("glances.json");
        assert_eq!(seen(&folder), really(&folder));
        assert!(cache.exists());
        let before = seen(&folder);
        go_on(&files(&folder)[7], 16);
        let after = seen(&folder);
        assert_eq!(after, really(&folder));
        assert_ne!(after[7], before[7]);
        assert_eq!(after.iter().zip(&before).filter(|(new, old)| new != old).count(), 1);
        for damage in ["", "[]", "{\"version\":1,\"games\":7}"] {
            std::fs::write(&cache, damage).expect("damaged");
            assert_eq!(seen(&folder), after);
        }
    }

    #[test]
    fn what_is_kept_is_what_is_shown_until_the_file_changes() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = Folder::new(data.path());
        begin(&folder, 0..MANY as u64);
        let first = seen(&folder);
        let cache = data.path().join("glances.json");
        let words = std::fs::read_to_string(&cache).expect("kept");
        let name = first[0].players[0].name.to_string();
        let other = words.replace(&format!("\"name\":\"{name}\""), "\"name\":\"Zelda\"");
        assert_ne!(words, other);
        std::fs::write(&cache, other).expect("written");
        assert_eq!(seen(&folder)[0].players[0].name.as_str(), "Zelda", "no game was read");
    }

    #[test]
    fn a_list_that_was_kept_with_a_time_of_no_calendar_is_made_anew() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = Folder::new(data.path());
        begin(&folder, 0..MANY as u64);
        let first = seen(&folder);
        let cache = data.path().join("glances.json");
        let words = std::fs::read_to_string(&cache).expect("kept");
        let (before, behind) = words.split_once("\"last\":\"").expect("a time");
        let (_, behind) = behind.split_once('"').expect("its end");
        let far = "+262142-12-31T23:59:59Z";
        std::fs::write(&cache, format!("{before}\"last\":\"{far}\"{behind}")).expect("written");
        assert_eq!(seen(&folder), first);
        assert!(!std::fs::read_to_string(&cache).expect("kept").contains(far));
    }

    #[test]
    fn a_few_games_leave_no_cache_behind() {
        let data = tempfile::tempdir().expect("a folder");
        let folder = Folder::new(data.path());
        begin(&folder, 0..3);
        assert_eq!(seen(&folder), really(&folder));
        assert!(!data.path().join("glances.json").exists());
    }
}
