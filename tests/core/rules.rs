//! Laws of the rules that a table may set: each reading can be set, written, read, said, and
//! undone, and no rule is without a row.

use std::collections::BTreeSet;

use chrono::DateTime;
use game::{
    BadRule, BridgeGold, Deed, Edition, Enforcement, Entry, Expansions, FishRules, Game,
    Impossible, KnightsRules, OilRules, RULE_ROWS, RiversRules, RuleChange, RuleForm, RulePart,
    RuleRow, Rules, SeaRules, Span, Step, WagonRules, rule_rows,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::{Value as Json, json};
use words::language::Language;
use words::rules::RuleWords;
use words::text::Text;

use crate::common::sources::root;
use crate::facts::opened;

/// All rows.
fn rows() -> impl Iterator<Item = &'static RuleRow> {
    RULE_ROWS.into_iter().flatten().copied()
}

/// The usual rules with all there is.
fn usual() -> Rules {
    let (knights, sea) = (KnightsRules::default(), SeaRules::default());
    let fish = Some(FishRules::default());
    // Beside wagons a bridge usually earns less (TRADERS 8.4).
    let rivers = Some(RiversRules { bridge_gold: BridgeGold::Two });
    let (wagons, oil) = (Some(WagonRules::default()), Some(OilRules::default()));
    let (knights, sea) = (Some(knights), Some(sea));
    Rules { knights, sea, fish, rivers, wagons, oil, ..Rules::default() }
}

/// The fields of rules that hold those of expansions.
const ROOMS: [&str; 6] = ["knights", "sea", "fish", "rivers", "wagons", "oil"];

/// Every reading of every rule that is played, and each at both ends out of its range.
fn readings(rules: &Rules) -> Vec<(&'static RuleRow, u16)> {
    let played = rows().filter(|row| row.reading(rules).is_some());
    let each = |row: &'static RuleRow| {
        let (least, most) = row.range().into_inner();
        (least.saturating_sub(1)..=most + 1).map(move |reading| (row, reading))
    };
    played.flat_map(each).collect()
}

/// Everything that may be set at tables of four and six.
fn each_set(mut set: impl FnMut(&mut Game, &'static RuleRow, u16, RuleChange)) {
    for (kind, players) in Expansions::combinations().flat_map(|kind| [(kind, 4), (kind, 6)]) {
        let mut game = opened(kind, players, &mut StdRng::seed_from_u64(7));
        for (row, reading) in readings(game.state().rules()) {
            let change = row.change(game.state().rules(), reading);
            let is_written = row.names.is_empty() || row.range().contains(&reading);
            assert_eq!(change.is_some(), is_written, "{row:?} {reading}");
            if let Some(change) = change {
                set(&mut game, row, reading, change);
            }
        }
    }
}

fn take(game: &mut Game, step: Step) {
    let entry = Entry { time: DateTime::UNIX_EPOCH, clock: Span::of_millis(0), step };
    let written = serde_json::to_string(&entry).expect("writes");
    let read: Entry = serde_json::from_str(&written).expect("reads");
    assert_eq!(serde_json::to_string(&read).expect("writes"), written);
    game.take(read).expect("it fits");
}

#[test]
fn a_rule_has_a_name_of_its_own_and_a_section_that_tells_of_it() {
    let keys: BTreeSet<&str> = rows().map(|row| row.key).collect();
    assert_eq!(keys.len(), rows().count());
    for row in rows() {
        let (document, section) = row.section.split_once(' ').expect("a section");
        let page = root().join("docs").join(format!("{}.md", document.to_lowercase()));
        let page = std::fs::read_to_string(page).expect("a page");
        let mut headings =
            page.lines().filter_map(|line| line.trim_start_matches('#').split(' ').nth(1));
        assert!(headings.any(|number| number.trim_end_matches('.') == section), "{row:?}");
    }
}

#[test]
fn whatever_a_table_may_set_is_set_by_a_row() {
    // Set on pages of their own: how each event is read, and how the decks are laid out.
    let Json::Object(apart) = serde_json::to_value(Rules::default().cards).expect("writes") else {
        panic!("an object");
    };
    let mut known: BTreeSet<String> = apart.into_iter().map(|(field, _)| field).collect();
    known.extend(ROOMS.into_iter().chain(["rulings"]).map(str::to_owned));
    known.extend(rows().map(|row| row.key.to_owned()));
    let rules = usual();
    let written = serde_json::to_value(&rules).expect("writes");
    for part in ROOMS.map(|room| &written[room]).into_iter().chain([&written]) {
        for field in part.as_object().expect("an object").keys() {
            assert!(known.contains(field), "no row sets {field}");
        }
    }
    for row in rows() {
        let other = row.range().find(|reading| Some(*reading) != row.reading(&rules));
        let set = row.set(&rules, other.expect("a choice")).expect("it is played");
        let changed = serde_json::to_value(set).expect("writes");
        let fields = |written: &Json| -> BTreeSet<(String, String)> {
            let inner = ROOMS.map(|room| &written[room]).into_iter().chain([written]);
            let inner = inner.flat_map(|part| part.as_object().cloned().unwrap_or_default());
            inner.map(|(field, is)| (field, is.to_string())).collect()
        };
        let (was, is) = (fields(&written), fields(&changed));
        let others = was.symmetric_difference(&is).map(|(field, _)| field.clone());
        let others: BTreeSet<String> = others.collect();
        let own = |field: &String| *field == row.key || ROOMS.contains(&field.as_str());
        // An edition brings its book along.
        assert!(*row == rule_rows::edition || others.iter().all(own), "{row:?} {others:?}");
        assert!(others.iter().any(|field| *field == row.key), "{row:?}");
    }
}

#[test]
fn each_reading_is_written_by_its_name_stands_from_then_on_and_is_gone_when_undone() {
    let mut done = 0;
    each_set(|game, row, reading, change| {
        let before = game.state().clone();
        let value = match row.names.get(usize::from(reading)) {
            Some(name) => json!(name),
            None => json!(reading),
        };
        let written = serde_json::to_value(&change).expect("writes");
        let own = ROOMS.into_iter().find_map(|room| written.get(room));
        assert_eq!(own.unwrap_or(&written)[row.key], value);
        let deed = Deed::ChangeRule { rule: change };
        let set = game.propose(deed, Enforcement::ByTheRules).map(game::NextAct::into_act);
        let is_so = row.reading(before.rules()) == Some(reading);
        let fits = row.range().contains(&reading) && row.fewest <= before.players().count();
        if is_so || !fits {
            let bad = Impossible::Rule(BadRule::Reading { row, reading });
            let why = if is_so { Impossible::SoAlready } else { bad };
            assert_eq!(set, Err(why.into()), "{row:?} {reading}");
            return;
        }
        take(game, Step::Act(set.expect("it may be set")));
        assert_eq!(row.reading(game.state().rules()), Some(reading), "{row:?}");
        take(game, Step::Undo);
        assert_eq!(*game.state(), before, "{row:?} {reading}");
        done += 1;
    });
    assert!(done > 400, "{done}");
}

#[test]
fn each_rule_is_said_in_every_language() {
    let texts = Language::ALL.map(Text::of);
    let is_said =
        |said: String| assert!(!said.is_empty() && !said.contains(['[', '{', '$']), "{said}");
    each_set(|game, row, reading, change| {
        let rules = game.state().rules().with(&change);
        for text in &texts {
            if !row.range().contains(&reading) {
                is_said(text.bad_rule(BadRule::Reading { row, reading }));
                continue;
            }
            is_said(text.rule_change(&change, None));
            let words = RuleWords::new(text, &rules);
            is_said(words.name(row));
            match row.form {
                RuleForm::Number => {
                    is_said(text.get(&format!("rule-{}-less", row.key)));
                    is_said(text.get(&format!("rule-{}-more", row.key)));
                }
                RuleForm::Switch => is_said(words.line(row, reading)),
                RuleForm::Choice | RuleForm::Segments => {
                    is_said(words.reading(row, reading));
                    is_said(words.line(row, reading));
                }
            }
        }
    });
}

#[test]
fn a_rule_that_nobody_set_is_as_usual_and_the_editions_differ_in_some_of_theirs() {
    let rules = usual();
    assert!(rows().all(|row| !row.is_changed(&rules)));
    let [fifth, sixth] = Edition::ALL.map(Rules::with_knights);
    let differ = |row: &&RuleRow| row.reading(&fifth) != row.reading(&sixth);
    let differ: Vec<&str> = rows().filter(differ).map(|row| row.key).collect();
    let by_book = ["edition", "robber_waits", "chased", "displaced", "deserter_level", "card_red"];
    assert_eq!(differ, by_book);
    // With what is played for, the rest decides what is usual.
    let changed =
        |row: &&RuleRow, rules: &Rules| row.part != RulePart::Goal && row.is_changed(rules);
    assert!(!rows().any(|row| changed(&row, &sixth)));
    // One touch sets the stricter ones, and they belong to neither edition.
    let strict = Rules { knights: sixth.knights.map(|set| set.stricter(true)), ..sixth };
    let stricter: Vec<RulePart> =
        rows().filter(|row| changed(row, &strict)).map(|row| row.part).collect();
    assert_eq!(stricter, [RulePart::Stricter; 3]);
}
