//! Histories as tables and objects, without the window.

use std::fs;

use game::{Following, Game, State};
use serde_json::Value;
use store::{ExportForm, Exported, Folder, History};

use crate::common::journals::{begun, played, real_setup};
use crate::common::temp_dir;

fn game() -> Game {
    let folder = temp_dir();
    played(folder.path(), real_setup(Following::Open, 4), 90, 4).1
}

fn sentences(game: &Game) -> Vec<String> {
    (0..game.count()).map(|nth| format!("Act {nth}, \"quoted\"\nand broken")).collect()
}

#[test]
fn a_table_has_a_row_for_each_act_of_the_branch_with_the_turn_and_who_acted() {
    let game = game();
    let words = sentences(&game);
    let text = History { game: &game, sentences: &words }.csv();
    assert!(text.starts_with("number,time,turn,player,act,sentence,against_rules\r\n"));
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let rows: Vec<csv::StringRecord> = reader.records().map(|row| row.expect("a row")).collect();
    assert_eq!(rows.len(), game.count());
    let mut state = State::new(game.setup().clone());
    for (nth, (row, (_, time, act))) in rows.iter().zip(game.acts()).enumerate() {
        assert_eq!(row[0], (nth + 1).to_string());
        assert_eq!(row[1].parse(), Ok(time));
        let in_opening = nth < 2 * 2 * game.setup().players.count();
        let turn = if in_opening { String::new() } else { state.turn().to_string() };
        assert_eq!(row[2], turn, "act {nth}");
        let player = state.players().get(act.actor(&state)).expect("a player");
        assert_eq!(&row[3], player.name.as_str());
        let written = serde_json::to_value(&act.deed).expect("JSON");
        assert_eq!(Some(&row[4]), written["deed"].as_str());
        assert_eq!(row[5], words[nth]);
        assert_eq!(&row[6], if act.against.is_empty() { "no" } else { "yes" });
        state.apply(act).expect("its own act");
    }
}

#[test]
fn an_object_has_the_same_acts_the_players_and_what_is_played_for() {
    let game = game();
    let words = sentences(&game);
    let text = History { game: &game, sentences: &words }.json();
    assert!(text.ends_with('\n'));
    let read: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(read["title"].as_str(), game.title().map(game::Title::as_str));
    assert_eq!(read["target"], game.state().rules().target);
    assert_eq!(read["players"].as_array().map(Vec::len), Some(4));
    let acts = read["acts"].as_array().expect("acts");
    assert_eq!(acts.len(), game.count());
    for (nth, act) in acts.iter().enumerate() {
        assert_eq!(act["number"], nth + 1);
        assert_eq!(act["sentence"], words[nth]);
        assert!(act["act"].as_str().is_some_and(|key| !key.is_empty()));
        assert!(act["seat"].as_u64().is_some_and(|seat| seat < 4));
    }
    assert_eq!(acts[0]["turn"], Value::Null);
}

#[test]
fn a_written_history_never_replaces_another() {
    let outer = temp_dir();
    let exports = Folder::new(outer.path()).exports();
    let game = outer.path().join("games/evening.tableside");
    let save = |text: &str, form| {
        exports.save(text.as_bytes(), Exported::History(form), &game, begun()).expect("written")
    };
    let first = save("a", ExportForm::Csv);
    let second = save("b", ExportForm::Csv);
    let third = save("c", ExportForm::Text);
    let name =
        |path: &std::path::Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    assert_eq!(name(&first), "evening-history-2026-11-21-184000.csv");
    assert_eq!(name(&second), "evening-history-2026-11-21-184000-2.csv");
    assert_eq!(name(&third), "evening-history-2026-11-21-184000.txt");
    let read = [first, second, third].map(|path| fs::read_to_string(path).expect("there"));
    assert_eq!(read, ["a", "b", "c"]);
    assert_eq!(exports.path(), outer.path().join("exports"));
}
