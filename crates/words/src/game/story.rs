//! All of a game in words, as the history has it.

use chrono::{DateTime, Utc};

use super::GameWords;
use super::history::HistorySection;
use crate::text::Text;
use game::{Game, State};

/// A game's acts in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// A sentence for each act.
    pub sentences: Vec<String>,
    /// All of it, ready to read: title, players, date, and the sentences by turn.
    pub written: String,
}

/// Tells the acts of the current branch; `when` puts a time into words.
pub fn tell(text: &Text, game: &Game, when: &dyn Fn(DateTime<Utc>) -> String) -> Story {
    let say = GameWords::now(text, game, when);
    let mut state = State::new(game.setup().clone());
    let mut sentences = Vec::new();
    let mut lines = head(&say);
    let mut part = None;
    for (nth, (_, _, act)) in game.acts().enumerate() {
        let now = HistorySection::of(&state);
        if part != Some(now) {
            lines.extend([String::new(), now.heading(&say)]);
        }
        part = Some(now);
        let words = say.history_line(act, &state);
        let values = [("number", (nth + 1).into()), ("words", words.as_str().into())];
        lines.push(text.with("history-line", &values));
        sentences.push(words);
        if state.apply(act).is_err() {
            break;
        }
    }
    lines.push(String::new());
    Story { sentences, written: lines.join("\n") }
}

/// The lines above the sentences.
fn head(say: &GameWords<'_>) -> Vec<String> {
    let title = say.game.title().map(ToString::to_string);
    let title = title.unwrap_or_else(|| say.text.get("history-untitled"));
    let names: Vec<String> = say.state.players().seats().map(|seat| say.name(seat)).collect();
    let players = say.text.with("history-players", &[("players", say.text.list(&names).into())]);
    let time = |key: &str, time| say.text.with(key, &[("when", (say.when)(time).into())]);
    let begun = time("history-begun", say.game.setup().created);
    let last = time("history-last", say.game.last_time());
    let knights = say.state.rules().knights.map(|knights| {
        let edition = ("edition", knights.edition.key().into());
        say.text.with("knights-history-game", &[edition])
    });
    let sea = say.sea_history_game();
    [title, players].into_iter().chain(knights).chain(sea).chain([begun, last]).collect()
}
