//! The files with the sentences, built into the program.

use crate::language::Language;

/// Each language's files, by the same list of names.
macro_rules! files {
    ($($name:literal)*) => {
        #[cfg(test)]
        const NAMES: &[&str] = &[$($name),*];

        const ENGLISH: &[&str] =
            &[$(include_str!(concat!("../../../../locales/en/", $name, ".ftl"))),*];

        const GERMAN: &[&str] =
            &[$(include_str!(concat!("../../../../locales/de/", $name, ".ftl"))),*];
    };
}

files! {
    "words" "start" "settings" "new-game" "middle" "island" "shuffle" "errors-start" "saving" "games"
    "play" "history" "replay" "keys" "clock" "stage" "play-acts" "play-refusals" "why" "amend" "check" "people" "play-cards"
    "events" "sea-cards" "module-cards" "decks" "deck-b" "deck-c" "deck-d" "lab" "statistics" "about"
    "knights" "knights-table" "knights-progress" "knights-new" "knights-check" "knights-statistics" "lessons" "sea"
    "almanac" "sea-new" "sea-rules" "sea-middle" "sea-table" "sea-facts" "sea-statistics" "sea-stage" "sea-lessons"
    "sea-scenarios" "fish" "rivers" "wagons" "oil" "traders-turn" "traders-statistics" "module-lessons" "traders-table" "new-modules" "looking-on" "own" "phones" "phones-turn"
}

pub const fn of(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => ENGLISH,
        Language::German => GERMAN,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_of_every_language_is_read() {
        for language in Language::ALL {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("../..")
                .join("locales")
                .join(language.code());
            let there: BTreeSet<String> = std::fs::read_dir(folder)
                .expect("a folder of the language")
                .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
                .collect();
            let read: BTreeSet<String> = NAMES.iter().map(|name| format!("{name}.ftl")).collect();
            assert_eq!(there, read, "{language:?}");
        }
    }
}
