//! The rules of Seafarers that a table may set one by one (SEA 5, 6, 8).

use super::rule_row::{RuleRow, row};
use game::{FoundingGold, PirateGround, SeaRules};

/// All of them: what the table's map says, and where readings differ.
pub(super) const ROWS: [RuleRow<SeaRules>; 3] = [
    row!(SeaRules, "islands", foreign_island: "none" => 0, "one" => 1, "two" => 2),
    row!(SeaRules, "pirate", pirate_ground:
        "all" => PirateGround::AllSea, "open" => PirateGround::OpenSea),
    row!(SeaRules, "gold", founding_gold:
        "choice" => FoundingGold::OfChoice, "nothing" => FoundingGold::Nothing),
];

#[cfg(test)]
mod tests {
    use super::*;
    use game::FOREIGN_ISLANDS;
    use words::text::Text;

    #[test]
    fn every_reading_can_be_set_and_read_back_and_has_its_words() {
        let text = Text::english();
        for row in &ROWS {
            for (nth, option) in row.options.iter().enumerate() {
                let set = row.with(SeaRules::default(), nth);
                assert_eq!(row.chosen(set), nth, "{} {option}", row.key);
                assert!(text.has(&format!("sea-rule-{}-{option}", row.key)));
                assert!(text.has(&format!("sea-rule-{}-{option}-line", row.key)));
            }
        }
        assert_eq!(ROWS[0].options.len(), FOREIGN_ISLANDS.count());
    }

    #[test]
    fn there_is_a_row_for_every_setting() {
        let written = serde_json::to_value(SeaRules::default()).expect("writes");
        let set = ROWS.iter().fold(SeaRules::default(), |rules, row| row.with(rules, 1));
        let changed = serde_json::to_value(set).expect("writes");
        for (field, value) in written.as_object().expect("fields") {
            assert_ne!(changed[field], *value, "{field}");
        }
    }
}
