//! What others leave among the games: times of no calendar, pipes, devices, and
//! games whose line ends another program changed.

use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use rstest::rstest;
use tableside::store::{
    Folder, Journal, NotImported, Occupied, OpenError, Place, read_deck, read_journal_bytes,
    read_position_file,
};
use tempfile::TempDir;

use crate::common::journals::{numbered, played, same, says, short_setup, told};

/// The end of what the calendar of this program's libraries knows.
const FAR: &str = "+262142-12-31T23:59:59Z";

fn data() -> (TempDir, Folder) {
    let data = TempDir::new().expect("a folder");
    let folder = Folder::new(data.path());
    (data, folder)
}

/// What a short game's lines say.
fn short() -> Vec<String> {
    let (data, _) = data();
    let (journal, _) = played(data.path(), short_setup(), 6, 5);
    says(&std::fs::read(journal.path()).expect("it is there"))
}

/// The lines with the times of those from `nth` on put to `time`.
fn timed(mut says: Vec<String>, nth: usize, field: &str, time: &str) -> Vec<u8> {
    for line in says.iter_mut().skip(nth) {
        let mut json: serde_json::Value = serde_json::from_str(line).expect("JSON");
        *json.pointer_mut(field).expect("it has a time") = time.into();
        *line = json.to_string();
    }
    numbered(says.iter().map(String::as_str))
}

/// Does it in a thread of its own: whoever waits for a pipe waits for ever.
#[track_caller]
fn soon<T: Send + 'static>(what: &str, does: impl FnOnce() -> T + Send + 'static) -> T {
    let (done, told) = channel();
    thread::spawn(move || done.send(does()));
    told.recv_timeout(Duration::from_mins(1)).unwrap_or_else(|_| panic!("{what} never ends"))
}

// Times.

#[rstest]
#[case(FAR)]
#[case("-262143-01-01T00:00:00Z")]
#[case("+10000-01-01T00:00:00Z")]
#[case("1969-12-31T23:59:59Z")]
fn a_game_is_read_up_to_a_time_that_no_calendar_has(#[case] time: &str) {
    let bytes = timed(short(), 5, "/time", time);
    let opened = read_journal_bytes(Path::new("far"), &bytes).expect("it opens");
    same(&opened.game, &told(&numbered(short().iter().map(String::as_str)), 5));
    assert_eq!(opened.damage.expect("damage").line, 6);
}

#[test]
fn a_game_that_was_opened_in_no_year_is_refused_and_not_taken_in() {
    let mut opening = short();
    opening.truncate(2);
    let bytes = timed(opening, 0, "/setup/created", FAR);
    let (data, folder) = data();
    let file = data.path().join("far.tableside");
    std::fs::write(&file, bytes).expect("written");
    let refused = folder.import(&file).expect_err("no time of any calendar");
    assert!(matches!(refused, NotImported::Unreadable(OpenError::NoOpening(_))), "{refused}");
    assert!(folder.files_at(Place::Table).expect("a folder").is_empty());
    assert!(!folder.path().exists(), "nothing was made for it");
}

// Pipes and devices.

#[cfg(unix)]
fn pipe(path: &Path) -> PathBuf {
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    let made = std::process::Command::new("mkfifo").arg(path).status();
    assert!(made.expect("mkfifo runs").success());
    path.to_owned()
}

#[cfg(unix)]
fn device(path: &Path) -> PathBuf {
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    std::os::unix::fs::symlink("/dev/zero", path).expect("linked");
    path.to_owned()
}

#[cfg(unix)]
#[rstest]
#[case(pipe)]
#[case(device)]
fn what_is_no_file_holds_nobody_up_among_the_games(#[case] make: fn(&Path) -> PathBuf) {
    let (data, folder) = data();
    let (journal, game) = played(data.path(), short_setup(), 6, 5);
    let mine = journal.path().to_owned();
    drop(journal);
    let other = make(&folder.path().join("other.tableside"));
    make(&folder.path().join("archive/other.tableside"));
    for place in [Place::Table, Place::Archive] {
        let folder = folder.clone();
        let count = soon("the list", move || {
            folder.empty_bin();
            assert!(folder.summaries().read::<u32>(1).is_empty());
            (folder.files_at(place).expect("a folder").len(), folder.count_at(place))
        });
        assert_eq!(count, if place == Place::Table { (2, 2) } else { (1, 1) });
    }
    let read = soon("reading", move || {
        let folder = folder;
        let error = folder.open(&other).map(|_| ()).expect_err("no game");
        assert!(matches!(error, OpenError::NotAGame(_)), "{error}");
        assert!(folder.import(&other).is_err());
        let to = Path::new("/nowhere/x.tableside");
        assert!(folder.export(&other, to, Occupied::Keep).is_err());
        assert!(folder.list().expect("a folder").len() == 2);
        folder.open(&mine).map(|(_, opened)| opened.game).expect("the game beside it opens")
    });
    same(&read, &game);
}

#[cfg(unix)]
#[rstest]
#[case(pipe)]
#[case(device)]
fn what_is_no_file_holds_nobody_up_wherever_a_file_is_read(#[case] make: fn(&Path) -> PathBuf) {
    let (data, folder) = data();
    for name in ["settings.json", "summaries.json", "glances.json", "glances-archive.json"] {
        make(&data.path().join(name));
    }
    let deck = make(&data.path().join("decks/other.json"));
    make(&data.path().join("islands/other.json"));
    let position = make(&data.path().join("positions/other.json"));
    soon("the start", move || {
        assert!(folder.summaries().read::<u32>(1).is_empty());
        for place in [Place::Table, Place::Archive] {
            assert!(folder.glances(place).read::<u32>(1).is_empty());
        }
        assert!(folder.settings().read().is_err());
        assert!(folder.decks().list().expect("a folder").iter().all(Result::is_err));
        assert!(folder.islands().list().expect("a folder").iter().all(Result::is_err));
        assert!(read_deck(&deck).is_err());
        assert!(read_position_file(&position).is_err());
    });
}

#[cfg(unix)]
#[test]
fn a_lock_that_is_a_pipe_is_no_lock_and_the_game_opens() {
    let (data, _folder) = data();
    let (journal, game) = played(data.path(), short_setup(), 6, 5);
    let path = journal.path().to_owned();
    drop(journal);
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    let lock = path.with_file_name(format!(".{name}.lock"));
    std::fs::remove_file(&lock).expect("it was there");
    pipe(&lock);
    let opened = soon("opening", move || Journal::open(&path).map(|(_, opened)| opened.game));
    same(&opened.expect("it opens"), &game);
}

// Files of any size.

#[test]
fn a_file_that_seems_to_begin_everywhere_is_refused() {
    let bytes = b"deadbeef deadbeef 2 {".repeat(100_000);
    let error = read_journal_bytes(Path::new("odd"), &bytes).expect_err("no game");
    assert!(matches!(error, OpenError::NotAGame(_)), "{error}");
}
