//! What is to be heard now.

use super::Cue;

/// What is to be heard now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// The cue.
    pub cue: Option<Cue>,
    /// What is read aloud.
    pub words: Option<String>,
}

impl Heard {
    /// This together with what came before it and hasn't been heard yet.
    #[must_use]
    pub fn after(self, before: Self) -> Self {
        Self { cue: self.cue.max(before.cue), words: self.words.or(before.words) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_two_steps_the_louder_cue_and_the_later_words_are_heard() {
        let heard = |cue, words: Option<&str>| Heard { cue, words: words.map(str::to_owned) };
        let number = heard(Some(Cue::Card), Some("The number is 8."));
        let attack = heard(Some(Cue::Attack), Some("The barbarians attack."));
        assert_eq!(attack.clone().after(number.clone()), attack);
        let nothing = Heard::default();
        assert_eq!(nothing.after(number.clone()), number);
    }
}
