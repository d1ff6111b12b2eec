use std::collections::BTreeSet;
use std::fs;

use tempfile::TempDir;

use super::*;

fn now() -> DateTime<Utc> {
    "2026-11-21T18:40:00.25Z".parse().expect("a time")
}

fn days(days: i64) -> TimeDelta {
    TimeDelta::days(days)
}

fn games() -> (TempDir, Bin) {
    let folder = tempfile::tempdir().expect("a folder");
    let bin = Bin::new(BinOf::Games(Place::Table), folder.path());
    (folder, bin)
}

fn file(folder: &Path, name: &str) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, name).expect("written");
    path
}

fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("one"));
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

fn set(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn what_is_listed_is_what_was_put_there_and_goes_back_with_its_company() {
    let (folder, bin) = games();
    let path = file(folder.path(), "a.tableside");
    let company = [file(folder.path(), "old.tableside"), file(folder.path(), "a.damaged-1")];
    let removed = bin.put(&path, &company, now()).expect("deleted");
    assert_eq!(names(folder.path()), set(&[BIN]));
    assert_eq!(bin.contents(), BinContents { count: 1, bytes: 11 + 13 + 11 });
    let [listed] = bin.list().try_into().expect("one");
    assert_eq!((listed.from(), listed.kept()), (removed.from(), removed.kept()));
    assert_eq!(listed.company.len(), 2);
    listed.put_back().expect("back");
    assert_eq!(names(folder.path()), set(&["a.damaged-1", "a.tableside", "old.tableside", BIN]));
    assert!(!removed.is_there() && bin.list().is_empty());
}

#[test]
fn one_name_is_deleted_as_often_as_one_likes_within_a_second() {
    let (folder, bin) = games();
    for _ in 0..3 {
        let path = file(folder.path(), "a.tableside");
        bin.put(&path, &[file(folder.path(), "a.damaged-1")], now()).expect("deleted");
    }
    let all = bin.list();
    assert_eq!(all.iter().map(|removed| removed.company.len()).collect::<Vec<_>>(), [1, 1, 1]);
    all[0].put_back().expect("the last one");
    assert!(matches!(all[1].put_back(), Err(NotWritten::Taken(_))));
}

#[test]
fn a_deletion_that_was_cut_off_has_not_happened() {
    let (folder, bin) = games();
    let path = file(folder.path(), "a.tableside");
    let company = [file(folder.path(), "old.tableside"), file(folder.path(), "a.damaged-1")];
    let before = names(folder.path());
    // What belongs to a game goes before it: at each moment in between.
    for cut in 1..=company.len() {
        fs::create_dir_all(&bin.path).expect("made");
        let deletion = Bin::next(&bin.entries(), now());
        for other in company.iter().take(cut) {
            bin.take(other, deletion, Role::Company).expect("taken");
        }
        assert!(path.is_file() && bin.list().is_empty());
        bin.tidy(now());
        let mut after = names(folder.path());
        after.remove(BIN);
        assert_eq!(after, before);
    }
}

#[test]
fn a_restoring_and_a_removal_that_were_cut_off_are_ended_by_the_next_start() {
    let (folder, bin) = games();
    let path = file(folder.path(), "a.tableside");
    let company = [file(folder.path(), "old.tableside")];
    let removed = bin.put(&path, &company, now()).expect("deleted");
    removed.itself.go_back().expect("and no further");
    bin.tidy(now());
    assert_eq!(names(folder.path()), set(&["a.tableside", "old.tableside", BIN]));

    let removed = bin.put(&path, &company, now()).expect("deleted");
    // What belongs to a game is removed before it.
    fs::remove_file(&removed.company[0].kept).expect("and no further");
    assert_eq!(bin.list().len(), 1);
    bin.tidy(now() + days(30));
    assert_eq!((names(folder.path()), names(&bin.path)), (set(&[BIN]), set(&[])));
}

#[test]
fn thirty_days_are_counted_and_a_day_that_has_begun_is_one() {
    let (folder, bin) = games();
    let removed = bin.put(&file(folder.path(), "a.tableside"), &[], now()).expect("deleted");
    let left = |since: TimeDelta| removed.days_left(now() + since);
    assert_eq!([left(days(0)), left(days(1)), left(days(29)), left(days(30))], [30, 29, 1, 0]);
    assert_eq!(left(days(2) + TimeDelta::hours(5)), 28);
    assert_eq!([left(-days(400)), left(days(400))], [30, 0], "whatever the clock says");
    bin.tidy(now() + days(29) + TimeDelta::hours(23));
    assert!(removed.is_there());
    bin.tidy(now() + days(30));
    assert!(!removed.is_there());
}

#[test]
fn a_clock_that_is_wrong_removes_nothing_early() {
    let (folder, bin) = games();
    let never_set = DateTime::UNIX_EPOCH;
    bin.put(&file(folder.path(), "a.tableside"), &[], never_set).expect("deleted");
    bin.tidy(never_set + days(40));
    bin.tidy(now());
    assert_eq!(bin.list().first().map(Removed::at), Some(second(now())), "counted from here");
    let ahead = bin.put(&file(folder.path(), "b.tableside"), &[], now() + days(300));
    let ahead = ahead.expect("deleted");
    bin.tidy(now() + days(1));
    assert!(!ahead.is_there());
    assert_eq!(bin.list().first().map(Removed::at), Some(second(now() + days(1))));
    assert_eq!(bin.list().len(), 2);
    bin.tidy(now() + days(31));
    assert_eq!(bin.list().len(), 0);
}

#[test]
fn emptying_removes_what_was_put_there_and_nothing_else() {
    let (folder, bin) = games();
    bin.put(&file(folder.path(), "a.tableside"), &[], now()).expect("deleted");
    file(&bin.path, "notes.txt");
    file(&bin.path, "1-a.tableside");
    fs::create_dir(bin.path.join("b.tableside.deleted-20261121T184000Z-9")).expect("made");
    bin.empty().expect("nothing is in the way");
    let left = ["1-a.tableside", "b.tableside.deleted-20261121T184000Z-9", "notes.txt"];
    assert_eq!(names(&bin.path), set(&left));
    bin.tidy(now() + days(400));
    assert_eq!(names(&bin.path), set(&left));
}

#[test]
fn a_folder_is_not_deleted() {
    let (folder, bin) = games();
    let inside = folder.path().join("a.tableside");
    fs::create_dir(&inside).expect("made");
    let refused = bin.put(&inside, &[], now()).expect_err("refused");
    assert_eq!(refused.source.kind(), ErrorKind::IsADirectory);
    assert!(inside.is_dir());
}

#[test]
#[cfg(unix)]
fn a_link_is_deleted_and_what_it_leads_to_stays() {
    let (folder, bin) = games();
    let elsewhere = tempfile::tempdir().expect("a folder");
    let kept = file(elsewhere.path(), "a.tableside");
    let link = folder.path().join("a.tableside");
    std::os::unix::fs::symlink(&kept, &link).expect("linked");
    let removed = bin.put(&link, &[], now()).expect("deleted");
    removed.put_back().expect("back");
    assert_eq!(fs::read_link(&link).expect("a link"), kept);
    bin.put(&link, &[], now()).expect("deleted");
    bin.tidy(now() + days(31));
    assert!(bin.list().is_empty() && kept.is_file());
}

#[test]
fn a_label_is_read_as_it_was_written_and_no_other_name_is_one() {
    let at = "2026-11-22T18:22:07Z".parse().expect("a time");
    for (role, written) in [
        (Role::Itself, "a.tableside.deleted-20261122T182207Z-2"),
        (Role::Company, "a.tableside.with-20261122T182207Z-2"),
    ] {
        let label = Label { name: "a.tableside".into(), deletion: Deletion { at, nth: 2 }, role };
        assert_eq!(label.write(), written);
        assert_eq!(Label::read(written), Some(label));
    }
    for other in [
        "notes.txt",
        "a.tableside",
        "1-a.tableside",
        ".deleted-20261122T182207Z-1",
        "a.deleted-20261122T182207Z",
        "a.deleted-20261122T182207Z-",
        "a.deleted-20261122T182207Z-01",
        "a.deleted-20261122T182207Z-+1",
        "a.deleted-20261122T182207Z-1.txt",
        "a.deleted-20261332T182207Z-1",
        "a.deleted-2026-11-22T18:22:07Z-1",
        "a.deleted-99999999",
    ] {
        assert_eq!(Label::read(other), None, "{other}");
    }
    let twice = "a.deleted-20261122T182207Z-1.deleted-20261122T182208Z-1";
    assert_eq!(Label::read(twice).map(|label| label.name.len()), Some(28));
}
