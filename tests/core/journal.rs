//! Journals cut off, damaged, mixed up and forged: the longest whole prefix
//! opens, and no whole line is dropped.

use std::path::Path;

use cli::not_opened;
use game::{Following, Game};
use rstest::rstest;
use store::{DamagedCopy, Journal, MAX_JOURNAL_LINES, OpenError, read_journal, read_journal_bytes};

use crate::common::journals::{
    file, go_on, is_whole, lines, numbered, played, real_setup, same, says, short, told,
    unnumbered, whole,
};
use crate::common::temp_dir;
use crate::facts::{OWN_RULES, played_scenario};

/// Every game that a prefix of a whole journal tells, by its number of lines.
fn prefixes(bytes: &[u8]) -> Vec<Game> {
    (0..=lines(bytes).len()).map(|nth| told(bytes, nth)).collect()
}

/// Opens a damaged journal to go on with it: it is kept beside as it was, the
/// lines listed are those, and what is entered is there afterward.
#[track_caller]
fn goes_on(path: &Path, prefix: &Game, later: &[usize]) {
    let before = std::fs::read(path).expect("it is there");
    let (mut journal, opened) = Journal::open(path).expect("it opens");
    same(&opened.game, prefix);
    let damage = opened.damage.expect("it is damaged");
    let DamagedCopy { copy, list } = damage.kept.expect("it is kept");
    assert_eq!(std::fs::read(&copy).expect("it is there"), before);
    let list = list.map(|list| std::fs::read(list).expect("it is there")).unwrap_or_default();
    let named = later
        .iter()
        .flat_map(|nth| [format!("{nth}: ").as_bytes(), lines(&before)[nth - 1]].concat());
    assert_eq!(String::from_utf8_lossy(&list), String::from_utf8_lossy(&named.collect::<Vec<_>>()));
    same(&whole(path), prefix);
    let mut game = opened.game;
    go_on(&mut journal, &mut game);
    assert!(!journal.is_behind() && journal.trouble().is_none());
    same(&whole(path), &game);
}

/// The lines, from 1, behind the first `end` that are whole.
fn later(bytes: &[u8], end: usize) -> Vec<usize> {
    let lines = lines(bytes);
    (end + 1..=lines.len()).filter(|nth| is_whole(lines[nth - 1])).collect()
}

// Cut off.

#[test]
fn a_journal_cut_off_at_any_byte_opens_as_its_longest_whole_prefix() {
    let folder = temp_dir();
    let (journal, game) = played(folder.path(), real_setup(Following::Secret, 11), 40, 11);
    let bytes = std::fs::read(journal.path()).expect("it is there");
    let prefixes = prefixes(&bytes);
    same(prefixes.last().expect("the whole"), &game);
    let mut whole = 0;
    for length in 0..=bytes.len() {
        let cut = &bytes[..length];
        whole += usize::from(cut.last() == Some(&b'\n'));
        let opened = read_journal_bytes(Path::new("cut"), cut);
        if whole == 0 {
            assert!(opened.is_err(), "byte {length}");
            continue;
        }
        let opened = opened.expect("it opens");
        same(&opened.game, &prefixes[whole]);
        let at_end = whole > 1 && cut.last() == Some(&b'\n');
        assert_eq!(opened.damage.is_none(), at_end, "byte {length}");
        if let Some(damage) = opened.damage {
            assert_eq!(damage.line, whole + 1);
            let lost = usize::from(whole > 1 && cut.last() != Some(&b'\n'));
            assert_eq!((damage.lost, damage.later), (lost, 0));
        }
    }
}

#[test]
fn a_journal_cut_off_somewhere_goes_on_and_reads_whole_again() {
    let folder = temp_dir();
    let bytes = short(14);
    let prefixes = prefixes(&bytes);
    let first = lines(&bytes)[0].len();
    for length in (first..bytes.len()).step_by(211) {
        let path = file(folder.path(), &format!("{length}.tableside"), &bytes[..length]);
        let whole = lines(&bytes[..length]).iter().filter(|line| is_whole(line)).count();
        if bytes[length - 1] == b'\n' && whole > 1 {
            continue;
        }
        goes_on(&path, &prefixes[whole], &[]);
    }
}

// Flipped.

#[test]
fn a_journal_with_any_bit_flipped_opens_up_to_there_or_whole_if_its_opening_was_hit() {
    let bytes = short(9);
    let prefixes = prefixes(&bytes);
    let ends: Vec<usize> = lines(&bytes)
        .iter()
        .scan(0, |end, line| {
            *end += line.len();
            Some(*end)
        })
        .collect();
    for bit in 0..bytes.len() * 8 {
        let mut flipped = bytes.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        let hit = ends.iter().filter(|end| **end <= bit / 8).count();
        let opened = read_journal_bytes(Path::new("flipped"), &flipped);
        let opened = opened.unwrap_or_else(|error| panic!("bit {bit}: {error}"));
        let damage = opened.damage.unwrap_or_else(|| panic!("bit {bit} of line {hit}"));
        assert_eq!(damage.line, hit + 1, "bit {bit}");
        if hit < 2 {
            same(&opened.game, &prefixes[prefixes.len() - 1]);
            assert_eq!((damage.lost, damage.later), (0, 0), "bit {bit}");
        } else {
            same(&opened.game, &prefixes[hit]);
            assert_eq!(damage.lost, lines(&flipped).len() - hit, "bit {bit}");
            assert_eq!(damage.later, later(&flipped, hit).len(), "bit {bit}");
        }
    }
}

#[test]
fn a_journal_with_a_bit_flipped_goes_on_and_is_kept_as_it_was() {
    let folder = temp_dir();
    let bytes = short(9);
    let prefixes = prefixes(&bytes);
    let opening: usize = lines(&bytes)[..2].iter().map(|line| line.len()).sum();
    let first = lines(&bytes)[0].len();
    // Both breaks of the opening are among them.
    let sample = (0..bytes.len() * 8).step_by(997);
    for bit in sample.chain([(first - 1) * 8, (opening - 1) * 8 + 1]) {
        let mut flipped = bytes.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        let path = file(folder.path(), &format!("{bit}.tableside"), &flipped);
        let hit = lines(&bytes[..=bit / 8]).len() - 1;
        if hit < 2 {
            goes_on(&path, &prefixes[prefixes.len() - 1], &[]);
        } else {
            goes_on(&path, &prefixes[hit], &later(&flipped, hit));
        }
    }
}

// Lines out of place.

#[rstest]
#[case::doubled(&[0, 1, 2, 3, 4, 4, 5, 6, 7], 6, 4)]
#[case::doubled_later(&[0, 1, 2, 3, 4, 5, 3, 6, 7], 7, 3)]
#[case::swapped(&[0, 1, 2, 4, 3, 5, 6, 7], 4, 5)]
#[case::missing(&[0, 1, 2, 3, 5, 6, 7], 5, 3)]
#[case::steps_reversed(&[0, 1, 7, 6, 5, 4, 3, 2], 3, 6)]
#[case::twice_the_file(&[0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7], 9, 8)]
#[case::first_of_the_opening_missing(&[1, 2, 3, 4, 5, 6, 7], 1, 0)]
#[case::second_of_the_opening_missing(&[0, 2, 3, 4, 5, 6, 7], 2, 0)]
#[case::first_of_the_opening_doubled(&[0, 0, 1, 2, 3, 4, 5, 6, 7], 2, 0)]
#[case::second_of_the_opening_doubled(&[0, 1, 1, 2, 3, 4, 5, 6, 7], 3, 0)]
#[case::opening_swapped(&[1, 0, 2, 3, 4, 5, 6, 7], 1, 0)]
fn lines_out_of_place_are_noticed_and_listed_and_cost_nothing_in_an_opening(
    #[case] order: &[usize],
    #[case] line: usize,
    #[case] lost: usize,
) {
    let bytes = short(6);
    let lines = lines(&bytes);
    let mixed: Vec<u8> = order.iter().flat_map(|nth| lines[*nth]).copied().collect();
    let folder = temp_dir();
    let path = file(folder.path(), "mixed.tableside", &mixed);
    let damage = read_journal(&path).expect("it opens").damage.expect("it is told");
    assert_eq!((damage.line, damage.lost), (line, lost));
    let kept = if lost == 0 { lines.len() } else { line - 1 };
    let behind: Vec<usize> = (order.len() - lost + 1..=order.len()).collect();
    goes_on(&path, &told(&bytes, kept), &behind);
}

#[test]
fn lines_of_two_games_mixed_open_as_the_first_up_to_the_others() {
    let one = short(6);
    let folder = temp_dir();
    let (journal, _) = played(folder.path(), real_setup(Following::Open, 2), 6, 2);
    let other = std::fs::read(journal.path()).expect("it is there");
    let (one_lines, other_lines) = (lines(&one), lines(&other));
    let mixed: Vec<u8> = [&one_lines[..5], &other_lines[4..6], &one_lines[5..]].concat().concat();
    let path = file(folder.path(), "mixed.tableside", &mixed);
    goes_on(&path, &told(&one, 5), &[6, 7, 8, 9, 10]);
}

#[test]
fn a_journal_with_its_lines_reversed_is_left_as_it_is() {
    let bytes = short(6);
    let reversed: Vec<u8> = lines(&bytes).into_iter().rev().flatten().copied().collect();
    let folder = temp_dir();
    let path = file(folder.path(), "reversed.tableside", &reversed);
    assert!(matches!(Journal::open(&path), Err(OpenError::NoOpening(_))));
    assert_eq!(std::fs::read(&path).expect("it is there"), reversed);
}

// Other ends and other letters.

#[test]
fn other_line_ends_and_a_mark_before_the_first_line_cost_nothing() {
    let bytes = short(6);
    let text = String::from_utf8(bytes.clone()).expect("UTF-8");
    let folder = temp_dir();
    let windows = file(folder.path(), "crlf.tableside", text.replace('\n', "\r\n").as_bytes());
    goes_on(&windows, &told(&bytes, 8), &[]);
    let marked = file(folder.path(), "bom.tableside", &[b"\xef\xbb\xbf", &bytes[..]].concat());
    goes_on(&marked, &told(&bytes, 8), &[]);
}

#[test]
fn bytes_that_are_no_text_end_the_game_where_they_stand() {
    let bytes = short(6);
    let lines = lines(&bytes);
    let folder = temp_dir();
    let with = |name: &str, other: &[u8]| {
        file(folder.path(), name, &[&lines[..5].concat()[..], other, &lines[5..].concat()].concat())
    };
    let text = with("utf8.tableside", b"\xff\xfe\x00\n");
    goes_on(&text, &told(&bytes, 5), &[7, 8, 9]);
    let zeros = with("zeros.tableside", &vec![0; 70_000]);
    goes_on(&zeros, &told(&bytes, 5), &[7, 8]);
}

#[rstest]
#[case::nowhere("{\"time\":\"2026-11-21T18:40:00Z\",\"step\":{\"back\":77}}")]
#[case::no_such_player(
    "{\"time\":\"2026-11-21T18:40:00Z\",\"step\":{\"act\":{\"deed\":\"leave_table\",\"player\":5}}}"
)]
#[case::too_long(&format!("{{\"time\":{}", "[".repeat(300_000)))]
fn a_line_that_says_what_cannot_be_ends_the_game_there(#[case] forged: &str) {
    let bytes = short(6);
    let mut all = says(&bytes);
    all.insert(5, forged.to_owned());
    let forged = numbered(all.iter().map(String::as_str));
    let folder = temp_dir();
    let path = file(folder.path(), "forged.tableside", &forged);
    goes_on(&path, &told(&bytes, 5), &[6, 7, 8, 9]);
}

#[test]
fn the_frame_of_a_line_is_as_documented() {
    let bytes = short(6);
    assert_eq!(numbered(says(&bytes).iter().map(String::as_str)), bytes);
}

// What is no journal.

#[rstest]
#[case::empty(b"")]
#[case::newlines(b"\n\n\n\n\n\n")]
#[case::words(b"hello\n")]
#[case::no_text(b"\xff\xfe\x00\x80\n\n")]
#[case::only_a_mark(b"\xef\xbb\xbf")]
#[case::nested("[".repeat(300_000))]
fn what_is_no_game_is_said_to_be_none_and_left_alone(#[case] bytes: impl AsRef<[u8]>) {
    let bytes = bytes.as_ref();
    let folder = temp_dir();
    let path = file(folder.path(), "none.tableside", bytes);
    let said = Journal::open(&path).expect_err("it is none");
    assert!(matches!(said, OpenError::NotAGame(_)), "{said}");
    assert_eq!(std::fs::read(&path).expect("it is there"), bytes);
}

#[test]
fn a_folder_and_what_is_not_there_are_no_games() {
    let folder = temp_dir();
    assert!(matches!(Journal::open(folder.path()), Err(OpenError::NotAGame(_))));
    let nowhere = folder.path().join("nowhere.tableside");
    assert!(matches!(Journal::open(&nowhere), Err(OpenError::File { .. })));
    assert!(!nowhere.exists());
}

#[cfg(unix)]
#[test]
fn what_never_ends_is_not_read() {
    let folder = temp_dir();
    let pipe = folder.path().join("pipe.tableside");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("a pipe");
    assert!(made.success());
    assert!(matches!(read_journal(&pipe), Err(OpenError::NotAGame(_))));
    assert!(matches!(Journal::open(&pipe), Err(OpenError::NotAGame(_))));
    assert!(matches!(read_journal(Path::new("/dev/zero")), Err(OpenError::NotAGame(_))));
}

/// The superuser may read what permissions forbid; a process's own memory can
/// be opened and not read by anybody.
#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_read_is_said_with_the_systems_reason() {
    use std::os::unix::fs::PermissionsExt;
    let said = read_journal(Path::new("/proc/self/mem")).expect_err("unreadable");
    assert!(matches!(said, OpenError::File { .. }), "{said}");
    let folder = temp_dir();
    let path = file(folder.path(), "locked.tableside", &short(3));
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o000)).expect("taken away");
    match std::fs::read(&path) {
        Ok(_) => println!("skipped: this user may read everything"),
        Err(_) => assert!(matches!(Journal::open(&path), Err(OpenError::File { .. }))),
    }
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o644)).expect("given back");
    assert!(read_journal(&path).is_ok(), "it was left alone");
}

#[test]
fn a_file_larger_than_any_game_is_read_as_far_as_a_game_goes() {
    let folder = temp_dir();
    let bytes = short(6);
    let path = file(folder.path(), "sparse.tableside", &bytes);
    let sparse = std::fs::OpenOptions::new().write(true).open(&path).expect("it is there");
    sparse.set_len(1 << 30).expect("sparse");
    let opened = read_journal(&path).expect("it opens");
    same(&opened.game, &told(&bytes, 8));
    assert_eq!(opened.damage.map(|damage| (damage.line, damage.lost)), Some((9, 1)));
    let newlines = file(folder.path(), "newlines.tableside", &vec![b'\n'; 300 << 20]);
    assert!(matches!(read_journal(&newlines), Err(OpenError::NotAGame(_))));
    std::fs::write(&newlines, [&bytes[..], &vec![b'\n'; 300 << 20]].concat()).expect("written");
    let opened = read_journal(&newlines).expect("it opens");
    same(&opened.game, &told(&bytes, 8));
    assert!(opened.damage.is_some());
}

#[test]
fn more_lines_than_a_game_has_are_damage_and_none_is_dropped() {
    let folder = temp_dir();
    let bytes = short(6);
    let mut all = says(&bytes);
    let lies =
        all[2].split_once("\"step\":").expect("a step").0.to_owned() + "\"step\":{\"lies\":1}}";
    all.truncate(2);
    all.resize(MAX_JOURNAL_LINES + 3, lies);
    let many = numbered(all.iter().map(String::as_str));
    let path = file(folder.path(), "many.tableside", &many);
    let opened = read_journal(&path).expect("it opens");
    let damage = opened.damage.expect("there are too many");
    assert_eq!(damage.line, MAX_JOURNAL_LINES + 1);
    let (mut journal, opened) = Journal::open(&path).expect("it opens");
    let kept = opened.damage.and_then(|damage| damage.kept).expect("it is kept");
    assert!(std::fs::read(kept.copy).expect("it is there") == many);
    let mut game = opened.game;
    go_on(&mut journal, &mut game);
    let said = journal.trouble().expect("it is full").source.kind();
    assert_eq!(said, std::io::ErrorKind::FileTooLarge);
}

// Versions.

#[test]
fn an_older_frame_with_a_newer_number_and_the_other_way_round_are_no_games() {
    let bytes = short(3);
    let all = says(&bytes);
    let older = unnumbered(all[1..].iter().map(String::as_str));
    assert!(read_journal_bytes(Path::new("older"), &older).is_err());
    let fours: Vec<String> =
        all.iter().map(|json| json.replacen("\"version\":5", "\"version\":4", 1)).collect();
    let four = unnumbered(fours[1..].iter().map(String::as_str));
    same(&read_journal_bytes(Path::new("4"), &four).expect("it opens").game, &told(&bytes, 5));
    let newer = numbered(fours.iter().map(String::as_str));
    assert!(read_journal_bytes(Path::new("newer"), &newer).is_err());
}

#[test]
fn an_opening_that_says_more_than_is_known_is_gone_on_with_letter_for_letter() {
    let folder = temp_dir();
    let bytes = short(4);
    let mut all = says(&bytes);
    for opening in &mut all[..2] {
        *opening = opening.replacen("\"setup\":{", "\"note\": \"own\", \"setup\":{", 1);
    }
    let noted = numbered(all.iter().map(String::as_str));
    let path = file(folder.path(), "noted.tableside", &noted);
    let (mut journal, opened) = Journal::open(&path).expect("it opens");
    assert_eq!(opened.damage, None);
    let mut game = opened.game;
    go_on(&mut journal, &mut game);
    assert_eq!(journal.moved(), None);
    assert!(std::fs::read(&path).expect("it is there").starts_with(&noted));
    same(&whole(&path), &game);
}

#[test]
fn a_scenario_with_rules_of_its_own_is_of_the_version_that_has_them_and_reads_as_it_was() {
    for scenario in OWN_RULES {
        let folder = temp_dir();
        let opening = played_scenario(scenario, 3, 0);
        let setup = opening.setup().as_ref().clone();
        let (journal, game) = played(folder.path(), setup, 200, 1);
        let bytes = std::fs::read(journal.path()).expect("it is there");
        let head = String::from_utf8_lossy(&bytes[..200]).into_owned();
        assert!(head.contains(r#""version":8"#), "{head}");
        same(&whole(journal.path()), &game);
    }
}

#[rstest]
#[case::chained(&unnumbered([r#"{"format":"tableside-game","version":99,"setup":{}}"#]))]
#[case::numbered(&numbered([r#"{"format":"tableside-game","version":11,"setup":{}}"#; 2]))]
#[case::unknown(b"%1 <{\"format\":\"tableside-game\",\"version\":11,\"zip\":\"8f\"}>\n\x00\x01")]
fn a_newer_journal_is_refused_in_a_sentence_and_left_alone(#[case] bytes: &[u8]) {
    let folder = temp_dir();
    let path = file(folder.path(), "newer.tableside", bytes);
    for said in [read_journal(&path).map(drop), Journal::open(&path).map(drop)] {
        let said = said.expect_err("refused");
        assert!(matches!(said, OpenError::TooNew { .. }), "{said}");
        assert!(not_opened(&said).contains("newer version"));
    }
    assert_eq!(std::fs::read(&path).expect("it is there"), bytes);
    let names = std::fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.unwrap());
    let names = names.filter(|entry| !entry.file_name().to_string_lossy().starts_with('.'));
    assert_eq!(names.count(), 1, "nothing was made of it");
}
