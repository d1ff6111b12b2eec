//! The program's verbs, run as a script would.

use std::path::PathBuf;

use cards::{deck_a, is_hidden};
use chrono::DateTime;
use game::{Entry, Following, Game, Rules, Step, Title};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::Value;
use stats::{random_act, random_setup};
use store::{Folder, Journal, Place};
use words::language::Language;
use words::text::Text;

use crate::program::{asked, program, run, tableside};

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// A folder of its own for each test, emptied before.
fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("tableside-test-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a temporary folder");
    path
}

/// A saved game after this many acts, and the same in memory.
fn saved(data_dir: &std::path::Path, following: Following, acts: usize) -> (Journal, Game) {
    let mut rng = StdRng::seed_from_u64(11);
    let deck = deck_a().expect("sound");
    let rules = Rules { following, target: 30, ..Rules::open_hands() };
    let setup = random_setup(std::slice::from_ref(&deck), 4, rules, &mut rng).expect("a setup");
    let mut journal = Folder::new(data_dir).create(&setup).expect("a journal");
    let mut game = Game::new(setup);
    for _ in 0..acts {
        let act = random_act(&mut game.state().clone(), &mut rng).expect("an act");
        let entry = Entry::new(DateTime::UNIX_EPOCH, Step::Act(act));
        journal.append(&entry).expect("written");
        game.take(entry).expect("legal");
    }
    (journal, game)
}

#[test]
fn analyze_answers_in_order_and_exits_with_1_where_a_line_could_not_be_read() {
    let good = asked(&["analyze"], "{\"id\":\"a\",\"players\":[{}]}\n");
    assert!(good.status.success());
    assert!(text(&good.stdout).starts_with("{\"id\":\"a\""));
    let bad = asked(&["analyze"], "{\"id\":\"a\"}\n{\"id\":\"b\",\"players\":[{}]}\n");
    assert_eq!(bad.status.code(), Some(1));
    assert_eq!(text(&bad.stdout).lines().count(), 2);
    assert!(bad.stderr.is_empty());
}

#[test]
fn show_prints_a_saved_game_as_one_object() {
    let data_dir = folder("show");
    let (journal, game) = saved(&data_dir, Following::Secret, 120);
    let name = journal.path().file_stem().expect("a name").to_str().expect("plain").to_owned();
    let data = data_dir.to_str().expect("plain");
    for game_name in [name.as_str(), journal.path().to_str().expect("plain")] {
        let shown = tableside(&["--data-dir", data, "show", game_name, "--json"]);
        assert!(shown.status.success(), "{}", text(&shown.stderr));
        let shown: Value = serde_json::from_slice(&shown.stdout).expect("JSON");
        let state = game.state();
        assert_eq!(shown["acts"], 120);
        assert_eq!(shown.get("title"), Some(&Value::Null), "it has none");
        assert_eq!(shown["turn"], state.turn());
        assert_eq!(shown["active"], state.active().index());
        assert_eq!(shown["island"]["hexes"].as_array().map(Vec::len), Some(19));
        assert_eq!(shown["over"], Value::Null);
        let players = shown["players"].as_array().expect("players");
        for (seat, player) in state.setup().players.seats().zip(players) {
            let hand = player["hand"].as_object().expect("a hand");
            let total: u64 = hand.values().filter_map(Value::as_u64).sum();
            assert_eq!(total, u64::from(state.hands().expect("followed").size(seat)));
            assert_eq!(player["points"], state.public_points(seat));
            let roads =
                ["roads", "damaged_roads"].map(|key| player[key].as_array().map_or(0, Vec::len));
            assert_eq!(roads.iter().sum::<usize>(), state.pieces().roads_of(seat).count());
        }
        let pile = &shown["piles"][0];
        let drawn = pile["drawn"].as_array().expect("drawn").len();
        assert_eq!(drawn, state.pile().expect("a pile").turned().len());
        assert_eq!(pile["left"], state.pile().expect("a pile").left());
        assert_eq!(pile["commitment"].as_str().map(str::len), Some(64));
        assert!(shown["holders"].get("longest_road").is_some());
    }
}

#[test]
fn show_of_what_is_no_game_says_so_in_a_sentence_and_exits_with_1() {
    let data_dir = folder("none");
    let other = data_dir.join("other.txt");
    std::fs::write(&other, "hello\n").expect("written");
    for name in ["nothing-there", other.to_str().expect("plain"), data_dir.to_str().expect("plain")]
    {
        let shown =
            tableside(&["--data-dir", data_dir.to_str().expect("plain"), "show", name, "--json"]);
        assert_eq!(shown.status.code(), Some(1));
        assert!(shown.stdout.is_empty());
        let said = text(&shown.stderr);
        assert!(said.starts_with("tableside: ") && said.lines().count() == 1, "{said}");
    }
}

#[test]
fn the_list_of_games_names_the_last_played_first_and_survives_strangers() {
    let data_dir = folder("list");
    let (_, game) = saved(&data_dir, Following::Open, 9);
    std::fs::write(data_dir.join("games/broken.tableside"), "nonsense").expect("written");
    let list = Folder::new(&data_dir).list().expect("it reads");
    assert_eq!(list.len(), 2);
    assert_eq!(list[0].game.as_ref().expect("the game").count(), game.count());
    assert!(list[1].game.is_err());
    assert!(Folder::new(&data_dir.join("nowhere")).list().expect("none").is_empty());
}

#[test]
fn a_game_is_found_by_its_name_in_the_archive_too_and_says_its_title() {
    let data_dir = folder("archived");
    let (mut journal, _) = saved(&data_dir, Following::Open, 30);
    let title = Title::try_from("At Lea's".to_owned()).expect("a title");
    let entry = Entry::new(DateTime::UNIX_EPOCH, Step::Named(Some(title)));
    journal.append(&entry).expect("written");
    let path = journal.path().to_owned();
    drop(journal);
    Folder::new(&data_dir).move_to(&path, Place::Archive).expect("moved");
    let name = path.file_stem().expect("a name").to_str().expect("plain").to_owned();
    let data = data_dir.to_str().expect("plain");
    let shown = tableside(&["--data-dir", data, "show", &name, "--json"]);
    let shown: Value = serde_json::from_slice(&shown.stdout).expect("JSON");
    assert_eq!(shown["title"], "At Lea's");
    let verified = tableside(&["--data-dir", data, "verify", &name]);
    assert!(verified.status.success(), "{}", text(&verified.stderr));
}

#[cfg(target_os = "linux")]
#[test]
fn games_lie_in_the_folder_of_the_desktop_unless_another_is_named() {
    let (desktop, home, named) = (folder("xdg"), folder("home"), folder("named"));
    let by_default = desktop.join("tableside");
    let (in_desktop, _) = saved(&by_default, Following::Open, 10);
    let (in_home, _) = saved(&home.join(".local/share/tableside"), Following::Open, 20);
    let (in_named, _) = saved(&named, Following::Open, 30);
    let journals = [&in_desktop, &in_home, &in_named];
    let files = journals.map(|journal| journal.path().file_name().expect("a name").to_owned());
    assert!(files.iter().all(|name| *name == files[0]), "one name in each");
    let acts = |arguments: &[&str], desktop: Option<&PathBuf>| {
        let mut program = program();
        program.args(arguments).args(["show", "--json"]).arg(&files[0]).env("HOME", &home);
        match desktop {
            Some(desktop) => program.env("XDG_DATA_HOME", desktop),
            None => program.env_remove("XDG_DATA_HOME"),
        };
        let output = run(&mut program, "");
        let shown: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        shown["acts"].as_u64().expect("a number")
    };
    assert_eq!(acts(&[], Some(&desktop)), 10);
    assert_eq!(acts(&[], None), 20);
    let data = named.to_str().expect("plain");
    assert_eq!(acts(&["--data-dir", data], Some(&desktop)), 30);
}

/// What a file, a path or a word may hold to look like something else.
const FORGED: &str = "x\nforged: all is well\r\u{1b}[31m\u{9b}\u{202e}\u{200b}";

fn only_plain_lines(bytes: &[u8], what: &str) {
    let text = text(bytes);
    let odd = text.chars().find(|letter| *letter != '\n' && is_hidden(*letter));
    assert_eq!(odd, None, "{what}: {text:?}");
    assert!(!text.lines().any(|line| line.starts_with("forged")), "{what}: {text:?}");
}

#[test]
fn nothing_that_a_file_or_a_word_holds_reaches_the_terminal_as_it_is() {
    let data_dir = folder("forged");
    let data = data_dir.to_str().expect("plain");
    let deck = deck_a().expect("sound").write();
    let file = |name: &str, text: String| {
        let path = data_dir.join(name);
        std::fs::write(&path, text).expect("written");
        path.to_str().expect("plain").to_owned()
    };
    let json = serde_json::to_string(FORGED).expect("JSON");
    let decks = [
        file("id.json", deck.replacen("\"id\": \"a\"", &format!("\"id\": {json}"), 1)),
        file("field.json", deck.replacen('{', &format!("{{{json}: 1,"), 1)),
        file(
            "event.json",
            deck.replacen("\"event\":\"conflict\"", &format!("\"event\":{json}"), 1),
        ),
        file("none.json", FORGED.to_owned()),
        file(FORGED, "no deck".to_owned()),
        data_dir.join("nowhere").join(FORGED).to_str().expect("plain").to_owned(),
    ];
    let mut runs: Vec<Vec<&str>> = Vec::new();
    for deck in &decks {
        runs.push(vec!["deck", "check", deck]);
        runs.push(vec!["deck", "check", "--json", deck]);
        runs.push(vec!["deck", "stats", deck]);
        runs.push(vec!["deck", "balance", deck]);
        runs.push(vec!["show", deck]);
        runs.push(vec!["show", "--json", deck]);
        runs.push(vec!["verify", deck]);
    }
    for words in [
        vec![FORGED],
        vec!["show", "g", FORGED],
        vec!["show", "--history", FORGED, "g"],
        vec!["deck", "balance", "A", "--turns", FORGED],
        vec!["deck", FORGED],
        vec!["--data-dir", FORGED, "show", FORGED],
    ] {
        runs.push(words);
    }
    for run in runs {
        let mut whole = vec!["--data-dir", data];
        if run.first() == Some(&"--data-dir") {
            whole.clear();
        }
        whole.extend(&run);
        let answer = tableside(&whole);
        assert!(!answer.status.success(), "{run:?}");
        assert!(answer.stdout.len() + answer.stderr.len() > 0, "{run:?}");
        for said in [&answer.stdout, &answer.stderr] {
            only_plain_lines(said, &format!("{run:?}"));
        }
    }
    let line = format!("{{\"id\":{json},\"players\":[{{}}],\"event\":{json}}}\n");
    let answer = asked(&["analyze"], &line);
    only_plain_lines(&answer.stdout, "analyze");
    let read: Value = serde_json::from_slice(&answer.stdout).expect("JSON");
    assert_eq!(read["id"], FORGED, "it says the same");
}

#[test]
fn a_history_is_told_in_the_language_asked_for() {
    let data_dir = folder("languages");
    saved(&data_dir, Following::Open, 40);
    let data = data_dir.to_str().expect("UTF-8");
    let game = std::fs::read_dir(data_dir.join("games")).expect("games");
    let game = game.map(|entry| entry.expect("an entry").path());
    let game = game.filter(|path| path.extension().is_some_and(|end| end == "tableside"));
    let game: Vec<PathBuf> = game.collect();
    let [game] = game.as_slice() else { panic!("one game: {game:?}") };
    let game = game.to_str().expect("UTF-8");
    let told = |rest: &[&str]| {
        let mut words = vec!["--data-dir", data, "show", game];
        words.extend(rest);
        let answer = tableside(&words);
        assert!(answer.status.success(), "{rest:?}: {}", text(&answer.stderr));
        text(&answer.stdout)
    };
    let opening = |language| Text::of(language).get("history-opening");
    let (in_english, in_german) = (opening(Language::English), opening(Language::German));
    assert_ne!(in_english, in_german);
    let english = told(&["--history"]);
    assert!(english.contains(&in_english), "{english}");
    assert_eq!(english, told(&["--history=text", "--lang", "en"]));
    let german = told(&["--history=text", "--lang", "de"]);
    assert!(german.contains(&in_german), "{german}");
    assert_eq!(english.lines().count(), german.lines().count());
    let sentences = |language| -> Vec<String> {
        let json = told(&["--history=json", "--lang", language]);
        let json: Value = serde_json::from_str(&json).expect("JSON");
        let acts = json["acts"].as_array().expect("acts").iter();
        acts.map(|act| act["sentence"].as_str().expect("a sentence").to_owned()).collect()
    };
    let (english, german) = (sentences("en"), sentences("de"));
    assert_eq!((english.len(), german.len()), (40, 40));
    let csv = told(&["--history=csv", "--lang", "de"]);
    for (one, other) in english.iter().zip(&german) {
        assert_ne!(one, other);
        assert!(csv.contains(other.as_str()), "{other}");
    }

    let unknown = tableside(&["show", game, "--history", "--lang", "fr"]);
    assert!(!unknown.status.success());
    assert!(text(&unknown.stderr).contains("[possible values: en, de]"));
    let nothing_to_say = tableside(&["show", game, "--lang", "de"]);
    assert!(!nothing_to_say.status.success(), "--lang without --history");
}

#[test]
fn a_damaged_game_is_told_of_in_one_line_whatever_its_file_is_called() {
    let data_dir = folder("damaged-name");
    let (journal, _) = saved(&data_dir, Following::Secret, 20);
    let path = journal.path().with_file_name(format!("{FORGED}.tableside"));
    let whole = std::fs::read(journal.path()).expect("read");
    std::fs::write(&path, &whole[..whole.len() - 9]).expect("written");
    for verb in ["show", "verify"] {
        let told = tableside(&[verb, path.to_str().expect("plain")]);
        only_plain_lines(&told.stderr, verb);
        assert!(text(&told.stderr).contains("damaged from line"), "{verb}");
    }
}

#[test]
#[cfg(unix)]
fn a_game_is_shown_and_verified_whatever_letters_its_path_has() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    let data_dir = folder("no-utf8");
    let (journal, _) = saved(&data_dir, Following::Secret, 20);
    let name = OsStr::from_bytes(b"ev\xe9ning");
    let path = journal.path().with_file_name(name).with_extension("tableside");
    std::fs::copy(journal.path(), &path).expect("copied");
    for verb in ["show", "verify"] {
        for game in [path.as_os_str(), name] {
            let mut program = program();
            let told = run(program.arg("--data-dir").arg(&data_dir).arg(verb).arg(game), "");
            assert!(told.status.success(), "{verb} {game:?}: {}", text(&told.stderr));
        }
        let mut program = program();
        let told = run(program.arg(verb).arg(OsStr::from_bytes(b"no\xff\n")), "");
        assert!(text(&told.stderr).starts_with("tableside: no\u{fffd}\\n: "), "{told:?}");
    }
}

#[test]
fn a_balance_is_played_for_some_turns_and_no_more_than_takes_minutes() {
    for turns in ["0", "10000001", "18446744073709551615"] {
        let told = tableside(&["deck", "balance", "A", "--turns", turns]);
        assert!(!told.status.success());
        let words = format!("tableside: 1 to 10000000 turns can be played, not {turns}\n");
        assert_eq!(text(&told.stderr), words);
    }
    assert!(tableside(&["deck", "balance", "A", "--turns", "1"]).status.success());
}

#[test]
fn the_form_of_a_history_never_takes_the_name_of_the_game() {
    let data_dir = folder("history-form");
    let (journal, _) = saved(&data_dir, Following::Open, 12);
    let game = journal.path().to_str().expect("plain");
    let plain = tableside(&["show", game, "--history"]);
    assert!(plain.status.success(), "{}", text(&plain.stderr));
    let first = tableside(&["show", "--history", game]);
    assert_eq!((text(&first.stderr).as_str(), first.stdout), ("", plain.stdout));
    let rows = tableside(&["show", "--history=csv", game]);
    assert_eq!(rows.stdout, tableside(&["show", game, "--history=csv"]).stdout);
    assert!(rows.status.success(), "{}", text(&rows.stderr));
}

#[cfg(target_os = "linux")]
#[test]
fn help_that_cannot_be_written_is_a_failure_like_any_other_answer() {
    for arguments in [&["--help"][..], &["--version"], &["show", "--help"], &["deck", "schema"]] {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("it is there");
        let told = program().args(arguments).stdout(full).output().expect("it runs");
        assert_eq!(told.status.code(), Some(1), "{arguments:?}");
        assert!(text(&told.stderr).starts_with("tableside: "), "{arguments:?}");
    }
    assert_eq!(tableside(&["--help"]).status.code(), Some(0));
    assert_eq!(tableside(&["--hlep"]).status.code(), Some(2));
}

#[cfg(unix)]
#[test]
fn a_limit_on_the_size_of_files_is_an_error_and_not_the_end() {
    let data_dir = folder("size-limit");
    let script = "ulimit -f 1; exec \"$0\" deck schema > \"$1\"";
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", script, env!("CARGO_BIN_EXE_tableside")]).arg(data_dir.join("schema.json"));
    let told = run(&mut shell, "");
    assert_eq!(told.status.code(), Some(1), "{:?}", told.status);
    assert!(text(&told.stderr).starts_with("tableside: "), "{}", text(&told.stderr));
}
