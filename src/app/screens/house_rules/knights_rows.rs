//! The rules of Cities & Knights that a table may set one by one.

use crate::game::{
    CardRed, ChaseTarget, DeserterActs, DeserterLevel, DisplacedReach, EventDraws, EventOrder,
    HolderAtFive, KnightsBefore, KnightsRules, MerchantGround, RobberWaits, SaboteurHits, SpyTakes,
};

/// A rule with its readings, each by its place in a list.
pub(super) struct KnightsRow {
    key: &'static str,
    options: &'static [&'static str],
    read: fn(KnightsRules) -> usize,
    write: fn(KnightsRules, usize) -> KnightsRules,
}

impl KnightsRow {
    /// Its name in the keys of texts.
    pub const fn key(&self) -> &'static str {
        self.key
    }

    /// The names of its readings in the keys of texts.
    pub const fn options(&self) -> &'static [&'static str] {
        self.options
    }

    /// Which reading `rules` have.
    pub fn chosen(&self, rules: KnightsRules) -> usize {
        (self.read)(rules)
    }

    /// Which one is usual in their edition.
    pub fn usual(&self, rules: KnightsRules) -> usize {
        self.chosen(KnightsRules::of(rules.edition))
    }

    /// Whether `rules` have the usual one.
    pub fn is_usual(&self, rules: KnightsRules) -> bool {
        self.chosen(rules) == self.usual(rules)
    }

    /// The same rules with another reading of this one.
    pub fn with(&self, rules: KnightsRules, option: usize) -> KnightsRules {
        (self.write)(rules, option)
    }
}

/// A row for a field: its key, the field, and its values with their names.
macro_rules! row {
    ($key:literal, $field:ident: $($option:literal => $value:expr),+ $(,)?) => {
        KnightsRow {
            key: $key,
            options: &[$($option),+],
            read: |rules| {
                let values = [$($value),+];
                values.iter().position(|value| *value == rules.$field).unwrap_or_default()
            },
            write: |rules, option| {
                let values = [$($value),+];
                let $field = values.get(option).copied().unwrap_or(rules.$field);
                KnightsRules { $field, ..rules }
            },
        }
    };
}

/// All of them: where the editions differ, what no book answers, and the stricter rules.
pub(super) const ROWS: [KnightsRow; 13] = [
    row!("robber-waits", robber_waits:
        "desert" => RobberWaits::OnDesert, "beside" => RobberWaits::BesideBoard),
    row!("chased", chased:
        "numbered" => ChaseTarget::Numbered, "any" => ChaseTarget::AnyHex),
    row!("displaced", displaced:
        "connected" => DisplacedReach::Connected, "move" => DisplacedReach::ByMove),
    row!("deserter-level", deserter_level:
        "basic" => DeserterLevel::SameOrBasic, "lower" => DeserterLevel::SameOrLower),
    row!("card-red", card_red:
        "printed" => CardRed::Printed, "rolled" => CardRed::Rolled),
    row!("event-order", event_order:
        "text" => EventOrder::TextFirst, "die" => EventOrder::DieFirst),
    row!("event-draws", event_draws:
        "reading" => EventDraws::ByReading,
        "resources" => EventDraws::Resources,
        "all" => EventDraws::AllCards),
    row!("holder-at-five", holder_at_five:
        "none" => HolderAtFive::NeedsNoCity, "city" => HolderAtFive::NeedsCity),
    row!("merchant", merchant_ground:
        "producing" => MerchantGround::Producing, "any" => MerchantGround::AnyLand),
    row!("deserter-acts", deserter_acts:
        "at-once" => DeserterActs::AtOnce, "next" => DeserterActs::NextTurn),
    row!("before", knights_before:
        "act" => KnightsBefore::Act, "rest" => KnightsBefore::Rest),
    row!("saboteur", saboteur_hits:
        "as-many" => SaboteurHits::AsManyPoints, "more" => SaboteurHits::MorePoints),
    row!("spy", spy_takes:
        "any" => SpyTakes::AnyCard, "no-spy" => SpyTakes::NoSpy),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Edition;
    use crate::words::text::Text;

    #[test]
    fn every_reading_can_be_set_and_read_back_and_has_its_words() {
        let text = Text::english();
        for row in &ROWS {
            for (nth, option) in row.options().iter().enumerate() {
                let set = row.with(KnightsRules::default(), nth);
                assert_eq!(row.chosen(set), nth, "{} {option}", row.key());
                assert!(text.has(&format!("knights-rule-{}-{option}", row.key())));
                assert!(text.has(&format!("knights-rule-{}-{option}-line", row.key())));
            }
            assert!(row.is_usual(KnightsRules::of(Edition::Sixth)), "{}", row.key());
        }
    }

    #[test]
    fn there_is_a_row_for_every_setting_but_the_edition() {
        let written = serde_json::to_value(KnightsRules::default()).expect("writes");
        let set = ROWS.iter().fold(KnightsRules::default(), |rules, row| row.with(rules, 1));
        let changed = serde_json::to_value(set).expect("writes");
        for (field, value) in written.as_object().expect("fields") {
            assert_eq!(changed[field] == *value, field == "edition", "{field}");
        }
    }
}
