//! `tableside show --history`: what happened in a game, act by act.

use chrono::{DateTime, Utc};

use crate::game::Game;
use crate::store::{ExportForm, History};
use crate::words::game::tell;
use crate::words::language::Language;
use crate::words::text::Text;

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
