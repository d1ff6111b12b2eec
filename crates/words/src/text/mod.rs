//! Everything players read: one place that turns keys into sentences.
//!
//! `files` builds the texts of `locales/` into the program; they are parsed once for each language,
//! and a `Text` formats them with Fluent. `numbers` writes the numbers in them; `dates` has dates,
//! times, and lists. A key that is missing is said in English and, failing that, shown in brackets.

mod dates;
mod files;
mod numbers;

use std::cell::OnceCell;
use std::sync::{Arc, LazyLock};

use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::language::Language;
use board::{HarborKind, Terrain};
use cards::{EventFace, Season};
use game::{CardKind, Color};

/// A value put into a sentence: texts and whole numbers convert with `into()`.
pub type Value<'a> = FluentValue<'a>;

struct Parsed {
    resources: Vec<Arc<FluentResource>>,
    wrong: Vec<String>,
}

static ENGLISH: LazyLock<Parsed> = LazyLock::new(|| Parsed::new(files::of(Language::English)));
static GERMAN: LazyLock<Parsed> = LazyLock::new(|| Parsed::new(files::of(Language::German)));

impl Parsed {
    fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }

    fn new(sources: &[&str]) -> Self {
        let mut parsed = Self { resources: Vec::new(), wrong: Vec::new() };
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned());
            let resource = resource.unwrap_or_else(|(resource, errors)| {
                parsed.wrong.extend(errors.iter().map(ToString::to_string));
                resource
            });
            parsed.resources.push(Arc::new(resource));
        }
        parsed
    }
}

pub struct Text {
    language: Language,
    bundle: FluentBundle<Arc<FluentResource>>,
    /// English, to fill in where a sentence is missing; read when one is.
    other: OnceCell<Box<Self>>,
}

impl Text {
    pub fn english() -> Self {
        Self::of(Language::English)
    }

    pub fn of(language: Language) -> Self {
        Self::load(language, Parsed::of(language)).0
    }

    /// Reads the sentences of `language` ahead, so that [`Self::of`] finds them read.
    pub fn read_ahead(language: Language) {
        let _ = Parsed::of(language);
    }

    /// The sentences of `parsed`, and what is wrong with them: broken or
    /// duplicate messages are left out; the others work.
    fn load(language: Language, parsed: &Parsed) -> (Self, Vec<String>) {
        let mut wrong = parsed.wrong.clone();
        let mut bundle = FluentBundle::new(language.code().parse().into_iter().collect());
        // Isolation marks are for mixed writing directions; our fonts have no
        // glyphs for them.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(numbers::formatter(language)));
        for resource in &parsed.resources {
            if let Err(errors) = bundle.add_resource(Arc::clone(resource)) {
                wrong.extend(errors.iter().map(ToString::to_string));
            }
        }
        (Self { language, bundle, other: OnceCell::new() }, wrong)
    }

    fn other(&self) -> Option<&Self> {
        match self.language {
            Language::English => None,
            Language::German => Some(self.other.get_or_init(|| Box::new(Self::english()))),
        }
    }

    pub const fn language(&self) -> Language {
        self.language
    }

    /// The sentence for `key`; the key in brackets if there is none.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The sentence for `key` with these values in it; the key in brackets if
    /// there is none.
    pub fn with(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            // A sentence in English is better than none.
            return self.other().map_or_else(|| format!("[{key}]"), |it| it.with(key, values));
        };
        let args: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        // A missing value shows up in the sentence by its name.
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    /// Returns whether there is a sentence for `key`, in English if need be.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
            || self.other().is_some_and(|it| it.has(key))
    }

    /// A terrain within a sentence: "hills".
    pub fn terrain(&self, terrain: Terrain) -> String {
        self.get(&format!("terrain-{}", terrain.key()))
    }

    /// A terrain as a label: "Hills".
    pub fn terrain_label(&self, terrain: Terrain) -> String {
        self.get(&format!("terrain-label-{}", terrain.key()))
    }

    /// A kind of card within a sentence: "brick".
    pub fn kind(&self, kind: impl Into<CardKind>) -> String {
        self.get(&format!("kind-{}", kind.into().key()))
    }

    /// A number of cards: "2 brick".
    pub fn cards(&self, count: u8, kind: impl Into<CardKind>) -> String {
        self.with(&format!("cards-of-{}", kind.into().key()), &[("count", count.into())])
    }

    pub fn season(&self, season: Season) -> String {
        self.get(&format!("season-{}", season.key()))
    }

    /// A face of the event die: "Ship".
    pub fn event_face(&self, face: EventFace) -> String {
        self.get(&format!("event-face-{}", face.key()))
    }

    pub fn color(&self, color: Color) -> String {
        self.get(&format!("color-{}", color.key()))
    }

    /// The shape that marks a color's pieces: "disc".
    pub fn mark(&self, color: Color) -> String {
        self.get(&format!("mark-{}", color.key()))
    }

    /// A harbor: "3:1", "2:1 ore".
    pub fn harbor(&self, kind: HarborKind) -> String {
        self.get(&format!("harbor-{}", kind.key()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::Resource;

    #[test]
    fn the_files_have_no_mistakes() {
        for language in Language::ALL {
            let (_, wrong) = Text::load(language, Parsed::of(language));
            assert!(wrong.is_empty(), "{language:?}: {wrong:?}");
        }
    }

    #[test]
    fn what_is_missing_in_german_is_said_in_english() {
        let source = "only-english = So";
        let other = Box::new(Text::load(Language::English, &Parsed::new(&[source])).0).into();
        let german = Text { other, ..Text::load(Language::German, &Parsed::new(&[])).0 };
        assert!(german.has("only-english"));
        assert_eq!(german.get("only-english"), "So");
        assert_eq!(german.get("no-such-key"), "[no-such-key]");
    }

    #[test]
    fn every_shared_word_is_there() {
        let text = Text::english();
        let mut found = Vec::new();
        for kind in CardKind::ALL {
            found.push(text.kind(kind));
            found.push(text.cards(2, kind));
        }
        for resource in Resource::ALL {
            found.push(text.harbor(HarborKind::Of(resource)));
        }
        found.push(text.harbor(HarborKind::Any));
        for terrain in Terrain::ALL {
            found.push(text.terrain(terrain));
            found.push(text.terrain_label(terrain));
        }
        for color in Color::ALL {
            found.push(text.color(color));
            found.push(text.mark(color));
        }
        assert!(!found.iter().any(|word| word.contains('[')), "{found:?}");
        assert_eq!(text.cards(2, Resource::Lumber), "2 lumber");
    }

    #[test]
    fn a_missing_key_shows_itself_and_never_fails() {
        assert_eq!(Text::english().get("no-such-key"), "[no-such-key]");
    }

    #[test]
    fn plural_selectors_see_numbers() {
        let source = "cards = { $n -> \n  [one] one card\n *[other] { $n } cards\n }\n";
        let (text, wrong) = Text::load(Language::English, &Parsed::new(&[source]));
        assert!(wrong.is_empty(), "{wrong:?}");
        assert_eq!(text.with("cards", &[("n", 1.into())]), "one card");
        assert_eq!(text.with("cards", &[("n", 3_u8.into())]), "3 cards");
    }
}
