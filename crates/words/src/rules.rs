//! Words for the rules that a table may set: their names, the meaning of each reading, the news
//! that it is played from now on, and the rules that this table plays.

use crate::text::{Text, Value};
use game::{
    BadRule, Expansion, FishRules, MAX_READINGS, OilRules, OwnScenario, ProgressCard, RiversRules,
    RuleChange, RuleRow, Rules, SeaRules, TARGETS, WagonRules,
};

/// The key of a rule's name, or of the name of one of its readings.
fn key(row: &RuleRow, reading: Option<u16>) -> String {
    let key = row.key;
    match (row.of.map(Expansion::key), reading.map(|reading| row.name(reading))) {
        (None, None) => format!("rule-{key}"),
        (None, Some(reading)) => format!("rule-{key}-{reading}"),
        (Some(room), None) => format!("{room}-rule-{key}"),
        (Some(room), Some(reading)) => format!("{room}-rule-{key}-{reading}"),
    }
}

/// The words of rules at a table that plays by some.
pub struct RuleWords<'a> {
    text: &'a Text,
    rules: &'a Rules,
    values: [(&'static str, Value<'static>); 4],
}

impl<'a> RuleWords<'a> {
    pub fn new(text: &'a Text, rules: &'a Rules) -> Self {
        let edition = rules.knights.map(|knights| knights.edition).unwrap_or_default();
        let card = |card| text.progress_card(card, edition).into();
        let with_harbormaster = rules.target.saturating_add(1).min(*TARGETS.end());
        let values = [
            ("count", with_harbormaster.into()),
            ("deserter", card(ProgressCard::Deserter)),
            ("saboteur", card(ProgressCard::Saboteur)),
            ("spy", card(ProgressCard::Spy)),
        ];
        Self { text, rules, values }
    }

    /// The sentence for `key`, where there is one: with an expansion its own, if it has one.
    fn find(&self, key: &str) -> Option<String> {
        let played = self.rules.expansions().iter().map(Expansion::key);
        let mut keys = played.map(|room| format!("{room}-{key}")).chain([key.to_owned()]);
        keys.find(|key| self.text.has(key)).map(|key| self.said(&key))
    }

    /// The sentence for `key`, with the names of the cards that rules tell of.
    pub fn said(&self, key: &str) -> String {
        self.text.with(key, &self.values)
    }

    pub fn name(&self, row: &RuleRow) -> String {
        self.said(&key(row, None))
    }

    /// Returns what is to be said of a rule whatever its reading is.
    pub fn note(&self, row: &RuleRow) -> Option<String> {
        self.find(&format!("{}-line", key(row, None)))
    }

    pub fn reading(&self, row: &RuleRow, reading: u16) -> String {
        self.said(&key(row, Some(reading)))
    }

    pub fn line(&self, row: &RuleRow, reading: u16) -> String {
        let line = self.find(&format!("{}-line", key(row, Some(reading))));
        line.or_else(|| self.note(row)).unwrap_or_default()
    }
}

impl Text {
    /// The sentence of a rule's number, or else that of its reading.
    fn of_reading(&self, whole: &str, each: &str, reading: u16) -> Option<String> {
        let key = [whole, each].into_iter().find(|key| self.has(key))?;
        Some(self.with(key, &[("count", reading.into())]))
    }

    /// Returns which rule the table plays by from now on.
    pub fn rule_change(&self, change: &RuleChange, scenario: Option<OwnScenario>) -> String {
        match change {
            RuleChange::Rulings(_) => self.get("changed-rulings"),
            RuleChange::Knights(rules) => {
                self.with("changed-knights", &[("edition", rules.edition.key().into())])
            }
            RuleChange::Sea(rules) => {
                self.with("changed-sea", &[("rules", self.sea_rules(*rules, scenario).into())])
            }
            RuleChange::Fish(rules) => {
                self.with("changed-fish", &[("rules", self.fish_rules(*rules).into())])
            }
            RuleChange::Rivers(rules) => {
                self.with("changed-rivers", &[("rules", self.rivers_rules(*rules).into())])
            }
            RuleChange::Wagons(rules) => {
                self.with("changed-wagons", &[("rules", self.wagon_rules(*rules).into())])
            }
            RuleChange::Oil(rules) => {
                self.with("changed-oil", &[("rules", self.oil_rules(*rules).into())])
            }
            one => {
                let rules = Rules::default().with(one);
                let said = one.row().and_then(|row| {
                    let (key, reading) = (row.key, row.reading(&rules)?);
                    let name = row.name(reading);
                    let each = format!("changed-{key}-{name}");
                    self.of_reading(&format!("changed-{key}"), &each, reading)
                });
                said.unwrap_or_default()
            }
        }
    }

    /// Returns what a table of Seafarers has set: "2 points for a foreign island, the pirate sails
    /// anywhere and gold brings cards in the opening"; with what only `scenario` plays by.
    pub fn sea_rules(&self, set: SeaRules, scenario: Option<OwnScenario>) -> String {
        let rules = Rules { sea: Some(set), ..Rules::default() };
        let rows = SeaRules::ROWS.iter().filter(|row| row.is_of(scenario, usize::MAX));
        let said = rows.filter_map(|row| {
            let (key, reading) = (row.key, row.reading(&rules)?);
            let name = row.name(reading);
            let each = format!("sea-set-{key}-{name}");
            self.of_reading(&format!("sea-set-{key}"), &each, reading)
        });
        self.list(&said.collect::<Vec<_>>())
    }

    /// Returns what a table with oil has set: "nobody holds more than 4 oil, ... and 5 places for
    /// destroyed tokens".
    pub fn oil_rules(&self, set: OilRules) -> String {
        let rules = Rules { oil: Some(set), ..Rules::default() };
        let said = OilRules::ROWS.iter().filter_map(|row| {
            let reading = row.reading(&rules)?;
            if row.names.is_empty() {
                let count = ("count", reading.into());
                return Some(self.with(&format!("oil-set-{}", row.key), &[count]));
            }
            Some(self.get(&format!("oil-set-{}-{}", row.key, row.name(reading))))
        });
        self.list(&said.collect::<Vec<_>>())
    }

    /// Returns what a table with fish has set: "with too few fish tokens nobody draws and fish are
    /// spent after production".
    pub fn fish_rules(&self, set: FishRules) -> String {
        let rules = Rules { fish: Some(set), ..Rules::default() };
        self.list(&self.readings_set("fish", FishRules::ROWS, &rules))
    }

    /// Returns what a table with rivers has set: "a bridge brings 3 gold".
    pub fn rivers_rules(&self, set: RiversRules) -> String {
        let rules = Rules { rivers: Some(set), ..Rules::default() };
        self.list(&self.readings_set("rivers", RiversRules::ROWS, &rules))
    }

    /// Returns what a table has set of an expansion's rules, one sentence each.
    fn readings_set(&self, room: &str, rows: &[&RuleRow], rules: &Rules) -> Vec<String> {
        let said = rows.iter().filter_map(|row| {
            let name = row.name(row.reading(rules)?);
            Some(self.get(&format!("{room}-set-{}-{name}", row.key)))
        });
        said.collect()
    }

    /// Returns what a table with wagons has set: "a grain is paid once in a turn".
    pub fn wagon_rules(&self, set: WagonRules) -> String {
        let rules = Rules { wagons: Some(set), ..Rules::default() };
        let said = WagonRules::ROWS.iter().filter_map(|row| {
            let name = row.name(row.reading(&rules)?);
            Some(self.get(&format!("wagons-set-{}-{name}", row.key)))
        });
        self.list(&said.collect::<Vec<_>>())
    }

    /// Returns what a table that plays by `rules` has set of one, for the almanac; nothing where it
    /// makes no difference.
    pub fn rule_at_table(&self, row: &RuleRow, rules: &Rules) -> Option<String> {
        if !row.matters(rules, usize::MAX) {
            return None;
        }
        let reading = row.reading(rules)?;
        let (named, name) = (row.key, row.name(reading));
        let each = format!("almanac-{named}-{name}");
        let own = self.of_reading(&format!("almanac-{named}"), &each, reading);
        own.or_else(|| Some(self.get(&format!("{}-line", key(row, Some(reading))))))
    }

    pub fn bad_rule(&self, why: BadRule) -> String {
        match why {
            BadRule::Reading { row, .. } => {
                let (least, most) = row.range().into_inner();
                let key = row.key;
                let values = [("least", least.into()), ("most", most.into())];
                self.with(&format!("bad-rule-{key}"), &values)
            }
            BadRule::Readings(_) => {
                self.with("bad-rule-readings", &[("most", MAX_READINGS.into())])
            }
        }
    }
}
