//! What is shown of a draft: the names of its events, its cells, its warnings.

use super::dice_pair::{Pair, pairs};
use super::draft::Draft;
use super::grid::{Cell, Quiet};
use cards::{Effect, EventId, Motif};
use words::text::Text;

/// The name of an event of the draft.
pub fn event_name(text: &Text, draft: &Draft, event: &EventId) -> String {
    let name = draft.events().get(event).map(|event| event.name.trim().to_owned());
    match name {
        Some(name) if !name.is_empty() => name,
        Some(_) if event.as_str().starts_with("event_") => text.get("edit-unnamed"),
        _ => event.as_str().replace('_', " "),
    }
}

/// What the grid shows for a dice pair.
pub fn cell(text: &Text, draft: &Draft, pair: Pair) -> Cell {
    let here = draft.on(pair);
    let card = here.first().and_then(|place| draft.cards().get(*place));
    match (card, here.len()) {
        (None, _) => Cell::Empty,
        (Some(card), 1) => {
            let event = draft.events().get(&card.event);
            let is_quiet = event.is_none_or(|event| event.effects.is_empty());
            Cell::Card {
                event: event_name(text, draft, &card.event),
                motif: Motif::of_copy(
                    &card.event,
                    event.map(|event| event.effects.as_slice()).unwrap_or_default(),
                ),
                season: card.season,
                quiet: if is_quiet { Quiet::Yes } else { Quiet::No },
            }
        }
        (Some(_), count) => Cell::Many(count),
    }
}

/// Warns of what most decks would not want, in a few sentences.
pub fn warnings(text: &Text, draft: &Draft) -> Vec<String> {
    let mut said = Vec::new();
    let mut count = |key: &str, count: usize| {
        if count > 0 {
            said.push(text.with(key, &[("count", count.into())]));
        }
    };
    count("edit-warn-missing", pairs().filter(|pair| draft.on(*pair).is_empty()).count());
    count("edit-warn-double", pairs().filter(|pair| draft.on(*pair).len() > 1).count());
    let bare = draft.cards().iter().filter(|card| card.faces.is_none()).count();
    if bare < draft.cards().len() {
        count("edit-warn-faces", bare);
    }
    for (id, event) in draft.events() {
        let name = event_name(text, draft, id);
        let is_silent = event.effects.contains(&Effect::AtTable {}) && event.text.trim().is_empty();
        if draft.count(id) == 0 {
            if !event.effects.is_empty() && !event.name.trim().is_empty() {
                said.push(text.with("edit-warn-unused", &[("event", name.into())]));
            }
        } else if is_silent {
            said.push(text.with("edit-warn-silent", &[("event", name.into())]));
        }
    }
    said
}
