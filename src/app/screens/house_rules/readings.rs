//! How events are read: by one set of rulings, single ones by another.

use egui::{Label, RichText, Ui};

use super::rows;
use cards::{Deck, EventId, RulingSet, Rulings};
use game::{RuleChange, Rules};
use kit::theme::{Palette, strong};
use kit::widgets::{Switch, segments_named};
use words::text::Text;

/// The sets of rulings, with single events below, folded away until asked for.
pub(in crate::app::screens) struct Readings<'a> {
    pub text: &'a Text,
    pub rules: &'a Rules,
    /// The decks whose events may be read in several ways.
    pub decks: &'a [Deck],
}

impl Readings<'_> {
    /// Draws them; returns the change that was asked for.
    pub fn show(&self, ui: &mut Ui, unfolded: &mut Switch) -> Option<RuleChange> {
        let set = self.sets(ui);
        let events = readable(self.decks);
        if events.is_empty() {
            return None;
        }
        let single = self.single(ui, &events, unfolded);
        set.or(single).map(RuleChange::Rulings)
    }

    /// Asks which cards lie on the table, where the sets read any of their events differently.
    pub fn sets(&self, ui: &mut Ui) -> Option<Rulings> {
        if readable(self.decks).is_empty() {
            return None;
        }
        rows::heading(ui, &self.text.get("new-rulings"));
        let now = &self.rules.rulings;
        let explained = |set: RulingSet| rows::explained(self.text, set, "new-set", set.key());
        let sets = RulingSet::OFFERED.map(explained);
        rows::chosen(ui, &sets, now.set).map(|set| with_set(now, set))
    }

    fn single(
        &self,
        ui: &mut Ui,
        events: &[(&Deck, &EventId)],
        unfolded: &mut Switch,
    ) -> Option<Rulings> {
        let (text, rulings) = (self.text, &self.rules.rulings);
        ui.add_space(4.0);
        let labels = [text.get("new-single-events"), text.get("new-single-events-less")];
        if let Some(fold) = rows::fold(ui, &labels, *unfolded) {
            *unfolded = fold;
        }
        let except = rulings.except.len();
        if except > 0 {
            ui.label(text.with("new-single-count", &[("count", except.into())]));
        }
        if *unfolded == Switch::Off {
            return None;
        }
        let faint = Palette::of(ui).faint;
        let note = RichText::new(text.get("new-single-note")).color(faint);
        ui.add(Label::new(note).wrap());
        let mut changed = None;
        for (deck, event) in events.iter().copied() {
            let now = rulings.of(event);
            ui.add_space(10.0);
            let own = format!("new-event-{}", event.as_str());
            let name = if text.has(&own) { text.get(&own) } else { text.event_name(deck, event) };
            ui.label(RichText::new(&name).font(strong(ui.ctx(), 18.0)));
            let sets = RulingSet::OFFERED.map(|set| {
                let label = text.get(&format!("new-set-{}", set.key()));
                (set, label)
            });
            let named = |set: &String| {
                let values = [("event", name.as_str().into()), ("set", set.as_str().into())];
                text.with("new-reading-name", &values)
            };
            let touched =
                ui.push_id(event.as_str(), |ui| segments_named(ui, &sets, now, named)).inner;
            let own = self.reading(event, now);
            let reading = own.or_else(|| text.event_text(deck, event, now)).unwrap_or_default();
            ui.add(Label::new(RichText::new(reading).color(faint)).wrap());
            if let Some(set) = touched.filter(|set| *set != now) {
                changed = Some(with_event(rulings, event, set));
            }
        }
        changed
    }

    /// Returns how `set` reads `event` at this table, if we have words for it.
    fn reading(&self, event: &EventId, set: RulingSet) -> Option<String> {
        let (event, set) = (event.as_str(), set.key());
        let of_knights = format!("knights-reading-{event}-{set}");
        let of_base = format!("new-reading-{event}-{set}");
        let mut keys = [of_knights, of_base].into_iter();
        if self.rules.knights.is_none() {
            keys.next();
        }
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
