#![allow(clippy::unwrap_used, reason = "a test says so by panicking")]

use super::*;

fn at(path: &str) -> &Path {
    Path::new(path)
}

/// A tree with this file, and what another tab makes of what is told of it.
fn with(path: &str, bytes: &[u8]) -> (Tree, Id) {
    let mut tree = Tree::default();
    tree.make_folders(at(path).parent().unwrap()).unwrap();
    let id = tree.open(at(path), Absent::Make).unwrap();
    tree.append(at(path), id, bytes).unwrap();
    (tree, id)
}

/// All that is there is stored: another tab that hears of it has the same.
fn same(tree: &mut Tree, stored: &mut Tree) {
    for change in tree.changes() {
        stored.hear(change);
    }
    let files = |tree: &Tree| -> Vec<(PathBuf, Vec<u8>)> {
        let full = tree.files.iter().filter(|(_, node)| !node.bytes.is_empty());
        full.map(|(path, node)| (path.clone(), node.bytes.clone())).collect()
    };
    assert_eq!(files(tree), files(stored));
    let anew = tree.all().into_iter().fold(Tree::default(), |mut tree, change| {
        tree.hear(change);
        tree
    });
    assert_eq!(files(tree), files(&anew));
}

#[test]
fn what_is_written_is_there_and_stored_in_parts() {
    let (mut tree, id) = with("/games/a", b"one");
    tree.append(at("/games/a"), id, b"two").unwrap();
    assert_eq!(tree.bytes(at("/games/a"), id).unwrap(), b"onetwo");
    let put =
        [PartChange::put(at("/games/a"), 0, b"one"), PartChange::put(at("/games/a"), 1, b"two")];
    assert_eq!(tree.changes(), put);
    assert_eq!(tree.find(at("/games")).unwrap(), Found::Folder);
    assert_eq!(tree.list(at("/games")).unwrap(), [at("/games/a")]);
}

#[test]
fn a_file_of_many_parts_becomes_one_again() {
    let (mut tree, id) = with("/a", b"0");
    let mut stored = Tree::default();
    for nth in 0..200_u8 {
        tree.append(at("/a"), id, &[nth]).unwrap();
        same(&mut tree, &mut stored);
        assert!(stored.files.get(at("/a")).unwrap().parts.len() <= MOST_PARTS);
    }
    assert_eq!(tree.bytes(at("/a"), id).unwrap().len(), 201);
}

#[test]
fn a_name_is_given_taken_and_replaced() {
    let (mut tree, old) = with("/games/a", b"old");
    let mut stored = Tree::default();
    same(&mut tree, &mut stored);
    let new = tree.open(at("/games/.a.new"), Absent::MakeOnly).unwrap();
    assert_eq!(
        tree.open(at("/games/.a.new"), Absent::MakeOnly).unwrap_err().kind(),
        ErrorKind::AlreadyExists
    );
    tree.append(at("/games/.a.new"), new, b"newer").unwrap();
    tree.rename(at("/games/.a.new"), at("/games/a")).unwrap();
    same(&mut tree, &mut stored);
    assert_eq!(tree.bytes(at("/games/a"), new).unwrap(), b"newer");
    assert_eq!(tree.bytes(at("/games/a"), old).unwrap_err().kind(), ErrorKind::NotFound);
    assert_eq!(tree.copy(at("/games/a"), at("/games/b"), Absent::MakeOnly).unwrap(), 5);
    let taken = tree.copy(at("/games/a"), at("/games/b"), Absent::MakeOnly).unwrap_err();
    assert_eq!(taken.kind(), ErrorKind::AlreadyExists);
    tree.cut_off(at("/games/a"), new, 3).unwrap();
    same(&mut tree, &mut stored);
    tree.remove(at("/games/b")).unwrap();
    same(&mut tree, &mut stored);
}

#[test]
fn a_folder_is_no_file_and_a_file_no_folder() {
    let (mut tree, _) = with("/games/a", b"x");
    for (what, kind) in [
        (tree.open(at("/games"), Absent::Make).err(), ErrorKind::IsADirectory),
        (tree.open(at("/games/a/b"), Absent::Make).err(), ErrorKind::NotADirectory),
        (tree.open(at("/none/b"), Absent::Make).err(), ErrorKind::NotFound),
        (tree.open(at("/games/b"), Absent::Refuse).err(), ErrorKind::NotFound),
        (tree.make_folders(at("/games/a/b")).err(), ErrorKind::NotADirectory),
        (tree.list(at("/games/a")).err(), ErrorKind::NotADirectory),
        (tree.remove(at("/games")).err(), ErrorKind::IsADirectory),
        (tree.rename(at("/games/a"), at("/games")).err(), ErrorKind::IsADirectory),
        (tree.rename(at("/games/b"), at("/games/c")).err(), ErrorKind::NotFound),
    ] {
        assert_eq!(what.map(|error| error.kind()), Some(kind));
    }
}

#[test]
fn what_was_stored_comes_back_up_to_a_part_that_is_missing() {
    let part = |path: &str, part, text: &str| (PathBuf::from(path), part, text.into());
    let (mut tree, _) = with("/games/old", b"old");
    tree.read_anew([
        part("/games/a", 0, "one"),
        part("/games/a", 1, "two"),
        part("/games/a", 3, "four"),
        part("/games/b", 1, "lost"),
    ]);
    assert_eq!(tree.find(at("/games/old")).unwrap_err().kind(), ErrorKind::NotFound);
    assert_eq!(tree.find(at("/games/a")).unwrap(), Found::File(6));
    assert_eq!(tree.find(at("/games/b")).unwrap_err().kind(), ErrorKind::NotFound);
}
