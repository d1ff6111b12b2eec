//! Reading of events: by one set of rulings, single ones by another.

use egui::{RichText, Ui};

use super::rows::{HouseRules, fold, heading, note};
use cards::{Deck, EventId, RulingSet, Rulings};
use game::RuleChange;
use kit::theme::strong;
use kit::widgets::{Explained, Switch, explained_options, segments_named};

impl HouseRules<'_> {
    /// The sets of rulings, with single events below, folded away until asked for; returns the
    /// change that was asked for.
    pub(super) fn readings(&self, ui: &mut Ui, unfolded: &mut Switch) -> Option<RuleChange> {
        let events = readable(self.decks);
        let set = self.sets(ui);
        if events.is_empty() {
            return None;
        }
        ui.add_space(4.0);
        fold(ui, self.text, ["new-single-events", "new-single-events-less"], unfolded);
        let except = self.rules.rulings.except.len();
        if except > 0 {
            ui.label(self.text.with("new-single-count", &[("count", except.into())]));
        }
        let single = (*unfolded == Switch::On).then(|| self.single(ui, &events)).flatten();
        set.or(single.map(RuleChange::Rulings))
    }

    /// Asks which cards lie on the table, where the sets read any of their events differently.
    pub fn sets(&self, ui: &mut Ui) -> Option<RuleChange> {
        if readable(self.decks).is_empty() {
            return None;
        }
        heading(ui, &self.text.get("new-rulings"));
        let now = &self.rules.rulings;
        let sets = RulingSet::OFFERED
            .map(|set| Explained::keyed(self.text, set, &format!("new-set-{}", set.key())));
        let touched = explained_options(ui, &sets, now.set).filter(|set| *set != now.set);
        touched.map(|set| RuleChange::Rulings(with_set(now, set)))
    }

    fn single(&self, ui: &mut Ui, events: &[(&Deck, &EventId)]) -> Option<Rulings> {
        let (text, rulings) = (self.text, &self.rules.rulings);
        note(ui, &text.get("new-single-note"));
        let sets = RulingSet::OFFERED.map(|set| (set, text.get(&format!("new-set-{}", set.key()))));
        let mut changed = None;
        for (deck, event) in events.iter().copied() {
            let now = rulings.of(event);
            ui.add_space(10.0);
            let own = format!("new-event-{}", event.as_str());
            let name = if text.has(&own) { text.get(&own) } else { text.event_name(deck, event) };
            ui.label(RichText::new(&name).font(strong(ui.ctx(), 18.0)));
            let named = |set: &String| {
                let values = [("event", name.as_str().into()), ("set", set.as_str().into())];
                text.with("new-reading-name", &values)
            };
            let touched =
                ui.push_id(event.as_str(), |ui| segments_named(ui, &sets, now, named)).inner;
            let own = self.reading(event, now);
            note(ui, &own.or_else(|| text.event_text(deck, event, now)).unwrap_or_default());
            if let Some(set) = touched.filter(|set| *set != now) {
                changed = Some(with_event(rulings, event, set));
            }
        }
        changed
    }

    /// Returns how `set` reads `event` at this table, if we have words for it.
    fn reading(&self, event: &EventId, set: RulingSet) -> Option<String> {
        let (event, set) = (event.as_str(), set.key());
        let of_knights = self.rules.knights.map(|_| format!("knights-reading-{event}-{set}"));
        let mut keys = of_knights.into_iter().chain([format!("new-reading-{event}-{set}")]);
        keys.find(|key| self.text.has(key)).map(|key| self.text.get(&key))
    }
}

fn with_set(rulings: &Rulings, set: RulingSet) -> Rulings {
    let mut changed = rulings.clone();
    changed.set = set;
    changed.except.retain(|_, other| *other != set);
    changed
}

fn with_event(rulings: &Rulings, event: &EventId, set: RulingSet) -> Rulings {
    let mut changed = rulings.clone();
    if set == rulings.set {
        changed.except.remove(event);
    } else {
        changed.except.insert(event.clone(), set);
    }
    changed
}

/// The events of `decks` that the sets read differently; where the sets agree,
/// there is nothing to choose.
fn readable(decks: &[Deck]) -> Vec<(&Deck, &EventId)> {
    let mut events: Vec<(&Deck, &EventId)> = Vec::new();
    for deck in decks {
        for (event, said) in deck.events() {
            let known = events.iter().any(|(_, other)| *other == event);
            if !said.rulings.is_empty() && !known {
                events.push((deck, event));
            }
        }
    }
    events
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::deck_a;
    use words::text::Text;

    #[test]
    fn a_single_event_counts_only_while_it_differs_from_the_set() {
        let event = EventId::try_from("epidemic".to_owned()).expect("a name");
        let rulings = with_event(&Rulings::default(), &event, RulingSet::Classic);
        assert_eq!(rulings.of(&event), RulingSet::Classic);
        assert!(with_set(&rulings, RulingSet::Classic).except.is_empty());
        assert!(with_event(&rulings, &event, RulingSet::Fusion).except.is_empty());
    }

    #[test]
    fn every_event_that_can_be_chosen_has_its_words() {
        let text = Text::english();
        let deck = deck_a().expect("the built-in deck is sound");
        for (event, _) in deck.events().iter().filter(|(_, event)| !event.rulings.is_empty()) {
            assert!(text.has(&format!("new-event-{}", event.as_str())), "{event}");
            for set in RulingSet::ALL {
                let key = format!("new-reading-{}-{}", event.as_str(), set.key());
                assert!(text.has(&key), "{key}");
            }
        }
        for set in RulingSet::ALL {
            assert!(text.has(&format!("new-set-{}-line", set.key())));
        }
    }
}
