//! `verify` and `deck check`, run as a script would.

use std::path::{Path, PathBuf};
use std::process::Output;

use cards::{BuiltIn, Commitment, NewYear, PileCard, Selection};
use chrono::DateTime;
use game::{Deed, Enforcement, Entry, Game, Phase, Rules, Setup, SetupFields, Step};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rstest::rstest;
use serde_json::{Value, json};
use stats::random_act;
use store::{Folder, Journal};
use tempfile::TempDir;

use crate::common;
use crate::common::temp_dir;
use crate::program::tableside;

fn json_of(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

/// A game in play with its journal.
struct Played {
    _folder: TempDir,
    path: PathBuf,
    journal: Journal,
    game: Game,
    rng: StdRng,
}

impl Played {
    fn new(change: impl FnOnce(&mut SetupFields)) -> Self {
        let mut parts: SetupFields = common::setup_with(3, Rules::open_hands(), &[]).into();
        parts.rules.target = 30;
        change(&mut parts);
        let setup = Setup::new(parts).expect("the parts go together");
        let folder = temp_dir();
        let games = Folder::new(folder.path());
        let journal = games.create(&setup).expect("a journal");
        let path = games.list().expect("a list")[0].path.clone();
        let mut played = Self {
            _folder: folder,
            path,
            journal,
            game: Game::new(setup),
            rng: StdRng::seed_from_u64(5),
        };
        while matches!(played.game.state().phase(), Phase::Founding { .. }) {
            let act = random_act(&mut played.game.state().clone(), &mut played.rng);
            played.takes(Step::Act(act.expect("an act")));
        }
        played
    }

    fn takes(&mut self, step: Step) {
        let entry = Entry::new(DateTime::UNIX_EPOCH, step);
        self.journal.append(&entry).expect("written");
        self.game.take(entry).expect("a step");
    }

    /// This many turns of drawing and passing.
    fn turns(&mut self, count: usize) {
        for _ in 0..count {
            let setup = self.game.setup().clone();
            let rng = &mut self.rng;
            let shuffle = || cards::prepare(&setup.decks, &setup.rules.cards, rng);
            let deed = self.game.draw(shuffle).expect("a draw");
            self.does(deed);
            while !self.game.state().tasks().is_empty() {
                self.does(Deed::Leave { task: 0 });
            }
            self.does(Deed::Pass);
        }
    }

    fn does(&mut self, deed: Deed) {
        let act = self.game.propose(deed, Enforcement::AsTheTableDid).expect("done").into_act();
        self.takes(Step::Act(act));
    }

    fn verified(&self) -> (Option<i32>, Value) {
        let output = tableside(&["verify", self.path.to_str().expect("UTF-8"), "--json"]);
        (output.status.code(), json_of(&output))
    }
}

#[test]
fn a_live_pile_shows_its_promise_and_keeps_its_order() {
    let mut played = Played::new(|_| {});
    played.turns(3);
    let (code, verified) = played.verified();
    assert_eq!(code, Some(0));
    let piles = verified["piles"].as_array().expect("a list");
    assert_eq!(piles.len(), 1);
    assert_eq!(piles[0]["revealed"], Value::Null);
    assert_eq!(piles[0]["valid"], true);
    let text = piles[0]["commitment"].as_str().expect("digits");
    let commitment = Commitment::try_from(text.to_owned()).expect("64 digits");
    assert_eq!(commitment, played.game.setup().shuffle.piles()[0].commitment());
    assert_eq!(piles[0]["short"], commitment.short());
}

#[test]
fn a_spent_pile_reveals_nonce_and_order_from_which_anyone_computes_the_promise() {
    use sha2::{Digest, Sha256};
    let mut played = Played::new(|_| {});
    played.turns(40);
    let (code, verified) = played.verified();
    assert_eq!(code, Some(0));
    let spent = &verified["piles"][0];
    assert_eq!(spent["fate"], "spent");
    assert_eq!(verified["piles"][1]["revealed"], Value::Null, "the next one is live");
    // As the guide says: nonce, then two bytes a card.
    let bytes_of = |digits: &Value| -> Vec<u8> {
        let digits = digits.as_str().expect("digits");
        let byte = |nth| u8::from_str_radix(&digits[2 * nth..2 * nth + 2], 16).expect("a byte");
        (0..digits.len() / 2).map(byte).collect()
    };
    let mut bytes = bytes_of(&spent["revealed"]["nonce"]);
    let deck = common::deck();
    for card in spent["revealed"]["order"].as_array().expect("a list") {
        if card["event"] == "new_year" {
            bytes.extend([255, 0]);
            continue;
        }
        let is_it = |known: &cards::Card| {
            json!(known.red) == card["red"] && json!(known.yellow) == card["yellow"]
        };
        let place = deck.cards().iter().position(is_it).expect("a card of deck A");
        bytes.extend([0, u8::try_from(place).expect("36 cards")]);
    }
    assert_eq!(bytes_of(&spent["commitment"]), Sha256::digest(&bytes).to_vec());
}

#[test]
fn a_pile_that_an_undo_left_behind_is_listed_as_abandoned_until_it_is_used_again() {
    let mut played = Played::new(|_| {});
    played.turns(31);
    let before = played.game.count();
    played.turns(1);
    while played.game.count() > before {
        played.takes(Step::Undo);
    }
    let fates = |played: &Played| -> Vec<String> {
        let (code, verified) = played.verified();
        assert_eq!(code, Some(0));
        let piles = verified["piles"].as_array().expect("a list").clone();
        piles.iter().map(|pile| pile["fate"].as_str().expect("a word").to_owned()).collect()
    };
    assert_eq!(fates(&played), ["live", "abandoned"]);
    let (_, verified) = played.verified();
    assert_eq!(verified["piles"][1]["revealed"], Value::Null, "it will come again");
    let promised = verified["piles"][1]["commitment"].clone();
    // A knight's worth of another act, then the same draw: the same pile.
    let number = 4.try_into().expect("a roll");
    played.does(Deed::Roll { number });
    played.does(Deed::Pass);
    played.turns(1);
    assert_eq!(fates(&played), ["spent", "live"]);
    assert_eq!(played.verified().1["piles"][1]["commitment"], promised);
}

#[test]
fn a_finished_game_reveals_every_pile() {
    let mut played = Played::new(|parts| parts.rules.target = 3);
    for _ in 0..5_000 {
        if played.game.state().over().is_some() {
            break;
        }
        let act = random_act(&mut played.game.state().clone(), &mut played.rng).expect("an act");
        played.takes(Step::Act(act));
    }
    assert!(played.game.state().over().is_some(), "somebody has won");
    let (code, verified) = played.verified();
    assert_eq!(code, Some(0));
    assert!(verified["piles"].as_array().expect("a list").iter().all(|pile| {
        pile["revealed"]["order"].as_array().is_some_and(|order| order.len() == 37)
    }));
}

/// The opening with another order under the old promise, soundly written.
#[test]
fn an_order_that_was_changed_afterward_is_found_and_the_status_is_one() {
    let played = Played::new(|parts| {
        let mut forged = serde_json::to_value(&parts.shuffle).expect("writes");
        let honest = parts.shuffle.piles()[0].order().to_vec();
        let mut order = honest;
        order.swap(0, 9);
        let other = common::shuffle(&order[..31], NewYear::default());
        let other = serde_json::to_value(other).expect("writes");
        forged[0]["order"] = other[0]["order"].clone();
        parts.shuffle = serde_json::from_value(forged).expect("reads");
    });
    let (code, verified) = played.verified();
    assert_eq!((code, &verified["piles"][0]["valid"]), (Some(1), &json!(false)));
    let text = tableside(&["verify", played.path.to_str().expect("UTF-8")]);
    assert!(String::from_utf8_lossy(&text.stdout).contains("NOT as promised"));
}

/// New Year moved to the top is a pile of the right cards in no right order.
#[test]
fn a_pile_that_is_not_laid_out_by_the_rules_is_not_valid() {
    let played = Played::new(|parts| {
        parts.shuffle = common::shuffle(&[PileCard::NewYear], NewYear::default());
    });
    let (code, verified) = played.verified();
    assert_eq!((code, &verified["piles"][0]["valid"]), (Some(1), &json!(false)));
}

#[test]
fn a_damaged_game_cannot_be_vouched_for() {
    let mut played = Played::new(|_| {});
    played.turns(2);
    let mut bytes = std::fs::read(&played.path).expect("a journal");
    let place = bytes.len() - 20;
    bytes[place] ^= 1;
    std::fs::write(&played.path, bytes).expect("written");
    let (code, verified) = played.verified();
    assert_eq!((code, &verified["whole"]), (Some(1), &json!(false)));
    let missing = tableside(&["verify", "/no/such/game"]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(missing.stdout.is_empty() && !missing.stderr.is_empty());
}

#[test]
fn each_stack_has_a_promise_of_its_own() {
    let mut played = Played::new(|parts| {
        parts.decks = [BuiltIn::A, BuiltIn::B].map(|deck| deck.deck().expect("sound")).to_vec();
        parts.rules.cards =
            Selection { arrangement: cards::Arrangement::Stacks, ..Selection::default() };
        let mut rng = StdRng::seed_from_u64(1);
        parts.shuffle = cards::prepare(&parts.decks, &parts.rules.cards, &mut rng);
    });
    played.turns(35);
    let (code, verified) = played.verified();
    assert_eq!(code, Some(0));
    let decks: Vec<&Value> =
        verified["piles"].as_array().expect("a list").iter().map(|pile| &pile["decks"]).collect();
    assert_eq!(decks, [&json!(["a"]), &json!(["b"])]);
    assert_eq!(verified["piles"][0]["fate"], "spent", "New Year ended the first stack");
    assert_eq!(verified["piles"][1]["revealed"], Value::Null);
}

// Deck files.

fn written(folder: &Path, bytes: &[u8]) -> String {
    let path = folder.join("deck.json");
    std::fs::write(&path, bytes).expect("written");
    path.to_str().expect("UTF-8").to_owned()
}

fn good() -> Value {
    serde_json::from_str(BuiltIn::A.file()).expect("JSON")
}

fn with(place: &str, value: Value) -> Vec<u8> {
    let mut deck = good();
    *deck.pointer_mut(place).expect("a place") = value;
    deck.to_string().into_bytes()
}

#[rstest]
#[case::no_json(b"{\"format\": ".to_vec(), None, "", "no JSON")]
#[case::no_object(b"[1]".to_vec(), None, "", "object")]
#[case::another_file(b"{\"a\":1}".to_vec(), None, "format", "no deck file")]
#[case::not_utf8(vec![0xff, 0xfe, 0x00], None, "", "UTF-8")]
#[case::empty_file(Vec::new(), None, "", "no JSON")]
#[case::deep_nesting("[".repeat(100_000).into_bytes(), None, "", "recursion")]
#[case::a_newer_version(with("/version", json!(3)), None, "version", "version 3")]
#[case::no_cards(with("/cards", json!([])), None, "cards", "1 to 200")]
#[case::too_many_cards(
    with("/cards", json!(vec![json!({"red":1,"yellow":1,"event":"none"}); 201])),
    None, "cards", "201"
)]
#[case::a_die_of_seven(with("/cards/3/red", json!(7)), Some(3), "red", "1 to 6")]
#[case::a_die_of_zero(with("/cards/0/yellow", json!(0)), Some(0), "yellow", "1 to 6")]
#[case::a_die_in_words(with("/cards/2/yellow", json!("six")), Some(2), "yellow", "expected u8")]
#[case::an_unknown_event(with("/cards/5/event", json!("party")), Some(5), "event", "`party`")]
#[case::an_unknown_field(
    with("/cards/7", json!({"red":1,"yellow":1,"event":"none","colour":"red"})),
    Some(7), "colour", "unknown field"
)]
#[case::an_unknown_season(
    with("/cards/8", json!({"red":1,"yellow":1,"event":"none","season":"monsoon"})),
    Some(8), "season", "monsoon"
)]
#[case::an_unknown_effect(
    with("/events/none/effects", json!([{"do":"explode"}])),
    None, "events.none.effects[0].do", "explode"
)]
#[case::an_effect_with_a_field_it_has_not(
    with("/events/none/effects", json!([{"do":"robber_sleeps","long":true}])),
    None, "events.none.effects[0]", "long"
)]
#[case::too_many_effects(
    with("/events/none/effects", json!(vec![json!({"do":"robber_sleeps"}); 13])),
    None, "events.none.effects", "12"
)]
#[case::a_bad_id(with("/id", json!("../../etc")), None, "id", "letters")]
fn a_bad_deck_names_card_and_field_and_the_status_is_one(
    #[case] bytes: Vec<u8>,
    #[case] card: Option<usize>,
    #[case] field: &str,
    #[case] words: &str,
) {
    let folder = temp_dir();
    let path = written(folder.path(), &bytes);
    let output = tableside(&["deck", "check", &path, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let report = json_of(&output);
    assert_eq!(report["valid"], false);
    let error = &report["errors"][0];
    assert_eq!((&error["card"], &error["field"]), (&json!(card), &json!(field)));
    let message = error["message"].as_str().expect("words");
    assert!(message.contains(words), "{message}");
}

#[test]
fn every_wrong_card_is_named_not_only_the_first() {
    let mut deck = good();
    deck["cards"][1]["red"] = json!(9);
    deck["cards"][4]["event"] = json!("party");
    deck["more"] = json!(1);
    let folder = temp_dir();
    let path = written(folder.path(), deck.to_string().as_bytes());
    let report = json_of(&tableside(&["deck", "check", &path, "--json"]));
    let cards: Vec<&Value> =
        report["errors"].as_array().expect("a list").iter().map(|error| &error["card"]).collect();
    assert_eq!(cards, [&Value::Null, &json!(1), &json!(4)]);
}

#[test]
fn doubled_and_missing_pairs_are_warnings_since_house_decks_may_want_them() {
    let folder = temp_dir();
    let path = written(folder.path(), &with("/cards/1/yellow", json!(1)));
    let output = tableside(&["deck", "check", &path, "--json"]);
    assert_eq!(output.status.code(), Some(0));
    let report = json_of(&output);
    assert_eq!((&report["valid"], &report["errors"]), (&json!(true), &json!([])));
    let warnings = report["warnings"].as_array().expect("a list");
    assert_eq!(warnings.len(), 2);
    assert_eq!(warnings[0]["card"], 1);
    assert!(
        warnings[1]["message"].as_str().is_some_and(|words| words.contains("red 1 and yellow 2"))
    );
}

#[test]
fn a_million_cards_a_folder_and_a_missing_file_are_answered_quickly_and_plainly() {
    let folder = temp_dir();
    let card = r#"{"red":1,"yellow":1,"event":"none"},"#;
    let many = format!(
        r#"{{"format":"tableside-deck","version":2,"id":"x","cards":[{}{}],"events":{{"none":{{"effects":[]}}}}}}"#,
        card.repeat(999_999),
        card.trim_end_matches(',')
    );
    let path = written(folder.path(), many.as_bytes());
    let beside = folder.path().to_str().expect("UTF-8");
    let output = tableside(&["deck", "check", &path, beside, "/no/such/file", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let reports: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON a line")).collect();
    assert_eq!(reports.len(), 3);
    let message = |nth: usize| reports[nth]["errors"][0]["message"].as_str().expect("words");
    assert!(message(0).contains("1048576 bytes"), "{}", message(0));
    assert!(message(1).contains("folder"), "{}", message(1));
    assert!(reports.iter().all(|report| report["valid"] == false));
}

#[test]
fn the_decks_that_come_with_the_program_pass_and_the_schema_is_printed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("decks");
    for deck in BuiltIn::ALL {
        let path = root.join(format!("deck-{}.json", deck.key()));
        let output = tableside(&["deck", "check", path.to_str().expect("UTF-8"), "--json"]);
        assert_eq!(output.status.code(), Some(0), "{deck:?}");
        let report = json_of(&output);
        assert_eq!(report["warnings"], json!([]), "{deck:?}");
    }
    let schema = json_of(&tableside(&["deck", "schema"]));
    assert_eq!(schema["title"], "A deck of event cards");
}
