//! Effects as sentences, so that people who compose an event can read what it does.

use super::text::{Text, Value};
use cards::{Duty, Effect, Measure, Selector, Tie};

impl Text {
    /// Returns what `effect` does: "Every player may take 1 card of choice from the
    /// bank."
    pub fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::DiscardHalf {} => self.get("reads-discard-half"),
            Effect::MoveRobber { who, duty } => self.duty(who, *duty, "reads-act-move-robber"),
            Effect::Steal { who, from, duty } => {
                self.duty(who, *duty, &format!("reads-act-steal-{}", from.key()))
            }
            Effect::Take { who, resource: None, duty } => {
                self.duty(who, *duty, "reads-act-take-any")
            }
            Effect::Take { who, resource: Some(resource), duty } => {
                let act = [("resource", self.kind(*resource).into())];
                self.obliged(who, *duty, self.with("reads-act-take", &act))
            }
            Effect::Give { who, to } => {
                self.duty(who, Duty::Must, &format!("reads-act-give-{}", to.key()))
            }
            Effect::Pay { who } => self.duty(who, Duty::Must, "reads-act-pay"),
            Effect::Swap { who } => self.duty(who, Duty::May, "reads-act-swap"),
            Effect::DamageRoad { who, bars } => {
                self.duty(who, Duty::Must, &format!("reads-act-damage-{}", bars.key()))
            }
            Effect::MendRoad { who } => self.duty(who, Duty::May, "reads-act-mend"),
            Effect::RobberFlees { without_desert } => {
                self.get(&format!("reads-flees-{}", without_desert.key()))
            }
            Effect::RobberSleeps {} => self.get("reads-sleeps"),
            Effect::CapYield { buildings } => self.get(&format!("reads-cap-{}", buildings.key())),
            Effect::Yield { resource, harvest } => {
                let hexes = resource.map_or_else(
                    || self.get("reads-hexes-all"),
                    |kind| self.with("reads-hexes", &[("resource", self.kind(kind).into())]),
                );
                self.with(&format!("reads-yield-{}", harvest.key()), &[("hexes", hexes.into())])
            }
            Effect::Season { begins } => {
                self.with("reads-season", &[("season", self.season(*begins).into())])
            }
            Effect::MoveBarbarians { course } => self.get(&format!("reads-ship-{}", course.key())),
            Effect::AtTable {} => self.get("reads-at-table"),
        }
    }

    /// Returns what all of `effects` do, one sentence after another.
    pub fn effects(&self, effects: &[Effect]) -> String {
        let sentences: Vec<String> = effects.iter().map(|effect| self.effect(effect)).collect();
        sentences.join(" ")
    }

    fn duty(&self, who: &Selector, duty: Duty, act: &str) -> String {
        self.obliged(who, duty, self.get(act))
    }

    fn obliged(&self, who: &Selector, duty: Duty, act: String) -> String {
        let (who, duty) = (self.selector(who), duty.key());
        let values = [("who", who.into()), ("act", act.into()), ("duty", duty.into())];
        capitalized(&self.with("reads-sentence", &values))
    }

    /// Returns who a selector means, within a sentence: "every other player".
    pub fn selector(&self, who: &Selector) -> String {
        match who {
            Selector::Active => self.get("reads-who-active"),
            Selector::All => self.get("reads-who-all"),
            Selector::Others => self.get("reads-who-others"),
            Selector::Leaders { holder, most, tie } => {
                let measures = most
                    .iter()
                    .map(|measure| self.measure(*measure))
                    .reduce(|a, b| self.with("reads-or-else", &[("a", a.into()), ("b", b.into())]));
                let award = holder.map(|award| Value::from(self.award(award)));
                match (award, measures) {
                    (None, None) => self.get("reads-who-nobody-leads"),
                    (Some(award), None) => self.with("reads-who-holder", &[("award", award)]),
                    (None, Some(measures)) => self
                        .tie(*tie, &self.with("reads-who-most", &[("measures", measures.into())])),
                    (Some(award), Some(measures)) => {
                        let values = [("award", award), ("measures", measures.into())];
                        self.tie(*tie, &self.with("reads-who-holder-or", &values))
                    }
                }
            }
            Selector::Trailers { least, tie } => {
                let values = [("measure", self.measure(*least).into())];
                self.tie(*tie, &self.with("reads-who-least", &values))
            }
            Selector::AtLeast { measure, count } => {
                self.bound("reads-who-at-least", *measure, *count)
            }
            Selector::AtMost { measure, count } => {
                self.bound("reads-who-at-most", *measure, *count)
            }
        }
    }

    fn bound(&self, key: &str, measure: Measure, count: u8) -> String {
        let measures = match count {
            1 => self.get(&format!("measure-one-{}", measure.key())),
            _ => self.measure(measure),
        };
        self.with(key, &[("measure", measures.into()), ("count", count.into())])
    }

    fn tie(&self, tie: Tie, who: &str) -> String {
        self.with(&format!("reads-tie-{}", tie.key()), &[("who", who.into())])
    }

    /// Returns what players are compared by: "knights played".
    pub fn measure(&self, measure: Measure) -> String {
        self.get(&format!("measure-{}", measure.key()))
    }
}

fn capitalized(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::{BuiltIn, Victims};

    #[test]
    fn every_effect_of_the_built_in_decks_reads_as_a_sentence() {
        let text = Text::english();
        for deck in BuiltIn::ALL.map(|deck| deck.deck().expect("sound")) {
            for (name, event) in deck.events() {
                for effect in event.rulings.values().flatten().chain(&event.effects) {
                    let said = text.effect(effect);
                    let whole = said.ends_with('.') && !said.contains(['[', '{']);
                    assert!(whole, "{name}: {said}");
                    assert!(said.starts_with(char::is_uppercase), "{name}: {said}");
                }
            }
        }
    }

    #[test]
    fn duty_and_selector_are_both_heard() {
        let text = Text::english();
        let leaders = Selector::Leaders {
            holder: Some(cards::Award::LargestArmy),
            most: vec![Measure::KnightCards, Measure::Cities],
            tie: Tie::Nobody,
        };
        let effect = Effect::Steal { who: leaders, from: Victims::Anyone, duty: Duty::May };
        assert_eq!(
            text.effect(&effect),
            "The holder of the Largest Army, or while nobody holds it, whoever has the most \
             knights played, or else the most cities (on a tie, nobody) may take 1 random card \
             from any player."
        );
        let effect = Effect::Pay { who: Selector::AtLeast { measure: Measure::Cities, count: 2 } };
        assert_eq!(
            text.effect(&effect),
            "Everyone with at least 2 cities must pay 1 card of their choice to the bank."
        );
    }
}
