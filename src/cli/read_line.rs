//! How a line of JSON is read: by the expansions that it names (FORMATS 1).

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::bad_line::BadLine;
use super::cell::Waters;
use super::expansion::{Expansion, Expansions};
use super::knights_line::KnightsLine;
use super::line::{Line, Question};
use super::sea_line::SeaLine;

/// Reads a line: its id and what it asks.
pub(super) fn read(text: &str) -> Result<(Option<String>, Question), BadLine> {
    let (id, question) = unmeasured(text)?;
    Ok((id, question.measured()))
}

fn unmeasured(text: &str) -> Result<(Option<String>, Question), BadLine> {
    // Most lines name no expansion, and need no second look.
    if !text.contains("\"expansions\"") {
        return base(text, Waters::Base);
    }
    if text.contains("\"sea\"") {
        if let Ok(line) = serde_json::from_str::<SeaLine>(text)
            && line.names(Expansion::Sea)
        {
            return at_sea(text, line);
        }
    } else if let Ok(line) = serde_json::from_str::<KnightsLine>(text)
        && line.is_in_play()
    {
        return line.question(Waters::Base);
    }
    // A mistake is looked for among the fields of what is in play.
    let expansions = parsed::<Expansions>(text)?;
    if expansions.names(Expansion::Sea) {
        at_sea(text, parsed(text)?)
    } else if expansions.names(Expansion::Knights) {
        parsed::<KnightsLine>(text)?.question(Waters::Base)
    } else {
        base(text, Waters::Base)
    }
}

/// A position of the base game, or what it is beside the sea.
fn base(text: &str, waters: Waters) -> Result<(Option<String>, Question), BadLine> {
    let mut line = parsed::<Line>(text)?;
    let id = line.id.take();
    Ok((id, Question::of(line, waters)?))
}

/// A position with what `line` has of Seafarers.
fn at_sea(text: &str, line: SeaLine) -> Result<(Option<String>, Question), BadLine> {
    let (id, mut question) = if line.names(Expansion::Knights) {
        parsed::<KnightsLine>(text)?.question(Waters::Seafarers)?
    } else {
        base(text, Waters::Seafarers)?
    };
    line.put(&mut question)?;
    Ok((id, question))
}

/// Reads a line as a `T`. Only one that can't be read is read a second time, to find the
/// name of the field.
fn parsed<T: DeserializeOwned>(text: &str) -> Result<T, BadLine> {
    serde_json::from_str(text).map_err(|_| {
        let mut reader = serde_json::Deserializer::from_str(text);
        match serde_path_to_error::deserialize::<_, T>(&mut reader) {
            Err(error) => BadLine::Unreadable {
                field: match error.path().to_string() {
                    path if path == "." || path == "?" => "line".to_owned(),
                    path => path,
                },
                why: error.inner().to_string(),
            },
            Ok(_) => BadLine::Unreadable {
                field: "line".to_owned(),
                why: "something follows the position".to_owned(),
            },
        }
    })
}

/// The `id` of a line that otherwise can't be read.
pub(super) fn id_of(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct OnlyId {
        id: String,
    }
    serde_json::from_str::<OnlyId>(text).ok().map(|line| line.id)
}
