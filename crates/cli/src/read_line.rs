//! How a line of JSON is read: by the expansions that it names (FORMATS 1).

use memchr::memmem;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::bad_line::BadLine;
use super::cell::Waters;
use super::expansion::{Expansion, Expansions};
use super::knights_line::KnightsLine;
use super::line::{Line, Question};
use super::sea_fields::{SeaFields, WithSeaFields};
use super::sea_line::SeaLine;
use super::whole_sea_line::WholeSeaLine;
use board::{Objects, read_json};

/// Reads a line: its id and what it asks.
pub(super) fn read(text: &str) -> Result<(Option<String>, Question), BadLine> {
    let (id, question) = unmeasured(text)?;
    Ok((id, question.measured()))
}

fn unmeasured(text: &str) -> Result<(Option<String>, Question), BadLine> {
    // Most lines name no expansion, and need no second look.
    if !holds(text, "\"expansions\"") {
        return base(text);
    }
    if holds(text, "\"sea\"") {
        // Most are read at once.
        if seems_of_knights(text) {
            if let Some(mut line) = whole::<KnightsLine<WithSeaFields>>(text)
                && line.names(Expansion::Sea)
                && line.names(Expansion::Knights)
            {
                let sea = line.take_sea();
                return knights_at_sea(line, sea);
            }
        } else if let Some(line) = whole::<WholeSeaLine>(text) {
            let (base, line) = line.parts();
            if line.names(Expansion::Sea) && !line.names(Expansion::Knights) {
                return beside_sea(base, line);
            }
        }
        if let Some(line) = whole::<SeaLine>(text)
            && line.names(Expansion::Sea)
        {
            return at_sea(text, line);
        }
    } else if let Some(line) = whole::<KnightsLine>(text)
        && line.names(Expansion::Knights)
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
        base(text)
    }
}

/// Whether `text` has `name` anywhere.
fn holds(text: &str, name: &str) -> bool {
    memmem::find(text.as_bytes(), name.as_bytes()).is_some()
}

/// Whether Cities & Knights is among the expansions where they are usually written. What is
/// read depends on what is written anywhere, only slower.
fn seems_of_knights(text: &str) -> bool {
    let start = memmem::find(text.as_bytes(), b"\"expansions\"");
    let after = start.and_then(|start| text.get(start..));
    let list = after.and_then(|after| after.split_once(']')).map(|(list, _)| list);
    list.is_some_and(|list| holds(list, "\"knights\""))
}

/// A position of the base game.
fn base(text: &str) -> Result<(Option<String>, Question), BadLine> {
    let mut line = parsed::<Line>(text)?;
    let id = line.id.take();
    Ok((id, Question::of(line, Waters::Base)?))
}

/// A position with what `line` has of Seafarers.
fn at_sea(text: &str, line: SeaLine) -> Result<(Option<String>, Question), BadLine> {
    if !line.names(Expansion::Knights) {
        return beside_sea(parsed::<Line>(text)?, line);
    }
    knights_at_sea(parsed::<KnightsLine>(text)?, line)
}

/// A position with Cities & Knights, and with what `sea` has of Seafarers.
fn knights_at_sea<S: SeaFields>(
    line: KnightsLine<S>,
    sea: SeaLine,
) -> Result<(Option<String>, Question), BadLine> {
    let (id, mut question) = line.question(Waters::Seafarers)?;
    sea.put(&mut question)?;
    Ok((id, question))
}

/// A position of the base game with what `line` has of Seafarers.
fn beside_sea(mut base: Line, line: SeaLine) -> Result<(Option<String>, Question), BadLine> {
    let id = base.id.take();
    let mut question = Question::of(base, Waters::Seafarers)?;
    line.put(&mut question)?;
    Ok((id, question))
}

/// Reads a line as a `T`, if it is one.
fn whole<T: DeserializeOwned>(text: &str) -> Option<T> {
    read_json(text.as_bytes()).ok()
}

/// Reads a line as a `T`. Only one that can't be read is read once more, to find the name of
/// the field.
fn parsed<T: DeserializeOwned>(text: &str) -> Result<T, BadLine> {
    whole(text).ok_or_else(|| {
        let mut reader = serde_json::Deserializer::from_str(text);
        match serde_path_to_error::deserialize::<_, T>(Objects(&mut reader)) {
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
    read_json::<OnlyId>(text.as_bytes()).ok().map(|line| line.id)
}
