//! The languages: each has all sentences, and no text for players stands
//! anywhere else.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use game::Said as _;
use kit::theme::Palette;
use tableside::app::session::StepError;
use words::language::Language;

use crate::common::said;
use crate::tools::source::{Source, Token, of, sources};

/// A sentence of a locale.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Message {
    /// What it says, without what is put in.
    words: String,
    /// What is put in.
    variables: BTreeSet<String>,
}

type Messages = BTreeMap<String, Message>;

/// All sentences of a language.
fn messages(language: Language) -> Messages {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
    let mut all = Messages::new();
    for entry in std::fs::read_dir(folder).expect("the folder of the language") {
        let text = std::fs::read_to_string(entry.expect("a file").path()).expect("text");
        all.extend(messages_of(&text));
    }
    all
}

fn messages_of(file: &str) -> Messages {
    let resource = parse(file).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut all = Messages::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut read = Message::default();
            read_pattern(message.value.as_ref().expect("a text"), &mut read);
            all.insert(message.id.name.to_owned(), read);
        }
    }
    all
}

fn read_pattern(pattern: &Pattern<&str>, read: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => read.words.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => read_inline(inline, read),
                Expression::Select { selector, variants } => {
                    read_inline(selector, read);
                    for variant in variants {
                        read_pattern(&variant.value, read);
                    }
                }
            },
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, read: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            read.variables.insert(id.name.to_owned());
            read.words.push('\u{fffc}');
        }
        InlineExpression::StringLiteral { value } => read.words.push_str(value),
        // Another sentence, which is looked at by itself.
        InlineExpression::MessageReference { attribute: None, .. } => {}
        other => panic!("the locales use texts, variables, and sentences only: {other:?}"),
    }
}

/// Returns what one language lacks of another.
fn missing(one: &Messages, other: &Messages) -> Vec<String> {
    one.keys().filter(|key| !other.contains_key(*key)).cloned().collect()
}

#[test]
fn each_language_has_every_sentence_and_no_other() {
    let (english, german) = (messages(Language::English), messages(Language::German));
    assert!(english.len() > 1000, "{} sentences", english.len());
    assert_eq!(missing(&english, &german), [""; 0], "missing in German");
    assert_eq!(missing(&german, &english), [""; 0], "in German only");
}

#[test]
fn sentences_take_the_same_values_in_each_language() {
    let (english, german) = (messages(Language::English), messages(Language::German));
    for (key, message) in &english {
        let Some(other) = german.get(key) else { continue };
        assert_eq!(message.variables, other.variables, "{key}");
    }
}

/// Rightly the same in both languages.
const ALIKE: [(&str, &[&str]); 4] = [
    ("the name of the program", &["app-name"]),
    ("understood by all", &["ok"]),
    (
        "German uses the word too",
        &[
            "begin-bank",
            "bank",
            "bank-name",
            "figure-bank",
            "enter-ground-land",
            "terrain-label-gold",
            "decks-title",
            "home-decks",
            "new-decks",
            "color-orange",
            "deck-title-a",
            "season-winter",
            "new-set-fusion",
            "about-version",
            "lesson-title-gold",
            "begin-cargo-sand",
            "begin-section-gold",
            "enter-step-modules",
            "progress-diplomat",
            "progress-saboteur",
            "progress-2025-saboteur",
            "level-science-4",
            "level-trade-4",
            "sea-award-short-route",
            "wonder-theater",
            "begin-gold",
            "figure-gold",
            "stats-gold",
            "phones-code",
        ],
    ),
    ("months of the same name", &["month-4", "month-8", "month-9", "month-11"]),
];

/// Returns whether there are letters that could be another language's.
fn has_words(words: &str) -> bool {
    let mut run = 0;
    words.chars().any(|sign| {
        run = if sign.is_alphabetic() { run + 1 } else { 0 };
        run > 1
    })
}

#[test]
fn no_sentence_is_left_in_english() {
    let (english, german) = (messages(Language::English), messages(Language::German));
    let alike: BTreeSet<&str> = ALIKE.iter().flat_map(|(_, keys)| keys.iter().copied()).collect();
    let same: Vec<&String> = english
        .iter()
        .filter(|(key, message)| has_words(&message.words) && german.get(*key) == Some(message))
        .map(|(key, _)| key)
        .filter(|key| !alike.contains(key.as_str()))
        .collect();
    assert!(same.is_empty(), "the same in both languages: {same:?}");
    for key in alike {
        assert_eq!(english.get(key), german.get(key), "{key} is translated: take it off the list");
    }
}

/// Returns whether it can be a key, or a part of one.
fn is_key(text: &str) -> bool {
    let fits = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
    !text.is_empty() && text.chars().all(fits)
}

/// The keys that the source can ask for.
struct Asked {
    /// Written out.
    literal: BTreeSet<String>,
    /// Built: what stands before, between and after what is put in.
    built: BTreeSet<Vec<String>>,
    /// What can be put in.
    words: BTreeSet<String>,
}

impl Asked {
    fn of(all: &[Source]) -> Self {
        let texts = || {
            all.iter().flat_map(|source| &source.tokens).filter_map(|token| match token {
                Token::Text(text) => Some(text.as_str()),
                _ => None,
            })
        };
        let literal: BTreeSet<String> =
            texts().filter(|text| is_key(text)).map(str::to_owned).collect();
        let built = texts().filter(|text| text.contains('{')).filter_map(parts).collect();
        let mut words = literal.clone();
        words.extend((0..=20).map(|number| number.to_string()));
        let decks = Path::new(env!("CARGO_MANIFEST_DIR")).join("decks");
        for entry in std::fs::read_dir(decks).expect("the decks") {
            let path = entry.expect("a file").path();
            if path.extension().is_some_and(|ending| ending == "json") {
                let deck = std::fs::read_to_string(path).expect("a deck");
                let deck: serde_json::Value = serde_json::from_str(&deck).expect("JSON");
                words.extend(deck["id"].as_str().map(str::to_owned));
                words.extend(
                    deck["events"].as_object().into_iter().flatten().map(|(id, _)| id.clone()),
                );
            }
        }
        Self { literal, built, words }
    }

    fn has(&self, key: &str) -> bool {
        self.literal.contains(key) || self.built.iter().any(|parts| self.fits(parts, key))
    }

    /// Returns whether what is put in between `parts` to make `key` can be put in.
    fn fits(&self, parts: &[String], key: &str) -> bool {
        let [first, rest @ ..] = parts else { return false };
        let Some(left) = key.strip_prefix(first.as_str()) else { return false };
        match rest {
            [] => left.is_empty(),
            [next, ..] => (1..=left.len()).filter(|end| left.is_char_boundary(*end)).any(|end| {
                let (put_in, after) = left.split_at(end);
                after.starts_with(next.as_str())
                    && (self.words.contains(put_in)
                        // A key with something more, such as "-line".
                        || (first.is_empty() && self.has(put_in)))
                    && self.fits(rest, after)
            }),
        }
    }
}

/// The fixed parts of a key that is built; none where it is no key.
fn parts(format: &str) -> Option<Vec<String>> {
    let mut parts = vec![String::new()];
    let mut inside = false;
    for sign in format.chars() {
        match sign {
            '{' => {
                inside = true;
                parts.push(String::new());
            }
            '}' => inside = false,
            _ if inside => {}
            sign => parts.last_mut()?.push(sign),
        }
    }
    let fixed = parts.concat();
    // Something has to be said of the key.
    (is_key(&fixed) && fixed.chars().any(|sign| sign.is_ascii_alphabetic())).then_some(parts)
}

#[test]
fn every_sentence_is_used() {
    let asked = Asked::of(&sources(&["src", "crates"]));
    let mut unused: Vec<String> = messages(Language::English).into_keys().collect();
    let said = said::messages().into_iter().chain(StepError::messages());
    let said: BTreeSet<&str> = said.map(|(key, _)| key).collect();
    unused.retain(|key| !asked.has(key) && !said.contains(key.as_str()));
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
}

#[test]
fn a_sentence_that_nobody_asks_for_is_found() {
    let source = r#"
        fn f(text: &Text, kind: Kind) -> String {
            let key = format!("kind-{}", kind.key());
            text.get("plain") + &text.get(&key) + &text.get(&format!("{key}-line")) + "robber"
        }
        #[cfg(test)]
        mod tests { const ONLY: &str = "in-a-test"; }
    "#;
    let asked = Asked::of(&[Source { file: String::new(), tokens: of(source) }]);
    for used in ["plain", "kind-robber", "kind-robber-line"] {
        assert!(asked.has(used), "{used}");
    }
    for unused in ["plainer", "kind-dragon", "kind-dragon-line", "other-line", "in-a-test"] {
        assert!(!asked.has(unused), "{unused}");
    }
}

/// Texts in the source of the app that are in no language.
const UNREAD: [(&str, &str); 71] = [
    // Languages are called what those who speak them call them.
    ("language.rs", "English"),
    ("language.rs", "Deutsch"),
    // A layer that is only printed.
    ("island_svg/mod.rs", "island document"),
    // For scripts that measure.
    ("desktop/mod.rs", "TABLESIDE_MEASURE"),
    ("desktop/mod.rs", "first_frame_micros {first} frames {frames}"),
    // What sounds and speaks, by its own names, and the program's name in a mixer.
    ("audio/pulse.rs", "Tableside"),
    ("audio/speech_dispatcher.rs", "SPEECHD_ADDRESS"),
    ("audio/speech_dispatcher.rs", "unix_socket:"),
    ("audio/speech_dispatcher.rs", "USER"),
    ("audio/speech_dispatcher.rs", "speechd.sock"),
    ("audio/speech_dispatcher.rs", "SET self CLIENT_NAME {user}:{APP_ID}:main"),
    ("audio/speech_dispatcher.rs", "CANCEL self"),
    ("audio/speech_dispatcher.rs", "SET self LANGUAGE {}"),
    ("audio/speech_dispatcher.rs", "SET self VOLUME {}"),
    ("audio/speech_dispatcher.rs", "SPEAK"),
    ("platform/native.rs", "TZ"),
    ("local_time.rs", "/etc/localtime"),
    ("local_time.rs", "/etc/timezone"),
    ("local_time.rs", "/usr/share/zoneinfo"),
    ("local_time.rs", "/share/zoneinfo"),
    ("local_time.rs", "/etc/zoneinfo"),
    ("local_time.rs", "/usr/share/lib/zoneinfo"),
    ("audio/web_audio.rs", "(pointer: coarse)"),
    ("audio/web_speech.rs", "speechSynthesis"),
    ("audio/windows_media.rs", "audio/wav"),
    ("sound/cue.rs", "RIFF"),
    ("sound/cue.rs", "WAVEfmt "),
    // Kinds and names of files, and their folders.
    ("platform/native.rs", "JSON"),
    ("decks/naming.rs", "{}.json"),
    ("text/files.rs", "../../../../locales/en/"),
    ("text/files.rs", "../../../../locales/de/"),
    ("text/files.rs", ".ftl"),
    ("fonts.rs", "Tableside Regular"),
    ("fonts.rs", "Tableside Strong"),
    ("fonts.rs", "Tableside Title"),
    ("fonts.rs", "../../../../assets/fonts/Regular.ttf"),
    ("fonts.rs", "../../../../assets/fonts/Strong.ttf"),
    ("fonts.rs", "../../../../assets/fonts/Title.ttf"),
    ("fonts.rs", "../../../../assets/fonts/web/Regular.ttf"),
    ("fonts.rs", "../../../../assets/fonts/web/Strong.ttf"),
    ("fonts.rs", "../../../../assets/fonts/web/Title.ttf"),
    ("desktop/mod.rs", "../../../packaging/icons/128.png"),
    ("library/licenses.rs", "../../../assets/licenses.json"),
    ("screens/about.rs", "CARGO_PKG_VERSION"),
    ("platform/fake.rs", "/home/anna/.local/share/tableside"),
    ("desktop/mod.rs", "TABLESIDE_WITNESS"),
    ("desktop/mod.rs", "shown {count}"),
    ("desktop/mod.rs", "place {place}"),
    ("desktop/mod.rs", "/dev/null"),
    // The system's own.
    ("desktop/mod.rs", "LIBGL_DEBUG"),
    ("desktop/mod.rs", "EGL_LOG_LEVEL"),
    // What browsers call things.
    ("platform/web.rs", "(prefers-contrast: more)"),
    ("platform/web.rs", "(forced-colors: active)"),
    ("platform/web.rs", "(prefers-color-scheme: dark)"),
    ("platform/web.rs", "(prefers-color-scheme: light)"),
    ("platform/web.rs", "(prefers-reduced-motion: reduce)"),
    ("web/start.rs", "/tableside"),
    ("page/wake_lock.rs", "wakeLock"),
    ("web/start.rs", "meta[name=theme-color]"),
    ("page/writing.rs", "translateY({}px)"),
    ("web/page_probe.rs", "tablesideWitness"),
    ("web/page_probe.rs", "tablesideLines"),
    // For logs.
    ("page/writing.rs", "written field"),
    ("platform/chooser.rs", "no document"),
    ("platform/chooser.rs", "too large"),
    ("web/start.rs", "it is read from its path"),
    ("web/page_probe.rs", "page probe"),
    // They tell controls apart.
    ("decks/editor.rs", "card {} {} {}"),
    ("decks/editor.rs", "effect {event} {place}"),
    ("fonts.rs", "our fonts"),
    ("island/picture.rs", "island aside"),
];

/// Sources without words for players: the desktop's message bus has names of
/// its own, and the others are there for tests alone.
const WORDLESS: [&str; 17] = [
    "platform/bus.rs",
    "platform/system_preferences.rs",
    "theme/legible.rs",
    "theme/sight.rs",
    "widgets/art.rs",
    "widgets/signs.rs",
    "words/src/almanac/contents.rs",
    "words/src/almanac/markdown.rs",
    "screens/statistics/tests.rs",
    "words/src/almanac/tests.rs",
    // What documents are written with.
    "island_svg/page.rs",
    "island_svg/tests.rs",
    "looking_on/still.rs",
    "looking_on/tests/mod.rs",
    "looking_on/tests/tables.rs",
    "looking_on/tests/twins.rs",
    "looking_on/tests/whispers.rs",
];

/// What draws a text.
const DRAWS: [&str; 12] = [
    "RichText",
    "Label",
    "Button",
    "label",
    "button",
    "heading",
    "monospace",
    "small",
    "labeled",
    "selected",
    "hint_text",
    "on_hover_text",
];

/// Texts that players could read.
fn literals(source: &Source) -> Vec<String> {
    let mut found = Vec::new();
    for (nth, token) in source.tokens.iter().enumerate() {
        let Token::Text(text) = token else { continue };
        let before: Vec<&Token> = source.tokens[nth.saturating_sub(10)..nth].iter().rev().collect();
        if is_id(&before) {
            continue;
        }
        let shown = outside_braces(text);
        let is_key = is_key(&shown) && !shown.chars().any(|sign| sign.is_ascii_uppercase());
        // A key such as "lab-A-number" has a capital, but small letters too.
        let is_key = is_key || (is_key_like(&shown));
        if has_words(&shown) && (!is_key || is_drawn(&before)) {
            found.push(text.clone());
        }
    }
    found
}

/// Small words joined by dashes, with single capitals between them.
fn is_key_like(text: &str) -> bool {
    is_key(text)
        && text.contains('-')
        && text.starts_with(|sign: char| sign.is_ascii_lowercase() || sign == '-')
        && text
            .split('-')
            .all(|word| word.len() < 2 || !word.contains(|sign: char| sign.is_ascii_uppercase()))
}

fn outside_braces(text: &str) -> String {
    let mut inside = false;
    text.chars()
        .filter(|sign| {
            let shown = !inside && *sign != '{';
            inside = (inside || *sign == '{') && *sign != '}';
            shown && *sign != '}'
        })
        .collect()
}

/// Returns whether it only tells one control from another: `Id::new("..")`,
/// `id.with("..")`, `.id_salt("..")`.
fn is_id(before: &[&Token]) -> bool {
    let words: Vec<&str> = before
        .iter()
        .filter_map(|token| match token {
            Token::Word(word) => Some(word.as_str()),
            _ => None,
        })
        .collect();
    let open = before.iter().take_while(|token| ***token == Token::Sign('(')).count();
    if open == 0 {
        return false;
    }
    match words.as_slice() {
        ["id_salt" | "from_id_salt" | "push_id" | "make_persistent_id", ..] | ["new", "Id", ..] => {
            true
        }
        ["with", object, ..] => *object != "text" && (object.ends_with("id") || open > 1),
        _ => false,
    }
}

/// Returns whether it is the first that goes into something that draws.
fn is_drawn(before: &[&Token]) -> bool {
    let is = |nth: usize, word: &str| before.get(nth) == Some(&&Token::Word(word.to_owned()));
    before.first() == Some(&&Token::Sign('('))
        && DRAWS.iter().any(|drawn| is(1, drawn) || (is(1, "new") && is(4, drawn)))
}

#[test]
fn no_screen_has_a_text_of_its_own() {
    let mut found = Vec::new();
    let mut known: BTreeSet<(&str, &str)> = UNREAD.into();
    let has_words = |source: &Source| !WORDLESS.iter().any(|file| source.file.ends_with(file));
    let shown = sources(&["src/app", "crates/kit", "crates/words"]);
    for source in shown.into_iter().filter(has_words) {
        for text in literals(&source) {
            let is_known =
                UNREAD.iter().find(|(file, it)| source.file.ends_with(file) && *it == text);
            match is_known {
                Some(entry) => {
                    known.remove(entry);
                }
                None => found.push(format!("{}: {text:?}", source.file)),
            }
        }
    }
    assert!(found.is_empty(), "texts outside of locales:\n{}", found.join("\n"));
    assert!(known.is_empty(), "not there any more: {known:?}");
}

#[test]
fn a_text_in_a_screen_is_found() {
    let source = r#"
        // A "comment" is none.
        #[expect(dead_code, reason = "An attribute is none.")]
        fn ui(ui: &mut Ui, text: &Text) {
            ui.label("Hello there");
            ui.label("hello");
            ui.label(RichText::new("robber").strong());
            let key = "robber-flees";
            let name = format!("{} cards", 3);
            let named = format!("{}: {}", 3, 4);
            let built = format!("robber-{}", 3);
            let id = ui.id().with("best spot");
            let id = ui.scope_id().with(("best spot", 3));
            let said = text.with("Said so", &[]);
            let raw = r"Rough diamonds";
            let sign = '"';
            let end = "The end";
        }
        #[cfg(test)]
        const TEST: &str = "Only in a test";
        const AFTER: &str = "After the test";
    "#;
    let source = Source { file: String::new(), tokens: of(source) };
    let expected = [
        "Hello there",
        "hello",
        "robber",
        "{} cards",
        "Said so",
        "Rough diamonds",
        "The end",
        "After the test",
    ];
    assert_eq!(literals(&source), expected);
}

#[test]
fn the_fonts_have_every_letter_of_every_language() {
    let ctx = egui::Context::default();
    Palette::dark().apply(&ctx);
    let mut lacking = BTreeSet::new();
    let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
        for language in Language::ALL {
            let letters: BTreeSet<char> = messages(language)
                .values()
                .flat_map(|message| message.words.chars().collect::<Vec<_>>())
                .collect();
            for family in [egui::FontFamily::Proportional, egui::FontFamily::Monospace] {
                let font = egui::FontId::new(16.0, family);
                for letter in letters.iter().filter(|it| !matches!(it, '\n' | '\u{fffc}')) {
                    if !ui.ctx().fonts_mut(|fonts| fonts.has_glyph(&font, *letter)) {
                        lacking.insert(*letter);
                    }
                }
            }
        }
    });
    output.textures_delta.clear();
    assert!(lacking.is_empty(), "no glyphs for {lacking:?}");
}
