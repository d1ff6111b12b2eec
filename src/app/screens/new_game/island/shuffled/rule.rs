//! The rules for a shuffle, each a switch.

use egui::{RichText, Ui};

use crate::app::screens::decks::parts::rows;
use board::{DesertPlace, LayRules, Rule, Spacing, TokenRule};
use kit::theme::strong;
use kit::widgets::{Switch, toggle};
use words::text::Text;

/// A rule that is followed or not.
struct Choice {
    /// The key of its text.
    key: &'static str,
    /// Whether it applies to tokens laid in a spiral.
    is_for_spirals: bool,
    is_followed: fn(&LayRules) -> bool,
    follow: fn(&mut LayRules, bool),
}

/// A rule that keeps equals apart, as a row.
macro_rules! apart {
    ($key:literal, $field:ident, $is_for_spirals:literal) => {
        Choice {
            key: $key,
            is_for_spirals: $is_for_spirals,
            is_followed: |rules| rules.$field == Spacing::Apart,
            follow: |rules, is| {
                rules.$field = if is { Spacing::Apart } else { Spacing::Anywhere };
            },
        }
    };
}

static CHOICES: [Choice; 5] = [
    apart!("shuffle-rule-reds", reds, false),
    apart!("shuffle-rule-equal", equal_tokens, false),
    apart!("shuffle-rule-two-twelve", two_and_twelve, false),
    apart!("shuffle-rule-terrain", terrain, true),
    Choice {
        key: "shuffle-rule-desert",
        is_for_spirals: true,
        is_followed: |rules| rules.desert == DesertPlace::Middle,
        follow: |rules, is| {
            rules.desert = if is { DesertPlace::Middle } else { DesertPlace::Anywhere };
        },
    },
];

/// The key of the sentence saying that a rule couldn't be kept.
pub const fn unkept_key(rule: Rule) -> &'static str {
    match rule {
        Rule::Reds => "shuffle-unkept-reds",
        Rule::EqualTokens => "shuffle-unkept-equal",
        Rule::TwoAndTwelve => "shuffle-unkept-two-twelve",
        Rule::Terrain => "shuffle-unkept-terrain",
    }
}

/// Returns whether all of them are followed.
fn all(rules: &LayRules) -> bool {
    CHOICES.iter().all(|choice| (choice.is_followed)(rules)) && rules.tokens == TokenRule::Random
}

/// The switches. Says whether `rules` were changed.
pub fn show(ui: &mut Ui, text: &Text, rules: &mut LayRules) -> bool {
    let mut changed = false;
    let heading = text.get("shuffle-rules");
    ui.label(RichText::new(heading).font(strong(ui.ctx(), 18.0)));
    let items: Vec<Option<&Choice>> =
        std::iter::once(None).chain(CHOICES.iter().map(Some)).collect();
    rows(ui, &items, (180.0, 54.0), |ui, item, size| match item {
        None => {
            let state = Switch::when(all(rules));
            if let Some(state) = toggle(ui, size, &text.get("shuffle-all-rules"), state) {
                let reds = rules.reds;
                for choice in &CHOICES {
                    (choice.follow)(rules, state == Switch::On);
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
            let idle = matches!(rules.tokens, TokenRule::Spiral(_)) && !choice.is_for_spirals;
            let state = Switch::when(!idle && (choice.is_followed)(rules));
            let label = text.get(choice.key);
            let touched = ui.add_enabled_ui(!idle, |ui| toggle(ui, size, &label, state)).inner;
            if let Some(state) = touched {
                (choice.follow)(rules, state == Switch::On);
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
        for choice in &CHOICES {
            (choice.follow)(&mut rules, true);
            assert!((choice.is_followed)(&rules), "{}", choice.key);
        }
        assert_eq!(rules, LayRules::ALL);
        assert!(all(&rules));
    }
}
