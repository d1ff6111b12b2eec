//! Searches the almanac: as one types, whatever accents are left out, and with a typo.

use super::entry::Entry;

/// Fit of words; the least is best.
type Score = u32;

/// Scores by the place where words are found: an entry's name, its other names, and its text.
const TITLE: Score = 0;
const ALSO: Score = 3;
const TEXT: Score = 12;

#[derive(Clone, Debug)]
pub(super) struct Searched {
    title: Vec<String>,
    also: Vec<String>,
    text: Vec<String>,
}

impl Searched {
    /// Those of `entry`, which is also looked for by `more`.
    pub fn of(entry: &Entry, more: &[String]) -> Self {
        let also = entry.also.iter().chain(more);
        let text: String = entry.spans().map(|span| span.words.as_str()).collect();
        let mut text = words(&text);
        text.sort_unstable();
        text.dedup();
        Self { title: words(&entry.title), also: also.flat_map(|name| words(name)).collect(), text }
    }

    /// Returns how well it fits all of `query`; nothing where a word is nowhere in it.
    pub fn score(&self, query: &[String]) -> Option<Score> {
        let sum: Option<Score> = query.iter().map(|word| self.score_of(word)).sum();
        // Among those that fit alike, the one that has little else in its title.
        sum.map(|sum| sum * 8 + Score::try_from(self.title.len()).unwrap_or(Score::MAX).min(7))
    }

    fn score_of(&self, word: &str) -> Option<Score> {
        let best = |words: &[String], at: Score, forgives: bool| {
            let scores = words.iter().filter_map(|other| fits(word, other, forgives));
            scores.min().map(|score| score + at)
        };
        let title = best(&self.title, TITLE, true);
        let also = best(&self.also, ALSO, true);
        let text = best(&self.text, TEXT, false);
        [title, also, text].into_iter().flatten().min()
    }
}

/// Returns how well `typed` fits the beginning of `word`, or a part of it; where it `forgives`, with
/// a typo.
fn fits(typed: &str, word: &str, forgives: bool) -> Option<Score> {
    if typed == word {
        return Some(0);
    }
    if word.starts_with(typed) {
        return Some(1);
    }
    let length = typed.chars().count();
    // Long words are made of short ones in German.
    if length > 3 && word.contains(typed) {
        return Some(2);
    }
    let most = match length {
        _ if !forgives => return None,
        0..=3 => return None,
        4..=7 => 1,
        _ => 2,
    };
    // Whoever still types has left letters out, or typed some too many.
    let begun = (length - 1..=length + 1).map(|length| word.chars().take(length).collect());
    let wrong = begun.map(|begun: String| strsim::osa_distance(typed, &begun));
    let wrong = wrong.chain([strsim::osa_distance(typed, word)]).min()?;
    (wrong <= most).then(|| 4 + Score::try_from(wrong).unwrap_or(Score::MAX))
}

/// The words of `text` as they are compared: in small letters without accents. Umlauts may be
/// written with an e.
pub(super) fn words(text: &str) -> Vec<String> {
    let plain: String = text.chars().flat_map(char::to_lowercase).map(plain).collect();
    let plain = plain.replace('ß', "ss").replace("ae", "a").replace("oe", "o").replace("ue", "u");
    let words = plain.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

const fn plain(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'æ' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'œ' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_capitals_may_be_left_out_and_umlauts_written_with_an_e() {
        assert_eq!(words("Räuber"), words("raeuber"));
        assert_eq!(words("Räuber"), words("RAUBER"));
        assert_eq!(words("Straße"), words("strasse"));
        assert_eq!(words("Café, 7-er!"), ["cafe", "7", "er"]);
    }

    #[test]
    fn the_beginning_of_a_word_fits_and_a_part_of_a_long_one_does() {
        let fits = |typed, word| fits(typed, word, true);
        assert_eq!(fits("robber", "robber"), Some(0));
        assert_eq!(fits("ro", "robber"), Some(1));
        assert_eq!(fits("strasse", "handelsstrasse"), Some(2));
        assert_eq!(fits("ob", "robber"), None);
    }

    #[test]
    fn a_typo_is_forgiven_in_words_that_are_long_enough() {
        let fits = |typed, word| fits(typed, word, true);
        assert_eq!(fits("rober", "robber"), Some(5));
        assert_eq!(fits("erathquake", "earthquake"), Some(5));
        assert_eq!(fits("setlem", "settlement"), Some(5), "also while one types");
        assert_eq!(fits("oer", "ore"), None);
        assert_eq!(fits("harbor", "barter"), None);
    }
}
