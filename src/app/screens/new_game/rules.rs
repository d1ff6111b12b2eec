//! The rules of the table: points, hands, and how the event cards are read.

use egui::{Frame, Label, Margin, RichText, Ui};

use crate::app::text::Text;
use crate::app::theme::{Palette, strong};
use crate::app::widgets::{
    Explained, Icon, Switch, action_button, explained_options, segments, stepper, switch_row,
};
use crate::cards::{Deck, EventId, RulingSet};
use crate::game::{Following, HarbormasterRule, Rules, TARGETS};

/// Where the target points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TargetBy {
    /// As the rules have it, one more with Harbormaster.
    Usual,
    /// The table said so.
    Table,
}

/// The rules as they are being set.
#[derive(Clone, Debug)]
pub struct RuleChoice {
    rules: Rules,
    target_by: TargetBy,
    single_events: Switch,
}

impl Default for RuleChoice {
    fn default() -> Self {
        Self { rules: Rules::default(), target_by: TargetBy::Usual, single_events: Switch::Off }
    }
}

impl RuleChoice {
    /// The rules as they stand.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    fn change_target(&mut self, change: i8) {
        let target = self.rules.target.saturating_add_signed(change);
        self.rules.target = target.clamp(*TARGETS.start(), *TARGETS.end());
        self.target_by = TargetBy::Table;
    }

    /// Takes Harbormaster up or out; the usual target goes along.
    pub fn set_harbormaster(&mut self, rule: HarbormasterRule) {
        self.rules.harbormaster = rule;
        if self.target_by == TargetBy::Usual {
            self.rules.target = if rule.is_in_play() { 11 } else { 10 };
        }
    }

    /// Hands are kept so.
    pub const fn set_following(&mut self, following: Following) {
        self.rules.following = following;
    }

    fn set_rulings(&mut self, set: RulingSet) {
        self.rules.rulings.set = set;
        self.rules.rulings.except.retain(|_, other| *other != set);
    }

    fn set_event(&mut self, event: &EventId, set: RulingSet) {
        if set == self.rules.rulings.set {
            self.rules.rulings.except.remove(event);
        } else {
            self.rules.rulings.except.insert(event.clone(), set);
        }
    }

    /// The settings, with the readings that events of `decks` have.
    pub fn show(&mut self, ui: &mut Ui, text: &Text, decks: &[Deck]) {
        self.target_row(ui, text);
        let harbormaster = Switch::when(self.rules.harbormaster.is_in_play());
        let words = [text.get("new-harbormaster"), text.get("new-harbormaster-line")];
        if let Some(switch) = switch_row(ui, &words[0], &words[1], harbormaster) {
            self.set_harbormaster(match switch {
                Switch::On => HarbormasterRule::InPlay,
                Switch::Off => HarbormasterRule::Off,
            });
        }
        heading(ui, &text.get("new-hands"));
        let option = |value, key: &str| explained(text, value, "new-hands", key);
        let hands = [
            option(Following::Open, "open"),
            option(Following::Secret, "secret"),
            option(Following::Off, "off"),
        ];
        if let Some(following) = explained_options(ui, &hands, self.rules.following) {
            self.rules.following = following;
        }
        let events = readable(decks);
        if events.is_empty() {
            return;
        }
        heading(ui, &text.get("new-rulings"));
        let sets = RulingSet::ALL.map(|set| explained(text, set, "new-set", set.key()));
        if let Some(set) = explained_options(ui, &sets, self.rules.rulings.set) {
            self.set_rulings(set);
        }
        self.single(ui, text, &events);
    }

    fn target_row(&mut self, ui: &mut Ui, text: &Text) {
        let palette = Palette::of(ui);
        let frame = Frame::new().fill(palette.panel).corner_radius(12).inner_margin(Margin {
            left: 14,
            right: 6,
            top: 6,
            bottom: 6,
        });
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                let words = RichText::new(text.get("new-target"));
                ui.label(words.font(strong(ui.ctx(), 18.0)));
                ui.add_space((ui.available_width() - 3.0 * 48.0).max(0.0));
                let names = [text.get("new-target-less"), text.get("new-target-more")];
                let change = stepper(ui, (&names[0], &names[1]), self.rules.target, &TARGETS);
                if let Some(change) = change {
                    self.change_target(change);
                }
            });
        });
    }

    /// Single events by another set, folded away until asked for.
    fn single(&mut self, ui: &mut Ui, text: &Text, events: &[(&Deck, &EventId)]) {
        ui.add_space(4.0);
        let (key, icon) = match self.single_events {
            Switch::On => ("new-single-events-less", Icon::Up),
            Switch::Off => ("new-single-events", Icon::Down),
        };
        if action_button(ui, Some(icon), &text.get(key)).clicked() {
            self.single_events = match self.single_events {
                Switch::On => Switch::Off,
                Switch::Off => Switch::On,
            };
        }
        let except = self.rules.rulings.except.len();
        if except > 0 {
            ui.label(text.with("new-single-count", &[("count", except.into())]));
        }
        if self.single_events == Switch::Off {
            return;
        }
        let faint = Palette::of(ui).faint;
        let note = RichText::new(text.get("new-single-note")).color(faint);
        ui.add(Label::new(note).wrap());
        for (deck, event) in events.iter().copied() {
            let now = self.rules.rulings.of(event);
            ui.add_space(10.0);
            let own = format!("new-event-{}", event.as_str());
            let name = if text.has(&own) { text.get(&own) } else { text.event_name(deck, event) };
            ui.label(RichText::new(&name).font(strong(ui.ctx(), 18.0)));
            let sets = RulingSet::ALL.map(|set| {
                let label = text.get(&format!("new-set-{}", set.key()));
                (set, label)
            });
            let touched = ui.push_id(event.as_str(), |ui| segments(ui, &sets, now)).inner;
            let reading = format!("new-reading-{}-{}", event.as_str(), now.key());
            let reading = if text.has(&reading) {
                text.get(&reading)
            } else {
                text.event_text(deck, event, now).unwrap_or_default()
            };
            ui.add(Label::new(RichText::new(reading).color(faint)).wrap());
            if let Some(set) = touched {
                self.set_event(event, set);
            }
        }
    }
}

/// The events of `decks` that the sets read otherwise: where they agree there
/// is nothing to choose.
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

pub(super) fn explained<T>(text: &Text, value: T, group: &str, key: &str) -> Explained<T> {
    Explained {
        value,
        label: text.get(&format!("{group}-{key}")),
        line: text.get(&format!("{group}-{key}-line")),
    }
}

pub(super) fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(12.0);
    ui.label(RichText::new(words).heading());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::deck_a;

    #[test]
    fn the_target_follows_harbormaster_until_the_table_sets_it() {
        let mut choice = RuleChoice::default();
        choice.set_harbormaster(HarbormasterRule::InPlay);
        assert_eq!(choice.rules().target, 11);
        choice.set_harbormaster(HarbormasterRule::Off);
        assert_eq!(choice.rules().target, 10);
        choice.change_target(-1);
        choice.set_harbormaster(HarbormasterRule::InPlay);
        assert_eq!(choice.rules().target, 9);
        for _ in 0..40 {
            choice.change_target(1);
        }
        assert_eq!(choice.rules().target, 30);
    }

    #[test]
    fn a_single_event_counts_only_while_it_differs_from_the_set() {
        let mut choice = RuleChoice::default();
        let event = EventId::try_from("epidemic".to_owned()).expect("a name");
        choice.set_event(&event, RulingSet::Classic);
        assert_eq!(choice.rules().rulings.of(&event), RulingSet::Classic);
        choice.set_rulings(RulingSet::Classic);
        assert!(choice.rules().rulings.except.is_empty());
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
