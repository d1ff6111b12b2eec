//! The rules for a shuffle, each a switch.

use egui::{RichText, Ui};

use crate::app::screens::decks::parts::rows;
use board::{DesertPlace, LayRules, Rule, Spacing, TokenRule};
use kit::theme::strong;
use kit::widgets::{Switch, toggle};
use words::text::Text;

/// A rule that is followed or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chosen {
    Spaced(Rule),
    DesertInMiddle,
}

const CHOICES: [Chosen; 5] = [
    Chosen::Spaced(Rule::Reds),
    Chosen::Spaced(Rule::EqualTokens),
    Chosen::Spaced(Rule::TwoAndTwelve),
    Chosen::Spaced(Rule::Terrain),
    Chosen::DesertInMiddle,
];

impl Chosen {
    fn state(self, rules: &LayRules) -> Switch {
        let spacing = match self {
            Self::DesertInMiddle => return Switch::when(rules.desert == DesertPlace::Middle),
            Self::Spaced(Rule::Reds) => rules.reds,
            Self::Spaced(Rule::EqualTokens) => rules.equal_tokens,
            Self::Spaced(Rule::TwoAndTwelve) => rules.two_and_twelve,
            Self::Spaced(Rule::Terrain) => rules.terrain,
        };
        Switch::when(spacing == Spacing::Apart)
    }

    const fn set(self, rules: &mut LayRules, state: Switch) {
        let (spacing, desert) = match state {
            Switch::On => (Spacing::Apart, DesertPlace::Middle),
            Switch::Off => (Spacing::Anywhere, DesertPlace::Anywhere),
        };
        match self {
            Self::DesertInMiddle => rules.desert = desert,
            Self::Spaced(Rule::Reds) => rules.reds = spacing,
            Self::Spaced(Rule::EqualTokens) => rules.equal_tokens = spacing,
            Self::Spaced(Rule::TwoAndTwelve) => rules.two_and_twelve = spacing,
            Self::Spaced(Rule::Terrain) => rules.terrain = spacing,
        }
    }

    /// Whether it applies to tokens laid in a spiral.
    const fn is_for_spirals(self) -> bool {
        matches!(self, Self::DesertInMiddle | Self::Spaced(Rule::Terrain))
    }

    const fn key(self) -> &'static str {
        match self {
            Self::DesertInMiddle => "shuffle-rule-desert",
            Self::Spaced(Rule::Reds) => "shuffle-rule-reds",
            Self::Spaced(Rule::EqualTokens) => "shuffle-rule-equal",
            Self::Spaced(Rule::TwoAndTwelve) => "shuffle-rule-two-twelve",
            Self::Spaced(Rule::Terrain) => "shuffle-rule-terrain",
        }
    }
}

/// The key of the sentence saying that a rule couldn't be kept.
pub const fn unkept_key(rule: Rule) -> &'static str {
    match rule {
        Rule::Reds => "shuffle-unkept-reds",
        Rule::EqualTokens => "shuffle-unkept-equal",
        Rule::TwoAndTwelve => "shuffle-unkept-two-twelve",
        Rule::Terrain => "shuffle-unkept-terrain",
    }
}

/// Whether all of them are followed.
fn all(rules: &LayRules) -> Switch {
    let followed = CHOICES.into_iter().all(|choice| choice.state(rules) == Switch::On);
    Switch::when(followed && rules.tokens == TokenRule::Random)
}

/// The switches. Says whether `rules` were changed.
pub fn show(ui: &mut Ui, text: &Text, rules: &mut LayRules) -> bool {
    let mut changed = false;
    let heading = text.get("shuffle-rules");
    ui.label(RichText::new(heading).font(strong(ui.ctx(), 18.0)));
    let items: Vec<Option<Chosen>> =
        std::iter::once(None).chain(CHOICES.into_iter().map(Some)).collect();
    rows(ui, &items, (180.0, 54.0), |ui, item, size| match item {
        None => {
            if let Some(state) = toggle(ui, size, &text.get("shuffle-all-rules"), all(rules)) {
                let reds = rules.reds;
                for choice in CHOICES {
                    choice.set(rules, state);
                }
                if state == Switch::Off {
                    // Keep what the printed rules ask for.
                    rules.reds = reds;
                }
                rules.tokens = TokenRule::Random;
                changed = true;
            }
        }
        Some(choice) => {
            let idle = matches!(rules.tokens, TokenRule::Spiral(_)) && !choice.is_for_spirals();
            let state = if idle { Switch::Off } else { choice.state(rules) };
            let label = text.get(choice.key());
            let touched = ui.add_enabled_ui(!idle, |ui| toggle(ui, size, &label, state)).inner;
            if let Some(state) = touched {
                choice.set(rules, state);
                changed = true;
            }
        }
    });
    changed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_rules_at_once_are_all_there_are() {
        let mut rules = LayRules::PRINTED;
        for choice in CHOICES {
            choice.set(&mut rules, Switch::On);
            assert_eq!(choice.state(&rules), Switch::On);
        }
        assert_eq!(rules, LayRules::ALL);
        assert_eq!(all(&rules), Switch::On);
    }
}
