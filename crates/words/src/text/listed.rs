//! Several things in one sentence.

use super::Text;

impl Text {
    /// "a, b and c".
    pub fn list(&self, parts: &[String]) -> String {
        match parts.split_last() {
            None => String::new(),
            Some((last, [])) => last.clone(),
            Some((last, others)) => self.pair("list-pair", self.joined(others), last),
        }
    }

    /// "red, blue", without an "and".
    pub fn joined(&self, parts: &[String]) -> String {
        let Some((first, rest)) = parts.split_first() else { return String::new() };
        rest.iter().fold(first.clone(), |sum, part| self.pair("list-more", sum, part))
    }

    fn pair(&self, key: &str, a: String, b: &String) -> String {
        self.with(key, &[("a", a.into()), ("b", b.into())])
    }

    /// Whole sentences after one another, each with a full stop at its end.
    pub fn sentences(&self, parts: &[String]) -> String {
        let ended = parts.iter().map(|part| {
            let end = if part.ends_with(['.', '?', '!']) { "" } else { "." };
            format!("{part}{end}")
        });
        ended.collect::<Vec<_>>().join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_of_several_has_an_and_before_it() {
        let text = Text::english();
        let parts = ["a", "b", "c"].map(String::from);
        let lists = [0, 1, 2, 3].map(|count| text.list(&parts[..count]));
        assert_eq!(lists, ["", "a", "a and b", "a, b and c"]);
        assert_eq!(text.joined(&parts), "a, b, c");
        assert_eq!(text.joined(&[]), "");
    }
}
