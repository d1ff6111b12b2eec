//! What others leave among the games: times of no calendar, pipes, devices, and
//! games whose line ends another program changed.

use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use chrono::Utc;
use game::Game;
use rstest::rstest;
use store::{
    Folder, Harm, Journal, NotImported, Occupied, OpenError, Place, read_deck, read_journal,
    read_journal_bytes, read_position_file,
};
use tempfile::TempDir;

use crate::common::journals::{
    go_on, numbered, played, same, says, short, short_setup, told, whole,
};
use crate::common::sources::root;
use crate::common::temp_dir;

/// The end of what the calendar of this program's libraries knows.
const FAR: &str = "+262142-12-31T23:59:59Z";

fn data() -> (TempDir, Folder) {
    let data = temp_dir();
    let folder = Folder::new(data.path());
    (data, folder)
}

/// The same with a game in it that nobody has open.
fn left(steps: usize) -> (TempDir, Folder, PathBuf, Game) {
    let (data, folder) = data();
    let (journal, game) = played(data.path(), short_setup(), steps, 5);
    (data, folder, journal.path().to_owned(), game)
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

/// Does it in a thread of its own: whoever waits for a pipe waits forever.
#[track_caller]
fn soon<T: Send + 'static>(what: &str, does: impl FnOnce() -> T + Send + 'static) -> T {
    let (done, told) = channel();
    thread::spawn(move || done.send(does()));
    told.recv_timeout(Duration::from_mins(1)).unwrap_or_else(|_| panic!("{what} never ends"))
}

// Times.

#[rstest]
fn a_game_is_read_up_to_a_time_that_no_calendar_has(
    #[values(FAR, "-262143-01-01T00:00:00Z", "+10000-01-01T00:00:00Z", "1969-12-31T23:59:59Z")]
    time: &str,
) {
    let bytes = timed(says(&short(6)), 5, "/time", time);
    let opened = read_journal_bytes(Path::new("far"), &bytes).expect("it opens");
    same(&opened.game, &told(&numbered(says(&short(6)).iter().map(String::as_str)), 5));
    assert_eq!((opened.damage, opened.unread.map(|unread| unread.line)), (None, Some(6)));
}

#[test]
fn a_game_that_was_opened_in_no_year_is_refused_and_not_taken_in() {
    let mut opening = says(&short(6));
    opening.truncate(2);
    let bytes = timed(opening, 0, "/setup/created", FAR);
    let (data, folder) = data();
    let file = data.path().join("far.tableside");
    std::fs::write(&file, bytes).expect("written");
    let refused = folder.import(&file).expect_err("no time of any calendar");
    assert!(matches!(refused, NotImported::Unreadable(OpenError::OtherVersion(_))), "{refused}");
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
    let (_data, folder, mine, game) = left(6);
    let other = make(&folder.path().join("other.tableside"));
    make(&folder.path().join("archive/other.tableside"));
    for place in [Place::Table, Place::Archive] {
        let folder = folder.clone();
        let count = soon("the list", move || {
            folder.tidy_bins(Utc::now());
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
    let (_data, _folder, path, game) = left(6);
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    let lock = path.with_file_name(format!(".{name}.lock"));
    std::fs::remove_file(&lock).expect("it was there");
    pipe(&lock);
    let opened = soon("opening", move || Journal::open(&path).map(|(_, opened)| opened.game));
    same(&opened.expect("it opens"), &game);
}

// Line ends.

/// The same with CR LF at the ends of its lines.
fn with_crs(bytes: &[u8]) -> Vec<u8> {
    String::from_utf8_lossy(bytes).replace('\n', "\r\n").into_bytes()
}

#[test]
fn a_game_whose_line_ends_were_changed_opens_whole_and_gets_its_own_again() {
    let (_data, folder, path, game) = left(12);
    let bytes = std::fs::read(&path).expect("it is there");
    let foreign = with_crs(&bytes);
    assert_ne!(foreign, bytes);
    std::fs::write(&path, &foreign).expect("written");
    let (mut journal, opened) = folder.open(&path).expect("it opens");
    same(&opened.game, &game);
    let damage = opened.damage.expect("it is said");
    assert_eq!((damage.harm, damage.lost, damage.later), (Harm::LineEnds, 0, 0));
    let kept = damage.kept.expect("it is kept as it was found");
    assert_eq!(std::fs::read(kept.copy).expect("it is there"), foreign);
    assert_eq!(std::fs::read(&path).expect("it is there"), bytes);
    let mut game = opened.game;
    go_on(&mut journal, &mut game);
    same(&whole(&path), &game);
}

#[test]
fn a_game_with_other_line_ends_is_the_one_that_is_here_already() {
    let (data, folder, here, game) = left(12);
    let bytes = std::fs::read(&here).expect("it is there");
    let file = data.path().join("mailed.tableside");
    std::fs::write(&file, with_crs(&bytes)).expect("written");
    let refused = folder.import(&file).expect_err("it is here");
    assert!(matches!(&refused, NotImported::Here(path) if *path == here), "{refused}");
    let (elsewhere, other) = self::data();
    let (taken, opened) = other.import(&file).expect("there it is not");
    same(&opened.game, &game);
    assert_eq!(opened.damage, None);
    same(&whole(&taken), &game);
    drop(elsewhere);
}

/// Games of each version.
fn golden() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join("tests/data/golden")).expect("a folder");
    let mut games: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    games.retain(|path| path.extension().is_some_and(|extension| extension == "tableside"));
    assert!(games.len() >= 4, "a game of each version");
    games
}

#[test]
fn games_of_every_version_open_with_other_line_ends() {
    for path in golden() {
        let bytes = std::fs::read(&path).expect("it is there");
        let plain = read_journal_bytes(&path, &bytes).expect("it opens");
        let other = read_journal_bytes(&path, &with_crs(&bytes)).expect("it opens");
        same(&other.game, &plain.game);
        assert_eq!(other.damage.map(|damage| damage.lost), Some(0));
    }
}

// Changed while it is played.

/// Changes a byte of the last line that is there; its time of change stays if
/// `then` is given.
fn change(path: &Path, then: Option<std::time::SystemTime>) -> Vec<u8> {
    let mut bytes = std::fs::read(path).expect("it is there");
    let nth = bytes.len() - 20;
    bytes[nth] ^= 1;
    std::fs::write(path, &bytes).expect("written");
    if let Some(then) = then {
        let file = std::fs::File::options().append(true).open(path).expect("it opens");
        file.set_modified(then).expect("set");
    }
    bytes
}

#[test]
fn a_byte_that_another_program_changes_is_noticed_with_the_next_act() {
    let (data, _folder) = data();
    let (mut journal, mut game) = played(data.path(), short_setup(), 12, 5);
    let path = journal.path().to_owned();
    // Clocks of disks are coarse.
    let long_ago = std::time::UNIX_EPOCH + Duration::from_secs(1_000_000);
    let changed = change(&path, Some(long_ago));
    go_on(&mut journal, &mut game);
    let found = journal.mended().expect("it is told");
    assert_eq!(std::fs::read(&found).expect("kept as found"), changed);
    same(&whole(&path), &game);
    for _ in 0..3 {
        go_on(&mut journal, &mut game);
    }
    assert_eq!((journal.mended(), journal.moved()), (None, None), "once");
    same(&whole(&path), &game);
}

#[test]
fn a_byte_that_a_disk_changes_is_noticed_before_long() {
    let (data, _folder) = data();
    let (mut journal, mut game) = played(data.path(), short_setup(), 12, 5);
    let path = journal.path().to_owned();
    let then = std::fs::metadata(&path).expect("it is there").modified().expect("a time");
    change(&path, Some(then));
    let mut acts = 0;
    while journal.mended().is_none() {
        go_on(&mut journal, &mut game);
        acts += 1;
        assert!(acts <= 65, "it was never noticed");
    }
    assert!(acts > 1, "not by its time");
    same(&whole(&path), &game);
}

// Left behind.

#[test]
fn what_killed_programs_left_half_written_is_removed_at_the_next_start() {
    let (data, folder, game, _) = left(6);
    let drafts = [
        "games/.2026-11-21-184000.tableside.4242.new",
        "games/archive/.2026-11-21-184000.tableside.7.new",
        "decks/.own.json.4242.new",
        "islands/.own.json.4242.new",
        "positions/.own.json.4242.new",
        "exports/.own.csv.4242.new",
        ".settings.json.4242.new",
        ".summaries.json.4242.new",
        ".glances-archive.json.4242.new",
    ];
    for name in drafts {
        let path = data.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(path, "half").expect("written");
    }
    let of_others = data.path().join(".letter.odt.4242.new");
    std::fs::write(&of_others, "mine").expect("written");
    folder.clear_drafts();
    for name in drafts {
        assert!(!data.path().join(name).exists(), "{name}");
    }
    assert!(of_others.exists() && game.exists());
}

// Games of older versions.

/// Returns how many bytes this thread has read.
#[cfg(target_os = "linux")]
fn bytes_read() -> u64 {
    let io = std::fs::read_to_string("/proc/thread-self/io").expect("the system tells");
    let line = io.lines().find_map(|line| line.strip_prefix("rchar: ")).expect("it is there");
    line.parse().expect("a number")
}

#[cfg(target_os = "linux")]
#[test]
fn a_list_of_twice_as_many_older_games_reads_twice_as_much() {
    let is_older = |path: &PathBuf| read_journal(path).is_ok_and(|opened| !opened.is_current());
    let older = golden().into_iter().find(is_older).expect("a game of an older version");
    let listed = |games: usize| {
        let (data, folder) = data();
        std::fs::create_dir_all(folder.path()).expect("made");
        for nth in 0..games {
            let path = folder.path().join(format!("old-{nth}.tableside"));
            std::fs::copy(&older, &path).expect("copied");
            if nth % 2 == 0 {
                let (mut journal, opened) = folder.open(&path).expect("it opens");
                let mut game = opened.game;
                go_on(&mut journal, &mut game);
            }
        }
        let before = bytes_read();
        assert_eq!(folder.files_at(Place::Table).expect("a folder").len(), games);
        let read = bytes_read() - before;
        drop(data);
        read
    };
    let (few, many) = (listed(8), listed(16));
    assert!(few > 0 && many <= few * 5 / 2, "{few} bytes for 8, {many} for 16");
}

// Files of any size.

#[test]
fn a_file_that_seems_to_begin_everywhere_is_refused() {
    let bytes = b"deadbeef deadbeef 2 {".repeat(100_000);
    let error = read_journal_bytes(Path::new("odd"), &bytes).expect_err("no game");
    assert!(matches!(error, OpenError::NotAGame(_)), "{error}");
}
