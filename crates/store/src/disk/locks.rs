//! Locks on files of the tree, within one tab.

use std::collections::BTreeSet;

use super::tree::Id;

/// The locks of one tab. Only one tab may write at a time.
#[derive(Debug, Default)]
pub struct Locks(BTreeSet<Id>);

impl Locks {
    /// Holds a file alone; whether nobody else does.
    pub fn hold(&mut self, id: Id) -> bool {
        self.0.insert(id)
    }

    /// Lets go of it.
    pub fn release(&mut self, id: Id) {
        self.0.remove(&id);
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::{Absent, Tree};
    use super::*;

    #[test]
    fn one_holds_a_file_alone_until_it_lets_go() {
        let mut tree = Tree::default();
        let mut locks = Locks::default();
        let folder = std::path::Path::new("/");
        assert!(tree.make_folders(folder).is_ok());
        let files = ["a", "b"].map(|name| tree.open(&folder.join(name), Absent::Make));
        let [Ok(one), Ok(other)] = files else { panic!("{files:?}") };
        assert!(locks.hold(one));
        assert!(!locks.hold(one));
        assert!(locks.hold(other), "each file for itself");
        locks.release(one);
        assert!(locks.hold(one));
    }
}
