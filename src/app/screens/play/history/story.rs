//! All of a game in words, as the history has it.

use chrono::{DateTime, Utc};

use super::super::turn_news::TurnNews;
use super::super::view::View;
use super::line::Part;
use crate::app::screens::play_context::PlayContext;
use crate::app::session::turn_clock::{ClockFace, ClockMode, TurnClock};
use crate::app::settings::{Motion, Settings};
use crate::app::theme::Palette;
use crate::game::{Game, State};
use crate::words::text::Text;

/// A game's acts in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// A sentence for each act.
    pub sentences: Vec<String>,
    /// All of it to be read: title, players, date, and the sentences by turn.
    pub written: String,
}

/// Tells the acts of the current branch; `when` says a time in words.
pub fn tell(text: &Text, game: &Game, when: &dyn Fn(DateTime<Utc>) -> String) -> Story {
    let settings = Settings::default();
    let clock = ClockFace::new(ClockMode::Off, game, &TurnClock::at(game.clock().ran));
    let scene = PlayContext {
        text,
        palette: Palette::dark(),
        settings: &settings,
        motion: Motion::Still,
        game,
        clock,
        refused: None,
        trouble: None,
        when,
    };
    // Nothing is drawn.
    let told = TurnNews::default();
    let view = View::new(&scene, egui::Rect::ZERO, &told);
    let mut state = State::new(game.setup().clone());
    let mut sentences = Vec::new();
    let mut lines = head(&view);
    let mut part = None;
    for (nth, (_, _, act)) in game.acts().enumerate() {
        let now = Part::of(&state);
        if part != Some(now) {
            lines.extend([String::new(), now.heading(&view)]);
        }
        part = Some(now);
        let words = view.told(act, &state);
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

/// What stands above the sentences.
fn head(view: &View<'_>) -> Vec<String> {
    let title = view.game.title().map(ToString::to_string);
    let title = title.unwrap_or_else(|| view.text.get("history-untitled"));
    let names: Vec<String> = view.state.players().seats().map(|seat| view.name(seat)).collect();
    let players = view.text.with("history-players", &[("players", view.text.list(&names).into())]);
    let time = |key: &str, time| view.text.with(key, &[("when", (view.when)(time).into())]);
    let begun = time("history-begun", view.game.setup().created);
    let last = time("history-last", view.game.last_time());
    vec![title, players, begun, last]
}
