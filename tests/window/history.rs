//! The history through the window: whose lines it shows, the table as it was,
//! the way back, the ways that were left, and its files.

use std::collections::BTreeMap;
use std::path::PathBuf;

use board::Resource;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{Cards, Correction, Deed, Enforcement, Entry, Game, Seat, State, Step};
use serde_json::Value;
use tableside::app::settings::Motion;
use words::game::tell;
use words::language::Language;
use words::text::Text;

use crate::tools::replay_table::{THREE, Table};
use crate::tools::window::{LANDSCAPE, now};

/// A game of so many acts in which nobody wins.
fn table(acts: usize) -> Table {
    Table::of(acts, Motion::Still)
}

impl Table {
    fn count(&self) -> usize {
        self.window.game().count()
    }

    fn line(&mut self, nth: usize) {
        self.window.touch_starting(&format!("{nth}. "));
    }

    fn only(&mut self, who: &str) {
        self.window.tap_with("history-only", &[("who", who.into())]);
    }

    /// The numbers and words of the lines that are shown, the latest first.
    fn lines(&self) -> Vec<(usize, String)> {
        let names = self.window.names().into_iter();
        let parts = names.filter_map(|name| {
            let (number, words) = name.split_once(". ")?;
            // Thousands are set apart.
            Some((number.replace(',', "").parse().ok()?, words.to_owned()))
        });
        parts.collect()
    }

    fn undo(&mut self) {
        self.window.touch_starting("Undo: ");
    }

    fn sign(&self) -> Option<String> {
        let found = self.window.harness.query_all_by_role(Role::Status);
        let names = found.filter_map(|node| node.accesskit_node().label());
        let is_past =
            |name: &String| name.starts_with("As it was: ") || name.starts_with("The other way: ");
        names.into_iter().find(is_past)
    }

    fn export(&mut self, form: &str) -> (PathBuf, String) {
        let before = self.exports();
        let form = self.window.text.get(&format!("history-export-{form}"));
        let name = self.window.text.with("history-export-name", &[("form", form.into())]);
        self.window.touch(&name);
        let new = self.exports().into_iter().find(|file| !before.contains(file));
        let path = new.expect("a new file");
        let told = self
            .window
            .text
            .with("history-written", &[("file", path.display().to_string().into())]);
        assert!(self.window.has(&told), "it says where: {told}");
        let written = std::fs::read_to_string(&path).expect("text");
        (path, written)
    }
}

/// Whom each act of a game concerns.
fn concerned(game: &Game) -> Vec<Vec<Seat>> {
    let mut state = State::new(game.setup().clone());
    let mut all = Vec::new();
    for (_, _, act) in game.acts() {
        all.push(act.concerned(&state));
        state.apply(act).expect("legal");
    }
    all
}

#[test]
fn a_players_mark_leaves_the_lines_that_concern_that_player() {
    let mut table = table(150);
    table.window.tap("history");
    let all = table.lines();
    assert_eq!(all.len(), 151, "every act and the beginning");
    let concerned = concerned(table.window.game());
    for (nth, who) in THREE.into_iter().enumerate() {
        table.only(who);
        let seat = table.window.game().setup().players.seat(nth).expect("a seat");
        let wanted: Vec<_> = all
            .iter()
            .filter(|(number, _)| *number == 0 || concerned[number - 1].contains(&seat))
            .cloned()
            .collect();
        assert!(wanted.len() < all.len() && wanted.len() > 10);
        assert_eq!(table.lines(), wanted, "{who}");
    }
    table.window.tap("history-all-name");
    assert_eq!(table.lines(), all);
}

#[test]
fn a_line_shows_island_and_players_as_they_were_and_says_so() {
    let mut table = table(160);
    table.window.tap("history");
    let (now_island, now_plaques) = (table.island(), table.plaques());
    assert_eq!(now_plaques.len(), 3);
    assert_eq!(table.sign(), None);
    table.line(60);
    let state = table.window.game().state_after(60).expect("it is there");
    let (island, plaques) = (table.island(), table.plaques());
    let sign = table.sign().expect("it says that this is past");
    let before = table.window.game().state_after(59).expect("it is there");
    assert!(sign.starts_with(&format!("As it was: turn {}, after: ", before.turn())), "{sign}");
    for (nth, who) in THREE.into_iter().enumerate() {
        let seat = state.setup().players.seat(nth).expect("a seat");
        let (points, hand) = (state.public_points(seat), state.hands().expect("open").size(seat));
        let plaque = plaques.iter().find(|name| name.starts_with(who)).expect("it is there");
        assert!(plaque.contains(&format!(": {points} point")), "{plaque}");
        assert!(plaque.contains(&format!(", {hand} card")), "{plaque}");
    }
    assert_ne!(plaques, now_plaques);
    // One touch leads back to now.
    table.window.tap("history-to-now");
    assert_eq!(table.sign(), None);
    assert_eq!((table.island(), table.plaques()), (now_island.clone(), now_plaques));
    assert_eq!(table.count(), 160);
    // After going back, what was is what is.
    table.line(60);
    table.window.tap("history-back");
    assert_eq!(table.window.game().state(), &state);
    table.window.tap("history");
    assert_eq!(table.plaques(), plaques);
    assert_eq!(table.island(), island);
    assert_ne!(island, now_island);
}

#[test]
fn nothing_can_be_played_while_the_past_is_shown() {
    let mut table = table(120);
    let before = table.window.game().state().clone();
    table.window.tap("history");
    table.line(40);
    // Of what can be touched, everything is the history's own.
    let controls = table.window.controls();
    let own = |name: &str| {
        let line = name.split_once(". ").is_some_and(|(number, _)| number.parse::<usize>().is_ok());
        let fixed = [
            "Back to the present",
            "Close",
            "Lines of all players",
            "Export",
            "Undo everything after this",
            "Back to the turn",
            "Play",
            "Speed: Slow",
            "Speed: Medium",
            "Speed: Fast",
        ];
        line || fixed.contains(&name) || name.starts_with("Only lines about ")
    };
    let others: Vec<_> = controls.iter().filter(|(name, _)| !own(name)).collect();
    assert!(others.is_empty(), "{others:?}");
    for key in [Key::B, Key::T, Key::D, Key::V, Key::W, Key::Num8, Key::Enter] {
        table.window.press(key);
        assert!(table.sign().is_some(), "{key:?} leaves all as it is");
    }
    for key in [Key::Z, Key::Y] {
        table.window.press_with(Modifiers::COMMAND, key);
    }
    assert_eq!((table.count(), table.window.game().state()), (120, &before));
    table.window.press(Key::Escape);
    assert_eq!(table.sign(), None);
    assert!(table.window.shows("close"), "the history is still open");
    table.window.press(Key::Escape);
    assert!(!table.window.shows("close"));
    assert_eq!((table.count(), table.window.game().state()), (120, &before));
}

#[test]
fn the_last_line_is_now_and_nothing_past() {
    let mut table = table(30);
    table.window.tap("history");
    assert!(table.window.shows("history-choose"));
    table.line(30);
    assert!(table.window.shows("history-now"));
    assert_eq!(table.sign(), None);
    table.line(0);
    assert!(table.sign().expect("past").contains("opening"));
}

#[test]
fn a_way_that_was_left_is_shown_where_it_left_and_taken_up_again() {
    let mut table = table(80);
    let end = table.window.game().state().clone();
    let sentences = tell(&table.window.text, table.window.game(), &|_| String::new()).sentences;
    table.window.tap("history");
    table.line(50);
    table.window.tap("history-back");
    // Nothing forgets the redo that would lead back there.
    table.undo();
    table.window.tap("history");
    let way = "Way 1. The game once went another way here: 31 steps, until today at 18:40";
    assert!(table.window.has(way), "{:?}", table.window.names());
    table.window.touch(way);
    assert!(table.sign().is_some());
    table.window.touch(way);
    assert_eq!(table.sign(), None, "a second touch shuts it");
    table.window.touch(way);
    let shown = table.window.names();
    for sentence in &sentences[74..80] {
        assert!(shown.contains(sentence), "{sentence}");
    }
    let sign = table.sign().expect("it says that this is not now");
    assert!(sign.starts_with(&format!("The other way: turn {}", end.turn())), "{sign}");
    assert!(sign.ends_with(&sentences[79]));
    table.window.tap("history-take-up");
    assert_eq!((table.count(), table.window.game().state()), (80, &end));
    // What was taken up again no longer counts as a way that was left.
    table.window.tap("history");
    assert!(!table.window.names().iter().any(|name| name.starts_with("Way ")));
}

#[test]
fn a_long_game_is_turned_leaf_by_leaf_from_end_to_end() {
    let mut table = table(3_000);
    table.window.tap("history");
    let mut seen = Vec::new();
    loop {
        let lines = table.lines();
        assert!(lines.len() <= 280, "{} lines at once", lines.len());
        seen.extend(lines.into_iter().map(|(number, _)| number));
        if !table.window.shows("history-earlier") {
            break;
        }
        table.window.tap("history-earlier");
    }
    assert!(seen.into_iter().eq((0..=3_000).rev()), "each line once");
    table.window.tap("history-later");
    let lines = table.lines();
    table.window.tap("history-to-latest");
    assert_eq!(table.lines()[0].0, 3_000);
    table.window.tap("history-to-first");
    assert_eq!(table.lines().last().map(|(number, _)| *number), Some(0));
    table.window.tap("history-later");
    assert!(lines.iter().all(|(number, _)| *number > 0));
    // A line from long ago.
    table.line(300);
    let state = table.window.game().state_after(300).expect("it is there");
    table.window.tap("history-back");
    assert_eq!(table.window.game().state(), &state);
}

#[test]
fn files_hold_every_act_with_the_sentence_on_screen() {
    let mut table = Table::among(
        &["=1+1", "Ben \"B\", jr", "Clara"],
        (120, 5),
        Motion::Still,
        LANDSCAPE,
        Language::English,
    );
    table.undo();
    table.undo();
    table.window.tap("history");
    let shown: BTreeMap<usize, String> = table.lines().into_iter().collect();
    assert_eq!(shown.len(), 119);
    table.window.tap("history-export");
    let (path, csv) = table.export("csv");
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    assert_eq!(name, "2026-11-21-184000-history-2026-11-21-184000.csv");
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let rows: Vec<csv::StringRecord> = reader.records().map(|row| row.expect("a row")).collect();
    assert_eq!(rows.len(), 118);
    for (nth, row) in (1..).zip(&rows) {
        assert_eq!(row[5].trim_start_matches('\''), shown[&nth]);
        assert!(!row.iter().any(|cell| cell.starts_with(['=', '+', '-', '@'])), "{row:?}");
    }
    assert!(rows.iter().any(|row| &row[3] == "'=1+1" && row[5].starts_with("'=1+1 ")));
    let (_, json) = table.export("json");
    let json: Value = serde_json::from_str(&json).expect("an object");
    assert_eq!(json["players"][1]["name"], "Ben \"B\", jr");
    assert_eq!(json["rules"]["hand_limit"], 7);
    let acts = json["acts"].as_array().expect("a list");
    assert_eq!(acts.len(), 118);
    for (nth, act) in (1..).zip(acts) {
        assert_eq!(act["sentence"], shown[&nth].as_str());
        assert!(act["breaches"].as_array().is_some_and(Vec::is_empty));
    }
    let (_, text) = table.export("text");
    for (nth, words) in shown.range(1..) {
        assert!(text.lines().any(|line| line == format!("{nth}. {words}")), "{nth}");
    }
    assert!(text.contains("Players: =1+1, Ben \"B\", jr and Clara"));
    assert!(text.contains("\nThe opening\n1. ") && text.contains("2026-11-21 18:40"));
    // In the same second, never over something else.
    let (second, again) = table.export("csv");
    assert_ne!(second, path);
    assert_eq!(again, csv);
}

#[test]
fn the_act_by_which_the_books_add_up_again_says_so() {
    let mut game = table(90).window.game().clone();
    let bank = game.state().bank().expect("followed");
    let short = bank.less(Cards::of(Resource::Grain, 1));
    assert_ne!(bank, short, "there is grain in the bank");
    for cards in [short, short, bank] {
        let deed = Deed::Correct { correction: Correction::Bank { cards } };
        let act = game.state().propose(deed, Enforcement::ByTheRules).expect("a correction").act;
        game.take(Entry::new(now(), Step::Act(act))).expect("it fits");
    }
    let text = Text::english();
    let sentences = tell(&text, &game, &|_| String::new()).sentences;
    let start = text.with("history-settled", &[("what", "\0".into())]);
    let start = start.split('\0').next().expect("the words before").trim_end_matches('\u{2068}');
    let says_so: Vec<bool> = sentences.iter().map(|one| one.contains(start)).collect();
    assert_eq!(says_so.iter().filter(|says| **says).count(), 1, "{sentences:?}");
    assert_eq!(says_so.last(), Some(&true));
    assert!(sentences.last().is_some_and(|last| last.contains("grain")), "{sentences:?}");
}
