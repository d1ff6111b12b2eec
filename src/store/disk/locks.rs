//! Who holds which file of the tree, within one tab.

use std::collections::BTreeMap;

use super::tree::Id;

/// The locks of one tab. Between tabs one alone may write.
#[derive(Debug, Default)]
pub struct Locks(BTreeMap<Id, Held>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Held {
    Alone,
    Shared(usize),
}

/// How a file is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// By one.
    Alone,
    /// By some who don't mind each other.
    Shared,
}

impl Locks {
    /// Holds a file; whether nobody minds.
    pub fn hold(&mut self, id: Id, hold: Hold) -> bool {
        let now = match (self.0.get(&id), hold) {
            (None, Hold::Alone) => Held::Alone,
            (None, Hold::Shared) => Held::Shared(1),
            (Some(Held::Shared(some)), Hold::Shared) => Held::Shared(some + 1),
            (Some(_), _) => return false,
        };
        self.0.insert(id, now);
        true
    }

    /// Lets go of it once.
    pub fn release(&mut self, id: Id) {
        match self.0.get_mut(&id) {
            Some(Held::Shared(some)) if *some > 1 => *some -= 1,
            _ => {
                self.0.remove(&id);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::{Absent, Tree};
    use super::*;

    #[test]
    fn one_holds_a_file_alone_or_some_share_it() {
        let mut tree = Tree::default();
        let mut locks = Locks::default();
        let folder = std::path::Path::new("/");
        assert!(tree.make_folders(folder).is_ok());
        let files = ["a", "b"].map(|name| tree.open(&folder.join(name), Absent::Make));
        let [Ok(one), Ok(other)] = files else { panic!("{files:?}") };
        assert!(locks.hold(one, Hold::Alone));
        assert!(!locks.hold(one, Hold::Alone) && !locks.hold(one, Hold::Shared));
        assert!(locks.hold(other, Hold::Shared) && locks.hold(other, Hold::Shared));
        assert!(!locks.hold(other, Hold::Alone));
        locks.release(one);
        assert!(locks.hold(one, Hold::Shared));
        locks.release(other);
        assert!(!locks.hold(other, Hold::Alone));
        locks.release(other);
        assert!(locks.hold(other, Hold::Alone));
    }
}
