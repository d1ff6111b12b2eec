//! `tableside show --history`: what happened in a game, act by act.

use chrono::{DateTime, Utc};

use game::Game;
use store::{ExportForm, History};
use words::game::tell;
use words::language::Language;
use words::text::Text;

/// The history of `game`, its sentences in `language` and its times in UTC.
pub fn history_of(game: &Game, form: ExportForm, language: Language) -> String {
    let when = |time: DateTime<Utc>| time.format("%Y-%m-%d %H:%M UTC").to_string();
    let story = tell(&Text::of(language), game, &when);
    let history = History { game, sentences: &story.sentences };
    match form {
        ExportForm::Text => story.written,
        ExportForm::Csv => history.csv(),
        ExportForm::Json => history.json(),
    }
}
