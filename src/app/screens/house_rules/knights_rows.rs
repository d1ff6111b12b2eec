//! The rules of Cities & Knights that a table may set one by one.

use super::rule_row::{RuleRow, row};
use game::{
    CardRed, ChaseTarget, DeserterActs, DeserterLevel, DisplacedReach, EventDraws, EventOrder,
    HolderAtFive, KnightsBefore, KnightsRules, MerchantGround, RobberWaits, SaboteurHits, SpyTakes,
};

/// All of them: where the editions differ, what no book answers, and the stricter rules.
pub(super) const ROWS: [RuleRow<KnightsRules>; 13] = [
    row!(KnightsRules, "robber-waits", robber_waits:
        "desert" => RobberWaits::OnDesert, "beside" => RobberWaits::BesideBoard),
    row!(KnightsRules, "chased", chased:
        "numbered" => ChaseTarget::Numbered, "any" => ChaseTarget::AnyHex),
    row!(KnightsRules, "displaced", displaced:
        "connected" => DisplacedReach::Connected, "move" => DisplacedReach::ByMove),
    row!(KnightsRules, "deserter-level", deserter_level:
        "basic" => DeserterLevel::SameOrBasic, "lower" => DeserterLevel::SameOrLower),
    row!(KnightsRules, "card-red", card_red:
        "printed" => CardRed::Printed, "rolled" => CardRed::Rolled),
    row!(KnightsRules, "event-order", event_order:
        "text" => EventOrder::TextFirst, "die" => EventOrder::DieFirst),
    row!(KnightsRules, "event-draws", event_draws:
        "reading" => EventDraws::ByReading,
        "resources" => EventDraws::Resources,
        "all" => EventDraws::AllCards),
    row!(KnightsRules, "holder-at-five", holder_at_five:
        "none" => HolderAtFive::NeedsNoCity, "city" => HolderAtFive::NeedsCity),
    row!(KnightsRules, "merchant", merchant_ground:
        "producing" => MerchantGround::Producing, "any" => MerchantGround::AnyLand),
    row!(KnightsRules, "deserter-acts", deserter_acts:
        "at-once" => DeserterActs::AtOnce, "next" => DeserterActs::NextTurn),
    row!(KnightsRules, "before", knights_before:
        "act" => KnightsBefore::Act, "rest" => KnightsBefore::Rest),
    row!(KnightsRules, "saboteur", saboteur_hits:
        "as-many" => SaboteurHits::AsManyPoints, "more" => SaboteurHits::MorePoints),
    row!(KnightsRules, "spy", spy_takes:
        "any" => SpyTakes::AnyCard, "no-spy" => SpyTakes::NoSpy),
];

#[cfg(test)]
mod tests {
    use super::*;
    use game::Edition;
    use words::text::Text;

    #[test]
    fn every_reading_can_be_set_and_read_back_and_has_its_words() {
        let text = Text::english();
        for row in &ROWS {
            for (nth, option) in row.options.iter().enumerate() {
                let set = row.with(KnightsRules::default(), nth);
                assert_eq!(row.chosen(set), nth, "{} {option}", row.key);
                assert!(text.has(&format!("knights-rule-{}-{option}", row.key)));
                assert!(text.has(&format!("knights-rule-{}-{option}-line", row.key)));
            }
            assert!(
                row.is_usual(KnightsRules::of(Edition::Sixth), KnightsRules::of(Edition::Sixth)),
                "{}",
                row.key
            );
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
