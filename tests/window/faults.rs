//! Disks that are full, slow, gone or taken away, and two windows over one
//! game: what was entered is never lost.

use std::fs;
use std::io::{BufRead, BufReader, ErrorKind};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use chrono::TimeDelta;
use game::{Enforcement, Following, Game};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rstest::rstest;
use stats::random_act;
use store::{Claim, Folder, NotMoved, OpenError, Place, read_journal};
use tableside::app::session::Session;
use tableside::app::session::spectator::{Availability, Onlooker};
use tempfile::TempDir;

use crate::common::disks::{Disk, Fault};
use crate::common::journals::{begun, real_setup, same, short_setup, whole};
use crate::common::temp_dir;

/// Plays on at random; every step is there at once, wherever the disk stands.
fn plays(session: &mut Session, acts: usize) {
    let mut rng = StdRng::seed_from_u64(session.game().count() as u64);
    for _ in 0..acts {
        let mut after = session.state().clone();
        let act = random_act(&mut after, &mut rng).expect("an act");
        let mut last = act.deed.clone();
        while let Some(deed) = after.only_answer(&last)
            && after.perform(deed.clone(), Enforcement::ByTheRules).is_ok()
        {
            last = deed;
        }
        let time =
            begun() + TimeDelta::seconds(i64::try_from(session.game().count()).expect("few"));
        session.act(act.deed, Enforcement::ByTheRules, time).expect("it is taken");
        assert!(!session.is_waiting());
        assert!(*session.state() == after, "what was entered is shown");
    }
}

/// The file holds all that was played.
#[track_caller]
fn is_saved(session: &Session) {
    assert!(!session.is_behind() && session.trouble().is_none(), "{:?}", session.trouble());
    same(&whole(session.path()), session.game());
}

/// A game just begun, on a disk that a test may fail.
fn started() -> (TempDir, Disk, Folder, Session) {
    started_on(Fault::None)
}

/// The same on one that fails from the start.
fn started_on(fault: Fault) -> (TempDir, Disk, Folder, Session) {
    let folder = temp_dir();
    let disk = Disk::default();
    disk.set(fault);
    let games = disk.folder(folder.path());
    let session = Session::start(&games, short_setup()).expect("it begins");
    (folder, disk, games, session)
}

// Full and failing disks.

#[rstest]
#[case::before_it_begins(Fault::Full(0))]
#[case::in_the_opening(Fault::Full(3_000))]
#[case::soon(Fault::Full(6_000))]
#[case::half_a_line_soon(Fault::Torn(6_000))]
#[case::half_a_line_later(Fault::Torn(9_000))]
#[case::not_flushed(Fault::NotFlushed)]
fn a_game_on_a_failing_disk_goes_on_in_memory_and_is_written_when_it_works(#[case] fault: Fault) {
    let (_folder, disk, games, mut session) = started_on(fault);
    plays(&mut session, 60);
    let trouble = session.trouble().expect("it is told");
    let kind = if fault == Fault::NotFlushed { ErrorKind::Other } else { ErrorKind::StorageFull };
    assert_eq!(trouble.source.kind(), kind);
    assert!(session.is_behind());
    disk.set(Fault::None);
    session.retry();
    is_saved(&session);
    plays(&mut session, 5);
    is_saved(&session);
    assert_eq!(games.list().expect("a list").len(), 1);
}

#[test]
fn what_a_failing_disk_has_taken_opens_whole_or_says_what_is_cut_off() {
    let (_folder, disk, games, mut session) = started();
    plays(&mut session, 10);
    disk.set(Fault::Torn(0));
    plays(&mut session, 10);
    let path = session.path().to_owned();
    drop(session);
    disk.set(Fault::None);
    let (mut session, damage) = Session::resume(&games, &path).expect("it opens");
    assert_eq!(session.game().count(), 10);
    assert_eq!(damage.expect("half a line").lost, 1);
    plays(&mut session, 10);
    is_saved(&session);
}

#[test]
fn a_step_is_not_shown_before_a_late_disk_has_it() {
    let (_folder, disk, _games, mut session) = started();
    disk.set(Fault::Late(3));
    let before = session.state().clone();
    let mut after = before.clone();
    let act = random_act(&mut after, &mut StdRng::seed_from_u64(1)).expect("an act");
    session.act(act.deed.clone(), Enforcement::ByTheRules, begun()).expect("it is on its way");
    for _ in 0..2 {
        assert!(session.is_waiting() && *session.state() == before);
        assert!(session.act(act.deed.clone(), Enforcement::ByTheRules, begun()).is_err());
        assert!(session.write_on(Duration::ZERO).is_some(), "it is looked again soon");
    }
    assert_eq!(session.write_on(Duration::ZERO), None);
    assert!(!session.is_waiting() && *session.state() == after);
    is_saved(&session);
}

#[test]
fn a_failure_is_told_as_long_as_it_lasts_even_while_it_is_tried_again() {
    let (_folder, disk, _games, mut session) = started();
    disk.set(Fault::Full(0));
    plays(&mut session, 1);
    disk.set(Fault::Late(2));
    session.retry();
    assert!(session.trouble().is_some() && session.is_behind());
    while session.is_behind() {
        assert!(session.trouble().is_some());
        session.write_on(Duration::ZERO);
    }
    is_saved(&session);
}

// Somebody at the file.

fn folder_of(path: &Path) -> &Path {
    path.parent().expect("a folder")
}

fn put(path: &Path, bytes: &[u8]) {
    fs::write(path, bytes).expect("written");
}

/// Another file takes its place.
fn replace(path: &Path, bytes: &[u8]) {
    let beside = folder_of(path).join("beside");
    put(&beside, bytes);
    fs::rename(&beside, path).expect("replaced");
}

fn read(path: &Path) -> Vec<u8> {
    fs::read(path).expect("it is there")
}

#[rstest]
#[case::deleted(|path: &Path| fs::remove_file(path).expect("gone"))]
#[case::truncated(|path: &Path| put(path, &read(path)[..read(path).len() - 20]))]
#[case::emptied(|path: &Path| put(path, b""))]
#[case::lengthened(|path: &Path| put(path, &[read(path), b"hello\n".to_vec()].concat()))]
#[case::other_text(|path: &Path| replace(path, b"hello\n"))]
#[case::other_game(|path: &Path| {
    let elsewhere = temp_dir();
    let other = Folder::new(elsewhere.path());
    let other = other.create(&real_setup(Following::Off, 8)).expect("a journal");
    replace(path, &read(other.path()));
})]
#[case::a_copy(|path: &Path| replace(path, &read(path)))]
#[case::a_folder(|path: &Path| {
    fs::remove_file(path).expect("gone");
    fs::create_dir(path).expect("a folder");
})]
#[case::folder_removed(|path: &Path| fs::remove_dir_all(folder_of(path)).expect("gone"))]
#[case::all_removed(|path: &Path| {
    fs::remove_dir_all(folder_of(folder_of(path))).expect("gone");
})]
fn a_file_that_somebody_takes_away_in_the_middle_is_written_again(#[case] harm: impl Fn(&Path)) {
    let outer = temp_dir();
    let games = Folder::new(&outer.path().join("data"));
    let mut session = Session::start(&games, short_setup()).expect("it begins");
    plays(&mut session, 12);
    let place = session.path().to_owned();
    harm(&place);
    let found = fs::read(&place).ok();
    // One by one: what is written after it goes where the others went.
    for _ in 0..3 {
        plays(&mut session, 1);
        is_saved(&session);
    }
    let is_foreign = place.exists() && session.path() != place;
    assert_eq!(session.moved().is_some(), is_foreign, "another name is told");
    assert_eq!(session.moved(), None, "once");
    assert!(is_foreign || session.path() == place, "a name that is free is its own again");
    if is_foreign {
        assert_eq!(fs::read(&place).ok(), found, "what others wrote stays");
    }
    // Nobody else can write it, wherever it lies now.
    let path = session.path().to_owned();
    assert!(matches!(games.open(&path), Err(OpenError::InUse(_))));
    drop(session);
    let (mut session, damage) = Session::resume(&games, &path).expect("it opens");
    assert_eq!((session.game().count(), damage), (15, None));
    plays(&mut session, 1);
    is_saved(&session);
}

#[test]
fn a_folder_that_became_a_file_is_told_until_it_is_a_folder_again() {
    let (_folder, _disk, games, mut session) = started();
    plays(&mut session, 4);
    fs::remove_dir_all(games.path()).expect("gone");
    put(games.path(), b"hello");
    plays(&mut session, 4);
    assert!(session.trouble().is_some());
    fs::remove_file(games.path()).expect("gone");
    assert!(session.write_on(Duration::from_secs(3)).is_none(), "it is tried now and then");
    is_saved(&session);
}

#[test]
fn a_damaged_game_whose_file_goes_is_written_all_the_same() {
    let (_folder, disk, games, mut session) = started();
    plays(&mut session, 6);
    let path = session.path().to_owned();
    drop(session);
    put(&path, &read(&path)[..read(&path).len() - 3]);
    disk.set(Fault::Full(0));
    let (mut session, damage) = Session::resume(&games, &path).expect("it opens");
    assert!(damage.is_some() && !session.is_behind(), "nothing is lost yet");
    assert_eq!(session.write_on(Duration::from_secs(9)), None, "so nothing is told");
    plays(&mut session, 2);
    assert!(session.trouble().is_some());
    fs::remove_file(&path).expect("gone");
    disk.set(Fault::None);
    session.retry();
    is_saved(&session);
}

#[test]
fn a_list_of_later_lines_that_has_no_room_leaves_no_copies_behind() {
    let (_folder, _disk, games, mut session) = started();
    plays(&mut session, 6);
    let path = session.path().to_owned();
    drop(session);
    let mut bytes = read(&path);
    let middle = bytes.len() - 500;
    bytes[middle] ^= 1;
    put(&path, &bytes);
    // Nothing can be put where the list goes.
    let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
    let list = path.with_file_name(format!("{name}.damaged-1-lines.txt"));
    fs::create_dir_all(list.join("in the way")).expect("a folder");
    let (mut session, _) = Session::resume(&games, &path).expect("it opens");
    plays(&mut session, 3);
    assert!(session.trouble().is_some());
    for _ in 0..5 {
        session.retry();
    }
    assert!(
        !path.with_extension("damaged-1").exists() && !path.with_extension("damaged-2").exists()
    );
    fs::remove_dir_all(&list).expect("out of the way");
    session.retry();
    is_saved(&session);
    assert_eq!(fs::read(path.with_extension("damaged-1")).expect("kept"), bytes);
}

#[test]
fn a_clock_that_is_set_back_changes_nothing_but_the_times() {
    let (_folder, _disk, games, mut session) = started();
    let mut rng = StdRng::seed_from_u64(4);
    for nth in 0..20 {
        let act = random_act(&mut session.state().clone(), &mut rng).expect("an act");
        let time = begun() - TimeDelta::days(nth * 400);
        session.act(act.deed, Enforcement::ByTheRules, time).expect("it is taken");
        is_saved(&session);
    }
    let again = Session::start(&games, short_setup()).expect("it begins");
    assert_ne!(again.path(), session.path(), "two games of one second have two files");
}

// Two windows.

#[test]
fn whoever_looks_on_sees_each_step_within_one_look_and_may_play_on_when_the_chair_is_free() {
    let (_folder, _disk, games, mut session) = started();
    let path = session.path().to_owned();
    let said = Session::resume(&games, &path).expect_err("somebody plays it");
    assert!(matches!(said, OpenError::InUse(_)), "{said}");
    let mut onlooker = Onlooker::open(&path).expect("it reads");
    let mut elapsed = Duration::ZERO;
    let mut looks = |onlooker: &mut Onlooker| {
        elapsed += onlooker.look(elapsed) + Duration::from_millis(1);
        onlooker.look(elapsed);
    };
    for nth in 0..40 {
        match nth % 9 {
            5 => session.undo(begun()).expect("there is something"),
            6 => session.redo(begun()).expect("there is something"),
            _ => plays(&mut session, 1),
        }
        looks(&mut onlooker);
        same(onlooker.game(), session.game());
        assert_eq!(onlooker.availability(), Availability::Taken);
    }
    assert!(matches!(games.move_to(&path, Place::Archive), Err(NotMoved::InUse(_))));
    assert!(matches!(games.remove(&path, begun()), Err(NotMoved::InUse(_))));
    drop(session);
    looks(&mut onlooker);
    assert_eq!(onlooker.availability(), Availability::Free);
    let (mut session, damage) = Session::resume(&games, &path).expect("it opens");
    assert_eq!(damage, None);
    plays(&mut session, 3);
    looks(&mut onlooker);
    assert_eq!(onlooker.availability(), Availability::Taken);
    same(onlooker.game(), session.game());
    drop(session);
    games.move_to(&path, Place::Archive).expect("put away");
    looks(&mut onlooker);
    assert_eq!(onlooker.availability(), Availability::Gone);
}

/// A test of this file, as the test program lists it.
fn listed(name: &str) -> String {
    let (_, file) = module_path!().split_once("::").expect("below the program's own module");
    format!("{file}::{name}")
}

/// What the other process of the next test does.
const HOLDS: &str = "TABLESIDE_TEST_HOLDS";

#[test]
fn a_game_that_another_process_plays_is_its_own_until_it_is_killed() {
    if let Ok(data_dir) = std::env::var(HOLDS) {
        let mut session =
            Session::start(&Folder::new(Path::new(&data_dir)), short_setup()).expect("it begins");
        plays(&mut session, 10);
        println!("\nholds {}", session.path().display());
        std::thread::sleep(Duration::from_mins(1));
        return;
    }
    let outer = temp_dir();
    let mut other = Command::new(std::env::current_exe().expect("this test"))
        .arg("--exact")
        .arg(listed("a_game_that_another_process_plays_is_its_own_until_it_is_killed"))
        .arg("--nocapture")
        .env(HOLDS, outer.path())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let said = BufReader::new(other.stdout.take().expect("piped")).lines();
    let path = said
        .map(|line| line.expect("text"))
        .find_map(|line| line.strip_prefix("holds ").map(PathBuf::from))
        .expect("it says so");
    let games = Folder::new(outer.path());
    assert!(matches!(games.open(&path), Err(OpenError::InUse(_))));
    assert!(Claim::is_elsewhere(&path));
    assert_eq!(Onlooker::open(&path).expect("it reads").game().count(), 10);
    other.kill().expect("killed");
    other.wait().expect("gone");
    let (mut session, damage) = Session::resume(&games, &path).expect("it opens");
    assert_eq!((session.game().count(), damage), (10, None));
    plays(&mut session, 1);
    is_saved(&session);
}

// A small file system of its own.

/// Where it is mounted, in the process that has it.
const MOUNTED: &str = "TABLESIDE_TEST_MOUNTED";

/// Runs `test` over a file system of 64 kB that nobody else sees, where the
/// system lets us make one; else says that it did not.
#[cfg(target_os = "linux")]
fn on_a_small_disk(name: &str, test: impl FnOnce(&Path)) {
    if let Ok(place) = std::env::var(MOUNTED) {
        return test(Path::new(&place));
    }
    let outer = temp_dir();
    let script = "mount -t tmpfs -o size=64k tmpfs \"$1\" || exit 77; \
        exec \"$2\" --exact \"$3\" --nocapture";
    let run = Command::new("unshare")
        .args(["--user", "--map-root-user", "--mount", "sh", "-c", script, "sh"])
        .arg(outer.path())
        .arg(std::env::current_exe().expect("this test"))
        .arg(listed(name))
        .env(MOUNTED, outer.path())
        .output();
    match run {
        Ok(run) if run.status.success() => {
            assert!(String::from_utf8_lossy(&run.stdout).contains("1 passed"), "{name} is run");
        }
        Ok(run) if String::from_utf8_lossy(&run.stdout).contains("running 1 test") => {
            panic!("{run:?}");
        }
        _ => println!("skipped: no file system can be mounted here"),
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_game_fills_a_small_disk_and_goes_on_when_there_is_room() {
    on_a_small_disk("a_game_fills_a_small_disk_and_goes_on_when_there_is_room", |place| {
        let games = Folder::new(place);
        fs::write(place.join("filler"), "x".repeat(40_000)).expect("there is room");
        let mut session = Session::start(&games, short_setup()).expect("it begins");
        let mut fills = 0..0;
        while session.trouble().is_none() {
            fills.start = session.game().count();
            plays(&mut session, 1);
            fills.end = session.game().count();
        }
        assert_eq!(session.trouble().expect("full").source.kind(), ErrorKind::StorageFull);
        assert!(fills.start > 20, "{fills:?} acts had room");
        plays(&mut session, 30);
        // What is on disk is whole up to the line that had no room.
        let found = read_journal(session.path()).expect("it opens");
        // What an act brings by itself is a line of its own.
        assert!(fills.contains(&found.game.count()), "{fills:?}");
        // A second game begun meanwhile lives in memory too.
        let mut second = Session::start(&games, real_setup(Following::Open, 1)).expect("it begins");
        plays(&mut second, 5);
        assert!(second.trouble().is_some());
        fs::remove_file(place.join("filler")).expect("room");
        session.retry();
        is_saved(&session);
        second.retry();
        is_saved(&second);
        plays(&mut session, 5);
        is_saved(&session);
        assert_eq!(games.list().expect("a list").len(), 2);
    });
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_may_only_be_read_is_told_until_it_may_be_written_again() {
    let name = "a_disk_that_may_only_be_read_is_told_until_it_may_be_written_again";
    on_a_small_disk(name, |place| {
        let remount = |how: &str| {
            let done = Command::new("mount").args(["-o", how]).arg(place).status();
            assert!(done.expect("it runs").success(), "{how}");
        };
        let games = Folder::new(place);
        let mut session = Session::start(&games, short_setup()).expect("it begins");
        plays(&mut session, 10);
        let path = session.path().to_owned();
        drop(session);
        remount("remount,ro");
        let list = games.list().expect("it can be read");
        assert_eq!(list[0].game.as_ref().map(Game::count).ok(), Some(10));
        let (mut session, damage) = Session::resume(&games, &path).expect("it opens");
        assert_eq!(damage, None);
        plays(&mut session, 10);
        let told = session.trouble().expect("it is told").source.kind();
        assert_eq!(told, ErrorKind::ReadOnlyFilesystem);
        let mut new = Session::start(&games, short_setup()).expect("it begins");
        plays(&mut new, 3);
        assert!(new.trouble().is_some());
        remount("remount,rw");
        session.retry();
        is_saved(&session);
        assert_eq!(session.path(), path, "it went on where it was");
        new.retry();
        is_saved(&new);
        assert!(matches!(games.open(&path), Err(OpenError::InUse(_))), "now it is claimed");
    });
}
