//! The program's verbs, run as a script would.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test says so by panicking"
)]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use chrono::DateTime;
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::Value;
use tableside::cards::deck_a;
use tableside::game::{Entry, Following, Game, Rules, Step};
use tableside::stats::{random_act, random_setup};
use tableside::store::{Folder, Journal};

fn tableside(arguments: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tableside"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    program.stdin.take().expect("piped").write_all(input.as_bytes()).expect("it reads");
    program.wait_with_output().expect("it ends")
}

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

/// A saved game after so many acts, and the same in memory.
fn saved(data_dir: &std::path::Path, following: Following, acts: usize) -> (Journal, Game) {
    let mut rng = StdRng::seed_from_u64(11);
    let deck = deck_a().expect("sound");
    let rules = Rules { following, target: 30, ..Rules::default() };
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
    let good = tableside(&["analyze"], "{\"id\":\"a\",\"players\":[{}]}\n");
    assert!(good.status.success());
    assert!(text(&good.stdout).starts_with("{\"id\":\"a\""));
    let bad = tableside(&["analyze"], "{\"id\":\"a\"}\n{\"id\":\"b\",\"players\":[{}]}\n");
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
        let shown = tableside(&["--data-dir", data, "show", game_name, "--json"], "");
        assert!(shown.status.success(), "{}", text(&shown.stderr));
        let shown: Value = serde_json::from_slice(&shown.stdout).expect("JSON");
        let state = game.state();
        assert_eq!(shown["acts"], 120);
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
        let shown = tableside(
            &["--data-dir", data_dir.to_str().expect("plain"), "show", name, "--json"],
            "",
        );
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
