//! Why cards can't be laid out as the table chose: in a few words, in full, and at the
//! choice itself.

use egui::{Label, Ui};

use cards::{BadSelection, MAX_DECKS};
use kit::widgets::warning_box;
use words::text::Text;

/// Why the cards can't be laid out as chosen, in a few words.
pub fn refusal_in_short(text: &Text, refusal: BadSelection) -> String {
    text.get(&format!("new-refused-short-{}", refusal_key(refusal)))
}

const fn refusal_key(refusal: BadSelection) -> &'static str {
    match refusal {
        BadSelection::NoDeck => "no-deck",
        BadSelection::TooManyDecks(_) => "many-decks",
        BadSelection::LeapYearWithStacks => "leap-year",
        BadSelection::NoNumber { .. } => "no-number",
    }
}

/// What the problem is and what to change.
pub fn refusal_in_full(text: &Text, refusal: BadSelection) -> String {
    let mut values = vec![("most", MAX_DECKS.into())];
    match refusal {
        BadSelection::NoNumber { cards, hidden, .. } => {
            values.extend([("cards", cards.into()), ("hidden", hidden.into())]);
        }
        BadSelection::TooManyDecks(decks) => values.push(("decks", decks.into())),
        BadSelection::NoDeck | BadSelection::LeapYearWithStacks => {}
    }
    text.with(&format!("new-refused-{}", refusal_key(refusal)), &values)
}

/// Shows the full text where the choice was made.
pub fn refused(ui: &mut Ui, text: &Text, refusal: BadSelection) {
    warning_box(ui, |ui| ui.add(Label::new(refusal_in_full(text, refusal)).wrap()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_its_words() {
        let text = Text::english();
        for refusal in [
            BadSelection::NoDeck,
            BadSelection::TooManyDecks(13),
            BadSelection::LeapYearWithStacks,
            BadSelection::NoNumber { stack: 0, cards: 3, hidden: 5 },
        ] {
            let full = refusal_in_full(&text, refusal);
            assert!(!full.contains(['[', '{', '$']), "{full}");
            assert!(!refusal_in_short(&text, refusal).contains('['), "{refusal:?}");
        }
    }
}
